import { _ as matcherOf, u as matcherOfPaths } from "./desk-rule.js";

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
	"**/{vitest,jest,mocha,ava,karma,jasmine,playwright,cypress,wdio,nyc,tap}{.,-}{config,conf,workspace,setup,preset}*",
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
const testFiles = ({ proof }) => proof?.tests === void 0 ? matcherOf([...TESTS, ...CONFIGURATION]) : matcherOfPaths(proof.tests);
/**
* Whether the base's tests over the head's code could say anything: the policy asks for it, and the change edits or
* deletes a test, or touches a runner's configuration. Else the head's own tests hold all of the base's.
*/
const regressionsNeeded = (policy, changes) => {
	if (policy.proof?.regressions !== true) return false;
	const isTest = testFiles(policy);
	return changes.some(({ path, kind }) => isTest(path) && (kind !== "added" || configuresRunner(path)));
};

export { testFiles as i, namesTestFile as n, regressionsNeeded as r, configuresRunner as t };