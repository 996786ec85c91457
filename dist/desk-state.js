import { _ as require__builtin_node_fs } from "./desk-tell.js";

// src/io/files/state.ts
var import__builtin_node_fs = require__builtin_node_fs();
/** What lies at a path, be it a link; nothing where the path leads nowhere, as below a file. */
const stateOf = (path) => {
	try {
		return (0, import__builtin_node_fs.lstatSync)(path, { throwIfNoEntry: false });
	} catch {
		return;
	}
};

export { stateOf as t };