// src/core/block/format.ts
/** The words that the block is made of. They belong to the format: a released one never changes. */
const BEGIN = "<!-- recount -->";
const END = "<!-- /recount -->";
const HEADING = "## Verification";
const FENCE = "```recount";
const COLUMNS = [
	"suite",
	"scope",
	"result",
	"total",
	"passed",
	"failed",
	"skipped",
	"command"
];
/** What a fault names as its file where the text is a pull request's body. */
const BODY = "body";

// src/core/block/record-json.ts
const defined = (members) => {
	const kept = {};
	for (const [key, value] of Object.entries(members)) if (value !== void 0) kept[key] = value;
	return kept;
};
const countsJson = ({ total, passed, failed, skipped, unstable }) => defined({
	total,
	passed,
	failed,
	skipped,
	unstable
});
const suiteJson = (suite) => {
	const { command, scope, exit, tests, digest, report, groups, failing, skipping, losses, proves } = suite;
	const counts = tests === void 0 ? void 0 : countsJson(tests);
	return defined({
		command,
		scope,
		exit,
		tests: counts,
		digest,
		report,
		groups,
		failing,
		skipping,
		losses,
		proves
	});
};
/** A record as JSON, its fields in the order in which the block shows them, the suites in the record's own. */
const recordJson = ({ recount, commit, tree, policy, suites, by }) => {
	const { tool, at, os, arch, isolation, network, from, milliseconds } = by;
	return {
		recount,
		commit,
		tree,
		policy,
		suites: Object.fromEntries(Object.entries(suites).map(([name, suite]) => [name, suiteJson(suite)])),
		by: defined({
			tool,
			at,
			os,
			arch,
			isolation,
			network,
			from,
			milliseconds
		})
	};
};

