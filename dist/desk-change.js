import { i as touchedSuites, n as asksForPaths, r as changedOf } from "./desk-applicability.js";
import { n as ok } from "./desk-result.js";

// src/app/desk/change.ts
/** The paths that HEAD changes since its merge base with `base`, asked for only where a suite's `paths` need them. */
const changedOrAll = async (clone, base, asked) => {
	if (!asked) return ok(void 0);
	const changed = await clone.changedSince(base);
	return changed.ok ? ok(changedOf(changed.value)) : changed;
};
/** The suites that this pull request touches, as the clone sees it. */
const touchedHere = async (clone, policy, base) => {
	const changed = await changedOrAll(clone, base, asksForPaths(policy));
	return changed.ok ? ok(touchedSuites(policy, changed.value)) : changed;
};
/** Whether a record that leaves out one set of suites stands for a change that leaves out the other. */
const leaveOutTheSame = (one, other) => Object.keys(one).sort().join() === Object.keys(other).sort().join();

export { leaveOutTheSame as n, touchedHere as r, changedOrAll as t };