import { n as protectsAnything, t as APPROVERS } from "./desk-rule.js";
import { C as unknown, b as string, g as object, y as record } from "./desk-schemas.js";
import { f as jsonDocument, h as plainLine, o as openGit, p as readJsonText, r as tellFaults, y as fault } from "./desk-tell.js";
import { n as RECOUNT, r as isReleased, t as PINS } from "./desk-pins.js";
import { a as input, i as actionStep, n as workflowText, o as withoutCache, r as YOURS, t as WORKFLOW_PATH } from "./desk-workflow.js";
import { f as readPolicy, g as POLICY_PATH, l as require_promises, o as readText, s as writeText } from "./desk-text.js";
import { n as ok, t as err } from "./desk-result.js";
import { r as parseLeg } from "./desk-leg.js";
import { a as require__builtin_node_path, r as textOption } from "./desk-verb.js";
import { i as textOf$1, r as splitNul } from "./desk-tree.js";

// src/core/init/pull-request-template.ts
/** Where a new pull request template is written. */
const TEMPLATE_PATH = ".github/pull_request_template.md";
/**
* Whether GitHub would take this file for a pull request template: at the top, in `docs` or in `.github`, under any
* letter case, or any file in a folder of that name.
*/
const isPullRequestTemplate = (path) => /^(?:(?:docs|\.github)\/)?pull_request_template(?:\.(?:md|txt)|\/[^/]+)$/i.test(path);
/** What a template needs for Recount. An HTML comment: the block brings its own heading, and there may be one only. */
const TEMPLATE_HINT = `\
<!--
Verification: after the last commit, run

    npx recount run
    npx recount pin --push

which puts the result of the test suite here. CI runs the suite again and the check fails unless it says the same.
-->
`;
/** A whole template, for a repository that has none. */
const TEMPLATE = `\
## What changes, and why

${TEMPLATE_HINT}`;

// src/core/init/agents-section.ts
/** Where agents look for what a repository asks of them; the first is the one that is written. */
const AGENTS_PATHS = ["AGENTS.md", "CLAUDE.md"];
/** A path that a shell and a span of code take as it is. */
const PLAIN$1 = /^[\w./-]+$/;
/**
* What a coding agent has to know to open a pull request that passes: for AGENTS.md or CLAUDE.md, as docs/agents.md has it.
* `template` is the text that it begins with; a file system may tell letter case apart, and GitHub does not.
*/
const agentsSection = (template = TEMPLATE_PATH) => `\
## Verification

Pull requests here carry a block that says what the suites gave. CI runs them again and compares.

- After the last commit: \`npx recount run\`, then \`npx recount pin --push\`. Each in a call of its own.
- For a new pull request, at the top of the tree: \`npx recount run\`, \`${PLAIN$1.test(template) ? `cp ${template}` : ": >"} ../body.md\` (or a text of your own, never in the tree), \`npx recount pin --body-file ../body.md\`, \`git push -u origin HEAD\`, then \`gh pr create --title "\u2026" --body-file ../body.md\`.
- Do not write or edit the block by hand, and claim no results beside it. A suite that fails is mended or said, never left out.
- Do not use \`--no-verify\`, and do not change \`.github/recount.yml\` or \`.github/workflows\`.
- When a hook denies a call, do what its reason says. When it cannot be done, stop and say so.
`;

// src/core/init/facts.ts
/** The files at the top of a repository whose text says how its tests are run, and what git ignores. */
const MANIFESTS = /* @__PURE__ */ new Set([
	".config/nextest.toml",
	".gitignore",
	"CMakeLists.txt",
	"Cargo.toml",
	"Gemfile",
	"build.gradle",
	"build.gradle.kts",
	"composer.json",
	"gradle/wrapper/gradle-wrapper.properties",
	"package.json",
	"pom.xml",
	"pyproject.toml",
	"settings.gradle",
	"settings.gradle.kts",
	"setup.cfg",
	"tox.ini",
	"tsconfig.json"
]);
const REQUIREMENTS = /^(?:(?:dev|test)[-_])?requirements(?:[-_](?:dev|tests?))?\.txt$/;
/** Which of the tracked files must be read before suites can be proposed. */
const manifestsOf = (files) => files.filter((file) => MANIFESTS.has(file) || REQUIREMENTS.test(file));
/** The lists of Python packages at the top, as they are usually called. */
const requirementsOf = ({ files }) => files.filter((file) => REQUIREMENTS.test(file));
/** The text of a file, empty where there is none. */
const textOf = ({ texts }, file) => texts[file] ?? "";
/** The first of these paths that is tracked. */
const firstOf = ({ files }, paths) => paths.find((path) => files.includes(path));
/** What is to be said where no line at the top has git ignore a folder that `setup` makes. */
const unignored = (facts, folder) => {
	return textOf(facts, ".gitignore").split("\n").map((line) => line.trim().replace(/^\/|\/$/g, "")).some((line) => line !== "" && `${folder}/`.startsWith(`${line}/`)) ? [] : [`no line \`${folder}/\` was found in .gitignore: add it, since \`setup\` makes that folder`];
};

