import { n as leaveOutTheSame, r as touchedHere } from "./desk-change.js";
import { C as NEW_HEAD, f as jsonDocument, n as tell, r as tellFaults, y as fault } from "./desk-tell.js";
import { n as ok, t as err } from "./desk-result.js";
import { a as bodyFault, i as surveyBody, n as findBlock, o as showTrace, r as unseen, t as parseBlock } from "./desk-parse.js";
import { b as FENCE, c as rangeOfLines, g as BEGIN, l as textOf, n as renderBlock, t as fitBlock, x as HEADING, y as END } from "./desk-render.js";
import { t as CHECK } from "./desk-check-name.js";
import { t as newestOfEachRun } from "./desk-check-runs.js";
import { A as parseRemoteUrl, B as noPullRequest, D as pushBranch, F as readHead, O as currentBranch, _ as asOf, b as recordOf, i as openDesk, n as findOnGitHub, s as pushTarget, t as baseHere, y as cutsOf } from "./desk-desk.js";
import { n as tellsAnother } from "./desk-wanted.js";
import { t as absentSuites } from "./desk-applicability.js";
import { n as policyDigest } from "./desk-policy-digest.js";
import { o as readText, s as writeText, t as isAbsent } from "./desk-text.js";
import { n as isSet, r as textOption } from "./desk-verb.js";

