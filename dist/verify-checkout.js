// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);

// \0builtin:node:os
var require__builtin_node_os = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:os");
}));

// \0builtin:node:path
var require__builtin_node_path = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:path");
}));

// \0builtin:node:worker_threads
var require__builtin_node_worker_threads = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:worker_threads");
}));

// \0builtin:node:fs
var require__builtin_node_fs = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:fs");
}));

// src/io/files/state.ts
var import__builtin_node_os = require__builtin_node_os();
var import__builtin_node_path = require__builtin_node_path();
var import__builtin_node_worker_threads = require__builtin_node_worker_threads();
var import__builtin_node_fs = require__builtin_node_fs();
/** What lies at a path, be it a link; nothing where the path leads nowhere, as below a file. */
const stateOf = (path) => {
	try {
		return (0, import__builtin_node_fs.lstatSync)(path, { throwIfNoEntry: false });
	} catch {
		return;
	}
};

// src/core/codes/entry.ts
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

// src/core/file-mode.ts
/** How git's trees write that an entry is a link, or a submodule. */
const LINK = "120000";
const SUBMODULE = "160000";

// \0builtin:node:buffer
var require__builtin_node_buffer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:buffer");
}));

// src/io/files/utf8.ts
var import__builtin_node_buffer = require__builtin_node_buffer();

// src/io/git/commits.ts
/** HEAD's commit and tree. */
const readHead = async (git) => {
	const found = await git.objects.read("HEAD^{commit}");
	const tree = found.ok ? /^tree (\w+)$/m.exec(found.value?.content?.toString("latin1") ?? "")?.[1] : void 0;
	if (!found.ok || found.value === void 0 || tree === void 0) return err(fault("not-a-repository", `${git.root} has no commit yet`));
	return ok({
		commit: found.value.id,
		tree
	});
};

// \0builtin:node:crypto
var require__builtin_node_crypto = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:crypto");
}));

// src/io/git/tree.ts
var import__builtin_node_crypto = require__builtin_node_crypto();
/** A path of a tree as the text that it is meant to be. */
const textOf = (path) => bytesOf(path).toString();
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
/** Entries as `git update-index -z --index-info` reads them. */
const writeEntries = (entries) => bytesOf(entries.map(({ mode, id, path }) => `${mode} ${id}\t${path}\0`).join(""));
/** Every file of a commit's tree, as git lists it. */
const listTree = async (git, commit) => {
	const answer = await git.call([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commit
	]);
	return answer.ok ? ok(answer.value.stdout) : answer;
};

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
/** The hash of a regular file's bytes, begun with what its size asks for; nothing where it is no regular file. */
const hashFile = (path, begin) => {
	const file = (0, import__builtin_node_fs.openSync)(path, OPEN_FLAGS);
	try {
		const state = (0, import__builtin_node_fs.fstatSync)(file);
		return state.isFile() ? hashOpened(file, state.size, begin(state.size)) : void 0;
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
/** Whether two regular files hold the same bytes. */
const sameBytes = (one, other) => {
	try {
		const begin = (size) => (0, import__builtin_node_crypto.createHash)("sha256").update(`${size}\0`);
		const hash = hashFile(one, begin);
		return hash !== void 0 && hash === hashFile(other, begin);
	} catch {
		return false;
	}
};
const BEYOND_ASCII = /[\x80-\xff]/;
/** Where a path of a tree lies in a working tree: text, which costs less, where it is the same as the bytes. */
const pathIn = (root, path) => BEYOND_ASCII.test(path) ? Buffer.concat([Buffer.from(`${root}/`), bytesOf(path)]) : `${root}/${path}`;

// \0builtin:node:fs/promises
var require_promises = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:fs/promises");
}));

