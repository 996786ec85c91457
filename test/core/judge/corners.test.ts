import { describe, expect, test } from 'vitest';
import { cornerFields } from '../../../src/core/corners/entries.ts';
import type { Corners } from '../../../src/core/corners/facts.ts';
import { lossesOf } from '../../../src/core/corners/losses.ts';
import { provesOf } from '../../../src/core/corners/proof.ts';
import { regressionsOf } from '../../../src/core/corners/regressions.ts';
import { judgeGroupCommit } from '../../../src/core/judge/group.ts';
import { type Facts, judge } from '../../../src/core/judge/judge.ts';
import type { Changed } from '../../../src/core/policy/applicability.ts';
import type { SuiteRecord } from '../../../src/core/record/record.ts';
import { added, broken, deleted, edited, huge, type Line, named, ran } from '../corners/cases.ts';
import { claiming, honest, policyWith, run, unreadable } from './cases.ts';

const BASE = ran(
  'passed a.ts › x',
  'passed a.ts › y',
  'passed b.ts › z',
  'passed b.ts › w',
  'passed b.ts › v',
  'passed b.ts › v',
);
const HEAD = ran('passed b.ts › z', 'skipped b.ts › w', 'passed b.ts › v', 'passed c.ts › new');
const FILES = [deleted('a.ts'), edited('b.ts'), added('c.ts')];
const LOST: Corners = { losses: lossesOf(BASE, HEAD, FILES, { from: 'run', milliseconds: 5 }) };
const LOSSES: SuiteRecord['losses'] = [
  ['a.ts', ''],
  ['b.ts', 'v'],
  ['b.ts', 'w'],
];
const NO_BASE: Corners = { losses: { kind: 'not-had', code: 'baseline-missing', why: 'no record of a push' } };

interface Case {
  readonly top?: string;
  readonly corners?: Corners;
  readonly claimed?: Partial<SuiteRecord>;
  readonly changed?: Changed;
  readonly desk?: true;
  readonly exempt?: true;
}

/** Facts of CI, in which the block claims nothing but what a case says beyond the suite's own results. */
const factsOf = ({ top = '', corners, claimed = {}, changed = [], desk, exempt }: Case): Facts => {
  const policy = policyWith('', `${top}\nisolation: none`);
  const unit = { first: run(policy, 'unit', 0, ['passed c.ts › new']), ...(corners === undefined ? {} : { corners }) };
  const facts = honest(policy, { unit, types: { first: run(policy, 'types', 0, []) } });
  const claiming1 = { ...claiming(facts, {}, claimed), changed, walled: desk !== true };
  return exempt === true ? { ...claiming1, blockNeeded: false, pinned: unreadable('block-missing') } : claiming1;
};

const judged = (of: Case): readonly string[] => {
  const { outcome, findings, notChecked } = judge(factsOf(of));
  return [outcome, ...findings.map(({ code, message }) => `${code}: ${message}`), ...notChecked];
};

