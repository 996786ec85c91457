import { t as __commonJSMin } from "./desk-rolldown-runtime.js";
import { a as require__builtin_node_path, n as isSet, r as textOption, t as SILENT } from "./desk-verb.js";
import { _ as require__builtin_node_fs, a as messageOf, f as jsonDocument, g as plainLines, i as codeOf, o as openGit, p as readJsonText, r as tellFaults, t as placeOf, y as fault } from "./desk-tell.js";
import { b as isFields } from "./desk-rule.js";
import { n as ok, t as err } from "./desk-result.js";
import { t as shellWord } from "./desk-shell-word.js";
import { t as readRule } from "./desk-whole-settings.js";
import { c as require__builtin_node_os, f as readPolicy, g as POLICY_PATH, l as require_promises, o as readText, r as makeFolder, s as writeText, t as isAbsent, u as utf8Of } from "./desk-text.js";
import { I as resolveCommit, k as listRemotes, l as runCommand$1 } from "./desk-desk.js";
import { o as isMap, r as parseDocument } from "./desk-yaml-value.js";
import { a as followLinks, o as isWithin, s as openDisk, t as openHookRepository } from "./desk-repository.js";
import { a as tellOutcome, i as isDenied, r as answerOf, t as decideCall } from "./desk-decide-call.js";
import { decidePublished } from "./desk-publish.js";

// \0builtin:node:url
var require__builtin_node_url = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:url");
}));

