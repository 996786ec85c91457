import { describe, expect, test } from 'vitest';
import { read } from './reading.ts';

/** Each failed test as `kind: what was said`, in the order of the report; a hyphen where no cause is told. */
const told = (text: string): readonly string[] =>
  read(text).tests.flatMap(({ outcome, cause }) => {
    if (outcome !== 'failed') return cause === undefined ? [] : ['a cause of no failure'];
    return cause === undefined ? ['–'] : [cause.said === undefined ? cause.kind : `${cause.kind}: ${cause.said}`];
  });

type Case = readonly [what: string, text: string, causes: readonly string[]];

const json = (value: unknown): string => JSON.stringify(value);
const lines = (...events: readonly object[]): string => events.map(json).join('\n');

const ctrf = (...tests: readonly object[]): string =>
  json({
    reportFormat: 'CTRF',
    results: {
      summary: { tests: tests.length, failed: tests.length },
      tests: tests.map((one) => ({ name: 'a', ...one })),
    },
  });

const playwright = (errors: readonly object[], ...results: readonly (readonly unknown[])[]): string =>
  json({
    config: { rootDir: '/w', projects: [] },
    suites: [
      {
        title: 'a.spec.ts',
        specs: results.map((attempts) => ({
          title: 'a',
          file: 'a.spec.ts',
          tests: [{ status: 'unexpected', results: attempts }],
        })),
      },
    ],
    errors,
  });

const gtest = (...failures: readonly unknown[]): string =>
  json({ tests: failures.length, testsuites: [{ testsuite: failures.map((one) => gtestRow(one)) }] });
const gtestRow = (failure: unknown) => ({ name: 'a', classname: 'A', status: 'RUN', failures: [failure] });

const cucumber = (...elements: readonly object[]): string =>
  json([{ uri: 'a.feature', elements: elements.map((one) => ({ type: 'scenario', name: 'a', ...one })) }]);
const step = (status: string, error_message?: unknown): object => ({ result: { status, error_message } });

const awesome = (title: string, err: unknown, hooks: object): string =>
  json({
    stats: { suites: 1, tests: 1, passes: 0 },
    results: [{ title: 's', file: 'a.js', tests: [{ title, state: 'failed', err }], suites: [], ...hooks }],
  });

const mocha = (...failures: readonly object[]): string =>
  json({ stats: { tests: 1, passes: 0 }, tests: [], passes: [], failures, pending: [] });

const rspec = (examples: readonly object[], messages: readonly unknown[], outside: number): string =>
  json({
    version: '3',
    messages,
    examples: examples.map((one) => ({ full_description: 'a', file_path: 'a.rb', status: 'failed', ...one })),
    summary: { example_count: examples.length, errors_outside_of_examples_count: outside },
  });

const libtest = (...failures: readonly object[]): string =>
  lines(
    { type: 'suite', event: 'started', test_count: 1 },
    ...failures.map((one) => ({ type: 'test', event: 'failed', name: 'a', ...one })),
    { type: 'suite', event: 'failed' },
  );

const dart = (...events: readonly object[]): string =>
  lines(
    { protocolVersion: '0.1.1', runnerVersion: '1.25.0', type: 'start' },
    { type: 'suite', suite: { id: 0, path: 'a_test.dart' } },
    { type: 'testStart', test: { id: 1, name: 'a', suiteID: 0 } },
    ...events,
    { type: 'done' },
  );

