import { a as showTest } from "./desk-tally.js";
import { V as CODES } from "./desk-verb.js";

// src/core/judge/finding.ts
/** Makes a finding; the remedy is the code's own unless a better one is known. */
const finding = (code, message, more = {}) => ({
	code,
	message,
	remedy: CODES[code].remedy,
	...more
});
/** A fault as a finding: its cause stays in the log. */
const findingOf = ({ cause: _cause, ...fault }) => fault;
/** A JSON value as a message shows it: short values whole, long ones cut. */
const show = (value) => {
	if (value === void 0) return "nothing";
	const text = typeof value === "string" ? value : JSON.stringify(value);
	return text.length <= 200 ? text : `${text.slice(0, 200)}…`;
};

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

// src/core/judge/demands.ts
const MOST_UNSTABLE = 20;
/** What the policy demands of a suite and this run does not give, whatever any block says. */
const demandsOf = (name, suite, result) => {
	const { counts, unmatched, repeated } = result;
	const findings = [];
	const demand = (code, message) => {
		findings.push(finding(code, `${name}: ${message}`, { suite: name }));
	};
	if (suite.must === "pass") {
		const failure = failureOf(result);
		if (failure !== void 0) demand("suite-failed", failure);
		if (counts !== void 0 && counts.total < suite.minTests) if (counts.total === 0) demand("tests-none", `no test ran; the policy demands at least ${suite.minTests}`);
		else demand("tests-too-few", `${counts.total} tests ran; the policy demands at least ${suite.minTests}`);
	}
	if (counts !== void 0) for (const pattern of unmatched) demand("unstable-gone", `no test matches ${show(pattern)}, which the policy names as unstable`);
	if (repeated !== void 0) demand("test-in-two-shards", inTwoShards(repeated));
	return findings;
};
const inTwoShards = ({ count, some }) => `${count} ${count === 1 ? "test" : "tests"} ran in more than one shard${few(some, count)}`;
/** Why a suite does not pass. A report that is greener than the exit is told in so many words. */
const failureOf = (result) => {
	const { record, counts, refused = record.report } = result;
	if (refused !== void 0) return `it ended with ${record.exit}, and its reports are refused: ${refused}`;
	if (counts !== void 0 && counts.failed > 0) return `${counts.failed} of ${counts.total} tests failed (exit ${record.exit})${someOf(record.failing ?? [])}`;
	if (record.exit === 0 || onlyUnstableFailed(result)) return void 0;
	return counts === void 0 || counts.total === 0 ? `it ended with ${record.exit}` : `it ended with ${record.exit}, although its report shows no failed test among ${counts.total}: the report is greener than the run`;
};
const MOST_NAMED = 5;
const someOf = (failing) => failing.length === 0 ? "" : few(failing.slice(0, MOST_NAMED).map(([group, name]) => showTest(group, name)), failing.length);
const few = (names, count) => {
	const shown = names.slice(0, MOST_NAMED);
	return `: ${shown.map(show).join("; ")}${count > shown.length ? `; and ${count - shown.length} more` : ""}`;
};
/** How many of a suite's tests a policy may call unstable: at most 20 and 2 % of it, one always. */
const mostUnstable = (total) => Math.max(1, Math.min(MOST_UNSTABLE, Math.floor(total / 50)));
/** A policy that calls too much unstable judges nothing. */
const tooManyUnstable = (name, { counts }) => {
	if (counts?.unstable === void 0) return void 0;
	const { unstable, total } = counts;
	const most = mostUnstable(total);
	if (unstable <= most) return void 0;
	const found = `${name}: the policy calls ${unstable} of ${total} tests unstable, and ${most} may be`;
	return finding("unstable-too-many", found, { suite: name });
};

export { onlyUnstableFailed as a, show as c, exitIsExcused as i, mostUnstable as n, finding as o, tooManyUnstable as r, findingOf as s, demandsOf as t };