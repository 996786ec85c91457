import type { StateBlock, StateCore, Token } from 'markdown-it';

// GitHub's renderer is older than the newest CommonMark and adds to it (github/cmark-gfm, src/scanners.re and
// extensions/tagfilter.c). Where the two read raw HTML in different ways, an element could hide the block in the one page
// and not in the other, so that both are looked at.

const FILTERED = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[ \t\n\v\f\r/>]|$))/gi;
/** A comment in a text, as GitHub has it. */
export const COMMENT = /^<!--(?:-?[^>-](?:-?[^-])*)?-->$/;
const DECLARATION = /^<!(?:[A-Z]+[ \t\n\v\f\r]|\[CDATA\[)/;
const SMALL_DECLARATION = /<!(?=[a-z])/g;
const TAG_LINE = /^<\/?[a-z].*>\s*$/i;
const DEFINITION = /^\[\^[^\]\s]+\]:[ \t]*/;

// An opening or a closing tag, as CommonMark has them: what begins like one and is none is text. White space is ASCII's
// alone, as everywhere in HTML.
const TAG =
  /<(?!\/?[a-z][a-z0-9-]*(?:[ \t\n\v\f\r]+[a-z_:][\w.:-]*(?:[ \t\n\v\f\r]*=[ \t\n\v\f\r]*(?:[^ \t\n\v\f\r"'=<>`]+|'[^']*'|"[^"]*"))?)*[ \t\n\v\f\r]*\/?>)/gi;

// GitHub takes these tags out and leaves what is in them, which a browser would not show, or not as what it is.
const TAKEN_OUT = /(?<=<\/?)(?=(?:template|select|noscript)(?:[ \t\n\v\f\r/>]|$))/gi;

const filter = (html: string): string => html.replace(FILTERED, '&lt;').replace(TAKEN_OUT, 'x-');
const literally = (html: string): string => filter(html.replace(TAG, '&lt;'));

const EMPTY_BOX = /^([ \t\v\f]*)((?:[-+*]|\d+[.)])[ \t\v\f]+)\[[ xX]\]([ \t\v\f]*)$/;

/**
 * Lines with a box to tick and nothing behind it: the box is the whole item. No text goes on in the next line, and an empty
 * line ends the item. So it is with a heading without words in the place of the box, and another one below the item.
 */
const withoutEmptyBoxes = (lines: readonly string[]): readonly string[] =>
  lines.map((line, at) => {
    const box = EMPTY_BOX.exec(line);
    if (box !== null) return `${box[1]}${box[2]}#  ${box[3]}`;
    const above = line.trim() === '' ? EMPTY_BOX.exec(lines[at - 1] ?? '') : null;
    return above === null ? line : `${above[1]}#`;
  });

/** Lines as GitHub takes them: also a declaration in small letters is text, so that what follows it is Markdown. */
export const githubLines = (lines: readonly string[]): readonly string[] =>
  withoutEmptyBoxes(lines).map((line) => line.replace(SMALL_DECLARATION, '&lt;!'));

/** Raw HTML as GitHub passes it on: the tags of raw text become text. */
export const githubHtml = filter;

/** Raw HTML in a text as GitHub passes it on: what it takes for no comment and no declaration becomes text, too. */
export const githubInline = (html: string): string =>
  html.startsWith('<!') && !COMMENT.test(html) && !DECLARATION.test(html) ? literally(html) : filter(html);

/** A line without its indentation. */
const textAt = ({ src, bMarks, tShift, eMarks }: StateBlock, line: number): string =>
  src.slice(Number(bMarks[line]) + Number(tShift[line]), eMarks[line]);

/**
 * Whether a tag that stands alone on its line ends a quotation or a list there, as raw HTML. In CommonMark such a line goes
 * on with the last text of it.
 */
export const endingTag = (state: StateBlock, line: number, _end: number, silent: boolean): boolean => {
  const lazy = state.parentType === 'blockquote' || Number(state.sCount[line]) < state.blkIndent;
  return silent && lazy && TAG_LINE.test(textAt(state, line));
};

/**
 * The definition of a footnote, which ends the text above it, and holds what is indented below it or goes on with its last
 * text. GitHub takes all of that out of the place where it stands, and shows it at the end of the page.
 */
export const footnoteInto =
  (footnotes: Token[]) =>
  (state: StateBlock, line: number, end: number, silent: boolean): boolean => {
    const label = DEFINITION.exec(textAt(state, line));
    if (label === null || Number(state.sCount[line]) - state.blkIndent > 3) return false;
    if (silent) return true;
    const before = state.tokens.length;
    const opening = state.push('footnote_open', 'section', 1);
    state.blkIndent += 4;
    state.tShift[line] = Number(state.tShift[line]) + label[0].length;
    state.sCount[line] = state.blkIndent;
    state.md.block.tokenize(state, line, end);
    state.blkIndent -= 4;
    const closing = state.push('footnote_close', 'section', -1);
    opening.map = [line, state.line];
    // Wherever it was defined, it is a part of its own, at the top level.
    for (const edge of [opening, closing]) Object.assign(edge, { level: 0, hidden: true });
    footnotes.push(...state.tokens.splice(before));
    return true;
  };

/** Puts the footnotes of a body below the rest of it. */
export const footnotesLast =
  (footnotes: Token[]) =>
  ({ tokens }: StateCore): void => {
    tokens.push(...footnotes.splice(0));
  };
