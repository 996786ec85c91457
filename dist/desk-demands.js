import { b as CODES } from "./desk-tell.js";
import { c as sha256, f as canonical, i as sortedEntries, l as sha256All, o as surplus, r as gather, t as RECORDED_OUTCOMES } from "./desk-sum.js";
import { t as counted } from "./desk-amount.js";
import { J as hexEntries, Y as keyOf, ct as nodeKey, ot as showTest } from "./desk-desk.js";
import { n as onlyUnstableFailed, t as exitIsExcused } from "./desk-unstable.js";

// src/core/policy/environment.ts
/** What the machine gives to every command: where its user lives and where programs are found. */
const INHERITED = ["HOME", "PATH"];
/** Without these no program starts on Windows. */
const INHERITED_ON_WINDOWS = [
	"Path",
	"PATHEXT",
	"SystemRoot",
	"SystemDrive",
	"ComSpec",
	"TEMP",
	"TMP",
	"USERPROFILE",
	"APPDATA",
	"LOCALAPPDATA",
	"ProgramData",
	"ProgramFiles",
	"ProgramFiles(x86)"
];
/** The variables that have the same values at the desk and in CI, unless the policy says otherwise. */
const FIXED = {
	CI: "true",
	TZ: "UTC",
	LANG: "C.UTF-8",
	NO_COLOR: "1"
};
/** Each name with what is said of it last. */
const lastWord = (settings) => [...new Map(settings.flatMap((setting) => Object.entries(setting)))];
/** The names that the policy passes from the machine. */
const passedNames = (settings) => lastWord(settings).flatMap(([name, value]) => value === null ? [name] : []).sort();
/** Those of them that are not there to be passed. */
const unsetNames = ({ host, settings }) => passedNames(settings).filter((name) => host[name] === void 0);
/** A shorter value is no secret, and stands in many a word. */
const SHORTEST_HIDDEN = 6;
/**
* Takes the values of what the policy passes out of a command's output: the job's log masks a secret, and the judge, who
* shows what a suite said last, is another job, which does not know it.
*/
const withoutPassed = ({ host, settings }) => {
	const values = passedNames(settings).flatMap((name) => (host[name] ?? "").split(/[\r\n]+/)).map((line) => line.trim()).filter((line) => line.length >= SHORTEST_HIDDEN).sort((one, other) => other.length - one.length);
	return (text) => values.reduce((left, value) => left.replaceAll(value, "***"), text);
};
/** The whole environment of a command: an allow-list, so that no token and no `GITHUB_*` name gets through. */
const commandEnvironment = ({ host, platform, settings, without = [], reportsFolder }) => {
	const inherited = platform === "win32" ? [...INHERITED, ...INHERITED_ON_WINDOWS] : INHERITED;
	const passed = (name) => host[name] === void 0 ? [] : [[name, host[name]]];
	const set = lastWord(settings).flatMap(([name, value]) => value === null ? passed(name) : [[name, value]]);
	const all = {
		...Object.fromEntries(inherited.flatMap(passed)),
		...FIXED,
		...Object.fromEntries(set)
	};
	const kept = Object.entries(all).filter(([name]) => !without.includes(name));
	return {
		...Object.fromEntries(kept),
		...reportsFolder === void 0 ? {} : { RECOUNT_REPORTS: reportsFolder }
	};
};

// src/core/judge/finding.ts
/** Makes a finding; the remedy is the code's own unless a better one is known. */
const finding = (code, message, more = {}) => ({
	code,
	message,
	remedy: CODES[code].remedy,
	...more
});
/** That the block has a field of a suite that nothing here can be held against. */
const invented = (suite, field) => finding("field-invented", `${suite}: the block has ${field}, which is not compared here`, {
	suite,
	field
});
/** A fault as a finding: its cause stays in the log. */
const findingOf = ({ cause: _cause, ...fault }) => fault;
/** A JSON value as a message shows it: short values whole, long ones cut. */
const show = (value) => {
	if (value === void 0) return "nothing";
	const text = typeof value === "string" ? value : JSON.stringify(value);
	return text.length <= 200 ? text : `${text.slice(0, 200)}\u2026`;
};