const JSON_FORMATS: readonly Case[] = [
  [
    'CTRF: the message, else the trace',
    ctrf(
      { status: 'failed', message: 'AssertionError 2 == 3', trace: 'TypeError: x' },
      { status: 'failed', trace: 'ReferenceError: price is not defined\n at a' },
      { status: 'failed', message: { odd: true } },
      { status: 'passed', message: 'assert' },
    ),
    ['assertion: AssertionError 2 == 3', 'error: ReferenceError: price is not defined', 'unknown'],
  ],
  [
    'Playwright: the error of the last attempt, and errors outside every test',
    playwright(
      [{ message: "Error: Cannot find module './a'" }, {}],
      [
        { error: { message: 'Error: x' } },
        { error: { message: 'Error: \u001b[2mexpect(\u001b[22mlocator).toBeVisible()' } },
      ],
      [{ error: { message: 'Timed out 5000ms waiting for expect(locator).toHaveTitle' } }],
      [{ error: { message: '\u001b[31mTest timeout of 50ms exceeded.\u001b[39m' } }],
      [{ status: 'passed' }],
      [null],
      [],
    ),
    [
      'assertion: Error: expect(locator).toBeVisible()',
      'assertion: Timed out 5000ms waiting for expect(locator).toHaveTitle',
      'unknown: Test timeout of 50ms exceeded.',
      'unknown',
      'unknown',
      'unknown',
      "error: Error: Cannot find module './a'",
      'error',
    ],
  ],
  [
    'GoogleTest: an assertion, but for an exception, whose origin is unknown',
    gtest(
      { failure: 'g.cc:4\nExpected equality of these values:\n  3' },
      { failure: 'unknown file\nC++ exception with description "boom" thrown in the test body.' },
      { failure: 'unknown file\nUnknown C++ exception thrown in the test body.' },
      'odd',
    ),
    [
      'assertion: Expected equality of these values:',
      'unknown: C++ exception with description "boom" thrown in the test body.',
      'unknown: Unknown C++ exception thrown in the test body.',
      'assertion',
    ],
  ],
  [
    'Cucumber: the first step or hook that failed; an undefined step and a hook are errors',
    cucumber(
      { steps: [step('passed'), step('failed', 'AssertionError [ERR_ASSERTION]: 2 == 3'), step('failed', 'later')] },
      { steps: [step('undefined')] },
      { before: [step('failed', 'AssertionError: in a hook')], steps: [step('skipped')] },
      { steps: [{ ...step('passed'), after: [step('failed', 'boom')] }] },
      { steps: [step('failed', 'java.lang.IllegalStateException: boom')] },
      { steps: [step('failed', "undefined method `price' for nil (NoMethodError)")] },
      { steps: [step('failed', ['a list'])] },
      { steps: [step('pending')] },
    ),
    [
      'assertion: AssertionError [ERR_ASSERTION]: 2 == 3',
      'error: a step is undefined',
      'error: AssertionError: in a hook',
      'error: boom',
      'unknown: java.lang.IllegalStateException: boom',
      "error: undefined method `price' for nil (NoMethodError)",
      'unknown',
    ],
  ],
  [
    'Mocha: a hook is no test, whatever it fails by',
    mocha(
      { fullTitle: 'x "before each" hook for "y"', err: { name: 'AssertionError', message: 'boom' } },
      { fullTitle: 'x', err: { message: 'boom' } },
      { fullTitle: 'x', err: 'odd' },
    ),
    ['error: boom', 'unknown: boom', 'unknown'],
  ],
  [
    'Mochawesome: a test and its hooks',
    awesome(
      'a',
      { message: 'AssertionError: expected 1 to equal 2' },
      {
        beforeHooks: [{ title: 'h', state: 'failed', err: { message: 'boom' } }],
      },
    ),
    ['error: boom', 'assertion: AssertionError: expected 1 to equal 2'],
  ],
  [
    'RSpec: errors outside of examples, by the messages',
    rspec(
      [{ exception: { class: 'RSpec::Mocks::MockExpectationError', message: 'got 0 times' } }, { exception: 'odd' }],
      ['Run options', '\nAn error occurred while loading ./a_spec.rb.\n', { toString: 1 }],
      2,
    ),
    ['assertion: got 0 times', 'unknown', 'error: An error occurred while loading ./a_spec.rb.', 'error'],
  ],
  [
    'libtest and nextest: what a test panicked with',
    libtest(
      { stdout: "out\nthread 'a' panicked at src/lib.rs:5:9:\nassertion `left == right` failed\n  left: 1" },
      { stdout: "thread 'a' panicked at 'assertion failed: `(left == right)`\n  left: `1`', src/lib.rs:26:9" },
      { stdout: "thread 'a' panicked at src/lib.rs:5:9:\ncalled `Option::unwrap()` on a `None` value" },
      { message: 'test did not panic as expected' },
      { stdout: "thread 'a' panicked at" },
      { stdout: "thread 'a' panicked at src" },
    ),
    [
      'assertion: assertion `left == right` failed',
      'assertion: assertion failed: `(left == right)`',
      'unknown: called `Option::unwrap()` on a `None` value',
      'assertion: test did not panic as expected',
      '–',
      'unknown',
    ],
  ],
  [
    'libtest: a test without an end',
    lines({ type: 'suite', event: 'started', test_count: 1 }, { type: 'test', event: 'started', name: 'a' }),
    ['error'],
  ],
  [
    'Dart: a result that is a failure is an expectation that was not met, any other is an error',
    dart(
      { type: 'error', testID: 1, error: 'Expected: <2>\n  Actual: <1>\n' },
      { type: 'error', testID: 1, error: 'another' },
      { type: 'error', testID: 9, error: 'of no test' },
      { type: 'error', error: 'of none at all' },
      { type: 'testDone', testID: 1, result: 'failure' },
    ),
    ['assertion: Expected: <2>'],
  ],
  [
    'Dart: an error',
    dart({ type: 'error', testID: 1, error: 'Exception: boom' }, { type: 'testDone', testID: 1, result: 'error' }),
    ['error: Exception: boom'],
  ],
  ['Dart: a test without an end', dart({ type: 'error', testID: 1, error: 'so far' }), ['error: so far']],
];

