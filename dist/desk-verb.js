import { t as __commonJSMin } from "./desk-rolldown-runtime.js";

// \0builtin:node:path
var require__builtin_node_path = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:path");
}));

// src/entries/cli/verb.ts
const nothing = () => {};
/** Where nobody listens. */
const SILENT = {
	out: nothing,
	err: nothing,
	isTerminal: false
};
/** A text option, or undefined where it was not given. */
const textOption = ({ options }, name) => {
	const value = options[name];
	return typeof value === "string" ? value : void 0;
};
/** The values of an option that may be given more than once, in their order. */
const textOptions = ({ options }, name) => {
	const value = options[name];
	return typeof value === "object" ? value : [];
};
/** Whether a flag was given. */
const isSet = ({ options }, name) => options[name] === true;

export { require__builtin_node_path as a, textOptions as i, isSet as n, textOption as r, SILENT as t };