import { r as ACTIONS_APP, t as gateQuestion } from "./desk-gate.js";
import { E as string, T as strictObject, a as array, d as int, h as nullable, p as literal } from "./desk-schemas2.js";
import { t as parseBlock } from "./desk-parse.js";
import { g as POLICY_PATH, h as parsePolicy, y as digestSchema } from "./desk-text.js";
import { n as ok, t as err } from "./desk-result.js";
import { H as _gte, f as jsonDocument, g as plainLines, r as tellFaults, y as fault } from "./desk-tell.js";
import { t as readBy } from "./desk-issues.js";
import { t as readJsonBytes } from "./desk-json-bytes.js";
import "./desk-verbs.js";
import { t as CHECK } from "./desk-check-name.js";
import "./desk-wanted.js";
import "./desk-judge.js";
import "./desk-policy-digest.js";
import { H as repositoryName, U as systemClock, r as openApi } from "./desk-desk.js";
import { t as counted } from "./desk-amount.js";
import { r as textOption } from "./desk-verb.js";

// src/core/audit/drifts.ts
const LOOK = "look at what was merged, and take it back where it is wrong (`git revert --no-edit COMMIT`, of a merge with `-m 1`)";
const BYPASS = `${LOOK}; \`recount doctor\` tells who may merge without the check`;
/** Every way in which what was merged can differ from what was judged. Codes are stable. */
const DRIFTS = {
	"commit-outside-pull-request": {
		meaning: "a commit of the default branch belongs to no merged pull request",
		remedy: BYPASS
	},
	"check-missing": {
		meaning: "the judge had given no verdict on what was merged when it was merged",
		remedy: BYPASS
	},
	"check-red": {
		meaning: "the newest verdict before the merge was no match",
		remedy: BYPASS
	},
	"head-not-judged": {
		meaning: "another commit was merged than the one that was judged",
		remedy: LOOK
	},
	"edited-after-green": {
		meaning: "the block is another one than was judged, and it was changed before the merge, or when cannot be told",
		remedy: `${LOOK}; a merge queue judges each block as it goes in`
	},
	"edited-after-merge": {
		meaning: "the block is another one than was judged, and the body was changed after the merge",
		remedy: "put the block that was judged back: the record of the run that the evidence names has it"
	},
	"retargeted-after-green": {
		meaning: "the pull request was judged for another base branch than it was merged into",
		remedy: `${LOOK}; a merge queue judges each pull request for the branch that it goes into`
	},
	"judged-by-own-workflow": {
		meaning: "the pull request changed the file of the workflow that judged it",
		remedy: `${LOOK}; tiers enforced and app judge by a file that no pull request changes`
	},
	"tree-differs": {
		meaning: "the files that were merged are not those of the commit that was judged",
		remedy: LOOK
	},
	"merged-behind": {
		meaning: "the head was behind its base, so that nobody judged what the base has become",
		remedy: "require branches to be up to date (`recount protect`), or use a merge queue"
	}
};
/** That nothing was found. */
const NOTHING$1 = {
	drifts: [],
	unknown: []
};
/** Makes a drift with the remedy of its code. */
const drift = (code, at, evidence) => ({
	code,
	...at,
	evidence,
	remedy: DRIFTS[code].remedy
});

// src/core/audit/tell.ts
/** The exit status: 0 no drift, 1 drift, 2 could not be told. */
const auditExit = ({ drifts, unknown }) => {
	if (drifts.length > 0) return 1;
	return unknown.length > 0 ? 2 : 0;
};
const subject = ({ pull, commit }) => pull === void 0 ? commit.slice(0, 12) : `#${pull} (${commit.slice(0, 12)})`;
const driftLines = (one) => `  ${one.code}: ${subject(one)}: ${DRIFTS[one.code].meaning}\n    seen: ${one.evidence}\n    to mend it: ${one.remedy}\n`;
const untoldLines = (one) => `  ${subject(one)}: ${one.what}: ${one.why}\n`;
/** An audit as a person reads it. */
const auditText = ({ repository, branch, commits, pulls, drifts, unknown }) => {
	const merged = pulls.length === 0 ? "no pull request" : pulls.map((number) => `#${number}`).join(", ");
	return [
		`${repository}, branch ${branch}: ${counted(commits, "commit")}, ${merged}\n`,
		drifts.length === 0 ? "" : `\n${counted(drifts.length, "drift")}:\n${drifts.map(driftLines).join("")}`,
		unknown.length === 0 ? "" : `\n${unknown.length} unknown:\n${unknown.map(untoldLines).join("")}`,
		drifts.length + unknown.length === 0 ? "\nwhat was merged is what was judged\n" : ""
	].join("");
};

