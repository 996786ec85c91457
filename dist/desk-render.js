// src/core/block/github.ts
const FILTERED = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[ \t\n\v\f\r/>]|$))/gi;
/** A comment in a text, as GitHub has it. */
const COMMENT = /^<!--(?:-?[^>-](?:-?[^-])*)?-->$/;
const DECLARATION = /^<!(?:[A-Z]+[ \t\n\v\f\r]|\[CDATA\[)/;
const SMALL_DECLARATION = /<!(?=[a-z])/g;
const TAG_LINE = /^<\/?[a-z].*>\s*$/i;
const DEFINITION = /^\[\^[^\]\s]+\]:[ \t]*/;
const TAG$1 = /<(?!\/?[a-z][a-z0-9-]*(?:[ \t\n\v\f\r]+[a-z_:][\w.:-]*(?:[ \t\n\v\f\r]*=[ \t\n\v\f\r]*(?:[^ \t\n\v\f\r"'=<>`]+|'[^']*'|"[^"]*"))?)*[ \t\n\v\f\r]*\/?>)/gi;
const TAKEN_OUT = /(?<=<\/?)(?=(?:template|select|noscript)(?:[ \t\n\v\f\r/>]|$))/gi;
const filter = (html) => html.replace(FILTERED, "&lt;").replace(TAKEN_OUT, "x-");
const literally = (html) => filter(html.replace(TAG$1, "&lt;"));
const EMPTY_BOX = /^([ \t\v\f]*)((?:[-+*]|\d+[.)])[ \t\v\f]+)\[[ xX]\]([ \t\v\f]*)$/;
/**
* Lines with a box to tick and nothing behind it: the box is the whole item. No text goes on in the next line, and an empty
* line ends the item. So it is with a heading without words in the place of the box, and another one below the item.
*/
const withoutEmptyBoxes = (lines) => lines.map((line, at) => {
	const box = EMPTY_BOX.exec(line);
	if (box !== null) return `${box[1]}${box[2]}#  ${box[3]}`;
	const above = line.trim() === "" ? EMPTY_BOX.exec(lines[at - 1] ?? "") : null;
	return above === null ? line : `${above[1]}#`;
});
/** Lines as GitHub takes them: also a declaration in small letters is text, so that what follows it is Markdown. */
const githubLines = (lines) => withoutEmptyBoxes(lines).map((line) => line.replace(SMALL_DECLARATION, "&lt;!"));
/** Raw HTML as GitHub passes it on: the tags of raw text become text. */
const githubHtml = filter;
/** Raw HTML in a text as GitHub passes it on: what it takes for no comment and no declaration becomes text, too. */
const githubInline = (html) => html.startsWith("<!") && !COMMENT.test(html) && !DECLARATION.test(html) ? literally(html) : filter(html);
/** A line without its indentation. */
const textAt = ({ src, bMarks, tShift, eMarks }, line) => src.slice(Number(bMarks[line]) + Number(tShift[line]), eMarks[line]);
/**
* Whether a tag that stands alone on its line ends a quotation or a list there, as raw HTML. In CommonMark such a line goes
* on with the last text of it.
*/
const endingTag = (state, line, _end, silent) => {
	const lazy = state.parentType === "blockquote" || Number(state.sCount[line]) < state.blkIndent;
	return silent && lazy && TAG_LINE.test(textAt(state, line));
};
/**
* The definition of a footnote, which ends the text above it, and holds what is indented below it or goes on with its last
* text. GitHub takes all of that out of the place where it stands, and shows it at the end of the page.
*/
const footnoteInto = (footnotes) => (state, line, end, silent) => {
	const label = DEFINITION.exec(textAt(state, line));
	if (label === null || Number(state.sCount[line]) - state.blkIndent > 3) return false;
	if (silent) return true;
	const before = state.tokens.length;
	const opening = state.push("footnote_open", "section", 1);
	state.blkIndent += 4;
	state.tShift[line] = Number(state.tShift[line]) + label[0].length;
	state.sCount[line] = state.blkIndent;
	state.md.block.tokenize(state, line, end);
	state.blkIndent -= 4;
	const closing = state.push("footnote_close", "section", -1);
	opening.map = [line, state.line];
	for (const edge of [opening, closing]) Object.assign(edge, {
		level: 0,
		hidden: true
	});
	footnotes.push(...state.tokens.splice(before));
	return true;
};
/** Puts the footnotes of a body below the rest of it. */
const footnotesLast = (footnotes) => ({ tokens }) => {
	tokens.push(...footnotes.splice(0));
};

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

// src/core/block/skeleton.ts
const LATIN = new Map(Object.entries({
	a: "\u0430\u0251\u03b1\u1d00\u2c81",
	c: "\u0441\u03f2\u1d04\u2ca5\uabaf",
	d: "\u0501\u0257\u1d05\uab70",
	e: "\u0435\u0454\u04bd\u212e\uab32\u1d07\u2c89\u03b5",
	f: "\uab35\u0584\ua730",
	k: "\u043a\u03ba\u1d0b\u2c95",
	l: "i\u0456\u0131\u0269\u03b9\u04cf\u01c01|\u026a\u217c\u2223\u0627",
	m: "\u043c\u1d0d\u2c99",
	n: "\u0578\u057c\u043f\u03b7\u0274\u1d0e\u2c9b",
	o: "0\u043e\u03bf\u03c3\u0585\u1d0f\u2c9f\u05e1\u06c1\u0966\u09e6\u0a66\u0ae6\u0be6",
	p: "\u0440\u03c1\u1d18\u2ca3\u03f1",
	r: "\u0433\u1d26\u2c85\uab81\u0280\uab47\uab48",
	s: "\u0455\u01bd\ua731\uabaa\u057f",
	t: "\u0442\u03c4\u1d1b\u2ca7\uab72",
	u: "\u03c5\u057d\u1d1c\u028b\uab4e\uab52\u0446"
}).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin])));
const PLAIN = /^[ -~]*$/;
/** What a reader takes a text for: case, width, accents, invisible characters and lookalike letters aside. */
const skeleton = (text) => {
	const folded = PLAIN.test(text) ? text : text.normalize("NFKD").replace(/[\p{Default_Ignorable_Code_Point}\p{Mark}\p{Cc}\p{Cf}]/gu, "");
	return Array.from(folded.toLowerCase(), (char) => LATIN.get(char) ?? char).join("");
};
const letters = (text) => {
	const shape = skeleton(text);
	return PLAIN.test(shape) ? shape.replace(/[^a-z0-9]/g, "") : shape.replace(/[^\p{L}\p{N}]/gu, "");
};
const NAME = skeleton("recount");
/** Whether a word reads like the name. */
const readsLikeName = (word) => skeleton(word) === NAME;
const PLAIN_INFO = new RegExp(`^[^a-z0-9]*${NAME}(?![a-z0-9])`);
/** Whether an HTML comment reads like a marker of the block. */
const readsLikeMarker = (comment) => letters(comment) === NAME;
/** Whether the info string of a fence reads like the block's: its first word is the name, whatever follows. */
const readsLikeInfo = (info) => {
	const shape = skeleton(info);
	if (PLAIN.test(shape)) return PLAIN_INFO.test(shape);
	return new RegExp(`^[^\\p{L}\\p{N}]*${NAME}(?![\\p{L}\\p{N}])`, "u").test(shape);
};
const MARKS = /<sup\b[^<>]*>[^<>]*<\/sup\s*>|\[\^[^[\]\s]*\]|(?<![\d\p{No}])[\d\p{No}]+\s*$/giu;
const TAG = /<[^<>]*>/g;
const FORMULA = /\$.*\$/s;
const COMMANDS = /\\[a-z]+/gi;
const inOrder = (text) => Array.from(text).sort().join("");
/** Whether two texts have the same letters: a reader may see them in another order, since a text can be made to run backwards. */
const haveSameLetters = (one, other) => one.length === other.length && inOrder(one) === inOrder(other);
const readsLikeWord = (cell, word) => {
	const meant = FORMULA.test(cell) ? cell.replace(COMMANDS, "") : cell;
	return [meant, meant.replace(MARKS, "")].some((text) => haveSameLetters(letters(text.replace(TAG, "")), letters(word)));
};
/** Whether the cells of a row read like these words, one after the other, with empty ones between and others around. */
const holdsCells = (cells, words) => {
	if (cells.length < words.length) return false;
	const filled = cells.filter((cell) => letters(cell) !== "");
	return filled.some((_, first) => words.every((word, at) => readsLikeWord(filled[first + at] ?? "", word)));
};
/** Whether a line holds these words as the cells of a row. */
const holdsRow = (line, words) => holdsCells(line.split("|"), words);

