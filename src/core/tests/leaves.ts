import { sha256 } from '../digest.ts';
import { startsInOrder } from './sorting.ts';

/** A hash's bytes. */
export const LEAF = 32;
/** A group's number, then the leaf. */
export const LEAF_ENTRY = 4 + LEAF;

/** Leaf hashes with the number of the group of each: 36 bytes a test, however long its name and however many groups. */
export interface Leaves {
  /** Adds one leaf: 32 bytes as text of one byte a character. */
  readonly add: (group: number, leaf: string) => void;
  /** Adds the entries of other leaves. `numbers` holds, 4 bytes each, what a group of theirs is called here. */
  readonly merge: (entries: Uint8Array, numbers: Buffer) => void;
  /** Every entry as it came: 4 bytes of the group's number, most significant first, and 32 of the leaf. */
  readonly entries: () => Buffer;
  /** Of each group, in the order of their numbers, the sha256 of its leaves sorted as bytes, each as often as it came. */
  readonly digests: (groups: number) => readonly Buffer[];
}

/** An empty collection. */
export const openLeaves = (): Leaves => {
  let bytes = Buffer.alloc(8 * LEAF_ENTRY);
  let used = 0;
  const makeRoom = (length: number): void => {
    if (used + length > bytes.length) bytes = Buffer.concat([bytes], Math.max(bytes.length * 2, used + length));
  };
  return {
    add: (group, leaf) => {
      makeRoom(LEAF_ENTRY);
      bytes.writeUInt32BE(group, used);
      bytes.write(leaf, used + 4, 'binary');
      used += LEAF_ENTRY;
    },
    merge: (entries, numbers) => {
      makeRoom(entries.length);
      bytes.set(entries, used);
      const end = used + entries.length;
      for (; used < end; used += LEAF_ENTRY)
        bytes.writeUInt32BE(numbers.readUInt32BE(4 * bytes.readUInt32BE(used)), used);
    },
    entries: () => bytes.subarray(0, used),
    digests: (groups) => digestGroups(bytes.subarray(0, used), groups),
  };
};

const WORD = 4;

const digestGroups = (entries: Buffer, groups: number): readonly Buffer[] => {
  const sorted = new DataView(new ArrayBuffer((entries.length / LEAF_ENTRY) * LEAF));
  const from = new DataView(entries.buffer, entries.byteOffset, entries.length);
  const ends = Array.from({ length: groups }, () => 0);
  let at = 0;
  for (const start of startsInOrder(entries, LEAF_ENTRY, { bytes: 4, values: groups })) {
    // By words a leaf is moved several times faster than by a call that copies bytes.
    for (let word = 0; word < LEAF; word += WORD) sorted.setUint32(at + word, from.getUint32(start + 4 + word));
    at += LEAF;
    ends[entries.readUInt32BE(start)] = at;
  }
  const bytes = Buffer.from(sorted.buffer);
  let begin = 0;
  return ends.map((end) => {
    const digest = sha256(bytes.subarray(begin, end));
    begin = end;
    return digest;
  });
};
