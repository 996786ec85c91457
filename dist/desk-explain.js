import { t as parseRecord } from "./desk-given-record.js";
import { B as noPullRequest, b as recordOf, i as openDesk, n as findOnGitHub, ot as showTest, v as decodeStored } from "./desk-desk.js";
import { t as parseBlock } from "./desk-parse.js";
import { i as keyOf } from "./desk-states.js";
import { f as jsonDocument, h as plainLine, r as tellFaults, y as fault } from "./desk-tell.js";
import { n as ok, t as err } from "./desk-result.js";
import { f as canonical, o as surplus, r as gather } from "./desk-sum.js";
import { o as readText, t as isAbsent } from "./desk-text.js";
import { r as textOption } from "./desk-verb.js";

// src/core/tests/difference.ts
/**
* What differs between two lists of tests. Equal names are a multiset: of two tests with one name and one outcome each
* stands for itself.
*/
const differenceOf = (before, after) => {
	const gone = surplus(before, after, canonical);
	const added = surplus(after, before, canonical);
	const waiting = gather(added, nameKey);
	const taken = /* @__PURE__ */ new Map();
	const changed = [];
	const [onlyGone, matched] = [[], /* @__PURE__ */ new Set()];
	for (const test of gone) {
		const key = nameKey(test);
		const turn = taken.get(key) ?? 0;
		const other = waiting.get(key)?.[turn];
		if (other === void 0) onlyGone.push(test);
		else {
			taken.set(key, turn + 1);
			matched.add(other);
			changed.push({
				test: [test[1], test[2]],
				before: test[0],
				after: other[0]
			});
		}
	}
	return {
		gone: onlyGone,
		added: added.filter((test) => !matched.has(test)),
		changed
	};
};
const nameKey = ([, group, name]) => canonical([group, name]);

