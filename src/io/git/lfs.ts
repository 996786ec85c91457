import { createHash } from 'node:crypto';
import { ok, type Result } from '../../core/result.ts';
import { hashFile, pathIn } from './content.ts';
import type { Git } from './git.ts';
import type { TreeEntry } from './tree.ts';

/** What a Git LFS pointer says of the content that it stands for. */
export interface LfsPointer {
  readonly sha256: string;
  readonly size: number;
}

/** A pointer must be shorter than this, in bytes, by the specification of Git LFS. */
const POINTER_LIMIT = 1024;

const POINTER =
  /^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d{1,15})\n?$/;

/** Reads a pointer. One with extensions is none: they change the content, and only their programs know how. */
const parsePointer = (text: string): LfsPointer | undefined => {
  const found = POINTER.exec(text);
  return found === null ? undefined : { sha256: found[1] ?? '', size: Number(found[2]) };
};

/** Those of the entries whose file is not the content that a pointer in the commit stands for. */
export const withoutLfsContent = async (
  git: Git,
  entries: readonly TreeEntry[],
): Promise<Result<readonly TreeEntry[]>> => {
  const pointers = await readPointers(git, entries);
  if (!pointers.ok) return pointers;
  return ok(
    entries.filter((entry) => {
      const pointer = pointers.value.get(entry.id);
      return pointer === undefined || !holds(pathIn(git.root, entry.path), pointer);
    }),
  );
};

const holds = (path: Buffer | string, { sha256, size }: LfsPointer): boolean => {
  let length = -1;
  const hash = hashFile(path, (bytes) => {
    length = bytes;
    return createHash('sha256');
  });
  return length === size && hash === sha256;
};

/** The pointers among the entries, by their ids. */
export const readPointers = async (
  git: Git,
  entries: readonly TreeEntry[],
): Promise<Result<ReadonlyMap<string, LfsPointer>>> => {
  const pointers = new Map<string, LfsPointer>();
  const ids = [...new Set(entries.map(({ id }) => id))];
  if (ids.length === 0) return ok(pointers);
  const sizes = await git.call(['cat-file', '--batch-check'], { input: lines(ids) });
  if (!sizes.ok) return sizes;
  const small = [...sizes.value.stdout.toString().matchAll(/^(\w+) blob (\d+)$/gm)].flatMap(([, id = '', size]) =>
    Number(size) < POINTER_LIMIT ? [id] : [],
  );
  if (small.length === 0) return ok(pointers);
  const blobs = await git.call(['cat-file', '--batch'], { input: lines(small) });
  if (!blobs.ok) return blobs;
  for (const { id, content } of readBatch(blobs.value.stdout)) {
    const pointer = parsePointer(content.toString());
    if (pointer !== undefined) pointers.set(id, pointer);
  }
  return ok(pointers);
};

const lines = (ids: readonly string[]): string => ids.map((id) => `${id}\n`).join('');

// Each object is `<id> blob <size>`, a line feed, its bytes, and a line feed.
function* readBatch(bytes: Buffer): Generator<{ readonly id: string; readonly content: Buffer }> {
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\n', at);
    const [id = '', , size] = bytes.toString('latin1', at, end).split(' ');
    const start = end + 1;
    at = start + Number(size) + 1;
    yield { id, content: bytes.subarray(start, at - 1) };
  }
}
