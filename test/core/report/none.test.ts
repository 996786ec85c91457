import { describe, expect, it } from 'vitest';
import { read } from './reading.ts';

const json = (...events: readonly unknown[]): string => events.map((event) => JSON.stringify(event)).join('\n');
const trx = (summary: string): string =>
  `<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010">${summary}</TestRun>`;
const jest = { numTotalTests: 0, numFailedTests: 0, success: true, testResults: [] };
const mocha = { stats: { tests: 0, passes: 0 } };
const playwright = { config: { rootDir: '/r' }, suites: [], errors: [] };
const pytest = { created: 1, exitcode: 5, summary: { total: 0 } };
const libtest = (count: number) => ({ type: 'suite', event: 'started', test_count: count });
const go = (action: string, name: string) => ({ Action: action, Package: name });

const noneToRun = { ...go('output', 'q'), Output: 'ok  \tq\t(cached) [no tests to run]\n' };

describe('a report that says itself that it has no test', () => {
  it.each([
    ['junit', '<testsuites><testsuite tests="0"/></testsuites>'],
    ['junit', '<testsuites/>'],
    ['junit', '<testsuites><properties/></testsuites>'],
    ['nunit3', '<test-run total="0" result="Passed"><test-suite result="Skipped"/></test-run>'],
    ['nunit2', '<test-results total="0"/>'],
    ['xunit', '<assemblies><assembly total="0"/><assembly total="0"/></assemblies>'],
    ['trx', trx('<ResultSummary outcome="Completed"><Counters total="0"/></ResultSummary>')],
    ['testng', '<testng-results total="0"/>'],
    [
      'robot',
      '<robot><suite/><statistics><total><stat pass="0" fail="0" skip="0"/></total><suite><stat pass="1"/></suite></statistics></robot>',
    ],
    ['catch2-xml', '<Catch><Group/><OverallResults successes="0" failures="0" expectedFailures="0"/></Catch>'],
    ['vitest-json', json(jest)],
    ['mocha-json', json({ ...mocha, tests: [], pending: [], failures: [], passes: [] })],
    ['mochawesome-json', json({ ...mocha, results: [false] })],
    ['playwright-json', json({ ...playwright, stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } })],
    ['pytest-json', json(pytest)],
    ['pytest-json', json({ ...pytest, exitcode: 0 })],
    ['rspec-json', json({ version: '3', examples: [], summary: { example_count: 0 } })],
    ['gtest-json', json({ tests: 0, testsuites: [] })],
    ['ctrf', json({ results: { tool: {}, summary: { tests: 0, failed: 0 }, tests: [] } })],
    ['go-test-json', json(go('start', 'p'), go('skip', 'p'), go('skip', 'q'))],
    ['go-test-json', json(go('skip', 'p'), noneToRun, go('pass', 'q'))],
    ['cucumber-json', '[]'],
    ['libtest-json', json(libtest(0), { type: 'suite', event: 'ok' })],
    ['tap', '1..0 # SKIP no database\n'],
    ['tap', 'TAP version 13\n1..0\n'],
  ])('in %s: %s', (format, text) => {
    const reading = read(text);
    expect(reading.fault).toBeUndefined();
    expect(reading.format).toBe(format);
    expect(reading.counts).toBe('0/0/0/0');
    expect(reading.notes).toContainEqual({ kind: 'none', message: 'it says that it has no test' });
  });

  it.each([
    ['<testsuites><testsuite/></testsuites>', 'nothing is said'],
    ['<testsuite/>', 'nothing is said'],
    ['<testsuites tests="1"/>', 'another number is said'],
    ['<testsuites tests="0"><error/></testsuites>', 'something failed'],
    ['<test-run/>', 'nothing is said'],
    ['<test-run total="0" result="Failed"/>', 'something failed'],
    ['<test-run total="0"><test-case name="a"/></test-run>', 'a test is there'],
    ['<assemblies/>', 'nothing is said'],
    ['<assemblies><assembly total="0"/><assembly/></assemblies>', 'it is not said of all'],
    [trx('<ResultSummary outcome="Aborted"><Counters total="0"/></ResultSummary>'), 'the run broke off'],
    [trx('<ResultSummary/>'), 'nothing is said'],
    [trx('<Counters total="0"/><RunInfo outcome="Error"/>'), 'something failed'],
    [trx('<UnitTestResult/><Counters total="0"/>'), 'a test is there'],
    ['<testng-results/>', 'nothing is said'],
    ['<robot><suite/></robot>', 'nothing is said'],
    ['<robot><test/><total><stat pass="0" fail="0"/></total></robot>', 'a test is there'],
    ['<Catch/>', 'nothing is said'],
    ['<Catch><OverallResults successes="1" failures="0" expectedFailures="0"/></Catch>', 'another number is said'],
    [json({ ...jest, success: false }), 'the run failed'],
    [json({ ...mocha, results: [{ title: '', file: '', tests: [], suites: [] }] }), 'a suite is there'],
    [json(playwright), 'nothing is said'],
    [
      json({ ...playwright, errors: [{}], stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }),
      'something failed',
    ],
    [json({ ...pytest, summary: {} }), 'nothing is said'],
    [json({ ...pytest, exitcode: 2 }), 'the run failed'],
    [json(go('start', 'p'), go('skip', 'p'), go('pass', 'q')), 'it is not said of all'],
    [json(go('start', 'p'), go('skip', 'p'), go('start', 'q'), go('output', 'q')), 'it is not said of all'],
    [json(noneToRun, go('fail', 'q')), 'something failed'],
    [json(noneToRun, { ...go('pass', 'q'), Test: 'A' }, go('pass', 'q')), 'a test is there'],
    [`${json(go('start', 'p'), go('skip', 'p'))}\nFAIL\tq [build failed]\n`, 'something failed'],
    [json(libtest(0)), 'the run broke off'],
    [json(libtest(0), { type: 'suite', event: 'failed' }), 'the run failed'],
    [json(libtest(0), { type: 'suite', event: 'ok' }, libtest(1), { type: 'suite', event: 'ok' }), 'another number'],
    ['1..0\nBail out!\n', 'the run broke off'],
    ['TAP version 13\n', 'nothing is said'],
    ['1..1\n', 'another number is said'],
    ['    ok 1 - a\n    1..1\n1..0\n', 'a test is there'],
  ])('is not %s: %s', (text) => {
    const { fault, notes } = read(text);
    expect(fault).toBeUndefined();
    expect(notes.map(({ kind }) => kind)).not.toContain('none');
  });
});
