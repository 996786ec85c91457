import { describe, expect, it } from 'vitest';
import { cornerRunOf } from '../../../src/core/corners/corner-run.ts';
import type { Corners } from '../../../src/core/corners/facts.ts';
import { type CornerName, ranAsBaseline, tellSuite } from '../../../src/core/corners/tell.ts';
import { hearLeg, type Joined, joinLegs, type LegFound } from '../../../src/core/hand-over/join.ts';
import type { By } from '../../../src/core/record/record.ts';
import { makeSuiteRecord } from '../../../src/core/record/suite-result.ts';
import { ok, type Result } from '../../../src/core/result.ts';
import { type ToldBase, toldBaseSchema } from '../../../src/core/shards/base.ts';
import type { Merged, ShardRun } from '../../../src/core/shards/merge.ts';
import { WHOLE } from '../../../src/core/shards/shard.ts';
import { tellBaseShare } from '../../../src/core/shards/share.ts';
import { openTally } from '../../../src/core/tests/tally.ts';
import { edited } from '../corners/cases.ts';
import { honest } from '../judge/cases.ts';
import { bareRun, shardedPolicy, unitOf } from './shards.ts';

const policy = shardedPolicy(1);
const suite = unitOf(policy);
const { regenerated } = honest(policy, {});
const BASE = '1'.repeat(40);

/** A test as a line, or one that failed by an assertion. */
type Line = `${'passed' | 'failed' | 'skipped' | 'assertion'} ${string}`;
type Run = ShardRun & Merged;

/** A run of a suite that is not cut. */
const whole = (...lines: readonly Line[]): Run => {
  const open = openTally([], 10_000);
  for (const line of lines) {
    const [word, name = ''] = line.split(' ');
    const outcome = word === 'passed' || word === 'skipped' ? word : 'failed';
    const cause = word === 'assertion' ? { cause: () => ({ kind: 'assertion' as const, said: 'expected 1' }) } : {};
    open.add({ outcome, group: 'a', name, ...cause });
  }
  const tally = open.finish();
  const result = {
    record: makeSuiteRecord(suite, 0, { kind: 'read', tally }),
    counts: tally.counts,
    unstable: [],
    unmatched: [],
    notes: [],
    milliseconds: 1_000,
  };
  return { shard: WHOLE, result, tally };
};

const asks = { losses: true, proof: true, regressions: true };
const FILES = [edited('a', "test('2')", "test('5')")];
const known = { kind: 'known', base: BASE, regressionsNeeded: true } as const;
const asked = { unit: [['a', '5'] as const] };

type Told = NonNullable<ToldBase['corners'][CornerName]>;
const ran = (...runs: readonly Run[]): Told => ({
  kind: 'ran',
  shares: { unit: runs.map((run) => tellBaseShare(run)) },
});

/** What a leg tells that runs the suite over the base alone. */
const beside = (corners: ToldBase['corners'], change: Partial<ToldBase> = {}): ToldBase => ({
  asks,
  losses: 'declare',
  asked: {},
  change: known,
  corners,
  beside: ['unit'],
  ...change,
});

/** What the leg tells that ran the suite over the head. */
const lead = ({ tally }: Merged, change: Partial<ToldBase> = {}): ToldBase => ({
  ...beside({}),
  asked,
  change: { ...known, files: FILES },
  beside: [],
  heads: {
    unit: { ...(tally?.tests === undefined ? {} : { tests: tally.tests }), failures: [...(tally?.failures ?? [])] },
  },
  ...change,
});

interface LegCase {
  readonly head?: Run;
  readonly base?: ToldBase | undefined;
  readonly network?: By['network'];
}

const joined = (...legs: readonly LegCase[]): Result<Joined> => {
  const heard: LegFound[] = [];
  for (const { head, base, network = 'open' } of legs) {
    const leg = hearLeg({
      kind: 'record',
      regenerated: {
        ...regenerated,
        by: { ...regenerated.by, network },
        suites: head === undefined ? {} : { unit: { first: head.result } },
      },
      ...(base === undefined ? {} : { base: toldBaseSchema.parse(JSON.parse(JSON.stringify(base))) }),
    });
    if (!leg.ok) return leg;
    heard.push(leg.value);
  }
  return joinLegs(heard);
};

