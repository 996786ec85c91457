import { n as regeneratedFrom } from "./desk-given-record.js";
import { i as atDesk, n as judge, r as EXIT_STATUS, t as needsBlock } from "./desk-exemption.js";
import { a as pullRequestHere, h as mergeBase, i as openGitHub, r as openDesk, t as baseHere, y as noPullRequest } from "./desk-desk.js";
import { n as touchedHere, t as recordHere } from "./desk-record.js";
import { t as parseBlock } from "./desk-parse2.js";
import { I as fault, i as tellFaults, n as textOption, r as tell, u as plainLine } from "./desk-verb.js";
import { n as ok, t as err } from "./desk-result.js";
import { a as readText } from "./desk-parse.js";
import { n as compileRule, r as decideChange, t as asksForTexts } from "./desk-decide.js";
import { a as finding } from "./desk-demands.js";

// src/core/render/outcome.ts
const BLAMED = {
	author: "the author",
	repository: "the repository's set-up",
	runner: "the runner",
	github: "GitHub",
	suite: "the suite"
};
/** The verdict in one sentence, the same on every surface. */
const sentenceOf = ({ outcome, fault, notChecked, commit, group }) => {
	const short = commit === "" ? "this run" : commit.slice(0, 12);
	return {
		match: matchOf(short, notChecked, group),
		mismatch: `The pull request does not pin what ${short} gives.`,
		stale: `The pinned record is of something else than ${short} under the present policy. Counts were not compared.`,
		failing: `The record is true; the suite fails on ${short}.`,
		inconclusive: `Nothing can be said about ${short}: it lies with ${fault === void 0 ? "Recount" : BLAMED[fault]}.`
	}[outcome];
};
const matchOf = (short, notChecked, group) => {
	if (group !== void 0) return `The suites pass on ${short}, which a merge queue made of ${group.map((number) => `#${number}`).join(", ")}, and each block in it is what its own head gives.`;
	return notChecked.includes("block") ? `The suites pass on ${short}. No block was needed, and none was there to compare.` : `The pinned record is what ${short} gives.`;
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
/** What the rule finds in a pull request's whole difference from its merge base: a finding for each denied path. */
const changeFindings = (rule, changes) => {
	const found = changes.flatMap((change) => {
		const decision = decideChange(rule, change);
		return decision.state === "denied" ? [finding(decision.code, decision.why, { place: { file: change.path } })] : [];
	});
	const [first, ...rest] = found.slice(MOST_FINDINGS);
	if (first === void 0) return found;
	const message = `${rest.length + 1} more paths are denied`;
	return [...found.slice(0, MOST_FINDINGS), finding(first.code, message)];
};

// src/core/changes/difference.ts
const LINK$1 = "120000";
const SUBMODULE = "160000";
/**
* What differs between two trees, sorted by path. Both may hold everything, or only what lies in folders that differ. A
* file that is gone here and is there unchanged elsewhere is a rename, told on both sides.
*/
const differenceOf = (before, after, texts = /* @__PURE__ */ new Map()) => {
	const [old, fresh] = [byPath(before), byPath(after)];
	const gone = before.filter(({ path }) => !fresh.has(path));
	const moved = renamesOf(gone, after.filter(({ path }) => !old.has(path)));
	const changeOf = (entry, kind) => {
		const known = texts.get(entry.path);
		const target = entry.mode === LINK$1 && kind !== "deleted" ? entry.target : void 0;
		return {
			path: entry.path,
			kind,
			...target === void 0 ? {} : { target },
			...known === void 0 ? {} : { texts: known }
		};
	};
	return [...gone.map((entry) => changeOf(entry, moved.has(entry) ? "renamed" : "deleted")), ...after.flatMap((entry) => {
		const kind = kindOf(old.get(entry.path), entry, moved.has(entry));
		return kind === void 0 ? [] : [changeOf(entry, kind)];
	})].sort((a, b) => a.path < b.path ? -1 : 1);
};
/** Both sides of every rename: each file that is gone pairs with one that has come with its content and mode. */
const renamesOf = (gone, come) => {
	const waiting = /* @__PURE__ */ new Map();
	for (const entry of gone) {
		const alike = waiting.get(contentOf(entry));
		if (alike === void 0) waiting.set(contentOf(entry), [entry]);
		else alike.push(entry);
	}
	return new Set(come.flatMap((entry) => {
		const from = waiting.get(contentOf(entry))?.shift();
		return from === void 0 ? [] : [from, entry];
	}));
};
const contentOf = ({ id, mode }) => `${mode} ${id}`;
const byPath = (entries) => new Map(entries.map((entry) => [entry.path, entry]));
/** A link and a submodule are told as such whatever happened: where they lead is what has to be looked at. */
const kindOf = (before, { id, mode }, moved) => {
	if (before?.id === id && before.mode === mode) return void 0;
	if (mode === LINK$1) return "link";
	if (mode === SUBMODULE) return "submodule";
	if (before === void 0) return moved ? "renamed" : "added";
	return before.id === id ? "mode" : "modified";
};

// src/io/git/changes.ts
const LINK = "120000";
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
			...mode === LINK ? { target: await textOf(git, id) } : {}
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
	if (!answer.ok || answer.value.stdout.length > LARGEST_TEXT) return void 0;
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(answer.value.stdout);
	} catch {
		return;
	}
};

