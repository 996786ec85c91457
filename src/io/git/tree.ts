import { ok, type Result } from '../../core/result.ts';
import type { Git } from './git.ts';

/** One file of a commit's tree. A path is bytes: git asks no encoding of it. */
export interface TreeEntry {
  /** As git writes it: `100644`, `100755`, `120000` for a link, `160000` for a submodule. */
  readonly mode: string;
  readonly id: string;
  readonly path: Buffer;
}

/** Cuts git's NUL-separated answers. */
export const splitNul = (bytes: Buffer): readonly Buffer[] => {
  const parts: Buffer[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0, start);
    parts.push(bytes.subarray(start, end === -1 ? bytes.length : end));
    start = end === -1 ? bytes.length : end + 1;
  }
  return parts;
};

const BLANK = 32;
const TAB = 9;
const MODE_LENGTH = 6;

/** Reads entries as git lists them: mode, type and id with blanks between, a tab, the path, a NUL. They share its memory. */
export const readEntries = (listing: Buffer): readonly TreeEntry[] =>
  splitNul(listing).map((line) => {
    const tab = line.indexOf(TAB);
    const mode = line.toString('latin1', 0, MODE_LENGTH);
    return { mode, id: line.toString('latin1', line.lastIndexOf(BLANK, tab) + 1, tab), path: line.subarray(tab + 1) };
  });

/** Every file of a commit's tree, as git lists it. */
export const listTree = async (git: Git, commit: string): Promise<Result<Buffer>> => {
  const answer = await git.call(['ls-tree', '-r', '-z', '--full-tree', commit]);
  return answer.ok ? ok(answer.value.stdout) : answer;
};

/** Every file of a commit's tree. */
export const readTree = async (git: Git, commit: string): Promise<Result<readonly TreeEntry[]>> => {
  const listing = await listTree(git, commit);
  return listing.ok ? ok(readEntries(listing.value)) : listing;
};
