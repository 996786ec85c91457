import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cornersOn, isIdle, runsApart } from '../../../src/core/shards/corner-legs.ts';
import { type Leg, parseLeg } from '../../../src/core/shards/leg.ts';
import { policyOf } from '../policy/policies.ts';

const legsOf = (shards: string): readonly Leg[] => {
  const leg = parseLeg('0', shards);
  if (!leg.ok) throw new Error(leg.error);
  const { systems } = leg.value;
  return systems.map((_, index) => ({ index, systems }));
};

interface Of {
  readonly shards?: number;
  readonly os?: 'any' | 'linux' | 'macos';
  readonly reports?: boolean;
}

const ALL = 'losses: fail\nproof: { regressions: true }\n';

/** A policy of suites that have reports, unless they say otherwise. */
const policyWith = (suites: Readonly<Record<string, Of>>, top = ALL) =>
  policyOf(`version: 1
${top}suites:
${Object.entries(suites)
  .map(
    ([name, { shards = 1, os = 'any', reports = true }]) =>
      `  ${name}: { run: "run {index}", scope: offline, os: ${os}, shards: ${shards}${reports ? ', reports: ["*.xml"]' : ''} }\n`,
  )
  .join('')}`);

const SHORT = { baseline: 'b', regressions: 'r', proof: 'p' } as const;

/** What of the corners falls to a leg: `b` the baseline, `r` the regressions, `p` the proof, each with its shards. */
const show = (leg: Leg, policy: ReturnType<typeof policyWith>): string => {
  const corners = cornersOn(leg, policy);
  return (['baseline', 'regressions', 'proof'] as const)
    .flatMap((corner) =>
      Object.entries(corners[corner]).map(
        ([name, shards]) => `${name}:${SHORT[corner]}${shards.map(({ index }) => index).join('')}`,
      ),
    )
    .join(' ');
};

describe('what the base says of a suite is run by idle legs', () => {
  test.each<[what: string, shards: string, suites: Readonly<Record<string, Of>>, legs: readonly string[]]>([
    ['not where there is one job', '1', { a: {} }, ['a:b1 a:r1 a:p1']],
    ['all of it by one that is idle', '2', { a: {} }, ['', 'a:b1 a:r1 a:p1']],
    ['in turn by two', '3', { a: {} }, ['', 'a:b1 a:p1', 'a:r1']],
    ['on a leg each by three', '4', { a: {} }, ['', 'a:b1', 'a:r1', 'a:p1']],
    ['and by no more', '6', { a: {} }, ['', 'a:b1', 'a:r1', 'a:p1', '', '']],
    ['of all suites together', '4', { a: {}, b: {} }, ['', 'a:b1 b:b1', 'a:r1 b:r1', 'a:p1 b:p1']],
    ['not of one without reports', '2', { a: { reports: false }, b: {} }, ['', 'b:b1 b:r1 b:p1']],
    [
      'which a suite without reports keeps busy',
      '2',
      { a: {}, b: { shards: 2, reports: false } },
      ['a:b1 a:r1 a:p1', ''],
    ],
    ['not where every leg has a shard', '2', { a: { shards: 2 } }, ['a:b1 a:r1 a:p1', 'a:b2 a:r2 a:p2']],
    [
      'nor where fewer are idle than a suite has shards',
      '3',
      { a: { shards: 2 } },
      ['a:b1 a:r1 a:p1', 'a:b2 a:r2 a:p2', ''],
    ],
    ['in sets of as many as it has', '4', { a: { shards: 2 } }, ['', '', 'a:b1 a:r1 a:p1', 'a:b2 a:r2 a:p2']],
    ['one set a corner', '8', { a: { shards: 2 } }, ['', '', 'a:b1', 'a:b2', 'a:r1', 'a:r2', 'a:p1', 'a:p2']],
    [
      'of a suite that is not cut beside one that is',
      '3',
      { a: {}, b: { shards: 2 } },
      ['b:b1 b:r1 b:p1', 'b:b2 b:r2 b:p2', 'a:b1 a:r1 a:p1'],
    ],
    ['by legs of its system alone', 'linux=2 macos=2', { a: { os: 'macos' } }, ['', '', '', 'a:b1 a:r1 a:p1']],
    [
      'of each system by its own',
      'linux=2 macos=3',
      { a: {}, b: { os: 'macos' } },
      ['', 'a:b1 a:r1 a:p1', '', 'b:b1 b:p1', 'b:r1'],
    ],
    [
      'not by an idle leg of another',
      'linux=1 macos=2',
      { a: {}, b: { os: 'macos' } },
      ['a:b1 a:r1 a:p1', '', 'b:b1 b:r1 b:p1'],
    ],
    ['not of a suite whose system no leg has', 'linux=2', { a: { os: 'macos' }, b: {} }, ['', 'b:b1 b:r1 b:p1']],
    ['by any where nobody says which system the legs have', '2', { a: { os: 'linux' } }, ['', 'a:b1 a:r1 a:p1']],
  ])('%s', (_what, shards, suites, legs) => {
    const policy = policyWith(suites);
    expect(legsOf(shards).map((leg) => show(leg, policy))).toEqual(legs);
  });

  test.each<[top: string, legs: readonly string[]]>([
    ['losses: off\nproof: { regressions: false }\n', ['', 'a:p1', '']],
    ['losses: off\nproof: { regressions: true }\n', ['', 'a:b1 a:p1', 'a:r1']],
    ['losses: report\n', ['', 'a:b1', 'a:p1']],
    ['losses: declare\n', ['', 'a:b1', 'a:p1']],
  ])('where the policy asks less, what it asks has the legs: %j', (top, legs) => {
    const policy = policyWith({ a: {} }, top);
    expect(legsOf('3').map((leg) => show(leg, policy))).toEqual(legs);
  });

  test('and a suite runs apart from what the base says of it, or with it, for every leg alike', () => {
    const policy = policyWith({ a: {}, b: { shards: 2 } });
    const { a, b } = policy.suites;
    if (a === undefined || b === undefined) throw new Error('Expected two suites.');
    const told = legsOf('3').map((leg) => [isIdle(leg, policy), runsApart(leg, policy, a), runsApart(leg, policy, b)]);
    expect(told).toEqual([
      [false, true, false],
      [false, true, false],
      [true, true, false],
    ]);
  });

  test('each shard in each corner falls to one leg of its system, however many there are', () => {
    const os = fc.constantFrom('any', 'linux', 'macos' as const);
    const suites = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.record({ os, shards: fc.integer({ min: 1, max: 4 }) }),
      {
        minKeys: 1,
      },
    );
    const count = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(
        suites,
        count,
        count,
        fc.constantFrom(ALL, 'losses: off\n', 'losses: declare\n'),
        (of, linux, macos, top) => {
          const policy = policyWith(of, top);
          const legs = legsOf(`linux=${linux} macos=${macos}`);
          for (const [name, suite] of Object.entries(policy.suites))
            for (const corner of ['baseline', 'proof', 'regressions'] as const) {
              const dealt = legs.map((leg) => cornersOn(leg, policy)[corner][name] ?? []);
              const all = dealt.flat().map(({ index }) => index);
              const isAsked = corner === 'proof' || top === ALL || (corner === 'baseline' && top !== 'losses: off\n');
              if (isAsked)
                expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: suite.shards }, (_, at) => at + 1));
              const foreign = suite.os === 'macos' ? dealt.slice(0, linux) : dealt.slice(linux);
              expect(foreign.flat()).toEqual([]);
            }
        },
      ),
    );
  });
});
