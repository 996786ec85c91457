import { t as __commonJSMin } from "./desk-rolldown-runtime.js";
import { H as _gte, _ as require__builtin_node_fs, a as messageOf, b as CODES, d as require__builtin_node_child_process, it as _maxLength, l as require__builtin_node_net, m as require__builtin_node_crypto, n as tell, o as openGit, p as readJsonText, x as isCode, y as fault } from "./desk-tell.js";
import { A as tuple, C as record, E as string, S as readonly, T as strictObject, a as array, b as optional, c as custom, d as int, i as _enum, l as discriminatedUnion, o as base64, p as literal, s as boolean, x as pipe, y as omit } from "./desk-schemas2.js";
import { C as objectId, S as suiteRecordSchema, b as recordSchema, c as require__builtin_node_os, f as readPolicy, g as POLICY_PATH, l as require_promises$1, o as readText, r as makeFolder, s as writeText, u as utf8Of, v as countsSchema, x as suiteName } from "./desk-text.js";
import { n as ok, t as err } from "./desk-result.js";
import { a as require__builtin_node_path, n as isSet, r as textOption } from "./desk-verb.js";
import "./desk-verbs.js";
import { c as sha256, d as showDigest, i as sortedEntries, n as openSum, r as gather, t as RECORDED_OUTCOMES, v as owned } from "./desk-sum.js";

// src/core/tests/tree.ts
var import__builtin_node_path = require__builtin_node_path();
/** 4 bytes of the name's hash, 8 of the digest. */
const ENTRY = 12;
/** Up to this many groups a block has room for all of them, as a rule. */
const FEW = 200;
/** With more than this the tree would take more memory than it is worth. */
const MOST_MEMBERS = 1e5;
/** How many entries the cuts through the tree have at most, the finest first. */
const CUTS = [
	1024,
	256,
	64,
	16
];
/** A folder with more in it is parted by the hashes of what is in it, one hex digit at a time. */
const WIDEST = 16;
/** A group is never taken for a folder of the same name. */
const nameHash = ({ name, folder }) => sha256(folder ? `\0${name}` : name);
/** The first 4 bytes of an entry as hex: what a pinned entry is known by. */
const nodeKey = (node) => nameHash(node).toString("hex", 0, 4);
/** The digest over groups: for each the sha256 of its name and its digest, these pairs sorted as bytes. */
const digestOfMembers = (members) => sha256(sortedEntries(Buffer.concat(members.flatMap(({ hash, digest }) => [hash, digest])), 64));
/** The entry of a node. A folder's digest is that of a suite which has these groups alone. */
const nodeEntry = (node) => {
	const [only] = node.members;
	const digest = node.folder || only === void 0 ? digestOfMembers(node.members) : only.digest;
	return Buffer.concat([nameHash(node).subarray(0, 4), digest.subarray(0, 8)]);
};
/** The entries of nodes, sorted. */
const entriesOf = (nodes) => sortedEntries(Buffer.concat(nodes.map(nodeEntry)), 12);
const groupNode = (member) => ({
	name: member.name,
	folder: false,
	members: [member]
});
/** Where a folder ends in a group's name: at "/" or, where there is none, at ".". */
const separatorOf = (name) => name.includes("/") ? "/" : ".";
/** The next folder on the way to a group, or the group itself. */
const nextPart = (name, path) => {
	const end = name.indexOf(separatorOf(name), path.length);
	return end === -1 ? name : name.slice(0, end + 1);
};
/**
* The last folder below a path that all of these groups are in. It is found at once, and not folder by folder: a name may
* have thousands, each as long as those before it together.
*/
const innermost = (members, path) => {
	const [first, ...others] = members.map(({ name }) => name);
	if (first === void 0 || others.length === 0) return path;
	const separator = separatorOf(first);
	if (others.some((name) => separatorOf(name) !== separator)) return path;
	let shared = first.length;
	for (const name of others) {
		let at = path.length;
		while (at < shared && name[at] === first[at]) at++;
		shared = at;
	}
	return shared === path.length ? path : first.slice(0, Math.max(path.length, first.lastIndexOf(separator, shared - 1) + 1));
};
const isFolder = (part) => "path" in part;
/** What a folder falls into; a folder in which there is but one thing is passed through. */
const split = ({ path: outer, digits: given, members }) => {
	const path = innermost(members, outer);
	const digits = path === outer ? given : "";
	const parts = gather(members, ({ name }) => nextPart(name, path));
	if (parts.size <= WIDEST) return [...parts].flatMap(([part, inner]) => inner.length === 1 ? inner.map(groupNode) : [{
		path: part,
		digits: "",
		members: inner
	}]);
	return [...gather(members, ({ name }) => digits + sha256(nextPart(name, path)).toString("hex").charAt(digits.length))].map(([bucket, inner]) => ({
		path,
		digits: bucket,
		members: inner
	}));
};
const finished = (part) => isFolder(part) ? {
	name: part.digits === "" ? part.path : `${part.path}#${part.digits}`,
	folder: true,
	members: part.members
} : part;
const sizeOf = (part) => isFolder(part) ? part.members.length : 0;
const larger = (a, b) => sizeOf(b) > sizeOf(a) ? b : a;
/**
* Cuts through the tree of groups, the finest first: lists of nodes that together hold each group once; none where
* there are few groups. Starting with
* the whole, the folder with the most groups (of several the first) is parted again and again for as long as the cut
* has no more entries than it may.
*/
const cutsThrough = (members) => {
	if (members.length <= FEW) return [];
	const cuts = [];
	let parts = split({
		path: "",
		digits: "",
		members
	});
	for (const most of CUTS.toReversed()) {
		for (;;) {
			const largest = parts.reduce(larger);
			if (!isFolder(largest)) break;
			const inner = split(largest);
			if (parts.length - 1 + inner.length > most) break;
			parts = parts.flatMap((part) => part === largest ? inner : [part]);
		}
		if (parts.length !== cuts[0]?.length) cuts.unshift(parts.map(finished));
	}
	return cuts;
};
/** Every group as a node of its own. */
const groupNodes = (members) => members.map(groupNode);

// src/core/tests/wildcard.ts
/**
* Whether `text` matches `pattern`, in which `*` stands for any run of characters and all else for itself.
* Walks both once and steps back to the last `*` only, so no pattern is worse than their product.
*/
const matchesWildcard = (pattern, text) => {
	let [at, from] = [0, 0];
	let [star, resume] = [-1, 0];
	while (from < text.length) if (pattern[at] === "*") {
		star = at++;
		resume = from;
	} else if (pattern[at] === text[from]) {
		at++;
		from++;
	} else if (star >= 0) {
		at = star + 1;
		from = ++resume;
	} else return false;
	while (pattern[at] === "*") at++;
	return at === pattern.length;
};

// src/core/tests/tally.ts
/** How a test is named to people, and what a pattern of the policy is matched against. */
const showTest = (group, name) => group === "" ? name : `${group} \u203a ${name}`;
/** A suite with more failing, or more skipped, tests than this has them by count only. */
const MOST_NAMED = 1e4;
/** Tests are kept by name up to this many a suite, so that a record of any size stays within memory. */
const MOST_TESTS_KEPT = 2e5;
/** Unstable tests that are kept by name: many more than a policy may call so, and no more than a reader reads. */
const MOST_UNSTABLE = 100;
/** A {@link openSum sum} that also keeps names: of what did not pass, and of the first `keep` tests. */
const openTally = (unstablePatterns, keep) => {
	const hasUnstable = unstablePatterns.length > 0;
	const sum = openSum(hasUnstable);
	const named = {
		failed: [],
		skipped: []
	};
	const unstable = [];
	const failures = [];
	const unmatched = new Set(unstablePatterns);
	let tests = [];
	const isUnstable = (group, name) => {
		const shown = showTest(group, name);
		let found = false;
		for (const pattern of unstablePatterns) if (matchesWildcard(pattern, name) || matchesWildcard(pattern, shown)) {
			unmatched.delete(pattern);
			found = true;
		}
		return found;
	};
	return {
		add: ({ group, name: shared, outcome, cause }) => {
			const recorded = hasUnstable && isUnstable(group, shared) ? "unstable" : outcome;
			if (tests !== void 0 && tests.length >= keep) tests = void 0;
			const name = tests === void 0 && recorded === "passed" ? shared : owned(shared);
			sum.add({
				outcome: recorded,
				group,
				name
			});
			if (recorded === "unstable") unstable.push([
				outcome,
				group,
				name
			]);
			else if (recorded !== "passed" && named[recorded].length < 1e4) named[recorded].push([group, name]);
			if (recorded === "failed" && failures.length < 1e4 && cause !== void 0) failures.push({
				test: [group, name],
				...cause()
			});
			tests?.push([
				recorded,
				group,
				name
			]);
		},
		/** Adds what another tally has counted and digested; the names of its tests are not taken over. */
		merge: sum.merge,
		/** What {@link merge} takes. */
		parts: sum.parts,
		finish: () => {
			const names = sum.groups();
			const pairs = sum.pairs();
			const members = membersOf(names, pairs);
			const cuts = cutsThrough(members);
			const folders = new Map(cuts.flat().flatMap((node) => node.folder ? [[node.name, node]] : []));
			return {
				...sum.sum(pairs),
				groups: sortedEntries(Buffer.concat([shortened(pairs), entriesOf([...folders.values()])]), 12),
				cuts,
				members,
				failing: sum.counts.failed > 1e4 ? void 0 : named.failed.sort(byName),
				skipping: sum.counts.skipped > 1e4 ? void 0 : named.skipped.sort(byName),
				unstable: unstable.sort(byOutcomeAfterName).slice(0, 100),
				failures,
				unmatched: [...unmatched],
				tests
			};
		}
	};
};
/** The same of tests that a record was stored with: what was called unstable stays so. */
const namedTests = (tests) => {
	const sum = openSum(true);
	for (const [outcome, group, name] of tests) sum.add({
		outcome,
		group,
		name
	});
	const pairs = sum.pairs();
	const members = membersOf(sum.groups(), pairs);
	return {
		counts: sum.sum(pairs).counts,
		members,
		cuts: cutsThrough(members),
		tests
	};
};
const membersOf = (names, pairs) => names.length > 1e5 ? [] : names.map((name, number) => {
	const [start, middle] = [number * 64, number * 64 + 64 / 2];
	return {
		name,
		hash: pairs.subarray(start, middle),
		digest: pairs.subarray(middle, start + 64)
	};
}).sort((a, b) => a.hash.compare(b.hash));
const shortened = (pairs) => {
	const short = Buffer.allocUnsafe(pairs.length / 64 * 12);
	for (let [from, to] = [0, 0]; from < pairs.length; from += 64, to += 12) {
		pairs.copy(short, to, from, from + 4);
		pairs.copy(short, to + 4, from + 64 / 2, from + 64 / 2 + 8);
	}
	return short;
};
const compareText = (a, b) => a < b ? -1 : a > b ? 1 : 0;
/** Sort tests by group, name and, where they have one, outcome. */
const byName = (a, b) => compareText(a[0], b[0]) || compareText(a[1], b[1]);
const byOutcomeAfterName = (a, b) => compareText(a[1], b[1]) || compareText(a[2], b[2]) || compareText(a[0], b[0]);

