import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortedEntries, startsInOrder } from '../../../src/core/tests/sorting.ts';

const entriesOf = (bytes: Buffer, size: number): readonly string[] =>
  bytes.toString('hex').match(new RegExp(`.{${2 * size}}`, 'g')) ?? [];

/** Bytes that often agree at their start, also beyond what is packed into one number. */
const entry = (size: number) =>
  fc
    .tuple(
      fc.constantFrom(0, 1, 127, 128, 255),
      fc.constantFrom(0, 5, 6, 7, size - 1),
      fc.uint8Array({ minLength: size, maxLength: size }),
      fc.boolean(),
    )
    .map(([byte, common, rest, alike]) =>
      alike ? Buffer.concat([Buffer.alloc(common, byte), rest.subarray(common)]) : Buffer.from(rest),
    );

describe.each([12, 64])('entries of %d bytes', (size) => {
  test('are sorted as bytes, each as often as it is there', () => {
    fc.assert(
      fc.property(fc.array(entry(size), { maxLength: 60 }), (list) => {
        const sorted = sortedEntries(Buffer.concat(list), size);
        expect(entriesOf(sorted, size)).toEqual(list.map((one) => one.toString('hex')).sort());
      }),
    );
  });
});

test('entries with a number in front are sorted by it first, however many numbers there are', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1, 3, 1_000, 2 ** 20),
      fc.array(fc.tuple(fc.nat(), entry(32)), { maxLength: 60 }),
      (values, list) => {
        const bytes = Buffer.concat(
          list.map(([number, rest]) => {
            const lead = Buffer.alloc(4);
            lead.writeUInt32BE(number % values);
            return Buffer.concat([lead, rest]);
          }),
        );
        const starts = [...startsInOrder(bytes, 36, { bytes: 4, values })];
        expect(starts.map((start) => bytes.subarray(start, start + 36).toString('hex'))).toEqual(
          [...entriesOf(bytes, 36)].sort(),
        );
      },
    ),
  );
});

test('a hundred thousand entries, half of them equal, are sorted', () => {
  const one = Buffer.alloc(36, 7);
  const entries = Buffer.concat(
    Array.from({ length: 100_000 }, (_, index) => {
      if (index % 2 === 0) return one;
      const other = Buffer.alloc(36, 7);
      other.writeUInt32BE((index * 2_654_435_761) % 2 ** 32, 32);
      return other;
    }),
  );
  const sorted = sortedEntries(entries, 36);
  for (let at = 36; at < sorted.length; at += 36)
    if (sorted.compare(sorted, at, at + 36, at - 36, at) > 0) throw new Error(`not sorted at ${at}`);
});