describe('lost tests', () => {
  const undeclared = [
    'mismatch',
    'loss-undeclared: unit: every test of a.ts is gone, and the block does not declare it',
    'loss-undeclared: unit: b.ts › v stands for 1 tests, and for 2 on the base, and the block does not declare it',
    'loss-undeclared: unit: b.ts › w is skipped, and runs on the base, and the block does not declare it',
  ];
  test.each<[what: string, of: Case, told: readonly string[]]>([
    ['are told and no finding by default', { corners: LOST }, ['match']],
    ['are not looked at where the policy says so', { top: 'losses: off', corners: NO_BASE }, ['match']],
    [
      'are not checked where there is no base',
      { corners: NO_BASE },
      ['match', 'lost tests of suite unit: no record of a push'],
    ],
    ['are not asked for of a record without them', {}, ['match']],
    ['must be declared', { top: 'losses: declare', corners: LOST }, undeclared],
    ['may be declared', { top: 'losses: declare', corners: LOST, claimed: { losses: LOSSES } }, ['match']],
    [
      'may be declared one by one, too',
      {
        top: 'losses: declare',
        corners: LOST,
        claimed: { losses: [...LOSSES, ['a.ts', 'x'], ['a.ts', 'y']] },
      },
      ['match'],
    ],
    [
      'are contradicted where they are none',
      { top: 'losses: declare', corners: LOST, claimed: { losses: [...LOSSES, ['b.ts', 'z'], ['b.ts', '']] } },
      [
        'mismatch',
        'loss-contradicted: unit: losses: claimed b.ts › z, which is not lost',
        'loss-contradicted: unit: losses: claimed every test of b.ts, which is not lost',
      ],
    ],
    [
      'are contradicted where they are none, whatever the policy asks',
      { corners: LOST, claimed: { losses: [['b.ts', 'z']] } },
      ['mismatch', 'loss-contradicted: unit: losses: claimed b.ts › z, which is not lost'],
    ],
    [
      'are each a finding where the policy lets none pass, declared or not',
      { top: 'losses: fail', corners: LOST, claimed: { losses: LOSSES } },
      [
        'failing',
        'test-lost: unit: every test of a.ts is gone',
        'test-lost: unit: b.ts › v stands for 1 tests, and for 2 on the base',
        'test-lost: unit: b.ts › w is skipped, and runs on the base',
      ],
    ],
    [
      'fail without a block as well',
      {
        top: 'losses: fail',
        corners: { losses: lossesOf(ran('passed a › b'), ran(), [], { from: 'stored' }) },
        exempt: true,
      },
      ['failing', 'test-lost: unit: a › b is gone', 'block'],
    ],
    [
      'need not be declared where no block is needed',
      { top: 'losses: declare', corners: LOST, exempt: true },
      ['match', 'block'],
    ],
    [
      'are not asked for where no block is needed, also where the base could not be had',
      { top: 'losses: declare', corners: NO_BASE, exempt: true },
      ['match', 'block', 'lost tests of suite unit: no record of a push'],
    ],
    [
      'cannot be told where the base could not be had',
      { top: 'losses: declare', corners: NO_BASE },
      [
        'inconclusive',
        'baseline-missing: unit: its tests are to be compared with those of the merge base, which could not be done: no record of a push',
      ],
    ],
    [
      'cannot be told where the hand-over does not hold them',
      { top: 'losses: fail' },
      [
        'inconclusive',
        'baseline-missing: unit: its tests are to be compared with those of the merge base, and the hand-over does not hold what came of it',
      ],
    ],
    [
      'cannot be told of more tests than are kept by name',
      { top: 'losses: fail', corners: { losses: lossesOf(huge, huge, [], { from: 'stored' }) } },
      [
        'inconclusive',
        'baseline-missing: unit: its tests are to be compared with those of the merge base, which could not be done: there are more than are kept by name',
      ],
    ],
    [
      'may not be in a block with which nothing is compared',
      { claimed: { losses: [] } },
      ['mismatch', 'field-invented: unit: the block has losses, which is not compared here'],
    ],
  ])('%s', (_what, of, told) => {
    expect(judged(of)).toEqual(told);
  });

  test('are told one by one up to twenty; no block declares more than two thousand', () => {
    const many = Array.from({ length: 2_100 }, (_, index): Line => `passed a.ts › ${String(index).padStart(4, '0')}`);
    const losses = lossesOf(ran(...many, 'passed a.ts › stays'), ran('passed a.ts › stays'), [], { from: 'stored' });
    const told = judged({ top: 'losses: declare', corners: { losses } });
    expect(told).toHaveLength(23);
    expect(told.slice(-3)).toEqual([
      'loss-undeclared: unit: a.ts › 0019 is gone, and the block does not declare it',
      'loss-undeclared: unit: and 1980 more',
      'loss-undeclared: unit: 2100 tests are lost, and a block declares 2000 at most',
    ]);
    expect(judged({ top: 'losses: fail', corners: { losses } }).at(-1)).toBe('test-lost: unit: and 2080 more');
  });
});

