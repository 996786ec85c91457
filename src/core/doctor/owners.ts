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

const linesOf = (text: string, broken: ReadonlySet<number>): readonly OwnersLine[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    const [pattern, ...owners] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    // What .gitignore has and this file has not (docs: "CODEOWNERS syntax"): such a line owns nothing.
    if (pattern === undefined || pattern === '' || /^[!\\]|\[/.test(pattern) || broken.has(index + 1)) return [];
    return [{ pattern, owners }];
  });

/**
 * Reads the file of code owners, in which the last line that matches decides. `broken` are the lines, counted from 1,
 * that GitHub reports as wrong and passes over.
 */
export const readOwners = (path: string, text: string, broken: ReadonlySet<number>): Owners => {
  const lines = linesOf(text, broken);
  return {
    path,
    ownersOf: (of) => lines.findLast(({ pattern }) => matchesOwnersPattern(pattern, of))?.owners ?? [],
  };
};