// src/core/tests/nearest.ts
/** The pairs of neighbouring characters of a text, in lower case, each as one number: there may be millions. */
function* pairsOf(text) {
	const lower = ` ${text.toLowerCase()} `;
	for (let at = 0; at + 1 < lower.length; at++) yield lower.charCodeAt(at) * 65536 + lower.charCodeAt(at + 1);
}
/** Names as a message lists them. */
const namesOf = (names) => names.map((name) => JSON.stringify(name)).join(", ");
/** How a message offers names that may be meant; nothing where there are none. */
const offerNames = (near) => near.length === 0 ? "" : `; the nearest: ${namesOf(near)}`;
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

// src/core/tests/named.ts
/** What a test came to, as it is recorded. */
const recordedOutcomeSchema = _enum(RECORDED_OUTCOMES);
/** Tests by name with their outcomes, as they are handed on: `[outcome, group, name]`, in the order of the reports. */
const namedTestsSchema = readonly(array(readonly(tuple([
	recordedOutcomeSchema,
	string(),
	string()
]))));

// src/core/tests/detail.ts
/** Entries told of a suite, and tests told of all of them, at most. */
const MOST_NODES = 200;
const MOST_TESTS = 2e4;
/** Tests of a suite that are told without a block that differs: few enough to travel in a job's output. */
const MOST_UNASKED = 1e3;
/**
* A group or folder as it is now, so that a finding can name it and its tests: told, never compared. `tests` is not
* there where there are too many of them.
*/
const detailSchema = strictObject({
	name: string(),
	folder: boolean(),
	groups: int().check(_gte(1)),
	tests: optional(namedTestsSchema)
});
/** The entries of `groups` as hex. */
const hexEntries = (groups) => Buffer.from(groups, "base64").toString("hex").match(new RegExp(`.{1,${2 * 12}}`, "g")) ?? [];
/** The part of an entry's hex that stands for the name. */
const keyOf = (entry) => entry.slice(0, 8);
/** The nodes that a pinned list contradicts, and the groups that none of its entries stands for. */
const differing = ({ members, cuts }, pinned) => {
	const entries = new Set(hexEntries(pinned));
	const keys = new Set([...entries].map(keyOf));
	const folders = new Map(cuts.flat().flatMap((node) => node.folder ? [[node.name, node]] : []));
	const known = [...groupNodes(members), ...folders.values()].filter((node) => keys.has(nodeKey(node)));
	const covered = new Set(known.flatMap((node) => node.members.map(({ name }) => name)));
	const strange = groupNodes(members.filter(({ name }) => !covered.has(name)));
	return [...known.filter((node) => !entries.has(nodeEntry(node).toString("hex"))), ...strange];
};
/**
* What the judge is told beside a record, so that it can name what differs. With the groups that a block pins, those
* that differ from it; without, every group of a small suite: a block may be pinned when the suites have run.
*/
const detailOf = (tally, pinned) => {
	const small = tally.counts.total <= MOST_UNASKED;
	const nodes = pinned === void 0 ? small ? groupNodes(tally.members) : [] : differing(tally, pinned);
	const byGroup = gather(tally.tests ?? [], ([, group]) => group);
	let room = MOST_TESTS;
	return nodes.slice(0, MOST_NODES).map(({ name, folder, members }) => {
		const tests = members.flatMap((member) => byGroup.get(member.name) ?? []);
		const told = tests.length > 0 && tests.length <= room;
		if (told) room -= tests.length;
		return {
			name,
			folder,
			groups: members.length,
			...told ? { tests } : {}
		};
	});
};

// src/core/corners/facts.ts
const text$2 = string();
const count = int().check(_gte(0));
/** A line of another program's, or a sentence of ours with such words in it. */
const line = string().check(_maxLength(300));
const testName = readonly(tuple([text$2, text$2]));
/** Tests told of one kind in one suite, at most; of the rest there is a count. */
const MOST_TOLD = 1e3;
/** Losses that a block may declare, at most. */
const MOST_DECLARED = 2e3;
const cappedSchema = (schema, most = MOST_TOLD) => strictObject({
	some: array(schema).check(_maxLength(most)),
	rest: count
});
/** A list cut at what is told, with the number of the rest. */
const capped = (all, most = MOST_TOLD) => ({
	some: all.slice(0, most),
	rest: Math.max(0, all.length - most)
});
const isReason = (code) => isCode(code) && CODES[code].kind === "inconclusive";
/** Why a corner says nothing: what kept it from being run, with a code by which nothing can be said. */
const notHadSchema = strictObject({
	kind: literal("not-had"),
	code: pipe(string(), custom(isReason, "is no code by which nothing can be said")),
	why: line
});
/** How the base's own results were had: from the record of a push's run, by running it here, or from a stored record. */
const hadSchema = discriminatedUnion("from", [
	strictObject({
		from: literal("push"),
		run: text$2,
		attempt: int().check(_gte(1))
	}),
	strictObject({
		from: literal("run"),
		milliseconds: count
	}),
	strictObject({ from: literal("stored") })
]);
/**
* Tests that the base has and the head lacks. `declare` is what a block declares of them: each by its name, or with an
* empty name a group of which no test is left. `names` is false where a side has more tests than are kept by name.
*/
const lossesSchema = strictObject({
	kind: literal("told"),
	had: hadSchema,
	totals: strictObject({
		before: count,
		after: count
	}),
	names: boolean(),
	gone: cappedSchema(testName),
	/** They ran and are skipped now, by the names they have now. */
	skipped: cappedSchema(testName),
	/** Files in which a test is newly marked as the only one to run: what may be why others are gone or skipped. */
	focused: cappedSchema(text$2),
	/** Names that stand for fewer tests than before. */
	fewer: cappedSchema(strictObject({
		test: testName,
		before: count,
		after: count
	})),
	/** Not lost: the same test by another name or in another place. */
	moved: cappedSchema(strictObject({
		from: testName,
		to: testName
	})),
	declare: cappedSchema(testName, MOST_DECLARED)
});
/** What a test was in one corner. A failed one is told by its cause. */
const stateSchema = _enum([
	"passed",
	"skipped",
	"unstable",
	"absent",
	"assertion",
	"error",
	"unknown"
]);
/** How a run of a corner ended; `said` is the first line that tells why its tests did not run. */
const endedSchema = strictObject({
	ran: count,
	said: optional(line),
	milliseconds: count
});
/** The head's tests over the base's code: those that pass on the head and not here, and those that were asked for. */
const proofSchema = strictObject({
	kind: literal("told"),
	ended: endedSchema,
	tests: cappedSchema(strictObject({
		test: testName,
		base: stateSchema,
		/** What it did over the base in the second run, where that is something else. */
		again: optional(stateSchema),
		head: stateSchema,
		/** It was asked for. */
		asked: optional(literal(true)),
		said: optional(line)
	}))
});
/**
* How the pull request stands to a test of the base: its file is edited or gone, only what it shares or what may hold it
* is, or nothing is.
*/
const touchSchema = _enum([
	"edited",
	"deleted",
	"beside",
	"none"
]);
/**
* The base's tests over the head's code: those that pass on the base, do not here, and do not fail in the head's own. The
* rest counts those alone that are touched in some way.
*/
const regressionsSchema = strictObject({
	kind: literal("told"),
	ended: endedSchema,
	tests: cappedSchema(strictObject({
		test: testName,
		/** What the base's version of it does over the head's code, and what the head's own version does. */
		over: stateSchema,
		/** What it did in the second run, where that is something else. */
		again: optional(stateSchema),
		head: stateSchema,
		touch: touchSchema,
		file: optional(text$2),
		said: optional(line)
	}))
});
/** Nothing was to be run: the pull request edits and deletes no test, so that the head has all of the base's. */
const unneededSchema = strictObject({ kind: literal("unneeded") });
/**
* What the corners of a suite gave, as the judged job hands it over. A part that is not there was asked for by nobody.
*/
const cornersSchema = strictObject({
	/** The merge base, where it is known. */
	base: optional(objectId),
	losses: optional(discriminatedUnion("kind", [lossesSchema, notHadSchema])),
	proof: optional(discriminatedUnion("kind", [proofSchema, notHadSchema])),
	regressions: optional(discriminatedUnion("kind", [
		regressionsSchema,
		unneededSchema,
		notHadSchema
	]))
});

// \0builtin:node:timers/promises
var require_promises = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:timers/promises");
}));

// src/io/clock.ts
var import_promises$1 = require_promises();
/** The machine's clock. */
const systemClock = {
	now: () => /* @__PURE__ */ new Date(),
	sleep: async (milliseconds) => {
		await (0, import_promises$1.setTimeout)(milliseconds);
	}
};

// src/io/github/api.ts
/** The parts of `owner/name`. */
const repositoryName = (fullName) => {
	const [owner = "", repo = "", ...rest] = fullName.split("/");
	return owner !== "" && repo !== "" && rest.length === 0 ? {
		owner,
		repo
	} : void 0;
};
/**
* The host whose repositories an API has: github.com has it at `api.github.com`, a company of GitHub Enterprise Cloud at
* `api.SUBDOMAIN.ghe.com`, and an Enterprise Server beside its pages, at `/api/v3` (docs: REST, "Getting started").
*/
const hostOf = (apiUrl) => {
	const { hostname } = new URL(apiUrl);
	return /^api\.(github\.com|.+\.ghe\.com)$/.exec(hostname)?.[1] ?? hostname;
};

