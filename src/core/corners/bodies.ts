import { JOINT } from '../report/identity.ts';

/** A test's own lines in its source: what is written after its name, and what is indented below that. */
export type Body = readonly string[];

/** Less than this many letters and digits say nothing of a test. */
const LEAST = 12;

const indentOf = (line: string): number => line.search(/\S|$/);

/** The words by which a source may call a test, the likeliest first: without its suites, subtest and parameters. */
const titlesOf = (name: string): readonly string[] => {
  const leaf = name.split(JOINT).at(-1) ?? name;
  const plain = leaf.replace(/\[[^]*\]$/, '');
  const [top = ''] = plain.split('/');
  return [...new Set([leaf, plain, plain.split(/[.:]/).at(-1) ?? '', top])].filter((title) => title !== '');
};

const isWord = (character: string | undefined): boolean => character !== undefined && /[\w-]/.test(character);

/** Where a title stands in a line as a whole word, or -1. */
const placeOf = (title: string, line: string): number => {
  for (let at = line.indexOf(title); at !== -1; at = line.indexOf(title, at + 1))
    if (!isWord(line[at - 1]) && !isWord(line[at + title.length])) return at;
  return -1;
};

/** The source of a test by its name, or undefined where the text does not name it or there is hardly anything to it. */
export const bodyOf = (text: string, name: string): Body | undefined => {
  const lines = text.split('\n');
  for (const title of titlesOf(name))
    for (const [number, line] of lines.entries()) {
      const at = placeOf(title, line);
      if (at === -1) continue;
      const below = lines.slice(number + 1);
      const end = below.findIndex((one) => one.trim() !== '' && indentOf(one) <= indentOf(line));
      const own = [line.slice(at + title.length), ...below.slice(0, end === -1 ? below.length : end)];
      const body = own.map((one) => one.trim()).filter((one) => one !== '');
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
