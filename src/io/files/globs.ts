import { fault } from '../../core/fault.ts';
import { literalMatcher, matcherOf } from '../../core/glob.ts';
import { err, ok, type Result } from '../../core/result.ts';

/** A suite's report globs and the folder it runs in, relative to the checkout (`.` for its top). */
export interface TreeGlobs {
  readonly cwd: string;
  readonly patterns: readonly string[];
}

/** One glob, ready to be walked. */
export interface Glob {
  /** The folder to walk from, relative to what paths are matched against; empty for its top. */
  readonly base: string;
  readonly matches: (path: string) => boolean;
}

const TREE = './';
const MAGIC = /[\\*?[\]{}()!+@|]/;

/** The globs that look into the checkout (`./…`), matching paths relative to its top. */
export const compileGlobs = (suites: readonly TreeGlobs[]): Result<readonly Glob[]> =>
  compileAll(
    suites.flatMap(({ cwd, patterns }) =>
      patterns.filter((pattern) => pattern.startsWith(TREE)).map((pattern) => ({ cwd, pattern })),
    ),
  );

/** The globs that look into the folder for reports, matching paths relative to it. */
export const compileInside = (patterns: readonly string[]): Result<readonly Glob[]> =>
  compileAll(patterns.filter((pattern) => !pattern.startsWith(TREE)).map((pattern) => ({ cwd: '.', pattern })));

const compileAll = (sources: readonly { cwd: string; pattern: string }[]): Result<readonly Glob[]> => {
  const globs: Glob[] = [];
  for (const { cwd, pattern } of sources) {
    const glob = compile(cwd, pattern);
    if (!glob.ok) return glob;
    globs.push(glob.value);
  }
  return ok(globs);
};

const compile = (cwd: string, pattern: string): Result<Glob> => {
  const segments = pattern.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (pattern.startsWith('/') || segments.length === 0 || segments.includes('..')) {
    return err(
      fault('report-escapes', `the report glob ${JSON.stringify(pattern)} leads out of its folder`, {
        remedy: 'write it relative to $RECOUNT_REPORTS, or as `./…` relative to the folder of the suite',
      }),
    );
  }
  const folder = cwd.split('/').filter((segment) => segment !== '' && segment !== '.');
  const magic = segments.findIndex((segment) => MAGIC.test(segment));
  const literal = segments.slice(0, magic === -1 ? -1 : Math.min(magic, segments.length - 1));
  const prefix = folder.map((segment) => `${segment}/`).join('');
  const glob = segments.join('/');
  // `out (1)/*.xml` is an everyday name: all but `*` is also taken for what it says.
  const [isNamed, isMatch] = [literalMatcher(glob), matcherOf([glob])];
  return ok({
    base: [...folder, ...literal].join('/'),
    // The folder is a name, never a glob, so it is compared as text.
    matches: (path) => {
      if (!path.startsWith(prefix)) return false;
      const inFolder = path.slice(prefix.length);
      return isNamed(inFolder) || isMatch(inFolder);
    },
  });
};
