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

// \0builtin:node:events
var require__builtin_node_events = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:events");
}));

// src/core/codes/entry.ts
var import__builtin_node_events = require__builtin_node_events();
/** Makes the entry of one code. */
const entry = (kind, blame, meaning, remedy) => ({
	kind,
	blame,
	meaning,
	remedy
});

// src/core/codes/remedies.ts
/** The steps that mend most things, each with the command to run. */
const PIN = "run `recount run`, then `recount pin`";
/** The block may be ahead of the head, as after a forgotten push: to pin anew would change nothing then. */
const REPIN = "run `recount run` on this commit, then `recount pin`; where the block has the newer commit, which is not pushed yet, `git push`";
/** Where a record of this very tree is wrong: it would be used again. */
const RECORD_ANEW = "run `recount run --fresh` on this commit, then `recount pin`";
/** Without a number `gh run rerun` asks which one, and fails where nobody is there to answer. */
const RUN = "RUN`, whose number `gh run list` tells";
const RERUN = `run the failed jobs again (\`gh run rerun --failed ${RUN})`;
const RERUN_ALL = `run all jobs again (\`gh run rerun ${RUN})`;
const PIN_OR_EDIT = "`recount pin`, or any edit of the body, starts the run that decides";
/** Every other call reads the base branch's, which stays as it is until the mended one is merged. */
const FIX_POLICY = "correct the policy and merge it into the base branch; `recount run --base HEAD` tries it once it is committed";
const SEE_REPORT = "look at the file with `recount parse FILE`, and correct the command or the reporter that writes it";

// src/core/codes/block.ts
const block = (meaning, remedy = PIN) => entry("block", "author", meaning, remedy);
/** The body holds no block that can be read as one. */
const BLOCK = {
	"block-missing": block("the body has no Verification block"),
	"block-escaped": block("the body has `\\n` written out instead of line breaks, so that its block is one long line", "`recount pin` writes it rightly (with `gh`, use `--body-file`)"),
	"block-hidden": block("the block stands where a reader does not see it", "move it out of what hides it, or `recount pin`"),
	"block-quoted": block("the block stands in a quotation or a list", `take it out of there: ${PIN}`),
	"block-indented": block("the block is indented, so that it is shown as code", `take it out of there: ${PIN}`),
	"block-nested": block("the block stands inside another fence", `take it out of there: ${PIN}`),
	"block-doubled": block("the body has more than one block", "delete all of them, then `recount pin`"),
	"block-imitated": block("something in the body looks like the block and is not", "delete it, then `recount pin`"),
	"block-truncated": block("the block is cut off", "shorten the rest of the body, then `recount pin`"),
	"block-altered": block("the visible part of the block is not what its JSON says", "`recount pin` writes it anew"),
	"block-unreadable": block("the JSON of the block cannot be read"),
	"block-charset": block("the JSON of the block holds a character outside printable ASCII")
};

// src/core/codes/demand.ts
const demand = (meaning, remedy) => entry("demand", "author", meaning, remedy);
/** The policy asks for more than the run gives, whatever the block says. */
const DEMAND = {
	"suite-failed": demand("the suite does not pass, and the policy demands that it does", "mend the suite, commit, `recount run`, `recount pin --push`"),
	"tests-none": demand("the suite ran no test", "see that the command finds its tests; `min-tests: 0` in the policy allows none"),
	"tests-too-few": demand("the suite ran fewer tests than the policy demands", "bring the tests back, or lower `min-tests`"),
	"unstable-gone": demand("a test that the policy names as unstable is not there", "bring the test back, or take its name out of the policy on the base branch"),
	"test-in-two-shards": demand("a test ran in more than one shard of a suite, so that it is counted more than once", "see that `{index}` and `{count}` part the tests, and that no two have one name (docs/shards.md)"),
	"path-denied": demand("the pull request changes a path that the policy does not allow it to change", "take the change out (`git restore --source=$(git merge-base HEAD BASE) -- PATH`), commit, `recount run`, `recount pin --push`"),
	"path-protected": demand("the pull request changes what the policy protects, and nobody who may has approved it", "let a second person with write access approve the pull request at its head commit (`approvers` of the policy), then `recount pin` runs the red runs again; or take the change out (`git restore --source=$(git merge-base HEAD BASE) -- PATH`), commit, `recount run`, `recount pin --push`"),
	"link-escapes": demand("the pull request adds or changes a link that leads out of the repository", "let the link lead to a path inside the repository, written relative to it, or delete it"),
	"test-lost": demand("a test of the base is gone or skipped, and the policy lets none be lost", "bring the test back, commit, `recount run`, `recount pin --push`; a loss that is meant is for who may merge past the check"),
	"proof-missing": demand("the pull request touches paths whose change must be proved, and the block names no test that does", "name a test that fails without the change: `recount run --proves \"GROUP \u203a TEST\"`, then `recount pin`"),
	"regression-hidden": demand("a test as the base has it passes on the base and not over the code of the head, and the pull request edits or deletes it", "let the code keep what the test of the base asks of it; where the change is meant, declare it: `recount run` lists it under `losses`, then `recount pin`")
};

