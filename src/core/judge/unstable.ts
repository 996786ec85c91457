import type { SuiteRecord } from '../record/record.ts';
import type { SuiteResult } from '../record/suite-result.ts';

const endedBadly = (record: SuiteRecord): boolean => typeof record.exit === 'number' && record.exit !== 0;

/** Whether a run failed, and nothing failed in it but tests that the policy calls unstable. */
export const onlyUnstableFailed = ({ record, counts, unstable, unexcused }: SuiteResult): boolean =>
  unexcused === undefined &&
  endedBadly(record) &&
  counts?.failed === 0 &&
  unstable.some(([outcome]) => outcome === 'failed');

/**
 * Whether the exit says nothing: this run ended badly through unstable tests alone, or the pinned one may have done so
 * (it failed, counts no failed test, and the suite has unstable ones) where this run ended well. Without the second rule
 * an honest author whose unstable test failed at the desk would be called a liar.
 */
export const exitIsExcused = (pinned: SuiteRecord, result: SuiteResult): boolean => {
  if (onlyUnstableFailed(result)) return typeof pinned.exit === 'number';
  const { tests } = pinned;
  const claimsUnstable =
    tests === undefined ? result.unstable.length > 0 : tests.failed === 0 && (tests.unstable ?? 0) > 0;
  return result.record.exit === 0 && endedBadly(pinned) && claimsUnstable;
};
