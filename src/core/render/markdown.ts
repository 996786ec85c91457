import { plainLine } from './plain.ts';

const entity = (character: string): string => `&#${character.charCodeAt(0)};`;

// GitHub links @name, #12, GH-12, :smile: and addresses after Markdown is done, where an entity is a character again: a
// zero-width space parts the sign from what would make a link of it.
const LINKING = /[@#](?=[\w/+-])|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|(?<=\bgh)-(?=\d)/gi;
const MARKUP = /[\\`*_{}[\]<>#|~&@$]/g;
/** What makes a list or a heading of a line that begins with it. */
const LEADING = /^[-+=]|(?<=^\d{1,9})[.)]/;

const PARTED = '\u200b';

/** Text of one line in which no character opens Markdown or HTML, also in a table cell. */
const escaped = (line: string): string =>
  line
    .replace(LINKING, `$&${PARTED}`)
    .replace(MARKUP, entity)
    .replace(/:(?=\u200b)|(?<=\bwww)\.(?=\u200b)/gi, entity)
    .replace(LEADING, entity)
    .replaceAll(PARTED, '&#8203;');

/** Outside text as code that it cannot leave. Written as HTML: a code span in a table cell cannot hold every `|`. */
export const codeSpan = (text: string, limit = 200): string => {
  const line = plainLine(text, limit);
  return `<code>${line.trim() === '' ? '(empty)' : escaped(line)}</code>`;
};

/** Our own sentences, in which outside words may stand: no character of them opens Markdown or HTML. */
export const prose = (text: string, limit = 1_000): string => escaped(plainLine(text, limit).trim());

/** Our own sentences with commands between backticks, which are shown as code; all else is {@link prose}. */
export const steps = (text: string): string =>
  plainLine(text, 1_000)
    .split('`')
    .map((part, index, { length }) => {
      if (index % 2 === 0 || part === '') return escaped(part);
      return index === length - 1 ? escaped(`\`${part}`) : codeSpan(part);
    })
    .join('');

const longestRun = (text: string): number =>
  (text.match(/`+/g) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);

/** Lines in a fence that they cannot close. Outside text goes through `plainLines` first. */
export const fenced = (lines: string, info = 'text'): string => {
  const ticks = '`'.repeat(Math.max(3, longestRun(lines) + 1));
  return `${ticks}${info}\n${lines}\n${ticks}`;
};

/** A table row of cells that are Markdown already. */
export const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
