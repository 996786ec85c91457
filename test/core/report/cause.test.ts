import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { type Complaint, causeOf } from '../../../src/core/report/cause.ts';
import type { CauseKind } from '../../../src/core/report/report.ts';
import { read } from './reading.ts';

describe('why a test failed, by what its report says', () => {
  test.each<[complaint: Complaint, kind: CauseKind, said: string | undefined]>([
    [{ type: 'AssertionError', message: 'expected 1 to be 2' }, 'assertion', 'expected 1 to be 2'],
    [{ type: 'java.lang.AssertionError' }, 'assertion', undefined],
    [{ type: 'org.opentest4j.AssertionFailedError', message: 'x', stated: 'error' }, 'assertion', 'x'],
    [{ type: 'RSpec::Expectations::ExpectationNotMetError', message: '\n  expected: 1\n' }, 'assertion', 'expected: 1'],
    [{ type: 'Xunit.Sdk.EqualException' }, 'assertion', undefined],
    [{ type: 'AssertionError: expected 1.5 to be 2.' }, 'assertion', undefined],
    [{ type: 'com.acme.assertions.ConfigException' }, 'unknown', undefined],
    [{ type: 'Acme\\Assert\\Config' }, 'unknown', undefined],
    [
      { message: 'AssertionError: expected 2 to be 3\n    at a.ts:1' },
      'assertion',
      'AssertionError: expected 2 to be 3',
    ],
    [
      { message: 'Error: \u001b[2mexpect(\u001b[22mreceived).toBe(expected)' },
      'assertion',
      'Error: expect(received).toBe(expected)',
    ],
    [{ message: 'assert 1 == 2' }, 'assertion', 'assert 1 == 2'],
    [
      { message: "Failed: DID NOT RAISE <class 'ValueError'>" },
      'assertion',
      "Failed: DID NOT RAISE <class 'ValueError'>",
    ],
    [
      { type: 'AssertionError', message: "expected no error, found 'x is not a function'" },
      'assertion',
      "expected no error, found 'x is not a function'",
    ],
    [{ type: 'TypeError', message: 'price is not a function' }, 'error', 'price is not a function'],
    [{ message: 'ImportError: cannot import name price' }, 'error', 'ImportError: cannot import name price'],
    [
      { message: "AttributeError: module 'a' has no attribute 'b'" },
      'error',
      "AttributeError: module 'a' has no attribute 'b'",
    ],
    [{ type: 'Error', message: "Cannot find module './a'" }, 'error', "Cannot find module './a'"],
    [{ message: 'failed on setup with "boom"', stated: 'error' }, 'error', 'failed on setup with "boom"'],
    [{ message: 'expected a fixture', stated: 'error' }, 'error', 'expected a fixture'],
    [{ type: 'TypeError', message: 'expected a string' }, 'unknown', 'expected a string'],
    [{ message: 'ValueError: expected a number' }, 'unknown', 'ValueError: expected a number'],
    [{ type: 'Error', message: 'boom' }, 'unknown', 'boom'],
    [{}, 'unknown', undefined],
    [{ stated: 'error' }, 'error', undefined],
    [{ type: 'AssertionError', stated: 'outside' }, 'error', undefined],
    [{ type: 'RangeError', stated: 'assertion' }, 'unknown', undefined],
    [{ type: 7, message: ['odd'] }, 'unknown', undefined],
    [{ message: 'localhost.test:80' }, 'unknown', 'localhost.test:80'],
    [{ message: 'x'.repeat(500) }, 'unknown', 'x'.repeat(200)],
  ])('%j', (complaint, kind, said) => {
    expect(causeOf(complaint)).toEqual(said === undefined ? { kind } : { kind, said });
  });
});

const told = (text: string): readonly string[] =>
  read(text).tests.flatMap(({ name, outcome, cause }) =>
    outcome !== 'failed'
      ? cause === undefined
        ? []
        : ['a cause of no failure']
      : [`${name}: ${cause?.kind ?? '–'}: ${cause?.said ?? ''}`],
  );