// src/entries/cli/explain.ts
const LARGEST = 268435456;
const UNNAMED = "the tests of one side are not stored here by name";
/** `recount explain [A] [B]`: what differs between two records, test by test. */
const explain = async (call) => {
	const [a, b = "HEAD"] = call.operands;
	if (a !== void 0 && textOption(call, "pr") !== void 0) return tellFaults(call, [fault("usage", `--pr names the pull request whose record is A, and A is ${a}: give one`)]);
	const desk = await openDesk(call);
	if (!desk.ok) return tellFaults(call, [desk.error]);
	const before = a === void 0 ? await pinnedSide(call, desk.value) : await sideOf(desk.value, a);
	if (!before.ok) return tellFaults(call, [before.error]);
	const after = await sideOf(desk.value, b);
	if (!after.ok) return tellFaults(call, [after.error]);
	const differences = compareSides(before.value, after.value);
	const told = {
		before: before.value.what,
		after: after.value.what,
		suites: differences
	};
	call.terminal.out(call.json ? jsonDocument(told) : toText(before.value.what, after.value.what, differences));
	return differences.length === 0 ? 0 : 1;
};
const stored = (what, { regenerated, tests }) => ({
	what,
	record: recordOf(regenerated),
	tests
});
const sideOf = async ({ clone, git, records }, name) => {
	const text = await readText(name, LARGEST);
	if (text.ok) {
		const whole = decodeStored(text.value, name);
		if (whole.ok) return ok(stored(name, whole.value));
		const record = parseRecord(text.value, name);
		if (!record.ok) return record;
		const kept = await records.ofTree(record.value.tree);
		return ok({
			what: name,
			record: record.value,
			tests: sameRecord(record.value, kept)?.tests ?? {}
		});
	}
	const commit = await clone.resolve(name);
	if (!commit.ok) return commit;
	if (commit.value === void 0) {
		if (!isAbsent(text.error)) return text;
		return err(fault("record-missing", `${name} is no file that can be read, and no commit`, { remedy: "name a file that `recount run --out FILE` wrote, or a commit on which `recount run` was called" }));
	}
	const tree = await git.call(["rev-parse", `${commit.value}^{tree}`]);
	if (!tree.ok) return tree;
	const [newest] = [...await records.ofTree(tree.value.stdout.toString().trim())].sort((one, other) => one.regenerated.by.at < other.regenerated.by.at ? 1 : -1);
	if (newest === void 0) return err(fault("record-missing", `there is no stored record of ${name} (commit ${commit.value.slice(0, 12)})`, { remedy: "`recount run` on that commit makes one" }));
	return ok(stored(name, newest));
};
/** The stored record that a plain one was made from: the same digests, so the same tests. */
const sameRecord = (record, kept) => kept.find(({ regenerated }) => Object.entries(record.suites).every(([name, suite]) => regenerated.suites[name]?.first.record.digest === suite.digest));
const pinnedSide = async (call, desk) => {
	const found = await findOnGitHub(call, desk);
	if (!found.ok) return found;
	if (found.value.pullRequest === void 0) return err(noPullRequest(found.value));
	const pinned = await parseBlock(found.value.pullRequest.body);
	if (!pinned.ok) return err(pinned.error[0] ?? fault("block-missing", "the body has no block"));
	const { record } = pinned.value;
	return ok({
		what: "the pinned block",
		record,
		tests: sameRecord(record, await desk.records.ofTree(record.tree))?.tests ?? {}
	});
};
const FIELDS = [
	"command",
	"scope",
	"exit",
	"tests",
	"digest",
	"report"
];
const OF_THE_BASE = ["losses", "proves"];
const NO_TESTS = {
	changed: [],
	gone: [],
	added: []
};
/** The tests that a list of one side names and that of the other does not. */
const namedByOne = (field, before = [], after = []) => {
	const without = (tests, others) => {
		const known = new Set(others.map(keyOf));
		return tests.filter((test) => !known.has(keyOf(test))).map(([group, name]) => name === "" ? group : showTest(group, name));
	};
	return [...without(before, after).map((test) => `${field}: ${test} / nothing`), ...without(after, before).map((test) => `${field}: nothing / ${test}`)];
};
const compareSides = (before, after) => [.../* @__PURE__ */ new Set([...Object.keys(before.record.suites), ...Object.keys(after.record.suites)])].sort().flatMap((suite) => {
	const [one, other] = [before.record.suites[suite], after.record.suites[suite]];
	const differing = FIELDS.filter((field) => JSON.stringify(one?.[field]) !== JSON.stringify(other?.[field])).map((field) => `${field}: ${JSON.stringify(one?.[field]) ?? "nothing"} / ${JSON.stringify(other?.[field]) ?? "nothing"}`);
	const named = OF_THE_BASE.flatMap((field) => namedByOne(field, one?.[field], other?.[field]));
	const fields = [...differing, ...named];
	const [tests, others] = [before.tests[suite], after.tests[suite]];
	if (fields.length === 0) return [];
	if (differing.length === 0) return [{
		suite,
		fields,
		tests: NO_TESTS
	}];
	if (tests === void 0 || others === void 0) return [{
		suite,
		fields,
		tests: void 0,
		note: UNNAMED
	}];
	return [{
		suite,
		fields,
		tests: differenceOf(tests, others)
	}];
});
const toText = (before, after, differences) => {
	if (differences.length === 0) return `${before} and ${after} have the same results\n`;
	return differences.flatMap(({ suite, fields, tests }) => [
		`${suite}:`,
		...fields.map((field) => `  ${field}`),
		...testLines(tests)
	]).map((line) => `${plainLine(line, 500)}\n`).join("");
};
const testLines = (tests) => {
	if (tests === void 0) return [`  ${UNNAMED}`];
	return [
		...tests.changed.map(({ test: [group, name], before, after }) => `  ${before} \u2192 ${after}: ${showTest(group, name)}`),
		...tests.gone.map(([outcome, group, name]) => `  gone (${outcome}): ${showTest(group, name)}`),
		...tests.added.map(([outcome, group, name]) => `  new (${outcome}): ${showTest(group, name)}`)
	];
};

export { explain };