// src/app/base-policy.ts
/**
* The policy that judges a pull request into `base`: the one at that branch's tip where it is the default branch or
* the default branch's policy names it under `bases`, else the default branch's. So retargeting changes nothing.
*/
const readBasePolicy = async (reader, base, defaultBranch, path) => {
	const first = await readAtTip(reader, defaultBranch, path);
	if (base === defaultBranch || !first.ok) return first;
	return first.value.policy.bases?.includes(base) === true ? readAtTip(reader, base, path) : first;
};
const readAtTip = async (reader, branch, path) => {
	const commit = await reader.branchTip(branch);
	if (!commit.ok) return err([commit.error]);
	const [text, link] = await Promise.all([reader.textAt(commit.value, path), reader.isLink(commit.value, path)]);
	if (!link.ok) return err([link.error]);
	if (link.value) return err([fault("policy-invalid", `${path} of ${branch} is a symbolic link, which is not followed`, { remedy: `commit the policy itself as ${path} on the base branch` })]);
	if (!text.ok) return err([text.error.code === "file-unreadable" ? fault("policy-invalid", text.error.message) : text.error]);
	if (text.value === void 0) return err([await missingAt(reader, branch, commit.value, path)]);
	const policy = await readPolicy(text.value, path);
	return policy.ok ? ok({
		policy: policy.value,
		branch,
		commit: commit.value,
		path,
		text: text.value
	}) : policy;
};
/** The workflow beside it may be called `.yaml`, so a policy often is. */
const missingAt = async (reader, branch, commit, path) => {
	const said = `${branch} has no ${path}`;
	const twin = path.replace(/\.yml$/, ".yaml");
	const found = twin === path ? void 0 : await reader.textAt(commit, twin);
	return found?.ok === true && found.value !== void 0 ? fault("policy-missing", `${said}, and ${twin} is not read`, { remedy: `\`git mv ${twin} ${path}\` and commit it there` }) : fault("policy-missing", said);
};

// src/app/desk/base.ts
/**
* The policy at the base: `--base`, else the pull request's base (or the upstream's default branch), else origin's
* default branch, else, in a clone without a remote, HEAD. Says which, since everything after depends on it.
*/
const findBase = async (clone, question) => {
	const { ref, policyPath, target, fetch } = question;
	if (ref !== void 0) return atCommit(clone, ref, policyPath, `--base ${ref}`);
	if (target !== void 0) return atTarget(clone, target, policyPath, fetch);
	const head = await clone.remoteHead("origin", fetch);
	if (!head.ok) return err([unknownBase(`asking for it failed: ${head.error.message}`)]);
	if (head.value === void 0) {
		const remotes = await clone.remotes();
		if (!remotes.ok) return err([remotes.error]);
		if (remotes.value.length === 0) return atCommit(clone, "HEAD", policyPath, "HEAD, since this clone has no remote");
		if (remotes.value.every(({ name }) => name !== "origin")) return err([await baseElsewhere(clone, remotes.value)]);
		return err([fetch ? unknownBase("it names none", ", or where nothing is pushed yet `--base HEAD`") : unknownBase("it is not asked")]);
	}
	const origin = {
		remote: "origin",
		branch: head.value,
		defaultBranch: head.value,
		why: `origin/${head.value}`
	};
	return atTarget(clone, origin, policyPath, fetch);
};
const LET_KNOW = "; `git remote set-head origin --auto` lets the clone know that of origin";
const unknownBase = (why, more = LET_KNOW, branch = "origin/main") => fault("git-failed", `the default branch of origin is not known here: ${why}`, { remedy: `name the base branch, such as \`--base ${branch}\`${more}` });
/** Names a branch of a remote that is there: who follows a remedy with `origin` in it would be told the same once more. */
const baseElsewhere = async (clone, remotes) => {
	const name = (remotes.find((one) => one.name === "upstream") ?? remotes[0])?.name ?? "origin";
	const head = await clone.remoteHead(name, false);
	return unknownBase("there is no such remote", "", `${name}/${head.ok && head.value || "main"}`);
};
const atTarget = async (clone, { remote, branch, defaultBranch, why }, path, fetch) => {
	let stale = false;
	const branchTip = async (name) => {
		const fetched = await clone.remoteBranch(remote, name, fetch);
		if (fetched.ok || !fetch) return fetched;
		const known = await clone.remoteBranch(remote, name, false);
		stale ||= known.ok;
		return known.ok ? known : fetched;
	};
	const found = await readBasePolicy({
		...clone,
		branchTip
	}, branch, defaultBranch, path);
	if (!found.ok) return err(found.error.map((one) => orAtHead(one, path)));
	const { branch: source, commit } = found.value;
	const tip = source === branch ? ok(commit) : await branchTip(branch);
	if (!tip.ok) return err([tip.error]);
	const note = stale ? ", as this clone knows it: it could not be fetched" : "";
	const at = source === branch ? why : `${source}, whose \`bases\` do not name ${why}`;
	return ok({
		...describe(found.value, `${at}${note}`),
		commit: tip.value
	});
};
/** At a desk the policy that is being written can be tried before it is merged. */
const orAtHead = (found, path) => missing(found, path, `${found.remedy}; \`--base HEAD\` takes the policy of this commit meanwhile`);
/** `recount init` writes the policy at one path: at another there is one or a mistake. A remedy for just this case stays. */
const missing = (found, path, remedy) => {
	if (found.code !== "policy-missing" || found.remedy !== CODES["policy-missing"].remedy) return found;
	return {
		...found,
		remedy: path === ".github/recount.yml" ? remedy : `commit ${path} there, or name another: \`--policy PATH\``
	};
};
const describe = ({ policy, path, commit }, why) => ({
	policy,
	path,
	commit,
	said: `policy: ${path} at ${why} (${commit.slice(0, 12)})`
});
const atCommit = async (clone, ref, path, why) => {
	const branchTip = async () => {
		const commit = await clone.resolve(ref);
		if (!commit.ok) return commit;
		if (commit.value !== void 0) return ok(commit.value);
		return ref === "HEAD" ? err(fault("not-a-repository", "there is no commit yet", { remedy: "commit something first: a record is of a commit" })) : err(fault("usage", `--base: there is no commit ${ref}`, { remedy: "name a branch, a tag or a commit of this clone: `git branch --all` lists the branches" }));
	};
	const found = await readBasePolicy({
		...clone,
		branchTip
	}, ref, ref, path);
	return found.ok ? ok(describe(found.value, why)) : err(found.error.map((one) => orInit(one, path, ref)));
};
const orInit = (found, path, ref) => {
	if (found.code === "policy-invalid") return {
		...found,
		remedy: correctAt(path, ref)
	};
	return missing(found, path, `\`recount init\` writes one: commit it${ref === "HEAD" ? "" : ` on ${ref}`}`);
};
/** The policy that was named is at fault, and not the base branch's, which CI reads. */
const correctAt = (path, ref) => {
	const options = `--base ${ref}${path === ".github/recount.yml" ? "" : ` --policy ${path}`}`;
	return `correct ${path} ${ref === "HEAD" ? "and commit it" : `at ${ref}`}; \`recount run ${options}\` tries it`;
};

// src/app/desk/pull-request.ts
/** Why GitHub has nothing to say of a clone. */
const noRemote = () => fault("pull-request-unknown", "no remote of this clone is a repository on GitHub", { remedy: "add the remote (`git remote add origin URL`, or `git remote set-url origin URL` where it names another place); without one `recount pin --body-file F` and `recount check --body F` work on a file" });
/**
* Finds the pull request of a branch. A fork's pull requests are opened upstream, so that is looked at first; where
* there is none the answer still says where one would be opened.
*/
const findPullRequest = async (clone, github, { branch, number }) => {
	const remotes = await clone.remotes();
	if (!remotes.ok) return remotes;
	const remote = remoteOf(remotes.value, branch?.remote);
	if (remote?.repository === void 0) return err(noRemote());
	if (remote.host !== github.host) return err(elsewhere(remote, github.host));
	const own = await github.repository(remote.repository);
	if (!own.ok) return own;
	const upstream = own.value.parent === void 0 ? void 0 : await github.repository(own.value.parent);
	if (upstream !== void 0 && !upstream.ok) return upstream;
	const places = [upstream?.value, own.value].flatMap((place) => place ?? []);
	const [owner = ""] = own.value.fullName.split("/");
	const head = branch?.name === void 0 ? void 0 : `${owner}:${branch.name}`;
	const match = number === void 0 ? await ofBranch(github, places, owner, branch?.name) : await ofNumber(github, places, own.value.fullName, number);
	if (!match.ok) return match;
	const place = match.value?.place ?? places[0] ?? own.value;
	return ok({
		repository: place.fullName,
		remote: place === own.value ? remote.name : remoteTo(remotes.value, remote, place.fullName),
		defaultBranch: place.defaultBranch,
		head,
		pullRequest: match.value?.pullRequest
	});
};
/** Why there is no pull request to work on. */
const noPullRequest = ({ repository, head }) => head === void 0 ? fault("pull-request-unknown", "HEAD is on no branch, so no pull request can be found by it", { remedy: "check the branch out (`git switch BRANCH`), or name the pull request: `--pr N`" }) : fault("pull-request-unknown", `${repository} has no open pull request from ${head}`, { remedy: "open one, or name it: `--pr N`; `recount pin --body-file F` puts the block into the text of one that is not open yet" });
const remoteOf = (remotes, name) => {
	const named = (wanted) => remotes.find((remote) => remote.name === wanted);
	return named(name ?? "origin") ?? named("origin") ?? (remotes.length === 1 ? remotes[0] : void 0);
};
/** A token is for one host: it is not sent to another, and a repository of the same name there is not ours. */
const elsewhere = ({ name, host = "", repository = "" }, expected) => fault("pull-request-unknown", `the remote ${name} is at ${host}, and GitHub is asked at ${expected}`, { remedy: isAlias(host, expected) ? `${host} looks like an alias of SSH, which only SSH knows: let the remote name the host itself, \`git remote set-url ${name} git@${expected}:${repository}.git\`; \`git config core.sshCommand 'ssh -i KEY'\` gives this clone a key of its own` : askAt(host) });
const askAt = (host) => {
	if (host === "github.com") return "unset GITHUB_API_URL, and set GH_TOKEN to a token of github.com";
	return `for a GitHub Enterprise Server set GITHUB_API_URL=${host.endsWith(".ghe.com") ? `https://api.${host}` : `https://${host}/api/v3`} and GH_TOKEN to a token of it`;
};
/** The names that people give to a second account at one host: `github-work`, `github.com-work`, `work.github.com`. */
const isAlias = (host, expected) => !host.includes(".") || host.startsWith(`${expected}-`) || host.endsWith(`.${expected}`);
const ofBranch = async (github, places, owner, branch) => {
	if (branch === void 0) return ok(void 0);
	for (const place of places) {
		const pulls = await github.pullRequestsOf(place.fullName, owner, branch);
		if (!pulls.ok) return pulls;
		const [pullRequest, ...more] = pulls.value;
		if (more.length > 0) {
			const message = `${owner}:${branch} has several open pull requests: ${pulls.value.map((pull) => `#${pull.number} into ${pull.base.ref}`).join(", ")}`;
			return err(fault("pull-request-unknown", message, { remedy: "name one of them: `--pr N`" }));
		}
		if (pullRequest !== void 0) return ok({
			place,
			pullRequest
		});
	}
	return ok(void 0);
};
/** A fork and its upstream both count from 1, so that of two with this number the one from here is meant. */
const ofNumber = async (github, places, own, number) => {
	const matches = [];
	let refused;
	for (const place of places) {
		const pull = await github.pullRequest(place.fullName, number);
		if (pull.ok) matches.push({
			place,
			pullRequest: pull.value
		});
		else if (pull.error.code === "pull-request-unknown") refused ??= pull.error;
		else if (pull.error.code === "github-refused") refused = pull.error;
		else return pull;
	}
	const isOurs = ({ pullRequest }) => pullRequest.head.repository?.toLowerCase() === own.toLowerCase();
	const match = matches.find(isOurs) ?? matches[0];
	if (match === void 0) return err(refused ?? fault("pull-request-unknown", `there is no pull request #${number}`));
	if (match.pullRequest.open) return ok(match);
	return err(fault("pull-request-closed", `#${number} of ${match.place.fullName} is not open`));
};
/** A remote of the clone that is the repository, or the URL of the own one with the repository's name in it. */
const remoteTo = (remotes, own, repository) => {
	const same = (one) => one.repository?.toLowerCase() === repository.toLowerCase();
	return remotes.find(same)?.name ?? own.url.replace(own.repository ?? "", repository);
};

