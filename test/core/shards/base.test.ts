import { describe, expect, it } from 'vitest';
import type { Corners } from '../../../src/core/corners/facts.ts';
import type { CornerName } from '../../../src/core/corners/tell.ts';
import type { Sheet } from '../../../src/core/hand-over/hand-over.ts';
import { hearLeg, type Joined, joinLegs, type LegFound } from '../../../src/core/hand-over/join.ts';
import type { RecordedExit } from '../../../src/core/record/exit.ts';
import type { Result } from '../../../src/core/result.ts';
import type { ToldBase } from '../../../src/core/shards/base.ts';
import type { ShardRun } from '../../../src/core/shards/merge.ts';
import { type Share, tellBaseShare, tellShare } from '../../../src/core/shards/share.ts';
import type { TestName } from '../../../src/core/tests/tally.ts';
import { deleted, edited } from '../corners/cases.ts';
import { honest, run } from '../judge/cases.ts';
import { bareRun, shardedPolicy, shardRun, test, unitOf } from './shards.ts';

const policy = shardedPolicy(2);
const suite = unitOf(policy);
const { regenerated } = honest(policy, { types: { first: run(policy, 'types', 0, []) } });
const BASE = '1'.repeat(40);

/** A test as a line, or one that failed over the base by an assertion. */
type Line = `${'passed' | 'failed' | 'skipped' | 'assertion'} ${string}`;

const shard = (index: number, ...lines: readonly Line[]): ShardRun => {
  const made = shardRun(
    suite,
    index,
    lines.map((line) => test(line.replace(/^assertion/, 'failed'))),
  );
  const failures = lines.flatMap((line) => {
    const { group, name } = test(line.replace(/^assertion/, 'failed'));
    const found: TestName = [group, name];
    return line.startsWith('assertion') ? [{ test: found, kind: 'assertion' as const, said: 'expected 1' }] : [];
  });
  return made.tests === undefined ? made : { ...made, tests: { ...made.tests, failures } };
};

type Told = NonNullable<ToldBase['corners'][CornerName]>;
const ran = (...shares: readonly Share[]): Told => ({ kind: 'ran', shares: { unit: [...shares] } });
const ended = (run: ShardRun, exit: RecordedExit): ShardRun => ({
  ...run,
  result: { ...run.result, record: { ...run.result.record, exit } },
});
const over = (index: number, ...lines: readonly Line[]): Told => ran(tellBaseShare(shard(index, ...lines)));

const known = (files?: NonNullable<Extract<ToldBase['change'], { readonly kind: 'known' }>['files']>) =>
  ({ kind: 'known', base: BASE, regressionsNeeded: true, ...(files === undefined ? {} : { files }) }) as const;

const asks = { losses: true, proof: true, regressions: true };
const told = (change: Partial<ToldBase> = {}): ToldBase => ({
  asks,
  losses: 'declare',
  asked: {},
  change: known(),
  corners: {},
  ...change,
});
const FIRST = { change: known([]) };

interface LegCase {
  readonly head: readonly Share[];
  readonly base?: ToldBase;
}

const joined = (...legs: readonly LegCase[]): Result<Joined> => {
  const heard: LegFound[] = [];
  for (const { head, base } of legs) {
    const sheet: Extract<Sheet, { readonly kind: 'record' }> = {
      kind: 'record',
      regenerated: { ...regenerated, suites: {} },
      shares: { unit: [...head] },
      ...(base === undefined ? {} : { base }),
    };
    const leg = hearLeg(sheet);
    if (!leg.ok) return leg;
    heard.push(leg.value);
  }
  return joinLegs(heard);
};

const runsOf = (result: Result<Joined>) => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value.regenerated.suites['unit'];
};
const cornersOf = (result: Result<Joined>): Corners | undefined => runsOf(result)?.corners;

const HEAD = [tellShare(shard(1, 'passed a › 1', 'passed a › 3')), tellShare(shard(2, 'passed a › 4'))] as const;

/** Two legs with the head's shards, and what each tells of the base. */
const legs = (first: Partial<ToldBase>, second: Partial<ToldBase>): readonly LegCase[] => [
  { head: [HEAD[0]], base: told({ ...FIRST, ...first }) },
  { head: [HEAD[1]], base: told(second) },
];

const found = (first: Partial<ToldBase>, second: Partial<ToldBase>): Corners | undefined =>
  cornersOf(joined(...legs(first, second)));

