import { COMMENT } from './github.ts';
import type { Part } from './markdown.ts';
import type { SecondReading, Span } from './second-reading.ts';
import { hidingNames } from './shown.ts';

// Parsers differ in where a text ends that a tag stands in: in the box of a task, in a table, in a declaration. What ends
// with a list or a cell for two of them may go on to the end of the page for a third. So a tag that can hide the block has
// to be closed by another one, in the same text or by one that begins a block of HTML, whatever else would close it.

/** A tag that is there as text of the body, whatever a parser makes of it. */
interface Tag extends Span {
  readonly name: string;
  readonly closes: boolean;
}

/** An element that is not closed yet. */
interface Opened {
  readonly tag: Tag;
  /** The text that it was opened in; none for a block of HTML. */
  readonly run: Span | undefined;
  /** Whether it ends with its item or quotation for every parser. */
  readonly ends: boolean;
  /** Whether parsers may differ in where it ends: in a text, in a list or quotation, or by the tag that closes it. */
  readonly doubtful: boolean;
}

const TAG = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>]|$)/gi;
const HIDDEN =
  /<([a-z][a-z0-9-]*)(?:\s+[^\s"'=<>`/]+(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*?\s+(?:hidden|popover)(?=[\s=/>])/gi;
const EMPTY = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** The tags of elements that can hide what follows them. */
const tagsIn = (text: string): readonly Tag[] => {
  const hidden = Array.from(text.matchAll(HIDDEN), ([, name = '']) => name.toLowerCase());
  const names = new Set([...hidingNames, ...hidden.filter((name) => !EMPTY.has(name))]);
  return Array.from(text.matchAll(TAG), ({ 0: { length }, 1: slash, 2: name = '', index }) => ({
    name: name.toLowerCase(),
    closes: slash === '/',
    start: index,
    end: index + length,
  })).filter(({ name }) => names.has(name));
};

const openingsIn = (text: string): readonly Tag[] => tagsIn(text).filter(({ closes }) => !closes);

/** How many tags that open such elements stand in the code of a part, as the first parser reads it. */
const inCode = ({ tokens }: Part): number =>
  tokens
    .flatMap((token) => [token, ...(token.children ?? [])])
    .filter(({ type }) => type === 'fence' || type === 'code_block' || type === 'code_inline')
    .reduce((count, { info, content }) => count + openingsIn(`${info}\n${content}`).length, 0);

/** Finds the outermost span around an offset, where spans and the offsets asked for are in their order. */
const finder = <Found extends Span>(spans: readonly Found[]): ((offset: number) => Found | undefined) => {
  let at = 0;
  return (offset) => {
    for (let span = spans[at]; span !== undefined && span.end <= offset; span = spans[at]) at += 1;
    const span = spans[at];
    return span !== undefined && span.start <= offset ? span : undefined;
  };
};

/** The comments in a block of HTML that a browser takes for one from their beginning to their end. */
const commentsIn = (text: string, { start, end }: Span): readonly Span[] => {
  const html = text.slice(start, end);
  const found: Span[] = [];
  for (let from = html.indexOf('<!--'); from >= 0; ) {
    const to = html.indexOf('-->', from + 4);
    if (to < 0) break;
    const whole = !/^-?>|--!>/.test(html.slice(from + 4, to + 3).replace(/-->$/, ''));
    if (whole) found.push({ start: start + from, end: start + to + 3 });
    from = html.indexOf('<!--', whole ? to + 3 : from + 4);
  }
  return found;
};

const isComment = (text: string, { start, end }: Span): boolean => COMMENT.test(text.slice(start, end));

/** Whether the character at an offset means itself, by a backslash. */
const isEscaped = (text: string, offset: number): boolean => {
  let first = offset;
  while (text[first - 1] === '\\') first -= 1;
  return (offset - first) % 2 === 1;
};

/** Of numbered items only a first one begins behind any text. */
const ITEM = /^ {0,3}(?:>|(?:[-+*]|1[.)])[ \t])/;
const HTML_LINE = /^\s*</;
/** What other parsers may take for code, or for a row of a table. */
const UNSURE = /^(?: {4}| {0,3}\t)|\|/;

/** A line above the block. */
interface Line extends Span {
  /** Whether it begins an item or goes on with a quotation, below no HTML that could go on there: what it opens ends there. */
  readonly ends: boolean;
  /** Whether a tag in it, in a text, closes what was opened above that text for every parser. */
  readonly sure: boolean;
}

const linesIn = (text: string): readonly Line[] => {
  const lines: Line[] = [];
  let [start, belowHtml] = [0, false];
  for (const line of text.split('\n')) {
    const end = start + line.length + 1;
    belowHtml = line.trim() !== '' && (belowHtml || HTML_LINE.test(line));
    lines.push({ start, end, ends: ITEM.test(line) && !belowHtml, sure: !UNSURE.test(line) });
    start = end;
  }
  return lines;
};

/** The first tag that opens an element which can hide what follows the text, where parsers may differ in whether it ends. */
const unclosedIn = (text: string, lines: readonly Line[], { spans }: SecondReading): Tag | undefined => {
  const finders = [spans.code, spans.inline, spans.block, spans.container, spans.run].map(finder);
  const comments = [
    ...spans.inline.filter((span) => isComment(text, span)),
    ...spans.block.flatMap((span) => commentsIn(text, span)),
  ].sort((a, b) => a.start - b.start);
  const [commentAt, lineAt] = [finder(comments), finder(lines)];
  let open: Opened[] = [];
  let last: Span | undefined;
  for (const tag of tagsIn(text)) {
    const { start, name } = tag;
    const [code, inline, block, container, run] = finders.map((spanAt) => spanAt(start));
    if (code !== undefined || commentAt(start) !== undefined) continue;
    if (block === undefined && isEscaped(text, start)) continue;
    const line = lineAt(start);
    if (run !== last) open = open.filter(({ ends }) => !ends);
    last = run;
    if (!tag.closes) {
      const doubtful = block === undefined || container !== undefined;
      open.push({ tag, run: block === undefined ? (run ?? tag) : undefined, ends: line?.ends === true, doubtful });
      continue;
    }
    if (block === undefined && inline === undefined) continue;
    const at = open.findLastIndex(
      (one) => one.tag.name === name && (block !== undefined || one.run === run || one.run === undefined),
    );
    const closed = open[at];
    if (closed === undefined) continue;
    const surely = block !== undefined || closed.run === run || line?.sure === true;
    open.splice(at, 1, ...(surely ? [] : [{ ...closed, doubtful: true }]));
  }
  return open.find(({ ends, doubtful }) => doubtful && !ends)?.tag;
};

/** What is left open above a block, and the line that opens it, counted from 0. */
export interface LeftOpen {
  readonly name: string;
  readonly line: number;
}

/**
 * The first element that can hide what follows the lines above a block, and that no tag is sure to close. A tag in code
 * opens nothing, where both parsers take it for code.
 */
export const leftOpen = (
  above: readonly string[],
  parts: readonly Part[],
  second: SecondReading,
): LeftOpen | undefined => {
  const text = above.join('\n');
  const lines = linesIn(text);
  const tag = unclosedIn(text, lines, second);
  if (tag !== undefined) return { name: tag.name, line: lines.findIndex(({ end }) => tag.start < end) };
  for (const part of parts) {
    const [from, to] = [Number(lines[part.line]?.start), Number(lines[part.end - 1]?.end)];
    const [first] = openingsIn(text.slice(from, to));
    if (part.end > above.length || first === undefined) continue;
    const codes = second.spans.code.filter(({ start }) => from <= start && start < to);
    const count = codes.reduce((sum, { start, end }) => sum + openingsIn(text.slice(start, end)).length, 0);
    if (count > inCode(part)) return { name: first.name, line: part.line };
  }
  return undefined;
};
