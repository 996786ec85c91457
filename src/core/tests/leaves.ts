import { sha256All } from '../digest.ts';

const SIZE = 32;

/** Collects the leaf hashes of one group: 32 bytes a test, however long its name. */
export interface Leaves {
  readonly add: (leaf: Uint8Array) => void;
  readonly count: () => number;
  /** The sha256 of the leaves sorted as bytes, each as often as it was added. */
  readonly digest: () => Buffer;
}

/** An empty collection. */
export const openLeaves = (): Leaves => {
  let bytes = Buffer.alloc(4 * SIZE);
  let used = 0;
  return {
    add: (leaf) => {
      if (used === bytes.length) bytes = Buffer.concat([bytes], bytes.length * 2);
      bytes.set(leaf, used);
      used += SIZE;
    },
    count: () => used / SIZE,
    digest: () => digestSorted(bytes.subarray(0, used), SIZE),
  };
};

/** The sha256 of fixed-size entries, sorted as bytes. */
export const digestSorted = (entries: Buffer, size: number): Buffer => {
  const order = Array.from({ length: entries.length / size }, (_, index) => index * size);
  order.sort((a, b) => entries.compare(entries, b, b + size, a, a + size));
  return sha256All(order.map((start) => entries.subarray(start, start + size)));
};
