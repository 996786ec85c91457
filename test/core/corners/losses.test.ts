import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChangedFile } from '../../../src/core/corners/changed-file.ts';
import { lossesOf } from '../../../src/core/corners/losses.ts';
import type { RecordedTest } from '../../../src/core/tests/tally.ts';
import { expectToGrowSlowly } from '../growth.ts';
import { added, deleted, edited, huge, type Line, named, ran } from './cases.ts';

const HAD = { from: 'stored' } as const;

const ADDS = "  it('adds', () => {\n    const sum = add(1, 2);\n    expect(sum).toBe(3);\n  });\n";
const SUMS = ADDS.replace("'adds'", "'sums up'");
const WEAK =
  "  it('adds', () => {\n    const sum = add(1, 2);\n    expect(true).toBe(true);\n    skipTheRest();\n  });\n";
const NONE = "  it('adds', () => {});\n";
const suite = (...tests: readonly string[]): string => `describe('sum', () => {\n${tests.join('\n')}});\n`;

interface Told {
  readonly gone?: readonly string[];
  readonly skipped?: readonly string[];
  readonly focused?: readonly string[];
  readonly fewer?: readonly string[];
  readonly moved?: readonly string[];
  readonly declare?: readonly string[];
}

const show = ([group, name]: readonly [string, string]): string => `${group} › ${name}`;

const told = (before: readonly Line[], after: readonly Line[], files: readonly ChangedFile[] = []): Told => {
  const losses = lossesOf(ran(...before), ran(...after), files, HAD);
  const all = {
    gone: losses.gone.some.map(show),
    skipped: losses.skipped.some.map(show),
    focused: losses.focused.some,
    fewer: losses.fewer.some.map((one) => `${show(one.test)}: ${one.before} to ${one.after}`),
    moved: losses.moved.some.map(({ from, to }) => `${show(from)} to ${show(to)}`),
    declare: losses.declare.some.map(show),
  };
  return Object.fromEntries(Object.entries(all).filter(([, list]) => list.length > 0));
};