// src/core/codes/desk.ts
const desk = (meaning, remedy) => entry("desk", "author", meaning, remedy);
/** The command line cannot go on. */
const DESK = {
	"tree-dirty": desk("tracked files differ from HEAD", "commit or stash them: a record is of a commit"),
	"tree-hidden": desk("git was told to overlook changes of a tracked file (assume-unchanged or skip-worktree)", "undo it: `git update-index --no-assume-unchanged FILE`, or `git update-index --no-skip-worktree FILE`"),
	"tree-untracked": desk("an untracked file could be picked up as a report", "delete it, or have git ignore it"),
	"not-a-repository": desk("this folder is not in a git repository with a commit", "run it inside the clone"),
	"git-failed": desk("git answered an error", "read its message"),
	usage: desk("the command line is not understood", "`recount --help` shows the verbs, `recount VERB --help` one of them"),
	"file-unreadable": desk("a file cannot be read or written", "check the path and its permissions"),
	"record-unreadable": desk("a file is not a record", "make one with `recount run --out FILE`"),
	"record-missing": desk("there is no stored record for this commit", "`recount run` makes one"),
	"test-unknown": desk("a test that is named is none of HEAD", "name one as the report of its suite has it: `GROUP \u203a TEST`"),
	"pull-request-unknown": desk("no pull request was found for this branch", "name it: `--pr N`, or give `--body-file F`"),
	"token-missing": desk("there is no GitHub token", "set GH_TOKEN, or sign in with `gh auth login`"),
	"body-too-long": desk("the body would pass 60,000 characters", "shorten the rest of the body, or lower `block-size`"),
	"push-failed": desk("git push failed; the old body is back in place", "read its message, then `recount pin --push` again"),
	interrupted: desk("Recount was told to end before it was done", "start it again"),
	"gate-not-ready": desk("what is to be required is not there yet", "merge the workflow and the policy first, then `recount protect`"),
	"path-outside": desk("a path that a file tool is given leads out of its workspace", "name a path inside the workspace, relative to it; what lies elsewhere these tools do not reach"),
	"path-secret": desk("a path that a file tool is given is git's own, or holds credentials by its name", "go on without it; if it has to be touched, say so and stop"),
	"path-taken": desk("there is something at the path already, and the file tools make new files alone", "choose a path where nothing is; if what is there has to change, say so and stop"),
	"path-undecided": desk("it cannot be told whether a file tool may touch the path, so it does not", "mend what the message says; where a call cannot, say so and stop"),
	"steps-spent": desk("the file tools were called as often in this session as the policy lets them be", "stop, and say what is done and what is left; the next session of `recount mcp` begins anew, and `files.steps` of the policy sets how many calls it has"),
	"program-missing": desk("a program that is needed was not found", "install it, or correct PATH")
};

// src/core/codes/difference.ts
/** A suite may honestly give one thing here and another in CI: then a new record says the same again. */
const SEEK = `${RECORD_ANEW}; where that is refused again, \`recount pin --from-ci\` pins what CI found, \`recount explain\` tells the tests, and \`recount calibrate\` what they depend on`;
const CITE = "correct what the body cites, or take it out: an edit of the body starts the check";
const difference = (meaning, remedy = RECORD_ANEW) => entry("difference", "author", meaning, remedy);
/** Pinned and regenerated disagree. */
const DIFFERENCE = {
	"tree-contradicted": difference("the block names another tree than the commit has"),
	"suite-missing": difference("the policy requires a suite that the block lacks"),
	"suite-invented": difference("the block has a suite that the policy does not hold"),
	"suite-not-run": difference("the block has a suite that is not run for this pull request"),
	"field-invented": difference("the block has a field that is not compared"),
	"field-missing": difference("the block lacks a field that the policy requires"),
	"command-altered": difference("the command in the block is not the approved one"),
	"scope-altered": difference("the scope in the block is not the approved one"),
	"exit-contradicted": difference("the suite ended otherwise than the block says", SEEK),
	"tests-contradicted": difference("a count of tests is not what the block says", SEEK),
	"digest-contradicted": difference("tests or their outcomes are not those that the block was made from", SEEK),
	"report-contradicted": difference("the state of the reports is not what the block says", SEEK),
	"group-contradicted": difference("a group of tests is not what the block says", SEEK),
	"failing-contradicted": difference("the block names a failing test that does not fail", SEEK),
	"loss-contradicted": difference("the block declares a test as lost that is not"),
	"loss-undeclared": difference("a test of the base is gone or skipped, and the block does not declare it", "bring the test back, or declare it: `recount run` lists what is lost, then `recount pin`"),
	"proof-not-shown": difference("a test that the block names under `proves` does not pass on the head and fail by an assertion over the base", "name one that does: `recount run --proves \"GROUP \u203a TEST\"` tries it, then `recount pin`"),
	"citation-invented": difference("the body cites a test that the record does not have", CITE),
	"citation-contradicted": difference("the body cites a test with an outcome that it did not have", CITE),
	"citation-altered": difference("the body cites a test, or its outcome, in a way that is misspelt", CITE),
	"skipping-contradicted": difference("the block names a skipped test that is not skipped", SEEK)
};

