import { canonical } from '../canonical.ts';
import { onlyUnstableFailed } from '../judge/unstable.ts';
import type { Suite } from '../policy/policy.ts';
import type { Counts, SuiteRecord } from '../record/record.ts';
import { makeSuiteRecord, type ReportsOutcome, type SuiteResult, toldOf } from '../record/suite-result.ts';
import { err, ok, type Result } from '../result.ts';
import {
  byName,
  byOutcomeAfterName,
  MOST_NAMED,
  MOST_TESTS_KEPT,
  MOST_UNSTABLE,
  openTally,
  type RecordedTest,
  type TestName,
  type TestTally,
} from '../tests/tally.ts';
import { repeatedTests } from './repeated.ts';
import type { Shard } from './shard.ts';
import type { ShardTests } from './tests.ts';

/** What one shard of a suite gave. `tests` are there where its reports were read. */
export interface ShardRun {
  readonly shard: Shard;
  readonly result: SuiteResult;
  readonly tests?: ShardTests | undefined;
}

/** Shards put together: the result of the suite as one unsharded run gives it. */
export interface Merged {
  readonly result: SuiteResult;
  readonly tally: TestTally | undefined;
}

const MOST_NOTES = 100;

/** Puts the shards of one suite together. Those that are not of one suite are refused, with what is wrong. */
export const mergeShards = (runs: readonly ShardRun[]): Result<Merged, string> => {
  const sorted = runs.toSorted((a, b) => a.shard.index - b.shard.index);
  const unlike = (what: string) => err(`its shards differ in ${what}`);
  const [first] = sorted;
  if (first === undefined) return err('it has no shard');
  const results = sorted.map(({ result }) => result);
  const { command: run, scope } = first.result.record;
  if (results.some(({ record }) => canonical(record.command) !== canonical(run))) return unlike('their command');
  if (results.some(({ record }) => record.scope !== scope)) return unlike('their scope');
  const read = sorted.filter(({ result }) => result.record.report === undefined);
  const modes = new Set(read.map(({ result }) => modeOf(result.record)));
  if (modes.size > 1) return unlike('what they tell of their tests');
  const [tests = 'outcome'] = modes;
  const outcome = outcomeOf(sorted);
  if (!outcome.ok) return outcome;

  const exit = results.map(({ record }) => record.exit).find((one) => one !== 0) ?? 0;
  const record = makeSuiteRecord({ run, scope, tests }, exit, outcome.value);
  const tally = outcome.value.kind === 'read' ? outcome.value.tally : undefined;
  const refused = sorted.find(({ result }) => result.record.report !== undefined);
  const tail = results.find((result) => result.tail !== undefined)?.tail;
  const repeated = repeatedIn(sorted);
  const bad = results.filter((result) => result.record.exit !== 0);
  return ok({
    tally,
    result: {
      record,
      ...toldOf(tally, tests),
      notes: sorted.flatMap(notesOf).slice(0, MOST_NOTES),
      milliseconds: results.reduce((sum, result) => sum + result.milliseconds, 0),
      ...(refused === undefined
        ? {}
        : { refused: `shard ${refused.shard.index}: ${refused.result.refused ?? refused.result.record.report}` }),
      ...(tail === undefined ? {} : { tail }),
      ...(repeated === undefined ? {} : { repeated }),
      ...(bad.every(onlyUnstableFailed) ? {} : { unexcused: true }),
    },
  });
};

/** The notes of a shard, first of all that it ended badly: then its own leg has more to tell. */
const notesOf = ({ shard, result: { record, notes } }: ShardRun): readonly string[] =>
  [...(record.exit === 0 ? [] : [`it ended with ${record.exit}`]), ...notes].map(
    (note) => `shard ${shard.index}: ${note}`,
  );

/** How exactly a suite's tests are compared, as its record shows it. */
const modeOf = ({ tests, digest }: SuiteRecord): Suite['tests'] => {
  if (tests === undefined) return 'outcome';
  return digest === undefined ? 'counts' : 'exact';
};

const repeatedIn = (runs: readonly ShardRun[]): SuiteResult['repeated'] => {
  const known = runs.flatMap(({ shard, tests }) => (tests === undefined ? [] : [{ index: shard.index, tests }]));
  return repeatedTests(
    known.map(({ tests }) => tests),
    known.map(({ index }) => index),
  );
};

/** One report that is refused is a suite whose reports are refused. */
const outcomeOf = (runs: readonly ShardRun[]): Result<ReportsOutcome, string> => {
  for (const { result } of runs)
    if (result.record.report !== undefined) return ok({ kind: 'refused', code: result.record.report });
  const read: { readonly result: SuiteResult; readonly counts: Counts; readonly tests: ShardTests }[] = [];
  for (const { result, tests } of runs)
    if (result.counts !== undefined && tests !== undefined) read.push({ result, counts: result.counts, tests });
  if (read.length === 0) return ok({ kind: 'none' });
  if (read.length < runs.length) return err('its shards differ in whether they have reports');

  const hasUnstable = read.some(({ counts }) => counts.unstable !== undefined);
  // No pattern is matched any more: it only says that the count of unstable tests is told.
  const tally = openTally(hasUnstable ? [''] : [], 0);
  for (const { counts, tests } of read)
    tally.merge({ ...tests, counts: { ...counts, unstable: counts.unstable ?? 0 } });
  const merged = tally.finish();
  const named = (field: 'failing' | 'skipping', count: number): readonly TestName[] | undefined => {
    const lists = read.map(({ result }) => result.record[field]);
    return count > MOST_NAMED ? undefined : lists.flatMap((list) => list ?? []).sort(byName);
  };
  const [unmatched = [], ...others] = read.map(({ result }) => result.unmatched);
  return ok({
    kind: 'read',
    tally: {
      ...merged,
      failing: named('failing', merged.counts.failed),
      skipping: named('skipping', merged.counts.skipped),
      unstable: read
        .flatMap(({ result }) => result.unstable)
        .sort(byOutcomeAfterName)
        .slice(0, MOST_UNSTABLE),
      unmatched: unmatched.filter((pattern) => others.every((other) => other.includes(pattern))),
      failures: read.flatMap(({ tests }) => tests.failures ?? []).slice(0, MOST_NAMED),
      tests: testsOf(read.map(({ tests }) => tests)),
    },
  });
};

const testsOf = (shards: readonly ShardTests[]): readonly RecordedTest[] | undefined => {
  const all: RecordedTest[] = [];
  for (const { tests } of shards) {
    if (tests === undefined || all.length + tests.length > MOST_TESTS_KEPT) return undefined;
    for (const test of tests) all.push(test);
  }
  return all;
};
