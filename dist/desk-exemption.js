import { R as CODES } from "./desk-verb.js";
import { a as gather, i as nodeKey, l as sha256, o as sortedEntries, p as canonical, u as sha256All } from "./desk-tree.js";
import { n as policyDigest, t as differingSuites } from "./desk-policy-digest.js";
import { _ as hexEntries, v as keyOf } from "./desk-desk.js";
import { a as finding, n as tooManyUnstable, o as findingOf, r as exitIsExcused, s as show, t as demandsOf } from "./desk-demands.js";
import { a as showTest } from "./desk-tally.js";

// src/app/desk/prediction.ts
/** A verdict as it is told at a desk: where nothing can be said, what mends it there is not what mends it in a job. */
const atDesk = (verdict) => ({
	...verdict,
	findings: verdict.findings.map(toldHere)
});
const toldHere = (finding) => {
	const { code, suite = "", pinned, regenerated } = finding;
	if (code === "policy-changed") return {
		...finding,
		message: `the record was made under the policy ${show(pinned)}, and the base branch has ${show(regenerated)}`,
		remedy: "`recount run --out FILE` makes one under the present policy"
	};
	if (code === "suite-not-here") return {
		...finding,
		message: `suite ${suite} does not run on this system, so what CI will find of it cannot be told here`,
		remedy: "push, and let the check tell; `recount pin --from-ci` then pins what CI found"
	};
	return finding;
};

// src/core/tests/search.ts
const LEAF = 32;
const PAIR = 64;
/** Bytes hashed at most before the search is given up: a few seconds. */
const MOST_WORK = 4 * 1024 ** 3;
const OUTCOMES$1 = [
	"passed",
	"failed",
	"skipped"
];
/** Sorted entries of a fixed size, as they are with one entry taken away and another put in. */
const spliced = (entries, size, without, added) => {
	const gap = placeOf(entries, size, without);
	const [before, after] = [entries.subarray(0, gap), entries.subarray(gap + size)];
	if (added === void 0) return [before, after];
	const [side, rest] = added.compare(without) < 0 ? [before, after] : [after, before];
	const at = placeOf(side, size, added);
	const grown = [
		side.subarray(0, at),
		added,
		side.subarray(at)
	];
	return side === before ? [...grown, rest] : [rest, ...grown];
};
/** Where an entry is, or would be put in. */
const placeOf = (entries, size, entry) => {
	let [low, high] = [0, entries.length / size];
	while (low < high) {
		const middle = low + high >> 1;
		if (entries.compare(entry, 0, size, middle * size, (middle + 1) * size) < 0) low = middle + 1;
		else high = middle;
	}
	return low * size;
};
const groupsOf = (tests) => [...gather(tests, ([, group]) => group)].map(([name, own]) => ({
	tests: own,
	leaves: sortedEntries(Buffer.concat(own.map((test) => sha256(canonical(test)))), LEAF),
	hash: sha256(name)
}));
/**
* Searches the one test whose removal, or whose other outcome, gives the digest that begins with `wanted`. Undefined
* where there is none, where the tests do not have the digest that begins with `present`, or where it would take long.
*/
const findSingle = (tests, folder, present, wanted) => {
	const groups = groupsOf(tests);
	const pairOf = ({ hash }, digest) => Buffer.concat([hash, digest]);
	const pairs = sortedEntries(Buffer.concat(groups.map((group) => pairOf(group, sha256(group.leaves)))), PAIR);
	const work = groups.reduce((sum, { leaves, tests: own }) => sum + own.length * (OUTCOMES$1.length + 1) * (leaves.length + (folder ? pairs.length : 0)), 0);
	const whole = folder ? sha256(pairs) : pairs.subarray(LEAF);
	if (work > MOST_WORK || !whole.subarray(0, present.length).equals(present)) return void 0;
	for (const group of groups) {
		const own = pairOf(group, sha256(group.leaves));
		for (const test of group.tests) {
			const [outcome, name, title] = test;
			const leaf = sha256(canonical(test));
			for (const before of [void 0, ...OUTCOMES$1]) {
				if (before === outcome || outcome === "unstable" && before !== void 0) continue;
				const other = before === void 0 ? void 0 : sha256(canonical([
					before,
					name,
					title
				]));
				const digest = sha256All(spliced(group.leaves, LEAF, leaf, other));
				const empty = group.tests.length === 1 && other === void 0;
				if ((folder ? sha256All(spliced(pairs, PAIR, own, empty ? void 0 : pairOf(group, digest))) : digest).subarray(0, wanted.length).equals(wanted)) return {
					test,
					before
				};
			}
		}
	}
};

