import type { Token } from 'markdown-it';
import { BEGIN, COLUMNS, END, FENCE } from './format.ts';
import type { Markdown, Part } from './markdown.ts';
import { holdsCells, holdsRow, readsLikeInfo, readsLikeMarker } from './skeleton.ts';
import { type Source, textOf } from './source.ts';

/** Something that reads like a part of the block. */
export interface Trace {
  readonly kind: 'begin' | 'end' | 'fence' | 'table';
  /** `html`: inside a comment or other HTML, `nested`: inside another fence, `inline`: in the middle of a text. */
  readonly where: 'top' | 'html' | 'quoted' | 'indented' | 'nested' | 'inline';
  /** Counts from 0. */
  readonly line: number;
  /** Whether the line is, byte for byte, what the block has there. */
  readonly exact: boolean;
}
type Hint = Omit<Trace, 'exact'>;
type Unescape = Markdown['unescape'];

// The innermost comments: one that holds the beginning of another counts from there.
const COMMENT = /<!--(?:(?!<!--)[\s\S])*?-->/g;
const MARKER_LINE = /^\s*<!--.*-->\s*$/;
const FENCE_LINE = /^\s*(?:`{3,}|~{3,})(.*)$/;
const EXACT = { begin: BEGIN, end: END, fence: FENCE, table: `| ${COLUMNS.join(' | ')} |` };

const markerKind = (comment: string): 'begin' | 'end' => (comment.includes('/') ? 'end' : 'begin');
const lineBreaks = (text: string): number => text.split('\n').length - 1;

const commentHints = (html: string, first: number, opening: Trace['where'], later: Trace['where']): readonly Hint[] =>
  Array.from(html.matchAll(COMMENT)).flatMap(({ 0: comment, index }): Hint[] => {
    const before = html.slice(0, index);
    const where = before.trim() === '' ? opening : later;
    return readsLikeMarker(comment) ? [{ kind: markerKind(comment), where, line: first + lineBreaks(before) }] : [];
  });

/** Lines in a text that is no Markdown which would open the block's fence if it were. */
const fenceHints = (text: string, first: number, where: Trace['where'], unescape: Unescape): readonly Hint[] =>
  text.split('\n').flatMap((line, offset): Hint[] => {
    const info = FENCE_LINE.exec(line)?.[1];
    return info !== undefined && readsLikeInfo(unescape(info)) ? [{ kind: 'fence', where, line: first + offset }] : [];
  });

const codeHints = (text: string, first: number, where: Trace['where'], unescape: Unescape): readonly Hint[] => [
  ...text
    .split('\n')
    .flatMap((line, offset): Hint[] =>
      MARKER_LINE.test(line) && readsLikeMarker(line) ? [{ kind: markerKind(line), where, line: first + offset }] : [],
    ),
  ...fenceHints(text, first, where, unescape),
];

/** The cells of a header, with the words that stand for images and without them: which of these are seen is not known. */
const isHeader = (cells: readonly (readonly Token[])[]): boolean =>
  [cells, cells.map((cell) => cell.filter(({ type }) => type !== 'image'))].some((read) =>
    holdsCells(
      read.map((cell) => cell.map(({ content }) => content).join('')),
      COLUMNS,
    ),
  );

const inlineHints = ({ children }: Token, first: number): readonly Hint[] => {
  let line = first;
  return (children ?? []).flatMap(({ type, content }) => {
    if (type === 'softbreak' || type === 'hardbreak') line += 1;
    return type === 'html_inline' ? commentHints(content, line, 'inline', 'inline') : [];
  });
};

const leafHints = (token: Token, line: number, unescape: Unescape): readonly Hint[] => {
  switch (token.type) {
    case 'html_block':
      return [
        ...commentHints(token.content, line, 'top', 'html'),
        ...fenceHints(token.content, line, 'html', unescape),
      ];
    case 'code_block':
      return codeHints(token.content, line, 'indented', unescape);
    case 'fence': {
      if (!readsLikeInfo(unescape(token.info))) return codeHints(token.content, line + 1, 'nested', unescape);
      // In a fence of the block that is not closed the rest of the body is text, and not what it was meant to be.
      return [{ kind: 'fence', where: 'top', line }, ...codeHints(token.content, line + 1, 'top', unescape)];
    }
    case 'inline':
      return fenceHints(token.content, line, 'inline', unescape);
    default:
      return [];
  }
};

/** Lines whose cells read like the block's header row, in whatever they stand: other parsers find tables elsewhere. */
const rowHints = ({ lines }: Source, { line: first, end }: Part, unescape: Unescape): readonly Hint[] =>
  lines
    .slice(first, end)
    .flatMap((text, offset): Hint[] =>
      text.includes('|') && holdsRow(unescape(text), COLUMNS)
        ? [{ kind: 'table', where: 'inline', line: first + offset }]
        : [],
    );

/** Every trace of a block in one top-level part of the body, in the order of the text. */
export const tracesIn = (part: Part, source: Source, unescape: Unescape): readonly Trace[] => {
  const { tokens, line: first } = part;
  const quoted = tokens.some(({ type }) => type === 'blockquote_open' || type === 'list_item_open');
  const hints: Hint[] = [];
  let line = first;
  let header: (readonly Token[])[] = [];
  for (const token of tokens) {
    line = token.map?.[0] ?? line;
    if (token.type === 'thead_open') header = [];
    if (token.children !== null) header.push(token.children);
    if (token.type === 'thead_close' && isHeader(header)) hints.push({ kind: 'table', where: 'top', line });
    hints.push(...inlineHints(token, line), ...leafHints(token, line, unescape));
  }
  const tables = hints.flatMap(({ kind, line: at }) => (kind === 'table' ? [at] : []));
  return [...hints, ...rowHints(source, part, unescape).filter((hint) => !tables.includes(hint.line))]
    .sort((a, b) => a.line - b.line)
    .map(({ kind, where, line }) => {
      const raw = textOf(source, line);
      const top = where === 'top' && !quoted;
      const indented = top && /^\s/.test(raw);
      return {
        kind,
        line,
        where: quoted ? 'quoted' : indented ? 'indented' : where,
        exact: top && raw === EXACT[kind],
      };
    });
};