// src/io/git/borrowing.ts
var import_promises = require_promises();
/** Settings of the user's or the runner's that decide how a file's text is written, each with the values git knows. */
const TEXT_SETTINGS = {
	"core.autocrlf": /^(?:true|false|input|yes|no|on|off|0|1)$/i,
	"core.eol": /^(?:lf|crlf|native)$/i
};
/**
* Makes an existing folder a git folder of our own that borrows the repository's objects: neither its configuration nor
* its `info/attributes` counts there, no `filter.*` program is known, and the index is new. Gives how git is called in it.
*/
const makeBorrowingFolder = async (git, folder, head = "ref: refs/heads/none") => {
	const settings = await readTextSettings(git);
	if (!settings.ok) return settings;
	await writeGitFolder(folder, git, settings.value, head);
	return ok({
		gitDir: folder,
		env: { GIT_OBJECT_DIRECTORY: (0, import__builtin_node_path.join)(git.commonDir, "objects") }
	});
};
const readTextSettings = async (git) => {
	const answer = await git.call([
		"config",
		"-z",
		"--get-regexp",
		"^core\\.(autocrlf|eol)$"
	], {
		profile: "desk",
		codes: [0, 1]
	});
	if (!answer.ok) return answer;
	const settings = /* @__PURE__ */ new Map();
	for (const line of answer.value.stdout.toString().split("\0")) {
		const [name = "", value = "true"] = line.split("\n");
		if (TEXT_SETTINGS[name]?.test(value) === true) settings.set(name, value);
	}
	return ok(settings);
};
const writeGitFolder = async (folder, git, settings, head) => {
	const sha256 = git.objectFormat === "sha256";
	const config = [
		"[core]",
		`repositoryFormatVersion = ${sha256 ? 1 : 0}`,
		...[...settings].map(([name, value]) => `${name.slice(5)} = ${value}`),
		...sha256 ? ["[extensions]", "objectFormat = sha256"] : []
	];
	await (0, import_promises.mkdir)((0, import__builtin_node_path.join)(folder, "refs"));
	await (0, import_promises.writeFile)((0, import__builtin_node_path.join)(folder, "HEAD"), `${head}\n`);
	await (0, import_promises.writeFile)((0, import__builtin_node_path.join)(folder, "config"), `${config.join("\n")}\n`);
};

// src/io/git/conversion.ts
/**
* Those of a commit's entries that git's own conversion of line endings, encoding and `$Id$` does not explain, in either
* direction: from the file to what would be committed, or from the commit to what a checkout would write.
*
* Git works in a folder of our own that borrows the repository's objects, so that neither its configuration nor its
* `info/attributes` counts, no `filter.*` program is known, and the index is new. Attributes are those of the commit
* from git 2.41 on; an older git reads them from the working tree.
*/
const withoutConverted = async (git, commit, entries) => {
	if (entries.length === 0) return ok(entries);
	const folder = await (0, import_promises.mkdtemp)((0, import__builtin_node_path.join)((0, import__builtin_node_os.tmpdir)(), "git-"));
	try {
		const borrowing = await makeBorrowingFolder(git, folder);
		if (!borrowing.ok) return borrowing;
		const { gitDir, env } = borrowing.value;
		const instead = {
			gitDir,
			env: {
				...env,
				GIT_ATTR_SOURCE: commit
			}
		};
		return await compareConverted(git, entries, instead, (0, import__builtin_node_path.join)(folder, "written"));
	} finally {
		await (0, import_promises.rm)(folder, {
			recursive: true,
			force: true
		});
	}
};
const compareConverted = async (git, entries, instead, written) => {
	const filled = await git.call([
		"update-index",
		"-z",
		"--index-info"
	], {
		instead,
		input: writeEntries(entries)
	});
	if (!filled.ok) return filled;
	const refreshed = await git.call([
		"update-index",
		"-q",
		"--refresh"
	], {
		instead,
		codes: [0, 1]
	});
	if (!refreshed.ok) return refreshed;
	const left = await git.call(["diff-files", ...[
		"-z",
		"--name-only",
		"--no-ext-diff",
		"--no-textconv",
		"--ignore-submodules=all"
	]], { instead });
	if (!left.ok) return left;
	const unclean = new Set(splitNul(left.value.stdout));
	const doubtful = entries.filter(({ path }) => unclean.has(path) || hasForeignId(pathIn(git.root, path)));
	if (doubtful.length === 0) return ok([]);
	const input = bytesOf(doubtful.map(({ path }) => `${path}\0`).join(""));
	const args = [
		"checkout-index",
		"-z",
		"--stdin",
		`--prefix=${written}/`
	];
	const out = await git.call(args, {
		instead,
		input,
		codes: [
			0,
			1,
			128
		]
	});
	return out.ok ? ok(doubtful.filter(({ path }) => !sameBytes(pathIn(git.root, path), pathIn(written, path)))) : out;
};
const FOREIGN_ID = /\$Id:(?! (?:[0-9a-f]{40}|[0-9a-f]{64}) \$)[^$\n]*\$/;
const hasForeignId = (path) => {
	try {
		const bytes = (0, import__builtin_node_fs.readFileSync)(path);
		return bytes.includes("$Id:") && FOREIGN_ID.test(bytes.toString("latin1"));
	} catch {
		return true;
	}
};