// src/core/codes/inconclusive.ts
const inconclusive = (blame, meaning, remedy) => entry("inconclusive", blame, meaning, remedy);
/** Nothing can be said: a fault of the runner, GitHub, the policy or the hand-over. */
const INCONCLUSIVE = {
	"event-unsupported": inconclusive("repository", "the workflow was started by an event that has no pull request to judge", "start the workflow on `pull_request`, `pull_request_review` and `merge_group` only, as the README shows, or as the file of docs/workflows does that you use"),
	"merge-group-unresolved": inconclusive("github", "which pull requests a merge queue's group holds cannot be told", "take the pull request out of the queue and put it in again"),
	"trigger-foreign": inconclusive("author", "at tier app: what started the workflow is not a run of the workflow that it waits for, or one that did not succeed", "nothing to do here: the run of the right workflow decides. Give the other workflow another name"),
	"app-foreign": inconclusive("repository", "at tier app: the token that reports the check is not that of the App which the check is required from", "give the environment the key of the App that the rules name, or name this App in the rules (docs/enforcement.md)"),
	"earlier-record-missing": inconclusive("author", "no earlier run left a record of this commit that may stand in, and none was made anew", RERUN_ALL),
	"workflow-untrusted": inconclusive("repository", "the workflow's file is under the control of the pull request, and the policy says `trust: strict`", "require the workflow by a ruleset of the organisation, from another repository (docs/enforcement.md), or take `trust: strict` out of the policy"),
	"input-invalid": inconclusive("repository", "an input of the action is missing or not one of its values", "correct the `with:` block of the workflow, as the README shows"),
	"github-unreachable": inconclusive("github", "GitHub did not answer", RERUN),
	"github-refused": inconclusive("repository", "GitHub refused to answer: the token lacks a permission", "give the job the permissions that the README shows"),
	"github-limited": inconclusive("github", "the rate limit of the token is used up", RERUN),
	"github-unexpected": inconclusive("github", "GitHub answered something that its own description does not hold", RERUN),
	"pull-request-closed": inconclusive("author", "the pull request is not open", "open it again"),
	"head-unsettled": inconclusive("github", "event, checkout and API do not name the same head commit, also after two minutes", RERUN),
	"head-moved": inconclusive("author", "another head commit, or another base branch, arrived while the suites ran", "nothing to do here: the newer run decides"),
	"block-moving": inconclusive("author", "the block, or who approves the change, changed again and again while it was judged", "wait for the other edit to end, then `recount pin`"),
	"policy-missing": inconclusive("repository", "the base branch has no policy", "merge the pull request that adds it (`recount init` writes one), then require the check"),
	"policy-invalid": inconclusive("repository", "the policy on the base branch cannot be read", FIX_POLICY),
	"policy-changed": inconclusive("repository", "the policy on the base branch changed while the suites ran", PIN_OR_EDIT),
	"unstable-too-many": inconclusive("repository", "the policy names more unstable tests than it may", "name at most 20 a suite and at most 2 % of it (one is always allowed), and mend or delete the others"),
	"format-newer": inconclusive("author", "the block has a newer format than this version reads", "use the same version of Recount in the workflow and at the desk"),
	"checkout-differs": inconclusive("runner", "the files in the workspace are not those of the commit", "check the head commit out with `actions/checkout`, whole (no `sparse-checkout:`), and start nothing before `rerun` that changes tracked files"),
	"checkout-credentials": inconclusive("repository", "git in the workspace holds a credential, which the suites could use", "set `persist-credentials: false` on `actions/checkout`, as the README shows"),
	"checkout-shallow": inconclusive("repository", "the history that the verdict needs is not in the checkout", "set `fetch-depth: 0` on `actions/checkout`, as the README shows"),
	"setup-failed": inconclusive("repository", "a `setup` command of the policy failed; one is tried up to three times, but not again once `setup` has taken two minutes", "read the end of its output; correct the command on the base branch or what it installs"),
	"suite-unstartable": inconclusive("repository", "the command of a suite could not be started", "install the program in `setup`, or correct `run` in the policy"),
	"suite-not-here": inconclusive("repository", "a suite must run on a system that no leg of the workflow has", "add a leg for that system to the workflow, or set `os: any` in the policy"),
	"baseline-missing": inconclusive("repository", "the results of the merge base, which the policy asks for, could not be had", `read why in the message; then ${RERUN_ALL}, or set \`losses: report\` in the policy`),
	"proof-unchecked": inconclusive("author", "the block names tests under `proves`, and they were not run over the base", RERUN_ALL),
	"regressions-unchecked": inconclusive("repository", "the base's tests, which the policy wants to be run over the head's code, could not be", `read why in the message; then ${RERUN_ALL}, or set \`regressions: false\` under \`proof\` in the policy`),
	"isolation-unavailable": inconclusive("runner", "the machine cannot keep the suites apart from Recount as the policy wants it", "run the job on a Linux runner with passwordless sudo, as GitHub hosts them, or write `isolation: none` in the policy"),
	"isolation-too-weak": inconclusive("runner", "the suites are not kept apart from Recount as far as the policy wants it", "run the job on a Linux runner with passwordless sudo, as GitHub hosts them, leave the input `isolation` out, or write `isolation: none` in the policy"),
	"isolation-failed": inconclusive("runner", "the walls around the suites could not be put up, held or taken down", RERUN),
	"network-not-cut": inconclusive("runner", "a suite of scope `offline` could not be cut off from the network", "run the job on a Linux runner with passwordless sudo, as GitHub hosts them, or write `isolation: none` in the policy"),
	"head-moved-locally": inconclusive("repository", "HEAD was another commit after the suites than before", "keep the suites from committing or checking out"),
	"hand-over-missing": inconclusive("runner", "the job that runs the suites handed nothing over", `read the log of the job \`rerun\`; then ${RERUN_ALL}`),
	"hand-over-broken": inconclusive("runner", "what the job that runs the suites handed over is cut, altered or of another run", RERUN_ALL),
	"shard-missing": inconclusive("repository", "a shard of a suite was run by no leg of the workflow, over the head or over the base", `number the legs from 0 and give \`shards\` their number (docs/shards.md); then ${RERUN_ALL}`),
	"rerun-unsuccessful": inconclusive("runner", "the job that runs the suites did not succeed", `read the log of the job \`rerun\`; then ${RERUN}`),
	internal: inconclusive("runner", "Recount itself failed", `please report it with the log; ${RERUN}`)
};

