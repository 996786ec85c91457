import { i as decideOutside, n as compileRule, r as decideChange, t as asksForTexts } from "./desk-decide.js";
import { i as unsure, n as pushed } from "./desk-repository.js";
import { a as programName, i as folderOf, n as RESERVED, r as SHELLS, t as readShell } from "./desk-shell.js";

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
	if (name === "eval") return textOf(words);
	if (WITH_TEXT.has(name)) return scriptOf(name, words);
	if (name === "env") return splitText(words);
	const operands = words.slice(words.findIndex(({ text }) => !/^(?:-.*|[\d.]+)$/s.test(text)));
	if (name === "watch") return textOf(operands);
	return name === "trap" || name === "parallel" ? operands[0]?.text : void 0;
};
/** What `env -S` takes apart into words. */
const splitText = (words) => {
	const at = words.findIndex(({ text }) => /^(?:-\w*S|--split-string)/.test(text));
	return at === -1 ? void 0 : textOf(words.slice(at)).replace(/^(?:-\w*?S|--split-string=?)/, "");
};
const textOf = (words) => words.map(({ text }) => text).join(" ");
/** The script that a shell is given as a word; undefined where it is in a file or on standard input. */
const scriptOf = (name, words) => {
	if (name === "pwsh" || name === "powershell") {
		const at = words.findIndex(({ text }) => /^-c/i.test(text) && "-command".startsWith(text.toLowerCase()));
		return at === -1 ? void 0 : textOf(words.slice(at + 1));
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

export { tellOutcome as a, isDenied as i, decideWrite as n, answerOf as r, decideCall as t };