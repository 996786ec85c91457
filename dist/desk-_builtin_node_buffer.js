import { t as __commonJSMin } from "./desk-rolldown-runtime.js";

// \0builtin:node:buffer
var require__builtin_node_buffer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:buffer");
}));

export { require__builtin_node_buffer as t };