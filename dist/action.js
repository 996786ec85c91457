// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);

// \0builtin:node:worker_threads
var require__builtin_node_worker_threads = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:worker_threads");
}));

// src/entries/action.ts
var import__builtin_node_worker_threads = require__builtin_node_worker_threads();
if (["rerun", "verify"].includes(process.env["INPUT_JOB"]?.trim() ?? "")) {
	const checkout = new Promise((answer) => {
		const thread = new import__builtin_node_worker_threads.Worker(new URL("./verify-checkout.js", import.meta.url));
		thread.once("message", answer).once("error", answer);
		thread.once("exit", () => answer("the thread ended without an answer"));
	});
	const { main } = await import("./rerun.js");
	process.exitCode = await main(checkout);
} else {
	const { main } = await import("./verdict.js");
	process.exitCode = await main();
}

export {  };