// src/core/file-mode.ts
/** How git's trees write that an entry is a link, or a submodule. */
const LINK = "120000";
const SUBMODULE = "160000";

// src/io/git/commits.ts
/** A file of a commit beyond this is not read as text, in bytes. */
const TEXT_CAP = 1048576;
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
/** The commit that a ref, branch, tag or abbreviated id names; nothing where it names none. */
const resolveCommit = async (git, ref) => {
	const found = await git.objects.read(`${ref}^{commit}`);
	return found.ok ? ok(found.value?.id) : found;
};
/** Whether the history was cut off when it was fetched. */
const isShallow = async (git) => {
	const answer = await git.call(["rev-parse", "--is-shallow-repository"]);
	return answer.ok ? ok(answer.value.stdout.toString().trim() === "true") : answer;
};
/** The best common ancestor; nothing where there is none. In a shallow history that cannot be told, and is a fault. */
const mergeBase = async (git, one, other) => {
	const answer = await git.call([
		"merge-base",
		"--end-of-options",
		one,
		other
	], { codes: [0, 1] });
	if (answer.ok && answer.value.code === 0) return ok(answer.value.stdout.toString().trim());
	const shallow = await isShallow(git);
	if (!shallow.ok) return shallow;
	if (shallow.value) return err(fault("checkout-shallow", `no common ancestor of ${one} and ${other} is in this clone`));
	return answer.ok ? ok(void 0) : answer;
};
const CHANGES = {
	A: "added",
	D: "deleted"
};
/** The files that differ between two commits, sorted by path. */
const changedFiles = async (git, base, head) => {
	const answer = await git.call([
		"diff-tree",
		...[
			"-r",
			"-z",
			"--no-renames",
			"--name-status",
			"--ignore-submodules=none",
			"--no-ext-diff"
		],
		"--end-of-options",
		base,
		head
	]);
	if (!answer.ok) return answer;
	const fields = answer.value.stdout.toString().split("\0");
	const changes = [];
	for (let at = 0; at + 1 < fields.length; at += 2) {
		const [status = "", path = ""] = fields.slice(at, at + 2);
		changes.push({
			path,
			change: status === "A" || status === "D" ? CHANGES[status] : "modified"
		});
	}
	return ok(changes);
};
/** Every path of a commit's tree, sorted as git sorts them. */
const listFiles = async (git, commit) => {
	const answer = await git.call([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		"--full-tree",
		commit
	]);
	return answer.ok ? ok(answer.value.stdout.toString().split("\0").slice(0, -1)) : answer;
};
/** A file's text as it is in a commit; nothing where the commit has no such file, `file-unreadable` where it is no text. */
const readFileAt = async (git, commit, path) => {
	const refuse = (what) => err(fault("file-unreadable", `${path} in ${commit.slice(0, 12)} ${what}`));
	const entry = await entryAt(git, commit, path);
	if (!entry.ok) return entry;
	if (entry.value === void 0) return ok(void 0);
	if (!entry.value.mode.startsWith("100")) return refuse("is no regular file");
	const file = await readEntry(git, commit, path, entry.value, TEXT_CAP);
	if (!file.ok) return file;
	const { content, size } = file.value;
	if (content === void 0) return refuse(`has ${size} bytes; expected at most ${TEXT_CAP}`);
	const text = utf8Of(content);
	return text === void 0 ? refuse("is not UTF-8") : ok(text);
};
/** Whether a path of a commit is a symbolic link. */
const isLinkAt = async (git, commit, path) => {
	const entry = await entryAt(git, commit, path);
	return entry.ok ? ok(entry.value?.mode === LINK) : entry;
};
/**
* What stands at a path of a commit, found step by step, and not by `<commit>:<path>`: what the path is is told by the
* folder that it lies in.
*/
const entryAt = async (git, commit, path) => {
	const top = await git.objects.read(`${commit}^{tree}`);
	if (!top.ok) return top;
	if (top.value === void 0) return err(fault("git-failed", `there is no commit ${commit}`));
	let tree = top.value;
	const [name = "", ...folders] = path.split("/").reverse();
	for (const folder of folders.reverse()) {
		const entry = findEntry(tree, folder, git.objectFormat);
		if (entry?.mode !== FOLDER) return ok(void 0);
		const found = await readEntry(git, commit, path, entry);
		if (!found.ok) return found;
		tree = found.value;
	}
	return ok(findEntry(tree, name, git.objectFormat));
};
const readEntry = async (git, commit, path, { id }, most) => {
	const found = await git.objects.read(id, most);
	if (!found.ok) return found;
	return found.value === void 0 ? err(fault("git-failed", `${path} in ${commit.slice(0, 12)} is not in this clone: it lacks ${id}`)) : ok(found.value);
};
const FOLDER = "40000";
/** One entry of a tree: `<mode> <name>`, a NUL, and the id as bytes (git's documentation, "gitformat-tree"). */
const findEntry = ({ content = Buffer.alloc(0) }, name, format) => {
	const idLength = format === "sha256" ? 32 : 20;
	for (let at = 0; at < content.length;) {
		const blank = content.indexOf(" ", at);
		const end = content.indexOf(0, blank);
		if (blank === -1 || end === -1) return void 0;
		const mode = content.toString("latin1", at, blank);
		at = end + 1 + idLength;
		if (content.toString("utf8", blank + 1, end) === name) return {
			mode,
			id: content.toString("hex", end + 1, at)
		};
	}
};

// src/io/git/remote-url.ts
/** Names under which one host is reached: over the HTTPS port with SSH, and with a browser's habit. */
const SAME_HOST = {
	"ssh.github.com": "github.com",
	"www.github.com": "github.com"
};
const URL_FORM = /^(?:https?|ssh|git|git\+ssh|ssh\+git):\/\/(?:[^@/]*@)?([^:/@]+)(?::\d+)?\/+(.+)$/i;
const SCP_FORM = /^(?:[^@/:]+@)?([^:/@]{2,}):(?!\/\/)\/*(.+)$/;
const PATH_FORM = /^([A-Za-z0-9][A-Za-z0-9_.-]*)\/([A-Za-z0-9_.-]+?)(?:\.git)?\/*$/;
/**
* Which repository a remote's URL names: https, ssh, git and `user@host:path`, with or without `.git`.
* Nothing where the path is not `owner/repo`, as with a local folder.
*/
const parseRemoteUrl = (url) => {
	const located = URL_FORM.exec(url) ?? SCP_FORM.exec(url);
	const named = PATH_FORM.exec(located?.[2] ?? "");
	if (located === null || named === null) return void 0;
	const host = (located[1] ?? "").toLowerCase();
	return {
		host: SAME_HOST[host] ?? host,
		owner: named[1] ?? "",
		repo: named[2] ?? ""
	};
};

// src/io/git/remotes.ts
/** The remotes, by the URLs they are fetched from. */
const listRemotes = async (git) => {
	const answer = await git.call(["remote", "--verbose"]);
	if (!answer.ok) return answer;
	const lines = answer.value.stdout.toString().split("\n");
	return ok(lines.flatMap((line) => {
		const found = /^(\S+)\t(.*) \(fetch\)(?: \[.*\])?$/.exec(line);
		if (found === null) return [];
		const [, name = "", url = ""] = found;
		return [{
			name,
			url,
			hosted: parseRemoteUrl(url)
		}];
	}));
};
/** The branch that HEAD is on; nothing where HEAD is detached. */
const currentBranch = async (git) => {
	const head = await git.call([
		"symbolic-ref",
		"--quiet",
		"HEAD"
	], { codes: [0, 1] });
	if (!head.ok) return head;
	const ref = head.value.stdout.toString().trim();
	if (head.value.code === 1 || !ref.startsWith("refs/heads/")) return ok(void 0);
	const answer = await git.call([
		"for-each-ref",
		`--format=${[
			"upstream:remotename",
			"upstream:remoteref",
			"push:remotename",
			"push:remoteref"
		].map((name) => `%(${name})`).join("%0a")}`,
		ref
	]);
	if (!answer.ok) return answer;
	const [upstreamRemote, upstreamRef, pushRemote = "", pushRef = ""] = answer.value.stdout.toString().split("\n");
	const upstream = remoteBranch(upstreamRemote, upstreamRef);
	const setting = await git.call([
		"config",
		"--get",
		"push.default"
	], { codes: [0, 1] });
	if (!setting.ok) return setting;
	const usual = /^(?:upstream|tracking)$/.test(setting.value.stdout.toString().trim()) && upstream?.remote === pushRemote ? upstream.ref : ref;
	return ok({
		name: ref.slice(11),
		upstream,
		push: remoteBranch(pushRemote, pushRef === "" ? usual : pushRef)
	});
};
const remoteBranch = (remote, ref) => remote && ref ? {
	remote,
	ref
} : void 0;
/** What `refs/remotes/<remote>/HEAD` stands for in this clone, as a full ref; nothing where the clone does not know. */
const remoteHead = async (git, remote) => {
	const answer = await git.call([
		"symbolic-ref",
		"--quiet",
		`refs/remotes/${remote}/HEAD`
	], { codes: [
		0,
		1,
		128
	] });
	if (!answer.ok) return answer;
	return ok(answer.value.code === 0 ? answer.value.stdout.toString().trim() : void 0);
};

