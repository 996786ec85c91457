/** A body as lines, whatever ends them (LF, CRLF, a lone CR), with the place of each in the body as it was given. */
export interface Source {
  readonly lines: readonly string[];
  /** Where each line begins in the body, and at last where the body ends. */
  readonly starts: readonly number[];
}

/** Splits a body into its lines. The last one may be empty. */
export const linesOf = (body: string): Source => {
  const lines: string[] = [];
  const starts: number[] = [];
  let start = 0;
  for (const { 0: ending, index } of body.matchAll(/\r\n|\r|\n/g)) {
    lines.push(body.slice(start, index));
    starts.push(start);
    start = index + ending.length;
  }
  return { lines: [...lines, body.slice(start)], starts: [...starts, start, body.length] };
};

/** A line without the blanks and tabs at its end: to Markdown all other white space is text. */
export const withoutBlanks = (line: string): string => {
  let end = line.length;
  while (line[end - 1] === ' ' || line[end - 1] === '\t') end -= 1;
  return line.slice(0, end);
};

/** The text of a line, counted from 0, blanks at its end left out. A line that is not there is empty. */
export const textOf = ({ lines }: Source, line: number): string => withoutBlanks(lines[line] ?? '');

/** Where lines begin and end in the body: the first, and the one behind the last, whose own ending is left out. */
export const rangeOfLines = ({ lines, starts }: Source, line: number, end: number): readonly [number, number] => {
  const length = lines.slice(end - 1, end).join('').length;
  return [Number(starts[line]), Number(starts[end - 1]) + length];
};
