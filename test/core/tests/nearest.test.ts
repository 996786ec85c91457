import { expect, it } from 'vitest';
import { nearestNames } from '../../../src/core/tests/nearest.ts';

const NAMES = ['auth › rejects an expired token', 'auth › rejects an unknown token', 'net › reconnects', 'x'];

it.each([
  ['auth › rejects an expired tokn', ['auth › rejects an expired token', 'auth › rejects an unknown token']],
  ['AUTH › REJECTS AN UNKNOWN TOKEN', ['auth › rejects an unknown token', 'auth › rejects an expired token']],
  ['net › reconects', ['net › reconnects']],
  ['something else altogether', []],
  ['', []],
])('the names nearest to %s', (wanted, found) => {
  expect(nearestNames(wanted, NAMES)).toEqual(found);
});

it('gives no more than it is asked for, equal ones in order and each once', () => {
  expect(nearestNames('ab', ['ab2', 'ab1', 'ab3', 'ab1', 'ab4'])).toEqual(['ab1', 'ab2', 'ab3']);
});
