import { u as canonical } from "./desk-sum.js";
import { f as keyOf, s as proofIn, t as cornerFields } from "./desk-entries.js";
import { t as matcherOf } from "./desk-glob.js";

// src/core/corners/test-files.ts
/** Where runners look for tests, and what tests are held against, by the runners' own conventions. */
const TESTS = [
	"**/*{.,-,_}{test,tests,spec,specs}.*",
	"**/{test,spec}_*.*",
	"**/*{Test,Tests,TestCase,Spec,IT}.{java,kt,kts,groovy,scala,cs,fs,vb,php,swift}",
	"**/{test,tests,Test,Tests,spec,specs,e2e,testdata,cypress,__tests__,__mocks__,__snapshots__,__fixtures__}/**",
	"**/*.{Test,Tests}/**",
	"**/src/*Test/**",
	"**/*.{cy.js,cy.ts,cy.jsx,cy.tsx,snap,bats,robot,feature,t}",
	"**/*_unittest.*"
];
/** What configures a runner and nothing else. A file that also says what the code needs goes with the code. */
const CONFIGURATION = [
	"**/{vitest,jest,mocha,ava,karma,jasmine,playwright,cypress,wdio,nyc,tap}{.,-}{config,conf,workspace,setup}*",
	"**/.{mocharc,nycrc,taprc,jasmine,c8rc}*",
	"**/setupTests.*",
	"**/conftest.py",
	"**/{,.}pytest.{ini,toml}",
	"**/tox.ini",
	"**/.rspec",
	"**/{spec,rails}_helper.rb",
	"**/test_helper.{rb,exs}",
	"**/phpunit{,.dist}.xml{,.dist}",
	"**/{testng.xml,junit-platform.properties,nextest.toml,dart_test.yaml}",
	"**/CTest{Config,Custom}.cmake",
	"**/*.runsettings"
];
/** Whether a path configures a runner, by convention. */
const configuresRunner = matcherOf(CONFIGURATION);
const isTest = matcherOf(TESTS);
/** Whether a word is the name of a file or class of tests, without its ending, by convention. */
const namesTestFile = (word) => isTest(`${word}.java`);
/** Whether a path is a test, a runner's configuration, or what tests share: by the policy, else by convention. */
const testFiles = ({ proof }) => matcherOf(proof?.tests ?? [...TESTS, ...CONFIGURATION]);
/**
* Whether the base's tests over the head's code could say anything: the policy asks for it, and the change edits or
* deletes a test, or touches a runner's configuration. Else the head's own tests hold all of the base's.
*/
const regressionsNeeded = (policy, changes) => {
	if (policy.proof?.regressions !== true) return false;
	const isTest = testFiles(policy);
	return changes.some(({ path, kind }) => isTest(path) && (kind !== "added" || configuresRunner(path)));
};

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
	const { losses, proves } = first.record;
	const told = {
		...losses === void 0 ? {} : { losses },
		...proves === void 0 ? {} : { proves }
	};
	return canonical({ ...cornerFields(policy, corners) }) === canonical(told) ? void 0 : "what the policy asks now";
};
const becauseOf = (part) => part?.kind === "not-had" ? `, which could not be had: ${part.why}` : "";

export { testFiles as a, namesTestFile as i, wantedCorners as n, configuresRunner as r, cornersLacking as t };