// src/core/audit/compare.ts
/** Compares a merged pull request with the newest verdict on it before the merge. */
const comparePull = (pull, verdicts, merge) => {
	const at = {
		pull: pull.number,
		commit: merge.commit
	};
	const say = saying(at);
	const newest = verdicts.filter(({ endedAt }) => endedAt <= pull.mergedAt).reduce((last, one) => last === void 0 || one.endedAt >= last.endedAt ? one : last, void 0);
	if (newest === void 0) {
		const later = verdicts.length === 0 ? "" : `; one ended after the merge, with ${verdicts[0]?.conclusion}`;
		return say("check-missing", `no run of the workflow had judged ${pull.head}${later}`);
	}
	const name = `run ${newest.run}, attempt ${newest.attempt}`;
	if (newest.conclusion !== "success") return say("check-red", `${name} ended with ${newest.conclusion}`);
	const brought = newest.ownWorkflow === true ? say("judged-by-own-workflow", `the file of ${name} is not the one that its head branched off with`) : unlessKnown(newest.ownWorkflow, at, `whether #${pull.number} changed the workflow that judged it`);
	if (!newest.account.ok) {
		const untold = {
			...at,
			what: `what ${name} judged`,
			why: newest.account.error
		};
		return together([
			brought,
			{
				...NOTHING$1,
				unknown: [untold]
			},
			treeFindings(pull, merge, newest)
		]);
	}
	const judged = newest.account.value.pulls.find(({ number }) => number === pull.number);
	if (judged === void 0) return together([brought, say("check-missing", `${name} judged its commit for other pull requests alone`)]);
	const body = {
		...NOTHING$1,
		drifts: bodyDrifts(pull, judged, name, merge)
	};
	return together([
		brought,
		body,
		treeFindings(pull, merge, newest)
	]);
};
const saying = (at) => (code, evidence) => ({
	...NOTHING$1,
	drifts: [drift(code, at, evidence)]
});
const unlessKnown = (known, at, what) => {
	const why = "its file could not be read at the head or where that left the base";
	return known === void 0 ? {
		...NOTHING$1,
		unknown: [{
			...at,
			what,
			why
		}]
	} : NOTHING$1;
};
const together = (all) => ({
	drifts: all.flatMap(({ drifts }) => drifts),
	unknown: all.flatMap(({ unknown }) => unknown)
});
const bodyDrifts = (pull, judged, name, merge) => {
	const at = {
		pull: pull.number,
		commit: merge.commit
	};
	const drifts = [];
	const merged = merge.merged ?? pull.head;
	if (judged.head !== merged) drifts.push(drift("head-not-judged", at, `${name} judged ${judged.head}, and ${merged} was merged`));
	if (judged.base !== pull.base) drifts.push(drift("retargeted-after-green", at, `${name} judged it for ${judged.base}, and it went into ${pull.base}`));
	if (judged.block !== pull.block) drifts.push(drift(whenEdited(pull), at, `${name} judged ${shown(judged.block)}; the body has ${shown(pull.block)}`));
	return drifts;
};
/** An edit after the merge hides whether there was one before it too; what cannot be told is the worse of the two. */
const whenEdited = ({ edited, mergedAt }) => edited.ok && edited.value !== void 0 && edited.value > mergedAt ? "edited-after-merge" : "edited-after-green";
const shown = (block) => {
	if (block === null) return "no block";
	return typeof block === "string" ? `the block ${block}` : `none that can be read (${block.broken})`;
};
/** A group of a queue is judged on the commit that goes in. A head is, where it holds all of its base. */
const treeFindings = ({ number, head }, merge, { group }) => {
	const at = {
		pull: number,
		commit: merge.commit
	};
	if (group) return NOTHING$1;
	const unread = (why) => ({
		...NOTHING$1,
		unknown: [{
			...at,
			what: `whether the files that were merged are those of ${head}`,
			why
		}]
	});
	const say = saying(at);
	if (!merge.behind.ok) return unread(merge.behind.error);
	if (merge.behind.value > 0) return say("merged-behind", `${head} lacked ${merge.behind.value} commits of its base`);
	if (!merge.headTree.ok) return unread(merge.headTree.error);
	const { tree, headTree } = merge;
	if (tree === headTree.value) return NOTHING$1;
	return say("tree-differs", `the tree is ${tree}, and that of ${head} is ${headTree.value}`);
};

