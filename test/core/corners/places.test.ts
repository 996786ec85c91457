import { describe, expect, test } from 'vitest';
import { bodyOf, likeness } from '../../../src/core/corners/bodies.ts';
import type { ChangedFile } from '../../../src/core/corners/changed-file.ts';
import { cornerRunOf } from '../../../src/core/corners/corner-run.ts';
import { placeOfTest } from '../../../src/core/corners/places.ts';
import { baselineFrom } from '../../../src/core/corners/tell.ts';
import type { RecordedExit } from '../../../src/core/record/exit.ts';
import { makeSuiteRecord } from '../../../src/core/record/suite-result.ts';
import { openTally } from '../../../src/core/tests/tally.ts';
import { expectToGrowSlowly } from '../growth.ts';
import { added, deleted, edited, named } from './cases.ts';

describe('the source of a test', () => {
  test.each<[what: string, text: string, name: string, body: readonly string[] | undefined]>([
    ['on one line', "it('adds', () => expect(add(1)).toBe(1));", 'adds', ["', () => expect(add(1)).toBe(1));"]],
    [
      'on several, up to where it is no deeper',
      "test('adds', () => {\n  const one = add(1);\n\n  expect(one).toBe(1);\n});\ntest('next', run);",
      'sum › adds',
      ['const one = add(1);', 'expect(one).toBe(1);'],
    ],
    ['up to the end of the text', 'def test_add():\n    assert add(1) == 1', 'test_add', ['assert add(1) == 1']],
    [
      'with parameters that have parameters',
      'def test_add(n):\n    assert add(n) == n',
      'test_add[[3]-[4]]',
      ['(n):', 'assert add(n) == n'],
    ],
    ['with parameters', 'def test_add(n):\n    assert add(n) == n', 'test_add[3]', ['(n):', 'assert add(n) == n']],
    [
      'of a method',
      'def test_add(self):\n    assert add(1) == 1',
      'TestSum.test_add',
      ['(self):', 'assert add(1) == 1'],
    ],
    [
      'of a subtest by its function',
      'func TestAdd(t *testing.T) {\n\tcheck(t, add(1))\n}',
      'TestAdd/one',
      ['(t *testing.T) {', 'check(t, add(1))'],
    ],
    [
      'of the second that has the name, where the first says nothing',
      "// adds\nit('adds', () => expect(add(1)).toBe(1));",
      'adds',
      ["', () => expect(add(1)).toBe(1));"],
    ],
    [
      'not of a longer word, nor of a call with hardly anything behind it',
      "it('adds up', () => expect(add(1)).toBe(1));\nit('readds', () => check(add(2)))",
      'add',
      undefined,
    ],
    ['none where the name is not there', "it('adds', () => expect(add(1)).toBe(1));", 'subtracts', undefined],
    ['none where there is nothing to it', "it('adds', () => {});", 'adds', undefined],
    ['none without a name', 'it(name, () => expect(add(1)).toBe(1))', '', undefined],
  ])('%s', (_what, text, name, body) => {
    expect(bodyOf(text, name)).toEqual(body);
  });

  test.each([
    ['a file that is full of the name', (size: number) => bodyOf('x\n'.repeat(size), 'x')],
    ['a name that is full of parameters', (size: number) => bodyOf('x', `${'['.repeat(size)}x`)],
  ])('is looked for in no time: %s', async (_what, look) => {
    await expectToGrowSlowly(130_000, (size) => expect(look(size)).toBeUndefined());
  });

  test('is as like another as they share lines', () => {
    expect([
      likeness(['a', 'b'], ['b', 'a']),
      likeness(['a', 'a'], ['a', 'b']),
      likeness(['a', 'b'], ['c']),
      likeness(['a'], ['a', 'b', 'c']),
    ]).toEqual([1, 0.5, 0, 0.5]);
  });
});

