import { createHash, type Hash, hash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, readSync } from 'node:fs';
import { LINK, SUBMODULE } from '../../core/file-mode.ts';
import { stateOf } from '../files/state.ts';
import { bytesOf, type TreeEntry } from './tree.ts';

/** Entries of a tree whose files are not byte for byte what the commit has. */
export interface RawDifference {
  /** Regular files with other bytes; a conversion may be all there is to it. */
  readonly altered: readonly TreeEntry[];
  /** Files that are missing, of another kind, or links to another target: no conversion explains that. */
  readonly broken: readonly TreeEntry[];
}

const CHUNK = Buffer.alloc(1024 * 1024);
// A file's bytes are read behind room for what git puts before them, so that one call hashes both.
const ROOM = 32;
// Windows has neither flag, nor what they guard against.
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** How a repository names its objects. */
export type Algorithm = 'sha1' | 'sha256';

/**
 * Compares files with their entries by hashing their bytes ourselves: no index is asked, so that no flag, timestamp or
 * cache in one can speak for a file, and no program runs. It blocks; a file takes about as long as the system takes to
 * open, read and close it.
 */
export const compareBytes = (root: string, entries: readonly TreeEntry[], algorithm: Algorithm): RawDifference => {
  const inFolders = folderCheck(root);
  const altered: TreeEntry[] = [];
  const broken: TreeEntry[] = [];
  for (const entry of entries) {
    if (entry.mode === SUBMODULE) continue;
    const found = inFolders(entry.path) ? hashEntry(pathIn(root, entry.path), entry.mode, algorithm) : undefined;
    if (found === undefined) broken.push(entry);
    else if (found !== entry.id) (entry.mode === LINK ? broken : altered).push(entry);
  }
  return { altered, broken };
};

// A folder that was replaced by a link leads to files that are not the checkout's.
const folderCheck = (root: string): ((path: string) => boolean) => {
  const known = new Map<string, boolean>();
  const isFolder = (path: string): boolean => {
    const end = path.lastIndexOf('/');
    if (end === -1) return true;
    const folder = path.slice(0, end);
    const before = known.get(folder);
    if (before !== undefined) return before;
    // Asked from the top down: below what is no folder the system answers with other errors than that nothing is there.
    const good = isFolder(folder) && stateOf(pathIn(root, folder))?.isDirectory() === true;
    known.set(folder, good);
    return good;
  };
  return isFolder;
};

const hashEntry = (path: Buffer | string, mode: string, algorithm: Algorithm): string | undefined => {
  try {
    // Without the right to make links, git on Windows writes a link's target into a plain file.
    const plain = mode !== LINK || (process.platform === 'win32' && !lstatSync(path).isSymbolicLink());
    if (plain) return blobId(path, algorithm);
    const target = readlinkSync(path, { encoding: 'buffer' });
    return createHash(algorithm).update(`blob ${target.length}\0`).update(target).digest('hex');
  } catch {
    // Missing, unreadable, or no link where one belongs.
    return undefined;
  }
};

/** What git would name a regular file's bytes; nothing where it is no regular file. */
const blobId = (path: Buffer | string, algorithm: Algorithm): string | undefined => {
  const file = openSync(path, OPEN_FLAGS);
  try {
    const state = fstatSync(file);
    if (!state.isFile()) return undefined;
    const header = `blob ${state.size}\0`;
    if (state.size > CHUNK.length - ROOM) return hashOpened(file, state.size, createHash(algorithm).update(header));
    let end = ROOM;
    for (let left = state.size; left > 0; left = state.size - (end - ROOM)) {
      const count = readSync(file, CHUNK, end, left, null);
      if (count === 0) break;
      end += count;
    }
    const start = ROOM - CHUNK.write(header, ROOM - header.length, 'latin1');
    return hash(algorithm, CHUNK.subarray(start, end), 'hex');
  } finally {
    closeSync(file);
  }
};

/** The hash of a regular file's bytes, begun with what its size asks for; nothing where it is no regular file. */
export const hashFile = (path: Buffer | string, begin: (size: number) => Hash): string | undefined => {
  const file = openSync(path, OPEN_FLAGS);
  try {
    const state = fstatSync(file);
    return state.isFile() ? hashOpened(file, state.size, begin(state.size)) : undefined;
  } finally {
    closeSync(file);
  }
};

const hashOpened = (file: number, size: number, begun: Hash): string => {
  for (let left = size; left > 0; ) {
    const count = readSync(file, CHUNK, 0, Math.min(CHUNK.length, left), null);
    if (count === 0) break;
    begun.update(CHUNK.subarray(0, count));
    left -= count;
  }
  return begun.digest('hex');
};

/** Whether two regular files hold the same bytes. */
export const sameBytes = (one: Buffer | string, other: Buffer | string): boolean => {
  try {
    const begin = (size: number) => createHash('sha256').update(`${size}\0`);
    const hash = hashFile(one, begin);
    return hash !== undefined && hash === hashFile(other, begin);
  } catch {
    return false;
  }
};

const BEYOND_ASCII = /[\x80-\xff]/;

/** Where a path of a tree lies in a working tree: text, which costs less, where it is the same as the bytes. */
export const pathIn = (root: string, path: string): Buffer | string =>
  BEYOND_ASCII.test(path) ? Buffer.concat([Buffer.from(`${root}/`), bytesOf(path)]) : `${root}/${path}`;