// src/io/git/lfs.ts
/** A pointer must be shorter than this, in bytes, by the specification of Git LFS. */
const POINTER_LIMIT = 1024;
const POINTER = /^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d{1,15})\n?$/;
/** Reads a pointer. One with extensions is none: they change the content, and only their programs know how. */
const parsePointer = (text) => {
	const found = POINTER.exec(text);
	return found === null ? void 0 : {
		sha256: found[1] ?? "",
		size: Number(found[2])
	};
};
/** Those of the entries whose file is not the content that a pointer in the commit stands for. */
const withoutLfsContent = async (git, entries) => {
	const pointers = await readPointers(git, entries);
	if (!pointers.ok) return pointers;
	return ok(entries.filter((entry) => {
		const pointer = pointers.value.get(entry.id);
		return pointer === void 0 || !holds(pathIn(git.root, entry.path), pointer);
	}));
};
const holds = (path, { sha256, size }) => {
	let length = -1;
	const hash = hashFile(path, (bytes) => {
		length = bytes;
		return (0, import__builtin_node_crypto.createHash)("sha256");
	});
	return length === size && hash === sha256;
};
/** The pointers among the entries, by their ids. */
const readPointers = async (git, entries) => {
	const pointers = /* @__PURE__ */ new Map();
	const ids = [...new Set(entries.map(({ id }) => id))];
	if (ids.length === 0) return ok(pointers);
	const sizes = await git.call(["cat-file", "--batch-check"], { input: lines(ids) });
	if (!sizes.ok) return sizes;
	const small = [...sizes.value.stdout.toString().matchAll(/^(\w+) blob (\d+)$/gm)].flatMap(([, id = "", size]) => Number(size) < POINTER_LIMIT ? [id] : []);
	if (small.length === 0) return ok(pointers);
	const blobs = await git.call(["cat-file", "--batch"], { input: lines(small) });
	if (!blobs.ok) return blobs;
	for (const { id, content } of readBatch(blobs.value.stdout)) {
		const pointer = parsePointer(content.toString());
		if (pointer !== void 0) pointers.set(id, pointer);
	}
	return ok(pointers);
};
const lines = (ids) => ids.map((id) => `${id}\n`).join("");
function* readBatch(bytes) {
	for (let at = 0; at < bytes.length;) {
		const end = bytes.indexOf("\n", at);
		const [id = "", , size] = bytes.toString("latin1", at, end).split(" ");
		const start = end + 1;
		at = start + Number(size) + 1;
		yield {
			id,
			content: bytes.subarray(start, at - 1)
		};
	}
}