describe('what the base says of a suite in shards', () => {
  const baseline: readonly [Told, Told] = [
    over(1, 'passed a › 1', 'passed a › 2'),
    over(2, 'passed a › 3', 'passed a › 4'),
  ];

  it('is told of the whole, however the base deals its tests, and goes into the record', () => {
    const runs = runsOf(
      joined(
        ...legs(
          { asks: { ...asks, regressions: false }, corners: { baseline: baseline[0] } },
          { corners: { baseline: baseline[1] } },
        ),
      ),
    );
    expect(runs?.corners).toMatchObject({
      base: BASE,
      losses: { kind: 'told', had: { from: 'run', milliseconds: 2_000 }, gone: { some: [['a', '2']], rest: 0 } },
    });
    expect(runs?.corners).not.toHaveProperty('regressions');
    expect(runs?.first.record.losses).toEqual([['a', '2']]);
  });

  it('is what its files say, which one leg tells', () => {
    const change = known([edited('a', "test('2')", "test('5')")]);
    const over1 = over(1, 'passed a › 1', 'failed a › 2');
    expect(
      found(
        { change, corners: { baseline: baseline[0], regressions: over1 } },
        {
          corners: { baseline: baseline[1], regressions: baseline[1] },
        },
      )?.regressions,
    ).toMatchObject({ kind: 'told', tests: { some: [{ test: ['a', '2'], over: 'unknown', head: 'absent' }] } });
    const gone = known([deleted('a', "test('2')")]);
    expect(
      found(
        { change: { ...gone, regressionsNeeded: false }, corners: { baseline: baseline[0] } },
        {
          corners: { baseline: baseline[1] },
        },
      )?.regressions,
    ).toEqual({ kind: 'unneeded' });
  });

  it('is which tests prove the change, with why they fail over it, in both rounds', () => {
    const asked = { unit: [['a', '1'] as const, ['a', '4'] as const] };
    const proof = ran(tellBaseShare(shard(1, 'assertion a › 1'), shard(1, 'assertion a › 1')));
    const second = ran(
      tellBaseShare(shard(2, 'assertion a › 4', 'passed a › 3'), shard(2, 'passed a › 4', 'passed a › 3')),
    );
    const proved = found({ asked, corners: { proof } }, { asked, corners: { proof: second } })?.proof;
    expect(proved).toMatchObject({
      kind: 'told',
      tests: {
        some: [
          { test: ['a', '1'], base: 'assertion', head: 'passed', asked: true, said: 'expected 1' },
          { test: ['a', '4'], base: 'assertion', again: 'passed', head: 'passed', asked: true },
        ],
      },
    });
    const once = found(
      { asked, corners: { proof } },
      { asked, corners: { proof: over(2, 'assertion a › 4', 'passed a › 3') } },
    );
    expect(once?.proof).toMatchObject({
      kind: 'told',
      tests: { some: [{ base: 'assertion' }, { base: 'assertion' }] },
    });
  });

  it('is nothing where a leg tells nothing of it', () => {
    const [one, other] = legs({ corners: { baseline: baseline[0] } }, {});
    expect(cornersOf(joined(...(one ? [one] : []), { head: other?.head ?? [] }))).toBeUndefined();
    expect(cornersOf(joined({ head: HEAD }))).toBeUndefined();
  });

  it('says last what a command without a test said, and no more of it', () => {
    const silent = bareRun(suite, 1, {
      exit: 1,
      report: 'report-empty',
      more: { tail: `${'x'.repeat(400)}\nno such file\n` },
    });
    const share = tellBaseShare(silent);
    expect(share.first.result.tail).toHaveLength(300);
    expect(share.first.failures).toEqual([]);
    const asked = { unit: [['a', '1'] as const] };
    expect(
      found({ asked, corners: { proof: ran(share) } }, { corners: { proof: over(2, 'passed a › 4') } })?.proof,
    ).toMatchObject({
      kind: 'told',
      ended: { ran: 0, said: 'no such file' },
    });
  });
});

