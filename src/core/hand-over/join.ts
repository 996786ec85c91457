import { cornerRunOf } from '../corners/corner-run.ts';
import { type Fault, fault } from '../fault.ts';
import { type By, ISOLATIONS } from '../record/record.ts';
import type { Absence, Regenerated, SuiteRuns } from '../record/regenerated.ts';
import type { SuiteResult } from '../record/suite-result.ts';
import { err, ok, type Result } from '../result.ts';
import { type HeardBase, hearBase, withBase } from '../shards/base.ts';
import { mergeShards } from '../shards/merge.ts';
import { listed } from '../shards/shard.ts';
import { type HeardShare, hearShare } from '../shards/share.ts';
import type { RecordedTest, TestTally } from '../tests/tally.ts';
import type { NotMadeHead, Sheet } from './hand-over.ts';

/** What one leg found out of a commit: the suites that it ran whole, and its shards of others. */
interface CommitFound {
  readonly regenerated: Regenerated;
  readonly shards: Readonly<Record<string, readonly HeardShare[]>>;
  /** What it tells of the base beside its shards, where that is asked. */
  readonly base?: HeardBase | undefined;
  /** The tests by name of the suites that it ran whole, where they were asked for. */
  readonly tests?: Readonly<Record<string, readonly RecordedTest[]>> | undefined;
}

/** What one leg found out. */
export interface LegFound extends CommitFound {
  /** Of a merge queue's group, what it found of heads that no record stands for, by their commits. */
  readonly heads?: ReadonlyMap<string, ({ readonly kind: 'made' } & CommitFound) | NotMadeHead>;
}

/** What all legs found of a head together, or why there is no record of it. */
export type HeadRecord =
  | ({ readonly kind: 'made'; readonly commit: string } & Pick<Joined, 'regenerated' | 'tallies'>)
  | NotMadeHead;

/** What all legs found out together. */
export interface Joined {
  readonly regenerated: Regenerated;
  /** Of each suite that was put together from shards, its tests: a finding may want to name them. */
  readonly tallies: Readonly<Record<string, TestTally>>;
  /** The tests by name, where they were asked for: of suites that one leg ran whole. */
  readonly tests: Readonly<Record<string, readonly RecordedTest[]>>;
  /** The heads of a merge queue's group of which a leg found no record that stands in. */
  readonly heads: readonly HeadRecord[];
}

const broken = (what: string): { readonly ok: false; readonly error: Fault } =>
  err(fault('hand-over-broken', `the hand-over ${what}`));

/** Reads the sheet of a leg. What it tells as text is kept as bytes, which for many tests is half as much. */
export const hearLeg = ({ heads = [], ...own }: Extract<Sheet, { readonly kind: 'record' }>): Result<LegFound> => {
  const found = hearFound(own);
  if (!found.ok) return found;
  const heard = new Map<string, ({ readonly kind: 'made' } & CommitFound) | NotMadeHead>();
  for (const head of heads) {
    const { commit } = head.kind === 'made' ? head.regenerated : head;
    if (heard.has(commit)) return broken(`tells of head ${commit} twice`);
    const part = head.kind === 'made' ? hearFound(head) : ok(head);
    if (!part.ok) return part;
    heard.set(commit, 'why' in part.value ? part.value : { kind: 'made', ...part.value });
  }
  return ok({ ...found.value, heads: heard });
};

const hearFound = ({
  regenerated,
  shares = {},
  base: told,
  tests,
}: Pick<
  Extract<Sheet, { readonly kind: 'record' }>,
  'regenerated' | 'shares' | 'base' | 'tests'
>): Result<CommitFound> => {
  const shards: Record<string, HeardShare[]> = {};
  for (const [name, told] of Object.entries(shares)) {
    shards[name] = [];
    for (const share of told) {
      const heard = hearShare(share);
      if (!heard.ok) return broken(`of suite ${name}: ${heard.error}`);
      shards[name].push(heard.value);
    }
  }
  const base = told === undefined ? undefined : hearBase(told, regenerated.suites);
  if (base?.ok === false) return broken(base.error);
  return ok({ regenerated, shards, tests, ...(base === undefined ? {} : { base: base.value }) });
};

/**
 * Puts together what the legs of a run found out, in their order, as if one job had run it all. Every shard of a suite
 * must be there, and be there once.
 */
