import { type BigIntStats, constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { messageOf } from '../thrown.ts';

/** Why a path does not lead to a regular file that may be read. */
export interface Refusal {
  readonly kind: 'unreadable' | 'kind' | 'linked' | 'changed' | 'too-large';
  readonly detail: string;
}

/** A regular file that was opened, and its state then. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly state: BigIntStats;
}

const SAFE_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Whether two states are of one file with one content. */
export const isSame = (one: BigIntStats, other: BigIntStats): boolean =>
  one.dev === other.dev && one.ino === other.ino && one.size === other.size && one.mtimeNs === other.mtimeNs;

/**
 * Opens a regular file of at most `cap` bytes. The file may be hostile: a link is not followed, a pipe does not block,
 * a hard link to somewhere else is refused, and what was opened is what was looked at.
 */
export const openRegular = async (path: string, cap: number): Promise<OpenFile | Refusal> => {
  const refuse = (kind: Refusal['kind'], detail: string): Refusal => ({ kind, detail });
  const seen = await lstat(path, { bigint: true }).catch(messageOf);
  if (typeof seen === 'string') return refuse('unreadable', seen);
  if (!seen.isFile()) return refuse('kind', `it is ${kindOf(seen)}`);
  if (seen.nlink !== 1n) return refuse('linked', `it has ${seen.nlink} names (hard links)`);
  if (seen.size > BigInt(cap)) return refuse('too-large', `it has ${seen.size} bytes; expected at most ${cap}`);
  const handle = await open(path, SAFE_FLAGS).catch(messageOf);
  if (typeof handle === 'string') return refuse('unreadable', handle);
  const state = await handle.stat({ bigint: true });
  if (isSame(seen, state) && state.isFile()) return { handle, state };
  await handle.close();
  return refuse('changed', 'it was replaced or written to while it was looked at');
};

const kindOf = (state: BigIntStats): string => {
  if (state.isSymbolicLink()) return 'a link';
  if (state.isDirectory()) return 'a folder';
  if (state.isFIFO()) return 'a named pipe';
  if (state.isSocket()) return 'a socket';
  return 'a device';
};
