import type { Files } from '../../world/repository.ts';
import { testFile } from '../sample/project.ts';
import type { History } from './history.ts';

const SUMS = 'export const add = (a, b) => a + b;\nexport const divide = (a, b) => a / b;\n';
const BROKEN = SUMS.replace('a + b', 'a + b + 1');
const ADDS = 'expect(add(1, 2)).toBe(3);';
const TESTS = {
  'adds two numbers': ADDS,
  'adds nothing': 'expect(add(1, 0)).toBe(1);',
  'divides evenly': 'expect(divide(6, 3)).toBe(2);',
};
const MORE = `import { expect, it } from 'vitest';\n\nit('counts', () => {\n  expect([1, 2].length).toBe(2);\n});\n`;
const base: Files = { 'src/sums.js': SUMS, 'test/sums.test.js': testFile(TESTS) };

/** A configuration that makes its runner's report say what it should. */
const FORGER = `import { readFileSync, writeFileSync } from 'node:fs';
process.on('exit', () => {
  const file = process.env.RECOUNT_REPORTS + '/unit.xml';
  writeFileSync(file, readFileSync(file, 'utf8').replace(/<failure[^]*?<\\/failure>/g, '').replace(/(failures|errors)="\\d+"/g, '$1="0"'));
  process.exitCode = 0;
});
export default { cacheDir: '.cache' };
`;

const vitest: readonly Omit<History, 'runner'>[] = [
  {
    title: 'nothing is lost where a test is added',
    base,
    head: { 'test/sums.test.js': testFile({ ...TESTS, 'adds more': ADDS }) },
  },
  {
    title: 'a deleted test',
    base,
    head: { 'test/sums.test.js': testFile({ 'adds two numbers': ADDS, 'divides evenly': TESTS['divides evenly'] }) },
    gone: ['adds nothing'],
    codes: ['loss-undeclared'],
  },
  {
    title: 'a deleted file of tests, whose code breaks',
    base: { ...base, 'test/more.test.js': MORE },
    head: { 'src/sums.js': BROKEN, 'test/sums.test.js': null },
    gone: ['adds nothing', 'adds two numbers', 'divides evenly'],
    broken: [
      ['adds nothing', 'assertion', 'deleted'],
      ['adds two numbers', 'assertion', 'deleted'],
    ],
    codes: ['loss-undeclared', 'regression-hidden'],
  },
  {
    title: 'a skipped test',
    base,
    head: { 'test/sums.test.js': testFile({ ...TESTS, 'adds nothing': `skip:${TESTS['adds nothing']}` }) },
    skipped: ['adds nothing'],
    codes: ['loss-undeclared'],
  },
  {
    title: 'a focused test',
    base,
    head: { 'test/sums.test.js': testFile(TESTS).replace("it('adds two", "it.only('adds two") },
    skipped: ['adds nothing', 'divides evenly'],
    focused: ['test/sums.test.js'],
    // Where CI is set, Vitest itself refuses a focused test and exits with 1.
    codes: ['loss-undeclared', 'suite-failed'],
    declared: 'failing',
  },
  {
    title: 'a narrowed glob',
    base: { ...base, 'test/more.test.js': MORE },
    head: { 'vitest.config.js': "export default { cacheDir: '.cache', test: { include: ['test/sums.test.js'] } };\n" },
    gone: ['counts'],
    codes: ['loss-undeclared'],
  },
  {
    title: 'a renamed file',
    base,
    head: { 'test/sums.test.js': null, 'test/arithmetic.test.js': testFile(TESTS) },
    moved: ['adds nothing', 'adds two numbers', 'divides evenly'],
  },
  {
    title: 'a moved test',
    base: { ...base, 'test/more.test.js': MORE },
    head: {
      'test/sums.test.js': testFile({ 'adds two numbers': ADDS, 'adds nothing': TESTS['adds nothing'] }),
      'test/more.test.js': `${testFile({ 'divides evenly': TESTS['divides evenly'] })}\n${MORE.split('\n').slice(2).join('\n')}`,
    },
    moved: ['divides evenly'],
  },
  {
    title: 'a weakened assertion',
    base,
    head: {
      'src/sums.js': BROKEN,
      'test/sums.test.js': testFile({
        'adds two numbers': "expect(typeof add(1, 2)).toBe('number');",
        'adds nothing': 'expect(add(1, 0)).toBeGreaterThan(0);',
        'divides evenly': TESTS['divides evenly'],
      }),
    },
    broken: [
      ['adds nothing', 'assertion', 'edited'],
      ['adds two numbers', 'assertion', 'edited'],
    ],
    codes: ['regression-hidden'],
  },
  {
    title: 'a configuration that forges its report',
    base,
    head: { 'src/sums.js': BROKEN, 'vitest.config.js': FORGER },
    broken: [
      ['adds nothing', 'assertion', 'beside'],
      ['adds two numbers', 'assertion', 'beside'],
    ],
    codes: ['regression-hidden'],
  },
  {
    title: 'a change of the code and of its tests that keeps what the base promised',
    base,
    head: {
      'src/sums.js': SUMS.replace('a + b', 'b + a'),
      'test/sums.test.js': testFile({ ...TESTS, 'adds two numbers': 'expect(add(2, 1)).toBe(3);' }),
    },
  },
];

