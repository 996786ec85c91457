import { type Fault, fault } from '../fault.ts';
import type { By } from '../record/record.ts';
import type { Absence, Regenerated, SuiteRuns } from '../record/regenerated.ts';
import { err, ok, type Result } from '../result.ts';
import { mergeShards, type ShardRun } from '../shards/merge.ts';
import { listed } from '../shards/shard.ts';
import { hearShare, type Share } from '../shards/share.ts';
import type { TestTally } from '../tests/tally.ts';
import type { Sheet } from './hand-over.ts';

/** The sheet of a leg that ran something. */
export type RecordSheet = Extract<Sheet, { readonly kind: 'record' }>;

/** What all legs found out together. */
export interface Joined {
  readonly regenerated: Regenerated;
  /** Of each suite that was put together from shards, its tests: a finding may want to name them. */
  readonly tallies: Readonly<Record<string, TestTally>>;
}

const broken = (what: string): { readonly ok: false; readonly error: Fault } =>
  err(fault('hand-over-broken', `the hand-over ${what}`));

/**
 * Puts together what the legs of a run handed over, in their order, as if one job had run it all. Every shard of a suite
 * must be there, and be there once.
 */
export const joinSheets = (sheets: readonly RecordSheet[]): Result<Joined> => {
  const [first] = sheets;
  if (first === undefined) return broken('holds nothing');
  const { commit, policy, tree } = first.regenerated;
  for (const [leg, { regenerated }] of sheets.entries()) {
    if (regenerated.commit !== commit)
      return broken(`of leg ${leg} is of ${regenerated.commit}, of leg 0 of ${commit}`);
    if (regenerated.tree !== tree) return broken(`of leg ${leg} is of tree ${regenerated.tree}, of leg 0 of ${tree}`);
    if (regenerated.policy !== policy)
      return err(
        fault('policy-changed', `leg 0 ran under the policy ${policy}, and leg ${leg} under ${regenerated.policy}`),
      );
  }

  const suites: Record<string, SuiteRuns> = {};
  const shares: Record<string, Share[]> = {};
  const absent: Record<string, Absence> = {};
  for (const sheet of sheets) {
    for (const [name, runs] of Object.entries(sheet.regenerated.suites)) {
      if (suites[name] !== undefined) return broken(`holds suite ${name} twice`);
      suites[name] = runs;
    }
    for (const [name, told] of Object.entries(sheet.shares ?? {})) (shares[name] ??= []).push(...told);
    Object.assign(absent, sheet.regenerated.absent);
  }
  const tallies: Record<string, TestTally> = {};
  for (const [name, told] of Object.entries(shares)) {
    if (suites[name] !== undefined) return broken(`holds suite ${name} whole and in shards`);
    const joined = joinShares(name, told);
    if (!joined.ok) return joined;
    suites[name] = joined.value.runs;
    if (joined.value.tally !== undefined) tallies[name] = joined.value.tally;
  }
  // What one leg could not run another may have run.
  const nowhere = Object.entries(absent).filter(([name]) => suites[name] === undefined);
  const by = sheets.map(({ regenerated }) => regenerated.by).reduce(joinBy);
  const network = networkOf(sheets);
  return ok({
    regenerated: { ...first.regenerated, by: { ...by, network }, suites, absent: Object.fromEntries(nowhere) },
    tallies,
  });
};

const joinShares = (
  name: string,
  shares: readonly Share[],
): Result<{ readonly runs: SuiteRuns; readonly tally: TestTally | undefined }> => {
  const counts = [...new Set(shares.map(({ count }) => count))].sort((a, b) => a - b);
  const [count = 0, other] = counts;
  if (other !== undefined)
    return err(fault('policy-changed', `suite ${name} ran in ${count} shards on one leg, and in ${other} on another`));
  const indexes = shares.map(({ index }) => index);
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !indexes.includes(index));
  if (missing.length > 0)
    return err(fault('shard-missing', `suite ${name}: no leg ran shard ${listed(missing)} of ${count}`));
  if (indexes.length > count) return broken(`holds a shard of suite ${name} twice`);

  const first: ShardRun[] = [];
  const again: ShardRun[] = [];
  for (const share of shares) {
    const heard = hearShare(share);
    if (!heard.ok) return broken(`of suite ${name}: ${heard.error}`);
    first.push(heard.value.first);
    again.push(heard.value.again ?? heard.value.first);
  }
  const merged = mergeShards(first);
  const confirmed = shares.some((share) => share.again !== undefined) ? mergeShards(again) : undefined;
  if (!merged.ok) return broken(`of suite ${name}: ${merged.error}`);
  if (confirmed?.ok === false) return broken(`of suite ${name}: ${confirmed.error}`);
  const second = confirmed === undefined ? {} : { again: confirmed.value.result };
  return ok({ runs: { first: merged.value.result, ...second }, tally: merged.value.tally });
};

const WEAKEST_FIRST: readonly By['isolation'][] = ['none', 'user', 'namespace', 'container'];
const weaker = (a: By['isolation'], b: By['isolation']): By['isolation'] =>
  WEAKEST_FIRST.indexOf(a) < WEAKEST_FIRST.indexOf(b) ? a : b;

/** Where it all was run: begun with the first leg, as long as the longest, and no better kept apart than the worst. */
// A leg that ran no offline suite cut nothing off, and had not to.
const networkOf = (sheets: readonly RecordSheet[]): By['network'] => {
  const offline = sheets.filter(({ regenerated, shares }) =>
    [
      ...Object.values(regenerated.suites).map(({ first }) => first),
      ...Object.values(shares ?? {}).flatMap((told) => told.map(({ first }) => first.result)),
    ].some(({ record }) => record.scope === 'offline'),
  );
  const asked = offline.length > 0 ? offline : sheets;
  return asked.every(({ regenerated }) => regenerated.by.network === 'none') ? 'none' : 'open';
};

const joinBy = (one: By, other: By): By => ({
  ...one,
  at: one.at < other.at ? one.at : other.at,
  isolation: weaker(one.isolation, other.isolation),
  milliseconds: Math.max(one.milliseconds, other.milliseconds),
});
