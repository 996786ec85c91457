import { fault } from '../../core/fault.ts';
import type { Policy, Suite } from '../../core/policy/policy.ts';
import type { RunRecord } from '../../core/record/record.ts';
import { ok } from '../../core/result.ts';
import { cornersOn, isIdle, runsApart } from '../../core/shards/corner-legs.ts';
import { type Leg, ONLY_LEG, shardsFor } from '../../core/shards/leg.ts';
import { MOST_LOOKING } from '../earlier-record.ts';
import type { RepositoryReader, RunReader, Trees } from '../ports.ts';
import { type Planned, planCorners } from './plan.ts';
import { findPushedBaseline } from './pushed-baseline.ts';

/** What a commit's change is to be compared with. */
export interface PlannedBase {
  readonly ref: string;
  /** The commit at its tip, where the policy was read there. */
  readonly tip: string | undefined;
  /** The branches whose pushes leave baselines that are trusted. */
  readonly branches: readonly string[];
  /** What the block claims of each suite before anything runs; the judge reads it later. */
  readonly claimed: RunRecord['suites'];
}

/** What the base is asked through in the judged job. */
export interface BaseAsking {
  readonly reader: RepositoryReader;
  readonly runs: RunReader;
  readonly trees: Trees;
  /** The repository's full name. */
  readonly repository: string;
  readonly leg?: Leg | undefined;
}

/** What has to be run of the base of a pull request whose head is `commit`; nothing of it starts here. */
export const planBase = async (
  { reader, runs, trees, repository, leg }: BaseAsking,
  policy: Policy,
  base: PlannedBase,
  commit: string,
): Promise<Planned | undefined> => {
  const at = leg ?? ONLY_LEG;
  const corners = cornersOn(at, policy);
  const isHere = (name: string, suite: Suite): boolean =>
    shardsFor(at, suite).length > 0 || Object.values(corners).some((suites) => suites[name] !== undefined);
  const reporting = Object.entries(policy.suites).filter(
    ([name, suite]) => suite.reports.length > 0 && isHere(name, suite),
  );
  // A leg without a test has nothing to compare.
  if (leg !== undefined && reporting.length === 0) return undefined;
  const claimed = Object.fromEntries(
    reporting.flatMap(([name]) => (base.claimed[name] === undefined ? [] : [[name, base.claimed[name]]])),
  );
  const proves = Object.values(claimed).some((suite) => suite.proves !== undefined);
  // Each leg of a matrix asks GitHub by itself: what is only reported, none of them looks for.
  if (leg !== undefined && policy.losses === 'report' && policy.proof === undefined && !proves)
    return isIdle(at, policy)
      ? undefined
      : { asks: { losses: true, proof: false, regressions: false }, unplanned: NOT_LOOKED_FOR };
  const isWhole = reporting.every(
    ([, suite]) => shardsFor(at, suite).length === suite.shards && !runsApart(at, policy, suite),
  );
  const wanted = { repository, branches: base.branches, policy };
  return planCorners(trees, {
    policy,
    head: commit,
    claimed,
    runsHere: (corner) => Object.keys(corners[corner]).length > 0,
    base: async () => {
      const tip = base.tip === undefined ? await reader.branchTip(base.ref) : ok(base.tip);
      if (!tip.ok) return tip;
      // A branch that has moved since the checkout was fetched is not in it; the common ancestor is.
      const ancestor = await trees.mergeBase(tip.value, commit);
      if (!ancestor.ok) return ancestor;
      return ancestor.value === undefined ? reader.mergeBase(tip.value, commit) : ok(ancestor.value);
    },
    known: async (mergeBase) => {
      if (!isWhole)
        return ok(isIdle(at, policy) ? BASE_ALONE : 'a leg that runs a part of a suite looks for no baseline');
      return leg === undefined || leg.systems.length <= MOST_LOOKING
        ? findPushedBaseline(runs, { ...wanted, commit: mergeBase })
        : ok(`with more than ${MOST_LOOKING} legs none of them looks for a baseline`);
    },
  });
};

const BASE_ALONE = 'a leg that runs the base alone looks for no baseline';
const NOT_LOOKED_FOR = fault('baseline-missing', 'the legs of a matrix look for no baseline that is only reported');