// src/core/block/source.ts
/** Splits a body into its lines. The last one may be empty. */
const linesOf = (body) => {
	const lines = [];
	const starts = [];
	let start = 0;
	for (const { 0: ending, index } of body.matchAll(/\r\n|\r|\n/g)) {
		lines.push(body.slice(start, index));
		starts.push(start);
		start = index + ending.length;
	}
	return {
		lines: [...lines, body.slice(start)],
		starts: [
			...starts,
			start,
			body.length
		]
	};
};
/** A line without the blanks and tabs at its end: to Markdown all other white space is text. */
const withoutBlanks = (line) => {
	let end = line.length;
	while (line[end - 1] === " " || line[end - 1] === "	") end -= 1;
	return line.slice(0, end);
};
/** The text of a line, counted from 0, blanks at its end left out. A line that is not there is empty. */
const textOf = ({ lines }, line) => withoutBlanks(lines[line] ?? "");
/** Where lines begin and end in the body: the first, and the one behind the last, whose own ending is left out. */
const rangeOfLines = ({ lines, starts }, line, end) => {
	const length = lines.slice(end - 1, end).join("").length;
	return [Number(starts[line]), Number(starts[end - 1]) + length];
};

// src/core/block/markdown.ts
const partsOf = (all) => {
	const parts = [];
	let tokens = [];
	for (const token of all) {
		tokens.push(token);
		if (token.level > 0 || token.nesting === 1) continue;
		const [line, end] = tokens.flatMap(({ map }) => map ?? []);
		parts.push({
			tokens,
			line: Number(line),
			end: Number(end)
		});
		tokens = [];
	}
	return parts;
};
/**
* Parses a body as GitHub does, with raw HTML and tables. The parser is loaded here and not before, since it takes a
* twentieth of a second, which a command that reads no body should not pay.
*/
const parseMarkdown = async ({ lines }) => {
	const { default: MarkdownIt } = await import("./markdown-it.js");
	const options = {
		html: true,
		breaks: true
	};
	const parsers = {
		commonmark: new MarkdownIt(options),
		github: new MarkdownIt(options)
	};
	parsers.github.block.ruler.before("html_block", "ending_tag", endingTag, { alt: ["paragraph", "blockquote"] });
	const footnotes = [];
	parsers.github.block.ruler.before("reference", "footnote", footnoteInto(footnotes), { alt: [
		"paragraph",
		"reference",
		"blockquote"
	] });
	parsers.github.core.ruler.after("block", "footnotes", footnotesLast(footnotes));
	Object.assign(parsers.github.renderer.rules, {
		html_block: (tokens, index) => githubHtml(String(tokens[index]?.content)),
		html_inline: (tokens, index) => githubInline(String(tokens[index]?.content))
	});
	const parse = (reading) => {
		const read = reading === "commonmark" ? lines : githubLines(lines);
		return partsOf(parsers[reading].parse(read.join("\n"), {}));
	};
	const parts = parse("commonmark");
	return {
		parts,
		render: (reading) => {
			const { renderer, options } = parsers[reading];
			return (reading === "commonmark" ? parts : parse(reading)).map(({ tokens, line }) => ({
				line,
				html: renderer.render([...tokens], options, {})
			}));
		},
		unescape: parsers.commonmark.utils.unescapeAll
	};
};

