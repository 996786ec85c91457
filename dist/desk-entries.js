import { $ as byName } from "./desk-desk.js";
import { u as canonical } from "./desk-sum.js";

// src/core/corners/states.ts
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

// src/core/corners/entries.ts
/** Whether one of these entries names a test, or stands for its whole group. */
const namesTest = (entries) => {
	const keys = new Set(entries.map(keyOf));
	return (test) => keys.has(keyOf(test)) || keys.has(keyOf([test[0], ""]));
};
/** The losses that were found out, if any were looked for. */
const lossesIn = ({ losses }) => losses?.kind === "told" ? losses : void 0;
/** What the head's tests do over the base's code, if they were run there. */
const proofIn = ({ proof }) => proof?.kind === "told" ? proof : void 0;
/** What the base's tests do over the head's code, if they were run there. */
const regressionsIn = ({ regressions }) => regressions?.kind === "told" ? regressions : void 0;
/** Whether a regression has to do with the change: not where neither a test nor what is beside it is touched. */
const isHidden = ({ touch }) => touch !== "none";
/** The regressions that have to do with the change. */
const hiddenIn = (corners) => regressionsIn(corners)?.tests.some.filter(isHidden) ?? [];
/** Whether a regression is one of the first run alone, which says nothing for sure. */
const isShaken = ({ again }) => again !== void 0 && !isBroken(again);
/** A failure that proves: by an assertion, or by what its report does not tell. */
const proves = (state) => state === "assertion" || state === "unknown";
/**
* What a record says of its corners: under `losses: declare` every loss, the regressions that a pull request may only have
* where it says so, if a second run gave them too, and the tests that were asked for and prove the change. Sorted; a list
* that is empty is not there.
*/
const cornerFields = ({ losses: mode }, corners) => {
	const lost = mode === "declare" ? lossesIn(corners)?.declare.some ?? [] : [];
	const covered = namesTest(lost);
	const broken = hiddenIn(corners).filter((one) => !isShaken(one)).map(({ test }) => test).filter((test) => !covered(test));
	const losses = [...lost, ...broken].sort(byName);
	const proving = (proofIn(corners)?.tests.some ?? []).filter(({ asked, base, again = base, head }) => asked === true && head === "passed" && proves(base) && proves(again)).map(({ test }) => test).sort(byName);
	return {
		...losses.length === 0 ? {} : { losses },
		...proving.length === 0 ? {} : { proves: proving }
	};
};

export { lossesIn as a, proves as c, isBroken as d, keyOf as f, standingsTwice as h, isShaken as i, regressionsIn as l, standingsIn as m, hiddenIn as n, namesTest as o, namesOf as p, isHidden as r, proofIn as s, cornerFields as t, hasFailed as u };