// src/core/init/policy-text.ts
const HEAD = `\
# What \`recount run\` runs at a desk and CI runs again. A pull request cannot change it for itself: it is read at the
# tip of the base branch.
version: 1
`;
const MEANING = {
	other: "of a second person with write access. `maintainer`: an author with admin rights may change them alone",
	maintainer: "an author with admin rights may change them alone. `other`: it takes a second person with write access"
};
const tail = (approvers) => `
changes:          # a change of this policy or of a workflow waits for an approval, and the check is red until then
  approvers: ${approvers}   # ${MEANING[approvers]}
block: required   # every pull request needs a block. \`when-present\`: only one that is there is compared
exempt:           # need no block; their suites must pass all the same
  - app: dependabot
`;
/**
* A policy with what was found, and a comment on each line that a maintainer would wonder about. `approvers` says who
* approves a change of it.
*/
const policyText = ({ suites, setup, notes }, approvers = "other") => [
	HEAD,
	setupText(setup),
	"suites:\n",
	comments(notes, "  "),
	suites.map(suiteText).join(""),
	tail(approvers)
].join("");
/** A policy to fill in, for a project whose runner is not known. */
const POLICY_TO_FILL_IN = `${HEAD}\
setup: []         # what a fresh machine needs first, such as [npm ci]; the network is open here, not in the suites
suites:
  unit:
    run: ./test.sh "$RECOUNT_REPORTS"   # your command; it may write reports into the folder $RECOUNT_REPORTS
    reports: ["*.xml"]                  # leave this line out if it writes none: then only its exit is compared
    scope: offline
${tail("other")}`;
const setupText = (setup) => {
	if (setup.length === 0) return "";
	return `setup:            # what a fresh machine needs first; the network is open here. \`recount run\` leaves it out\n${setup.map(({ run, remark }) => `${comments(remark === void 0 ? [] : [remark], "  ")}  - ${scalar(run)}\n`).join("")}`;
};
const suiteText = (suite) => [
	`  ${suite.name}:\n`,
	comments(suite.remarks, "    "),
	`    run: ${scalar(suite.run)}\n`,
	suite.reports.length === 0 ? "    # no `reports`: only the exit is compared, and no counts may be claimed\n" : `    reports: [${suite.reports.map((report) => JSON.stringify(report)).join(", ")}]${where(suite)}\n`,
	`    scope: ${suite.scope}${SCOPES[suite.scope]}\n`,
	suite.shards === void 0 ? "" : `    shards: ${suite.shards}   # {index} counts from 1 to {count}\n`
].join("");
const where = ({ reports }) => reports.some((report) => report.startsWith("./")) ? "" : "   # in $RECOUNT_REPORTS, an empty folder that each run is given";
const SCOPES = {
	syntax: "    # nothing of the project is executed",
	offline: "   # no network but loopback; `live` where the tests need more"
};
const comments = (lines, indent) => lines.map((line) => `${indent}# ${plainLine(line, 500)}\n`).join("");
/** A command as a YAML scalar: plain, as people write it, where that is sure to be read back as the same text. */
const scalar = (command) => PLAIN.test(command) ? command : JSON.stringify(command);
/** It begins like a program and has an argument, and nothing in it begins a comment or looks like a key. */
const PLAIN = /^[A-Za-z./](?!.*(?:: | #))[!-~ ]* [!-~ ]*[!-9;-~]$/;

// src/core/init/proposal.ts
/** Nothing found. */
const NOTHING = {
	suites: [],
	setup: [],
	steps: [],
	notes: []
};
/** A setup command, with what a maintainer would wonder about. */
const setupCommand = (run, remark) => ({
	run,
	remark
});
/** In CI nothing else can be added to, and at a desk anything else is the environment of whoever works there. */
const IN_CHECKOUT = "it installs into the checkout: what is outside of that is not changed";

// src/core/init/ctest.ts
/** CTest, where the CMakeLists.txt at the top registers tests. CMake 3.21 is the first that writes JUnit. */
const proposeCTest = (facts) => {
	if (!/^\s*(?:enable_testing\s*\(|include\s*\(\s*CTest\s*\))/im.test(textOf(facts, "CMakeLists.txt"))) return NOTHING;
	return {
		suites: [{
			name: "ctest",
			runner: "CTest",
			evidence: "CMakeLists.txt",
			run: "cmake -S . -B build && cmake --build build && ctest --test-dir build --output-junit \"$RECOUNT_REPORTS/ctest.xml\"",
			reports: ["ctest.xml"],
			scope: "offline",
			remarks: ["it builds first: `recount run` leaves `setup` out at a desk, and old programs would be tested"]
		}],
		setup: [setupCommand("cmake -S . -B build", "fetches what the project fetches")],
		steps: [],
		notes: []
	};
};

// src/core/init/go.ts
/** `go test` over the module at the top. */
const proposeGo = (facts) => {
	if (!facts.files.includes("go.mod")) return facts.files.includes("go.work") ? {
		...NOTHING,
		notes: [WORKSPACE]
	} : NOTHING;
	return {
		suites: [{
			name: "go",
			runner: "go test",
			evidence: "go.mod",
			run: "go test -count=1 -json ./... > \"$RECOUNT_REPORTS/go.json\"",
			reports: ["go.json"],
			scope: "offline",
			remarks: ["-count=1 runs the tests even where Go has their result in its cache"]
		}],
		setup: [setupCommand("go mod download")],
		steps: [actionStep(PINS.go, input("go-version-file", "go.mod"), withoutCache("cache"))],
		notes: []
	};
};
const WORKSPACE = "go.work was found without a go.mod beside it: give each module a suite of its own, with `cwd: MODULE`";

// src/core/init/node-package.ts
const names = record(string(), unknown()).catch({});
const manifest = object({
	scripts: record(string(), unknown()).catch({}),
	dependencies: names,
	devDependencies: names,
	engines: names,
	packageManager: string().optional().catch(void 0),
	workspaces: unknown().optional()
});
const MANAGERS = {
	npm: {
		locks: ["package-lock.json", "npm-shrinkwrap.json"],
		install: "npm ci",
		exec: "npx"
	},
	pnpm: {
		locks: ["pnpm-lock.yaml"],
		install: "test ! -e ~/.local -o -w ~/.local || export XDG_DATA_HOME=~/.cache; pnpm install --frozen-lockfile",
		exec: "pnpm exec",
		remark: "pnpm keeps its store in ~/.local/share, and in CI what lies in ~/.local is shown read-only"
	},
	yarn: {
		locks: ["yarn.lock"],
		install: "yarn install --frozen-lockfile",
		exec: "yarn run"
	},
	bun: {
		locks: ["bun.lock", "bun.lockb"],
		install: "bun install --frozen-lockfile",
		exec: "bun x"
	}
};
/** Yarn 2 and later. */
const BERRY = {
	...MANAGERS.yarn,
	install: "yarn install --immutable"
};
const UNLOCKED = "no lock file is tracked: what this installs can differ from one run to the next";
const NO_SCRIPT = "echo \"Error: no test specified\" && exit 1";
/** Reads the package.json at the top; nothing where there is none, or none that is a JSON object. */
const readNodePackage = (facts) => {
	const parsed = manifest.safeParse(readJsonText(textOf(facts, "package.json")));
	if (!parsed.success) return void 0;
	const { scripts, dependencies, devDependencies, engines, packageManager, workspaces } = parsed.data;
	const isBerry = /^yarn@[2-9]/.test(packageManager ?? "") || facts.files.includes(".yarnrc.yml");
	const locked = Object.values(MANAGERS).find(({ locks }) => firstOf(facts, locks) !== void 0);
	const manager = locked === MANAGERS.yarn && isBerry ? BERRY : locked ?? MANAGERS.npm;
	return {
		depends: (name) => Object.hasOwn(dependencies, name) || Object.hasOwn(devDependencies, name),
		script: (name) => typeof scripts[name] === "string" && scripts[name] !== NO_SCRIPT ? scripts[name] : "",
		hasWorkspaces: workspaces !== void 0 || facts.files.includes("pnpm-workspace.yaml"),
		exec: manager.exec,
		setup: locked === void 0 ? setupCommand("npm install", UNLOCKED) : setupCommand(manager.install, manager.remark),
		steps: [actionStep(PINS.node, nodeVersion(facts, engines), withoutCache("package-manager-cache")), ...managerSteps(manager, packageManager)]
	};
};
/** GitHub's machines have npm and Yarn 1; the others must be brought. */
const managerSteps = (manager, packageManager) => {
	switch (manager) {
		case MANAGERS.pnpm: return [actionStep(PINS.pnpm, ...packageManager === void 0 ? [input("version", "10", YOURS)] : [])];
		case MANAGERS.bun: return [actionStep(PINS.bun, input("bun-version", "latest", YOURS), withoutCache("no-cache", "true"))];
		case BERRY: return packageManager === void 0 ? [] : [COREPACK];
		default: return [];
	}
};
/** Node brings it no longer. */
const COREPACK = {
	kind: "command",
	run: "npm install --global corepack && corepack enable",
	remark: "Brings the yarn that package.json names."
};
const nodeVersion = (facts, engines) => {
	const file = firstOf(facts, [".nvmrc", ".node-version"]) ?? (engines["node"] === void 0 ? void 0 : "package.json");
	return file === void 0 ? input("node-version", "lts/*", YOURS) : input("node-version-file", file);
};

// src/core/init/script.ts
/** A shell would do more with these than pass them on as arguments. */
const SHELL = /[;&|<>()`$\\#\n\r\0]/;
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;
/** Reads a script that is one plain command; nothing where a shell would have more to do. */
const readScript = (script) => {
	if (SHELL.test(script)) return void 0;
	const all = script.match(WORD) ?? [];
	const words = all[0] === "cross-env" ? all.slice(1) : all;
	const start = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
	const program = words[start];
	return program === void 0 ? void 0 : {
		settings: words.slice(0, start),
		program,
		words: words.slice(start + 1)
	};
};
/**
* The arguments without the options named: `--name`, `--name=value` and, where the option takes one, `--name value`.
* A name that is no option is dropped where it stands alone, as `run` in `vitest run`.
*/
const withoutOptions = (words, dropped) => {
	const kept = [];
	let isValue = false;
	for (const word of words) {
		const name = word.replace(/=.*/, "");
		if (isValue) isValue = false;
		else if (Object.hasOwn(dropped, name)) isValue = dropped[name] === "value" && name === word;
		else kept.push(word);
	}
	return kept;
};

// src/core/init/javascript.ts
/** Vitest and Jest count shards from 1, and put whole files into each (vitest.dev/guide/cli, jestjs.io/docs/cli). */
const SHARD = "--shard={index}/{count}";
const RUNNERS = [
	{
		name: "vitest",
		title: "Vitest",
		start: "vitest run",
		report: "unit.xml",
		output: "--reporter=default --reporter=junit --outputFile=\"$RECOUNT_REPORTS/unit.xml\"",
		shard: SHARD,
		dropped: {
			"--shard": "value",
			run: "flag",
			watch: "flag",
			dev: "flag",
			"--watch": "flag",
			"-w": "flag",
			"-u": "flag",
			"--update": "flag",
			"--reporter": "value",
			"--outputFile": "value"
		}
	},
	{
		name: "jest",
		title: "Jest",
		start: "jest",
		report: "jest.json",
		output: "--json --outputFile=\"$RECOUNT_REPORTS/jest.json\"",
		shard: SHARD,
		dropped: {
			"--shard": "value",
			"--watch": "flag",
			"--watchAll": "flag",
			"-u": "flag",
			"--updateSnapshot": "flag",
			"--json": "flag",
			"--outputFile": "value"
		}
	},
	{
		name: "mocha",
		title: "Mocha",
		start: "mocha",
		report: "mocha.xml",
		output: "--reporter xunit --reporter-option output=\"$RECOUNT_REPORTS/mocha.xml\"",
		dropped: {
			"--watch": "flag",
			"-w": "flag",
			"--reporter": "value",
			"-R": "value",
			"--reporter-option": "value",
			"--reporter-options": "value",
			"-O": "value"
		}
	}
];
const NODE_OUTPUT = "--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=\"$RECOUNT_REPORTS/node.xml\"";
/** Vitest, Jest, Mocha, node:test and the TypeScript compiler, as the package.json at the top uses them. */
const proposeJavaScript = (facts) => {
	const project = readNodePackage(facts);
	if (project === void 0) return facts.files.includes("package.json") ? {
		...NOTHING,
		notes: [UNREADABLE]
	} : NOTHING;
	const suites = [
		...RUNNERS.filter(({ name }) => project.depends(name)).map((runner) => runnerSuite(runner, project)),
		...nodeSuites(project),
		...typeSuites(project, facts)
	];
	const references = refersOnly(textOf(facts, "tsconfig.json")) ? ["tsconfig.json names other projects: no type check is proposed, since `tsc --noEmit` would look at none of them"] : [];
	const notes = [
		...project.hasWorkspaces ? [WORKSPACES] : [],
		...references,
		...project.depends("@playwright/test") ? [playwright(project)] : []
	];
	return suites.length === 0 ? {
		...NOTHING,
		steps: project.steps,
		notes
	} : {
		suites,
		setup: [project.setup],
		steps: project.steps,
		notes
	};
};
const UNREADABLE = "package.json holds no JSON object, so nothing of it was looked at: mend it, then `recount init` again";
const playwright = ({ exec }) => `no suite is proposed for Playwright: install its browsers in \`setup\` (\`${exec} playwright install\`), and give it a suite with \`reports: [playwright.json]\` that runs \`PLAYWRIGHT_JSON_OUTPUT_FILE="$RECOUNT_REPORTS/playwright.json" ${exec} playwright test --reporter=json\``;
const WORKSPACES = "only the package at the top was looked at: give each package of the workspace a suite of its own, with `cwd: packages/NAME`";
const runnerSuite = (runner, project) => {
	const script = project.script("test");
	const command = readScript(script);
	const ours = command?.program === runner.name ? command : void 0;
	const own = withoutOptions(ours?.words ?? [], runner.dropped);
	const exec = `${project.exec} ${runner.start}`;
	const start = [
		...ours?.settings ?? [],
		exec,
		...own
	];
	return {
		name: runner.name,
		runner: runner.title,
		evidence: `${runner.name} in package.json`,
		run: [...start, runner.output].join(" "),
		sharded: runner.shard === void 0 ? void 0 : [
			...start,
			runner.shard,
			runner.output
		].join(" "),
		reports: [runner.report],
		scope: "offline",
		remarks: ours === void 0 && script !== "" ? [`your script \`test\` is: ${oneLine(script)}`] : []
	};
};
const nodeSuites = (project) => {
	const script = project.script("test");
	if (!/\bnode\b[^;&|]*\s--test(?:\s|$)/.test(script)) return [];
	const command = readScript(script);
	const plain = command?.program === "node" ? command : void 0;
	const words = withoutOptions(plain?.words ?? ["--test"], {
		"--test-reporter": "value",
		"--test-reporter-destination": "value",
		"--test-shard": "value",
		"--watch": "flag"
	});
	const at = words.indexOf("--test") + 1;
	const runWith = (...options) => [
		...plain?.settings ?? [],
		"node",
		...words.slice(0, at),
		...options,
		...words.slice(at)
	].join(" ");
	return [{
		name: "node",
		runner: "node:test",
		evidence: "the script `test` of package.json",
		run: runWith(NODE_OUTPUT),
		sharded: runWith("--test-shard={index}/{count}", NODE_OUTPUT),
		reports: ["node.xml"],
		scope: "offline",
		remarks: plain === void 0 ? [`your script \`test\` is: ${oneLine(script)}`] : []
	}];
};
const typeSuites = (project, facts) => {
	if (!facts.files.includes("tsconfig.json") || !project.depends("typescript")) return [];
	if (refersOnly(textOf(facts, "tsconfig.json"))) return [];
	return [{
		name: "types",
		runner: "TypeScript",
		evidence: "tsconfig.json, and typescript in package.json",
		run: `${project.exec} tsc --noEmit`,
		reports: [],
		scope: "syntax",
		remarks: []
	}];
};
/** A tsconfig.json may have comments, so it is not read as JSON. */
const refersOnly = (tsconfig) => /"references"\s*:\s*\[\s*[^\]\s]/.test(tsconfig);
const oneLine = (text) => text.replace(/\s+/g, " ").trim();

// src/core/init/jvm.ts
/** Maven's Surefire. */
const proposeMaven = (facts) => {
	if (!facts.files.includes("pom.xml")) return NOTHING;
	const maven = facts.files.includes("mvnw") ? "./mvnw" : "mvn";
	const many = /<modules>/.test(textOf(facts, "pom.xml"));
	const test = facts.files.flatMap((file) => /src\/test\/\w+\/(?:.*\/)?(\w+Tests?)\.\w+$/.exec(file)?.[1] ?? [])[0];
	return {
		suites: [{
			name: "maven",
			runner: "Maven Surefire",
			evidence: "pom.xml",
			run: `${maven} -B test${many ? " --fail-at-end" : ""}`,
			reports: [`./${many ? "**/" : ""}target/surefire-reports/TEST-*.xml`],
			scope: "offline",
			remarks: [IN_TREE("target")]
		}],
		setup: [test === void 0 ? setupCommand(`${maven} -B test-compile`) : setupCommand(`${maven} -B test -Dtest=${test} -Dmaven.test.failure.ignore=true -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false`, "one test class: only a test run makes Surefire fetch all that it needs, and the suite has no network")],
		steps: [javaStep(facts)],
		notes: []
	};
};
/** Gradle's test task. */
const proposeGradle = (facts) => {
	const build = firstOf(facts, [
		"build.gradle",
		"build.gradle.kts",
		"settings.gradle",
		"settings.gradle.kts"
	]);
	if (build === void 0) return NOTHING;
	const gradle = facts.files.includes("gradlew") ? "./gradlew" : "gradle";
	const settings = `${textOf(facts, "settings.gradle")}\n${textOf(facts, "settings.gradle.kts")}`;
	const many = /^\s*include\b/m.test(settings);
	return {
		suites: [{
			name: "gradle",
			runner: "Gradle",
			evidence: build,
			run: `${gradle} --no-daemon --no-build-cache --continue cleanTest test`,
			reports: [`./${many ? "**/" : ""}build/test-results/**/*.xml`],
			scope: "offline",
			remarks: ["cleanTest and --no-build-cache: without them Gradle can take an old result for a new one", IN_TREE("build")]
		}],
		setup: [hasDryRun(textOf(facts, "gradle/wrapper/gradle-wrapper.properties")) ? setupCommand(`${gradle} --no-daemon test --test-dry-run`, "fetches all that the tests need and runs none") : setupCommand(`${gradle} --no-daemon testClasses`, "what the tests need only when they run is not fetched by this; `test --test-dry-run` (Gradle 8.3) would")],
		steps: [javaStep(facts)],
		notes: []
	};
};
const IN_TREE = (folder) => `"./" is in the tree: git must ignore the reports, and it does where it ignores ${folder}`;
const hasDryRun = (wrapper) => {
	const version = /gradle-(\d+)\.(\d+)/.exec(wrapper);
	return version !== null && Number(version[1]) * 1e3 + Number(version[2]) >= 8003;
};
const javaStep = (facts) => actionStep(PINS.java, input("distribution", "temurin"), facts.files.includes(".java-version") ? input("java-version-file", ".java-version") : input("java-version", "'21'", YOURS));

// src/core/init/php.ts
/** PHPUnit, as Composer brings it. */
const proposePhp = (facts) => {
	const evidence = /"phpunit\/phpunit"\s*:/.test(textOf(facts, "composer.json")) ? "phpunit/phpunit in composer.json" : firstOf(facts, ["phpunit.xml", "phpunit.xml.dist"]);
	if (evidence === void 0) return NOTHING;
	return {
		suites: [{
			name: "phpunit",
			runner: "PHPUnit",
			evidence,
			run: "vendor/bin/phpunit --log-junit \"$RECOUNT_REPORTS/phpunit.xml\"",
			reports: ["phpunit.xml"],
			scope: "offline",
			remarks: []
		}],
		setup: [setupCommand("composer install --no-interaction")],
		steps: [actionStep(PINS.php, input("php-version", "'8.4'", YOURS), input("coverage", "none"))],
		notes: []
	};
};

// src/core/init/python.ts
/** pytest, with the packages as uv, Poetry, Pipenv or pip bring them. */
const proposePython = (facts) => {
	const evidence = findPytest(facts);
	if (evidence === void 0) return NOTHING;
	const { setup, exec, steps, remarks = [], notes = [] } = findInstaller(facts);
	return {
		suites: [{
			name: "pytest",
			runner: "pytest",
			evidence,
			run: `${exec}python -m pytest --junitxml="$RECOUNT_REPORTS/pytest.xml"`,
			reports: ["pytest.xml"],
			scope: "offline",
			remarks
		}],
		setup,
		steps: [actionStep(PINS.python, pythonVersion(facts)), ...steps],
		notes
	};
};
const CONFIGURED = {
	"pyproject.toml": /^\s*\[tool\.pytest[.\]]/m,
	"setup.cfg": /^\s*\[tool:pytest\]/m,
	"tox.ini": /^\s*\[pytest\]/m
};
const REQUIRED = /^\s*["']?pytest(?:["'\s]|[[<>=!~;]|$)/m;
/** An element of a list in pyproject.toml: `["pytest>=8"]` on one line, or a line of its own. */
const LISTED = /["']pytest(?:["'\s]|[[<>=!~;])|^\s*pytest\s*=/m;
const findPytest = (facts) => {
	const own = firstOf(facts, [
		"pytest.ini",
		".pytest.ini",
		"pytest.toml"
	]);
	if (own !== void 0) return own;
	const configured = Object.entries(CONFIGURED).find(([file, section]) => section.test(textOf(facts, file)));
	if (configured !== void 0) return `the settings of pytest in ${configured[0]}`;
	if (LISTED.test(textOf(facts, "pyproject.toml"))) return "pytest in pyproject.toml";
	const list = requirementsOf(facts).find((file) => REQUIRED.test(textOf(facts, file)));
	if (list !== void 0) return `pytest in ${list}`;
	return facts.files.find((file) => /(?:^|\/)conftest\.py$/.test(file));
};
const findInstaller = (facts) => {
	if (facts.files.includes("uv.lock")) return {
		setup: [setupCommand("uv sync --frozen")],
		exec: "uv run --no-sync ",
		steps: [actionStep(PINS.uv, withoutCache("enable-cache"))]
	};
	if (facts.files.includes("poetry.lock")) return {
		setup: [setupCommand("POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --no-interaction", IN_CHECKOUT)],
		exec: "poetry run ",
		steps: [{
			kind: "command",
			run: "pipx install poetry",
			remark: "Name the version that you work with."
		}]
	};
	if (facts.files.includes("Pipfile.lock")) return {
		setup: [setupCommand("PIPENV_VENV_IN_PROJECT=1 pipenv sync --dev", IN_CHECKOUT)],
		exec: "pipenv run ",
		steps: [{
			kind: "command",
			run: "pipx install pipenv",
			remark: "Name the version that you work with."
		}]
	};
	return {
		setup: pipSetup(facts),
		exec: "PATH=\"$PWD/.venv/bin:$PATH\" ",
		steps: [],
		remarks: [ELSEWHERE],
		notes: unignored(facts, ".venv")
	};
};
const ELSEWHERE = "where there is no .venv, it is the `python` of the environment that `recount run` is started in";
/** Where pip is missing, the environment is another tool's, or one of which only the beginning was made. */
const VENV = "test -x .venv/bin/pip || python3 -m venv .venv";
const pipSetup = (facts) => {
	const lists = requirementsOf(facts);
	const isPackage = firstOf(facts, ["pyproject.toml", "setup.py"]) !== void 0;
	const extra = /^\s*(tests?|dev)\s*=\s*\[/m.exec(textOf(facts, "pyproject.toml").split(/^\s*\[project\.optional-dependencies\]/m)[1] ?? "")?.[1];
	const named = [...lists, "pyproject.toml"].some((file) => LISTED.test(textOf(facts, file)) || REQUIRED.test(textOf(facts, file)));
	const install = ".venv/bin/python -m pip install";
	return [
		setupCommand(VENV, IN_CHECKOUT),
		...lists.map((file) => setupCommand(`${install} -r ${file}`)),
		...isPackage ? [setupCommand(`${install} -e ".${extra === void 0 ? "" : `[${extra}]`}"`)] : [],
		...named ? [] : [setupCommand(`${install} pytest`, "name the version that you work with")]
	];
};
const pythonVersion = ({ files }) => files.includes(".python-version") ? input("python-version-file", ".python-version") : input("python-version", "'3.13'", YOURS);

// src/core/init/ruby.ts
/** RSpec, whose own JSON tells more than its JUnit does: a file that did not load, among others (docs/reports.md). */
const proposeRuby = (facts) => {
	const gemfile = textOf(facts, "Gemfile");
	const evidence = hasGem(gemfile, "rspec(?:-rails)?") ? "rspec in the Gemfile" : firstOf(facts, [".rspec"]);
	if (gemfile === "" || evidence === void 0) return NOTHING;
	return {
		suites: [{
			name: "rspec",
			runner: "RSpec",
			evidence,
			run: `${VENDORED}bundle exec rspec --format progress --format json --out "$RECOUNT_REPORTS/rspec.json"`,
			reports: ["rspec.json"],
			scope: "offline",
			remarks: []
		}],
		setup: [setupCommand("BUNDLE_PATH=vendor/bundle bundle install", IN_CHECKOUT)],
		steps: [firstOf(facts, [".ruby-version", ".tool-versions"]) === void 0 ? actionStep(PINS.ruby, input("ruby-version", "'3.4'", YOURS)) : actionStep(PINS.ruby)],
		notes: unignored(facts, "vendor/bundle")
	};
};
/** At a desk without that folder the gems are those that are installed there. */
const VENDORED = "test ! -d vendor/bundle || export BUNDLE_PATH=vendor/bundle; ";
const hasGem = (gemfile, name) => new RegExp(`^\\s*gem[\\s(]+["']${name}["']`, "m").test(gemfile);

// src/core/init/rust.ts
/** cargo-nextest where a profile of it writes JUnit, else `cargo test`, which writes no report. */
const proposeRust = (facts) => {
	if (!facts.files.includes("Cargo.toml")) return NOTHING;
	const locked = facts.files.includes("Cargo.lock") ? " --locked" : "";
	const profile = junitProfile(textOf(facts, ".config/nextest.toml"));
	return {
		suites: [profile === void 0 ? cargoTest(locked) : nextest(profile, locked)],
		setup: [setupCommand(`cargo fetch${locked}`)],
		steps: profile === void 0 ? [] : [NEXTEST],
		notes: []
	};
};
const NEXTEST = {
	kind: "command",
	run: "cargo install --locked cargo-nextest",
	remark: "Builds cargo-nextest, which takes minutes; an action that fetches it is quicker. Pin it by its commit."
};
const cargoTest = (locked) => ({
	name: "rust",
	runner: "cargo test",
	evidence: "Cargo.toml",
	run: `cargo test --workspace${locked}`,
	reports: [],
	scope: "offline",
	remarks: ["cargo test writes no report, so only its exit is compared. For counts use cargo-nextest with a profile that has", "`[profile.ci.junit]` and `path = \"junit.xml\"` in .config/nextest.toml, then run `recount init` again"]
});
const nextest = ({ name, path }, locked) => ({
	name: "rust",
	runner: "cargo-nextest",
	evidence: `the profile ${name} in .config/nextest.toml`,
	run: `cargo nextest run --workspace${locked} --profile ${name}`,
	sharded: `cargo nextest run --workspace${locked} --profile ${name} --partition hash:{index}/{count}`,
	reports: [`./target/nextest/${name}/${path}`],
	scope: "offline",
	remarks: ["\"./\" is in the tree: git must ignore the report, and it does where it ignores target"]
});
/** The profile whose `junit.path` is set, `ci` before any other. */
const junitProfile = (toml) => {
	const tables = toml.split(/^\s*\[/m).flatMap((table) => {
		const name = /^profile\.([\w-]+)\.junit\]/.exec(table)?.[1];
		const path = /^\s*path\s*=\s*["']([\w-]+\.xml)["']/m.exec(table)?.[1];
		return name === void 0 || path === void 0 ? [] : [{
			name,
			path
		}];
	});
	return tables.find(({ name }) => name === "ci") ?? tables[0];
};

// src/core/init/propose.ts
const LANGUAGES = [
	proposeJavaScript,
	proposePython,
	proposeGo,
	proposeRust,
	proposeMaven,
	proposeGradle,
	proposeCTest,
	proposeRuby,
	proposePhp
];
/** The files that say that a folder is a project of its own. */
const MANIFEST = /^(?:package\.json|pyproject\.toml|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|Gemfile|composer\.json)$/;
const FOREIGN = /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|testdata|examples?|templates?)\//;
/**
* The suites that a project seems to have, with what a fresh machine needs before them. Only the top of the repository
* is looked at. It is a proposal for a person to read: nothing here is run.
*/
const proposeSuites = (facts) => {
	const found = LANGUAGES.map((propose) => propose(facts));
	const suites = found.flatMap((one) => one.suites);
	const needed = suites.length === 0 ? found : found.filter((one) => one.suites.length > 0);
	return {
		suites,
		setup: found.flatMap(({ setup }) => setup),
		steps: needed.flatMap(({ steps }) => steps),
		notes: [...found.flatMap(({ notes }) => notes), ...nestedProjects(facts)]
	};
};
const nestedProjects = ({ files }) => {
	const folders = files.flatMap((file) => {
		const cut = file.lastIndexOf("/");
		return cut > 0 && MANIFEST.test(file.slice(cut + 1)) && !FOREIGN.test(file) ? [file.slice(0, cut)] : [];
	});
	const [first, ...rest] = new Set(folders);
	if (first === void 0) return [];
	return [`projects below the top were not looked at (${first}${rest.length === 0 ? "" : ` and ${rest.length} more`}): give each that has tests a suite with its folder as \`cwd\``];
};

// src/core/init/sharding.ts
/** A proposal whose suites are parted into shards, one a leg, as far as their runners do that by themselves. */
const shardProposal = (proposal, legs) => {
	if (legs === 1) return proposal;
	const suites = proposal.suites.map((suite) => suite.sharded === void 0 ? suite : {
		...suite,
		run: suite.sharded,
		shards: legs
	});
	const whole = suites.flatMap(({ name, reports, shards }) => shards === void 0 && reports.length > 0 ? [name] : []);
	const idle = suites.every(({ shards }) => shards === void 0) ? ". They run on leg 0, and what the base says of them, where `losses` or `proof` asks it, on the others" : "";
	const note = `not sharded, since the runner does not part its tests by itself: ${whole.join(", ")}. docs/shards.md tells how \`shards\` and \`{index}\` are used${idle}`;
	return {
		...proposal,
		suites,
		notes: [...proposal.notes, ...whole.length === 0 ? [] : [note]]
	};
};
/** What is still to be done by hand for suites of a system that the workflow has no leg of: all that it has are Linux. */
const otherSystems = ({ suites }) => {
	const named = Object.entries(suites).filter(([, { os }]) => os === "macos" || os === "windows").map(([name, { os }]) => `${name} (${os})`);
	return named.length === 0 ? [] : [`the workflow has no leg of the system that these suites run on: ${named.join(", ")}. Add one as docs/shards.md shows under \u201cSeveral systems\u201d; without it no verdict can be green`];
};

// src/app/desk/init.ts
/** Finds the suites of a project and writes what is missing. It overwrites nothing. */
const initialise = async (folder, wishes) => {
	const facts = await readFacts(folder);
	if (!facts.ok) return err([facts.error]);
	const { legs } = wishes;
	const proposal = shardProposal(proposeSuites(facts.value), legs);
	const hasPolicy = facts.value.files.includes(POLICY_PATH);
	if (!hasPolicy && facts.value.files.includes(TWIN)) return err([misnamed]);
	if (proposal.suites.length === 0 && !hasPolicy) return ok({
		proposal,
		action: RECOUNT,
		legs,
		files: []
	});
	const text = hasPolicy ? await folder.read(POLICY_PATH) : ok(policyText(proposal, await wishes.approvers()));
	if (!text.ok) return err([text.error]);
	const policy = await readPolicy(text.value, POLICY_PATH);
	if (!policy.ok) return err(policy.error.map((one) => ({
		...one,
		remedy: CORRECT
	})));
	const files = [];
	const workflow = workflowText(proposal.steps, legs, protectsAnything(policy.value.changes));
	for (const [path, content] of [[POLICY_PATH, text.value], [WORKFLOW_PATH, workflow]]) {
		const state = await folder.create(path, content);
		if (!state.ok) return err([state.error]);
		files.push({
			path,
			state: state.value
		});
	}
	const isNew = files.some(({ path, state }) => path === ".github/workflows/recount.yml" && state === "written");
	const toolless = isNew && proposal.steps.length === 0 ? [TOOLLESS] : [];
	const notes = [
		...proposal.notes,
		...toolless,
		...isNew ? otherSystems(policy.value) : []
	];
	const agents = AGENTS_PATHS.find((path) => facts.value.files.includes(path));
	const template = facts.value.files.find(isPullRequestTemplate);
	const section = agentsSection(template);
	const offers = [{
		found: template,
		path: TEMPLATE_PATH,
		text: TEMPLATE,
		hint: TEMPLATE_HINT
	}, {
		found: agents,
		path: AGENTS_PATHS[0],
		text: section,
		hint: section
	}];
	for (const offer of offers) {
		const file = await offerFile(folder, offer);
		if (!file.ok) return err([file.error]);
		files.push(file.value);
	}
	return ok({
		proposal: {
			...proposal,
			notes
		},
		action: RECOUNT,
		legs,
		files
	});
};
/** The workflow beside it may be called so, and a policy often is. */
const TWIN = POLICY_PATH.replace(/\.yml$/, ".yaml");
const misnamed = fault("policy-missing", `${TWIN} is not read: the policy is ${POLICY_PATH}`, { remedy: `\`mv ${TWIN} ${POLICY_PATH}\` at the top of the repository, then \`recount init\` again` });
const TOOLLESS = "the workflow sets up no tools, since no test runner was found that needs any: put the steps that your suites need, such as `actions/setup-node`, before the step `recount` of its job `rerun`";
const CORRECT = "correct it, then `recount init` again";
const offerFile = async (folder, { found, path, text, hint }) => {
	if (found === void 0) {
		const state = await folder.create(path, text);
		return state.ok ? ok({
			path,
			state: state.value
		}) : state;
	}
	const there = await folder.read(found);
	if (!there.ok) return there;
	return ok({
		path: found,
		state: "kept",
		.../\brecount\b/i.test(there.value) ? {} : { add: hint }
	});
};
const readFacts = async (folder) => {
	const files = await folder.files();
	if (!files.ok) return files;
	const texts = {};
	for (const path of manifestsOf(files.value)) {
		const text = await folder.read(path);
		if (!text.ok) return text;
		texts[path] = text.value;
	}
	return ok({
		files: files.value,
		texts
	});
};

// src/core/init/outcome.ts
/** What comes after `init`, in order. */
const NEXT = [
	"read the files, name an owner for `/.github/` (a line `/.github/ @OWNER` of .github/CODEOWNERS), then commit all of it and merge it by a pull request. Its own check ends inconclusive: its base has no policy yet",
	"see the check end once on the next pull request, then require it: `npx recount protect` shows the ruleset and writes it, `npx recount doctor` tells what is still open",
	"on every branch from then on, after its last commit: `npx recount run`",
	"and then `npx recount pin --push`, which writes the block and pushes; where no pull request is open yet, `npx recount pin --body-file ../body.md` writes it into the text of one",
	"for coding agents: `npx recount hook install` holds them to the section in AGENTS.md"
];
const UNRELEASED = "this build of Recount is no release: put the commit of a released action where the workflow has only zeros, and call this build (`node CLONE/dist/cli.js`) where `npx recount` stands";
const keptAsItIs = (legs) => ({ path, state }) => state === "kept" && path === ".github/workflows/recount.yml" ? [`${path} has as many legs as before: move it away, and \`recount init --shards ${legs}\` writes one with ${legs}`] : [];
/** Whether there is a policy now: where there is none, nothing was found to propose one from. */
const isReady = ({ files }) => files.length > 0;
const notesOf = (outcome) => [
	...outcome.proposal.notes,
	...isReady(outcome) && !isReleased(outcome.action) ? [UNRELEASED] : [],
	...outcome.legs > 1 ? outcome.files.flatMap(keptAsItIs(outcome.legs)) : []
];
/** The outcome as one JSON document. */
const initJson = (outcome) => {
	const { suites, setup } = outcome.proposal;
	const found = suites.map(({ remarks: _remarks, sharded: _sharded, ...suite }) => suite);
	const rest = isReady(outcome) ? { next: NEXT } : { policy: POLICY_TO_FILL_IN };
	const document = {
		found,
		setup: setup.map(({ run }) => run),
		files: outcome.files,
		notes: notesOf(outcome),
		...rest
	};
	return jsonDocument(document);
};
/** The outcome for people. */
const initText = (outcome) => {
	const { suites } = outcome.proposal;
	const notes = section("Notes", notesOf(outcome).map((note) => `- ${note}`));
	if (!isReady(outcome)) return `No test runner was found at the top of this repository.\n${notes}\n${FILL_IN}`;
	const found = suites.flatMap(({ name, runner, evidence, run }) => [`${name}: ${runner} (${evidence})`, `    ${run}`]);
	const written = outcome.files.filter(({ state }) => state === "written").map(({ path }) => path);
	const kept = outcome.files.filter(({ state }) => state === "kept").map(({ path }) => path);
	return [
		section("Found", found.length > 0 ? found : ["no test runner at the top of this repository"]),
		section("Written", written.length > 0 ? written : ["nothing: all of it was there"]),
		section("There before, left as they are", kept),
		...outcome.files.flatMap(({ path, add }) => add === void 0 ? [] : [addition(path, add)]),
		notes,
		section("Next", NEXT.map((step, index) => `${index + 1}. ${step}`))
	].filter((part) => part !== "").join("\n");
};
const FILL_IN = `\
Write .github/recount.yml yourself, then \`recount init\` again for the workflow. What each runner is told, and a monorepo:
https://github.com/${RECOUNT.action}/blob/main/docs/policy.md#what-runners-are-told

${POLICY_TO_FILL_IN}`;
const section = (title, lines) => lines.length === 0 ? "" : `${title}\n${lines.map((line) => `  ${line}\n`).join("")}`;
const addition = (path, text) => `To add to ${path}\n\n${text}`;

// src/io/project-folder.ts
var import_promises = require_promises();
var import__builtin_node_path = require__builtin_node_path();
/** A manifest beyond this is none, in bytes. */
const MANIFEST_CAP = 4194304;
/** The working tree of a clone, for `init`. */
const openProjectFolder = (git) => ({
	files: async () => {
		const listed = await git.call([
			"ls-files",
			"-z",
			"--cached",
			"--others",
			"--exclude-standard",
			"--deduplicate"
		]);
		if (!listed.ok) return listed;
		const deleted = await git.call([
			"ls-files",
			"-z",
			"--deleted"
		]);
		if (!deleted.ok) return deleted;
		const gone = new Set(splitNul(deleted.value.stdout));
		const present = splitNul(listed.value.stdout).filter((path) => !gone.has(path));
		return ok(present.map(textOf$1));
	},
	read: (path) => readText((0, import__builtin_node_path.join)(git.root, path), MANIFEST_CAP),
	create: async (path, text) => {
		const file = (0, import__builtin_node_path.join)(git.root, path);
		try {
			await (0, import_promises.mkdir)((0, import__builtin_node_path.dirname)(file), { recursive: true });
			if (await (0, import_promises.lstat)(file).catch(() => void 0) !== void 0) return ok("kept");
			const written = await writeText(file, text);
			return written.ok ? ok("written") : written;
		} catch (cause) {
			return err(fault("file-unreadable", `${path} could not be written: ${String(cause)}`, { cause }));
		}
	}
});

// src/entries/cli/init.ts
/** `recount init`: exit 0 where there is a policy now, 2 where none can be read or proposed, or a file not be written. */
const init = async (call) => {
	if (call.operands.length > 0) return tellFaults(call, [fault("usage", "init takes no operand")]);
	const shards = textOption(call, "shards") ?? "1";
	const leg = parseLeg("0", shards);
	if (!leg.ok || !/^\d+$/.test(shards)) return tellFaults(call, [fault("usage", `--shards: expected a number from 1 to ${100}, found ${shards}`)]);
	const named = textOption(call, "approvers");
	const approvers = APPROVERS.find((one) => one === named);
	if (named !== void 0 && approvers === void 0) return tellFaults(call, [fault("usage", `--approvers: expected ${APPROVERS.join(" or ")}, found ${named}`)]);
	const git = await openGit({
		dir: call.cwd,
		env: call.env,
		profile: "desk"
	});
	if (!git.ok) return tellFaults(call, [git.error]);
	const outcome = await initialise(openProjectFolder(git.value), {
		legs: leg.value.systems.length,
		approvers: async () => approvers ?? askApprovers(call)
	});
	if (!outcome.ok) return tellFaults(call, outcome.error);
	call.terminal.out(call.json ? initJson(outcome.value) : initText(outcome.value));
	return isReady(outcome.value) ? 0 : 2;
};
const QUESTION = `Who approves a change of the policy or of a workflow?
  other       a second person with write access
  maintainer  the same, or an author with admin rights alone
[other] `;
/** Asks who is there to answer; where nobody is, or `--json` wants one document, it is the default. */
const askApprovers = async ({ terminal, json }) => {
	const [preset] = APPROVERS;
	if (terminal.ask === void 0 || json) return preset;
	for (let tries = 3; tries > 0; tries--) {
		const answer = (await terminal.ask(QUESTION)).trim().toLowerCase();
		const chosen = answer === "" ? preset : APPROVERS.find((one) => one === answer);
		if (chosen !== void 0) return chosen;
	}
	return preset;
};

export { init };