import picomatch from 'picomatch';

/** Whether a path matches: relative, with "/", and without a part that is empty or means another folder. */
export type Matcher = (path: string) => boolean;

// Paths of a git tree have "/" on every system; left to itself the library asks which one it runs on. A leading dot is a
// character like any other, and so is one that ends a line: a name may hold it. `[!a]` is any character but an "a", as in
// shells: left to itself the library takes it for a "!" or an "a".
const OPTIONS = { dot: true, nonegate: true, windows: false, posix: true, flags: 's' } as const;

/** Globs of which one must match, compiled when they are first asked. A "!" in front is a character like any other. */
export const matcherOf = (globs: readonly string[]): Matcher => {
  let matchers: readonly Matcher[] | undefined;
  return (path) => {
    matchers ??= globs.map((glob) => plainMatcher(glob) ?? libraryMatcher(glob));
    return matchers.some((matches) => matches(path));
  };
};

// Each part is `**`, or made of letters, digits, "_", "-", "." and `*`.
const PLAIN = /^(?!.*\*[^/]*\/\*\*)(?:(?:\*\*|(?!\.{1,2}(?:\/|$))(?:[\w.-]|\*(?!\*))+)(?:\/(?!$)|$))+$/;
// By these the library means names with something behind the dot.
const SPECIAL: ReadonlySet<string> = new Set(['*.*', '**/*.*']);

/** A plain glob without the library, which takes long to load; undefined for any other. */
const plainMatcher = (glob: string): Matcher | undefined =>
  PLAIN.test(glob) && !SPECIAL.has(glob) ? literalMatcher(glob) : undefined;

/** What is escaped, a class, or stars; those in front of `(` are a pattern of the library's own. */
const STARS = /\\.|\[[^\]]*\]|\*{2,}(?!\()/gs;
const BEGINS = /(?:^|[/{(,|])$/;
const ENDS = /^(?:$|[/}),|])/;

/** Stands for two stars where the library reads; no character of anybody's. */
const ANYTHING = '\ue000';

/** Two stars beside letters go over folders too; the library takes those for one, and so is given a letter for them. */
const libraryMatcher = (glob: string): Matcher => {
  const marked = glob.replace(STARS, (stars, at: number) => {
    const isWhole = BEGINS.test(glob.slice(0, at)) && ENDS.test(glob.slice(at + stars.length));
    return isWhole || !stars.startsWith('*') ? stars : ANYTHING;
  });
  if (marked === glob || glob.includes(ANYTHING)) return picomatch(glob, OPTIONS);
  // Its short way through a glob without other wildcards would escape that letter.
  const { source, flags } = picomatch.makeRe(marked, { ...OPTIONS, fastpaths: false });
  const pattern = new RegExp(source.replaceAll(ANYTHING, '.*'), flags);
  return (path) => pattern.test(path);
};

const MARK = /(\/\*\*$|(?<![^/])\*\*\/|(?<![^/])\*\*(?![^/]))|\*+|[\\^$.|?+()[\]{}]/g;

/**
 * A glob in which nothing but `*` and `**` stands for other text: `app/(shop)/[id]/**`. Two stars beside letters go over
 * folders too, as in `secrets**` and in the filters of GitHub's workflows; the library takes them for one.
 */
export const literalMatcher = (glob: string): Matcher => {
  const meaning = (mark: string, deep: string | undefined): string => {
    if (deep !== undefined) return `(?:${deep.replace('**', '.*')})?`;
    if (mark.startsWith('**')) return '.*';
    return mark === '*' ? '[^/]*' : `\\${mark}`;
  };
  const pattern = new RegExp(`^${glob.replace(MARK, meaning)}$`, 's');
  return (path) => pattern.test(path);
};