// src/core/codes/report.ts
const report = (meaning, remedy) => entry("report", "suite", meaning, remedy);
/** A report file is refused. These stand in a record in the place of counts, and are compared. */
const REPORT = {
	"report-missing": report("no file matches the globs of `reports`", "let the command write its report into the folder $RECOUNT_REPORTS, or name it with `./` where it lies in the checkout"),
	"report-stale": report("a file that matches `reports` was there before the run", "delete it, or write into $RECOUNT_REPORTS"),
	"report-tracked": report("a file that matches `reports` is tracked by git", "take the file out of git (`git rm FILE`), have git ignore it, commit"),
	"report-changed": report("a report was written to after the suite had ended", "see that nothing of the suite goes on in the background"),
	"report-kind": report("a report is not a regular file", "write a plain file: no link, pipe, device or archive"),
	"report-escapes": report("a report lies outside the folder that it is looked for in", "write it inside that folder"),
	"report-too-large": report("a report is larger than its format is read to", SEE_REPORT),
	"report-empty": report("a report is empty", SEE_REPORT),
	"report-malformed": report("a report is not well-formed", SEE_REPORT),
	"report-truncated": report("a report ends before its end", SEE_REPORT),
	"report-encoding": report("a report is not text in the encoding that it names", SEE_REPORT),
	"report-dtd": report("a report declares entities or a document type of its own", SEE_REPORT),
	"report-too-deep": report("a report is nested deeper, or has longer names, than is read", SEE_REPORT),
	"format-unknown": report("a report is of no known format", "name a known one under `format`; docs/reports.md lists them")
};

// src/core/codes/stale.ts
const stale = (meaning, remedy) => entry("stale", "author", meaning, remedy);
/** The block is of another commit, or was made under another policy. */
const STALE = {
	"commit-stale": stale("the block records another commit than the head", REPIN),
	"policy-moved": stale("the policy on the base branch is not the one that the record was made under", "`recount run`, which reads the policy of the base branch anew, then `recount pin`")
};

// src/core/codes/varied.ts
const varied = (meaning, remedy) => entry("varied", "suite", meaning, remedy);
/** Two runs of one suite on one commit disagree. */
const VARIED = { unstable: varied("two runs of the suite on this commit disagree", `${RERUN_ALL}: the job \`rerun\` did not fail, and the suites must run anew; mend the tests named, or name them under \`unstable\` in the policy`) };

// src/core/codes.ts
/**
* Every code there is, kind by kind (docs/codes.md is made from this table). Codes are stable: one that has been
* released is never renamed or given another meaning.
*/
const CODES = {
	...INCONCLUSIVE,
	...BLOCK,
	...STALE,
	...DIFFERENCE,
	...DEMAND,
	...VARIED,
	...REPORT,
	...DESK
};

// src/core/fault.ts
/** Makes a fault; the remedy is the code's own unless a better one is known. */
const fault = (code, message, { remedy = CODES[code].remedy, ...more } = {}) => ({
	code,
	message,
	remedy,
	...more
});

// package.json
var version = "0.1.0";

// src/version.ts
/** What `by.tool` says. */
const TOOL = `recount ${version}`;

// \0builtin:node:util
var require__builtin_node_util = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:util");
}));

// src/core/tests/nearest.ts
var import__builtin_node_util = require__builtin_node_util();
/** The pairs of neighbouring characters of a text, in lower case, each as one number: there may be millions. */
function* pairsOf(text) {
	const lower = ` ${text.toLowerCase()} `;
	for (let at = 0; at + 1 < lower.length; at++) yield lower.charCodeAt(at) * 65536 + lower.charCodeAt(at + 1);
}
/** As like as names must be to be offered for one another: 1 for equal ones, 0 where they share nothing. */
const LEAST = .4;
/**
* The names that are most like a wanted one, the nearest first: by the pairs of characters that they share, which costs
* as much as the names are long and finds a word that is misspelt or in another place. Names that are not like it at all
* are left out.
*/
const nearestNames = (wanted, names, most = 3) => {
	const pairs = /* @__PURE__ */ new Map();
	for (const pair of pairsOf(wanted)) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
	const shared = /* @__PURE__ */ new Map();
	const ranked = [];
	for (const name of new Set(names)) {
		let count = 0;
		for (const pair of pairsOf(name)) {
			const [most, had] = [pairs.get(pair), shared.get(pair) ?? 0];
			if (most === void 0 || had === most) continue;
			shared.set(pair, had + 1);
			count += 1;
		}
		shared.clear();
		const like = 2 * count / (wanted.length + name.length + 2);
		if (like >= LEAST) ranked.push({
			name,
			like
		});
	}
	ranked.sort((a, b) => b.like - a.like || (a.name < b.name ? -1 : 1));
	return ranked.slice(0, most).map(({ name }) => name);
};

