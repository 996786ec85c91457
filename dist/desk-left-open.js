import { S as COMMENT } from "./desk-render.js";
import { s as hidingNames } from "./desk-parse.js";

// src/core/block/left-open.ts
const TAG = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>]|$)/gi;
const HIDDEN = /<([a-z][a-z0-9-]*)(?:\s+[^\s"'=<>`/]+(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*?\s+(?:hidden|popover)(?=[\s=/>])/gi;
const EMPTY = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** The tags of elements that can hide what follows them. */
const tagsIn = (text) => {
	const hidden = Array.from(text.matchAll(HIDDEN), ([, name = ""]) => name.toLowerCase());
	const names = /* @__PURE__ */ new Set([...hidingNames, ...hidden.filter((name) => !EMPTY.has(name))]);
	return Array.from(text.matchAll(TAG), ({ 0: { length }, 1: slash, 2: name = "", index }) => ({
		name: name.toLowerCase(),
		closes: slash === "/",
		start: index,
		end: index + length
	})).filter(({ name }) => names.has(name));
};
const openingsIn = (text) => tagsIn(text).filter(({ closes }) => !closes);
/** How many tags that open such elements stand in the code of a part, as the first parser reads it. */
const inCode = ({ tokens }) => tokens.flatMap((token) => [token, ...token.children ?? []]).filter(({ type }) => type === "fence" || type === "code_block" || type === "code_inline").reduce((count, { info, content }) => count + openingsIn(`${info}\n${content}`).length, 0);
/** Finds the outermost span around an offset, where spans and the offsets asked for are in their order. */
const finder = (spans) => {
	let at = 0;
	return (offset) => {
		for (let span = spans[at]; span !== void 0 && span.end <= offset; span = spans[at]) at += 1;
		const span = spans[at];
		return span !== void 0 && span.start <= offset ? span : void 0;
	};
};
/** The comments in a block of HTML that a browser takes for one from their beginning to their end. */
const commentsIn = (text, { start, end }) => {
	const html = text.slice(start, end);
	const found = [];
	for (let from = html.indexOf("<!--"); from >= 0;) {
		const to = html.indexOf("-->", from + 4);
		if (to < 0) break;
		const whole = !/^-?>|--!>/.test(html.slice(from + 4, to + 3).replace(/-->$/, ""));
		if (whole) found.push({
			start: start + from,
			end: start + to + 3
		});
		from = html.indexOf("<!--", whole ? to + 3 : from + 4);
	}
	return found;
};
const isComment = (text, { start, end }) => COMMENT.test(text.slice(start, end));
/** Whether the character at an offset means itself, by a backslash. */
const isEscaped = (text, offset) => {
	let first = offset;
	while (text[first - 1] === "\\") first -= 1;
	return (offset - first) % 2 === 1;
};
/** Of numbered items only a first one begins behind any text. */
const ITEM = /^ {0,3}(?:>|(?:[-+*]|1[.)])[ \t])/;
const HTML_LINE = /^\s*</;
/** What other parsers may take for code, or for a row of a table. */
const UNSURE = /^(?: {4}| {0,3}\t)|\|/;
const linesIn = (text) => {
	const lines = [];
	let [start, belowHtml] = [0, false];
	for (const line of text.split("\n")) {
		const end = start + line.length + 1;
		belowHtml = line.trim() !== "" && (belowHtml || HTML_LINE.test(line));
		lines.push({
			start,
			end,
			ends: ITEM.test(line) && !belowHtml,
			sure: !UNSURE.test(line)
		});
		start = end;
	}
	return lines;
};
/** The first tag that opens an element which can hide what follows the text, where parsers may differ in whether it ends. */
const unclosedIn = (text, lines, { spans }) => {
	const finders = [
		spans.code,
		spans.inline,
		spans.block,
		spans.container,
		spans.run
	].map(finder);
	const comments = [...spans.inline.filter((span) => isComment(text, span)), ...spans.block.flatMap((span) => commentsIn(text, span))].sort((a, b) => a.start - b.start);
	const [commentAt, lineAt] = [finder(comments), finder(lines)];
	let open = [];
	let last;
	for (const tag of tagsIn(text)) {
		const { start, name } = tag;
		const [code, inline, block, container, run] = finders.map((spanAt) => spanAt(start));
		if (code !== void 0 || commentAt(start) !== void 0) continue;
		if (block === void 0 && isEscaped(text, start)) continue;
		const line = lineAt(start);
		if (run !== last) open = open.filter(({ ends }) => !ends);
		last = run;
		if (!tag.closes) {
			const doubtful = block === void 0 || container !== void 0;
			open.push({
				tag,
				run: block === void 0 ? run ?? tag : void 0,
				ends: line?.ends === true,
				doubtful
			});
			continue;
		}
		if (block === void 0 && inline === void 0) continue;
		const at = open.findLastIndex((one) => one.tag.name === name && (block !== void 0 || one.run === run || one.run === void 0));
		const closed = open[at];
		if (closed === void 0) continue;
		const surely = block !== void 0 || closed.run === run || line?.sure === true;
		open.splice(at, 1, ...surely ? [] : [{
			...closed,
			doubtful: true
		}]);
	}
	return open.find(({ ends, doubtful }) => doubtful && !ends)?.tag;
};
/**
* The first element that can hide what follows the lines above a block, and that no tag is sure to close. A tag in code
* opens nothing, where both parsers take it for code.
*/
const leftOpen = (above, parts, second) => {
	const text = above.join("\n");
	const lines = linesIn(text);
	const tag = unclosedIn(text, lines, second);
	if (tag !== void 0) return {
		name: tag.name,
		line: lines.findIndex(({ end }) => tag.start < end)
	};
	for (const part of parts) {
		const [from, to] = [Number(lines[part.line]?.start), Number(lines[part.end - 1]?.end)];
		const [first] = openingsIn(text.slice(from, to));
		if (part.end > above.length || first === void 0) continue;
		if (second.spans.code.filter(({ start }) => from <= start && start < to).reduce((sum, { start, end }) => sum + openingsIn(text.slice(start, end)).length, 0) > inCode(part)) return {
			name: first.name,
			line: part.line
		};
	}
};

export { leftOpen };