// src/io/git/comparison.ts
/** What is left of differences in bytes, as {@link differingEntries} sees it. */
const unexplained = async (git, commit, { altered, broken }) => {
	const unlike = await withoutLfsContent(git, altered);
	if (!unlike.ok) return unlike;
	const left = await withoutConverted(git, commit, unlike.value);
	return left.ok ? ok([...broken, ...left.value]) : left;
};
/** Up to five paths for a message, and how many more there are. */
const nameSome = (paths) => {
	const more = paths.length - 5;
	return `${paths.slice(0, 5).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
};

// src/io/git/checkout.ts
const compareAlone = ({ root, objectFormat }, listing) => compareBytes(root, readEntries(listing), objectFormat);
/**
* Whether every tracked file in the working tree is the one of HEAD. Nothing that an index says counts (flags such as
* assume-unchanged live there), no program of the repository's configuration runs, and replacement objects are off.
*/
const checkoutState = async (git, compare = compareAlone) => {
	const head = await readHead(git);
	if (!head.ok) return head;
	const listing = await listTree(git, head.value.commit);
	if (!listing.ok) return listing;
	const differing = await unexplained(git, head.value.commit, await compare(git, listing.value));
	if (!differing.ok) return differing;
	if (differing.value.length === 0) return ok(void 0);
	const names = nameSome(differing.value.map(({ path }) => textOf(path)));
	return err(fault("checkout-differs", `files in ${git.root} are not those of ${head.value.commit.slice(0, 12)}: ${names}`));
};

// src/io/git/credentials.ts
/**
* Whether the repository's own configuration, or its working tree's, leads to a credential, as `actions/checkout` leaves
* one that is not told `persist-credentials: false`: a header that holds it (to version 5), or a file included from
* elsewhere (from version 6).
*/
const checkoutCredentials = async (git) => {
	const listed = await git.call([
		"config",
		"--no-includes",
		"--list",
		"-z"
	]);
	if (!listed.ok) return listed;
	const suspects = settingsIn(listed.value.stdout).filter(([key, value]) => isCredential(key.toLowerCase(), value));
	const committed = suspects.some(isSubmodule) ? await addressesOf(git) : /* @__PURE__ */ new Set();
	const found = suspects.find((one) => !isSubmodule(one) || !committed.has(one.join("\n")));
	if (found === void 0) return ok(void 0);
	const name = found[0].replace(/\/\/[^/@\s]+@/, "//\u2026@");
	return err(fault("checkout-credentials", `git's configuration in ${git.gitDir} leads to a credential: ${name}`));
};
const settingsIn = (listed) => splitNul(listed).map(textOf).map((entry) => {
	const end = entry.indexOf("\n");
	return end < 0 ? [entry, ""] : [entry.slice(0, end), entry.slice(end + 1)];
});
const isSubmodule = ([key]) => /^submodule\..*\.url$/s.test(key);
/**
* The addresses of submodules that the commit itself names, which a checkout copies from there: often with the name of a
* user in them (`https://git@github.com/`). What is committed is no secret.
*/
const addressesOf = async (git) => {
	const listed = await git.call([
		"config",
		"--no-includes",
		"--blob",
		"HEAD:.gitmodules",
		"--list",
		"-z"
	]);
	return new Set(listed.ok ? settingsIn(listed.value.stdout).map((one) => one.join("\n")) : []);
};
const isCredential = (key, value) => value !== "" && /^http\.(?:.*\.)?(?:extraheader|cookiefile|sslkey)$|^include(?:if\..*)?\.path$|^credential\.(?:.*\.)?helper$/.test(key) || key === "core.sshcommand" && /\s-i|identityfile/i.test(value) || /https?:\/\/[^/@\s]+@/.test(`${key} ${value}`);

// \0builtin:node:child_process
var require__builtin_node_child_process = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:child_process");
}));

// src/io/process/program.ts
var import__builtin_node_child_process = require__builtin_node_child_process();
/**
* The absolute path of a program on the given PATH. Empty and relative entries mean the current folder, where a program
* of the checkout could wait for us: they are passed over, and so is whatever lies in the folder `outside`, by its own
* name or by a link.
*/
const findProgram = (name, env, outside) => {
	const file = process.platform === "win32" ? `${name}.exe` : name;
	const forbidden = outside === void 0 ? void 0 : real(outside);
	for (const folder of pathOf(env).split(import__builtin_node_path.delimiter)) {
		const path = (0, import__builtin_node_path.join)(folder, file);
		if (!(0, import__builtin_node_path.isAbsolute)(folder) || !isExecutable(path)) continue;
		const lies = (place) => forbidden !== void 0 && `${real(place)}${import__builtin_node_path.sep}`.startsWith(`${forbidden}${import__builtin_node_path.sep}`);
		if (!lies(folder) && !lies(path)) return path;
	}
};
const pathOf = (env) => Object.entries(env).find(([name]) => name.toUpperCase() === "PATH")?.[1] ?? "";
const real = (path) => {
	try {
		return (0, import__builtin_node_fs.realpathSync)(path);
	} catch {
		return path;
	}
};
const isExecutable = (path) => {
	try {
		(0, import__builtin_node_fs.accessSync)(path, import__builtin_node_fs.constants.X_OK);
		return (0, import__builtin_node_fs.statSync)(path).isFile();
	} catch {
		return false;
	}
};