// src/entries/cli/verbs.ts
const flag = {
	type: "boolean",
	default: false
};
const text = { type: "string" };
const texts = {
	type: "string",
	multiple: true
};
const BASE = {
	options: {
		base: text,
		"no-fetch": flag,
		policy: text
	},
	help: [
		["--base REF", "read the policy at REF instead of at the base branch"],
		["--no-fetch", "ask no network: take what the clone knows of the base branch"],
		["--policy PATH", "where the policy lives (.github/recount.yml)"]
	]
};
const PULL = ["--pr N", "the pull request, by default the branch's own"];
const GATE_HELP = [
	["--repo OWNER/NAME", "the repository, by default the one that this clone opens pull requests in"],
	["--branch B", "the branch that is protected, by default the default branch"],
	["--gate OWNER/NAME", "the repository that an organisation's ruleset takes the workflow from"]
];
/** Every verb of the command line, in the order of the help. */
const VERBS = {
	init: {
		summary: "write the policy, the workflow, the pull request template and AGENTS.md",
		usage: "recount init [--shards N] [--approvers WHO]",
		about: "Finds the test runners of the project and writes what is missing. It overwrites no file. On a terminal it asks who approves a change of the policy or of a workflow.",
		options: {
			shards: text,
			approvers: text
		},
		help: [["--shards N", "a matrix of N legs, and suites in N shards where their runner can"], ["--approvers WHO", "who approves: other (default: a second person) or maintainer (an administrator)"]],
		examples: [
			"recount init",
			"recount init --shards 8",
			"recount init --approvers maintainer"
		]
	},
	run: {
		summary: "run the suites on HEAD and print the block",
		usage: "recount run [--fresh] [--setup] [--proves TEST]... [--out FILE] [--statement FILE] [--json]",
		about: "Runs the suites of the policy on HEAD of a clean tree. The block goes to stdout, progress to stderr. The record of the same tree, policy and system is used again.",
		options: {
			...BASE.options,
			fresh: flag,
			setup: flag,
			proves: texts,
			out: text,
			statement: text
		},
		help: [
			["--fresh", "run anew even where there is a record"],
			["--setup", "run the policy's `setup` first, then the suites anew"],
			["--proves TEST", "try whether this test (`GROUP \u203a TEST`) fails without the change"],
			["--out FILE", "write the record to FILE"],
			["--statement FILE", "write it to FILE as a statement of in-toto (docs/statement.md)"],
			...BASE.help
		],
		examples: [
			"recount run",
			"recount run --fresh --out record.json",
			"recount run --base origin/main"
		]
	},
	pin: {
		summary: "put the block into the pull request's body",
		usage: "recount pin [--push] [--from-ci] [--pr N | --body-file F]",
		about: "Puts the block of the record of HEAD into the body, in place of the old block only. The rest of the body stays.",
		options: {
			...BASE.options,
			push: flag,
			"from-ci": flag,
			pr: text,
			"body-file": text
		},
		help: [
			["--push", "write the body, then push; where the push fails the old body is put back"],
			["--from-ci", "pin the judge's newest record of the head, after showing it beside the old block"],
			PULL,
			["--body-file F", "change the file F instead of a pull request"],
			...BASE.help
		],
		examples: [
			"recount pin --push",
			"recount pin --body-file ../body.md",
			"recount pin --pr 12 --from-ci"
		]
	},
	check: {
		summary: "predict what the check will say",
		usage: "recount check [--body F] [--record F] [--pr N]",
		about: "Judges a body against a record as the action does. Without --record the suites are run (or their stored record is taken), and one that differs from the block once more; without --body the body of the pull request is read.",
		options: {
			...BASE.options,
			body: text,
			record: text,
			pr: text,
			fresh: flag
		},
		help: [
			["--body F", "the body, from a file"],
			["--record F", "the record to hold it against, from `recount run --out F`"],
			["--fresh", "run the suites even where there is a record"],
			PULL,
			...BASE.help
		],
		examples: ["recount check", "recount check --body ../body.md --record record.json"]
	},
	parse: {
		summary: "read report files: counts, digest, what is odd",
		usage: "recount parse FILE... [--format NAME] [--json]",
		about: "Reads test reports as a suite would, and tells what they hold.",
		options: { format: text },
		operands: [1, Number.POSITIVE_INFINITY],
		help: [["--format NAME", "read as this format instead of finding it by the content"]],
		examples: ["recount parse build/*.xml", "recount parse --json report.xml"]
	},
	explain: {
		summary: "tell what differs between two records, test by test",
		usage: "recount explain [A] [B]",
		about: "Compares two records: files from --out, or commits whose record is stored. B is HEAD where it is left out, A the record that the pull request pins.",
		options: { pr: text },
		operands: [0, 2],
		help: [PULL],
		examples: ["recount explain HEAD~1 HEAD", "recount explain mine.json theirs.json"]
	},
	status: {
		summary: "tell in one line why the check is pending, red or missing",
		usage: "recount status [--pr N]",
		about: "Reads the pull request and its runs, and says what the check waits for.",
		options: { pr: text },
		help: [PULL],
		examples: ["recount status --pr 12"]
	},
	calibrate: {
		summary: "run the suites many times and tell what varies",
		usage: "recount calibrate [--runs N] [--last K] [--json]",
		about: "Runs `setup` and the suites in fresh checkouts of HEAD, and of the last K commits of the base branch, each time with one thing varied: path, order of tests, user, time zone, locale, CI. It tells which fields and tests vary and on what they depend, the policy's lines that settle it, and how many honest records would fail without them and with them. It stores nothing and removes its checkouts; `setup` runs in the environment of this machine, and what it installs outside of them stays.",
		options: {
			...BASE.options,
			runs: text,
			last: text
		},
		help: [
			["--runs N", "runs on each commit, from 2 (10 by default)"],
			["--last K", "also the last K commits of the base branch, by first parents (0)"],
			...BASE.help
		],
		examples: [
			"recount calibrate",
			"recount calibrate --runs 20 --last 3",
			"recount calibrate --base HEAD --json"
		]
	},
	hook: {
		summary: "keep a coding agent, and a push, to the rules of the policy",
		usage: "recount hook install | verify | pre-tool-use | pre-push [--git] [--agent NAME]",
		about: "`install` puts the hook into the settings of a coding agent, or with --git into git's own pre-push, and leaves what is there. `verify` runs it with calls whose answer is known. `pre-tool-use` decides one call of a tool, from JSON on stdin, and `pre-push` one push.",
		options: {
			base: text,
			policy: text,
			agent: text,
			git: flag
		},
		operands: [1, 3],
		help: [
			["--agent NAME", "claude (by default) or gemini"],
			["--git", "install git's pre-push hook instead"],
			["--base REF", "the ref that the policy is read at (origin's default branch as this clone has it)"],
			["--policy PATH", "where the policy lives (.github/recount.yml)"]
		],
		examples: [
			"recount hook install",
			"recount hook install --git",
			"recount hook verify"
		]
	},
	mcp: {
		summary: "give the record and the prediction to agents that take tools",
		usage: "recount mcp [--files DIR]",
		about: "A server of the Model Context Protocol on stdin and stdout, with two tools: `record` runs the suites, tells how they go on, and answers with the record and the block; `check` answers with the verdict to expect. With --files there are two more, for an agent that has no other: `read_file`, and `create_file`, which makes new files where the policy lets it.",
		options: { files: text },
		help: [["--files DIR", "the one folder that `read_file` and `create_file` work in"]],
		examples: ["claude mcp add recount -- npx recount mcp", "recount mcp --files drafts"]
	},
	doctor: {
		summary: "tell every way round the check that is open",
		usage: "recount doctor [--repo OWNER/NAME] [--branch B] [--pr N] [--gate OWNER/NAME] [--from DIR]",
		about: "Reads the rules of the branch, the workflows, the policy and CODEOWNERS, as far as the token may, and tells the tier and what is open, with evidence and remedy. What it may not read is unknown, and never counts as good.",
		options: {
			repo: text,
			branch: text,
			pr: text,
			gate: text,
			from: text
		},
		help: [
			...GATE_HELP,
			["--pr N", "look at this pull request's head and base, by default the branch's own"],
			["--from DIR", "look at saved answers instead (docs/enforcement.md tells their names)"]
		],
		examples: [
			"recount doctor",
			"recount doctor --repo octo/demo --json",
			"recount doctor --from answers"
		]
	},
	protect: {
		summary: "make the check required",
		usage: "recount protect [--repo OWNER/NAME] [--branch B] [--org --gate REPO] [--no-reviews] [--yes]",
		about: "Shows the ruleset that is missing as a difference, and writes it when you agree. It changes no ruleset but its own, named recount, and weakens nothing.",
		options: {
			repo: text,
			branch: text,
			org: flag,
			gate: text,
			"no-reviews": flag,
			yes: flag
		},
		help: [
			...GATE_HELP,
			["--org", "a ruleset of the organisation that requires the workflow of --gate"],
			["--no-reviews", "ask no review: for who works alone; doctor tells what stays open"],
			["--yes", "write it without asking"]
		],
		examples: [
			"recount protect",
			"recount protect --yes",
			"recount protect --org --gate octo/gates"
		]
	},
	audit: {
		summary: "compare what was merged with what was judged",
		usage: "recount audit [--since REF | --last N | --commit SHA] [--repo OWNER/NAME]",
		about: "For every commit of the default branch that is looked at: the pull request that brought it, its newest verdict before the merge, and whether body, base, head and files are those that were judged. What cannot be read is unknown, and never counts as good.",
		options: {
			repo: text,
			since: text,
			last: text,
			commit: text,
			until: text,
			workflow: text,
			policy: text
		},
		help: [
			["--since REF", "the commits since REF"],
			["--last N", "the newest N commits along first parents, and all that they brought (1)"],
			["--commit SHA", "this commit, and all that it brought"],
			["--until REF", "up to REF, by default the default branch's tip"],
			["--repo OWNER/NAME", "the repository, by default the one that this clone opens pull requests in"],
			["--workflow PATHS", "the judge's workflow files, by default recount.yml and companion.yml"],
			["--policy PATH", "where the policy lives (.github/recount.yml)"]
		],
		examples: [
			"recount audit",
			"recount audit --since v1.2.0",
			"recount audit --commit 4f2a9c1 --json"
		]
	}
};