// src/core/block/tangled.ts
const MOST_LINES = 5e3;
/** Markers of quotations and lists that a line begins with. Behind one of a list stands a blank, or nothing. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;
/** A line drawn across the page, which begins no list; what stands before it may be quotations. */
const RULE = /^([ \t>]*)([-*])[ \t]*(?:\2[ \t]*){2,}$/;
const MARKER = />|[-+*]|[.)]/g;
const MOST_CONTAINERS = 99;
/** Each line in a nest costs the square of its depth. */
const MOST_NESTED = 3e5;
/** Lines that may define a footnote. Where one is defined within another, each line costs a parser what all of them cost. */
const MOST_FOOTNOTES = 300;
/** As many as a page may have elements: a row of one cell is filled up to the width of its table. */
const MOST_CELLS = 25e3;
const DELIMITERS = /^[:|>\s]*-[-:|>\s]*$/;
const depthOf = (line) => CONTAINERS.exec(line.replace(RULE, "$1"))?.[0].match(MARKER)?.length ?? 0;
const widthOf = (line) => DELIMITERS.test(line) ? line.split("|").length : 0;
/** Lines without an empty one between them, in which paragraphs, tables and nests end at the latest. */
const stretchesOf = (lines) => {
	const stretches = [[]];
	for (const line of lines) if (line.trim() === "") stretches.push([]);
	else stretches.at(-1)?.push(line);
	return stretches;
};
/**
* Whether lines are more, or stand deeper in quotations and lists, or hold more of what is left open, than anybody writes:
* parsers take the square of that.
*/
const isTangled = (lines) => {
	if (lines.length > MOST_LINES) return true;
	if (lines.filter((line) => line.includes("[^") && line.includes("]:")).length > MOST_FOOTNOTES) return true;
	let [nested, cells] = [0, 0];
	for (const stretch of stretchesOf(lines)) {
		let [deepest, widest] = [0, 0];
		for (const line of stretch) {
			deepest = Math.max(deepest, depthOf(line));
			widest = Math.max(widest, widthOf(line));
			nested += deepest ** 2;
			cells += widest;
			if (deepest > MOST_CONTAINERS) return true;
		}
	}
	return nested > MOST_NESTED || cells > MOST_CELLS;
};

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

export { githubHtml as C, COMMENT as S, BODY as _, isTangled as a, FENCE as b, rangeOfLines as c, holdsCells as d, holdsRow as f, BEGIN as g, readsLikeName as h, recordJson as i, textOf as l, readsLikeMarker as m, renderBlock as n, parseMarkdown as o, readsLikeInfo as p, printable as r, linesOf as s, fitBlock as t, withoutBlanks as u, COLUMNS as v, githubLines as w, HEADING as x, END as y };