import { t as changedOrAll } from "./desk-change.js";
import { i as withDetail, n as differingSuites, r as isToConfirm, t as recordHere } from "./desk-record.js";
import { n as regeneratedFrom } from "./desk-given-record.js";
import { n as atDesk, t as needsBlock } from "./desk-exemption.js";
import { B as noPullRequest, L as LINK, P as mergeBase, T as citedAmong, i as openDesk, it as namedTests, n as findOnGitHub, t as baseHere } from "./desk-desk.js";
import { d as citationsIn, f as citedOf, p as lookedAt } from "./desk-proof.js";
import { t as parseBlock } from "./desk-parse.js";
import { f as jsonDocument, h as plainLine, n as tell, r as tellFaults, y as fault } from "./desk-tell.js";
import { n as EXIT_STATUS, t as judge } from "./desk-judge.js";
import { i as touchedSuites, n as asksForPaths } from "./desk-applicability.js";
import { n as ok, t as err } from "./desk-result.js";
import { d as wholeUtf8Of, o as readText } from "./desk-text.js";
import { n as approvalOf, r as howToApprove } from "./desk-approval.js";
import { c as finding } from "./desk-demands.js";
import { n as compileRule, r as decideChange, t as asksForTexts } from "./desk-decide.js";
import { t as differenceOf } from "./desk-difference.js";
import { r as textOption } from "./desk-verb.js";

// src/app/desk/told-record.ts
/** The record with what CI would tell beside it: the tests of what differs from the block, and those that the body cites. */
const toldRecord = (policy, { regenerated, tests }, { pinned, citations }) => {
	const differing = new Set(differingSuites(policy, pinned, regenerated));
	const suites = Object.entries(regenerated.suites).map(([name, runs]) => {
		const own = tests[name];
		const named = differing.has(name) && own !== void 0 ? namedTests(own) : void 0;
		const first = withDetail(runs.first, named, pinned?.suites[name]?.groups);
		return [name, {
			...runs,
			first: {
				...first,
				...citedAmong(citedOf(name, citations), own)
			}
		}];
	});
	return {
		...regenerated,
		suites: Object.fromEntries(suites)
	};
};

// src/core/render/outcome.ts
const BLAMED = {
	author: "the author",
	repository: "the repository's set-up",
	runner: "the runner",
	github: "GitHub",
	suite: "the suite"
};
/** The verdict in one sentence, the same on every surface. */
const sentenceOf = ({ outcome, findings, fault, notChecked, commit, group }) => {
	const short = commit === "" ? "this run" : commit.slice(0, 12);
	return {
		match: matchOf(short, notChecked, group),
		mismatch: `The pull request does not pin what ${short} gives.`,
		stale: `The pinned record is of something else than ${short} under the present policy. Counts were not compared.`,
		failing: failingOf(findings.some(isOfResults) ? "suite fails" : "policy is not met", short, notChecked),
		inconclusive: `Nothing can be said about ${short}: it lies with ${fault === void 0 ? "Recount" : BLAMED[fault]}.`
	}[outcome];
};
/** What the policy demands beside the results of a suite: a suite may pass, and the change not be allowed. */
const OF_CHANGE = /* @__PURE__ */ new Set([
	"path-denied",
	"path-protected",
	"link-escapes",
	"test-lost",
	"proof-missing",
	"regression-hidden"
]);
const isOfResults = ({ code }) => !OF_CHANGE.has(code);
const NO_BLOCK = "No block was needed, and none was there to compare.";
/** Where there is no block nobody has claimed anything that could be true. */
const failingOf = (what, short, notChecked) => notChecked.includes("block") ? `The ${what} on ${short}. ${NO_BLOCK}` : `The record is true; the ${what} on ${short}.`;
/** A suite of which a policy only wants a report may fail, and one whose paths are not touched is not run. */
const matchOf = (short, notChecked, group) => {
	if (group !== void 0) return `The suites pass on ${short}, which a merge queue made of ${group.map((number) => `#${number}`).join(", ")}, as far as the policy demands, and each block in it is what its own head gives.`;
	return notChecked.includes("block") ? `The suites pass on ${short} as far as the policy demands. ${NO_BLOCK}` : `The pinned record is what ${short} gives.`;
};

// src/core/render/terminal.ts
/** The verdict as lines for a terminal or a log. */
const renderVerdict = (verdict) => {
	const findings = verdict.findings.flatMap(({ code, message, remedy }) => [`  ${code}: ${plainLine(message, 1e3)}`, `    to mend it: ${plainLine(remedy, 1e3)}`]);
	const notChecked = verdict.notChecked.map((what) => `  not checked: ${plainLine(what, 200)}`);
	return [
		`${verdict.outcome}: ${sentenceOf(verdict)}`,
		...findings,
		...notChecked
	].map((line) => `${line}\n`).join("");
};

