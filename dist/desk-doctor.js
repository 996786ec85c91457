import { A as taskOf, C as JUDGING, D as reachedFrom, F as read, I as repositorySchema, L as workflowPermissionsSchema, M as checkRunsSchema, N as commitSchema, O as runnersOf, P as ownersErrorsSchema, R as workflowRunsSchema, S as textsOf, T as isExcused, _ as open, a as lookAt, b as isOfPulls, c as OWNERS_PATHS, d as matchesParts, f as star, g as PERMISSION, h as NOTHING, j as isNamed, k as saysAlways, l as readOwners, m as GAPS, n as isByName, p as keyGaps, r as readBranchRules, t as findGate, u as literal, v as together, w as isAlways, y as untold } from "./desk-gate2.js";
import { n as protectsAnything } from "./desk-rule.js";
import { h as parsePolicy, l as require_promises, o as readText } from "./desk-text.js";
import { t as skipInstruction } from "./desk-skip-instruction.js";
import { t as workflowFile } from "./desk-workflow-file.js";
import { n as openGateHere, r as ACTIONS_APP, t as gateQuestion } from "./desk-gate.js";
import { a as programName, i as folderOf, n as RESERVED, r as SHELLS, t as readShell } from "./desk-shell.js";
import { n as shorten } from "./desk-shorten.js";
import { N as _coercedNumber, f as jsonDocument, h as plainLine, r as tellFaults, y as fault } from "./desk-tell.js";
import { n as ok, t as err } from "./desk-result.js";
import { a as require__builtin_node_path, r as textOption } from "./desk-verb.js";
import { b as string, m as looseObject, n as ZodNumber } from "./desk-schemas.js";

// node_modules/zod/v4/classic/coerce.js
function number(params) {
	return _coercedNumber(ZodNumber, params);
}

