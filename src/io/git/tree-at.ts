import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TreeContent } from '../../app/ports.ts';
import { fault } from '../../core/fault.ts';
import { SUBMODULE } from '../../core/file-mode.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { cutOffAsIn, makeBorrowingFolder } from './borrowing.ts';
import { nameSome } from './comparison.ts';
import { pathIn } from './content.ts';
import type { Git } from './git.ts';
import { readPointers } from './lfs.ts';
import { readTree, type TreeEntry, textOf, writeEntries } from './tree.ts';

/**
 * Writes a commit's tree into a new folder outside the checkout, as a checkout would: with the line endings of its
 * attributes, and with a repository of its own, detached at the commit, for what asks git: without its history, or where
 * it is `whole` with that, and with the checkout's tags and branches of origin. An overlay stands in its index. No
 * program of anybody's configuration runs, and the repository that the objects come from gains no worktree, index or
 * object. Faults: submodules that are checked out here, LFS content and objects that this clone lacks.
 */
export const writeTreeAt = async (
  git: Git,
  folder: string,
  { commit, overlay, whole }: TreeContent,
): Promise<Result<void>> => {
  const entries = await entriesOf(git, commit, overlay);
  if (!entries.ok) return entries;
  const submodules = await filledSubmodules(git, entries.value);
  if (submodules.length > 0)
    return err(fault('git-failed', `submodules cannot be had for another commit: ${nameSome(submodules)}`));
  const own = join(folder, '.git');
  await mkdir(own, { recursive: true });
  const borrowing = await makeBorrowingFolder(git, own, commit);
  if (!borrowing.ok) return borrowing;
  const instead = { ...borrowing.value, workTree: folder };
  const settings = { instead, timeout: LONGEST_CALL } as const;
  const input = writeEntries(entries.value);
  const filled = await git.call(['update-index', '-z', '--index-info'], { ...settings, input });
  if (!filled.ok) return filled;
  const written = await git.call(['checkout-index', '--all', '--index', '--quiet'], settings);
  if (!written.ok) return written;
  const commits = overlay === undefined ? [commit] : [commit, overlay.commit];
  const refs = whole === true ? await listRefs(git) : ok('');
  if (!refs.ok) return refs;
  if (whole === true) {
    await writeFile(join(own, 'packed-refs'), refs.value);
    await cutOffAsIn(git, own);
  } else await writeFile(join(own, 'shallow'), lines(commits));
  const objects = join(own, 'objects');
  await mkdir(join(objects, 'pack'), { recursive: true });
  const packing = ['pack-objects', '--revs', '--quiet', '--delta-base-offset', join(objects, 'pack', 'pack')];
  // Git puts what is unfinished beside the objects that it works with.
  const alternates = JSON.stringify(instead.env['GIT_OBJECT_DIRECTORY']);
  const env = { GIT_OBJECT_DIRECTORY: objects, GIT_ALTERNATE_OBJECT_DIRECTORIES: alternates };
  const packed = await git.call(packing, {
    ...settings,
    instead: { ...instead, env },
    input: lines([...commits, ...(refs.value.match(/^\w+/gm) ?? [])]),
  });
  return packed.ok ? fillLfs(git, folder, entries.value) : packed;
};

/** A tree of a large repository is written, or its history copied, within so many milliseconds, or not at all. */
const LONGEST_CALL = 5 * 60_000;

const lines = (names: readonly string[]): string => names.map((name) => `${name}\n`).join('');

/** The refs that `actions/checkout` fetches, as a file of packed refs has them. */
const listRefs = async (git: Git): Promise<Result<string>> => {
  const answer = await git.call([
    'for-each-ref',
    '--format=%(objectname) %(refname)',
    'refs/remotes/origin',
    'refs/tags',
  ]);
  return answer.ok ? ok(answer.value.stdout.toString()) : answer;
};

const entriesOf = async (
  git: Git,
  commit: string,
  overlay: TreeContent['overlay'],
): Promise<Result<readonly TreeEntry[]>> => {
  const own = await readTree(git, commit);
  if (!own.ok || overlay === undefined) return own;
  const other = await readTree(git, overlay.commit);
  if (!other.ok) return other;
  const takes = ({ path }: TreeEntry): boolean => overlay.takes(textOf(path));
  const laid = other.value.filter(takes);
  const stands = besides(laid);
  return ok([...own.value.filter((entry) => !takes(entry) && stands(entry)), ...laid]);
};

/** Whether an entry may stand beside others: none of them is a folder in its place, or lies where its folders are. */
const besides = (laid: readonly TreeEntry[]): ((entry: TreeEntry) => boolean) => {
  const files = new Set(laid.map(({ path }) => path));
  const folders = new Set(laid.flatMap(({ path }) => foldersOf(path)));
  return ({ path }) => !folders.has(path) && !foldersOf(path).some((folder) => files.has(folder));
};

const foldersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));

const filledSubmodules = async (git: Git, entries: readonly TreeEntry[]): Promise<readonly string[]> => {
  const filled: string[] = [];
  for (const entry of entries) {
    if (entry.mode !== SUBMODULE) continue;
    const found = await readdir(pathIn(git.root, entry.path)).catch(() => []);
    if (found.length > 0) filled.push(textOf(entry.path));
  }
  return filled;
};

/** Puts content in the place of pointers, where the checkout has content: without, they are what the suites see too. */
const fillLfs = async (git: Git, folder: string, entries: readonly TreeEntry[]): Promise<Result<void>> => {
  const store = join(git.commonDir, 'lfs', 'objects');
  if (!(await isThere(store))) return ok(undefined);
  const pointers = await readPointers(git, entries);
  if (!pointers.ok) return pointers;
  for (const entry of entries) {
    const pointer = pointers.value.get(entry.id);
    if (pointer === undefined) continue;
    const { sha256 } = pointer;
    const content = join(store, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
    if (!(await isThere(content)))
      return err(fault('git-failed', `the LFS content of ${textOf(entry.path)} is not in this clone`));
    const path = pathIn(folder, entry.path);
    await rm(path);
    await copyFile(content, path, constants.COPYFILE_EXCL);
  }
  return ok(undefined);
};

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