// src/app/desk/audit/pushed-commits.ts
const NOTHING = /^0+$/;
/** The commits of a span, the oldest first, as a comparison lists them. */
const commitsOf = async (github, span, branch) => {
	const tip = await (span.until === void 0 ? github.commit(branch) : github.named(span.until));
	if (!tip.ok) return tip;
	if ("since" in span && !NOTHING.test(span.since)) {
		const since = await github.named(span.since);
		if (!since.ok) return since;
		const range = await github.between(since.value.sha, tip.value.sha);
		return range.ok ? ok(range.value.commits) : range;
	}
	let first = tip.value;
	const before = "last" in span ? span.last - 1 : 0;
	for (let left = before; left > 0; left -= 1) {
		const [parent] = first.parents;
		if (parent === void 0) break;
		const older = await github.commit(parent);
		if (!older.ok) return older;
		first = older.value;
	}
	const [base] = first.parents;
	if (base === void 0) return ok([tip.value]);
	const range = await github.between(base, tip.value.sha);
	return range.ok ? ok(range.value.commits) : range;
};
/** The commits of a span with the merged pull requests that brought them; one that none brought is in no pull request. */
const pushedCommits = async (github, span, branch) => {
	const listed = await commitsOf(github, span, branch);
	if (!listed.ok) return listed;
	if (listed.value.length === 0) return err(fault("usage", "there is no commit to look at", { remedy: "name an older commit: `--since REF`" }));
	const commits = listed.value.toReversed();
	const known = new Map(commits.map((commit) => [commit.sha, commit]));
	const pulls = /* @__PURE__ */ new Map();
	for (const { sha, parents } of commits) {
		if (pulls.has(sha)) continue;
		const merged = await github.mergedPulls(sha);
		if (!merged.ok) return merged;
		const into = merged.value.filter(({ base }) => base === branch);
		const pull = into.find(({ mergeCommit }) => mergeCommit === sha) ?? into[0];
		if (pull === void 0) continue;
		pulls.set(sha, pull);
		const [before = "", added = ""] = parents;
		if (added !== pull.head) continue;
		const had = ancestors(before, known);
		for (const inside of ancestors(added, known)) if (!had.has(inside)) pulls.set(inside, pull);
	}
	return ok({
		commits,
		pulls
	});
};
const ancestors = (head, known) => {
	const found = /* @__PURE__ */ new Set();
	const left = [head];
	for (let sha = left.pop(); sha !== void 0; sha = left.pop()) {
		const commit = known.get(sha);
		if (commit === void 0 || found.has(sha)) continue;
		found.add(sha);
		left.push(...commit.parents);
	}
	return found;
};

// src/core/audit/account.ts
/** The one file in the artifact of an account. */
const ACCOUNT_FILE = "judged.json";
const accountSchema = strictObject({
	kind: literal("recount-judged"),
	run: string(),
	attempt: int().check(_gte(1)),
	commit: string(),
	pulls: array(strictObject({
		number: int(),
		head: string(),
		base: string(),
		block: nullable(digestSchema)
	}))
});
/** The name of the artifact that an attempt of a run leaves its account in. */
const accountName = (attempt) => `recount-judged-${attempt}`;
/** Reads the account of an attempt, or says why it is none. Any job of its run could have left these bytes: hostile. */
const decodeAccount = (bytes, run, attempt) => {
	const read = readBy(accountSchema, readJsonBytes(bytes));
	if (!read.ok) return err(`${ACCOUNT_FILE} holds no account: ${read.error}`);
	const { kind: _, ...account } = read.value;
	return account.run === String(run) && account.attempt === attempt ? ok(account) : err(`it says that it is of run ${account.run}, attempt ${account.attempt}`);
};

