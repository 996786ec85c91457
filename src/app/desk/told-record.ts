import { citedOf } from '../../core/block/citations.ts';
import type { Policy } from '../../core/policy/policy.ts';
import type { Regenerated, SuiteRuns } from '../../core/record/regenerated.ts';
import type { StoredRecord } from '../../core/record/stored-record.ts';
import { withDetail } from '../../core/record/told-detail.ts';
import { citedAmong } from '../../core/tests/cited.ts';
import { namedTests } from '../../core/tests/tally.ts';
import type { Hint } from '../run-commit.ts';
import { differingSuites } from './confirm-record.ts';

/** The record with what CI would tell beside it: the tests of what differs from the block, and those that the body cites. */
export const toldRecord = (
  policy: Policy,
  { regenerated, tests }: StoredRecord,
  { pinned, citations }: Hint,
): Regenerated => {
  const differing = new Set(differingSuites(policy, pinned, regenerated));
  const suites = Object.entries(regenerated.suites).map(([name, runs]): [string, SuiteRuns] => {
    const own = tests[name];
    const named = differing.has(name) && own !== undefined ? namedTests(own) : undefined;
    const first = withDetail(runs.first, named, pinned?.suites[name]?.groups);
    return [name, { ...runs, first: { ...first, ...citedAmong(citedOf(name, citations), own) } }];
  });
  return { ...regenerated, suites: Object.fromEntries(suites) };
};
