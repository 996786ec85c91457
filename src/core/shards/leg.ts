import type { Suite } from '../policy/policy.ts';
import { err, ok, type Result } from '../result.ts';
import { type Shard, shardsOf } from './shard.ts';

/** The most legs that a run has: the action has an input for the slip of each. */
export const MOST_LEGS = 100;

const SYSTEMS = ['linux', 'macos', 'windows'] as const;
type System = (typeof SYSTEMS)[number];

/** One job of the workflow's matrix. `index` counts from 0, as the outputs `record-0` and so on do. */
export interface Leg {
  readonly index: number;
  /** The system of each leg, or `same` where all have one and nobody says which. */
  readonly systems: readonly (System | 'same')[];
}

/** The one job of a workflow without a matrix. */
export const ONLY_LEG: Leg = { index: 0, systems: ['same'] };

const EXPECTED = `a number of legs, or the number on each system, such as "linux=8 macos=1", ${MOST_LEGS} at most in all`;

/**
 * Reads which leg of how many a job is. `shards` is their number, or where they have several systems the number on each,
 * in the order of the legs: `linux=8 macos=1`. What is wrong is told as a message that names the input.
 */
export const parseLeg = (shard: string, shards: string): Result<Leg, string> => {
  const systems = systemsOf(shards);
  if (systems.length === 0 || systems.length > MOST_LEGS)
    return err(`input \`shards\`: expected ${EXPECTED}, found ${JSON.stringify(shards)}`);
  const last = systems.length - 1;
  if (!/^\d{1,4}$/.test(shard) || Number(shard) > last)
    return err(`input \`shard\`: expected a number from 0 to ${last}, found ${JSON.stringify(shard)}`);
  return ok({ index: Number(shard), systems });
};

const systemsOf = (shards: string): readonly (System | 'same')[] => {
  if (/^\d{1,4}$/.test(shards)) return Array.from({ length: Number(shards) }, () => 'same' as const);
  const groups = shards.split(/[\s,]+/).map((group) => {
    const [, name, count] = /^([a-z]+)=([1-9]\d{0,3})$/.exec(group) ?? [];
    const system = SYSTEMS.find((one) => one === name);
    return system === undefined ? undefined : Array.from({ length: Number(count) }, () => system);
  });
  return groups.every((group) => group !== undefined) ? groups.flat() : [];
};

/** The system that the workflow says a leg has, or undefined where it does not say. */
export const systemOf = ({ index, systems }: Leg): System | undefined => {
  const system = systems[index];
  return system === 'same' ? undefined : system;
};

/** The legs that can run a suite: those of its system, or the first leg's system where any will do. */
export const legsFor = (systems: Leg['systems'], { os }: Pick<Suite, 'os'>): readonly number[] => {
  const [first] = systems;
  const wanted = os === 'any' ? first : os;
  return [...systems.keys()].filter((leg) => systems[leg] === 'same' || systems[leg] === wanted);
};

/**
 * The shards of a suite that fall to a leg: they are dealt in turn to the legs that can run it. So fewer legs than shards
 * carry more than one each, and a suite that is not sharded falls to the first of them.
 */
export const shardsFor = ({ index, systems }: Leg, suite: Pick<Suite, 'os' | 'shards'>): readonly Shard[] => {
  const legs = legsFor(systems, suite);
  const place = legs.indexOf(index);
  return shardsOf(suite).filter((shard) => (shard.index - 1) % legs.length === place);
};