// src/core/hook/call.ts
var import__builtin_node_path = require__builtin_node_path();
var import__builtin_node_url = require__builtin_node_url();
/** The coding agents whose hooks are spoken: Claude Code, and Gemini CLI. */
const AGENTS = ["claude", "gemini"];
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
/** The names of the tools that a hook of this agent must be called for; those of MCP servers aside. */
const toolNames = (agent) => [...TOOLS[agent].keys()];
const PULL_REQUEST_TOOL = /^mcp_.*_(create|update|merge)_pull_request$/;
const ACTIONS = /* @__PURE__ */ new Map([
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
		head: action === "create" ? textOf$2(input, "head")?.replace(/^[^:]*:/, "") : void 0,
		repository: owner === void 0 || repo === void 0 ? void 0 : `${owner}/${repo}`
	};
};
const EVENTS$2 = {
	PreToolUse: "claude",
	BeforeTool: "gemini"
};
/** Reads what an agent gives its hook before it uses a tool. A call that lacks what it must have cannot be judged. */
const readToolCall = (text) => {
	const call = readJsonText(text);
	if (!isFields(call)) return err("the input of the hook is no JSON object");
	const [event, tool, cwd] = [
		textOf$2(call, "hook_event_name"),
		textOf$2(call, "tool_name"),
		textOf$2(call, "cwd")
	];
	const agent = event === void 0 || !Object.hasOwn(EVENTS$2, event) ? void 0 : EVENTS$2[event];
	if (agent === void 0) return err(`expected hook_event_name ${Object.keys(EVENTS$2).join(" or ")}, found ${event ?? "none"}`);
	if (tool === void 0 || cwd === void 0 || cwd === "") return err("the input of the hook lacks tool_name or cwd");
	const action = ACTIONS.get(PULL_REQUEST_TOOL.exec(tool)?.[1] ?? "");
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

// src/core/hook/install.ts
/** Where an agent's settings of a project live. */
const SETTINGS = {
	claude: ".claude/settings.json",
	gemini: ".gemini/settings.json"
};
const STOPPED = "recount: unknown: the hook did not come to its end, so the call is denied. `recount hook verify` tries it, `recount hook install` writes it anew";
/** Seconds after which the line ends a hook that hangs. It ends itself before, unless it was never able to begin. */
const PATIENCE$2 = 55;
/**
* The line of the settings. The call goes on only where the hook ends with 77: that node is missing, the bundle cut off,
* empty or killed ends otherwise, and then the line itself ends with 2, which stops the call. A hook that hangs is ended,
* since not every version of an agent stops a call whose hook took too long. It holds under `sh -e`.
*/
const hookCommand = ({ node, bundle, agent, base, policy }) => {
	const call = [
		node,
		bundle,
		"pre-tool-use",
		"--agent",
		agent,
		"--sure",
		...[...base === void 0 ? [] : ["--base", base], ...policy === void 0 ? [] : ["--policy", policy]]
	].map(shellWord).join(" ");
	return [
		`stop() { echo ${shellWord(STOPPED)} >&2; exit 2; }`,
		`exec 3<&0; ${call} <&3 3<&- & hook=$!; exec 3<&-`,
		`(trap 'kill $nap' TERM; sleep ${PATIENCE$2} & nap=$!; wait $nap && kill -9 $hook) >/dev/null 2>&1 & watch=$!`,
		"end=0; wait $hook || end=$?; kill $watch 2>/dev/null || :",
		"[ $end -eq 77 ] || stop"
	].join("; ");
};
const WORD = /'(?:[^']|'\\'')*'/g;
/** The base and the policy's path that a line of ours was written with. */
const readHookCommand = (command) => {
	const words = (command.match(WORD) ?? []).map((word) => word.slice(1, -1).replaceAll("'\\''", "'"));
	const options = words.slice(words.indexOf("--sure") + 1);
	const valueOf = (option) => options.includes(option) ? options[options.indexOf(option) + 1] : void 0;
	return {
		base: valueOf("--base"),
		policy: valueOf("--policy")
	};
};
/** Whether a command of the settings is one that we wrote, whatever paths it has. */
const isOurs = (command) => command.includes("'pre-tool-use'") && command.includes("'--sure'") && command.includes("recount:");
const listOf = (value) => value === void 0 ? [] : Array.isArray(value) ? value : void 0;
const EVENTS$1 = {
	claude: "PreToolUse",
	gemini: "BeforeTool"
};
const PULL_REQUESTS = {
	claude: "^mcp__.*__(create|update|merge)_pull_request$",
	gemini: "^mcp_.*_(create|update|merge)_pull_request$"
};
/** Seconds after which the agent gives the hook up; it gives itself up before. */
const TIMEOUT = 60;
const HANDLERS = {
	claude: (command) => ({
		type: "command",
		command,
		timeout: TIMEOUT,
		onFailure: "block"
	}),
	gemini: (command) => ({
		type: "command",
		name: "recount",
		command,
		timeout: TIMEOUT * 1e3
	})
};
const groupsFor = (agent, command) => {
	const names = toolNames(agent).join("|");
	return [agent === "claude" ? names : `^(${names})$`, PULL_REQUESTS[agent]].map((matcher) => ({
		matcher,
		hooks: [HANDLERS[agent](command)]
	}));
};
/**
* The settings with our hook in them: what is there stays, an older line of ours is replaced. What the settings hold in
* another form than documented is not touched, and told.
*/
const mergeSettings = (text, agent, command) => {
	const settings = text === void 0 || text.trim() === "" ? {} : parseJson(text);
	if (!isFields(settings)) return err("is no JSON object");
	const hooks = settings["hooks"] ?? {};
	if (!isFields(hooks)) return err("has `hooks` that is no map");
	const event = EVENTS$1[agent];
	const groups = listOf(hooks[event]);
	if (groups === void 0) return err(`has \`hooks.${event}\` that is no list`);
	const kept = groups.flatMap((group) => withoutOurs(group));
	const merged = {
		...settings,
		hooks: {
			...hooks,
			[event]: [...kept, ...groupsFor(agent, command)]
		}
	};
	return ok(`${JSON.stringify(merged, null, indentOf(text ?? ""))}\n`);
};
/** A group without our handlers, and no group where nothing else was in it. */
const withoutOurs = (group) => {
	const handlers = isFields(group) ? listOf(group["hooks"]) : void 0;
	if (!isFields(group) || handlers === void 0) return [group];
	const others = handlers.filter((handler) => !isOurs(commandOf(handler)));
	if (others.length === handlers.length) return [group];
	return others.length === 0 ? [] : [{
		...group,
		hooks: others
	}];
};
const commandOf = (handler) => isFields(handler) && typeof handler["command"] === "string" ? handler["command"] : "";
const indentOf = (text) => /^\{\r?\n([ \t]+)"/.exec(text)?.[1] ?? "  ";
const parseJson = (text) => readJsonText(text.replace(/^\ufeff/, ""));
/** Reads an agent's settings as the agent does. */
const findInstalled = (text, agent) => {
	const settings = parseJson(text);
	if (!isFields(settings)) return err("is no JSON object");
	const hooks = isFields(settings["hooks"]) ? settings["hooks"] : {};
	const groups = (listOf(hooks[EVENTS$1[agent]]) ?? []).flatMap((group) => {
		const commands = (isFields(group) ? listOf(group["hooks"]) ?? [] : []).map(commandOf).filter(isOurs);
		const matcher = isFields(group) && typeof group["matcher"] === "string" ? group["matcher"] : "";
		return commands.length === 0 ? [] : [{
			matcher,
			commands
		}];
	});
	const tools = [...toolNames(agent), agent === "claude" ? "mcp__github__create_pull_request" : "mcp_github_create_pull_request"];
	return ok({
		commands: [...new Set(groups.flatMap(({ commands }) => commands))],
		unreached: tools.filter((tool) => !groups.some(({ matcher }) => isTaken(agent, matcher, tool))),
		off: settings["disableAllHooks"] === true
	});
};
/** Whether a matcher takes a tool: an empty one and `*` take all. */
const isTaken = (agent, matcher, tool) => {
	if (matcher === "" || matcher === "*") return true;
	if (agent === "claude" && /^[\w|, -]+$/.test(matcher)) return matcher.split(/[|,]/).some((name) => name.trim() === tool);
	try {
		return new RegExp(matcher).test(tool);
	} catch {
		return false;
	}
};

// src/core/hook/git-hook.ts
var import__builtin_node_fs = require__builtin_node_fs();
var import_promises = require_promises();
const BEGIN = "# >>> recount: nothing is pushed without a record where the policy wants one";
const END = "# <<< recount";
/**
* The lines of a pre-push hook. What git gives on standard input is kept for what comes after: other hooks, such as the
* one of Git LFS, read it too.
*/
const block = (command) => `${BEGIN}
recount_refs=$(cat)
printf '%s\\n' "$recount_refs" | ${command} "$@" || exit 1
exec <<RECOUNT_REFS
$recount_refs
RECOUNT_REFS
${END}
`;
/** The name of the setting that holds the command in a clone whose hook is shared by all who work on it. */
const SHARED_SETTING = "recount.prePush";
/** The command of a hook that is committed: each clone sets its own, and one that sets none is left alone. */
const SHARED_COMMAND = `sh -c "$(git config --get ${SHARED_SETTING} || echo true)"' "$@"' sh`;
const SHELL_LINE = /^#!\s*(?:\S*[/\\])?(?:env\s+(?:-\S+\s+)*(?:\S*[/\\])?)?(?:ba|da|z|k)?sh(?:\.exe)?(?:\s|$)/;
/**
* A pre-push hook with our lines before all others; undefined where it is written for another program than a shell. What
* has no first line for the system is run by a shell, unless it is a program itself, which holds a zero.
*/
const withPrePush = (text, command) => {
	if (text === void 0 || text.trim() === "") return `#!/bin/sh\n${block(command)}`;
	const [first = ""] = text.split("\n", 1);
	if (text.includes("\0") || first.startsWith("#!") && !SHELL_LINE.test(first)) return void 0;
	const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
	if (begin !== -1 && end > begin) return `${text.slice(0, begin)}${block(command)}${text.slice(end + 13).replace(/^\n/, "")}`;
	const at = first.startsWith("#!") ? first.length + 1 : 0;
	const head = text.slice(0, at);
	return `${head}${head === "" || head.endsWith("\n") ? "" : "\n"}${block(command)}${text.slice(at)}`;
};
/** lefthook's settings of one clone (`lefthook-local.yml`) with our command in `pre-push`. */
const withLefthook = (text, command) => {
	const document = parseDocument(text ?? "");
	if (document.errors.length > 0) return err("is not YAML");
	if (document.contents !== null && !isMap(document.contents)) return err("is no map");
	document.setIn([
		"pre-push",
		"commands",
		"recount"
	], document.createNode({
		run: command,
		use_stdin: true
	}));
	return ok(document.toString());
};

// src/io/hook/git-hooks.ts
const LEFTHOOK = [
	"lefthook",
	".lefthook",
	".config/lefthook"
].flatMap((name) => [
	"yml",
	"yaml",
	"toml",
	"json",
	"jsonc"
].map((ending) => `${name}.${ending}`));
/** A hook or settings of more bytes are not changed. */
const LARGEST_HOOK = 4194304;
/** A file's text, undefined where there is none. What cannot be read is never taken for nothing. */
const textOf$1 = async (path) => {
	const text = await readText(path, LARGEST_HOOK);
	return !text.ok && isAbsent(text.error) ? ok(void 0) : text;
};
const byHand = (command) => `call this by hand from the hook that runs, with its standard input and its arguments, and end the hook where it fails: ${command}`;
/** Puts the pre-push hook where this clone keeps its hooks, and says what was done. */
const installPrePush = async (git, command) => {
	const asked = await git.call([
		"rev-parse",
		"--git-path",
		"hooks"
	], { hooks: "own" });
	if (!asked.ok) return asked;
	const hooks = (0, import__builtin_node_path.resolve)(git.root, asked.value.stdout.toString().trim());
	const lefthook = LEFTHOOK.find((name) => (0, import__builtin_node_fs.existsSync)((0, import__builtin_node_path.join)(git.root, name)));
	if (lefthook !== void 0) return installWithLefthook(git, lefthook, command);
	const husky = (0, import__builtin_node_path.basename)(hooks) === "_" ? (0, import__builtin_node_path.dirname)(hooks) : hooks;
	const isHusky = (0, import__builtin_node_path.basename)(husky) === ".husky";
	const path = (0, import__builtin_node_path.join)(isHusky ? husky : hooks, "pre-push");
	const outside = outsideOf(git, path, command);
	if (outside !== void 0) return err(outside);
	return isHusky ? installShared(git, path, command) : installScript(path, command);
};
/** Why a hook is left alone that is not this clone's own: other repositories run it too. */
const outsideOf = ({ root, commonDir }, path, command) => {
	const found = followLinks(openDisk(), path, root, false);
	if (!found.ok) return fault("file-unreadable", found.error, { remedy: byHand(command) });
	if ([root, commonDir].map((folder) => import__builtin_node_fs.realpathSync.native(folder)).some((folder) => isWithin(found.value.path, folder))) return void 0;
	return fault("file-unreadable", `${path} is not of this clone alone: it lies outside of its folders`, { remedy: `give the clone hooks of its own (\`git config --local core.hooksPath .git/hooks\`), or ${byHand(command)}` });
};
const installScript = async (path, command) => {
	const before = await textOf$1(path);
	if (!before.ok) return err({
		...before.error,
		remedy: byHand(command)
	});
	const text = withPrePush(before.value, command);
	if (text === void 0) return err(fault("file-unreadable", `${path} is written for another program than a shell`, { remedy: byHand(command) }));
	try {
		await (0, import_promises.mkdir)((0, import__builtin_node_path.dirname)(path), { recursive: true });
		const written = await writeText(path, text);
		if (!written.ok) return written;
		await (0, import_promises.chmod)(path, 493);
	} catch (cause) {
		return err(fault("file-unreadable", `${path}: ${messageOf(cause)}`, {
			remedy: byHand(command),
			cause
		}));
	}
	return ok([`${path}: the pre-push hook`]);
};
const installShared = async (git, path, command) => {
	const set = await git.call([
		"config",
		"--local",
		SHARED_SETTING,
		command
	]);
	if (!set.ok) return set;
	const done = await installScript(path, SHARED_COMMAND);
	return done.ok ? ok([...done.value, `commit it: it names no path of this machine, git's ${SHARED_SETTING} does`]) : done;
};
const installWithLefthook = async (git, found, command) => {
	const path = (0, import__builtin_node_path.join)(git.root, (0, import__builtin_node_path.dirname)(found), `${(0, import__builtin_node_path.basename)(found).startsWith(".") ? "." : ""}lefthook-local.yml`);
	const before = await textOf$1(path);
	if (!before.ok) return before;
	const text = withLefthook(before.value, command);
	if (!text.ok) return err(fault("file-unreadable", `${path} ${text.error}`));
	const written = await writeText(path, text.value);
	if (!written.ok) return written;
	return ok([`${path}: pre-push, beside ${found}`, "run `lefthook install`, and keep lefthook-local.yml out of git"]);
};

// src/entries/hook/pre-push.ts
/** What git writes for a ref that is deleted. */
const NOTHING = /^0+$/;
const LARGEST_INPUT = 16777216;
/**
* Git's pre-push hook: each branch that is pushed must have a record, as `git push` of an agent must. Git gives a line
* for each ref: local ref, local commit, remote ref, remote commit (githooks(5)). Any status but 0 stops the push.
*/
const prePush = async (call) => {
	const chunks = [];
	let size = 0;
	for await (const chunk of process.stdin) {
		if (!Buffer.isBuffer(chunk)) continue;
		size += chunk.length;
		if (size > LARGEST_INPUT) return tellFaults(call, [fault("usage", "standard input is not what git gives to a pre-push hook")]);
		chunks.push(chunk);
	}
	const refspecs = Buffer.concat(chunks).toString().split("\n").flatMap((line) => {
		const [, commit = "", remoteRef = ""] = line.split(" ");
		return commit === "" || NOTHING.test(commit) || !remoteRef.startsWith("refs/heads/") ? [] : [`${commit}:${remoteRef}`];
	});
	if (refspecs.length === 0) return 0;
	const [, remote] = call.operands;
	const outcome = await decidePublished({
		kind: "push",
		remote,
		refspecs,
		folder: []
	}, call);
	if (isDenied(outcome)) call.terminal.err(`${plainLines(tellOutcome(outcome))}\n`);
	return isDenied(outcome) ? 1 : 0;
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

// src/entries/cli/hook-base.ts
/** Quoted where a shell would read it otherwise. */
const wordOf = (text) => /^[\w./-]+$/.test(text) ? text : shellWord(text);
/** The command that installs a hook: a second install takes the place of the first with all its options. */
const installCommand = ({ agent, base, policy }) => [
	"recount hook install",
	...agent === "claude" ? [] : [`--agent ${agent}`],
	...base === void 0 ? [] : [`--base ${wordOf(base)}`],
	...policy === void 0 ? [] : [`--policy ${wordOf(policy)}`]
].join(" ");
/**
* What is wrong where a hook that names no base reads the policy at HEAD though there is a remote, whose default branch
* this clone does not know: `git init`, `git remote add` and `git push` set none. Nothing where it does know.
*/
const baseAtHead = async (git, installed) => {
	const known = await resolveCommit(git, "refs/remotes/origin/HEAD");
	if (known.ok && known.value !== void 0) return void 0;
	const remotes = await listRemotes(git);
	const names = remotes.ok ? remotes.value.map(({ name }) => name) : [];
	const remote = names.find((name) => name === "origin") ?? names[0];
	if (remote === void 0) return void 0;
	const named = `\`${installCommand({
		...installed,
		base: `${remote}/main`
	})}\``;
	return `the policy is read at HEAD, which the agent commits to; to read it at the base: ${remote === "origin" ? `\`git remote set-head origin -a\`, or ${named}` : named}`;
};

// src/entries/cli/verify-hook.ts
var import__builtin_node_os = require__builtin_node_os();
const LARGEST_SETTINGS$1 = 4194304;
const PATIENCE = 6e4;
const EVENTS = {
	claude: ["PreToolUse", "Bash"],
	gemini: ["BeforeTool", "run_shell_command"]
};
const trialsOf = (agent, cwd) => {
	const [event, tool] = EVENTS[agent];
	const run = (command) => JSON.stringify({
		session_id: "verify",
		cwd,
		hook_event_name: event,
		tool_name: tool,
		tool_input: { command }
	});
	return [
		{
			name: "git commit --no-verify",
			input: run("git commit --no-verify"),
			denied: true
		},
		{
			name: "a call that cannot be read",
			input: "{",
			denied: true
		},
		{
			name: "git status",
			input: run("git status"),
			denied: false
		}
	];
};
/** `recount hook verify`: runs the line of the settings as the agent does, with calls whose answer is known. */
const verifyHook = async (call, only) => {
	const git = await openGit({
		dir: call.cwd,
		env: call.env,
		profile: "desk"
	});
	if (!git.ok) return tellFaults(call, [git.error]);
	const told = [];
	let unruled;
	for (const agent of only === void 0 ? AGENTS : [only]) {
		const path = (0, import__builtin_node_path.join)(git.value.root, SETTINGS[agent]);
		const text = await readText(path, LARGEST_SETTINGS$1);
		const tell = (good, said) => void told.push({
			agent,
			good,
			said
		});
		if (!text.ok && !isAbsent(text.error)) {
			tell(false, text.error.message);
			continue;
		}
		const installed = text.ok ? findInstalled(text.value, agent) : void 0;
		if (installed?.ok === false) {
			tell(false, `${path} ${installed.error}: correct it, then \`${installCommand({ agent })}\``);
			continue;
		}
		if (installed === void 0 || installed.value.commands.length === 0) {
			if (only !== void 0) tell(false, `${path} has no hook of Recount`);
			continue;
		}
		const { commands, unreached, off } = installed.value;
		if (off || await isSwitchedOff(git.value.root, agent)) tell(false, "the settings switch all hooks off (disableAllHooks)");
		if (unreached.length > 0) tell(false, `no matcher takes ${unreached.join(", ")}`);
		for (const command of commands) {
			for (const wrong of await policyFaults(call, git.value, agent, command)) tell(false, wrong);
			for (const trial of trialsOf(agent, git.value.root)) {
				const tried = await tryHook(call, git.value.root, agent, command, trial);
				if (tried.state === "no-policy") unruled = tried.said;
				else tell(tried.state === "good", `${trial.name}${tried.said}`);
			}
		}
	}
	if (told.length === 0) return tellFaults(call, [fault("usage", "no settings of this project have a hook of Recount", { remedy: "`recount hook install` writes it" })]);
	if (unruled !== void 0 && told.every(({ good }) => good)) return tellFaults(call, [fault("policy-missing", `the hook denies nothing yet: ${unruled}`, { remedy: "merge the policy, `git fetch`, then `recount hook verify`" })]);
	if (call.json) call.terminal.out(jsonDocument({ checks: told }));
	else for (const { agent, good, said } of told) call.terminal.out(`${good ? "ok" : "FAILED"}  ${agent}: ${said}\n`);
	if (!call.json) call.terminal.out("That the agent itself calls its hooks can be seen only in it: ask it for `git commit --no-verify`.\n");
	return told.every(({ good }) => good) ? 0 : 1;
};
/** Whether settings of the user or of this clone alone switch hooks off. */
const isSwitchedOff = async (root, agent) => {
	if (agent !== "claude") return false;
	const paths = [(0, import__builtin_node_path.join)(root, ".claude/settings.local.json"), (0, import__builtin_node_path.join)((0, import__builtin_node_os.homedir)(), ".claude/settings.json")];
	return (await Promise.all(paths.map((path) => readText(path, LARGEST_SETTINGS$1)))).some((text) => {
		const found = text.ok ? findInstalled(text.value, agent) : void 0;
		return found?.ok === true && found.value.off;
	});
};
/** What is wrong with the policy that a line of the settings reads: a decision looks at a part of it alone. */
const policyFaults = async ({ env }, git, agent, command) => {
	const { base, policy: named } = readHookCommand(command);
	const path = named ?? ".github/recount.yml";
	const { root } = git;
	const found = openHookRepository([root], {
		path,
		base,
		env
	})?.policy();
	if (found === void 0) return [`there is no repository around ${root}`];
	if (!found.ok) return [found.error];
	if (found.value.kind === "none") return [];
	const { text, ref } = found.value;
	const policy = await readPolicy(text, path);
	const faults = policy.ok ? [] : policy.error.map((one) => `the policy at ${ref}: ${one.message}${placeOf(one)}`);
	const atHead = base === void 0 ? await baseAtHead(git, {
		agent,
		policy: named
	}) : void 0;
	return atHead === void 0 ? faults : [...faults, atHead];
};
const bad = (said) => ({
	state: "bad",
	said: `: ${said}`
});
const tryHook = async ({ env }, root, agent, command, { input, denied }) => {
	const project = agent === "claude" ? { CLAUDE_PROJECT_DIR: root } : { GEMINI_PROJECT_DIR: root };
	const run = await runCommand$1({
		command: [
			"sh",
			"-c",
			command
		],
		cwd: root,
		env: {
			...env,
			...project
		},
		timeout: PATIENCE,
		input
	});
	if (!run.ok) return bad(run.error.message);
	const { exit, output } = run.value;
	const code = exit.kind === "code" ? exit.code : void 0;
	const said = output.head.trim();
	if (code !== 0 && code !== 2) return bad(`it ended with ${code ?? exit.kind}, which the agent passes over`);
	const stopped = code === 2 || /^\{.*"(?:permissionDecision|decision)":"deny"/m.test(said);
	if (stopped === denied) return {
		state: "good",
		said: denied ? " is denied" : " passes"
	};
	if (stopped) return bad(`it must pass, and is denied: ${said}`);
	const [, why] = /^recount: not checked: (.*)$/m.exec(said) ?? [];
	return why === void 0 ? bad(`it must be denied, and passes: ${said}`) : {
		state: "no-policy",
		said: why
	};
};

// src/entries/cli/hook.ts
/** Settings of more bytes are not read. */
const LARGEST_SETTINGS = 4194304;
/** `recount hook`: decides a call of an agent's tool or a push, sets the hooks up, and tries them. */
const hook = async (call) => {
	const [what, ...more] = call.operands;
	const agent = agentOf(call);
	if (!agent.ok) return tellFaults(call, [agent.error]);
	if (more.length > 0 && what !== "pre-push") return tellFaults(call, [fault("usage", `hook ${what} takes no more operands, found ${more.join(" ")}`)]);
	if (what === "pre-tool-use") return decideHere(call, agent.value ?? "claude");
	if (what === "pre-push") return prePush(call);
	if (what === "install") return install(call, agent.value);
	if (what === "verify") return verifyHook(call, agent.value);
	return tellFaults(call, [fault("usage", `hook: expected pre-tool-use, pre-push, install or verify, found ${what ?? "nothing"}`)]);
};
const agentOf = (call) => {
	const named = textOption(call, "agent");
	const agent = AGENTS.find((one) => one === named);
	return named === void 0 || agent !== void 0 ? ok(agent) : err(fault("usage", `--agent: expected ${AGENTS.join(" or ")}, found ${named}`));
};
const decideHere = (call, agent) => preToolUse({
	agent,
	base: textOption(call, "base"),
	policyPath: textOption(call, "policy") ?? ".github/recount.yml",
	env: call.env,
	readRule: async (text, path) => readRule(text, path),
	publish: (publication, folders, moved) => decidePublished(publication, {
		...call,
		cwd: (0, import__builtin_node_path.resolve)(...folders),
		terminal: SILENT
	}, moved)
});
/** The bundle that lies beside this one. */
const bundle = (name) => (0, import__builtin_node_url.fileURLToPath)(new URL(`./${name}`, import.meta.url));
const install = async (call, agent) => {
	const git = await openGit({
		dir: call.cwd,
		env: call.env,
		profile: "desk"
	});
	if (!git.ok) return tellFaults(call, [git.error]);
	const [base, policy] = [textOption(call, "base"), textOption(call, "policy")];
	const known = base === void 0 ? ok(void 0) : await resolveCommit(git.value, base);
	if (!known.ok) return tellFaults(call, [known.error]);
	if (base !== void 0 && known.value === void 0) return tellFaults(call, [fault("usage", `--base: there is no commit ${base}`)]);
	const done = isSet(call, "git") ? await installPrePush(git.value, prePushCommand(base, policy)) : await installAgent(git.value, agent ?? "claude", base, policy);
	if (!done.ok) return tellFaults(call, [done.error]);
	const atHead = base === void 0 && !isSet(call, "git") ? await baseAtHead(git.value, {
		agent: agent ?? "claude",
		policy
	}) : void 0;
	const said = [
		...done.value,
		...atHead === void 0 ? [] : [atHead],
		...bundle("").includes("_npx") ? [PASSING] : []
	];
	call.terminal.out(call.json ? jsonDocument({ said }) : said.map((line) => `${line}\n`).join(""));
	return 0;
};
const PASSING = "this Recount lies in npx's cache, which may be emptied: the hook would then deny every call. Install it first";
const prePushCommand = (base, policy) => [
	process.execPath,
	bundle("cli.js"),
	"hook",
	"pre-push",
	...base === void 0 ? [] : ["--base", base],
	...policy === void 0 ? [] : ["--policy", policy]
].map(shellWord).join(" ");
const installAgent = async (git, agent, base, policy) => {
	const path = (0, import__builtin_node_path.join)(git.root, SETTINGS[agent]);
	const text = await readText(path, LARGEST_SETTINGS);
	if (!text.ok && !isAbsent(text.error)) return text;
	const command = hookCommand({
		node: process.execPath,
		bundle: bundle("hook.cjs"),
		agent,
		base,
		policy
	});
	const merged = mergeSettings(text.ok ? text.value : void 0, agent, command);
	if (!merged.ok) return err(fault("file-unreadable", `${path} ${merged.error}`, { remedy: `correct it, then \`${installCommand({
		agent,
		base,
		policy
	})}\`` }));
	const made = await makeFolder((0, import__builtin_node_path.dirname)(path));
	if (!made.ok) return made;
	const written = await writeText(path, merged.value);
	if (!written.ok) return written;
	return ok([`${path}: the hook of ${agent}`, "`recount hook verify` tries it"]);
};

export { hook };