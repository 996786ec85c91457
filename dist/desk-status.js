import { B as noPullRequest, i as openDesk, n as findOnGitHub } from "./desk-desk.js";
import { t as parseBlock } from "./desk-parse.js";
import { C as NEW_HEAD, T as REPIN, f as jsonDocument, h as plainLine, r as tellFaults, w as NEW_MESSAGE } from "./desk-tell.js";
import { t as skipInstruction } from "./desk-skip-instruction.js";
import { t as newestOfEachRun } from "./desk-check-runs.js";
import { t as CHECK } from "./desk-check-name.js";

// src/app/desk/status.ts
/** Why the check is pending, red or missing. Of several runs the newest is told, and that others ended otherwise. */
const statusOf = async (facts) => {
	const { number, head } = facts.pullRequest;
	const [state, what] = await told(facts);
	return {
		state,
		sentence: `#${number} at ${head.sha.slice(0, 12)}: ${what}`
	};
};
const told = async (facts) => {
	const { pullRequest, workflowRuns, queued } = facts;
	if (queued !== void 0) return inQueue(queued);
	const under = workflowRuns.find((run) => isRecount(run) && run.status !== "completed" && !waits(run));
	if (under !== void 0) return ["pending", `run ${under.id} of the workflow is ${worded(under.status)}, and the check comes with its end`];
	const { own, remark } = apart(facts);
	const [newest, ...older] = newestOfEachRun(own);
	const held = workflowRuns.find((run) => isRecount(run) && waits(run) && run.id > (newest?.run ?? 0));
	if (newest === void 0) {
		const [state, what] = absent(facts);
		return [state, `${what}${remark}`];
	}
	if (held !== void 0) return ["pending", APPROVAL];
	if (newest.status !== "completed") return ["pending", `the check is ${worded(newest.status)}`];
	const others = older.some((run) => run.conclusion !== newest.conclusion) ? "; another run at this head ended otherwise, and which one counts is GitHub\u2019s to say: `recount pin` runs the red ones again" : "";
	const [state, what] = await ended(pullRequest, newest);
	return [state, `${what}${others}${remark}`];
};
const APPROVAL = "a run waits for the approval of a maintainer (on the page of the pull request, or under Actions)";
const worded = (status) => status.replaceAll("_", " ");
const waits = ({ status, conclusion }) => status === "action_required" || status === "waiting" || conclusion === "action_required";
const isRecount = ({ name, path }) => name.toLowerCase() === "recount" || /(?:^|\/)recount[^/]*\.ya?ml(?:@|$)/.test(path);
/** GitHub goes by the name alone, so the checks of this name that are not the judge's are told apart, and told. */
const apart = ({ runs, workflowRuns }) => {
	const made = runs.filter(({ byActions, run }) => byActions && run === void 0);
	const workflowOf = ({ run }) => workflowRuns.find(({ id }) => id === run);
	const isOurs = (check) => {
		const workflow = workflowOf(check);
		return workflow !== void 0 && isRecount(workflow);
	};
	const twins = runs.some(isOurs) ? runs.filter((check) => workflowOf(check) !== void 0 && !isOurs(check)) : [];
	const paths = [...new Set(twins.map((twin) => workflowOf(twin)?.path ?? ""))].join(", ");
	const also = [...twins.length === 0 ? [] : [`a job of ${paths} reports under the same name`], ...made.length === 0 ? [] : ["a check of the same name was made through the API"]].join(", and ");
	return {
		own: runs.filter((run) => !made.includes(run) && !twins.includes(run)),
		remark: also === "" ? "" : `; ${also}, and GitHub may count that one: \`recount doctor\` tells the ways`
	};
};
const inQueue = ({ place, head, runs }) => {
	const at = `it is in the merge queue, at place ${place}`;
	const [newest] = newestOfEachRun(runs);
	if (head === void 0) return ["pending", `${at}, and its group is not made yet`];
	const group = `the check of its group, ${head.slice(0, 12)},`;
	if (newest === void 0) return ["pending", `${at}; ${group} is not there yet, and comes with the end of its run, if the workflow has \`merge_group\``];
	if (newest.status !== "completed") return ["pending", `${at}; ${group} is ${worded(newest.status)}`];
	if (newest.conclusion === "success") return ["green", `${at}, and ${group} is green`];
	return ["red", `${at}; ${group} ended with ${newest.conclusion}: the findings in that run name the pull request and what mends it`];
};
const ended = async (pullRequest, check) => {
	const { conclusion: how, run } = check;
	const conclusion = how ?? "nothing";
	const again = run === void 0 ? NEW_HEAD : `\`gh run rerun ${run}\`, or a new head: ${NEW_HEAD}`;
	switch (conclusion) {
		case "success": return ["green", `the check is green${await whatElseIsPinned(pullRequest)}`];
		case "action_required": return ["pending", APPROVAL];
		case "skipped":
		case "neutral": return ["red", `the check ended with ${conclusion}, which GitHub takes for passed, and nothing was judged: \`recount doctor\` tells what lets it`];
		case "cancelled": return ["red", `the check was cancelled, and nothing was judged; it stays so until it is run again: ${again}`];
		case "timed_out": return ["red", `the check ran out of its time, and nothing was judged; to run it again: ${again}`];
		default: return ["red", `the check ended with ${conclusion}: ${await whyRed(pullRequest, check)}`];
	}
};
const absent = ({ pullRequest: { mergeable }, workflowRuns, message }) => {
	if (workflowRuns.some(waits)) return ["pending", APPROVAL];
	const own = workflowRuns.find(isRecount);
	if (own?.conclusion === "startup_failure") return ["missing", `run ${own.id} could not be started: GitHub cannot read the workflow (${own.path}), or may not run it; its page says why`];
	if (own !== void 0) return ["missing", `run ${own.id} ended with ${own.conclusion ?? worded(own.status)} before its judge began: \`gh run rerun ${own.id}\``];
	if (mergeable === false) return ["missing", "there is a merge conflict, and GitHub starts no pull_request workflow until it is solved: merge or rebase, then push"];
	const skips = skipInstruction(message ?? "");
	if (skips !== void 0) return ["missing", `the message of the head commit says ${skips}, so GitHub starts no workflow: write another (${NEW_MESSAGE})`];
	return ["missing", `there is no run of the check. Is the workflow on the base branch, with no \`paths\` or \`branches\` that pass over this change? A run may take some seconds to begin; a new head starts one: ${NEW_HEAD}`];
};
const whatElseIsPinned = async ({ body, head }) => {
	const pinned = await parseBlock(body);
	if (!pinned.ok || pinned.value.record.commit === head.sha) return "";
	return `; and the body now has the block of ${pinned.value.record.commit.slice(0, 12)}, which was not judged here: ${REPIN}`;
};
const whyRed = async ({ body, head }, { run, page }) => {
	const pinned = await parseBlock(body);
	if (!pinned.ok) return pinned.error.map(({ code, message, remedy }) => `${code}, ${message}; to mend it: ${remedy}`).join("; ");
	const { commit } = pinned.value.record;
	if (commit !== head.sha) return `the block is of ${commit.slice(0, 12)}: ${REPIN}`;
	return `the block is of this head, so read the findings in ${`${run === void 0 ? "the check" : `run ${run}`}${page === void 0 ? "" : ` (${page})`}`}; \`recount check\` predicts them here, unless CI and this machine differ`;
};

