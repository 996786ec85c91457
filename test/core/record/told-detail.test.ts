import { describe, expect, test } from 'vitest';
import type { SuiteResult } from '../../../src/core/record/suite-result.ts';
import { withDetail } from '../../../src/core/record/told-detail.ts';
import { run } from '../judge/cases.ts';
import { unitPolicy } from '../policy/policies.ts';
import { tallyOf } from '../tests/suites.ts';

const tally = tallyOf([['passed', 'a', 'x']]);
const exact: SuiteResult = run(unitPolicy('reports: ["*.xml"]'), 'unit', 0, ['passed a › x']);
const counts: SuiteResult = run(unitPolicy('reports: ["*.xml"], tests: counts'), 'unit', 0, ['passed a › x']);
const groups = (tests: Parameters<typeof tallyOf>[0]): string => tallyOf(tests).groups.toString('base64');

describe('what may be named is told beside a result', () => {
  test('where a group is pinned otherwise', () => {
    expect(withDetail(exact, tally, groups([['failed', 'a', 'x']])).detail).toMatchObject([{ name: 'a' }]);
  });

  test.each<[what: string, result: SuiteResult, known: typeof tally | undefined, pinned: string | undefined]>([
    ['no tests are known', exact, undefined, undefined],
    ['its groups are not compared', counts, tally, undefined],
    ['all groups are as pinned', exact, tally, groups([['passed', 'a', 'x']])],
  ])('and nothing where %s', (_what, result, known, pinned) => {
    expect(withDetail(result, known, pinned)).toBe(result);
  });
});
