import { a as pullRequestHere, i as openGitHub, r as openDesk, y as noPullRequest } from "./desk-desk.js";
import { t as parseBlock } from "./desk-parse2.js";
import { n as CHECK, t as newestOfEachRun } from "./desk-check-runs.js";
import { i as tellFaults, u as plainLine } from "./desk-verb.js";

// src/app/desk/status.ts
/** Why the check is pending, red or missing. Of several runs the newest is told, and that others ended otherwise. */
const statusOf = async ({ pullRequest, runs, workflowRuns }) => {
	const { number, head } = pullRequest;
	const say = (state, what) => ({
		state,
		sentence: `#${number} at ${head.sha.slice(0, 12)}: ${what}`
	});
	const under = workflowRuns.find((run) => isRecount(run) && run.status !== "completed" && !waits(run));
	if (under !== void 0) return say("pending", `run ${under.id} of the workflow is ${worded(under.status)}, and the check comes with its end`);
	const [newest, ...older] = newestOfEachRun(runs);
	if (newest === void 0) return say(...absent(pullRequest, workflowRuns));
	if (newest.status !== "completed") return say("pending", `the check is ${worded(newest.status)}`);
	const others = older.some((run) => run.conclusion !== newest.conclusion) ? "; another run at this head ended otherwise, and which one counts is GitHub’s to say: `recount pin` runs the red ones again" : "";
	if (newest.conclusion === "success") return say("green", `the check is green${others}`);
	if (newest.conclusion === "action_required") return say("pending", APPROVAL);
	return say("red", `the check ended with ${newest.conclusion}: ${await whyRed(pullRequest)}${others}`);
};
const APPROVAL = "a run waits for the approval of a maintainer (on the page of the pull request, or under Actions)";
const worded = (status) => status.replaceAll("_", " ");
const waits = ({ status, conclusion }) => status === "action_required" || status === "waiting" || conclusion === "action_required";
const isRecount = ({ name, path }) => name.toLowerCase() === "recount" || /(?:^|\/)recount[^/]*\.ya?ml(?:@|$)/.test(path);
const absent = ({ mergeable }, workflowRuns) => {
	if (workflowRuns.some(waits)) return ["pending", APPROVAL];
	if (mergeable === false) return ["missing", "there is a merge conflict, and GitHub starts no pull_request workflow until it is solved: merge or rebase, then push"];
	return ["missing", "there is no run of the check. Is the workflow on the base branch? Does the message of the head commit say [skip ci]? A new head starts one: `git commit --amend`, `recount run`, `recount pin --push`"];
};
const whyRed = async ({ body, head }) => {
	const pinned = await parseBlock(body);
	if (!pinned.ok) return pinned.error.map(({ code, message, remedy }) => `${code}, ${message}; to mend it: ${remedy}`).join("; ");
	const { commit } = pinned.value.record;
	if (commit !== head.sha) return `the block is of ${commit.slice(0, 12)}: \`recount run\`, then \`recount pin\``;
	return "the block is of this head, so read the findings in the run; `recount check` predicts them here";
};

// src/entries/cli/status.ts
/** `recount status`: in one line, how the check stands and why. */
const status = async (call) => {
	const desk = await openDesk(call);
	if (!desk.ok) return tellFaults(call, [desk.error]);
	const github = await openGitHub(call, desk.value);
	if (!github.ok) return tellFaults(call, [github.error]);
	const found = await pullRequestHere(call, desk.value, github.value);
	if (!found.ok) return tellFaults(call, [found.error]);
	const { repository } = found.value;
	if (found.value.pullRequest === void 0) return tellFaults(call, [noPullRequest(found.value)]);
	const pullRequest = await github.value.pullRequest(repository, found.value.pullRequest.number);
	if (!pullRequest.ok) return tellFaults(call, [pullRequest.error]);
	const { sha } = pullRequest.value.head;
	const [runs, workflowRuns] = await Promise.all([github.value.checkRuns(repository, sha, CHECK), github.value.workflowRuns(repository, sha)]);
	if (!runs.ok) return tellFaults(call, [runs.error]);
	const told = await statusOf({
		pullRequest: pullRequest.value,
		runs: runs.value,
		workflowRuns: workflowRuns.ok ? workflowRuns.value : []
	});
	call.terminal.out(call.json ? `${JSON.stringify(told, null, 2)}\n` : `${plainLine(told.sentence, 1e3)}\n`);
	return told.state === "green" ? 0 : 1;
};

export { status };