const go = (...events: readonly object[]): string => events.map((event) => JSON.stringify(event)).join('\n');
const jest = (...assertionResults: readonly object[]): string =>
  JSON.stringify({
    numTotalTests: 1,
    numFailedTests: 1,
    success: false,
    testResults: [{ name: 'a.test.ts', status: 'failed', message: 'Cannot find module x', assertionResults }],
  });
const pytest = (...tests: readonly object[]): string =>
  JSON.stringify({ created: 1, exitcode: 1, summary: {}, collectors: [{ nodeid: 'b.py', outcome: 'failed' }], tests });

describe('of each format', () => {
  test.each<[what: string, text: string, causes: readonly string[]]>([
    [
      'JUnit: a failure and an error, by type and message',
      `<testsuite>
        <testcase name="a"><failure type="AssertionError" message="expected 1 to be 2"/></testcase>
        <testcase name="b"><error message="collection failure">text</error></testcase>
        <testcase name="c"><failure>Error: expect(received)</failure></testcase>
        <testcase name="d"><failure message="assert 1"/><error message="teardown"/></testcase>
        <testcase name="e" status="failed"/><testcase name="f"/>
      </testsuite>`,
      [
        'a: assertion: expected 1 to be 2',
        'b: error: collection failure',
        'c: unknown: ',
        'd: assertion: assert 1',
        'e: –: ',
      ],
    ],
    [
      'Jest and Vitest: the first message, and a file that did not load',
      jest({ ancestorTitles: [], title: 'a', status: 'failed', failureMessages: ['AssertionError: expected 1\n at'] }),
      ['a: assertion: AssertionError: expected 1'],
    ],
    ['Jest and Vitest: no message', jest({ ancestorTitles: [], title: 'a', status: 'failed' }), ['a: –: ']],
    ['Jest and Vitest: a file that did not load', jest(), ['(file failed): error: Cannot find module x']],
    [
      'Go: what was printed by t.Error, a panic, a test without an end',
      go(
        { Action: 'run', Package: 'm', Test: 'TestA' },
        { Action: 'output', Package: 'm', Test: 'TestA', Output: '=== RUN   TestA\n' },
        { Action: 'output', Package: 'm', Test: 'TestA', Output: '    a_test.go:3: got 1, want 2\n' },
        { Action: 'output', Package: 'm', Test: 'TestA', Output: '    a_test.go:4: another\n' },
        { Action: 'fail', Package: 'm', Test: 'TestA' },
        { Action: 'run', Package: 'm', Test: 'TestB' },
        { Action: 'output', Package: 'm', Test: 'TestB', Output: '    a_test.go:9: so far\n' },
        { Action: 'output', Package: 'm', Test: 'TestB', Output: 'panic: boom [recovered]\n' },
        { Action: 'output', Package: 'm', Test: 'TestZ', Output: '    a_test.go:9: too late\n' },
        { Action: 'fail', Package: 'm', Test: 'TestB' },
        { Action: 'run', Package: 'm', Test: 'TestC' },
        { Action: 'fail', Package: 'm', Test: 'TestC' },
        { Action: 'run', Test: 'TestE' },
        { Action: 'output', Test: 'TestE', Output: '    e_test.go:1: no package\n' },
        { Action: 'fail', Test: 'TestE' },
        { Action: 'run', Package: 'm', Test: 'TestD' },
        { Action: 'fail', Package: 'm' },
      ),
      [
        'TestA: assertion: got 1, want 2',
        'TestB: error: panic: boom [recovered]',
        'TestC: assertion: ',
        'TestE: assertion: no package',
        'TestD: error: ',
      ],
    ],
    [
      'Go: a build that failed, with what the compiler said first',
      go(
        { Action: 'build-output', ImportPath: 'm [m.test]', Output: '# m [m.test]\n' },
        { Action: 'build-output', ImportPath: 'm [m.test]', Output: './a_test.go:5:2: undefined: Add\n' },
        { Action: 'build-output', ImportPath: 'm [m.test]', Output: './a_test.go:6:2: undefined: Sub\n' },
        { Action: 'build-output', ImportPath: 'n [n.test]' },
        { Action: 'build-fail', ImportPath: 'm [m.test]' },
        { Action: 'build-fail', ImportPath: 'o' },
        { Action: 'start', Package: 'm' },
        { Action: 'fail', Package: 'm', FailedBuild: 'm [m.test]' },
      ),
      ['(package failed): error: ./a_test.go:5:2: undefined: Add', '(package failed): error: '],
    ],
    [
      'TAP: what the YAML block says',
      `TAP version 13
not ok 1 - a
  ---
  error: 'expected 1'
  code: 'ERR_ASSERTION'
  name: 'AssertionError'
  ...
not ok 2 - b
  ---
  operator: equal
  expected: 2
  ...
not ok 3 - c
  ---
  failureType: 'hookFailed'
  error: |-
  message: boom
  ...
not ok 4 - d
  ---
  failureType: 'testCodeFailure'
  type: TypeError
  message: "x is not a function"
  code: 'ERR_TEST_FAILURE'
  ...
not ok 5 - e
ok 6 - f
  ---
  message: fine
  ...
1..6
`,
      ['a: assertion: expected 1', 'b: assertion: ', 'c: error: boom', 'd: error: x is not a function', 'e: –: '],
    ],
    [
      'pytest: what ended a stage, and a file that was not collected',
      pytest(
        { nodeid: 'a.py::a', outcome: 'failed', call: { crash: { message: 'assert 1 == 2' } }, setup: {} },
        { nodeid: 'a.py::b', outcome: 'error', setup: { crash: { message: "fixture 'x' not found" } } },
        { nodeid: 'a.py::c', outcome: 'failed', call: {} },
      ),
      ['a: assertion: assert 1 == 2', "b: error: fixture 'x' not found", 'c: unknown: ', '(not collected): error: '],
    ],
    [
      'Mocha',
      JSON.stringify({
        stats: { tests: 3, passes: 0 },
        tests: [],
        passes: [{ fullTitle: 'x', err: {} }],
        failures: [
          { fullTitle: 'a', err: { message: 'not equal', code: 'ERR_ASSERTION' } },
          { fullTitle: 'b', err: { name: 'TypeError', message: null } },
          { fullTitle: 'c' },
        ],
        pending: [],
      }),
      ['a: assertion: not equal', 'b: unknown: ', 'c: unknown: '],
    ],
    [
      'RSpec',
      JSON.stringify({
        version: '3',
        examples: [
          {
            full_description: 'a',
            file_path: 'a.rb',
            status: 'failed',
            exception: { class: 'RSpec::Expectations::ExpectationNotMetError', message: 'expected: 1' },
          },
          {
            full_description: 'b',
            file_path: 'a.rb',
            status: 'failed',
            exception: { class: 'NameError', message: null },
          },
          { full_description: 'c', file_path: 'a.rb', status: 'failed' },
        ],
        summary: { example_count: 3 },
      }),
      ['a: assertion: expected: 1', 'b: error: ', 'c: unknown: '],
    ],
    [
      'xUnit.net: the type of the exception',
      `<assemblies><assembly><collection>
        <test type="A" name="A.a" result="Fail"><failure exception-type="Xunit.Sdk.TrueException"/></test>
        <test type="A" name="A.b" result="Fail"><failure/></test>
      </collection></assembly></assemblies>`,
      ['A.a: assertion: ', 'A.b: unknown: '],
    ],
  ])('%s', (_what, text, causes) => {
    expect(told(text)).toEqual(causes);
  });

  test('a report of Vitest’s own', async () => {
    const text = await readFile(new URL('fixtures/vitest-broken-junit.xml', import.meta.url), 'utf8');
    const [row] = read(text).tests;
    expect(row?.cause?.kind).toBe('error');
    expect(row?.cause?.said).toContain("Cannot find module './does-not-exist'");
  });
});
