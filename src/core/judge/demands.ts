import { CODES } from '../codes.ts';
import type { Suite } from '../policy/policy.ts';
import type { SuiteResult } from '../record/suite-result.ts';
import { type Finding, finding, show } from './finding.ts';
import { onlyUnstableFailed } from './unstable.ts';

const MOST_UNSTABLE = 20;

/** What the policy demands of a suite and this run does not give, whatever any block says. */
export const demandsOf = (name: string, suite: Suite, result: SuiteResult): readonly Finding[] => {
  const { record, counts, unmatched } = result;
  const findings: Finding[] = [];
  const demand = (code: 'suite-failed' | 'tests-none' | 'tests-too-few' | 'unstable-gone', message: string): void => {
    findings.push(finding(code, `${name}: ${message}`, { suite: name }));
  };

  if (suite.must === 'pass') {
    const failed = counts?.failed ?? 0;
    if (record.report !== undefined) demand('suite-failed', `its reports are refused: ${result.refused ?? record.report}`);
    else if (failed > 0) demand('suite-failed', `${failed} of ${counts?.total ?? 0} tests failed (exit ${record.exit})`);
    else if (record.exit !== 0 && !onlyUnstableFailed(result)) demand('suite-failed', endedBadly(result));
    if (counts !== undefined && counts.total < suite.minTests)
      if (counts.total === 0) demand('tests-none', `no test ran; the policy demands at least ${suite.minTests}`);
      else demand('tests-too-few', `${counts.total} tests ran; the policy demands at least ${suite.minTests}`);
  }
  for (const pattern of counts === undefined ? [] : unmatched)
    demand('unstable-gone', `no test matches ${show(pattern)}, which the policy names as unstable`);
  return findings;
};

/** How a suite ended that reports no failed test: where its report is green, that is told in so many words. */
const endedBadly = ({ record, counts }: SuiteResult): string =>
  counts === undefined || counts.total === 0
    ? `it ended with ${record.exit}`
    : `it ended with ${record.exit}, although its report shows no failed test among ${counts.total}: the report is greener than the run`;

/** A policy that calls too much unstable judges nothing: at most 20 tests a suite and 2 % of it, one always. */
export const tooManyUnstable = (name: string, { counts }: SuiteResult): Finding | undefined => {
  const unstable = counts?.unstable ?? 0;
  const most = Math.max(1, Math.min(MOST_UNSTABLE, Math.floor((counts?.total ?? 0) / 50)));
  if (unstable <= most) return undefined;
  const found = `${name}: ${unstable} tests are named unstable, ${most} of ${counts?.total ?? 0} may be`;
  return finding('unstable-too-many', found, { suite: name, remedy: CODES['unstable-too-many'].remedy });
};