// src/io/git/transfer.ts
/** Fetches one ref of a remote (a name, or a URL) and gives the commit it is at. `known` is a commit to begin from. */
const fetchCommit = async (git, remote, ref, { known, ...call } = {}) => {
	const options = [
		"--quiet",
		"--no-tags",
		"--no-recurse-submodules",
		"--no-auto-maintenance"
	];
	const from = known === void 0 ? [] : [`--negotiation-tip=${known}`];
	const fetched = await git.call([
		"fetch",
		...options,
		...from,
		"--end-of-options",
		remote,
		ref
	], call);
	if (!fetched.ok) return fetched;
	const answer = await git.call([
		"rev-parse",
		"--verify",
		"FETCH_HEAD^{commit}"
	], call);
	return answer.ok ? ok(answer.value.stdout.toString().trim()) : answer;
};
/** The full ref of the branch that a remote calls its default, asked of the remote itself. */
const remoteDefaultBranch = async (git, remote) => {
	const answer = await git.call([
		"ls-remote",
		"--symref",
		"--end-of-options",
		remote,
		"HEAD"
	]);
	if (!answer.ok) return answer;
	return ok(/^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(answer.value.stdout.toString())?.[1]);
};
/** Pushes one branch with the user's own hooks, credentials and signing. */
const pushBranch = async (git, { branch, to, lease }) => {
	const force = lease === void 0 ? [] : [`--force-with-lease=${to.ref}:${lease}`];
	const target = `refs/heads/${branch}:${to.ref}`;
	const pushed = await git.call([
		"push",
		"--quiet",
		...force,
		"--end-of-options",
		to.remote,
		target
	], { hooks: "own" });
	if (pushed.ok) return ok(void 0);
	const { message } = pushed.error;
	return err(fault("push-failed", message, message.includes("! [rejected]") ? { remedy: behind(to) } : {}));
};
const behind = ({ remote, ref }) => `the branch there has commits that are not here: \`git pull --rebase ${remote} ${ref.replace(/^refs\/heads\//, "")}\`, \`recount run\`, then \`recount pin --push\``;

// src/io/clone.ts
const branchName = (ref, prefix) => ref?.startsWith(prefix) === true ? ref.slice(prefix.length) : void 0;
/** The clone that a git folder belongs to. */
const openClone = (git) => {
	let asked;
	const remotesOnce = () => asked ??= listRemotes(git);
	return cloneOf(git, remotesOnce);
};
const cloneOf = (git, listOnce) => ({
	remotes: async () => {
		const remotes = await listOnce();
		if (!remotes.ok) return remotes;
		return ok(remotes.value.map(({ name, url, hosted }) => ({
			name,
			url,
			...hosted === void 0 ? {} : {
				host: hosted.host,
				repository: `${hosted.owner}/${hosted.repo}`
			}
		})));
	},
	remoteHead: async (remote, ask) => {
		const known = await remoteHead(git, remote);
		if (!known.ok) return known;
		const name = branchName(known.value, `refs/remotes/${remote}/`);
		if (name !== void 0) return ok(name);
		const remotes = await listOnce();
		if (!remotes.ok || !ask || !remotes.value.some((one) => one.name === remote)) return ok(void 0);
		const asked = await remoteDefaultBranch(git, remote);
		return asked.ok ? ok(branchName(asked.value, "refs/heads/")) : asked;
	},
	remoteBranch: async (remote, branch, fetch) => {
		if (fetch) return fetchCommit(git, remote, `refs/heads/${branch}`);
		const known = await resolveCommit(git, `refs/remotes/${remote}/${branch}`);
		if (!known.ok) return known;
		if (known.value !== void 0) return ok(known.value);
		return err(fault("git-failed", `this clone knows no branch ${branch} of ${remote}`, { remedy: `git fetch ${remote} ${branch}` }));
	},
	resolve: (ref) => resolveCommit(git, ref),
	textAt: (commit, path) => readFileAt(git, commit, path),
	isLink: (commit, path) => isLinkAt(git, commit, path),
	mergeBase: (base) => mergeBase(git, base, "HEAD"),
	changedSince: async (base) => {
		const ancestor = await mergeBase(git, base, "HEAD");
		if (!ancestor.ok) return ancestor;
		if (ancestor.value === void 0) return err(fault("git-failed", `HEAD and ${base} have no common ancestor`, { remedy: "name another base: `--base REF`, or rebase the branch onto the base" }));
		const changed = await changedFiles(git, ancestor.value, "HEAD");
		return changed.ok ? ok(changed.value.map(({ path }) => path)) : changed;
	}
});

// src/core/tests/look-up.ts
var import_promises = require_promises$1();
/**
* The tests that are called so: as `group \u203a name`, or by a name that one group alone has. Where there are none, the ones
* whose names may be meant.
*/
const lookUp = (wanted, all) => {
	const exact = all.filter(({ shown }) => shown === wanted);
	const named = all.filter(({ name }) => name === wanted);
	const alone = new Set(named.map(({ shown }) => shown)).size === 1;
	return {
		found: exact.length > 0 || !alone ? exact : named,
		near: named.length > 0 ? named : all
	};
};

// src/core/tests/cited.ts
/** What a run says of a test that a body cites: what the tests of that name came to; where there is none, the nearest names. */
const citedSchema = strictObject({
	test: string(),
	outcomes: array(recordedOutcomeSchema),
	near: array(string())
});
const MOST_OFFERED = 3;
/** Looks cited tests up among all of a run; nothing where none is cited, or the run's tests are too many to be named. */
const citedAmong = (wanted, tests) => {
	if (wanted.length === 0 || tests === void 0) return {};
	const all = tests.map(([outcome, group, name]) => ({
		outcome,
		name,
		shown: showTest(group, name)
	}));
	return { cited: [...new Set(wanted)].map((test) => {
		const { found, near } = lookUp(test, all);
		const names = found.length > 0 ? [] : near.map(({ shown }) => shown);
		const offered = near.length < all.length ? [...new Set(names)].slice(0, MOST_OFFERED) : nearestNames(test, names);
		return {
			test,
			outcomes: [...new Set(found.map(({ outcome }) => outcome))],
			near: [...offered]
		};
	}) };
};

// src/core/record/suite-result.ts
const text$1 = string();
/**
* What one run of one suite gave: what is compared (`record`) and what is only told. `counts` is there whenever reports
* were read, also where the record leaves them out; `tail` is the end of the output of a suite that does not pass,
* `refused` why its reports were refused. `cuts` are the shorter forms of the record's `groups` that a block may pin
* instead, the finest first, and `detail` tells groups by name. Of shards, `repeated` are the tests that more than one
* ran, and `unexcused` says that one of them ended badly through more than unstable tests. `cited` tells of the tests
* that the body cites.
*/
const suiteResultSchema = strictObject({
	record: suiteRecordSchema,
	counts: optional(countsSchema),
	unstable: array(readonly(tuple([
		_enum([
			"passed",
			"failed",
			"skipped"
		]),
		text$1,
		text$1
	]))),
	unmatched: array(text$1),
	notes: array(text$1),
	milliseconds: int(),
	refused: optional(text$1),
	tail: optional(text$1),
	cuts: optional(array(base64())),
	detail: optional(array(detailSchema)),
	repeated: optional(strictObject({
		count: int().check(_gte(1)),
		some: array(text$1)
	})),
	unexcused: optional(literal(true)),
	cited: optional(array(citedSchema))
});
/** What the record keeps of a tally, by how exactly the policy wants tests compared. */
const testFields = (tally, tests) => ({
	...tests === "outcome" ? {} : { tests: tally.counts },
	...tests === "exact" ? {
		digest: tally.digest,
		groups: tally.groups.toString("base64"),
		...tally.failing === void 0 ? {} : { failing: tally.failing },
		...tally.skipping === void 0 ? {} : { skipping: tally.skipping }
	} : {}
});
/** What a result tells of a tally beside its record. */
const toldOf = (tally, tests) => ({
	...tally === void 0 ? {} : { counts: tally.counts },
	unstable: [...tally?.unstable ?? []],
	unmatched: [...tally?.unmatched ?? []],
	...tests !== "exact" || tally === void 0 || tally.cuts.length === 0 ? {} : { cuts: tally.cuts.map((cut) => entriesOf(cut).toString("base64")) }
});
/** The record of one run of a suite. */
const makeSuiteRecord = (suite, exit, reports) => ({
	command: suite.run,
	scope: suite.scope,
	exit,
	...reports.kind === "read" ? testFields(reports.tally, suite.tests) : {},
	...reports.kind === "refused" ? { report: reports.code } : {}
});

// src/core/record/regenerated.ts
const runsSchema = strictObject({
	first: suiteResultSchema,
	again: optional(suiteResultSchema),
	corners: optional(cornersSchema)
});
const absenceSchema = _enum(["paths", "os"]);
/** What the judged job found out: the record with all that is told beside it, and what it did not run. */
const regeneratedSchema = strictObject({
	...omit(recordSchema, { suites: true }).shape,
	suites: record(suiteName, runsSchema),
	absent: record(suiteName, absenceSchema),
	/** The branch that what the base says is asked of: a pull request may be pointed at another one before it is judged. */
	onto: optional(string())
});
/** For each suite the shorter forms of its `groups` that a block may pin. */
const cutsOf = ({ suites }) => Object.fromEntries(Object.entries(suites).map(([name, { first }]) => [name, first.cuts ?? []]));
/** The record of a run: what is compared, and `by`. */
const recordOf = ({ recount, commit, tree, policy, suites, by }) => ({
	recount,
	commit,
	tree,
	policy,
	suites: Object.fromEntries(Object.entries(suites).map(([name, { first }]) => [name, first.record])),
	by
});

