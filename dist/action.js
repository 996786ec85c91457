// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") {
		for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
			key = keys[i];
			if (!__hasOwnProp.call(to, key) && key !== except) {
				__defProp(to, key, {
					get: ((k) => from[k]).bind(null, key),
					enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
				});
			}
		}
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));

// \0builtin:node:worker_threads
var require__builtin_node_worker_threads = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:worker_threads");
}));

// src/entries/action.ts
const job = process.env["INPUT_JOB"]?.trim() ?? "";
if (["rerun", "verify"].includes(job)) {
	const { Worker } = await Promise.resolve().then(() => /* @__PURE__ */ __toESM(require__builtin_node_worker_threads(), 1));
	const checkout = new Promise((answer) => {
		const thread = new Worker(new URL("./verify-checkout.js", import.meta.url));
		thread.once("message", answer).once("error", answer);
		thread.once("exit", () => answer("the thread ended without an answer"));
	});
	const { main } = await import("./rerun.js");
	process.exitCode = await main(checkout);
} else if (["open-check", "close-check"].includes(job)) {
	const { main } = await import("./app-check.js");
	process.exitCode = await main();
} else if (job === "audit") {
	const { auditPush } = await import("./desk-verbs.js");
	process.exitCode = await auditPush();
} else {
	const { main } = await import("./verdict.js");
	process.exitCode = await main();
}

export {  };