import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Suite } from '../../../src/core/policy/policy.ts';
import type { RecordedExit } from '../../../src/core/record/exit.ts';
import { makeSuiteRecord } from '../../../src/core/record/suite-result.ts';
import type { TestCase } from '../../../src/core/report/report.ts';
import { type Merged, mergeShards, type ShardRun } from '../../../src/core/shards/merge.ts';
import { hearShare, shareSchema, tellShare } from '../../../src/core/shards/share.ts';
import { openTally } from '../../../src/core/tests/tally.ts';
import { entriesOf } from '../../../src/core/tests/tree.ts';
import { bareRun, shardedPolicy, shardRun, test, unitOf } from './shards.ts';

const suite = unitOf(shardedPolicy(3));

const merged = (runs: readonly ShardRun[]): Merged => {
  const result = mergeShards(runs);
  if (result.ok) return result.value;
  throw new Error(result.error);
};

/** What one run of all these tests gives. */
const whole = (of: Suite, tests: readonly TestCase[], exit: RecordedExit = 0) => {
  const tally = openTally(of.unstable, 1_000);
  for (const one of tests) tally.add(one);
  const finished = tally.finish();
  return { record: makeSuiteRecord(of, exit, { kind: 'read', tally: finished }), tally: finished };
};

/** The same run after it was handed over as text. */
const handedOver = (run: ShardRun): ShardRun => {
  const share = hearShare(shareSchema.parse(JSON.parse(JSON.stringify(tellShare(run)))));
  if (share.ok) return share.value.first;
  throw new Error(share.error);
};

describe('any split into shards is the record of one run', () => {
  const tests = fc.uniqueArray(
    fc.record<TestCase>({
      group: fc.oneof(fc.constantFrom('', 'a', 'src/b', 'src/c/d'), fc.string({ unit: 'grapheme', maxLength: 5 })),
      name: fc.oneof(fc.constantFrom('x', 'net 1', '(suite error)'), fc.string({ unit: 'grapheme', maxLength: 8 })),
      outcome: fc.constantFrom('passed', 'failed', 'skipped'),
    }),
    { maxLength: 60, selector: ({ group, name }) => JSON.stringify([group, name]) },
  );
  const split = fc.tuple(tests, fc.integer({ min: 2, max: 9 })).chain(([all, count]) =>
    fc.record({
      all: fc.constant(all),
      count: fc.constant(count),
      homes: fc.array(fc.nat(count - 1), { minLength: all.length, maxLength: all.length }),
      exits: fc.array(fc.constantFrom<RecordedExit>(0, 0, 0, 1, 2, 'timeout', 'signal:SIGKILL'), {
        minLength: count,
        maxLength: count,
      }),
      keep: fc.constantFrom(0, 1_000),
      order: fc.shuffledSubarray([...Array(count).keys()], { minLength: count }),
    }),
  );

  it.each(['', 'unstable: ["net *"]', 'tests: counts', 'tests: outcome'])('under %j', (more) => {
    fc.assert(
      fc.property(split, ({ all, count, homes, exits, keep, order }) => {
        const of = unitOf(shardedPolicy(count, more));
        const runs = exits.map((exit, home) =>
          shardRun(
            of,
            home + 1,
            all.filter((_, at) => homes[at] === home),
            { exit, keep },
          ),
        );
        const shuffled = order.flatMap((at) => runs[at] ?? []).map(handedOver);
        const { result, tally } = merged(shuffled);
        const one = whole(of, all, exits.find((exit) => exit !== 0) ?? 0);
        expect(result.record).toEqual(one.record);
        expect(result.counts).toEqual(one.tally.counts);
        expect(result.unstable).toEqual(one.tally.unstable);
        expect([...result.unmatched].sort()).toEqual([...one.tally.unmatched].sort());
        expect(tally).toMatchObject({ digest: one.tally.digest, members: one.tally.members });
        expect(result.repeated).toBeUndefined();
        expect(tally?.tests === undefined).toBe(keep === 0 && all.length > 0);
      }),
      { numRuns: 150 },
    );
  });

  it('also where it has more groups than a block has room for', () => {
    const all = Array.from({ length: 700 }, (_, at) => test(`passed src/${at % 7}/part-${at}.test.ts › works`));
    const runs = [1, 2, 3].map((index) =>
      shardRun(
        suite,
        index,
        all.filter((_, at) => (at % 3) + 1 === index),
      ),
    );
    const one = whole(suite, all);
    const { result } = merged(runs);
    expect(result.record).toEqual(one.record);
    expect(result.cuts).toEqual(one.tally.cuts.map((cut) => entriesOf(cut).toString('base64')));
    expect(result.cuts?.length).toBeGreaterThan(1);
  });
});

describe('the exit is 0 where all are 0, else the first other one in the order of the shards', () => {
  it.each<[exits: readonly RecordedExit[], exit: RecordedExit]>([
    [[0, 0, 0], 0],
    [[0, 3, 1], 3],
    [[0, 0, 'timeout'], 'timeout'],
    [['signal:SIGKILL', 1, 0], 'signal:SIGKILL'],
  ])('%j is %j', (exits, exit) => {
    const runs = exits.map((one, at) => bareRun(suite, at + 1, { exit: one }));
    expect(merged(runs.toReversed()).result.record).toEqual({ command: 'run {index}', scope: 'offline', exit });
  });
});

