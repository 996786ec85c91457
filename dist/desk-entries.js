import { nt as byName } from "./desk-desk.js";
import { i as keyOf, r as isBroken } from "./desk-states.js";

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

export { lossesIn as a, proves as c, isShaken as i, regressionsIn as l, hiddenIn as n, namesTest as o, isHidden as r, proofIn as s, cornerFields as t };