const X: Corners = {
  regressions: regressionsOf(ran('passed a.ts › x'), ran('passed a.ts › x'), ran('assertion a.ts › x'), [
    edited('a.ts'),
  ]),
};

const HIDDEN =
  'regression-hidden: unit: a.ts › x passes on the base and, as the base has it, fails by an assertion over the code of the head (assertion of x); the pull request edits a.ts';
const VARIES = "a second run of the base's tests over the head's code gives other results";
/** A test of the base that is edited, and what its old version does in two runs over the head's code. */
const twice = (first: Line, second: readonly Line[]): Corners => ({
  regressions: regressionsOf(
    ran('passed a.ts › x'),
    ran('passed a.ts › x'),
    ran(first),
    [edited('a.ts')],
    ran(...second),
  ),
});

describe('regressions that a pull request hides', () => {
  const top = 'proof: [src/**]';
  test.each<[what: string, of: Case, told: readonly string[]]>([
    [
      'are findings, with the file',
      { top, corners: X },
      [
        'failing',
        'regression-hidden: unit: a.ts › x passes on the base and, as the base has it, fails by an assertion over the code of the head (assertion of x); the pull request edits a.ts',
      ],
    ],
    [
      'are findings without a block as well',
      { top, corners: X, exempt: true },
      [
        'failing',
        'regression-hidden: unit: a.ts › x passes on the base and, as the base has it, fails by an assertion over the code of the head (assertion of x); the pull request edits a.ts',
        'block',
      ],
    ],
    [
      'are findings where the test is skipped',
      { top, corners: twice('skipped a.ts › x', ['skipped a.ts › x']) },
      [
        'failing',
        'regression-hidden: unit: a.ts › x passes on the base and, as the base has it, is skipped over the code of the head; the pull request edits a.ts',
      ],
    ],
    ...(['error', 'absent'] as const).map((second): [string, Case, readonly string[]] => [
      `stay findings where the second run of them gives something as bad: ${second}`,
      { top, corners: twice('assertion a.ts › x', second === 'absent' ? [] : [`${second} a.ts › x`]) },
      ['failing', HIDDEN],
    ]),
    [
      'say nothing for sure where the second run passes',
      { top, corners: twice('assertion a.ts › x', ['passed a.ts › x']) },
      ['inconclusive', `unstable: unit: ${VARIES}: a.ts › x`, HIDDEN],
    ],
    [
      'are findings where one of them fails twice, whatever the others do',
      {
        top,
        corners: {
          regressions: regressionsOf(
            ran('passed a.ts › x', 'passed a.ts › y'),
            ran('passed a.ts › x', 'passed a.ts › y'),
            ran('assertion a.ts › x', 'failed a.ts › y'),
            [edited('a.ts')],
            ran('assertion a.ts › x', 'passed a.ts › y'),
          ),
        },
      },
      [
        'mismatch',
        `unstable: unit: ${VARIES}: a.ts › y`,
        HIDDEN,
        'regression-hidden: unit: a.ts › y passes on the base and, as the base has it, fails over the code of the head; the pull request edits a.ts',
      ],
    ],
    [
      'may be declared where the second run passes',
      {
        top,
        corners: twice('assertion a.ts › x', ['passed a.ts › x']),
        claimed: { losses: [['a.ts', 'x']] },
      },
      ['match'],
    ],
    ['may be declared', { top, corners: X, claimed: { losses: [['a.ts', 'x']] } }, ['match']],
    [
      'may be declared as a group that is gone',
      { top, corners: { ...X, ...LOST }, claimed: { losses: [['a.ts', '']] } },
      ['match'],
    ],
    [
      'are findings where a configuration may have hidden them',
      {
        top,
        corners: {
          regressions: regressionsOf(ran('passed a.ts › x'), ran('passed a.ts › x'), ran('failed a.ts › x'), [
            added('conftest.py'),
          ]),
        },
      },
      [
        'failing',
        "regression-hidden: unit: a.ts › x passes on the base and, as the base has it, fails over the code of the head; the pull request changes a runner's configuration, what tests share or what may hold it",
      ],
    ],
    [
      'are none where the change leaves the test alone',
      {
        top,
        corners: {
          regressions: regressionsOf(ran('passed a.ts › x'), ran('passed a.ts › x'), ran('failed a.ts › x'), []),
        },
      },
      ['match'],
    ],
    ['are not looked for where no test is edited', { top, corners: { regressions: { kind: 'unneeded' } } }, ['match']],
    ['are not judged where the policy does not ask', { corners: X }, ['match']],
    [
      'cannot be told where the hand-over does not hold them',
      { top, corners: {} },
      [
        'inconclusive',
        "regressions-unchecked: unit: the base's tests are to be run over the head's code, and the hand-over does not hold what came of it",
      ],
    ],
    [
      'cannot be told where they could not be run',
      { top, corners: { regressions: { kind: 'not-had', code: 'setup-failed', why: 'npm ci ended with 1' } } },
      [
        'inconclusive',
        "setup-failed: unit: the base's tests are to be run over the head's code, which could not be done: npm ci ended with 1",
      ],
    ],
  ])('%s', (_what, of, told) => {
    expect(judged(of)).toEqual(told);
  });

  test('point at the file, where there is one', () => {
    expect(judge(factsOf({ top, corners: X })).findings[0]?.place).toEqual({ file: 'a.ts' });
    const shared = regressionsOf(ran('passed a.ts › x'), ran('passed a.ts › x'), ran('failed a.ts › x'), [
      added('conftest.py'),
    ]);
    expect(judge(factsOf({ top, corners: { regressions: shared } })).findings[0]).not.toHaveProperty('place');
  });

  test('are findings however many others the change leaves alone', () => {
    const all = Array.from({ length: 1_500 }, (_, at): Line => `passed a.ts › ${at}`);
    const base = ran(...all, 'passed b.ts › x');
    const regressions = regressionsOf(base, base, broken('1 error during collection'), [edited('b.ts')]);
    expect(judged({ top, corners: { regressions } })).toEqual([
      'failing',
      'regression-hidden: unit: b.ts › x passes on the base and, as the base has it, does not run over the code of the head (1 error during collection); the pull request edits b.ts',
    ]);
    const others = regressionsOf(base, base, broken('1 error during collection'), []);
    expect(judged({ top, corners: { regressions: others } })).toEqual(['match']);
  });

  test('cannot be told where there are more than are kept by name, and those are declared', () => {
    const all = (outcome: 'passed' | 'failed') =>
      ran(...Array.from({ length: 1_001 }, (_, at): Line => `${outcome} a.ts › ${String(at).padStart(4, '0')}`));
    const regressions = regressionsOf(all('passed'), all('passed'), all('failed'), [edited('a.ts')]);
    const names = regressions.kind === 'told' ? regressions.tests.some.map(({ test }) => test) : [];
    expect(judged({ top, corners: { regressions } }).at(-1)).toBe('regression-hidden: unit: and 981 more');
    expect(judged({ top, corners: { regressions }, claimed: { losses: names } })).toEqual([
      'inconclusive',
      "regressions-unchecked: unit: the base's tests are to be run over the head's code, which could not be done: more of them fail than are kept by name",
    ]);
  });
});