// src/core/block/safe.ts
const UNSAFE = /[^ -~]|[@#<>[`]|:(?=\/\/)|(?<=\bgh)-(?=\d)|\*(?=\*\*)/gi;
const unicode = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
/** A string as the block's JSON writes it, quotes included. The string must be well-formed Unicode. */
const safeString = (text) => JSON.stringify(text).replace(UNSAFE, unicode);
/** A string as the block's table shows it, inside a code span: as in the JSON, but double quotes stand as they are. */
const safeWords = (text) => safeString(text).slice(1, -1).replace(/\\(["\\])/g, (both, char) => char === "\"" ? char : both);
/** A text with what a reader may not see, or sees in another order, as escapes. */
const printable = (text) => text.replace(/[^ -~]/g, unicode);

// src/core/block/layout.ts
const isList = (value) => Array.isArray(value);
const isString = (value) => typeof value === "string";
/** JSON as the block's fence holds it: two spaces a level, a list of strings on one line, unsafe characters escaped. */
const layOut = (value, indent = "") => {
	if (isString(value)) return safeString(value);
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const inner = `${indent}  `;
	if (isList(value)) {
		if (value.every(isString)) return `[${value.map(safeString).join(", ")}]`;
		return `[\n${value.map((item) => inner + layOut(item, inner)).join(",\n")}\n${indent}]`;
	}
	const members = Object.entries(value).map(([key, member]) => `${inner}${safeString(key)}: ${layOut(member, inner)}`);
	return members.length === 0 ? "{}" : `{\n${members.join(",\n")}\n${indent}}`;
};

// src/core/block/table.ts
const COMMAND_WIDTH = 120;
const NONE = "-";
const word = (argument) => /^[\w/.,:=+%^~-]+$/.test(argument) ? safeWords(argument) : safeString(argument);
/** A command as people read it, cut at 120 characters. The whole one stands in the JSON. */
const commandCell = (command) => {
	const text = (typeof command === "string" ? safeWords(command) : command.map(word).join(" ")).replaceAll("|", "\\u007c");
	return `\`${text.length > COMMAND_WIDTH ? `${text.slice(0, 117)}...` : text}\``;
};
const ending = ({ exit, report, tests }) => {
	if (typeof exit === "string") return exit.replace("signal:", "");
	if (exit !== 0 || report !== void 0) return `exit ${exit}`;
	if (tests?.total === 0) return "no tests";
	return tests !== void 0 && tests.failed > 0 ? "failed" : "passed";
};
const resultCell = (suite) => {
	const unstable = suite.tests?.unstable;
	const report = suite.report === void 0 ? [] : [suite.report];
	return [
		ending(suite),
		...report,
		...unstable === void 0 ? [] : [`${unstable} unstable`]
	].join(", ");
};
const row = (cells) => `| ${cells.join(" | ")} |`;
const suiteRow = ([name, suite]) => {
	const { tests } = suite;
	const counts = [
		tests?.total,
		tests?.passed,
		tests?.failed,
		tests?.skipped
	].map((count) => count ?? NONE);
	const shown = name.replace(/\bgh-(?=\d)/g, "gh\\-");
	return row([
		shown,
		suite.scope,
		resultCell(suite),
		...counts,
		commandCell(suite.command)
	]);
};
/** The block's table, one line an item: for each suite what its JSON says, in words. */
const tableLines = (suites) => [
	row(COLUMNS),
	"| --- | --- | --- | ---: | ---: | ---: | ---: | --- |",
	...Object.entries(suites).map(suiteRow)
];

// src/core/block/render.ts
/**
* The block that is pinned for a record: markers, heading, table, and the JSON in a fence. Lines end in LF, the last one
* has no end. It is a function of the record alone, so that a visible part changed by hand can be told.
*/
const renderBlock = (record) => [
	BEGIN,
	"",
	HEADING,
	"",
	...tableLines(record.suites),
	"",
	FENCE,
	layOut(recordJson(record)),
	"```",
	"",
	END
].join("\n");
const LISTS = ["failing", "skipping"];
const INDENT = "      ";
const BETWEEN = `,\n${INDENT}  `.length;
const EMPTY_NAME = layOut(["", ""]).length;
const bareSuite = (suite) => {
	const { groups: _, failing: _1, skipping: _2, ...bare } = suite;
	return bare;
};
const fieldCost = (key, value) => `,\n${INDENT}${JSON.stringify(key)}: ${layOut(value, INDENT)}`.length;
/** The names that fit into `room`, in their order, and what they cost. One too long makes no later one wait. */
const fitNames = (key, names, room) => {
	const kept = [];
	let cost = fieldCost(key, [["", ""]]) - EMPTY_NAME - BETWEEN;
	for (const name of names) {
		const more = layOut(name).length + BETWEEN;
		if (cost + more > room) continue;
		cost += more;
		kept.push(name);
	}
	return {
		kept,
		cost
	};
};
/** The forms of a suite's groups that a block may have: all of them, or the cuts through their tree where there are any. */
const formsOf = (groups, cuts = []) => {
	if (groups === void 0) return [];
	return cuts.length > 0 ? cuts : [groups];
};
/**
* What of a record its block holds in at most `budget` characters: first the group digests of each suite that fit whole
* (where they do not, and `cuts` has shorter forms of them, the first form that fits), then as many names of failing tests as fit, then of skipped ones. The record without
* those always stays, even where its block alone is longer: what it declares as lost and proved counts whole or not at all.
*/
const fitBlock = (record, budget = 6e3, cuts = {}) => {
	const suites = Object.entries(record.suites).map(([name, suite]) => {
		return {
			name,
			suite,
			extras: {}
		};
	});
	const fitted = () => ({
		...record,
		suites: Object.fromEntries(suites.map(({ name, suite, extras }) => [name, {
			...bareSuite(suite),
			...extras
		}]))
	});
	let room = budget - renderBlock(fitted()).length;
	for (const { name, suite, extras } of suites) for (const groups of formsOf(suite.groups, cuts[name])) {
		const cost = fieldCost("groups", groups);
		if (cost > room) continue;
		extras.groups = groups;
		room -= cost;
		break;
	}
	for (const list of LISTS) for (const { suite, extras } of suites) {
		const { kept, cost } = fitNames(list, suite[list] ?? [], room);
		if (kept.length === 0) continue;
		extras[list] = kept;
		room -= cost;
	}
	return fitted();
};

export { BEGIN as a, END as c, recordJson as i, FENCE as l, renderBlock as n, BODY as o, printable as r, COLUMNS as s, fitBlock as t, HEADING as u };