describe('why a test failed, by JSON of', () => {
  test.each(JSON_FORMATS)('%s', (_what, text, causes) => {
    expect(told(text)).toEqual(causes);
  });
});

const nunit3 = (attributes: string, message: string): string =>
  `<test-case name="a" classname="A" ${attributes}><failure><message>${message}</message></failure></test-case>`;

const trx = (...results: readonly string[]): string =>
  `<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results>${results.join('')}</Results></TestRun>`;
const trxResult = (outcome: string, message: string): string =>
  `<UnitTestResult testName="a" outcome="${outcome}"><Output><StdOut>out</StdOut><ErrorInfo><Message>${message}</Message>
    <StackTrace>at a</StackTrace></ErrorInfo></Output></UnitTestResult>`;

const ctest = (...ends: readonly string[]): string =>
  `<Site><Testing>${ends
    .map(
      (end) => `<Test Status="failed"><Name>a</Name><Path>.</Path><Results>
        <NamedMeasurement name="Exit Code"><Value>${end}</Value></NamedMeasurement>
        <NamedMeasurement name="Exit Value"><Value>1</Value></NamedMeasurement></Results></Test>`,
    )
    .join('')}<Test Status="failed"><Name>b</Name></Test></Testing></Site>`;

const robot = (...messages: readonly string[]): string =>
  `<robot><suite name="s" source="/w/a.robot">${messages
    .map(
      (said) =>
        `<test name="a"><kw><status status="FAIL">inner</status></kw><status status="FAIL">${said}</status></test>`,
    )
    .join('')}<test name="z"/><status status="FAIL">1 failed</status></suite></robot>`;

