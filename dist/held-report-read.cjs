Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);

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

// src/core/report/decode.ts
/** As much as an XML declaration may take; the encoding is settled from this. */
const HEAD$1 = 1024;
const MAGIC = [
	["gzip", [31, 139]],
	["zip", [
		80,
		75,
		3,
		4
	]],
	["zip", [
		80,
		75,
		5,
		6
	]],
	["zstd", [
		40,
		181,
		47,
		253
	]],
	["xz", [
		253,
		55,
		122,
		88,
		90,
		0
	]],
	["bzip2", [
		66,
		90,
		104
	]]
];
/** Byte order marks, and what `<?` looks like without one (XML 1.0, appendix F). The longest come first. */
const SIGNATURES = [
	["utf-32", [
		0,
		0,
		254,
		255
	]],
	["utf-32", [
		255,
		254,
		0,
		0
	]],
	["utf-8", [
		239,
		187,
		191
	]],
	["utf-16be", [254, 255]],
	["utf-16le", [255, 254]],
	["utf-16be", [
		0,
		60,
		0,
		63
	]],
	["utf-16le", [
		60,
		0,
		63,
		0
	]]
];
const match = (head, table) => table.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0];
const declared = (head) => /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)["']/.exec(Buffer.from(head).toString("latin1"))?.[1];
const badEncoding = (message) => fault("report-encoding", message);
const makeDecoder = (label) => {
	try {
		return ok(new TextDecoder(label, { fatal: true }));
	} catch {
		return err(badEncoding(`expected an encoding that is known, found "${label}"`));
	}
};
/** The encoding of a report that begins with `head`: its byte order mark, else its XML declaration, else UTF-8. */
const chooseDecoder = (head) => {
	const archive = match(head, MAGIC);
	if (archive !== void 0) return err(fault("report-kind", `expected a plain text report, found ${archive} data`));
	const signature = match(head, SIGNATURES);
	if (signature !== void 0) return makeDecoder(signature);
	const name = declared(head);
	if (name !== void 0 && /^(?:utf-?16|ucs-?2|iso-10646-ucs-2)/i.test(name)) return err(badEncoding(`the XML declaration says ${name}, but the bytes are not`));
	return makeDecoder(name ?? "utf-8");
};
const decodeWith = (decoder, bytes, stream) => {
	try {
		return ok(decoder.decode(bytes, { stream }));
	} catch {
		return err(badEncoding(`expected ${decoder.encoding} text, found bytes that are not`));
	}
};
/** A decoder for one report. It refuses archives, and bytes that are not text in the encoding they claim. */
const openDecoder = () => {
	let decoder;
	let head = /* @__PURE__ */ new Uint8Array(0);
	const settle = (stream) => {
		const chosen = chooseDecoder(head);
		if (!chosen.ok) return chosen;
		decoder = chosen.value;
		return decodeWith(decoder, head, stream);
	};
	return {
		write: (bytes) => {
			if (decoder !== void 0) return decodeWith(decoder, bytes, true);
			head = Buffer.concat([head, bytes]);
			return head.length < HEAD$1 ? ok("") : settle(true);
		},
		end: () => decoder === void 0 ? settle(false) : decodeWith(decoder, /* @__PURE__ */ new Uint8Array(0), false)
	};
};

// src/core/report/format-names.ts
/**
* The names of all formats, as a policy's `format` says them, in the order in which they are tried. Apart from the
* readers, so that a policy is read without loading them.
*/
const FORMAT_NAMES = [
	"junit",
	"nunit2",
	"nunit3",
	"xunit",
	"trx",
	"testng",
	"robot",
	"boost-log",
	"ctest-xml",
	"catch2-xml",
	"check-xml",
	"cunit-xml",
	"jest-json",
	"vitest-json",
	"mocha-json",
	"mochawesome-json",
	"playwright-json",
	"pytest-json",
	"rspec-json",
	"cucumber-json",
	"gtest-json",
	"ctrf",
	"go-test-json",
	"libtest-json",
	"dart-json",
	"tap"
];

// src/core/report/identity.ts
/** Colours, cursor movements and links as terminals read them (ECMA-48 CSI and OSC sequences). */
const TERMINAL$1 = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[@-Z\\^_]/g;
/** What joins the parts of a group or a name. */
const JOINT = " \u203a ";
/**
* The longest group, and the most that a name may have of what stands around its test, in UTF-16 code units. Each row
* repeats them, so that a short report with one long title would take as long as a huge one.
*/
const MAX_GROUP = 32768;
/** Stands for a group or a name that is too long. A report with one is refused. */
const TOO_LONG = " ".repeat(32769);
/** What a URL may write as it is, whoever makes it. */
const UNRESERVED = /[\w.~-]/;
/** A pattern for a part of a path, as it is and as URLs write it: by its bytes, which of its characters differs by tool. */
const patternOf = (part) => Array.from(part, (char) => {
	const plain = char.replace(/[.*+?^${}()|[\]\\]/, "\\$&");
	if (UNRESERVED.test(char)) return plain;
	return `(?:${plain}|${Array.from(Buffer.from(char), (byte) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`).join("")})`;
}).join("");
/** Takes the checkout's path out of a text, also as a `file:` URL, and on Windows with either slash. */
const withoutPath = (root) => {
	const parts = root.split(/[\\/]+/).filter((part) => part !== "");
	if (parts.length === 0) return (text) => text;
	const isDrive = /^[A-Za-z]:[\\/]/.test(root);
	const escaped = parts.map(patternOf);
	const path = isDrive ? `(?:file:///)?${escaped.join("[\\\\/]")}` : `(?:file://)?/${escaped.join("/")}`;
	const pattern = new RegExp(`(?<![\\w.-])${path}(?:[\\\\/]+|(?![\\w.-]))`, isDrive ? "gi" : "g");
	const plain = `/${parts.join("/")}`;
	const shorten = (match) => /[\\/]$/.test(match) ? "" : ".";
	const start = plain.slice(0, plain.search(/[^\w.~/-]|$/));
	return (text) => isDrive || text.includes(start) ? text.replace(pattern, shorten) : text;
};
/**
* A string that shares no memory with the text it was cut from: V8 keeps the whole chunk alive for a slice of it, so
* whoever keeps a name beyond its chunk copies it. Joining and cutting makes the copy; nothing cheaper does.
*/
const owned = (text) => ` ${text}`.slice(1);
/** The naming of one checkout, given by its absolute path. */
const openNaming = (root) => {
	const relative = withoutPath(root);
	const clean = (text) => (text.includes("\x1B") || text.includes("\u009b") ? text.replace(TERMINAL$1, "") : text).toWellFormed();
	const isShort = /^[\\/]*[^\\/]*[\\/]*$/.test(root);
	let last = "";
	let lastGroup = "";
	return {
		group: (text) => {
			if (text.length > 32768) return TOO_LONG;
			if (text !== last) {
				last = text;
				lastGroup = owned(relative(clean(text)).replaceAll("\\", "/").replace(/^(?:\.\/+)+(?=.)/, ""));
			}
			return lastGroup;
		},
		name: (text) => isShort ? clean(text) : relative(clean(text))
	};
};
/** The parts that say something, joined. The last may be of any length: it is the test's own. */
const joined = (parts) => {
	const said = parts.filter((part) => part !== void 0 && part !== "");
	return said.slice(0, -1).reduce((length, part) => length + part.length, 0) > 32768 ? TOO_LONG : said.join(JOINT);
};