const unitIn = (result: Result<Joined>) => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value.regenerated.suites['unit'];
};
const cornersOf = (result: Result<Joined>): Corners | undefined => unitIn(result)?.corners;

const HEAD = whole('passed 1', 'assertion 3', 'passed 4', 'passed 5');
const BASELINE = whole('passed 1', 'passed 2', 'passed 3', 'passed 4');
const REGRESSIONS = whole('passed 1', 'assertion 2', 'failed 3', 'passed 4');
const PROOF = whole('passed 1', 'passed 3', 'passed 4', 'assertion 5');

/** Four legs: one ran the suite, and each other a corner of it. */
const FOUR: readonly LegCase[] = [
  { head: HEAD, base: lead(HEAD) },
  { base: beside({ baseline: ran(BASELINE) }) },
  { base: beside({ regressions: ran(REGRESSIONS) }) },
  { base: beside({ proof: ran(PROOF) }) },
];

describe('what the base says of a suite that other legs run over it', () => {
  it('is what one leg would tell, and goes into the record', () => {
    const round = (run: Merged) => ok({ first: cornerRunOf(run) });
    const alone = tellSuite(
      { asks, base: BASE, files: FILES, regressionsNeeded: true },
      {
        baseline: ranAsBaseline({ first: cornerRunOf(BASELINE) }),
        proof: round(PROOF),
        regressions: round(REGRESSIONS),
      },
      cornerRunOf(HEAD),
      asked.unit,
    );
    const runs = unitIn(joined(...FOUR));
    expect(runs?.corners).toEqual(alone);
    expect(runs?.first).toEqual({
      ...HEAD.result,
      record: { ...HEAD.result.record, losses: [['a', '2']], proves: [['a', '5']] },
    });
  });

  it('is the same on one leg that runs all of it, whichever leg that is', () => {
    const all = { base: beside({ baseline: ran(BASELINE), regressions: ran(REGRESSIONS), proof: ran(PROOF) }) };
    const [first = {}] = FOUR;
    for (const legs of [
      [first, all],
      [all, {}, first],
    ])
      expect(cornersOf(joined(...legs))).toEqual(cornersOf(joined(...FOUR)));
  });

  it('is told by name for more tests than a shard names', () => {
    const many = Array.from({ length: 6_000 }, (_, at): Line => `passed ${at + 10}`);
    const head = whole(...many.slice(1));
    const legs = [{ head, base: lead(head) }, { base: beside({ baseline: ran(whole(...many)) }) }];
    expect(cornersOf(joined(...legs))?.losses).toMatchObject({ names: true, gone: { some: [['a', '10']] } });
  });

  it('says nothing of why tests failed where a leg does not', () => {
    const { failures: _, ...first } = tellBaseShare(PROOF).first;
    const share = { ...tellBaseShare(PROOF), first };
    const proof = { base: beside({ proof: { kind: 'ran', shares: { unit: [share] } } }) };
    expect(cornersOf(joined(...FOUR.with(3, proof)))?.proof).toMatchObject({ tests: { some: [{ base: 'unknown' }] } });
  });

  it('says why no test ran, where none did', () => {
    const silent = { ...bareRun(suite, 1, { exit: 1, report: 'report-empty' }), tally: undefined };
    const refused = { ...silent, result: { ...silent.result, refused: 'unit.xml holds no test' } };
    const legs = [...FOUR.slice(0, 3), { base: beside({ proof: ran(refused) }) }];
    expect(cornersOf(joined(...legs))?.proof).toMatchObject({
      kind: 'told',
      ended: { ran: 0, said: 'unit.xml holds no test' },
    });
    const dead = { head: refused, base: lead(refused) };
    expect(cornersOf(joined(dead, ...FOUR.slice(1)))?.losses).toMatchObject({ totals: { before: 4, after: 0 } });
  });

  it('does not hear a leg that runs other suites', () => {
    const other = beside(
      { baseline: { kind: 'not-had', code: 'setup-failed', why: 'brew ended with 1' } },
      { beside: ['more'] },
    );
    expect(cornersOf(joined(...FOUR, { base: other }))).toEqual(cornersOf(joined(...FOUR)));
  });

  it.each<[networks: readonly By['network'][], network: By['network']]>([
    [['none', 'none'], 'none'],
    [['none', 'open'], 'open'],
  ])('was cut off from the network where every leg that ran it was: %j', ([head, base], network) => {
    const result = joined(
      { head: HEAD, base: lead(HEAD), ...(head && { network: head }) },
      { base: beside({ baseline: ran(BASELINE) }), ...(base && { network: base }) },
      { base: beside({ proof: { kind: 'not-had', code: 'setup-failed', why: 'npm ci' } }), network: 'open' },
    );
    expect(result.ok && result.value.regenerated.by.network).toBe(network);
  });
});

