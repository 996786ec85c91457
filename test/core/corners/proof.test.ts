import { describe, expect, test } from 'vitest';
import type { Proof, State } from '../../../src/core/corners/facts.ts';
import { loadErrorsOf, provesOf } from '../../../src/core/corners/proof.ts';
import { broken, huge, type Line, named, ran } from './cases.ts';

type Told = readonly [test: string, base: State | `${State} then ${State}`, head: State, said?: string];

const told = ({ tests }: Proof): readonly Told[] =>
  tests.some.map(({ test: [group, name], base, again, head, said }) => {
    const done = again === undefined ? base : (`${base} then ${again}` as const);
    return said === undefined ? [`${group} › ${name}`, done, head] : [`${group} › ${name}`, done, head, said];
  });

describe('what the tests of the head do over the base', () => {
  test.each<
    [what: string, asked: readonly string[], head: readonly Line[], base: readonly Line[], told: readonly Told[]]
  >([
    ['nothing is told of a test that passes in both', [], ['passed a › x'], ['passed a › x'], []],
    ['nothing of a test that fails in both', [], ['failed a › x'], ['assertion a › x'], []],
    [
      'a test that fails by an assertion',
      [],
      ['passed a › x'],
      ['assertion a › x'],
      [['a › x', 'assertion', 'passed', 'assertion of x']],
    ],
    [
      'a test that ends in an error',
      [],
      ['passed a › x'],
      ['error a › x'],
      [['a › x', 'error', 'passed', 'error of x']],
    ],
    [
      'a test that fails, of which no more is told',
      [],
      ['passed a › x'],
      ['failed a › x'],
      [['a › x', 'unknown', 'passed']],
    ],
    ['a test that is skipped there', [], ['passed a › x'], ['skipped a › x'], [['a › x', 'skipped', 'passed']]],
    [
      'a test that is not there',
      [],
      ['passed a › x', 'passed b › y'],
      ['passed b › y'],
      [['a › x', 'absent', 'passed']],
    ],
    [
      'a test of a file that could not be loaded, with what its report says of the file',
      [],
      ['passed a › x', 'passed b › y'],
      ['error a › (load error)', 'passed b › y'],
      [['a › x', 'absent', 'passed', 'error of (load error)']],
    ],
    [
      'a test of a file that could not be loaded, where the row of the file is named after it',
      [],
      ['passed a.test.ts › x', 'passed tests.test_b › y'],
      ['error a.test.ts › a.test.ts', 'error  › tests.test_b'],
      [
        ['a.test.ts › x', 'absent', 'passed', 'error of a.test.ts'],
        ['tests.test_b › y', 'absent', 'passed', 'error of tests.test_b'],
      ],
    ],
    [
      'a test that was asked for and passes',
      ['a › x'],
      ['passed a › x'],
      ['passed a › x'],
      [['a › x', 'passed', 'passed']],
    ],
    ['one that is nowhere', ['a › z'], ['passed a › x'], ['passed a › x'], [['a › z', 'absent', 'absent']]],
    ['one that fails on the head', ['a › x'], ['failed a › x'], ['failed a › x'], [['a › x', 'unknown', 'unknown']]],
    [
      'one that the policy calls unstable',
      ['a › x'],
      ['unstable a › x'],
      ['unstable a › x'],
      [['a › x', 'unstable', 'unstable']],
    ],
    [
      'the tests that were asked for first, then those that prove most',
      ['c › x'],
      ['passed a › x', 'passed b › x', 'passed c › x', 'passed d › x'],
      ['error a › x', 'assertion b › x', 'failed d › x'],
      [
        ['c › x', 'absent', 'passed'],
        ['b › x', 'assertion', 'passed', 'assertion of x'],
        ['d › x', 'unknown', 'passed'],
        ['a › x', 'error', 'passed', 'error of x'],
      ],
    ],
    [
      'of several tests of one name the one that proves most; on the head all must pass',
      ['a › x', 'a › y'],
      ['passed a › x', 'passed a › x', 'passed a › y', 'skipped a › y'],
      ['error a › x', 'assertion a › x', 'assertion a › y', 'passed a › y'],
      [
        ['a › x', 'assertion', 'passed', 'assertion of x'],
        ['a › y', 'assertion', 'skipped', 'assertion of y'],
      ],
    ],
  ])('%s', (_what, asked, head, base, expected) => {
    const proof = provesOf(asked.map(named), ran(...head), ran(...base));
    expect(proof.kind === 'told' ? told(proof) : proof).toEqual(expected);
  });

  test('which of them were asked for', () => {
    const proof = provesOf(
      [named('a › y')],
      ran('passed a › x', 'passed a › y'),
      ran('assertion a › x', 'assertion a › y'),
    );
    expect(proof.kind === 'told' && proof.tests.some.map(({ asked }) => asked)).toEqual([true, undefined]);
  });

  test('a broken build is told once, and of each test that was asked for', () => {
    expect(provesOf([named('a › x')], ran('passed a › x'), broken('./a.go:3: undefined: Add'))).toEqual({
      kind: 'told',
      ended: { ran: 0, said: './a.go:3: undefined: Add', milliseconds: 10 },
      tests: {
        some: [{ test: ['a', 'x'], base: 'absent', head: 'passed', asked: true, said: './a.go:3: undefined: Add' }],
        rest: 0,
      },
    });
  });

  test('a suite that runs nothing on the head proves nothing', () => {
    expect(provesOf([], broken('no tests'), ran('assertion a › x'))).toMatchObject({ tests: { some: [], rest: 0 } });
  });

  test('a test of which two runs disagree is told with both', () => {
    const head = ran('passed a › x', 'passed a › y', 'passed a › z');
    const first = ran('assertion a › x', 'assertion a › y', 'passed a › z');
    const proof = provesOf([], head, first, ran('assertion a › x', 'passed a › y', 'assertion a › z'));
    expect(proof.kind === 'told' && told(proof)).toEqual([
      ['a › x', 'assertion', 'passed', 'assertion of x'],
      ['a › y', 'assertion then passed', 'passed', 'assertion of y'],
      ['a › z', 'passed then assertion', 'passed'],
    ]);
  });

  test('nothing can be told of more tests than are kept by name', () => {
    const why = { kind: 'not-had', code: 'proof-unchecked', why: '300000 tests are more than are kept by name' };
    expect(provesOf([], huge, ran())).toEqual(why);
    expect(provesOf([], ran(), huge)).toEqual(why);
  });
});

test('a file that could not be loaded is known by its group, or by a row that has its name', () => {
  const failures = [
    { test: ['a.ts', '(load error)'], kind: 'error', said: 'no such module' },
    { test: ['.', 'b.ts'], kind: 'error', said: 'ended' },
    { test: ['c.ts', 'y'], kind: 'unknown' },
  ] as const;
  expect([...loadErrorsOf({ ...ran(), failures })]).toEqual([
    ['a.ts', 'no such module'],
    ['b.ts', 'ended'],
  ]);
});
