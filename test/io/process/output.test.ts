import { createHash } from 'node:crypto';
import { array, assert, nat, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepOutput } from '../../../src/io/process/output.ts';

const keep = (cap: number, chunks: readonly (string | Uint8Array)[]) => {
  const keeper = keepOutput(cap);
  for (const chunk of chunks) keeper.write(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  return keeper.end();
};

describe('kept output', () => {
  it.each([
    [10, ['0123456789'], { head: '0123456789', tail: '', cut: false }],
    [10, ['0123456789a'], { head: '01234', tail: '6789a', cut: true }],
    [10, ['0123', '4567', '89abcd'], { head: '01234', tail: '9abcd', cut: true }],
    [3, ['abcdef'], { head: 'ab', tail: 'f', cut: true }],
    [1, ['abc'], { head: 'a', tail: '', cut: true }],
    [0, ['abc'], { head: '', tail: '', cut: true }],
    [8, [], { head: '', tail: '', cut: false }],
    [8, ['aéééééz'], { head: 'aé', tail: 'éz', cut: true }],
    [8, ['€'.repeat(4)], { head: '€', tail: '€', cut: true }],
    [9, ['a', '€'], { head: 'a€', tail: '', cut: false }],
    [8, ['\uFEFFabcde'], { head: '\uFEFFabcde', tail: '', cut: false }],
  ] as const)('with a cap of %i of %j is %j', (cap, chunks, expected) => {
    expect(keep(cap, chunks)).toMatchObject(expected);
  });

  it('is the two ends of what was written, however it was cut into chunks', () => {
    assert(
      property(nat(60), array(string({ unit: 'grapheme-ascii', maxLength: 40 })), (cap, chunks) => {
        const whole = chunks.join('');
        const { head, tail, bytes, sha256, cut } = keep(cap, chunks);
        expect(bytes).toBe(whole.length);
        expect(sha256).toBe(`sha256:${createHash('sha256').update(whole).digest('hex')}`);
        expect(cut).toBe(whole.length > cap);
        expect(whole.startsWith(head)).toBe(true);
        expect(whole.endsWith(tail)).toBe(true);
        expect(head.length + tail.length).toBe(Math.min(cap, whole.length));
      }),
    );
  });
});
