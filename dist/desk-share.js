import { H as _gte, ht as _regex, it as _maxLength, rt as _lte } from "./desk-tell.js";
import { A as tuple, E as string, S as readonly, T as strictObject, a as array, b as optional, d as int, i as _enum, l as discriminatedUnion, p as literal, u as extend } from "./desk-schemas2.js";
import "./desk-text.js";
import { n as ok, t as err } from "./desk-result.js";
import "./desk-verbs.js";
import { a as startsInOrder, f as canonical, u as sha256Text } from "./desk-sum.js";
import { C as suiteResultSchema, S as makeSuiteRecord, X as namedTestsSchema, at as openTally, et as MOST_NAMED$1, nt as byName, ot as showTest, rt as byOutcomeAfterName, tt as MOST_TESTS_KEPT, w as toldOf } from "./desk-desk.js";
import { n as onlyUnstableFailed } from "./desk-unstable.js";
import { o as listed } from "./desk-leg.js";

// src/core/shards/tests.ts
/** A test's key: the first bytes of the sha256 of its group and name, whatever its outcome. */
const KEY = 8;
/** A shard of up to this many tests tells them by name, which takes the judge three times as long as hashes. */
const MOST_NAMED = 5e3;
/**
* A row that a reader made for what failed outside every test: each shard may have its own. No other name is one, for a
* test may well be called `(empty)`.
*/
const NO_TEST = /^\((?:assembly error|class error|configuration failed|error outside of examples|failed after its end|file failed|load error|not collected|package failed|run error|subtest failed|suite error|suite failed|test without an end)\)$/;
const NO_KEY$1 = "\0".repeat(8);
/** Whether a row stands for no test of its own. */
const isNoTest = (name) => NO_TEST.test(name);
const keyOf = (group, name) => isNoTest(name) ? NO_KEY$1 : sha256Text(canonical([group, name])).slice(0, 8);
/** Collects the keys of tests as they are found. */
const openKeys = () => {
	let bytes = Buffer.alloc(512);
	let used = 0;
	return {
		add: ({ group, name }) => {
			if (used === bytes.length) bytes = Buffer.concat([bytes], 2 * bytes.length);
			used += bytes.write(keyOf(group, name), used, "binary");
		},
		bytes: () => bytes.subarray(0, used)
	};
};
const base64 = string().check(_regex(/^[A-Za-z0-9+/]*={0,2}$/));
/** The tests of a shard as they are handed over: by name, or where there are many as hashes. */
const toldTestsSchema = discriminatedUnion("kind", [strictObject({
	kind: literal("named"),
	tests: namedTestsSchema
}), strictObject({
	kind: literal("hashed"),
	groups: array(string()),
	entries: base64,
	keys: base64
})]);
/** What is handed over of a shard's tests. */
const tellTests = ({ groups, entries, keys, tests }) => tests !== void 0 && tests.length <= MOST_NAMED ? {
	kind: "named",
	tests
} : {
	kind: "hashed",
	groups: [...groups],
	entries: entries.toString("base64"),
	keys: keys.toString("base64")
};

