import { describe, expect, it } from 'vitest';
import { citedAmong } from '../../../src/core/tests/cited.ts';
import type { RecordedTest } from '../../../src/core/tests/tally.ts';

const TESTS: readonly RecordedTest[] = [
  ['passed', 'auth', 'rejects an expired token'],
  ['failed', 'auth', 'retries'],
  ['passed', 'net', 'retries'],
  ['passed', 'net', 'twice'],
  ['skipped', 'net', 'twice'],
];

describe('a cited test', () => {
  it.each([
    ['auth › rejects an expired token', ['passed'], []],
    ['rejects an expired token', ['passed'], []],
    ['net › twice', ['passed', 'skipped'], []],
    ['retries', [], ['auth › retries', 'net › retries']],
    ['auth › rejects an expird token', [], ['auth › rejects an expired token', 'auth › retries']],
    ['something else', [], []],
  ])('%s', (test, outcomes, near) => {
    expect(citedAmong([test, test], TESTS)).toEqual({ cited: [{ test, outcomes, near }] });
  });

  it('is not looked up where there are none, of either', () => {
    expect(citedAmong([], TESTS)).toEqual({});
    expect(citedAmong(['retries'], undefined)).toEqual({});
  });
});
