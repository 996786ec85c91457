import type { Suite } from '../policy/policy.ts';
import type { SuiteResult } from '../record/suite-result.ts';
import { counted } from '../render/amount.ts';
import { showTest } from '../tests/tally.ts';
import { type Finding, finding, show } from './finding.ts';
import { onlyUnstableFailed } from './unstable.ts';

const MOST_UNSTABLE = 20;

type Demanded = 'suite-failed' | 'tests-none' | 'tests-too-few' | 'unstable-gone' | 'test-in-two-shards';

/** What the policy demands of a suite and this run does not give, whatever any block says. */
export const demandsOf = (name: string, suite: Suite, result: SuiteResult): readonly Finding[] => {
  const { counts, unmatched, repeated } = result;
  const findings: Finding[] = [];
  const demand = (code: Demanded, message: string): void => {
    findings.push(finding(code, `${name}: ${message}`, { suite: name }));
  };

  if (suite.must === 'pass') {
    const failure = failureOf(result);
    if (failure !== undefined) demand('suite-failed', failure);
    if (counts !== undefined && counts.total < suite.minTests)
      if (counts.total === 0) demand('tests-none', `no test ran; the policy demands at least ${suite.minTests}`);
      else demand('tests-too-few', `${counts.total} tests ran; the policy demands at least ${suite.minTests}`);
  }
  for (const pattern of unmatched)
    demand('unstable-gone', `no test matches ${show(pattern)}, which the policy names as unstable`);
  if (repeated !== undefined) demand('test-in-two-shards', inTwoShards(repeated));
  return findings;
};

const inTwoShards = ({ count, some }: NonNullable<SuiteResult['repeated']>): string =>
  `${counted(count, 'test')} ran in more than one shard${few(some, count)}`;

/** Why a suite does not pass. A report that is greener than the exit is told in so many words. */
const failureOf = (result: SuiteResult): string | undefined => {
  const { record, counts, refused = record.report } = result;
  if (refused !== undefined) return `it ended with ${record.exit}, and its reports are refused: ${refused}`;
  if (counts !== undefined && counts.failed > 0)
    return `${counts.failed} of ${counts.total} tests failed (exit ${record.exit})${few((record.failing ?? []).map(([group, name]) => showTest(group, name)))}`;
  if (record.exit === 0 || onlyUnstableFailed(result)) return undefined;
  return counts === undefined || counts.total === 0
    ? `it ended with ${record.exit}`
    : `it ended with ${record.exit}, although its report shows no failed test among ${counts.total}: the report is greener than the run`;
};

const MOST_NAMED = 5;

/** The first of many names, and how many more there are; nothing where there is none. */
export const few = (names: readonly string[], count = names.length): string => {
  if (count === 0) return '';
  const shown = names.slice(0, MOST_NAMED);
  return `: ${shown.map(show).join('; ')}${count > shown.length ? `; and ${count - shown.length} more` : ''}`;
};

/** How many of a suite's tests a policy may call unstable: at most 20 and 2 % of it, one always. */
export const mostUnstable = (total: number): number => Math.max(1, Math.min(MOST_UNSTABLE, Math.floor(total / 50)));

/** A policy that calls too much unstable judges nothing. */
export const tooManyUnstable = (name: string, { counts }: SuiteResult): Finding | undefined => {
  if (counts?.unstable === undefined) return undefined;
  const { unstable, total } = counts;
  const most = mostUnstable(total);
  if (unstable <= most) return undefined;
  const found = `${name}: the policy calls ${unstable} of ${total} tests unstable, and ${most} may be`;
  return finding('unstable-too-many', found, { suite: name });
};