// src/core/tests/search.ts
/** Bytes hashed at most before the search is given up: a few seconds. */
const MOST_WORK = 4 * 1024 ** 3;
const OUTCOMES = [
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
	leaves: sortedEntries(Buffer.concat(own.map((test) => sha256(canonical(test)))), 32),
	hash: sha256(name)
}));
/**
* Searches the one test whose removal, or whose other outcome, gives the digest that begins with `wanted`. Undefined
* where there is none, where the tests do not have the digest that begins with `present`, or where it would take long.
*/
const findSingle = (tests, folder, present, wanted) => {
	const groups = groupsOf(tests);
	const pairOf = ({ hash }, digest) => Buffer.concat([hash, digest]);
	const pairs = sortedEntries(Buffer.concat(groups.map((group) => pairOf(group, sha256(group.leaves)))), 64);
	const work = groups.reduce((sum, { leaves, tests: own }) => sum + own.length * (OUTCOMES.length + 1) * (leaves.length + (folder ? pairs.length : 0)), 0);
	const whole = folder ? sha256(pairs) : pairs.subarray(32);
	if (work > MOST_WORK || !whole.subarray(0, present.length).equals(present)) return void 0;
	for (const group of groups) {
		const own = pairOf(group, sha256(group.leaves));
		for (const test of group.tests) {
			const [outcome, name, title] = test;
			const leaf = sha256(canonical(test));
			for (const before of [void 0, ...OUTCOMES]) {
				if (before === outcome || outcome === "unstable" && before !== void 0) continue;
				const other = before === void 0 ? void 0 : sha256(canonical([
					before,
					name,
					title
				]));
				const digest = sha256All(spliced(group.leaves, 32, leaf, other));
				const empty = group.tests.length === 1 && other === void 0;
				if ((folder ? sha256All(spliced(pairs, 64, own, empty ? void 0 : pairOf(group, digest))) : digest).subarray(0, wanted.length).equals(wanted)) return {
					test,
					before
				};
			}
		}
	}
};