// src/entries/cli/status.ts
/** `recount status`: in one line, how the check stands and why. */
const status = async (call) => {
	const desk = await openDesk(call);
	if (!desk.ok) return tellFaults(call, [desk.error]);
	const found = await findOnGitHub(call, desk.value);
	if (!found.ok) return tellFaults(call, [found.error]);
	const { github, repository } = found.value;
	if (found.value.pullRequest === void 0) return tellFaults(call, [noPullRequest(found.value)]);
	const pullRequest = await github.pullRequest(repository, found.value.pullRequest.number);
	if (!pullRequest.ok) return tellFaults(call, [pullRequest.error]);
	const { sha } = pullRequest.value.head;
	const [runs, workflowRuns, queued] = await Promise.all([
		github.checkRuns(repository, sha, CHECK),
		github.workflowRuns(repository, sha),
		placeInQueue(github, repository, pullRequest.value)
	]);
	if (!runs.ok) return tellFaults(call, [runs.error]);
	const message = runs.value.length === 0 ? await github.commitMessage(repository, sha) : void 0;
	const told = await statusOf({
		pullRequest: pullRequest.value,
		runs: runs.value,
		workflowRuns: workflowRuns.ok ? workflowRuns.value : [],
		message: message?.ok === true ? message.value : void 0,
		queued
	});
	call.terminal.out(call.json ? jsonDocument(told) : `${plainLine(told.sentence, 1e3)}\n`);
	return told.state === "green" ? 0 : 1;
};
/** Where it stands in its base's merge queue. What cannot be read of that is left out. */
const placeInQueue = async (github, repository, { number, base }) => {
	const entries = await github.queueEntries(repository, base.ref);
	const entry = entries.ok ? entries.value?.find((one) => one.number === number) : void 0;
	if (entry === void 0) return void 0;
	const { position: place, head } = entry;
	const runs = head === void 0 ? void 0 : await github.checkRuns(repository, head, CHECK);
	return {
		place,
		head,
		runs: runs?.ok === true ? runs.value : []
	};
};

export { status };