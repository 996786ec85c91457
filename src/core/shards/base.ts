import { type CornerRun, cornerRunOf, soundRunOf } from '../corners/corner-run.ts';
import { cornerFields } from '../corners/entries.ts';
import { type Corners, commit, notHadSchema } from '../corners/facts.ts';
import {
  CORNERS,
  type Comparison,
  type CornerName,
  type Rounds,
  ranAsBaseline,
  tellSuite,
  tellUnplanned,
  UNMADE,
} from '../corners/tell.ts';
import { fault } from '../fault.ts';
import { suiteName } from '../record/record.ts';
import type { SuiteRuns } from '../record/regenerated.ts';
import { err, ok, type Result } from '../result.ts';
import * as z from '../zod.ts';
import { type Merged, mergeShards, type ShardRun } from './merge.ts';
import { listed } from './shard.ts';
import { type HeardShare, hearShare, shareSchema } from './share.ts';

const text = z.string();

const cornerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ran'), shares: z.record(suiteName, z.array(shareSchema)) }),
  notHadSchema,
]);

const fileSchema = z.strictObject({
  path: text,
  kind: z.enum(['added', 'modified', 'deleted']),
  renamedTo: z.optional(text),
  before: z.optional(text),
  after: z.optional(text),
});

const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('known'),
    base: commit,
    regressionsNeeded: z.boolean(),
    /** What the pull request does to files of tests. One leg tells it: all would tell the same. */
    files: z.optional(z.array(fileSchema)),
  }),
  notHadSchema,
]);

/**
 * What a leg hands over of the base for the suites of which it ran a part: what is asked, and what its shards gave in
 * each corner. What that comes to can be told only where all shards are together.
 */
export const toldBaseSchema = z.strictObject({
  asks: z.strictObject({ losses: z.boolean(), proof: z.boolean(), regressions: z.boolean() }),
  losses: z.enum(['off', 'report', 'declare', 'fail']),
  /** The tests that the block named as proofs when the suites had ended. */
  asked: z.record(suiteName, z.array(z.readonly(z.tuple([text, text])))),
  change: changeSchema,
  corners: z.strictObject({
    baseline: z.optional(cornerSchema),
    proof: z.optional(cornerSchema),
    regressions: z.optional(cornerSchema),
  }),
});
export type ToldBase = z.infer<typeof toldBaseSchema>;

/** What a leg told of the base, as it is put together. A corner that was not run is not there. */
export interface HeardBase extends Omit<ToldBase, 'corners'> {
  readonly corners: Readonly<Partial<Record<CornerName, Result<Readonly<Record<string, readonly HeardShare[]>>>>>>;
}

/** Reads what a leg told of the base, or says what is wrong with it. */
export const hearBase = ({ corners: told, ...base }: ToldBase): Result<HeardBase, string> => {
  const corners: Partial<Record<CornerName, Result<Record<string, HeardShare[]>>>> = {};
  for (const corner of CORNERS) {
    const { [corner]: one } = told;
    if (one === undefined) continue;
    if (one.kind === 'not-had') {
      corners[corner] = err(fault(one.code, one.why));
      continue;
    }
    const shares: Record<string, HeardShare[]> = {};
    for (const [name, all] of Object.entries(one.shares)) {
      shares[name] = [];
      for (const share of all) {
        const heard = hearShare(share);
        if (!heard.ok) return err(`of suite ${name}, ${corner}: ${heard.error}`);
        shares[name].push(heard.value);
      }
    }
    corners[corner] = ok(shares);
  }
  return ok({ ...base, corners });
};

/**
 * Puts what the base says beside a suite that was put together from `count` shards; nothing where a leg that ran some of
 * them tells nothing of it. The base may deal its tests to shards in another way than the head does: what is compared
 * are suites that are whole, and never a shard with a shard.
 */
export const withBase = (
  name: string,
  runs: SuiteRuns,
  head: Merged,
  count: number,
  bases: readonly (HeardBase | undefined)[],
): SuiteRuns => {
  const told = bases.flatMap((base) => base ?? []);
  const [lead] = told;
  if (lead === undefined || told.length < bases.length) return runs;
  const corners = cornersOf(name, lead, told, cornerRunOf(head), count);
  const record = { ...runs.first.record, ...cornerFields({ losses: lead.losses }, corners) };
  return { ...runs, first: { ...runs.first, record }, corners };
};

const cornersOf = (
  name: string,
  { asks, asked: { [name]: asked = [] } }: HeardBase,
  told: readonly HeardBase[],
  head: CornerRun,
  count: number,
): Corners => {
  const change = changeIn(told);
  if (!change.ok) return tellUnplanned(asks, change.error, asked);
  const rounds = (corner: CornerName): Result<Rounds> => roundsOf(name, told, corner, count);
  const baseline = rounds('baseline');
  const found = {
    baseline: baseline.ok ? ok(ranAsBaseline(baseline.value)) : baseline,
    proof: rounds('proof'),
    regressions: rounds('regressions'),
  };
  return tellSuite({ asks, ...change.value }, found, head, asked);
};

/** What the legs were compared with, which must be one commit. */
const changeIn = (told: readonly HeardBase[]): Result<Omit<Comparison, 'asks'>> => {
  let known: Omit<Comparison, 'asks'> | undefined;
  const bases = new Set<string>();
  for (const { change } of told) {
    if (change.kind === 'not-had') return err(fault(change.code, change.why));
    const { base, regressionsNeeded, files } = change;
    bases.add(base);
    if (files !== undefined) known ??= { base, regressionsNeeded, files };
  }
  if (bases.size > 1) return err(fault('baseline-missing', `the legs were compared with ${[...bases].join(' and ')}`));
  return known === undefined
    ? err(fault('baseline-missing', 'no leg tells what the change does to files of tests'))
    : ok(known);
};

const roundsOf = (name: string, told: readonly HeardBase[], corner: CornerName, count: number): Result<Rounds> => {
  const shares: HeardShare[] = [];
  let made = false;
  for (const { corners } of told) {
    const { [corner]: heard } = corners;
    if (heard === undefined) continue;
    if (!heard.ok) return heard;
    made = true;
    shares.push(...(heard.value[name] ?? []));
  }
  if (!made) return UNMADE;
  const first = runOf(
    shares.map((share) => share.first),
    count,
  );
  if (!first.ok || shares.every(({ again }) => again === undefined))
    return first.ok ? ok({ first: first.value }) : first;
  const again = runOf(
    shares.map((share) => share.again ?? share.first),
    count,
  );
  return again.ok ? ok({ first: first.value, again: again.value }) : again;
};

/** The shards of a corner as one run of the suite. Every shard must be there, once, and no test in two of them. */
const runOf = (runs: readonly ShardRun[], count: number): Result<CornerRun> => {
  const indexes = runs.map(({ shard }) => shard.index);
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !indexes.includes(index));
  if (missing.length > 0) return err(fault('shard-missing', `no leg ran shard ${listed(missing)} of ${count} there`));
  const merged: Result<Merged, string> =
    runs.length > count || runs.some(({ shard }) => shard.count !== count)
      ? err(`its shards there are not the ${count} of the head`)
      : mergeShards(runs);
  if (!merged.ok) return err(fault('hand-over-broken', merged.error));
  return soundRunOf(merged.value);
};