describe('what is told beside the record', () => {
  const one = test('passed a › x');

  it('has the notes with their shards, the sum of the times, and the first last words', () => {
    const runs = [
      shardRun(suite, 1, [], { more: { notes: ['empty'] } }),
      shardRun(suite, 2, [one], { exit: 1, more: { notes: ['odd', 'old'], tail: 'two' } }),
      shardRun(suite, 3, [], { exit: 'timeout', more: { tail: 'three' } }),
    ];
    expect(merged(runs).result).toMatchObject({
      notes: [
        'shard 1: empty',
        'shard 2: it ended with 1',
        'shard 2: odd',
        'shard 2: old',
        'shard 3: it ended with timeout',
      ],
      milliseconds: 3_000,
      tail: 'two',
    });
  });

  it('has a hundred notes at most', () => {
    const notes = Array.from({ length: 80 }, (_, at) => `note ${at}`);
    const runs = [1, 2, 3].map((index) => shardRun(suite, index, [], { more: { notes } }));
    expect(merged(runs).result.notes).toHaveLength(100);
  });

  it('says which shard has reports that are refused, and then counts nothing', () => {
    const runs = [
      shardRun(suite, 1, [one]),
      bareRun(suite, 2, { report: 'report-missing', more: { refused: 'no file matches' } }),
      bareRun(suite, 3, { report: 'report-empty' }),
    ];
    expect(merged(runs)).toMatchObject({
      tally: undefined,
      result: { record: { report: 'report-missing' }, refused: 'shard 2: no file matches' },
    });
    expect(merged(runs).result.counts).toBeUndefined();
    expect(merged([bareRun(suite, 1, { report: 'report-empty' })]).result.refused).toBe('shard 1: report-empty');
  });

  it('tells the tests that more than one shard ran', () => {
    const runs = [1, 2, 3].map((index) => shardRun(suite, index, [one, test(`passed b › ${index}`)]));
    expect(merged(runs).result.repeated).toEqual({ count: 1, some: ['a › x (shards 1, 2 and 3)'] });
  });

  it('takes a pattern for unmatched where no shard matches it', () => {
    const unstable = unitOf(shardedPolicy(2, 'unstable: ["net *", "gone"]'));
    const runs = [shardRun(unstable, 1, [test('failed a › net 1')]), shardRun(unstable, 2, [one])];
    expect(merged(runs).result).toMatchObject({
      unmatched: ['gone'],
      counts: { total: 2, unstable: 1 },
      unstable: [['failed', 'a', 'net 1']],
    });
  });

  it('keeps names up to ten thousand failing ones, and 200,000 of all', () => {
    const many = (from: number, count: number): readonly TestCase[] =>
      Array.from({ length: count }, (_, at) => test(`failed a › ${from + at}`));
    const two = unitOf(shardedPolicy(2));
    const of = (second: number) => merged([shardRun(two, 1, many(0, 6_000)), shardRun(two, 2, many(6_000, second))]);
    expect(of(4_000).result.record.failing).toHaveLength(10_000);
    expect(of(4_001).result.record.failing).toBeUndefined();
    const skips = many(0, 10_001).map((skip): TestCase => ({ ...skip, outcome: 'skipped' }));
    expect(merged([shardRun(two, 1, skips), shardRun(two, 2, [one])]).result.record.skipping).toBeUndefined();
    const named = (count: number): ShardRun => {
      const run = shardRun(two, 1, [one]);
      const tests = Array.from({ length: count }, () => ['passed', 'a', 'x'] as const);
      return run.tests === undefined ? run : { ...run, tests: { ...run.tests, tests } };
    };
    expect(merged([named(200_000)]).tally?.tests).toHaveLength(200_000);
    expect(merged([named(200_001)]).tally?.tests).toBeUndefined();
  });
});

describe('a bad end that unstable tests excuse is excused only where it is in every shard', () => {
  const of = unitOf(shardedPolicy(2, 'unstable: ["net *"]'));
  const net = test('failed a › net 1');
  it.each<[what: string, runs: readonly ShardRun[], unexcused: true | undefined]>([
    ['all end well', [shardRun(of, 1, [net]), shardRun(of, 2, [])], undefined],
    ['one ends badly, with an unstable test', [shardRun(of, 1, [net], { exit: 1 }), shardRun(of, 2, [])], undefined],
    [
      'another ends badly with none',
      [shardRun(of, 1, [net], { exit: 1 }), shardRun(of, 2, [test('passed a › x')], { exit: 1 })],
      true,
    ],
    ['another takes too long', [shardRun(of, 1, [net], { exit: 1 }), shardRun(of, 2, [], { exit: 'timeout' })], true],
  ])('%s', (_what, runs, unexcused) => {
    expect(merged(runs).result.unexcused).toBe(unexcused);
  });
});

describe('what is not of one suite is refused', () => {
  const three = [1, 2].map((index) => shardRun(suite, index, [test(`passed a › ${index}`)]));
  const other = (change: Partial<Suite>): ShardRun => shardRun({ ...suite, ...change }, 3, []);
  it.each<[what: string, runs: readonly ShardRun[], message: string]>([
    ['nothing', [], 'it has no shard'],
    ['another command', [...three, other({ run: 'other' })], 'its shards differ in their command'],
    ['another scope', [...three, other({ scope: 'live' })], 'its shards differ in their scope'],
    ['other fields', [...three, other({ tests: 'counts' })], 'its shards differ in what they tell of their tests'],
    [
      'no reports beside some',
      [...three.map(({ shard, result }) => ({ shard, result })), other({})],
      'its shards differ in whether they have reports',
    ],
  ])('%s', (_what, runs, message) => {
    expect(mergeShards(runs)).toEqual({ ok: false, error: message });
  });
});
