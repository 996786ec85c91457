import { describe, expect, test } from 'vitest';
import { type CornerFields, cornerFields } from '../../../src/core/corners/entries.ts';
import { type Corners, cornersSchema } from '../../../src/core/corners/facts.ts';
import { lossesOf } from '../../../src/core/corners/losses.ts';
import { provesOf } from '../../../src/core/corners/proof.ts';
import { regressionsOf } from '../../../src/core/corners/regressions.ts';
import { cornersLacking, tellsAnother, wantedCorners } from '../../../src/core/corners/wanted.ts';
import type { Policy } from '../../../src/core/policy/policy.ts';
import type { RunRecord } from '../../../src/core/record/record.ts';
import { recordOf, type SuiteRuns } from '../../../src/core/record/regenerated.ts';
import { honest, policyWith, run } from '../judge/cases.ts';
import { added, deleted, edited, named, ran } from './cases.ts';

const BASE = ran('passed a.ts › x', 'passed a.ts › y', 'passed b.ts › z', 'passed b.ts › w');
const HEAD = ran('passed b.ts › z', 'skipped b.ts › w', 'passed c.ts › new', 'passed c.ts › old');
const OVER_BASE = ran('assertion c.ts › new', 'passed c.ts › old');
const OVER_HEAD = ran('passed a.ts › x', 'assertion a.ts › y', 'passed b.ts › z', 'failed b.ts › w');
const FILES = [deleted('a.ts'), edited('b.ts')];
const CORNERS: Corners = {
  base: 'b'.repeat(40),
  losses: lossesOf(BASE, HEAD, FILES, { from: 'run', milliseconds: 5 }),
  proof: provesOf([named('c.ts › new'), named('c.ts › old')], HEAD, OVER_BASE),
  regressions: regressionsOf(BASE, HEAD, OVER_HEAD, FILES),
};
const OTHERS: Corners = {
  regressions: regressionsOf(BASE, HEAD, OVER_HEAD, [edited('z.test.ts', 'it("z", 123456789012);')]),
};
const NONE: Corners = { losses: { kind: 'not-had', code: 'baseline-missing', why: 'no record of a push' } };

test('facts cross to the judge as they are, and a reason is a code by which nothing can be said', () => {
  expect(cornersSchema.parse(JSON.parse(JSON.stringify(CORNERS)))).toEqual(CORNERS);
  expect(cornersSchema.parse(NONE)).toEqual(NONE);
  for (const code of ['loss-undeclared', 'toString', 'nonsense'])
    expect(cornersSchema.safeParse({ losses: { kind: 'not-had', code, why: '' } }).success).toBe(false);
});

describe('what a record says of its corners', () => {
  test.each<[what: string, losses: Policy['losses'], corners: Corners, fields: CornerFields]>([
    ['nothing where nothing was looked at', 'declare', {}, {}],
    ['nothing where the base was not to be had', 'declare', NONE, {}],
    [
      'every loss and what proves, where losses are declared; a group that is gone covers its tests',
      'declare',
      CORNERS,
      {
        losses: [
          ['a.ts', ''],
          ['b.ts', 'w'],
        ],
        proves: [['c.ts', 'new']],
      },
    ],
    [
      'else the hidden regressions alone',
      'report',
      CORNERS,
      {
        losses: [
          ['a.ts', 'y'],
          ['b.ts', 'w'],
        ],
        proves: [['c.ts', 'new']],
      },
    ],
  ])('%s', (_what, losses, corners, fields) => {
    expect(cornerFields({ losses }, corners)).toEqual(fields);
  });

  test('no proof that a second run does not show', () => {
    const again = ran('passed c.ts › new', 'passed c.ts › old');
    expect(
      cornerFields({ losses: 'report' }, { proof: provesOf([named('c.ts › new')], HEAD, OVER_BASE, again) }),
    ).toEqual({});
  });

  test('no regression that a second run does not give', () => {
    const again = ran('passed a.ts › x', 'error a.ts › y', 'passed b.ts › z', 'passed b.ts › w');
    const corners = { regressions: regressionsOf(BASE, HEAD, OVER_HEAD, FILES, again) };
    expect(cornerFields({ losses: 'report' }, corners)).toEqual({ losses: [['a.ts', 'y']] });
  });

  test('no regression that has nothing to do with the change', () => {
    const corners = { regressions: regressionsOf(BASE, HEAD, OVER_HEAD, []) };
    expect(corners.regressions.kind === 'told' && corners.regressions.tests.some.map(({ touch }) => touch)).toEqual([
      'none',
      'none',
    ]);
    expect(cornerFields({ losses: 'report' }, corners)).toEqual({});
  });
});

