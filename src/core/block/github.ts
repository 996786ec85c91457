import type { Token } from 'markdown-it';

// GitHub's renderer is older than the newest CommonMark and adds to it (github/cmark-gfm, src/scanners.re and
// extensions/tagfilter.c). Where the two read raw HTML in different ways, an element could hide the block in the one page
// and not in the other, so that both are looked at.

const FILTERED = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/gi;
const COMMENT = /^<!--(?:-?[^>-](?:-?[^-])*)?-->$/;
const DECLARATION = /^<!(?:[A-Z]+\s|\[CDATA\[)/;
const FOOTNOTE = /^\[?\^[^\]\s]+\]?:/;
const LONGEST_LABEL = 1_000;

const filter = (html: string): string => html.replace(FILTERED, '&lt;');
const literally = (html: string): string => `&lt;${filter(html.slice(1))}`;

/** A block of raw HTML as GitHub passes it on: the tags of raw text become text. */
export const githubBlock = (html: string): string => (/^<![a-z]/.test(html) ? literally(html) : filter(html));

/** Raw HTML in a text as GitHub passes it on: what it takes for no comment and no declaration becomes text, too. */
export const githubInline = (html: string): string =>
  html.startsWith('<!') && !COMMENT.test(html) && !DECLARATION.test(html) ? literally(html) : filter(html);

/** From where on the pieces of a paragraph are a footnote, which GitHub takes out of the text; their number if none is. */
export const footnoteIn = (pieces: readonly Token[]): number => {
  let line = '';
  const start = pieces.findIndex(({ type, content }) => {
    line = type === 'softbreak' || type === 'hardbreak' ? '' : (line + content).slice(0, LONGEST_LABEL);
    return FOOTNOTE.test(line);
  });
  return start < 0 ? pieces.length : start;
};