// src/core/changes/findings.ts
/** A reader looks at no more of them, and a verdict has to fit where it is shown. */
const MOST_FINDINGS = 50;
/** Whether somebody's approval would lift what the rule finds. */
const asksForApproval = (rule, changes) => changes.some((change) => {
	const decision = decideChange(rule, change);
	return decision.state === "denied" && decision.code === "path-protected" && isLifted(rule, change);
});
const isLifted = (rule, change) => {
	const decision = decideChange(rule, change, true);
	return decision.state !== "denied" || decision.code !== "path-protected";
};
/**
* What the rule finds in a pull request's whole difference from its merge base: a finding for each denied path.
* `approval` says whether what is protected may be changed, where that was asked.
*/
const changeFindings = (rule, changes, approval) => {
	const found = changes.flatMap((change) => {
		const decision = decideChange(rule, change, approval === "approved");
		if (decision.state !== "denied") return [];
		const { code, why } = decision;
		const place = { file: change.path };
		if (code !== "path-protected" || approval === void 0 || approval === "approved" || !isLifted(rule, change)) return [finding(code, why, { place })];
		const opinions = approval.why.length === 0 ? "nobody has approved it" : `no approval counts: ${approval.why.join("; ")}`;
		return [finding(code, `${why}, and ${opinions}`, {
			place,
			remedy: approval.remedy
		})];
	});
	const [first, ...rest] = found.slice(MOST_FINDINGS);
	if (first === void 0) return found;
	const message = `${rest.length + 1} more paths are denied`;
	return [...found.slice(0, MOST_FINDINGS), finding(first.code, message)];
};

// src/app/protected-changes.ts
/** What the rule finds in a head's changes, with who approved what it protects; asks only where that would lift it. */
const judgeChanges = async (reader, pull, approvers, rule, changes) => {
	if (!asksForApproval(rule, changes)) return ok({ findings: changeFindings(rule, changes) });
	const approval = await readApproval(reader, pull, approvers);
	if (!approval.ok) return approval;
	if (approval.value.kind === "given") {
		const { by, as } = approval.value;
		return ok({
			findings: changeFindings(rule, changes, "approved"),
			approval: {
				by,
				as
			}
		});
	}
	const { why } = approval.value;
	const remedy = howToApprove(approvers, pull.number, pull.head.sha, pull.author.login);
	return ok({ findings: changeFindings(rule, changes, {
		why,
		remedy
	}) });
};
/** A second person's word is asked for first: then the author's own right need not be known. */
const readApproval = async (reader, { number, head, author }, approvers) => {
	const reviewed = await reader.reviews(number);
	if (!reviewed.ok) return reviewed;
	const approval = approvalOf(reviewed.value, head.sha);
	if (approval.kind === "given" || approvers !== "maintainer" || author.type !== "User") return ok(approval);
	const administers = await reader.isAdministrator(author.login);
	if (!administers.ok) {
		const { code, message, cause } = administers.error;
		const remedy = code === "github-refused" ? `let somebody with write access who is not ${author.login} approve #${number}, or set \`approvers: other\` in the policy on the base branch: then this right need not be read` : void 0;
		return err(fault(code, message, {
			cause,
			remedy
		}));
	}
	return ok(administers.value ? {
		kind: "given",
		by: author.login,
		as: "maintainer"
	} : approval);
};

// src/io/git/changes.ts
/** A file to be compared in part may have so many bytes. */
const LARGEST_TEXT = 1048576;
/** What lies between two commits of this clone, as the judge reads it from the trees of GitHub. */
const readChanges = async (git, base, head, rule) => {
	const answer = await git.call([
		"diff-tree",
		...[
			"-r",
			"-z",
			"--raw",
			"--no-abbrev",
			"--no-renames",
			"--ignore-submodules=none",
			"--no-ext-diff"
		],
		"--end-of-options",
		base,
		head
	]);
	if (!answer.ok) return answer;
	const fields = answer.value.stdout.toString().split("\0");
	const [before, after] = [[], []];
	const texts = /* @__PURE__ */ new Map();
	for (let at = 0; at + 1 < fields.length; at += 2) {
		const [info = "", path = ""] = fields.slice(at, at + 2);
		const [oldMode = "", mode = "", oldId = "", id = "", status = ""] = info.slice(1).split(" ");
		if (status !== "A") before.push({
			path,
			mode: oldMode,
			id: oldId
		});
		if (status !== "D") after.push({
			path,
			mode,
			id,
			...mode === "120000" ? { target: await textOf(git, id) } : {}
		});
		if (!asksForTexts(rule, path)) continue;
		const [old, fresh] = [status === "A" ? void 0 : await textOf(git, oldId), status === "D" ? void 0 : await textOf(git, id)];
		if ((status === "A" || old !== void 0) && (status === "D" || fresh !== void 0)) texts.set(path, {
			before: old,
			after: fresh
		});
	}
	return ok(differenceOf(before, after, texts));
};
const textOf = async (git, id) => {
	const answer = await git.call([
		"cat-file",
		"blob",
		id
	]);
	return answer.ok && answer.value.stdout.length <= LARGEST_TEXT ? wholeUtf8Of(answer.value.stdout) : void 0;
};