// src/core/record/stored-record.ts
const storedSchema = strictObject({
	kind: literal("recount-stored-record"),
	regenerated: regeneratedSchema,
	tests: record(string(), namedTestsSchema)
});
/** The file name of a stored record. The tree comes first, so that the records of a commit are found by it. */
const storedName = ({ tree, policy, os, arch }) => `${tree}-${policy.slice(7, 23)}-${os}-${arch}.json`;
/** The text of a stored record. */
const encodeStored = (stored) => JSON.stringify({
	kind: "recount-stored-record",
	...stored
});
/** Reads a stored record; `file` is what a fault names. */
const decodeStored = (text, file) => {
	const parsed = storedSchema.safeParse(readJsonText(text));
	if (!parsed.success) return err(fault("record-unreadable", `${file} holds no stored record`, { place: { file } }));
	const { kind: _kind, ...stored } = parsed.data;
	return ok(stored);
};
/** A stored record as one of `commit`: a new commit with the same tree gives the same results. */
const asOf = (commit, { regenerated, tests }) => ({
	regenerated: {
		...regenerated,
		commit
	},
	tests
});

// src/io/records.ts
/** A stored record of 200,000 tests has about 30 MB. */
const LARGEST = 268435456;
/** Opens the store. A record that cannot be read is as good as none: the suites are run anew. */
const openRecords = (git) => {
	const folder = (0, import__builtin_node_path.join)(git.commonDir, "recount", "records");
	const read = async (name) => {
		const text = await readText((0, import__builtin_node_path.join)(folder, name), LARGEST);
		const stored = text.ok ? decodeStored(text.value, name) : text;
		return stored.ok ? stored.value : void 0;
	};
	return {
		find: (key) => read(storedName(key)),
		ofTree: async (tree) => {
			const names = await (0, import_promises.readdir)(folder).catch(() => []);
			return (await Promise.all(names.filter((name) => name.startsWith(`${tree}-`)).map(read))).flatMap((stored) => stored ?? []);
		},
		save: async (key, stored) => {
			const made = await makeFolder(folder);
			return made.ok ? writeText((0, import__builtin_node_path.join)(folder, storedName(key)), encodeStored(stored)) : made;
		}
	};
};

// package.json
var version = "0.1.0";

// src/version.ts
/** What `by.tool` says. */
const TOOL = `recount ${version}`;

// \0builtin:node:util
var require__builtin_node_util = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:util");
}));

// src/entries/cli/verbs.ts
var import__builtin_node_util = require__builtin_node_util();
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
/** Whether a text is the number of a pull request. */
const isPullNumber = (text) => /^[1-9]\d{0,9}$/.test(text);
/** How it is told that a text is none. */
const notPullNumber = (text) => `--pr: expected a number, found ${text}`;

// src/io/process/deadline.ts
const LONGEST = 2 ** 31 - 1;
const UNKILLABLE = 5e3;
/** Ends a command at its timeout or when the signal aborts: SIGTERM first, SIGKILL after the grace. */
const startDeadline = ({ timeout, grace, signal, end }) => {
	let cause;
	const timers = [];
	let giveUp = () => {};
	const unkillable = new Promise((settle) => {
		giveUp = () => settle(void 0);
	});
	const after = (milliseconds, action) => {
		timers.push(setTimeout(action, Math.min(milliseconds, LONGEST)));
	};
	const begin = (why) => {
		if (cause !== void 0) return;
		cause = why;
		end("SIGTERM");
		after(grace, () => {
			end("SIGKILL");
			after(UNKILLABLE, giveUp);
		});
	};
	const onAbort = () => begin("aborted");
	after(timeout, () => begin("timeout"));
	if (signal?.aborted === true) onAbort();
	else signal?.addEventListener("abort", onAbort, { once: true });
	return {
		cause: () => cause,
		unkillable,
		stop: () => {
			timers.forEach(clearTimeout);
			signal?.removeEventListener("abort", onAbort);
		}
	};
};

// src/io/process/group.ts
var import__builtin_node_child_process = require__builtin_node_child_process();
const live = /* @__PURE__ */ new Set();
const listeners = /* @__PURE__ */ new Set();
/** Tells of all groups from here on, until the function given back is called. */
const listenToGroups = (listener) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};
/** Sends a signal to the whole group; Windows has no groups, so there the process tree is ended by `taskkill`. */
const endGroup = (pid, signal) => {
	if (process.platform === "win32") {
		(0, import__builtin_node_child_process.spawn)("taskkill", [
			"/PID",
			String(pid),
			"/T",
			...signal === "SIGKILL" ? ["/F"] : []
		], {
			stdio: "ignore",
			windowsHide: true
		}).on("error", () => {});
		return;
	}
	try {
		process.kill(-pid, signal);
	} catch {}
};
/** Notes a group as running until the function given back is called. */
const trackGroup = (pid) => {
	live.add(pid);
	for (const listener of listeners) listener(pid, "started");
	return () => {
		live.delete(pid);
		for (const listener of listeners) listener(pid, "ended");
	};
};
/**
* Kills every group that still runs, at once. It does not wait, so that a listener of the process's `exit` may call it:
* a command has its own session, and neither a terminal's Ctrl-C nor our own end reaches it otherwise.
*/
const killLiveGroups = () => {
	for (const pid of live) endGroup(pid, "SIGKILL");
};

// src/io/process/output.ts
var import__builtin_node_crypto = require__builtin_node_crypto();
const FIRST_SIZE = 16384;
const createHead = (size) => {
	let store = Buffer.alloc(Math.min(FIRST_SIZE, size));
	let length = 0;
	return {
		/** Keeps what fits and gives back the rest. */
		write: (chunk) => {
			const part = chunk.subarray(0, size - length);
			if (length + part.length > store.length) {
				const larger = Buffer.alloc(Math.min(size, Math.max(store.length * 2, length + part.length)));
				store.copy(larger, 0, 0, length);
				store = larger;
			}
			store.set(part, length);
			length += part.length;
			return chunk.subarray(part.length);
		},
		bytes: () => store.subarray(0, length)
	};
};
const createTail = (size) => {
	let ring;
	let position = 0;
	let seen = 0;
	return {
		write: (chunk) => {
			if (size === 0 || chunk.length === 0) return;
			ring ??= Buffer.alloc(size);
			seen += chunk.length;
			const part = chunk.subarray(-size);
			const first = part.subarray(0, size - position);
			ring.set(first, position);
			ring.set(part.subarray(first.length), 0);
			position = (position + part.length) % size;
		},
		bytes: () => {
			if (ring === void 0) return Buffer.alloc(0);
			return seen <= size ? ring.subarray(0, seen) : Buffer.concat([ring.subarray(position), ring.subarray(0, position)]);
		},
		seen: () => seen
	};
};
const decode = (bytes, stream) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes, { stream });
const fromCharacter = (bytes) => {
	let start = 0;
	while (start < 3 && ((bytes[start] ?? 0) & 192) === 128) start += 1;
	return bytes.subarray(start);
};
/** Keeps at most `cap` bytes: the first half of them from the output's beginning, the other from its end. */
const keepOutput = (cap) => {
	const hash = (0, import__builtin_node_crypto.createHash)("sha256");
	const tailSize = Math.floor(cap / 2);
	const head = createHead(cap - tailSize);
	const tail = createTail(tailSize);
	let bytes = 0;
	return {
		write: (chunk) => {
			hash.update(chunk);
			bytes += chunk.length;
			tail.write(head.write(chunk));
		},
		end: () => {
			const cut = bytes > cap;
			return {
				...cut ? {
					head: decode(head.bytes(), true),
					tail: decode(fromCharacter(tail.bytes()), false)
				} : {
					head: decode(Buffer.concat([head.bytes(), tail.bytes()]), false),
					tail: ""
				},
				bytes,
				sha256: showDigest(hash.digest()),
				cut
			};
		}
	};
};

