#!/usr/bin/env node
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

// \0builtin:node:util
var require__builtin_node_util = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:util");
}));

// src/core/result.ts
var import__builtin_node_util = require__builtin_node_util();
/** The success side of a {@link Result}. */
const ok = (value) => ({
	ok: true,
	value
});
/** The failure side of a {@link Result}. */
const err = (error) => ({
	ok: false,
	error
});

// src/core/hook/call.ts
/** The coding agents whose hooks are spoken: Claude Code, and Gemini CLI. */
const AGENTS = ["claude", "gemini"];
const isFields = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const textOf$2 = (fields, ...names) => {
	const value = names.map((name) => fields[name]).find((one) => one !== void 0);
	return typeof value === "string" ? value : void 0;
};
const write = (path, after) => path === void 0 || path === "" ? void 0 : {
	kind: "write",
	path,
	after
};
/** The text after one replacement. A text that is to be replaced and is not there tells nothing. */
const replaced = (before, edit) => {
	if (!isFields(edit)) return void 0;
	const [from, to] = [textOf$2(edit, "old_string"), textOf$2(edit, "new_string")];
	if (from === void 0 || to === void 0) return void 0;
	if (from === "") return before === void 0 || before === "" ? to : void 0;
	if (before === void 0 || !before.includes(from)) return void 0;
	return edit["replace_all"] === true || edit["allow_multiple"] === true || Number(edit["expected_replacements"]) > 1 ? before.replaceAll(from, () => to) : before.replace(from, () => to);
};
const editAll = (edits) => (before) => Array.isArray(edits) ? edits.reduce(({ text, known }, edit) => {
	const next = known ? replaced(text, edit) : void 0;
	return {
		text: next,
		known: next !== void 0
	};
}, {
	text: before,
	known: true
}).text : void 0;
const writeFile = (input) => write(textOf$2(input, "file_path"), () => textOf$2(input, "content"));
const editFile = (input) => write(textOf$2(input, "file_path"), (before) => replaced(before, input));
const runCommand = (input) => {
	const command = textOf$2(input, "command");
	return command === void 0 ? void 0 : {
		kind: "command",
		command,
		folder: textOf$2(input, "dir_path", "directory")
	};
};
const TOOLS = {
	claude: /* @__PURE__ */ new Map([
		["Write", writeFile],
		["Edit", editFile],
		["MultiEdit", (input) => write(textOf$2(input, "file_path"), editAll(input["edits"]))],
		["NotebookEdit", (input) => write(textOf$2(input, "notebook_path"), () => void 0)],
		["Bash", runCommand],
		["PowerShell", runCommand],
		["Monitor", runCommand]
	]),
	gemini: /* @__PURE__ */ new Map([
		["write_file", writeFile],
		["replace", editFile],
		["run_shell_command", runCommand]
	])
};
const PULL_REQUEST_TOOL = /^mcp_.*_(create|update|merge)_pull_request$/;
const ACTIONS$1 = /* @__PURE__ */ new Map([
	["create", "create"],
	["update", "edit"],
	["merge", "merge"]
]);
const pullRequest = (action, input) => {
	const [owner, repo] = [textOf$2(input, "owner"), textOf$2(input, "repo")];
	const number = input["pullNumber"] ?? input["pull_number"];
	const body = action === "merge" ? void 0 : textOf$2(input, "body");
	return {
		kind: "pull-request",
		action,
		body: body === void 0 ? action === "create" ? {
			from: "unseen",
			why: "it is given no text"
		} : { from: "live" } : {
			from: "text",
			text: body
		},
		pull: typeof number === "number" || typeof number === "string" ? String(number) : void 0,
		repository: owner === void 0 || repo === void 0 ? void 0 : `${owner}/${repo}`
	};
};
const EVENTS = {
	PreToolUse: "claude",
	BeforeTool: "gemini"
};
/** Reads what an agent gives its hook before it uses a tool. A call that lacks what it must have cannot be judged. */
const readToolCall = (text) => {
	const call = parseJson(text);
	if (!isFields(call)) return err("the input of the hook is no JSON object");
	const [event, tool, cwd] = [
		textOf$2(call, "hook_event_name"),
		textOf$2(call, "tool_name"),
		textOf$2(call, "cwd")
	];
	const agent = event === void 0 || !Object.hasOwn(EVENTS, event) ? void 0 : EVENTS[event];
	if (agent === void 0) return err(`expected hook_event_name ${Object.keys(EVENTS).join(" or ")}, found ${event ?? "none"}`);
	if (tool === void 0 || cwd === void 0 || cwd === "") return err("the input of the hook lacks tool_name or cwd");
	const action = ACTIONS$1.get(PULL_REQUEST_TOOL.exec(tool)?.[1] ?? "");
	const read = action === void 0 ? TOOLS[agent].get(tool) : (fields) => pullRequest(action, fields);
	if (read === void 0) return ok({
		agent,
		tool,
		cwd,
		intent: { kind: "other" }
	});
	const { tool_input: input } = call;
	if (!isFields(input)) return err(`the input of ${tool} is no JSON object`);
	const intent = read(input);
	return intent === void 0 ? err(`the input of ${tool} does not say what it is about`) : ok({
		agent,
		tool,
		cwd,
		intent
	});
};
const parseJson = (text) => {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
};

// node_modules/yaml/browser/dist/nodes/identity.js
const DOC = Symbol.for("yaml.document");
const MAP = Symbol.for("yaml.map");
const SCALAR$1 = Symbol.for("yaml.scalar");
const SEQ = Symbol.for("yaml.seq");
const NODE_TYPE = Symbol.for("yaml.node.type");
const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR$1;
function isCollection(node) {
	if (node && typeof node === "object") switch (node[NODE_TYPE]) {
		case MAP:
		case SEQ: return true;
	}
	return false;
}
const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

// node_modules/yaml/browser/dist/doc/applyReviver.js
/**
* Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
* in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
* 2021 edition: https://tc39.es/ecma262/#sec-json.parse
*
* Includes extensions for handling Map and Set objects.
*/
function applyReviver(reviver, obj, key, val) {
	if (val && typeof val === "object") {
		if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
			const v0 = val[i];
			const v1 = applyReviver(reviver, val, String(i), v0);
			if (v1 === void 0) delete val[i];
			else if (v1 !== v0) val[i] = v1;
		}
		else if (val instanceof Map) for (const k of Array.from(val.keys())) {
			const v0 = val.get(k);
			const v1 = applyReviver(reviver, val, k, v0);
			if (v1 === void 0) val.delete(k);
			else if (v1 !== v0) val.set(k, v1);
		}
		else if (val instanceof Set) for (const v0 of Array.from(val)) {
			const v1 = applyReviver(reviver, val, v0, v0);
			if (v1 === void 0) val.delete(v0);
			else if (v1 !== v0) {
				val.delete(v0);
				val.add(v1);
			}
		}
		else for (const [k, v0] of Object.entries(val)) {
			const v1 = applyReviver(reviver, val, k, v0);
			if (v1 === void 0) delete val[k];
			else if (v1 !== v0) val[k] = v1;
		}
	}
	return reviver.call(obj, key, val);
}

// node_modules/yaml/browser/dist/nodes/toJS.js
/**
* Recursively convert any node or its contents to native JavaScript
*
* @param value - The input value
* @param arg - If `value` defines a `toJSON()` method, use this
*   as its first argument
* @param ctx - Conversion context, originally set in Document#toJS(). If
*   `{ keep: true }` is not set, output should be suitable for JSON
*   stringification.
*/
function toJS(value, arg, ctx) {
	if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
	if (value && typeof value.toJSON === "function") {
		if (!ctx || !hasAnchor(value)) return value.toJSON(arg, ctx);
		const data = {
			aliasCount: 0,
			count: 1,
			res: void 0
		};
		ctx.anchors.set(value, data);
		ctx.onCreate = (res) => {
			data.res = res;
			delete ctx.onCreate;
		};
		const res = value.toJSON(arg, ctx);
		if (ctx.onCreate) ctx.onCreate(res);
		return res;
	}
	if (typeof value === "bigint" && !ctx?.keep) return Number(value);
	return value;
}

// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
	constructor(type) {
		Object.defineProperty(this, NODE_TYPE, { value: type });
	}
	/** Create a copy of this node.  */
	clone() {
		const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	/** A plain JavaScript representation of this node. */
	toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
		if (!isDocument(doc)) throw new TypeError("A document argument is required");
		const ctx = {
			anchors: /* @__PURE__ */ new Map(),
			doc,
			keep: true,
			mapAsMap: mapAsMap === true,
			mapKeyWarned: false,
			maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
		};
		const res = toJS(this, "", ctx);
		if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
		return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
	}
};

// node_modules/yaml/browser/dist/nodes/Scalar.js
var Scalar = class extends NodeBase {
	constructor(value) {
		super(SCALAR$1);
		this.value = value;
	}
	toJSON(arg, ctx) {
		return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
	}
	toString() {
		return String(this.value);
	}
};
Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
Scalar.PLAIN = "PLAIN";
Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";

// node_modules/yaml/browser/dist/errors.js
var YAMLError = class extends Error {
	constructor(name, pos, code, message) {
		super();
		this.name = name;
		this.code = code;
		this.message = message;
		this.pos = pos;
	}
};
var YAMLParseError = class extends YAMLError {
	constructor(pos, code, message) {
		super("YAMLParseError", pos, code, message);
	}
};

// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end, offset, reqSpace, onError) {
	let comment = "";
	if (end) {
		let hasSpace = false;
		let sep = "";
		for (const token of end) {
			const { source, type } = token;
			switch (type) {
				case "space":
					hasSpace = true;
					break;
				case "comment": {
					if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += sep + cb;
					sep = "";
					break;
				}
				case "newline":
					if (comment) sep += source;
					hasSpace = true;
					break;
				default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
			}
			offset += source.length;
		}
	}
	return {
		comment,
		offset
	};
}

// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar, onError) {
	const start = scalar.offset;
	const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
	if (!header) return {
		value: "",
		type: null,
		comment: "",
		range: [
			start,
			start,
			start
		]
	};
	const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
	const lines = scalar.source ? splitLines(scalar.source) : [];
	let chompStart = lines.length;
	for (let i = lines.length - 1; i >= 0; --i) {
		const content = lines[i][1];
		if (content === "" || content === "\r") chompStart = i;
		else break;
	}
	if (chompStart === 0) {
		const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
		let end = start + header.length;
		if (scalar.source) end += scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	let trimIndent = scalar.indent + header.indent;
	let offset = scalar.offset + header.length;
	let contentStart = 0;
	for (let i = 0; i < chompStart; ++i) {
		const [indent, content] = lines[i];
		if (content === "" || content === "\r") {
			if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
		} else {
			if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
			if (header.indent === 0) trimIndent = indent.length;
			contentStart = i;
			if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
			break;
		}
		offset += indent.length + content.length + 1;
	}
	for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
	let value = "";
	let sep = "";
	let prevMoreIndented = false;
	for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
	for (let i = contentStart; i < chompStart; ++i) {
		let [indent, content] = lines[i];
		offset += indent.length + content.length + 1;
		const crlf = content[content.length - 1] === "\r";
		if (crlf) content = content.slice(0, -1);
		/* istanbul ignore if already caught in lexer */
		if (content && indent.length < trimIndent) {
			const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
			onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
			indent = "";
		}
		if (type === Scalar.BLOCK_LITERAL) {
			value += sep + indent.slice(trimIndent) + content;
			sep = "\n";
		} else if (indent.length > trimIndent || content[0] === "	") {
			if (sep === " ") sep = "\n";
			else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
			value += sep + indent.slice(trimIndent) + content;
			sep = "\n";
			prevMoreIndented = true;
		} else if (content === "") {
			if (sep === "\n") value += "\n";
			else sep = "\n";
		} else {
			value += sep + content;
			sep = " ";
			prevMoreIndented = false;
		}
	}
	switch (header.chomp) {
		case "-": break;
		case "+":
			for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
			if (value[value.length - 1] !== "\n") value += "\n";
			break;
		default: value += "\n";
	}
	const end = start + header.length + scalar.source.length;
	return {
		value,
		type,
		comment: header.comment,
		range: [
			start,
			end,
			end
		]
	};
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
	/* istanbul ignore if should not happen */
	if (props[0].type !== "block-scalar-header") {
		onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
		return null;
	}
	const { source } = props[0];
	const mode = source[0];
	let indent = 0;
	let chomp = "";
	let error = -1;
	for (let i = 1; i < source.length; ++i) {
		const ch = source[i];
		if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
		else {
			const n = Number(ch);
			if (!indent && n) indent = n;
			else if (error === -1) error = offset + i;
		}
	}
	if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
	let hasSpace = false;
	let comment = "";
	let length = source.length;
	for (let i = 1; i < props.length; ++i) {
		const token = props[i];
		switch (token.type) {
			case "space": hasSpace = true;
			case "newline":
				length += token.source.length;
				break;
			case "comment":
				if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
				length += token.source.length;
				comment = token.source.substring(1);
				break;
			case "error":
				onError(token, "UNEXPECTED_TOKEN", token.message);
				length += token.source.length;
				break;
			/* istanbul ignore next should not happen */
			default: {
				onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
				const ts = token.source;
				if (ts && typeof ts === "string") length += ts.length;
			}
		}
	}
	return {
		mode,
		indent,
		chomp,
		comment,
		length
	};
}
/** @returns Array of lines split up as `[indent, content]` */
function splitLines(source) {
	const split = source.split(/\n( *)/);
	const first = split[0];
	const m = first.match(/^( *)/);
	const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
	for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
	return lines;
}

// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict, onError) {
	const { offset, type, source, end } = scalar;
	let _type;
	let value;
	const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
	switch (type) {
		case "scalar":
			_type = Scalar.PLAIN;
			value = plainValue(source, _onError);
			break;
		case "single-quoted-scalar":
			_type = Scalar.QUOTE_SINGLE;
			value = singleQuotedValue(source, _onError);
			break;
		case "double-quoted-scalar":
			_type = Scalar.QUOTE_DOUBLE;
			value = doubleQuotedValue(source, _onError);
			break;
		/* istanbul ignore next should not happen */
		default:
			onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
			return {
				value: "",
				type: null,
				comment: "",
				range: [
					offset,
					offset + source.length,
					offset + source.length
				]
			};
	}
	const valueEnd = offset + source.length;
	const re = resolveEnd(end, valueEnd, strict, onError);
	return {
		value,
		type: _type,
		comment: re.comment,
		range: [
			offset,
			valueEnd,
			re.offset
		]
	};
}
function plainValue(source, onError) {
	let badChar = "";
	switch (source[0]) {
		/* istanbul ignore next should not happen */
		case "	":
			badChar = "a tab character";
			break;
		case ",":
			badChar = "flow indicator character ,";
			break;
		case "%":
			badChar = "directive indicator character %";
			break;
		case "|":
		case ">":
			badChar = `block scalar indicator ${source[0]}`;
			break;
		case "@":
		case "`": badChar = `reserved character ${source[0]}`;
	}
	if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
	return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
	if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
	return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
	const line = /(.*?)\r?\n/sy;
	let match = line.exec(source);
	if (!match) return source;
	/**
	* The negative lookbehinds in these RegExps are to
	* prevent causing a polynomial search time in certain cases.
	*
	* The try-catch is for Safari < 16.4 and other old browsers:
	* https://caniuse.com/js-regexp-lookbehind
	*/
	let trimEnd, trimBoth;
	try {
		trimEnd = new RegExp("(?<![ 	])[ 	]+$");
		trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
	} catch {
		trimEnd = /[ \t]+$/;
		trimBoth = /^[ \t]+|[ \t]+$/g;
	}
	let res = match[1].replace(trimEnd, "");
	let sep = " ";
	let pos = line.lastIndex;
	while (match = line.exec(source)) {
		const lm = match[1].replace(trimBoth, "");
		if (lm === "") {
			if (sep === "\n") res += sep;
			else sep = "\n";
		} else {
			res += sep + lm;
			sep = " ";
		}
		pos = line.lastIndex;
	}
	const last = /[ \t]*(.*)/sy;
	last.lastIndex = pos;
	match = last.exec(source);
	return res + sep + (match?.[1] ?? "");
}
function doubleQuotedValue(source, onError) {
	let res = "";
	for (let i = 1; i < source.length - 1; ++i) {
		const ch = source[i];
		if (ch === "\r" && source[i + 1] === "\n") continue;
		if (ch === "\n") {
			const { fold, offset } = foldNewline(source, i);
			res += fold;
			i = offset;
		} else if (ch === "\\") {
			let next = source[++i];
			const cc = escapeCodes[next];
			if (cc) res += cc;
			else if (next === "\n") {
				next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
			} else if (next === "\r" && source[i + 1] === "\n") {
				next = source[++i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
			} else if (next === "x" || next === "u" || next === "U") {
				const length = next === "x" ? 2 : next === "u" ? 4 : 8;
				res += parseCharCode(source, i + 1, length, onError);
				i += length;
			} else {
				const raw = source.substr(i - 1, 2);
				onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
				res += raw;
			}
		} else if (ch === " " || ch === "	") {
			const wsStart = i;
			let next = source[i + 1];
			while (next === " " || next === "	") next = source[++i + 1];
			if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
		} else res += ch;
	}
	if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
	return res;
}
/**
* Fold a single newline into a space, multiple newlines to N - 1 newlines.
* Presumes `source[offset] === '\n'`
*/
function foldNewline(source, offset) {
	let fold = "";
	let ch = source[offset + 1];
	while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
		if (ch === "\r" && source[offset + 2] !== "\n") break;
		if (ch === "\n") fold += "\n";
		offset += 1;
		ch = source[offset + 1];
	}
	if (!fold) fold = " ";
	return {
		fold,
		offset
	};
}
const escapeCodes = {
	"0": "\0",
	a: "\x07",
	b: "\b",
	e: "\x1B",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v",
	N: "",
	_: "\xA0",
	L: "\u2028",
	P: "\u2029",
	" ": " ",
	"\"": "\"",
	"/": "/",
	"\\": "\\",
	"	": "	"
};
function parseCharCode(source, offset, length, onError) {
	const cc = source.substr(offset, length);
	const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
	try {
		return String.fromCodePoint(code);
	} catch {
		const raw = source.substr(offset - 2, length + 2);
		onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
		return raw;
	}
}

// node_modules/yaml/browser/dist/parse/cst-scalar.js
function resolveAsScalar(token, strict = true, onError) {
	if (token) {
		const _onError = (pos, code, message) => {
			const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
			if (onError) onError(offset, code, message);
			else throw new YAMLParseError([offset, offset + 1], code, message);
		};
		switch (token.type) {
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return resolveFlowScalar(token, strict, _onError);
			case "block-scalar": return resolveBlockScalar({ options: { strict } }, token, _onError);
		}
	}
	return null;
}

// node_modules/yaml/browser/dist/parse/cst.js
/** The byte order mark */
const BOM = "﻿";
/** Start of doc-mode */
const DOCUMENT = "";
/** Unexpected end of flow-mode */
const FLOW_END = "";
/** Next token is a scalar value */
const SCALAR = "";
/** Identify the type of a lexer token. May return `null` for unknown tokens. */
function tokenType(source) {
	switch (source) {
		case "﻿": return "byte-order-mark";
		case "": return "doc-mode";
		case "": return "flow-error-end";
		case "": return "scalar";
		case "---": return "doc-start";
		case "...": return "doc-end";
		case "":
		case "\n":
		case "\r\n": return "newline";
		case "-": return "seq-item-ind";
		case "?": return "explicit-key-ind";
		case ":": return "map-value-ind";
		case "{": return "flow-map-start";
		case "}": return "flow-map-end";
		case "[": return "flow-seq-start";
		case "]": return "flow-seq-end";
		case ",": return "comma";
	}
	switch (source[0]) {
		case " ":
		case "	": return "space";
		case "#": return "comment";
		case "%": return "directive-line";
		case "*": return "alias";
		case "&": return "anchor";
		case "!": return "tag";
		case "'": return "single-quoted-scalar";
		case "\"": return "double-quoted-scalar";
		case "|":
		case ">": return "block-scalar-header";
	}
	return null;
}

