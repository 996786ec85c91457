import { f as canonical, s as digestOf } from "./desk-sum.js";

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
const sharedBearing = ({ setup, env }) => ({
	setup,
	env
});
/** The digest of what bears on results: a comment, an exemption or a timeout changes nothing. */
const policyDigest = (policy) => digestOf({
	...sharedBearing(policy),
	suites: Object.fromEntries(Object.entries(policy.suites).map(([name, suite]) => [name, suiteBearing(suite)]))
});
/** The names of the suites whose definition, as far as it bears on results, is not the same in both policies. */
const differingSuites = (before, after) => {
	const names = /* @__PURE__ */ new Set([...Object.keys(before.suites), ...Object.keys(after.suites)]);
	const bearing = (policy, name) => {
		const { [name]: suite } = policy.suites;
		return canonical({
			...sharedBearing(policy),
			suite: suite && suiteBearing(suite)
		});
	};
	return [...names].filter((name) => bearing(before, name) !== bearing(after, name));
};

export { policyDigest as n, differingSuites as t };