describe('the changed file that holds a test', () => {
  const text = (name: string): string => `it('${name}', () => expect(price(2)).toBe(4));`;
  test.each<[what: string, test: string, files: readonly ChangedFile[], path: string | undefined]>([
    [
      'by its path',
      'src/a.test.ts › x',
      [edited('src/b.test.ts', text('x')), edited('src/a.test.ts')],
      'src/a.test.ts',
    ],
    ['by a path from where the suite runs', 'a.test.ts › x', [edited('shop/a.test.ts')], 'shop/a.test.ts'],
    ['by the path of another root', '/srv/a.test.ts › x', [edited('a.test.ts')], 'a.test.ts'],
    [
      'by a module',
      'tests.test_a.TestSum › x',
      [edited('tests/test_b.py'), edited('tests/test_a.py')],
      'tests/test_a.py',
    ],
    [
      'by a class',
      'com.shop.SumTest › x',
      [edited('src/test/java/com/shop/SumTest.java')],
      'src/test/java/com/shop/SumTest.java',
    ],
    [
      'by its package and what is written there',
      'shop.dev/m/sum › x',
      [edited('sum/a_test.go', text('y')), edited('sum/b_test.go', text('x'))],
      'sum/b_test.go',
    ],
    ['in the package at the root', 'shop.dev/m › x', [edited('a_test.go', text('x'))], 'a_test.go'],
    ['by a title and what is written', 'Sum › x', [edited('test/sum.js', text('x'))], 'test/sum.js'],
    ['by a title with a slash or a dot in it', 'GET /sum 1.5 › x', [edited('test/sum.js', text('x'))], 'test/sum.js'],
    ['not by a path with a blank in it', 'my test/a.js › x', [edited('test/sum.js', text('x'))], undefined],
    ['without a group by what is written', ' › x', [edited('test/sum.js', text('x'))], 'test/sum.js'],
    [
      'not by what is written where the group is another file',
      'src/a.test.ts › x',
      [edited('src/b.test.ts', text('x'))],
      undefined,
    ],
    ['not by a package alone', 'shop.dev/m/sum › x', [edited('sum/a_test.go')], undefined],
    ['not by another package', 'shop.dev/m/sum › x', [edited('tax/a_test.go', text('x'))], undefined],
    ['not among files that were not there', 'a.test.ts › x', [added('a.test.ts', text('x'))], undefined],
    ['not without a text', 'Sum › x', [{ path: 'test/sum.js', kind: 'modified' }], undefined],
    ['the first by path of two that answer', 'Sum › x', [edited('b.js', text('x')), edited('a.js', text('x'))], 'a.js'],
  ])('%s', (_what, name, files, path) => {
    expect(placeOfTest(named(name), files, 'before')?.file.path).toBe(path);
  });

  test('on the head, where a deleted one is not', () => {
    const files = [deleted('a.test.ts', text('x')), added('b.test.ts', text('x'))];
    expect(placeOfTest(named('a.test.ts › x'), files, 'after')).toBeUndefined();
    expect(placeOfTest(named('b.test.ts › x'), files, 'after')?.file.path).toBe('b.test.ts');
  });
});

describe('a corner’s run from what running the suite gave', () => {
  const suite = { run: 'npm test', scope: 'offline', tests: 'exact' } as const;
  const told = { unstable: [], unmatched: [], notes: [], milliseconds: 7 };

  test('has every test, and why those failed of which the report tells', () => {
    const open = openTally([], 10);
    open.add({ group: 'a', name: 'x', outcome: 'passed' });
    open.add({ group: 'a', name: 'y', outcome: 'failed', cause: () => ({ kind: 'assertion', said: '1 is not 2' }) });
    const tally = open.finish();
    const record = makeSuiteRecord(suite, 1, { kind: 'read', tally });
    expect(cornerRunOf({ result: { record, counts: tally.counts, ...told, tail: 'npm failed' }, tally })).toEqual({
      total: 2,
      tests: [
        ['passed', 'a', 'x'],
        ['failed', 'a', 'y'],
      ],
      failures: [{ test: ['a', 'y'], kind: 'assertion', said: '1 is not 2' }],
      milliseconds: 7,
    });
  });

  test.each([
    [
      'the last line of its output',
      { tail: 'building\n  error: no such file  \n\n', refused: 'no file matches' },
      'error: no such file',
    ],
    [
      'why its reports were refused, where it printed nothing',
      { tail: '\n', refused: 'no file matches' },
      'no file matches',
    ],
    ['three hundred characters of it', { tail: 'x'.repeat(400) }, 'x'.repeat(300)],
    ['nothing', {}, undefined],
  ])('without a test says %s', (_what, more, said) => {
    const record = makeSuiteRecord(suite, 1, { kind: 'refused', code: 'report-missing' });
    const found = cornerRunOf({ result: { record, ...told, ...more }, tally: undefined });
    expect(found).toMatchObject({ total: 0, failures: [] });
    expect(found.unread).toContain('its reports are refused');
    expect(found.said).toBe(said);
  });

  const TOTAL = { total: 0, passed: 0, failed: 0, skipped: 0 };
  test.each<[what: string, exit: RecordedExit, report: string | undefined, why: string | undefined]>([
    ['that ended well, be it without a test', 0, undefined, undefined],
    ['that failed', 1, undefined, undefined],
    ['whose reports are refused', 1, 'report-missing', 'its reports are refused there: report-missing'],
    ['that took too long, with what it had reported', 'timeout', undefined, 'it ended there with timeout'],
    ['that was ended, with what it had reported', 'signal:SIGKILL', undefined, 'it ended there with signal:SIGKILL'],
  ])('is all that the base has of a suite only where it can be known: one %s', (_what, exit, report, why) => {
    const open = openTally([], 10).finish();
    const record = makeSuiteRecord(
      suite,
      exit,
      report === undefined ? { kind: 'read', tally: open } : { kind: 'refused', code: report },
    );
    const result = { record, ...(report === undefined ? { counts: TOTAL } : {}), ...told };
    const baseline = baselineFrom(cornerRunOf({ result, tally: undefined }), { from: 'stored' });
    expect(baseline.ok ? undefined : [baseline.error.code, baseline.error.message]).toEqual(
      why === undefined ? undefined : ['baseline-missing', why],
    );
  });
});