describe('tests that prove a change', () => {
  const head: readonly Line[] = [
    'passed c.ts › new',
    'passed c.ts › old',
    'passed c.ts › error',
    'passed c.ts › dim',
    'skipped c.ts › off',
  ];
  const base: readonly Line[] = [
    'assertion c.ts › new',
    'passed c.ts › old',
    'error c.ts › error',
    'failed c.ts › dim',
    'failed c.ts › off',
  ];
  const proofOf = (...asked: readonly string[]): Corners => ({
    proof: provesOf(asked.map(named), ran(...head), ran(...base)),
  });
  const pinning = (...names: readonly string[]): Partial<SuiteRecord> => ({ proves: names.map(named) });
  const one = (name: string): Case => ({ corners: proofOf(name), claimed: pinning(name) });

  test.each<[what: string, of: Case, told: readonly string[]]>([
    ['fail over the base by an assertion', one('c.ts › new'), ['match']],
    [
      'fail there, and no more is known: the verdict says so',
      one('c.ts › dim'),
      [
        'match',
        'how c.ts › dim of suite unit fails over the base: its report does not tell an assertion from an error',
      ],
    ],
    [
      'are none that pass there',
      one('c.ts › old'),
      ['mismatch', 'proof-not-shown: unit: proves: c.ts › old: it passes over the base too'],
    ],
    [
      'are none that end in an error there',
      one('c.ts › error'),
      [
        'mismatch',
        'proof-not-shown: unit: proves: c.ts › error: over the base it ends in an error, which is no assertion (error of error)',
      ],
    ],
    [
      'are none that are skipped on the head',
      one('c.ts › off'),
      ['mismatch', 'proof-not-shown: unit: proves: c.ts › off: it is skipped on the head'],
    ],
    [
      'are none that do not exist',
      one('c.ts › nix'),
      ['mismatch', 'proof-not-shown: unit: proves: c.ts › nix: there is no such test on the head'],
    ],
    [
      'are found where they were named after the run',
      { corners: proofOf(), claimed: pinning('c.ts › new') },
      ['match'],
    ],
    [
      'are none where they were named after the run and do not prove',
      { corners: proofOf(), claimed: pinning('c.ts › old') },
      [
        'mismatch',
        'proof-not-shown: unit: proves: c.ts › old: no test of that name passes on the head and fails over the base',
      ],
    ],
    [
      'cannot be told where they were not run over the base',
      { claimed: pinning('c.ts › new') },
      [
        'inconclusive',
        'proof-unchecked: unit: the tests under `proves` are to be run over the base, and the hand-over does not hold what came of it',
      ],
    ],
    [
      'cannot be told where that could not be done',
      {
        corners: { proof: { kind: 'not-had', code: 'setup-failed', why: 'npm ci ended with 1' } },
        claimed: pinning('c.ts › new'),
      },
      [
        'inconclusive',
        'setup-failed: unit: the tests under `proves` are to be run over the base, which could not be done: npm ci ended with 1',
      ],
    ],
    ['need not be named', { corners: proofOf() }, ['match']],
  ])('%s', (_what, of, told) => {
    expect(judged(of)).toEqual(told);
  });

  test('that were named after a run of which not all is told cannot be told', () => {
    const many = Array.from({ length: 1_100 }, (_, index): Line => `passed a.ts › ${index}`);
    const proof = provesOf([], ran(...many), ran('passed b › c'));
    expect(judged({ corners: { proof }, claimed: pinning('a.ts › 0', 'c.ts › new') })).toEqual([
      'inconclusive',
      'proof-unchecked: unit: c.ts › new is to be run over the base, and the hand-over does not hold what came of it',
    ]);
  });

  test.each<[what: string, state: Line | undefined, why: string]>([
    ['skipped', 'skipped c.ts › new', 'it is skipped over the base'],
    ['unstable', 'unstable c.ts › new', 'the policy calls it unstable'],
    [
      'absent',
      undefined,
      'over the base it does not run: its file could not be loaded or built, or it is not among the files of tests',
    ],
  ])('are none that are %s there', (_what, state, why) => {
    const proof = provesOf(
      [named('c.ts › new')],
      ran('passed c.ts › new'),
      ran(...(state === undefined ? [] : [state])),
    );
    expect(judged({ corners: { proof }, claimed: pinning('c.ts › new') })[1]).toContain(why);
  });

  const VARIES =
    "unstable: unit: a second run of the head's tests over the base's code gives other results: c.ts › new";
  const PASSES = 'proof-not-shown: unit: proves: c.ts › new: it passes over the base too';
  test.each<[what: string, first: Line, again: Line, asked: readonly string[], told: readonly string[]]>([
    [
      'say nothing for sure where the second run alone shows them',
      'passed c.ts › new',
      'assertion c.ts › new',
      ['c.ts › new'],
      ['inconclusive', VARIES, PASSES],
    ],
    [
      'nor where they were named after the runs',
      'passed c.ts › new',
      'assertion c.ts › new',
      [],
      ['inconclusive', VARIES, PASSES],
    ],
    [
      'nor where the first run alone does',
      'assertion c.ts › new',
      'passed c.ts › new',
      ['c.ts › new'],
      ['inconclusive', VARIES, PASSES],
    ],
    [
      'are none that neither run shows, in whatever way',
      'passed c.ts › new',
      'error c.ts › new',
      ['c.ts › new'],
      ['mismatch', PASSES],
    ],
    ['may fail in two ways that both prove', 'assertion c.ts › new', 'failed c.ts › new', ['c.ts › new'], ['match']],
  ])('%s', (_what, first, again, asked, told) => {
    const proof = provesOf(asked.map(named), ran('passed c.ts › new'), ran(first), ran(again));
    expect(judged({ corners: { proof }, claimed: pinning('c.ts › new') })).toEqual(told);
  });

  test('are none where one of them is shown by neither run, whatever the others do', () => {
    const both = ['c.ts › new', 'c.ts › old'] as const;
    const proof = provesOf(
      both.map(named),
      ran('passed c.ts › new', 'passed c.ts › old'),
      ran('passed c.ts › new', 'passed c.ts › old'),
      ran('failed c.ts › new', 'passed c.ts › old'),
    );
    expect(judged({ corners: { proof }, claimed: pinning(...both) })).toEqual([
      'mismatch',
      VARIES,
      PASSES,
      'proof-not-shown: unit: proves: c.ts › old: it passes over the base too',
    ]);
  });

  const top = 'proof: { paths: [src/**], regressions: false }';
  test.each<[what: string, of: Case, told: readonly string[]]>([
    ['are asked for by nobody', { changed: ['src/a.ts'] }, ['match']],
    [
      'are not asked for by a list without paths',
      { top: 'proof: { regressions: false }', changed: undefined },
      ['match'],
    ],
    ['are not asked for where no such path is touched', { top, changed: ['docs/a.md'] }, ['match']],
    [
      'are missing where one is',
      { top, changed: ['docs/a.md', 'src/a.ts'] },
      ['failing', 'proof-missing: the pull request changes src/a.ts, and no suite in the block has `proves`'],
    ],
    ...['src', 'src/', './src'].map((path): [string, Case, readonly string[]] => [
      `are missing where something below ${path} is`,
      { top: `proof: { paths: [${path}], regressions: false }`, changed: ['docs/a.md', 'src/c/d.ts'] },
      ['failing', 'proof-missing: the pull request changes src/c/d.ts, and no suite in the block has `proves`'],
    ]),
    [
      'are missing where several are',
      { top, changed: ['src/a.ts', 'src/.b.ts', 'src/c/d.ts'] },
      [
        'failing',
        'proof-missing: the pull request changes src/a.ts and 2 more, and no suite in the block has `proves`',
      ],
    ],
    [
      'are missing where the change cannot be listed',
      { top, changed: undefined },
      [
        'failing',
        'proof-missing: what the pull request changes cannot be listed, and no suite in the block has `proves`',
      ],
    ],
    ['are not missing where one is named', { top, changed: ['src/a.ts'], ...one('c.ts › new') }, ['match']],
    ['are not missing where no block is needed', { top, changed: ['src/a.ts'], exempt: true }, ['match', 'block']],
  ])('%s', (_what, of, told) => {
    const { changed } = of;
    const facts = factsOf(of);
    const { outcome, findings, notChecked } = judge({ ...facts, changed });
    expect([outcome, ...findings.map(({ code, message }) => `${code}: ${message}`), ...notChecked]).toEqual(told);
  });
});