// src/core/judge/groups.ts
/** Groups and tests that a message names; who wants all of them asks `recount explain`. */
const MOST_NAMED = 5;
const few = (items, what) => {
	const more = items.length - MOST_NAMED;
	return [...items.slice(0, MOST_NAMED), ...more > 0 ? [`and ${more} more ${what}`] : []].join("; ");
};
const quoted = (text) => text === "" ? "(no name)" : show(text);
/** A folder is told with its groups: what is gone from it is gone from one of them. */
const nodeName = ({ name, folder, groups, tests = [] }) => {
	if (!folder) return quoted(name);
	const names = [...new Set(tests.map(([, group]) => quoted(group)))];
	return `${quoted(name)} (${groups} groups${names.length === 0 ? "" : `: ${few(names, "groups")}`})`;
};
const OUTCOMES = [
	"passed",
	"failed",
	"skipped",
	"unstable"
];
const countsOf = (tests) => {
	return OUTCOMES.flatMap((outcome) => {
		const count = tests.filter(([one]) => one === outcome).length;
		return count === 0 ? [] : [`${count} ${outcome}`];
	}).join(", ");
};
/** The tests of a group as they are now, those that did not pass first: they are what a reader looks for. */
const testsOf = ({ tests, folder }) => {
	if (tests === void 0) return "its tests are too many to be told";
	const names = [...tests.filter(([one]) => one !== "passed"), ...tests.filter(([one]) => one === "passed")].map(([outcome, group, name]) => `${folder ? showTest(group, name) : name} (${outcome})`);
	return `now ${countsOf(tests)}: ${few(names.map(quoted), "tests")}`;
};
const hex = (text) => Buffer.from(text, "hex");
/** How a group or folder differs from what is pinned, as closely as it can be told. */
const difference = (detail, pinned, found) => {
	const single = detail.tests === void 0 ? void 0 : findSingle(detail.tests, detail.folder, hex(found.slice(8)), hex(pinned.slice(8)));
	if (single === void 0) return `${nodeName(detail)} differs by a test that is gone, or by several (how many it had is not in the block); ${testsOf(detail)}`;
	const { test, before } = single;
	const [outcome, group, name] = test;
	const shown = quoted(showTest(group, name));
	return before === void 0 ? `${shown} is new (${outcome})` : `${shown} is ${outcome} and was ${before}`;
};
/** The groups of which the block names a test: they can be told by name also where they are gone. */
const namedGroups = ({ failing = [], skipping = [] }) => new Map([...failing, ...skipping].map(([group]) => [sha256(group).toString("hex", 0, 4), group]));
/** What there is to say about pinned entries that are contradicted: names, where the hand-over or the block has them. */
const tellContradicted = (claimed, contradicted, found, details) => {
	const byKey = new Map(details.map((detail) => [nodeKey(detail), detail]));
	const present = new Map(found.map((entry) => [keyOf(entry), entry]));
	const names = namedGroups(claimed);
	const told = contradicted.slice(0, MOST_NAMED).map((entry) => {
		const [key, detail] = [keyOf(entry), byKey.get(keyOf(entry))];
		const now = present.get(key);
		const name = names.get(key);
		const known = name === void 0 ? `a group (its name's hash is ${key})` : quoted(name);
		if (now === void 0) return `${known} is not there`;
		return detail === void 0 ? `${known} differs` : difference(detail, entry, now);
	});
	return few([...told, ...contradicted.slice(MOST_NAMED)], "groups");
};
/** The groups that no entry of the block stands for, with their tests; nothing where the block pins no groups. */
const tellStrangers = (groups, details) => {
	if (groups === void 0) return "";
	const keys = new Set(hexEntries(groups).map(keyOf));
	const strangers = details.filter((detail) => !detail.folder && !keys.has(nodeKey(detail)));
	if (strangers.length === 0) return "";
	return `; not in the block: ${few(strangers.map((detail) => `${nodeName(detail)}, ${testsOf(detail)}`), "groups")}`;
};