// src/entries/cli/arguments.ts
const COMMON = {
	json: { type: "boolean" },
	help: {
		type: "boolean",
		short: "h"
	}
};
/** What a verb is called with, or why that is not understood: told before anything else is looked at. */
const readArguments = (verb, args) => {
	const options = {
		...VERBS[verb].options,
		...COMMON
	};
	const config = {
		args: [...args],
		options,
		allowPositionals: true,
		strict: false,
		tokens: true
	};
	const { tokens, values, positionals } = (0, import__builtin_node_util.parseArgs)(config);
	for (const token of tokens) {
		const wrong = token.kind === "option" ? wrongOption(verb, options, token) : void 0;
		if (wrong !== void 0) return wrong;
	}
	const given = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.filter((one) => typeof one === "string") : value]);
	const read = {
		options: Object.fromEntries(given),
		operands: positionals
	};
	if (read.options["help"] === true) return read;
	return wrongOperands(verb, positionals) ?? excluded(verb, read.options) ?? read;
};
const wrongOption = (verb, options, { name, rawName, value, inlineValue }) => {
	const option = Object.hasOwn(options, name) ? options[name] : void 0;
	if (option === void 0) return `${verb} has no option ${rawName}${offer(name, Object.keys(options), "--")}`;
	if (option.type === "boolean") return value === void 0 ? void 0 : `${rawName} takes no value, found ${value}`;
	if (value === void 0 || value === "") return `${rawName} needs a value${shapeOf(verb, rawName)}`;
	if (inlineValue !== true && /^-./.test(value) && !/^-\d+$/.test(value)) return `${rawName} needs a value, and ${value} looks like an option; where it is the value: ${rawName}=${value}`;
	return wrongForm(name, value);
};
const wrongForm = (name, value) => {
	if (name === "pr" && !isPullNumber(value)) return notPullNumber(value);
	return FILES.has(name) && value === "-" ? `--${name}: expected a file, found - (./- is one of that name)` : void 0;
};
const FILES = /* @__PURE__ */ new Set([
	"body",
	"body-file",
	"record",
	"out",
	"statement"
]);
/** Whether a text is the number of a pull request. */
const isPullNumber = (text) => /^[1-9]\d{0,9}$/.test(text);
/** How it is told that a text is none. */
const notPullNumber = (text) => `--pr: expected a number, found ${text}`;
/** The form of an option's value as the help has it. */
const shapeOf = (verb, rawName) => {
	const shape = VERBS[verb].help.map(([one]) => one).find((one) => one.startsWith(`${rawName} `));
	return shape === void 0 ? "" : `: ${shape}`;
};
/** Offers the names that may be meant. */
const offer = (wanted, names, before = "") => {
	const near = nearestNames(wanted, names).map((name) => `${before}${name}`);
	return near.length === 0 ? "" : `; the nearest: ${near.join(", ")}`;
};
const wrongOperands = (name, operands) => {
	const verb = VERBS[name];
	const [least, most] = "operands" in verb ? verb.operands : [0, 0];
	if (operands.length < least) return `${name} needs an operand: ${verb.usage}`;
	if (operands.length <= most) return void 0;
	return `${name} takes ${most === 0 ? "no operand" : `${most} operands at most`}, found ${operands.slice(most).join(" ")}`;
};
/** Options of which one would be passed over in silence beside the other. */
const EXCLUSIVE = {
	pin: [["body-file", ["pr"]]],
	doctor: [["from", [
		"repo",
		"branch",
		"pr",
		"gate"
	]]],
	audit: [["commit", ["until"]]],
	hook: [["git", ["agent"]]]
};
const excluded = (verb, options) => {
	const isGiven = (name) => options[name] !== void 0 && options[name] !== false;
	for (const [one, others] of EXCLUSIVE[verb] ?? []) {
		const other = isGiven(one) ? others.find(isGiven) : void 0;
		if (other !== void 0) return `--${one} and --${other} exclude each other: give one of them`;
	}
};