export const joinLegs = (legs: readonly LegFound[]): Result<Joined> => {
  const [first] = legs;
  if (first === undefined) return broken('holds nothing');
  const { commit, policy, tree } = first.regenerated;
  for (const [leg, { regenerated }] of legs.entries()) {
    if (regenerated.commit !== commit)
      return broken(`of leg ${leg} is of ${regenerated.commit}, of leg 0 of ${commit}`);
    if (regenerated.tree !== tree) return broken(`of leg ${leg} is of tree ${regenerated.tree}, of leg 0 of ${tree}`);
    if (regenerated.policy !== policy)
      return err(
        fault('policy-changed', `leg 0 ran under the policy ${policy}, and leg ${leg} under ${regenerated.policy}`),
      );
  }

  const suites: Record<string, SuiteRuns> = {};
  const shards: Record<string, HeardShare[]> = {};
  const absent: Record<string, Absence> = {};
  const told = legs.flatMap(({ base }) => base ?? []);
  for (const leg of legs) {
    for (const [name, runs] of Object.entries(leg.regenerated.suites)) {
      if (suites[name] !== undefined) return broken(`holds suite ${name} twice`);
      const head = leg.base?.heads[name];
      suites[name] = head === undefined ? runs : withBase(name, runs, head, 1, [leg.base], told);
    }
    for (const [name, heard] of Object.entries(leg.shards)) (shards[name] ??= []).push(...heard);
    Object.assign(absent, leg.regenerated.absent);
  }
  const tallies: Record<string, TestTally> = {};
  for (const [name, heard] of Object.entries(shards)) {
    if (suites[name] !== undefined) return broken(`holds suite ${name} whole and in shards`);
    const bases = legs.flatMap((leg) => (leg.shards[name] === undefined ? [] : [leg.base]));
    const joined = joinShards(name, heard, bases, told);
    if (!joined.ok) return joined;
    suites[name] = joined.value.runs;
    if (joined.value.tally !== undefined) tallies[name] = joined.value.tally;
  }
  // What one leg could not run another may have run.
  const nowhere = Object.entries(absent).filter(([name]) => suites[name] === undefined);
  const by = legs.map(({ regenerated }) => regenerated.by).reduce(joinBy);
  const network = networkOf(legs);
  // A leg that ran again since may have found another base: then nothing that all of them tell is of one.
  const { onto, ...whole } = first.regenerated;
  const agreed = legs.every(({ regenerated }) => regenerated.onto === onto) && onto !== undefined ? { onto } : {};
  return ok({
    regenerated: { ...whole, ...agreed, by: { ...by, network }, suites, absent: Object.fromEntries(nowhere) },
    tallies,
    tests: Object.fromEntries(legs.flatMap((leg) => Object.entries(leg.tests ?? {}))),
    heads: joinHeads(legs),
  });
};

/** Each leg looks by itself whether a record stands: one that all of them did not make is none. */
const joinHeads = (legs: readonly LegFound[]): readonly HeadRecord[] => {
  const commits = new Set(legs.flatMap(({ heads }) => [...(heads?.keys() ?? [])]));
  return [...commits].map((commit): HeadRecord => {
    const parts: CommitFound[] = [];
    for (const [leg, { heads }] of legs.entries()) {
      const part = heads?.get(commit);
      if (part?.kind !== 'made')
        return part ?? { kind: 'not-made', commit, why: `leg ${leg} made no record of it, and others did` };
      parts.push(part);
    }
    const joined = joinLegs(parts);
    return joined.ok
      ? { kind: 'made', commit, regenerated: joined.value.regenerated, tallies: joined.value.tallies }
      : { kind: 'not-made', commit, why: joined.error.message };
  });
};

const joinShards = (
  name: string,
  shards: readonly HeardShare[],
  bases: readonly (HeardBase | undefined)[],
  told: readonly HeardBase[],
): Result<{ readonly runs: SuiteRuns; readonly tally: TestTally | undefined }> => {
  const [count = 0, other] = [...new Set(shards.map(({ first }) => first.shard.count))].sort((a, b) => a - b);
  if (other !== undefined)
    return err(fault('policy-changed', `suite ${name} ran in ${count} shards on one leg, and in ${other} on another`));
  const indexes = shards.map(({ first }) => first.shard.index);
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !indexes.includes(index));
  if (missing.length > 0)
    return err(fault('shard-missing', `suite ${name}: no leg ran shard ${listed(missing)} of ${count}`));
  if (indexes.length > count) return broken(`holds a shard of suite ${name} twice`);

  const merged = mergeShards(shards.map(({ first }) => first));
  const confirmed = shards.some(({ again }) => again !== undefined)
    ? mergeShards(shards.map(({ first, again = first }) => again))
    : undefined;
  if (!merged.ok) return broken(`of suite ${name}: ${merged.error}`);
  if (confirmed?.ok === false) return broken(`of suite ${name}: ${confirmed.error}`);
  const second = confirmed === undefined ? {} : { again: confirmed.value.result };
  const runs = withBase(name, { first: merged.value.result, ...second }, cornerRunOf(merged.value), count, bases, told);
  return ok({ runs, tally: merged.value.tally });
};

const weaker = (a: By['isolation'], b: By['isolation']): By['isolation'] =>
  ISOLATIONS.indexOf(a) < ISOLATIONS.indexOf(b) ? a : b;

/** A leg that ran no offline suite cut nothing off, and had not to. */
const networkOf = (legs: readonly LegFound[]): By['network'] => {
  const offline = legs.filter(({ regenerated, shards, base }) =>
    [
      ...Object.values(regenerated.suites).map(({ first }) => first),
      ...[shards, ...cornersIn(base)].flatMap(resultsIn),
    ].some(({ record }) => record.scope === 'offline'),
  );
  const asked = offline.length > 0 ? offline : legs;
  return asked.every(({ regenerated }) => regenerated.by.network === 'none') ? 'none' : 'open';
};

const cornersIn = (base: HeardBase | undefined): readonly LegFound['shards'][] =>
  Object.values(base?.corners ?? {}).flatMap((corner) => (corner.ok ? [corner.value] : []));

const resultsIn = (shards: LegFound['shards']): readonly SuiteResult[] =>
  Object.values(shards).flatMap((heard) => heard.map(({ first }) => first.result));

/** Where it all was run: begun with the first leg, as long as the longest, and no better kept apart than the worst. */
const joinBy = (one: By, other: By): By => ({
  ...one,
  at: one.at < other.at ? one.at : other.at,
  isolation: weaker(one.isolation, other.isolation),
  milliseconds: Math.max(one.milliseconds, other.milliseconds),
});
