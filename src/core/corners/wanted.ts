import { canonical } from '../canonical.ts';
import type { Policy, Suite } from '../policy/policy.ts';
import type { RunRecord, SuiteRecord } from '../record/record.ts';
import type { Regenerated, SuiteRuns } from '../record/regenerated.ts';
import type { TestName } from '../tests/tally.ts';
import type { ChangedFile } from './changed-file.ts';
import { cornerFields, proofIn } from './entries.ts';
import type { Corners } from './facts.ts';
import { keyOf } from './states.ts';
import { regressionsNeeded } from './test-files.ts';

/** What of the corners a suite is to be run in. */
export interface WantedCorners {
  /** Whether the base's own results are to be had at any cost, and not only where a record of them stands. */
  readonly baseline: boolean;
  /** The tests that must fail over the base's code; undefined where nobody names any. */
  readonly proves: readonly TestName[] | undefined;
  /** Whether the base's tests are to be run over the head's code. */
  readonly regressions: boolean;
}

const NOTHING: WantedCorners = { baseline: false, proves: undefined, regressions: false };

/** The corners that the policy, the block (`claimed`) and the change ask for. A suite without reports has no tests. */
export const wantedCorners = (
  policy: Policy,
  suite: Suite,
  claimed: SuiteRecord | undefined,
  changes: readonly ChangedFile[],
): WantedCorners => {
  if (suite.reports.length === 0) return NOTHING;
  const regressions = regressionsNeeded(policy, changes);
  const compares = policy.losses === 'declare' || policy.losses === 'fail';
  const proves = claimed?.proves ?? [];
  return {
    baseline: compares || regressions,
    proves: proves.length === 0 ? undefined : proves,
    regressions,
  };
};

/**
 * What of the corners a record lacks that the policy and the block ask for now, told by suite, or undefined where it
 * lacks nothing: `losses` and `proof` may have changed without another digest, and a block may name a proof later.
 */
export const cornersLacking = (
  policy: Policy,
  pinned: RunRecord | undefined,
  { suites }: Pick<Regenerated, 'suites'>,
): string | undefined => {
  for (const [name, runs] of Object.entries(suites)) {
    const what = lackingIn(policy, policy.suites[name], pinned?.suites[name], runs);
    if (what !== undefined) return `of suite ${name} it lacks ${what}`;
  }
  return undefined;
};

const lackingIn = (
  policy: Policy,
  suite: Suite | undefined,
  claimed: SuiteRecord | undefined,
  { first, corners = {} }: SuiteRuns,
): string | undefined => {
  if (suite === undefined || suite.reports.length === 0) return undefined;
  if ((policy.losses === 'declare' || policy.losses === 'fail') && corners.losses?.kind !== 'told')
    return `what the base says${becauseOf(corners.losses)}`;
  if (policy.proof?.regressions === true && (corners.regressions ?? { kind: 'not-had' }).kind === 'not-had')
    return `the base's tests over its code${becauseOf(corners.regressions)}`;
  const asked = new Set(proofIn(corners)?.tests.some.flatMap((one) => (one.asked ? [keyOf(one.test)] : [])));
  if (claimed?.proves?.some((test) => !asked.has(keyOf(test))))
    return `the proofs that the block names${becauseOf(corners.proof)}`;
  return tellsAsAsked(policy, { first, corners }) ? undefined : 'what the policy asks now';
};

const tellsAsAsked = (policy: Policy, { first, corners = {} }: SuiteRuns): boolean => {
  const { losses, proves } = first.record;
  return canonical({ ...cornerFields(policy, corners) }) === canonical({ losses, proves });
};

/**
 * Whether a record tells what another base than `base` says, or not what the policy asks now. What it lacks because it could
 * not be had is no reason: it may be had no more the next time, and the judge looks for itself.
 */
export const tellsAnother = (
  policy: Policy,
  base: string | undefined,
  { suites }: Pick<Regenerated, 'suites'>,
): boolean =>
  Object.values(suites).some(
    (runs) => (runs.corners?.base !== undefined && runs.corners.base !== base) || !tellsAsAsked(policy, runs),
  );

const becauseOf = (part: Corners['losses' | 'proof' | 'regressions']): string =>
  part?.kind === 'not-had' ? `, which could not be had: ${part.why}` : '';