// src/app/desk/remedy.ts
/** What mends a fault at a desk, where it is not what mends it in a job. */
const AT_DESK = {
	"github-unreachable": "look at the connection and at https://www.githubstatus.com, then try again",
	"github-refused": "see that the token is of an account that may do this (`gh auth status`), and that a fine-grained one has the permissions contents: read, pull requests: write, actions: write and checks: read",
	"github-limited": "wait until the limit is over, then try again",
	"github-unexpected": "try again; where it stays, please report it",
	"checkout-shallow": "`git fetch --unshallow` brings the history that is missing"
};
/** A fault with the remedy of a desk; one that was given for just this case stays. A verb that was misused has its own help. */
const remedyHere = (fault, verb) => {
	if (fault.remedy !== CODES[fault.code].remedy) return fault.remedy;
	if (fault.code === "usage" && verb !== void 0) return `\`recount ${verb} --help\` shows what it takes`;
	return AT_DESK[fault.code] ?? fault.remedy;
};

// src/core/json-text.ts
/** A value as a document of JSON that people read too. */
const jsonDocument = (value) => `${JSON.stringify(value, null, 2)}\n`;

// src/core/render/plain.ts
const SEQUENCES = /\u001b\[[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|\u001b[@-_]/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** Outside text on one line: without colours, controls, invisible or direction-changing characters; cut at `limit`. */
const plainLine = (text, limit) => {
	const line = text.replace(SEQUENCES, "").replace(/[\t\r\n]+/g, " ").replace(INVISIBLE, "");
	return line.length <= limit ? line : `${line.slice(0, limit).replace(/[\ud800-\udbff]$/, "")}\u2026`;
};
/** Outside text of many lines, cleaned like {@link plainLine}; lines of over 1,000 characters are cut. */
const plainLines = (text) => text.split(/\r\n|\r|\n/).map((line) => plainLine(line.replace(/\t/g, "    "), 1e3)).join("\n");

// src/entries/cli/tell.ts
/** Where a fault is, for the end of its line; nothing where its message has named the file and there is no line. */
const placeOf = ({ message, place }) => place === void 0 || place.line === void 0 && message.includes(place.file) ? "" : ` (${plainLine([
	place.file,
	place.line,
	place.column
].filter((part) => part !== void 0).join(":"), 2e3)})`;
/** Tells why a verb could not do its work, and what mends it; `--json` gives the same as data. */
const tellFaults = ({ json, terminal, verb }, faults) => {
	if (json) terminal.out(jsonDocument({ error: faults.map(({ cause: _cause, ...fault }) => ({
		...fault,
		remedy: remedyHere(fault, verb)
	})) }));
	for (const fault of faults) {
		terminal.err(`recount: ${fault.code}: ${plainLine(fault.message, 2e3)}${placeOf(fault)}\n`);
		if (typeof fault.cause === "string") terminal.err(plainLines(fault.cause).replace(/\n*$/, "\n"));
		terminal.err(`  to mend it: ${plainLine(remedyHere(fault, verb), 2e3)}\n`);
	}
	return 2;
};

// src/entries/cli/usage.ts
const column = (rows) => {
	const width = Math.max(...rows.map(([name]) => name.length)) + 2;
	return rows.map(([name, meaning]) => `  ${name.padEnd(width)}${meaning}`).join("\n");
};
const WIDTH = 80;
const wrap = (text) => {
	const lines = [];
	let line = "";
	for (const word of text.split(" ")) if (line !== "" && line.length + 1 + word.length > WIDTH) {
		lines.push(line);
		line = word;
	} else line = line === "" ? word : `${line} ${word}`;
	return [...lines, line].join("\n");
};
const JSON_ALONE = "one JSON document on stdout and nothing else";
const HELP = ["--help", "this text"];
/** What `--json` gives, where it gives anything: what an agent or git has started answers as they want it. */
const jsonOf = (name) => {
	if (name === "mcp") return [];
	return [["--json", name === "hook" ? `of \`install\` and \`verify\`: ${JSON_ALONE}` : JSON_ALONE]];
};
/** The help of the whole command line. */
const usage = () => `Recount: is what the pull request says what the commit gives?

Usage: recount VERB [options]

${column(Object.entries(VERBS).map(([name, { summary }]) => [name, summary]))}

Usual order:
  recount init                 once, by the maintainer
  recount run                  after the last commit
  recount pin --push           writes the block and pushes

recount VERB --help tells the options of a verb, recount --version which Recount this is.
Exit status: 0 good, 1 a difference, a failing suite or no green check, 2 nothing could be told.
`;
/** The help of one verb. */
const verbUsage = (name) => {
	const { usage, about, help, examples } = VERBS[name];
	return `Usage: ${usage}

${wrap(about)}

${column([
		...help,
		...jsonOf(name),
		HELP
	])}

Examples:
${examples.map((example) => `  ${example}`).join("\n")}
`;
};

// src/entries/environment.ts
/** The environment as it is now. */
const readEnvironment = () => Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));

