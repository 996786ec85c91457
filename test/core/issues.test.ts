import { expect, test } from 'vitest';
import { readBy } from '../../src/core/issues.ts';
import * as z from '../../src/core/zod.ts';

const schema = z.strictObject({ notes: z.array(z.string()) });

test.each<[what: string, document: unknown, error: string | RegExp]>([
  ['is of another kind', 1, 'Invalid input: expected object, received number'],
  ['is wrong at a place', { notes: ['a', 1] }, 'notes.1: Invalid input: expected string, received number'],
  ['is wrong at ten places', { notes: Array(10).fill(1) }, /notes\.9: Invalid input: [^;]*number$/],
  ['is wrong at more', { notes: Array(12).fill(1) }, /notes\.9: Invalid input: [^;]*number; and 2 more$/],
  ['has keys that are very long', { notes: [], ['x'.repeat(1_000)]: 1 }, /^Unrecognized key: "x{100,200}…$/],
  ['is wrong at more places than a call has arguments', { notes: Array(300_000).fill(1) }, /^more is wrong with it/],
])('a document that %s is told of in a few words', (_what, document, error) => {
  const read = readBy(schema, document);
  expect(read.ok ? '' : read.error).toMatch(error);
});

test('a document that is as its schema says is read', () => {
  expect(readBy(schema, { notes: ['a'] })).toEqual({ ok: true, value: { notes: ['a'] } });
});