// src/entries/cli/denied.ts
/** What the policy's rule about paths finds in a commit's difference from its merge base, as the check will. */
const deniedHere = async ({ git }, { policy, path, commit: base }, commit) => {
	if (policy.changes === void 0) return ok([]);
	const ancestor = await mergeBase(git, base, commit);
	if (!ancestor.ok) return ancestor;
	if (ancestor.value === void 0) return err(fault("git-failed", `${commit} and the base have no common ancestor`, { remedy: "rebase the branch onto the base" }));
	const rule = compileRule(policy.changes, path);
	const changes = await readChanges(git, ancestor.value, commit, rule);
	return changes.ok ? ok(changeFindings(rule, changes.value)) : changes;
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
	const touched = await touchedHere(desk.value.clone, base.value.policy, base.value.commit);
	if (!touched.ok) return tellFaults(call, [touched.error]);
	const regenerated = await regenerate(call, desk.value, base.value, given, touched.value);
	if (!regenerated.ok) return tellFaults(call, regenerated.error);
	const { policy } = base.value;
	const { commit } = regenerated.value;
	if (claim.value.head !== void 0 && claim.value.head !== commit) tell(call, `the head of the pull request is ${claim.value.head}; this is what the check will say once ${commit} is`);
	const denied = await deniedHere(desk.value, base.value, commit);
	if (!denied.ok) return tellFaults(call, [denied.error]);
	const verdict = atDesk(judge({
		commit,
		changes: denied.value,
		policy,
		blockNeeded: needsBlock(policy, claim.value.author),
		touched: touched.value,
		pinned: await parseBlock(claim.value.body),
		regenerated: regenerated.value,
		walled: false
	}));
	call.terminal.out(call.json ? `${JSON.stringify(verdict, null, 2)}\n` : renderVerdict(verdict));
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
	const github = await openGitHub(call, desk);
	if (!github.ok) return github;
	const found = await pullRequestHere(call, desk, github.value);
	if (!found.ok) return found;
	const { pullRequest } = found.value;
	if (pullRequest !== void 0) {
		const { body, author, head } = pullRequest;
		return ok({
			body,
			author,
			head: head.sha
		});
	}
	return err({
		...noPullRequest(found.value),
		remedy: "open one, name one (`--pr N`), or give the body as a file: `--body F`"
	});
};
const regenerate = async (call, desk, base, given, touched) => {
	if (given === void 0) {
		const recorded = await recordHere(call, desk, base);
		return recorded.ok ? ok(recorded.value.stored.regenerated) : recorded;
	}
	const text = await readText(given, LARGEST_RECORD);
	if (!text.ok) return err([text.error]);
	const regenerated = regeneratedFrom(text.value, given, base.policy, touched, process.platform);
	return regenerated.ok ? regenerated : err([regenerated.error]);
};

export { check };