describe('where the base of a suite in shards cannot be put together, it is not had', () => {
  const one = over(1, 'passed a › 1');
  const two = over(2, 'passed a › 2');
  const notHad = (code: 'setup-failed' | 'baseline-missing', why: string) => ({ kind: 'not-had', code, why }) as const;

  it.each<[what: string, first: Partial<ToldBase>, second: Partial<ToldBase>, code: string, why: string]>([
    ['a corner that no leg ran', {}, {}, 'shard-missing', 'no leg ran it there'],
    ['a shard that no leg ran', { corners: { baseline: one } }, {}, 'shard-missing', 'no leg ran shard 2 of 2 there'],
    [
      'a suite that no leg ran there',
      { corners: { baseline: { kind: 'ran', shares: {} } } },
      {},
      'shard-missing',
      'no leg ran it there',
    ],
    [
      'a shard that two legs ran',
      { corners: { baseline: one } },
      { corners: { baseline: ran(tellBaseShare(shard(2)), tellBaseShare(shard(1))) } },
      'hand-over-broken',
      'its shards there are not the 2 of the head',
    ],
    [
      'a shard whose reports are refused',
      { corners: { baseline: one } },
      { corners: { baseline: ran(tellBaseShare(bareRun(suite, 2, { exit: 1, report: 'report-missing' }))) } },
      'baseline-missing',
      'its reports are refused there: report-missing',
    ],
    [
      'a shard that was ended before its own end, with whatever report it had written',
      { corners: { baseline: ran(tellBaseShare(ended(shard(1, 'failed a › 1'), 1))) } },
      { corners: { baseline: ran(tellBaseShare(ended(shard(2, 'passed a › 2'), 'timeout'))) } },
      'baseline-missing',
      'it ended there with timeout',
    ],
    [
      'shards of another number',
      { corners: { baseline: one } },
      { corners: { baseline: ran({ ...tellBaseShare(shard(2)), count: 3 }) } },
      'hand-over-broken',
      'its shards there are not the 2 of the head',
    ],
    [
      'shards that are not of one suite',
      { corners: { baseline: one } },
      { corners: { baseline: ran(tellBaseShare(bareRun({ ...suite, run: 'other' }, 2))) } },
      'hand-over-broken',
      'its shards differ in their command',
    ],
    [
      'a test that two shards ran',
      { corners: { baseline: one } },
      { corners: { baseline: over(2, 'passed a › 1') } },
      'baseline-missing',
      '1 tests ran in more than one shard there',
    ],
    [
      'a leg whose base could not be set up',
      { corners: { baseline: one } },
      { corners: { baseline: notHad('setup-failed', 'setup: `npm ci` ended with 1') } },
      'setup-failed',
      'setup: `npm ci` ended with 1',
    ],
    [
      'a leg that did not find the base',
      { corners: { baseline: one } },
      { change: notHad('baseline-missing', 'there is no common ancestor') },
      'baseline-missing',
      'there is no common ancestor',
    ],
    [
      'legs that were compared with different commits',
      { corners: { baseline: one } },
      { change: { ...known(), base: '2'.repeat(40) }, corners: { baseline: two } },
      'baseline-missing',
      `the legs were compared with ${BASE} and ${'2'.repeat(40)}`,
    ],
    [
      'no leg that tells what the change does',
      { change: known(), corners: { baseline: one } },
      { corners: { baseline: two } },
      'baseline-missing',
      'no leg tells what the change does to files of tests',
    ],
  ])('%s', (_what, first, second, code, why) => {
    expect(found(first, second)?.losses).toEqual({ kind: 'not-had', code, why });
  });

  it('nor are the regressions, where either of both is not', () => {
    const corners = { baseline: one, regressions: one };
    expect(found({ corners }, { corners: { baseline: two } })?.regressions).toMatchObject({
      kind: 'not-had',
      code: 'shard-missing',
    });
    expect(found({ corners }, { corners: { regressions: two } })?.regressions).toMatchObject({ kind: 'not-had' });
  });

  it('nor is a second round that does not hold together', () => {
    const spoilt = ran(tellBaseShare(shard(2, 'passed a › 2'), shard(2, 'passed a › 1')));
    const asked = { unit: [['a', '1'] as const] };
    expect(found({ asked, corners: { proof: one } }, { corners: { proof: spoilt } })?.proof).toEqual({
      kind: 'not-had',
      code: 'proof-unchecked',
      why: '1 tests ran in more than one shard there',
    });
  });

  it('nor a proof that nobody asked for when the suites were started', () => {
    const asked = { unit: [['a', '1'] as const] };
    const change = notHad('baseline-missing', 'the legs of a matrix look for none');
    const unasked = { asked, change, asks: { losses: true, proof: false, regressions: false } };
    expect(found(unasked, {})).toEqual({
      losses: change,
      proof: {
        kind: 'not-had',
        code: 'proof-unchecked',
        why: 'the block did not ask for it when the suites were started',
      },
    });
    expect(found({ ...unasked, asks }, {})).toMatchObject({
      proof: { code: 'baseline-missing' },
      regressions: { code: 'baseline-missing' },
    });
    expect(found({ change, asks: { losses: false, proof: false, regressions: false } }, {})).toEqual({});
  });

  it('nor what a shard of more tests than are handed over by name would say', () => {
    const many = Array.from({ length: 5_001 }, (_, at): Line => `passed a › ${at + 10}`);
    const keep = shardRun(
      suite,
      1,
      many.map((line) => test(line)),
      { keep: 10_000 },
    );
    const asked = { unit: [['a', '1'] as const] };
    const corners = { baseline: ran(tellBaseShare(keep)), proof: ran(tellBaseShare(keep)) };
    expect(found({ asked, corners }, { corners: { baseline: two, proof: two } })).toMatchObject({
      losses: { kind: 'told', names: false },
      proof: { kind: 'not-had', code: 'proof-unchecked', why: '5002 tests are more than are kept by name' },
    });
  });

  it('and nothing is told of what nobody asks', () => {
    const nothing = { asks: { losses: false, proof: false, regressions: false } };
    expect(found({ ...nothing, corners: { baseline: one } }, { ...nothing, corners: { baseline: two } })).toEqual({
      base: BASE,
    });
  });

  it('a share that does not hold together breaks the hand-over', () => {
    const share = tellBaseShare(shard(1, 'passed a › 1'));
    const cut: Share = {
      ...share,
      first: { ...share.first, tests: { kind: 'named', tests: [] } },
    };
    const result = joined(...legs({ corners: { proof: ran(cut) } }, {}));
    expect(result.ok ? undefined : result.error).toMatchObject({
      code: 'hand-over-broken',
      message: 'the hand-over of suite unit, proof: shard 1 tells tests that are not as it counts',
    });
  });
});