describe('what is lost', () => {
  test.each<[what: string, before: readonly Line[], after: readonly Line[], files: readonly ChangedFile[], told: Told]>(
    [
      ['nothing', ['passed a.ts › adds'], ['passed a.ts › adds'], [], {}],
      ['nothing where a test is new', ['passed a.ts › adds'], ['passed a.ts › adds', 'passed a.ts › new'], [], {}],
      ['nothing where a test fails now', ['passed a.ts › adds'], ['failed a.ts › adds'], [], {}],
      ['nothing where a test runs that was skipped', ['skipped a.ts › adds'], ['passed a.ts › adds'], [], {}],
      [
        'a test that is deleted',
        ['passed a.ts › adds', 'passed a.ts › subtracts'],
        ['passed a.ts › adds'],
        [edited('a.ts', suite(ADDS), suite())],
        { gone: ['a.ts › subtracts'], declare: ['a.ts › subtracts'] },
      ],
      [
        'a deleted test whose name stands in brackets',
        ['passed a.ts › adds', 'passed a.ts › (empty)'],
        ['passed a.ts › adds'],
        [],
        { gone: ['a.ts › (empty)'], declare: ['a.ts › (empty)'] },
      ],
      [
        'a failing test that is deleted',
        ['passed a.ts › adds', 'failed a.ts › subtracts'],
        ['passed a.ts › adds'],
        [],
        { gone: ['a.ts › subtracts'], declare: ['a.ts › subtracts'] },
      ],
      [
        'a skipped test that is deleted',
        ['passed a.ts › adds', 'skipped a.ts › waits'],
        ['passed a.ts › adds'],
        [],
        { gone: ['a.ts › waits'], declare: ['a.ts › waits'] },
      ],
      [
        'a file that is deleted: its group is declared as a whole',
        ['passed a.ts › adds', 'passed a.ts › subtracts', 'passed b.ts › waits'],
        ['passed b.ts › waits'],
        [deleted('a.ts')],
        { gone: ['a.ts › adds', 'a.ts › subtracts'], declare: ['a.ts › '] },
      ],
      [
        'the only test of a group by its name',
        ['passed a.ts › adds', 'passed b.ts › waits'],
        ['passed b.ts › waits'],
        [],
        { gone: ['a.ts › adds'], declare: ['a.ts › adds'] },
      ],
      [
        'a glob that is narrowed: whole groups',
        ['passed a.ts › adds', 'passed c.ts › one', 'passed c.ts › two', 'passed d.ts › one', 'passed d.ts › two'],
        ['passed a.ts › adds'],
        [],
        {
          gone: ['c.ts › one', 'c.ts › two', 'd.ts › one', 'd.ts › two'],
          declare: ['c.ts › ', 'd.ts › '],
        },
      ],
      [
        'a test that is skipped',
        ['passed a.ts › adds'],
        ['skipped a.ts › adds'],
        [],
        { skipped: ['a.ts › adds'], declare: ['a.ts › adds'] },
      ],
      [
        'a failing test that is skipped',
        ['failed a.ts › adds'],
        ['skipped a.ts › adds'],
        [],
        { skipped: ['a.ts › adds'], declare: ['a.ts › adds'] },
      ],
      [
        'tests beside one that is newly marked as the only one',
        ['passed a.ts › adds', 'passed a.ts › subtracts'],
        ['passed a.ts › adds', 'skipped a.ts › subtracts'],
        [edited('a.ts', suite(ADDS), suite(ADDS.replace('it(', 'it.only(')))],
        { skipped: ['a.ts › subtracts'], focused: ['a.ts'], declare: ['a.ts › subtracts'] },
      ],
      [
        'tests of other files where the runner leaves them out for one that is marked',
        ['passed a.ts › adds', 'passed b.ts › subtracts'],
        ['passed a.ts › adds'],
        [edited('a.ts', 'it("adds")', 'fit("adds")')],
        { gone: ['b.ts › subtracts'], focused: ['a.ts'], declare: ['b.ts › subtracts'] },
      ],
      [
        'nothing where a mark was there before, or leaves nothing out',
        ['passed a.ts › adds'],
        ['passed a.ts › adds'],
        [edited('a.ts', '', 'test.only("adds")'), edited('b.ts', 'it.only("x")', 'it.only("x")')],
        {},
      ],
      [
        'one of several tests of one name',
        ['passed a.ts › adds', 'passed a.ts › adds', 'passed a.ts › adds'],
        ['passed a.ts › adds'],
        [],
        { fewer: ['a.ts › adds: 3 to 1'], declare: ['a.ts › adds'] },
      ],
      [
        'one of several tests of one name that is skipped',
        ['passed a.ts › adds', 'passed a.ts › adds'],
        ['passed a.ts › adds', 'skipped a.ts › adds'],
        [],
        { skipped: ['a.ts › adds'], declare: ['a.ts › adds'] },
      ],
      [
        'nothing of rows that stand for no test',
        ['failed a.ts › (load error)', 'passed b.ts › adds'],
        ['passed b.ts › adds'],
        [],
        {},
      ],
    ],
  )('%s', (_what, before, after, files, expected) => {
    expect(told(before, after, files)).toEqual(expected);
  });
});

test('what is marked in a large file is found in no time', async () => {
  await expectToGrowSlowly(85_000, (size) => {
    const files = [edited('a.ts', '', 'it.'.repeat(size)), edited('b.ts', '', 'it.concurrent.skip.only("x")')];
    expect(told(['passed a.ts › adds'], [], files).focused).toEqual(['b.ts']);
  });
});

