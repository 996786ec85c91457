// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);

// \0builtin:node:worker_threads
var require__builtin_node_worker_threads = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:worker_threads");
}));

// \0builtin:node:crypto
var require__builtin_node_crypto = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:crypto");
}));

// \0builtin:node:fs
var require__builtin_node_fs = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:fs");
}));

// src/core/file-mode.ts
var import__builtin_node_worker_threads = require__builtin_node_worker_threads();
var import__builtin_node_crypto = require__builtin_node_crypto();
var import__builtin_node_fs = require__builtin_node_fs();
/** How git's trees write that an entry is a link, or a submodule. */
const LINK = "120000";
const SUBMODULE = "160000";

// src/io/files/state.ts
/** What lies at a path, be it a link; nothing where the path leads nowhere, as below a file. */
const stateOf = (path) => {
	try {
		return (0, import__builtin_node_fs.lstatSync)(path, { throwIfNoEntry: false });
	} catch {
		return;
	}
};

// src/io/git/tree.ts
/** The bytes of a path of a tree. */
const bytesOf = (path) => Buffer.from(path, "latin1");
/** Cuts git's NUL-separated answers: bytes, a character each. */
const splitNul = (bytes) => {
	const parts = bytes.toString("latin1").split("\0");
	if (parts.at(-1) === "") parts.pop();
	return parts;
};
const MODE_LENGTH = 6;
/** Reads entries as git lists them: mode, type and id with blanks between, a tab, the path, a NUL. */
const readEntries = (listing) => splitNul(listing).map((line) => {
	const tab = line.indexOf("	");
	return {
		mode: line.slice(0, MODE_LENGTH),
		id: line.slice(line.lastIndexOf(" ", tab) + 1, tab),
		path: line.slice(tab + 1)
	};
});

// src/io/git/content.ts
const CHUNK = Buffer.alloc(1048576);
const ROOM = 32;
const OPEN_FLAGS = import__builtin_node_fs.constants.O_RDONLY | (import__builtin_node_fs.constants.O_NOFOLLOW ?? 0) | (import__builtin_node_fs.constants.O_NONBLOCK ?? 0);
/**
* Compares files with their entries by hashing their bytes ourselves: no index is asked, so that no flag, timestamp or
* cache in one can speak for a file, and no program runs. It blocks; a file takes about as long as the system takes to
* open, read and close it.
*/
const compareBytes = (root, entries, algorithm) => {
	const inFolders = folderCheck(root);
	const altered = [];
	const broken = [];
	for (const entry of entries) {
		if (entry.mode === "160000") continue;
		const found = inFolders(entry.path) ? hashEntry(pathIn(root, entry.path), entry.mode, algorithm) : void 0;
		if (found === void 0) broken.push(entry);
		else if (found !== entry.id) (entry.mode === "120000" ? broken : altered).push(entry);
	}
	return {
		altered,
		broken
	};
};
const folderCheck = (root) => {
	const known = /* @__PURE__ */ new Map();
	const isFolder = (path) => {
		const end = path.lastIndexOf("/");
		if (end === -1) return true;
		const folder = path.slice(0, end);
		const before = known.get(folder);
		if (before !== void 0) return before;
		const good = isFolder(folder) && stateOf(pathIn(root, folder))?.isDirectory() === true;
		known.set(folder, good);
		return good;
	};
	return isFolder;
};
const hashEntry = (path, mode, algorithm) => {
	try {
		if (mode !== "120000" || process.platform === "win32" && !(0, import__builtin_node_fs.lstatSync)(path).isSymbolicLink()) return blobId(path, algorithm);
		const target = (0, import__builtin_node_fs.readlinkSync)(path, { encoding: "buffer" });
		return (0, import__builtin_node_crypto.createHash)(algorithm).update(`blob ${target.length}\0`).update(target).digest("hex");
	} catch {
		return;
	}
};
/** What git would name a regular file's bytes; nothing where it is no regular file. */
const blobId = (path, algorithm) => {
	const file = (0, import__builtin_node_fs.openSync)(path, OPEN_FLAGS);
	try {
		const state = (0, import__builtin_node_fs.fstatSync)(file);
		if (!state.isFile()) return void 0;
		const header = `blob ${state.size}\0`;
		if (state.size > CHUNK.length - ROOM) return hashOpened(file, state.size, (0, import__builtin_node_crypto.createHash)(algorithm).update(header));
		let end = ROOM;
		for (let left = state.size; left > 0; left = state.size - (end - ROOM)) {
			const count = (0, import__builtin_node_fs.readSync)(file, CHUNK, end, left, null);
			if (count === 0) break;
			end += count;
		}
		const start = ROOM - CHUNK.write(header, ROOM - header.length, "latin1");
		return (0, import__builtin_node_crypto.hash)(algorithm, CHUNK.subarray(start, end), "hex");
	} finally {
		(0, import__builtin_node_fs.closeSync)(file);
	}
};
const hashOpened = (file, size, begun) => {
	for (let left = size; left > 0;) {
		const count = (0, import__builtin_node_fs.readSync)(file, CHUNK, 0, Math.min(CHUNK.length, left), null);
		if (count === 0) break;
		begun.update(CHUNK.subarray(0, count));
		left -= count;
	}
	return begun.digest("hex");
};
const BEYOND_ASCII = /[\x80-\xff]/;
/** Where a path of a tree lies in a working tree: text, which costs less, where it is the same as the bytes. */
const pathIn = (root, path) => BEYOND_ASCII.test(path) ? Buffer.concat([Buffer.from(`${root}/`), bytesOf(path)]) : `${root}/${path}`;

// src/io/git/shared-tree.ts
const [ALTERED, BROKEN] = [1, 2];
/** Whether what a thread was given is such a tree. */
const isSharedTree = (data) => typeof data === "object" && data !== null && "root" in data && typeof data.root === "string" && "algorithm" in data && (data.algorithm === "sha1" || data.algorithm === "sha256") && [
	"listing",
	"marks",
	"done"
].every((name) => Reflect.get(data, name) instanceof Uint8Array) && ["ends", "taken"].every((name) => Reflect.get(data, name) instanceof Int32Array);
const viewOf = ({ listing }) => Buffer.from(listing.buffer, listing.byteOffset, listing.byteLength);
/** The entries of a part, and the marks of those. */
const readPart = (tree, part) => {
	const [start, end] = [tree.ends[part - 1] ?? 0, tree.ends[part]];
	return {
		entries: readEntries(viewOf(tree).subarray(start, end)),
		marks: tree.marks.subarray(start, end)
	};
};
const comparePart = (tree, part) => {
	const { entries, marks } = readPart(tree, part);
	const { altered, broken } = compareBytes(tree.root, entries, tree.algorithm);
	for (const entry of altered) marks[entries.indexOf(entry)] = ALTERED;
	for (const entry of broken) marks[entries.indexOf(entry)] = BROKEN;
	Atomics.store(tree.done, part, 1);
};
/** Compares parts until all are taken. It blocks. */
const compareParts = (tree) => {
	for (;;) {
		const part = Atomics.add(tree.taken, 0, 1);
		if (part >= tree.ends.length) return;
		comparePart(tree, part);
	}
};

// src/entries/compare-part.ts
import__builtin_node_worker_threads.parentPort?.once("message", (data) => {
	if (isSharedTree(data)) compareParts(data);
});

export {  };