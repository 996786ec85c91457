import { s as digestOf } from "./desk-sum.js";
import { d as int, m as looseObject } from "./desk-schemas2.js";
import { y as fault } from "./desk-tell.js";
import "./desk-issues.js";
import { b as recordSchema } from "./desk-text.js";
import { n as ok, t as err } from "./desk-result.js";
import { n as shorten, t as firstOf } from "./desk-shorten.js";
import "./desk-verbs.js";
import { C as githubHtml, _ as BODY, a as isTangled, b as FENCE, c as rangeOfLines, d as holdsCells, f as holdsRow, g as BEGIN, i as recordJson, l as textOf, m as readsLikeMarker, n as renderBlock, o as parseMarkdown, p as readsLikeInfo, r as printable, s as linesOf, u as withoutBlanks, v as COLUMNS, w as githubLines, x as HEADING, y as END } from "./desk-render.js";

// src/core/block/document.ts
/** Many times what an honest body makes. Unclosed tags make elements by the million out of a body of 65,536 characters. */
const MOST_ELEMENTS = 25e3;
/** The element that a node stands in; nothing for one that stands in none, or in the inert content of a template. */
const parentOf = (node) => node.parentNode !== null && "tagName" in node.parentNode ? node.parentNode : void 0;
/** Where a node begins and ends in the HTML; no number for an element whose tag was left out. */
const rangeOf = ({ sourceCodeLocation: place }) => [Number(place?.startOffset), Number(place?.endOffset)];
/**
* All nodes of a piece of HTML in a page, without the inert content of templates; nothing where it cannot be built. Where
* scripts run, a `noscript` holds text, else elements.
*/
const nodesOf = async (html, scriptingEnabled) => {
	const { defaultTreeAdapter, html: names, parseFragment } = await import("./parse5.js");
	let elements = 0;
	const treeAdapter = {
		...defaultTreeAdapter,
		createElement: (...parts) => {
			elements += 1;
			if (elements > MOST_ELEMENTS) throw new Error("more elements than a body may have");
			return defaultTreeAdapter.createElement(...parts);
		}
	};
	const page = defaultTreeAdapter.createElement("div", names.NS.HTML, []);
	try {
		const nodes = [];
		const pending = parseFragment(page, html, {
			sourceCodeLocationInfo: true,
			scriptingEnabled,
			treeAdapter
		}).childNodes.toReversed();
		for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
			nodes.push(node);
			if ("childNodes" in node) for (const child of node.childNodes.toReversed()) pending.push(child);
		}
		return nodes;
	} catch {
		return;
	}
};
const FEW = 100;
const NOT_SEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]+/gu;
const APART = [
	"sup",
	"table",
	"tr"
];
/** The beginning of the text inside a cell, blanks left out, as far as a short word may need it. */
const wordsIn = (cell) => {
	let words = "";
	const pending = cell.childNodes.toReversed();
	for (let node = pending.pop(); node !== void 0 && words.length < FEW; node = pending.pop()) if ("value" in node) words += node.value.replace(NOT_SEEN, "").slice(0, FEW);
	else if ("tagName" in node && !APART.includes(node.tagName)) pending.push(...node.childNodes.toReversed());
	return words;
};
/** All of the text inside an element. */
const textIn = (element) => {
	let text = "";
	const pending = [element];
	for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
		if ("value" in node) text += node.value;
		if ("childNodes" in node) for (const child of node.childNodes.toReversed()) pending.push(child);
	}
	return text;
};

// src/core/block/shown.ts
const hidingNames = new Set(`details dialog template select datalist object audio video canvas noscript svg math meter progress rp
   title textarea style script xmp iframe noembed noframes plaintext`.split(/\s+/));