// src/core/shards/repeated.ts
const MOST_TOLD = 20;
/** A test's key, the place of its shard in the list, and its own place in the shard. */
const ROW = 8 + 8;
const NO_KEY = Buffer.alloc(8);
/** The groups that more than one shard has: elsewhere no test can have run twice. */
const commonGroups = (shards) => {
	const seen = /* @__PURE__ */ new Set();
	const common = /* @__PURE__ */ new Set();
	for (const { groups } of shards) for (const group of new Set(groups)) if (seen.has(group)) common.add(group);
	else seen.add(group);
	return common;
};
/** One row for each test in the groups that are wanted, of one shard. */
const rowsOf = ({ groups, entries, keys }, place, wanted) => {
	const isWanted = groups.map(wanted);
	const rows = Buffer.allocUnsafe(isWanted.includes(true) ? keys.length / 8 * ROW : 0);
	let used = 0;
	for (let test = 0; test * ROW < rows.length; test++) {
		const key = keys.subarray(test * 8, (test + 1) * 8);
		if (isWanted[entries.readUInt32BE(test * 36)] !== true || key.equals(NO_KEY)) continue;
		used += key.copy(rows, used);
		used = rows.writeUInt32BE(place, used);
		used = rows.writeUInt32BE(test, used);
	}
	return rows.subarray(0, used);
};
/** The tests that have rows of more than one shard, and how many tests there are. */
const foundIn = (rows) => {
	const found = [];
	let [row, places] = [0, /* @__PURE__ */ new Set()];
	let tests = 0;
	const settle = (next) => {
		if (places.size > 1) found.push({
			row,
			places
		});
		if (places.size > 0) tests++;
		[row, places] = [next, /* @__PURE__ */ new Set()];
	};
	for (const start of startsInOrder(rows, ROW)) {
		if (rows.compare(rows, row, row + 8, start, start + 8) !== 0) settle(start);
		places.add(rows.readUInt32BE(start + 8));
	}
	settle(0);
	return {
		found,
		tests
	};
};
/**
* The tests of a group and name that more than one of these shards has; `indexes` are the shards' own numbers. Where a
* shard handed over no names, a test is told by its group. A name without a group may well be that of two tests in two
* files: such tests count only where most of them are in several shards, as they are where nothing is parted.
*/
const repeatedTests = (shards, indexes) => {
	const common = commonGroups(shards);
	const rowsWhere = (wanted) => Buffer.concat(shards.map((shard, place) => rowsOf(shard, place, wanted)));
	const [grouped, loose] = [rowsWhere((group) => group !== "" && common.has(group)), rowsWhere((group) => group === "")];
	const inGroups = foundIn(grouped).found.map((one) => ({
		...one,
		rows: grouped
	}));
	const alone = foundIn(loose);
	const most = alone.found.length > alone.tests / 2;
	const found = [...inGroups, ...most ? alone.found.map((one) => ({
		...one,
		rows: loose
	})) : []];
	const told = found.slice(0, MOST_TOLD).map(({ row, places, rows }) => ({
		home: rows.readUInt32BE(row + 8),
		test: rows.readUInt32BE(row + 8 + 4),
		ran: listed(indexes.filter((_, place) => places.has(place)))
	}));
	const some = shards.flatMap((shard, place) => told.flatMap(({ home, test, ran }) => home === place ? [`${nameIn(shard, test)} (shards ${ran})`] : []));
	return found.length === 0 ? void 0 : {
		count: found.length,
		some: some.sort()
	};
};
const nameIn = ({ tests, groups, entries }, test) => {
	const [, group = "", name] = tests?.[test] ?? [];
	if (name !== void 0) return showTest(group, name);
	const [unnamed = ""] = groups.slice(entries.readUInt32BE(test * 36));
	return `a test of ${unnamed}`;
};

// src/core/shards/merge.ts
const MOST_NOTES = 100;
/** Puts the shards of one suite together. Those that are not of one suite are refused, with what is wrong. */
const mergeShards = (runs) => {
	const sorted = runs.toSorted((a, b) => a.shard.index - b.shard.index);
	const unlike = (what) => err(`its shards differ in ${what}`);
	const [first] = sorted;
	if (first === void 0) return err("it has no shard");
	const results = sorted.map(({ result }) => result);
	const { command: run, scope } = first.result.record;
	if (results.some(({ record }) => canonical(record.command) !== canonical(run))) return unlike("their command");
	if (results.some(({ record }) => record.scope !== scope)) return unlike("their scope");
	const read = sorted.filter(({ result }) => result.record.report === void 0);
	const modes = new Set(read.map(({ result }) => modeOf(result.record)));
	if (modes.size > 1) return unlike("what they tell of their tests");
	const [tests = "outcome"] = modes;
	const outcome = outcomeOf(sorted);
	if (!outcome.ok) return outcome;
	const exit = results.map(({ record }) => record.exit).find((one) => one !== 0) ?? 0;
	const record = makeSuiteRecord({
		run,
		scope,
		tests
	}, exit, outcome.value);
	const tally = outcome.value.kind === "read" ? outcome.value.tally : void 0;
	const refused = sorted.find(({ result }) => result.record.report !== void 0);
	const tail = results.find((result) => result.tail !== void 0)?.tail;
	const repeated = repeatedIn(sorted);
	const bad = results.filter((result) => result.record.exit !== 0);
	return ok({
		tally,
		result: {
			record,
			...toldOf(tally, tests),
			notes: sorted.flatMap(notesOf).slice(0, MOST_NOTES),
			milliseconds: results.reduce((sum, result) => sum + result.milliseconds, 0),
			...refused === void 0 ? {} : { refused: `shard ${refused.shard.index}: ${refused.result.refused ?? refused.result.record.report}` },
			...tail === void 0 ? {} : { tail },
			...repeated === void 0 ? {} : { repeated },
			...bad.every(onlyUnstableFailed) ? {} : { unexcused: true }
		}
	});
};
/** The notes of a shard, first of all that it ended badly: then its own leg has more to tell. */
const notesOf = ({ shard, result: { record, notes } }) => [...record.exit === 0 ? [] : [`it ended with ${record.exit}`], ...notes].map((note) => `shard ${shard.index}: ${note}`);
/** How exactly a suite's tests are compared, as its record shows it. */
const modeOf = ({ tests, digest }) => {
	if (tests === void 0) return "outcome";
	return digest === void 0 ? "counts" : "exact";
};
const repeatedIn = (runs) => {
	const known = runs.flatMap(({ shard, tests }) => tests === void 0 ? [] : [{
		index: shard.index,
		tests
	}]);
	return repeatedTests(known.map(({ tests }) => tests), known.map(({ index }) => index));
};
/** One report that is refused is a suite whose reports are refused. */
const outcomeOf = (runs) => {
	for (const { result } of runs) if (result.record.report !== void 0) return ok({
		kind: "refused",
		code: result.record.report
	});
	const read = [];
	for (const { result, tests } of runs) if (result.counts !== void 0 && tests !== void 0) read.push({
		result,
		counts: result.counts,
		tests
	});
	if (read.length === 0) return ok({ kind: "none" });
	if (read.length < runs.length) return err("its shards differ in whether they have reports");
	const hasUnstable = read.some(({ counts }) => counts.unstable !== void 0);
	const tally = openTally(hasUnstable ? [""] : [], 0);
	for (const { counts, tests } of read) tally.merge({
		...tests,
		counts: {
			...counts,
			unstable: counts.unstable ?? 0
		}
	});
	const merged = tally.finish();
	const named = (field, count) => {
		const lists = read.map(({ result }) => result.record[field]);
		return count > 1e4 ? void 0 : lists.flatMap((list) => list ?? []).sort(byName);
	};
	const [unmatched = [], ...others] = read.map(({ result }) => result.unmatched);
	return ok({
		kind: "read",
		tally: {
			...merged,
			failing: named("failing", merged.counts.failed),
			skipping: named("skipping", merged.counts.skipped),
			unstable: read.flatMap(({ result }) => result.unstable).sort(byOutcomeAfterName).slice(0, 100),
			unmatched: unmatched.filter((pattern) => others.every((other) => other.includes(pattern))),
			failures: read.flatMap(({ tests }) => tests.failures ?? []).slice(0, MOST_NAMED$1),
			tests: testsOf(read.map(({ tests }) => tests))
		}
	});
};
const testsOf = (shards) => {
	const all = [];
	for (const { tests } of shards) {
		if (tests === void 0 || all.length + tests.length > 2e5) return void 0;
		for (const test of tests) all.push(test);
	}
	return all;
};