const suiteOf = (policy: Policy) => {
  const { unit, types } = policy.suites;
  if (unit === undefined || types === undefined) throw new Error('no suites');
  return { unit, types };
};
const CLAIMED = { command: 'npm test', scope: 'offline', exit: 0, proves: [['c.ts', 'new'] as const] } as const;

describe('what of the corners is to be run', () => {
  test.each<
    [what: string, top: string, claimed: boolean, changes: 'tests' | 'code', wanted: ReturnType<typeof wantedCorners>]
  >([
    ['nothing that costs by default', '', false, 'tests', { baseline: false, proves: undefined, regressions: false }],
    ['nothing at all', 'losses: off', false, 'tests', { baseline: false, proves: undefined, regressions: false }],
    ['the base', 'losses: declare', false, 'code', { baseline: true, proves: undefined, regressions: false }],
    ['the base', 'losses: fail', false, 'code', { baseline: true, proves: undefined, regressions: false }],
    [
      'what the block names',
      'losses: off',
      true,
      'code',
      { baseline: false, proves: [['c.ts', 'new']], regressions: false },
    ],
    [
      'the base and its tests over the head',
      'proof: [src/**]',
      false,
      'tests',
      { baseline: true, proves: undefined, regressions: true },
    ],
    [
      'not these where code alone changed',
      'proof: [src/**]',
      false,
      'code',
      { baseline: false, proves: undefined, regressions: false },
    ],
    [
      'not these where the policy switches them off',
      'proof: { paths: [src/**], regressions: false }',
      false,
      'tests',
      { baseline: false, proves: undefined, regressions: false },
    ],
  ])('%s: %s', (_what, top, claimed, changes, wanted) => {
    const policy = policyWith('', top);
    const files = changes === 'tests' ? [edited('a.test.ts')] : [edited('a.ts'), added('b.test.ts')];
    expect(wantedCorners(policy, suiteOf(policy).unit, claimed ? CLAIMED : undefined, files)).toEqual(wanted);
  });

  test('of a suite without reports nothing', () => {
    const policy = policyWith('', 'losses: fail');
    expect(wantedCorners(policy, suiteOf(policy).types, CLAIMED, [edited('a.test.ts')])).toEqual({
      baseline: false,
      proves: undefined,
      regressions: false,
    });
  });
});

