import { asksForPaths, type Changed, changedOf, touchedSuites } from '../../core/policy/applicability.ts';
import type { Policy } from '../../core/policy/policy.ts';
import type { Absence } from '../../core/record/regenerated.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Clone } from './ports.ts';

/** The paths that HEAD changes since its merge base with `base`, asked for only where a suite's `paths` need them. */
export const changedOrAll = async (clone: Clone, base: string, asked: boolean): Promise<Result<Changed>> => {
  if (!asked) return ok(undefined);
  const changed = await clone.changedSince(base);
  return changed.ok ? ok(changedOf(changed.value)) : changed;
};

/** The suites that this pull request touches, as the clone sees it. */
export const touchedHere = async (clone: Clone, policy: Policy, base: string): Promise<Result<ReadonlySet<string>>> => {
  const changed = await changedOrAll(clone, base, asksForPaths(policy));
  return changed.ok ? ok(touchedSuites(policy, changed.value)) : changed;
};

type Absent = Readonly<Record<string, Absence>>;

/** Whether a record that leaves out one set of suites stands for a change that leaves out the other. */
export const leaveOutTheSame = (one: Absent, other: Absent): boolean =>
  Object.keys(one).sort().join() === Object.keys(other).sort().join();
