import { ok, type Result } from '../../core/result.ts';
import type { Git } from './git.ts';

/** One file of a commit's tree. */
export interface TreeEntry {
  /** As git writes it: `100644`, `100755`, `120000` for a link, `160000` for a submodule. */
  readonly mode: string;
  readonly id: string;
  /** Bytes, a character each: git asks no encoding of a path. */
  readonly path: string;
}

/** A path of a tree as the text that it is meant to be. */
export const textOf = (path: string): string => bytesOf(path).toString();

/** The bytes of a path of a tree. */
export const bytesOf = (path: string): Buffer => Buffer.from(path, 'latin1');

/** Cuts git's NUL-separated answers: bytes, a character each. */
export const splitNul = (bytes: Buffer): readonly string[] => {
  const parts = bytes.toString('latin1').split('\0');
  if (parts.at(-1) === '') parts.pop();
  return parts;
};

const MODE_LENGTH = 6;

/** Reads entries as git lists them: mode, type and id with blanks between, a tab, the path, a NUL. */
export const readEntries = (listing: Buffer): readonly TreeEntry[] =>
  splitNul(listing).map((line) => {
    const tab = line.indexOf('\t');
    const mode = line.slice(0, MODE_LENGTH);
    return { mode, id: line.slice(line.lastIndexOf(' ', tab) + 1, tab), path: line.slice(tab + 1) };
  });

/** Entries as `git update-index -z --index-info` reads them. */
export const writeEntries = (entries: readonly TreeEntry[]): Buffer =>
  bytesOf(entries.map(({ mode, id, path }) => `${mode} ${id}\t${path}\0`).join(''));

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
