import { JOINT } from '../report/identity.ts';

/** A test's own lines in its source: what is written after its name, and what is indented below that. */
export type Body = readonly string[];

/** Less than this many letters and digits say nothing of a test. */
const LEAST = 8;

const indentOf = (line: string): number => line.search(/\S|$/);

const SUITES = new RegExp(`^[^]*${JOINT}`);

/** The words by which a source may call a test, the likeliest first: without its suites, subtest and parameters. */
const titlesOf = (name: string): readonly string[] => {
  const leaf = name.replace(SUITES, '');
  const parameters = leaf.endsWith(']') ? leaf.indexOf('[') : -1;
  const plain = parameters === -1 ? leaf : leaf.slice(0, parameters);
  return [
    ...new Set([leaf, plain, plain.replace(/^[^]*[.:](?=[A-Za-z_]\w*$)/, ''), plain.replace(/\/[^]*$/, '')]),
  ].filter((title) => title !== '');
};

const isWord = (character: string | undefined): boolean => character !== undefined && /[\w-]/.test(character);

/** Where a title stands in a line as a whole word, or -1. */
const placeOf = (title: string, line: string): number => {
  for (let at = line.indexOf(title); at !== -1; at = line.indexOf(title, at + 1))
    if (!isWord(line[at - 1]) && !isWord(line[at + title.length])) return at;
  return -1;
};

/** Where what is indented deeper ends, from a line on. It is looked for line by line: a file may hold a name very often. */
const endOf = (lines: readonly string[], from: number, indent: number): number => {
  let end = from;
  for (let one = lines[end]; one !== undefined && (one.trim() === '' || indentOf(one) > indent); one = lines[end])
    end++;
  return end;
};

/** The source of a test by its name, or undefined where the text does not name it or there is hardly anything to it. */
export const bodyOf = (text: string, name: string): Body | undefined => {
  const titles = titlesOf(name).filter((title) => text.includes(title));
  if (titles.length === 0) return undefined;
  const lines = text.split('\n');
  for (const title of titles)
    for (const [number, line] of lines.entries()) {
      const at = placeOf(title, line);
      if (at === -1) continue;
      const end = endOf(lines, number + 1, indentOf(line));
      const own = [line.slice(at + title.length), ...lines.slice(number + 1, end)];
      const body = own.map((one) => one.trim()).filter((one) => /\w/.test(one));
      if (body.join('').replace(/\W/g, '').length >= LEAST) return body;
    }
  return undefined;
};

/** How alike two bodies are, from 0 to 1: the share of lines that both have. */
export const likeness = (one: Body, other: Body): number => {
  const left = new Map<string, number>();
  for (const line of one) left.set(line, (left.get(line) ?? 0) + 1);
  let shared = 0;
  for (const line of other) {
    const count = left.get(line) ?? 0;
    if (count > 0) shared++;
    left.set(line, count - 1);
  }
  return (2 * shared) / (one.length + other.length);
};