// src/core/doctor/mask.ts
const SHELL = /^(?:.*\/)?(?:ba|z|da|k|a)?sh$/;
/** What is quoted is text, unless a shell is given it as a script. */
const QUOTED = /'[^']*'|"(?:[^"\\]|\\[^])*"/g;
const INNER_SHELL = /(?:^|[\s;&|(])(?:\S*\/)?(?:ba|z|da|k|a)?sh((?:\s+(?:-\S+|pipefail))*)\s+('[^']*'|"(?:[^"\\]|\\[^])*")/g;
/** Options by which a program ends well where tests fail (the manuals of Surefire, Maven and make). */
const IGNORES = /(?:^|\s)(?:-D(?:maven\.test\.failure\.ignore|testFailureIgnore)(?:=true)?(?=\s|$)|(?:\S*\/)?mvnw?\s(?:[^;&|\n]*\s)?(?:-fn|--fail-never)(?=\s|$)|(?:\S*\/)?g?make\s(?:[^;&|\n]*\s)?(?:-i|--ignore-errors)(?=\s|$))/;
const IGNORED = "is told to end well where tests fail";
const MASKS = [
	[/\|\|\s*(?:[({]\s*)?(?:\S*\/)?(?:true|:|exit\s+0)(?![\w-])|\|\|\s*(?:\S*\/)?(?:echo|printf|cat|tail|head)(?![\w-])(?![^;\n]*&&)|\|\|\s*[({]\s*(?:echo|printf)(?![\w-])[^;&|\n]*;?\s*[)}]/, "is followed by `||` and something that succeeds"],
	[IGNORES, IGNORED],
	[/(?:^|[\s;])set\s+\+(?:\w*e\w*|o\s+errexit)(?!\w)/, "switches off that a failing command ends the script"],
	[/(?:^|[\s;])set\s+\+o\s+pipefail\b/, "switches `pipefail` off"],
	[/(?<![&>|<])&\s*$/, "is put into the background, and its exit is lost"]
];
const PIPE = /(?<!\|)\|(?![|&])|\|&/;
const maskOfScript = (script, guarded) => {
	for (const [, flags = "", quoted = ""] of script.matchAll(INNER_SHELL)) {
		if (!/\s-\w*c/.test(flags)) continue;
		const inner = maskOfScript(quoted.slice(1, -1), /pipefail/.test(flags));
		if (inner !== void 0) return inner;
	}
	const bare = script.replace(QUOTED, "\"\"").replace(/\\\n/g, " ");
	const found = MASKS.find(([pattern]) => pattern.test(bare));
	if (found !== void 0) return found[1];
	const isGuarded = guarded || /(?:^|[\s;])set\s+-\w*o\s+pipefail\b/.test(bare);
	return PIPE.test(bare) && !isGuarded ? "is a pipe without `pipefail`, whose exit is that of its last part" : void 0;
};
/**
* How a suite's command hides its own failure, or undefined where it does not as far as can be seen. Recount runs a
* string with `bash -eo pipefail`, so a plain pipe in it is guarded; a shell that the command starts itself is not.
*/
const maskOf = (command) => {
	if (typeof command === "string") return maskOfScript(command, true);
	const [program = "", ...args] = command;
	if (IGNORES.test(command.join(" "))) return IGNORED;
	const at = args.findIndex((arg) => /^-\w*c$/.test(arg));
	const script = at < 0 ? void 0 : args.slice(at + 1).find((arg) => !/^(?:-|pipefail$)/.test(arg));
	if (!SHELL.test(program) || script === void 0) return void 0;
	return maskOfScript(script, args.includes("pipefail"));
};

// src/core/doctor/repository-gaps.ts
const policyGaps = ({ base }, path) => {
	const text = textsOf(base).get(path);
	if (text === void 0) return open("policy-unreadable", `there is no ${path}`);
	const policy = parsePolicy(text, path);
	if (!policy.ok) return open("policy-unreadable", policy.error.map(({ message }) => message).join("; "));
	return together(Object.entries(policy.value.suites).map(([name, { run }]) => {
		const mask = maskOf(run);
		return mask === void 0 ? NOTHING : open("suite-masked", `suite ${name}: its command ${mask}`);
	}));
};
/** Whether the policy of the base may ask for an approval. */
const asksForApprovals = ({ base }, { policies }) => policies.some((path) => {
	const policy = parsePolicy(textsOf(base).get(path) ?? "");
	return policy.ok && protectsAnything(policy.value.changes);
});
/** Workflows that cannot be started, and that are or may be the gate's. */
const brokenGaps = ({ broken }) => together(broken.filter(({ text, path }) => /recount/i.test(text) || /recount/i.test(path)).map(({ path, why }) => open("startup-failure", `${path}: ${why}`)));
const missing = ({ base, unread }) => base.judges.length > 0 || unread.length > 0 || brokenGaps(base).gaps.length > 0 ? NOTHING : open("workflow-missing", "no job uses the action with `job: verdict`, `job: verify` or `job: close-check`");
const runGaps = (snapshot, gate) => {
	const runs = read(snapshot.workflowRuns, workflowRunsSchema);
	if (!runs.known) return untold("startup-failure", "whether the workflow starts", runs.why, PERMISSION.actions);
	const paths = new Set([...gate.base.judges, ...gate.required].map(({ workflow }) => workflow.path));
	return together([...paths].map((path) => {
		const newest = runs.value.workflow_runs.filter((run) => `/${workflowFile(run.path).path}`.endsWith(`/${path}`)).reduce((last, run) => last === void 0 || run.id > last.id ? run : last, void 0);
		return newest?.conclusion === "startup_failure" ? open("startup-failure", `run ${newest.id} of ${path} could not be started`) : NOTHING;
	}));
};
const selfHosted = (snapshot, gate) => {
	if (snapshot.repository.private) return NOTHING;
	const { files, judges } = gate.base;
	const reached = [...files.filter(({ on }) => on.has("pull_request") || on.has("pull_request_target")).flatMap((file) => reachedFrom(file, files)), ...[...judges, ...gate.required].flatMap((judge) => judge.reached)];
	return together([...new Set(reached)].flatMap(({ path, jobs }) => jobs.filter((job) => runnersOf(job).some((label) => label.toLowerCase() === "self-hosted")).map(({ id }) => open("self-hosted-public", `job \`${id}\` of ${path} runs on self-hosted`))));
};
const permissions = ({ workflowPermissions }) => {
	const given = read(workflowPermissions, workflowPermissionsSchema);
	if (!given.known) return untold("default-permissions-write", "what a workflow may do that asks for nothing", given.why, PERMISSION.administration);
	return given.value.default_workflow_permissions === "write" ? open("default-permissions-write", "default_workflow_permissions is write") : NOTHING;
};
const skipped = ({ head }) => {
	if (head === void 0) return NOTHING;
	const commit = read(head.commit, commitSchema);
	if (!commit.known) return untold("skip-instruction", `the message of ${head.name}`, commit.why, PERMISSION.contents);
	const found = skipInstruction(commit.value.commit.message);
	return found === void 0 ? NOTHING : open("skip-instruction", `the message of ${head.name} says ${found}`);
};
/** What is open in the repository beside its rules and the shape of the gate's workflow. */
const repositoryGaps = (snapshot, gate) => together([
	..."unread" in snapshot.base ? [] : [
		...gate.policies.map((path) => policyGaps(snapshot, path)),
		missing(gate),
		brokenGaps(gate.base)
	],
	runGaps(snapshot, gate),
	selfHosted(snapshot, gate),
	permissions(snapshot),
	skipped(snapshot)
]);

// src/core/doctor/rule-gaps.ts
const unless = (fact, code, evidence, what) => {
	if (fact === true) return NOTHING;
	return fact === false ? open(code, evidence) : untold(code, what, "the branch has a classic protection, which is shown to administrators", PERMISSION.administration);
};
const anySource = ({ checkRuns }, gate) => {
	const { byName, names } = gate;
	if (!isByName(gate) || byName.length === 0 || byName.some(({ app }) => app !== void 0)) return NOTHING;
	const runs = read(checkRuns, checkRunsSchema);
	const others = (runs.known ? runs.value.check_runs : []).filter(({ name, app }) => names.includes(name) && app?.id !== 15368).map(({ name, app, head_sha: sha }) => `${app?.slug ?? "someone"} reported ${name} at ${sha.slice(0, 12)}`);
	const stands = byName.map(({ from, context }) => `${from} requires ${context} and names no source`);
	return open("any-source", [.../* @__PURE__ */ new Set([...stands, ...others])].join("; "));
};
const bypass = (holds, code = "bypass-actors", what = "") => {
	if (holds.some((one) => one.bypass.kind === "nobody")) return NOTHING;
	const evidence = [];
	const unknown = [];
	for (const one of holds) {
		if (one.bypass.kind === "somebody") evidence.push(`${one.from}: ${one.bypass.who}`);
		if (one.bypass.kind === "unknown") unknown.push(untold(code, `who may bypass ${one.from}`, one.bypass.why, PERMISSION.ruleset));
	}
	if (unknown.length > 0) return together(unknown);
	return open(code, `${what}${[...new Set(evidence)].join("; ")}`);
};
/** Who may pass over what is asked beside the check, by rules of which that is not told already. */
const passedOver = (fact, rests, code, gate) => {
	if (fact !== true) return NOTHING;
	const told = [gate.holds, ...gate.companions.length === 0 ? [] : [gate.byName]].filter((holds) => bypass(holds) !== NOTHING).flatMap((holds) => holds.map(({ from }) => from));
	return together(rests.filter((sources) => !sources.some(({ from }) => told.includes(from))).map((sources) => bypass(sources, code, "it is asked, and somebody may pass over it: ")));
};
const ownersIn = (snapshot) => {
	const texts = textsOf(snapshot.base);
	const [first] = OWNERS_PATHS.flatMap((path) => {
		const text = texts.get(path);
		return text === void 0 ? [] : [{
			path,
			text
		}];
	});
	if (first === void 0) return {
		owners: void 0,
		told: NOTHING
	};
	const { path, text } = first;
	const errors = read(snapshot.ownersErrors, ownersErrorsSchema);
	const wrong = (errors.known ? errors.value.errors : []).filter((one) => one.path === path);
	return {
		owners: readOwners(path, text, wrong),
		told: errors.known ? NOTHING : untold("owners-not-owned", `whether GitHub takes every line of ${path}`, errors.why, PERMISSION.contents)
	};
};
const ownership = (snapshot, gate) => {
	if ("unread" in snapshot.base) return NOTHING;
	const { owners, told } = ownersIn(snapshot);
	const owned = (code, path) => {
		if (owners === void 0) return open(code, `${path}: there is no CODEOWNERS`);
		return owners.ownersOf(path).length > 0 ? NOTHING : open(code, `${path}: ${owners.path} names no owner`);
	};
	const judges = gate.tier === "enforced" ? gate.companions : gate.base.judges;
	const workflows = [...new Set(judges.flatMap(({ chain, reached }) => [...reached.map(({ path }) => path), ...calledBy(chain)]))];
	return together([
		told,
		...workflows.map((path) => owned("workflow-not-owned", path)),
		isByName(gate) ? owned("new-workflow-not-owned", ".github/workflows/another.yml") : NOTHING,
		...gate.policies.map((path) => owned("policy-not-owned", path)),
		owned("owners-not-owned", owners?.path ?? OWNERS_PATHS[0])
	]);
};
const calledBy = (chain) => chain.flatMap(({ uses }) => uses?.startsWith("./") === true ? [uses.slice(2)] : []);
/** What is open in the rules of the branch, for a gate that something holds. */
const ruleGaps = (snapshot, gate) => {
	if (gate.tier === "open") return NOTHING;
	const { rules } = gate;
	return together([
		anySource(snapshot, gate),
		rules.queue ? NOTHING : unless(rules.strict, "not-strict", "no rule asks for an up-to-date branch, and there is no merge queue", "whether branches must be up to date"),
		rules.queue ? NOTHING : passedOver(rules.strict, rules.rests.strict, "not-strict", gate),
		passedOver(rules.keepsHistory, rules.rests.keepsHistory, "base-rewritable", gate),
		passedOver(rules.ownersReview, rules.rests.ownersReview, "review-not-required", gate),
		bypass(gate.holds),
		gate.companions.length === 0 ? NOTHING : bypass(gate.byName),
		unless(rules.keepsHistory, "base-rewritable", "deletions and force pushes are not both forbidden", "whether the branch can be deleted or forced"),
		unless(rules.ownersReview, "review-not-required", "no rule asks for the approval of an owner: it takes the review of code owners and a count of at least 1", "whether the review of code owners is required"),
		unless(rules.approvalEnds, "approval-outlives-push", "neither are stale approvals dismissed nor must the last push be approved", "whether an approval ends with a push"),
		rules.hiddenQueue === void 0 ? NOTHING : untold("merge-group-missing", "whether the branch has a merge queue", rules.hiddenQueue, PERMISSION.contents),
		ownership(snapshot, gate)
	]);
};

// src/core/doctor/branch-filter.ts
const TOKEN = /\*+|\[[^\]]*\]|\\.|[^]/gu;
const classOf = (text) => {
	const inner = text.slice(1, -1);
	const accepts = (character) => Array.from(inner.matchAll(/(.)-(.)|([^])/gu)).some(([, from, to, single]) => from === void 0 || to === void 0 ? character === single : from <= character && character <= to);
	return {
		kind: "one",
		accepts
	};
};
/**
* A filter pattern of a workflow, in parts: `*` within a folder, `**` across, `[\u2026]` one of these, `?` and `+` after a
* character as in a regular expression (docs: "Workflow syntax", filter pattern cheat sheet).
*/
const partsOf = (pattern) => {
	const parts = [];
	for (const [token] of pattern.matchAll(TOKEN)) {
		const last = parts.at(-1);
		if (token === "?" && last?.kind === "one") parts[parts.length - 1] = {
			...last,
			kind: "maybe"
		};
		else if (token === "+" && last?.kind === "one") parts.push({
			...last,
			kind: "any"
		});
		else if (token.startsWith("*")) parts.push(star(token.length > 1));
		else if (token.startsWith("[") && token.length > 1) parts.push(classOf(token));
		else parts.push(literal(token.length > 1 ? token.slice(1) : token));
	}
	return parts;
};
/** Whether `branches` lets a branch through: the last pattern that matches decides, and one with `!` takes it out. */
const isLetThrough = (patterns, branch) => {
	let through = false;
	for (const pattern of patterns) {
		const out = pattern.startsWith("!");
		if (matchesParts(partsOf(out ? pattern.slice(1) : pattern), branch)) through = !out;
	}
	return through;
};

// src/core/doctor/code-of-command.ts
/** What stands for the workspace in a path. */
const WORKSPACE = ":workspace:";
/** A path as a step writes it, seen from a folder of the workspace. */
const placeOf = (folder, path) => {
	const inside = path.startsWith(WORKSPACE);
	const written = inside ? path.slice(11) : path.replaceAll("\\", "/");
	if (!inside && (folder === void 0 || /^(?:[/~]|[A-Za-z]:)/.test(written))) return void 0;
	const place = [];
	for (const part of `${inside ? "" : folder}/${written}`.split("/")) if (part === "..") {
		if (place.pop() === void 0) return void 0;
	} else if (part !== "" && part !== ".") place.push(part);
	return place.join("/");
};
/** Programs that start the one that they are given. */
const STARTERS = new Set("sudo doas env exec nohup nice ionice setsid stdbuf time timeout xargs xvfb-run unbuffer corepack".split(" "));
/** Their options that take a value. */
const VALUED = /* @__PURE__ */ new Set([
	"-u",
	"-g",
	"-k",
	"-s",
	"--user",
	"--group",
	"--signal"
]);
const nameOf = (text) => programName(text.replace(/\.(?:cmd|bat)$/i, ""));
/** The words from the program on. */
const commandWords = (words) => {
	let started = false;
	let isValue = false;
	for (const [at, { text }] of words.entries()) {
		const isPassed = isValue || RESERVED.has(text) || (started ? /^(?:-|\w+=|\d+[smhd]?$)/ : /^\w+\+?=/).test(text);
		isValue = started && !isValue && VALUED.has(text);
		if (STARTERS.has(nameOf(text))) started = true;
		else if (!isPassed) return words.slice(at).map((word) => word.text);
	}
	return [];
};
const ANY = /^/;
/** What of these programs is run by files of the folder it is started in, by the words that are no options. */
const TOOLS = new Map([
	..."make gmake cmake ctest ninja meson bazel bazelisk just task rake tox nox pytest unittest build ant mvn gradle sbt gulp grunt npx bunx nx turbo lerna rush moon invoke prove lein rebar3 dune scons mill pants fastlane xcodebuild".split(" ").map((name) => [name, ANY]),
	["npm", /^(?:ci|i|in|install|add|cit|it|clean-install|install-test|install-ci-test|t|test|start|run|run-script|x|exec|rb|rebuild|up|update|pack|publish)\b/],
	["yarn", /^(?!(?:config|cache|global|set|version)\b)/],
	["pnpm", /^(?!(?:config|c|get|set|store|env|runtime|self-update|setup|cache)\b)\w/],
	["bun", /^(?!(?:upgrade|pm)\b)\w/],
	["deno", /^(?:run|task|test|install)\b/],
	["uv", /^(?:sync|run|build|lock)\b/],
	["poetry", /^(?:install|sync|update|add|lock|build|run)\b/],
	["pipenv", /^(?:install|sync|update|run)\b/],
	["pdm", /^(?:install|sync|update|add|lock|build|run)\b/],
	["hatch", /^(?:run|build|test|env)\b/],
	["pre-commit", /^(?:run|install-hooks)\b/],
	["bundle", /^(?:install|update|exec|package)?(?: |$)/],
	["composer", /^(?:i|install|u|update|require|run|run-script|exec|test|dump-autoload)\b/],
	["cargo", /^(?:(?:b|build|t|test|r|run|c|check|clippy|bench|doc|nextest|xtask)\b|install (?:\.|(?!\w+:)\S+\/))/],
	["go", /^(?:generate|test|tool|run(?! \S+@))\b/],
	["dotnet", /^(?:build|test|run|restore|publish|pack|msbuild)\b/],
	["swift", /^(?:build|test|run|package)\b/],
	["mix", /^(?!local\.|archive)\w/],
	["stack", /^(?:build|test|run|exec)\b/],
	["cabal", /^(?:build|test|run|exec)\b/],
	["flutter", /^(?:build|drive|pub|run|test)\b/],
	["dart", /^(?:run|test)\b/],
	["zig", /^(?:build|run|test)\b/],
	["gleam", /^(?:build|run|test)\b/],
	["nimble", /^(?:build|run|test)\b/],
	["shards", /^(?:build|install|update)\b/],
	["rails", /^(?!new\b)\w/],
	["pod", /^(?:install|update)\b/],
	["conan", /^(?:build|create|install)\b/],
	["terraform", /^(?:apply|init|plan|test)\b/],
	["coverage", /^run\b/],
	["mise", /^(?:exec|x|run|r)\b/],
	["pixi", /^run\b/],
	["rye", /^(?:run|sync|test)\b/],
	["cpanm", /^\./],
	["luarocks", /^make\b/],
	["docker", /^compose (?:up|run|start|create)\b/],
	["podman", /^compose (?:up|run|start|create)\b/],
	["docker-compose", /^(?:up|run|start|create)\b/]
]);
/** Options behind which the folder stands that a tool works in. */
const FOLDER = /* @__PURE__ */ new Set([
	"-C",
	"--prefix",
	"--cwd",
	"--dir",
	"--directory",
	"--project-directory"
]);
/** Options of some that take a value before the word that says what is done; of others they take none. */
const BEFORE = /^(?:-[dfpw]|--(?:workspace|file|profile|env-file|project-name|working-dir|project|context))$/;
const GLOBAL = /^(?:-g|--global|--location=global)$/;
const ASKS = /^(?:-v|-V|-h|-version|--version|--help)$/;
const runsTool = (name, args, { folder, isOfHead }) => {
	const verbs = TOOLS.get(name);
	if (verbs === void 0 || args.some((arg) => GLOBAL.test(arg)) || ASKS.test(args.join(" "))) return false;
	const given = args.findIndex((arg) => FOLDER.has(arg));
	const values = given < 0 ? [] : args.slice(given + 1, given + 2);
	const isPlain = (arg, index) => !/^[-+]/.test(arg) && (given < 0 || index !== given + 1);
	const plain = args.filter(isPlain);
	const other = args.filter((arg, index) => isPlain(arg, index) && !BEFORE.test(args[index - 1] ?? ""));
	return (verbs.test(plain.join(" ")) || verbs.test(other.join(" "))) && isOfHead(placeOf(folder, values.join("")));
};
/** What `pip install` is told by a file: a project in a folder, or a list that names what is built. */
const installsFile = (args, { folder, isOfHead }) => args.includes("install") && args.some((arg, index) => {
	const [, attached = ""] = /^(?:-[re]|--requirement=|--editable=)(.+)/.exec(arg) ?? [];
	const isNamed = /^(?:-[re]|--requirement|--editable)$/.test(args.slice(0, index).at(-1) ?? "");
	const file = attached === "" ? arg : attached;
	return (attached !== "" || isNamed || /^\.|^[^-].*\//.test(arg)) && !file.includes("://") && isOfHead(placeOf(folder, file.replace(/\[.*$/, "")));
});
const INTERPRETERS = /^(?:node|nodejs|tsx|ts-node|python[\d.]*|py|ruby|perl|php|lua|rscript|groovy|julia|elixir)$/;
/** What an interpreter runs stands behind it, or comes from its input. */
const INLINE = /^(?:-\w*[cep]|-r|--eval|--print|-)$/;
/** The script that a shell is given as a word, and the file that an interpreter is given. */
const scriptOf = (name, args) => {
	if (name === "eval") return { text: args.join(" ") };
	if (name === "." || name === "source") return { file: args.slice(0, 1).join("") };
	const isShell = SHELLS.has(name);
	if (!isShell && !INTERPRETERS.test(name)) return {};
	const at = args.findIndex((arg) => (isShell ? /^-(?:\w*c|command)$/i : INLINE).test(arg));
	const first = args.findIndex((arg) => !/^[-+]/.test(arg) && arg !== "pipefail");
	if (isShell && at >= 0) return { text: args.slice(at + 1).find((arg) => !/^[-+]|^pipefail$/.test(arg)) };
	if (first < 0 || at >= 0 && at < first || isShell && args.slice(0, first).includes("-s")) return {};
	return { file: args.slice(first, first + 1).join("") };
};
const runsFiles = (name, args, around) => /^pip[\d.]*$|^pipx$/.test(name) || name === "uv" && args[0] === "pip" ? installsFile(args, around) : runsTool(name, args, around);
const readModule = ([name = "", ...args], around) => ({ tool: runsFiles(name, args, around) });
/** What a command runs, by the known forms. */
const readCommand = (words, around) => {
	const [program = "", ...args] = commandWords(words);
	const name = nameOf(program);
	if (name === "cd" || name === "pushd") return { into: args.find((arg) => arg !== "" && !arg.startsWith("-")) ?? "~" };
	if (name === "git") return { checksOut: /^(?:checkout|switch|pull)$/.test(args.slice(0, 1).join("")) };
	if (name === "gh") return { checksOut: args.slice(0, 2).join(" ") === "pr checkout" };
	if (/[/\\]/.test(program) && placeOf(around.folder, program) !== void 0) return { file: program };
	const module = /^py(?:thon[\d.]*)?$/.test(name) ? args.findIndex((arg) => !/^-(?!m$)/.test(arg)) : -1;
	if (args[module] === "-m") return readModule(args.slice(module + 1), around);
	return runsFiles(name, args, around) ? { tool: true } : scriptOf(name, args);
};

// src/core/doctor/code-outside-walls.ts
const isBelow = (place, folder) => folder === "" || place === folder || place.startsWith(`${folder}/`);
const isOfHead = (trees) => (place) => {
	if (place === void 0) return false;
	return trees.filter((tree) => isBelow(place, tree.place)).toSorted((a, b) => `${a.place}`.length - `${b.place}`.length).at(-1)?.ofHead === true;
};
const given = ({ with: inputs }, name) => {
	const value = inputs?.[name];
	return typeof value === "string" || typeof value === "boolean" ? String(value) : "";
};
const WRITTEN = /\$\{\{.*?\}\}/gs;
const isExpression = (text) => text.search(WRITTEN) >= 0;
/** A text of the workflow with its expressions read, as far as they name a place. */
const filledIn = (text, other) => text.replace(WRITTEN, (expression) => /^\$\{\{\s*github\.workspace\s*\}\}$/.test(expression) ? WORKSPACE : other);
/** What `actions/checkout` brings. With no `ref` it is what started the run: a default branch where another run did. */
const treeOf = (step, ofPulls) => {
	const [repository, ref] = [given(step, "repository"), given(step, "ref")];
	const isForeign = repository !== "" && !isExpression(repository);
	const isNamed = isExpression(ref) && (/head/i.test(ref) || !/base|default_branch/.test(ref));
	return {
		place: placeOf("", filledIn(given(step, "path"), "/")),
		ofHead: isNamed || ref === "" && ofPulls && !isForeign
	};
};
/** Actions that install what the checkout names, where this input tells them to. */
const INSTALLS = ["bundler-cache", "run_install"];
/** Whether a line of the workflow writes the file: what is fetched is none of the commit. */
const isWritten = (file, script) => {
	const name = file.slice(file.lastIndexOf("/") + 1);
	return script.split("\n").some((line) => {
		const before = line.split(name).slice(0, -1);
		return before.length > 0 && /\b(?:curl|wget|tee|gh release) /.test(line) || before.some((part) => />\s*["']?(?:[\w./-]*\/)?$/.test(part));
	});
};
/** Scripts that are given to shells by scripts are followed so far. */
const DEEPEST = 5;
const readScript = ({ text, folder, before }, trees, depth = 0) => {
	const folders = /* @__PURE__ */ new Map([[0, folder]]);
	const runs = [];
	let known = trees;
	for (const { words, shell, shells } of (depth > DEEPEST ? void 0 : readShell(text)) ?? []) {
		const at = folderOf(folders, shells);
		const around = {
			folder: at,
			isOfHead: isOfHead(known)
		};
		const { tool, file, text: inner, into, checksOut } = readCommand(words, around);
		if (into !== void 0) folders.set(shell, placeOf(at, into));
		if (checksOut === true) known = [...known, {
			place: at,
			ofHead: true
		}];
		const isRun = file !== void 0 && !/[*?]|\/bin\/activate$/.test(file) && !isWritten(file, before) && around.isOfHead(placeOf(at, file));
		if (tool === true || isRun) runs.push(shorten(words.map((word) => word.text).join(" "), 80));
		if (inner !== void 0) runs.push(...readScript({
			text: inner,
			folder: at,
			before
		}, known, depth + 1).runs);
	}
	return {
		runs,
		trees: known
	};
};
const isBash = (shell) => /^(?:|(?:ba|z|da|k)?sh\b.*|pwsh|powershell|cmd)$/.test(shell);
/** What runs files of the commit among some steps, by the known forms. */
const readSteps = (steps, job, ofPulls) => {
	const runs = [];
	let trees = [];
	let before = "";
	for (const step of steps) {
		const { uses = "", run } = step;
		const isHead = isOfHead(trees);
		if (/(?:^|\/)checkout@/i.test(uses)) trees = [...trees, treeOf(step, ofPulls)];
		else if (uses.startsWith("./") && isHead(placeOf("", uses))) runs.push(uses);
		else if (isHead("") && INSTALLS.some((name) => !/^(?:|false|null)$/.test(given(step, name)))) runs.push(uses.replace(/@.*/, ""));
		if (typeof run !== "string" || !isBash(step.shell ?? "")) continue;
		const text = filledIn(run, "${_}").replace(/\$(?:GITHUB_WORKSPACE\b|\{GITHUB_WORKSPACE\})/g, WORKSPACE).replace(/(?<![^\s;&|])\.\\(?=\w)/g, "./");
		before += `${text}\n`;
		const folder = placeOf("", filledIn(step["working-directory"] ?? job.folder, "/"));
		const found = readScript({
			text,
			folder,
			before
		}, trees);
		runs.push(...found.runs);
		trees = found.trees;
	}
	return runs;
};
/** The step that runs the suites. This product judges itself, by the action of the commit. */
const isRerun = (step) => taskOf(step) === "rerun" || step.uses === "./" && given(step, "job") === "rerun";
/** The steps of a job of the gate that nothing of a pull request may run in: what comes after the suites runs too late. */
const stepsOutside = ({ steps }) => {
	if (steps.some((step) => [...JUDGING, "open-check"].includes(taskOf(step) ?? ""))) return steps.filter((step) => !isRerun(step));
	return steps.slice(0, Math.max(0, steps.findLastIndex(isRerun)));
};
/** Code of a pull request that a job of the gate runs outside the walls. */
const codeOutsideWalls = ({ workflow, reached }) => {
	const ofPulls = [...workflow.on.keys()].some((event) => !["workflow_run", "pull_request_target"].includes(event));
	return together(reached.flatMap(({ path, jobs }) => jobs.map((job) => {
		const runs = [...new Set(readSteps(stepsOutside(job), job, ofPulls))].map((one) => `\`${one}\``);
		return runs.length === 0 ? NOTHING : open("code-outside-walls", `job \`${job.id}\` of ${path} runs ${runs.join(", ")} after a checkout`);
	})));
};

// src/core/doctor/workflow-gaps.ts
const quoted = ({ id, path }) => `job \`${id}\` of ${path}`;
const conditions = ({ chain, workflow, judge }) => together([
	...chain.flatMap((job) => [
		job.if !== void 0 && !isAlways(job.if) ? open("judge-conditional", `${quoted(job)} has \`if: ${job.if}\``) : NOTHING,
		job.needs !== void 0 && (job.if === void 0 || !saysAlways(job.if)) ? open("needs-without-always", `${quoted(job)} needs ${job.needs.join(", ")}`) : NOTHING,
		isExcused(job) ? open("judge-excused", `${quoted(job)} has \`continue-on-error\``) : NOTHING
	]),
	judge?.if === void 0 || isAlways(judge.if) ? NOTHING : open("judge-conditional", `the judge's step in ${workflow.path} has \`if: ${judge.if}\``),
	judge !== void 0 && isExcused(judge) ? open("judge-excused", `the judge's step in ${workflow.path} has \`continue-on-error\``) : NOTHING
]);
/** A group of each run's own cancels nothing. */
const cancels = (concurrency) => concurrency !== void 0 && concurrency !== null && !JSON.stringify(concurrency).includes("github.run_id");
const concurrency = ({ reached }) => together(reached.flatMap(({ path, jobs, concurrency: group }) => [cancels(group) ? open("concurrency", `${path} has a group`) : NOTHING, ...jobs.filter((job) => cancels(job.concurrency)).map((job) => open("concurrency", `${quoted(job)} has a group`))]));
const isPinned = (uses) => uses.startsWith("./") || /@(?:[0-9a-f]{40}|[0-9a-f]{64}|sha256:[0-9a-f]{64})$/.test(uses);
const pins = ({ reached }) => together(reached.flatMap(({ path, jobs }) => {
	const loose = jobs.flatMap((job) => [job, ...job.steps]).flatMap(({ uses }) => uses === void 0 || isPinned(uses) ? [] : [uses]);
	return [...new Set(loose)].map((uses) => open("action-not-pinned", `${path} uses ${uses}`));
}));
const DEFAULT_TYPES = [
	"opened",
	"synchronize",
	"reopened"
];
/** The filter of branches that keeps an event of this branch from starting the workflow. */
const branchFilter = ({ branches, "branches-ignore": shut }, branch) => {
	if (branches !== void 0 && !isLetThrough(branches, branch)) return "branches";
	return shut !== void 0 && isLetThrough(shut, branch) ? "branches-ignore" : void 0;
};
const trigger = (path, given, branch) => {
	const { paths, "paths-ignore": ignored } = given;
	const filter = branchFilter(given, branch);
	const told = (name) => open("trigger-filtered", `${path}: \`pull_request\` has \`${name}\``);
	return together([
		paths === void 0 ? NOTHING : told("paths"),
		ignored === void 0 ? NOTHING : told("paths-ignore"),
		filter === void 0 ? NOTHING : told(filter)
	]);
};
/** What a queue asks for a group: GitHub has no other type of the event. */
const REQUESTED = "checks_requested";
const servesQueue = ({ path, on }, branch) => {
	const given = on.get("merge_group");
	if (given === void 0) return open("merge-group-missing", `${path} does not run on \`merge_group\``);
	const { types = [REQUESTED] } = given;
	const filter = types.includes(REQUESTED) ? branchFilter(given, branch) : "types";
	return filter === void 0 ? NOTHING : open("merge-group-missing", `${path}: \`merge_group\` has \`${filter}\``);
};
const starts = (file, start, branch) => {
	const { path } = file;
	const given = file.on.get("pull_request");
	if (given === void 0) return open("pull-request-missing", `${path} does not run on \`pull_request\``);
	if (start === "ruleset") return NOTHING;
	const types = given.types ?? DEFAULT_TYPES;
	const absent = start === "edits" ? [] : DEFAULT_TYPES.filter((type) => !types.includes(type));
	return together([
		absent.length === 0 ? NOTHING : open("pull-request-missing", `${path}: \`types\` of \`pull_request\` lacks ${absent.join(", ")}`),
		types.includes("edited") ? NOTHING : open(start === "edits" ? "edit-after-green" : "edited-missing", `${path}: \`types\` of \`pull_request\` lacks edited`),
		trigger(path, given, branch)
	]);
};
/** The workflows whose start leads to the judge: its own, or those that `workflow_run` waits for. */
const startersOf = ({ workflow }, { files }) => {
	const awaited = workflow.on.get("workflow_run")?.workflows;
	if (awaited === void 0 || workflow.on.has("pull_request")) return [workflow];
	return files.filter(({ name, path }) => awaited.includes(name ?? path));
};
const judgeGaps = (job, files, start, gate, branch) => {
	const starters = startersOf(job, files);
	return together([
		conditions(job),
		concurrency(job),
		pins(job),
		codeOutsideWalls(job),
		starters.length === 0 ? open("pull-request-missing", `no workflow has the name that ${job.workflow.path} waits for`) : NOTHING,
		...starters.flatMap((file) => [starts(file, start, branch), gate.rules.queue ? servesQueue(file, branch) : NOTHING])
	]);
};
/** GitHub's own, where a workflow names none of these types (docs: "Events that trigger workflows"). */
const REVIEWS = ["submitted", "dismissed"];
/**
* Where a policy asks for approvals: the workflows of one side that no review starts, or that one with no judge which a
* review could start. A ruleset starts its workflow for no review.
*/
const reviewGaps = (files, gate) => {
	const starters = judgesOf(files, gate).flatMap((job) => startersOf(job, files));
	if (gate.tier === "enforced" && !gate.rules.queue && starters.length === 0) return open("review-missing", "there is no companion workflow");
	return together([...new Set(starters)].map((file) => {
		const given = file.on.get("pull_request_review");
		if (given === void 0) return open("review-missing", `${file.path} does not run on \`pull_request_review\``);
		const { types = REVIEWS } = given;
		const absent = REVIEWS.filter((type) => !types.includes(type));
		return absent.length === 0 ? NOTHING : open("review-missing", `${file.path}: \`types\` of \`pull_request_review\` lacks ${absent.join(", ")}`);
	}));
};
/** What a push starts asks for no block, and reports under the same name on the same commit. */
const pushed = (judges) => together(judges.filter(({ workflow }) => workflow.on.has("push") && isOfPulls(workflow)).map(({ workflow }) => open("check-name-taken", `\`push\` starts ${workflow.path} too, which then judges no block`)));
/** Jobs beside the judge that report, or may report, under the name of the check. */
const taken = ({ jobs }, names) => together(names.flatMap((check) => {
	const so = (wanted) => jobs.filter((job) => job.names.some((name) => isNamed(name, check) === wanted));
	const same = so("yes");
	const first = same.find(({ judge }) => judge !== void 0);
	const named = ({ workflow, chain }) => `job \`${chain.map(({ id }) => id).join(" / ")}\` of ${workflow.path}`;
	return [...same.filter((job) => job !== first).map((job) => open("check-name-taken", `${named(job)} reports ${check}`)), ...so("maybe").filter((job) => !same.includes(job)).map((job) => untold("check-name-taken", `whether ${named(job)} reports ${check}`, job.unread === void 0 ? "its name is made when it runs" : `it calls ${job.unread}, which is not read`, "none: give the job a fixed name, in a workflow of this repository"))];
}));
/** The judges of one side that have to start by themselves. */
const judgesOf = ({ judges }, { tier, companions }) => {
	if (tier !== "enforced") return judges;
	const paths = new Set(companions.map(({ workflow }) => workflow.path));
	return judges.filter(({ workflow }) => paths.has(workflow.path));
};
/** At tier app: a judge that ends the check, in a workflow that makes it. Any other judge reports where nobody looks. */
const unfinished = ({ judges }) => {
	const ends = judges.filter(({ judge }) => judge !== void 0 && taskOf(judge) === "close-check");
	const makes = ({ reached }) => reached.some(({ jobs }) => jobs.some(({ steps }) => steps.some((step) => taskOf(step) === "open-check")));
	if (judges.length === 0 || ends.some(makes)) return NOTHING;
	const lacking = ends.length === 0 ? "close-check" : "open-check";
	const paths = new Set((ends.length === 0 ? judges : ends).map(({ workflow }) => workflow.path));
	return open("check-unfinished", `no job of ${[...paths].join(", ")} has \`job: ${lacking}\``);
};
/** What is open in the workflows of one side, base or head. */
const sideGaps = (files, gate, branch) => {
	const start = gate.tier === "enforced" ? "edits" : "all";
	return together([
		...judgesOf(files, gate).map((job) => judgeGaps(job, files, start, gate, branch)),
		gate.tier === "app" ? unfinished(files) : NOTHING,
		isByName(gate) ? together([taken(files, gate.names), pushed(judgesOf(files, gate))]) : NOTHING
	]);
};
/** What is open in the workflows that a ruleset takes from another repository. */
const requiredGaps = (gate, branch) => {
	const none = {
		files: [],
		broken: [],
		jobs: [],
		judges: []
	};
	return together(gate.required.map((job) => judgeGaps(job, none, "ruleset", gate, branch)));
};

// src/core/doctor/diagnose.ts
const afterGreen = ({ tier, rules, companions }) => tier !== "enforced" || rules.queue || companions.length > 0 ? NOTHING : together([open("edit-after-green", "there is neither a merge queue nor a companion workflow that is required by name"), open("retarget-after-green", "as for the edit: a change of the base branch starts no required workflow")]);
const unreadTrees = ({ base, head }) => {
	const told = (what, why) => untold("policy-unreadable", what, why, PERMISSION.contents);
	return together(["unread" in base ? told("the workflows, the policy and CODEOWNERS of the base branch", base.unread) : NOTHING, head !== void 0 && "unread" in head.tree ? told(`the workflows at ${head.name}`, head.tree.unread) : NOTHING]);
};
/** What only the head has: a pull request brings its own workflow, so what is wrong there is open for it. */
const headGaps = ({ head, branch }, gate, approvals, base) => {
	if (head === void 0 || gate.tier === "app") return NOTHING;
	const paths = new Set(gate.head.judges.map(({ workflow }) => workflow.path));
	const lost = gate.companions.filter(({ workflow }) => !("unread" in head.tree) && !paths.has(workflow.path));
	const told = together([
		sideGaps(gate.head, gate, branch),
		approvals ? reviewGaps(gate.head, gate) : NOTHING,
		brokenGaps(gate.head),
		...lost.map(({ workflow }) => open("edit-after-green", `${workflow.path} has no judge`))
	]);
	const known = new Set(base.gaps.map(({ code, evidence }) => `${code} ${evidence}`));
	return {
		unknown: told.unknown,
		gaps: told.gaps.filter(({ code, evidence }) => !known.has(`${code} ${evidence}`)).map((gap) => ({
			...gap,
			evidence: `${gap.evidence}, at ${head.name}`
		}))
	};
};
const unique = (items) => [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
/** Finds the tier and every way round the gate that is open; what cannot be told is named and never counts as good. */
const diagnose = (snapshot) => {
	const at = {
		repository: snapshot.repository.full_name,
		branch: snapshot.branch
	};
	const rules = readBranchRules(snapshot);
	if (!rules.known) return {
		...at,
		tier: "unknown",
		checks: [],
		...untold("not-required", "the rules of the branch", rules.why, PERMISSION.metadata)
	};
	const { gate, told } = findGate(snapshot, rules.value);
	const approvals = asksForApprovals(snapshot, gate);
	const base = together([
		sideGaps(gate.base, gate, snapshot.branch),
		approvals ? reviewGaps(gate.base, gate) : NOTHING,
		requiredGaps(gate, snapshot.branch),
		repositoryGaps(snapshot, gate)
	]);
	const all = together([
		told,
		afterGreen(gate),
		ruleGaps(snapshot, gate),
		keyGaps(snapshot, gate),
		base,
		headGaps(snapshot, gate, approvals, base),
		unreadTrees(snapshot)
	]);
	const isHere = ({ code }) => {
		const { tiers } = GAPS[code];
		return tiers.includes(gate.tier);
	};
	return {
		...at,
		tier: gate.tier,
		checks: gate.names,
		gaps: unique(all.gaps.filter(isHere)),
		unknown: unique(all.unknown.filter(isHere))
	};
};
/** The exit status: 0 nothing open, 1 something open, 2 could not be told. */
const exitOf = ({ gaps, unknown }) => {
	if (gaps.length > 0) return 1;
	return unknown.length > 0 ? 2 : 0;
};

// src/core/doctor/saved.ts
/** The files of saved answers, and the address whose answer each holds (`gh api ADDRESS > FILE`). */
const SAVED = {
	"repository.json": "repos/O/R",
	"branch.json": "repos/O/R/branches/B",
	"rules.json": "repos/O/R/rules/branches/B",
	"rulesets/ID.json": "repos/O/R/rulesets/ID",
	"protection.json": "repos/O/R/branches/B/protection",
	"queue.json": `graphql -f query='{ repository(owner: "O", name: "R") { mergeQueue(branch: "B") { id } } }'`,
	"environments/NAME.json": "repos/O/R/environments/NAME",
	"environments/NAME/branches.json": "repos/O/R/environments/NAME/deployment-branch-policies",
	"workflow-permissions.json": "repos/O/R/actions/permissions/workflow",
	"codeowners-errors.json": "repos/O/R/codeowners/errors",
	"runs.json": "repos/O/R/actions/runs?event=pull_request",
	"check-runs.json": "repos/O/R/commits/HEAD/check-runs",
	"head.json": "repos/O/R/commits/HEAD",
	"gate.json": "repos/O/GATE"
};
const refused = looseObject({
	message: string(),
	status: number().int().min(400)
});
const named = looseObject({ name: string() });
/**
* Reads a folder of saved answers, given as texts by path. Beside the answers it holds files: those of the base branch
* in `base/`, of the pull request's head in `head/`, of the repository with the required workflow in `gate/`. What is
* not there was not asked.
*/
const readSaved = (files) => {
	const answers = /* @__PURE__ */ new Map();
	for (const [path, text] of files) {
		if (/^(?:base|head|gate)\//.test(path) || !path.endsWith(".json")) continue;
		const body = parseJson(text);
		if (!body.ok) return err(fault("file-unreadable", `${path}: expected one of GitHub's answers, found no JSON (${body.error})`));
		const status = refused.safeParse(body.value).data?.status ?? 200;
		answers.set(path, {
			status,
			body: body.value
		});
	}
	const repository = read(answers.get("repository.json"), repositorySchema);
	if (!repository.known) return err(fault("file-unreadable", `repository.json: ${repository.why}`, { remedy: `save it first: \`gh api ${SAVED["repository.json"]} > repository.json\`` }));
	const branch = read(answers.get("branch.json"), named);
	const has = (folder) => [...files.keys()].some((path) => path.startsWith(folder));
	const treeOf = (folder) => has(folder) ? new Map([...files].flatMap(([path, text]) => path.startsWith(folder) ? [[path.slice(folder.length), text]] : [])) : { unread: "it was not saved" };
	return ok({
		branch: branch.known ? branch.value.name : repository.value.default_branch,
		repository: repository.value,
		branchAnswer: answers.get("branch.json"),
		rules: answers.get("rules.json"),
		rulesets: new Map([...answers].flatMap(([path, answer]) => {
			const [, id] = /^rulesets\/(\d+)\.json$/.exec(path) ?? [];
			return id === void 0 ? [] : [[Number(id), answer]];
		})),
		protection: answers.get("protection.json"),
		queue: answers.get("queue.json"),
		environments: byName(answers, /^environments\/([^/]+)\.json$/),
		environmentBranches: byName(answers, /^environments\/([^/]+)\/branches\.json$/),
		workflowPermissions: answers.get("workflow-permissions.json"),
		ownersErrors: answers.get("codeowners-errors.json"),
		workflowRuns: answers.get("runs.json"),
		checkRuns: answers.get("check-runs.json"),
		base: treeOf("base/"),
		head: has("head/") ? {
			name: "the saved head",
			commit: answers.get("head.json"),
			tree: treeOf("head/")
		} : void 0,
		gate: answers.has("gate.json") ? {
			repository: answers.get("gate.json"),
			tree: treeOf("gate/")
		} : void 0
	});
};
/** The answers in files of such a path, by what stands in brackets there. */
const byName = (answers, path) => new Map([...answers].flatMap(([file, answer]) => {
	const name = path.exec(file)?.[1];
	return name === void 0 ? [] : [[name, answer]];
}));
const parseJson = (text) => {
	try {
		return ok(JSON.parse(text));
	} catch (cause) {
		return err(String(cause));
	}
};

// src/core/doctor/tell.ts
const TIERS = {
	enforced: "a ruleset requires the workflow from another repository",
	app: "the check is required from a GitHub App of its own",
	named: "the check is required by its name: tamper-evident, not tamper-proof",
	open: "nothing requires the check",
	unknown: "the rules of the branch could not be read"
};
const LONGEST = 1e3;
/** A diagnosis for people. What GitHub and the repository gave is outside text. */
const diagnosisText = ({ repository, branch, tier, gaps, unknown }) => {
	return [
		`${repository}, branch ${branch}`,
		`tier ${tier}: ${TIERS[tier]}`,
		"",
		gaps.length === 0 ? "nothing was found open" : `${gaps.length} open:`,
		...gaps.flatMap(({ code, evidence, remedy, link }) => [
			`  ${code}: ${GAPS[code].meaning}`,
			`    seen: ${evidence}`,
			`    to close it: ${remedy}`,
			`    ${link}`
		]),
		...unknown.length === 0 ? [] : ["", `${unknown.length} unknown, which is not good:`],
		...unknown.flatMap(({ code, what, why, permission }) => [
			`  ${code}: ${what}`,
			`    not known: ${why}`,
			`    what would tell it: ${permission}`
		])
	].map((line) => `${plainLine(line, LONGEST)}\n`).join("");
};

// src/io/saved-answers.ts
var import_promises = require_promises();
var import__builtin_node_path = require__builtin_node_path();
/** The largest file that is read, in bytes, and how many are. */
const CAP = 16777216;
const MOST_FILES = 5e3;
/** Every file below a folder, as text by its path with `/`. */
const readSavedAnswers = async (folder) => {
	const files = /* @__PURE__ */ new Map();
	const entries = await (0, import_promises.readdir)(folder, {
		recursive: true,
		withFileTypes: true
	}).catch((cause) => String(cause));
	if (typeof entries === "string") return err(fault("file-unreadable", `${folder}: ${entries}`));
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => (0, import__builtin_node_path.join)(entry.parentPath, entry.name));
	if (paths.length > MOST_FILES) return err(fault("file-unreadable", `${folder}: expected at most ${MOST_FILES} files, found ${paths.length}`));
	for (const path of paths) {
		const text = await readText(path, CAP);
		if (!text.ok) return text;
		files.set(path.slice((0, import__builtin_node_path.join)(folder, import__builtin_node_path.sep).length).split(import__builtin_node_path.sep).join("/"), text.value);
	}
	return ok(files);
};

// src/entries/cli/doctor.ts
/** `recount doctor`: exit 0 nothing open, 1 something open, 2 could not be told. */
const doctor = async (call) => {
	const snapshot = await snapshotHere(call);
	if (!snapshot.ok) return tellFaults(call, [snapshot.error]);
	const diagnosis = diagnose(snapshot.value);
	call.terminal.out(call.json ? jsonDocument(diagnosis) : diagnosisText(diagnosis));
	return exitOf(diagnosis);
};
const snapshotHere = async (call) => {
	const folder = textOption(call, "from");
	if (folder !== void 0) {
		const files = await readSavedAnswers(folder);
		return files.ok ? readSaved(files.value) : files;
	}
	const question = await gateQuestion(call, "pull");
	if (!question.ok) return question;
	const github = await openGateHere(call);
	return github.ok ? lookAt(github.value, question.value) : github;
};

export { doctor };