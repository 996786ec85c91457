import { type CornerRun, cornerRunOf, soundRunOf, whyUnread } from '../corners/corner-run.ts';
import { cornerFields } from '../corners/entries.ts';
import { type Corners, notHadSchema } from '../corners/facts.ts';
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
import { objectId } from '../object-id.ts';
import { suiteName } from '../record/record.ts';
import type { Regenerated, SuiteRuns } from '../record/regenerated.ts';
import { err, ok, type Result } from '../result.ts';
import { namedTestsSchema } from '../tests/named.ts';
import * as z from '../zod.ts';
import { mergeShards, type ShardRun } from './merge.ts';
import { listed } from './shard.ts';
import { baseShareSchema, failureSchema, type HeardShare, hearShare } from './share.ts';
import { isAsCounted } from './tests.ts';

const text = z.string();

const cornerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ran'), shares: z.record(suiteName, z.array(baseShareSchema)) }),
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
    base: objectId,
    regressionsNeeded: z.boolean(),
    /** What the pull request does to files of tests. One leg tells it: all would tell the same. */
    files: z.optional(z.array(fileSchema)),
  }),
  notHadSchema,
]);

/** The tests of a suite on the head, with why they failed; without tests where no report could be read. */
const headSchema = z.strictObject({ tests: z.optional(namedTestsSchema), failures: z.array(failureSchema) });

/**
 * What a leg hands over of the base for the suites that other legs run too: what is asked, and what it ran in each corner.
 * What that comes to can be told only where all of it is together.
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
  /** Of the suites that it ran whole and other legs run over the base, the head's tests. */
  heads: z.optional(z.record(suiteName, headSchema)),
  /** The suites that it ran over the base alone, and other legs over the head. */
  beside: z.optional(z.array(suiteName)),
});
export type ToldBase = z.infer<typeof toldBaseSchema>;

/** What a leg told of the base, as it is put together. A corner that was not run is not there. */
export interface HeardBase extends Omit<ToldBase, 'corners' | 'heads'> {
  readonly corners: Readonly<Partial<Record<CornerName, Result<Readonly<Record<string, readonly HeardShare[]>>>>>>;
  readonly heads: Readonly<Record<string, CornerRun>>;
}

/** Reads what a leg that ran these suites whole told of the base, or says what is wrong with it. */
export const hearBase = (
  { corners: told, heads: toldHeads = {}, ...base }: ToldBase,
  suites: Regenerated['suites'],
): Result<HeardBase, string> => {
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
  const heads: Record<string, CornerRun> = {};
  for (const [name, { tests, failures }] of Object.entries(toldHeads)) {
    const { [name]: runs } = suites;
    if (runs === undefined) return err(`tells the tests of suite ${name}, which that leg did not run`);
    const { first: result } = runs;
    if (tests !== undefined && !isAsCounted(tests, result.counts))
      return err(`of suite ${name}, head: tells tests that are not as it counts`);
    heads[name] = cornerRunOf({ result, tally: { tests, failures } });
  }
  return ok({ ...base, corners, heads });
};

/**
 * Puts what the base says beside a suite that ran in `count` shards; nothing where one of the legs that ran them over the
 * head, whose words `bases` are, tells nothing of it. `besides` are the words of legs that ran it over the base alone. The
 * base may deal its tests to shards in another way than the head does: what is compared are suites that are whole, and
 * never a shard with a shard.
 */
export const withBase = (
  name: string,
  runs: SuiteRuns,
  head: CornerRun,
  count: number,
  bases: readonly (HeardBase | undefined)[],
  besides: readonly HeardBase[],
): SuiteRuns => {
  const told = bases.flatMap((base) => base ?? []);
  const [lead] = told;
  if (lead === undefined || told.length < bases.length) return runs;
  const all = [...told, ...besides.filter(({ beside }) => beside?.includes(name))];
  const corners = cornersOf(name, lead, all, head, count);
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
    baseline: baseline.ok ? ranAsBaseline(baseline.value) : baseline,
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
  for (const { corners } of told) {
    const { [corner]: heard } = corners;
    if (heard === undefined) continue;
    if (!heard.ok) return heard;
    shares.push(...(heard.value[name] ?? []));
  }
  if (shares.length === 0) return corner === 'proof' ? UNMADE : err(fault('shard-missing', 'no leg ran it there'));
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
  if (runs.length > count || runs.some(({ shard }) => shard.count !== count))
    return err(fault('hand-over-broken', `its shards there are not the ${count} of the head`));
  const [only] = runs;
  if (count === 1 && only !== undefined) return soundRunOf(wholeOf(only));
  const merged = mergeShards(runs);
  if (!merged.ok) return err(fault('hand-over-broken', merged.error));
  const sound = soundRunOf(merged.value);
  // Together they have one exit, which may be that of another shard.
  const unread = runs.map(({ result }) => whyUnread(result)).find((why) => why !== undefined);
  return sound.ok ? ok({ ...sound.value, unread }) : sound;
};

/** A suite that is not cut, as it was handed over. */
const wholeOf = ({ result, tests }: ShardRun) => ({
  result,
  tally: tests === undefined ? undefined : { tests: tests.tests, failures: tests.failures ?? [] },
});
