import { l as looseMatcherOfPaths } from "./desk-rule.js";

// src/core/policy/applicability.ts
/** GitHub lists no more files of a pull request than this. */
const MOST_PATHS = 3e3;
/**
* What is changed where these paths are, or everything where they are too many. Both sides of a rename count, each path
* once: so whoever lists them comes to the same, whether it knows renames or not.
*/
const changedOf = (paths) => {
	const distinct = new Set(paths);
	return distinct.size < MOST_PATHS ? [...distinct] : void 0;
};
const isTouched = ({ paths }, changed) => {
	if (changed === void 0 || paths.includes("**")) return true;
	return changed.some(looseMatcherOfPaths(paths));
};
/** Whether the policy asks what a pull request changes: for the `paths` of a suite, or for those that must be proved. */
const asksForPaths = (policy) => Object.values(policy.suites).some(({ paths }) => !paths.includes("**")) || (policy.proof?.paths ?? []).length > 0;
/** The suites whose `paths` the change touches. */
const touchedSuites = (policy, changed) => new Set(Object.entries(policy.suites).flatMap(([name, suite]) => isTouched(suite, changed) ? [name] : []));
const SYSTEMS = {
	linux: "linux",
	macos: "darwin",
	windows: "win32"
};
/** Why each suite that is not run here is not run; `platform` in Node's words. */
const absentSuites = (policy, touched, platform) => Object.fromEntries(Object.entries(policy.suites).flatMap(([name, { os }]) => {
	if (!touched.has(name)) return [[name, "paths"]];
	return os !== "any" && SYSTEMS[os] !== platform ? [[name, "os"]] : [];
}));

export { touchedSuites as i, asksForPaths as n, changedOf as r, absentSuites as t };