import { describe, expect, test } from 'vitest';
import type { ChangedFile } from '../../../src/core/corners/changed-file.ts';
import type { State, Touch } from '../../../src/core/corners/facts.ts';
import { regressionsOf } from '../../../src/core/corners/regressions.ts';
import { added, broken, deleted, edited, huge, type Line, ran } from './cases.ts';

type Told = readonly [test: string, over: State | `${State} then ${State}`, head: State, touch: Touch, file?: string];

const told = (
  base: readonly Line[],
  head: readonly Line[],
  over: readonly Line[],
  files: readonly ChangedFile[],
  again?: readonly Line[],
): readonly Told[] => {
  const found = regressionsOf(ran(...base), ran(...head), ran(...over), files, again && ran(...again));
  if (found.kind !== 'told') throw new Error(found.why);
  return found.tests.some.map(({ test: [group, name], over: state, again: second, head: own, touch, file }) => {
    const done = second === undefined ? state : (`${state} then ${second}` as const);
    return file === undefined
      ? [`${group} › ${name}`, done, own, touch]
      : [`${group} › ${name}`, done, own, touch, file];
  });
};

/** A test by its name, and some whose names are made. */
const MADE =
  'it("adds", () => {\n  expect(add(1, 2)).toBe(3);\n});\nfor (const m of modes) it(`rounds ${m}`, () => check(m));\n';
const X = 'it("x", () => {\n  expect(price(2)).toBe(4);\n});\n';

