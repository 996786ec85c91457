import { expect, test } from 'vitest';
import { parseDuration } from '../../../src/core/policy/duration.ts';

test.each<[text: string, milliseconds: number | undefined]>([
  ['1s', 1_000],
  ['90s', 90_000],
  ['15m', 900_000],
  ['6h', 21_600_000],
  ['360m', 21_600_000],
  ['21600s', 21_600_000],
  ['0s', undefined],
  ['015m', undefined],
  ['7h', undefined],
  ['21601s', undefined],
  ['15', undefined],
  ['15 m', undefined],
  ['1.5h', undefined],
  ['-1m', undefined],
  ['1d', undefined],
  ['15m\n', undefined],
  ['', undefined],
])('the duration %j is %j milliseconds', (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds);
});
