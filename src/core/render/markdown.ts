import { plainLine } from './plain.ts';

const longestRun = (text: string): number => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

/** Outside text as a code span that it cannot leave, also inside a table cell. */
export const codeSpan = (text: string, limit = 200): string => {
  const line = plainLine(text, limit).replace(/\|/g, '\\|');
  if (line.trim() === '') return '`(empty)`';
  const ticks = '`'.repeat(longestRun(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${line}${pad}${ticks}`;
};

/** Lines in a fence that they cannot close. Outside text goes through `plainLines` first. */
export const fenced = (lines: string, info = 'text'): string => {
  const ticks = '`'.repeat(Math.max(3, longestRun(lines) + 1));
  return `${ticks}${info}\n${lines}\n${ticks}`;
};

/** A table row of cells that are Markdown already. */
export const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Our own sentences, in which outside words may stand: no character of them opens Markdown or HTML. */
export const prose = (text: string, limit = 1_000): string =>
  plainLine(text, limit).replace(/[\\*_{}[\]<>()#!|~&@$]/g, (character) => `&#${character.charCodeAt(0)};`);
