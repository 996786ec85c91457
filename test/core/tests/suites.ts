import type { TestCase } from '../../../src/core/report/report.ts';
import { openTally, type RecordedTest, type TestTally } from '../../../src/core/tests/tally.ts';

/** What these tests come to, all kept by name. */
export const tallyOf = (tests: readonly RecordedTest[]): TestTally => {
  const open = openTally([], tests.length);
  for (const [outcome, group, name] of tests)
    if (outcome !== 'unstable') open.add({ outcome, group, name } satisfies TestCase);
  return open.finish();
};

/** A suite of as many groups in a few packages, each of as many tests. */
export const suiteOf = (groups: number, each: number): readonly RecordedTest[] =>
  Array.from({ length: groups * each }, (_, index) => [
    index % 11 === 0 ? 'skipped' : 'passed',
    `src/${['core', 'io', 'web'][Math.floor(index / each) % 3]}/part-${Math.floor(index / each)}.test.ts`,
    `works #${index}`,
  ]);

/** The same tests, with the one at an index replaced by these. */
export const replaced = (
  tests: readonly RecordedTest[],
  index: number,
  ...by: readonly RecordedTest[]
): readonly RecordedTest[] => [...tests.slice(0, index), ...by, ...tests.slice(index + 1)];
