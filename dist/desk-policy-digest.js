import { a as digestOf } from "./desk-sum.js";

// src/core/policy/policy-digest.ts
const suiteBearing = (suite) => ({
	run: suite.run,
	cwd: suite.cwd,
	env: suite.env,
	reports: suite.reports,
	format: suite.format,
	scope: suite.scope,
	tests: suite.tests,
	unstable: suite.unstable,
	identity: suite.identity.map(({ match, replace }) => ({
		match,
		replace
	})),
	image: suite.image ?? null
});
/** The digest of what bears on results: a comment, an exemption or a timeout changes nothing. */
const policyDigest = (policy) => digestOf({
	setup: policy.setup,
	env: policy.env,
	suites: Object.fromEntries(Object.entries(policy.suites).map(([name, suite]) => [name, suiteBearing(suite)]))
});
/** The names of the suites whose definition, as far as it bears on results, is not the same in both policies. */
const differingSuites = (before, after) => {
	const names = /* @__PURE__ */ new Set([...Object.keys(before.suites), ...Object.keys(after.suites)]);
	const shared = (policy) => ({
		setup: policy.setup,
		env: policy.env
	});
	const everything = digestOf(shared(before)) !== digestOf(shared(after));
	return [...names].filter((name) => {
		const [one, other] = [before.suites[name], after.suites[name]];
		return everything || one === void 0 || other === void 0 || digestOf(suiteBearing(one)) !== digestOf(suiteBearing(other));
	});
};

export { policyDigest as n, differingSuites as t };