// src/core/report/cause.ts
/** The types by which assertions fail, in the words of their libraries. */
const ASSERTION_TYPE = /Assert|Expectation|ComparisonFailure|MultipleFailures|TestFailed|NotEqual|^(?:fail|failure|test failed)$|^(?:CHECK|REQUIRE)(?:_|$)/i;
/** The packages whose exceptions are all of that kind; of any other the name says nothing. */
const CHECKING = /Xunit\.Sdk|Shouldly/;
const PACKAGE = /^(?:[\w$]+[.\\])+/;
/** Where no type tells, how messages of assertions begin. */
const ASSERTION_TEXT = /^(?:Error: )?(?:expect\(|Timed out \d+ms waiting for expect\(|(?:XCT)?assert|expected\b|expectation failed\b|DID NOT RAISE|Failed: (?!Timeout)|Value of: |XCTFail|(?:CHECK|REQUIRE)(?:_[A-Z_]+)?\(|(?:note: )?test did not panic)/i;
/** What is said where a name, a module or a fixture is not there, or the source cannot be read. */
const LOOKUP = new RegExp([
	"\\b(?:ImportError|ModuleNotFoundError|NameError|ReferenceError|SyntaxError|IndentationError|NoClassDefFoundError|ClassNotFoundException|NoSuch(?:Method|Field)Error|NoMethodError|LoadError|UndefinedFunctionError|ERR_MODULE_NOT_FOUND)\\b",
	"\\b(?:TypeLoad|MissingMethod|MissingField|BadImageFormat)Exception\\b|Could not load (?:file or assembly|type)",
	"Cannot find (?:module|package)|Failed to (?:resolve|load|parse)|does not provide an export",
	"is not a (?:function|constructor)|is not defined|has no attribute",
	"fixture '[^']*' not found|undefined (?:method|local variable|function|constant)|Call to undefined",
	"Can't locate (?:object method|\\S+ in @INC)|No keyword with name '|Variable '[^']*' not found"
].join("|"));
/** A name of an exception that tells something; a bare `Error` is thrown by everybody. */
const NAMED = /[A-Za-z](?:Error|Exception)$/;
const PREFIX = /^([\w.$\\]+(?:Error|Exception|Failure|Failed))\b/;
/**
* How runners say that something was thrown that is no assertion: GoogleTest, QUnit, and AVA, which calls it one by its
* type.
*/
const THROWN$1 = /^(?:Died on test #\d|(?:Unknown )?C\+\+ exception |SEH exception |Error thrown in test$|Rejected promise returned by test$)/;
/** What runners put before the words that tell: MSTest, and those of C and Swift that begin with the place. */
const BEFORE = /^(?:Test method \S+ threw exception:\s*|\S+\.\w+:\d+: (?:error: )?)/;
/** A line that says nothing: a place alone, as GoogleTest has it first, and Jest's heading. */
const PLACE = /^(?:\S+\.\w+:\d+|unknown file|\u25cf Test suite failed to run)$/;
const TERMINAL = /\u001b\[[0-?]*[ -/]*[@-~]/g;
const LONGEST = 200;
/** So much of a message is looked at for its first line. */
const LOOKED_AT = 2e3;
/** The first lines of a message that say something: the place that it may begin with is none. */
const headOf = (message) => {
	const [first = "", second] = message.slice(0, LOOKED_AT).replace(TERMINAL, "").split("\n").map((line) => line.trim()).filter((line) => line !== "");
	if (second === void 0) return first;
	return PLACE.test(first) ? second : first.endsWith("threw exception:") ? `${first} ${second}` : first;
};
const kindOf = (type, head, stated) => {
	const said = head.replace(BEFORE, "");
	const named = type === "" || /^(?:Error|Exception)$/.test(type) ? PREFIX.exec(said)?.[1] ?? "" : type;
	if (stated === "outside") return "error";
	if (THROWN$1.test(said)) return LOOKUP.test(said) ? "error" : "unknown";
	if (CHECKING.test(named) || ASSERTION_TYPE.test(named.replace(PACKAGE, ""))) return "assertion";
	if (stated === "assertion" && !NAMED.test(named)) return "assertion";
	if (stated === "error" || LOOKUP.test(`${named} ${said}`)) return "error";
	return !NAMED.test(named) && ASSERTION_TEXT.test(said) ? "assertion" : "unknown";
};
const textOf = (value) => typeof value === "string" ? value : "";
/**
* Why a test failed, by what its report says. An exception that is no assertion and no lookup of what is not there is of
* an unknown cause, unless the format itself sets it apart: it may have come from the code that is tested.
*/
const causeOf = ({ type, message, stated }) => {
	const head = headOf(textOf(message));
	const kind = kindOf(textOf(type), head, stated);
	return head === "" ? { kind } : {
		kind,
		said: Buffer.from(head.slice(0, LONGEST)).toString()
	};
};
/** The cause as a part of a test. It is looked for where the test has failed, and nowhere else. */
const withCause = (outcome, why) => {
	const complaint = outcome === "failed" ? why?.() : void 0;
	return complaint === void 0 ? {} : { cause: () => causeOf(complaint) };
};

// src/core/report/totals.ts
/** The totals of one report. */
const openTotals = (sink) => {
	const synthetic = /* @__PURE__ */ new Map();
	const unshown = /* @__PURE__ */ new Set();
	let retried = 0;
	let saysNone = false;
	let hasSome = false;
	let first = "";
	let disagreements = 0;
	return {
		compare: (where, what, declared, found) => {
			if (Number.isNaN(declared) || found.includes(declared)) return;
			disagreements += 1;
			if (first === "") first = `${where} declares ${declared} ${what}, its rows are ${found[0]}`;
		},
		synthetic: (what) => {
			synthetic.set(what, (synthetic.get(what) ?? 0) + 1);
		},
		retried: () => {
			retried += 1;
		},
		unshown: (message) => {
			unshown.add(message);
		},
		none: () => {
			saysNone = true;
		},
		some: () => {
			hasSome = true;
		},
		end: () => {
			if (disagreements > 0) {
				const more = disagreements > 1 ? `, and ${disagreements - 1} more like it` : "";
				sink.note({
					kind: "declared",
					message: `${first}${more}; the rows are counted`
				});
			}
			for (const [what, count] of synthetic) sink.note({
				kind: "synthetic",
				message: `${count} failed added for ${what}`
			});
			if (retried > 0) sink.note({
				kind: "retried",
				message: `${retried} retried; each is counted once, by its last attempt`
			});
			for (const message of unshown) sink.note({
				kind: "declared",
				message
			});
			if (saysNone && !hasSome) sink.note({
				kind: "none",
				message: "it says that it has no test"
			});
		}
	};
};

// src/core/report/emitter.ts
/** The emitter of one report. Its totals end with the report. */
const openEmitter = (context, sink) => {
	const naming = openNaming(context.root);
	const totals = openTotals(sink);
	const row = (group, name, outcome, why) => sink.test({
		group: naming.group(group),
		name: naming.name(name),
		outcome,
		...withCause(outcome, why)
	});
	return {
		row,
		synthetic: (group, name, what, message) => {
			totals.synthetic(what);
			row(group, name, "failed", () => ({
				message,
				stated: "outside"
			}));
		},
		totals
	};
};

// node_modules/xmlchars/xml/1.0/ed5.js
var require_ed5 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Character classes and associated utilities for the 5th edition of XML 1.0.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CHAR = "	\n\r -\ud7ff\ue000-\ufffd\ud800\udc00-\udbff\udfff";
	exports.S = " 	\r\n";
	exports.NAME_START_CHAR = ":A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\ud800\udc00-\udb7f\udfff";
	exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9\u00b7\u0300-\u036f\u203f-\u2040";
	exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
	exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
	exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
	exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
	exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
	exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
	var TAB = 9;
	var NL = 10;
	var CR = 13;
	var SPACE = 32;
	/** All characters in the ``S`` production. */
	exports.S_LIST = [
		SPACE,
		NL,
		CR,
		TAB
	];
	/**
	* Determines whether a codepoint matches the ``CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``CHAR``.
	*/
	function isChar(c) {
		return c >= SPACE && c <= 55295 || c === NL || c === CR || c === TAB || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isChar = isChar;
	/**
	* Determines whether a codepoint matches the ``S`` (space) production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``S``.
	*/
	function isS(c) {
		return c === SPACE || c === NL || c === CR || c === TAB;
	}
	exports.isS = isS;
	/**
	* Determines whether a codepoint matches the ``NAME_START_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_START_CHAR``.
	*/
	function isNameStartChar(c) {
		return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNameStartChar = isNameStartChar;
	/**
	* Determines whether a codepoint matches the ``NAME_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_CHAR``.
	*/
	function isNameChar(c) {
		return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNameChar = isNameChar;
}));

// node_modules/xmlchars/xml/1.1/ed2.js
var require_ed2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Character classes and associated utilities for the 2nd edition of XML 1.1.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CHAR = "-\ud7ff\ue000-\ufffd\ud800\udc00-\udbff\udfff";
	exports.RESTRICTED_CHAR = "-\b\v\f--\u0084\u0086-\u009f";
	exports.S = " 	\r\n";
	exports.NAME_START_CHAR = ":A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\ud800\udc00-\udb7f\udfff";
	exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9\u00b7\u0300-\u036f\u203f-\u2040";
	exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
	exports.RESTRICTED_CHAR_RE = new RegExp("^[" + exports.RESTRICTED_CHAR + "]$", "u");
	exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
	exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
	exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
	exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
	exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
	var TAB = 9;
	var NL = 10;
	var CR = 13;
	var SPACE = 32;
	/** All characters in the ``S`` production. */
	exports.S_LIST = [
		SPACE,
		NL,
		CR,
		TAB
	];
	/**
	* Determines whether a codepoint matches the ``CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``CHAR``.
	*/
	function isChar(c) {
		return c >= 1 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isChar = isChar;
	/**
	* Determines whether a codepoint matches the ``RESTRICTED_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``RESTRICTED_CHAR``.
	*/
	function isRestrictedChar(c) {
		return c >= 1 && c <= 8 || c === 11 || c === 12 || c >= 14 && c <= 31 || c >= 127 && c <= 132 || c >= 134 && c <= 159;
	}
	exports.isRestrictedChar = isRestrictedChar;
	/**
	* Determines whether a codepoint matches the ``CHAR`` production and does not
	* match the ``RESTRICTED_CHAR`` production. ``isCharAndNotRestricted(x)`` is
	* equivalent to ``isChar(x) && !isRestrictedChar(x)``. This function is faster
	* than running the two-call equivalent.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``CHAR`` and does not match
	* ``RESTRICTED_CHAR``.
	*/
	function isCharAndNotRestricted(c) {
		return c === 9 || c === 10 || c === 13 || c > 31 && c < 127 || c === 133 || c > 159 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isCharAndNotRestricted = isCharAndNotRestricted;
	/**
	* Determines whether a codepoint matches the ``S`` (space) production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``S``.
	*/
	function isS(c) {
		return c === SPACE || c === NL || c === CR || c === TAB;
	}
	exports.isS = isS;
	/**
	* Determines whether a codepoint matches the ``NAME_START_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_START_CHAR``.
	*/
	function isNameStartChar(c) {
		return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNameStartChar = isNameStartChar;
	/**
	* Determines whether a codepoint matches the ``NAME_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_CHAR``.
	*/
	function isNameChar(c) {
		return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNameChar = isNameChar;
}));

// node_modules/xmlchars/xmlns/1.0/ed3.js
var require_ed3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Character class utilities for XML NS 1.0 edition 3.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.NC_NAME_START_CHAR = "A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c-\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\ud800\udc00-\udb7f\udfff";
	exports.NC_NAME_CHAR = "-" + exports.NC_NAME_START_CHAR + ".0-9\u00b7\u0300-\u036f\u203f-\u2040";
	exports.NC_NAME_START_CHAR_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "]$", "u");
	exports.NC_NAME_CHAR_RE = new RegExp("^[" + exports.NC_NAME_CHAR + "]$", "u");
	exports.NC_NAME_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "][" + exports.NC_NAME_CHAR + "]*$", "u");
	/**
	* Determines whether a codepoint matches [[NC_NAME_START_CHAR]].
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches.
	*/
	function isNCNameStartChar(c) {
		return c >= 65 && c <= 90 || c === 95 || c >= 97 && c <= 122 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8204 && c <= 8205 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNCNameStartChar = isNCNameStartChar;
	/**
	* Determines whether a codepoint matches [[NC_NAME_CHAR]].
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches.
	*/
	function isNCNameChar(c) {
		return isNCNameStartChar(c) || c === 45 || c === 46 || c >= 48 && c <= 57 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNCNameChar = isNCNameChar;
}));

// node_modules/saxes/saxes.js
var require_saxes = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SaxesParser = exports.EVENTS = void 0;
	const ed5 = require_ed5();
	const ed2 = require_ed2();
	const NSed3 = require_ed3();
	var isS = ed5.isS;
	var isChar10 = ed5.isChar;
	var isNameStartChar = ed5.isNameStartChar;
	var isNameChar = ed5.isNameChar;
	var S_LIST = ed5.S_LIST;
	var NAME_RE = ed5.NAME_RE;
	var isChar11 = ed2.isChar;
	var isNCNameStartChar = NSed3.isNCNameStartChar;
	var isNCNameChar = NSed3.isNCNameChar;
	var NC_NAME_RE = NSed3.NC_NAME_RE;
	const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
	const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";
	const rootNS = {
		__proto__: null,
		xml: XML_NAMESPACE,
		xmlns: XMLNS_NAMESPACE
	};
	const XML_ENTITIES = {
		__proto__: null,
		amp: "&",
		gt: ">",
		lt: "<",
		quot: "\"",
		apos: "'"
	};
	const EOC = -1;
	const NL_LIKE = -2;
	const S_BEGIN = 0;
	const S_BEGIN_WHITESPACE = 1;
	const S_DOCTYPE = 2;
	const S_DOCTYPE_QUOTE = 3;
	const S_DTD = 4;
	const S_DTD_QUOTED = 5;
	const S_DTD_OPEN_WAKA = 6;
	const S_DTD_OPEN_WAKA_BANG = 7;
	const S_DTD_COMMENT = 8;
	const S_DTD_COMMENT_ENDING = 9;
	const S_DTD_COMMENT_ENDED = 10;
	const S_DTD_PI = 11;
	const S_DTD_PI_ENDING = 12;
	const S_TEXT = 13;
	const S_ENTITY = 14;
	const S_OPEN_WAKA = 15;
	const S_OPEN_WAKA_BANG = 16;
	const S_COMMENT = 17;
	const S_COMMENT_ENDING = 18;
	const S_COMMENT_ENDED = 19;
	const S_CDATA = 20;
	const S_CDATA_ENDING = 21;
	const S_CDATA_ENDING_2 = 22;
	const S_PI_FIRST_CHAR = 23;
	const S_PI_REST = 24;
	const S_PI_BODY = 25;
	const S_PI_ENDING = 26;
	const S_XML_DECL_NAME_START = 27;
	const S_XML_DECL_NAME = 28;
	const S_XML_DECL_EQ = 29;
	const S_XML_DECL_VALUE_START = 30;
	const S_XML_DECL_VALUE = 31;
	const S_XML_DECL_SEPARATOR = 32;
	const S_XML_DECL_ENDING = 33;
	const S_OPEN_TAG = 34;
	const S_OPEN_TAG_SLASH = 35;
	const S_ATTRIB = 36;
	const S_ATTRIB_NAME = 37;
	const S_ATTRIB_NAME_SAW_WHITE = 38;
	const S_ATTRIB_VALUE = 39;
	const S_ATTRIB_VALUE_QUOTED = 40;
	const S_ATTRIB_VALUE_CLOSED = 41;
	const S_ATTRIB_VALUE_UNQUOTED = 42;
	const S_CLOSE_TAG = 43;
	const S_CLOSE_TAG_SAW_WHITE = 44;
	const TAB = 9;
	const NL = 10;
	const CR = 13;
	const SPACE = 32;
	const BANG = 33;
	const DQUOTE = 34;
	const AMP = 38;
	const SQUOTE = 39;
	const MINUS = 45;
	const FORWARD_SLASH = 47;
	const SEMICOLON = 59;
	const LESS = 60;
	const EQUAL = 61;
	const GREATER = 62;
	const QUESTION = 63;
	const OPEN_BRACKET = 91;
	const CLOSE_BRACKET = 93;
	const NEL = 133;
	const LS = 8232;
	const isQuote = (c) => c === DQUOTE || c === SQUOTE;
	const QUOTES = [DQUOTE, SQUOTE];
	const DOCTYPE_TERMINATOR = [
		...QUOTES,
		OPEN_BRACKET,
		GREATER
	];
	const DTD_TERMINATOR = [
		...QUOTES,
		LESS,
		CLOSE_BRACKET
	];
	const XML_DECL_NAME_TERMINATOR = [
		EQUAL,
		QUESTION,
		...S_LIST
	];
	const ATTRIB_VALUE_UNQUOTED_TERMINATOR = [
		...S_LIST,
		GREATER,
		AMP,
		LESS
	];
	function nsPairCheck(parser, prefix, uri) {
		switch (prefix) {
			case "xml":
				if (uri !== XML_NAMESPACE) parser.fail(`xml prefix must be bound to ${XML_NAMESPACE}.`);
				break;
			case "xmlns": if (uri !== XMLNS_NAMESPACE) parser.fail(`xmlns prefix must be bound to ${XMLNS_NAMESPACE}.`);
		}
		switch (uri) {
			case XMLNS_NAMESPACE:
				parser.fail(prefix === "" ? `the default namespace may not be set to ${uri}.` : `may not assign a prefix (even "xmlns") to the URI \
${XMLNS_NAMESPACE}.`);
				break;
			case XML_NAMESPACE: switch (prefix) {
				case "xml": break;
				case "":
					parser.fail(`the default namespace may not be set to ${uri}.`);
					break;
				default: parser.fail("may not assign the xml namespace to another prefix.");
			}
		}
	}
	function nsMappingCheck(parser, mapping) {
		for (const local of Object.keys(mapping)) nsPairCheck(parser, local, mapping[local]);
	}
	const isNCName = (name) => NC_NAME_RE.test(name);
	const isName = (name) => NAME_RE.test(name);
	const FORBIDDEN_START = 0;
	const FORBIDDEN_BRACKET = 1;
	const FORBIDDEN_BRACKET_BRACKET = 2;
	/**
	* The list of supported events.
	*/
	exports.EVENTS = [
		"xmldecl",
		"text",
		"processinginstruction",
		"doctype",
		"comment",
		"opentagstart",
		"attribute",
		"opentag",
		"closetag",
		"cdata",
		"error",
		"end",
		"ready"
	];
	const EVENT_NAME_TO_HANDLER_NAME = {
		xmldecl: "xmldeclHandler",
		text: "textHandler",
		processinginstruction: "piHandler",
		doctype: "doctypeHandler",
		comment: "commentHandler",
		opentagstart: "openTagStartHandler",
		attribute: "attributeHandler",
		opentag: "openTagHandler",
		closetag: "closeTagHandler",
		cdata: "cdataHandler",
		error: "errorHandler",
		end: "endHandler",
		ready: "readyHandler"
	};
	var SaxesParser = class {
		/**
		* @param opt The parser options.
		*/
		constructor(opt) {
			this.opt = opt !== null && opt !== void 0 ? opt : {};
			this.fragmentOpt = !!this.opt.fragment;
			const xmlnsOpt = this.xmlnsOpt = !!this.opt.xmlns;
			this.trackPosition = this.opt.position !== false;
			this.fileName = this.opt.fileName;
			if (xmlnsOpt) {
				this.nameStartCheck = isNCNameStartChar;
				this.nameCheck = isNCNameChar;
				this.isName = isNCName;
				this.processAttribs = this.processAttribsNS;
				this.pushAttrib = this.pushAttribNS;
				this.ns = Object.assign({ __proto__: null }, rootNS);
				const additional = this.opt.additionalNamespaces;
				if (additional != null) {
					nsMappingCheck(this, additional);
					Object.assign(this.ns, additional);
				}
			} else {
				this.nameStartCheck = isNameStartChar;
				this.nameCheck = isNameChar;
				this.isName = isName;
				this.processAttribs = this.processAttribsPlain;
				this.pushAttrib = this.pushAttribPlain;
			}
			this.stateTable = [
				this.sBegin,
				this.sBeginWhitespace,
				this.sDoctype,
				this.sDoctypeQuote,
				this.sDTD,
				this.sDTDQuoted,
				this.sDTDOpenWaka,
				this.sDTDOpenWakaBang,
				this.sDTDComment,
				this.sDTDCommentEnding,
				this.sDTDCommentEnded,
				this.sDTDPI,
				this.sDTDPIEnding,
				this.sText,
				this.sEntity,
				this.sOpenWaka,
				this.sOpenWakaBang,
				this.sComment,
				this.sCommentEnding,
				this.sCommentEnded,
				this.sCData,
				this.sCDataEnding,
				this.sCDataEnding2,
				this.sPIFirstChar,
				this.sPIRest,
				this.sPIBody,
				this.sPIEnding,
				this.sXMLDeclNameStart,
				this.sXMLDeclName,
				this.sXMLDeclEq,
				this.sXMLDeclValueStart,
				this.sXMLDeclValue,
				this.sXMLDeclSeparator,
				this.sXMLDeclEnding,
				this.sOpenTag,
				this.sOpenTagSlash,
				this.sAttrib,
				this.sAttribName,
				this.sAttribNameSawWhite,
				this.sAttribValue,
				this.sAttribValueQuoted,
				this.sAttribValueClosed,
				this.sAttribValueUnquoted,
				this.sCloseTag,
				this.sCloseTagSawWhite
			];
			this._init();
		}
		/**
		* Indicates whether or not the parser is closed. If ``true``, wait for
		* the ``ready`` event to write again.
		*/
		get closed() {
			return this._closed;
		}
		_init() {
			var _a;
			this.openWakaBang = "";
			this.text = "";
			this.name = "";
			this.piTarget = "";
			this.entity = "";
			this.q = null;
			this.tags = [];
			this.tag = null;
			this.topNS = null;
			this.chunk = "";
			this.chunkPosition = 0;
			this.i = 0;
			this.prevI = 0;
			this.carriedFromPrevious = void 0;
			this.forbiddenState = FORBIDDEN_START;
			this.attribList = [];
			const { fragmentOpt } = this;
			this.state = fragmentOpt ? S_TEXT : S_BEGIN;
			this.reportedTextBeforeRoot = this.reportedTextAfterRoot = this.closedRoot = this.sawRoot = fragmentOpt;
			this.xmlDeclPossible = !fragmentOpt;
			this.xmlDeclExpects = ["version"];
			this.entityReturnState = void 0;
			let { defaultXMLVersion } = this.opt;
			if (defaultXMLVersion === void 0) {
				if (this.opt.forceXMLVersion === true) throw new Error("forceXMLVersion set but defaultXMLVersion is not set");
				defaultXMLVersion = "1.0";
			}
			this.setXMLVersion(defaultXMLVersion);
			this.positionAtNewLine = 0;
			this.doctype = false;
			this._closed = false;
			this.xmlDecl = {
				version: void 0,
				encoding: void 0,
				standalone: void 0
			};
			this.line = 1;
			this.column = 0;
			this.ENTITIES = Object.create(XML_ENTITIES);
			(_a = this.readyHandler) === null || _a === void 0 || _a.call(this);
		}
		/**
		* The stream position the parser is currently looking at. This field is
		* zero-based.
		*
		* This field is not based on counting Unicode characters but is to be
		* interpreted as a plain index into a JavaScript string.
		*/
		get position() {
			return this.chunkPosition + this.i;
		}
		/**
		* The column number of the next character to be read by the parser.  *
		* This field is zero-based. (The first column in a line is 0.)
		*
		* This field reports the index at which the next character would be in the
		* line if the line were represented as a JavaScript string.  Note that this
		* *can* be different to a count based on the number of *Unicode characters*
		* due to how JavaScript handles astral plane characters.
		*
		* See [[column]] for a number that corresponds to a count of Unicode
		* characters.
		*/
		get columnIndex() {
			return this.position - this.positionAtNewLine;
		}
		/**
		* Set an event listener on an event. The parser supports one handler per
		* event type. If you try to set an event handler over an existing handler,
		* the old handler is silently overwritten.
		*
		* @param name The event to listen to.
		*
		* @param handler The handler to set.
		*/
		on(name, handler) {
			this[EVENT_NAME_TO_HANDLER_NAME[name]] = handler;
		}
		/**
		* Unset an event handler.
		*
		* @parma name The event to stop listening to.
		*/
		off(name) {
			this[EVENT_NAME_TO_HANDLER_NAME[name]] = void 0;
		}
		/**
		* Make an error object. The error object will have a message that contains
		* the ``fileName`` option passed at the creation of the parser. If position
		* tracking was turned on, it will also have line and column number
		* information.
		*
		* @param message The message describing the error to report.
		*
		* @returns An error object with a properly formatted message.
		*/
		makeError(message) {
			var _a;
			let msg = (_a = this.fileName) !== null && _a !== void 0 ? _a : "";
			if (this.trackPosition) {
				if (msg.length > 0) msg += ":";
				msg += `${this.line}:${this.column}`;
			}
			if (msg.length > 0) msg += ": ";
			return new Error(msg + message);
		}
		/**
		* Report a parsing error. This method is made public so that client code may
		* check for issues that are outside the scope of this project and can report
		* errors.
		*
		* @param message The error to report.
		*
		* @returns this
		*/
		fail(message) {
			const err = this.makeError(message);
			const handler = this.errorHandler;
			if (handler === void 0) throw err;
			else handler(err);
			return this;
		}
		/**
		* Write a XML data to the parser.
		*
		* @param chunk The XML data to write.
		*
		* @returns this
		*/
		write(chunk) {
			if (this.closed) return this.fail("cannot write after close; assign an onready handler.");
			let end = false;
			if (chunk === null) {
				end = true;
				chunk = "";
			} else if (typeof chunk === "object") chunk = chunk.toString();
			if (this.carriedFromPrevious !== void 0) {
				chunk = `${this.carriedFromPrevious}${chunk}`;
				this.carriedFromPrevious = void 0;
			}
			let limit = chunk.length;
			const lastCode = chunk.charCodeAt(limit - 1);
			if (!end && (lastCode === CR || lastCode >= 55296 && lastCode <= 56319)) {
				this.carriedFromPrevious = chunk[limit - 1];
				limit--;
				chunk = chunk.slice(0, limit);
			}
			const { stateTable } = this;
			this.chunk = chunk;
			this.i = 0;
			while (this.i < limit) stateTable[this.state].call(this);
			this.chunkPosition += limit;
			return end ? this.end() : this;
		}
		/**
		* Close the current stream. Perform final well-formedness checks and reset
		* the parser tstate.
		*
		* @returns this
		*/
		close() {
			return this.write(null);
		}
		/**
		* Get a single code point out of the current chunk. This updates the current
		* position if we do position tracking.
		*
		* This is the algorithm to use for XML 1.0.
		*
		* @returns The character read.
		*/
		getCode10() {
			const { chunk, i } = this;
			this.prevI = i;
			this.i = i + 1;
			if (i >= chunk.length) return EOC;
			const code = chunk.charCodeAt(i);
			this.column++;
			if (code < 55296) {
				if (code >= SPACE || code === TAB) return code;
				switch (code) {
					case NL:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL;
					case CR:
						if (chunk.charCodeAt(i + 1) === NL) this.i = i + 2;
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL_LIKE;
					default:
						this.fail("disallowed character.");
						return code;
				}
			}
			if (code > 56319) {
				if (!(code >= 57344 && code <= 65533)) this.fail("disallowed character.");
				return code;
			}
			const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
			this.i = i + 2;
			if (final > 1114111) this.fail("disallowed character.");
			return final;
		}
		/**
		* Get a single code point out of the current chunk. This updates the current
		* position if we do position tracking.
		*
		* This is the algorithm to use for XML 1.1.
		*
		* @returns {number} The character read.
		*/
		getCode11() {
			const { chunk, i } = this;
			this.prevI = i;
			this.i = i + 1;
			if (i >= chunk.length) return EOC;
			const code = chunk.charCodeAt(i);
			this.column++;
			if (code < 55296) {
				if (code > 31 && code < 127 || code > 159 && code !== LS || code === TAB) return code;
				switch (code) {
					case NL:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL;
					case CR: {
						const next = chunk.charCodeAt(i + 1);
						if (next === NL || next === NEL) this.i = i + 2;
					}
					case NEL:
					case LS:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL_LIKE;
					default:
						this.fail("disallowed character.");
						return code;
				}
			}
			if (code > 56319) {
				if (!(code >= 57344 && code <= 65533)) this.fail("disallowed character.");
				return code;
			}
			const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
			this.i = i + 2;
			if (final > 1114111) this.fail("disallowed character.");
			return final;
		}
		/**
		* Like ``getCode`` but with the return value normalized so that ``NL`` is
		* returned for ``NL_LIKE``.
		*/
		getCodeNorm() {
			const c = this.getCode();
			return c === NL_LIKE ? NL : c;
		}
		unget() {
			this.i = this.prevI;
			this.column--;
		}
		/**
		* Capture characters into a buffer until encountering one of a set of
		* characters.
		*
		* @param chars An array of codepoints. Encountering a character in the array
		* ends the capture. (``chars`` may safely contain ``NL``.)
		*
		* @return The character code that made the capture end, or ``EOC`` if we hit
		* the end of the chunk. The return value cannot be NL_LIKE: NL is returned
		* instead.
		*/
		captureTo(chars) {
			let { i: start } = this;
			const { chunk } = this;
			while (true) {
				const c = this.getCode();
				const isNLLike = c === NL_LIKE;
				const final = isNLLike ? NL : c;
				if (final === EOC || chars.includes(final)) {
					this.text += chunk.slice(start, this.prevI);
					return final;
				}
				if (isNLLike) {
					this.text += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
				}
			}
		}
		/**
		* Capture characters into a buffer until encountering a character.
		*
		* @param char The codepoint that ends the capture. **NOTE ``char`` MAY NOT
		* CONTAIN ``NL``.** Passing ``NL`` will result in buggy behavior.
		*
		* @return ``true`` if we ran into the character. Otherwise, we ran into the
		* end of the current chunk.
		*/
		captureToChar(char) {
			let { i: start } = this;
			const { chunk } = this;
			while (true) {
				let c = this.getCode();
				switch (c) {
					case NL_LIKE:
						this.text += `${chunk.slice(start, this.prevI)}\n`;
						start = this.i;
						c = NL;
						break;
					case EOC:
						this.text += chunk.slice(start);
						return false;
				}
				if (c === char) {
					this.text += chunk.slice(start, this.prevI);
					return true;
				}
			}
		}
		/**
		* Capture characters that satisfy ``isNameChar`` into the ``name`` field of
		* this parser.
		*
		* @return The character code that made the test fail, or ``EOC`` if we hit
		* the end of the chunk. The return value cannot be NL_LIKE: NL is returned
		* instead.
		*/
		captureNameChars() {
			const { chunk, i: start } = this;
			while (true) {
				const c = this.getCode();
				if (c === EOC) {
					this.name += chunk.slice(start);
					return EOC;
				}
				if (!isNameChar(c)) {
					this.name += chunk.slice(start, this.prevI);
					return c === NL_LIKE ? NL : c;
				}
			}
		}
		/**
		* Skip white spaces.
		*
		* @return The character that ended the skip, or ``EOC`` if we hit
		* the end of the chunk. The return value cannot be NL_LIKE: NL is returned
		* instead.
		*/
		skipSpaces() {
			while (true) {
				const c = this.getCodeNorm();
				if (c === EOC || !isS(c)) return c;
			}
		}
		setXMLVersion(version) {
			this.currentXMLVersion = version;
			if (version === "1.0") {
				this.isChar = isChar10;
				this.getCode = this.getCode10;
			} else {
				this.isChar = isChar11;
				this.getCode = this.getCode11;
			}
		}
		sBegin() {
			if (this.chunk.charCodeAt(0) === 65279) {
				this.i++;
				this.column++;
			}
			this.state = S_BEGIN_WHITESPACE;
		}
		sBeginWhitespace() {
			const iBefore = this.i;
			const c = this.skipSpaces();
			if (this.prevI !== iBefore) this.xmlDeclPossible = false;
			switch (c) {
				case LESS:
					this.state = S_OPEN_WAKA;
					if (this.text.length !== 0) throw new Error("no-empty text at start");
					break;
				case EOC: break;
				default:
					this.unget();
					this.state = S_TEXT;
					this.xmlDeclPossible = false;
			}
		}
		sDoctype() {
			var _a;
			const c = this.captureTo(DOCTYPE_TERMINATOR);
			switch (c) {
				case GREATER:
					(_a = this.doctypeHandler) === null || _a === void 0 || _a.call(this, this.text);
					this.text = "";
					this.state = S_TEXT;
					this.doctype = true;
					break;
				case EOC: break;
				default:
					this.text += String.fromCodePoint(c);
					if (c === OPEN_BRACKET) this.state = S_DTD;
					else if (isQuote(c)) {
						this.state = S_DOCTYPE_QUOTE;
						this.q = c;
					}
			}
		}
		sDoctypeQuote() {
			const q = this.q;
			if (this.captureToChar(q)) {
				this.text += String.fromCodePoint(q);
				this.q = null;
				this.state = S_DOCTYPE;
			}
		}
		sDTD() {
			const c = this.captureTo(DTD_TERMINATOR);
			if (c === EOC) return;
			this.text += String.fromCodePoint(c);
			if (c === CLOSE_BRACKET) this.state = S_DOCTYPE;
			else if (c === LESS) this.state = S_DTD_OPEN_WAKA;
			else if (isQuote(c)) {
				this.state = S_DTD_QUOTED;
				this.q = c;
			}
		}
		sDTDQuoted() {
			const q = this.q;
			if (this.captureToChar(q)) {
				this.text += String.fromCodePoint(q);
				this.state = S_DTD;
				this.q = null;
			}
		}
		sDTDOpenWaka() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			switch (c) {
				case BANG:
					this.state = S_DTD_OPEN_WAKA_BANG;
					this.openWakaBang = "";
					break;
				case QUESTION:
					this.state = S_DTD_PI;
					break;
				default: this.state = S_DTD;
			}
		}
		sDTDOpenWakaBang() {
			const char = String.fromCodePoint(this.getCodeNorm());
			const owb = this.openWakaBang += char;
			this.text += char;
			if (owb !== "-") {
				this.state = owb === "--" ? S_DTD_COMMENT : S_DTD;
				this.openWakaBang = "";
			}
		}
		sDTDComment() {
			if (this.captureToChar(MINUS)) {
				this.text += "-";
				this.state = S_DTD_COMMENT_ENDING;
			}
		}
		sDTDCommentEnding() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			this.state = c === MINUS ? S_DTD_COMMENT_ENDED : S_DTD_COMMENT;
		}
		sDTDCommentEnded() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			if (c === GREATER) this.state = S_DTD;
			else {
				this.fail("malformed comment.");
				this.state = S_DTD_COMMENT;
			}
		}
		sDTDPI() {
			if (this.captureToChar(QUESTION)) {
				this.text += "?";
				this.state = S_DTD_PI_ENDING;
			}
		}
		sDTDPIEnding() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			if (c === GREATER) this.state = S_DTD;
		}
		sText() {
			if (this.tags.length !== 0) this.handleTextInRoot();
			else this.handleTextOutsideRoot();
		}
		sEntity() {
			let { i: start } = this;
			const { chunk } = this;
			loop: while (true) switch (this.getCode()) {
				case NL_LIKE:
					this.entity += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
					break;
				case SEMICOLON: {
					const { entityReturnState } = this;
					const entity = this.entity + chunk.slice(start, this.prevI);
					this.state = entityReturnState;
					let parsed;
					if (entity === "") {
						this.fail("empty entity name.");
						parsed = "&;";
					} else {
						parsed = this.parseEntity(entity);
						this.entity = "";
					}
					if (entityReturnState !== S_TEXT || this.textHandler !== void 0) this.text += parsed;
					break loop;
				}
				case EOC:
					this.entity += chunk.slice(start);
					break loop;
			}
		}
		sOpenWaka() {
			const c = this.getCode();
			if (isNameStartChar(c)) {
				this.state = S_OPEN_TAG;
				this.unget();
				this.xmlDeclPossible = false;
			} else switch (c) {
				case FORWARD_SLASH:
					this.state = S_CLOSE_TAG;
					this.xmlDeclPossible = false;
					break;
				case BANG:
					this.state = S_OPEN_WAKA_BANG;
					this.openWakaBang = "";
					this.xmlDeclPossible = false;
					break;
				case QUESTION:
					this.state = S_PI_FIRST_CHAR;
					break;
				default:
					this.fail("disallowed character in tag name");
					this.state = S_TEXT;
					this.xmlDeclPossible = false;
			}
		}
		sOpenWakaBang() {
			this.openWakaBang += String.fromCodePoint(this.getCodeNorm());
			switch (this.openWakaBang) {
				case "[CDATA[":
					if (!this.sawRoot && !this.reportedTextBeforeRoot) {
						this.fail("text data outside of root node.");
						this.reportedTextBeforeRoot = true;
					}
					if (this.closedRoot && !this.reportedTextAfterRoot) {
						this.fail("text data outside of root node.");
						this.reportedTextAfterRoot = true;
					}
					this.state = S_CDATA;
					this.openWakaBang = "";
					break;
				case "--":
					this.state = S_COMMENT;
					this.openWakaBang = "";
					break;
				case "DOCTYPE":
					this.state = S_DOCTYPE;
					if (this.doctype || this.sawRoot) this.fail("inappropriately located doctype declaration.");
					this.openWakaBang = "";
					break;
				default: if (this.openWakaBang.length >= 7) this.fail("incorrect syntax.");
			}
		}
		sComment() {
			if (this.captureToChar(MINUS)) this.state = S_COMMENT_ENDING;
		}
		sCommentEnding() {
			var _a;
			const c = this.getCodeNorm();
			if (c === MINUS) {
				this.state = S_COMMENT_ENDED;
				(_a = this.commentHandler) === null || _a === void 0 || _a.call(this, this.text);
				this.text = "";
			} else {
				this.text += `-${String.fromCodePoint(c)}`;
				this.state = S_COMMENT;
			}
		}
		sCommentEnded() {
			const c = this.getCodeNorm();
			if (c !== GREATER) {
				this.fail("malformed comment.");
				this.text += `--${String.fromCodePoint(c)}`;
				this.state = S_COMMENT;
			} else this.state = S_TEXT;
		}
		sCData() {
			if (this.captureToChar(CLOSE_BRACKET)) this.state = S_CDATA_ENDING;
		}
		sCDataEnding() {
			const c = this.getCodeNorm();
			if (c === CLOSE_BRACKET) this.state = S_CDATA_ENDING_2;
			else {
				this.text += `]${String.fromCodePoint(c)}`;
				this.state = S_CDATA;
			}
		}
		sCDataEnding2() {
			var _a;
			const c = this.getCodeNorm();
			switch (c) {
				case GREATER:
					(_a = this.cdataHandler) === null || _a === void 0 || _a.call(this, this.text);
					this.text = "";
					this.state = S_TEXT;
					break;
				case CLOSE_BRACKET:
					this.text += "]";
					break;
				default:
					this.text += `]]${String.fromCodePoint(c)}`;
					this.state = S_CDATA;
			}
		}
		sPIFirstChar() {
			const c = this.getCodeNorm();
			if (this.nameStartCheck(c)) {
				this.piTarget += String.fromCodePoint(c);
				this.state = S_PI_REST;
			} else if (c === QUESTION || isS(c)) {
				this.fail("processing instruction without a target.");
				this.state = c === QUESTION ? S_PI_ENDING : S_PI_BODY;
			} else {
				this.fail("disallowed character in processing instruction name.");
				this.piTarget += String.fromCodePoint(c);
				this.state = S_PI_REST;
			}
		}
		sPIRest() {
			const { chunk, i: start } = this;
			while (true) {
				const c = this.getCodeNorm();
				if (c === EOC) {
					this.piTarget += chunk.slice(start);
					return;
				}
				if (!this.nameCheck(c)) {
					this.piTarget += chunk.slice(start, this.prevI);
					const isQuestion = c === QUESTION;
					if (isQuestion || isS(c)) {
						if (this.piTarget === "xml") {
							if (!this.xmlDeclPossible) this.fail("an XML declaration must be at the start of the document.");
							this.state = isQuestion ? S_XML_DECL_ENDING : S_XML_DECL_NAME_START;
						} else this.state = isQuestion ? S_PI_ENDING : S_PI_BODY;
					} else {
						this.fail("disallowed character in processing instruction name.");
						this.piTarget += String.fromCodePoint(c);
					}
					break;
				}
			}
		}
		sPIBody() {
			if (this.text.length === 0) {
				const c = this.getCodeNorm();
				if (c === QUESTION) this.state = S_PI_ENDING;
				else if (!isS(c)) this.text = String.fromCodePoint(c);
			} else if (this.captureToChar(QUESTION)) this.state = S_PI_ENDING;
		}
		sPIEnding() {
			var _a;
			const c = this.getCodeNorm();
			if (c === GREATER) {
				const { piTarget } = this;
				if (piTarget.toLowerCase() === "xml") this.fail("the XML declaration must appear at the start of the document.");
				(_a = this.piHandler) === null || _a === void 0 || _a.call(this, {
					target: piTarget,
					body: this.text
				});
				this.piTarget = this.text = "";
				this.state = S_TEXT;
			} else if (c === QUESTION) this.text += "?";
			else {
				this.text += `?${String.fromCodePoint(c)}`;
				this.state = S_PI_BODY;
			}
			this.xmlDeclPossible = false;
		}
		sXMLDeclNameStart() {
			const c = this.skipSpaces();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				return;
			}
			if (c !== EOC) {
				this.state = S_XML_DECL_NAME;
				this.name = String.fromCodePoint(c);
			}
		}
		sXMLDeclName() {
			const c = this.captureTo(XML_DECL_NAME_TERMINATOR);
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.name += this.text;
				this.text = "";
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (!(isS(c) || c === EQUAL)) return;
			this.name += this.text;
			this.text = "";
			if (!this.xmlDeclExpects.includes(this.name)) switch (this.name.length) {
				case 0:
					this.fail("did not expect any more name/value pairs.");
					break;
				case 1:
					this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
					break;
				default: this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`);
			}
			this.state = c === EQUAL ? S_XML_DECL_VALUE_START : S_XML_DECL_EQ;
		}
		sXMLDeclEq() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (isS(c)) return;
			if (c !== EQUAL) this.fail("value required.");
			this.state = S_XML_DECL_VALUE_START;
		}
		sXMLDeclValueStart() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (isS(c)) return;
			if (!isQuote(c)) {
				this.fail("value must be quoted.");
				this.q = SPACE;
			} else this.q = c;
			this.state = S_XML_DECL_VALUE;
		}
		sXMLDeclValue() {
			const c = this.captureTo([this.q, QUESTION]);
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.text = "";
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (c === EOC) return;
			const value = this.text;
			this.text = "";
			switch (this.name) {
				case "version": {
					this.xmlDeclExpects = ["encoding", "standalone"];
					const version = value;
					this.xmlDecl.version = version;
					if (!/^1\.[0-9]+$/.test(version)) this.fail("version number must match /^1\\.[0-9]+$/.");
					else if (!this.opt.forceXMLVersion) this.setXMLVersion(version);
					break;
				}
				case "encoding":
					if (!/^[A-Za-z][A-Za-z0-9._-]*$/.test(value)) this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/.");
					this.xmlDeclExpects = ["standalone"];
					this.xmlDecl.encoding = value;
					break;
				case "standalone":
					if (value !== "yes" && value !== "no") this.fail("standalone value must match \"yes\" or \"no\".");
					this.xmlDeclExpects = [];
					this.xmlDecl.standalone = value;
			}
			this.name = "";
			this.state = S_XML_DECL_SEPARATOR;
		}
		sXMLDeclSeparator() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				return;
			}
			if (!isS(c)) {
				this.fail("whitespace required.");
				this.unget();
			}
			this.state = S_XML_DECL_NAME_START;
		}
		sXMLDeclEnding() {
			var _a;
			if (this.getCodeNorm() === GREATER) {
				if (this.piTarget !== "xml") this.fail("processing instructions are not allowed before root.");
				else if (this.name !== "version" && this.xmlDeclExpects.includes("version")) this.fail("XML declaration must contain a version.");
				(_a = this.xmldeclHandler) === null || _a === void 0 || _a.call(this, this.xmlDecl);
				this.name = "";
				this.piTarget = this.text = "";
				this.state = S_TEXT;
			} else this.fail("The character ? is disallowed anywhere in XML declarations.");
			this.xmlDeclPossible = false;
		}
		sOpenTag() {
			var _a;
			const c = this.captureNameChars();
			if (c === EOC) return;
			const tag = this.tag = {
				name: this.name,
				attributes: Object.create(null)
			};
			this.name = "";
			if (this.xmlnsOpt) this.topNS = tag.ns = Object.create(null);
			(_a = this.openTagStartHandler) === null || _a === void 0 || _a.call(this, tag);
			this.sawRoot = true;
			if (!this.fragmentOpt && this.closedRoot) this.fail("documents may contain only one root.");
			switch (c) {
				case GREATER:
					this.openTag();
					break;
				case FORWARD_SLASH:
					this.state = S_OPEN_TAG_SLASH;
					break;
				default:
					if (!isS(c)) this.fail("disallowed character in tag name.");
					this.state = S_ATTRIB;
			}
		}
		sOpenTagSlash() {
			if (this.getCode() === GREATER) this.openSelfClosingTag();
			else {
				this.fail("forward-slash in opening tag not followed by >.");
				this.state = S_ATTRIB;
			}
		}
		sAttrib() {
			const c = this.skipSpaces();
			if (c === EOC) return;
			if (isNameStartChar(c)) {
				this.unget();
				this.state = S_ATTRIB_NAME;
			} else if (c === GREATER) this.openTag();
			else if (c === FORWARD_SLASH) this.state = S_OPEN_TAG_SLASH;
			else this.fail("disallowed character in attribute name.");
		}
		sAttribName() {
			const c = this.captureNameChars();
			if (c === EQUAL) this.state = S_ATTRIB_VALUE;
			else if (isS(c)) this.state = S_ATTRIB_NAME_SAW_WHITE;
			else if (c === GREATER) {
				this.fail("attribute without value.");
				this.pushAttrib(this.name, this.name);
				this.name = this.text = "";
				this.openTag();
			} else if (c !== EOC) this.fail("disallowed character in attribute name.");
		}
		sAttribNameSawWhite() {
			const c = this.skipSpaces();
			switch (c) {
				case EOC: return;
				case EQUAL:
					this.state = S_ATTRIB_VALUE;
					break;
				default:
					this.fail("attribute without value.");
					this.text = "";
					this.name = "";
					if (c === GREATER) this.openTag();
					else if (isNameStartChar(c)) {
						this.unget();
						this.state = S_ATTRIB_NAME;
					} else {
						this.fail("disallowed character in attribute name.");
						this.state = S_ATTRIB;
					}
			}
		}
		sAttribValue() {
			const c = this.getCodeNorm();
			if (isQuote(c)) {
				this.q = c;
				this.state = S_ATTRIB_VALUE_QUOTED;
			} else if (!isS(c)) {
				this.fail("unquoted attribute value.");
				this.state = S_ATTRIB_VALUE_UNQUOTED;
				this.unget();
			}
		}
		sAttribValueQuoted() {
			const { q, chunk } = this;
			let { i: start } = this;
			while (true) switch (this.getCode()) {
				case q:
					this.pushAttrib(this.name, this.text + chunk.slice(start, this.prevI));
					this.name = this.text = "";
					this.q = null;
					this.state = S_ATTRIB_VALUE_CLOSED;
					return;
				case AMP:
					this.text += chunk.slice(start, this.prevI);
					this.state = S_ENTITY;
					this.entityReturnState = S_ATTRIB_VALUE_QUOTED;
					return;
				case NL:
				case NL_LIKE:
				case TAB:
					this.text += `${chunk.slice(start, this.prevI)} `;
					start = this.i;
					break;
				case LESS:
					this.text += chunk.slice(start, this.prevI);
					this.fail("disallowed character.");
					return;
				case EOC:
					this.text += chunk.slice(start);
					return;
			}
		}
		sAttribValueClosed() {
			const c = this.getCodeNorm();
			if (isS(c)) this.state = S_ATTRIB;
			else if (c === GREATER) this.openTag();
			else if (c === FORWARD_SLASH) this.state = S_OPEN_TAG_SLASH;
			else if (isNameStartChar(c)) {
				this.fail("no whitespace between attributes.");
				this.unget();
				this.state = S_ATTRIB_NAME;
			} else this.fail("disallowed character in attribute name.");
		}
		sAttribValueUnquoted() {
			const c = this.captureTo(ATTRIB_VALUE_UNQUOTED_TERMINATOR);
			switch (c) {
				case AMP:
					this.state = S_ENTITY;
					this.entityReturnState = S_ATTRIB_VALUE_UNQUOTED;
					break;
				case LESS:
					this.fail("disallowed character.");
					break;
				case EOC: break;
				default:
					if (this.text.includes("]]>")) this.fail("the string \"]]>\" is disallowed in char data.");
					this.pushAttrib(this.name, this.text);
					this.name = this.text = "";
					if (c === GREATER) this.openTag();
					else this.state = S_ATTRIB;
			}
		}
		sCloseTag() {
			const c = this.captureNameChars();
			if (c === GREATER) this.closeTag();
			else if (isS(c)) this.state = S_CLOSE_TAG_SAW_WHITE;
			else if (c !== EOC) this.fail("disallowed character in closing tag.");
		}
		sCloseTagSawWhite() {
			switch (this.skipSpaces()) {
				case GREATER:
					this.closeTag();
					break;
				case EOC: break;
				default: this.fail("disallowed character in closing tag.");
			}
		}
		handleTextInRoot() {
			let { i: start, forbiddenState } = this;
			const { chunk, textHandler: handler } = this;
			scanLoop: while (true) switch (this.getCode()) {
				case LESS:
					this.state = S_OPEN_WAKA;
					if (handler !== void 0) {
						const { text } = this;
						const slice = chunk.slice(start, this.prevI);
						if (text.length !== 0) {
							handler(text + slice);
							this.text = "";
						} else if (slice.length !== 0) handler(slice);
					}
					forbiddenState = FORBIDDEN_START;
					break scanLoop;
				case AMP:
					this.state = S_ENTITY;
					this.entityReturnState = S_TEXT;
					if (handler !== void 0) this.text += chunk.slice(start, this.prevI);
					forbiddenState = FORBIDDEN_START;
					break scanLoop;
				case CLOSE_BRACKET:
					switch (forbiddenState) {
						case FORBIDDEN_START:
							forbiddenState = FORBIDDEN_BRACKET;
							break;
						case FORBIDDEN_BRACKET:
							forbiddenState = FORBIDDEN_BRACKET_BRACKET;
							break;
						case FORBIDDEN_BRACKET_BRACKET: break;
						default: throw new Error("impossible state");
					}
					break;
				case GREATER:
					if (forbiddenState === FORBIDDEN_BRACKET_BRACKET) this.fail("the string \"]]>\" is disallowed in char data.");
					forbiddenState = FORBIDDEN_START;
					break;
				case NL_LIKE:
					if (handler !== void 0) this.text += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
					forbiddenState = FORBIDDEN_START;
					break;
				case EOC:
					if (handler !== void 0) this.text += chunk.slice(start);
					break scanLoop;
				default: forbiddenState = FORBIDDEN_START;
			}
			this.forbiddenState = forbiddenState;
		}
		handleTextOutsideRoot() {
			let { i: start } = this;
			const { chunk, textHandler: handler } = this;
			let nonSpace = false;
			outRootLoop: while (true) {
				const code = this.getCode();
				switch (code) {
					case LESS:
						this.state = S_OPEN_WAKA;
						if (handler !== void 0) {
							const { text } = this;
							const slice = chunk.slice(start, this.prevI);
							if (text.length !== 0) {
								handler(text + slice);
								this.text = "";
							} else if (slice.length !== 0) handler(slice);
						}
						break outRootLoop;
					case AMP:
						this.state = S_ENTITY;
						this.entityReturnState = S_TEXT;
						if (handler !== void 0) this.text += chunk.slice(start, this.prevI);
						nonSpace = true;
						break outRootLoop;
					case NL_LIKE:
						if (handler !== void 0) this.text += `${chunk.slice(start, this.prevI)}\n`;
						start = this.i;
						break;
					case EOC:
						if (handler !== void 0) this.text += chunk.slice(start);
						break outRootLoop;
					default: if (!isS(code)) nonSpace = true;
				}
			}
			if (!nonSpace) return;
			if (!this.sawRoot && !this.reportedTextBeforeRoot) {
				this.fail("text data outside of root node.");
				this.reportedTextBeforeRoot = true;
			}
			if (this.closedRoot && !this.reportedTextAfterRoot) {
				this.fail("text data outside of root node.");
				this.reportedTextAfterRoot = true;
			}
		}
		pushAttribNS(name, value) {
			var _a;
			const { prefix, local } = this.qname(name);
			const attr = {
				name,
				prefix,
				local,
				value
			};
			this.attribList.push(attr);
			(_a = this.attributeHandler) === null || _a === void 0 || _a.call(this, attr);
			if (prefix === "xmlns") {
				const trimmed = value.trim();
				if (this.currentXMLVersion === "1.0" && trimmed === "") this.fail("invalid attempt to undefine prefix in XML 1.0");
				this.topNS[local] = trimmed;
				nsPairCheck(this, local, trimmed);
			} else if (name === "xmlns") {
				const trimmed = value.trim();
				this.topNS[""] = trimmed;
				nsPairCheck(this, "", trimmed);
			}
		}
		pushAttribPlain(name, value) {
			var _a;
			const attr = {
				name,
				value
			};
			this.attribList.push(attr);
			(_a = this.attributeHandler) === null || _a === void 0 || _a.call(this, attr);
		}
		/**
		* End parsing. This performs final well-formedness checks and resets the
		* parser to a clean state.
		*
		* @returns this
		*/
		end() {
			var _a, _b;
			if (!this.sawRoot) this.fail("document must contain a root element.");
			const { tags } = this;
			while (tags.length > 0) {
				const tag = tags.pop();
				this.fail(`unclosed tag: ${tag.name}`);
			}
			if (this.state !== S_BEGIN && this.state !== S_TEXT) this.fail("unexpected end.");
			const { text } = this;
			if (text.length !== 0) {
				(_a = this.textHandler) === null || _a === void 0 || _a.call(this, text);
				this.text = "";
			}
			this._closed = true;
			(_b = this.endHandler) === null || _b === void 0 || _b.call(this);
			this._init();
			return this;
		}
		/**
		* Resolve a namespace prefix.
		*
		* @param prefix The prefix to resolve.
		*
		* @returns The namespace URI or ``undefined`` if the prefix is not defined.
		*/
		resolve(prefix) {
			var _a, _b;
			let uri = this.topNS[prefix];
			if (uri !== void 0) return uri;
			const { tags } = this;
			for (let index = tags.length - 1; index >= 0; index--) {
				uri = tags[index].ns[prefix];
				if (uri !== void 0) return uri;
			}
			uri = this.ns[prefix];
			if (uri !== void 0) return uri;
			return (_b = (_a = this.opt).resolvePrefix) === null || _b === void 0 ? void 0 : _b.call(_a, prefix);
		}
		/**
		* Parse a qname into its prefix and local name parts.
		*
		* @param name The name to parse
		*
		* @returns
		*/
		qname(name) {
			const colon = name.indexOf(":");
			if (colon === -1) return {
				prefix: "",
				local: name
			};
			const local = name.slice(colon + 1);
			const prefix = name.slice(0, colon);
			if (prefix === "" || local === "" || local.includes(":")) this.fail(`malformed name: ${name}.`);
			return {
				prefix,
				local
			};
		}
		processAttribsNS() {
			var _a;
			const { attribList } = this;
			const tag = this.tag;
			{
				const { prefix, local } = this.qname(tag.name);
				tag.prefix = prefix;
				tag.local = local;
				const uri = tag.uri = (_a = this.resolve(prefix)) !== null && _a !== void 0 ? _a : "";
				if (prefix !== "") {
					if (prefix === "xmlns") this.fail("tags may not have \"xmlns\" as prefix.");
					if (uri === "") {
						this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
						tag.uri = prefix;
					}
				}
			}
			if (attribList.length === 0) return;
			const { attributes } = tag;
			const seen = /* @__PURE__ */ new Set();
			for (const attr of attribList) {
				const { name, prefix, local } = attr;
				let uri;
				let eqname;
				if (prefix === "") {
					uri = name === "xmlns" ? XMLNS_NAMESPACE : "";
					eqname = name;
				} else {
					uri = this.resolve(prefix);
					if (uri === void 0) {
						this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
						uri = prefix;
					}
					eqname = `{${uri}}${local}`;
				}
				if (seen.has(eqname)) this.fail(`duplicate attribute: ${eqname}.`);
				seen.add(eqname);
				attr.uri = uri;
				attributes[name] = attr;
			}
			this.attribList = [];
		}
		processAttribsPlain() {
			const { attribList } = this;
			const attributes = this.tag.attributes;
			for (const { name, value } of attribList) {
				if (attributes[name] !== void 0) this.fail(`duplicate attribute: ${name}.`);
				attributes[name] = value;
			}
			this.attribList = [];
		}
		/**
		* Handle a complete open tag. This parser code calls this once it has seen
		* the whole tag. This method checks for well-formeness and then emits
		* ``onopentag``.
		*/
		openTag() {
			var _a;
			this.processAttribs();
			const { tags } = this;
			const tag = this.tag;
			tag.isSelfClosing = false;
			(_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag);
			tags.push(tag);
			this.state = S_TEXT;
			this.name = "";
		}
		/**
		* Handle a complete self-closing tag. This parser code calls this once it has
		* seen the whole tag. This method checks for well-formeness and then emits
		* ``onopentag`` and ``onclosetag``.
		*/
		openSelfClosingTag() {
			var _a, _b, _c;
			this.processAttribs();
			const { tags } = this;
			const tag = this.tag;
			tag.isSelfClosing = true;
			(_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag);
			(_b = this.closeTagHandler) === null || _b === void 0 || _b.call(this, tag);
			if ((this.tag = (_c = tags[tags.length - 1]) !== null && _c !== void 0 ? _c : null) === null) this.closedRoot = true;
			this.state = S_TEXT;
			this.name = "";
		}
		/**
		* Handle a complete close tag. This parser code calls this once it has seen
		* the whole tag. This method checks for well-formeness and then emits
		* ``onclosetag``.
		*/
		closeTag() {
			const { tags, name } = this;
			this.state = S_TEXT;
			this.name = "";
			if (name === "") {
				this.fail("weird empty close tag.");
				this.text += "</>";
				return;
			}
			const handler = this.closeTagHandler;
			let l = tags.length;
			while (l-- > 0) {
				const tag = this.tag = tags.pop();
				this.topNS = tag.ns;
				handler === null || handler === void 0 || handler(tag);
				if (tag.name === name) break;
				this.fail("unexpected close tag.");
			}
			if (l === 0) this.closedRoot = true;
			else if (l < 0) {
				this.fail(`unmatched closing tag: ${name}.`);
				this.text += `</${name}>`;
			}
		}
		/**
		* Resolves an entity. Makes any necessary well-formedness checks.
		*
		* @param entity The entity to resolve.
		*
		* @returns The parsed entity.
		*/
		parseEntity(entity) {
			if (entity[0] !== "#") {
				const defined = this.ENTITIES[entity];
				if (defined !== void 0) return defined;
				this.fail(this.isName(entity) ? "undefined entity." : "disallowed character in entity name.");
				return `&${entity};`;
			}
			let num = NaN;
			if (entity[1] === "x" && /^#x[0-9a-f]+$/i.test(entity)) num = parseInt(entity.slice(2), 16);
			else if (/^#[0-9]+$/.test(entity)) num = parseInt(entity.slice(1), 10);
			if (!this.isChar(num)) {
				this.fail("malformed character entity.");
				return `&${entity};`;
			}
			return String.fromCodePoint(num);
		}
	};
	exports.SaxesParser = SaxesParser;
}));

// src/core/report/sections.ts
var import_saxes = require_saxes();
const ENDS$2 = {
	comment: "-->",
	instruction: "?>",
	cdata: "]]>"
};
const STARTS = {
	"<!--": "comment",
	"<?": "instruction",
	"<![CDATA[": "cdata"
};
const START = /<(?:!--|\?|!\[CDATA\[)/g;
/** One less than the longest of these has: what of a text may be the beginning of one. */
const CARRIED = 8;
/** The sections of what follows a tag. */
const openSections = () => {
	let inside;
	let length = 0;
	let carried = "";
	return {
		write: (piece) => {
			const text = carried + piece;
			let at = 0;
			length += piece.length;
			for (;;) if (inside === void 0) {
				START.lastIndex = at;
				const found = START.exec(text);
				if (found === null) break;
				inside = STARTS[found[0]];
				at = START.lastIndex;
				length = text.length - at;
			} else {
				const end = text.indexOf(ENDS$2[inside], at);
				if (end === -1) break;
				at = end + ENDS$2[inside].length;
				inside = void 0;
			}
			carried = text.slice(Math.max(at, text.length - CARRIED));
		},
		inside: () => inside,
		length: () => length,
		restart: () => {
			length = 0;
			carried = "";
		}
	};
};

// src/core/report/xml.ts
/** Deeper nesting than any runner's, and shallow enough for a stack of frames. */
const MAX_DEPTH = 32768;
/** The longest tag, in UTF-16 code units: a name, its attributes and their values. */
const MAX_TAG = 4194304;
/** The longest piece without a tag in it, such as one CDATA section; where text is not asked for, the longest comment. */
const MAX_PIECE = 67108864;
const PIECE$1 = 65536;
/** A reference to a character by its number, at the end of a text, and the longest that is repaired. */
const REFERENCE = /&#(?:[0-9]+|x[0-9a-fA-F]+);$/;
const MOST_OF_REFERENCE = 32;
/**
* Faults of form that real runners write and that change no structure: a character that has no place there, such as a
* raw escape (node:test, web-test-runner; not NUL, which is no text), a raw `]]>` in text (node:test), and a reference
* to a character that XML does not allow (bats).
*/
const repairOf = (message, shown) => {
	switch (message) {
		case "disallowed character.": return shown.endsWith("\0") ? void 0 : "characters that XML does not allow there";
		case "the string \"]]>\" is disallowed in char data.": return "`]]>` in text";
		case "malformed character entity.": return REFERENCE.test(shown) ? "references to characters that XML does not allow" : void 0;
		default: return;
	}
};
const local = (name) => name.slice(name.indexOf(":") + 1);
const dtd = (doctype, allowed) => {
	const name = /^\s*([^\s[>]+)/.exec(doctype)?.[1];
	if (!doctype.includes("[") && name !== void 0 && name === allowed) return void 0;
	return fault("report-dtd", `expected a report without a document type, found <!DOCTYPE${doctype.slice(0, 60)}>`);
};
/**
* A strict streaming reader of XML. It accepts what XML 1.0 and 1.1 accept, without document types, and the three
* repairs above, each with a note. Entities are never declared, so none is expanded.
*
* @param doctype the one document type that the format's own runner writes (external, without a subset), if any
*/
const openXml = (events, sink, doctype) => {
	const parser = new import_saxes.SaxesParser({
		position: false,
		xmlns: false
	});
	const repairs = /* @__PURE__ */ new Set();
	let refused;
	let depth = 0;
	let started = 0;
	let held = "";
	let chunk = "";
	/** The end of what was shown before the chunk. */
	let before = "";
	let lastTag = 0;
	let limit = MAX_PIECE;
	let ending = false;
	let sections = openSections();
	const refuse = (reason) => {
		refused ??= reason;
	};
	const place = () => `line ${parser.line}, column ${parser.column}`;
	parser.on("error", ({ message }) => {
		const at = parser.position - started;
		const shown = `${before}${chunk.slice(Math.max(0, at - MOST_OF_REFERENCE), at)}`;
		const repair = repairOf(message, shown.slice(-32));
		if (repair !== void 0) {
			repairs.add(repair);
			return;
		}
		const reason = message.replace(/\.$/, "");
		refuse(ending ? fault("report-truncated", `the XML ends before its end at ${place()}: ${reason}`) : fault("report-malformed", `the XML is not well-formed at ${place()}: ${reason}`));
	});
	parser.on("doctype", (text) => refuse(dtd(text, doctype)));
	/** Of the tag or, in UTF-16 code units, of what is kept of the text around `position`. Text that nobody takes is not. */
	const lengthAt = (position) => {
		if (limit === 4194304 || events.text !== void 0) return position - lastTag;
		return sections.inside() === void 0 ? 0 : sections.length();
	};
	/** Asked at every tag as well as at the end of every piece, so that pieces change nothing. */
	const checkLength = (position) => {
		if (lengthAt(position) > limit) refuse(fault("report-too-deep", `the XML has a ${limit === 4194304 ? "tag" : "text"} that is longer than is read`));
	};
	const mark = (next) => {
		const { position } = parser;
		checkLength(position);
		lastTag = position;
		limit = next;
	};
	parser.on("opentagstart", () => mark(MAX_TAG));
	parser.on("opentag", (tag) => {
		mark(MAX_PIECE);
		depth += 1;
		if (depth > 32768) refuse(fault("report-too-deep", `the XML is nested more than ${MAX_DEPTH} deep`));
		const { name } = tag;
		if (refused === void 0) refuse(events.open(name.includes(":") ? local(name) : name, tag.attributes, place));
	});
	parser.on("closetag", (tag) => {
		mark(MAX_PIECE);
		depth -= 1;
		const { name } = tag;
		if (refused === void 0) events.close(name.includes(":") ? local(name) : name);
	});
	const { text: takeText } = events;
	if (takeText !== void 0) {
		parser.on("text", (text) => refuse(takeText(text)));
		parser.on("cdata", (text) => refuse(takeText(text)));
	}
	const feed = (text) => {
		before = `${before}${chunk.slice(-32)}`.slice(-32);
		chunk = text;
		parser.write(text);
		const tagEnd = lastTag - started;
		started += text.length;
		if (tagEnd >= 0) sections = openSections();
		sections.write(text.slice(Math.max(tagEnd, 0)));
		checkLength(started);
		if (takeText === void 0) partCdata(text);
		return refused;
	};
	/**
	* The parser keeps a CDATA section until it ends. One that nobody takes is ended and begun again after each piece, so
	* that it may be of any length; not in the midst of what may be its end.
	*/
	const partCdata = (text) => {
		if (sections.inside() !== "cdata" || sections.length() < PIECE$1 || text.endsWith("]")) return;
		chunk = "]]><![CDATA[";
		parser.write(chunk);
		started += chunk.length;
		sections.restart();
	};
	return {
		write: (text) => {
			for (let from = 0; from < text.length; from += PIECE$1) {
				const cut = text.length > PIECE$1 ? text.slice(from, from + PIECE$1) : text;
				const piece = held === "" ? cut : held + cut;
				const last = piece.charCodeAt(piece.length - 1);
				const carries = last === 13 || last >= 55296 && last <= 56319;
				held = carries ? piece.slice(-1) : "";
				if (feed(carries ? piece.slice(0, -1) : piece) !== void 0) return refused;
			}
			return refused;
		},
		end: () => {
			parser.write(held);
			ending = true;
			parser.close();
			if (refused === void 0) refuse(events.end());
			if (refused !== void 0) return refused;
			for (const repair of repairs) sink.note({
				kind: "repaired",
				message: `the XML holds ${repair}; read all the same`
			});
		}
	};
};

// src/core/report/records.ts
/** More suites and keywords inside one another than any runner writes. */
const MAX_AROUND = 1e3;
/** The value of the first child of that name, without white space around it. */
const childText = (node, name) => node.children.find((child) => child.name === name)?.text.trim();
/** The names of the elements around a record, from the outermost. */
const namesOf = (around) => around.map(({ attributes }) => attributes["name"]);
/** A reader of XML that hands on one record after the other: its memory is that of one record and its path. */
const openRecords = (format, context, sink) => {
	const emitter = openEmitter(context, sink);
	const around = [];
	const open = [];
	let ignored = 0;
	const count = (rows, failed) => {
		for (const inner of around.slice(-1)) {
			inner.rows += rows;
			inner.failed += failed;
		}
	};
	const reader = format.open({
		row: (group, name, outcome, why) => {
			count(1, outcome === "failed" ? 1 : 0);
			emitter.row(group, name, outcome, why);
		},
		synthetic: (group, name, what, said) => {
			count(0, 1);
			emitter.synthetic(group, name, what, said);
		},
		totals: emitter.totals
	});
	const openElement = (name, attributes) => {
		if (around.length === 0 && open.length === 0 && !format.roots.includes(name)) return fault("report-malformed", `expected <${format.roots.join("> or <")}> as the root, found <${name}>`);
		const parent = open.at(-1);
		if (ignored > 0 || parent !== void 0 && !format.keep.includes(name)) ignored += 1;
		else if (parent !== void 0 || format.records.includes(name)) {
			const node = {
				name,
				attributes,
				children: [],
				text: ""
			};
			parent?.children.push(node);
			open.push(node);
		} else if (around.length >= MAX_AROUND) return fault("report-too-deep", `the XML has more than ${MAX_AROUND} suites in one another`);
		else around.push({
			name,
			attributes,
			rows: 0,
			failed: 0
		});
	};
	const closeAround = () => {
		for (const node of around.splice(-1)) {
			reader.leave?.(node, around);
			count(node.rows, node.failed);
		}
	};
	return openXml({
		open: openElement,
		close: () => {
			if (ignored > 0) ignored -= 1;
			else if (open.length === 0) closeAround();
			else for (const node of open.splice(-1)) if (open.length === 0) reader.record(node, around);
		},
		text: (text) => {
			if (ignored > 0) return void 0;
			const node = open.at(-1);
			if (node === void 0) return void 0;
			if (format.said?.includes(node.name) === true) {
				node.text = (node.text + text.slice(0, LOOKED_AT)).slice(0, LOOKED_AT);
				return;
			}
			node.text += text;
			return node.text.length > 4194304 ? fault("report-too-deep", "the XML has a name that is longer than is read") : void 0;
		},
		end: () => {
			reader.end?.();
			emitter.totals.end();
		}
	}, sink, format.doctype);
};

// src/core/report/root.ts
/** White space, instructions and comments: one at a time, so that no input makes the search backtrack over several. */
const MISCELLANY = /^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->)/;
const DOCTYPE = /^<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/;
const ROOT$1 = /^<(?:[\w.-]+:)?([\w.-]+)((?:\s+[^\s=>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>?/;
const skip = (head, pattern) => {
	let rest = head;
	for (let found = pattern.exec(rest); found !== null; found = pattern.exec(rest)) rest = rest.slice(found[0].length);
	return rest;
};
/** Whether what begins with `head` is XML with declarations of its own, however long they are. */
const declaresTypes = (head) => /^<!DOCTYPE[^[>]*\[/.test(skip(head, MISCELLANY));
/** Whether `head` may be XML of which the root, or a document type, does not stand in it whole. */
const isProlog = (head) => /^(?:$|<!--|<\?|<[^>]*$)/.test(skip(head, MISCELLANY));
/** The root element of what begins with `head`, if that is XML. Lenient: the reader itself is strict. */
const rootOf = (head) => {
	const rest = skip(skip(skip(head, MISCELLANY), DOCTYPE), MISCELLANY);
	const [whole = "", name = "", attributes = ""] = ROOT$1.exec(rest) ?? [];
	return whole === "" ? void 0 : {
		name,
		attributes,
		rest: rest.slice(whole.length)
	};
};

// src/core/report/formats/boost.ts
/** Log entries that fail what they stand in; a warning does not. */
const FAILURES = [
	"Error",
	"FatalError",
	"Exception",
	"SystemError"
];
/** Those that BOOST_CHECK and BOOST_REQUIRE write. */
const CHECKS = ["Error", "FatalError"];
const SUITE_ERROR$3 = "(suite error)";
const FORMAT$8 = {
	roots: ["TestLog"],
	records: ["TestCase", ...FAILURES],
	keep: FAILURES,
	said: FAILURES,
	open: (emit) => ({ record: ({ name, attributes, children, text }, around) => {
		const group = joined(namesOf(around));
		if (name !== "TestCase") emit.synthetic(group, SUITE_ERROR$3, "errors that belong to a suite and to no test", text);
		else {
			const [test, [first]] = [attributes["name"] ?? "", children];
			if (first === void 0) emit.row(group, test, attributes["skipped"] === "yes" ? "skipped" : "passed");
			else {
				const stated = CHECKS.includes(first.name) ? "assertion" : "error";
				emit.row(group, test, "failed", () => ({
					message: first.text,
					stated
				}));
			}
		}
	} })
};
/** Boost.Test's log in XML (`--log_format=XML`, with `--log_level=test_suite` or more). */
const boostLog = {
	name: "boost-log",
	recognises: (head) => rootOf(head)?.name === "TestLog",
	open: (context, sink) => openRecords(FORMAT$8, context, sink)
};

// src/core/report/formats/catch2.ts
/** What ends a test and is no assertion. One inside of an `<Expression>` is that assertion's, and not kept. */
const THROWN = ["Exception", "FatalErrorCondition"];
const thrownIn = ({ children }) => {
	for (const child of children) {
		const found = child.name === "Section" ? thrownIn(child) : THROWN.includes(child.name) ? child : void 0;
		if (found !== void 0) return found;
	}
};
const complaintOf$5 = (test, ended) => {
	const thrown = thrownIn(test);
	return {
		message: thrown?.text,
		stated: ended && thrown === void 0 ? "assertion" : "error"
	};
};
/** What the totals of a run count. */
const RESULTS$1 = [
	"successes",
	"failures",
	"expectedFailures"
];
const FORMAT$7 = {
	roots: ["Catch", "Catch2TestRun"],
	records: ["TestCase"],
	keep: [
		"OverallResult",
		"Section",
		...THROWN
	],
	said: THROWN,
	open: (emit) => {
		let saysNone = false;
		return {
			record: (test) => {
				const { attributes, children } = test;
				const result = children.findLast(({ name }) => name === "OverallResult")?.attributes;
				const passed = Number(result?.["skips"] ?? 0) > 0 ? "skipped" : "passed";
				const outcome = result?.["success"] === "true" ? passed : "failed";
				const why = () => complaintOf$5(test, result !== void 0);
				emit.row(attributes["filename"] ?? "", attributes["name"] ?? "", outcome, why);
			},
			leave: ({ name, attributes, rows }, around) => {
				if (name === "OverallResults" && around.length === 1) saysNone = RESULTS$1.every((result) => attributes[result] === "0");
				else if (around.length === 0 && saysNone && rows === 0) emit.totals.none();
			}
		};
	}
};
/** Catch2's XML reporter, versions 2 and 3. */
const catch2Xml = {
	name: "catch2-xml",
	recognises: (head) => FORMAT$7.roots.includes(rootOf(head)?.name ?? ""),
	open: (context, sink) => openRecords(FORMAT$7, context, sink)
};

// src/core/report/formats/check.ts
const FORMAT$6 = {
	roots: ["testsuites"],
	records: ["title", "test"],
	keep: [
		"id",
		"iteration",
		"description",
		"message"
	],
	said: ["message"],
	open: (emit) => {
		let suite = "";
		return { record: (node) => {
			if (node.name === "title") suite = node.text.trim();
			else {
				const iteration = childText(node, "iteration") ?? "0";
				const id = `${childText(node, "id") ?? ""}${iteration === "0" ? "" : `[${iteration}]`}`;
				const outcome = node.attributes["result"] === "success" ? "passed" : "failed";
				emit.row(suite, joined([childText(node, "description"), id]), outcome, () => ({
					message: childText(node, "message"),
					stated: node.attributes["result"] === "failure" ? "assertion" : "error"
				}));
			}
		} };
	}
};
/** Check's XML log (libcheck.github.io). Its root has JUnit's name and a namespace of its own. */
const checkXml = {
	name: "check-xml",
	recognises: (head) => {
		const root = rootOf(head);
		return root?.name === "testsuites" && root.attributes.includes("check.sourceforge.net");
	},
	open: (context, sink) => openRecords(FORMAT$6, context, sink)
};

// src/core/report/formats/ctest.ts
const OUTCOMES$11 = {
	passed: "passed",
	notrun: "skipped"
};
/** How a program ends that may have found out something; every other way is a crash, or that it could not be run. */
const ENDS$1 = [
	"Failed",
	"Timeout",
	"Completed"
];
const complaintOf$4 = ({ children }) => {
	const ended = children.filter(({ name }) => name === "Results").flatMap((results) => results.children).find(({ attributes }) => attributes["name"] === "Exit Code");
	const message = ended && childText(ended, "Value");
	return {
		message,
		stated: message === void 0 || ENDS$1.includes(message) ? void 0 : "error"
	};
};
const FORMAT$5 = {
	roots: ["Site"],
	records: ["Test"],
	keep: [
		"Name",
		"Path",
		"Results",
		"NamedMeasurement",
		"Value"
	],
	said: ["Value"],
	open: (emit) => ({ record: (node, around) => {
		if (around.at(-1)?.name !== "Testing") return;
		const path = childText(node, "Path") ?? "";
		const outcome = OUTCOMES$11[node.attributes["Status"] ?? ""] ?? "failed";
		emit.row(path === "." ? "" : path, childText(node, "Name") ?? "", outcome, () => complaintOf$4(node));
	} })
};
/** CTest's own `Test.xml` (`ctest -T Test`). Tests that were not run, disabled ones among them, are skipped. */
const ctestXml = {
	name: "ctest-xml",
	recognises: (head) => rootOf(head)?.name === "Site",
	open: (context, sink) => openRecords(FORMAT$5, context, sink)
};

// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype \u2014 never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
/* @__NO_SIDE_EFFECTS__ */
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback \u2014 rest and defaulted parameters both report arity 0 \u2014 and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure \u2014 the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}

// node_modules/zod/v4/core/core.js
var _a$1;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}

// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodError = /* @__PURE__ */ $constructor("$ZodError", initializer$1);
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
* ("toString", "constructor") would otherwise read through to the prototype, and assigning
* "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}

// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
const validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
const validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
const _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
const _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};

// node_modules/zod/v4/core/regexes.js
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
*
* @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji$1, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const number$1 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;

// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMultipleOf = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLengthEquals = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLowerCase = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckEndsWith = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});

// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};

// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};

// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email);
	$ZodStringFormat.init(inst, def);
});
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodEmoji = /*@__PURE__*/ $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const $ZodCUID = /*@__PURE__*/ $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCIDRv4 = /*@__PURE__*/ $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
const $ZodBase64URL = /*@__PURE__*/ $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodE164 = /*@__PURE__*/ $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
const $ZodJWT = /*@__PURE__*/ $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodObjectJIT = /*@__PURE__*/ $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$2 = isObject;
	const jit = !globalConfig.jitless;
	const allowsEval$1 = allowsEval;
	const fastEnabled = jit && allowsEval$1.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = /* @__PURE__ */ new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, /* @__PURE__ */ new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
const $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = /* @__PURE__ */ new Map();
	let unrecIssue;
	const keyIssues = /* @__PURE__ */ new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			/**
			* $ZodDefault returns the default value immediately in forward direction.
			* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNonOptional = /*@__PURE__*/ $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}

// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = /* @__PURE__ */ new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
let handoff;
const open$5 = [];
const memo = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open$5.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, /* @__PURE__ */ new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: /* @__PURE__ */ new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = /* @__PURE__ */ new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open$5.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open$5.length > depth ? open$5.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
	return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}

// node_modules/zod/v4/locales/en.js
const error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}

// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;

// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link _cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
	return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
	return /* @__PURE__ */ _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
	const ch = /* @__PURE__ */ _check((payload) => {
		payload.addIssue = (issue$2) => {
			if (typeof issue$2 === "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
			else {
				const _issue = issue$2;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}

// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
/**
* Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
* `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
* custom JSON Schema was written into `json`, in which case the caller must not write its own.
*/
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify \u2014 anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else \u2014 `$ref`, `patternProperties`,
* an annotation like `description` \u2014 makes a member unfoldable, so a constraint this does not
* understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = /* @__PURE__ */ new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			const merged = parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts };
			assignProp(properties, key, merged);
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
* closed object members reject each other's keys and the schema validates nothing. Zod's parser
* pools the key sets instead \u2014 `handleIntersectionResults` reports a key as unrecognized only when
* *every* side rejects it \u2014 so the emitted schema has to pool them too, and folding the members
* into one object is the encoding that says so on every target.
*
* This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
* machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
* keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = /* @__PURE__ */ new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
/**
* Creates a toJSONSchema method for a schema instance.
* This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
*/
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};