// src/core/earlier/stands-in.ts
const DAY = 864e5;
/** A record is judged by for so long after it was made, in milliseconds. */
const LONGEST_KEPT = 7 * DAY;
/**
* Why an artifact of a run cannot be what the judge of `attempt` left, or undefined where it can. Any job of a run may
* leave an artifact of any name, or take one away, so the time decides: it is made while the job `check` of that attempt
* ran, and when every other job of the attempt had ended. `now` is when the own run was started, by GitHub's clock; what is
* older than `longest` milliseconds is too old.
*/
const whyNotJudges = (artifact, run, attempt, jobs, check, now, longest = LONGEST_KEPT) => {
	if (artifact.run !== run.id) return "it is of another run";
	if (artifact.expired) return "it has expired";
	if (artifact.digest === void 0) return "GitHub tells no hash of it";
	const made = artifact.createdAt;
	if (!(now - made < longest)) return `it was made ${longest / DAY} days ago or more`;
	const [judge, ...twins] = jobs.filter(({ name }) => name === check);
	if (judge === void 0 || twins.length > 0 || judge.attempt !== attempt) return `attempt ${attempt} of its run has not one job ${check}`;
	if (judge.conclusion !== "success" && judge.conclusion !== "failure") return `the job ${check} ended with ${judge.conclusion ?? "nothing yet"}`;
	const ran = made >= judge.startedAt && made <= judge.completedAt;
	const others = jobs.filter((job) => job !== judge);
	if (!ran || others.length === 0 || !others.every(({ completedAt }) => completedAt < made)) return `it was not made while the job ${check} ran alone`;
};

// src/app/desk/audit/seen-verdicts.ts
/** What starts the judge for a head, and for a group of a queue. A review starts it too, under the same check. */
const STARTED_BY = {
	head: ["pull_request", "pull_request_review"],
	group: ["merge_group"]
};
/** So many of the newest attempts of a run are looked at. */
const MOST_ATTEMPTS = 10;
/** The verdicts on a commit. All is asked of GitHub: which run, of which file, and how the judge's own job ended. */
const verdictsAt = async (github, commit, of, judges) => {
	if (judges.apps.length > 0) return verdictsOfApp(github, commit, judges);
	const runs = await github.runsAt(commit);
	if (!runs.ok) return runs;
	const events = STARTED_BY[of];
	const found = [];
	for (const run of runs.value) {
		if (!events.includes(run.event) || run.head !== commit || !judges.workflows.includes(run.path)) continue;
		for (let attempt = Math.max(1, run.attempts - MOST_ATTEMPTS + 1); attempt <= run.attempts; attempt += 1) {
			const verdict = await verdictOf(github, run, attempt, commit, judges);
			if (!verdict.ok) return verdict;
			if (verdict.value !== void 0) found.push(verdict.value);
		}
	}
	return ok(found);
};
const verdictOf = async (github, run, attempt, commit, judges) => {
	const jobs = await github.jobsOf(run.id, attempt);
	if (!jobs.ok) return jobs;
	const own = jobs.value.filter((job) => job.name === "recount" && job.attempt === attempt);
	const [judge] = own.toSorted((a, b) => b.completedAt - a.completedAt);
	if (judge?.conclusion === void 0) return ok(void 0);
	return ok({
		run: run.id,
		attempt,
		conclusion: own.find(({ conclusion }) => conclusion !== "success")?.conclusion ?? judge.conclusion,
		endedAt: judge.completedAt,
		group: run.event === "merge_group",
		ownWorkflow: run.event === "workflow_run" ? false : await judges.brought(run.path),
		account: await accountOf(github, run, attempt, jobs.value, commit, judges)
	});
};
const accountOf = async (github, run, attempt, jobs, commit, { untrusted }) => {
	if (untrusted !== void 0) return err(untrusted);
	const artifacts = await github.artifactsOf(run.id);
	if (!artifacts.ok) return err(artifacts.error.message);
	const [artifact] = artifacts.value.filter(({ name }) => name === accountName(attempt)).toSorted((a, b) => b.createdAt - a.createdAt);
	if (artifact === void 0) return err("it left no account: it judged nothing, or its artifacts are gone");
	const foreign = whyNotJudges(artifact, run, attempt, jobs, CHECK, artifact.createdAt);
	if (foreign !== void 0) return err(`its account is not the judge's: ${foreign}`);
	const file = await github.file(artifact, ACCOUNT_FILE);
	if (!file.ok) return err(file.error.message);
	const account = decodeAccount(file.value, run.id, attempt);
	if (account.ok && account.value.commit !== commit) return err(`its account is of commit ${account.value.commit}`);
	return account;
};
/** At tier app the check is the App's, and names the run of the default branch that made it. */
const verdictsOfApp = async (github, commit, judges) => {
	const checks = await github.checksAt(commit);
	if (!checks.ok) return checks;
	const found = [];
	for (const check of checks.value) {
		if (check.app === void 0 || !judges.apps.includes(check.app) || check.conclusion === void 0) continue;
		const made = await madeBy(github, check, commit, judges);
		found.push({
			...made,
			conclusion: check.conclusion,
			endedAt: check.completedAt,
			group: false,
			ownWorkflow: false
		});
	}
	return ok(found);
};
const madeBy = async (github, { externalId }, commit, judges) => {
	const [, id, attempt] = /^([1-9]\d{0,15}):([1-9]\d{0,5})$/.exec(externalId) ?? [];
	const named = {
		run: Number(id ?? 0),
		attempt: Number(attempt ?? 0)
	};
	const none = (why) => ({
		...named,
		account: err(why)
	});
	if (id === void 0) return none("the check names no run");
	const run = await github.run(named.run);
	if (!run.ok) return none(run.error.message);
	if (run.value.event !== "workflow_run" || !judges.workflows.includes(run.value.path)) return none(`the check is of ${run.value.path} on ${run.value.event}`);
	const jobs = await github.jobsOf(named.run, named.attempt);
	if (!jobs.ok) return none(jobs.error.message);
	return {
		...named,
		account: await accountOf(github, run.value, named.attempt, jobs.value, commit, judges)
	};
};

