import { BEGIN, END, FENCE, FENCE_END, HEADING } from './format.ts';
import { type Source, textOf } from './source.ts';
import type { Survey } from './survey.ts';
import type { Trace } from './traces.ts';

/** Lines of a body, counted from 0: the first, and the one behind the last. */
export interface Span {
  readonly line: number;
  readonly end: number;
  /** Whether a block may stand there: at the top level of the Markdown, not in a comment, a quotation, or code. */
  readonly top: boolean;
}

// What may stand before a marker in a quotation or a list.
const CONTAINERS = /^[\s>]*(?:(?:[-+*]|\d{1,9}[.)])[\s>]+)*/;
const JSON_LINE = /^\s*(?:["{}[\]\d]|true|false|null)/;

/** Where a block ends that has no end marker: behind the last line that can only be the block's own. */
const brokenEnd = ({ lines }: Source, begin: number): number => {
  let end = begin + 1;
  let fenced = false;
  for (const [offset, line] of lines.slice(begin + 1).entries()) {
    const [text, behind] = [line.trimEnd(), begin + 2 + offset];
    if (fenced && text === FENCE_END) return behind;
    const own = fenced ? JSON_LINE.test(text) : text === HEADING || text === FENCE || text.startsWith('| ');
    if (own) end = behind;
    else if (text !== '') break;
    fenced ||= text === FENCE;
  }
  return end;
};

/** Whether a marker is of a block that was put there, and not of a copy that somebody quotes or shows as code. */
const isOwn = ({ where }: Trace): boolean => where === 'top' || where === 'html';

/** The markers of one block: the first, and the last where there is one; a lone end marker is both. */
interface Pair {
  readonly first: Trace;
  readonly last?: Trace;
}

const pairsOf = (markers: readonly Trace[]): readonly Pair[] => {
  const pairs: Pair[] = [];
  let begin: Trace | undefined;
  for (const marker of markers) {
    const fits = begin !== undefined && isOwn(marker) === isOwn(begin);
    if (begin !== undefined)
      pairs.push(marker.kind === 'end' && fits ? { first: begin, last: marker } : { first: begin });
    if (marker.kind === 'end' && !fits) pairs.push({ first: marker, last: marker });
    begin = marker.kind === 'begin' ? marker : undefined;
  }
  return begin === undefined ? pairs : [...pairs, { first: begin }];
};

/**
 * What of a body is an old block, whole or broken: from marker to marker, or from a begin marker as far as the lines are
 * the block's own. A copy in a quotation, a list or code is the author's text, unless it is all that there is.
 */
export const oldBlocks = ({ source, traces }: Survey): readonly Span[] => {
  const markers = traces.filter(({ line }) => {
    const text = textOf(source, line).replace(CONTAINERS, '');
    return text === BEGIN || text === END;
  });
  const own: Span[] = [];
  const copies: Span[] = [];
  for (const { first, last } of pairsOf(markers)) {
    const { line } = first;
    const end = last === undefined ? brokenEnd(source, line) : last.line + 1;
    if (isOwn(first)) own.push({ line, end, top: first.exact && first.kind === 'begin' });
    else if (last !== undefined && last !== first) copies.push({ line, end, top: false });
  }
  return own.length > 0 ? own : copies;
};