// src/io/process/shell.ts
/** Options that make bash the same everywhere: no profile, and a failure inside a list or a pipeline is the exit. */
const BASH_OPTIONS = [
	"--noprofile",
	"--norc",
	"-eo",
	"pipefail",
	"-c"
];
/** Git for Windows brings its own bash: `\u2026/Git/mingw64/libexec/git-core` is beside `\u2026/Git/bin/bash.exe`. */
const bashOfGit = (execPath) => {
	const found = /^(.+?)[\\/](?:mingw32|mingw64|clangarm64|usr)[\\/]libexec[\\/]git-core[\\/]*$/.exec(execPath.trim());
	return found === null ? void 0 : `${found[1]}/bin/bash.exe`;
};
const findBash = async (env) => {
	if (process.platform !== "win32") return "bash";
	return new Promise((resolve) => {
		(0, import__builtin_node_child_process.execFile)("git", ["--exec-path"], {
			env,
			windowsHide: true
		}, (error, said) => resolve(error === null ? bashOfGit(said) : void 0));
	});
};
const MOST_SHOWN = 1e3;
/** A command as a message shows it: of a long one its beginning. */
const showCommand = (command) => {
	const shown = typeof command === "string" ? command : JSON.stringify(command);
	return shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}\u2026 (${shown.length} characters)` : shown;
};
/** What is started for a command: a list as it is, a string through bash. */
const commandLine = async (command, env) => {
	if ([command].flat().some((part) => part.includes("\0"))) return err(fault("suite-unstartable", "the command holds a NUL character, which no program can be given"));
	if (typeof command === "string") {
		const bash = await findBash(env);
		return bash === void 0 ? err(fault("program-missing", "bash was not found beside git", { remedy: "install Git for Windows" })) : ok([
			bash,
			...BASH_OPTIONS,
			command
		]);
	}
	const [file, ...args] = command;
	return file === void 0 ? err(fault("suite-unstartable", "the command is an empty list; expected a program and its arguments")) : ok([file, ...args]);
};

// src/io/process/mask.ts
var import__builtin_node_fs = require__builtin_node_fs();
var import__builtin_node_net = require__builtin_node_net();
/**
* The mask of new files, which GitHub's runners have and images begin with. A desk's may be another, and a test that
* looks at the mode of a file tells; sudo may set another too.
*/
const MASK = 18;
/** Starts something with that mask. */
const withMask = (start) => {
	const own = process.umask(18);
	try {
		return start();
	} finally {
		process.umask(own);
	}
};

// src/io/process/signal-name.ts
var import__builtin_node_os = require__builtin_node_os();
/** A signal's name by its number. A real-time signal has none in Node: it is called by its number, as `SIG40`. */
const signalName = (number) => Object.entries(import__builtin_node_os.constants.signals).find(([, value]) => value === number)?.[0] ?? `SIG${number}`;

// src/io/process/relay-script.ts
/**
* Perl that passes on what a command writes to pipes. What Node gives a program to write to is a socket, and nobody can
* open one by a name such as `/dev/stdout` (open(2), ENXIO), as shell scripts do with a pipe.
*
* `relay($leader, [$from, $to], ...)` returns when all that is to come has come. Where it is gone to whom it passes on, it
* ends the group of that leader, if there is one: who started the command was ended by what he could not see.
*/
const RELAY_SCRIPT = String.raw`
sub relay {
  my ($leader, @ways) = @_;
  # Who is asked to end has last words.
  $SIG{$_} = 'IGNORE' for qw(HUP INT QUIT TERM PIPE ALRM USR1 USR2 TSTP TTIN TTOU);
  my $gone = 0;
  while (@ways) {
    my $ready = '';
    vec($ready, fileno $_, 1) = 1 for map { @$_ } @ways;
    next if select($ready, undef, undef, undef) < 1;
    my @left;
    for my $way (@ways) {
      my ($from, $to) = @$way;
      # Nobody writes to us from there: there is something to read once it is closed.
      my $state = vec($ready, fileno $to, 1) ? 'gone' : vec($ready, fileno $from, 1) ? pass($from, $to) : 'open';
      $gone ||= $state eq 'gone';
      if ($state eq 'open') { push @left, $way } else { close $from; close $to }
    }
    @ways = @left;
  }
  kill 'KILL', -$leader if $gone && $leader;
}
sub pass {
  my ($from, $to) = @_;
  my $count = sysread($from, my $bytes, 65536) or return 'ended';
  for (my $sent = 0; $sent < $count;) {
    $sent += syswrite($to, $bytes, $count - $sent, $sent) || return 'gone';
  }
  return 'open';
}
`;

// src/io/process/watch-script.ts
/**
* Becomes the parent of a command and tells how it ended. Node tells of a death by a real-time signal what it tells of an
* exit with 0, and a shell tells of one by signal n what it tells of an exit with 128 + n. It is in Perl, which sees the
* wait status, and loads no module.
*
* Descriptor 3 is ours: it gives how many variables the environment has, these, and the command, with NUL between them.
* It is told the process, before that becomes the command, and then "code signal", or "no" and why there is no command.
* The command leads a group of its own, so that what it sends to its group does not reach its parent. What it writes is
* passed on by a process beside it, which ends the group where Node is gone.
*/
const WATCH_SCRIPT = String.raw`${RELAY_SCRIPT}
open(my $told, '+<&=', 3) or exit 1;
fcntl($told, 2, 1); # F_SETFD: closed by exec
my ($count, @rest) = split /\0/, do { local $/; <$told> }, -1;
%ENV = map { split /=/, $_, 2 } splice(@rest, 0, $count);
sub refuse { syswrite($told, 'no ' . ($_[0] + 0) . "\n"); exit 1 }
pipe(my $read, my $gate) && pipe(my $said, my $stdout) && pipe(my $warned, my $stderr) or refuse($!);
defined(my $child = fork) or refuse($!);
if (!$child) {
  setpgrp(0, 0);
  open(STDOUT, '>&', $stdout) && open(STDERR, '>&', $stderr) or exit 1;
  syswrite($told, "$$\n") or exit 1;
  exec { $rest[0] } @rest;
  syswrite($gate, $! + 0);
  exit 1;
}
# What the command reads and writes is not ours to hold open.
close STDIN; close $gate; close $stdout; close $stderr;
my $relay = fork;
if (defined $relay && !$relay) {
  close $told;
  relay($child, [$said, \*STDOUT], [$warned, \*STDERR]);
  exit 0;
}
if (!defined $relay) { kill 'KILL', $child; refuse($!) }
close STDOUT; close STDERR; close $said; close $warned;
my $reason = do { local $/; <$read> } // '';
refuse($reason) if $reason ne '';
waitpid($child, 0);
syswrite($told, ($? >> 8) . ' ' . ($? & 127) . "\n");
waitpid($relay, 0);
`;

// src/io/process/start.ts
/**
* Starts a program in a process group of its own. By Node's own `spawn`: a richer client takes longer to load than all
* else that happens before a suite starts. On Windows alone it is needed, where `npx` is a script and not a program.
*/
const startProcess = async (options) => {
	if (process.platform === "win32") return startOnWindows(options);
	const perl = options.exitTold ? void 0 : findPerl();
	try {
		return await (perl === void 0 ? startDirectly(options) : startWatched(perl, options));
	} catch (cause) {
		return { unstartable: messageOf(cause) };
	}
};
const findPerl = () => process.platform === "darwin" ? void 0 : [
	"/usr/bin/perl",
	"/usr/local/bin/perl",
	"/run/current-system/sw/bin/perl"
].find((path) => (0, import__builtin_node_fs.existsSync)(path));
const startDirectly = async ({ line, cwd, env, input }) => {
	const [file, ...args] = line;
	const child = withMask(() => (0, import__builtin_node_child_process.spawn)(file, args, {
		cwd,
		env,
		detached: true,
		stdio: [
			stdinFor(input),
			"pipe",
			"pipe"
		]
	}));
	const failed = unstartableBy(child);
	const { pid, stdout, stderr } = child;
	if (pid === void 0 || stdout === null || stderr === null) return failed;
	giveInput(child.stdin, input);
	return {
		pid,
		streams: [stdout, stderr],
		ended: exitOf(child),
		release: () => child.unref()
	};
};
const startWatched = async (perl, { line, cwd, env, input }) => {
	const child = withMask(() => (0, import__builtin_node_child_process.spawn)(perl, ["-e", WATCH_SCRIPT], {
		cwd,
		env: {},
		detached: true,
		stdio: [
			stdinFor(input),
			"pipe",
			"pipe",
			"pipe"
		]
	}));
	const failed = unstartableBy(child);
	const { pid, stdout, stderr, stdio } = child;
	const { 3: told } = stdio;
	if (pid === void 0 || stdout === null || stderr === null || !(told instanceof import__builtin_node_net.Socket)) return failed;
	const lineOf = hear(told);
	giveInput(child.stdin, input);
	const pairs = Object.entries(env).map(([name, value]) => `${name}=${value}`);
	told.end([
		String(pairs.length),
		...pairs,
		...line
	].join("\0"));
	const own = await lineOf(0);
	if (own === void 0 || own.startsWith("no ")) return { unstartable: reasonOf(line[0], own) };
	return {
		pid: Number(own),
		streams: [stdout, stderr],
		ended: lineOf(1).then((status) => readStatus(line[0], status)),
		release: () => {
			told.destroy();
			child.unref();
		}
	};
};
const stdinFor = (input) => input === void 0 ? "ignore" : "pipe";
const giveInput = (stdin, input) => {
	stdin?.on("error", () => {});
	if (input !== void 0) stdin?.end(input);
};
const unstartableBy = (child) => new Promise((resolve) => {
	child.on("error", ({ message }) => resolve({ unstartable: message }));
});
const exitOf = (child) => new Promise((resolve) => {
	child.once("exit", (code, signal) => resolve(typeof code === "number" ? {
		kind: "code",
		code
	} : {
		kind: "signal",
		signal: String(signal)
	}));
});
/** Gives the lines of a stream by their number; none where it ends before. */
const hear = (told) => {
	let text = "";
	let isOver = false;
	let look = () => {};
	told.on("error", () => {});
	told.setEncoding("latin1").on("data", (chunk) => {
		text += chunk;
		look();
	});
	told.on("close", () => {
		isOver = true;
		look();
	});
	return (number) => new Promise((resolve) => {
		look = () => {
			const lines = text.split("\n");
			if (isOver || number < lines.length - 1) resolve(lines.slice(0, -1)[number]);
		};
		look();
	});
};
const readStatus = (file, status) => {
	if (status === void 0) return "unseen";
	const [code, signal] = status.split(" ");
	if (code === "no") return { unstartable: reasonOf(file, status) };
	return signal === "0" ? {
		kind: "code",
		code: Number(code)
	} : {
		kind: "signal",
		signal: signalName(Number(signal))
	};
};
const reasonOf = (file, refusal = "no 0") => {
	const number = Number(refusal.slice(3));
	return `spawn ${file} ${number > 0 ? (0, import__builtin_node_util.getSystemErrorName)(-number) : "failed"}`;
};
const startOnWindows = async ({ line: [file, ...args], cwd, env, input }) => {
	const { execa } = await import("./execa.js");
	const child = execa(file, args, {
		cwd,
		env,
		extendEnv: false,
		stdin: input === void 0 ? "ignore" : "pipe",
		stdout: "pipe",
		stderr: "pipe",
		...input === void 0 ? {} : { input },
		buffer: false,
		reject: false,
		cleanup: false,
		windowsHide: true
	});
	const { pid, stdout, stderr } = child;
	if (pid === void 0) return { unstartable: (await child).originalMessage ?? "unknown reason" };
	return {
		pid,
		streams: [stdout, stderr],
		ended: exitOf(child),
		release: () => child.unref()
	};
};

// src/io/process/command.ts
/** What of a command's output is kept unless another cap is asked for, in bytes. */
const OUTPUT_CAP = 10485760;
const GRACE = 1e4;
const DRAIN = 2e3;
/**
* Runs a command in a process group of its own and sees to its end: at the timeout the whole group gets SIGTERM and,
* after a grace, SIGKILL; what is left of the group when the command has ended is killed too.
*/
const runCommand = async (options) => {
	const line = await commandLine(options.command, options.env);
	if (!line.ok) return line;
	if (options.signal?.aborted === true) return err(interrupted(options.command));
	const started = performance.now();
	const { cwd, env, input, exitTold = false } = options;
	const begun = await startProcess({
		line: line.value,
		cwd,
		env,
		input,
		exitTold
	});
	if ("unstartable" in begun) return err(await unstartable(options, begun.unstartable));
	const { pid, streams } = begun;
	const untrack = trackGroup(pid);
	const end = options.end ?? endGroup;
	const deadline = startDeadline({
		timeout: options.timeout,
		grace: options.grace ?? GRACE,
		signal: options.signal,
		end: (signal) => end(pid, signal)
	});
	const output = keepOutput(options.cap ?? OUTPUT_CAP);
	const closed = Promise.all(streams.map((stream) => read(stream, output.write, options.onOutput)));
	const ended = await Promise.race([begun.ended, deadline.unkillable]);
	deadline.stop();
	const milliseconds = Math.round(performance.now() - started);
	const drained = await within(closed, DRAIN);
	for (const stream of streams) stream.destroy();
	end(pid, "SIGKILL");
	untrack();
	begun.release();
	const cause = deadline.cause();
	if (cause === "aborted") return err(interrupted(options.command));
	const exit = cause === "timeout" || ended === void 0 ? { kind: "timeout" } : ended;
	if (exit === "unseen") return err(fault("isolation-failed", `the command ended unseen: ${showCommand(options.command)}`));
	if ("unstartable" in exit) return err(await unstartable(options, exit.unstartable));
	return ok({
		exit,
		milliseconds,
		output: output.end(),
		drained
	});
};
const read = async (stream, write, onOutput) => {
	stream.on("data", (chunk) => {
		write(chunk);
		onOutput?.(chunk);
	});
	stream.on("error", () => {});
	await new Promise((resolve) => stream.once("close", resolve));
};
const within = async (work, milliseconds) => {
	const timer = new AbortController();
	const done = work.then(() => true);
	const late = (0, import_promises$1.setTimeout)(milliseconds, false, { signal: timer.signal }).catch(() => false);
	const inTime = await Promise.race([done, late]);
	timer.abort();
	return inTime;
};
const interrupted = (command) => fault("interrupted", `the command was ended because Recount was told to end: ${showCommand(command)}`);
const unstartable = async ({ command, cwd }, reason) => {
	const folder = await (0, import_promises.stat)(cwd).then((found) => found.isDirectory()).catch(() => false);
	if (folder && typeof command === "string" && /\bENOENT\b/.test(reason)) return fault("program-missing", `bash was not found on PATH, and runs this command: ${showCommand(command)}`);
	return folder ? fault("suite-unstartable", `the command could not be started: ${showCommand(command)} (${reason})`) : fault("suite-unstartable", `the folder to run in does not exist: ${cwd}`, { remedy: "correct `cwd` in the policy, or add the folder" });
};

// src/entries/cli/token.ts
/**
* The author's token: GH_TOKEN, GITHUB_TOKEN, else the one that `gh` has for this host; nothing where there is none. It
* is never printed.
*/
const findToken = async (env, host) => {
	for (const name of ["GH_TOKEN", "GITHUB_TOKEN"]) {
		const given = env[name]?.trim() ?? "";
		if (given !== "") return isToken(given) ? ok(given) : err(noToken(name));
	}
	const command = [
		"gh",
		"auth",
		"token",
		"--hostname",
		host
	];
	const asked = await runCommand({
		command,
		cwd: ".",
		env,
		timeout: 1e4
	});
	if (!asked.ok || asked.value.exit.kind !== "code" || asked.value.exit.code !== 0) return ok(void 0);
	const token = asked.value.output.head.trim();
	if (token === "") return ok(void 0);
	return isToken(token) ? ok(token) : err(noToken(command.join(" ")));
};
/** Whether a header can carry it. One that cannot would look like a connection that failed. */
const isToken = (text) => /^[!-~]+$/.test(text);
const noToken = (source) => fault("token-missing", `${source} gives no token: expected one word of printable ASCII, found white space or another character in it`, { remedy: "set GH_TOKEN to the token alone, on one line and without quotes or comments" });

// src/entries/cli/desk.ts
/** Opens the clone around the present folder. */
const openDesk = async ({ cwd, env }) => {
	const git = await openGit({
		dir: cwd,
		env,
		profile: "desk"
	});
	return git.ok ? ok({
		git: git.value,
		clone: openClone(git.value),
		records: openRecords(git.value)
	}) : git;
};
/** GitHub's API with the author's token; the client is loaded only where it is needed. */
const openApi = async (call) => {
	const apiUrl = (call.env["GITHUB_API_URL"] || "https://api.github.com").replace(/\/+$/, "");
	if (!/^https?:\/\//i.test(apiUrl) || !URL.canParse(apiUrl)) return err(fault("usage", `GITHUB_API_URL: expected an address, found ${apiUrl}`, { remedy: "for a GitHub Enterprise Server set GITHUB_API_URL=https://HOST/api/v3, else leave it unset" }));
	const host = hostOf(apiUrl);
	const token = await findToken(call.env, host);
	if (!token.ok) return token;
	if (token.value === void 0) return err(fault("token-missing", `GH_TOKEN and GITHUB_TOKEN are not set, and \`gh auth token --hostname ${host}\` gives none`, host === "github.com" ? {} : { remedy: `set GH_TOKEN, or sign in with \`gh auth login --hostname ${host}\`` }));
	const { openAuthorApi } = await import("./desk-author.js");
	return ok(await openAuthorApi(token.value, apiUrl, TOOL.replace(" ", "/")));
};
/** GitHub as an author sees it. Where a clone has nothing there, that is told before anybody looks for a token. */
const openGitHub = async (call, desk) => {
	const api = await openApi(call);
	if (!api.ok) {
		const remotes = await desk?.clone.remotes();
		return remotes?.ok !== true || remotes.value.some(({ repository }) => repository !== void 0) ? api : err(noRemote());
	}
	const { openAuthor } = await import("./desk-author.js");
	return ok(openAuthor(api.value, systemClock.sleep));
};
/** The pull request that `--pr` names, or that the branch has. */
const pullRequestHere = async (call, desk, github) => {
	const branch = await currentBranch(desk.git);
	if (!branch.ok) return branch;
	const number = textOption(call, "pr");
	if (number !== void 0 && !isPullNumber(number)) return err(fault("usage", notPullNumber(number)));
	return findPullRequest(desk.clone, github, {
		branch: branch.value === void 0 ? void 0 : branchAtRemote(branch.value),
		...number === void 0 ? {} : { number: Number(number) }
	});
};
/** GitHub, and there the pull request that `--pr` names, or that the branch has. */
const findOnGitHub = async (call, desk) => {
	const github = await openGitHub(call, desk);
	if (!github.ok) return github;
	const found = await pullRequestHere(call, desk, github.value);
	return found.ok ? ok({
		...found.value,
		github: github.value
	}) : found;
};
/** The repository that pull requests of this clone are opened in, whichever of them the branch has. */
const repositoryHere = async ({ git, clone }, github) => {
	const branch = await currentBranch(git);
	if (!branch.ok) return branch;
	const at = branch.value === void 0 ? void 0 : { remote: pushTarget(branch.value).remote };
	const found = await findPullRequest(clone, github, { branch: at });
	return found.ok ? ok(found.value.repository) : found;
};
/** Where a branch is pushed to; one that follows a local branch, or nothing, goes to origin under its own name. */
const pushTarget = ({ name, push, upstream }) => [push, upstream].find((at) => at !== void 0 && at.remote !== ".") ?? {
	remote: "origin",
	ref: `refs/heads/${name}`
};
const branchAtRemote = (branch) => {
	const { remote, ref } = pushTarget(branch);
	return {
		name: ref.replace(/^refs\/heads\//, ""),
		remote
	};
};
/** The policy that a verb is held to, and how it was found; asks GitHub for the base only where it may and can. */
const baseHere = async (call, desk) => {
	const [ref, policyPath] = [textOption(call, "base"), textOption(call, "policy") ?? ".github/recount.yml"];
	const fetch = !isSet(call, "no-fetch");
	const target = ref === void 0 && fetch ? await baseOnGitHub(call, desk) : void 0;
	return findBase(desk.clone, {
		ref,
		policyPath,
		fetch,
		target
	});
};
/** The pull request's base, or a fork's upstream. Nobody needs GitHub to run the suites: without it origin serves. */
const baseOnGitHub = async (call, desk) => {
	const remotes = await desk.clone.remotes();
	if (!remotes.ok || remotes.value.every(({ repository }) => repository === void 0)) return void 0;
	const found = await findOnGitHub(call, desk);
	if (!found.ok) {
		tell(call, `the pull request was not looked up (${found.error.message}), so origin is taken for its base`);
		return;
	}
	const { remote, pullRequest, repository, defaultBranch } = found.value;
	if (pullRequest === void 0) return {
		remote,
		branch: defaultBranch,
		defaultBranch,
		why: `${repository} ${defaultBranch}, its default branch`
	};
	const { base, number } = pullRequest;
	const why = `${repository} ${base.ref}, the base of #${number}`;
	return {
		remote,
		branch: base.ref,
		defaultBranch: base.defaultBranch,
		why
	};
};

export { offerNames as $, parseRemoteUrl as A, noPullRequest as B, suiteResultSchema as C, pushBranch as D, lookUp as E, readHead as F, capped as G, repositoryName as H, resolveCommit as I, hexEntries as J, notHadSchema as K, LINK as L, isShallow as M, listFiles as N, currentBranch as O, mergeBase as P, nearestNames as Q, SUBMODULE as R, makeSuiteRecord as S, citedAmong as T, systemClock as U, hostOf as V, MOST_DECLARED as W, namedTestsSchema as X, keyOf as Y, namesOf as Z, asOf as _, openGitHub as a, openTally as at, recordOf as b, repositoryHere as c, nodeKey as ct, signalName as d, MOST_NAMED as et, commandLine as f, TOOL as g, listenToGroups as h, openDesk as i, namedTests as it, changedFiles as j, listRemotes as k, runCommand as l, killLiveGroups as m, findOnGitHub as n, byName as nt, pullRequestHere as o, showTest as ot, showCommand as p, detailOf as q, openApi as r, byOutcomeAfterName as rt, pushTarget as s, matchesWildcard as st, baseHere as t, MOST_TESTS_KEPT as tt, RELAY_SCRIPT as u, decodeStored as v, toldOf as w, regeneratedSchema as x, cutsOf as y, findPullRequest as z };