import { createHash, type Hash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { TreeEntry } from './tree.ts';

/** Entries of a tree whose files are not byte for byte what the commit has. */
export interface RawDifference {
  /** Regular files with other bytes; a conversion may be all there is to it. */
  readonly altered: readonly TreeEntry[];
  /** Files that are missing, of another kind, or links to another target: no conversion explains that. */
  readonly broken: readonly TreeEntry[];
}

const SLASH = 47;
const CHUNK = Buffer.alloc(1024 * 1024);
// Windows has neither flag, nor what they guard against.
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Compares files with their entries by hashing their bytes ourselves: no index is asked, so that no flag, timestamp or
 * cache in one can speak for a file, and no program runs. It blocks: 30,000 small files take less than half a second,
 * a third of what git takes with a fresh index.
 */
export const compareBytes = (
  root: string,
  entries: readonly TreeEntry[],
  algorithm: 'sha1' | 'sha256',
): RawDifference => {
  const top = Buffer.from(`${root}/`);
  const inFolders = folderCheck(top);
  const altered: TreeEntry[] = [];
  const broken: TreeEntry[] = [];
  for (const entry of entries) {
    if (entry.mode === '160000') continue;
    const path = Buffer.concat([top, entry.path]);
    const found = inFolders(entry.path) ? hashEntry(path, entry.mode, algorithm) : undefined;
    if (found === undefined) broken.push(entry);
    else if (found !== entry.id) (entry.mode === '120000' ? broken : altered).push(entry);
  }
  return { altered, broken };
};

// A folder that was replaced by a link leads to files that are not the checkout's.
const folderCheck = (top: Buffer): ((path: Buffer) => boolean) => {
  const known = new Map<string, boolean>();
  const isFolder = (path: Buffer): boolean => {
    const end = path.lastIndexOf(SLASH);
    if (end === -1) return true;
    const folder = path.subarray(0, end);
    const key = folder.toString('latin1');
    const before = known.get(key);
    if (before !== undefined) return before;
    const state = lstatSync(Buffer.concat([top, folder]), { throwIfNoEntry: false });
    const good = isFolder(folder) && state?.isDirectory() === true;
    known.set(key, good);
    return good;
  };
  return isFolder;
};

const hashEntry = (path: Buffer, mode: string, algorithm: string): string | undefined => {
  try {
    // Without the right to make links, git on Windows writes a link's target into a plain file.
    const plain = mode !== '120000' || (process.platform === 'win32' && !lstatSync(path).isSymbolicLink());
    if (plain) return hashFile(path, (size) => createHash(algorithm).update(`blob ${size}\0`));
    const target = readlinkSync(path, { encoding: 'buffer' });
    return createHash(algorithm).update(`blob ${target.length}\0`).update(target).digest('hex');
  } catch {
    // Missing, unreadable, or no link where one belongs.
    return undefined;
  }
};

/** The hash of a regular file's bytes, begun with what its size asks for; nothing where it is no regular file. */
export const hashFile = (path: Buffer | string, begin: (size: number) => Hash): string | undefined => {
  const file = openSync(path, OPEN_FLAGS);
  try {
    const state = fstatSync(file);
    if (!state.isFile()) return undefined;
    const hash = begin(state.size);
    for (let left = state.size; left > 0; ) {
      const count = readSync(file, CHUNK, 0, Math.min(CHUNK.length, left), null);
      if (count === 0) break;
      hash.update(CHUNK.subarray(0, count));
      left -= count;
    }
    return hash.digest('hex');
  } finally {
    closeSync(file);
  }
};

/** Whether two regular files hold the same bytes. */
export const sameBytes = (one: Buffer, other: Buffer): boolean => {
  try {
    const begin = (size: number) => createHash('sha256').update(`${size}\0`);
    const hash = hashFile(one, begin);
    return hash !== undefined && hash === hashFile(other, begin);
  } catch {
    return false;
  }
};

/** An entry's absolute path in a working tree, as bytes. */
export const pathIn = (root: string, entry: TreeEntry): Buffer =>
  Buffer.concat([Buffer.from(join(root, '/')), entry.path]);