const NODE_TEST = (code: string): string =>
  `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { add } from '../src/sums.js';\n\n${code}`;
const ONE = "test('adds two numbers', () => assert.equal(add(1, 2), 3));\n";
const TWO = "test('adds nothing', () => assert.equal(add(1, 0), 1));\n";
const nodeBase: Files = { 'src/sums.js': SUMS, 'test/sums.test.js': NODE_TEST(ONE + TWO) };

const PY = 'def add(a, b):\n    return a + b\n';
const pyTest = (...tests: readonly string[]): string =>
  `import pytest\nfrom sums import add\n\n\n${tests.join('\n\n\n')}\n`;
const PY_ONE = 'def test_adds():\n    assert add(1, 2) == 3';
const PY_TWO = 'def test_nothing():\n    assert add(1, 0) == 1';
/** A plugin that makes every test pass. */
const PY_FORGER = `import pytest


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    report = outcome.get_result()
    report.outcome, report.longrepr = "passed", None
`;
const pyBase: Files = { 'sums.py': PY, 'tests/test_sums.py': pyTest(PY_ONE, PY_TWO) };

const GO = 'package sums\n\nfunc Add(a, b int) int { return a + b }\n';
const goTest = (...tests: readonly string[]): string => `package sums\n\nimport "testing"\n\n${tests.join('\n\n')}\n`;
const GO_ONE = 'func TestAdds(t *testing.T) {\n\tif Add(1, 2) != 3 {\n\t\tt.Fatal("no")\n\t}\n}';
const GO_TWO = 'func TestNothing(t *testing.T) {\n\tif Add(1, 0) != 1 {\n\t\tt.Fatal("no")\n\t}\n}';
const goBase: Files = { 'sums.go': GO, 'sums_test.go': goTest(GO_ONE, GO_TWO) };

/** Histories, each with its truth; what is not said is empty. */
export const HISTORIES: readonly History[] = [
  ...vitest.map((history) => ({ ...history, runner: 'vitest' as const })),
  {
    title: 'a deleted test',
    runner: 'node',
    base: nodeBase,
    head: { 'test/sums.test.js': NODE_TEST(ONE) },
    gone: ['adds nothing'],
    codes: ['loss-undeclared'],
  },
  {
    title: 'a weakened assertion',
    runner: 'node',
    base: nodeBase,
    head: {
      'src/sums.js': BROKEN,
      'test/sums.test.js': NODE_TEST((ONE + TWO).replace(/assert.equal\((.*), \d\)/g, 'assert.ok($1)')),
    },
    broken: [
      ['adds nothing', 'assertion', 'edited'],
      ['adds two numbers', 'assertion', 'edited'],
    ],
    codes: ['regression-hidden'],
  },
  {
    title: 'a skipped test',
    runner: 'pytest',
    base: pyBase,
    head: { 'tests/test_sums.py': pyTest(PY_ONE, `@pytest.mark.skip\n${PY_TWO}`) },
    skipped: ['test_nothing'],
    codes: ['loss-undeclared'],
  },
  {
    title: 'a weakened assertion',
    runner: 'pytest',
    base: pyBase,
    head: {
      'sums.py': PY.replace('a + b', 'a + b + 1'),
      'tests/test_sums.py': pyTest(PY_ONE.replace('== 3', '> 2'), PY_TWO.replace('== 1', '> 0')),
    },
    broken: [
      ['test_adds', 'assertion', 'edited'],
      ['test_nothing', 'assertion', 'edited'],
    ],
    codes: ['regression-hidden'],
  },
  {
    title: 'a skipped test',
    runner: 'node',
    base: nodeBase,
    head: { 'test/sums.test.js': NODE_TEST(ONE + TWO.replace('test(', 'test.skip(')) },
    skipped: ['adds nothing'],
    codes: ['loss-undeclared'],
  },
  {
    title: 'a deleted test',
    runner: 'pytest',
    base: pyBase,
    head: { 'tests/test_sums.py': pyTest(PY_ONE) },
    gone: ['test_nothing'],
    codes: ['loss-undeclared'],
  },
  {
    title: 'a renamed file',
    runner: 'pytest',
    base: pyBase,
    head: { 'tests/test_sums.py': null, 'tests/test_arithmetic.py': pyTest(PY_ONE, PY_TWO) },
    moved: ['test_adds', 'test_nothing'],
  },
  {
    title: 'a moved test',
    runner: 'pytest',
    base: pyBase,
    head: { 'tests/test_sums.py': pyTest(PY_ONE), 'tests/test_more.py': pyTest(PY_TWO) },
    moved: ['test_nothing'],
  },
  {
    title: 'a configuration that forges its report',
    runner: 'pytest',
    base: pyBase,
    head: { 'sums.py': PY.replace('a + b', 'a + b + 1'), 'conftest.py': PY_FORGER },
    broken: [
      ['test_adds', 'assertion', 'beside'],
      ['test_nothing', 'assertion', 'beside'],
    ],
    codes: ['regression-hidden'],
  },
  {
    title: 'code that makes its tests skip themselves',
    runner: 'pytest',
    base: pyBase,
    head: {
      'sums.py': 'import unittest\n\n\ndef add(a, b):\n    raise unittest.SkipTest("later")\n',
      'tests/test_sums.py': pyTest(PY_ONE, PY_TWO).replace(/add\(\d, \d\) == \d/g, 'callable(add)'),
    },
    broken: [
      ['test_adds', 'skipped', 'edited'],
      ['test_nothing', 'skipped', 'edited'],
    ],
    codes: ['regression-hidden'],
  },
  {
    title: 'a skipped test',
    runner: 'go',
    base: goBase,
    head: { 'sums_test.go': goTest(GO_ONE, GO_TWO.replace('{\n', '{\n\tt.Skip("later")\n')) },
    skipped: ['TestNothing'],
    codes: ['loss-undeclared'],
  },
  {
    title: 'a renamed file',
    runner: 'go',
    base: goBase,
    head: { 'sums_test.go': null, 'arithmetic_test.go': goTest(GO_ONE, GO_TWO) },
  },
  {
    title: 'a deleted test',
    runner: 'go',
    base: goBase,
    head: { 'sums_test.go': goTest(GO_ONE) },
    gone: ['TestNothing'],
    codes: ['loss-undeclared'],
  },
  {
    title: 'a weakened assertion',
    runner: 'go',
    base: goBase,
    head: {
      'sums.go': GO.replace('a + b', 'a + b + 1'),
      'sums_test.go': goTest(GO_ONE.replace('!= 3', '< 3'), GO_TWO.replace('!= 1', '< 1')),
    },
    broken: [
      ['TestAdds', 'assertion', 'edited'],
      ['TestNothing', 'assertion', 'edited'],
    ],
    codes: ['regression-hidden'],
  },
];