// node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(ch) {
	switch (ch) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return true;
		default: return false;
	}
}
const hexDigits = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef");
const tagChars = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
const flowIndicatorChars = /* @__PURE__ */ new Set(",[]{}");
const invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
/**
* Splits an input string into lexical tokens, i.e. smaller strings that are
* easily identifiable by `tokens.tokenType()`.
*
* Lexing starts always in a "stream" context. Incomplete input may be buffered
* until a complete token can be emitted.
*
* In addition to slices of the original input, the following control characters
* may also be emitted:
*
* - `\x02` (Start of Text): A document starts with the next token
* - `\x18` (Cancel): Unexpected end of flow-mode (indicates an error)
* - `\x1f` (Unit Separator): Next token is a scalar value
* - `\u{FEFF}` (Byte order mark): Emitted separately outside documents
*/
var Lexer = class {
	constructor() {
		/**
		* Flag indicating whether the end of the current buffer marks the end of
		* all input
		*/
		this.atEnd = false;
		/**
		* Explicit indent set in block scalar header, as an offset from the current
		* minimum indent, so e.g. set to 1 from a header `|2+`. Set to -1 if not
		* explicitly set.
		*/
		this.blockScalarIndent = -1;
		/**
		* Block scalars that include a + (keep) chomping indicator in their header
		* include trailing empty lines, which are otherwise excluded from the
		* scalar's contents.
		*/
		this.blockScalarKeep = false;
		/** Current input */
		this.buffer = "";
		/**
		* Flag noting whether the map value indicator : can immediately follow this
		* node within a flow context.
		*/
		this.flowKey = false;
		/** Count of surrounding flow collection levels. */
		this.flowLevel = 0;
		/**
		* Minimum level of indentation required for next lines to be parsed as a
		* part of the current scalar value.
		*/
		this.indentNext = 0;
		/** Indentation level of the current line. */
		this.indentValue = 0;
		/** Position of the next \n character. */
		this.lineEndPos = null;
		/** Stores the state of the lexer if reaching the end of incpomplete input */
		this.next = null;
		/** A pointer to `buffer`; the current position of the lexer. */
		this.pos = 0;
	}
	/**
	* Generate YAML tokens from the `source` string. If `incomplete`,
	* a part of the last line may be left as a buffer for the next call.
	*
	* @returns A generator of lexical tokens
	*/
	*lex(source, incomplete = false) {
		if (source) {
			if (typeof source !== "string") throw TypeError("source is not a string");
			this.buffer = this.buffer ? this.buffer + source : source;
			this.lineEndPos = null;
		}
		this.atEnd = !incomplete;
		let next = this.next ?? "stream";
		while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
	}
	atLineEnd() {
		let i = this.pos;
		let ch = this.buffer[i];
		while (ch === " " || ch === "	") ch = this.buffer[++i];
		if (!ch || ch === "#" || ch === "\n") return true;
		if (ch === "\r") return this.buffer[i + 1] === "\n";
		return false;
	}
	charAt(n) {
		return this.buffer[this.pos + n];
	}
	continueScalar(offset) {
		let ch = this.buffer[offset];
		if (this.indentNext > 0) {
			let indent = 0;
			while (ch === " ") ch = this.buffer[++indent + offset];
			if (ch === "\r") {
				const next = this.buffer[indent + offset + 1];
				if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
			}
			return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
		}
		if (ch === "-" || ch === ".") {
			const dt = this.buffer.substr(offset, 3);
			if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
		}
		return offset;
	}
	getLine() {
		let end = this.lineEndPos;
		if (typeof end !== "number" || end !== -1 && end < this.pos) {
			end = this.buffer.indexOf("\n", this.pos);
			this.lineEndPos = end;
		}
		if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
		if (this.buffer[end - 1] === "\r") end -= 1;
		return this.buffer.substring(this.pos, end);
	}
	hasChars(n) {
		return this.pos + n <= this.buffer.length;
	}
	setNext(state) {
		this.buffer = this.buffer.substring(this.pos);
		this.pos = 0;
		this.lineEndPos = null;
		this.next = state;
		return null;
	}
	peek(n) {
		return this.buffer.substr(this.pos, n);
	}
	*parseNext(next) {
		switch (next) {
			case "stream": return yield* this.parseStream();
			case "line-start": return yield* this.parseLineStart();
			case "block-start": return yield* this.parseBlockStart();
			case "doc": return yield* this.parseDocument();
			case "flow": return yield* this.parseFlowCollection();
			case "quoted-scalar": return yield* this.parseQuotedScalar();
			case "block-scalar": return yield* this.parseBlockScalar();
			case "plain-scalar": return yield* this.parsePlainScalar();
		}
	}
	*parseStream() {
		let line = this.getLine();
		if (line === null) return this.setNext("stream");
		if (line[0] === "﻿") {
			yield* this.pushCount(1);
			line = line.substring(1);
		}
		if (line[0] === "%") {
			let dirEnd = line.length;
			let cs = line.indexOf("#");
			while (cs !== -1) {
				const ch = line[cs - 1];
				if (ch === " " || ch === "	") {
					dirEnd = cs - 1;
					break;
				} else cs = line.indexOf("#", cs + 1);
			}
			while (true) {
				const ch = line[dirEnd - 1];
				if (ch === " " || ch === "	") dirEnd -= 1;
				else break;
			}
			const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
			yield* this.pushCount(line.length - n);
			this.pushNewline();
			return "stream";
		}
		if (this.atLineEnd()) {
			const sp = yield* this.pushSpaces(true);
			yield* this.pushCount(line.length - sp);
			yield* this.pushNewline();
			return "stream";
		}
		yield "";
		return yield* this.parseLineStart();
	}
	*parseLineStart() {
		const ch = this.charAt(0);
		if (!ch && !this.atEnd) return this.setNext("line-start");
		if (ch === "-" || ch === ".") {
			if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
			const s = this.peek(3);
			if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
				yield* this.pushCount(3);
				this.indentValue = 0;
				this.indentNext = 0;
				return s === "---" ? "doc" : "stream";
			}
		}
		this.indentValue = yield* this.pushSpaces(false);
		if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
		return yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		const [ch0, ch1] = this.peek(2);
		if (!ch1 && !this.atEnd) return this.setNext("block-start");
		if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
			const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
			this.indentNext = this.indentValue + 1;
			this.indentValue += n;
			return "block-start";
		}
		return "doc";
	}
	*parseDocument() {
		yield* this.pushSpaces(true);
		const line = this.getLine();
		if (line === null) return this.setNext("doc");
		let n = yield* this.pushIndicators();
		switch (line[n]) {
			case "#": yield* this.pushCount(line.length - n);
			case void 0:
				yield* this.pushNewline();
				return yield* this.parseLineStart();
			case "{":
			case "[":
				yield* this.pushCount(1);
				this.flowKey = false;
				this.flowLevel = 1;
				return "flow";
			case "}":
			case "]":
				yield* this.pushCount(1);
				return "doc";
			case "*":
				yield* this.pushUntil(isNotAnchorChar);
				return "doc";
			case "\"":
			case "'": return yield* this.parseQuotedScalar();
			case "|":
			case ">":
				n += yield* this.parseBlockScalarHeader();
				n += yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - n);
				yield* this.pushNewline();
				return yield* this.parseBlockScalar();
			default: return yield* this.parsePlainScalar();
		}
	}
	*parseFlowCollection() {
		let nl, sp;
		let indent = -1;
		do {
			nl = yield* this.pushNewline();
			if (nl > 0) {
				sp = yield* this.pushSpaces(false);
				this.indentValue = indent = sp;
			} else sp = 0;
			sp += yield* this.pushSpaces(true);
		} while (nl + sp > 0);
		const line = this.getLine();
		if (line === null) return this.setNext("flow");
		if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
			if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
				this.flowLevel = 0;
				yield "";
				return yield* this.parseLineStart();
			}
		}
		let n = 0;
		while (line[n] === ",") {
			n += yield* this.pushCount(1);
			n += yield* this.pushSpaces(true);
			this.flowKey = false;
		}
		n += yield* this.pushIndicators();
		switch (line[n]) {
			case void 0: return "flow";
			case "#":
				yield* this.pushCount(line.length - n);
				return "flow";
			case "{":
			case "[":
				yield* this.pushCount(1);
				this.flowKey = false;
				this.flowLevel += 1;
				return "flow";
			case "}":
			case "]":
				yield* this.pushCount(1);
				this.flowKey = true;
				this.flowLevel -= 1;
				return this.flowLevel ? "flow" : "doc";
			case "*":
				yield* this.pushUntil(isNotAnchorChar);
				return "flow";
			case "\"":
			case "'":
				this.flowKey = true;
				return yield* this.parseQuotedScalar();
			case ":": {
				const next = this.charAt(1);
				if (this.flowKey || isEmpty(next) || next === ",") {
					this.flowKey = false;
					yield* this.pushCount(1);
					yield* this.pushSpaces(true);
					return "flow";
				}
			}
			default:
				this.flowKey = false;
				return yield* this.parsePlainScalar();
		}
	}
	*parseQuotedScalar() {
		const quote = this.charAt(0);
		let end = this.buffer.indexOf(quote, this.pos + 1);
		if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
		else while (end !== -1) {
			let n = 0;
			while (this.buffer[end - 1 - n] === "\\") n += 1;
			if (n % 2 === 0) break;
			end = this.buffer.indexOf("\"", end + 1);
		}
		const qb = this.buffer.substring(0, end);
		let nl = qb.indexOf("\n", this.pos);
		if (nl !== -1) {
			while (nl !== -1) {
				const cs = this.continueScalar(nl + 1);
				if (cs === -1) break;
				nl = qb.indexOf("\n", cs);
			}
			if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
		}
		if (end === -1) {
			if (!this.atEnd) return this.setNext("quoted-scalar");
			end = this.buffer.length;
		}
		yield* this.pushToIndex(end + 1, false);
		return this.flowLevel ? "flow" : "doc";
	}
	*parseBlockScalarHeader() {
		this.blockScalarIndent = -1;
		this.blockScalarKeep = false;
		let i = this.pos;
		while (true) {
			const ch = this.buffer[++i];
			if (ch === "+") this.blockScalarKeep = true;
			else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
			else if (ch !== "-") break;
		}
		return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
	}
	*parseBlockScalar() {
		let nl = this.pos - 1;
		let indent = 0;
		let ch;
		loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
			case " ":
				indent += 1;
				break;
			case "\n":
				nl = i;
				indent = 0;
				break;
			case "\r": {
				const next = this.buffer[i + 1];
				if (!next && !this.atEnd) return this.setNext("block-scalar");
				if (next === "\n") break;
			}
			default: break loop;
		}
		if (!ch && !this.atEnd) return this.setNext("block-scalar");
		if (indent >= this.indentNext) {
			if (this.blockScalarIndent === -1) this.indentNext = indent;
			else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
			do {
				const cs = this.continueScalar(nl + 1);
				if (cs === -1) break;
				nl = this.buffer.indexOf("\n", cs);
			} while (nl !== -1);
			if (nl === -1) {
				if (!this.atEnd) return this.setNext("block-scalar");
				nl = this.buffer.length;
			}
		}
		let i = nl + 1;
		ch = this.buffer[i];
		while (ch === " ") ch = this.buffer[++i];
		if (ch === "	") {
			while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
			nl = i - 1;
		} else if (!this.blockScalarKeep) do {
			let i = nl - 1;
			let ch = this.buffer[i];
			if (ch === "\r") ch = this.buffer[--i];
			const lastChar = i;
			while (ch === " ") ch = this.buffer[--i];
			if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
			else break;
		} while (true);
		yield "";
		yield* this.pushToIndex(nl + 1, true);
		return yield* this.parseLineStart();
	}
	*parsePlainScalar() {
		const inFlow = this.flowLevel > 0;
		let end = this.pos - 1;
		let i = this.pos - 1;
		let ch;
		while (ch = this.buffer[++i]) if (ch === ":") {
			const next = this.buffer[i + 1];
			if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
			end = i;
		} else if (isEmpty(ch)) {
			let next = this.buffer[i + 1];
			if (ch === "\r") {
				if (next === "\n") {
					i += 1;
					ch = "\n";
					next = this.buffer[i + 1];
				} else end = i;
			}
			if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
			if (ch === "\n") {
				const cs = this.continueScalar(i + 1);
				if (cs === -1) break;
				i = Math.max(i, cs - 2);
			}
		} else {
			if (inFlow && flowIndicatorChars.has(ch)) break;
			end = i;
		}
		if (!ch && !this.atEnd) return this.setNext("plain-scalar");
		yield "";
		yield* this.pushToIndex(end + 1, true);
		return inFlow ? "flow" : "doc";
	}
	*pushCount(n) {
		if (n > 0) {
			yield this.buffer.substr(this.pos, n);
			this.pos += n;
			return n;
		}
		return 0;
	}
	*pushToIndex(i, allowEmpty) {
		const s = this.buffer.slice(this.pos, i);
		if (s) {
			yield s;
			this.pos += s.length;
			return s.length;
		} else if (allowEmpty) yield "";
		return 0;
	}
	*pushIndicators() {
		let n = 0;
		loop: while (true) {
			switch (this.charAt(0)) {
				case "!":
					n += yield* this.pushTag();
					n += yield* this.pushSpaces(true);
					continue loop;
				case "&":
					n += yield* this.pushUntil(isNotAnchorChar);
					n += yield* this.pushSpaces(true);
					continue loop;
				case "-":
				case "?":
				case ":": {
					const inFlow = this.flowLevel > 0;
					const ch1 = this.charAt(1);
					if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
						if (!inFlow) this.indentNext = this.indentValue + 1;
						else if (this.flowKey) this.flowKey = false;
						n += yield* this.pushCount(1);
						n += yield* this.pushSpaces(true);
						continue loop;
					}
				}
			}
			break loop;
		}
		return n;
	}
	*pushTag() {
		if (this.charAt(1) === "<") {
			let i = this.pos + 2;
			let ch = this.buffer[i];
			while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
			return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
		} else {
			let i = this.pos + 1;
			let ch = this.buffer[i];
			while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
			else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
			else break;
			return yield* this.pushToIndex(i, false);
		}
	}
	*pushNewline() {
		const ch = this.buffer[this.pos];
		if (ch === "\n") return yield* this.pushCount(1);
		else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
		else return 0;
	}
	*pushSpaces(allowTabs) {
		let i = this.pos - 1;
		let ch;
		do
			ch = this.buffer[++i];
		while (ch === " " || allowTabs && ch === "	");
		const n = i - this.pos;
		if (n > 0) {
			yield this.buffer.substr(this.pos, n);
			this.pos = i;
		}
		return n;
	}
	*pushUntil(test) {
		let i = this.pos;
		let ch = this.buffer[i];
		while (!test(ch)) ch = this.buffer[++i];
		return yield* this.pushToIndex(i, false);
	}
};

// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list, type) {
	for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
	return false;
}
function findNonEmptyIndex(list) {
	for (let i = 0; i < list.length; ++i) switch (list[i].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return i;
	}
	return -1;
}
function isFlowToken(token) {
	switch (token?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return true;
		default: return false;
	}
}
function getPrevProps(parent) {
	switch (parent.type) {
		case "document": return parent.start;
		case "block-map": {
			const it = parent.items[parent.items.length - 1];
			return it.sep ?? it.start;
		}
		case "block-seq": return parent.items[parent.items.length - 1].start;
		/* istanbul ignore next should not happen */
		default: return [];
	}
}
/** Note: May modify input array */
function getFirstKeyStartProps(prev) {
	if (prev.length === 0) return [];
	let i = prev.length;
	loop: while (--i >= 0) switch (prev[i].type) {
		case "doc-start":
		case "explicit-key-ind":
		case "map-value-ind":
		case "seq-item-ind":
		case "newline": break loop;
	}
	while (prev[++i]?.type === "space");
	return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
	if (source.length < 1e5) Array.prototype.push.apply(target, source);
	else for (let i = 0; i < source.length; ++i) target.push(source[i]);
}
function fixFlowSeqItems(fc) {
	if (fc.start.type === "flow-seq-start") {
		for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
			if (it.key) it.value = it.key;
			delete it.key;
			if (isFlowToken(it.value)) {
				if (it.value.end) arrayPushArray(it.value.end, it.sep);
				else it.value.end = it.sep;
			} else arrayPushArray(it.start, it.sep);
			delete it.sep;
		}
	}
}
/**
* A YAML concrete syntax tree (CST) parser
*
* ```ts
* const src: string = ...
* for (const token of new Parser().parse(src)) {
*   // token: Token
* }
* ```
*
* To use the parser with a user-provided lexer:
*
* ```ts
* function* parse(source: string, lexer: Lexer) {
*   const parser = new Parser()
*   for (const lexeme of lexer.lex(source))
*     yield* parser.next(lexeme)
*   yield* parser.end()
* }
*
* const src: string = ...
* const lexer = new Lexer()
* for (const token of parse(src, lexer)) {
*   // token: Token
* }
* ```
*/
var Parser = class {
	/**
	* @param onNewLine - If defined, called separately with the start position of
	*   each new line (in `parse()`, including the start of input).
	*/
	constructor(onNewLine) {
		/** If true, space and sequence indicators count as indentation */
		this.atNewLine = true;
		/** If true, next token is a scalar value */
		this.atScalar = false;
		/** Current indentation level */
		this.indent = 0;
		/** Current offset since the start of parsing */
		this.offset = 0;
		/** On the same line with a block map key */
		this.onKeyLine = false;
		/** Top indicates the node that's currently being built */
		this.stack = [];
		/** The source of the current token, set in parse() */
		this.source = "";
		/** The type of the current token, set in parse() */
		this.type = "";
		this.lexer = new Lexer();
		this.onNewLine = onNewLine;
	}
	/**
	* Parse `source` as a YAML stream.
	* If `incomplete`, a part of the last line may be left as a buffer for the next call.
	*
	* Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
	*
	* @returns A generator of tokens representing each directive, document, and other structure.
	*/
	*parse(source, incomplete = false) {
		if (this.onNewLine && this.offset === 0) this.onNewLine(0);
		for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
		if (!incomplete) yield* this.end();
	}
	/**
	* Advance the parser by the `source` of one lexical token.
	*/
	*next(source) {
		this.source = source;
		if (this.atScalar) {
			this.atScalar = false;
			yield* this.step();
			this.offset += source.length;
			return;
		}
		const type = tokenType(source);
		if (!type) {
			const message = `Not a YAML token: ${source}`;
			yield* this.pop({
				type: "error",
				offset: this.offset,
				message,
				source
			});
			this.offset += source.length;
		} else if (type === "scalar") {
			this.atNewLine = false;
			this.atScalar = true;
			this.type = "scalar";
		} else {
			this.type = type;
			yield* this.step();
			switch (type) {
				case "newline":
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) this.onNewLine(this.offset + source.length);
					break;
				case "space":
					if (this.atNewLine && source[0] === " ") this.indent += source.length;
					break;
				case "explicit-key-ind":
				case "map-value-ind":
				case "seq-item-ind":
					if (this.atNewLine) this.indent += source.length;
					break;
				case "doc-mode":
				case "flow-error-end": return;
				default: this.atNewLine = false;
			}
			this.offset += source.length;
		}
	}
	/** Call at end of input to push out any remaining constructions */
	*end() {
		while (this.stack.length > 0) yield* this.pop();
	}
	get sourceToken() {
		return {
			type: this.type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	*step() {
		const top = this.peek(1);
		if (this.type === "doc-end" && top?.type !== "doc-end") {
			while (this.stack.length > 0) yield* this.pop();
			this.stack.push({
				type: "doc-end",
				offset: this.offset,
				source: this.source
			});
			return;
		}
		if (!top) return yield* this.stream();
		switch (top.type) {
			case "document": return yield* this.document(top);
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return yield* this.scalar(top);
			case "block-scalar": return yield* this.blockScalar(top);
			case "block-map": return yield* this.blockMap(top);
			case "block-seq": return yield* this.blockSequence(top);
			case "flow-collection": return yield* this.flowCollection(top);
			case "doc-end": return yield* this.documentEnd(top);
		}
		/* istanbul ignore next should not happen */
		yield* this.pop();
	}
	peek(n) {
		return this.stack[this.stack.length - n];
	}
	*pop(error) {
		const token = error ?? this.stack.pop();
		/* istanbul ignore if should not happen */
		if (!token) yield {
			type: "error",
			offset: this.offset,
			source: "",
			message: "Tried to pop an empty stack"
		};
		else if (this.stack.length === 0) yield token;
		else {
			const top = this.peek(1);
			if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
			else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
			if (token.type === "flow-collection") fixFlowSeqItems(token);
			switch (top.type) {
				case "document":
					top.value = token;
					break;
				case "block-scalar":
					top.props.push(token);
					break;
				case "block-map": {
					const it = top.items[top.items.length - 1];
					if (it.value) {
						top.items.push({
							start: [],
							key: token,
							sep: []
						});
						this.onKeyLine = true;
						return;
					} else if (it.sep) it.value = token;
					else {
						Object.assign(it, {
							key: token,
							sep: []
						});
						this.onKeyLine = !it.explicitKey;
						return;
					}
					break;
				}
				case "block-seq": {
					const it = top.items[top.items.length - 1];
					if (it.value) top.items.push({
						start: [],
						value: token
					});
					else it.value = token;
					break;
				}
				case "flow-collection": {
					const it = top.items[top.items.length - 1];
					if (!it || it.value) top.items.push({
						start: [],
						key: token,
						sep: []
					});
					else if (it.sep) it.value = token;
					else Object.assign(it, {
						key: token,
						sep: []
					});
					return;
				}
				/* istanbul ignore next should not happen */
				default:
					yield* this.pop();
					yield* this.pop(token);
			}
			if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
				const last = token.items[token.items.length - 1];
				if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
					if (top.type === "document") top.end = last.start;
					else top.items.push({ start: last.start });
					token.items.splice(-1, 1);
				}
			}
		}
	}
	*stream() {
		switch (this.type) {
			case "directive-line":
				yield {
					type: "directive",
					offset: this.offset,
					source: this.source
				};
				return;
			case "byte-order-mark":
			case "space":
			case "comment":
			case "newline":
				yield this.sourceToken;
				return;
			case "doc-mode":
			case "doc-start": {
				const doc = {
					type: "document",
					offset: this.offset,
					start: []
				};
				if (this.type === "doc-start") doc.start.push(this.sourceToken);
				this.stack.push(doc);
				return;
			}
		}
		yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML stream`,
			source: this.source
		};
	}
	*document(doc) {
		if (doc.value) return yield* this.lineEnd(doc);
		switch (this.type) {
			case "doc-start":
				if (findNonEmptyIndex(doc.start) !== -1) {
					yield* this.pop();
					yield* this.step();
				} else doc.start.push(this.sourceToken);
				return;
			case "anchor":
			case "tag":
			case "space":
			case "comment":
			case "newline":
				doc.start.push(this.sourceToken);
				return;
		}
		const bv = this.startBlockValue(doc);
		if (bv) this.stack.push(bv);
		else yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML document`,
			source: this.source
		};
	}
	*scalar(scalar) {
		if (this.type === "map-value-ind") {
			const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
			let sep;
			if (scalar.end) {
				sep = scalar.end;
				sep.push(this.sourceToken);
				delete scalar.end;
			} else sep = [this.sourceToken];
			const map = {
				type: "block-map",
				offset: scalar.offset,
				indent: scalar.indent,
				items: [{
					start,
					key: scalar,
					sep
				}]
			};
			this.onKeyLine = true;
			this.stack[this.stack.length - 1] = map;
		} else yield* this.lineEnd(scalar);
	}
	*blockScalar(scalar) {
		switch (this.type) {
			case "space":
			case "comment":
			case "newline":
				scalar.props.push(this.sourceToken);
				return;
			case "scalar":
				scalar.source = this.source;
				this.atNewLine = true;
				this.indent = 0;
				if (this.onNewLine) {
					let nl = this.source.indexOf("\n") + 1;
					while (nl !== 0) {
						this.onNewLine(this.offset + nl);
						nl = this.source.indexOf("\n", nl) + 1;
					}
				}
				yield* this.pop();
				break;
			/* istanbul ignore next should not happen */
			default:
				yield* this.pop();
				yield* this.step();
		}
	}
	*blockMap(map) {
		const it = map.items[map.items.length - 1];
		switch (this.type) {
			case "newline":
				this.onKeyLine = false;
				if (it.value) {
					const end = "end" in it.value ? it.value.end : void 0;
					if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
					else map.items.push({ start: [this.sourceToken] });
				} else if (it.sep) it.sep.push(this.sourceToken);
				else it.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (it.value) map.items.push({ start: [this.sourceToken] });
				else if (it.sep) it.sep.push(this.sourceToken);
				else {
					if (this.atIndentedComment(it.start, map.indent)) {
						const end = map.items[map.items.length - 2]?.value?.end;
						if (Array.isArray(end)) {
							arrayPushArray(end, it.start);
							end.push(this.sourceToken);
							map.items.pop();
							return;
						}
					}
					it.start.push(this.sourceToken);
				}
				return;
		}
		if (this.indent >= map.indent) {
			const atMapIndent = !this.onKeyLine && this.indent === map.indent;
			const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
			let start = [];
			if (atNextItem && it.sep && !it.value) {
				const nl = [];
				for (let i = 0; i < it.sep.length; ++i) {
					const st = it.sep[i];
					switch (st.type) {
						case "newline":
							nl.push(i);
							break;
						case "space": break;
						case "comment":
							if (st.indent > map.indent) nl.length = 0;
							break;
						default: nl.length = 0;
					}
				}
				if (nl.length >= 2) start = it.sep.splice(nl[1]);
			}
			switch (this.type) {
				case "anchor":
				case "tag":
					if (atNextItem || it.value) {
						start.push(this.sourceToken);
						map.items.push({ start });
						this.onKeyLine = true;
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "explicit-key-ind":
					if (!it.sep && !it.explicitKey) {
						it.start.push(this.sourceToken);
						it.explicitKey = true;
					} else if (atNextItem || it.value) {
						start.push(this.sourceToken);
						map.items.push({
							start,
							explicitKey: true
						});
					} else this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [this.sourceToken],
							explicitKey: true
						}]
					});
					this.onKeyLine = true;
					return;
				case "map-value-ind":
					if (it.explicitKey) {
						if (!it.sep) {
							if (includesToken(it.start, "newline")) Object.assign(it, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								const start = getFirstKeyStartProps(it.start);
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key: null,
										sep: [this.sourceToken]
									}]
								});
							}
						} else if (it.value) map.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
							const start = getFirstKeyStartProps(it.start);
							const key = it.key;
							const sep = it.sep;
							sep.push(this.sourceToken);
							delete it.key;
							delete it.sep;
							this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key,
									sep
								}]
							});
						} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
						else it.sep.push(this.sourceToken);
					} else if (!it.sep) Object.assign(it, {
						key: null,
						sep: [this.sourceToken]
					});
					else if (it.value || atNextItem) map.items.push({
						start,
						key: null,
						sep: [this.sourceToken]
					});
					else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [],
							key: null,
							sep: [this.sourceToken]
						}]
					});
					else it.sep.push(this.sourceToken);
					this.onKeyLine = true;
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					const fs = this.flowScalar(this.type);
					if (atNextItem || it.value) {
						map.items.push({
							start,
							key: fs,
							sep: []
						});
						this.onKeyLine = true;
					} else if (it.sep) this.stack.push(fs);
					else {
						Object.assign(it, {
							key: fs,
							sep: []
						});
						this.onKeyLine = true;
					}
					return;
				}
				default: {
					const bv = this.startBlockValue(map);
					if (bv) {
						if (bv.type === "block-seq") {
							if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
								yield* this.pop({
									type: "error",
									offset: this.offset,
									message: "Unexpected block-seq-ind on same line with key",
									source: this.source
								});
								return;
							}
						} else if (atMapIndent) map.items.push({ start });
						this.stack.push(bv);
						return;
					}
				}
			}
		}
		yield* this.pop();
		yield* this.step();
	}
	*blockSequence(seq) {
		const it = seq.items[seq.items.length - 1];
		switch (this.type) {
			case "newline":
				if (it.value) {
					const end = "end" in it.value ? it.value.end : void 0;
					if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
					else seq.items.push({ start: [this.sourceToken] });
				} else it.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (it.value) seq.items.push({ start: [this.sourceToken] });
				else {
					if (this.atIndentedComment(it.start, seq.indent)) {
						const end = seq.items[seq.items.length - 2]?.value?.end;
						if (Array.isArray(end)) {
							arrayPushArray(end, it.start);
							end.push(this.sourceToken);
							seq.items.pop();
							return;
						}
					}
					it.start.push(this.sourceToken);
				}
				return;
			case "anchor":
			case "tag":
				if (it.value || this.indent <= seq.indent) break;
				it.start.push(this.sourceToken);
				return;
			case "seq-item-ind":
				if (this.indent !== seq.indent) break;
				if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
				else it.start.push(this.sourceToken);
				return;
		}
		if (this.indent > seq.indent) {
			const bv = this.startBlockValue(seq);
			if (bv) {
				this.stack.push(bv);
				return;
			}
		}
		yield* this.pop();
		yield* this.step();
	}
	*flowCollection(fc) {
		const it = fc.items[fc.items.length - 1];
		if (this.type === "flow-error-end") {
			let top;
			do {
				yield* this.pop();
				top = this.peek(1);
			} while (top?.type === "flow-collection");
		} else if (fc.end.length === 0) {
			switch (this.type) {
				case "comma":
				case "explicit-key-ind":
					if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
				case "map-value-ind":
					if (!it || it.value) fc.items.push({
						start: [],
						key: null,
						sep: [this.sourceToken]
					});
					else if (it.sep) it.sep.push(this.sourceToken);
					else Object.assign(it, {
						key: null,
						sep: [this.sourceToken]
					});
					return;
				case "space":
				case "comment":
				case "newline":
				case "anchor":
				case "tag":
					if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					const fs = this.flowScalar(this.type);
					if (!it || it.value) fc.items.push({
						start: [],
						key: fs,
						sep: []
					});
					else if (it.sep) this.stack.push(fs);
					else Object.assign(it, {
						key: fs,
						sep: []
					});
					return;
				}
				case "flow-map-end":
				case "flow-seq-end":
					fc.end.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(fc);
			/* istanbul ignore else should not happen */
			if (bv) this.stack.push(bv);
			else {
				yield* this.pop();
				yield* this.step();
			}
		} else {
			const parent = this.peek(2);
			if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
				yield* this.pop();
				yield* this.step();
			} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
				const start = getFirstKeyStartProps(getPrevProps(parent));
				fixFlowSeqItems(fc);
				const sep = fc.end.splice(1, fc.end.length);
				sep.push(this.sourceToken);
				const map = {
					type: "block-map",
					offset: fc.offset,
					indent: fc.indent,
					items: [{
						start,
						key: fc,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(fc);
		}
	}
	flowScalar(type) {
		if (this.onNewLine) {
			let nl = this.source.indexOf("\n") + 1;
			while (nl !== 0) {
				this.onNewLine(this.offset + nl);
				nl = this.source.indexOf("\n", nl) + 1;
			}
		}
		return {
			type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	startBlockValue(parent) {
		switch (this.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return this.flowScalar(this.type);
			case "block-scalar-header": return {
				type: "block-scalar",
				offset: this.offset,
				indent: this.indent,
				props: [this.sourceToken],
				source: ""
			};
			case "flow-map-start":
			case "flow-seq-start": return {
				type: "flow-collection",
				offset: this.offset,
				indent: this.indent,
				start: this.sourceToken,
				items: [],
				end: []
			};
			case "seq-item-ind": return {
				type: "block-seq",
				offset: this.offset,
				indent: this.indent,
				items: [{ start: [this.sourceToken] }]
			};
			case "explicit-key-ind": {
				this.onKeyLine = true;
				const start = getFirstKeyStartProps(getPrevProps(parent));
				start.push(this.sourceToken);
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start,
						explicitKey: true
					}]
				};
			}
			case "map-value-ind": {
				this.onKeyLine = true;
				const start = getFirstKeyStartProps(getPrevProps(parent));
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start,
						key: null,
						sep: [this.sourceToken]
					}]
				};
			}
		}
		return null;
	}
	atIndentedComment(start, indent) {
		if (this.type !== "comment") return false;
		if (this.indent <= indent) return false;
		return start.every((st) => st.type === "newline" || st.type === "space");
	}
	*documentEnd(docEnd) {
		if (this.type !== "doc-mode") {
			if (docEnd.end) docEnd.end.push(this.sourceToken);
			else docEnd.end = [this.sourceToken];
			if (this.type === "newline") yield* this.pop();
		}
	}
	*lineEnd(token) {
		switch (this.type) {
			case "comma":
			case "doc-start":
			case "doc-end":
			case "flow-seq-end":
			case "flow-map-end":
			case "map-value-ind":
				yield* this.pop();
				yield* this.step();
				break;
			case "newline": this.onKeyLine = false;
			default:
				if (token.end) token.end.push(this.sourceToken);
				else token.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
		}
	}
};

// src/core/hook/quick-settings.ts
/**
* `changes` and `hook` of a policy, out of YAML's tokens: a third of the time that the whole library takes to load and to read. It
* understands maps, lists and texts; undefined where anything else is met (an error, an anchor, a tag, a key twice),
* which is for the whole library to judge.
*/
const readQuickly = (text) => {
	const [first, ...others] = [...new Parser().parse(text)].filter(({ type }) => type !== "comment" && type !== "newline");
	if (others.length > 0 || first?.type !== "document" || first.value?.type !== "block-map") return void 0;
	if (!first.start.every(isBlank)) return void 0;
	const found = /* @__PURE__ */ new Map();
	for (const { start, key, sep, value } of first.value.items) {
		if (key === void 0 || key === null || value === void 0 || !start.every(isBlank)) return void 0;
		const name = plainOf(key);
		if (typeof name !== "string" || found.has(name)) return void 0;
		const wanted = name === "changes" || name === "hook";
		const plain = wanted && sep?.every(isBlank) ? plainOf(value) : void 0;
		if (wanted && plain === void 0) return void 0;
		found.set(name, plain);
	}
	return {
		changes: found.get("changes"),
		hook: found.get("hook")
	};
};
const BLANK = /* @__PURE__ */ new Set([
	"doc-start",
	"space",
	"comment",
	"newline",
	"map-value-ind",
	"seq-item-ind",
	"comma"
]);
const isBlank = ({ type }) => BLANK.has(type);
/** A value of maps, lists, texts and what YAML takes for something else; undefined where it is not understood. */
const plainOf = (token) => {
	if (token.type === "block-seq") return listOf(token.items);
	if (token.type === "block-map") return mapOf(token.items);
	if (token.type === "flow-collection") {
		if (token.end[0]?.source !== (token.start.source === "[" ? "]" : "}")) return void 0;
		return token.start.source === "[" ? listOf(token.items) : mapOf(token.items);
	}
	if (token.type === "scalar") return plainScalar(token.source);
	if (token.type !== "single-quoted-scalar" && token.type !== "double-quoted-scalar") return void 0;
	let wrong = false;
	const { value } = resolveAsScalar(token, true, () => {
		wrong = true;
	});
	return wrong ? void 0 : value;
};
const plainScalar = (source) => {
	if (/^(?:true|false)$/.test(source)) return source === "true";
	return /^[A-Za-z_.][^\n]*$/.test(source) && !/^(?:true|false|null|~|\.inf|\.nan)$/i.test(source) ? source : void 0;
};
const listOf = (items) => {
	const list = [];
	for (const { start, key, value } of items) {
		const plain = key === void 0 && value !== void 0 && start.every(isBlank) ? plainOf(value) : void 0;
		if (plain === void 0) return void 0;
		list.push(plain);
	}
	return list;
};
const mapOf = (items) => {
	const map = /* @__PURE__ */ new Map();
	for (const { start, key, sep, value } of items) {
		if (key === void 0 || key === null || value === void 0 || sep === void 0) return void 0;
		const name = plainOf(key);
		const plain = start.every(isBlank) && sep.every(isBlank) ? plainOf(value) : void 0;
		if (typeof name !== "string" || plain === void 0 || map.has(name)) return void 0;
		map.set(name, plain);
	}
	return Object.fromEntries(map);
};

// src/core/changes/rule.ts
/** More patterns than anyone reads would only slow every decision down. */
const MOST_PATTERNS = 200;
const KEYS = [
	"allow",
	"deny",
	"protected",
	"approvers"
];
/** The words that `approvers` takes, the default first. */
const APPROVERS = ["other", "maintainer"];
const INSIDE = "must be a path inside the repository: relative, with \"/\", without \"..\"";
const isInside = (path) => path !== "" && !/^(?:[/\\]|[A-Za-z]:)|\\/.test(path) && !path.split("/").includes("..");
const isMap = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const unknownKeys = (value, known) => Object.keys(value).filter((key) => !known.includes(key)).map((key) => ({
	path: [key],
	message: `is not a known key; known are ${known.join(", ")}`
}));
/**
* Reads the policy's `changes`. Written by hand: the hook reads it before every call of an agent's tool, and a library
* of schemas takes longer to load than the whole decision may take.
*/
const readChanges = (value) => {
	if (!isMap(value)) return err([{
		path: [],
		message: "must be a map"
	}]);
	const misfits = [...unknownKeys(value, KEYS)];
	const listOf = (key, check) => {
		const list = value[key];
		if (list === void 0) return void 0;
		if (!Array.isArray(list) || list.length > MOST_PATTERNS) {
			misfits.push({
				path: [key],
				message: `must be a list of at most ${MOST_PATTERNS} texts`
			});
			return;
		}
		return list.flatMap((entry, index) => {
			const wrong = typeof entry === "string" ? check(entry) : "must be a text";
			if (wrong !== void 0) misfits.push({
				path: [key, index],
				message: wrong
			});
			return typeof entry === "string" ? [entry] : [];
		});
	};
	const { approvers: named = APPROVERS[0] } = value;
	const approvers = APPROVERS.find((one) => one === named);
	const rule = {
		allow: listOf("allow", checkGlob),
		deny: listOf("deny", checkGlob) ?? [],
		protected: listOf("protected", checkProtected),
		approvers: approvers ?? APPROVERS[0]
	};
	if (approvers === void 0) misfits.push({
		path: ["approvers"],
		message: `must be ${APPROVERS.join(" or ")}`
	});
	return misfits.length > 0 ? err(misfits) : ok(rule);
};
const checkGlob = (pattern) => {
	if (pattern.startsWith("!")) return "has no negation: name what may not be changed under `deny`";
	return isInside(pattern) ? void 0 : INSIDE;
};
const checkProtected = (entry) => {
	const [path, pointer] = splitPointer(entry);
	if (!isInside(path)) return INSIDE;
	return pointer === void 0 || /^(?:\/(?:[^/~]|~[01])*)+$/.test(pointer) ? void 0 : "must have a JSON pointer after \"#\", such as package.json#/scripts";
};
/** The file and the JSON pointer of an entry of `protected`. */
const splitPointer = (entry) => {
	const at = entry.indexOf("#");
	return at === -1 ? [entry, void 0] : [entry.slice(0, at), entry.slice(at + 1)];
};
/** Reads the policy's `hook`. */
const readHookSettings = (value) => {
	if (!isMap(value)) return err([{
		path: [],
		message: "must be a map"
	}]);
	const { push = false } = value;
	const misfits = [...unknownKeys(value, ["push"])];
	if (typeof push !== "boolean") misfits.push({
		path: ["push"],
		message: "must be true or false"
	});
	return misfits.length > 0 ? err(misfits) : ok({ push: push === true });
};

