import { describe, expect, it } from 'vitest';
import { read, rows } from './reading.ts';

const row = (title: string, status: string, more: object = {}) => ({ ancestorTitles: ['s'], title, status, ...more });
const file = (status: string, assertionResults: readonly object[], name = '/home/runner/sample/w1/src/a.test.ts') => ({
  name,
  status,
  assertionResults,
});
const report = (testResults: readonly object[], totals: object = {}): string =>
  JSON.stringify({
    numTotalTests: 0,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    success: true,
    testResults,
    ...totals,
  });

describe('Jest and Vitest JSON', () => {
  it.each([
    ['passed', 'passed'],
    ['failed', 'failed'],
    ['skipped', 'skipped'],
    ['pending', 'skipped'],
    ['todo', 'skipped'],
    ['disabled', 'skipped'],
  ])('%s is %s', (status, outcome) => {
    const reading = read(report([file(status === 'failed' ? 'failed' : 'passed', [row('t', status)])]));
    expect(rows(reading)).toEqual([`${outcome} | src/a.test.ts | s › t`]);
  });

  it('adds a failed row for a file that did not load, in either form of Jest, and none where a test failed', () => {
    const reading = read(
      report(
        [
          file('failed', [], 'a.ts'),
          file('failed', [{ ancestorTitles: [], status: 'error' }], 'b.ts'),
          file('failed', [row('t', 'failed')], 'c.ts'),
        ],
        { success: false },
      ),
    );
    expect(rows(reading)).toEqual([
      'failed | a.ts | (file failed)',
      'failed | b.ts | (file failed)',
      'failed | c.ts | s › t',
    ]);
    expect(reading.notes[0]?.message).toContain('declares 0 tests, its rows are 1, and 1 more');
    expect(reading.notes[1]?.message).toBe('2 failed added for files that failed outside every test');
  });

  it('notes a run that failed for no reason that is shown', () => {
    const reading = read(report([file('passed', [row('t', 'passed')])], { numTotalTests: 1, success: false }));
    expect(reading.counts).toBe('1/1/0/0');
    expect(reading.notes).toEqual([
      { kind: 'declared', message: 'the report says that the run failed, though no test and no file did' },
    ]);
  });

  it('counts a retried test once', () => {
    const reading = read(report([file('passed', [row('t', 'passed', { invocations: 3 })])], { numTotalTests: 1 }));
    expect(reading.counts).toBe('1/1/0/0');
    expect(reading.notes.map(({ kind }) => kind)).toEqual(['retried']);
  });

  it.each([
    ['null', [null], undefined],
    ['null before an error', [null, 'Error: no'], { kind: 'unknown', said: 'Error: no' }],
  ])('reads a failure that has no message: %s', (_, failureMessages, cause) => {
    const reading = read(report([file('failed', [row('t', 'failed', { failureMessages })])], { numTotalTests: 1 }));
    expect(rows(reading)).toEqual(['failed | src/a.test.ts | s › t']);
    expect(reading.tests[0]?.cause).toEqual(cause);
  });

  it('tells the two apart by the totals that only Jest has', () => {
    expect(read(report([])).format).toBe('jest-json');
    expect(read(report([], { numRuntimeErrorTestSuites: undefined })).format).toBe('vitest-json');
  });

  it.each([
    [
      'a state that is unknown',
      report([file('passed', [row('t', 'flaky')])]),
      'testResults.0.assertionResults.0.status',
    ],
    ['no results', '{"numTotalTests":1}', 'numFailedTests'],
    ['results that are no list', report([]).replace('[]', '{}'), 'testResults'],
  ])('refuses %s', (_, text, says) => {
    const { fault } = read(text);
    expect(fault?.code).toBe('report-malformed');
    expect(fault?.message).toContain(says);
  });

  it('reads names that an object has of itself', () => {
    const reading = read(
      report([file('passed', [row('__proto__', 'passed'), row('constructor', 'failed')], '__proto__')]),
    );
    expect(rows(reading)).toEqual(['passed | __proto__ | s › __proto__', 'failed | __proto__ | s › constructor']);
  });
});
