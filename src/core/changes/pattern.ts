import { literalMatcher, type Matcher, matcherOf } from '../glob.ts';
import { exactName, foldCase, foldedName } from './name.ts';

/** A glob or a path of the rule, ready to be held against paths. */
export interface Pattern {
  readonly text: string;
  /** Spelling counts: what allows. */
  readonly matches: (path: string) => boolean;
  /** Under any spelling: what forbids. The path is folded. */
  readonly matchesFolded: (folded: string) => boolean;
  /** Whether something below this folded path could match: the path stands where a folder on the way should be. */
  readonly isBelow: (folded: string) => boolean;
}

const MAGIC = /[*?[\]{}()|]/;

const partsOf = (text: string): readonly string[] => text.split('/').filter((part) => part !== '' && part !== '.');

/** Whether an entry of a list of paths stands in the repository on every system, and can match anything there. */
export const isInside = (path: string): boolean =>
  path !== '' && !/^(?:[/\\]|[A-Za-z]:)|[\\\0]/.test(path) && !path.split('/').includes('..');

// One before a bracket is no negation: `!(a|b)` is a wildcard.
const NEGATION = /^!+(?!\()/;

/** An entry without the marks in front that turn it around. */
export const withoutNegation = (text: string): string => text.replace(NEGATION, '');

interface Entry {
  readonly pattern: Pattern;
  /** Whether it stands for every path that the pattern does not cover. */
  readonly isTurned: boolean;
}

const readEntry = (text: string): readonly Entry[] => {
  const rest = withoutNegation(text);
  const entry = { pattern: compileGlob(rest), isTurned: (text.length - rest.length) % 2 === 1 };
  // A name may begin with the mark.
  return rest === text ? [entry] : [{ pattern: literally(text), isTurned: false }, entry];
};

/**
 * Whether a path is one of a list: what lies below an entry without wildcards is too, and a "!" in front of an entry
 * turns that entry around. Every list of paths in a policy is read so.
 */
export const matcherOfPaths = (entries: readonly string[]): Matcher => {
  const read = entries.flatMap(readEntry);
  return (path) => read.some(({ pattern, isTurned }) => pattern.matches(path) !== isTurned);
};

/**
 * Whether a path is one of a list under any spelling: where case is ignored, a new `Src/a.ts` lands in `src`. What an
 * entry with "!" leaves out it leaves out as it is spelled alone.
 */
export const looseMatcherOfPaths = (entries: readonly string[]): Matcher => {
  const read = entries.flatMap(readEntry);
  return (path) => {
    const folded = foldedName(path) ?? '';
    return read.some(
      ({ pattern, isTurned }) => pattern.matches(path) !== isTurned || (!isTurned && pattern.matchesFolded(folded)),
    );
  };
};

/**
 * Compiles a glob. One without wildcards is a path. Names such as `(shop)`, `[id]` and `{{name}}` are everyday ones, so
 * that a glob also covers what it says when nothing in it but `*` is a wildcard.
 */
export const compileGlob = (text: string): Pattern => {
  const parts = partsOf(text);
  const magic = parts.findIndex((part) => MAGIC.test(part));
  const literal = literally(text);
  if (magic === -1) return literal;
  const glob = compileParts(text, magic, foldCase, (pattern) => matcherOf([pattern]));
  return {
    text,
    matches: (path) => literal.matches(path) || glob.matches(path),
    matchesFolded: (path) => literal.matchesFolded(path) || glob.matchesFolded(path),
    isBelow: (path) => literal.isBelow(path) || glob.isBelow(path),
  };
};

/** Compiles a glob in which `*` alone is a wildcard. */
const literally = (text: string): Pattern => {
  const star = partsOf(text).findIndex((part) => part.includes('*'));
  return star === -1 ? compilePath(text) : compileParts(text, star, foldEntry, literalMatcher);
};

/** An entry as a path is folded, part by part; one with a wildcard, or of which nothing would be left, in one case. */
const foldEntry = (entry: string): string =>
  entry
    .split('/')
    .map((part) => (part.includes('*') ? '' : foldedName(part)) || foldCase(part))
    .join('/');

/** Compiles a glob whose part at `magic` is the first with a wildcard. */
const compileParts = (
  text: string,
  magic: number,
  fold: (glob: string) => string,
  compile: (glob: string) => Matcher,
): Pattern => {
  const parts = partsOf(text);
  const glob = exactName(`${parts.join('/')}${text.endsWith('/') ? '/**' : ''}`);
  const base = fold(parts.slice(0, magic).join('/'));
  const [exact, folded] = [compile(glob), compile(fold(glob))];
  return {
    text,
    matches: (path) => exact(exactName(path)),
    matchesFolded: (path) => folded(path),
    isBelow: (path) => isWithin(base, path),
  };
};

/** Compiles a path, whatever characters it has: itself and what lies below it. */
export const compilePath = (text: string): Pattern => {
  const plain = exactName(partsOf(text).join('/'));
  const folded = foldEntry(plain);
  return {
    text,
    matches: (path) => isWithin(exactName(path), plain),
    matchesFolded: (path) => isWithin(path, folded),
    isBelow: (path) => isWithin(folded, path),
  };
};

/** Whether a path is a folder's or the folder itself; the empty one is the whole repository. */
const isWithin = (path: string, folder: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);