// src/core/judge/compare.ts
/** Whether two values are the same in canonical form. */
const equal = (a, b) => canonical(a) === canonical(b);
const COUNTS = [
	"total",
	"passed",
	"failed",
	"skipped",
	"unstable"
];
/**
* Compares a pinned suite with the regenerated one, field by field, in a fixed order. Command and scope are held
* against the policy, since that is what was run.
*/
const compareSuite = (name, suite, pinned, result) => {
	const side = {
		suite: name,
		pinned,
		fresh: result.record
	};
	const findings = [];
	if (!equal(pinned.command, suite.run)) findings.push(differs(side, "command-altered", "command", pinned.command, suite.run));
	if (pinned.scope !== suite.scope) findings.push(differs(side, "scope-altered", "scope", pinned.scope, suite.scope));
	if (pinned.exit !== side.fresh.exit && !exitIsExcused(pinned, result)) findings.push(differs(side, "exit-contradicted", "exit", pinned.exit, side.fresh.exit));
	if (pinned.report !== side.fresh.report) findings.push(differs(side, "report-contradicted", "report", pinned.report, side.fresh.report));
	else findings.push(...compareCounts(side), ...compareDigest(side, result.detail ?? []), ...compareGroups(side, result.detail ?? []), ...compareNames(side, "failing"), ...compareNames(side, "skipping"));
	for (const field of ["losses", "proves"]) if (pinned[field] !== void 0) findings.push(invented(name, field));
	return findings;
};
const differs = ({ suite }, code, field, claimed, found) => finding(code, `${suite}: ${field}: claimed ${show(claimed)}, found ${show(found)}`, {
	suite,
	field,
	...claimed === void 0 ? {} : { pinned: claimed },
	...found === void 0 ? {} : { regenerated: found }
});
const invented = (suite, field) => finding("field-invented", `${suite}: the block has ${field}, which is not compared here`, {
	suite,
	field
});
/** The finding where a side lacks a field that the policy decides on; none where both do. */
const oneSided = ({ suite, pinned, fresh }, field) => {
	if (pinned[field] !== void 0) return [invented(suite, field)];
	if (fresh[field] === void 0) return [];
	return [finding("field-missing", `${suite}: the block lacks ${field}, which the policy asks for`, {
		suite,
		field
	})];
};
const compareCounts = (side) => {
	const [claimed, found] = [side.pinned.tests, side.fresh.tests];
	if (claimed === void 0 || found === void 0) return oneSided(side, "tests");
	return COUNTS.filter((count) => claimed[count] !== found[count]).map((count) => differs(side, "tests-contradicted", `tests.${count}`, claimed[count], found[count]));
};
const compareDigest = (side, details) => {
	const [claimed, found] = [side.pinned.digest, side.fresh.digest];
	if (claimed === void 0 || found === void 0) return oneSided(side, "digest");
	if (claimed === found) return [];
	const differing = differs(side, "digest-contradicted", "digest", claimed, found);
	return [{
		...differing,
		message: `${differing.message}${tellStrangers(side.pinned.groups, details)}`
	}];
};
/** What is claimed and not found, each as often as it is claimed too often: a list may be shorter, never other. */
const surplus = (claimed, found, key) => {
	const left = /* @__PURE__ */ new Map();
	for (const item of found) left.set(key(item), (left.get(key(item)) ?? 0) + 1);
	return claimed.filter((item) => {
		const count = left.get(key(item)) ?? 0;
		left.set(key(item), count - 1);
		return count <= 0;
	});
};
/** As many of the groups that differ as a verdict holds; they are hashes, and no reader wants more. */
const MOST_GROUPS = 20;
const compareGroups = ({ suite, pinned, fresh }, details) => {
	if (pinned.groups === void 0) return [];
	if (fresh.groups === void 0) return [invented(suite, "groups")];
	const at = {
		suite,
		field: "groups"
	};
	const [claimed, found] = [hexEntries(pinned.groups), hexEntries(fresh.groups)];
	if (claimed.some((entry) => entry.length !== 2 * 12)) return [finding("group-contradicted", `${suite}: groups: not a whole number of entries of ${12} bytes`, at)];
	const other = surplus(claimed, found, (entry) => entry);
	if (other.length === 0) return [];
	const held = other.slice(0, MOST_GROUPS);
	const keys = new Set(held.map(keyOf));
	return [finding("group-contradicted", `${suite}: groups: ${other.length} of ${claimed.length} claimed are not as found: ${tellContradicted(pinned, other, found, details)}`, {
		...at,
		pinned: held,
		regenerated: found.filter((entry) => keys.has(keyOf(entry)))
	})];
};
const CONTRADICTED = {
	failing: {
		code: "failing-contradicted",
		what: "did not fail"
	},
	skipping: {
		code: "skipping-contradicted",
		what: "was not skipped"
	}
};
/** A pinned list may be shorter than the regenerated one, never other; a name stands as often as it occurs. */
const compareNames = ({ suite, pinned, fresh }, field) => {
	const [claimed, names] = [pinned[field], fresh[field]];
	if (claimed === void 0) return [];
	if (names === void 0) return [invented(suite, field)];
	const { code, what } = CONTRADICTED[field];
	return surplus(claimed, names, canonical).map(([group, name]) => finding(code, `${suite}: ${field}: claimed ${show(showTest(group, name))}, which ${what}`, {
		suite,
		field,
		pinned: [group, name]
	}));
};