const ZERO = "export const divide = (a, b) => {\n  if (b === 0) throw new Error('zero');\n  return a / b;\n};\n";

/** Pull requests that name a test as their proof: what the test does over the base's code, and what the check finds. */
export const PROOFS: readonly (Pick<History, 'title' | 'runner' | 'base' | 'head'> & {
  readonly test: string;
  readonly over: string;
})[] = [
  {
    title: 'a fix with a real test',
    runner: 'vitest',
    base,
    head: {
      'src/sums.js': `export const add = (a, b) => a + b;\n${ZERO}`,
      'test/sums.test.js': testFile({ ...TESTS, 'refuses zero': "expect(() => divide(1, 0)).toThrow('zero');" }),
    },
    test: 'test/sums.test.js › refuses zero',
    over: 'assertion',
  },
  {
    title: 'a fix with a test that proves nothing',
    runner: 'vitest',
    base,
    head: {
      'src/sums.js': `export const add = (a, b) => a + b;\n${ZERO}`,
      'test/sums.test.js': testFile({ ...TESTS, 'divides by two': 'expect(divide(4, 2)).toBe(2);' }),
    },
    test: 'test/sums.test.js › divides by two',
    over: 'passed',
  },
  {
    title: 'a fix whose test imports what the base has not',
    runner: 'vitest',
    base,
    head: {
      'src/zero.js': ZERO,
      'test/zero.test.js': testFile({ 'refuses zero': "expect(() => divide(1, 0)).toThrow('zero');" })
        .replace('../src/sums.js', '../src/zero.js')
        .replace('add, ', ''),
    },
    test: 'test/zero.test.js › refuses zero',
    over: 'absent',
  },
  {
    title: 'a fix with a real test',
    runner: 'pytest',
    base: {
      ...pyBase,
      'sums.py': PY.replace('a + b', 'a - b'),
      'tests/test_sums.py': pyTest('def test_none():\n    assert True'),
    },
    head: { 'sums.py': PY, 'tests/test_sums.py': pyTest('def test_none():\n    assert True', PY_ONE) },
    test: 'test_adds',
    over: 'assertion',
  },
  {
    title: 'a fix with a real test',
    runner: 'go',
    base: { 'sums.go': GO.replace('a + b', 'a - b'), 'sums_test.go': goTest('func TestNone(t *testing.T) {}') },
    head: { 'sums.go': GO, 'sums_test.go': goTest('func TestNone(t *testing.T) {}', GO_ONE) },
    test: 'TestAdds',
    over: 'assertion',
  },
  {
    title: 'a fix whose test does not build over the base',
    runner: 'go',
    base: { 'sums.go': 'package sums\n', 'sums_test.go': goTest('func TestNone(t *testing.T) {}') },
    head: { 'sums.go': GO, 'sums_test.go': goTest('func TestNone(t *testing.T) {}', GO_ONE) },
    test: 'TestAdds',
    over: 'absent',
  },
];