// src/core/judge/groups.ts
/** Groups and tests that a message names; who wants all of them asks `recount explain`. */
const MOST_NAMED$1 = 5;
const few$1 = (items, what) => {
	const more = items.length - MOST_NAMED$1;
	return [...items.slice(0, MOST_NAMED$1), ...more > 0 ? [`and ${more} more ${what}`] : []].join("; ");
};
/** Tests whose report gives them neither file nor suite have the empty name for a group, all of them. */
const groupName = (name) => name === "" ? "the tests outside any group" : show(name);
const differ = (name) => name === "" ? "differ" : "differs";
const quoted = (text) => text === "" ? "(no name)" : show(text);
/** A folder is told with its groups: what is gone from it is gone from one of them. */
const nodeName = ({ name, folder, groups, tests = [] }) => {
	if (!folder) return groupName(name);
	const names = [...new Set(tests.map(([, group]) => groupName(group)))];
	return `${quoted(name)} (${groups} groups${names.length === 0 ? "" : `: ${few$1(names, "groups")}`})`;
};
const countsOf = (tests) => {
	return RECORDED_OUTCOMES.flatMap((outcome) => {
		const count = tests.filter(([one]) => one === outcome).length;
		return count === 0 ? [] : [`${count} ${outcome}`];
	}).join(", ");
};
/** The tests of a group as they are now, those that did not pass first: they are what a reader looks for. */
const testsOf = ({ tests, folder }) => {
	if (tests === void 0) return "its tests are too many to be told";
	const names = [...tests.filter(([one]) => one !== "passed"), ...tests.filter(([one]) => one === "passed")].map(([outcome, group, name]) => `${folder ? showTest(group, name) : name} (${outcome})`);
	return `now ${countsOf(tests)}: ${few$1(names.map(quoted), "tests")}`;
};
const hex = (text) => Buffer.from(text, "hex");
/** How a group or folder differs from what is pinned, as closely as it can be told. */
const difference = (detail, pinned, found) => {
	const single = detail.tests === void 0 ? void 0 : findSingle(detail.tests, detail.folder, hex(found.slice(8)), hex(pinned.slice(8)));
	if (single === void 0) return `${nodeName(detail)} ${differ(detail.name)} by a test that is gone, or by several (how many it had is not in the block); ${testsOf(detail)}`;
	const { test, before } = single;
	const [outcome, group, name] = test;
	const shown = quoted(showTest(group, name));
	return before === void 0 ? `${shown} is new (${outcome})` : `${shown} is ${outcome} and was ${before}`;
};
/** The groups of which the block names a test, and that of no name: they can be told by name also where they are gone. */
const namedGroups = ({ failing = [], skipping = [] }) => new Map(["", ...[...failing, ...skipping].map(([group]) => group)].map((name) => [hashKey(name), name]));
const hashKey = (name) => sha256(name).toString("hex", 0, 4);
/** What there is to say about pinned entries that are contradicted: names, where the hand-over or the block has them. */
const tellContradicted = (claimed, contradicted, found, details) => {
	const byKey = new Map(details.map((detail) => [nodeKey(detail), detail]));
	const present = new Map(found.map((entry) => [keyOf(entry), entry]));
	const names = namedGroups(claimed);
	const told = contradicted.slice(0, MOST_NAMED$1).map((entry) => {
		const [key, detail] = [keyOf(entry), byKey.get(keyOf(entry))];
		const now = present.get(key);
		const name = names.get(key);
		const known = name === void 0 ? `a group (its name's hash is ${key})` : groupName(name);
		if (now === void 0) return `${known} ${name === "" ? "are" : "is"} not there`;
		return detail === void 0 ? `${known} ${differ(name ?? key)}` : difference(detail, entry, now);
	});
	return few$1([...told, ...contradicted.slice(MOST_NAMED$1)], "groups");
};
/** The groups that no entry of the block stands for, with their tests; nothing where the block pins no groups. */
const tellStrangers = (groups, details) => {
	if (groups === void 0) return "";
	const keys = new Set(hexEntries(groups).map(keyOf));
	const strangers = details.filter((detail) => !detail.folder && !keys.has(nodeKey(detail)));
	if (strangers.length === 0) return "";
	return `; not in the block: ${few$1(strangers.map((detail) => `${nodeName(detail)}, ${testsOf(detail)}`), "groups")}`;
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
* against the policy, since that is what was run. What the base says beside it (`losses`, `proves`) is judged apart: a
* second run of the suite does not tell it.
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
	return findings;
};
const differs = ({ suite }, code, field, claimed, found) => finding(code, `${suite}: ${field}: claimed ${show(claimed)}, found ${show(found)}`, {
	suite,
	field,
	...claimed === void 0 ? {} : { pinned: claimed },
	...found === void 0 ? {} : { regenerated: found }
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
/** The tests that failed, or were skipped, in one of two runs and not in the other, as far as their lists tell. */
const notTheSame = (one, other) => {
	const names = ["failing", "skipping"].flatMap((list) => {
		const [these, those] = [one[list] ?? [], other[list] ?? []];
		return [...surplus(these, those, canonical), ...surplus(those, these, canonical)];
	});
	return [...new Set(names.map(([group, name]) => showTest(group, name)))];
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

// src/core/judge/demands.ts
const MOST_UNSTABLE = 20;
/** What the policy demands of a suite and this run does not give, whatever any block says. */
const demandsOf = (name, suite, result) => {
	const { counts, unmatched, repeated } = result;
	const findings = [];
	const demand = (code, message) => {
		findings.push(finding(code, `${name}: ${message}`, { suite: name }));
	};
	if (suite.must === "pass") {
		const failure = failureOf(result);
		if (failure !== void 0) demand("suite-failed", failure);
		if (counts !== void 0 && counts.total < suite.minTests) if (counts.total === 0) demand("tests-none", `no test ran; the policy demands at least ${suite.minTests}`);
		else demand("tests-too-few", `${counts.total} tests ran; the policy demands at least ${suite.minTests}`);
	}
	for (const pattern of unmatched) demand("unstable-gone", `no test matches ${show(pattern)}, which the policy names as unstable`);
	if (repeated !== void 0) demand("test-in-two-shards", inTwoShards(repeated));
	return findings;
};
const inTwoShards = ({ count, some }) => `${counted(count, "test")} ran in more than one shard${few(some, count)}`;
/** Why a suite does not pass. A report that is greener than the exit is told in so many words. */
const failureOf = (result) => {
	const { record, counts, refused = record.report } = result;
	if (refused !== void 0) return `it ended with ${record.exit}, and its reports are refused: ${refused}`;
	if (counts !== void 0 && counts.failed > 0) return `${counts.failed} of ${counts.total} tests failed (exit ${record.exit})${few((record.failing ?? []).map(([group, name]) => showTest(group, name)))}`;
	if (record.exit === 0 || onlyUnstableFailed(result)) return void 0;
	return counts === void 0 || counts.total === 0 ? `it ended with ${record.exit}` : `it ended with ${record.exit}, although its report shows no failed test among ${counts.total}: the report is greener than the run`;
};
const MOST_NAMED = 5;
/** The first of many names, and how many more there are; nothing where there is none. */
const few = (names, count = names.length) => {
	if (count === 0) return "";
	const shown = names.slice(0, MOST_NAMED);
	return `: ${shown.map(show).join("; ")}${count > shown.length ? `; and ${count - shown.length} more` : ""}`;
};
/** How many of a suite's tests a policy may call unstable: at most 20 and 2 % of it, one always. */
const mostUnstable = (total) => Math.max(1, Math.min(MOST_UNSTABLE, Math.floor(total / 50)));
/** A policy that calls too much unstable judges nothing. */
const tooManyUnstable = (name, { counts }) => {
	if (counts?.unstable === void 0) return void 0;
	const { unstable, total } = counts;
	const most = mostUnstable(total);
	if (unstable <= most) return void 0;
	const found = `${name}: the policy calls ${unstable} of ${total} tests unstable, and ${most} may be`;
	return finding("unstable-too-many", found, { suite: name });
};

export { compareSuite as a, finding as c, show as d, FIXED as f, withoutPassed as g, unsetNames as h, tooManyUnstable as i, findingOf as l, passedNames as m, few as n, equal as o, commandEnvironment as p, mostUnstable as r, notTheSame as s, demandsOf as t, invented as u };