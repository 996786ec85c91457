import { describe, expect, it } from 'vitest';
import { findAskedTests, provesIn } from '../../../src/core/corners/asked-tests.ts';
import type { RecordedTest } from '../../../src/core/tests/tally.ts';

const SUITES: Readonly<Record<string, readonly RecordedTest[]>> = {
  unit: [
    ['passed', 'a.test.js', 'auth › rejects'],
    ['passed', 'b.test.js', 'adds'],
    ['passed', 'c.test.js', 'adds'],
    ['failed', '', 'without a group'],
    ['passed', 'b.test.js', 'twice'],
    ['failed', 'b.test.js', 'twice'],
  ],
  more: [['passed', 'b.test.js', 'adds']],
};

describe('the tests that are asked for', () => {
  it.each([
    [[], {}],
    [['a.test.js › auth › rejects'], { unit: [['a.test.js', 'auth › rejects']] }],
    [['auth › rejects'], { unit: [['a.test.js', 'auth › rejects']] }],
    [['without a group'], { unit: [['', 'without a group']] }],
    [['b.test.js › adds'], { unit: [['b.test.js', 'adds']], more: [['b.test.js', 'adds']] }],
    [['twice', 'b.test.js › twice'], { unit: [['b.test.js', 'twice']] }],
  ])('%j', (asked, found) => {
    expect(findAskedTests(asked, SUITES)).toEqual({ ok: true, value: found });
  });

  it.each([
    ['adds', 'the nearest: "b.test.js › adds", "c.test.js › adds"'],
    ['a.test.js › auth › reject', 'the nearest: "a.test.js › auth › rejects"'],
    ['zzz', 'no test of HEAD is called "zzz"'],
  ])('%s is none, and the nearest are offered', (asked, said) => {
    const none = findAskedTests([asked], SUITES);
    expect(none).toMatchObject({ ok: false, error: { code: 'test-unknown' } });
    expect(none.ok ? '' : none.error.message).toContain(said);
  });

  it('are those that a block names as proofs, and none where there is no block', () => {
    const [unit, types] = [
      { command: 'npm test', scope: 'offline' as const, exit: 0 },
      { command: 'tsc', scope: 'syntax' as const, exit: 0 },
    ];
    const proves = [['a.test.js', 'adds'] as const];
    expect(provesIn({ unit: { ...unit, proves }, types })).toEqual({ unit: proves, types: [] });
    expect(provesIn(undefined)).toEqual({});
  });
});
