import { describe, expect, test } from 'vitest';
import { detailOf } from '../../../src/core/tests/detail.ts';
import { namedTests, openTally, type RecordedTest } from '../../../src/core/tests/tally.ts';
import { entriesOf } from '../../../src/core/tests/tree.ts';
import { replaced, suiteOf, tallyOf } from './suites.ts';

const passed = (group: string, name: string): RecordedTest => ['passed', group, name];
const base64 = (bytes: Buffer): string => bytes.toString('base64');

describe('what the judge is told beside the record', () => {
  const before = [passed('a', 'x'), passed('b', 'y'), passed('c', 'z')];
  const after: readonly RecordedTest[] = [passed('a', 'x'), ['failed', 'b', 'y'], passed('d', 'z')];

  test('is, with a block that differs, the groups that differ and those it does not know', () => {
    expect(detailOf(tallyOf(after), base64(tallyOf(before).groups))).toEqual([
      { name: 'b', folder: false, groups: 1, tests: [['failed', 'b', 'y']] },
      { name: 'd', folder: false, groups: 1, tests: [passed('d', 'z')] },
    ]);
  });

  test('is nothing where the block pins these groups', () => {
    expect(detailOf(tallyOf(after), base64(tallyOf(after).groups))).toEqual([]);
  });

  test('is every group of a small suite where no block differs yet, and nothing of a large one', () => {
    expect(
      detailOf(tallyOf(after), undefined)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['a', 'b', 'd']);
    expect(detailOf(tallyOf(suiteOf(100, 11)), undefined)).toEqual([]);
  });

  test('is a folder with all its tests where the block pins folders', () => {
    const tests = suiteOf(1_200, 3);
    const [one = passed('', '')] = tests.slice(7, 8);
    const pinned = tallyOf(replaced(tests, 7, ['failed', one[1], one[2]]));
    const [told, ...others] = detailOf(tallyOf(tests), base64(entriesOf(pinned.cuts.at(-1) ?? [])));
    expect(others).toEqual([]);
    expect(told?.folder).toBe(true);
    expect(told?.tests).toContainEqual(one);
    expect(told?.tests).toHaveLength((told?.groups ?? 0) * 3);
    expect(told?.groups).toBeGreaterThan(20);
  });

  test('has no tests where there are too many, or where they were not kept by name', () => {
    const many = Array.from({ length: 20_001 }, (_, index) => passed('a', String(index)));
    expect(detailOf(tallyOf(many), '')).toEqual([{ name: 'a', folder: false, groups: 1 }]);
    const unkept = openTally([], 0);
    unkept.add({ outcome: 'passed', group: 'a', name: 'x' });
    expect(detailOf(unkept.finish(), '')).toEqual([{ name: 'a', folder: false, groups: 1 }]);
  });

  test('is the same of tests that were stored with their outcomes, unstable ones among them', () => {
    for (const tests of [after, suiteOf(250, 2)]) {
      const { counts, members, cuts } = tallyOf(tests);
      expect(namedTests(tests)).toEqual({ counts: { ...counts, unstable: 0 }, members, cuts, tests });
    }
    const shaky: RecordedTest = ['unstable', 'b', 'y'];
    expect(detailOf(namedTests([shaky]), base64(tallyOf(before).groups))).toEqual([
      { name: 'b', folder: false, groups: 1, tests: [shaky] },
    ]);
  });

  test('is of two hundred groups at most', () => {
    expect(detailOf(tallyOf(suiteOf(250, 1)), '')).toHaveLength(200);
  });
});