describe('what a record lacks of the corners that are asked for now', () => {
  const runsOf = (
    policy: Policy,
    corners: Corners | undefined,
    fields: CornerFields = {},
  ): Readonly<Record<string, SuiteRuns>> => {
    const first = run(policy, 'unit', 0, ['passed a.ts › x']);
    return {
      unit: {
        first: { ...first, record: { ...first.record, ...fields } },
        ...(corners === undefined ? {} : { corners }),
      },
      types: { first: run(policy, 'types', 0, []) },
    };
  };
  const pinning = (policy: Policy, proves: readonly (readonly [string, string])[]): RunRecord => {
    const record = recordOf(honest(policy, runsOf(policy, undefined)).regenerated);
    const { unit } = record.suites;
    return unit === undefined ? record : { ...record, suites: { ...record.suites, unit: { ...unit, proves } } };
  };
  const PROOF: Corners = { proof: provesOf([named('c.ts › new')], HEAD, OVER_BASE) };
  const SHOWN: CornerFields = { proves: [['c.ts', 'new']] };

  test.each<
    [
      what: string,
      top: string,
      corners: Corners | undefined,
      fields: CornerFields,
      proves: readonly (readonly [string, string])[],
      lacks: string | undefined,
    ]
  >([
    ['nothing', '', undefined, {}, [], undefined],
    ['nothing', 'losses: declare', CORNERS, cornerFields({ losses: 'declare' }, CORNERS), [], undefined],
    ['the base', 'losses: declare', undefined, {}, [], 'what the base says'],
    ['the base', 'losses: fail', NONE, {}, [], 'what the base says, which could not be had: no record of a push'],
    ['regressions', 'proof: [src/**]', undefined, {}, [], "the base's tests over its code"],
    [
      'regressions',
      'proof: [src/**]',
      { regressions: { kind: 'not-had', code: 'regressions-unchecked', why: 'setup failed' } },
      {},
      [],
      "the base's tests over its code, which could not be had: setup failed",
    ],
    [
      'a proof',
      '',
      { proof: { kind: 'not-had', code: 'proof-unchecked', why: 'setup failed' } },
      {},
      [['c.ts', 'new']],
      'the proofs that the block names, which could not be had: setup failed',
    ],
    ['nothing', 'proof: [src/**]', { regressions: { kind: 'unneeded' } }, {}, [], undefined],
    ['nothing', '', PROOF, SHOWN, [['c.ts', 'new']], undefined],
    ['a proof', '', PROOF, SHOWN, [['c.ts', 'old']], 'the proofs that the block names'],
    ['a proof', '', undefined, {}, [['c.ts', 'new']], 'the proofs that the block names'],
    [
      'what it does not say itself under another policy',
      'losses: declare',
      { losses: CORNERS.losses },
      {},
      [],
      'what the policy asks now',
    ],
    ['nothing', '', OTHERS, cornerFields({ losses: 'report' }, OTHERS), [], undefined],
  ])('%s, under "%s"', (_what, top, corners, fields, proves, lacks) => {
    const policy = policyWith('', top);
    const pinned = proves.length === 0 ? undefined : pinning(policy, proves);
    expect(cornersLacking(policy, pinned, { suites: runsOf(policy, corners, fields) })).toBe(
      lacks === undefined ? undefined : `of suite unit it lacks ${lacks}`,
    );
  });

  test('a suite that the policy does not hold lacks nothing', () => {
    const policy = policyWith('', 'losses: fail');
    const { unit } = runsOf(policy, CORNERS, {});
    expect(cornersLacking(policy, undefined, { suites: unit === undefined ? {} : { other: unit } })).toBeUndefined();
  });

  test.each<
    [what: string, corners: Corners | undefined, fields: CornerFields, base: string | undefined, another: boolean]
  >([
    ['of this base', CORNERS, cornerFields({ losses: 'declare' }, CORNERS), CORNERS.base, false],
    ['of another base', CORNERS, cornerFields({ losses: 'declare' }, CORNERS), 'c'.repeat(40), true],
    ['of a base that is none any more', CORNERS, cornerFields({ losses: 'declare' }, CORNERS), undefined, true],
    ['without what the policy asks now', CORNERS, {}, CORNERS.base, true],
    ['for which nothing could be had', NONE, {}, 'c'.repeat(40), false],
    ['of which nothing was asked', undefined, {}, 'c'.repeat(40), false],
  ])('a record %s', (_what, corners, fields, base, another) => {
    const policy = policyWith('', 'losses: declare');
    const { unit } = runsOf(policy, corners ?? {}, fields);
    const suites = unit === undefined ? {} : { unit: corners === undefined ? { first: unit.first } : unit };
    expect(tellsAnother(policy, base, { suites })).toBe(another);
  });
});