// node_modules/zod/v4/core/json-schema-processors.js
const narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = /* @__PURE__ */ new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const unknownProcessor = (_schema, _ctx, _json, _params) => {};
const enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
* A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
* unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};

// node_modules/zod/v4/classic/errors.js
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
const initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
const ZodRealError = /*@__PURE__*/ $constructor("ZodError", initializer, void 0, { Parent: Error });

// node_modules/zod/v4/classic/parse.js
const parse = /* @__PURE__ */ _parse(ZodRealError);
const parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
const safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
const safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);
const encode = /* @__PURE__ */ _encode(ZodRealError);
const decode = /* @__PURE__ */ _decode(ZodRealError);
const encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
const decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
const safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
const safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
const safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
const safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);

// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(_overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
/** @internal */
const _ZodString = /*@__PURE__*/ $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, /*@__PURE__*/ derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(_regex(...args));
	},
	includes(...args) {
		return this.check(_includes(...args));
	},
	startsWith(...args) {
		return this.check(_startsWith(...args));
	},
	endsWith(...args) {
		return this.check(_endsWith(...args));
	},
	min(...args) {
		return this.check(_minLength(...args));
	},
	max(...args) {
		return this.check(_maxLength(...args));
	},
	length(...args) {
		return this.check(_length(...args));
	},
	nonempty(...args) {
		return this.check(_minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(_lowercase(params));
	},
	uppercase(params) {
		return this.check(_uppercase(params));
	},
	trim() {
		return this.check(_trim());
	},
	normalize(...args) {
		return this.check(_normalize(...args));
	},
	toLowerCase() {
		return this.check(_toLowerCase());
	},
	toUpperCase() {
		return this.check(_toUpperCase());
	},
	slugify() {
		return this.check(_slugify());
	}
}));
const ZodString = /*@__PURE__*/ $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(_email(ZodEmail, params));
	},
	url(params) {
		return this.check(_url(ZodURL, params));
	},
	jwt(params) {
		return this.check(_jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(_emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(_guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(_uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(_uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(_uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(_uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(_nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(_cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(_cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(_ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(_base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(_base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(_xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(_ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(_ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(_ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(_cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(_cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(_e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(_isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(_isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(_isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(_isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return _string(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodGUID = /*@__PURE__*/ $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodUUID = /*@__PURE__*/ $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodURL = /*@__PURE__*/ $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmoji = /*@__PURE__*/ $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNanoID = /*@__PURE__*/ $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const ZodCUID = /*@__PURE__*/ $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID2 = /*@__PURE__*/ $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodULID = /*@__PURE__*/ $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodXID = /*@__PURE__*/ $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodKSUID = /*@__PURE__*/ $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv4 = /*@__PURE__*/ $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv6 = /*@__PURE__*/ $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv4 = /*@__PURE__*/ $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv6 = /*@__PURE__*/ $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64 = /*@__PURE__*/ $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64URL = /*@__PURE__*/ $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodE164 = /*@__PURE__*/ $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodJWT = /*@__PURE__*/ $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNumber = /*@__PURE__*/ $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, /*@__PURE__*/ derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(_gt(value, params));
	},
	gte(value, params) {
		return this.check(_gte(value, params));
	},
	min(value, params) {
		return this.check(_gte(value, params));
	},
	lt(value, params) {
		return this.check(_lt(value, params));
	},
	lte(value, params) {
		return this.check(_lte(value, params));
	},
	max(value, params) {
		return this.check(_lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(_gt(0, params));
	},
	nonnegative(params) {
		return this.check(_gte(0, params));
	},
	negative(params) {
		return this.check(_lt(0, params));
	},
	nonpositive(params) {
		return this.check(_lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(_multipleOf(value, params));
	},
	step(value, params) {
		return this.check(_multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function number(params) {
	return _number(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return _int(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return _boolean(ZodBoolean, params);
}
const ZodUnknown = /*@__PURE__*/ $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unknownProcessor(inst, ctx, json, params);
});
function unknown$1() {
	return _unknown(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return _never(ZodNever, params);
}
const ZodArray = /*@__PURE__*/ $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(_minLength(n, params));
	},
	nonempty(params) {
		return this.check(_minLength(1, params));
	},
	max(n, params) {
		return this.check(_maxLength(n, params));
	},
	length(n, params) {
		return this.check(_length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return _array(ZodArray, element, params);
}
const ZodObject = /*@__PURE__*/ $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown$1() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown$1() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required(ZodNonOptional, this, args[0]);
	}
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodObject(def);
}
const ZodUnion = /*@__PURE__*/ $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("ZodDiscriminatedUnion", (inst, def) => {
	ZodUnion.init(inst, def);
	$ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
	return new ZodDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodIntersection = /*@__PURE__*/ $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodEnum = /*@__PURE__*/ $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodLiteral = /*@__PURE__*/ $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodTransform = /*@__PURE__*/ $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
const ZodOptional = /*@__PURE__*/ $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
const ZodExactOptional = /*@__PURE__*/ $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
const ZodNullable = /*@__PURE__*/ $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
const ZodDefault = /*@__PURE__*/ $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodPrefault = /*@__PURE__*/ $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodNonOptional = /*@__PURE__*/ $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
const ZodCatch = /*@__PURE__*/ $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodPipe = /*@__PURE__*/ $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodReadonly = /*@__PURE__*/ $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
const ZodCustom = /*@__PURE__*/ $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function refine(fn, _params = {}) {
	return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return _superRefine(fn, params);
}

// src/core/report/json.ts
/** A JSON report is read whole; this many UTF-16 code units at most. */
const MAX_JSON = 268435456;
const MAX_JSON_DEPTH = 1e3;
/** The end of the string that begins at `from`, in a text that is well-formed. */
const stringEnd = (text, from) => {
	const isEscaped = (at) => {
		let slashes = 0;
		while (text.charCodeAt(at - 1 - slashes) === 92) slashes += 1;
		return slashes % 2 === 1;
	};
	let end = text.indexOf("\"", from + 1);
	while (isEscaped(end)) end = text.indexOf("\"", end + 1);
	return end;
};
const decodeKey = (literal) => literal.includes("\\") ? JSON.parse(literal) : literal.slice(1, -1);
/**
* What JSON.parse would let pass in a text that it accepts: a key twice in one object, of which it keeps the last and
* another reader the first, and nesting that a walk over the value would not survive.
*/
const oddity = (text) => {
	const keys = [];
	let expectsKey = false;
	for (let at = 0; at < text.length; at += 1) {
		switch (text.charCodeAt(at)) {
			case 34: {
				const end = stringEnd(text, at);
				const seen = keys.at(-1);
				if (expectsKey && seen !== void 0) {
					const key = decodeKey(text.slice(at, end + 1));
					if (seen.has(key)) return fault("report-malformed", `the JSON has the key ${JSON.stringify(key)} twice in one object`);
					seen.add(key);
					expectsKey = false;
				}
				at = end;
				break;
			}
			case 123:
				keys.push(/* @__PURE__ */ new Set());
				expectsKey = true;
				break;
			case 91:
				keys.push(void 0);
				expectsKey = false;
				break;
			case 44:
				expectsKey = keys.at(-1) !== void 0;
				break;
			case 93:
			case 125:
				keys.pop();
				expectsKey = false;
		}
		if (keys.length > MAX_JSON_DEPTH) return fault("report-too-deep", `the JSON is nested more than ${MAX_JSON_DEPTH} deep`);
	}
};
/** V8 says where it stopped; at the very end means that something is missing there. */
const isCut = (text, message) => {
	const [, position = ""] = /at position (\d+)/.exec(message) ?? [];
	return position !== "" && Number(position) >= text.trimEnd().length || /Unexpected end of JSON input|Unterminated string/.test(message);
};
/** An escape that may be half of a character. Bytes that were decoded hold none. */
const HALF_ESCAPE = /\\u[dD][89a-fA-F]/;
const HALVES = /[\ud800-\udfff]/gu;
const wholeCharacters = (_, value) => typeof value === "string" ? value.replace(HALVES, "\ufffd") : value;
/** Strict JSON: what JSON.parse accepts, each key once, not too deep. Half a character becomes U+FFFD. */
const parseJson = (text) => {
	let value;
	try {
		value = JSON.parse(text, HALF_ESCAPE.test(text) ? wholeCharacters : void 0);
	} catch (error) {
		return err(isCut(text, String(error)) ? fault("report-truncated", "the JSON ends before its end", { cause: error }) : fault("report-malformed", `the JSON is not well-formed: ${String(error)}`, { cause: error }));
	}
	const found = oddity(text);
	return found === void 0 ? ok(value) : err(found);
};
/** The value as the format defines it, or where it is not so. */
const shaped = (schema, value) => {
	const parsed = schema.safeParse(value);
	if (parsed.success) return ok(parsed.data);
	const [first] = parsed.error.issues.map(({ path, message }) => `at ${path.map(String).join(".") || "its top"}: ${message}`);
	return err(fault("report-malformed", `the JSON is not of this format ${first}`));
};
/** What stands at a path inside a value that JSON gave; undefined where nothing does. */
const within = (value, ...path) => path.reduce((inner, key) => {
	return typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : void 0;
}, value);
/** A reader of one JSON document: kept until its end, then checked against `schema` and handed on. */
const openJson = (schema, read) => {
	const pieces = [];
	let length = 0;
	return {
		write: (text) => {
			length += text.length;
			if (length > 268435456) return fault("report-too-large", `a JSON report is read up to ${MAX_JSON / 1024 / 1024} MiB`);
			pieces.push(text);
		},
		end: () => {
			const value = parseJson(pieces.join(""));
			if (!value.ok) return value.error;
			const document = shaped(schema, value.value);
			return document.ok ? read(document.value) : document.error;
		}
	};
};

// src/core/report/formats/ctrf.ts
/** CTRF has no word for an error, and `other` for all that is neither. */
const OUTCOMES$10 = {
	passed: "passed",
	failed: "failed",
	skipped: "skipped",
	pending: "skipped",
	other: "skipped"
};
const document$6 = object({ results: object({
	summary: object({
		tests: number(),
		failed: number()
	}),
	tests: array(object({
		name: string(),
		status: _enum([
			"passed",
			"failed",
			"skipped",
			"pending",
			"other"
		]),
		filePath: string().optional(),
		suite: union([string(), array(string())]).optional(),
		retries: number().optional(),
		flaky: boolean().optional(),
		message: unknown$1().optional(),
		trace: unknown$1().optional()
	}))
}) });
/** The Common Test Report Format, as its reporters write it: the suite is a text in some and a list in others. */
const ctrf = {
	name: "ctrf",
	recognises: (head) => /^\s*\{/.test(head) && (/"reportFormat"\s*:\s*"CTRF"/.test(head) || /^\s*\{\s*"results"\s*:\s*\{\s*"tool"\s*:/.test(head)),
	open: (context, sink) => openJson(document$6, ({ results: { summary, tests } }) => {
		const { row, totals } = openEmitter(context, sink);
		let failed = 0;
		for (const { name, status, filePath, suite = [], retries = 0, flaky = false, message, trace } of tests) {
			const path = typeof suite === "string" ? [suite] : suite;
			if (retries > 0 || flaky) totals.retried();
			if (status === "failed") failed += 1;
			const why = () => ({ message: message ?? trace });
			if (filePath === void 0) row(joined(path), name, OUTCOMES$10[status], why);
			else row(filePath, joined([...path, name]), OUTCOMES$10[status], why);
		}
		totals.compare("the report", "tests", summary.tests, [tests.length]);
		if (summary.tests + tests.length === 0) totals.none();
		totals.compare("the report", "failed tests", summary.failed, [failed]);
		totals.end();
	})
};

// src/core/report/formats/cucumber.ts
const result = object({ result: object({
	status: string(),
	error_message: unknown$1().optional()
}).optional() });
const hooks = array(result).default([]);
const step = result.extend({
	before: hooks,
	after: hooks
});
const element = object({
	type: string(),
	name: string(),
	before: hooks,
	steps: array(step).default([]),
	after: hooks
});
const document$5 = array(object({
	uri: string(),
	elements: array(element).default([])
}));
const endsOf = ({ before, steps, after }) => {
	const ended = (isHook) => (found) => ({
		state: found.result?.status.toLowerCase() ?? "skipped",
		message: found.result?.error_message,
		isHook
	});
	const [hook, step] = [ended(true), ended(false)];
	const inner = steps.flatMap((found) => [
		...found.before.map(hook),
		step(found),
		...found.after.map(hook)
	]);
	return [
		...before.map(hook),
		...inner,
		...after.map(hook)
	];
};
/** A step that nothing defines, or several do, fails its scenario; one that is pending or was not reached skips it. */
const hasFailed$1 = ({ state }) => ![
	"passed",
	"skipped",
	"pending",
	"unused"
].includes(state);
const outcomeOf$5 = (ends) => {
	if (ends.some(hasFailed$1)) return "failed";
	return ends.some(({ state }) => state === "skipped" || state === "pending") ? "skipped" : "passed";
};
const complaintOf$3 = ({ state, message = `a step is ${state}`, isHook }) => ({
	message,
	stated: isHook || state !== "failed" ? "outside" : void 0
});
/** Cucumber's `json` formatter. One row a scenario, and one a row of an outline's examples. */
const cucumberJson = {
	name: "cucumber-json",
	recognises: (head) => /^\s*\[\s*(?:\]\s*$|\{)/.test(head) && (/"elements"\s*:/.test(head) || /^\s*\[\s*\]\s*$/.test(head)),
	open: (context, sink) => openJson(document$5, (features) => {
		const { row, totals } = openEmitter(context, sink);
		for (const { uri, elements } of features) {
			let background = [];
			for (const found of elements) {
				const ends = [...background, ...endsOf(found)];
				if (found.type === "background") background = ends;
				else {
					row(uri.replace(/^file:(?!\/\/)/, ""), found.name, outcomeOf$5(ends), () => ends.filter(hasFailed$1).map(complaintOf$3)[0]);
					background = [];
				}
			}
		}
		if (features.length === 0) totals.none();
		totals.end();
	})
};

// src/core/report/formats/cunit.ts
const ROOT = "CUNIT_TEST_RUN_REPORT";
const SUITE_ERROR$2 = "(suite error)";
const FORMAT$4 = {
	roots: [ROOT],
	doctype: ROOT,
	records: [
		"SUITE_NAME",
		"CUNIT_RUN_TEST_SUCCESS",
		"CUNIT_RUN_TEST_FAILURE",
		"CUNIT_RUN_SUITE_FAILURE"
	],
	keep: [
		"SUITE_NAME",
		"TEST_NAME",
		"CONDITION",
		"FAILURE_REASON"
	],
	said: ["CONDITION", "FAILURE_REASON"],
	open: (emit) => {
		let suite = "";
		return { record: (node) => {
			if (node.name === "SUITE_NAME") suite = node.text.trim();
			else if (node.name === "CUNIT_RUN_SUITE_FAILURE") emit.synthetic(childText(node, "SUITE_NAME") ?? "", SUITE_ERROR$2, "suites whose set-up or clean-up failed", childText(node, "FAILURE_REASON"));
			else {
				const outcome = node.name === "CUNIT_RUN_TEST_SUCCESS" ? "passed" : "failed";
				const why = () => ({
					message: childText(node, "CONDITION"),
					stated: "assertion"
				});
				emit.row(suite, childText(node, "TEST_NAME") ?? "", outcome, why);
			}
		} };
	}
};
/** CUnit's automated results: one row a passed test and a failed assertion. */
const cunitXml = {
	name: "cunit-xml",
	recognises: (head) => rootOf(head)?.name === ROOT,
	open: (context, sink) => openRecords(FORMAT$4, context, sink)
};

// src/core/report/lines.ts
/** The longest line that is read, in UTF-16 code units. */
const MAX_LINE = 67108864;
/** A reader of a text of lines that end in LF or CRLF. */
const openLines = (events) => {
	let pieces = [];
	let kept = 0;
	let number = 0;
	const emit = (line, last) => {
		number += 1;
		return events.line(line.endsWith("\r") ? line.slice(0, -1) : line, number, last);
	};
	return {
		write: (text) => {
			let from = 0;
			for (let to = text.indexOf("\n"); to !== -1; to = text.indexOf("\n", from)) {
				const line = text.slice(from, to);
				from = to + 1;
				const found = emit(kept === 0 ? line : pieces.join("") + line, false);
				pieces = [];
				kept = 0;
				if (found !== void 0) return found;
			}
			kept += text.length - from;
			if (kept > 67108864) return fault("report-too-deep", `line ${number + 1} has more than ${MAX_LINE} characters`);
			if (from < text.length) pieces.push(text.slice(from));
		},
		end: () => (kept === 0 ? void 0 : emit(pieces.join(""), true)) ?? events.end()
	};
};

// src/core/report/events.ts
/** Where the quotes of the string begin that ends at `end`, in a text that is searched from its end. */
const stringStart = (text, end) => {
	const isEscaped = (at) => {
		let slashes = 0;
		while (text.charCodeAt(at - 1 - slashes) === 92) slashes += 1;
		return slashes % 2 === 1;
	};
	let start = text.lastIndexOf("\"", end - 1);
	while (start > 0 && isEscaped(start)) start = text.lastIndexOf("\"", start - 1);
	return start;
};
/** Where the object begins that a line ends in, in one pass however many braces stand before it; -1 where none does. */
const objectStart = (line) => {
	let depth = 0;
	for (let at = line.trimEnd().length - 1; at >= 0; at -= 1) {
		const code = line.charCodeAt(at);
		if (code === 125) depth += 1;
		else if (code === 123) depth -= 1;
		else if (code === 34) at = stringStart(line, at);
		if (depth === 0) return code === 123 ? at : -1;
	}
	return -1;
};
/**
* A reader of one JSON object a line, which has `key`. Other lines and objects are handed to `other`: tools print between
* them, and what a test prints without a line break stands before the next event.
* A last line that is cut means that the rest is missing too.
*/
const openEvents = (key, schema, read, other, end) => {
	const isEvent = (value) => within(value, key) !== void 0;
	const readLast = (line) => {
		const at = objectStart(line);
		const value = parseJson(at === -1 ? "" : line.slice(at));
		const event = value.ok && isEvent(value.value) ? shaped(schema, value.value) : void 0;
		if (event?.ok === true) {
			other(line.slice(0, at));
			read(event.value);
		} else other(line);
	};
	return openLines({
		line: (line, number, last) => {
			if (!line.startsWith("{")) {
				readLast(line);
				return;
			}
			const value = parseJson(line);
			if (value.ok && !isEvent(value.value)) {
				other(line);
				return;
			}
			const event = value.ok ? shaped(schema, value.value) : value;
			if (event.ok) {
				read(event.value);
				return;
			}
			return last ? fault("report-truncated", `the last line, ${number}, is cut`) : {
				...event.error,
				message: `line ${number}: ${event.error.message}`
			};
		},
		end: () => {
			end();
		}
	});
};

// src/core/report/formats/dart.ts
/** An event of `dart test --reporter json` (pkg/test/doc/json_reporter.md); the other types carry no result. */
const event$2 = object({
	type: string(),
	suite: object({
		id: number(),
		path: string().nullish()
	}).optional(),
	test: object({
		id: number(),
		name: string(),
		suiteID: number()
	}).optional(),
	testID: number().optional(),
	result: string().optional(),
	hidden: boolean().optional(),
	skipped: boolean().optional(),
	error: unknown$1().optional(),
	/** Of the whole run; null where it was closed before its end. */
	success: unknown$1().optional()
});
const FAILED_LATE = "(failed after its end)";
const open$4 = (context, sink) => {
	const { row, synthetic, totals } = openEmitter(context, sink);
	const paths = /* @__PURE__ */ new Map();
	const running = /* @__PURE__ */ new Map();
	/** The suite of each test that ended without a failure. Its row is handed on, and its name no longer kept. */
	const succeeded = /* @__PURE__ */ new Map();
	let failed = 0;
	let success;
	let ended = false;
	const groupOf = (suiteID) => paths.get(suiteID) ?? "";
	/** A test may fail after it has ended with success (pkgs/test/doc/json_reporter.md). */
	const failLate = (testID, error) => {
		const suiteID = succeeded.get(testID);
		if (suiteID === void 0) return;
		succeeded.delete(testID);
		failed += 1;
		synthetic(groupOf(suiteID), FAILED_LATE, "tests that failed after their end", error);
	};
	const keepError = ({ testID = -1, error }) => {
		const test = running.get(testID);
		if (test === void 0) failLate(testID, error);
		else test.error ??= error;
	};
	const endTest = ({ testID = -1, result, hidden, skipped }) => {
		const isSuccess = result === "success";
		const test = running.get(testID);
		running.delete(testID);
		if (test === void 0) {
			if (!isSuccess) failLate(testID, void 0);
			return;
		}
		if (isSuccess) succeeded.set(testID, test.suiteID);
		else failed += 1;
		if (hidden === true && isSuccess) return;
		const passed = skipped === true ? "skipped" : "passed";
		row(groupOf(test.suiteID), test.name, isSuccess ? passed : "failed", () => ({
			message: test.error,
			stated: result === "failure" ? "assertion" : "error"
		}));
	};
	const read = (found) => {
		const { type, suite, test } = found;
		if (suite !== void 0) paths.set(suite.id, suite.path ?? "");
		else if (type === "testStart" && test !== void 0) running.set(test.id, {
			suiteID: test.suiteID,
			name: test.name
		});
		else if (type === "error") keepError(found);
		else if (type === "testDone") endTest(found);
		else if (type === "done") {
			ended = found.success !== null;
			success = found.success;
		}
	};
	return openEvents("type", event$2, read, () => void 0, () => {
		for (const { suiteID, name, error } of running.values()) {
			failed += 1;
			totals.synthetic("tests that began and did not end");
			row(groupOf(suiteID), name, "failed", () => ({
				message: error,
				stated: "error"
			}));
		}
		if (!ended) sink.note({
			kind: "declared",
			message: "the report has no end: tests may be missing"
		});
		if (success === false && failed === 0) sink.note({
			kind: "declared",
			message: "the report says that the run failed, though no test did"
		});
		totals.end();
	});
};
/** Dart's and Flutter's JSON reporter, one event a line. */
const dartJson = {
	name: "dart-json",
	recognises: (head) => /^\{[^\n]*"protocolVersion"\s*:[^\n]*"runnerVersion"\s*:/m.test(head),
	open: open$4
};

// src/core/report/formats/go.ts
/** An event of `go test -json` (https://pkg.go.dev/cmd/test2json); unknown actions carry no result. */
const event$1 = object({
	Action: string(),
	Package: string().optional(),
	Test: string().optional(),
	FailedBuild: string().optional(),
	ImportPath: string().optional(),
	Output: string().optional()
});
/** So ends a package of which the files hold no test, or none of those that were asked for. */
const NONE_TO_RUN = "[no tests to run]\n";
const PACKAGE_FAILED = "(package failed)";
/** A Go test fails by `t.Error` and its like, or it panics. */
const ASSERTED = { kind: "assertion" };
const UNENDED$1 = { kind: "error" };
/** The end of a test in the midst of a line. */
const HIDDEN_END = /^(?!\s*--- ).*--- (?:PASS|FAIL|SKIP): /s;
const UNFINISHED = "tests that began and did not end";
/** The results that end a test. A benchmark that only printed something passed. */
const ENDS = {
	pass: "passed",
	bench: "passed",
	fail: "failed",
	skip: "skipped"
};
const open$3 = (context, sink) => {
	const naming = openNaming(context.root);
	const totals = openTotals(sink);
	const packages = /* @__PURE__ */ new Map();
	const builds = /* @__PURE__ */ new Map();
	const failedBuilds = /* @__PURE__ */ new Map();
	let buildFailures = 0;
	let hidesEnds = false;
	let unfinished = 0;
	const emit = (name, test, outcome, to, cause) => {
		totals.some();
		if (outcome === "failed") to.failed = true;
		const why = outcome === "failed" && cause !== void 0 ? { cause: () => cause } : {};
		sink.test({
			group: naming.group(name),
			name: naming.name(test),
			outcome,
			...why
		});
	};
	const countUnfinished = () => {
		unfinished += 1;
		totals.synthetic(UNFINISHED);
	};
	const failPackage = (name, to, said = "") => {
		totals.synthetic("packages that failed outside every test");
		emit(name, PACKAGE_FAILED, "failed", to, causeOf({
			message: said,
			stated: "outside"
		}));
	};
	const packageOf = (name) => {
		const known = packages.get(name);
		if (known !== void 0) return known;
		const made = {
			running: /* @__PURE__ */ new Map(),
			failed: false,
			saysNone: false
		};
		packages.set(name, made);
		return made;
	};
	/** Since Go 1.20 a benchmark begins with an event and ends without one (golang/go#61767). */
	const endRunning = (name, to, passed) => {
		for (const [test, cause = UNENDED$1] of to.running) {
			const isBenchmark = passed && test.startsWith("Benchmark");
			if (!isBenchmark) countUnfinished();
			emit(name, test, isBenchmark ? "passed" : "failed", to, cause);
		}
		to.running.clear();
	};
	const readTest = (name, test, action) => {
		const to = packageOf(name);
		const outcome = ENDS[action];
		if (action === "run") {
			if (to.running.has(test)) {
				countUnfinished();
				emit(name, test, "failed", to, UNENDED$1);
			}
			to.running.set(test, void 0);
		} else if (outcome !== void 0) {
			const cause = to.running.get(test) ?? ASSERTED;
			to.running.delete(test);
			emit(name, test, outcome, to, cause);
		}
	};
	/** The first line that `t.Error` and its like print, unless the test panics. */
	const readOutput = (name, test, output) => {
		const { running } = packageOf(name);
		hidesEnds ||= output.includes("--- ") && HIDDEN_END.test(output);
		const panics = output.startsWith("panic: ");
		const said = panics ? output : /^\s+\S+\.go:\d+: (.*)/.exec(output)?.[1];
		if (said === void 0 || !running.has(test) || !panics && running.get(test) !== void 0) return;
		running.set(test, {
			...causeOf({ message: said }),
			kind: panics ? "error" : "assertion"
		});
	};
	const readPackage = (name, found) => {
		const to = packageOf(name);
		const outcome = ENDS[found.Action];
		to.saysNone ||= found.Output?.endsWith(NONE_TO_RUN) === true;
		if (outcome === void 0) return;
		const said = failedBuilds.get(found.FailedBuild ?? "");
		failedBuilds.delete(found.FailedBuild ?? "");
		if (outcome === "skipped" || outcome === "passed" && to.saysNone) totals.none();
		else totals.some();
		endRunning(name, to, outcome !== "failed");
		if (outcome === "failed" && !to.failed) failPackage(name, to, said);
		packages.delete(name);
	};
	/** What the compiler says first of a package; its own heading begins with `#`. */
	const readBuildOutput = (path, output) => {
		if (!builds.has(path) && !output.startsWith("#")) builds.set(path, output.slice(0, 400));
	};
	const readEvent = (found) => {
		const { Action: action, ImportPath: path, Output: output } = found;
		if (action === "build-output" && path !== void 0 && output !== void 0) readBuildOutput(path, output);
		else if (action === "build-fail" && path !== void 0) failedBuilds.set(path, builds.get(path) ?? "");
		else if (found.Test !== void 0 && output !== void 0) readOutput(found.Package ?? "", found.Test, output);
		else if (found.Test !== void 0) readTest(found.Package ?? "", found.Test, found.Action);
		else if (!found.Action.startsWith("build-")) readPackage(found.Package ?? "", found);
	};
	return openEvents("Action", event$1, readEvent, (line) => {
		if (/^FAIL\t.*\[(?:build|setup) failed\]$/.test(line)) buildFailures += 1;
	}, () => {
		for (const [name, to] of packages) {
			endRunning(name, to, false);
			if (!to.failed) failPackage(name, to);
		}
		for (const [name, said] of failedBuilds) failPackage(name, {
			running: /* @__PURE__ */ new Map(),
			failed: false,
			saysNone: false
		}, said);
		if (buildFailures > 0) {
			totals.some();
			totals.unshown(`${buildFailures} packages failed to build and have no event (Go before 1.24): only the exit tells`);
		}
		if (hidesEnds && unfinished > 0) totals.unshown("what a test prints without a line break hides its end, with `-v` and before Go 1.20: run `go test -json` alone");
		totals.end();
	});
};
/** `go test -json`, also as gotestsum's `--jsonfile` keeps it. */
const goTestJson = {
	name: "go-test-json",
	recognises: (head) => /^\{[^\n]*"Action" *: *"(?:start|run|pause|cont|pass|bench|fail|output|skip|attr|build-output|build-fail)"/m.test(head),
	open: open$3
};

// src/core/report/formats/gtest.ts
const test$2 = object({
	name: string(),
	classname: string(),
	file: string().optional(),
	status: string(),
	result: string().default(""),
	failures: array(unknown$1()).default([])
});
const document$4 = object({
	tests: number(),
	testsuites: array(object({ testsuite: array(test$2) }))
});
const outcomeOf$4 = ({ failures, status, result }) => {
	if (failures.length > 0) return "failed";
	return status === "NOTRUN" || result === "SKIPPED" || result === "SUPPRESSED" ? "skipped" : "passed";
};
/** GoogleTest's `--gtest_output=json`. Identities are those of its XML. */
const gtestJson = {
	name: "gtest-json",
	recognises: (head) => /^\s*\{\s*"tests"\s*:/.test(head) && /"testsuites"\s*:\s*\[/.test(head),
	open: (context, sink) => openJson(document$4, ({ tests, testsuites }) => {
		const { row, totals } = openEmitter(context, sink);
		const found = testsuites.flatMap(({ testsuite }) => testsuite);
		for (const { file, classname, name, ...state } of found) {
			const label = file === void 0 ? name : joined([classname, name]);
			row(file ?? classname, label, outcomeOf$4({
				file,
				classname,
				name,
				...state
			}), () => ({
				message: within(state.failures, 0, "failure"),
				stated: "assertion"
			}));
		}
		totals.compare("the report", "tests", tests, [found.length]);
		if (tests + found.length === 0) totals.none();
		totals.end();
	})
};

// src/core/report/formats/jest.ts
/** What the two runners call a test's state. */
const OUTCOMES$9 = {
	passed: "passed",
	failed: "failed",
	skipped: "skipped",
	pending: "skipped",
	todo: "skipped",
	disabled: "skipped"
};
const test$1 = object({
	ancestorTitles: array(string()),
	title: string(),
	status: _enum([
		"passed",
		"failed",
		"skipped",
		"pending",
		"todo",
		"disabled"
	]),
	invocations: number().optional(),
	/** Null is what a test threw that is no error: it has no message. */
	failureMessages: array(string().nullable()).nullish()
});
/** With several workers Jest gives a file that did not load a row of its own, without a title. */
const loadError = object({ status: literal("error") });
const document$3 = object({
	numTotalTests: number(),
	numFailedTests: number(),
	success: boolean(),
	testResults: array(object({
		name: string(),
		status: string(),
		message: string().optional(),
		assertionResults: array(discriminatedUnion("status", [test$1, loadError]))
	}))
});
const FILE_FAILED = "(file failed)";
const open$2 = (context, sink) => openJson(document$3, (report) => {
	const naming = openNaming(context.root);
	const totals = openTotals(sink);
	let total = 0;
	let allFailed = 0;
	let filesFailed = 0;
	for (const file of report.testResults) {
		const group = naming.group(file.name);
		let failed = 0;
		for (const test of file.assertionResults) {
			if (test.status === "error") continue;
			total += 1;
			const outcome = OUTCOMES$9[test.status];
			if (outcome === "failed") failed += 1;
			if ((test.invocations ?? 1) > 1) totals.retried();
			const message = test.failureMessages?.find((said) => said !== null);
			const cause = withCause(outcome, () => message === void 0 ? void 0 : { message });
			sink.test({
				group,
				name: naming.name(joined([...test.ancestorTitles, test.title])),
				outcome,
				...cause
			});
		}
		allFailed += failed;
		if (file.status === "failed" && failed === 0) {
			filesFailed += 1;
			totals.synthetic("files that failed outside every test");
			const cause = withCause("failed", () => ({
				message: file.message,
				stated: "outside"
			}));
			sink.test({
				group,
				name: FILE_FAILED,
				outcome: "failed",
				...cause
			});
		}
	}
	totals.compare("the report", "tests", report.numTotalTests, [total]);
	totals.compare("the report", "failed tests", report.numFailedTests, [allFailed]);
	if (!report.success && allFailed + filesFailed === 0) sink.note({
		kind: "declared",
		message: "the report says that the run failed, though no test and no file did"
	});
	if (report.success && report.numTotalTests === 0 && total === 0) totals.none();
	totals.end();
});
const isJest = (head) => /^\s*\{/.test(head) && /"numTotalTests"\s*:/.test(head);
const hasRuntimeErrors = (head) => /"numRuntimeErrorTestSuites"\s*:/.test(head);
/** Jest's `--json`. */
const jestJson = {
	name: "jest-json",
	recognises: (head) => isJest(head) && hasRuntimeErrors(head),
	open: open$2
};
/** Vitest's `--reporter=json`, which is Jest's but for a few totals. */
const vitestJson = {
	name: "vitest-json",
	recognises: (head) => isJest(head) && !hasRuntimeErrors(head),
	open: open$2
};

// src/core/report/formats/junit.ts
/** The name of the row that stands for an error outside every test of a suite. */
const SUITE_ERROR$1 = "(suite error)";
/** The name of the row that stands for a test of which pytest wrote how long its set-up took, and nothing else. */
const UNENDED = "(test without an end)";
/** node:test calls the suite `undefined` that it makes of a run of which an `after` outside every test has failed. */
const SUITES = /* @__PURE__ */ new Set([
	"testsuite",
	"testsuites",
	"undefined"
]);
/** Elements that hold what a test printed or said: what looks like a test in there is none. */
const TEXTS = /* @__PURE__ */ new Set([
	"system-out",
	"system-err",
	"properties",
	"failure",
	"error",
	"skipped"
]);
/** What `status` and `result` say where no child does, in small letters and one word. */
const STATES$1 = new Map([
	["failed", "fail failed failing failure error errored broken timeout timedout aborted crashed killed interrupted"],
	["skipped", "notrun disabled skipped skip ignored suppressed filtered pending todo inconclusive blocked untested"],
	["passed", "run completed passed pass success ok"]
].flatMap(([outcome, states]) => states.split(" ").map((state) => [state, outcome])));
/** What Vitest calls the whole, unless it is told otherwise. */
const VITEST = "vitest tests";
/** The second in which it began, which unittest-xml-reporting puts after the name of a suite. */
const BEGAN = /-20\d{12}$/;
const WARN = /^WARN(?:_|$)/;
const nonEmpty = (text) => text === "" ? void 0 : text;
/** A declared total; NaN where there is none or no number. */
const total = (text) => text !== void 0 && /^\d+$/.test(text) ? Number(text) : NaN;
/** Of the row's states the worst; undefined where one is no word for an outcome. */
const stateOf = ({ status, result }) => {
	const states = [status, result].flatMap((state) => state === void 0 || state === "" ? [] : [STATES$1.get(state.toLowerCase().replace(/[\s_-]/g, ""))]);
	return ["failed", "skipped"].find((state) => states.includes(state)) ?? (states.includes(void 0) ? void 0 : "passed");
};
/** What pytest writes of the test in which `pytest.exit` or an interrupt came: it names each other, and tells its time. */
const isUnended$1 = ({ attributes, failed, skipped }) => !failed && !skipped && Object.keys(attributes).join() === "time";
const outcomeOf$3 = (row) => {
	if (row.failed && !row.todo) return "failed";
	if (row.skipped) return "skipped";
	const { status, result } = row.attributes;
	return status === void 0 && result === void 0 ? "passed" : stateOf(row.attributes);
};
/**
* The parts of a row's identity (docs/reports.md): the file, else the class, else the suites are the group; what is
* left of them and tells the test apart goes before the name. node:test gives every row the class "test", jest-junit
* and CTest repeat the name as the class: these say nothing.
*/
const partsOf = (suite, attributes) => {
	const file = nonEmpty(attributes["file"]) ?? suite.file;
	const stated = nonEmpty(attributes["classname"]) ?? nonEmpty(attributes["class"]);
	const repeats = stated === attributes["name"] && stated !== suite.name;
	const className = stated === "test" || repeats ? void 0 : stated;
	if (file === void 0) return {
		group: repeats && suite.isRoot ? "" : className ?? suite.path,
		prefix: ""
	};
	const rest = repeats ? "" : className ?? suite.path;
	return {
		group: file,
		prefix: rest === file || rest === "" ? "" : rest + JOINT
	};
};
const openJunit = (root, sink) => {
	const naming = openNaming(root);
	const totals = openTotals(sink);
	const suites = [];
	let suite;
	let row;
	/** How many elements are open that are none of ours, and at how many of them one of {@link TEXTS} began. */
	let ignored = 0;
	let text = 0;
	/** Rows whose state is no word for an outcome. */
	let unknown = 0;
	/** Rows of Vitest that took no time at all. */
	let unreached = 0;
	const openSuite = (name, attributes) => {
		const isRoot = suite === void 0;
		if (suite !== void 0) suite.isEmptyRoot = false;
		if (isRoot && name !== "testsuites" && name !== "testsuite") return fault("report-malformed", `expected <testsuites> or <testsuite> as the root, found <${name}>`);
		const own = (attributes["name"] ?? "").replace(BEGAN, "");
		const path = name === "testsuites" ? suite?.path ?? "" : joined([suite?.path, own]);
		if (path.length > 32768) return fault("report-too-deep", `a path of suites has more than ${MAX_GROUP} characters`);
		suite = {
			name: own,
			file: nonEmpty(attributes["file"]) ?? nonEmpty(attributes["filepath"]) ?? suite?.file,
			path,
			isRoot,
			warns: attributes["doctest_version"] !== void 0,
			isEmptyRoot: isRoot && name === "testsuites",
			declared: {
				tests: total(attributes["tests"]),
				failed: total(attributes["failures"]) + total(attributes["errors"] ?? "0")
			},
			own: 0,
			ownFailed: 0,
			all: 0,
			allFailed: 0
		};
		suites.push(suite);
	};
	const closeSuite = (closed) => {
		closed.all += closed.own;
		closed.allFailed += closed.ownFailed;
		const label = closed.name === "" ? "a suite" : `the suite "${naming.name(closed.name)}"`;
		totals.compare(label, "tests", closed.declared.tests, [closed.all, closed.own]);
		totals.compare(label, "failures", closed.declared.failed, [closed.allFailed, closed.ownFailed]);
		if (closed.all + closed.allFailed > 0 || closed.declared.tests > 0) totals.some();
		if (closed.declared.tests === 0 || closed.isEmptyRoot) totals.none();
		suite = suites.at(-1);
		if (suite !== void 0) {
			suite.all += closed.all;
			suite.allFailed += closed.allFailed;
		}
	};
	const suiteError = (to, { type, message }) => {
		to.ownFailed += 1;
		totals.synthetic("errors that belong to a suite and to no test");
		const cause = withCause("failed", () => ({
			type,
			message,
			stated: "outside"
		}));
		sink.test({
			group: naming.group(to.file ?? to.path),
			name: SUITE_ERROR$1,
			outcome: "failed",
			...cause
		});
	};
	const closeRow = (closed) => {
		const { suite: to } = closed;
		const isCut = isUnended$1(closed);
		const found = isCut ? "failed" : outcomeOf$3(closed);
		const outcome = found ?? "passed";
		if (found === void 0) unknown += 1;
		if (closed.retried) totals.retried();
		if (outcome === "passed" && closed.attributes["time"] === "0" && suites[0]?.name === VITEST) unreached += 1;
		to.own += 1;
		if (outcome === "failed") to.ownFailed += 1;
		const { group, prefix } = partsOf(to, closed.attributes);
		const name = isCut ? UNENDED : naming.name(prefix + (closed.attributes["name"] ?? ""));
		const complaint = isCut ? { stated: "outside" } : closed.complaint;
		if (isCut) totals.synthetic("tests that began and did not end");
		sink.test({
			group: naming.group(group),
			name,
			outcome,
			...withCause(outcome, () => complaint)
		});
	};
	const mark = (to, name, { type, message }) => {
		if (to.suite.warns && WARN.test(type ?? "")) return;
		if (name === "failure" || name === "error") {
			to.failed = true;
			to.complaint ??= {
				type,
				message,
				...name === "error" ? { stated: "error" } : {}
			};
		} else if (name === "skipped" || name === "disabled" || name === "ignored") {
			to.skipped = true;
			to.todo ||= type === "todo";
		} else if (/^(?:flaky|rerun)(?:Failure|Error)$/.test(name)) {
			to.retried = true;
			to.failed ||= name.startsWith("rerun");
		}
	};
	const ignore = (name, place) => {
		ignored += 1;
		if (text === 0 && TEXTS.has(name)) text = ignored;
		return name === "testcase" && text === 0 ? fault("report-malformed", `expected every <testcase> in a suite, found one in another element at ${place()}`) : void 0;
	};
	return openXml({
		open: (name, attributes, place) => {
			if (ignored > 0) return ignore(name, place);
			if (row !== void 0) {
				mark(row, name, attributes);
				return ignore(name, place);
			}
			if (name === "testcase" && suite !== void 0) row = {
				suite,
				attributes,
				failed: false,
				complaint: void 0,
				skipped: false,
				todo: false,
				retried: false
			};
			else if (suite === void 0 || SUITES.has(name)) return openSuite(name, attributes);
			else {
				if (name === "failure" || name === "error") suiteError(suite, attributes);
				return ignore(name, place);
			}
		},
		close: () => {
			if (ignored > 0) {
				ignored -= 1;
				if (ignored < text) text = 0;
			} else if (row !== void 0) {
				closeRow(row);
				row = void 0;
			} else for (const closed of suites.splice(-1)) closeSuite(closed);
		},
		end: () => {
			if (unknown > 0) totals.unshown(`${unknown} with a status or a result that is not known, counted as passed`);
			if (unreached > 0) totals.unshown(`${unreached} passed with a time of 0, which Vitest writes of a test that it did not reach, or of which it only checks types`);
			totals.end();
		}
	}, sink);
};
/** JUnit's XML in all its dialects: Surefire's schema is the nearest thing to a definition. */
const junit = {
	name: "junit",
	recognises: (head) => {
		const root = rootOf(head);
		return root !== void 0 && /^testsuites?$/.test(root.name) && !root.attributes.includes("check.sourceforge.net");
	},
	open: (context, sink) => openJunit(context.root, sink)
};

// src/core/report/formats/libtest.ts
/** An event of `cargo test -- --format json`, and of `cargo nextest run --message-format libtest-json`. */
const event = object({
	type: string(),
	event: string().optional(),
	test_count: unknown$1().optional(),
	name: string().optional(),
	stdout: unknown$1().optional(),
	message: unknown$1().optional()
});
const OUTCOMES$8 = {
	ok: "passed",
	failed: "failed",
	ignored: "skipped",
	allowed_failure: "skipped"
};
const SUITE_FAILED$1 = "(suite failed)";
/** nextest puts the binary before the name, and the number of attempts, if there were several, after it. */
const split$1 = (full) => {
	const at = full.indexOf("$");
	if (at === -1) return {
		group: "",
		name: full,
		retried: false
	};
	const name = full.slice(at + 1);
	return {
		group: full.slice(0, at),
		name: name.replace(/#\d+$/, ""),
		retried: /#\d+$/.test(name)
	};
};
const PANICKED = "panicked at ";
/** Since Rust 1.73 what a panic says stands on the line after its place; before, in quotes and before it. */
const PANIC = /^(?:'(.*)|.*:\n(.*))/;
/** What a test panicked with, in what it printed; or why its harness failed it. */
const complaintOf$2 = ({ stdout, message }) => {
	const printed = typeof stdout === "string" ? stdout : "";
	const at = printed.indexOf(PANICKED);
	if (at === -1) return message === void 0 ? void 0 : { message };
	const from = at + 12;
	const [, quoted, next] = PANIC.exec(printed.slice(from, from + 2e3)) ?? [];
	return { message: quoted ?? next };
};
const open$1 = (context, sink) => {
	const { row, synthetic, totals } = openEmitter(context, sink);
	const running = /* @__PURE__ */ new Map();
	let failed = 0;
	let suitesOpen = 0;
	/**
	* nextest runs the tests of several binaries side by side: a suite ends while tests of it are running, begins anew for
	* those that are left, and may do both inside another. So what has no end is told at the end.
	*/
	let isNextest = false;
	let hasBadEnd = false;
	const readTest = (full, state, found) => {
		const { group, name, retried } = split$1(full);
		isNextest ||= group !== "";
		const key = `${group}$${name}`;
		const outcome = OUTCOMES$8[state];
		if (state === "started") running.set(key, {
			group,
			name
		});
		else if (outcome !== void 0) {
			running.delete(key);
			if (retried) totals.retried();
			if (outcome === "failed") failed += 1;
			totals.some();
			row(group, name, outcome, () => complaintOf$2(found));
		}
	};
	/** A binary that crashes ends no test that it has begun, and itself only where something watches it. */
	const endSuite = (passed) => {
		for (const { group, name } of running.values()) {
			totals.synthetic("tests that began and did not end");
			failed += 1;
			row(group, name, "failed", () => ({ stated: "error" }));
		}
		running.clear();
		if (!passed) totals.some();
		if (!passed && failed === 0) synthetic("", SUITE_FAILED$1, "suites that failed outside every test");
		failed = 0;
	};
	const readSuite = ({ event: state = "", test_count: count }) => {
		if (state === "started") {
			if (!isNextest && suitesOpen > 0) endSuite(false);
			suitesOpen = isNextest ? suitesOpen + 1 : 1;
			if (count === 0) totals.none();
			else totals.some();
			return;
		}
		suitesOpen = Math.max(suitesOpen - 1, 0);
		if (isNextest) hasBadEnd ||= state !== "ok";
		else endSuite(state === "ok");
	};
	return openEvents("type", event, (found) => {
		const { type, event: state = "", name } = found;
		if (type === "suite") readSuite(found);
		else if (type === "test" && name !== void 0) readTest(name, state, found);
	}, () => void 0, () => {
		if (isNextest || suitesOpen > 0) endSuite(suitesOpen === 0 && !hasBadEnd);
		totals.end();
	});
};
/** Rust's libtest JSON, one event a line; nextest writes the same. */
const libtestJson = {
	name: "libtest-json",
	recognises: (head) => /^\{\s*"type"\s*:\s*"suite"\s*,\s*"event"\s*:\s*"started"\s*,\s*"test_count"/m.test(head),
	open: open$1
};

// src/core/report/formats/mocha.ts
/** What a test failed by: an error as Mocha makes JSON of it, empty where it did not. A hook's is never a test's own. */
const complaintIn = (error, isHook) => ({
	type: within(error, "code") === "ERR_ASSERTION" ? "AssertionError" : within(error, "name"),
	message: within(error, "message"),
	...isHook ? { stated: "outside" } : {}
});
const HOOK = /"(?:before|after) (?:all|each)" hook/;
const test = object({
	fullTitle: string(),
	file: string().nullish(),
	currentRetry: number().optional(),
	err: unknown$1().optional()
});
const mochaDocument = object({
	stats: object({ tests: number() }),
	passes: array(test),
	failures: array(test),
	pending: array(test)
});
/** A test of Mochawesome's. A test that was not reached, since a hook failed, has no state. */
const awesomeTest = object({
	title: string(),
	state: _enum([
		"passed",
		"failed",
		"pending",
		"skipped"
	]).nullish(),
	err: unknown$1().optional()
});
const awesomeSuite = object({
	title: string(),
	file: string(),
	fullFile: string().default(""),
	tests: array(awesomeTest),
	beforeHooks: array(awesomeTest).default([]),
	afterHooks: array(awesomeTest).default([]),
	get suites() {
		return array(awesomeSuite);
	}
});
const awesomeDocument = object({
	stats: object({ tests: number() }),
	results: array(awesomeSuite.or(literal(false)))
});
/** Both begin with their totals, and differ in what follows. */
const follows = (head) => {
	const [, totals = "", next] = /^\s*\{\s*"stats"\s*:\s*\{([^{}]*)\}\s*,\s*"(\w+)"\s*:\s*\[/.exec(head) ?? [];
	return totals.includes("\"passes\"") ? next : void 0;
};
/** Mocha's `json` reporter. A hook that failed is among the failures, though it is no test. */
const mochaJson = {
	name: "mocha-json",
	recognises: (head) => follows(head) === "tests",
	open: (context, sink) => openJson(mochaDocument, (report) => {
		const { row, totals } = openEmitter(context, sink);
		const rows = (tests, outcome) => {
			for (const { file, fullTitle, currentRetry = 0, err } of tests) {
				if (currentRetry > 0) totals.retried();
				row(file ?? "", fullTitle, outcome, () => complaintIn(err, HOOK.test(fullTitle)));
			}
		};
		rows(report.passes, "passed");
		rows(report.failures, "failed");
		rows(report.pending, "skipped");
		const found = report.passes.length + report.failures.length + report.pending.length;
		totals.compare("the report", "tests", report.stats.tests, [found]);
		if (report.stats.tests + found === 0) totals.none();
		totals.end();
	})
};
const STATES = {
	passed: "passed",
	failed: "failed",
	pending: "skipped",
	skipped: "skipped"
};
const readSuite$1 = (suite, around, emitter) => {
	const path = [...around, suite.title];
	const group = suite.fullFile === "" ? suite.file : suite.fullFile;
	for (const hook of [...suite.beforeHooks, ...suite.afterHooks]) if (hook.state === "failed") emitter.row(group, joined([...path, hook.title]), "failed", () => complaintIn(hook.err, true));
	for (const { title, state, err } of suite.tests) emitter.row(group, joined([...path, title]), STATES[state ?? "skipped"], () => complaintIn(err, false));
	for (const inner of suite.suites) readSuite$1(inner, path, emitter);
};
/** Mochawesome's JSON. */
const mochawesomeJson = {
	name: "mochawesome-json",
	recognises: (head) => follows(head) === "results",
	open: (context, sink) => openJson(awesomeDocument, (report) => {
		const emitter = openEmitter(context, sink);
		for (const suite of report.results) if (suite !== false) readSuite$1(suite, [], emitter);
		if (report.stats.tests === 0 && report.results.every((suite) => suite === false)) emitter.totals.none();
		emitter.totals.end();
	})
};

// src/core/report/formats/nunit.ts
/** What NUnit 2 and 3 call a result; NUnit before 2.5 has `executed` and `success` instead. */
const OUTCOMES$7 = {
	Passed: "passed",
	Success: "passed",
	Warning: "passed",
	Skipped: "skipped",
	Ignored: "skipped",
	Inconclusive: "skipped",
	NotRunnable: "skipped",
	Explicit: "skipped"
};
const SUITE_ERROR = "(suite error)";
/** A result that is none of the known ones is a failure: it is not known to be better. */
const stated = ({ attributes }) => {
	const { result } = attributes;
	if (result !== void 0) return OUTCOMES$7[result] ?? "failed";
	if (attributes["executed"]?.toLowerCase() === "false") return "skipped";
	return attributes["success"]?.toLowerCase() === "false" ? "failed" : "passed";
};
/**
* NUnit 2.5 sets errors apart by the result, NUnit 3 by a label beside it, and by the site where it was not the test's own
* method that failed (docs.nunit.org, "Test Result XML Format").
*/
const statedAs = ({ result, label, site = "Test" }) => {
	if (site !== "Test") return "outside";
	if (result === "Error" || label === "Error" || label === "Invalid") return "error";
	return result === "Failure" || result === "Failed" && label === void 0 ? "assertion" : void 0;
};
/** NUnit 3 names the class. NUnit 2 puts it before the test's name, of which the arguments may hold dots. */
const identify = ({ attributes }, around) => {
	const name = attributes["name"] ?? "";
	const suite = around.at(-1)?.name === "results" ? around.at(-2) : around.at(-1);
	const dot = name.replace(/[(<"][^]*$/, "").lastIndexOf(".");
	const before = dot > 0 ? name.slice(0, dot) : void 0;
	const group = attributes["classname"] ?? before ?? suite?.attributes["name"] ?? "";
	return [group, name.startsWith(`${group}.`) ? name.slice(group.length + 1) : name];
};
/** A suite's own failure, unless it only tells of a test in it or of what is around it. */
const isOwn = ({ attributes }) => attributes["site"] !== "Child" && attributes["site"] !== "Parent";
/** Of an assembly that could not be loaded NUnit 3 gives a reason and no `<failure>`. */
const hasFailed = (suite) => suite.attributes["result"] === "Failed" && isOwn(suite);
const format = (roots) => ({
	roots,
	records: [
		"test-case",
		"failure",
		"reason"
	],
	keep: ["failure", "message"],
	said: ["message"],
	open: (emit) => {
		const broken = /* @__PURE__ */ new Map();
		const reasons = /* @__PURE__ */ new Map();
		return {
			record: (node, around) => {
				if (node.name !== "test-case") {
					const said = node.name === "failure" ? broken : reasons;
					for (const suite of around.slice(-1).filter(isOwn)) said.set(suite, childText(node, "message"));
					return;
				}
				const [group, name] = identify(node, around);
				const failure = node.children.find((child) => child.name === "failure");
				emit.row(group, name, failure === void 0 ? stated(node) : "failed", () => ({
					message: failure && childText(failure, "message"),
					stated: statedAs(node.attributes)
				}));
			},
			leave: (suite, around) => {
				const said = broken.get(suite) ?? reasons.get(suite);
				const isBroken = broken.delete(suite) || hasFailed(suite);
				reasons.delete(suite);
				const { name = "", fullname = name, type, total } = suite.attributes;
				if (around.length === 0 && total === "0" && suite.rows + suite.failed === 0 && !isBroken) emit.totals.none();
				if (!isBroken || suite.failed > 0) return;
				emit.synthetic(type === "Assembly" || suite.name === "test-run" ? name : fullname, SUITE_ERROR, "suites that failed outside every test", said);
			}
		};
	}
});
const NUNIT_3 = format(["test-run", "test-suite"]);
const NUNIT_2 = format(["test-results"]);
/** NUnit 3's `nunit3` result format. A lone `test-suite` is what its framework writes. */
const nunit3 = {
	name: "nunit3",
	recognises: (head) => NUNIT_3.roots.includes(rootOf(head)?.name ?? ""),
	open: (context, sink) => openRecords(NUNIT_3, context, sink)
};
/** NUnit 2's result format, which other runners write too. */
const nunit2 = {
	name: "nunit2",
	recognises: (head) => NUNIT_2.roots.includes(rootOf(head)?.name ?? ""),
	open: (context, sink) => openRecords(NUNIT_2, context, sink)
};

// src/core/report/formats/playwright.ts
/** What Playwright makes of all attempts of a test: a flaky one passed in the end. */
const OUTCOMES$6 = {
	expected: "passed",
	flaky: "passed",
	unexpected: "failed",
	skipped: "skipped"
};
const spec = object({
	title: string(),
	file: string(),
	tests: array(object({
		projectName: string().default(""),
		status: _enum([
			"expected",
			"flaky",
			"unexpected",
			"skipped"
		]),
		results: array(unknown$1())
	}))
});
const suite = object({
	title: string(),
	specs: array(spec),
	get suites() {
		return array(suite).default([]);
	}
});
const document$2 = object({
	config: object({ rootDir: string() }),
	suites: array(suite),
	stats: unknown$1().optional(),
	errors: array(object({
		location: object({ file: string() }).optional(),
		message: unknown$1().optional()
	})).default([])
});
/** What the totals of a run count. */
const STATS = [
	"expected",
	"unexpected",
	"flaky",
	"skipped"
];
const RUN_ERROR$1 = "(load error)";
/** A suite of the first level is a file, which the group already names. */
const readSuite = ({ specs, suites }, path, rootDir, emitter) => {
	for (const { title, file, tests } of specs) for (const { projectName, status, results } of tests) {
		if (status !== "skipped" && results.length > 1) emitter.totals.retried();
		emitter.row(`${rootDir}/${file}`, joined([
			projectName,
			...path,
			title
		]), OUTCOMES$6[status], () => ({ message: within(results.at(-1), "error", "message") }));
	}
	for (const inner of suites) readSuite(inner, [...path, inner.title], rootDir, emitter);
};
/** Playwright's `json` reporter. The project is part of a test's name: each runs in all of them. */
const playwrightJson = {
	name: "playwright-json",
	recognises: (head) => /^\s*\{\s*"config"\s*:\s*\{/.test(head) && /"rootDir"\s*:/.test(head),
	open: (context, sink) => openJson(document$2, ({ config, suites, errors, stats }) => {
		const emitter = openEmitter(context, sink);
		for (const file of suites) readSuite(file, [], config.rootDir, emitter);
		for (const { location, message } of errors) emitter.synthetic(location?.file ?? "", RUN_ERROR$1, "errors outside every test", message);
		if (STATS.every((name) => within(stats, name) === 0) && suites.length + errors.length === 0) emitter.totals.none();
		emitter.totals.end();
	})
};

// src/core/report/formats/pytest.ts
/** What pytest-subtests calls a test of which the last subtest passed: it does not tell what became of the others. */
const SUBTESTS = "subtests passed";
/** What pytest-json-report calls an outcome. An expected failure is skipped; an unexpected pass that is let pass, passed. */
const OUTCOMES$5 = {
	passed: "passed",
	xpassed: "passed",
	[SUBTESTS]: "passed",
	failed: "failed",
	error: "failed",
	skipped: "skipped",
	xfailed: "skipped"
};
/** One stage of a test, with what ended it. */
const stage = unknown$1().optional();
const document$1 = object({
	exitcode: number(),
	summary: object({ total: number().optional() }),
	collectors: array(object({
		nodeid: string(),
		outcome: string(),
		longrepr: unknown$1().optional()
	})).default([]),
	tests: array(object({
		nodeid: string(),
		outcome: _enum([
			"passed",
			"xpassed",
			SUBTESTS,
			"failed",
			"error",
			"skipped",
			"xfailed",
			"rerun",
			"retried"
		]),
		setup: stage,
		call: stage,
		teardown: stage
	})).default([])
});
/** pytest-rerunfailures and pytest-retry leave these where the last attempt passed, and the stages are that attempt's. */
const isRetried = (outcome) => outcome === "rerun" || outcome === "retried";
/** After `pytest.exit` or an interrupt the test that it came in has some of its stages, and no outcome of its own. */
const isUnended = ({ setup, call, teardown }) => [
	setup,
	call,
	teardown
].some((one) => one !== void 0) && (call === void 0 || teardown === void 0);
/** A test's own outcome is that of the report that came last: a teardown that skips hides a call that failed. */
const outcomeOf$2 = ({ outcome, setup, call, teardown }) => {
	const stages = [
		setup,
		call,
		teardown
	].flatMap((one) => within(one, "outcome") ?? []);
	if (stages.includes("failed")) return "failed";
	if (!isRetried(outcome)) return OUTCOMES$5[outcome];
	if (stages.includes("skipped")) return "skipped";
	return stages.length > 0 && stages.every((found) => found === "passed") ? "passed" : "failed";
};
/** What pytest ends with where it found no test. */
const NONE_COLLECTED = 5;
const NOT_COLLECTED = "(not collected)";
const split = (nodeid) => {
	const at = nodeid.indexOf("::");
	return at === -1 ? [nodeid, ""] : [nodeid.slice(0, at), nodeid.slice(at + 2)];
};
/** pytest-json-report's file. A node's id is its file, `::` and its name. */
const pytestJson = {
	name: "pytest-json",
	recognises: (head) => /^\s*\{\s*"created"\s*:/.test(head) && /"exitcode"\s*:/.test(head),
	open: (context, sink) => openJson(document$1, ({ exitcode, summary, collectors, tests }) => {
		const { row, synthetic, totals } = openEmitter(context, sink);
		if (exitcode !== 0 && tests.some(({ outcome }) => outcome === SUBTESTS)) {
			const found = `"${SUBTESTS}" in a run that ended with ${exitcode}`;
			return fault("report-malformed", `expected outcomes that tell whether a test passed, found ${found}`);
		}
		const ended = new Set(tests.filter(({ outcome }) => !isRetried(outcome)).map(({ nodeid }) => nodeid));
		const last = new Map(tests.map((test) => [test.nodeid, test]));
		let bad = 0;
		let rows = 0;
		for (const test of tests) {
			const { nodeid, outcome, setup, call, teardown } = test;
			if (isRetried(outcome)) {
				totals.retried();
				if (ended.has(nodeid) || last.get(nodeid) !== test) continue;
			}
			const whole = outcomeOf$2(test);
			const isCut = whole === "passed" && isUnended(test);
			if (isCut) totals.synthetic("tests that began and did not end");
			const found = isCut ? "failed" : whole;
			rows += 1;
			if (found === "failed") bad += 1;
			row(...split(nodeid), found, () => ({
				message: [
					call,
					setup,
					teardown
				].map((one) => within(one, "crash", "message")).find((said) => said !== void 0),
				...outcome === "error" || isCut ? { stated: "outside" } : {}
			}));
		}
		for (const { nodeid, outcome, longrepr } of collectors) {
			if (outcome !== "failed") continue;
			bad += 1;
			synthetic(split(nodeid)[0], NOT_COLLECTED, "files that could not be collected", longrepr);
		}
		totals.compare("the report", "tests", summary.total ?? NaN, [rows]);
		const isGood = exitcode === 0 || exitcode === NONE_COLLECTED;
		if (bad === 0 && !isGood) sink.note({
			kind: "declared",
			message: `the report says that pytest ended with ${exitcode}, though nothing failed`
		});
		if (isGood && summary.total === 0 && rows + bad === 0) totals.none();
		totals.end();
	})
};

// src/core/report/formats/robot.ts
const OUTCOMES$4 = {
	PASS: "passed",
	SKIP: "skipped",
	"NOT RUN": "skipped",
	NOT_RUN: "skipped"
};
const SUITE_FAILED = "(suite failed)";
/** The suite's file, else the names of the suites down to it. */
const groupOf = (suites) => suites.at(-1)?.attributes["source"] ?? joined(namesOf(suites));
/** How a message begins where it was not the test's own body that failed. */
const FIXTURE$1 = /^(?:(?:Parent )?suite )?(?:setup|teardown) failed:/i;
/** How the message of a suite begins of which the teardown failed, or that of a suite around it. */
const TEARDOWN = /^\s*(?:parent )?suite teardown failed\b/i;
/** What the keywords of BuiltIn say that check something; AssertionError itself is left out of a message. */
const CHECKED = /^(?!No keyword with name ').+ (?:!= |should (?:not )?(?:be|have|contain|start|end|match)\b|does not (?:contain|start|end|match)\b|contains ')/;
const complaintOf$1 = (text) => {
	const message = text.trim();
	if (FIXTURE$1.test(message)) return {
		message,
		stated: "outside"
	};
	return CHECKED.test(message) ? {
		message,
		stated: "assertion"
	} : { message };
};
const FORMAT$3 = {
	roots: ["robot"],
	records: ["test", "status"],
	keep: ["status"],
	said: ["status"],
	open: (emit) => {
		let suiteFailed;
		let hidden = 0;
		/** The run's own totals, which end the report: of the critical tests and of all, before Robot Framework 4. */
		let total = NaN;
		return {
			record: ({ name, attributes, children, text }, around) => {
				if (name === "test") {
					const last = children.at(-1);
					const outcome = OUTCOMES$4[last?.attributes["status"] ?? ""] ?? "failed";
					emit.row(groupOf(around), attributes["name"] ?? "", outcome, () => last && complaintOf$1(last.text));
				} else if (around.at(-1)?.name === "suite") suiteFailed = attributes["status"] === "FAIL" ? text : void 0;
			},
			leave: (node, around) => {
				if (node.name === "stat" && around.at(-1)?.name === "total") {
					const { pass, fail, skip = 0 } = node.attributes;
					total = Number(pass) + Number(fail) + Number(skip);
				}
				if (around.length === 0 && total === 0 && node.rows === 0) emit.totals.none();
				if (node.name !== "suite") return;
				if (suiteFailed !== void 0 && node.failed === 0) emit.synthetic(groupOf([...around, node]), SUITE_FAILED, "suites that failed outside every test", suiteFailed);
				if (node.failed > 0 && TEARDOWN.test(suiteFailed ?? "")) hidden += 1;
				suiteFailed = void 0;
			},
			end: () => {
				if (hidden > 0) emit.totals.unshown(`${hidden} suites whose teardown failed, beside tests that failed in them`);
			}
		};
	}
};
/** Robot Framework's `output.xml`, versions 2 to 7. */
const robot = {
	name: "robot",
	recognises: (head) => rootOf(head)?.name === "robot",
	open: (context, sink) => openRecords(FORMAT$3, context, sink)
};

// src/core/report/formats/rspec.ts
const OUTCOMES$3 = {
	passed: "passed",
	failed: "failed",
	pending: "skipped"
};
const document = object({
	examples: array(object({
		full_description: string(),
		file_path: string(),
		status: _enum([
			"passed",
			"failed",
			"pending"
		]),
		exception: unknown$1().optional()
	})),
	messages: array(unknown$1()).nullish(),
	summary: object({
		example_count: number(),
		errors_outside_of_examples_count: int().min(0).max(1e5).default(0)
	})
});
/** Of the messages, those that tell of one such error. */
const OUTSIDE$1 = /^\s*An error occurred /;
const LOAD_ERROR = "(error outside of examples)";
/** RSpec's `json` formatter. A pending example is skipped; one that passes all the same has failed, as RSpec says. */
const rspecJson = {
	name: "rspec-json",
	recognises: (head) => /^\s*\{\s*"version"\s*:/.test(head) && /"examples"\s*:\s*\[/.test(head),
	open: (context, sink) => openJson(document, ({ examples, summary, messages }) => {
		const { row, synthetic, totals } = openEmitter(context, sink);
		for (const { file_path: file, full_description: name, status, exception } of examples) row(file, name, OUTCOMES$3[status], () => ({
			type: within(exception, "class"),
			message: within(exception, "message")
		}));
		const errors = (messages ?? []).filter((said) => typeof said === "string" && OUTSIDE$1.test(said));
		for (let count = 0; count < summary.errors_outside_of_examples_count; count += 1) synthetic("", LOAD_ERROR, "errors outside of examples", errors[count]);
		totals.compare("the report", "tests", summary.example_count, [examples.length]);
		if (summary.example_count + examples.length + summary.errors_outside_of_examples_count === 0) totals.none();
		totals.end();
	})
};

// src/core/report/formats/tap-complaint.ts
/**
* The keys by which runners say in a YAML block why a test failed. What an assertion compared, and by what, is told by
* node:test, tape, Vitest, QUnit (`actual`), node-tap (`found`, `compare`) and AVA (`assertion`).
*/
const KEY = /^\s*(error|message|code|name|type|operator|actual|found|compare|assertion|failureType|exitCode)\s*:\s*['"]?(.*?)['"]?$/;
const COMPARED = [
	"operator",
	"actual",
	"found",
	"compare",
	"assertion"
];
/** The comments by which Bats tells which command failed, and Perl's Test::More what it got instead. */
const BATS = /^#\s+`(.*)' failed(?: with status (\d+))?$/;
const BATS_CHECKS = /^(?:! )?(?:\[\[? |test |assert|refute|fail\b)/;
/** AVA calls what a test throws by the name of its own assertions, and says so in the details. */
const AVA = /^\s*'?(Error thrown in test|Rejected promise returned by test):/;
const PERL = /^#\s+got: /;
/** The complaint with what a line of a YAML block adds to it. */
const withLine = (before, line) => {
	const [, thrown] = AVA.exec(line) ?? [];
	if (thrown !== void 0) return {
		...before,
		message: thrown
	};
	const [, key, value = ""] = KEY.exec(line) ?? [];
	if (key === void 0 || value === "" || /^[|>]-?$/.test(value)) return before;
	if (key === "error" || key === "message") return {
		message: value,
		...before
	};
	if (key === "exitCode") return {
		...before,
		stated: "error"
	};
	if (key === "failureType") return value === "testCodeFailure" ? before : {
		...before,
		stated: "error"
	};
	if (COMPARED.includes(key) || value === "ERR_ASSERTION") return {
		...before,
		type: "AssertionError"
	};
	return key === "name" || key === "type" ? {
		type: value,
		...before
	} : before;
};
/** The complaint with what a comment adds to it. */
const withComment = (before, line) => {
	if (PERL.test(line)) return {
		...before,
		stated: "assertion"
	};
	const [, command, status] = BATS.exec(line) ?? [];
	if (command === void 0) return before;
	const message = line.replace(/^#\s+/, "");
	if (status === "127") return {
		message,
		stated: "error"
	};
	return BATS_CHECKS.test(command) ? {
		message,
		stated: "assertion"
	} : { message };
};

// src/core/report/formats/tap-level.ts
/** What of a failure is held, in characters. */
const sizeOf = ({ path, name }) => path.length + name.length + 64;
/** A level that has just begun. */
const makeLevel = (around, title, depth, buffered, heading) => ({
	path: owned(joined([around, title])),
	title: owned(title),
	depth,
	buffered,
	heading,
	current: void 0,
	sums: void 0,
	yaml: void 0,
	complaint: void 0,
	explained: false,
	told: false,
	announced: void 0,
	child: void 0,
	ended: void 0,
	held: [],
	failed: false,
	planned: NaN,
	count: 0
});

// src/core/report/formats/tap-line.ts
const POINT = /^(not )?ok(?: \d+)?(?:( -)?( .*))?$/s;
const PLAN = /^(\d+)\.\.(\d+)(?:\s+(?:#.*)?)?$/s;
const SUBTEST = /^# Subtest(?:: (.*))?$/s;
/** A `#` after white space that is not escaped begins a directive (TAP 14); so does one that TAP 12 and 13 left so. */
const HASH = /(?<=\s|^)(?<!\\)#/;
const BRACE = /\{\s*$/;
/** No longer word: `# todolist` is a name. Some write `# skipped`, and some a colon. */
const DIRECTIVE = /^(skip|todo)(?:(?<=skip)ped)?(?:[\s:]|$)/i;
/** The comments by which node-tap, Vitest and Bats tell how long a test took, and Bats that it took too long. */
const TIME = /(?<=\s|^)(?<!\\)#\s*(?:time=\d+(?:\.\d+)?m?s|(?:in \d+ ms # )?timeout after \d+ ?s|in \d+ ms)\s*$/i;
/** So Bats ends a name, without `--formatter`; it writes no hyphen before names. */
const BATS_TIME = / in \d+ms$/;
/** More of TAP after a carriage return alone, which ends no line. */
const MORE = /\r(?:(?:not )?ok\b|\d+\.\.\d)/;
/** How Criterion begins what it writes, and ends the name of a test that ran. */
const CRITERION = /^# Criterion v\d/;
const CRITERION_TIME = / +\(\d+\.\d\ds\)$/;
/** Stands for an escaped backslash while `\#` is looked for; a line holds no line break. */
const BACKSLASH = "\n";
const unescape = (text) => text.replaceAll("\\#", "#").replaceAll(BACKSLASH, "\\");
const readPoint = (ok, hyphen, tail) => {
	const whole = tail.replaceAll("\\\\", BACKSLASH);
	const closed = whole.replace(BRACE, "");
	const text = closed.replace(TIME, "");
	const at = text.search(HASH);
	const rest = at === -1 ? "" : text.slice(at + 1).trim();
	const found = DIRECTIVE.exec(rest)?.[1]?.toLowerCase();
	const directive = found === "skip" || found === "todo" ? found : void 0;
	const description = directive === void 0 ? text === closed ? whole : text : text.slice(0, at);
	const opens = BRACE.test(whole) || BRACE.test(description);
	const nameOf = (of) => unescape(of).trim();
	const name = nameOf(description);
	return {
		ok,
		name,
		hyphen: hyphen !== void 0,
		untimed: hyphen === void 0 ? name.replace(BATS_TIME, "") : name,
		directive,
		opens: opens ? nameOf(description.replace(BRACE, "")) : void 0
	};
};
/** Reads a line as TAP 12, 13 or 14; undefined where it is none. */
const readTapLine = (line) => {
	const point = POINT.exec(line);
	if (point !== null) return {
		kind: "point",
		...readPoint(point[1] === void 0, point[2], point[3] ?? "")
	};
	const plan = PLAN.exec(line);
	if (plan !== null) return {
		kind: "plan",
		first: Number(plan[1]),
		last: Number(plan[2])
	};
	const subtest = SUBTEST.exec(line);
	if (subtest !== null) return {
		kind: "subtest",
		name: (subtest[1] ?? "").trim()
	};
	if (/^\s*#/.test(line)) return { kind: "comment" };
	if (/^pragma [+-][\w-]+$/.test(line)) return { kind: "pragma" };
	if (/^bail out!/i.test(line)) return { kind: "bailout" };
	return /^TAP version \d+$/i.test(line) ? { kind: "version" } : void 0;
};

// src/core/report/formats/tap.ts
const INDENT = "    ";
const MAX_LEVELS = 256;
/** What Bats says in the block of a test of which it does not say why it failed. */
const LASTING = /^\s*(?:duration_ms|timeout_sec):/;
const SUBTEST_FAILED = "(subtest failed)";
/** So many characters of tests that failed wait for what sums up their subtests; beyond it they have failed. */
const MOST_HELD = 4194304;
const another = () => fault("report-malformed", "expected one TAP document, found more after its end or a second one", { remedy: "write one file per program, as `out-N.tap`" });
const outcomeOf$1 = ({ ok, directive }) => {
	if (directive === "todo" || directive === "skip" && ok) return "skipped";
	return ok ? "passed" : "failed";
};
const open = (context, sink) => {
	const naming = openNaming(context.root);
	const totals = openTotals(sink);
	const root = makeLevel("", "", 0, false, void 0);
	let bailed = false;
	let unexplained = 0;
	let rows = 0;
	/** How many characters of failures are held. */
	let held = 0;
	/** Whether Bats ends each name with the time that the test took, as far as it is known. */
	let isTimed;
	/** The plan of the document came last: no test may follow it. */
	let ended = false;
	let hasVersion = false;
	let isCriterion = false;
	let refused;
	/** Whether a line of the root's belongs to another document than the one that is read. */
	const isOfAnother = (kind) => {
		const hasPoint = root.count > 0 || root.current !== void 0;
		if (kind === "version") return ended || hasVersion || hasPoint || root.child !== void 0;
		if (kind === "plan") return ended || hasPoint && root.child === void 0 && !Number.isNaN(root.planned);
		return kind === "point" && ended;
	};
	const emit = (path, name, outcome, cause) => {
		rows += 1;
		const why = cause === void 0 ? {} : { cause: () => cause };
		sink.test({
			group: naming.group(path),
			name: naming.name(name),
			outcome,
			...why
		});
	};
	/**
	* Bats' tap13 writes `not ok` of what it skips. Of what failed it says why in a block; it has a plan first, and no
	* hyphen before names.
	*/
	const isSkippedByBats = ({ planned, told }, { directive, hyphen }) => directive === "skip" && !hyphen && !told && hasVersion && !Number.isNaN(planned);
	const fail = (level, failure) => {
		if (level !== root && held + sizeOf(failure) <= MOST_HELD) {
			held += sizeOf(failure);
			level.held.push(failure);
			return;
		}
		if (failure.isOwn) totals.synthetic("subtests that failed outside their tests");
		emit(failure.path, failure.name, "failed", failure.cause);
	};
	/** Hands on what failed in a subtest that has ended: `isSkipped` tells what did not count. */
	const passOn = (level, below, isSkipped) => {
		for (const failure of below.held.splice(0)) {
			held -= sizeOf(failure);
			if (!isSkipped(failure)) fail(level, {
				...failure,
				isSkip: false
			});
			else if (!failure.isOwn) emit(failure.path, failure.name, "skipped");
		}
	};
	/** A subtest that nothing has summed up counts as it is. */
	const release = (level) => {
		const { ended: below } = level;
		level.ended = void 0;
		if (below === void 0) return;
		level.failed ||= below.failed || below.held.length > 0;
		passOn(level, below, () => false);
	};
	const sumUp = (level, below, point, explained, cause) => {
		if (level.ended === below) level.ended = void 0;
		const isBad = outcomeOf$1(point) === "failed";
		const isTodo = point.directive === "todo" && !explained;
		const failed = !isTodo && (below.failed || isBad && below.held.length > 0);
		passOn(level, below, ({ isSkip }) => isTodo || isSkip && !isBad);
		level.failed ||= failed || isBad && point.opens === void 0;
		if (!isBad && point.directive !== void 0 && below.planned === 0 && below.count === 0) emit(level.path, point.name === "" ? below.title : point.name, "skipped");
		if (!isBad || failed) return;
		if (point.opens !== void 0) unexplained += 1;
		else {
			const path = below.path === level.path ? joined([level.path, point.name]) : below.path;
			fail(level, {
				path,
				name: SUBTEST_FAILED,
				cause,
				isSkip: point.directive === "skip",
				isOwn: true
			});
		}
	};
	const finish = (level) => {
		settle(level);
		release(level);
		const where = level.path === "" ? "the plan" : `the plan of "${naming.name(level.path)}"`;
		if (!bailed) totals.compare(where, "test points", level.planned, [level.count]);
	};
	/** Ends the open subtest, and hands on the test point that is held back. */
	const settle = (level) => {
		const { child, explained, complaint, current: point, sums } = level;
		const isSkipped = level === root && point !== void 0 && isSkippedByBats(level, point);
		if (child !== void 0) {
			finish(child);
			release(level);
			level.ended = child;
			level.child = void 0;
		}
		level.yaml = void 0;
		level.explained = false;
		level.told = false;
		level.complaint = void 0;
		if (point === void 0) return;
		level.current = void 0;
		level.sums = void 0;
		level.count += 1;
		const outcome = isSkipped ? "skipped" : outcomeOf$1(point);
		const cause = outcome === "failed" && complaint !== void 0 ? causeOf(complaint) : void 0;
		if (sums !== void 0) sumUp(level, sums, point, explained, cause);
		else if (outcome === "failed") {
			const isSkip = point.directive === "skip";
			level.failed ||= !isSkip;
			fail(level, {
				path: level.path,
				name: owned(point.name),
				cause,
				isSkip,
				isOwn: false
			});
		} else emit(level.path, point.name, outcome);
	};
	const bail = () => {
		for (let level = root; level !== void 0;) {
			const { child } = level;
			if (child !== void 0) level.current = void 0;
			else settle(level);
			level = child;
		}
		bailed = true;
	};
	const startChild = (level, line) => {
		const inner = readTapLine(line.slice(4));
		const heading = inner?.kind === "subtest" ? inner.name : void 0;
		const opened = level.announced === void 0 ? level.current?.opens : void 0;
		const buffered = opened !== void 0;
		const known = opened ?? level.announced;
		if (!buffered) settle(level);
		level.announced = void 0;
		if (line.startsWith(INDENT.repeat(257 - level.depth))) {
			refused = fault("report-too-deep", `the TAP is nested more than ${MAX_LEVELS} deep`);
			return;
		}
		level.child = makeLevel(level.path, known ?? heading ?? "", level.depth + 1, buffered, heading);
		if (known !== void 0 || heading === void 0) readLine(level.child, line.slice(4));
	};
	/** Whether an indented line begins a subtest. What a test prints may be indented too, but is no TAP. */
	const begins = (line) => {
		if (!line.startsWith(INDENT)) return false;
		const indent = line.search(/[^ ]|$/);
		const inner = readTapLine(line.slice(indent - indent % 4));
		return inner !== void 0 && inner.kind !== "comment";
	};
	const readIndented = (level, line, indent) => {
		if (level.child !== void 0 && line.startsWith(INDENT)) readLine(level.child, line.slice(4));
		else if (level.yaml !== void 0 && line.startsWith(level.yaml)) {
			if (line === `${level.yaml}...`) level.yaml = void 0;
			else {
				level.explained = true;
				level.told ||= !LASTING.test(line);
				level.complaint = withLine(level.complaint, line);
			}
		} else {
			if (level.yaml !== void 0) settle(level);
			if (level.current !== void 0 && line === `${indent}---`) level.yaml = indent;
			else if (begins(line)) startChild(level, line);
		}
	};
	const readPoint = (level, point) => {
		const { child } = level;
		const closes = child !== void 0 && (!child.buffered || child.heading === point.name);
		settle(level);
		if (level === root && point.ok) isTimed ??= point.untimed !== point.name;
		const name = level === root && !hasVersion && isTimed !== false ? point.untimed : point.name;
		level.current = {
			...point,
			name: isCriterion ? name.replace(CRITERION_TIME, "") : name
		};
		level.sums = closes ? child : void 0;
	};
	const readPlan = (level, first, last) => {
		if (!Number.isNaN(level.planned) || level.child !== void 0) return;
		settle(level);
		if (last < first && last !== 0 && first !== 1) return;
		level.planned = Math.max(last - first + 1, 0);
		ended ||= level === root && (level.count > 0 || last === 0);
	};
	const readTap = (level, line) => {
		const found = readTapLine(line);
		if (found === void 0) return;
		if (found.kind === "comment") {
			isCriterion ||= CRITERION.test(line);
			if (level.current?.ok === false) level.complaint = withComment(level.complaint, line);
			return;
		}
		if (level.yaml !== void 0) settle(level);
		level.announced = void 0;
		if (MORE.test(line)) refused = fault("report-malformed", "expected lines that end in LF, found a CR alone");
		else if (level === root && isOfAnother(found.kind)) refused = another();
		else if (found.kind === "point") readPoint(level, found);
		else if (found.kind === "plan") readPlan(level, found.first, found.last);
		else if (found.kind === "bailout") bail();
		else if (found.kind === "pragma") settle(level);
		else if (found.kind === "subtest") level.announced = found.name;
		else if (level === root) hasVersion = true;
	};
	const readLine = (level, line) => {
		if (bailed) {
			if (readTapLine(line)?.kind === "version") refused = another();
			return;
		}
		const padded = line === "" && level.child !== void 0 ? INDENT : line;
		const indent = padded.slice(0, padded.search(/[^ \t]|$/));
		if (indent !== "") readIndented(level, padded, indent);
		else if (level.child?.buffered === true && line === "}") {
			level.sums = level.child;
			settle(level);
		} else if (line === "{" && level.explained && level.current !== void 0 && level.child === void 0) level.current = {
			...level.current,
			opens: level.current.name
		};
		else readTap(level, line);
	};
	return openLines({
		line: (line, number) => {
			readLine(root, line);
			return refused === void 0 ? void 0 : {
				...refused,
				message: `line ${number}: ${refused.message}`
			};
		},
		end: () => {
			finish(root);
			if (!bailed && !hasVersion && Number.isNaN(root.planned) && root.count === 0 && rows === 0) return fault("report-malformed", "expected TAP, found no version line, no plan and no test point");
			if (bailed) sink.note({
				kind: "declared",
				message: "the run bailed out: tests may be missing"
			});
			else if (Number.isNaN(root.planned)) sink.note({
				kind: "declared",
				message: "the report has no plan: tests may be missing"
			});
			if (unexplained > 0) sink.note({
				kind: "declared",
				message: `${unexplained} subtests say \`not ok\` though none of their tests failed: only the exit tells`
			});
			if (!bailed && root.planned === 0 && rows === 0) totals.none();
			totals.end();
		}
	});
};
/** The Test Anything Protocol, versions 12 to 14, with streamed and buffered subtests. Leaf test points are counted. */
const tap = {
	name: "tap",
	recognises: (head) => /^ *(?:TAP version \d+|\d+\.\.\d+(?:\s*#.*)?|(?:not )?ok(?: \d+\b.*| - .*)?)\r?$/m.test(head),
	open
};

// src/core/report/formats/testng.ts
/** A failure within `successPercentage` fails no build; those beyond it are `FAIL`. */
const OUTCOMES$2 = {
	PASS: "passed",
	SKIP: "skipped",
	SUCCESS_PERCENTAGE_FAILURE: "passed"
};
const CONFIGURATION_FAILED = "(configuration failed)";
const FORMAT$2 = {
	roots: ["testng-results"],
	records: ["test-method"],
	keep: ["exception", "message"],
	said: ["message"],
	open: (emit) => {
		let broken;
		return {
			record: ({ attributes, children }, around) => {
				const [exception] = children;
				const { class: type } = exception?.attributes ?? {};
				const message = exception && childText(exception, "message");
				const outcome = OUTCOMES$2[attributes["status"] ?? ""] ?? "failed";
				if (attributes["is-config"] === "true") {
					if (outcome === "failed") broken ??= message ?? type ?? "";
				} else if (attributes["retried"] === "true") emit.totals.retried();
				else {
					const [group = "", test = ""] = around.map((node) => node.attributes["name"]).reverse();
					emit.row(group, joined([test, attributes["name"]]), outcome, () => ({
						type,
						message
					}));
				}
			},
			leave: (node, around) => {
				if (around.length === 0 && node.attributes["total"] === "0" && node.rows + node.failed === 0) emit.totals.none();
				if (node.name !== "test") return;
				if (broken !== void 0 && node.failed === 0) {
					const group = node.attributes["name"] ?? "";
					emit.synthetic(group, CONFIGURATION_FAILED, "configuration methods that failed", broken);
				}
				broken = void 0;
			}
		};
	}
};
/** TestNG's `testng-results.xml`. */
const testng = {
	name: "testng",
	recognises: (head) => rootOf(head)?.name === "testng-results",
	open: (context, sink) => openRecords(FORMAT$2, context, sink)
};

// src/core/report/formats/trx.ts
/** What TRX calls an outcome. The others (Failed, Error, Timeout, Aborted, \u2026) and none at all are failures. */
const OUTCOMES$1 = {
	Passed: "passed",
	Completed: "passed",
	Warning: "passed",
	NotExecuted: "skipped",
	NotRunnable: "skipped",
	Inconclusive: "skipped",
	Pending: "skipped"
};
const RESULTS = [
	"UnitTestResult",
	"GenericTestResult",
	"WebTestResult",
	"LoadTestResult",
	"TestResultAggregation"
];
const RUN_ERROR = "(run error)";
const outcomeOf = ({ attributes }) => OUTCOMES$1[attributes["outcome"] ?? ""] ?? "failed";
/**
* A data-driven test holds one result a row of data: these are the leaves. Where it failed and none of them did, such as
* in its clean-up, it is one too.
*/
const leavesOf = (node) => {
	const leaves = node.children.filter(({ name }) => name === "InnerResults").flatMap(({ children }) => children).flatMap(leavesOf);
	return leaves.length === 0 || outcomeOf(node) === "failed" && leaves.every((leaf) => outcomeOf(leaf) !== "failed") ? [...leaves, node] : leaves;
};
/** What the summary calls a run that did not end well. */
const BAD_ENDS = [
	"Failed",
	"Error",
	"Timeout",
	"Aborted",
	"Disconnected"
];
/** How MSTest's messages begin where it was not the test's own method that failed. */
const FIXTURE = /^(?:Unable to (?:create instance of|get type)|(?:Class |Assembly )?Initialization method) /;
const ERRORS = ["Error", "Aborted"];
/** So much of a message is kept until the report ends. */
const MOST_SAID = 400;
const complaintOf = (result) => {
	const [info] = result.children.filter(({ name }) => name === "Output").flatMap(({ children }) => children);
	const message = Buffer.from((info && childText(info, "Message"))?.slice(0, MOST_SAID) ?? "").toString();
	if (FIXTURE.test(message)) return {
		message,
		stated: "outside"
	};
	return {
		message,
		stated: ERRORS.includes(result.attributes["outcome"] ?? "") ? "error" : void 0
	};
};
const FORMAT$1 = {
	roots: ["TestRun"],
	records: [
		...RESULTS,
		"UnitTest",
		"RunInfo"
	],
	keep: [
		...RESULTS,
		"InnerResults",
		"TestMethod",
		"Output",
		"ErrorInfo",
		"Message",
		"Text"
	],
	said: ["Message", "Text"],
	open: (emit) => {
		const results = [];
		const classes = /* @__PURE__ */ new Map();
		let failed = 0;
		let runError;
		let ended = "";
		let saysNone = false;
		const keepResult = (node, id) => {
			const outcome = outcomeOf(node);
			if (outcome === "failed") failed += 1;
			const complaint = outcome === "failed" ? complaintOf(node) : void 0;
			results.push({
				id: owned(id),
				name: owned(node.attributes["testName"] ?? ""),
				outcome,
				complaint
			});
		};
		return {
			record: (node) => {
				const { name, attributes, children } = node;
				if (name === "RunInfo") {
					if (attributes["outcome"] === "Error") runError ??= childText(node, "Text") ?? "";
				} else if (name === "UnitTest") for (const method of children) {
					const className = (method.attributes["className"] ?? "").replace(/,[^]*$/, "");
					classes.set(owned(attributes["id"] ?? ""), owned(className));
				}
				else for (const leaf of leavesOf(node)) keepResult(leaf, attributes["testId"] ?? "");
			},
			leave: ({ name, attributes }) => {
				if (name === "ResultSummary") ended = attributes["outcome"] ?? "";
				else if (name === "Counters") saysNone = attributes["total"] === "0";
			},
			end: () => {
				const isBad = BAD_ENDS.includes(ended);
				for (const { id, name, outcome, complaint } of results) emit.row(classes.get(id) ?? "", name, outcome, () => complaint);
				if (runError !== void 0 && failed === 0) emit.synthetic("", RUN_ERROR, "errors of the run", runError);
				else if (isBad && failed === 0) emit.totals.unshown(`the report says that the run ended as \`${ended}\`, though no test failed`);
				else if (saysNone && results.length === 0) emit.totals.none();
			}
		};
	}
};
/** Visual Studio's and `dotnet test`'s TRX. */
const trx = {
	name: "trx",
	recognises: (head) => {
		const root = rootOf(head);
		return root?.name === "TestRun" && root.attributes.includes("VisualStudio/TeamTest");
	},
	open: (context, sink) => openRecords(FORMAT$1, context, sink)
};

// src/core/report/formats/xunit.ts
/** What xUnit.net calls a result (xunit.net/docs/format-xml-v2). */
const OUTCOMES = {
	Pass: "passed",
	Skip: "skipped",
	NotRun: "skipped"
};
const ASSEMBLY_ERROR = "(assembly error)";
const CLASS_ERROR = "(class error)";
const OUTSIDE = "errors outside every test";
const FORMAT = {
	roots: ["assemblies", "assembly"],
	records: [
		"test",
		"error",
		"failure"
	],
	keep: ["failure", "message"],
	said: ["message"],
	open: (emit) => {
		return {
			record: (node, around) => {
				const { name, attributes, children } = node;
				if (name === "failure") {
					emit.synthetic(around.at(-1)?.attributes["name"] ?? "", CLASS_ERROR, OUTSIDE, childText(node, "message"));
					return;
				}
				const failure = children.find((child) => child.name === "failure");
				const message = failure && childText(failure, "message");
				if (name === "error") {
					if (around.at(-1)?.name !== "errors") return;
					emit.synthetic(attributes["name"] ?? "", ASSEMBLY_ERROR, OUTSIDE, message);
					return;
				}
				const outcome = failure === void 0 ? OUTCOMES[attributes["result"] ?? ""] ?? "failed" : "failed";
				emit.row(attributes["type"] ?? "", attributes["name"] ?? "", outcome, () => ({
					type: failure?.attributes["exception-type"],
					message
				}));
			},
			leave: ({ name, attributes, rows }) => {
				if (name !== "assembly") return;
				const declared = Number(attributes["total"] ?? NaN);
				emit.totals.compare("an assembly", "tests", declared, [rows]);
				if (declared === 0 && rows === 0) emit.totals.none();
				else emit.totals.some();
			}
		};
	}
};
/** xUnit.net's XML, versions 1 to 3. */
const xunit = {
	name: "xunit",
	recognises: (head) => FORMAT.roots.includes(rootOf(head)?.name ?? ""),
	open: (context, sink) => openRecords(FORMAT, context, sink)
};

// src/core/report/formats.ts
/** Every format there is. A report is of the first that recognises it; the loosest to recognise comes last. */
const FORMATS = [
	junit,
	nunit2,
	nunit3,
	xunit,
	trx,
	testng,
	robot,
	boostLog,
	ctestXml,
	catch2Xml,
	checkXml,
	cunitXml,
	jestJson,
	vitestJson,
	mochaJson,
	mochawesomeJson,
	playwrightJson,
	pytestJson,
	rspecJson,
	cucumberJson,
	gtestJson,
	ctrf,
	goTestJson,
	libtestJson,
	dartJson,
	tap
];

// src/core/report/read.ts
/** How much text the format is found from, in UTF-16 code units. */
const HEAD = 65536;
/** How much it is found from at most, where comments stand before the root of XML. */
const MOST_PROLOG = 16 * HEAD;
/** How many bytes are made text at a time: of more, the text no longer lies where memory is cheap. */
const PIECE = 65536;
/** How much longer than its report the groups and names of all tests may be: rows repeat what stands around them. */
const MOST_REPEATED = {
	times: 64,
	beside: 67108864
};
/** What a file that is no report often is. */
const lookalike = (head) => {
	if (/^\s*(?:<!DOCTYPE html|<html)/i.test(head)) return "an HTML page";
	if (head.startsWith("version https://git-lfs.github.com/")) return "a Git LFS pointer (fetch the file with `git lfs pull`)";
};
const unknown = (head) => {
	const root = rootOf(head);
	const start = root === void 0 ? JSON.stringify(head.slice(0, 40)) : `XML with the root <${root.name}>`;
	const found = lookalike(head) ?? start;
	const expected = `expected a report of a known format (${FORMAT_NAMES.join(", ")})`;
	if (head.length < HEAD) return fault("format-unknown", `${expected}, found ${found}`);
	const looked = `found none in the first ${Math.floor(head.length / 1024)} KiB, which begin with ${found}`;
	return fault("format-unknown", `${expected}, ${looked}; name it under \`format\` where other output comes first`);
};
const find = (head) => {
	if (declaresTypes(head)) return fault("report-dtd", "expected a report without a document type, found one of its own");
	return FORMATS.find((format) => format.recognises(head)) ?? unknown(head);
};
/**
* Reads one report file: decodes it, finds its format by its beginning unless one is named, and hands its tests
* and notes to the sink as they come. XML, TAP and line formats are read in bounded memory; other JSON is read whole.
*/
const openReport = (format, context, sink) => {
	const decoder = openDecoder();
	let chosen = FORMATS.find(({ name }) => name === format);
	let reader;
	let refused;
	let head = "";
	let enough = HEAD;
	let written = 0;
	let named = 0;
	let excess;
	const excessOf = ({ group, name }) => {
		named += group.length + name.length;
		if (group === TOO_LONG || name === TOO_LONG) return fault("report-too-deep", `a test stands in a group or titles of more than ${MAX_GROUP} characters`);
		return named > MOST_REPEATED.times * written + MOST_REPEATED.beside ? fault("report-too-deep", `the tests' names are more than ${MOST_REPEATED.times} times as long as the report`) : void 0;
	};
	const guarded = {
		test: (test) => {
			excess ??= excessOf(test);
			if (excess === void 0) sink.test(test);
		},
		note: sink.note
	};
	const settle = (found) => {
		refused ??= found ?? excess;
		return refused;
	};
	const begin = (from) => {
		if (from.trim() === "") return fault("report-empty", "expected a report, found nothing in the file");
		const found = chosen ?? find(from);
		if ("code" in found) return found;
		chosen = found;
		reader = found.open(context, guarded);
		return reader.write(head);
	};
	const read = (text) => {
		written += text.length;
		if (reader !== void 0) return reader.write(text);
		head += text;
		for (; head.length >= enough; enough += HEAD) {
			const looked = head.slice(0, enough);
			if (enough === MOST_PROLOG || !isProlog(looked)) return begin(looked);
		}
	};
	return {
		write: (bytes) => {
			for (let from = 0; from < bytes.length; from += PIECE) {
				if (refused !== void 0) break;
				const text = decoder.write(bytes.subarray(from, from + PIECE));
				settle(text.ok ? read(text.value) : text.error);
			}
			return refused;
		},
		end: () => {
			if (refused !== void 0) return refused;
			const text = decoder.end();
			const found = settle(text.ok ? read(text.value) : text.error);
			if (found !== void 0) return found;
			return settle((reader === void 0 ? begin(head) : void 0) ?? reader?.end());
		},
		format: () => chosen?.name
	};
};

exports.openReport = openReport;