// \0builtin:node:net
var require__builtin_node_net = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:net");
}));

// src/io/git/objects.ts
var import__builtin_node_net = require__builtin_node_net();
/** Milliseconds that git waits for another question: between two of them GitHub may be asked. */
const LINGER = 2e3;
const UNASKABLE = /[\r\n\0]/;
/**
* Reads objects through one `git cat-file --batch`, which `start` starts: at once, and again after a while without a
* question. Nothing of it stays where a suite runs, and without a question it keeps no process from its end.
*/
const openObjects = (start) => {
	let live = converse(start());
	let timer;
	let open = 0;
	const end = () => {
		clearTimeout(timer);
		live?.end();
		live = void 0;
	};
	return {
		end,
		read: async (name, most = Number.POSITIVE_INFINITY) => {
			if (UNASKABLE.test(name)) return ok(void 0);
			clearTimeout(timer);
			open++;
			live ??= converse(start());
			const found = await live.ask(name, most);
			if (--open > 0) return found;
			live?.rest();
			timer = setTimeout(end, LINGER).unref();
			return found;
		}
	};
};
const converse = (child) => {
	const waiting = [];
	let said = "";
	let over = false;
	const reply = (found) => waiting.shift()?.answer(found);
	const stop = (reason) => {
		over = true;
		while (waiting.length > 0) reply(broken(reason));
	};
	child.on("error", ({ message }) => stop(message));
	child.on("close", () => stop(said.trim()));
	child.stdin.on("error", () => {});
	child.stderr.on("data", (chunk) => {
		said = `${said}${chunk.toString()}`.slice(0, 1e4);
	});
	child.stdout.on("data", readAnswers(() => waiting[0]?.most ?? 0, reply));
	const parts = [
		child,
		child.stdin,
		child.stdout,
		child.stderr
	];
	const rest = () => {
		for (const part of parts) if (part === child || part instanceof import__builtin_node_net.Socket) part.unref();
	};
	const wake = () => {
		for (const part of parts) if (part === child || part instanceof import__builtin_node_net.Socket) part.ref();
	};
	rest();
	return {
		rest,
		ask: (name, most) => new Promise((answer) => {
			if (over) return answer(broken(said.trim()));
			wake();
			waiting.push({
				most,
				answer
			});
			return child.stdin.write(`${name}\n`);
		}),
		end: () => child.stdin.end()
	};
};
const broken = (reason) => err(fault("git-failed", `git cat-file failed: ${reason}`));
const LINE_FEED = 10;
/** Takes what git writes: `<id> <type> <size>`, a line feed, the bytes, a line feed; or one line that tells why not. */
const readAnswers = (most, reply) => {
	let head = "";
	let object;
	let parts = [];
	let left = 0;
	return (chunk) => {
		for (let at = 0; at < chunk.length;) {
			if (object === void 0) {
				const end = chunk.indexOf(LINE_FEED, at);
				head += chunk.toString("utf8", at, end === -1 ? chunk.length : end);
				at = end === -1 ? chunk.length : end + 1;
				if (end === -1) continue;
				object = readHeader(head);
				head = "";
				if (object === void 0) reply(ok(void 0));
				else left = object.size + 1;
				continue;
			}
			const part = chunk.subarray(at, at + left);
			at += part.length;
			left -= part.length;
			const kept = object.size <= most();
			if (kept) parts.push(part);
			if (left > 0) continue;
			reply(ok({
				...object,
				content: kept ? Buffer.concat(parts).subarray(0, object.size) : void 0
			}));
			object = void 0;
			parts = [];
		}
	};
};
const readHeader = (line) => {
	const found = /^([0-9a-f]{40}|[0-9a-f]{64}) (\w+) (\d+)$/.exec(line);
	return found === null ? void 0 : {
		id: found[1] ?? "",
		type: found[2] ?? "",
		size: Number(found[3])
	};
};

// src/io/git/profile.ts
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

