import { fault } from '../core/fault.ts';
import { exitIsExcused } from '../core/judge/unstable.ts';
import type { Suite } from '../core/policy/policy.ts';
import type { SuiteRecord } from '../core/record/record.ts';
import { err, ok, type Result } from '../core/result.ts';
import { type Merged, mergeShards, type ShardRun } from '../core/shards/merge.ts';
import { type Shard, shardsOf } from '../core/shards/shard.ts';
import { type Share, tellShare } from '../core/shards/share.ts';
import { hexEntries, keyOf } from '../core/tests/detail.ts';
import { groupNodes, nodeEntry, nodeKey } from '../core/tests/tree.ts';

/** What the first run found stands, also where there is no second one. */
export const NOT_CONFIRMED = 'it could not be run once more';

/** Runs one shard of a suite once. */
type RunShard = (shard: Shard) => Promise<Result<ShardRun & Merged>>;

/** Runs a whole suite here: its shards one after the other, put together. */
export const runWhole = async (name: string, suite: Suite, run: RunShard): Promise<Result<Merged>> => {
  const [only, ...more] = shardsOf(suite);
  if (only !== undefined && more.length === 0) return run(only);
  const runs = await runShards(shardsOf(suite), run);
  if (!runs.ok) return runs;
  const merged = mergeShards(runs.value);
  return merged.ok ? merged : err(fault('internal', `suite ${name}: ${merged.error}`));
};

/** Runs shards of a suite, one after the other. */
export const runShards = async (
  shards: readonly Shard[],
  run: RunShard,
): Promise<Result<readonly (ShardRun & Merged)[]>> => {
  const runs: (ShardRun & Merged)[] = [];
  for (const shard of shards) {
    const one = await run(shard);
    if (!one.ok) return one;
    runs.push(one.value);
  }
  return ok(runs);
};

/**
 * Runs each shard that differs from what is pinned once more, and gives all as they are handed over. `say` tells which.
 */
export const confirmShards = async (
  runs: readonly (ShardRun & Merged)[],
  claimed: SuiteRecord | undefined,
  run: RunShard,
  say: (shard: Shard) => void,
): Promise<Result<readonly Share[]>> => {
  const shares: Share[] = [];
  for (const first of runs) {
    const differs = claimed !== undefined && shardDiffers(first, claimed);
    if (differs) say(first.shard);
    const again = differs ? await run(first.shard) : undefined;
    if (again?.ok === false && again.error.code === 'interrupted') return again;
    const notes = again?.ok === false ? [`${NOT_CONFIRMED}: ${again.error.message}`] : [];
    const told = { ...first, result: { ...first.result, notes: [...first.result.notes, ...notes] } };
    shares.push(tellShare(told, again?.ok === true ? again.value : undefined));
  }
  return ok(shares);
};

/**
 * Whether a shard cannot be a part of what is pinned: it failed and the suite did not, or a group of it is pinned
 * otherwise. A leg does not know what of a group other shards ran, so the first and the last group of its report, where
 * a runner cuts, say nothing, nor does any where more of its groups differ than not: then groups are what is parted.
 */
const shardDiffers = ({ result, tally, tests }: ShardRun & Merged, claimed: SuiteRecord): boolean => {
  const { record } = result;
  if (record.report !== claimed.report && record.report !== undefined) return true;
  if (record.exit !== 0 && claimed.exit === 0 && !exitIsExcused(claimed, result)) return true;
  if (claimed.groups === undefined || tally === undefined || record.digest === undefined) return false;
  const pinned = new Set(hexEntries(claimed.groups));
  const keys = new Set([...pinned].map(keyOf));
  const edges = [tests?.groups[0], tests?.groups.at(-1)];
  const known = groupNodes(tally.members).filter((node) => keys.has(nodeKey(node)));
  const same = new Set(known.filter((node) => pinned.has(nodeEntry(node).toString('hex'))));
  const other = known.filter((node) => !same.has(node) && !edges.includes(node.name));
  return other.length > 0 && other.length < same.size;
};