describe('what is found again under another name or in another place', () => {
  test.each<[what: string, before: readonly Line[], after: readonly Line[], files: readonly ChangedFile[], told: Told]>(
    [
      [
        'the tests of a file that git calls renamed, whatever is in it',
        ['passed old.test.ts › adds', 'passed old.test.ts › subtracts'],
        ['passed new.test.ts › adds', 'passed new.test.ts › subtracts'],
        [deleted('old.test.ts', '', 'new.test.ts'), added('new.test.ts')],
        { moved: ['old.test.ts › adds to new.test.ts › adds', 'old.test.ts › subtracts to new.test.ts › subtracts'] },
      ],
      [
        'the tests of a renamed file that a class names',
        ['passed tests.test_a.TestSum › adds', 'passed tests.test_a › adds'],
        ['passed tests.unit.test_b.TestSum › adds', 'passed tests.unit.test_b › adds'],
        [deleted('tests/test_a.py', '', 'tests/unit/test_b.py')],
        {
          moved: [
            'tests.test_a › adds to tests.unit.test_b › adds',
            'tests.test_a.TestSum › adds to tests.unit.test_b.TestSum › adds',
          ],
        },
      ],
      [
        'the tests of a renamed file below where the suite runs',
        ['passed /app/old.ts › adds'],
        ['passed /app/lib/new.ts › adds'],
        [deleted('old.ts', '', 'lib/new.ts')],
        { moved: ['/app/old.ts › adds to /app/lib/new.ts › adds'] },
      ],
      [
        'but for tests of other files',
        ['passed old.ts › adds', 'passed a.ts › adds', 'passed old.tsx › adds'],
        ['passed new.ts › adds'],
        [deleted('old.ts', '', 'new.ts')],
        {
          moved: ['old.ts › adds to new.ts › adds'],
          gone: ['a.ts › adds', 'old.tsx › adds'],
          declare: ['a.ts › adds', 'old.tsx › adds'],
        },
      ],
      [
        'but for a test that the renamed file has no more',
        ['passed old.ts › adds', 'passed old.ts › subtracts'],
        ['passed new.ts › adds'],
        [deleted('old.ts', '', 'new.ts')],
        {
          moved: ['old.ts › adds to new.ts › adds'],
          gone: ['old.ts › subtracts'],
          declare: ['old.ts › subtracts'],
        },
      ],
      [
        'a test that moved to another file with its source',
        ['passed a.ts › adds', 'passed a.ts › stays'],
        ['passed b.ts › adds', 'passed a.ts › stays'],
        [edited('a.ts', suite(ADDS), suite()), edited('b.ts', '', suite(ADDS))],
        { moved: ['a.ts › adds to b.ts › adds'] },
      ],
      [
        'a test that moved with a source that is mostly the same',
        ['passed a.ts › adds'],
        ['passed b.ts › adds'],
        [edited('a.ts', suite(ADDS), suite()), edited('b.ts', '', suite(ADDS.replace('add(1, 2)', 'add(2, 1)')))],
        { moved: ['a.ts › adds to b.ts › adds'] },
      ],
      [
        'not a test of the same name with another source',
        ['passed a.ts › adds'],
        ['passed b.ts › adds'],
        [edited('a.ts', suite(ADDS), suite()), edited('b.ts', '', suite(WEAK))],
        { gone: ['a.ts › adds'], declare: ['a.ts › adds'] },
      ],
      [
        'not a test of the same name without a source',
        ['passed a.ts › adds'],
        ['passed b.ts › adds'],
        [edited('a.ts', suite(ADDS), suite()), edited('b.ts', '', suite(NONE))],
        { gone: ['a.ts › adds'], declare: ['a.ts › adds'] },
      ],
      [
        'not a test of the same name whose source is not at hand',
        ['passed a.ts › adds'],
        ['passed b.ts › adds'],
        [edited('a.ts', suite(ADDS), suite()), { path: 'b.ts', kind: 'modified' }],
        { gone: ['a.ts › adds'], declare: ['a.ts › adds'] },
      ],
      [
        'a test with another name and the same source',
        ['passed a.ts › adds'],
        ['passed a.ts › sums up'],
        [edited('a.ts', suite(ADDS), suite(SUMS))],
        { moved: ['a.ts › adds to a.ts › sums up'] },
      ],
      [
        'not a test with another name and a source that is only like it',
        ['passed a.ts › adds'],
        ['passed a.ts › sums up'],
        [edited('a.ts', suite(ADDS), suite(SUMS.replace('toBe(3)', 'toBeDefined()')))],
        { gone: ['a.ts › adds'], declare: ['a.ts › adds'] },
      ],
      [
        'a test that is skipped in its new place as skipped',
        ['passed old.ts › adds'],
        ['skipped new.ts › adds'],
        [deleted('old.ts', '', 'new.ts')],
        {
          moved: ['old.ts › adds to new.ts › adds'],
          skipped: ['new.ts › adds'],
          declare: ['new.ts › adds'],
        },
      ],
      [
        'a test that was skipped before as no loss',
        ['skipped old.ts › adds'],
        ['skipped new.ts › adds'],
        [deleted('old.ts', '', 'new.ts')],
        { moved: ['old.ts › adds to new.ts › adds'] },
      ],
      [
        'the likest of several',
        ['passed a.ts › adds'],
        ['passed b.ts › adds', 'passed c.ts › adds'],
        [
          edited('a.ts', suite(ADDS), suite()),
          edited('b.ts', '', suite(ADDS.replace('add(1, 2)', 'add(2, 1)'))),
          edited('c.ts', '', suite(ADDS)),
        ],
        { moved: ['a.ts › adds to c.ts › adds'] },
      ],
      [
        'the first by name of several that are as like',
        ['passed a.ts › adds'],
        ['passed c.ts › adds', 'passed b.ts › adds'],
        [edited('a.ts', suite(ADDS), suite()), edited('b.ts', '', suite(ADDS)), edited('c.ts', '', suite(ADDS))],
        { moved: ['a.ts › adds to b.ts › adds'] },
      ],
      [
        'the first by name of several that have its source and another name',
        ['passed a.ts › adds'],
        ['passed a.ts › sums up', 'passed a.ts › plus'],
        [edited('a.ts', suite(ADDS), suite(SUMS, ADDS.replace("'adds'", "'plus'")))],
        { moved: ['a.ts › adds to a.ts › plus'] },
      ],
      [
        'each of several that have one source, in order',
        ['passed a.py › test_add[1]', 'passed a.py › test_add[2]'],
        ['passed a.py › test_sum[2]', 'passed a.py › test_sum[1]'],
        [edited('a.py', 'def test_add(n):\n    assert n == n + 0\n', 'def test_sum(n):\n    assert n == n + 0\n')],
        { moved: ['a.py › test_add[1] to a.py › test_sum[1]', 'a.py › test_add[2] to a.py › test_sum[2]'] },
      ],
      [
        'a Go test in another package, by its function',
        ['passed example.com/m/a › TestAdd/small'],
        ['passed example.com/m/b › TestAdd/small'],
        [
          edited(
            'a/a_test.go',
            'func TestAdd(t *testing.T) {\n\tt.Run("small", check(add(1, 2), 3))\n}\n',
            'package a\n',
          ),
          edited(
            'b/b_test.go',
            'package b\n',
            'func TestAdd(t *testing.T) {\n\tt.Run("small", check(add(1, 2), 3))\n}\n',
          ),
        ],
        { moved: ['example.com/m/a › TestAdd/small to example.com/m/b › TestAdd/small'] },
      ],
      [
        'a Python test with parameters in another module',
        ['passed tests.test_a › test_add[1-2]'],
        ['passed tests.test_b › test_add[1-2]'],
        [
          edited('tests/test_a.py', 'def test_add(a, b):\n    assert add(a, b) == 3\n\n\ndef test_x(): pass\n', ''),
          edited('tests/test_b.py', '', 'def test_add(a, b):\n    assert add(a, b) == 3\n'),
        ],
        { moved: ['tests.test_a › test_add[1-2] to tests.test_b › test_add[1-2]'] },
      ],
    ],
  )('%s', (_what, before, after, files, expected) => {
    expect(told(before, after, files)).toEqual(expected);
  });
});

