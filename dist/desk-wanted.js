import { f as canonical } from "./desk-sum.js";
import { s as proofIn, t as cornerFields } from "./desk-entries.js";
import { i as keyOf } from "./desk-states.js";
import { r as regressionsNeeded } from "./desk-test-files.js";

// src/core/corners/wanted.ts
const NOTHING = {
	baseline: false,
	proves: void 0,
	regressions: false
};
/** The corners that the policy, the block (`claimed`) and the change ask for. A suite without reports has no tests. */
const wantedCorners = (policy, suite, claimed, changes) => {
	if (suite.reports.length === 0) return NOTHING;
	const regressions = regressionsNeeded(policy, changes);
	const compares = policy.losses === "declare" || policy.losses === "fail";
	const proves = claimed?.proves ?? [];
	return {
		baseline: compares || regressions,
		proves: proves.length === 0 ? void 0 : proves,
		regressions
	};
};
/**
* What of the corners a record lacks that the policy and the block ask for now, told by suite, or undefined where it
* lacks nothing: `losses` and `proof` may have changed without another digest, and a block may name a proof later.
*/
const cornersLacking = (policy, pinned, { suites }) => {
	for (const [name, runs] of Object.entries(suites)) {
		const what = lackingIn(policy, policy.suites[name], pinned?.suites[name], runs);
		if (what !== void 0) return `of suite ${name} it lacks ${what}`;
	}
};
const lackingIn = (policy, suite, claimed, { first, corners = {} }) => {
	if (suite === void 0 || suite.reports.length === 0) return void 0;
	if ((policy.losses === "declare" || policy.losses === "fail") && corners.losses?.kind !== "told") return `what the base says${becauseOf(corners.losses)}`;
	if (policy.proof?.regressions === true && (corners.regressions ?? { kind: "not-had" }).kind === "not-had") return `the base's tests over its code${becauseOf(corners.regressions)}`;
	const asked = new Set(proofIn(corners)?.tests.some.flatMap((one) => one.asked ? [keyOf(one.test)] : []));
	if (claimed?.proves?.some((test) => !asked.has(keyOf(test)))) return `the proofs that the block names${becauseOf(corners.proof)}`;
	return tellsAsAsked(policy, {
		first,
		corners
	}) ? void 0 : "what the policy asks now";
};
const tellsAsAsked = (policy, { first, corners = {} }) => {
	const { losses, proves } = first.record;
	return canonical({ ...cornerFields(policy, corners) }) === canonical({
		losses,
		proves
	});
};
/**
* Whether a record tells what another base than `base` says, or not what the policy asks now. What it lacks because it could
* not be had is no reason: it may be had no more the next time, and the judge looks for itself.
*/
const tellsAnother = (policy, base, { suites }) => Object.values(suites).some((runs) => runs.corners?.base !== void 0 && runs.corners.base !== base || !tellsAsAsked(policy, runs));
const becauseOf = (part) => part?.kind === "not-had" ? `, which could not be had: ${part.why}` : "";

export { tellsAnother as n, wantedCorners as r, cornersLacking as t };