// src/entries/cli/denied.ts
/**
* What the policy's rule about paths finds in a commit's difference from its merge base, as the check will. Who approved
* what is protected can be asked only of a pull request; where the author's token does not show it, `say` tells so.
*/
const deniedHere = async ({ git }, { policy, path, commit: base }, commit, reviewed, say) => {
	if (policy.changes === void 0) return ok({ findings: [] });
	const ancestor = await mergeBase(git, base, commit);
	if (!ancestor.ok) return ancestor;
	if (ancestor.value === void 0) return err(fault("git-failed", `${commit} and the base have no common ancestor`, { remedy: "rebase the branch onto the base" }));
	const rule = compileRule(policy.changes, path);
	const changes = await readChanges(git, ancestor.value, commit, rule);
	if (!changes.ok) return changes;
	if (reviewed !== void 0) {
		const { pull, reviews } = reviewed;
		const judged = await judgeChanges(reviews, pull, policy.changes.approvers, rule, changes.value);
		if (judged.ok) return judged;
		say(`who has approved what the policy protects could not be read: ${judged.error.message}`);
	}
	return ok({ findings: changeFindings(rule, changes.value) });
};

// src/entries/cli/check.ts
const LARGEST_BODY = 1048576;
const LARGEST_RECORD = 67108864;
const NOBODY = {
	login: "",
	id: 0,
	type: "User"
};
/** `recount check`: what the check will say of a body and a record. */
const check = async (call) => {
	const desk = await openDesk(call);
	if (!desk.ok) return tellFaults(call, [desk.error]);
	const given = textOption(call, "record");
	const asked = given !== void 0 && textOption(call, "body") !== void 0 ? {
		...call,
		options: {
			...call.options,
			"no-fetch": true
		}
	} : call;
	const base = await baseHere(asked, desk.value);
	if (!base.ok) return tellFaults(call, base.error);
	tell(call, base.value.said);
	const claim = await readClaim(call, desk.value);
	if (!claim.ok) return tellFaults(call, [claim.error]);
	const { policy } = base.value;
	const changed = await changedOrAll(desk.value.clone, base.value.commit, asksForPaths(policy));
	if (!changed.ok) return tellFaults(call, [changed.error]);
	const touched = touchedSuites(policy, changed.value);
	const pinned = await parseBlock(claim.value.body);
	const citations = await citationsIn(claim.value.body);
	const hint = {
		pinned: pinned.ok ? pinned.value.record : void 0,
		citations: lookedAt(citations)
	};
	const regenerated = await regenerate(call, desk.value, base.value, given, touched, hint);
	if (!regenerated.ok) return tellFaults(call, regenerated.error);
	const { commit } = regenerated.value;
	const { live } = claim.value;
	if (live !== void 0 && live.pull.head.sha !== commit) tell(call, `the head of the pull request is ${live.pull.head.sha}; this is what the check will say once ${commit} is`);
	const reviewed = live && {
		...live,
		pull: {
			...live.pull,
			head: {
				...live.pull.head,
				sha: commit
			}
		}
	};
	const denied = await deniedHere(desk.value, base.value, commit, reviewed, (line) => tell(call, line));
	if (!denied.ok) return tellFaults(call, [denied.error]);
	const { findings, approval } = denied.value;
	const judged = atDesk(judge({
		commit,
		changes: findings,
		policy,
		blockNeeded: needsBlock(policy, claim.value.author),
		touched,
		changed: changed.value,
		pinned,
		citations,
		regenerated: regenerated.value,
		walled: false
	}));
	const verdict = approval === void 0 ? judged : {
		...judged,
		approval
	};
	call.terminal.out(call.json ? jsonDocument(verdict) : renderVerdict(verdict));
	return EXIT_STATUS[verdict.outcome];
};
const readClaim = async (call, desk) => {
	const file = textOption(call, "body");
	if (file !== void 0) {
		const body = await readText(file, LARGEST_BODY);
		return body.ok ? ok({
			body: body.value,
			author: NOBODY
		}) : body;
	}
	const found = await findOnGitHub(call, desk);
	if (!found.ok) return found;
	const { github, pullRequest, repository } = found.value;
	if (pullRequest !== void 0) {
		const { body, author } = pullRequest;
		return ok({
			body,
			author,
			live: {
				pull: pullRequest,
				reviews: github.reviewsIn(repository)
			}
		});
	}
	return err({
		...noPullRequest(found.value),
		remedy: "open one, name one (`--pr N`), or give the body as a file: `--body F`"
	});
};
const regenerate = async (call, desk, base, given, touched, hint) => {
	if (given === void 0) {
		const recorded = await recordHere(call, desk, base, hint);
		return recorded.ok ? ok(toldRecord(base.policy, recorded.value.stored, hint)) : recorded;
	}
	const text = await readText(given, LARGEST_RECORD);
	if (!text.ok) return err([text.error]);
	const stored = regeneratedFrom(text.value, given, base.policy, touched, process.platform);
	if (!stored.ok) return err([stored.error]);
	if (isToConfirm(base.policy, hint.pinned, stored.value.regenerated)) tell(call, UNCONFIRMED);
	return ok(toldRecord(base.policy, stored.value, hint));
};
const UNCONFIRMED = "a record from a file is not confirmed by a second run, and CI runs a suite that differs once more: `recount calibrate` tells whether it varies";

export { check };