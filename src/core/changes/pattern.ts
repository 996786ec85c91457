import { type Matcher, matcherOf } from '../glob.ts';
import { exactName, foldCase } from './name.ts';

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

/**
 * Whether a path is one of a list: what lies below an entry without wildcards is too, and a "!" in front of an entry
 * turns that entry around. Every list of paths in a policy is read so.
 */
export const matcherOfPaths = (entries: readonly string[]): Matcher => {
  const matchers = entries.map((text): Matcher => {
    const rest = withoutNegation(text);
    const { matches } = compileGlob(rest);
    return (text.length - rest.length) % 2 === 0 ? matches : (path) => !matches(path);
  });
  return (path) => matchers.some((matches) => matches(path));
};

/** Compiles a glob. One without wildcards is a path. */
export const compileGlob = (text: string): Pattern => {
  const parts = partsOf(text);
  const magic = parts.findIndex((part) => MAGIC.test(part));
  if (magic === -1) return compilePath(text);
  const glob = exactName(`${parts.join('/')}${text.endsWith('/') ? '/**' : ''}`);
  const base = foldCase(parts.slice(0, magic).join('/'));
  const [exact, folded] = [matcherOf([glob]), matcherOf([foldCase(glob)])];
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
  const folded = foldCase(plain);
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