const hides = ({ tagName, attrs }) => hidingNames.has(tagName) || attrs.some(({ name }) => name === "hidden" || name === "popover");
/** The nearest element around another that hides it, if one does. */
const hidingOver = (element) => {
	let over = parentOf(element);
	while (over !== void 0 && !hides(over)) over = parentOf(over);
	return over;
};
/** Where the cells begin of a row that holds the block's header; the row itself has no place where its tag is left out. */
const headerCells = (node) => {
	const cells = node.nodeName === "tr" && "tagName" in node ? node.childNodes.filter((cell) => "tagName" in cell) : [];
	return holdsCells(cells.map(wordsIn), COLUMNS) ? cells.map((cell) => rangeOf(cell)[0]) : [];
};
const LANGUAGE = "language-";
const TITLE = HEADING.replace(/^#+ /, "");
/** A fence as CommonMark writes it, or as GitHub does: `<pre lang="recount">`. */
const isFence = (node) => "tagName" in node && node.attrs.some(({ name, value }) => node.tagName === "pre" ? name === "lang" && readsLikeInfo(value) : node.tagName === "code" && name === "class" && value.split(/\s+/).some((word) => word.startsWith(LANGUAGE) && readsLikeInfo(word.slice(9))));
/**
* What a page shows of the block with this JSON: told by what is there, and not by the part of the body that it came from.
* Comments tell nothing: one that is open above the block may end with the marker, and nobody sees either.
*/
const shownOf = (nodes, json) => {
	const rows = nodes.filter((node) => headerCells(node).length > 0);
	const fences = nodes.filter(isFence);
	const titles = nodes.filter((node) => "tagName" in node && node.tagName === "h2" && textIn(node) === TITLE);
	const shows = (found, text) => found.some((node) => "tagName" in node && hidingOver(node) === void 0 && (text === void 0 || textIn(node) === text));
	if (!shows(rows) || !shows(fences, `${json}\n`) || !shows(titles)) return "less";
	return rows.length === 1 && fences.length === 1 ? "it alone" : "more";
};

// src/core/block/absence.ts
const ESCAPED = /<!-- ?\/?recount ?-->\s{0,9}\\+[nr]|```recount\s{0,9}\\+[nr]/;
/** A fault of the body at a line that counts from 0. */
const bodyFault = (code, line, message) => fault(code, message, { place: {
	file: BODY,
	line: line + 1
} });
const NAMES = {
	begin: `a marker like \`${BEGIN}\``,
	end: `a marker like \`${END}\``,
	fence: "a fence with an info string like `recount`",
	table: "a table with the block's header row"
};
/** A trace in words, with its line. */
const showTrace = ({ kind, line }) => `${NAMES[kind]} at line ${line + 1}`;
const PLACES = {
	top: ["block-imitated", "which is no part of a block"],
	inline: ["block-imitated", "in the middle of a text, which makes no block"],
	html: ["block-hidden", "inside a comment or other HTML: an empty line must stand before a block"],
	quoted: ["block-quoted", "in a quotation or a list"],
	indented: ["block-indented", "that does not begin in the first column"],
	nested: ["block-nested", "inside another fence"]
};
const misplaced = (trace) => {
	const [code, place] = PLACES[trace.where];
	return bodyFault(code, trace.line, `found ${showTrace(trace)}, ${place}`);
};
/** What is wrong with a block that begins as it should. */
const brokenFault = (begin, { traces, regions }) => {
	const region = regions.find((one) => one.begin.line === begin.line);
	const last = region?.end.line ?? Number.POSITIVE_INFINITY;
	const fences = traces.filter(({ kind, line }) => kind === "fence" && line > begin.line && line < last);
	const wrong = fences.find(({ exact }) => !exact);
	if (wrong !== void 0) return misplaced(wrong);
	const from = `the block that begins at line ${begin.line + 1}`;
	if (region !== void 0) return bodyFault("block-unreadable", begin.line, `${from} holds no fence with the info string \`recount\``);
	const [fence] = fences;
	return fence === void 0 ? bodyFault("block-truncated", begin.line, `${from} ends before its fence, without the marker \`${END}\``) : bodyFault("block-truncated", fence.line, `${from} has no marker \`${END}\` at its end, or its fence at line ${fence.line + 1} is not closed`);
};
/** Why a body holds no block: the fault that tells its author most. */
const absenceFault = (survey) => {
	const { traces, source } = survey;
	const begins = traces.filter(({ kind }) => kind === "begin");
	const begin = begins.find(({ exact }) => exact);
	if (begin !== void 0) return brokenFault(begin, survey);
	const escaped = source.lines.findIndex((line) => ESCAPED.test(line));
	if (escaped >= 0) return bodyFault("block-escaped", escaped, `line ${escaped + 1} holds a block with \`\\n\` written out where its lines should end`);
	const [first] = [
		...begins,
		...traces.filter(({ kind }) => kind === "fence"),
		...traces
	];
	if (first !== void 0) return misplaced(first);
	return source.lines.every((line) => line.trim() === "") ? fault("block-missing", "the body is empty") : fault("block-missing", `the body has no Verification block: no line is \`${BEGIN}\``);
};