const XML_FORMATS: readonly Case[] = [
  [
    'JUnit: an error of a suite, and the words of C++ and Swift',
    `<testsuite name="s"><error type="ImportError" message="no module"/>
      <testcase name="a"><failure message="g.cc:4&#10;Value of: false"/></testcase>
      <testcase name="b"><failure message="a.swift:21: XCTAssertEqual failed: 1"/></testcase>
      <testcase name="c"><failure type="REQUIRE" message="v == 1 expands to 0 == 1"/></testcase>
      <testcase name="d"><failure message="Failed: Timeout &gt;1.0s"/></testcase></testsuite>`,
    [
      'error: no module',
      'assertion: Value of: false',
      'assertion: a.swift:21: XCTAssertEqual failed: 1',
      'assertion: v == 1 expands to 0 == 1',
      'unknown: Failed: Timeout >1.0s',
    ],
  ],
  [
    'NUnit 3: an error by its label, or by a site that is not the test',
    `<test-run><test-suite type="TestFixture" fullname="N.A">
      ${nunit3('result="Failed"', 'Expected: 3')}
      ${nunit3('result="Failed" label="Error"', 'System.NullReferenceException : x')}
      ${nunit3('result="Failed" label="Invalid"', 'No suitable constructor')}
      ${nunit3('result="Failed" site="SetUp"', 'boom')}
      ${nunit3('result="Failed" site="Test"', 'boom')}
      ${nunit3('result="Failed" label="Cancelled"', 'stopped')}
      <test-case name="b" result="Failed"/></test-suite></test-run>`,
    [
      'assertion: Expected: 3',
      'error: System.NullReferenceException : x',
      'error: No suitable constructor',
      'error: boom',
      'assertion: boom',
      'unknown: stopped',
      'assertion',
    ],
  ],
  [
    'NUnit 3: a suite that failed of itself',
    `<test-run><test-suite type="TestFixture" fullname="N.A"><failure><message>OneTimeSetUp: boom</message></failure>
      <test-case name="a" result="Passed"/></test-suite></test-run>`,
    ['error: OneTimeSetUp: boom'],
  ],
  [
    'NUnit 2: by the result, and before 2.5 by the message',
    `<test-results><test-suite name="A"><results>
      ${nunit3('result="Failure" success="False"', 'Intentional failure')}
      ${nunit3('result="Error" success="False"', 'System.Exception : x')}
      ${nunit3('executed="True" success="False"', 'Expected: 30')}
      ${nunit3('executed="True" success="False"', 'boom')}</results></test-suite></test-results>`,
    ['assertion: Intentional failure', 'error: System.Exception : x', 'assertion: Expected: 30', 'unknown: boom'],
  ],
  [
    'xUnit.net: what a failure says, and an error of an assembly',
    `<assemblies><assembly><errors><error type="assembly-fixture" name="N.A"><failure exception-type="System.Exception">
        <message>boom</message></failure></error></errors><collection>
      <test type="A" name="A.a" result="Fail"><failure exception-type="Xunit.Sdk.TrueException"><message>
        Assert.True() Failure</message></failure></test>
      <test type="A" name="A.b" result="Fail"><failure exception-type="System.MissingMethodException"/></test>
      <test type="A" name="A.c" result="Fail"><failure exception-type="System.Exception"/></test>
      <test type="A" name="A.d" result="Odd"/></collection></assembly></assemblies>`,
    ['error: boom', 'assertion: Assert.True() Failure', 'error', 'unknown', 'unknown'],
  ],
  [
    'TRX: the message of MSTest, xUnit.net and NUnit',
    trx(
      trxResult('Failed', 'Assert.AreEqual failed. Expected:&lt;2&gt;.'),
      trxResult('Failed', 'Test method A.B threw exception: \nSystem.NullReferenceException: x'),
      trxResult('Failed', 'Test method A.B threw exception: \nShouldly.ShouldAssertException: x'),
      trxResult('Failed', 'Class Initialization method A.Init threw exception. boom'),
      trxResult('Failed', 'Could not load file or assembly'),
      trxResult('Error', 'boom'),
      trxResult('Timeout', 'exceeded'),
      '<UnitTestResult testName="b" outcome="Failed"/>',
    ),
    [
      'assertion: Assert.AreEqual failed. Expected:<2>.',
      'unknown: Test method A.B threw exception: System.NullReferenceException: x',
      'assertion: Test method A.B threw exception: Shouldly.ShouldAssertException: x',
      'error: Class Initialization method A.Init threw exception. boom',
      'error: Could not load file or assembly',
      'error: boom',
      'unknown: exceeded',
      'unknown',
    ],
  ],
  [
    'TRX: an error of the run',
    trx().replace(
      '</TestRun>',
      `<ResultSummary><RunInfos><RunInfo outcome="Error"><Text>host crashed</Text></RunInfo><RunInfo outcome="Error"/>
        <RunInfo outcome="Warning"><Text>no</Text></RunInfo></RunInfos></ResultSummary></TestRun>`,
    ),
    ['error: host crashed'],
  ],
  ['TRX: an error of the run without a word', trx('<RunInfo outcome="Error"/>'), ['error']],
  [
    'TestNG: the class of the exception, and a configuration method',
    `<testng-results><suite name="s"><test name="t"><class name="A">
      <test-method name="a" status="FAIL"><exception class="java.lang.AssertionError"><message>
        <![CDATA[expected [1] but found [2]]]></message></exception></test-method>
      <test-method name="b" status="FAIL"><exception class="java.lang.NoClassDefFoundError"/></test-method>
      <test-method name="c" status="FAIL"/></class></test>
      <test name="u"><class name="B"><test-method name="setUp" is-config="true" status="FAIL">
        <exception class="x.BoomException"><message>boom</message></exception></test-method>
        <test-method name="setUp" is-config="true" status="FAIL"/></class></test>
      <test name="v"><class name="B"><test-method name="setUp" is-config="true" status="FAIL">
        <exception class="x.BoomException"/></test-method></class></test>
      <test name="w"><class name="B"><test-method name="setUp" is-config="true" status="FAIL"/></class></test>
      </suite></testng-results>`,
    ['assertion: expected [1] but found [2]', 'error', 'unknown', 'error: boom', 'error: x.BoomException', 'error'],
  ],
  [
    'Boost.Test: a check, and an exception',
    `<TestLog><TestSuite name="s"><TestCase name="a"><Error><![CDATA[check x == 2 has failed]]></Error></TestCase>
      <TestCase name="b"><FatalError>critical</FatalError></TestCase>
      <TestCase name="c"><Exception><![CDATA[std::runtime_error: boom]]><LastCheckpoint>x</LastCheckpoint></Exception>
      </TestCase><Exception>in a fixture</Exception></TestSuite></TestLog>`,
    [
      'assertion: check x == 2 has failed',
      'assertion: critical',
      'error: std::runtime_error: boom',
      'error: in a fixture',
    ],
  ],
  [
    'Robot Framework: fixtures, keywords that check, and keywords that are not there',
    robot(
      '1 != 2',
      '${x} should be true.',
      'Setup failed:\n1 != 2',
      'Parent suite setup failed:\nboom',
      "No keyword with name 'Price should be 2' found.",
      "Library 'X' contains no keyword 'Y'.",
      "'abc' contains 'b'",
      'ZeroDivisionError: division by zero',
      'AssertionError',
      'boom',
      'x'.repeat(5_000_000),
    ),
    [
      'assertion: 1 != 2',
      'assertion: ${x} should be true.',
      'error: Setup failed:',
      'error: Parent suite setup failed:',
      "error: No keyword with name 'Price should be 2' found.",
      "unknown: Library 'X' contains no keyword 'Y'.",
      "assertion: 'abc' contains 'b'",
      'unknown: ZeroDivisionError: division by zero',
      'assertion: AssertionError',
      'unknown: boom',
      `unknown: ${'x'.repeat(200)}`,
      '–',
    ],
  ],
  [
    'Robot Framework: a suite that failed of itself',
    `<robot><suite name="s"><test name="a"><status status="PASS"/></test>
      <status status="FAIL">Suite teardown failed:\nboom</status></suite></robot>`,
    ['error: Suite teardown failed:'],
  ],
  [
    'CTest: a crash is an error, and a program that only fails may have checked something',
    ctest('SEGFAULT', 'Subprocess aborted', 'Failed', 'Timeout'),
    ['error: SEGFAULT', 'error: Subprocess aborted', 'unknown: Failed', 'unknown: Timeout', 'unknown'],
  ],
  [
    'Catch2: an exception outside of an expression, also in a section, is an error',
    `<Catch2TestRun><TestCase name="a" filename="c.cc"><Expression success="false"><Original>1 == 2</Original>
        <Exception>in it</Exception></Expression><OverallResult success="false"/></TestCase>
      <TestCase name="b" filename="c.cc"><Section name="s"/><Section name="t"><Section name="u">
        <Exception>\n  boom\n</Exception></Section></Section><OverallResult success="false"/></TestCase>
      <TestCase name="c" filename="c.cc"><FatalErrorCondition>SIGSEGV</FatalErrorCondition></TestCase>
      <TestCase name="d" filename="c.cc"/></Catch2TestRun>`,
    ['assertion', 'error: boom', 'error: SIGSEGV', 'error'],
  ],
  [
    'Check: a failure, and an error',
    `<testsuites xmlns="http://check.sourceforge.net/ns"><suite><title>s</title>
      <test result="failure"><id>a</id><message>Should have found 3 hosts</message></test>
      <test result="error"><id>b</id><message>(after this point) Received signal 11</message></test></suite></testsuites>`,
    ['assertion: Should have found 3 hosts', 'error: (after this point) Received signal 11'],
  ],
  [
    'CUnit: an assertion, and a suite whose set-up failed',
    `<CUNIT_TEST_RUN_REPORT><SUITE_NAME>s</SUITE_NAME><CUNIT_RUN_TEST_FAILURE><TEST_NAME>a</TEST_NAME>
      <CONDITION>CU_ASSERT_EQUAL(a,b)</CONDITION></CUNIT_RUN_TEST_FAILURE><CUNIT_RUN_SUITE_FAILURE>
      <SUITE_NAME>t</SUITE_NAME><FAILURE_REASON>Suite Initialization Failed</FAILURE_REASON>
      </CUNIT_RUN_SUITE_FAILURE></CUNIT_TEST_RUN_REPORT>`,
    ['assertion: CU_ASSERT_EQUAL(a,b)', 'error: Suite Initialization Failed'],
  ],
];