test('very many tests that all have another name now are looked for in no time', async () => {
  await expectToGrowSlowly(16_000, (size) => {
    const many = (group: string) => Array.from({ length: size }, (_, at): Line => `passed ${group} › ${at}`);
    expect(lossesOf(ran(...many('old')), ran(...many('new')), [], HAD).gone.rest).toBe(size - 1_000);
  });
});

describe('what is told beside', () => {
  test('the totals, and how the base was had', () => {
    const had = { from: 'push', run: '12', attempt: 1 } as const;
    expect(lossesOf(ran('passed a › b', 'passed a › c'), ran('passed a › b'), [], had)).toMatchObject({
      kind: 'told',
      had,
      totals: { before: 2, after: 1 },
      names: true,
    });
  });

  test('that a side has more tests than are kept by name: then no test is named', () => {
    for (const [before, after] of [
      [huge, ran('passed a › b')],
      [ran('passed a › b'), huge],
    ] as const)
      expect(lossesOf(before, after, [], HAD)).toMatchObject({
        names: false,
        gone: { some: [], rest: 0 },
        declare: { some: [], rest: 0 },
      });
  });

  test('every test of the base where the head runs none', () => {
    const none = { total: 0, tests: undefined };
    expect(lossesOf(ran('passed a › b', 'passed a › c'), none, [], HAD)).toMatchObject({
      names: true,
      gone: { some: [named('a › b'), named('a › c')] },
    });
  });

  test('a thousand tests of each kind, two thousand to declare, and the number of the rest', () => {
    const lines = Array.from({ length: 3_000 }, (_, index): Line => `passed a.ts › ${String(index).padStart(4, '0')}`);
    const losses = lossesOf(ran(...lines, 'passed a.ts › stays'), ran('passed a.ts › stays'), [], HAD);
    expect([losses.gone.some.length, losses.gone.rest]).toEqual([1_000, 2_000]);
    expect([losses.declare.some.length, losses.declare.rest]).toEqual([2_000, 1_000]);
  });
});