// src/core/block/old-block.ts
const CONTAINERS = /^[\s>]*(?:(?:[-+*]|\d{1,9}[.)])[\s>]+)*/;
const JSON_LINE = /^\s*(?:["{}[\]\d]|true|false|null)/;
/** Where a block ends that has no end marker: behind the last line that can only be the block's own. */
const brokenEnd = ({ lines }, begin) => {
	let end = begin + 1;
	let fenced = false;
	for (const [offset, line] of lines.slice(begin + 1).entries()) {
		const [text, behind] = [line.trimEnd(), begin + 2 + offset];
		if (fenced && text === "```") return behind;
		if (fenced ? JSON_LINE.test(text) : text === "## Verification" || text === "```recount" || text.startsWith("| ")) end = behind;
		else if (text !== "") break;
		fenced ||= text === FENCE;
	}
	return end;
};
/** Whether a marker is of a block that was put there, and not of a copy that somebody quotes or shows as code. */
const isOwn = ({ where }) => where === "top" || where === "html";
const pairsOf = (markers) => {
	const pairs = [];
	let begin;
	for (const marker of markers) {
		const fits = begin !== void 0 && isOwn(marker) === isOwn(begin);
		if (begin !== void 0) pairs.push(marker.kind === "end" && fits ? {
			first: begin,
			last: marker
		} : { first: begin });
		if (marker.kind === "end" && !fits) pairs.push({
			first: marker,
			last: marker
		});
		begin = marker.kind === "begin" ? marker : void 0;
	}
	return begin === void 0 ? pairs : [...pairs, { first: begin }];
};
/**
* What of a body is an old block, whole or broken: from marker to marker, or from a begin marker as far as the lines are
* the block's own. A copy in a quotation, a list or code is the author's text, unless it is all that there is.
*/
const oldBlocks = ({ source, traces }) => {
	const markers = traces.filter(({ line }) => {
		const text = textOf(source, line).replace(CONTAINERS, "");
		return text === "<!-- recount -->" || text === "<!-- /recount -->";
	});
	const own = [];
	const copies = [];
	for (const { first, last } of pairsOf(markers)) {
		const { line } = first;
		const end = last === void 0 ? brokenEnd(source, line) : last.line + 1;
		if (isOwn(first)) own.push({
			line,
			end,
			top: first.exact && first.kind === "begin"
		});
		else if (last !== void 0 && last !== first) copies.push({
			line,
			end,
			top: false
		});
	}
	return own.length > 0 ? own : copies;
};

// src/core/block/replace.ts
/** GitHub takes 65,536 characters, and bots and people want to add some. */
const MOST$1 = 6e4;
const ESCAPED_BLOCK = /<!-- recount -->\\+[nr](?:(?!<!-- recount -->).)*?<!-- \/recount -->/g;
const BLANK_END = /(?:^|\r(?!\n)|\n)[ \t]*(?:\r\n|\r|\n)$/;
/**
* The line ending that most lines have, nothing where there is but one line. A lone CR counts only where there is no other,
* since a LF put behind it would join it.
*/
const endingOf = (text) => {
	const feeds = text.split("\n").length - 1;
	const pairs = text.split("\r\n").length - 1;
	if (feeds > 0) return pairs > feeds - pairs ? "\r\n" : "\n";
	return text.includes("\r") ? "\r" : void 0;
};
const isIn = (spans, line) => spans.some((span) => span.line <= line && line < span.end);
/**
* The body with the block at each of its places, the best first: where the old one stood, as it stood or set apart, the end
* of the body, its top.
*/
const placementsOf = (old, { source }, spans, block) => {
	const kept = source.lines.map((_, line) => isIn(spans, line) ? "" : old.slice(source.starts[line], source.starts[line + 1]));
	const rest = kept.join("");
	const ending = endingOf(rest) ?? endingOf(old) ?? "\n";
	const own = block.replaceAll("\n", ending);
	const placed = (before, after) => {
		let head = before;
		while (head !== "" && !BLANK_END.test(head)) head += ending;
		return head + own + after;
	};
	const inPlace = ({ line, end }) => {
		const [, last] = rangeOfLines(source, line, end);
		const before = kept.slice(0, line).join("");
		const after = old.slice(last, source.starts[end]) + kept.slice(end).join("");
		return [before + own + after, placed(before, after)];
	};
	const first = spans.find(({ top }) => top);
	return /* @__PURE__ */ new Set([
		...first === void 0 ? [] : inPlace(first),
		placed(rest, /[\r\n]$/.test(rest) ? ending : ""),
		placed("", ending + ending + rest)
	]);
};
/** Whether the block is one in the body as rendered, other faults of the body aside. */
const stands = async (body) => {
	const survey = await surveyBody(body);
	const [block] = survey.candidates;
	return block !== void 0 && (await unseen(survey, block))?.code !== "block-hidden";
};
/**
* Puts a block into a body, in the place of the old one, whole, hidden or broken as that may be; else at the end, or at
* the top where the end would not show it. Nothing else in the body is changed, and its line endings are kept. A body
* that would pass 60,000 characters is refused, and one in which something else reads like a block: its author has to
* delete that.
*/
const putBlock = async (body, block) => {
	const old = (body ?? "").replace(ESCAPED_BLOCK, "");
	const survey = await surveyBody(old);
	const spans = oldBlocks(survey);
	let placed = "";
	for (const placement of placementsOf(old, survey, spans, block)) {
		placed = placement;
		if (await stands(placed)) break;
	}
	if (placed.length > MOST$1) {
		const message = `the body would be ${placed.length} characters long, ${block.length} of them the block`;
		return err(fault("body-too-long", `${message}; ${MOST$1} is the most`));
	}
	const found = await findBlock(placed);
	if (found.ok) return ok(placed);
	const stray = survey.traces.find(({ line }) => !isIn(spans, line));
	return err(stray === void 0 ? found.error : bodyFault("block-imitated", stray.line, `beside the block the body has ${showTrace(stray)}`));
};

// src/app/desk/pin.ts
/**
* Puts the block into the body, then pushes where asked: so the push's own run finds the block. A push that fails puts
* the old body back. Red runs of the check at this head are run again, since they judged the old body.
*/
const pinOnGitHub = async (github, { found, block, head, push }) => {
	const { repository, pullRequest } = found;
	if (pullRequest === void 0) return err(noPullRequest(found));
	const { number, body } = pullRequest;
	const next = await putBlock(body, block);
	if (!next.ok) return next;
	if (next.value !== body) {
		const written = await github.writeBody(repository, number, next.value);
		if (!written.ok) return written;
	}
	const pinned = next.value === body ? `#${number} has this block already` : `pinned in #${number}`;
	if (push !== void 0) {
		const pushed = await push();
		if (!pushed.ok) return putBack(github, repository, pullRequest, next.value, pushed.error);
	}
	if (pullRequest.head.sha === head) return ok({
		number,
		said: [pinned, ...await runRedAgain(github, repository, head)]
	});
	const pushed = push === void 0 ? `the head there is ${pullRequest.head.sha}: push ${head} now, or the check finds the block stale` : "pushed";
	return ok({
		number,
		said: [pinned, pushed]
	});
};
/** Gives the body back as it was, unless somebody has changed it since: that is not ours to undo. */
const putBack = async (github, repository, { number, body }, written, { message: why, remedy }) => {
	const refused = err(fault("push-failed", why, { remedy }));
	if (written === body) return refused;
	const stays = (reason) => err(fault("push-failed", `${why}; and the new block stays in the body of #${number}: ${reason}`, { remedy: "push by hand, or `recount run` and `recount pin` on the commit that is pushed" }));
	const live = await github.pullRequest(repository, number);
	if (!live.ok) return stays(live.error.message);
	if (live.value.body !== written) return stays("somebody has edited it meanwhile");
	const restored = await github.writeBody(repository, number, body ?? "");
	return restored.ok ? refused : stays(restored.error.message);
};
/** Runs every red run of the check at this head again; where that is not allowed, says the way that needs no right. */
const runRedAgain = async (github, repository, head) => {
	const runs = await github.checkRuns(repository, head, CHECK);
	if (!runs.ok) return [`the runs of the check could not be read: ${runs.error.message}`];
	const said = [];
	for (const { status, conclusion, run } of newestOfEachRun(runs.value)) {
		if (status !== "completed" || conclusion === "success" || run === void 0) continue;
		const again = await github.runAgain(repository, run);
		if (again.ok) said.push(`run ${run}, which was red, is run again`);
		else if (await isUnderWay(github, repository, head, run)) said.push(`run ${run} is already being run again: its check comes with its end; where that is red, \`recount pin\` once more`);
		else said.push(`run ${run} stays red, and you may not run it again (${again.error.message}): make a new head with ${NEW_HEAD}`);
	}
	return said;
};
/** GitHub refuses to run again what runs with the status of a missing right, so the run itself is asked. */
const isUnderWay = async (github, repository, head, run) => {
	const runs = await github.workflowRuns(repository, head);
	return runs.ok && runs.value.some(({ id, status }) => id === run && status !== "completed");
};

// src/io/git/reflog.ts
const MOST = 1e3;
/**
* Whether a commit was once part of a local branch, as its reflog tells. A fetch in the background moves what the clone
* knows of a remote; only what the branch itself has held may be overwritten there.
*/
const hasHeld = async (git, branch, commit) => {
	const log = await git.call([
		"log",
		"--walk-reflogs",
		`--max-count=${MOST}`,
		"--format=%H",
		`refs/heads/${branch}`,
		"--"
	]);
	if (!log.ok) return log;
	const held = [...new Set(log.value.stdout.toString().split("\n"))].filter((id) => id !== "");
	if (held.length === 0) return ok(false);
	const left = await git.call([
		"rev-list",
		"--max-count=1",
		commit,
		"--not",
		...held
	]);
	return left.ok ? ok(left.value.stdout.length === 0) : left;
};

// src/entries/cli/pin.ts
const LARGEST_BODY = 1048576;
/** `recount pin`: the block of HEAD's record in a body, in place of the old block only. */
const pin = async (call) => {
	const file = textOption(call, "body-file");
	const misuse = misuseOf(isSet(call, "from-ci"), isSet(call, "push"), file);
	if (misuse !== void 0) return tellFaults(call, [misuse]);
	const desk = await openDesk(call);
	if (!desk.ok) return tellFaults(call, [desk.error]);
	if (isSet(call, "from-ci")) return pinFromCi(call, desk.value);
	const base = await baseHere(call, desk.value);
	if (!base.ok) return tellFaults(call, base.error);
	tell(call, base.value.said);
	const record = await recordOfHead(desk.value, base.value);
	if (!record.ok) return tellFaults(call, [record.error]);
	const { blockSize } = base.value.policy;
	const block = renderBlock(fitBlock(recordOf(record.value), blockSize, cutsOf(record.value)));
	return file === void 0 ? pinHere(call, desk.value, block, record.value.commit) : pinInFile(call, file, block);
};
const misuseOf = (fromCi, push, file) => {
	if (push && file !== void 0) return fault("usage", "--push writes the body of a pull request, and --body-file a file: give one of them");
	if (fromCi && (push || file !== void 0)) return fault("usage", `--from-ci pins a commit that is pushed, into its pull request: leave ${push ? "--push" : "--body-file"} out`);
};
const recordOfHead = async ({ git, clone, records }, { policy, commit: base }) => {
	const head = await readHead(git);
	if (!head.ok) return head;
	const { commit, tree } = head.value;
	const [os, arch] = [process.platform, process.arch];
	const stored = await records.find({
		tree,
		policy: policyDigest(policy),
		os,
		arch
	});
	if (stored === void 0) return err(noRecord(`there is no record of ${commit} under the present policy`));
	const touched = await touchedHere(clone, policy, base);
	if (!touched.ok) return touched;
	if (!leaveOutTheSame(absentSuites(policy, touched.value, os), stored.regenerated.absent)) return err(noRecord(`the record of ${commit} is of other suites than those that the change since ${base} touches`));
	const ancestor = await clone.mergeBase(base);
	if (!ancestor.ok) return ancestor;
	if (ancestor.value !== commit && tellsAnother(policy, ancestor.value, stored.regenerated)) return err(noRecord(`the record of ${commit} holds what another base says, or not what the policy asks of this one`));
	return ok(asOf(commit, stored).regenerated);
};
const noRecord = (message) => fault("record-missing", message, { remedy: "`recount run` makes one; once this commit is pushed and judged, `recount pin --from-ci` takes the one of CI" });
const NO_TEXT = "check the path; a text that is not there yet begins empty (`: > FILE`), or as a copy of the pull request template";
const pinInFile = async (call, file, block) => {
	const body = await readText(file, LARGEST_BODY);
	if (!body.ok) return tellFaults(call, [isAbsent(body.error) ? {
		...body.error,
		remedy: NO_TEXT
	} : body.error]);
	const next = await putBlock(body.value, block);
	if (!next.ok) return tellFaults(call, [{
		...next.error,
		place: {
			...next.error.place,
			file
		}
	}]);
	const written = await writeText(file, next.value);
	if (!written.ok) return tellFaults(call, [written.error]);
	return done(call, { file }, [`pinned in ${file}`]);
};
const done = (call, result, said) => {
	for (const line of said) tell(call, line);
	if (call.json) call.terminal.out(jsonDocument({
		...result,
		said
	}));
	return 0;
};
const pinHere = async (call, desk, block, head) => {
	const found = await findOnGitHub(call, desk);
	if (!found.ok) return tellFaults(call, [found.error]);
	const branch = isSet(call, "push") ? await branchToPush(desk) : void 0;
	if (branch?.ok === false) return tellFaults(call, [branch.error]);
	const { github, pullRequest } = found.value;
	const stray = branch && pullRequest && await strayPush(desk, github, pullRequest, branch.value);
	if (stray !== void 0) return tellFaults(call, [stray]);
	const push = branch === void 0 ? void 0 : () => pushHere(desk, branch.value);
	const pinned = await pinOnGitHub(github, {
		found: found.value,
		block,
		head,
		push
	});
	if (!pinned.ok) return tellFaults(call, [pinned.error]);
	return done(call, { pullRequest: pinned.value.number }, pinned.value.said);
};
const branchToPush = async ({ git }) => {
	const branch = await currentBranch(git);
	if (!branch.ok) return branch;
	if (branch.value !== void 0) return ok(branch.value);
	return err(fault("push-failed", "HEAD is on no branch, so there is nothing to push", { remedy: "check the branch out (`git switch BRANCH`), then `recount pin --push` again" }));
};
/** Why a push would not bring the branch to the pull request: its block would then be of a commit that is not there. */
const strayPush = async ({ git }, github, { number, head }, branch) => {
	const to = pushTarget(branch);
	const asked = await git.call([
		"remote",
		"get-url",
		"--push",
		"--all",
		to.remote
	], { codes: [
		0,
		2,
		128
	] });
	if (!asked.ok) return asked.error;
	const names = (asked.value.code === 0 ? asked.value.stdout.toString().trim().split("\n") : [to.remote]).map((url) => parseRemoteUrl(url)).flatMap((at) => at === void 0 ? [] : `${at.owner}/${at.repo}`);
	const wanted = head.repository?.toLowerCase();
	const isHead = async (name) => {
		if (name.toLowerCase() === wanted) return true;
		const known = await github.repository(name);
		return known.ok && known.value.fullName.toLowerCase() === wanted;
	};
	if (to.ref === `refs/heads/${head.ref}` && (await Promise.all(names.map(isHead))).includes(true)) return void 0;
	const place = (repository, ref) => `${ref} of ${repository ?? "no known repository"}`;
	return fault("push-failed", `${branch.name} is pushed to ${place(names[0], to.ref.replace(/^refs\/heads\//, ""))}, and the head of #${number} is ${place(head.repository, head.ref)}: nothing was written`, { remedy: `check that branch out (\`gh pr checkout ${number}\`), then \`recount run\` and \`recount pin --push\`` });
};
/** Pushes a branch to where it is pushed. An amended commit replaces there only what the branch has held itself. */
const pushHere = async ({ git, clone }, branch) => {
	const { name } = branch;
	const to = pushTarget(branch);
	const seen = await clone.resolve(`refs/remotes/${to.remote}/${to.ref.replace(/^refs\/heads\//, "")}`);
	if (!seen.ok) return seen;
	const held = seen.value === void 0 ? ok(false) : await hasHeld(git, name, seen.value);
	if (!held.ok) return held;
	const lease = held.value && seen.value !== void 0 ? { lease: seen.value } : {};
	return pushBranch(git, {
		branch: name,
		to,
		...lease
	});
};
/** Shows what the judge found beside what is pinned, and pins it. */
const pinFromCi = async (call, desk) => {
	const found = await findOnGitHub(call, desk);
	if (!found.ok) return tellFaults(call, [found.error]);
	const { github, repository, pullRequest } = found.value;
	if (pullRequest === void 0) return tellFaults(call, [noPullRequest(found.value)]);
	const { sha } = pullRequest.head;
	const judged = await github.judgedBlock(repository, sha);
	if (!judged.ok) return tellFaults(call, [judged.error]);
	if (judged.value === void 0) return tellFaults(call, [fault("record-missing", `no run of the check has left a record of ${sha} to pin`, { remedy: "wait until the check has ended (`recount status`), or `recount run`; a policy with `pin-from-ci: false` leaves none" })]);
	const fresh = await parseBlock(judged.value);
	if (!fresh.ok) return tellFaults(call, fresh.error);
	if (fresh.value.record.commit !== sha) return tellFaults(call, [recordOfOther(fresh.value.record, sha)]);
	const before = await parseBlock(pullRequest.body);
	call.terminal.err(`Pinned now:\n${before.ok ? renderBlock(before.value.record) : "  (no block that can be read)\n"}\n`);
	call.terminal.err(`Found by CI:\n${renderBlock(fresh.value.record)}\n`);
	const pinned = await pinOnGitHub(github, {
		found: found.value,
		block: renderBlock(fresh.value.record),
		head: sha
	});
	if (!pinned.ok) return tellFaults(call, [pinned.error]);
	return done(call, { pullRequest: pinned.value.number }, pinned.value.said);
};
const recordOfOther = ({ commit }, head) => fault("record-unreadable", `what CI left is a record of ${commit}, and the head is ${head}`);

export { pin };