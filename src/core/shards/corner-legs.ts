import type { CornerName } from '../corners/tell.ts';
import type { Policy, Suite } from '../policy/policy.ts';
import { type Leg, legsFor, shardsFor } from './leg.ts';
import { type Shard, shardsOf } from './shard.ts';

type Asking = Pick<Policy, 'losses' | 'proof' | 'suites'>;

/** The legs that have something of the head to run. */
const busyLegs = ({ systems }: Leg, { suites }: Pick<Policy, 'suites'>): ReadonlySet<number> =>
  new Set(Object.values(suites).flatMap((suite) => legsFor(systems, suite).slice(0, suite.shards)));

/** Whether a leg has nothing of the head to run. */
export const isIdle = (leg: Leg, policy: Pick<Policy, 'suites'>): boolean => !busyLegs(leg, policy).has(leg.index);

/** The idle legs that can run a suite. */
const idleFor = (leg: Leg, policy: Asking, suite: Suite): readonly number[] => {
  const busy = busyLegs(leg, policy);
  return legsFor(leg.systems, suite).filter((index) => !busy.has(index));
};

/** Whether the corners of a suite run on other legs than the suite: there are idle ones for every shard of it. */
export const runsApart = (leg: Leg, policy: Asking, suite: Suite): boolean =>
  idleFor(leg, policy, suite).length >= suite.shards;

/** The corners that may be asked for. A proof, which any block may ask for and most do not, comes last. */
const mayBeAsked = ({ losses, proof }: Asking): readonly CornerName[] => {
  const regressions = proof?.regressions === true;
  const asked = { baseline: losses !== 'off' || regressions, regressions, proof: true };
  return (['baseline', 'regressions', 'proof'] as const).filter((corner) => asked[corner]);
};

/**
 * The shards of a suite that fall to a leg in a corner. Idle legs are taken in sets of as many as the suite has shards,
 * and the corners dealt to the sets in turn; without such a set a corner is run where the suite is. It depends on the
 * policy and the legs alone, so that every leg deals alike.
 */
const cornerShardsFor = (leg: Leg, policy: Asking, suite: Suite, corner: CornerName): readonly Shard[] => {
  const idle = idleFor(leg, policy, suite);
  const sets = Math.floor(idle.length / suite.shards);
  if (sets === 0) return shardsFor(leg, suite);
  const place = mayBeAsked(policy).indexOf(corner) % sets;
  return shardsOf(suite).filter(({ index }) => idle[place * suite.shards + index - 1] === leg.index);
};

/** By corner, the shards of each suite that has reports, as they fall to a leg. */
export type CornerShards = Readonly<Record<CornerName, Readonly<Record<string, readonly Shard[]>>>>;

/** What of the corners falls to a leg. A corner of which nothing does has no suite. */
export const cornersOn = (leg: Leg, policy: Asking): CornerShards => {
  const dealt = (corner: CornerName) =>
    Object.fromEntries(
      Object.entries(policy.suites).flatMap(([name, suite]) => {
        const shards = suite.reports.length === 0 ? [] : cornerShardsFor(leg, policy, suite, corner);
        return shards.length === 0 ? [] : [[name, shards]];
      }),
    );
  return { baseline: dealt('baseline'), proof: dealt('proof'), regressions: dealt('regressions') };
};
