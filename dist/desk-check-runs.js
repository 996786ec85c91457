// src/app/desk/check-runs.ts
/**
* The run of the check that counts in each workflow run, the newest first. A job that is run again takes the place of
* its earlier attempt; two workflow runs on one commit stand beside each other.
*/
const newestOfEachRun = (runs) => {
	const sorted = [...runs].sort((a, b) => b.id - a.id);
	return sorted.filter((run, at) => run.run === void 0 || sorted.findIndex((other) => other.run === run.run) === at);
};

export { newestOfEachRun as t };