// src/core/hook/settings.ts
/** Whether a policy's text can set either key. An escape could write one in other letters. */
const maySetRule = (text) => /changes|hook|\\/.test(text);
/** The rule in plain values. */
const ruleOf = ({ changes, hook }, path) => {
	const settings = hook === void 0 ? ok(void 0) : readHookSettings(hook);
	if (!settings.ok) return err(misfit(path, "hook", settings.error));
	const rule = changes === void 0 ? ok(void 0) : readChanges(changes);
	return rule.ok ? rule : err(misfit(path, "changes", rule.error));
};
const misfit = (path, key, misfits) => misfits.map((one) => `${path}: ${[key, ...one.path].join(".")}: ${one.message}`).join("; ");

// src/core/policy/policy-path.ts
/** Where the policy lives in a repository. */
const POLICY_PATH = ".github/recount.yml";

// src/entries/environment.ts
/** The environment as it is now. */
const readEnvironment = () => Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));

// \0builtin:node:fs
var require__builtin_node_fs = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:fs");
}));

// src/core/changes/name.ts
var import__builtin_node_fs = require__builtin_node_fs();
/**
* A path as it is compared where spelling counts: NFC, so that the two Unicode forms of one name (macOS decomposes what
* other systems compose) are one.
*/
const exactName = (path) => path.normalize("NFC");
/** Letters in one case, also where upper case has more of them: `ſ` and `K` fold with `s` and `k`. */
const foldCase = (text) => text.normalize("NFD").toUpperCase().toLowerCase().normalize("NFC");
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const foldPart = (part) => foldCase(part.replace(IGNORED, "").replace(/:.*$|[. ]+$/gs, ""));
/**
* A path as the loosest of file systems would take it, or undefined where it leads out of the repository. Whatever is
* forbidden is forbidden under every such spelling.
*/
const foldedName = (path) => {
	const parts = [];
	for (const part of path.split(/[/\\]/)) {
		if (part === "..") {
			if (parts.pop() === void 0) return void 0;
			continue;
		}
		const folded = part === "." ? "" : foldPart(part);
		if (folded !== "") parts.push(folded);
	}
	return parts.join("/");
};
/** Whether a folded path lies in a folder of git's own; `GIT~1` is its short name on Windows. */
const isGitFolder = (folded) => folded.split("/").some((part) => /^(?:\.git|git~\d+)$/.test(part));
/** Whether a path is one that a tree can hold: relative, with no part that is empty or means another folder. */
const isPlain = (path) => path !== "" && !path.includes("\0") && path.split("/").every((part) => part !== "" && part !== "." && part !== "..");

// src/core/changes/link.ts
/**
* Whether a link at `path` leads out of the repository, or into git's own folder. Where a target goes up after it went
* down, a link on the way could lead it anywhere, so that counts as leading out.
*/
const escapes = (path, target) => {
	if (/^(?:[/\\]|[A-Za-z]:)/.test(target) || target.includes("\0")) return true;
	const steps = target.split(/[/\\]/).filter((step) => step !== "" && step !== ".");
	const up = steps.findIndex((step) => step !== "..");
	if (up !== -1 && steps.slice(up).includes("..")) return true;
	const folded = foldedName([...path.split("/").slice(0, -1), ...steps].join("/"));
	return folded === void 0 || isGitFolder(folded);
};