test('a suite without reports has no tests: nothing of it is asked for, and nothing may be claimed', () => {
  const facts = factsOf({});
  expect(judge(facts).outcome).toBe('match');
  const { pinned } = facts;
  const types = pinned.ok ? pinned.value.record.suites['types'] : undefined;
  if (types === undefined) throw new Error('no suite');
  const lying = claiming(facts, { suites: { types: { ...types, losses: [], proves: [['a', 'b']] } } });
  const { findings } = judge(lying);
  expect(findings.map(({ code, suite, field }) => [code, suite, field])).toEqual([
    ['suite-missing', 'unit', undefined],
    ['field-invented', 'types', 'losses'],
    ['field-invented', 'types', 'proves'],
  ]);
});

test('of a group’s own commit nothing is asked: each pull request was judged', () => {
  const { policy, regenerated, touched } = factsOf({ top: 'losses: fail', corners: LOST });
  expect(judgeGroupCommit({ commit: regenerated.commit, policy, regenerated, touched })).toMatchObject({
    outcome: 'match',
  });
});

test('a second run takes no finding about the base away', () => {
  const facts = factsOf({ top: 'losses: fail', corners: LOST });
  const { unit, types } = facts.regenerated.suites;
  if (unit === undefined || types === undefined) throw new Error('no suites');
  const again = run(facts.policy, 'unit', 0, ['passed c.ts › other']);
  const { outcome, findings } = judge({
    ...claiming(facts, {}, { digest: `sha256:${'0'.repeat(64)}`, groups: '' }),
    regenerated: { ...facts.regenerated, suites: { unit: { ...unit, again }, types } },
    walled: true,
  });
  expect(outcome).toBe('mismatch');
  expect(findings.map(({ code }) => code)).toContain('test-lost');
});