// src/core/block/traces.ts
const COMMENT = /<!--(?:(?!<!--)[\s\S])*?-->/g;
const MARKER_LINE = /^\s*<!--.*-->\s*$/;
const FENCE_LINE = /^\s*(?:`{3,}|~{3,})(.*)$/;
const EXACT = {
	begin: BEGIN,
	end: END,
	fence: FENCE,
	table: `| ${COLUMNS.join(" | ")} |`
};
const markerKind = (comment) => comment.includes("/") ? "end" : "begin";
const lineBreaks = (text) => text.split("\n").length - 1;
const commentHints = (html, first, opening, later) => Array.from(html.matchAll(COMMENT)).flatMap(({ 0: comment, index }) => {
	const before = html.slice(0, index);
	const where = before.trim() === "" ? opening : later;
	return readsLikeMarker(comment) ? [{
		kind: markerKind(comment),
		where,
		line: first + lineBreaks(before)
	}] : [];
});
/** Lines in a text that is no Markdown which would open the block's fence if it were. */
const fenceHints = (text, first, where, unescape) => text.split("\n").flatMap((line, offset) => {
	const info = FENCE_LINE.exec(line)?.[1];
	return info !== void 0 && readsLikeInfo(unescape(info)) ? [{
		kind: "fence",
		where,
		line: first + offset
	}] : [];
});
const codeHints = (text, first, where, unescape) => [...text.split("\n").flatMap((line, offset) => MARKER_LINE.test(line) && readsLikeMarker(line) ? [{
	kind: markerKind(line),
	where,
	line: first + offset
}] : []), ...fenceHints(text, first, where, unescape)];
/** The cells of a header, with the words that stand for images and without them: which of these are seen is not known. */
const isHeader = (cells) => [cells, cells.map((cell) => cell.filter(({ type }) => type !== "image"))].some((read) => holdsCells(read.map((cell) => cell.map(({ content }) => content).join("")), COLUMNS));
const inlineHints = ({ children }, first) => {
	let line = first;
	return (children ?? []).flatMap(({ type, content }) => {
		if (type === "softbreak" || type === "hardbreak") line += 1;
		return type === "html_inline" ? commentHints(content, line, "inline", "inline") : [];
	});
};
const leafHints = (token, line, unescape) => {
	switch (token.type) {
		case "html_block": return [...commentHints(token.content, line, "top", "html"), ...fenceHints(token.content, line, "html", unescape)];
		case "code_block": return codeHints(token.content, line, "indented", unescape);
		case "fence":
			if (!readsLikeInfo(unescape(token.info))) return codeHints(token.content, line + 1, "nested", unescape);
			return [{
				kind: "fence",
				where: "top",
				line
			}, ...codeHints(token.content, line + 1, "top", unescape)];
		case "inline": return fenceHints(token.content, line, "inline", unescape);
		default: return [];
	}
};
/** Lines whose cells read like the block's header row, in whatever they stand: other parsers find tables elsewhere. */
const rowHints = ({ lines }, { line: first, end }, unescape) => lines.slice(first, end).flatMap((text, offset) => text.includes("|") && holdsRow(unescape(text), COLUMNS) ? [{
	kind: "table",
	where: "inline",
	line: first + offset
}] : []);
/** Every trace of a block in one top-level part of the body, in the order of the text. */
const tracesIn = (part, source, unescape) => {
	const { tokens, line: first } = part;
	const quoted = tokens.some(({ type }) => type === "blockquote_open" || type === "list_item_open");
	const hints = [];
	let line = first;
	let header = [];
	for (const token of tokens) {
		line = token.map?.[0] ?? line;
		if (token.type === "thead_open") header = [];
		if (token.children !== null) header.push(token.children);
		if (token.type === "thead_close" && isHeader(header)) hints.push({
			kind: "table",
			where: "top",
			line
		});
		hints.push(...inlineHints(token, line), ...leafHints(token, line, unescape));
	}
	const tables = hints.flatMap(({ kind, line: at }) => kind === "table" ? [at] : []);
	return [...hints, ...rowHints(source, part, unescape).filter((hint) => !tables.includes(hint.line))].sort((a, b) => a.line - b.line).map(({ kind, where, line }) => {
		const raw = textOf(source, line);
		const top = where === "top" && !quoted;
		const indented = top && /^\s/.test(raw);
		return {
			kind,
			line,
			where: quoted ? "quoted" : indented ? "indented" : where,
			exact: top && raw === EXACT[kind]
		};
	});
};

// src/core/block/survey.ts
const regionsOf = ({ parts }, kinds) => {
	const regions = [];
	let begin;
	for (const [index, part] of parts.entries()) {
		const kind = kinds.get(part.line);
		if (kind === "begin") begin = {
			part,
			index
		};
		if (kind !== "end" || begin === void 0) continue;
		regions.push({
			begin: begin.part,
			inner: parts.slice(begin.index + 1, index),
			end: part
		});
		begin = void 0;
	}
	return regions;
};
/** Reads a body as Markdown and notes everything in it that reads like a block or a part of one. */
const surveyBody = async (body) => {
	const source = linesOf(body);
	const markdown = await parseMarkdown(source);
	const traces = markdown.parts.flatMap((part) => tracesIn(part, source, markdown.unescape));
	const kinds = new Map(traces.filter(({ exact }) => exact).map(({ line, kind }) => [line, kind]));
	const regions = regionsOf(markdown, kinds);
	return {
		source,
		markdown,
		traces,
		regions,
		candidates: regions.flatMap((region) => {
			const fence = region.inner.find(({ line }) => kinds.get(line) === "fence");
			return fence === void 0 ? [] : [{
				...region,
				fence
			}];
		})
	};
};

// src/core/block/visible.ts
const hasHtml = ({ tokens }) => tokens.some(({ type, children }) => type === "html_block" || children?.some((child) => child.type === "html_inline"));
const pageOf = (pieces) => {
	const offsets = /* @__PURE__ */ new Map();
	let page = "";
	for (const { line, html } of pieces) {
		offsets.set(line, page.length);
		page += html;
	}
	return {
		html: page,
		offsets
	};
};
/** Where the HTML of a part begins; no number where there is none. */
const offsetOf = ({ offsets }, { line }) => Number(offsets.get(line));
/** The line of the body, counted from 1, that HTML at this offset was made from; for an inline tag nearly so. */
const lineAt = ({ html, offsets }, offset) => {
	let [line, start] = [0, 0];
	for (const [first, from] of offsets) if (from <= offset) [line, start] = [first, from];
	return line + html.slice(start, offset).split("\n").length;
};
const faultAt = (page, offset, code, message) => {
	const line = lineAt(page, offset);
	return fault(code, message.replace("LINE", `line ${line}`), { place: {
		file: BODY,
		line
	} });
};
/** The element that takes what stands at this offset for its text. A comment cannot: the begin marker would end it. */
const swallower = (nodes, offset) => {
	const text = nodes.find((node) => "value" in node && rangeOf(node)[0] <= offset && offset < rangeOf(node)[1]);
	return text && parentOf(text);
};
const unseenFault = (page, nodes, { begin, inner }) => {
	const elements = new Map(nodes.flatMap((node) => "tagName" in node ? [[rangeOf(node)[0], node]] : []));
	const block = `the block at line ${begin.line + 1}`;
	if (Number.isNaN(offsetOf(page, begin))) return bodyFault("block-hidden", begin.line, `${block} begins inside HTML above it: an empty line must stand between`);
	for (const part of inner) {
		const offset = offsetOf(page, part);
		const element = elements.get(offset);
		const over = element === void 0 ? swallower(nodes, offset) : hidingOver(element);
		if (over !== void 0) return faultAt(page, rangeOf(over)[0], "block-hidden", `${block} stands inside <${over.tagName}>, opened at LINE`);
		if (element === void 0) return bodyFault("block-hidden", part.line, `${block} is swallowed by HTML above it that is not closed`);
	}
};
const imitationFault = (page, nodes, { begin, end }) => {
	const [first, last] = [offsetOf(page, begin), offsetOf(page, end)];
	const beside = (offset) => offset < first || offset > last;
	const offset = nodes.flatMap(headerCells).find(beside);
	if (offset !== void 0) return faultAt(page, offset, "block-imitated", "beside the block the body has a table with the block's header row at LINE");
	const fence = nodes.find((node) => isFence(node) && beside(rangeOf(node)[0]));
	return fence && faultAt(page, rangeOf(fence)[0], "block-imitated", "beside the block the body has a fence like the block's at LINE");
};
const pageFault = async (page, region, scripts) => {
	const nodes = await nodesOf(page.html, scripts);
	if (nodes !== void 0) return unseenFault(page, nodes, region) ?? imitationFault(page, nodes, region);
	return faultAt(page, offsetOf(page, region.begin), "block-hidden", "the HTML of the body is too tangled to tell whether the block at LINE is seen");
};
/**
* Whether what is around a block may make a page in which it is not seen, or not alone: that takes HTML, or a fence. Beside
* these a block ends whatever it stands behind, for all parsers alike, and whatever looks like one is told by its lines.
*/
const MAY_HIDE = /<|`{3}|~{3}/;
const tangledFault = ({ line }) => {
	const message = `the text around the block at line ${line + 1} is too tangled to tell whether it is seen`;
	return bodyFault("block-hidden", line, message);
};
/** What the second parser says. */
const elsewhereFault = async ({ source: { lines }, markdown }, { begin, fence }) => {
	const block = `the block at line ${begin.line + 1}`;
	const { readAgain } = await import("./desk-second-reading.js");
	const { leftOpen } = await import("./desk-left-open.js");
	const read = githubLines(lines);
	const second = readAgain(read.join("\n"));
	if (second === void 0) return tangledFault(begin);
	const open = leftOpen(read.slice(0, begin.line), markdown.parts, second);
	if (open !== void 0) {
		const message = `${block} may stand inside <${open.name}>, which line ${open.line + 1} opens in a text and does not close`;
		return bodyFault("block-hidden", open.line, message);
	}
	const json = lines.slice(fence.line + 1, fence.end - 1).join("\n");
	const page = "in the page that another Markdown parser makes of the body";
	for (const html of /* @__PURE__ */ new Set([second.html, githubHtml(second.html)])) {
		const nodes = await nodesOf(html, true);
		const shown = nodes === void 0 ? "less" : shownOf(nodes, json);
		if (shown === "more") return bodyFault("block-imitated", begin.line, `beside ${block} a table or a fence looks like the block's ${page}`);
		if (shown === "less") return bodyFault("block-hidden", begin.line, `${block} is not seen ${page}`);
	}
};
/**
* What keeps a block from being seen: whether its heading, table and fence are there in the body as a browser shows it,
* under nothing that hides them, and no table written in HTML looks like the block's. The page is built only where the
* rest of the body has HTML, or a footnote that may make some, and in both ways in which that can be read; and once more
* by another parser.
*/
const unseen = async (survey, block) => {
	const { begin, end } = block;
	const { lines } = survey.source;
	const mayHide = [...lines.slice(0, begin.line), ...lines.slice(end.end)].some((line) => MAY_HIDE.test(line));
	if (mayHide && isTangled(lines)) return tangledFault(begin);
	return await hereFault(survey, block) ?? (mayHide ? elsewhereFault(survey, block) : void 0);
};
const hereFault = async ({ source, markdown }, region) => {
	const own = [region.begin, region.end];
	if (!markdown.parts.some((part) => !own.includes(part) && hasHtml(part)) && !source.lines.some((line) => line.includes("[^"))) return void 0;
	const [page, other] = [pageOf(markdown.render("commonmark")), pageOf(markdown.render("github"))];
	for (const one of other.html === page.html ? [page] : [page, other]) for (const scripts of /<noscript/i.test(one.html) ? [true, false] : [true]) {
		const found = await pageFault(one, region, scripts);
		if (found !== void 0) return found;
	}
};

// src/core/block/find.ts
/** What stands between the markers: a heading, a table and the fence, and nothing else. */
const shapeFault = ({ begin, inner, fence, end }) => {
	const [first = end, second = end, third = end, extra] = inner;
	const expected = [
		[
			"the heading",
			first,
			first.tokens[0]?.type === "heading_open"
		],
		[
			"the table",
			second,
			second.tokens[0]?.type === "table_open"
		],
		[
			"the fence",
			third,
			third === fence
		]
	];
	for (const [name, { line }, there] of expected) {
		const message = `in the block at line ${begin.line + 1}, expected ${name} at line ${line + 1}, found something else`;
		if (!there) return bodyFault("block-altered", line, message);
	}
	const message = `the block at line ${begin.line + 1} holds more than heading, table and fence`;
	return extra && bodyFault("block-altered", extra.line, message);
};
const chooseBlock = (survey) => {
	const { candidates, traces } = survey;
	const [block, second] = candidates;
	if (block === void 0) return err(absenceFault(survey));
	const { begin, end } = block;
	if (second !== void 0) {
		const message = `the body has two blocks, at line ${begin.line + 1} and at line ${second.begin.line + 1}`;
		return err(bodyFault("block-doubled", second.begin.line, message));
	}
	const stray = traces.find(({ line }) => line < begin.line || line > end.line);
	if (stray !== void 0) {
		const message = `beside the block at line ${begin.line + 1} the body has ${showTrace(stray)}`;
		return err(bodyFault("block-imitated", stray.line, message));
	}
	const inside = traces.find(({ line }) => line > block.fence.line && line < block.fence.end);
	if (inside !== void 0) {
		const message = `the block at line ${begin.line + 1} is cut off: its fence is not closed before ${showTrace(inside)}`;
		return err(bodyFault("block-truncated", inside.line, message));
	}
	const fault = shapeFault(block);
	return fault === void 0 ? ok(block) : err(fault);
};
/**
* Finds the one block of a body. Anyone may have written the body: a block counts only where it stands at the top level
* of the Markdown and is seen in the page made from it, and only if nothing else in the body reads like one.
*/
const findBlock = async (body) => {
	const survey = await surveyBody(body ?? "");
	const block = chooseBlock(survey);
	if (!block.ok) return block;
	const hidden = await unseen(survey, block.value);
	if (hidden !== void 0) return err(hidden);
	const { begin, fence, end } = block.value;
	const { lines } = survey.source;
	const [from, to] = rangeOfLines(survey.source, begin.line, end.end);
	const numbered = lines.map((text, index) => ({
		text,
		line: index + 1
	}));
	return ok({
		json: lines.slice(fence.line + 1, fence.end - 1).join("\n"),
		line: fence.line + 1,
		start: from,
		end: to,
		visible: [...numbered.slice(begin.line, fence.line + 1), ...numbered.slice(fence.end - 1, end.end)]
	});
};

// src/core/block/json.ts
const DEPTH = 12;
const INTEGER = /^(?:0|[1-9]\d{0,9})$/;
const NUMBER = /[-+.\dA-Za-z]*/y;
const PLAIN = /[ !#-[\]-~]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const SPACE = /[ \t\r\n]*/y;
const CONTROL = {
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
};
const FORBIDDEN = [
	"__proto__",
	"constructor",
	"prototype"
];
const WORDS = {
	true: true,
	false: false,
	null: null
};
const decode = (raw) => raw.replace(/\\(?:u(.{4})|(.))/g, (_, hex, letter) => hex === void 0 ? CONTROL[letter] ?? letter : String.fromCharCode(Number.parseInt(hex, 16)));
/**
* Reads JSON that anyone may have written, and takes only what can be read in one way: no duplicate key, no number but a
* plain integer up to 9,999,999,999, nothing but printable ASCII and white space, at most 12 levels. What it takes,
* `JSON.parse` takes too, with the same value. Faults name line and column, the text's first line being `firstLine`.
*/
const readJson = (text, firstLine = 1) => {
	let at = 0;
	const refuse = (where, problem, code = "block-unreadable") => {
		const before = text.slice(0, where);
		const line = firstLine + before.split(/\r\n|\r|\n/).length - 1;
		const column = where - Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r"));
		return err(fault(code, `JSON, line ${line}, column ${column}: ${problem}`, { place: {
			file: BODY,
			line,
			column
		} }));
	};
	const take = (pattern) => {
		pattern.lastIndex = at;
		const taken = pattern.exec(text)?.[0] ?? "";
		at += taken.length;
		return taken;
	};
	const found = () => at < text.length ? `found ${JSON.stringify(text.charAt(at))}` : "the text ends";
	const readString = () => {
		const start = at;
		at += 1;
		for (;;) {
			take(PLAIN);
			const next = text.charAt(at);
			if (next === "\"") break;
			if (next === "") return refuse(start, "this string has no end");
			if (next !== "\\") return refuse(at, "a string goes on over a line break or holds a tab; write it as an escape");
			if (take(ESCAPE) === "") return refuse(at, "this escape is none of JSON");
		}
		const value = decode(text.slice(start + 1, at));
		at += 1;
		return value.isWellFormed() ? ok(value) : refuse(start, "half of a surrogate pair stands alone in this string");
	};
	const readList = (depth) => {
		const items = [];
		at += 1;
		take(SPACE);
		if (text.charAt(at) === "]") {
			at += 1;
			return ok(items);
		}
		for (;;) {
			const item = readValue(depth);
			if (!item.ok) return item;
			items.push(item.value);
			const next = text.charAt(at);
			if (next !== "," && next !== "]") return refuse(at, `expected "," or "]", ${found()}`);
			at += 1;
			if (next === "]") return ok(items);
		}
	};
	const readKey = (members) => {
		take(SPACE);
		const start = at;
		if (text.charAt(at) !== "\"") return refuse(at, `expected a key in double quotes, ${found()}`);
		const key = readString();
		if (!key.ok) return key;
		if (FORBIDDEN.includes(key.value)) return refuse(start, `the key ${JSON.stringify(key.value)} is not allowed`);
		if (Object.hasOwn(members, key.value)) return refuse(start, `the key ${JSON.stringify(key.value)} is there twice`);
		take(SPACE);
		if (text.charAt(at) !== ":") return refuse(at, `expected ":", ${found()}`);
		at += 1;
		return key;
	};
	const readObject = (depth) => {
		const members = { __proto__: null };
		at += 1;
		take(SPACE);
		if (text.charAt(at) === "}") {
			at += 1;
			return ok(members);
		}
		for (;;) {
			const key = readKey(members);
			if (!key.ok) return key;
			const member = readValue(depth);
			if (!member.ok) return member;
			members[key.value] = member.value;
			const next = text.charAt(at);
			if (next !== "," && next !== "}") return refuse(at, `expected "," or "}", ${found()}`);
			at += 1;
			if (next === "}") return ok(members);
		}
	};
	const readScalar = () => {
		const start = at;
		const token = take(NUMBER);
		if (token === "true" || token === "false" || token === "null") return ok(WORDS[token]);
		if (INTEGER.test(token)) return ok(Number(token));
		return /^[-+.\d]/.test(token) ? refuse(start, `expected an integer from 0 to 9999999999 in plain digits, found ${token.slice(0, 40)}`) : refuse(at = start, `expected a value, ${found()}`);
	};
	const readValue = (depth) => {
		take(SPACE);
		const next = text.charAt(at);
		if ((next === "{" || next === "[") && depth === DEPTH) return refuse(at, `more than ${DEPTH} levels deep`);
		const value = next === "{" ? readObject(depth + 1) : next === "[" ? readList(depth + 1) : next === "\"" ? readString() : readScalar();
		take(SPACE);
		return value;
	};
	const foreign = /[^\t\n\r -~]/u.exec(text);
	if (foreign !== null) {
		const point = Number(foreign[0].codePointAt(0)).toString(16).toUpperCase().padStart(4, "0");
		return refuse(foreign.index, `found U+${point}; write it as an escape (\\uXXXX)`, "block-charset");
	}
	const value = readValue(0);
	return value.ok && at < text.length ? refuse(at, `the JSON ended before this, ${found()}`) : value;
};

// src/core/block/parse.ts
const SHOWN = 200;
const pathOf = (path) => path.map((key) => printable(String(key))).join(".");
const versioned = looseObject({ recount: int() });
const versionFault = (json, line) => {
	const read = versioned.safeParse(json);
	const version = read.success ? read.data.recount : 1;
	const [block, place] = [`the block has format ${version}`, {
		file: BODY,
		line
	}];
	if (version > 1) return fault("format-newer", `${block}; this version of Recount reads format ${1}`, { place });
	if (version < 1) return fault("block-unreadable", `${block}, which is none; the format is ${1}`, { place });
};
const schemaFaults = (issues, line) => {
	const place = {
		file: BODY,
		line
	};
	const faults = issues.flatMap((issue) => {
		if (issue.code !== "unrecognized_keys") {
			const path = shorten(pathOf(issue.path), SHOWN) || "the JSON";
			return [fault("block-unreadable", `in the block, ${path}: ${issue.message}`, { place })];
		}
		return issue.keys.map((key) => {
			const field = shorten(pathOf([...issue.path, key]), SHOWN);
			const message = `the block has the field ${field}, which its format does not have`;
			return fault("field-invented", message, {
				place,
				field
			});
		});
	});
	return firstOf(faults, 10);
};
/** The first line in which what people read is not the rendering of the record; white space at line ends aside. */
const alteredFault = ({ visible }, record) => {
	const lines = renderBlock(record).split("\n");
	const expected = [...lines.slice(0, lines.indexOf(FENCE) + 1), ...lines.slice(lines.lastIndexOf("```"))].filter((line) => line !== "");
	const read = visible.filter(({ text }) => withoutBlanks(text) !== "");
	const index = read.findIndex(({ text }, at) => withoutBlanks(text) !== expected[at]);
	const differing = read[index];
	if (differing === void 0) return void 0;
	const [is, says] = [differing.text, String(expected[index])].map((text) => printable(text).slice(0, SHOWN));
	const message = `line ${differing.line} of the body is "${is}" where the block's JSON makes it "${says}"`;
	return fault("block-altered", message, { place: {
		file: BODY,
		line: differing.line
	} });
};
/**
* Reads the record that a body pins: exactly one block, its JSON strict, its fields those of the format, its visible part
* the rendering of its JSON. Anyone may have written the body.
*/
const parseBlock = async (body) => {
	const found = await findBlock(body);
	if (!found.ok) return err([found.error]);
	const { start, end, line } = found.value;
	const json = readJson(found.value.json, line + 1);
	if (!json.ok) return err([json.error]);
	const version = versionFault(json.value, line);
	if (version !== void 0) return err([version]);
	const read = recordSchema.safeParse(json.value);
	if (!read.success) return err(schemaFaults(read.error.issues, line));
	const altered = alteredFault(found.value, read.data);
	if (altered !== void 0) return err([altered]);
	return ok({
		record: read.data,
		digest: digestOf(recordJson(read.data)),
		start,
		end,
		line
	});
};

export { bodyFault as a, surveyBody as i, findBlock as n, showTrace as o, unseen as r, hidingNames as s, parseBlock as t };