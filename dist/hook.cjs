#!/usr/bin/env node
const held = (name) => require(`./${name}.cjs`);
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

// src/core/fields.ts
/** Whether a value is one. */
const isFields = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

// src/core/json-text.ts
/** What a text holds as JSON, or undefined where it holds none. */
const readJsonText = (text) => {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
};

// src/core/result.ts
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
const textOf$3 = (fields, ...names) => {
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
	const [from, to] = [textOf$3(edit, "old_string"), textOf$3(edit, "new_string")];
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
const writeFile = (input) => write(textOf$3(input, "file_path"), () => textOf$3(input, "content"));
const editFile = (input) => write(textOf$3(input, "file_path"), (before) => replaced(before, input));
const runCommand = (input) => {
	const command = textOf$3(input, "command");
	return command === void 0 ? void 0 : {
		kind: "command",
		command,
		folder: textOf$3(input, "dir_path", "directory")
	};
};
const TOOLS = {
	claude: /* @__PURE__ */ new Map([
		["Write", writeFile],
		["Edit", editFile],
		["MultiEdit", (input) => write(textOf$3(input, "file_path"), editAll(input["edits"]))],
		["NotebookEdit", (input) => write(textOf$3(input, "notebook_path"), () => void 0)],
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
	const [owner, repo] = [textOf$3(input, "owner"), textOf$3(input, "repo")];
	const number = input["pullNumber"] ?? input["pull_number"];
	const body = action === "merge" ? void 0 : textOf$3(input, "body");
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
		head: action === "create" ? textOf$3(input, "head")?.replace(/^[^:]*:/, "") : void 0,
		repository: owner === void 0 || repo === void 0 ? void 0 : `${owner}/${repo}`
	};
};
const EVENTS = {
	PreToolUse: "claude",
	BeforeTool: "gemini"
};
/** Reads what an agent gives its hook before it uses a tool. A call that lacks what it must have cannot be judged. */
const readToolCall = (text) => {
	const call = readJsonText(text);
	if (!isFields(call)) return err("the input of the hook is no JSON object");
	const [event, tool, cwd] = [
		textOf$3(call, "hook_event_name"),
		textOf$3(call, "tool_name"),
		textOf$3(call, "cwd")
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

// src/core/hook/quick-settings.ts
/**
* The keys of a policy with its `changes` and `hook`, read by lines: a library takes longer to load than the whole decision may take. It
* understands what policies are mostly written in. Where it meets anything else (an anchor, a tag, an escape, a text in
* quotes over two lines, a key twice) it gives undefined, and the library judges.
*/
const readQuickly = (text) => {
	const sections = entriesOf(linesOf(text) ?? [], 0);
	if ([...sections?.values() ?? []].some(({ head, below }) => head.tokens.length > 0 && below.length > 0)) return void 0;
	const wanted = sections && mapOf([...sections].filter(([name]) => name === "changes" || name === "hook"));
	return wanted && {
		keys: [...sections.keys()],
		changes: wanted.get("changes"),
		hook: wanted.get("hook")
	};
};
/** A pattern takes the square of a longer run of blanks. */
const LONGEST_LINE = 2e3;
const LINE = /^( *)((?:- +)*)(?:([A-Za-z_][\w.-]*):(?: +|$))?(.*?) *$/s;
/** The lines that say something; undefined where one is not understood. */
const linesOf = (text) => {
	if (text.includes("	") || text.includes("\r")) return void 0;
	const lines = [];
	let marked = false;
	let literal = Number.POSITIVE_INFINITY;
	for (const source of text.split("\n")) {
		if (source.length > LONGEST_LINE) return void 0;
		if (source === "---" && lines.length === 0 && !marked) {
			marked = true;
			continue;
		}
		const [, blanks = "", dashes = "", key, rest = ""] = source.split(LINE);
		const indent = blanks.length;
		if (key === void 0 && dashes === "" && (rest === "" || rest.startsWith("#")) || indent > literal) continue;
		const tokens = tokensOf(rest);
		if (tokens === void 0 || key === void 0 && dashes === "") return void 0;
		const isLiteral = tokens[0]?.startsWith("|") || tokens[0]?.startsWith(">");
		const start = indent + (key === void 0 ? dashes.trimEnd().length - 1 : dashes.length);
		literal = isLiteral === true ? start : Number.POSITIVE_INFINITY;
		lines.push({
			indent,
			dashes,
			key,
			tokens
		});
	}
	return lines;
};
const COMMENT = /(?:^| +)#.*$/s;
const PLAIN$1 = /^(?:[\w./~$](?:[^:#]|:(?! |$)|(?<! )#)*|[|>][-+\d]{0,2})$/s;
const TOKEN$1 = / +#.*$| +|[[\]{},]|:(?= |$)|(?:"[^"\\]*"|'[^']*')(?=[\]}, :]|$)|[\w./~$](?:[^ ,[\]{}"':]|:(?! |$))*/gs;
/** What stands behind a key or a dash, without a comment; undefined where it may not end in its line. */
const tokensOf = (rest) => {
	if (!"\"'[{".includes(rest.charAt(0))) {
		const plain = rest.replace(COMMENT, "");
		if (plain === "") return [];
		return PLAIN$1.test(plain) ? [plain] : void 0;
	}
	const tokens = rest.match(TOKEN$1) ?? [];
	const count = (marks) => tokens.filter((token) => marks.includes(token)).length;
	if (tokens.join("") !== rest || count("[{") !== count("}]")) return void 0;
	return tokens.filter((token) => !token.startsWith(" "));
};
/** The keys of a map in lines; undefined where there is none, or one twice. */
const entriesOf = (lines, indent) => {
	const entries = /* @__PURE__ */ new Map();
	let entry;
	for (const line of lines) if (line.key !== void 0 && line.dashes === "" && line.indent === indent) {
		if (entries.has(line.key)) return void 0;
		entry = {
			head: line,
			below: []
		};
		entries.set(line.key, entry);
	} else if (entry === void 0 || line.indent < indent) return void 0;
	else entry.below.push(line);
	return entry && entries;
};
const mapOf = (entries) => {
	const map = /* @__PURE__ */ new Map();
	for (const [key, entry] of entries) map.set(key, valueOf$2(entry));
	return [...map.values()].includes(void 0) ? void 0 : map;
};
const valueOf$2 = ({ head, below }) => {
	const [first] = below;
	if (first === void 0) return plainOf(head.tokens);
	if (head.tokens.length > 0) return void 0;
	if (first.dashes !== "") return listOf(below, first.indent);
	const entries = entriesOf(below, first.indent);
	const map = entries && mapOf(entries);
	return map && Object.fromEntries(map);
};
const listOf = (lines, indent) => {
	const list = lines.map((line) => line.key === void 0 && line.dashes.trimEnd() === "-" && line.indent === indent ? plainOf(line.tokens) : void 0);
	return list.includes(void 0) ? void 0 : list;
};
const TEXT = /^(?:[A-Za-z_]|\.(?!\d))/;
const NO_TEXT = /^(?:true|false|null|\.inf|\.nan)$/i;
/** What tokens mean, by way of JSON, which has no meaning for whatever YAML takes otherwise. */
const plainOf = (tokens) => {
	const json = tokens.map((token) => {
		if (/^["']/.test(token)) return JSON.stringify(token.slice(1, -1));
		return TEXT.test(token) && !NO_TEXT.test(token) ? JSON.stringify(token) : token;
	});
	try {
		const value = JSON.parse(json.join(""));
		return (typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value).length : 0) === tokens.filter((token) => token === ":").length ? value : void 0;
	} catch {
		return;
	}
};

// src/core/policy/keys.ts
/** The keys at the top of a policy. The hook holds a policy against them, since the schema takes long to load. */
const POLICY_KEYS = [
	"version",
	"setup",
	"setup-env",
	"env",
	"isolation",
	"trust",
	"suites",
	"require",
	"block",
	"exempt",
	"bases",
	"confirm",
	"pin-from-ci",
	"block-size",
	"changes",
	"losses",
	"proof",
	"hook",
	"files"
];
/** What is said of a key that is none of these. */
const unknownKey = (known) => `is not a known key; known are ${known.join(", ")}`;

// \0late:picomatch
var require__late_picomatch = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function(...given) {
		const to = held("held-picomatch");
		return new.target ? new to(...given) : to(...given);
	};
}));

// src/core/glob.ts
var import__late_picomatch = /* @__PURE__ */ __toESM(require__late_picomatch(), 1);
const OPTIONS = {
	dot: true,
	nonegate: true,
	windows: false,
	posix: true,
	flags: "s"
};
/** Globs of which one must match, compiled when they are first asked. A "!" in front is a character like any other. */
const matcherOf = (globs) => {
	let matchers;
	return (path) => {
		matchers ??= globs.map((glob) => plainMatcher(glob) ?? libraryMatcher(glob));
		return matchers.some((matches) => matches(path));
	};
};
const PLAIN = /^(?!.*\*[^/]*\/\*\*)(?:(?:\*\*|(?!\.{1,2}(?:\/|$))(?:[\w.-]|\*(?!\*))+)(?:\/(?!$)|$))+$/;
const SPECIAL = /* @__PURE__ */ new Set(["*.*", "**/*.*"]);
/** A plain glob without the library, which takes long to load; undefined for any other. */
const plainMatcher = (glob) => PLAIN.test(glob) && !SPECIAL.has(glob) ? literalMatcher(glob) : void 0;
/** What is escaped, a class, or stars; those in front of `(` are a pattern of the library's own. */
const STARS = /\\.|\[[^\]]*\]|\*{2,}(?!\()/gs;
const BEGINS = /(?:^|[/{(,|])$/;
const ENDS = /^(?:$|[/}),|])/;
/** Stands for two stars where the library reads; no character of anybody's. */
const ANYTHING = "\ue000";
/** Two stars beside letters go over folders too; the library takes those for one, and so is given a letter for them. */
const libraryMatcher = (glob) => {
	const marked = glob.replace(STARS, (stars, at) => {
		return BEGINS.test(glob.slice(0, at)) && ENDS.test(glob.slice(at + stars.length)) || !stars.startsWith("*") ? stars : ANYTHING;
	});
	if (marked === glob || glob.includes(ANYTHING)) return (0, import__late_picomatch.default)(glob, OPTIONS);
	const { source, flags } = import__late_picomatch.default.makeRe(marked, {
		...OPTIONS,
		fastpaths: false
	});
	const pattern = new RegExp(source.replaceAll(ANYTHING, ".*"), flags);
	return (path) => pattern.test(path);
};
const MARK = /(\/\*\*$|(?<![^/])\*\*\/|(?<![^/])\*\*(?![^/]))|\*+|[\\^$.|?+()[\]{}]/g;
/**
* A glob in which nothing but `*` and `**` stands for other text: `app/(shop)/[id]/**`. Two stars beside letters go over
* folders too, as in `secrets**` and in the filters of GitHub's workflows; the library takes them for one.
*/
const literalMatcher = (glob) => {
	const meaning = (mark, deep) => {
		if (deep !== void 0) return `(?:${deep.replace("**", ".*")})?`;
		if (mark.startsWith("**")) return ".*";
		return mark === "*" ? "[^/]*" : `\\${mark}`;
	};
	const pattern = new RegExp(`^${glob.replace(MARK, meaning)}$`, "s");
	return (path) => pattern.test(path);
};

// src/core/changes/name.ts
/**
* A path as it is compared where spelling counts: NFC, so that the two Unicode forms of one name (macOS decomposes what
* other systems compose) are one.
*/
const exactName = (path) => path.normalize("NFC");
/**
* Letters in one case, also where upper case has more of them: `\u017f` and `K` fold with `s` and `k`. A sigma is the same one
* wherever a word ends: before a wildcard nobody knows.
*/
const foldCase = (text) => text.normalize("NFD").toUpperCase().toLowerCase().replaceAll("\u03c2", "\u03c3").normalize("NFC");
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

// src/core/changes/pattern.ts
const MAGIC = /[*?[\]{}()|]/;
const partsOf = (text) => text.split("/").filter((part) => part !== "" && part !== ".");
/** Whether an entry of a list of paths stands in the repository on every system, and can match anything there. */
const isInside = (path) => path !== "" && !/^(?:[/\\]|[A-Za-z]:)|[\\\0]/.test(path) && !path.split("/").includes("..");
/**
* Compiles a glob. One without wildcards is a path. Names such as `(shop)`, `[id]` and `{{name}}` are everyday ones, so
* that a glob also covers what it says when nothing in it but `*` is a wildcard.
*/
const compileGlob = (text) => {
	const magic = partsOf(text).findIndex((part) => MAGIC.test(part));
	const literal = literally(text);
	if (magic === -1) return literal;
	const glob = compileParts(text, magic, foldCase, (pattern) => matcherOf([pattern]));
	return {
		text,
		matches: (path) => literal.matches(path) || glob.matches(path),
		matchesFolded: (path) => literal.matchesFolded(path) || glob.matchesFolded(path),
		isBelow: (path) => literal.isBelow(path) || glob.isBelow(path)
	};
};
/** Compiles a glob in which `*` alone is a wildcard. */
const literally = (text) => {
	const star = partsOf(text).findIndex((part) => part.includes("*"));
	return star === -1 ? compilePath(text) : compileParts(text, star, foldEntry, literalMatcher);
};
/** An entry as a path is folded, part by part; one with a wildcard, or of which nothing would be left, in one case. */
const foldEntry = (entry) => entry.split("/").map((part) => (part.includes("*") ? "" : foldedName(part)) || foldCase(part)).join("/");
/** Compiles a glob whose part at `magic` is the first with a wildcard. */
const compileParts = (text, magic, fold, compile) => {
	const parts = partsOf(text);
	const glob = exactName(`${parts.join("/")}${text.endsWith("/") ? "/**" : ""}`);
	const base = fold(parts.slice(0, magic).join("/"));
	const [exact, folded] = [compile(glob), compile(fold(glob))];
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
	const folded = foldEntry(plain);
	return {
		text,
		matches: (path) => isWithin$1(exactName(path), plain),
		matchesFolded: (path) => isWithin$1(path, folded),
		isBelow: (path) => isWithin$1(folded, path)
	};
};
/** Whether a path is a folder's or the folder itself; the empty one is the whole repository. */
const isWithin$1 = (path, folder) => folder === "" || path === folder || path.startsWith(`${folder}/`);

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
const unknownKeys = (value, known) => Object.keys(value).filter((key) => !known.includes(key)).map((key) => ({
	path: [key],
	message: unknownKey(known)
}));
/**
* Reads the policy's `changes`. Written by hand: the hook reads it before every call of an agent's tool, and a library
* of schemas takes longer to load than the whole decision may take.
*/
const readChanges = (value) => {
	if (!isFields(value)) return err([{
		path: [],
		message: "must be a map",
		found: value
	}]);
	const misfits = [...unknownKeys(value, KEYS)];
	const listOf = (key, check) => {
		const list = value[key];
		if (list === void 0) return void 0;
		if (!Array.isArray(list) || list.length > MOST_PATTERNS) {
			misfits.push({
				path: [key],
				message: `must be a list of at most ${MOST_PATTERNS} texts`,
				found: list
			});
			return;
		}
		return list.flatMap((entry, index) => {
			const wrong = typeof entry === "string" ? check(entry) : "must be a text";
			if (wrong !== void 0) misfits.push({
				path: [key, index],
				message: wrong,
				found: entry
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
		message: `must be ${APPROVERS.join(" or ")}`,
		found: named
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
	if (path.includes("*")) return "takes paths and no wildcards: a folder covers what lies below it";
	return pointer === void 0 || /^(?:\/(?:[^/~]|~[01])*)+$/.test(pointer) ? void 0 : "must have a JSON pointer after \"#\", such as package.json#/scripts";
};
/** The file and the JSON pointer of an entry of `protected`. */
const splitPointer = (entry) => {
	const at = entry.indexOf("#");
	return at === -1 ? [entry, void 0] : [entry.slice(0, at), entry.slice(at + 1)];
};
/** Reads the policy's `hook`. */
const readHookSettings = (value) => {
	if (!isFields(value)) return err([{
		path: [],
		message: "must be a map",
		found: value
	}]);
	const { push = false } = value;
	const misfits = [...unknownKeys(value, ["push"])];
	if (typeof push !== "boolean") misfits.push({
		path: ["push"],
		message: "must be true or false",
		found: push
	});
	return misfits.length > 0 ? err(misfits) : ok({ push: push === true });
};

// src/core/hook/settings.ts
const KNOWN = new Set(POLICY_KEYS);
/**
* The rule in plain values. An unknown key may be one of them with a slip of the pen, and no policy with one holds: the
* check refuses it.
*/
const ruleOf = ({ keys, changes, hook }, path) => {
	const strange = keys.find((key) => !KNOWN.has(key));
	if (strange !== void 0) return err(`${path}: ${strange}: ${unknownKey(POLICY_KEYS)}`);
	const settings = hook === void 0 ? ok(void 0) : readHookSettings(hook);
	if (!settings.ok) return err(misfit(path, "hook", settings.error));
	const rule = changes === void 0 ? ok(void 0) : readChanges(changes);
	return rule.ok ? rule : err(misfit(path, "changes", rule.error));
};
const misfit = (path, key, misfits) => misfits.map((one) => `${path}: ${[key, ...one.path].join(".")}: ${one.message}`).join("; ");

// src/core/policy/policy-path.ts
/** Where the policy lives in a repository. */
const POLICY_PATH = ".github/recount.yml";

// src/io/thrown.ts
/** What is said by what was thrown. */
const messageOf = (cause) => cause instanceof Error ? cause.message : String(cause);
/** The system's code of what was thrown, such as `ENOENT`; undefined where it has none. */
const codeOf = (cause) => cause instanceof Error && "code" in cause ? cause.code : void 0;

// src/entries/environment.ts
/** The environment as it is now. */
const readEnvironment = () => Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));

// \0builtin:node:fs
var require__builtin_node_fs = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:fs");
}));

// src/core/changes/link.ts
var import__builtin_node_fs = require__builtin_node_fs();
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

// src/core/changes/pointer.ts
/**
* Whether what a JSON pointer (RFC 6901) names is the same in both texts, whatever the order of keys. A text that is no
* JSON, or that has a key twice, of which one reader takes the first and another the last, cannot be told, and counts as
* another.
*/
const isSameAt = (pointer, { before, after }) => {
	if (before === after) return true;
	const [one, other] = [valueAt(pointer, before), valueAt(pointer, after)];
	return one !== void 0 && one === other;
};
const ABSENT = "";
/** A text, with the colon behind it where it is a key, or a number. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|-?\d[\d.eE+-]*/g;
/** Numbers that are never rounded. Others, such as ids of 64 bits, are compared as they are written. */
const EXACT = /^-?[\d.]{1,15}$/;
/** What stands for a number's text is an object with this key alone, as JSON can write it in this way alone. */
const AS_WRITTEN = "\"\\u0000\"";
/** What a text holds as JSON; undefined where it can be read in two ways. */
const valueOf$1 = (text) => {
	const whole = JSON.parse(text);
	let keys = 0;
	const exact = text.replace(TOKEN, (token, colon) => {
		if (colon !== void 0) keys += token.startsWith(AS_WRITTEN) ? NaN : 1;
		return token.startsWith("\"") || EXACT.test(token) ? token : `{${AS_WRITTEN}:"${token}"}`;
	});
	return keysIn(whole) === keys ? JSON.parse(exact) : void 0;
};
const keysIn = (value) => {
	let keys = 0;
	const pending = [value];
	for (let one = pending.pop(); one !== void 0; one = pending.pop()) {
		if (typeof one !== "object" || one === null) continue;
		if (!Array.isArray(one)) keys += Object.keys(one).length;
		for (const member of Object.values(one)) pending.push(member);
	}
	return keys;
};
/** The value as text, its keys sorted; empty where there is none, undefined where the text is no JSON. */
const valueAt = (pointer, text) => {
	if (text === void 0) return ABSENT;
	try {
		let value = valueOf$1(text.replace(/^\ufeff/, ""));
		if (value === void 0) return void 0;
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
		whole: entries.map(({ entry, pattern, pointer }) => pointer === void 0 ? pattern : compilePath(entry)),
		parts: entries.flatMap(({ pointer, ...rest }) => pointer === void 0 ? [] : [{
			...rest,
			pointer
		}])
	};
};
/** Whether the rule asks for a part of this file, so that its text has to be known. */
const asksForTexts = ({ parts }, path) => {
	const folded = foldedName(path);
	return folded !== void 0 && parts.some(({ pattern }) => isForbidden(pattern, path, folded));
};
/**
* Whether a path is one of what is forbidden: as it stands, and under any spelling. Folded it may have lost what an entry
* asks for, such as the dot at its end.
*/
const isForbidden = ({ matches, matchesFolded }, path, folded) => matches(path) || matchesFolded(folded);
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
	const covers = (pattern) => isForbidden(pattern, path, folded) || pattern.isBelow(folded);
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
const tellOutcome = ({ state, why, found }) => {
	const told = found === void 0 ? why : `${found.code}: ${why}. ${found.remedy}.`;
	return `recount: ${state.replace("-", " ")}: ${told}`;
};
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
		if (text.startsWith("--") && equals === -1 && !known) read.push({
			option: void 0,
			value: word
		});
		else if (text === "--") for (const value of left) read.push({
			option: void 0,
			value
		});
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
const HELP = ["--help", "-h"];
/** What takes back or tells how it is used, rather than makes public. */
const HARMLESS = {
	create: ["--dry-run", ...HELP],
	edit: HELP,
	ready: ["--undo", ...HELP],
	merge: ["--disable-auto", ...HELP]
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
	const harmless = args.findLast(({ option }) => option !== void 0 && HARMLESS[action].includes(option))?.value;
	if (harmless?.known === true && /^(?:1|t|true)?$/i.test(harmless.text)) return void 0;
	const pull = args.find(({ option }) => option === void 0)?.value;
	const head = action === "create" ? valueOf(args, "-H", "--head") : void 0;
	return {
		kind: "pull-request",
		action,
		body: pull?.known === false || head?.known === false ? unseen("which pull request it is stands in a variable") : bodyOf(action, args, input),
		pull: action === "create" ? void 0 : pull?.text,
		head: head?.text.replace(/^[^:]*:/, ""),
		repository: repositoryIn(pull?.text) ?? valueOf(args, "-R", "--repo")?.text,
		folder
	};
};
const valueOf = (args, short, long) => args.findLast(({ option }) => option === short || option === long)?.value;
/** `owner/name` of a pull request's URL, which counts before `--repo`. */
const repositoryIn = (pull) => /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/pull\/\d+/.exec(pull ?? "")?.[1];
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

// src/core/hook/push.ts
/** A push of more than can be told. */
const unsure = (what, folder) => ({
	kind: "unreadable",
	why: `${what} may push what cannot be told beforehand: name the branch, as in \`git push origin BRANCH\``,
	folder
});
/** What `git push` pushes, from its own arguments. */
const pushed = (args, folder) => {
	if (isOn(args, "--dry-run", "--dr", "-n")) return [];
	const operands = args.flatMap((one) => one.option === void 0 ? [one.value] : []);
	if (operands.some(({ known }) => !known)) return [unsure("a variable in `git push`", folder)];
	const all = args.find(({ option }) => ALL.some(([name, least]) => isNamed(option, name, least)));
	if (all !== void 0) return [unsure(`git push ${all.option}`, folder)];
	if (isOn(args, "--delete", "--de", "-d")) return [];
	const [remote = args.find(({ option }) => isNamed(option, "--repo", "--rep"))?.value, ...words] = operands;
	if (remote?.known === false) return [unsure("a variable in `git push`", folder)];
	if (words.length === 0) return isOn(args, "--tags", "--ta") ? [] : [{
		kind: "push",
		remote: remote?.text,
		refspecs: [],
		folder
	}];
	const refspecs = [];
	for (const text of withTags(words.map(({ text: word }) => word))) {
		const refspec = text.replace(/^\+/, "");
		const [from = "", to = from, more] = refspec.split(":");
		const deletes = from === "" && to !== "";
		if ((to === "" || more !== void 0 || /^\^|\*/.test(refspec)) && !deletes) return [unsure(`git push ${text}`, folder)];
		if (!deletes && !/^(?:refs\/)?tags\//.test(to)) refspecs.push(refspec);
	}
	return refspecs.length === 0 ? [] : [{
		kind: "push",
		remote: remote?.text,
		refspecs,
		folder
	}];
};
const ALL = [
	["--all", "--al"],
	["--branches", "--b"],
	["--mirror", "--m"]
];
const isNamed = (option, name, least) => option?.startsWith(least) === true && name.startsWith(option);
/** Whether a flag is on: the last word on it counts. */
const isOn = (args, name, least, short) => {
	const not = (one) => one.replace("--", "--no-");
	const isYes = ({ option }) => short !== void 0 && option === short || isNamed(option, name, least);
	const last = args.findLast((one) => isYes(one) || isNamed(one.option, not(name), not(least)));
	return last !== void 0 && isYes(last);
};
/** `tag NAME` as the one ref that it stands for. */
const withTags = (words) => {
	const refs = [];
	let isName = false;
	for (const word of words) {
		if (isName || word !== "tag") refs.push(isName ? `refs/tags/${word}` : word);
		isName = !isName && word === "tag";
	}
	return refs;
};

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
/**
* What has hooks that `--no-verify` passes by, with the options of each that take a value (their manuals): `-m` is a
* message to one and takes nothing in another, which then has what follows as an option of its own.
*/
const HOOKED = {
	commit: {
		short: "mFCct",
		attached: "Su",
		long: "--message --file --author --date --template --reuse-message --reedit-message --fixup --squash --cleanup --trailer --pathspec-from-file".split(" ")
	},
	push: {
		short: "o",
		long: [
			"--repo",
			"--push-option",
			"--receive-pack",
			"--exec",
			"--recurse-submodules"
		]
	},
	merge: {
		short: "mFsX",
		attached: "S",
		long: "--message --file --strategy --strategy-option --into-name --cleanup".split(" ")
	},
	rebase: {
		short: "sXxC",
		attached: "Sr",
		long: "--strategy --strategy-option --exec --onto --empty --whitespace".split(" ")
	},
	am: {
		short: "Cp",
		attached: "S",
		long: "--directory --exclude --include --patch-format --whitespace".split(" ")
	},
	pull: {
		short: "sXjo",
		attached: "Sr",
		long: "--strategy --strategy-option --cleanup --upload-pack --depth --deepen --shallow-since --shallow-exclude --refmap --jobs --server-option --negotiation-tip".split(" ")
	}
};
/** Where `-n` says the same; elsewhere it is another option. */
const SHORTLY = /* @__PURE__ */ new Set(["commit", "am"]);
const MOVES$1 = /* @__PURE__ */ new Set([
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
const SEVERAL = /^(?:push\.default=matching$|remote\..*\.(?:push|mirror)(?:=|$))/is;
/** What a call of `git` makes public or passes by; the words are those behind `git`. */
const gitPublications = (words, folder) => {
	const verb = verbOf(words);
	const command = words[verb]?.text ?? "";
	if (!MOVES$1.has(command) && command !== "commit" && command !== "push") return [];
	const own = words.slice(verb + 1);
	if (isHelp(own)) return [];
	const before = readArguments(words.slice(0, verb), GIT);
	const at = before.some(({ option }) => option === void 0 || option === "--git-dir" || option === "--work-tree") ? void 0 : before.reduce((into, { option, value }) => option === "-C" ? changeInto(into, value) : into, folder);
	const table = HOOKED[command];
	const args = table === void 0 ? [] : readArguments(own, table);
	const unhooked = before.find(({ option, value }) => isSetting(option) && /^core\.hookspath(?:=|$)/i.test(value.text));
	const skipped = args.find(({ option = "" }) => SKIPS_HOOKS.test(option) || SHORTLY.has(command) && option === "-n");
	const option = unhooked === void 0 ? skipped?.option : `${unhooked.option} core.hooksPath`;
	if (option !== void 0 && table !== void 0) return [{
		kind: "bypass",
		command: `git ${command}`,
		option,
		folder: at
	}];
	if (command !== "push") return [{
		kind: "move",
		command: `git ${command}`,
		folder: at
	}];
	const several = before.find(({ option, value }) => isSetting(option) && SEVERAL.test(value.text))?.value.text;
	return several === void 0 ? pushed(args, at) : [unsure(`git -c ${several} push`, at)];
};
const isSetting = (option) => option === "-c" || option === "--config-env";
/** Git shows a manual in the place of what it was to do where the first word asks for one, and `-h` where it is alone. */
const isHelp = ([first, ...others]) => first?.text === "--help" || first?.text === "-h" && others.length === 0;
/** Where git's verb stands: behind its own options and their values. */
const verbOf = (words) => {
	let isValue = false;
	for (const [index, { text, known }] of words.entries()) {
		if (!isValue && !text.startsWith("-") && (known || text !== "")) return index;
		isValue = !isValue && (text === "-C" || text === "-c" || GIT.long.includes(text));
	}
	return words.length;
};
/** More changes of the folder than anyone writes are not followed. */
const MOST_FOLDERS = 100;
/** The folder after one more change of it. */
const changeInto = (folder, into) => folder === void 0 || folder.length === MOST_FOLDERS || into?.known !== true ? void 0 : [...folder, into.text];

// src/core/hook/programs.ts
/** Words that stand before a command and leave it one. */
const RESERVED = new Set("{ } ! if then else elif do while until time".split(" "));
const SHELLS = new Set("bash sh zsh dash ash ksh mksh fish pwsh powershell".split(" "));
/** The name of the program that a word starts, whatever folder it is in. */
const programName = (text) => text.replace(/^.*[/\\]/s, "").replace(/\.exe$/i, "").toLowerCase();
/** Where the nearest shell of the chain has gone that has gone anywhere. */
const folderOf = (folders, shells) => shells.reduce((at, shell) => folders.has(shell) ? folders.get(shell) : at, void 0);

// src/core/hook/arithmetic.ts
const SIGNS = /\\.|['"()]/gs;
/**
* Where bash's `((\u2026))` ends, behind its first bracket: the place of the last two. Undefined where it is none, but a shell
* in a shell, whose brackets close apart.
*/
const arithmeticEnd = (text, at) => {
	if (text.charAt(at) !== "(") return void 0;
	let open = 0;
	let quote = "";
	SIGNS.lastIndex = at + 1;
	for (let found = SIGNS.exec(text); found !== null; found = SIGNS.exec(text)) {
		const { 0: sign, index } = found;
		if (quote !== "") quote = sign === quote ? "" : quote;
		else if (sign === "'" || sign === "\"") quote = sign;
		else if (sign === "(") open++;
		else if (sign === ")" && open === 0) return text.charAt(index + 1) === ")" ? index : void 0;
		else if (sign === ")") open--;
	}
};

// src/core/hook/quoting.ts
/** What is nested deeper than this is not read. */
const DEEPEST$1 = 50;
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
const doubleQuoted = (cursor, substitute) => expandedText(cursor, substitute, "\"");
/** A text in which the shell expands what it does between double quotes: up to the quote, or all of it. */
const expandedText = (cursor, substitute, end) => {
	let piece = known("");
	while (cursor.at < cursor.text.length) {
		const char = cursor.text.charAt(cursor.at++);
		if (char === end) break;
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
		cursor.at++;
		return inBraces(cursor, substitute, quoted);
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
/** `${\u2026}`, behind the brace. The word in it may run commands. */
const inBraces = (cursor, substitute, quoted) => {
	if (++cursor.braces > 50) cursor.at = Number.POSITIVE_INFINITY;
	while (cursor.at < cursor.text.length) {
		const char = cursor.text.charAt(cursor.at++);
		if (char === "}") break;
		if (char !== "'" || !quoted) quotedPiece(char, cursor, substitute);
	}
	cursor.braces--;
	return UNKNOWN;
};
const ESCAPES = {
	n: "\n",
	t: "	",
	r: "\r",
	a: "\x07",
	e: "\x1B"
};
/** bash's `$'\u2026'`, behind its first quote. */
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
/**
* The simple commands of a shell's text, those of subshells and substitutions too, in the order in which they end. It
* follows POSIX's quoting, bash's `$'\u2026'`, arithmetic, here-documents and comments; what it cannot follow it leaves
* unknown. It is no shell: a name in a variable, an alias and a script that is started are not seen through. Undefined
* where shells are nested deeper than anyone writes, or a here-document has no end.
*/
const readShell = (text) => {
	const reader = {
		text,
		at: 0,
		braces: 0,
		found: [],
		pending: [],
		count: { shells: 0 },
		arithmetic: false
	};
	readList(reader, 0, [], void 0);
	return isLost(reader) ? void 0 : reader.found;
};
const isLost = ({ at }) => at === Number.POSITIVE_INFINITY;
const lose = (reader) => {
	reader.at = Number.POSITIVE_INFINITY;
};
/** Reads a part of a text by itself: what is lost in it is lost. */
const readPart = (reader, text, arithmetic, read) => {
	const part = {
		...reader,
		text,
		at: 0,
		pending: [],
		arithmetic
	};
	read(part);
	if (isLost(part)) lose(reader);
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
	let redirected = "no";
	let writes = false;
	const endWord = () => {
		if (word === void 0) return;
		if (redirected === "no") command.words.push(word);
		if (redirected === "text") command.input = {
			...word,
			text: `${word.text}\n`
		};
		redirected = "no";
		word = void 0;
	};
	const endCommand = () => {
		endWord();
		redirected = "no";
		if (command.words.length === 0 && !writes) return;
		writes = false;
		own.push(command);
		reader.found.push(command);
		command = {
			words: [],
			input: void 0,
			shell,
			shells
		};
	};
	const inner = (close) => readInner(reader, shells, close);
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
		else if (/[<>]/.test(char) || char === "&" && reader.text.charAt(reader.at) === ">") {
			if (word !== void 0 && /^\d+$/.test(word.text)) word = void 0;
			endWord();
			redirected = readRedirection(char, reader, command);
			writes ||= redirected === "file";
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
/** The commands of a shell that others started, behind its first sign. */
const readInner = (reader, outer, close) => {
	if (outer.length > 50) lose(reader);
	if (isLost(reader)) return [];
	const shell = ++reader.count.shells;
	const end = close === ")" ? arithmeticEnd(reader.text, reader.at) : void 0;
	if (end === void 0) return readList(reader, shell, outer, close);
	const text = reader.text.slice(reader.at + 1, end);
	reader.at = end + 2;
	readPart(reader, text, true, (part) => readList(part, shell, outer, void 0));
	return [];
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
const HEREDOC = /^<(-?)[ \t]*((?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^ \t\n;&|<>()'"\\])+)/s;
/** Reads the signs of a redirection. A here-document is noted, to be read where its lines are. */
const readRedirection = (char, reader, command) => {
	const rest = reader.text.slice(reader.at, reader.at + 200);
	if (char === "<" && rest.startsWith("<<")) {
		reader.at += 2;
		return "text";
	}
	if (char === "<" && rest.startsWith("<") && !reader.arithmetic) {
		const heredoc = HEREDOC.exec(rest);
		if (heredoc === null) {
			lose(reader);
			return "no";
		}
		const [whole, dash = "", raw = ""] = heredoc;
		reader.at += whole.length;
		reader.pending.push({
			command,
			delimiter: raw.replace(/["'\\]/g, ""),
			tabs: dash !== "",
			quoted: /["'\\]/.test(raw)
		});
		return "no";
	}
	reader.at += rest.length - rest.replace(/^[<>&|]+/, "").length;
	return rest.startsWith("(") ? "no" : "file";
};
const readHeredocs = (reader) => {
	for (const { command, delimiter, tabs, quoted } of reader.pending.splice(0)) {
		let body = "";
		let ended = false;
		while (!ended && reader.at < reader.text.length) {
			const end = reader.text.indexOf("\n", reader.at);
			const line = reader.text.slice(reader.at, end === -1 ? void 0 : end);
			reader.at = end === -1 ? reader.text.length : end + 1;
			const content = tabs ? line.replace(/^\t+/, "") : line;
			ended = content === delimiter;
			if (!ended) body += `${content}\n`;
		}
		if (!ended) return lose(reader);
		command.input = {
			text: body,
			known: quoted || !/[$`\\]/.test(body)
		};
		if (!quoted) readPart(reader, body, false, (part) => readExpanded(part, command.shells));
	}
};
/** The commands of a here-document's substitutions. */
const readExpanded = (reader, shells) => {
	expandedText(reader, (close) => outputOf(readInner(reader, shells, close)));
};

// src/core/hook/commands.ts
/** Programs that start the one that they are given. */
const STARTERS = new Set("sudo doas env command builtin exec coproc nohup nice ionice setsid stdbuf time timeout xargs find watch script unbuffer flock parallel busybox chronic caffeinate ssh-agent strace su runuser".split(" "));
/** Programs that give a shell the text behind `-c`. */
const WITH_TEXT = /* @__PURE__ */ new Set([
	"su",
	"runuser",
	"script",
	"flock"
]);
/** What may stand before a program and have it work elsewhere than in the shell's folder. */
const ELSEWHERE = /^(?:GIT_(?:DIR|WORK_TREE|COMMON_DIR)=|-[CD]$|--chdir(?:=|$))/;
const MOVES = /* @__PURE__ */ new Set([
	"cd",
	"pushd",
	"popd"
]);
/** What runs them in the shell itself. */
const IN_SHELL = /* @__PURE__ */ new Set([
	"command",
	"builtin",
	"time"
]);
/** Behind these `find` is given a program, up to a word that ends it. */
const EXECUTES = /* @__PURE__ */ new Set([
	"-exec",
	"-execdir",
	"-ok",
	"-okdir"
]);
/** Texts that a shell is given by a shell are followed so far. */
const DEEPEST = 5;
/** A call that makes more public is not judged: each takes its time. */
const MOST_PUBLICATIONS = 100;
const ALONE = "let it be a call of its own";
/** What a shell's text makes public, or which check it passes by, as far as it can be read. */
const publicationsOf = (text, folder = [], depth = 0) => {
	const unreadable = (why, at) => ({
		kind: "unreadable",
		why,
		folder: at
	});
	const commands = depth > DEEPEST ? void 0 : readShell(text);
	if (commands === void 0) return [unreadable("the command cannot be followed: it is nested too deep, or a here-document in it has no end. What makes something public, run by itself", folder)];
	const folders = /* @__PURE__ */ new Map([[0, folder]]);
	let programs = 0;
	const found = commands.flatMap((command) => {
		const here = folderOf(folders, command.shells);
		return programsOf(command.words).flatMap((words) => {
			const name = nameOf(words[0]);
			const at = command.words.slice(0, words[0] && command.words.indexOf(words[0])).some(({ text: word }) => ELSEWHERE.test(word)) ? void 0 : here;
			if (MOVES.has(name)) {
				const into = words.find(({ text: word }, index) => index > 0 && !/^-[LPe@-]/.test(word));
				folders.set(command.shell, name === "popd" ? void 0 : changeInto(at, into));
				return [];
			}
			if (words.length > 0 || command.words.length === 0) programs++;
			return publicationsOfCommand(name, words, command, at, depth);
		});
	});
	if (found.length > MOST_PUBLICATIONS) return [unreadable(`the command makes more than ${MOST_PUBLICATIONS} things public: make it several`, folder)];
	return found.map((one) => programs > 1 && one.kind === "pull-request" && one.body.from === "file" ? unreadable(`another command of the call may write the file that \`gh pr ${one.action}\` takes its text from: ${ALONE}`, one.folder) : one);
};
const publicationsOfCommand = (name, words, { input }, folder, depth) => {
	const rest = words.slice(1);
	if (name === "git") return gitPublications(rest, folder);
	if (name === "gh") return [ghPublication(rest, input, folder)].flatMap((one) => one ?? []);
	const script = SHELLS.has(name) ? scriptOf(name, rest) ?? input?.text : textFor(name, rest);
	return script === void 0 ? [] : publicationsOf(script, folder, depth + 1);
};
/** The text that a program has a shell read. */
const textFor = (name, words) => {
	if (name === "eval") return textOf$2(words);
	if (WITH_TEXT.has(name)) return scriptOf(name, words);
	if (name === "env") return splitText(words);
	const operands = words.slice(words.findIndex(({ text }) => !/^(?:-.*|[\d.]+)$/s.test(text)));
	if (name === "watch") return textOf$2(operands);
	return name === "trap" || name === "parallel" ? operands[0]?.text : void 0;
};
/** What `env -S` takes apart into words. */
const splitText = (words) => {
	const at = words.findIndex(({ text }) => /^(?:-\w*S|--split-string)/.test(text));
	return at === -1 ? void 0 : textOf$2(words.slice(at)).replace(/^(?:-\w*?S|--split-string=?)/, "");
};
const textOf$2 = (words) => words.map(({ text }) => text).join(" ");
/** The script that a shell is given as a word; undefined where it is in a file or on standard input. */
const scriptOf = (name, words) => {
	if (name === "pwsh" || name === "powershell") {
		const at = words.findIndex(({ text }) => /^-c/i.test(text) && "-command".startsWith(text.toLowerCase()));
		return at === -1 ? void 0 : textOf$2(words.slice(at + 1));
	}
	let runs = false;
	let isValue = false;
	for (const { text } of words) {
		const isOption = /^[-+][^-]/.test(text);
		if (text.startsWith("--command=")) return text.slice(10);
		if (text === "--command" || isOption && /c/i.test(text)) runs = true;
		else if (runs && !isOption && !isValue && !text.startsWith("--")) return text;
		isValue = isOption && /o$/i.test(text);
	}
};
/** The programs that a command starts, each with its words. */
const programsOf = (words) => {
	const own = commandWords(words);
	return nameOf(own[0]) === "find" ? [own, ...executed(own)] : [own];
};
const executed = (words) => {
	const found = [];
	let program;
	for (const word of words) if (program === void 0) program = EXECUTES.has(word.text) ? [] : void 0;
	else if (word.text === ";" || word.text === "+") {
		found.push(commandWords(program));
		program = void 0;
	} else program.push(word.text.includes("{}") ? {
		...word,
		known: false
	} : word);
	return found;
};
/** The words from the program on: behind what is set for it, reserved words, and programs that start it. */
const commandWords = (words) => {
	const more = [];
	for (let at = 0;;) {
		const first = words[at];
		if (first === void 0) return [];
		const isTimed = first.text === "time" && words[at + 1]?.text.startsWith("-") === true;
		if (first.text === "function") at += 2;
		else if (RESERVED.has(first.text) && !isTimed || /^\w+\+?=/.test(first.text)) at++;
		else {
			const name = nameOf(first);
			const next = name !== "find" && STARTERS.has(name) ? nextOfInterest(name, words, at + 1) : void 0;
			if (next === void 0) return [...words.slice(at), ...more];
			if (name === "xargs") more.push({
				text: "",
				known: false
			});
			at = next;
		}
	}
};
const nextOfInterest = (starter, words, from) => {
	for (let at = from; at < words.length; at++) {
		const name = nameOf(words[at]);
		if (isOfInterest(name) || MOVES.has(name) && IN_SHELL.has(starter)) return at;
	}
};
const isOfInterest = (name) => name === "git" || name === "gh" || name === "eval" || SHELLS.has(name) || STARTERS.has(name);
const nameOf = (word) => programName(word?.text ?? "");

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
		else {
			const folders = [...from, ...folder.map((one) => fromHome(one, ports))];
			outcomes.push(await decidePublication(withHome(publication, ports), folders, moved, ports));
		}
		const denied = outcomes.find(isDenied);
		if (denied !== void 0) return denied;
	}
	const nothing = notChecked("the command makes nothing public that the rule covers");
	return outcomes.find(({ state }) => state === "allowed") ?? outcomes[0] ?? nothing;
};
/** A path as the shell gives it to a program: `~` in front is the home folder. */
const fromHome = (path, { home }) => home === void 0 ? path : path.replace(/^~(?=\/|$)/, () => home);
const withHome = (publication, ports) => publication.kind === "pull-request" && publication.body.from === "file" ? {
	...publication,
	body: {
		from: "file",
		path: fromHome(publication.body.path, ports)
	}
} : publication;
const decidePublication = async (publication, folders, moved, ports) => {
	const policy = ports.repositoryOf(folders)?.policy();
	if (policy === void 0) return unknown(`there is no repository around ${folders.join(", then ")}`);
	if (!policy.ok) return unknown(policy.error);
	if (policy.value.kind === "none") return notChecked(policy.value.why);
	if (publication.kind === "unreadable") return unknown(publication.why);
	if (publication.kind === "bypass") return {
		state: "denied",
		why: `${publication.command} with ${publication.option} passes by the hooks of this repository. Run it without; what a hook finds is mended by what it says`
	};
	return ports.publish(publication, folders, moved);
};
/** What the rule says of a file that is about to be written. */
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
	const { code, why } = decision;
	return {
		state: "denied",
		why: `${why} (${where})`,
		found: {
			code,
			remedy: REMEDIES[code]
		}
	};
};

// \0builtin:node:buffer
var require__builtin_node_buffer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:buffer");
}));

// src/io/files/utf8.ts
var import__builtin_node_buffer = require__builtin_node_buffer();
/**
* The text of bytes that are UTF-8, with the byte order mark where there is one; undefined for any others. As a strict
* `TextDecoder` reads them, which takes a millisecond to make, and a hook has few.
*/
const wholeUtf8Of = (bytes) => (0, import__builtin_node_buffer.isUtf8)(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString() : void 0;
/** The same without the mark. */
const utf8Of = (bytes) => wholeUtf8Of(bytes)?.replace(/^\ufeff/, "");

// \0builtin:node:path
var require__builtin_node_path = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:path");
}));

// src/io/files/state.ts
var import__builtin_node_path = require__builtin_node_path();
/** What lies at a path, be it a link; nothing where the path leads nowhere, as below a file. */
const stateOf = (path) => {
	try {
		return (0, import__builtin_node_fs.lstatSync)(path, { throwIfNoEntry: false });
	} catch {
		return;
	}
};

// src/io/hook/around.ts
const exists = (path) => stateOf(path) !== void 0;
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

// \0late:node:child_process
var require__late_node_child_process = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = { spawnSync: function(...given) {
		const to = require__builtin_node_child_process().spawnSync;
		return new.target ? new to(...given) : to(...given);
	} };
}));

// src/io/git/profile.ts
var import__late_node_child_process = require__late_node_child_process();
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
	const answer = (0, import__late_node_child_process.spawnSync)(program, [
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
			if ((0, import__builtin_node_fs.statSync)(program, { throwIfNoEntry: false })?.isFile() !== true) return false;
			(0, import__builtin_node_fs.accessSync)(program, import__builtin_node_fs.constants.X_OK);
			return true;
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
		if (codeOf(cause) === "ENOTDIR") return void 0;
		throw cause;
	}
};
/** Whether a working tree lies on a file system that takes names in any case for the same. */
const ignoresCase = (root) => {
	const [own, other] = [statOf((0, import__builtin_node_path.join)(root, ".git")), statOf((0, import__builtin_node_path.join)(root, ".GIT"))];
	return own !== void 0 && other !== void 0 && own.ino === other.ino;
};
/** Whether a path is a folder or lies in it; both absolute. */
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
		return err(`${path} cannot be resolved: ${messageOf(cause)}`);
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
	if (nearest !== void 0 && nearest.root !== tree.root && !isWithin(path, nearest.dotGit)) return {
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
		return err(`${file} cannot be read: ${messageOf(cause)}`);
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
		const why = `the hook failed: ${messageOf(cause)}`;
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
	home: env["HOME"],
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
		const code = codeOf(cause);
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
/**
* What few calls need. Before it, git and an input that can be waited for have ends of their own; a pipe that never ends
* has that of the settings' line.
*/
const loadVerbs = () => {
	setTimeout(() => process.exit(refuse("the hook took too long")), PATIENCE).unref();
	return import("./desk-verbs.js");
};
/** The rule in a policy's text. Few policies need the library. */
const readRule = async (policy, path) => {
	const plain = readQuickly(policy);
	return plain === void 0 ? (await loadVerbs()).readRule(policy, path) : ruleOf(plain, path);
};
/** The words that it is started with, each behind a zero. Node's own reader of options takes long to load. */
const WORDS = /^\0pre-tool-use(?:\0--sure|\0--(?:agent|base|policy)\0[^-\0][^\0]*)*$/;
const main = async () => {
	const words = process.argv.slice(2);
	if (!WORDS.test(words.map((word) => `\0${word}`).join(""))) return refuse(`expected pre-tool-use, --agent, --base or --policy with a value, or --sure; found ${words.join(" ")}`);
	const valueOf = (option) => words.includes(option) ? words[words.indexOf(option) + 1] : void 0;
	const [named = "claude", base, policy] = [
		"--agent",
		"--base",
		"--policy"
	].map(valueOf);
	const agent = AGENTS.find((one) => one === named);
	if (agent === void 0) return refuse(`--agent: expected ${AGENTS.join(" or ")}, found ${named}`);
	const env = readEnvironment();
	const status = await preToolUse({
		agent,
		base,
		policyPath: policy ?? ".github/recount.yml",
		env,
		readRule,
		publish: async (publication, folders, moved) => {
			const { publishing } = await loadVerbs();
			return publishing(publication, {
				folders,
				moved,
				env,
				base,
				policy
			});
		}
	});
	return status === 0 && words.includes("--sure") ? SURE : status;
};
main().then((status) => process.exit(status), (cause) => process.exit(refuse(`the hook failed: ${messageOf(cause)}`)));