// src/io/git/git.ts
const LARGEST_ANSWER = 268435456;
/**
* Opens the repository of a folder. In the judged profile the folder itself must be the top of the working tree: git
* then searches no parent folder, and no bare repository that a commit carries is taken for the one meant.
*/
const openGit = async ({ dir, env, profile }) => {
	const program = findProgram("git", env, profile === "judged" ? dir : void 0);
	if (program === void 0) return err(fault("program-missing", "git was not found on PATH"));
	const start = {
		program,
		env,
		profile,
		cwd: dir
	};
	const place = profile === "judged" ? {
		...start,
		gitDir: (0, import__builtin_node_path.join)(dir, ".git")
	} : start;
	const objects = openObjects(() => startReader(place));
	const found = await makeCall(place)([
		"rev-parse",
		ABSOLUTE,
		"--show-toplevel",
		"--absolute-git-dir",
		"--git-common-dir",
		"--show-object-format"
	]);
	if (!found.ok) objects.end();
	if (!found.ok) return err(notOpened(dir, found.error.message));
	const lines = found.value.stdout.toString().trimEnd().split("\n");
	if (lines[0] === ABSOLUTE) {
		objects.end();
		return err(await tooOld(program, makeCall(place)));
	}
	const [root, gitDir, commonDir, format, ...rest] = lines;
	if (root === void 0 || gitDir === void 0 || commonDir === void 0 || rest.length > 0) return err(fault("not-a-repository", `the path of the repository of ${dir} holds a line break`));
	return ok({
		profile,
		root,
		gitDir,
		commonDir,
		objectFormat: format === "sha256" ? "sha256" : "sha1",
		objects,
		call: makeCall({
			...start,
			cwd: root,
			gitDir
		})
	});
};
/** Known since git 2.31. */
const ABSOLUTE = "--path-format=absolute";
const tooOld = async (program, call) => {
	const version = await call(["--version"]);
	const found = version.ok ? version.value.stdout.toString().trim() : "an older one";
	return fault("program-missing", `expected git 2.31 or later, found ${found} (${program})`, { remedy: "install a newer git, or let PATH name one first" });
};
/** Git refuses a repository that is there for several reasons, and then tells them. */
const notOpened = (dir, said) => {
	if (/not a git repository/.test(said)) return fault("not-a-repository", `${dir} is not in a git repository: ${said}`);
	if (/bare repository|in a work tree/.test(said)) return fault("not-a-repository", `${dir} is in a git repository that has no working tree there: ${said}`, { remedy: "run it in a working tree: `git clone` and `git worktree add` make one" });
	return fault("not-a-repository", `the git repository of ${dir} cannot be used: ${said}`, { remedy: "do what the message of git says" });
};
/** What every call has before git's own verb, and its environment. */
const preamble = ({ env, cwd, gitDir }, profile, hooks) => ({
	options: [...gitSettings(profile, hooks), ...gitDir === void 0 ? [] : [`--git-dir=${gitDir}`, `--work-tree=${cwd}`]],
	env: { ...gitEnvironment(profile, env) }
});
const startReader = (base) => {
	const { options, env } = preamble(base, base.profile, "none");
	return (0, import__builtin_node_child_process.spawn)(base.program, [
		...options,
		"cat-file",
		"--batch"
	], {
		cwd: base.cwd,
		env,
		windowsHide: true
	});
};
const makeCall = (base) => async (args, options = {}) => {
	const { input, codes = [0], hooks = "none", instead, timeout } = options;
	const profile = instead === void 0 ? options.profile ?? base.profile : "judged";
	const cwd = instead?.workTree ?? base.cwd;
	const place = instead === void 0 ? base : {
		...base,
		gitDir: instead.gitDir,
		cwd
	};
	const { options: before, env } = preamble(place, profile, hooks);
	const answer = await ask(base.program, [...before, ...args], {
		cwd,
		env: {
			...env,
			...instead?.env
		},
		input,
		timeout
	});
	const { code, stdout } = answer;
	if (code !== void 0 && codes.includes(code)) return ok({
		code,
		stdout
	});
	return err(fault("git-failed", `git ${args[0] ?? ""} failed: ${answer.reason}`));
};
/**
* Asks a program and takes its whole answer. Node's own `execFile`: git is asked a dozen times before a suite starts, and
* each time a richer client costs more than git does.
*/
const ask = (program, args, { input, ...options }) => new Promise((resolve) => {
	const settings = {
		...options,
		encoding: "buffer",
		maxBuffer: LARGEST_ANSWER,
		killSignal: "SIGKILL",
		windowsHide: true
	};
	const child = (0, import__builtin_node_child_process.execFile)(program, args, settings, (error, stdout, stderr) => {
		const code = error === null ? 0 : error.code;
		const said = stderr.toString().trim();
		const reason = said === "" ? error?.message ?? "" : said;
		resolve({
			code: typeof code === "number" ? code : void 0,
			stdout,
			reason
		});
	});
	child.stdin?.on("error", () => {});
	child.stdin?.end(input);
});

