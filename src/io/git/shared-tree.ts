import { type Algorithm, compareBytes, type RawDifference } from './content.ts';
import { readEntries, type TreeEntry } from './tree.ts';

/**
 * A commit's tree that several threads compare with a working tree: each takes the next part that none has taken. All
 * of it but the first two is memory that the threads share.
 */
export interface SharedTree {
  readonly root: string;
  readonly algorithm: Algorithm;
  /** As git lists it. */
  readonly listing: Uint8Array;
  /** For each part, from where it begins in the listing: what the file of each of its entries was found to be. */
  readonly marks: Uint8Array;
  /** Where the parts end. */
  readonly ends: Int32Array;
  /** Which of them are done. */
  readonly done: Uint8Array;
  /** How many were taken. */
  readonly taken: Int32Array;
}

/** About 500 files: none waits long for the last part of another, and to take one costs nothing beside. */
const PART = 32 * 1024;
const [ALTERED, BROKEN] = [1, 2];

const shared = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length));

/** Puts a listing where threads can share it. */
export const shareTree = (root: string, algorithm: Algorithm, listing: Buffer): SharedTree => {
  const ends: number[] = [];
  for (let end = 0; end < listing.length; ends.push(end)) {
    const last = listing.indexOf(0, end + PART);
    end = last === -1 ? listing.length : last + 1;
  }
  const own = shared(listing.length);
  own.set(listing);
  return {
    root,
    algorithm,
    listing: own,
    marks: shared(listing.length),
    ends: Int32Array.from(ends),
    done: shared(ends.length),
    taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  };
};

/** Whether what a thread was given is such a tree. */
export const isSharedTree = (data: unknown): data is SharedTree =>
  typeof data === 'object' &&
  data !== null &&
  'root' in data &&
  typeof data.root === 'string' &&
  'algorithm' in data &&
  (data.algorithm === 'sha1' || data.algorithm === 'sha256') &&
  ['listing', 'marks', 'done'].every((name) => Reflect.get(data, name) instanceof Uint8Array) &&
  ['ends', 'taken'].every((name) => Reflect.get(data, name) instanceof Int32Array);

const viewOf = ({ listing }: SharedTree): Buffer => Buffer.from(listing.buffer, listing.byteOffset, listing.byteLength);

/** The entries of a part, and the marks of those. */
const readPart = (tree: SharedTree, part: number) => {
  const [start, end] = [tree.ends[part - 1] ?? 0, tree.ends[part]];
  return { entries: readEntries(viewOf(tree).subarray(start, end)), marks: tree.marks.subarray(start, end) };
};

const comparePart = (tree: SharedTree, part: number): void => {
  const { entries, marks } = readPart(tree, part);
  const { altered, broken } = compareBytes(tree.root, entries, tree.algorithm);
  for (const entry of altered) marks[entries.indexOf(entry)] = ALTERED;
  for (const entry of broken) marks[entries.indexOf(entry)] = BROKEN;
  Atomics.store(tree.done, part, 1);
};

/** Compares parts until all are taken. It blocks. */
export const compareParts = (tree: SharedTree): void => {
  for (;;) {
    const part = Atomics.add(tree.taken, 0, 1);
    if (part >= tree.ends.length) return;
    comparePart(tree, part);
  }
};

/** What the threads have found. A part that was taken and not done is compared here: its thread is gone. */
export const foundDifference = (tree: SharedTree): RawDifference => {
  for (const part of tree.ends.keys()) if (Atomics.load(tree.done, part) === 0) comparePart(tree, part);
  if (!tree.marks.some((mark) => mark !== 0)) return { altered: [], broken: [] };
  const marked = (mark: number): readonly TreeEntry[] =>
    [...tree.ends.keys()].flatMap((part) => {
      const { entries, marks } = readPart(tree, part);
      return entries.filter((_, index) => marks[index] === mark);
    });
  return { altered: marked(ALTERED), broken: marked(BROKEN) };
};