describe('why a test failed, by XML of', () => {
  test.each(XML_FORMATS)('%s', (_what, text, causes) => {
    expect(told(text)).toEqual(causes);
  });
});

const block = (...yaml: readonly string[]): string =>
  ['not ok 1 - a', '  ---', ...yaml.map((line) => `  ${line}`), '  ...', '1..1', ''].join('\n');

describe('why a test failed, by TAP of', () => {
  test.each<Case>([
    ['QUnit, with what was compared', block('message: failed', 'actual  : 2', 'expected: 3'), ['assertion: failed']],
    [
      'QUnit, of a test that died',
      block('message: "Died on test #1: foo is not defined"', 'actual  : null', 'expected: undefined'),
      ['error: Died on test #1: foo is not defined'],
    ],
    [
      'QUnit, of one that threw',
      block('message: "Died on test #2: boom"', 'actual  : null'),
      ['unknown: Died on test #2: boom'],
    ],
    ['node-tap', block('compare: ===', 'at:', '  line: 3'), ['assertion']],
    ['AVA', block('  name: AssertionError', '  assertion: t.is()', "  message: ''"), ['assertion']],
    [
      'AVA, of what was thrown',
      block('  name: AssertionError', '  details:', "    'Error thrown in test:': |-", "      message: 'boom',"),
      ['unknown: Error thrown in test'],
    ],
    [
      'node:test, of a file that failed outside its tests',
      block("failureType: 'testCodeFailure'", 'exitCode: 1', "error: 'test failed'"),
      ['error: test failed'],
    ],
    [
      'Bats, by the command that failed',
      [
        '1..4',
        'not ok 1 a',
        '# (in test file a.bats, line 2)',
        "#   `[ 2 -eq 3 ]' failed",
        'not ok 2 b',
        "#   `price 3' failed with status 127",
        'not ok 3 c',
        "#   `price 3' failed",
        'ok 4 d',
        "#   `[ 2 -eq 3 ]' failed",
        '',
      ].join('\n'),
      ["assertion: `[ 2 -eq 3 ]' failed", "error: `price 3' failed with status 127", "unknown: `price 3' failed"],
    ],
    [
      "Perl's Test::More",
      "not ok 1 - a\n#   Failed test 'a'\n#          got: '1'\n#     expected: '2'\nnot ok 2 - b\n1..2\n",
      ['assertion', '–'],
    ],
  ])('%s', (_what, text, causes) => {
    expect(told(text)).toEqual(causes);
  });
});
