import { a as config } from "./desk-core.js";

// src/entries/single-use.ts
config({ jitless: true });

// src/entries/desk-verbs.ts
/** The verbs of the command line. Each is set up when it is called, and does not wait for what another needs. */
const verbs = {
	init: async () => (await import("./desk-init.js")).init,
	run: async () => (await import("./desk-run.js")).run,
	pin: async () => (await import("./desk-pin.js")).pin,
	check: async () => (await import("./desk-check.js")).check,
	parse: async () => (await import("./desk-parse3.js")).parse,
	explain: async () => (await import("./desk-explain.js")).explain,
	status: async () => (await import("./desk-status.js")).status
};

export { verbs };