// src/app/desk/audit/audit-branch.ts
/** The files that the judge's workflow has: the gate, and what judges an edit where a ruleset requires the gate. */
const JUDGING_WORKFLOWS = [".github/workflows/recount.yml", ".github/workflows/companion.yml"];
/** Compares what was merged into the default branch with what was judged. */
const auditBranch = async (github, span, gate) => {
	const repository = await github.repository();
	if (!repository.ok) return repository;
	const { fullName, defaultBranch: branch } = repository.value;
	const pushed = await pushedCommits(github, span, branch);
	if (!pushed.ok) return pushed;
	const { commits, pulls } = pushed.value;
	const apps = (await github.requiredFrom(branch)).filter((app) => app !== ACTIONS_APP);
	const drifts = commits.filter(({ sha }) => !pulls.has(sha)).map(({ sha }) => drift("commit-outside-pull-request", { commit: sha }, `GitHub names no merged pull request for ${sha}`));
	const unknown = [];
	const merged = [...new Map([...pulls.values()].map((pull) => [pull.number, pull])).values()];
	for (const pull of merged) {
		const found = await auditPull(github, pull, pushed.value, {
			...gate,
			apps
		});
		if (found.ok) {
			drifts.push(...found.value.drifts);
			unknown.push(...found.value.unknown);
		} else unknown.push({
			pull: pull.number,
			commit: pull.mergeCommit ?? pull.head,
			what: "what was judged, and how it was merged",
			why: `${found.error.code}: ${found.error.message}`
		});
	}
	return ok({
		repository: fullName,
		branch,
		commits: commits.length,
		pulls: merged.map(({ number }) => number),
		drifts,
		unknown
	});
};
const auditPull = async (github, pull, pushed, { workflows, policy, apps }) => {
	const { merge, base } = mergeOf(pull, pushed);
	const range = base === void 0 ? void 0 : await github.between(base, pull.head);
	const left = range?.ok === true ? range.value.mergeBase : void 0;
	const judges = {
		workflows,
		apps,
		untrusted: await whyUntrusted(github, base, policy),
		brought: (path) => differs(github, path, pull.head, left)
	};
	const verdicts = [];
	const atHead = await verdictsAt(github, pull.head, "head", judges);
	if (!atHead.ok) return atHead;
	verdicts.push(...atHead.value);
	for (const { sha } of apps.length > 0 ? [] : firstParents(pushed.commits, merge.sha)) {
		const ofGroup = await verdictsAt(github, sha, "group", judges);
		if (!ofGroup.ok) return ofGroup;
		verdicts.push(...ofGroup.value.filter(({ account }) => !account.ok || holds(account.value.pulls, pull.number)));
	}
	return ok(comparePull(await mergedPull(github, pull), verdicts, await factsOf(github, pull, merge, range)));
};
const holds = (pulls, number) => pulls.some((one) => one.number === number);
/** The commit by which a pull request came in, and the one that the branch had before. */
const mergeOf = (pull, { commits, pulls }) => {
	const known = new Map(commits.map((commit) => [commit.sha, commit]));
	const newest = commits.find(({ sha }) => pulls.get(sha)?.number === pull.number);
	const merge = known.get(pull.mergeCommit ?? "") ?? newest ?? {
		sha: pull.head,
		tree: "",
		parents: []
	};
	let [base] = merge.parents;
	while (base !== void 0 && pulls.get(base)?.number === pull.number) [base] = known.get(base)?.parents ?? [];
	return {
		merge,
		base
	};
};
/** From the newest commit along first parents down to `last`; nothing but that one where it is on no such way. */
const firstParents = (commits, last) => {
	const known = new Map(commits.map((commit) => [commit.sha, commit]));
	const way = [];
	for (let at = commits[0]; at !== void 0; at = known.get(at.parents[0] ?? "")) {
		way.push(at);
		if (at.sha === last) return way;
	}
	return [{ sha: last }];
};
const reasonOf = ({ code, message }) => `${code}: ${message}`;
/** Why nothing that a run left is trusted: without walls a suite could have taken the means to leave a file of its own. */
const whyUntrusted = async (github, base, path) => {
	if (base === void 0) return "the branch had no commit before it, and so no policy";
	const text = await github.textAt(base, path);
	if (!text.ok) return reasonOf(text.error);
	const policy = text.value === void 0 ? void 0 : parsePolicy(text.value, path);
	if (policy?.ok !== true) return "the policy that the base had cannot be read";
	return policy.value.isolation === "none" ? "the policy says `isolation: none`, and so a suite could have left an account of its own" : void 0;
};
const differs = async (github, path, head, left) => {
	if (left === void 0) return void 0;
	const [brought, had] = await Promise.all([github.textAt(head, path), github.textAt(left, path)]);
	return brought.ok && had.ok ? brought.value !== had.value : void 0;
};
const mergedPull = async (github, pull) => {
	const [pinned, edited] = [await parseBlock(pull.body), await github.lastEdited(pull.number)];
	const broken = pinned.ok ? "" : pinned.error.map(({ code }) => code).join(", ");
	return {
		...pull,
		block: pinned.ok ? pinned.value.digest : broken === "block-missing" ? null : { broken },
		edited: edited.ok ? edited : err(edited.error.message)
	};
};
const factsOf = async (github, { head }, merge, range) => {
	const tip = await github.commit(head);
	return {
		commit: merge.sha,
		merged: merge.parents[1],
		tree: merge.tree,
		headTree: tip.ok ? ok(tip.value.tree) : err(reasonOf(tip.error)),
		behind: range?.ok === false ? err(reasonOf(range.error)) : ok(range?.value.behind ?? 0)
	};
};

