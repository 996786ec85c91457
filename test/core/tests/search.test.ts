import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSingle, type Single } from '../../../src/core/tests/search.ts';
import type { RecordedTest } from '../../../src/core/tests/tally.ts';
import { digestOfMembers } from '../../../src/core/tests/tree.ts';
import { replaced, suiteOf, tallyOf } from './suites.ts';

const digestOf = (tests: readonly RecordedTest[], folder: boolean): Buffer => {
  const { members } = tallyOf(tests);
  const [only] = members;
  return (folder || only === undefined ? digestOfMembers(members) : only.digest).subarray(0, 8);
};
const search = (before: readonly RecordedTest[], after: readonly RecordedTest[], folder: boolean): Single | undefined =>
  findSingle(after, folder, digestOf(after, folder), digestOf(before, folder));

const p = (name: string, group = 'g'): RecordedTest => ['passed', group, name];
const f = (name: string, group = 'g'): RecordedTest => ['failed', group, name];
const s = (name: string, group = 'g'): RecordedTest => ['skipped', group, name];

describe('of a group that differs by one test, that test is found by trying', () => {
  test.each<[what: string, before: readonly RecordedTest[], after: readonly RecordedTest[], single: Single]>([
    ['a new one', [p('a'), p('b')], [p('a'), p('b'), p('c')], { test: p('c'), before: undefined }],
    ['a second of one name', [p('a')], [p('a'), p('a')], { test: p('a'), before: undefined }],
    ['one that passed and fails', [p('a'), p('b')], [f('a'), p('b')], { test: f('a'), before: 'passed' }],
    ['one that failed and passes', [f('a'), p('b')], [p('a'), p('b')], { test: p('a'), before: 'failed' }],
    ['one that passed and is skipped', [p('a')], [s('a')], { test: s('a'), before: 'passed' }],
    ['one that was skipped', [s('a'), s('b')], [s('a'), f('b')], { test: f('b'), before: 'skipped' }],
  ])('%s', (_what, before, after, single) => {
    expect(search(before, after, false)).toEqual(single);
  });

  test.each<[what: string, before: readonly RecordedTest[], after: readonly RecordedTest[]]>([
    ['a test that is gone', [p('a'), p('b')], [p('a')]],
    ['two tests that changed', [p('a'), p('b')], [f('a'), f('b')]],
    ['one that is new under another name', [p('a')], [p('b')]],
    ['nothing', [p('a')], [p('a')]],
  ])('and nothing is made up for %s', (_what, before, after) => {
    expect(search(before, after, false)).toBeUndefined();
  });

  test('nor where the tests told are not those of the record', () => {
    expect(findSingle([p('a'), p('b')], false, digestOf([p('a')], false), digestOf([p('a')], false))).toBeUndefined();
    expect(findSingle([], true, Buffer.alloc(8), Buffer.alloc(8))).toBeUndefined();
  });

  test('an unstable one is found where it is new; it has no other outcome', () => {
    const tests: readonly RecordedTest[] = [p('a'), ['unstable', 'g', 'b']];
    expect(findSingle(tests, false, Buffer.alloc(0), digestOf([p('a')], false))).toEqual({
      test: ['unstable', 'g', 'b'],
      before: undefined,
    });
  });

  test('a group too large to be tried is not tried', () => {
    const many = Array.from({ length: 60_000 }, (_, index) => p(String(index)));
    expect(search(many.slice(1), many, false)).toBeUndefined();
  });
});

describe('of a folder that differs by one test, that test is found as well', () => {
  const tests = suiteOf(20, 6);

  test('whichever it is, and whatever it was', () => {
    fc.assert(
      fc.property(
        fc.nat(tests.length - 1),
        fc.constantFrom<Single['before'][]>(undefined, 'passed', 'failed', 'skipped'),
        (index, before) => {
          const [test] = tests.slice(index, index + 1);
          if (test === undefined || test[0] === before) return;
          const pinned =
            before === undefined ? replaced(tests, index) : replaced(tests, index, [before, test[1], test[2]]);
          expect(search(pinned, tests, true)).toEqual({ test, before });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('also where it is alone in its group', () => {
    expect(search([p('a', 'one')], [p('a', 'one'), p('b', 'two')], true)).toEqual({
      test: p('b', 'two'),
      before: undefined,
    });
  });
});
