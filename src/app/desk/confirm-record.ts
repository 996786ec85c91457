import { compareSuite } from '../../core/judge/compare.ts';
import type { Policy } from '../../core/policy/policy.ts';
import type { RunRecord } from '../../core/record/record.ts';
import type { Regenerated, SuiteRuns } from '../../core/record/regenerated.ts';
import type { StoredRecord } from '../../core/record/stored-record.ts';
import { ok, type Result } from '../../core/result.ts';
import type { SuiteWatcher, Workshop } from '../ports.ts';
import { confirmSuites, type Hint } from '../run-commit.ts';

/** Where a record is held against a block. */
export interface ConfirmGround {
  readonly policy: Policy;
  readonly workshop: Workshop;
  readonly watch: SuiteWatcher;
  readonly say: (line: string) => void;
}

/** The suites that differ from a block of this very commit and policy. */
export const differingSuites = (
  policy: Policy,
  claimed: RunRecord | undefined,
  { commit, policy: digest, suites }: Regenerated,
): readonly string[] => {
  if (claimed?.commit !== commit || claimed.policy !== digest) return [];
  return Object.entries(suites).flatMap(([name, { first }]) => {
    const [suite, pinned] = [policy.suites[name], claimed.suites[name]];
    const differs = suite !== undefined && pinned !== undefined && compareSuite(name, suite, pinned, first).length > 0;
    return differs ? [name] : [];
  });
};

/** Whether CI would run a suite once more. */
export const isToConfirm = (policy: Policy, claimed: RunRecord | undefined, regenerated: Regenerated): boolean =>
  policy.confirm && differingSuites(policy, claimed, regenerated).length > 0;

/**
 * Runs each suite that differs from the block once more, as CI does before anyone is blamed. The second run is for this
 * one prediction and is not kept.
 */
export const confirmRecord = async (
  { policy, workshop, watch, say }: ConfirmGround,
  stored: StoredRecord,
  hint: Hint,
): Promise<Result<StoredRecord>> => {
  const { regenerated } = stored;
  if (!isToConfirm(policy, hint.pinned, regenerated)) return ok(stored);
  const open = await workshop.open(policy);
  if (!open.ok) return open;
  const work = { policy, workshop: open.value, watch, say };
  const confirmed = await confirmSuites(work, hint, { regenerated, tallies: {} });
  if (!confirmed.ok) return confirmed;
  const suites = Object.entries(regenerated.suites).map(([name, runs]): [string, SuiteRuns] => [
    name,
    { ...runs, ...confirmed.value[name] },
  ]);
  return ok({ ...stored, regenerated: { ...regenerated, suites: Object.fromEntries(suites) } });
};