describe('where a leg is not there, or tells what does not hold together, nothing is said', () => {
  const notHad = (code: string, why: string) => ({ kind: 'not-had', code, why });

  const UNASKED = notHad('proof-unchecked', 'the block did not ask for it when the suites were started');

  it('of a corner that no leg tells', () => {
    const missing = notHad('shard-missing', 'no leg ran it there');
    expect(cornersOf(joined(...FOUR.toSpliced(1, 1)))).toMatchObject({ losses: missing, regressions: missing });
    expect(cornersOf(joined(...FOUR.toSpliced(2, 1)))?.regressions).toEqual(missing);
    expect(cornersOf(joined(...FOUR.toSpliced(3, 1)))?.proof).toEqual(UNASKED);
  });

  it('of a corner in which a leg ran other suites', () => {
    const empty = { base: beside({ baseline: { kind: 'ran', shares: {} } }) };
    expect(cornersOf(joined(...FOUR.with(1, empty)))?.losses).toEqual(notHad('shard-missing', 'no leg ran it there'));
    const unasked = { base: beside({ proof: { kind: 'ran', shares: {} } }) };
    expect(cornersOf(joined(...FOUR.with(3, unasked)))?.proof).toEqual(UNASKED);
  });

  it('of a corner that two legs tell, or one twice, or in shards', () => {
    const broken = notHad('hand-over-broken', 'its shards there are not the 1 of the head');
    const [, baseline = {}] = FOUR;
    expect(cornersOf(joined(...FOUR, baseline))?.losses).toEqual(broken);
    const twice = { base: beside({ baseline: ran(BASELINE, BASELINE) }) };
    expect(cornersOf(joined(...FOUR.with(1, twice)))?.losses).toEqual(broken);
    const cut = { base: beside({ baseline: ran({ ...BASELINE, shard: { index: 1, count: 2 } }) }) };
    expect(cornersOf(joined(...FOUR.with(1, cut)))?.losses).toEqual(broken);
  });

  it('of a base that is another on one of the legs', () => {
    const moved = { base: beside({ proof: ran(PROOF) }, { change: { ...known, base: '2'.repeat(40) } }) };
    expect(cornersOf(joined(...FOUR.with(3, moved)))?.losses).toEqual(
      notHad('baseline-missing', `the legs were compared with ${BASE} and ${'2'.repeat(40)}`),
    );
  });

  it('where the leg that ran the suite tells no tests of it', () => {
    expect(cornersOf(joined({ head: HEAD }, ...FOUR.slice(1)))).toBeUndefined();
  });

  it.each<[what: string, leg: LegCase, message: string]>([
    ['tests of a suite that it did not run', { base: lead(HEAD) }, 'tells the tests of suite unit, which that leg'],
    [
      'other tests than it counts',
      { head: HEAD, base: lead(BASELINE) },
      'of suite unit, head: tells tests that are not as it counts',
    ],
    [
      'tests of a suite that counts none',
      { head: { ...HEAD, ...bareRun(suite, 1) }, base: lead(HEAD) },
      'of suite unit, head: tells tests that are not as it counts',
    ],
  ])('a leg that tells %s breaks the hand-over', (_what, leg, message) => {
    const result = joined(leg);
    expect(result.ok ? undefined : result.error).toMatchObject({ code: 'hand-over-broken' });
    expect(result.ok ? '' : result.error.message).toContain(message);
  });
});