// src/entries/cli/audit.ts
/** `recount audit`: exit 0 no drift, 1 drift, 2 could not be told. */
const audit = async (call) => {
	const found = await auditHere(call);
	if (!found.ok) return tellFaults(call, [found.error]);
	call.terminal.out(call.json ? jsonDocument(found.value) : plainLines(auditText(found.value)));
	return auditExit(found.value);
};
/** Audits what the options name. */
const auditHere = async (call) => {
	const span = spanOf(call);
	if (!span.ok) return span;
	const question = await gateQuestion(call, "repository");
	if (!question.ok) return question;
	const at = repositoryName(question.value.repository);
	if (at === void 0) return err(usage(`--repo: expected OWNER/NAME, found ${question.value.repository}`));
	const api = await openApi(call);
	if (!api.ok) return api;
	const { openAudit } = await import("./desk-audit2.js");
	const github = openAudit(api.value, at, systemClock.sleep);
	return auditBranch(github, span.value, {
		workflows: workflowsIn(textOption(call, "workflow")) ?? JUDGING_WORKFLOWS,
		policy: textOption(call, "policy") ?? ".github/recount.yml"
	});
};
/** The paths that are named, with or without a blank after a comma; a bare name is that of a file where workflows lie. */
const workflowsIn = (named) => named?.split(",").map((one) => {
	const path = one.trim();
	return path.includes("/") ? path : `.github/workflows/${path}`;
});
const usage = (message) => fault("usage", message);
const spanOf = (call) => {
	const [since, last, commit] = [
		textOption(call, "since"),
		textOption(call, "last"),
		textOption(call, "commit")
	];
	if ([
		since,
		last,
		commit
	].filter((given) => given !== void 0).length > 1) return err(usage("expected one of --since, --last and --commit, found more"));
	if (since !== void 0) return ok({
		since,
		until: textOption(call, "until")
	});
	if (commit !== void 0) return ok({
		last: 1,
		until: commit
	});
	if (last !== void 0 && !/^(?:[1-9]\d?|100)$/.test(last)) return err(usage(`--last: expected a number from 1 to 100, found ${last}`));
	return ok({
		last: Number(last ?? 1),
		until: textOption(call, "until")
	});
};

export { audit, auditHere, auditText as n, auditExit as t };