// src/core/judge/live.ts
/** The suites that ran with the network open because the policy calls them `live`. */
const liveSuites = (policy, { suites }) => Object.entries(policy.suites).flatMap(([suite, { scope, env }]) => {
	if (scope !== "live" || !Object.hasOwn(suites, suite)) return [];
	const settings = Object.entries({
		...policy.env,
		...env
	});
	const variables = settings.flatMap(([name, value]) => value === null ? [name] : []);
	const hosts = settings.flatMap(([, value]) => value === null ? [] : hostOf(value));
	return [{
		suite,
		variables: variables.sort(),
		hosts: [...new Set(hosts)].sort()
	}];
});
/** The host of an address, with its port; a user or a password before it and all that follows it stay out. */
const hostOf = (value) => {
	const host = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) && URL.canParse(value) ? new URL(value).host : "";
	return host === "" ? [] : [host];
};

// src/core/judge/verdict.ts
/** The exit status of each outcome, for the action and `check` alike. */
const EXIT_STATUS = {
	match: 0,
	mismatch: 1,
	stale: 1,
	failing: 1,
	inconclusive: 2
};
/** The outcome of findings: the first row of the table that holds decides. */
const decide = ({ commit, block, findings, varied = [], notChecked = [] }) => {
	const [outcome, kept] = outcomeOf(findings, varied);
	const blamed = kept[0] === void 0 ? void 0 : blameOf(kept[0]);
	return {
		outcome,
		pass: outcome === "match",
		commit,
		...block === void 0 ? {} : { block },
		...outcome === "inconclusive" && blamed !== void 0 ? { fault: blamed } : {},
		findings: kept,
		notChecked
	};
};
/**
* The verdict where nothing could be compared, and why. A reason that is lost is a fault of ours and never a match:
* without findings nothing was looked at.
*/
const refuse = (commit, reasons, block) => decide({
	commit,
	block,
	findings: reasons.length > 0 ? reasons : [finding("internal", "the judge ended early, and its reason is lost")]
});
/** Kinds from which nothing follows about the pull request: a desk or a report that stops the work is a fault too. */
const FAULTS = [
	"inconclusive",
	"desk",
	"report"
];
/** What stops the command line at a desk stops it in a job as well, and there the runner has to be looked at. */
const blameOf = ({ code }) => CODES[code].kind === "desk" ? "runner" : CODES[code].blame;
const outcomeOf = (findings, varied) => {
	const of = (...kinds) => findings.filter(({ code }) => kinds.includes(CODES[code].kind));
	const [faults, block, stale, unstable] = [
		of(...FAULTS),
		of("block"),
		of("stale"),
		of("varied")
	];
	if (faults.length > 0) return ["inconclusive", faults];
	if (block.length > 0) return ["mismatch", block];
	if (stale.length > 0) return ["stale", stale];
	if (findings.length === 0) return ["match", []];
	const others = findings.filter((one) => !unstable.includes(one));
	if (unstable.length > 0 && others.every((one) => varied.includes(one))) return ["inconclusive", [...unstable, ...others]];
	return [of("demand").length === findings.length ? "failing" : "mismatch", findings];
};

// src/core/isolation/level.ts
/** Whether a level is what the policy wants at least. Under `user` any walls will do. */
const isEnough = (level, least) => least === "none" || level === least || least === "user" && level !== "none";

