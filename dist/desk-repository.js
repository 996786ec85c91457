import { c as gitSettings, d as require__builtin_node_child_process, h as require__builtin_node_fs, s as gitEnvironment } from "./desk-verb.js";
import { i as require__builtin_node_path } from "./desk-desk-verbs.js";
import { n as ok, t as err } from "./desk-result.js";
import { z as utf8Of } from "./desk-desk.js";
import { a as foldCase, i as decideOutside, n as compileRule, r as decideChange, t as asksForTexts } from "./desk-decide.js";

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

// src/io/hook/around.ts
var import__builtin_node_fs = require__builtin_node_fs();
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
	const named = /^gitdir: (.+?)\r?\n?$/.exec(textOf(dotGit) ?? "")?.[1];
	const own = named === void 0 ? dotGit : (0, import__builtin_node_path.resolve)(root, named);
	const shared = textOf((0, import__builtin_node_path.join)(own, "commondir"))?.trim();
	const common = shared === void 0 ? own : (0, import__builtin_node_path.resolve)(own, shared);
	try {
		return import__builtin_node_fs.realpathSync.native(common);
	} catch {
		return common;
	}
};
const textOf = (path) => {
	try {
		return (0, import__builtin_node_fs.readFileSync)(path, "utf8");
	} catch {
		return;
	}
};

// src/io/hook/base-policy.ts
var import__builtin_node_child_process = require__builtin_node_child_process();
/** A policy of more bytes is none. */
const LARGEST_POLICY = 1048576;
const LARGEST_ANSWER = 16777216;
/** Milliseconds after which git is given up. */
const PATIENCE = 8e3;
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
		timeout: PATIENCE,
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
		return err(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`);
	}
};

export { answerOf as a, decideWrite as i, isWithin as n, isDenied as o, decideCall as r, tellOutcome as s, openHookRepository as t };