// \0builtin:node:readline/promises
var require_promises = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:readline/promises");
}));

// src/entries/cli.ts
const ask = async (question) => {
	const { createInterface } = await Promise.resolve().then(() => /* @__PURE__ */ __toESM(require_promises(), 1));
	const lines = createInterface({
		input: process.stdin,
		output: process.stderr
	});
	try {
		return await Promise.race([lines.question(question), (0, import__builtin_node_events.once)(lines, "close").then(() => "")]);
	} finally {
		lines.close();
	}
};
const terminal = {
	out: (text) => process.stdout.write(text),
	err: (text) => process.stderr.write(text),
	isTerminal: process.stderr.isTTY,
	...process.stdin.isTTY && process.stderr.isTTY ? { ask } : {}
};
const isVerb = (name) => name !== void 0 && Object.hasOwn(VERBS, name);
const misused = (call, message) => tellFaults({
	...call,
	terminal
}, [fault("usage", message)]);
const unknownVerb = (name) => `there is no verb ${JSON.stringify(name)}${offer(name, Object.keys(VERBS))}`;
const main = async ([name, ...rest]) => {
	const json = rest.includes("--json");
	if (name === void 0 || name === "help" || name === "--help" || name === "-h") {
		const about = rest.find((one) => !one.startsWith("-"));
		if (about !== void 0 && !isVerb(about)) return misused({ json }, unknownVerb(about));
		terminal.out(about === void 0 ? usage() : verbUsage(about));
		return name === void 0 ? 2 : 0;
	}
	if (name === "version" || name === "--version" || name === "-v") {
		terminal.out(`${TOOL}\n`);
		return 0;
	}
	if (!isVerb(name)) return misused({ json }, unknownVerb(name));
	const parsed = readArguments(name, rest);
	if (typeof parsed === "string") return misused({
		json,
		verb: name
	}, parsed);
	if (parsed.options["help"] === true) {
		terminal.out(verbUsage(name));
		return 0;
	}
	const { verbs } = await import("./desk-verbs.js");
	return (await verbs[name]())({
		...parsed,
		verb: name,
		json,
		cwd: process.cwd(),
		env: readEnvironment(),
		terminal
	});
};
let isLost = false;
process.stdout.on("error", (error) => {
	if (error.code === "EPIPE") return;
	isLost = true;
	process.exitCode = tellFaults({
		json: false,
		terminal
	}, [fault("file-unreadable", `standard output could not be written: ${error.message}`)]);
});
process.stderr.on("error", () => {});
try {
	const status = await main(process.argv.slice(2));
	process.exitCode = isLost ? 2 : status;
} catch (cause) {
	const said = cause instanceof Error ? cause.stack ?? cause.message : String(cause);
	process.exitCode = tellFaults({
		json: process.argv.includes("--json"),
		terminal
	}, [fault("internal", "Recount itself failed", {
		cause: said,
		remedy: "please report it with the lines above"
	})]);
}

export {  };