describe('at a desk a record says itself what it found', () => {
  const record = (fields: Partial<SuiteRecord>, of: Case): readonly string[] => {
    const facts = factsOf({ ...of, desk: true });
    const { unit, types } = facts.regenerated.suites;
    if (unit === undefined || types === undefined) throw new Error('no suites');
    const first = { ...unit.first, record: { ...unit.first.record, ...fields } };
    const { outcome, findings } = judge({
      ...facts,
      regenerated: { ...facts.regenerated, suites: { unit: { first }, types } },
    });
    return [outcome, ...findings.map(({ code, message }) => `${code}: ${message}`)];
  };
  const FIELDS = { losses: LOSSES, proves: [named('c.ts › new')] };

  test.each<[what: string, top: string, claimed: Partial<SuiteRecord>, told: readonly string[]]>([
    ['the same', 'losses: declare', FIELDS, ['match']],
    ['nothing, where nothing need be said', '', {}, ['match']],
    [
      'nothing, where losses are to be declared',
      'losses: declare',
      { losses: LOSSES.slice(1) },
      ['mismatch', 'loss-undeclared: unit: every test of a.ts is lost, and the block does not declare it'],
    ],
    [
      'nothing, where regressions are to be',
      'proof: { regressions: true }',
      { losses: LOSSES.slice(1) },
      ['mismatch', 'loss-undeclared: unit: every test of a.ts is lost, and the block does not declare it'],
    ],
    [
      'more',
      '',
      { losses: [['b.ts', 'z']], proves: [['c.ts', 'old']] },
      [
        'mismatch',
        'loss-contradicted: unit: losses: claimed b.ts › z, which is not lost',
        'proof-not-shown: unit: proves: c.ts › old: the record does not show it',
      ],
    ],
  ])('%s: %s', (_what, top, claimed, told) => {
    expect(record(FIELDS, { top, claimed })).toEqual(told);
  });

  test('and where no block is needed, nothing is asked', () => {
    expect(record(FIELDS, { top: 'losses: declare', exempt: true })).toEqual(['match']);
  });

  test('or its corners do, where it holds them', () => {
    expect(
      judged({ top: 'losses: declare', corners: LOST, desk: true, claimed: cornerFields({ losses: 'declare' }, LOST) }),
    ).toEqual(['match']);
  });
});