// src/core/shards/share.ts
const text = string();
/** A failed test with its cause. */
const failureSchema = strictObject({
	test: readonly(tuple([text, text])),
	kind: _enum([
		"assertion",
		"error",
		"unknown"
	]),
	said: optional(text.check(_maxLength(300)))
});
const toldRunSchema = strictObject({
	result: suiteResultSchema,
	tests: optional(toldTestsSchema),
	/** Why its tests failed, where that is asked: over the base. */
	failures: optional(array(failureSchema))
});
/** What a leg hands over of one shard that it ran, and of its second run where it was confirmed. */
const shareSchema = strictObject({
	index: int().check(_gte(1), _lte(100)),
	count: int().check(_gte(2), _lte(100)),
	first: toldRunSchema,
	again: optional(toldRunSchema)
});
/** The same of the base, where a suite that is not cut is one shard too: another leg may run it over the head. */
const baseShareSchema = extend(shareSchema, { count: int().check(_gte(1), _lte(100)) });
const tellRun = ({ result, tests }) => {
	const { groups: _groups, ...record } = result.record;
	const { cuts: _cuts, ...told } = result;
	return {
		result: {
			...told,
			record
		},
		...tests === void 0 ? {} : { tests: tellTests(tests) }
	};
};
/** A shard's runs as they are handed over. */
const tellShare = (first, again, tell = tellRun) => ({
	...first.shard,
	first: tell(first),
	...again === void 0 ? {} : { again: tell(again) }
});
/** A shard's runs over the base, with why its tests failed. */
const tellBaseShare = (first, again) => tellShare(first, again, (run) => {
	const { result, ...told } = tellRun(run);
	const { tail, ...rest } = result;
	const whole = run.shard.count === 1 ? run.tally?.tests : void 0;
	return {
		...told,
		...whole === void 0 ? {} : { tests: {
			kind: "named",
			tests: [...whole]
		} },
		result: {
			...rest,
			...tail === void 0 ? {} : { tail: tail.slice(-300) }
		},
		failures: [...(run.tests ?? run.tally)?.failures ?? []]
	};
});

export { mergeShards as a, tellBaseShare as i, failureSchema as n, isNoTest as o, shareSchema as r, openKeys as s, baseShareSchema as t };