describe('a test of the base that the head does not keep', () => {
  test.each<
    [
      what: string,
      base: readonly Line[],
      head: readonly Line[],
      over: readonly Line[],
      files: readonly ChangedFile[],
      told: readonly Told[],
    ]
  >([
    ['is none that passes', ['passed a.ts › x'], ['passed a.ts › x'], ['passed a.ts › x'], [edited('a.ts')], []],
    [
      'is none that failed on the base',
      ['failed a.ts › x'],
      ['passed a.ts › x'],
      ['failed a.ts › x'],
      [edited('a.ts')],
      [],
    ],
    [
      'is none that fails on the head as well: the suite tells of it',
      ['passed a.ts › x'],
      ['failed a.ts › x'],
      ['assertion a.ts › x'],
      [edited('a.ts')],
      [],
    ],
    [
      'is skipped over the code of the head',
      ['passed a.ts › x'],
      ['passed a.ts › x'],
      ['skipped a.ts › x'],
      [edited('a.ts')],
      [['a.ts › x', 'skipped', 'passed', 'edited', 'a.ts']],
    ],
    [
      'is none that was skipped on the base as well',
      ['skipped a.ts › x'],
      ['passed a.ts › x'],
      ['skipped a.ts › x'],
      [edited('a.ts')],
      [],
    ],
    [
      'fails by an assertion, and its file is edited',
      ['passed a.ts › x'],
      ['passed a.ts › x'],
      ['assertion a.ts › x'],
      [edited('a.ts')],
      [['a.ts › x', 'assertion', 'passed', 'edited', 'a.ts']],
    ],
    [
      'ends in an error, and its file is deleted',
      ['passed a.ts › x'],
      [],
      ['error a.ts › x'],
      [deleted('a.ts')],
      [['a.ts › x', 'error', 'absent', 'deleted', 'a.ts']],
    ],
    [
      'is skipped on the head',
      ['passed a.ts › x'],
      ['skipped a.ts › x'],
      ['failed a.ts › x'],
      [edited('a.ts')],
      [['a.ts › x', 'unknown', 'skipped', 'edited', 'a.ts']],
    ],
    [
      'does not run, since its file cannot be loaded',
      ['passed a.ts › x'],
      [],
      ['error a.ts › (load error)'],
      [deleted('a.ts')],
      [['a.ts › x', 'absent', 'absent', 'deleted', 'a.ts']],
    ],
    [
      'is found in its file by what is written there',
      ['passed m/sum › TestX'],
      [],
      ['assertion m/sum › TestX'],
      [
        edited('sum/y_test.go', 'func TestY() { check(price(2), 4) }'),
        deleted('sum/x_test.go', 'func TestX() { check(price(2), 4) }'),
      ],
      [['m/sum › TestX', 'assertion', 'absent', 'deleted', 'sum/x_test.go']],
    ],
    [
      'fails while a configuration is new that may make the runner lie',
      ['passed a.ts › x'],
      ['passed a.ts › x'],
      ['assertion a.ts › x'],
      [added('vitest.config.ts')],
      [['a.ts › x', 'assertion', 'passed', 'beside']],
    ],
    [
      'fails while a configuration, or what tests share, is edited',
      ['passed a.ts › x'],
      ['passed a.ts › x'],
      ['assertion a.ts › x'],
      [edited('test/helper.ts', 'export const one = 1;')],
      [['a.ts › x', 'assertion', 'passed', 'beside']],
    ],
    [
      'fails while other tests alone are touched',
      ['passed a.ts › x', 'passed b.ts › y'],
      ['passed a.ts › x', 'passed b.ts › y'],
      ['assertion a.ts › x', 'passed b.ts › y'],
      [edited('b.ts'), added('c.ts', X)],
      [['a.ts › x', 'assertion', 'passed', 'none']],
    ],
    [
      'fails by a name that is made when it runs, while a file is edited that may hold it',
      ['passed Money › adds', 'passed Money › rounds up', 'passed GET /money › rounds up'],
      ['passed Money › adds', 'passed Money › rounds up', 'passed GET /money › rounds up'],
      ['passed Money › adds', 'assertion Money › rounds up', 'assertion GET /money › rounds up'],
      [edited('test/money.test.js', MADE)],
      [
        ['GET /money › rounds up', 'assertion', 'passed', 'beside'],
        ['Money › rounds up', 'assertion', 'passed', 'beside'],
      ],
    ],
    [
      'fails in a module or class that is not touched',
      ['passed test_money › adds', 'passed test_tax › rounds', 'passed TaxTest › rounds'],
      ['passed test_money › adds', 'passed test_tax › rounds', 'passed TaxTest › rounds'],
      ['passed test_money › adds', 'assertion test_tax › rounds', 'assertion TaxTest › rounds'],
      [edited('test_money.py', MADE)],
      [
        ['TaxTest › rounds', 'assertion', 'passed', 'none'],
        ['test_tax › rounds', 'assertion', 'passed', 'none'],
      ],
    ],
    [
      'fails by such a name while a file is new, which held none on the base',
      ['passed Money › rounds up'],
      ['passed Money › rounds up'],
      ['assertion Money › rounds up'],
      [added('test/money.test.js', MADE)],
      [['Money › rounds up', 'assertion', 'passed', 'none']],
    ],
  ])('%s', (_what, base, head, over, files, expected) => {
    expect(told(base, head, over, files)).toEqual(expected);
  });

  test('says what its report says', () => {
    const base = ran('passed a.ts › x', 'passed b.ts › y');
    const over = ran('assertion a.ts › x', 'error b.ts › (load error)');
    expect(regressionsOf(base, ran(), over, [edited('a.ts')])).toMatchObject({
      ended: { ran: 2, milliseconds: 10 },
      tests: { some: [{ said: 'assertion of x' }, { said: 'error of (load error)' }], rest: 0 },
    });
    expect(regressionsOf(base, ran(), broken('boom'), [])).toMatchObject({
      ended: { ran: 0, said: 'boom' },
      tests: {
        some: [
          { over: 'absent', said: 'boom' },
          { over: 'absent', said: 'boom' },
        ],
      },
    });
  });

  test('is none of a base that ran no test', () => {
    expect(regressionsOf(broken('no tests'), ran('passed a › x'), ran('failed a › x'), [])).toMatchObject({
      tests: { some: [], rest: 0 },
    });
  });

  test('stays where a second run gives something else, which is told', () => {
    const names = ['same', 'passes', 'errs', 'gone', 'off'] as const;
    const base = names.map((name): Line => `passed a.ts › ${name}`);
    const over = names.map((name): Line => `assertion a.ts › ${name}`);
    const again: readonly Line[] = [
      'assertion a.ts › same',
      'passed a.ts › passes',
      'error a.ts › errs',
      'skipped a.ts › off',
    ];
    expect(told(base, base, over, [edited('a.ts')], again)).toEqual([
      ['a.ts › errs', 'assertion then error', 'passed', 'edited', 'a.ts'],
      ['a.ts › gone', 'assertion then absent', 'passed', 'edited', 'a.ts'],
      ['a.ts › off', 'assertion then skipped', 'passed', 'edited', 'a.ts'],
      ['a.ts › same', 'assertion', 'passed', 'edited', 'a.ts'],
      ['a.ts › passes', 'assertion then passed', 'passed', 'edited', 'a.ts'],
    ]);
  });

  test('is told before those that the change leaves alone, and in both runs before in one, however many they are', () => {
    const many = Array.from({ length: 1_500 }, (_, at): Line => `passed a.ts › ${at}`);
    const all: readonly Line[] = [...many, 'passed z.ts › once', 'passed z.ts › twice'];
    const over = ran('error z.ts › once', 'error z.ts › twice');
    const shown = (...given: Parameters<typeof regressionsOf>) => {
      const found = regressionsOf(...given);
      if (found.kind !== 'told') throw new Error(found.why);
      const { some, rest } = found.tests;
      return [some.slice(0, 2).map(({ test: [, name] }) => name), [...new Set(some.map(({ touch }) => touch))], rest];
    };
    expect(shown(ran(...all), ran(...all), over, [edited('z.ts')], ran('passed z.ts › once'))).toEqual([
      ['twice', 'once'],
      ['edited', 'none'],
      0,
    ]);
    expect(shown(ran(...all), ran(...all), over, [edited('a.ts')])).toEqual([['0', '1'], ['edited'], 500]);
  });

  test('is told of no suite with more tests than are kept by name', () => {
    const why = { kind: 'not-had', code: 'regressions-unchecked', why: '300000 tests are more than are kept by name' };
    expect(regressionsOf(huge, ran(), ran(), [])).toEqual(why);
    expect(regressionsOf(ran(), huge, ran(), [])).toEqual(why);
    expect(regressionsOf(ran(), ran(), huge, [])).toEqual(why);
  });
});