// src/core/judge/walls.ts
/** What of the isolation that the policy wants did not apply when the record was made. */
const wallsMissing = (policy, touched, { by, suites }) => {
	if (policy.isolation === "none") return [];
	if (!isEnough(by.isolation, policy.isolation)) return [finding("isolation-too-weak", `the policy wants isolation ${policy.isolation}, and the suites ran with ${by.isolation}`)];
	if (by.network === "none") return [];
	return Object.entries(policy.suites).flatMap(([name, { scope }]) => scope === "offline" && touched.has(name) && Object.hasOwn(suites, name) ? [finding("network-not-cut", `suite ${name} is \`offline\`, and it could not be cut off`, { suite: name })] : []);
};

// src/core/judge/judge.ts
/** Judges the pinned block against the regenerated record, under the policy. Pure: equal facts, equal verdict. */
const judge = (facts) => {
	const { commit, policy, pinned } = facts;
	const block = pinned.ok ? pinned.value.digest : void 0;
	const unsound = unsoundness(facts);
	if (unsound.length > 0) return refuse(commit, unsound, block);
	if (!pinned.ok && (facts.blockNeeded || !isMissing(pinned.error))) return refuse(commit, pinned.error.map(findingOf));
	const claims = pinned.ok ? pinned.value.record : void 0;
	const stale = claims === void 0 ? void 0 : staleness(facts, claims);
	if (stale !== void 0) return refuse(commit, [stale], block);
	const judged = Object.entries(policy.suites).map(([name, suite]) => judgeSuite(facts, name, suite, claims));
	const findings = [
		...claims === void 0 ? [] : contradictions(facts, claims),
		...facts.changes ?? [],
		...judged.flatMap((one) => one.findings)
	];
	const live = liveSuites(policy, facts.regenerated);
	const verdict = decide({
		commit,
		block,
		findings,
		varied: judged.flatMap((one) => one.varied),
		notChecked: [...claims === void 0 ? ["block"] : [], ...notRun(facts)]
	});
	return live.length === 0 ? verdict : {
		...verdict,
		live
	};
};
/** Whether the body simply has no block. One that hides, or something that looks like one, is never an absent block. */
const isMissing = ([first, ...others]) => first?.code === "block-missing" && others.length === 0;
/** The suites of which nothing was found out, by the judge's own facts and not by what the judged job says of itself. */
const notRun = ({ policy, touched, regenerated }) => Object.entries(policy.suites).flatMap(([name, { os }]) => {
	if (!touched.has(name)) return [`suite ${name}: the pull request touches none of its paths`];
	return regenerated.suites[name] === void 0 ? [`suite ${name}: runs on ${os} only`] : [];
});
/** Reasons why nothing can be said: what was run is not what is asked about. */
const unsoundness = ({ commit, policy, touched, regenerated, walled }) => {
	if (regenerated.commit !== commit) {
		const moved = `the suites ran on ${regenerated.commit}, and the head is ${commit} now`;
		return [finding("head-moved", moved, {
			pinned: regenerated.commit,
			regenerated: commit
		})];
	}
	if (regenerated.policy !== policyDigest(policy)) return [finding("policy-changed", `the suites ran under the policy ${regenerated.policy}, and the base branch has ${policyDigest(policy)} now`, {
		pinned: regenerated.policy,
		regenerated: policyDigest(policy)
	})];
	const unwalled = walled ? wallsMissing(policy, touched, regenerated) : [];
	if (unwalled.length > 0) return unwalled;
	return Object.entries(policy.suites).flatMap(([name, suite]) => {
		if (!touched.has(name)) return [];
		const runs = regenerated.suites[name];
		if (runs !== void 0) return tooManyUnstable(name, runs.first) ?? incomplete(name, suite, runs.first);
		const { [name]: absence } = regenerated.absent;
		if (absence === void 0) return finding("hand-over-broken", `suite ${name} should have been run, and the hand-over does not hold it`, { suite: name });
		if (suite.os === "any" || absence !== "os") return finding("policy-changed", `suite ${name} was left out because of its \`${absence}\`, and now applies`, { suite: name });
		return policy.required.includes(name) ? finding("suite-not-here", `suite ${name} must run on ${suite.os}, and no leg of the workflow does`, { suite: name }) : [];
	});
};
/** Without the counts that the policy asks for, too few tests would look like no demand at all. */
const incomplete = (name, suite, { record, counts }) => {
	const asked = suite.reports.length > 0;
	if (asked ? record.report !== void 0 || counts !== void 0 && record.tests !== void 0 === (suite.tests !== "outcome") && record.digest !== void 0 === (suite.tests === "exact") : counts === void 0 && record.tests === void 0 && record.digest === void 0 && record.report === void 0) return [];
	return [finding("hand-over-broken", `suite ${name} ${asked ? "lacks what the policy asks of its reports" : "has counts, and the policy asks for no report"} in the hand-over`, { suite: name })];
};
const staleness = ({ commit, policy, formerPolicy }, claims) => {
	if (claims.commit !== commit) return finding("commit-stale", `the block records commit ${claims.commit}, and the head is ${commit}`, {
		field: "commit",
		pinned: claims.commit,
		regenerated: commit
	});
	const digest = policyDigest(policy);
	if (claims.policy === digest) return void 0;
	const differing = formerPolicy === void 0 ? visiblyDiffering(claims, policy) : differingSuites(formerPolicy, policy);
	const which = differing.length === 0 ? "in what every suite shares" : `in ${differing.join(", ")}`;
	return finding("policy-moved", `the policy on the base branch differs from the one that the block was made under, ${which}`, {
		field: "policy",
		pinned: claims.policy,
		regenerated: digest
	});
};
/** What can be seen of a changed policy in the block alone. */
const visiblyDiffering = (claims, policy) => [.../* @__PURE__ */ new Set([...Object.keys(claims.suites), ...policy.required])].filter((name) => {
	const [claimed, suite] = [claims.suites[name], policy.suites[name]];
	return claimed === void 0 || suite === void 0 || !equal(claimed.command, suite.run) || claimed.scope !== suite.scope;
});
/** What the block as a whole says wrongly: its tree, and which suites it has. */
const contradictions = ({ policy, touched, regenerated }, claims) => {
	const findings = [];
	if (claims.tree !== regenerated.tree) findings.push(finding("tree-contradicted", `tree: claimed ${claims.tree}, found ${regenerated.tree}`, {
		field: "tree",
		pinned: claims.tree,
		regenerated: regenerated.tree
	}));
	for (const name of policy.required) if (touched.has(name) && !Object.hasOwn(claims.suites, name)) findings.push(finding("suite-missing", `the policy requires suite ${name}, and the block lacks it`, { suite: name }));
	for (const name of Object.keys(claims.suites)) if (!Object.hasOwn(policy.suites, name)) findings.push(finding("suite-invented", `the policy holds no suite ${name}`, { suite: name }));
	else if (!touched.has(name) || !Object.hasOwn(regenerated.suites, name)) findings.push(finding("suite-not-run", `suite ${name} is not run for this pull request`, { suite: name }));
	return findings;
};
const judgeSuite = ({ touched, regenerated }, name, suite, claims) => {
	const runs = regenerated.suites[name];
	if (runs === void 0 || !touched.has(name)) return {
		findings: [],
		varied: []
	};
	const claimed = claims?.suites[name];
	const against = (result) => [...demandsOf(name, suite, result), ...claimed === void 0 ? [] : compareSuite(name, suite, claimed, result)];
	const findings = against(runs.first);
	if (runs.again === void 0) return {
		findings,
		varied: []
	};
	const second = new Set(against(runs.again).map(identity));
	const varied = findings.filter((one) => !second.has(identity(one)));
	if (varied.length === 0) return {
		findings,
		varied
	};
	const what = [...new Set(varied.map((one) => one.field ?? one.code))].join(", ");
	return {
		findings: [finding("unstable", `${name}: a second run on this commit gives other results: ${what}`, { suite: name }), ...findings],
		varied
	};
};
/**
* What makes two runs agree on a finding: the same claim is contradicted by the same value. Two runs that contradict a
* claim with two values disagree with each other, which says nothing about the author. How many tests failed stands in
* the message alone: a suite that fails twice fails.
*/
const identity = ({ code, field, pinned, regenerated }) => JSON.stringify([
	code,
	field,
	pinned,
	regenerated
]);

// src/core/policy/exemption.ts
/**
* Whether a pull request must have a block. An app is known by its type and its login `slug[bot]`, which no person can
* have, and by its id where the policy gives one; never by who started the workflow.
*/
const needsBlock = (policy, author) => policy.block === "required" && !isExempt(policy, author);
/** Whether the policy exempts this author. */
const isExempt = ({ exempt }, { login, id, type }) => type === "Bot" && exempt.some((one) => login.toLowerCase() === `${one.app.toLowerCase()}[bot]` && (one.id === void 0 || one.id === id));

export { atDesk as i, judge as n, EXIT_STATUS as r, needsBlock as t };