// node_modules/picomatch/lib/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const WIN_SLASH = "\\\\/";
	const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	/**
	* Posix glob regex
	*/
	const DOT_LITERAL = "\\.";
	const PLUS_LITERAL = "\\+";
	const QMARK_LITERAL = "\\?";
	const SLASH_LITERAL = "\\/";
	const ONE_CHAR = "(?=.)";
	const QMARK = "[^/]";
	const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
	const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
	const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
	const POSIX_CHARS = {
		DOT_LITERAL,
		PLUS_LITERAL,
		QMARK_LITERAL,
		SLASH_LITERAL,
		ONE_CHAR,
		QMARK,
		END_ANCHOR,
		DOTS_SLASH,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`,
		NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
		QMARK_NO_DOT: `[^.${SLASH_LITERAL}]`,
		STAR: `${QMARK}*?`,
		START_ANCHOR,
		SEP: "/"
	};
	/**
	* Windows glob regex
	*/
	const WINDOWS_CHARS = {
		...POSIX_CHARS,
		SLASH_LITERAL: `[${WIN_SLASH}]`,
		QMARK: WIN_NO_SLASH,
		STAR: `${WIN_NO_SLASH}*?`,
		DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
		NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
		START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
		END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
		SEP: "\\"
	};
	/**
	* POSIX Bracket Regex
	*/
	const POSIX_REGEX_SOURCE = {
		__proto__: null,
		alnum: "a-zA-Z0-9",
		alpha: "a-zA-Z",
		ascii: "\\x00-\\x7F",
		blank: " \\t",
		cntrl: "\\x00-\\x1F\\x7F",
		digit: "0-9",
		graph: "\\x21-\\x7E",
		lower: "a-z",
		print: "\\x20-\\x7E ",
		punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
		space: " \\t\\r\\n\\v\\f",
		upper: "A-Z",
		word: "A-Za-z0-9_",
		xdigit: "A-Fa-f0-9"
	};
	module.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE,
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		/**
		* Create EXTGLOB_CHARS
		*/
		extglobChars(chars) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${chars.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		/**
		* Create GLOB_CHARS
		*/
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));

// node_modules/picomatch/lib/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants();
	exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
	exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
	exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
	exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
	exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
	exports.isWindows = () => {
		if (typeof navigator !== "undefined" && navigator.platform) {
			const platform = navigator.platform.toLowerCase();
			return platform === "win32" || platform === "windows";
		}
		if (typeof process !== "undefined" && process.platform) return process.platform === "win32";
		return false;
	};
	exports.removeBackslashes = (str) => {
		return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
			return match === "\\" ? "" : match;
		});
	};
	exports.escapeLast = (input, char, lastIdx) => {
		const idx = input.lastIndexOf(char, lastIdx);
		if (idx === -1) return input;
		if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
		return `${input.slice(0, idx)}\\${input.slice(idx)}`;
	};
	exports.removePrefix = (input, state = {}) => {
		let output = input;
		if (output.startsWith("./")) {
			output = output.slice(2);
			state.prefix = "./";
		}
		return output;
	};
	exports.wrapOutput = (input, state = {}, options = {}) => {
		let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
		if (state.negated === true) output = `(?:^(?!${output}).*$)`;
		return output;
	};
	exports.basename = (path, { windows } = {}) => {
		const segs = path.split(windows ? /[\\/]/ : "/");
		const last = segs[segs.length - 1];
		if (last === "") return segs[segs.length - 2];
		return last;
	};
}));

// node_modules/picomatch/lib/scan.js
var require_scan = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const utils = require_utils();
	const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	const isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	const depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? Infinity : 1;
	};
	/**
	* Quickly scans a glob pattern and returns an object with a handful of
	* useful properties, like `isGlob`, `path` (the leading non-glob, if it exists),
	* `glob` (the actual pattern), `negated` (true if the path starts with `!` but not
	* with `!(`) and `negatedExtglob` (true if the path starts with `!(`).
	*
	* ```js
	* const pm = require('picomatch');
	* console.log(pm.scan('foo/bar/*.js'));
	* { isGlob: true, input: 'foo/bar/*.js', base: 'foo/bar', glob: '*.js' }
	* ```
	* @param {String} `str`
	* @param {Object} `options`
	* @return {Object} Returns an object with tokens and regex source string.
	* @api public
	*/
	const scan = (input, options) => {
		const opts = options || {};
		const length = input.length - 1;
		const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
		const slashes = [];
		const tokens = [];
		const parts = [];
		let str = input;
		let index = -1;
		let start = 0;
		let lastIndex = 0;
		let isBrace = false;
		let isBracket = false;
		let isGlob = false;
		let isExtglob = false;
		let isGlobstar = false;
		let braceEscaped = false;
		let backslashes = false;
		let negated = false;
		let negatedExtglob = false;
		let finished = false;
		let braces = 0;
		let prev;
		let code;
		let token = {
			value: "",
			depth: 0,
			isGlob: false
		};
		const eos = () => index >= length;
		const peek = () => str.charCodeAt(index + 1);
		const advance = () => {
			prev = code;
			return str.charCodeAt(++index);
		};
		while (index < length) {
			code = advance();
			let next;
			if (code === CHAR_BACKWARD_SLASH) {
				backslashes = token.backslashes = true;
				code = advance();
				if (code === CHAR_LEFT_CURLY_BRACE) braceEscaped = true;
				continue;
			}
			if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
				braces++;
				while (eos() !== true && (code = advance())) {
					if (code === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (code === CHAR_LEFT_CURLY_BRACE) {
						braces++;
						continue;
					}
					if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (braceEscaped !== true && code === CHAR_COMMA) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (code === CHAR_RIGHT_CURLY_BRACE) {
						braces--;
						if (braces === 0) {
							braceEscaped = false;
							isBrace = token.isBrace = true;
							finished = true;
							break;
						}
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_FORWARD_SLASH) {
				slashes.push(index);
				tokens.push(token);
				token = {
					value: "",
					depth: 0,
					isGlob: false
				};
				if (finished === true) continue;
				if (prev === CHAR_DOT && index === start + 1) {
					start += 2;
					continue;
				}
				lastIndex = index + 1;
				continue;
			}
			if (opts.noext !== true) {
				if ((code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === true && peek() === CHAR_LEFT_PARENTHESES) {
					isGlob = token.isGlob = true;
					isExtglob = token.isExtglob = true;
					finished = true;
					if (code === CHAR_EXCLAMATION_MARK && index === start) negatedExtglob = true;
					if (scanToEnd === true) {
						let parens = 0;
						while (eos() !== true && (code = advance())) {
							if (code === CHAR_BACKWARD_SLASH) {
								backslashes = token.backslashes = true;
								advance();
								continue;
							}
							if (code === CHAR_LEFT_PARENTHESES) {
								parens++;
								continue;
							}
							if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
								finished = true;
								break;
							}
						}
						continue;
					}
					break;
				}
			}
			if (code === CHAR_ASTERISK) {
				if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_QUESTION_MARK) {
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_LEFT_SQUARE_BRACKET) {
				while (eos() !== true && (next = advance())) {
					if (next === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (next === CHAR_RIGHT_SQUARE_BRACKET) {
						isBracket = token.isBracket = true;
						isGlob = token.isGlob = true;
						finished = true;
						break;
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
				negated = token.negated = true;
				start++;
				continue;
			}
			if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
				isGlob = token.isGlob = true;
				if (scanToEnd === true) {
					let parens = 1;
					while (eos() !== true && (code = advance())) {
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = true;
							advance();
							continue;
						}
						if (code === CHAR_LEFT_PARENTHESES) {
							parens++;
							continue;
						}
						if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
							finished = true;
							break;
						}
					}
					continue;
				}
				break;
			}
			if (isGlob === true) {
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
		}
		if (opts.noext === true) {
			isExtglob = false;
			isGlob = false;
		}
		let base = str;
		let prefix = "";
		let glob = "";
		if (start > 0) {
			prefix = str.slice(0, start);
			str = str.slice(start);
			lastIndex -= start;
		}
		if (base && isGlob === true && lastIndex > 0) {
			base = str.slice(0, lastIndex);
			glob = str.slice(lastIndex);
		} else if (isGlob === true) {
			base = "";
			glob = str;
		} else base = str;
		if (base && base !== "" && base !== "/" && base !== str) {
			if (isPathSeparator(base.charCodeAt(base.length - 1))) base = base.slice(0, -1);
		}
		if (opts.unescape === true) {
			if (glob) glob = utils.removeBackslashes(glob);
			if (base && backslashes === true) base = utils.removeBackslashes(base);
		}
		const state = {
			prefix,
			input,
			start,
			base,
			glob,
			isBrace,
			isBracket,
			isGlob,
			isExtglob,
			isGlobstar,
			negated,
			negatedExtglob
		};
		if (opts.tokens === true) {
			state.maxDepth = 0;
			if (!isPathSeparator(code)) tokens.push(token);
			state.tokens = tokens;
		}
		if (opts.parts === true || opts.tokens === true) {
			let prevIndex;
			for (let idx = 0; idx < slashes.length; idx++) {
				const n = prevIndex !== void 0 ? prevIndex + 1 : start;
				const i = slashes[idx];
				const value = input.slice(n, i);
				if (opts.tokens) {
					if (idx === 0 && start !== 0) {
						tokens[idx].isPrefix = true;
						tokens[idx].value = prefix;
					} else tokens[idx].value = value;
					depth(tokens[idx]);
					state.maxDepth += tokens[idx].depth;
				}
				if (i >= start) {
					parts.push(value);
					prevIndex = i;
				}
			}
			const n = prevIndex !== void 0 ? prevIndex + 1 : start;
			const value = input.slice(n);
			parts.push(value);
			if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
				tokens[tokens.length - 1].value = value;
				depth(tokens[tokens.length - 1]);
				state.maxDepth += tokens[tokens.length - 1].depth;
			}
			state.slashes = slashes;
			state.parts = parts;
		}
		return state;
	};
	module.exports = scan;
}));

// node_modules/picomatch/lib/parse.js
var require_parse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const constants = require_constants();
	const utils = require_utils();
	/**
	* Constants
	*/
	const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	/**
	* Helpers
	*/
	const expandRange = (args, options) => {
		if (typeof options.expandRange === "function") return options.expandRange(...args, options);
		args.sort();
		const value = `[${args.join("-")}]`;
		try {
			new RegExp(value);
		} catch (ex) {
			return args.map((v) => utils.escapeRegex(v)).join("..");
		}
		return value;
	};
	/**
	* Create the message for a syntax error
	*/
	const syntaxError = (type, char) => {
		return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
	};
	const splitTopLevel = (input) => {
		const parts = [];
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let value = "";
		let escaped = false;
		for (const ch of input) {
			if (escaped === true) {
				value += ch;
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				value += ch;
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				value += ch;
				continue;
			}
			if (quote === 0) {
				if (ch === "[") bracket++;
				else if (ch === "]" && bracket > 0) bracket--;
				else if (bracket === 0) {
					if (ch === "(") paren++;
					else if (ch === ")" && paren > 0) paren--;
					else if (ch === "|" && paren === 0) {
						parts.push(value);
						value = "";
						continue;
					}
				}
			}
			value += ch;
		}
		parts.push(value);
		return parts;
	};
	const isPlainBranch = (branch) => {
		let escaped = false;
		for (const ch of branch) {
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (/[?*+@!()[\]{}]/.test(ch)) return false;
		}
		return true;
	};
	const normalizeSimpleBranch = (branch) => {
		let value = branch.trim();
		let changed = true;
		while (changed === true) {
			changed = false;
			if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
				value = value.slice(2, -1);
				changed = true;
			}
		}
		if (!isPlainBranch(value)) return;
		return value.replace(/\\(.)/g, "$1");
	};
	const hasRepeatedCharPrefixOverlap = (branches) => {
		const values = branches.map(normalizeSimpleBranch).filter(Boolean);
		for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
			const a = values[i];
			const b = values[j];
			const char = a[0];
			if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
			if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
		}
		return false;
	};
	const parseRepeatedExtglob = (pattern, requireEnd = true) => {
		if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let escaped = false;
		for (let i = 1; i < pattern.length; i++) {
			const ch = pattern[i];
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				continue;
			}
			if (quote === 1) continue;
			if (ch === "[") {
				bracket++;
				continue;
			}
			if (ch === "]" && bracket > 0) {
				bracket--;
				continue;
			}
			if (bracket > 0) continue;
			if (ch === "(") {
				paren++;
				continue;
			}
			if (ch === ")") {
				paren--;
				if (paren === 0) {
					if (requireEnd === true && i !== pattern.length - 1) return;
					return {
						type: pattern[0],
						body: pattern.slice(2, i),
						end: i
					};
				}
			}
		}
	};
	const buildCharClassStar = (chars) => {
		return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
	};
	const getStarExtglobSequenceChars = (pattern) => {
		let index = 0;
		const chars = [];
		while (index < pattern.length) {
			const match = parseRepeatedExtglob(pattern.slice(index), false);
			if (!match || match.type !== "*") return;
			const branches = splitTopLevel(match.body).map((branch) => branch.trim());
			if (branches.length !== 1) return;
			const branch = normalizeSimpleBranch(branches[0]);
			if (!branch || branch.length !== 1) return;
			chars.push(branch);
			index += match.end + 1;
		}
		if (chars.length < 1) return;
		return chars;
	};
	const repeatedExtglobRecursion = (pattern) => {
		let depth = 0;
		let value = pattern.trim();
		let match = parseRepeatedExtglob(value);
		while (match) {
			depth++;
			value = match.body.trim();
			match = parseRepeatedExtglob(value);
		}
		return depth;
	};
	const analyzeRepeatedExtglob = (body, options) => {
		if (options.maxExtglobRecursion === false) return { risky: false };
		const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
		const branches = splitTopLevel(body).map((branch) => branch.trim());
		if (branches.length > 1) {
			if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) return { risky: true };
		}
		const safeChars = [];
		let sawStarSequence = false;
		let combinable = true;
		for (const branch of branches) {
			const chars = getStarExtglobSequenceChars(branch);
			if (chars) {
				sawStarSequence = true;
				safeChars.push(...chars);
				continue;
			}
			const literal = normalizeSimpleBranch(branch);
			if (literal && literal.length === 1) {
				safeChars.push(literal);
				continue;
			}
			combinable = false;
			if (repeatedExtglobRecursion(branch) > max) return { risky: true };
		}
		if (sawStarSequence) return combinable ? {
			risky: true,
			safeOutput: buildCharClassStar([...new Set(safeChars)])
		} : { risky: true };
		return { risky: false };
	};
	/**
	* Parse the given input string.
	* @param {String} input
	* @param {Object} options
	* @return {Object}
	*/
	const parse = (input, options) => {
		if (typeof input !== "string") throw new TypeError("Expected a string");
		input = REPLACEMENTS[input] || input;
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		let len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		const bos = {
			type: "bos",
			value: "",
			output: opts.prepend || ""
		};
		const tokens = [bos];
		const capture = opts.capture ? "" : "?:";
		const PLATFORM_CHARS = constants.globChars(opts.windows);
		const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
		const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
		const globstar = (opts) => {
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const nodot = opts.dot ? "" : NO_DOT;
		const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
		let star = opts.bash === true ? globstar(opts) : STAR;
		if (opts.capture) star = `(${star})`;
		if (typeof opts.noext === "boolean") opts.noextglob = opts.noext;
		const state = {
			input,
			index: -1,
			start: 0,
			dot: opts.dot === true,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: false,
			negated: false,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: false,
			tokens
		};
		input = utils.removePrefix(input, state);
		len = input.length;
		const extglobs = [];
		const braces = [];
		const stack = [];
		let prev = bos;
		let value;
		/**
		* Tokenizing helpers
		*/
		const eos = () => state.index === len - 1;
		const peek = state.peek = (n = 1) => input[state.index + n];
		const advance = state.advance = () => input[++state.index] || "";
		const remaining = () => input.slice(state.index + 1);
		const consume = (value = "", num = 0) => {
			state.consumed += value;
			state.index += num;
		};
		const append = (token) => {
			state.output += token.output != null ? token.output : token.value;
			consume(token.value);
		};
		const negate = () => {
			let count = 1;
			while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
				advance();
				state.start++;
				count++;
			}
			if (count % 2 === 0) return false;
			state.negated = true;
			state.start++;
			return true;
		};
		const increment = (type) => {
			state[type]++;
			stack.push(type);
		};
		const decrement = (type) => {
			state[type]--;
			stack.pop();
		};
		/**
		* Push tokens onto the tokens array. This helper speeds up
		* tokenizing by 1) helping us avoid backtracking as much as possible,
		* and 2) helping us avoid creating extra tokens when consecutive
		* characters are plain text. This improves performance and simplifies
		* lookbehinds.
		*/
		const push = (tok) => {
			if (prev.type === "globstar") {
				const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
				const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
				if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
					state.output = state.output.slice(0, -prev.output.length);
					prev.type = "star";
					prev.value = "*";
					prev.output = star;
					state.output += prev.output;
				}
			}
			if (extglobs.length && tok.type !== "paren") extglobs[extglobs.length - 1].inner += tok.value;
			if (tok.value || tok.output) append(tok);
			if (prev && prev.type === "text" && tok.type === "text") {
				prev.output = (prev.output || prev.value) + tok.value;
				prev.value += tok.value;
				return;
			}
			tok.prev = prev;
			tokens.push(tok);
			prev = tok;
		};
		const extglobOpen = (type, value) => {
			const token = {
				...EXTGLOB_CHARS[value],
				conditions: 1,
				inner: ""
			};
			token.prev = prev;
			token.parens = state.parens;
			token.output = state.output;
			token.startIndex = state.index;
			token.tokensIndex = tokens.length;
			const output = (opts.capture ? "(" : "") + token.open;
			increment("parens");
			push({
				type,
				value,
				output: state.output ? "" : ONE_CHAR
			});
			push({
				type: "paren",
				extglob: true,
				value: advance(),
				output
			});
			extglobs.push(token);
		};
		const extglobClose = (token) => {
			const literal = input.slice(token.startIndex, state.index + 1);
			const body = input.slice(token.startIndex + 2, state.index);
			const analysis = analyzeRepeatedExtglob(body, opts);
			if ((token.type === "plus" || token.type === "star") && analysis.risky) {
				const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
				const open = tokens[token.tokensIndex];
				open.type = "text";
				open.value = literal;
				open.output = safeOutput || utils.escapeRegex(literal);
				for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
					tokens[i].value = "";
					tokens[i].output = "";
					delete tokens[i].suffix;
				}
				state.output = token.output + open.output;
				state.backtrack = true;
				push({
					type: "paren",
					extglob: true,
					value,
					output: ""
				});
				decrement("parens");
				return;
			}
			let output = token.close + (opts.capture ? ")" : "");
			let rest;
			if (token.type === "negate") {
				let extglobStar = star;
				if (token.inner && token.inner.length > 1 && token.inner.includes("/")) extglobStar = globstar(opts);
				if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) output = token.close = `)$))${extglobStar}`;
				if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) output = token.close = `)${parse(rest, {
					...options,
					fastpaths: false
				}).output})${extglobStar})`;
				if (token.prev.type === "bos") state.negatedExtglob = true;
			}
			push({
				type: "paren",
				extglob: true,
				value,
				output
			});
			decrement("parens");
		};
		/**
		* Fast paths
		*/
		if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
			let backslashes = false;
			let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
				if (first === "\\") {
					backslashes = true;
					return m;
				}
				if (first === "?") {
					if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
					if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
					return QMARK.repeat(chars.length);
				}
				if (first === ".") return DOT_LITERAL.repeat(chars.length);
				if (first === "*") {
					if (esc) return esc + first + (rest ? star : "");
					return star;
				}
				return esc ? m : `\\${m}`;
			});
			if (backslashes === true) {
				if (opts.unescape === true) output = output.replace(/\\/g, "");
				else output = output.replace(/\\+/g, (m) => {
					return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
				});
			}
			if (output === input && opts.contains === true) {
				state.output = input;
				return state;
			}
			state.output = utils.wrapOutput(output, state, options);
			return state;
		}
		/**
		* Tokenize input until we reach end-of-string
		*/
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			/**
			* Escaped characters
			*/
			if (value === "\\") {
				const next = peek();
				if (next === "/" && opts.bash !== true) continue;
				if (next === "." || next === ";") continue;
				if (!next) {
					value += "\\";
					push({
						type: "text",
						value
					});
					continue;
				}
				const match = /^\\+/.exec(remaining());
				let slashes = 0;
				if (match && match[0].length > 2) {
					slashes = match[0].length;
					state.index += slashes;
					if (slashes % 2 !== 0) value += "\\";
				}
				if (opts.unescape === true) value = advance();
				else value += advance();
				if (state.brackets === 0) {
					push({
						type: "text",
						value
					});
					continue;
				}
			}
			/**
			* If we're inside a regex character class, continue
			* until we reach the closing bracket.
			*/
			if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
				if (opts.posix !== false && value === ":") {
					const inner = prev.value.slice(1);
					if (inner.includes("[")) {
						prev.posix = true;
						if (inner.includes(":")) {
							const idx = prev.value.lastIndexOf("[");
							const pre = prev.value.slice(0, idx);
							const rest = prev.value.slice(idx + 2);
							const posix = POSIX_REGEX_SOURCE[rest];
							if (posix) {
								prev.value = pre + posix;
								state.backtrack = true;
								advance();
								if (!bos.output && tokens.indexOf(prev) === 1) bos.output = ONE_CHAR;
								continue;
							}
						}
					}
				}
				if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") value = `\\${value}`;
				if (value === "]" && (prev.value === "[" || prev.value === "[^")) value = `\\${value}`;
				if (opts.posix === true && value === "!" && prev.value === "[") value = "^";
				prev.value += value;
				append({ value });
				continue;
			}
			/**
			* If we're inside a quoted string, continue
			* until we reach the closing double quote.
			*/
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			/**
			* Double quotes
			*/
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Parentheses
			*/
			if (value === "(") {
				increment("parens");
				push({
					type: "paren",
					value
				});
				continue;
			}
			if (value === ")") {
				if (state.parens === 0 && opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "("));
				const extglob = extglobs[extglobs.length - 1];
				if (extglob && state.parens === extglob.parens + 1) {
					extglobClose(extglobs.pop());
					continue;
				}
				push({
					type: "paren",
					value,
					output: state.parens ? ")" : "\\)"
				});
				decrement("parens");
				continue;
			}
			/**
			* Square brackets
			*/
			if (value === "[") {
				if (opts.nobracket === true || !remaining().includes("]")) {
					if (opts.nobracket !== true && opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
					value = `\\${value}`;
				} else increment("brackets");
				push({
					type: "bracket",
					value
				});
				continue;
			}
			if (value === "]") {
				if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				if (state.brackets === 0) {
					if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "["));
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				decrement("brackets");
				const prevValue = prev.value.slice(1);
				if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) value = `/${value}`;
				prev.value += value;
				append({ value });
				if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) continue;
				const escaped = utils.escapeRegex(prev.value);
				state.output = state.output.slice(0, -prev.value.length);
				if (opts.literalBrackets === true) {
					state.output += escaped;
					prev.value = escaped;
					continue;
				}
				prev.value = `(${capture}${escaped}|${prev.value})`;
				state.output += prev.value;
				continue;
			}
			/**
			* Braces
			*/
			if (value === "{" && opts.nobrace !== true) {
				increment("braces");
				const open = {
					type: "brace",
					value,
					output: "(",
					outputIndex: state.output.length,
					tokensIndex: state.tokens.length
				};
				braces.push(open);
				push(open);
				continue;
			}
			if (value === "}") {
				const brace = braces[braces.length - 1];
				if (opts.nobrace === true || !brace) {
					push({
						type: "text",
						value,
						output: value
					});
					continue;
				}
				let output = ")";
				if (brace.dots === true) {
					const arr = tokens.slice();
					const range = [];
					for (let i = arr.length - 1; i >= 0; i--) {
						tokens.pop();
						if (arr[i].type === "brace") break;
						if (arr[i].type !== "dots") range.unshift(arr[i].value);
					}
					output = expandRange(range, opts);
					state.backtrack = true;
				}
				if (brace.comma !== true && brace.dots !== true) {
					const out = state.output.slice(0, brace.outputIndex);
					const toks = state.tokens.slice(brace.tokensIndex);
					brace.value = brace.output = "\\{";
					value = output = "\\}";
					state.output = out;
					for (const t of toks) state.output += t.output || t.value;
				}
				push({
					type: "brace",
					value,
					output
				});
				decrement("braces");
				braces.pop();
				continue;
			}
			/**
			* Pipes
			*/
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Commas
			*/
			if (value === ",") {
				let output = value;
				const brace = braces[braces.length - 1];
				if (brace && stack[stack.length - 1] === "braces") {
					brace.comma = true;
					output = "|";
				}
				push({
					type: "comma",
					value,
					output
				});
				continue;
			}
			/**
			* Slashes
			*/
			if (value === "/") {
				if (prev.type === "dot" && state.index === state.start + 1) {
					state.start = state.index + 1;
					state.consumed = "";
					state.output = "";
					tokens.pop();
					prev = bos;
					continue;
				}
				push({
					type: "slash",
					value,
					output: SLASH_LITERAL
				});
				continue;
			}
			/**
			* Dots
			*/
			if (value === ".") {
				if (state.braces > 0 && prev.type === "dot") {
					if (prev.value === ".") prev.output = DOT_LITERAL;
					const brace = braces[braces.length - 1];
					prev.type = "dots";
					prev.output += value;
					prev.value += value;
					brace.dots = true;
					continue;
				}
				if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
					push({
						type: "text",
						value,
						output: DOT_LITERAL
					});
					continue;
				}
				push({
					type: "dot",
					value,
					output: DOT_LITERAL
				});
				continue;
			}
			/**
			* Question marks
			*/
			if (value === "?") {
				if (!(prev && prev.value === "(") && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("qmark", value);
					continue;
				}
				if (prev && prev.type === "paren") {
					const next = peek();
					let output = value;
					if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) output = `\\${value}`;
					push({
						type: "text",
						value,
						output
					});
					continue;
				}
				if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
					push({
						type: "qmark",
						value,
						output: QMARK_NO_DOT
					});
					continue;
				}
				push({
					type: "qmark",
					value,
					output: QMARK
				});
				continue;
			}
			/**
			* Exclamation
			*/
			if (value === "!") {
				if (opts.noextglob !== true && peek() === "(") {
					if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
						extglobOpen("negate", value);
						continue;
					}
				}
				if (opts.nonegate !== true && state.index === 0) {
					negate();
					continue;
				}
			}
			/**
			* Plus
			*/
			if (value === "+") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("plus", value);
					continue;
				}
				if (prev && prev.value === "(" || opts.regex === false) {
					push({
						type: "plus",
						value,
						output: PLUS_LITERAL
					});
					continue;
				}
				if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
					push({
						type: "plus",
						value
					});
					continue;
				}
				push({
					type: "plus",
					value: PLUS_LITERAL
				});
				continue;
			}
			/**
			* Plain text
			*/
			if (value === "@") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					push({
						type: "at",
						extglob: true,
						value,
						output: ""
					});
					continue;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Plain text
			*/
			if (value !== "*") {
				if (value === "$" || value === "^") value = `\\${value}`;
				const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
				if (match) {
					value += match[0];
					state.index += match[0].length;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Stars
			*/
			if (prev && (prev.type === "globstar" || prev.star === true)) {
				prev.type = "star";
				prev.star = true;
				prev.value += value;
				prev.output = star;
				state.backtrack = true;
				state.globstar = true;
				consume(value);
				continue;
			}
			let rest = remaining();
			if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
				extglobOpen("star", value);
				continue;
			}
			if (prev.type === "star") {
				if (opts.noglobstar === true) {
					consume(value);
					continue;
				}
				const prior = prev.prev;
				const before = prior.prev;
				const isStart = prior.type === "slash" || prior.type === "bos";
				const afterStar = before && (before.type === "star" || before.type === "globstar");
				if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
				const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
				if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				while (rest.slice(0, 3) === "/**") {
					const after = input[state.index + 4];
					if (after && after !== "/") break;
					rest = rest.slice(3);
					consume("/**", 3);
				}
				const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
				if (prior.type === "bos" && eos()) {
					prev.type = "globstar";
					prev.value += value;
					prev.output = globstar(opts);
					state.output = prev.output;
					state.globstar = true;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
					prev.value += value;
					state.globstar = true;
					state.output += prior.output + prev.output;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
					const end = rest[1] !== void 0 ? "|$" : "";
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
					prev.value += value;
					state.output += prior.output + prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (prior.type === "bos" && rest[0] === "/") {
					prev.type = "globstar";
					prev.value += value;
					prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
					state.output = prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				state.output = state.output.slice(0, -prev.output.length);
				prev.type = "globstar";
				prev.output = globstar(opts);
				prev.value += value;
				state.output += prev.output;
				state.globstar = true;
				consume(value);
				continue;
			}
			const token = {
				type: "star",
				value,
				output: star
			};
			if (opts.bash === true) {
				token.output = ".*?";
				if (prev.type === "bos" || prev.type === "slash") token.output = nodot + token.output;
				push(token);
				continue;
			}
			if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
				token.output = value;
				push(token);
				continue;
			}
			if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
				if (prev.type === "dot") {
					state.output += NO_DOT_SLASH;
					prev.output += NO_DOT_SLASH;
				} else if (opts.dot === true) {
					state.output += NO_DOTS_SLASH;
					prev.output += NO_DOTS_SLASH;
				} else {
					state.output += nodot;
					prev.output += nodot;
				}
				if (peek() !== "*") {
					state.output += ONE_CHAR;
					prev.output += ONE_CHAR;
				}
			}
			push(token);
		}
		while (state.brackets > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
			state.output = utils.escapeLast(state.output, "[");
			decrement("brackets");
		}
		while (state.parens > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
			state.output = utils.escapeLast(state.output, "(");
			decrement("parens");
		}
		while (state.braces > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
			state.output = utils.escapeLast(state.output, "{");
			decrement("braces");
		}
		if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) push({
			type: "maybe_slash",
			value: "",
			output: `${SLASH_LITERAL}?`
		});
		if (state.backtrack === true) {
			state.output = "";
			for (const token of state.tokens) {
				state.output += token.output != null ? token.output : token.value;
				if (token.suffix) state.output += token.suffix;
			}
		}
		return state;
	};
	/**
	* Fast paths for creating regular expressions for common glob patterns.
	* This can significantly speed up processing and has very little downside
	* impact when none of the fast paths match.
	*/
	parse.fastpaths = (input, options) => {
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		const len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		input = REPLACEMENTS[input] || input;
		const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
		const nodot = opts.dot ? NO_DOTS : NO_DOT;
		const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
		const capture = opts.capture ? "" : "?:";
		const state = {
			negated: false,
			prefix: ""
		};
		let star = opts.bash === true ? ".*?" : STAR;
		if (opts.capture) star = `(${star})`;
		const globstar = (opts) => {
			if (opts.noglobstar === true) return star;
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const create = (str) => {
			switch (str) {
				case "*": return `${nodot}${ONE_CHAR}${star}`;
				case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
				case "**": return nodot + globstar(opts);
				case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
				case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
				default: {
					const match = /^(.*?)\.(\w+)$/.exec(str);
					if (!match) return;
					const source = create(match[1]);
					if (!source) return;
					return source + DOT_LITERAL + match[2];
				}
			}
		};
		let source = create(utils.removePrefix(input, state));
		if (source && opts.strictSlashes !== true) source += `${SLASH_LITERAL}?`;
		return source;
	};
	module.exports = parse;
}));

// node_modules/picomatch/lib/picomatch.js
var require_picomatch$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const scan = require_scan();
	const parse = require_parse();
	const utils = require_utils();
	const constants = require_constants();
	const isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	/**
	* Creates a matcher function from one or more glob patterns. The
	* returned function takes a string to match as its first argument,
	* and returns true if the string is a match. The returned matcher
	* function also takes a boolean as the second argument that, when true,
	* returns an object with additional information.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch(glob[, options]);
	*
	* const isMatch = picomatch('*.!(*a)');
	* console.log(isMatch('a.a')); //=> false
	* console.log(isMatch('a.b')); //=> true
	*
	* // For environments without `node.js`, `picomatch/posix` provides you a dependency-free matcher, without automatic OS detection.
	* const picomatch = require('picomatch/posix');
	* // the same API, defaulting to posix paths
	* const isMatch = picomatch('a/*');
	* console.log(isMatch('a\\b')); //=> false
	* console.log(isMatch('a/b')); //=> true
	*
	* // you can still configure the matcher function to accept windows paths
	* const isMatch = picomatch('a/*', { options: windows });
	* console.log(isMatch('a\\b')); //=> true
	* console.log(isMatch('a/b')); //=> true
	* ```
	* @name picomatch
	* @param {String|Array} `globs` One or more glob patterns.
	* @param {Object=} `options`
	* @return {Function=} Returns a matcher function.
	* @api public
	*/
	const picomatch = (glob, options, returnState = false) => {
		if (Array.isArray(glob)) {
			const fns = glob.map((input) => picomatch(input, options, returnState));
			const arrayMatcher = (str) => {
				for (const isMatch of fns) {
					const state = isMatch(str);
					if (state) return state;
				}
				return false;
			};
			return arrayMatcher;
		}
		const isState = isObject(glob) && glob.tokens && glob.input;
		if (glob === "" || typeof glob !== "string" && !isState) throw new TypeError("Expected pattern to be a non-empty string");
		const opts = options || {};
		const posix = opts.windows;
		const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
		const state = regex.state;
		delete regex.state;
		let isIgnored = () => false;
		if (opts.ignore) {
			const ignoreOpts = {
				...options,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
		}
		const matcher = (input, returnObject = false) => {
			const { isMatch, match, output } = picomatch.test(input, regex, options, {
				glob,
				posix
			});
			const result = {
				glob,
				state,
				regex,
				posix,
				input,
				output,
				match,
				isMatch
			};
			if (typeof opts.onResult === "function") opts.onResult(result);
			if (isMatch === false) {
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (isIgnored(input)) {
				if (typeof opts.onIgnore === "function") opts.onIgnore(result);
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (typeof opts.onMatch === "function") opts.onMatch(result);
			return returnObject ? result : true;
		};
		if (returnState) matcher.state = state;
		return matcher;
	};
	/**
	* Test `input` with the given `regex`. This is used by the main
	* `picomatch()` function to test the input string.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.test(input, regex[, options]);
	*
	* console.log(picomatch.test('foo/bar', /^(?:([^/]*?)\/([^/]*?))$/));
	* // { isMatch: true, match: [ 'foo/', 'foo', 'bar' ], output: 'foo/bar' }
	* ```
	* @param {String} `input` String to test.
	* @param {RegExp} `regex`
	* @return {Object} Returns an object with matching info.
	* @api public
	*/
	picomatch.test = (input, regex, options, { glob, posix } = {}) => {
		if (typeof input !== "string") throw new TypeError("Expected input to be a string");
		if (input === "") return {
			isMatch: false,
			output: ""
		};
		const opts = options || {};
		const format = opts.format || (posix ? utils.toPosixSlashes : null);
		let match = input === glob;
		let output = match && format ? format(input) : input;
		if (match === false) {
			output = format ? format(input) : input;
			match = output === glob;
		}
		if (match === false || opts.capture === true) {
			if (opts.matchBase === true || opts.basename === true) match = picomatch.matchBase(input, regex, options, posix);
			else match = regex.exec(output);
		}
		return {
			isMatch: Boolean(match),
			match,
			output
		};
	};
	/**
	* Match the basename of a filepath.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.matchBase(input, glob[, options]);
	* console.log(picomatch.matchBase('foo/bar.js', '*.js'); // true
	* ```
	* @param {String} `input` String to test.
	* @param {RegExp|String} `glob` Glob pattern or regex created by [.makeRe](#makeRe).
	* @return {Boolean}
	* @api public
	*/
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	/**
	* Returns true if **any** of the given glob `patterns` match the specified `string`.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.isMatch(string, patterns[, options]);
	*
	* console.log(picomatch.isMatch('a.a', ['b.*', '*.a'])); //=> true
	* console.log(picomatch.isMatch('a.a', 'b.*')); //=> false
	* ```
	* @param {String|Array} str The string to test.
	* @param {String|Array} patterns One or more glob patterns to use for matching.
	* @param {Object} [options] See available [options](#options).
	* @return {Boolean} Returns true if any patterns match `str`
	* @api public
	*/
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	/**
	* Parse a glob pattern to create the source string for a regular
	* expression.
	*
	* ```js
	* const picomatch = require('picomatch');
	* const result = picomatch.parse(pattern[, options]);
	* ```
	* @param {String} `pattern`
	* @param {Object} `options`
	* @return {Object} Returns an object with useful properties and output to be used as a regex source string.
	* @api public
	*/
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	/**
	* Scan a glob pattern to separate the pattern into segments.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.scan(input[, options]);
	*
	* const result = picomatch.scan('!./foo/*.js');
	* console.log(result);
	* { prefix: '!./',
	*   input: '!./foo/*.js',
	*   start: 3,
	*   base: 'foo',
	*   glob: '*.js',
	*   isBrace: false,
	*   isBracket: false,
	*   isGlob: true,
	*   isExtglob: false,
	*   isGlobstar: false,
	*   negated: true }
	* ```
	* @param {String} `input` Glob pattern to scan.
	* @param {Object} `options`
	* @return {Object} Returns an object with
	* @api public
	*/
	picomatch.scan = (input, options) => scan(input, options);
	/**
	* Compile a regular expression from the `state` object returned by the
	* [parse()](#parse) method.
	*
	* ```js
	* const picomatch = require('picomatch');
	* const state = picomatch.parse('*.js');
	* // picomatch.compileRe(state[, options]);
	*
	* console.log(picomatch.compileRe(state));
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {Object} `state`
	* @param {Object} `options`
	* @param {Boolean} `returnOutput` Intended for implementors, this argument allows you to return the raw output from the parser.
	* @param {Boolean} `returnState` Adds the state to a `state` property on the returned regex. Useful for implementors and debugging.
	* @return {RegExp}
	* @api public
	*/
	picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
		if (returnOutput === true) return state.output;
		const opts = options || {};
		const prepend = opts.contains ? "" : "^";
		const append = opts.contains ? "" : "$";
		let source = `${prepend}(?:${state.output})${append}`;
		if (state && state.negated === true) source = `^(?!${source}).*$`;
		const regex = picomatch.toRegex(source, options);
		if (returnState === true) regex.state = state;
		return regex;
	};
	/**
	* Create a regular expression from a parsed glob pattern.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.makeRe(state[, options]);
	*
	* const result = picomatch.makeRe('*.js');
	* console.log(result);
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {String} `state` The object returned from the `.parse` method.
	* @param {Object} `options`
	* @param {Boolean} `returnOutput` Implementors may use this argument to return the compiled output, instead of a regular expression. This is not exposed on the options to prevent end-users from mutating the result.
	* @param {Boolean} `returnState` Implementors may use this argument to return the state from the parsed glob with the returned regular expression.
	* @return {RegExp} Returns a regex created from the given pattern.
	* @api public
	*/
	picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
		if (!input || typeof input !== "string") throw new TypeError("Expected a non-empty string");
		let parsed = {
			negated: false,
			fastpaths: true
		};
		if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) parsed.output = parse.fastpaths(input, options);
		if (!parsed.output) parsed = parse(input, options);
		return picomatch.compileRe(parsed, options, returnOutput, returnState);
	};
	/**
	* Create a regular expression from the given regex source string.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.toRegex(source[, options]);
	*
	* const { output } = picomatch.parse('*.js');
	* console.log(picomatch.toRegex(output));
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {String} `source` Regular expression source string.
	* @param {Object} `options`
	* @return {RegExp}
	* @api public
	*/
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	/**
	* Picomatch constants.
	* @return {Object}
	*/
	picomatch.constants = constants;
	/**
	* Expose "picomatch"
	*/
	module.exports = picomatch;
}));

