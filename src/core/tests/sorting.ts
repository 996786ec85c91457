/** Where a number is still exact: the room for what is sorted by and what it stands for together. */
const EXACT_BITS = 53;
const PREFIX_BITS = 48;

/** Something that goes before the bytes of an entry: its first four bytes as a number below `values`. */
interface Lead {
  readonly bytes: 0 | 4;
  readonly values: number;
}

const NO_LEAD: Lead = { bytes: 0, values: 1 };

/** The bits that tell as many things apart. */
const bitsFor = (count: number): number => Math.ceil(Math.log2(Math.max(count, 1)));

/**
 * Where each entry of a fixed size starts, in the order of the entries as bytes. As many bits of an entry as leave room
 * for its place are packed with it into one number, since numbers are sorted many times faster than anything that a
 * function compares; the few that are equal that far are then compared whole.
 */
export const startsInOrder = (entries: Buffer, size: number, lead = NO_LEAD): Float64Array => {
  const count = entries.length / size;
  const places = 2 ** bitsFor(count);
  const bits = Math.min(PREFIX_BITS, EXACT_BITS - bitsFor(count) - bitsFor(lead.values));
  const [keys, unused] = [2 ** bits, 2 ** (PREFIX_BITS - bits)];
  const order = new Float64Array(count);
  for (let index = 0, start = 0; index < count; index++, start += size) {
    const from = start + lead.bytes;
    const prefix = Math.floor((entries.readUInt32BE(from) * 2 ** 16 + entries.readUInt16BE(from + 4)) / unused);
    const first = lead.bytes === 0 ? 0 : entries.readUInt32BE(start);
    order[index] = (first * keys + prefix) * places + index;
  }
  order.sort();

  let [from, key] = [0, -1];
  const settle = (to: number): void => {
    if (to - from > 1) order.subarray(from, to).sort((a, b) => entries.compare(entries, b, b + size, a, a + size));
    from = to;
  };
  order.forEach((packed, index) => {
    const next = Math.floor(packed / places);
    if (next !== key) settle(index);
    key = next;
    order[index] = (packed - next * places) * size;
  });
  settle(count);
  return order;
};

/** The entries in the order of their bytes. */
export const sortedEntries = (entries: Buffer, size: number): Buffer => {
  const sorted = Buffer.allocUnsafe(entries.length);
  let at = 0;
  for (const start of startsInOrder(entries, size)) at += entries.copy(sorted, at, start, start + size);
  return sorted;
};

/** The things that are left when as many are taken away as others have the same key. */
export const surplus = <T>(things: readonly T[], others: readonly T[], keyOf: (thing: T) => string): readonly T[] => {
  const left = new Map<string, number>();
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
  return things.filter((thing) => {
    const key = keyOf(thing);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
};

/** Things by a key of theirs, in the order in which they come. */
export const gather = <T>(things: readonly T[], keyOf: (thing: T) => string): ReadonlyMap<string, readonly T[]> => {
  const parts = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const part = parts.get(key);
    if (part === undefined) parts.set(key, [thing]);
    else part.push(thing);
  }
  return parts;
};
