import { literal, matchesParts, type Part, star } from './glob.ts';

/** Where GitHub looks for the file; the first that is there counts (docs: "About code owners"). */
export const OWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/** One line that names owners, or takes them away by naming none. */
interface OwnersLine {
  readonly pattern: string;
  readonly owners: readonly string[];
}

/** The file of code owners: where it lies, and who owns a path. */
export interface Owners {
  readonly path: string;
  readonly ownersOf: (path: string) => readonly string[];
}

const partsOf = (pattern: string): readonly Part[] =>
  Array.from(pattern.matchAll(/\*+|[^]/gu), ([token]) =>
    token.startsWith('*') ? star(token.length > 1) : literal(token),
  );

const foldersOf = (path: string): readonly string[] => {
  const steps = path.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
};

const suffixesOf = (path: string): readonly string[] => {
  const steps = path.split('/');
  return steps.map((_, index) => steps.slice(index).join('/'));
};

/** Whether a pattern matches a path: as in .gitignore, but a last `*` does not reach into folders. */
const matchesOwnersPattern = (pattern: string, path: string): boolean => {
  const rooted = /\/./.test(pattern);
  const bare = pattern.replace(/^\//, '');
  const inside = bare.endsWith('/') ? `${bare}**` : bare;
  // `**/` stands for no folder as well.
  const forms = [inside, inside.replaceAll('/**/', '/'), inside.replace(/^\*\*\//, '')].map(partsOf);
  const starts = rooted ? [path] : suffixesOf(path);
  // `docs` is the folder with all that is in it, and `docs/*` only what lies directly there.
  const deep = !/(?:^|\/)\*$/.test(inside) || !rooted;
  const candidates = starts.flatMap((start) => (deep ? foldersOf(start) : [start]));
  return candidates.some((candidate) => forms.some((parts) => matchesParts(parts, candidate)));
};

/** What GitHub reports as wrong in a line, both counted from 1. */
export interface OwnersError {
  readonly line: number;
  readonly column?: number | undefined;
  readonly kind?: string | undefined;
}

/** Somebody who is not there or may not write: the line decides all the same, and that one owns nothing. */
const isNobody = ({ kind }: OwnersError): boolean => kind === 'Unknown owner';

const linesOf = (text: string, errors: readonly OwnersError[]): readonly OwnersLine[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    const words = Array.from(line.replace(/(?:^|\s)#.*$/, '').matchAll(/\S+/g), ({ 0: word, index: at }) => ({
      word,
      at,
    }));
    const [first, ...owners] = words;
    const found = errors.filter((one) => one.line === index + 1);
    // What .gitignore has and this file has not (docs: "CODEOWNERS syntax"): such a line owns nothing.
    if (first === undefined || /^[!\\]|\[/.test(first.word) || !found.every(isNobody)) return [];
    const nobodies = found.map(({ column = 0 }) => column - 1);
    // One that stands at no owner's place may be any of them.
    const isTold = nobodies.every((column) => owners.some(({ at }) => at === column));
    const known = isTold ? owners.filter(({ at }) => !nobodies.includes(at)) : [];
    return [{ pattern: first.word, owners: known.map(({ word }) => word) }];
  });

/**
 * Reads the file of code owners, in which the last line that matches decides. `errors` are what GitHub reports: it passes
 * over a line with wrong syntax, and assigns no owner whom it does not know (docs: "About code owners").
 */
export const readOwners = (path: string, text: string, errors: readonly OwnersError[]): Owners => {
  const lines = linesOf(text, errors);
  return {
    path,
    ownersOf: (of) => lines.findLast(({ pattern }) => matchesOwnersPattern(pattern, of))?.owners ?? [],
  };
};
