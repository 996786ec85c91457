import { f as canonical } from "./desk-sum.js";

// src/core/corners/states.ts
/** What a test of each state does, as a sentence has it. */
const IN_WORDS = {
	passed: "passes",
	skipped: "is skipped",
	unstable: "is unstable",
	absent: "does not run",
	assertion: "fails by an assertion",
	error: "ends in an error",
	unknown: "fails"
};
/** Where several tests have one name, they are together the first of these that one of them is. */
const ORDER = [
	"assertion",
	"unknown",
	"error",
	"unstable",
	"skipped",
	"passed",
	"absent"
];
const ABSENT = { state: "absent" };
const worse = (one, other) => ORDER.indexOf(other.state) < ORDER.indexOf(one.state) ? other : one;
/** A test by its name, as a key. */
const keyOf = ([group, name]) => canonical([group, name]);
/** The names of a run's tests, each once, in order. */
const namesOf = (tests) => {
	const names = /* @__PURE__ */ new Map();
	for (const [, group, name] of tests) names.set(keyOf([group, name]), [group, name]);
	return [...names.entries()].sort(([a], [b]) => a < b ? -1 : 1).map(([, test]) => test);
};
/** What each test was in a run. A failure whose report tells no cause is of an unknown one. */
const standingsIn = ({ tests = [], failures }) => {
	const found = /* @__PURE__ */ new Map();
	const put = (test, standing) => {
		found.set(keyOf(test), worse(found.get(keyOf(test)) ?? ABSENT, standing));
	};
	for (const { test, kind, said } of failures) put(test, {
		state: kind,
		said
	});
	for (const [outcome, group, name] of tests) if (outcome !== "failed") put([group, name], { state: outcome });
	else if (!found.has(keyOf([group, name]))) put([group, name], { state: "unknown" });
	return (test) => found.get(keyOf(test)) ?? ABSENT;
};
/** What each test was in a corner that may have been run twice: in the first run, and in the second if something else. */
const standingsTwice = (run, again) => {
	const first = standingsIn(run);
	if (again === void 0) return first;
	const second = standingsIn(again);
	return (test) => {
		const [one, { state }] = [first(test), second(test)];
		return one.state === state ? one : {
			...one,
			again: state
		};
	};
};
const FAILED = [
	"assertion",
	"error",
	"unknown"
];
/** Whether a test of this state ran and failed. */
const hasFailed = (state) => FAILED.includes(state);
/** Whether a test of this state, which passes elsewhere, is broken: it fails, is skipped, or is not there. */
const isBroken = (state) => hasFailed(state) || state === "skipped" || state === "absent";

export { namesOf as a, keyOf as i, hasFailed as n, standingsIn as o, isBroken as r, standingsTwice as s, IN_WORDS as t };