// node_modules/picomatch/index.js
var require_picomatch = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const pico = require_picomatch$1();
	const utils = require_utils();
	function picomatch(glob, options, returnState = false) {
		if (options && (options.windows === null || options.windows === void 0)) options = {
			...options,
			windows: utils.isWindows()
		};
		return pico(glob, options, returnState);
	}
	Object.assign(picomatch, pico);
	module.exports = picomatch;
}));

// src/core/changes/pattern.ts
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
const MAGIC = /[*?[\]{}()|]/;
const OPTIONS = {
	dot: true,
	windows: false,
	nonegate: true
};
const partsOf = (text) => text.split("/").filter((part) => part !== "" && part !== ".");
/** Compiles a glob. One without wildcards is a path. */
const compileGlob = (text) => {
	const parts = partsOf(text);
	const magic = parts.findIndex((part) => MAGIC.test(part));
	if (magic === -1) return compilePath(text);
	const glob = exactName(`${parts.join("/")}${text.endsWith("/") ? "/**" : ""}`);
	const base = foldCase(parts.slice(0, magic).join("/"));
	const [exact, folded] = [(0, import_picomatch.default)(glob, OPTIONS), (0, import_picomatch.default)(foldCase(glob), OPTIONS)];
	return {
		text,
		matches: (path) => exact(exactName(path)),
		matchesFolded: (path) => folded(path),
		isBelow: (path) => isWithin$1(base, path)
	};
};
/** Compiles a path, whatever characters it has: itself and what lies below it. */
const compilePath = (text) => {
	const plain = exactName(partsOf(text).join("/"));
	const folded = foldCase(plain);
	return {
		text,
		matches: (path) => isWithin$1(exactName(path), plain),
		matchesFolded: (path) => isWithin$1(path, folded),
		isBelow: (path) => isWithin$1(folded, path)
	};
};
/** Whether a path is a folder's or the folder itself; the empty one is the whole repository. */
const isWithin$1 = (path, folder) => folder === "" || path === folder || path.startsWith(`${folder}/`);

// src/core/changes/pointer.ts
/**
* Whether what a JSON pointer (RFC 6901) names is the same in both texts, whatever the order of keys. A text that is no
* JSON cannot be told, and counts as another.
*/
const isSameAt = (pointer, { before, after }) => {
	if (before === after) return true;
	const [one, other] = [valueAt(pointer, before), valueAt(pointer, after)];
	return one !== void 0 && one === other;
};
const ABSENT = "";
/** The value as text, its keys sorted; empty where there is none, undefined where the text is no JSON. */
const valueAt = (pointer, text) => {
	if (text === void 0) return ABSENT;
	try {
		let value = JSON.parse(text.replace(/^\ufeff/, ""));
		for (const step of pointer.split("/").slice(1)) {
			const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
			if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return ABSENT;
			value = new Map(Object.entries(value)).get(key);
		}
		return JSON.stringify(value, (_key, member) => sorted(member));
	} catch {
		return;
	}
};
const sorted = (value) => typeof value !== "object" || value === null || Array.isArray(value) ? value : Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1));

// src/core/changes/decide.ts
/** What `protected` holds where the policy does not say: the policy itself, and what GitHub runs. */
const protectedByDefault = (policyPath) => [policyPath, ".github/workflows"];
/** Compiles a rule; `policyPath` is where the policy that holds it lives. */
const compileRule = (rule, policyPath = POLICY_PATH) => {
	const entries = (rule.protected ?? protectedByDefault(policyPath)).map((entry) => {
		const [path, pointer] = splitPointer(entry);
		return {
			entry,
			pattern: compilePath(path),
			pointer
		};
	});
	return {
		allow: rule.allow?.map(compileGlob),
		deny: rule.deny.map(compileGlob),
		whole: entries.flatMap(({ pattern, pointer }) => pointer === void 0 ? [pattern] : []),
		parts: entries.flatMap(({ pointer, ...rest }) => pointer === void 0 ? [] : [{
			...rest,
			pointer
		}])
	};
};
/** Whether the rule asks for a part of this file, so that its text has to be known. */
const asksForTexts = ({ parts }, path) => {
	const folded = foldedName(path);
	return folded !== void 0 && parts.some(({ pattern }) => pattern.matchesFolded(folded));
};
/**
* What the rule says of one change. Without a rule nothing is checked. With `approved` what is protected may be changed,
* also where `allow` does not name it; `deny` holds all the same.
*/
const decideChange = (rule, change, approved = false) => {
	if (rule === void 0) return {
		state: "not-checked",
		why: "the policy has no `changes`"
	};
	const { path, kind, target } = change;
	const denied = (code, why) => ({
		state: "denied",
		code,
		why: `${path} ${why}`
	});
	const folded = foldedName(path);
	if (folded === void 0 || folded === "" || !isPlain(path)) return denied("path-denied", "is no path that a repository can hold on every system");
	if (isGitFolder(folded)) return denied("path-protected", "lies in git's own folder");
	if (kind === "link" && (target === void 0 || escapes(path, target))) return denied("link-escapes", target === void 0 ? "is a link, and where it leads is not known" : `is a link that leads out: ${target}`);
	const covers = ({ matchesFolded, isBelow }) => matchesFolded(folded) || isBelow(folded);
	const shut = protectedBy(rule, covers, change);
	if (shut !== void 0 && !approved) return denied("path-protected", shut);
	const refused = rule.deny.find(covers);
	if (refused !== void 0) return denied("path-denied", `is covered by ${refused.text} of \`changes.deny\``);
	if (shut !== void 0 || rule.allow === void 0 || rule.allow.some(({ matches }) => matches(path))) return { state: "allowed" };
	return denied("path-denied", "matches none of `changes.allow`");
};
/** What of `protected` a change touches, in words. */
const protectedBy = ({ whole, parts }, covers, { kind, texts }) => {
	const shut = whole.find(covers);
	if (shut !== void 0) return `is covered by ${shut.text} of \`changes.protected\``;
	const sameContent = kind === "mode";
	const part = parts.find(({ pattern, pointer }) => covers(pattern) && !sameContent && (texts === void 0 || kind === "link" || !isSameAt(pointer, texts)));
	return part === void 0 ? void 0 : `changes ${part.pointer}, which is named in \`changes.protected\``;
};
/** What the rule says of a file that is not in the repository: only a list of what is allowed speaks of it. */
const decideOutside = (rule, path) => {
	if (rule?.allow === void 0) return {
		state: "not-checked",
		why: `${path} lies outside the repository`
	};
	return {
		state: "denied",
		code: "path-denied",
		why: `${path} lies outside the repository, and \`changes.allow\` names what may be changed`
	};
};

// src/core/hook/answer.ts
/** Whether the call may not go on. */
const isDenied = ({ state }) => state === "denied" || state === "unknown";
/** What a person or a log is told. */
const tellOutcome = ({ state, why }) => `recount: ${state.replace("-", " ")}: ${why}`;
/** An outcome in the words of the agent. An allowed call is left to the agent's own permissions. */
const answerOf = (agent, outcome) => {
	const told = tellOutcome(outcome);
	return {
		stdout: isDenied(outcome) ? `${JSON.stringify(DENIALS[agent](told))}\n` : "",
		stderr: `${told}\n`
	};
};
const DENIALS = {
	claude: (reason) => ({ hookSpecificOutput: {
		hookEventName: "PreToolUse",
		permissionDecision: "deny",
		permissionDecisionReason: reason
	} }),
	gemini: (reason) => ({
		decision: "deny",
		reason
	})
};

// src/core/hook/publication.ts
const NONE = {
	text: "",
	known: true
};
/** Reads options as getopt and pflag do: `--name value`, `--name=value`, `-n value`, `-nvalue`, and `-abn value`. */
const readArguments = (words, { short, long, attached: optional = "" }) => {
	const read = [];
	const left = words.values();
	const next = () => {
		const step = left.next();
		return step.done === true ? NONE : step.value;
	};
	for (const word of left) {
		const { text, known } = word;
		const equals = text.indexOf("=");
		if (text === "--") read.push(...[...left].map((value) => ({
			option: void 0,
			value
		})));
		else if (text.startsWith("--") && equals !== -1) read.push({
			option: text.slice(0, equals),
			value: {
				text: text.slice(equals + 1),
				known
			}
		});
		else if (text.startsWith("--")) read.push({
			option: text,
			value: long.includes(text) ? next() : NONE
		});
		else if (!text.startsWith("-") || text === "-") read.push({
			option: void 0,
			value: word
		});
		else for (let index = 1; index < text.length; index++) {
			const letter = text.charAt(index);
			if (optional.includes(letter)) break;
			const attached = text.slice(index + 1);
			const takes = short.includes(letter);
			const value = attached === "" ? next : () => ({
				text: attached.replace(/^=/, ""),
				known
			});
			read.push({
				option: `-${letter}`,
				value: takes ? value() : NONE
			});
			if (takes) break;
		}
	}
	return read;
};

// src/core/hook/gh.ts
const TABLES = {
	create: {
		short: "aBbFHlmprTtR",
		long: "assignee base body body-file head label milestone project recover reviewer template title repo"
	},
	edit: {
		short: "BbFmtR",
		long: "add-assignee add-label add-project add-reviewer base body body-file milestone remove-assignee remove-label remove-project remove-reviewer title repo"
	},
	ready: {
		short: "R",
		long: "repo"
	},
	merge: {
		short: "AbFtR",
		long: "author-email body body-file match-head-commit subject repo"
	}
};
const ACTIONS = {
	create: "create",
	new: "create",
	edit: "edit",
	ready: "ready",
	merge: "merge"
};
/** What takes back rather than makes public. */
const HARMLESS = {
	create: ["--dry-run"],
	edit: [],
	ready: ["--undo"],
	merge: ["--disable-auto"]
};
/** What a call of `gh` makes public; the words are those behind `gh`. */
const ghPublication = (words, input, folder) => {
	const [noun, verb] = words.flatMap((word, index) => isOperand(words, index) ? [{
		word,
		index
	}] : []);
	const action = noun?.word.text === "pr" ? ACTIONS[verb?.word.text ?? ""] : void 0;
	if (action === void 0) return void 0;
	const args = readArguments(words.filter((_, index) => index !== noun?.index && index !== verb?.index), {
		short: TABLES[action].short,
		long: TABLES[action].long.split(" ").map((name) => `--${name}`)
	});
	if (args.some(({ option }) => option !== void 0 && HARMLESS[action].includes(option))) return void 0;
	const pull = args.find(({ option }) => option === void 0)?.value;
	return {
		kind: "pull-request",
		action,
		body: pull?.known === false ? unseen("which pull request it is stands in a variable") : bodyOf(action, args, input),
		pull: action === "create" ? void 0 : pull?.text,
		repository: args.find(({ option }) => option === "-R" || option === "--repo")?.value.text,
		folder
	};
};
/** Whether a word is no option, and not the value of gh's one option that may stand anywhere. */
const isOperand = (words, index) => {
	const before = words[index - 1]?.text;
	return words[index]?.text.startsWith("-") === false && before !== "-R" && before !== "--repo";
};
const unseen = (why) => ({
	from: "unseen",
	why
});
const bodyOf = (action, args, input) => {
	const given = action === "merge" ? void 0 : args.filter(({ option }) => isBody(option)).at(-1);
	if (given === void 0) return action === "create" ? withoutBody(args) : { from: "live" };
	const { option, value } = given;
	if (!value.known) return unseen("its text is made by the command itself");
	if (option === "--body" || option === "-b") return {
		from: "text",
		text: value.text
	};
	if (value.text !== "-") return {
		from: "file",
		path: value.text
	};
	return input?.known === true ? {
		from: "text",
		text: input.text
	} : unseen("it is read from standard input");
};
const isBody = (option) => option === "--body" || option === "-b" || option === "--body-file" || option === "-F";
const withoutBody = (args) => unseen(args.some(({ option }) => option?.startsWith("--fill") === true || option === "-f") ? "its text is made from the commits" : "it is given no text here");

// src/core/hook/git.ts
const GIT = {
	short: "Cc",
	long: [
		"--git-dir",
		"--work-tree",
		"--namespace",
		"--super-prefix",
		"--config-env",
		"--attr-source"
	]
};
const COMMIT = {
	short: "mFCct",
	attached: "Su",
	long: "--message --file --author --date --template --reuse-message --reedit-message --fixup --squash --cleanup --trailer --pathspec-from-file".split(" ")
};
const PUSH = {
	short: "o",
	long: [
		"--repo",
		"--push-option",
		"--receive-pack",
		"--exec"
	]
};
const MOVES = /* @__PURE__ */ new Set([
	"merge",
	"rebase",
	"cherry-pick",
	"revert",
	"reset",
	"am",
	"pull",
	"checkout",
	"switch"
]);
const SKIPS_HOOKS = /^--no-veri(?:f|fy)?$/;
/** What a call of `git` makes public or passes by; the words are those behind `git`. */
const gitPublications = (words, folder) => {
	const verb = verbOf(words);
	const command = words[verb]?.text ?? "";
	if (MOVES.has(command)) return [{
		kind: "move",
		command: `git ${command}`,
		folder
	}];
	if (command !== "commit" && command !== "push") return [];
	const before = readArguments(words.slice(0, verb), GIT);
	const at = before.some(({ option }) => option === "--git-dir" || option === "--work-tree") ? void 0 : before.reduce((into, { option, value }) => option === "-C" ? changeInto(into, value) : into, folder);
	const args = readArguments(words.slice(verb + 1), command === "commit" ? COMMIT : PUSH);
	const unhooked = before.find(({ option, value }) => option === "-c" && /^core\.hookspath(?:=|$)/i.test(value.text));
	const skipped = args.find(({ option = "" }) => SKIPS_HOOKS.test(option) || command === "commit" && option === "-n");
	const option = unhooked === void 0 ? skipped?.option : "-c core.hooksPath";
	if (option !== void 0) return [{
		kind: "bypass",
		command: `git ${command}`,
		option,
		folder: at
	}];
	if (command === "commit") return [{
		kind: "move",
		command: "git commit",
		folder: at
	}];
	if (args.some((one) => one.option === "--dry-run" || one.option === "-n")) return [];
	const [, ...refspecs] = args.flatMap((one) => one.option === void 0 ? [one.value] : []);
	return args.some((one) => one.option === "--delete" || one.option === "-d") || refspecs.length > 0 && refspecs.every(({ text }) => text.startsWith(":")) ? [] : [{
		kind: "push",
		refspecs: refspecs.flatMap(({ text, known }) => known ? [text] : []),
		folder: at
	}];
};
/** Where git's verb stands: behind its own options and their values. */
const verbOf = (words) => {
	let isValue = false;
	for (const [index, { text }] of words.entries()) {
		if (!isValue && !text.startsWith("-")) return index;
		isValue = !isValue && (text === "-C" || text === "-c" || GIT.long.includes(text));
	}
	return words.length;
};
/** The folder after one more change of it. */
const changeInto = (folder, into) => folder === void 0 || into?.known !== true ? void 0 : [...folder, into.text];