// src/io/git/shared-tree.ts
/** About 500 files: none waits long for the last part of another, and to take one costs nothing beside. */
const PART = 32768;
const [ALTERED, BROKEN] = [1, 2];
const shared = (length) => new Uint8Array(new SharedArrayBuffer(length));
/** Puts a listing where threads can share it. */
const shareTree = (root, algorithm, listing) => {
	const ends = [];
	for (let end = 0; end < listing.length; ends.push(end)) {
		const last = listing.indexOf(0, end + PART);
		end = last === -1 ? listing.length : last + 1;
	}
	const own = shared(listing.length);
	own.set(listing);
	return {
		root,
		algorithm,
		listing: own,
		marks: shared(listing.length),
		ends: Int32Array.from(ends),
		done: shared(ends.length),
		taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
	};
};
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
/** What the threads have found. A part that was taken and not done is compared here: its thread is gone. */
const foundDifference = (tree) => {
	for (const part of tree.ends.keys()) if (Atomics.load(tree.done, part) === 0) comparePart(tree, part);
	if (!tree.marks.some((mark) => mark !== 0)) return {
		altered: [],
		broken: []
	};
	const marked = (mark) => [...tree.ends.keys()].flatMap((part) => {
		const { entries, marks } = readPart(tree, part);
		return entries.filter((_, index) => marks[index] === mark);
	});
	return {
		altered: marked(ALTERED),
		broken: marked(BROKEN)
	};
};

// src/entries/environment.ts
/** The environment as it is now. */
const readEnvironment = () => Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));

// src/entries/verify-checkout.ts
/** Bytes of an index for each thread: about five thousand files, which take as long as a thread takes to start. */
const WORTH_A_THREAD = 524288;
const MOST_THREADS = 4;
/** Starts the threads that will help to compare a large tree: while git is asked, so that they are there when it answers. */
const startOthers = (root) => {
	const size = stateOf((0, import__builtin_node_path.join)(root, ".git", "index"))?.size ?? 0;
	const threads = Math.min((0, import__builtin_node_os.availableParallelism)(), MOST_THREADS, Math.ceil(size / WORTH_A_THREAD));
	return Array.from({ length: threads - 1 }, () => {
		const thread = new import__builtin_node_worker_threads.Worker(new URL("./compare-part.js", import.meta.url));
		const ended = new Promise((resolve) => thread.once("error", resolve).once("exit", resolve));
		thread.unref();
		return {
			thread,
			ended
		};
	});
};
const compareWith = (others) => async ({ root, objectFormat }, listing) => {
	const tree = shareTree(root, objectFormat, listing);
	for (const { thread } of others) {
		thread.ref();
		thread.postMessage(tree);
	}
	compareParts(tree);
	await Promise.all(others.map(({ ended }) => ended));
	return foundDifference(tree);
};
const env = readEnvironment();
const dir = env["GITHUB_WORKSPACE"] ?? process.cwd();
const compare = compareWith(startOthers(dir));
const git = await openGit({
	dir,
	env,
	profile: "judged"
});
const [state, credentials] = git.ok ? await Promise.all([checkoutState(git.value, compare), checkoutCredentials(git.value)]) : [git, git];
if (git.ok) git.value.objects.end();
const found = state.ok ? credentials : state;
if (found.ok) import__builtin_node_worker_threads.parentPort?.postMessage(null);
else {
	const { code, message, remedy } = found.error;
	import__builtin_node_worker_threads.parentPort?.postMessage({
		code,
		message,
		remedy
	});
}

export {  };