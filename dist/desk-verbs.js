import { o as config, t as en_default } from "./desk-en.js";
import { a as require__builtin_node_path, t as SILENT } from "./desk-verb.js";
import { t as readRule } from "./desk-whole-settings.js";

// src/core/zod.ts
config(en_default());

// src/entries/single-use.ts
config({ jitless: true });

// src/entries/desk-verbs.ts
var import__builtin_node_path = require__builtin_node_path();
/** The verbs of the command line. Each is set up when it is called, and does not wait for what another needs. */
const verbs = {
	init: async () => (await import("./desk-init.js")).init,
	run: async () => (await import("./desk-run.js")).run,
	pin: async () => (await import("./desk-pin.js")).pin,
	check: async () => (await import("./desk-check.js")).check,
	parse: async () => (await import("./desk-parse2.js")).parse,
	explain: async () => (await import("./desk-explain.js")).explain,
	status: async () => (await import("./desk-status.js")).status,
	calibrate: async () => (await import("./desk-calibrate.js")).calibrate,
	hook: async () => (await import("./desk-hook.js")).hook,
	mcp: async () => (await import("./desk-mcp.js")).mcp,
	doctor: async () => (await import("./desk-doctor.js")).doctor,
	protect: async () => (await import("./desk-protect.js")).protect,
	audit: async () => (await import("./desk-audit.js")).audit
};
/** The audit as a job of the action, which is the verb with another place to tell it. */
const auditPush = async () => (await import("./desk-audit-job.js")).auditPush();
/** The hook's decision about what is made public. It says nothing but its answer. */
const publishing = async (publication, { folders, moved, env, base, policy }) => {
	const { decidePublished } = await import("./desk-publish.js");
	return decidePublished(publication, {
		options: {
			base,
			policy
		},
		operands: [],
		json: false,
		cwd: (0, import__builtin_node_path.resolve)(...folders),
		env,
		terminal: SILENT
	}, moved);
};

export { auditPush, publishing, readRule, verbs };