import { sha256All } from '../digest.ts';

const SIZE = 32;

/** Collects the leaf hashes of one group: 32 bytes a test, however long its name. */
export interface Leaves {
  /** Adds one leaf, or several one after the other. */
  readonly add: (leaves: Uint8Array) => void;
  readonly bytes: () => Uint8Array;
  /** The sha256 of the leaves sorted as bytes, each as often as it was added. */
  readonly digest: () => Buffer;
}

/** An empty collection. */
export const openLeaves = (): Leaves => {
  let bytes = Buffer.alloc(4 * SIZE);
  let used = 0;
  return {
    add: (leaves) => {
      if (used + leaves.length > bytes.length)
        bytes = Buffer.concat([bytes], Math.max(bytes.length * 2, used + leaves.length));
      bytes.set(leaves, used);
      used += leaves.length;
    },
    bytes: () => bytes.subarray(0, used),
    digest: () => digestSorted(bytes.subarray(0, used), SIZE),
  };
};

/** The sha256 of fixed-size entries, sorted as bytes. */
export const digestSorted = (entries: Buffer, size: number): Buffer => {
  const order = Array.from({ length: entries.length / size }, (_, index) => index * size);
  order.sort((a, b) => entries.compare(entries, b, b + size, a, a + size));
  return sha256All(order.map((start) => entries.subarray(start, start + size)));
};
