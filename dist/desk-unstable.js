// src/core/judge/unstable.ts
const endedBadly = (record) => typeof record.exit === "number" && record.exit !== 0;
/** Whether a run failed, and nothing failed in it but tests that the policy calls unstable. */
const onlyUnstableFailed = ({ record, counts, unstable, unexcused }) => unexcused === void 0 && endedBadly(record) && counts?.failed === 0 && unstable.some(([outcome]) => outcome === "failed");
/**
* Whether the exit says nothing: this run ended badly through unstable tests alone, or the pinned one may have done so
* (it failed, counts no failed test, and the suite has unstable ones) where this run ended well. Without the second rule
* an honest author whose unstable test failed at the desk would be called a liar.
*/
const exitIsExcused = (pinned, result) => {
	if (onlyUnstableFailed(result)) return typeof pinned.exit === "number";
	const { tests } = pinned;
	const claimsUnstable = tests === void 0 ? result.unstable.length > 0 : tests.failed === 0 && (tests.unstable ?? 0) > 0;
	return result.record.exit === 0 && endedBadly(pinned) && claimsUnstable;
};

export { onlyUnstableFailed as n, exitIsExcused as t };