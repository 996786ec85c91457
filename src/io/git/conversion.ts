import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, type Result } from '../../core/result.ts';
import { makeBorrowingFolder } from './borrowing.ts';
import { pathIn, sameBytes } from './content.ts';
import type { CallOptions, Git } from './git.ts';
import { bytesOf, splitNul, type TreeEntry, writeEntries } from './tree.ts';

/**
 * Those of a commit's entries that git's own conversion of line endings, encoding and `$Id$` does not explain, in either
 * direction: from the file to what would be committed, or from the commit to what a checkout would write.
 *
 * Git works in a folder of our own that borrows the repository's objects, so that neither its configuration nor its
 * `info/attributes` counts, no `filter.*` program is known, and the index is new. Attributes are those of the commit
 * from git 2.41 on; an older git reads them from the working tree.
 */
export const withoutConverted = async (
  git: Git,
  commit: string,
  entries: readonly TreeEntry[],
): Promise<Result<readonly TreeEntry[]>> => {
  if (entries.length === 0) return ok(entries);
  const folder = await mkdtemp(join(tmpdir(), 'git-'));
  try {
    const borrowing = await makeBorrowingFolder(git, folder);
    if (!borrowing.ok) return borrowing;
    const { gitDir, env } = borrowing.value;
    const instead = { gitDir, env: { ...env, GIT_ATTR_SOURCE: commit } };
    return await compareConverted(git, entries, instead, join(folder, 'written'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const compareConverted = async (
  git: Git,
  entries: readonly TreeEntry[],
  instead: CallOptions['instead'] & object,
  written: string,
): Promise<Result<readonly TreeEntry[]>> => {
  const filled = await git.call(['update-index', '-z', '--index-info'], { instead, input: writeEntries(entries) });
  if (!filled.ok) return filled;
  const refreshed = await git.call(['update-index', '-q', '--refresh'], { instead, codes: [0, 1] });
  if (!refreshed.ok) return refreshed;
  const options = ['-z', '--name-only', '--no-ext-diff', '--no-textconv', '--ignore-submodules=all'];
  const left = await git.call(['diff-files', ...options], { instead });
  if (!left.ok) return left;
  const unclean = new Set(splitNul(left.value.stdout));
  const doubtful = entries.filter(({ path }) => unclean.has(path) || hasForeignId(pathIn(git.root, path)));
  if (doubtful.length === 0) return ok([]);

  // Text whose line endings are mixed in the commit is never "clean" once a checkout has made them uniform.
  const input = bytesOf(doubtful.map(({ path }) => `${path}\0`).join(''));
  const args = ['checkout-index', '-z', '--stdin', `--prefix=${written}/`];
  const out = await git.call(args, { instead, input, codes: [0, 1, 128] });
  return out.ok ? ok(doubtful.filter(({ path }) => !sameBytes(pathIn(git.root, path), pathIn(written, path)))) : out;
};

// Cleaning takes anything between `$Id:` and the next `$` away, code included; a checkout writes an object's id there.
const FOREIGN_ID = /\$Id:(?! (?:[0-9a-f]{40}|[0-9a-f]{64}) \$)[^$\n]*\$/;

const hasForeignId = (path: Buffer | string): boolean => {
  try {
    const bytes = readFileSync(path);
    return bytes.includes('$Id:') && FOREIGN_ID.test(bytes.toString('latin1'));
  } catch {
    // Too large to be held, or gone: what a checkout writes decides.
    return true;
  }
};