const outcome = fc.constantFrom('passed', 'failed', 'skipped' as const);
const tests = fc.array(
  fc.tuple(outcome, fc.constantFrom('a.ts', 'b.ts', 'c/d.ts'), fc.constantFrom('one', 'two', 'three', 'four')),
  { maxLength: 12 },
);
const runOf = (all: readonly RecordedTest[]) => ({ total: all.length, tests: all });
const keys = (all: readonly RecordedTest[]): ReadonlySet<string> =>
  new Set(all.map(([, group, name]) => `${group} › ${name}`));

describe('whatever the tests are', () => {
  test('a permutation changes nothing', () => {
    const both = fc
      .tuple(tests, tests)
      .chain(([before, after]) =>
        fc.tuple(
          fc.constant({ before, after }),
          fc.shuffledSubarray(before, { minLength: before.length }),
          fc.shuffledSubarray(after, { minLength: after.length }),
        ),
      );
    fc.assert(
      fc.property(both, ([{ before, after }, mixedBefore, mixedAfter]) => {
        expect(lossesOf(runOf(mixedBefore), runOf(mixedAfter), [], HAD)).toEqual(
          lossesOf(runOf(before), runOf(after), [], HAD),
        );
      }),
    );
  });

  test('a file that is renamed with all its tests loses nothing', () => {
    fc.assert(
      fc.property(tests, (before) => {
        const after = before.map(
          ([was, group, name]): RecordedTest => [was, group === 'a.ts' ? 'e/f.ts' : group, name],
        );
        const losses = lossesOf(runOf(before), runOf(after), [deleted('a.ts', '', 'e/f.ts')], HAD);
        expect([losses.gone.some, losses.skipped.some, losses.fewer.some, losses.declare.some]).toEqual([
          [],
          [],
          [],
          [],
        ]);
      }),
    );
  });

  test('each test that is deleted is named, and no other', () => {
    const cut = tests.chain((before) => fc.tuple(fc.constant(before), fc.subarray(before)));
    fc.assert(
      fc.property(cut, ([before, after]) => {
        const { gone, fewer, declare } = lossesOf(runOf(before), runOf(after), [], HAD);
        const left = keys(after);
        const deletedNames = [...keys(before)].filter((name) => !left.has(name));
        expect(gone.some.map(show).sort()).toEqual(deletedNames.sort());
        expect(gone.some.length + fewer.some.length === 0).toBe(before.length === after.length);
        expect(declare.some.length === 0).toBe(before.length === after.length);
      }),
    );
  });
});
