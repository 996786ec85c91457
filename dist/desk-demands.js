import { V as CODES } from "./desk-verb.js";
import { Y as showTest } from "./desk-desk.js";
import { n as onlyUnstableFailed } from "./desk-unstable.js";

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

// src/core/policy/environment.ts
/** What the machine gives to every command: where its user lives and where programs are found. */
const INHERITED = ["HOME", "PATH"];
/** Without these no program starts on Windows. */
const INHERITED_ON_WINDOWS = [
	"Path",
	"PATHEXT",
	"SystemRoot",
	"SystemDrive",
	"ComSpec",
	"TEMP",
	"TMP",
	"USERPROFILE",
	"APPDATA",
	"LOCALAPPDATA",
	"ProgramData",
	"ProgramFiles",
	"ProgramFiles(x86)"
];
/** The variables that have the same values at the desk and in CI, unless the policy says otherwise. */
const FIXED = {
	CI: "true",
	TZ: "UTC",
	LANG: "C.UTF-8",
	NO_COLOR: "1"
};
/** The names that the policy passes from the machine. */
const passedNames = (settings) => [...new Map(settings.flatMap((setting) => Object.entries(setting)))].flatMap(([name, value]) => value === null ? [name] : []).sort();
/** Those of them that are not there to be passed. */
const unsetNames = ({ host, settings }) => passedNames(settings).filter((name) => host[name] === void 0);
/** The whole environment of a command: an allow-list, so that no token and no `GITHUB_*` name gets through. */
const commandEnvironment = ({ host, platform, settings, without = [], reportsFolder }) => {
	const inherited = platform === "win32" ? [...INHERITED, ...INHERITED_ON_WINDOWS] : INHERITED;
	const passed = (name) => host[name] === void 0 ? [] : [[name, host[name]]];
	const set = settings.flatMap((setting) => Object.entries(setting).flatMap(([name, value]) => value === null ? passed(name) : [[name, value]]));
	const all = {
		...Object.fromEntries(inherited.flatMap(passed)),
		...FIXED,
		...Object.fromEntries(set)
	};
	const kept = Object.entries(all).filter(([name]) => !without.includes(name));
	return {
		...Object.fromEntries(kept),
		...reportsFolder === void 0 ? {} : { RECOUNT_REPORTS: reportsFolder }
	};
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
	for (const pattern of unmatched) demand("unstable-gone", `no test matches ${show(pattern)}, which the policy names as unstable`);
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
const someOf = (failing) => failing.length === 0 ? "" : few(failing.map(([group, name]) => showTest(group, name)), failing.length);
/** The first of many names, and how many more there are. */
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

export { FIXED as a, unsetNames as c, show as d, tooManyUnstable as i, finding as l, few as n, commandEnvironment as o, mostUnstable as r, passedNames as s, demandsOf as t, findingOf as u };