// src/core/hook/quoting.ts
const UNKNOWN = {
	text: "",
	known: false
};
const known = (text) => ({
	text,
	known: true
});
/** Two pieces of one word. */
const joined = (one, more) => ({
	text: (one?.text ?? "") + more.text,
	known: (one?.known ?? true) && more.known
});
/** The text before the next such character, which is passed over. */
const upTo = (cursor, close) => {
	const { text, at } = cursor;
	const found = text.indexOf(close, at);
	cursor.at = found === -1 ? text.length : found + 1;
	return text.slice(at, found === -1 ? void 0 : found);
};
/** A quoted piece or an expansion; nothing where the character begins neither. The character is passed over. */
const quotedPiece = (char, cursor, substitute) => {
	if (char === "\\") return known(cursor.text.charAt(cursor.at++));
	if (char === "'") return known(upTo(cursor, "'"));
	if (char === "\"") return doubleQuoted(cursor, substitute);
	if (char === "`") return substitute("`");
	return char === "$" ? expansion(cursor, substitute, false) : void 0;
};
const doubleQuoted = (cursor, substitute) => {
	let piece = known("");
	while (cursor.at < cursor.text.length) {
		const char = cursor.text.charAt(cursor.at++);
		if (char === "\"") break;
		if (char === "\\" && /["\\$`\n]/.test(cursor.text.charAt(cursor.at))) {
			const escaped = cursor.text.charAt(cursor.at++);
			piece = joined(piece, known(escaped === "\n" ? "" : escaped));
		} else if (char === "`") piece = joined(piece, substitute("`"));
		else piece = joined(piece, char === "$" ? expansion(cursor, substitute, true) : known(char));
	}
	return piece;
};
/** What follows a dollar. */
const expansion = (cursor, substitute, quoted) => {
	const char = cursor.text.charAt(cursor.at);
	if (char === "(") {
		cursor.at++;
		return substitute(")");
	}
	if (char === "{") {
		upTo(cursor, "}");
		return UNKNOWN;
	}
	if (char === "'" && !quoted) {
		cursor.at++;
		return known(ansiQuoted(cursor));
	}
	if (char === "\"" && !quoted) return known("");
	const name = /^(?:\w+|[*@#?$!-])/.exec(cursor.text.slice(cursor.at, cursor.at + 200));
	if (name === null) return known("$");
	cursor.at += name[0].length;
	return UNKNOWN;
};
const ESCAPES = {
	n: "\n",
	t: "	",
	r: "\r",
	a: "\x07",
	e: "\x1B"
};
/** bash's `$'…'`, behind its first quote. */
const ansiQuoted = (cursor) => {
	let piece = "";
	while (cursor.at < cursor.text.length) {
		const char = cursor.text.charAt(cursor.at++);
		if (char === "'") break;
		piece += char === "\\" ? ansiEscape(cursor) : char;
	}
	return piece;
};
const ansiEscape = (cursor) => {
	const rest = cursor.text.slice(cursor.at, cursor.at + 5);
	const hex = /^(?:x[0-9a-f]{1,2}|u[0-9a-f]{1,4})/i.exec(rest)?.[0];
	const code = hex ?? /^[0-7]{1,3}/.exec(rest)?.[0];
	cursor.at += code === void 0 ? 1 : code.length;
	if (code === void 0) return ESCAPES[rest.charAt(0)] ?? rest.charAt(0);
	return String.fromCharCode(hex === void 0 ? Number.parseInt(code, 8) : Number.parseInt(code.slice(1), 16));
};

// src/core/hook/shell.ts
/** Shells in shells beyond this are not read. */
const DEEPEST$1 = 50;
/**
* The simple commands of a shell's text, those of subshells and substitutions too, in the order in which they end. It
* follows POSIX's quoting, bash's `$'…'`, here-documents and comments; what it cannot follow it leaves unknown. It is no
* shell: a name in a variable, an alias and a script that is started are not seen through. Undefined where shells are
* nested deeper than anyone writes.
*/
const readShell = (text) => {
	const reader = {
		text,
		at: 0,
		found: [],
		pending: [],
		shells: 0
	};
	readList(reader, 0, [], void 0);
	return reader.at === Number.POSITIVE_INFINITY ? void 0 : reader.found;
};
/** The commands up to the end of a shell. */
const readList = (reader, shell, outer, end) => {
	const shells = [...outer, shell];
	const own = [];
	let command = {
		words: [],
		input: void 0,
		shell,
		shells
	};
	let word;
	let redirected = false;
	const endWord = () => {
		if (word === void 0) return;
		if (!redirected) command.words.push(word);
		redirected = false;
		word = void 0;
	};
	const endCommand = () => {
		endWord();
		redirected = false;
		if (command.words.length === 0) return;
		own.push(command);
		reader.found.push(command);
		command = {
			words: [],
			input: void 0,
			shell,
			shells
		};
	};
	const inner = (close) => {
		if (shells.length > DEEPEST$1) reader.at = Number.POSITIVE_INFINITY;
		return shells.length > DEEPEST$1 ? [] : readList(reader, ++reader.shells, shells, close);
	};
	while (reader.at < reader.text.length) {
		const char = reader.text.charAt(reader.at++);
		if (char === end) break;
		if (char === "\\" && reader.text.charAt(reader.at) === "\n") {
			reader.at++;
			continue;
		}
		const piece = quotedPiece(char, reader, (close) => outputOf(inner(close)));
		if (piece !== void 0) word = joined(word, piece);
		else if (/[ \t\r]/.test(char)) endWord();
		else if (char === "#" && word === void 0) skipLine(reader);
		else if (/[<>]/.test(char)) {
			if (word !== void 0 && /^\d+$/.test(word.text)) word = void 0;
			endWord();
			redirected = readRedirection(char, reader, command);
		} else if (/[\n;&|()]/.test(char)) {
			endCommand();
			if (char === "\n") readHeredocs(reader);
			if (char === "(") inner(")");
		} else word = joined(word, {
			text: char,
			known: true
		});
	}
	endCommand();
	return own;
};
/** What stands for a command's output: unknown, unless it only prints a here-document. */
const outputOf = ([only, ...others]) => {
	if (!(others.length === 0 && only?.words.length === 1 && only.words[0]?.text === "cat") || only.input === void 0) return {
		text: "",
		known: false
	};
	return {
		...only.input,
		text: only.input.text.replace(/\n+$/, "")
	};
};
const skipLine = (reader) => {
	const end = reader.text.indexOf("\n", reader.at);
	reader.at = end === -1 ? reader.text.length : end;
};
/** Whether the next word is where a redirection leads. A here-document is noted, to be read where its lines are. */
const readRedirection = (char, reader, command) => {
	const rest = reader.text.slice(reader.at, reader.at + 200);
	const heredoc = char === "<" ? /^<(-?)[ \t]*([^\s;&|<>()]+)/.exec(rest) : null;
	if (heredoc !== null) {
		const [whole, dash = "", raw = ""] = heredoc;
		reader.at += whole.length;
		reader.pending.push({
			command,
			delimiter: raw.replace(/["'\\]/g, ""),
			tabs: dash !== "",
			quoted: /["'\\]/.test(raw)
		});
		return false;
	}
	reader.at += rest.length - rest.replace(/^[<>&|]+/, "").length;
	return !rest.startsWith("(");
};
const readHeredocs = (reader) => {
	for (const { command, delimiter, tabs, quoted } of reader.pending.splice(0)) {
		let body = "";
		while (reader.at < reader.text.length) {
			const end = reader.text.indexOf("\n", reader.at);
			const line = reader.text.slice(reader.at, end === -1 ? void 0 : end);
			reader.at = end === -1 ? reader.text.length : end + 1;
			const content = tabs ? line.replace(/^\t+/, "") : line;
			if (content === delimiter) break;
			body += `${content}\n`;
		}
		command.input = {
			text: body,
			known: quoted || !/[$`\\]/.test(body)
		};
	}
};

// src/core/hook/commands.ts
/** Words that stand before a command and leave it one. */
const RESERVED = /* @__PURE__ */ new Set([
	"{",
	"}",
	"!",
	"if",
	"then",
	"else",
	"elif",
	"do",
	"while",
	"until",
	"time"
]);
const SHELLS = /* @__PURE__ */ new Set([
	"bash",
	"sh",
	"zsh",
	"dash",
	"ksh",
	"fish",
	"pwsh",
	"powershell"
]);
/** Programs that start the one that they are given. */
const STARTERS = new Set("sudo doas env command builtin exec nohup nice ionice setsid stdbuf timeout xargs watch script unbuffer".split(" "));
/** Texts that a shell is given by a shell are followed so far. */
const DEEPEST = 5;
/** What a shell's text makes public, or which check it passes by, as far as it can be read. */
const publicationsOf = (text, folder = [], depth = 0) => {
	const commands = depth > DEEPEST ? void 0 : readShell(text);
	if (commands === void 0) return [{
		kind: "unreadable",
		folder
	}];
	const folders = /* @__PURE__ */ new Map([[0, folder]]);
	return commands.flatMap((command) => {
		const at = folderOf(folders, command.shells);
		const words = commandWords(command.words);
		const name = programName(words[0]);
		if (name === "cd" || name === "pushd") {
			folders.set(command.shell, changeInto(at, words.find(({ text: word }, index) => index > 0 && !/^-[LPe@-]/.test(word))));
			return [];
		}
		return publicationsOfCommand(name, words, command, at, depth);
	});
};
/** Where the nearest shell of the chain has gone that has gone anywhere. */
const folderOf = (folders, shells) => shells.reduce((at, shell) => folders.has(shell) ? folders.get(shell) : at, void 0);
const publicationsOfCommand = (name, words, { input }, folder, depth) => {
	const rest = words.slice(1);
	if (name === "git") return gitPublications(rest, folder);
	if (name === "gh") return [ghPublication(rest, input, folder)].flatMap((one) => one ?? []);
	if (name === "eval") return publicationsOf(rest.map(({ text }) => text).join(" "), folder, depth + 1);
	if (!SHELLS.has(name)) return [];
	const command = rest.findIndex(({ text }) => /^-(?:[a-z]*c|command)$/i.test(text));
	const script = command === -1 ? input : rest[command + 1];
	return script === void 0 ? [] : publicationsOf(script.text, folder, depth + 1);
};
/** The words from the program on: behind what is set for it, reserved words, and programs that start it. */
const commandWords = (words) => {
	let rest = words;
	for (;;) {
		const [first] = rest;
		if (first === void 0) return [];
		if (RESERVED.has(first.text) || /^\w+\+?=/.test(first.text)) rest = rest.slice(1);
		else if (STARTERS.has(programName(first))) {
			const at = rest.findIndex((word, index) => index > 0 && isOfInterest(programName(word)));
			if (at === -1) return rest;
			rest = rest.slice(at);
		} else return rest;
	}
};
const isOfInterest = (name) => name === "git" || name === "gh" || name === "eval" || SHELLS.has(name) || STARTERS.has(name);
const programName = (word) => (word?.text ?? "").replace(/^.*[/\\]/s, "").replace(/\.exe$/i, "").toLowerCase();

// src/app/hook/decide-call.ts
const unknown = (why) => ({
	state: "unknown",
	why
});
const notChecked = (why) => ({
	state: "not-checked",
	why
});
/** What the rule says of one call of a tool. */
const decideCall = async (call, ports) => {
	const { intent, cwd, tool } = call;
	if (intent.kind === "write") return decideWrite(intent, cwd, ports);
	if (intent.kind === "other") return notChecked(`the rule does not cover the tool ${tool}`);
	if (intent.kind === "pull-request") return decidePublications([{
		...intent,
		folder: []
	}], [cwd], ports);
	const publications = publicationsOf(intent.command);
	return decidePublications(publications, [cwd, ...intent.folder === void 0 ? [] : [intent.folder]], ports);
};
/** All of them must pass. What is not known beforehand denies, and so does a commit that does not exist yet. */
const decidePublications = async (publications, from, ports) => {
	const outcomes = [];
	let moved;
	for (const publication of publications) {
		const { folder } = publication;
		if (publication.kind === "move") moved = publication.command;
		else if (folder === void 0) return unknown("the command changes into a folder that cannot be told beforehand: run it there, in a call of its own");
		else outcomes.push(await decidePublication(publication, [...from, ...folder], moved, ports));
		const denied = outcomes.find(isDenied);
		if (denied !== void 0) return denied;
	}
	const nothing = notChecked("the command makes nothing public that the rule covers");
	return outcomes.find(({ state }) => state === "allowed") ?? outcomes[0] ?? nothing;
};
const decidePublication = async (publication, folders, moved, ports) => {
	if (publication.kind === "unreadable") return unknown("the command is nested too deep to be read: run it by itself");
	const policy = ports.repositoryOf(folders)?.policy();
	if (policy === void 0) return unknown(`there is no repository around ${folders.join(", then ")}`);
	if (!policy.ok) return unknown(policy.error);
	if (policy.value.kind === "none") return notChecked(policy.value.why);
	if (publication.kind === "bypass") return {
		state: "denied",
		why: `${publication.command} with ${publication.option} passes by the hooks of this repository. Run it without; what a hook finds is mended by what it says`
	};
	return ports.publish(publication, folders, moved);
};
const decideWrite = async ({ path, after }, cwd, { project = cwd, repositoryOf, readRule }) => {
	const repository = repositoryOf([project]);
	if (repository === void 0) return unknown(`there is no repository around ${project}`);
	const policy = repository.policy();
	if (!policy.ok) return unknown(policy.error);
	if (policy.value.kind === "none") return notChecked(policy.value.why);
	const { text, path: policyPath, ref } = policy.value;
	const rule = await readRule(text, policyPath);
	if (!rule.ok) return unknown(`${rule.error} (at ${ref})`);
	if (rule.value === void 0) return notChecked(`${policyPath} at ${ref} has no \`changes\``);
	const places = repository.places(path, cwd);
	if (!places.ok) return unknown(places.error);
	const found = {
		rule: compileRule(rule.value, policyPath),
		where: `${policyPath} at ${ref}`
	};
	const outcomes = places.value.map((place) => decidePlace(place, found, after, repository));
	return outcomes.find(isDenied) ?? outcomes[0] ?? unknown(`where ${path} lies cannot be told`);
};
const decidePlace = (place, { rule, where }, after, repository) => {
	if (place.kind === "outside") return outcomeOf(decideOutside(rule, place.file), place.file, where);
	if (place.kind === "escapes") return outcomeOf(decideChange(rule, {
		path: place.path,
		kind: "link",
		target: place.file
	}), place.path, where);
	const { path, change, file } = place;
	const before = change !== "submodule" && asksForTexts(rule, path) ? repository.read(file) : void 0;
	if (before?.ok === false) return unknown(before.error);
	const known = before === void 0 ? void 0 : after(before.value);
	const texts = before === void 0 || known === void 0 ? {} : { texts: {
		before: before.value,
		after: known
	} };
	return outcomeOf(decideChange(rule, {
		path,
		kind: change,
		...texts
	}), path, where);
};
const REMEDIES = {
	"path-denied": "Make the change in a path that the policy allows. If it has to be there, say so and stop",
	"path-protected": "Leave it as it is. If it has to change, say so and stop: that is a pull request for its owners",
	"link-escapes": "Write to a path inside the repository"
};
const outcomeOf = (decision, path, where) => {
	if (decision.state === "allowed") return {
		state: "allowed",
		why: `${path}, under ${where}`
	};
	if (decision.state === "not-checked") return notChecked(decision.why);
	return {
		state: "denied",
		why: `${decision.code}: ${decision.why} (${where}). ${REMEDIES[decision.code]}.`
	};
};

// \0builtin:node:buffer
var require__builtin_node_buffer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:buffer");
}));

// src/io/files/utf8.ts
var import__builtin_node_buffer = require__builtin_node_buffer();
/**
* The text of bytes that are UTF-8, without a byte order mark; undefined for any others. As a strict `TextDecoder` reads
* them, which takes a millisecond to make, and a hook has few.
*/
const utf8Of = (bytes) => (0, import__builtin_node_buffer.isUtf8)(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8").replace(/^\ufeff/, "") : void 0;

// \0builtin:node:path
var require__builtin_node_path = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:path");
}));

// src/io/hook/around.ts
var import__builtin_node_path = require__builtin_node_path();
const exists = (path) => {
	try {
		return (0, import__builtin_node_fs.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
	} catch {
		return false;
	}
};
/** The working tree around a folder; undefined where there is none, or no such folder. */
const workingTreeAround = (folder) => {
	let at;
	try {
		at = import__builtin_node_fs.realpathSync.native(folder);
	} catch {
		return;
	}
	for (;;) {
		const dotGit = (0, import__builtin_node_path.join)(at, ".git");
		if (exists(dotGit)) return {
			root: at,
			dotGit
		};
		const above = (0, import__builtin_node_path.dirname)(at);
		if (above === at) return void 0;
		at = above;
	}
};
/** The git folder that all working trees of a repository share: what makes two of them one repository. */
const commonFolder = ({ root, dotGit }) => {
	const named = /^gitdir: (.+?)\r?\n?$/.exec(textOf$1(dotGit) ?? "")?.[1];
	const own = named === void 0 ? dotGit : (0, import__builtin_node_path.resolve)(root, named);
	const shared = textOf$1((0, import__builtin_node_path.join)(own, "commondir"))?.trim();
	const common = shared === void 0 ? own : (0, import__builtin_node_path.resolve)(own, shared);
	try {
		return import__builtin_node_fs.realpathSync.native(common);
	} catch {
		return common;
	}
};
const textOf$1 = (path) => {
	try {
		return (0, import__builtin_node_fs.readFileSync)(path, "utf8");
	} catch {
		return;
	}
};

// \0builtin:node:child_process
var require__builtin_node_child_process = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:child_process");
}));

// src/io/git/profile.ts
var import__builtin_node_child_process = require__builtin_node_child_process();
/** Names that point git at another repository, index or object store than the one asked for. */
const LOCAL_NAMES = /* @__PURE__ */ new Set([
	"GIT_ALTERNATE_OBJECT_DIRECTORIES",
	"GIT_ATTR_SOURCE",
	"GIT_CEILING_DIRECTORIES",
	"GIT_COMMON_DIR",
	"GIT_DEFAULT_HASH",
	"GIT_DIR",
	"GIT_DISCOVERY_ACROSS_FILESYSTEM",
	"GIT_EXTERNAL_DIFF",
	"GIT_GLOB_PATHSPECS",
	"GIT_GRAFT_FILE",
	"GIT_ICASE_PATHSPECS",
	"GIT_IMPLICIT_WORK_TREE",
	"GIT_INDEX_FILE",
	"GIT_INDEX_VERSION",
	"GIT_INTERNAL_SUPER_PREFIX",
	"GIT_LITERAL_PATHSPECS",
	"GIT_NAMESPACE",
	"GIT_NOGLOB_PATHSPECS",
	"GIT_OBJECT_DIRECTORY",
	"GIT_PREFIX",
	"GIT_QUARANTINE_PATH",
	"GIT_REPLACE_REF_BASE",
	"GIT_SHALLOW_FILE",
	"GIT_WORK_TREE"
]);
/** All that git gets of the environment where nobody's settings count: enough to start and to reach a proxy. */
const JUDGED_NAMES = /* @__PURE__ */ new Set([
	"HTTPS_PROXY",
	"HTTP_PROXY",
	"NO_PROXY",
	"PATH",
	"SSL_CERT_DIR",
	"SSL_CERT_FILE",
	"SYSTEMROOT",
	"TEMP",
	"TMP",
	"TMPDIR"
]);
const COMMON = {
	GIT_NO_REPLACE_OBJECTS: "1",
	GIT_OPTIONAL_LOCKS: "0",
	GIT_TERMINAL_PROMPT: "0"
};
const JUDGED = {
	GIT_ATTR_NOSYSTEM: "1",
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_NO_LAZY_FETCH: "1",
	LC_ALL: "C"
};
/** The environment for git, made from the user's or the runner's. */
const gitEnvironment = (profile, env) => {
	const passed = Object.entries(env).filter(([name]) => {
		const upper = name.toUpperCase();
		return profile === "desk" ? !LOCAL_NAMES.has(upper) : JUDGED_NAMES.has(upper);
	});
	return {
		...Object.fromEntries(passed),
		...COMMON,
		...profile === "judged" ? JUDGED : {}
	};
};
const settings = (values) => values.flatMap((value) => ["-c", value]);
const COMMON_SETTINGS = [
	"core.fsmonitor=false",
	"safe.bareRepository=explicit",
	"core.fileMode=false",
	"core.quotePath=false",
	"color.ui=false",
	"protocol.ext.allow=never"
];
const JUDGED_SETTINGS = [
	"core.hooksPath=/dev/null",
	"core.attributesFile=/dev/null",
	"core.excludesFile=/dev/null",
	"core.sshCommand=false",
	"core.askPass=",
	"core.gitProxy=",
	"core.alternateRefsCommand=true",
	"credential.helper=",
	"protocol.allow=never",
	"protocol.https.allow=always",
	"protocol.file.allow=never",
	"maintenance.auto=false",
	"gc.auto=0"
];
/**
* The options before git's own verb. A user's hooks run at the desk in a push alone: Git LFS uploads in one.
*/
const gitSettings = (profile, hooks) => [
	"--no-pager",
	...settings(COMMON_SETTINGS),
	...profile === "judged" ? settings(JUDGED_SETTINGS) : [],
	...profile === "desk" && hooks === "none" ? settings(["core.hooksPath=/dev/null"]) : []
];

// src/io/hook/base-policy.ts
/** A policy of more bytes is none. */
const LARGEST_POLICY = 1048576;
const LARGEST_ANSWER = 16777216;
/** Milliseconds after which git is given up. */
const PATIENCE$2 = 8e3;
const REFS = ["refs/remotes/origin/HEAD", "HEAD"];
/**
* The policy as the object store has it at the base's ref, by one call of git. What is asked are the commit, each folder
* on the way and the file, so that a file that is not there is told from one that could not be read.
*/
const readPolicyText = (tree, question) => {
	const { path, base, env } = question;
	const refs = base === void 0 ? REFS : [base];
	const parts = path.split("/");
	const paths = parts.map((_, index) => parts.slice(0, index).join("/")).concat(path);
	const specs = refs.flatMap((ref) => [ref, ...paths.map((one) => `${ref}:${one}`)]);
	const objects = readObjects(tree, specs, env);
	if (!objects.ok) return objects;
	for (const [index, ref] of refs.entries()) {
		const [commit, ...found] = objects.value.slice(index * (paths.length + 1), (index + 1) * (paths.length + 1));
		if (commit === void 0) continue;
		return policyIn(found, parts, ref, path);
	}
	return base === void 0 ? ok({
		kind: "none",
		why: "there is no commit yet, so there is no policy"
	}) : err(`the base ${base} is not in this clone: \`git fetch\`, or name another with \`recount hook install --base REF\``);
};
const policyIn = (found, parts, ref, path) => {
	for (const [index, part] of parts.entries()) {
		const folder = found[index];
		if (folder?.type !== "tree") return err(`${path} at ${ref} cannot be read: an object of the commit is missing`);
		if (!hasEntry(folder, part)) return ok({
			kind: "none",
			why: `there is no ${path} at ${ref}`
		});
	}
	const file = found[parts.length];
	if (file?.type !== "blob") return err(`${path} at ${ref} cannot be read: its object is missing, or it is no file`);
	if (file.bytes.length > LARGEST_POLICY) return err(`${path} at ${ref} has more than ${LARGEST_POLICY} bytes`);
	const text = utf8Of(file.bytes);
	return text === void 0 ? err(`${path} at ${ref} is not UTF-8`) : ok({
		kind: "text",
		text,
		path,
		ref
	});
};
/** Whether a tree has an entry of this name: each is its mode, a blank, the name, a zero and the raw hash. */
const hasEntry = ({ bytes, id }, name) => {
	for (let at = 0; at < bytes.length;) {
		const zero = bytes.indexOf(0, at);
		if (zero === -1) return false;
		if (bytes.toString("utf8", bytes.indexOf(32, at) + 1, zero) === name) return true;
		at = zero + 1 + id.length / 2;
	}
	return false;
};
/** Asks git for objects, nothing for each that is missing (git-cat-file(1), "BATCH OUTPUT"). */
const readObjects = ({ root, dotGit }, specs, env) => {
	const program = gitProgram(env);
	if (program === void 0) return err("git was not found on PATH");
	const place = [`--git-dir=${dotGit}`, `--work-tree=${root}`];
	const answer = (0, import__builtin_node_child_process.spawnSync)(program, [
		...gitSettings("judged", "none"),
		...place,
		"cat-file",
		"--batch"
	], {
		cwd: root,
		env: gitEnvironment("judged", env),
		input: specs.map((spec) => `${spec}\n`).join(""),
		maxBuffer: LARGEST_ANSWER,
		timeout: PATIENCE$2,
		killSignal: "SIGKILL",
		windowsHide: true
	});
	if (answer.error !== void 0 || answer.status !== 0) return err(`git cannot read ${dotGit}: ${answer.error?.message ?? answer.stderr.toString().trim()}`);
	const objects = [];
	const { stdout } = answer;
	for (let at = 0; at < stdout.length;) {
		const end = stdout.indexOf(10, at);
		const [, id = "", type = "", size = ""] = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(stdout.toString("utf8", at, end)) ?? [];
		at = end + 1;
		objects.push(id === "" ? void 0 : {
			id,
			type,
			bytes: stdout.subarray(at, at + Number(size))
		});
		if (id !== "") at += Number(size) + 1;
	}
	return objects.length === specs.length ? ok(objects) : err(`git answered ${objects.length} of ${specs.length} questions`);
};
const gitProgram = (env) => {
	const path = Object.entries(env).find(([name]) => name.toUpperCase() === "PATH")?.[1] ?? "";
	const file = process.platform === "win32" ? "git.exe" : "git";
	return path.split(import__builtin_node_path.delimiter).filter(import__builtin_node_path.isAbsolute).map((folder) => (0, import__builtin_node_path.join)(folder, file)).find((program) => {
		try {
			(0, import__builtin_node_fs.accessSync)(program, import__builtin_node_fs.constants.X_OK);
			return (0, import__builtin_node_fs.statSync)(program).isFile();
		} catch {
			return false;
		}
	});
};

// src/io/hook/target.ts
const MOST_LINKS = 40;
const SEPARATORS = import__builtin_node_path.sep === "/" ? "/" : /[/\\]/;
/** The file system of this machine. */
const openDisk = () => ({
	kind: (path) => {
		const state = statOf(path);
		if (state === void 0) return void 0;
		if (state.isSymbolicLink()) return "link";
		return state.isDirectory() ? "folder" : "file";
	},
	readLink: (path) => (0, import__builtin_node_fs.readlinkSync)(path),
	names: (folder) => (0, import__builtin_node_fs.readdirSync)(folder)
});
const statOf = (path) => {
	try {
		return (0, import__builtin_node_fs.lstatSync)(path, { throwIfNoEntry: false });
	} catch (cause) {
		if (cause instanceof Error && "code" in cause && cause.code === "ENOTDIR") return void 0;
		throw cause;
	}
};
/** Whether a working tree lies on a file system that takes names in any case for the same. */
const ignoresCase = (root) => {
	const [own, other] = [statOf((0, import__builtin_node_path.join)(root, ".git")), statOf((0, import__builtin_node_path.join)(root, ".GIT"))];
	return own !== void 0 && other !== void 0 && own.ino === other.ino;
};
const isWithin = (path, folder) => path === folder || path.startsWith(folder.endsWith(import__builtin_node_path.sep) ? folder : `${folder}${import__builtin_node_path.sep}`);
/**
* Follows every link of a path, also of one that does not exist yet, as far as it exists. Names are taken as the folder
* has them where case is ignored.
*/
const followLinks = (disk, path, root, caseless) => {
	const { root: top } = (0, import__builtin_node_path.parse)(path);
	let at = top;
	let rest = path.slice(top.length).split(import__builtin_node_path.sep);
	let escaped;
	let exists = true;
	try {
		for (let links = 0; rest.length > 0;) {
			const [part = "", ...others] = rest;
			rest = others;
			if (part === "" || part === ".") continue;
			if (part === "..") {
				at = (0, import__builtin_node_path.dirname)(at);
				continue;
			}
			const next = (0, import__builtin_node_path.join)(at, caseless ? nameIn(disk, at, part) : part);
			const kind = disk.kind(next);
			if (kind !== "link") {
				at = next;
				exists = kind !== void 0;
				continue;
			}
			if (++links > MOST_LINKS) return err(`${path} leads through more than ${MOST_LINKS} links`);
			if (isWithin(next, root)) escaped = next;
			const target = disk.readLink(next);
			const { root: drive } = (0, import__builtin_node_path.parse)(target);
			rest = [...target.slice(drive.length).split(SEPARATORS), ...rest];
			if ((0, import__builtin_node_path.isAbsolute)(target)) at = drive;
		}
	} catch (cause) {
		return err(`${path} cannot be resolved: ${cause instanceof Error ? cause.message : String(cause)}`);
	}
	return ok({
		path: at,
		exists,
		escaped: isWithin(at, root) ? void 0 : escaped
	});
};
/** The name that a folder has for this one in another case or form. */
const nameIn = (disk, folder, name) => {
	if (disk.kind(folder) !== "folder") return name;
	const names = disk.names(folder);
	return names.includes(name) ? name : names.find((one) => foldCase(one) === foldCase(name)) ?? name;
};
/**
* The paths that a target can mean. One follows links before `..`, as the system does, one after, as many tools do; and
* a tool may take `~` for the home folder, leave blanks at the ends out, or compose the letters of the name.
*/
const readings = (target, cwd, home) => {
	const spelt = [
		target,
		target.trim(),
		target.normalize("NFC")
	];
	const atHome = home === void 0 ? [] : spelt.filter((one) => /^~(?:[/\\]|$)/.test(one)).map((one) => home + one.slice(1));
	const paths = [...spelt, ...atHome].flatMap((one) => {
		const raw = (0, import__builtin_node_path.isAbsolute)(one) ? one : (0, import__builtin_node_path.join)(cwd, import__builtin_node_path.sep) + one;
		return raw.split(SEPARATORS).includes("..") ? [(0, import__builtin_node_path.resolve)(cwd, one), raw] : [(0, import__builtin_node_path.resolve)(cwd, one)];
	});
	return [...new Set(paths)];
};

// src/io/hook/repository.ts
/** A file beyond this is not read to compare a part of it, in bytes. */
const LARGEST_TEXT = 16777216;
/** The repository around a folder, which is given with changes of it; undefined where there is none. */
const openHookRepository = (folders, question, disk = openDisk()) => {
	const tree = workingTreeAround((0, import__builtin_node_path.resolve)(...folders));
	if (tree === void 0) return void 0;
	return {
		policy: () => readPolicyText(tree, question),
		places: (target, cwd) => {
			const places = [];
			const caseless = ignoresCase(tree.root);
			for (const path of readings(target, cwd, question.env["HOME"])) {
				const found = followLinks(disk, path, tree.root, caseless);
				if (!found.ok) return found;
				places.push(placeOf(tree, found.value));
			}
			return ok(places);
		},
		read: readWhole
	};
};
const placeOf = (tree, { path, exists, escaped }) => {
	const inside = isWithin(path, tree.root);
	if (!inside && escaped !== void 0) return {
		kind: "escapes",
		path: pathIn(tree.root, escaped),
		file: path
	};
	const nearest = nearestTree(path);
	const change = exists ? "modified" : "added";
	if (nearest !== void 0 && nearest.root !== tree.root && commonFolder(nearest) === commonFolder(tree)) return {
		kind: "inside",
		path: pathIn(nearest.root, path),
		change,
		file: path
	};
	if (!inside) return {
		kind: "outside",
		file: path
	};
	if (nearest !== void 0 && nearest.root !== tree.root) return {
		kind: "inside",
		path: pathIn(tree.root, nearest.root),
		change: "submodule",
		file: path
	};
	return {
		kind: "inside",
		path: pathIn(tree.root, path),
		change,
		file: path
	};
};
/** The working tree around the nearest folder that exists; what lies in git's own folder is in no other tree. */
const nearestTree = (path) => {
	for (let folder = (0, import__builtin_node_path.dirname)(path);; folder = (0, import__builtin_node_path.dirname)(folder)) {
		const tree = workingTreeAround(folder);
		if (tree !== void 0) return tree;
		if ((0, import__builtin_node_path.dirname)(folder) === folder) return void 0;
	}
};
const pathIn = (root, path) => (0, import__builtin_node_path.relative)(root, path).split(import__builtin_node_path.sep).join("/");
const readWhole = (file) => {
	try {
		const state = (0, import__builtin_node_fs.statSync)(file, { throwIfNoEntry: false });
		if (state === void 0) return ok(void 0);
		if (!state.isFile() || state.size > LARGEST_TEXT) return err(`${file} is no file of at most ${LARGEST_TEXT} bytes`);
		return ok((0, import__builtin_node_fs.readFileSync)(file, "utf8"));
	} catch (cause) {
		return err(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`);
	}
};

// src/entries/hook/pre-tool-use.ts
/** The status that stops a call whatever else was said. Any other but 0 would let it go on. */
const BLOCK = 2;
/** A call of more bytes is not read, and one that does not come within so many milliseconds is not asked for again. */
const LARGEST_CALL = 67108864;
const PATIENCE$1 = 1e4;
/** Decides the call on standard input and answers it. Gives the exit status: 0 where the answer is told, else 2. */
const preToolUse = async (setup) => {
	const [agent, outcome] = await decide(setup);
	const { stdout, stderr } = answerOf(agent, outcome);
	const told = isDenied(outcome) ? tell(stdout) : true;
	try {
		(0, import__builtin_node_fs.writeSync)(2, stderr);
	} catch {}
	return told ? 0 : BLOCK;
};
const decide = async (setup) => {
	let { agent } = setup;
	try {
		const call = readToolCall(readInput());
		if (!call.ok) return [agent, {
			state: "unknown",
			why: call.error
		}];
		agent = call.value.agent;
		return [agent, await decideCall(call.value, portsOf(agent, setup))];
	} catch (cause) {
		const why = `the hook failed: ${cause instanceof Error ? cause.message : String(cause)}`;
		return [agent, {
			state: "unknown",
			why: `${why}. \`recount hook verify\` tries it`
		}];
	}
};
const PROJECT = {
	claude: "CLAUDE_PROJECT_DIR",
	gemini: "GEMINI_PROJECT_DIR"
};
const portsOf = (agent, { base, policyPath, env, readRule, publish }) => ({
	project: env[PROJECT[agent]],
	repositoryOf: (folders) => openHookRepository(folders, {
		path: policyPath,
		base,
		env
	}),
	readRule,
	publish
});
/**
* Everything on standard input, as UTF-8. Read at once: a thread that waits for it costs more than the rest of a
* decision, and the line of the settings ends a hook that waits for ever.
*/
const readInput = () => {
	const chunks = [];
	const until = Date.now() + PATIENCE$1;
	for (let size = 0;;) {
		const chunk = Buffer.allocUnsafe(65536);
		const count = readChunk(chunk);
		if (count === 0) return textOf(Buffer.concat(chunks));
		if (count === void 0 && Date.now() > until) throw new Error(`no call came within ${PATIENCE$1 / 1e3} seconds`);
		if (count === void 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
		else chunks.push(chunk.subarray(0, count));
		size += count ?? 0;
		if (size > LARGEST_CALL) throw new Error(`the call has more than ${LARGEST_CALL} bytes`);
	}
};
const textOf = (bytes) => {
	const text = utf8Of(bytes);
	if (text === void 0) throw new Error("the call is not UTF-8");
	return text;
};
/** How many bytes came, 0 at the end; undefined where there is nothing yet and the descriptor does not wait. */
const readChunk = (chunk) => {
	try {
		return (0, import__builtin_node_fs.readSync)(0, chunk);
	} catch (cause) {
		const code = cause instanceof Error && "code" in cause ? cause.code : void 0;
		if (code === "EAGAIN") return void 0;
		if (code === "EOF") return 0;
		throw cause;
	}
};
/** Writes the answer; false where nobody can have read it. */
const tell = (answer) => {
	try {
		const bytes = Buffer.from(answer);
		return !isNowhere() && (0, import__builtin_node_fs.writeSync)(1, bytes) === bytes.length;
	} catch {
		return false;
	}
};
const isNowhere = () => {
	const state = (0, import__builtin_node_fs.fstatSync)(1);
	return state.isCharacterDevice() && process.platform !== "win32" && state.rdev === (0, import__builtin_node_fs.statSync)("/dev/null").rdev;
};
/** Says why the hook could not even begin, and stops the call. */
const refuse = (why) => {
	try {
		(0, import__builtin_node_fs.writeSync)(2, `${tellOutcome({
			state: "unknown",
			why
		})}\n`);
	} catch {}
	return BLOCK;
};

// src/entries/hook.ts
/**
* What a decided call ends with under `--sure`. The line that `recount hook install` writes takes it for the one proof
* that the hook came to its end: an empty or broken bundle may well end with 0.
*/
const SURE = 77;
/** Milliseconds after which the hook gives up, whatever it waits for. */
const PATIENCE = 5e4;
/** The rule in a policy's text. Each step loads more than the one before, and most calls need the first alone. */
const readRule = async (policy, path) => {
	if (!maySetRule(policy)) return ok(void 0);
	const plain = readQuickly(policy);
	return plain === void 0 ? (await import("./desk-verbs.js")).readRule(policy, path) : ruleOf(plain, path);
};
const main = async () => {
	const text = { type: "string" };
	const { values } = (0, import__builtin_node_util.parseArgs)({
		options: {
			agent: text,
			base: text,
			policy: text,
			sure: {
				type: "boolean",
				default: false
			}
		},
		allowPositionals: true
	});
	const agent = AGENTS.find((one) => one === (values.agent ?? "claude"));
	if (agent === void 0) return refuse(`--agent: expected ${AGENTS.join(" or ")}, found ${values.agent}`);
	const env = readEnvironment();
	const status = await preToolUse({
		agent,
		base: values.base,
		policyPath: values.policy ?? ".github/recount.yml",
		env,
		readRule,
		publish: async (publication, folders, moved) => {
			const { publishing } = await import("./desk-verbs.js");
			return publishing(publication, {
				folders,
				moved,
				env,
				base: values.base,
				policy: values.policy
			});
		}
	});
	return status === 0 && values.sure ? SURE : status;
};
setTimeout(() => process.exit(refuse("the hook took too long")), PATIENCE).unref();
main().then((status) => process.exit(status), (cause) => process.exit(refuse(`the hook failed: ${cause instanceof Error ? cause.message : String(cause)}`)));
