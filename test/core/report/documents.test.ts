import { describe, expect, it } from 'vitest';
import { read, rows } from './reading.ts';

const ROOT = '/home/runner/sample/w1';
const mochaTest = (fullTitle: string, more: object = {}) => ({ title: 't', fullTitle, file: `${ROOT}/a.js`, ...more });
const awesome = (title: string, more: object = {}) => ({
  title,
  file: '',
  fullFile: '',
  tests: [],
  suites: [],
  ...more,
});
const awesomeReport = (...results: readonly unknown[]) => ({ stats: { tests: 0, passes: 0 }, results });
const playwright = (suites: readonly object[], errors: readonly object[] = []) => ({
  config: { rootDir: `${ROOT}/e2e`, projects: [] },
  suites,
  errors,
});
const pytest = (more: object) => ({ created: 1, exitcode: 0, summary: { total: 0 }, ...more });
/** The stages of one test; one without an outcome was not reached. */
const stages = (setup: string, call?: string, teardown?: string) => ({
  setup: { outcome: setup },
  ...(call === undefined ? {} : { call: { outcome: call } }),
  ...(teardown === undefined ? {} : { teardown: { outcome: teardown } }),
});
const rspec = (examples: readonly object[], summary: object) => ({ version: '3', examples, summary });
const steps = (...states: readonly string[]) => states.map((status) => ({ result: { status } }));
const scenario = (name: string, found: readonly object[], more: object = {}) => ({
  type: 'scenario',
  name,
  steps: found,
  ...more,
});
const feature = (...elements: readonly object[]) => [{ uri: 'file:a.feature', name: 'f', elements }];
const ctrfTest = (name: string, status: string, more: object = {}) => ({ name, status, duration: 1, ...more });
const ctrf = (tests: readonly object[], summary: object) => ({
  reportFormat: 'CTRF',
  results: { tool: {}, summary, tests },
});

/** One report of each runner's own JSON: everything that counts, and what comes of it. */
const REPORTS: readonly (readonly [
  what: string,
  format: string,
  document: unknown,
  rows: readonly string[],
  notes: readonly string[],
])[] = [
  [
    'Mocha: a failed hook is a row though it is no test',
    'mocha-json',
    {
      stats: { suites: 1, tests: 3, passes: 1, pending: 1, failures: 2 },
      tests: [],
      pending: [mochaTest('s c', { file: null })],
      failures: [mochaTest('s b'), mochaTest('s "before each" hook')],
      passes: [mochaTest('s a', { currentRetry: 1 })],
    },
    ['passed | a.js | s a', 'failed | a.js | s b', 'failed | a.js | s "before each" hook', 'skipped |  | s c'],
    [
      'the report declares 3 tests, its rows are 4; the rows are counted',
      '1 retried; each is counted once, by its last attempt',
    ],
  ],
  [
    'Mochawesome: nested suites, hooks, tests that were not reached',
    'mochawesome-json',
    awesomeReport(
      awesome('', {
        suites: [
          awesome('s', {
            fullFile: `${ROOT}/a.js`,
            file: '/a.js',
            beforeHooks: [
              { title: '"before all" hook', state: 'failed' },
              { title: 'h', state: 'passed' },
            ],
            afterHooks: [{ title: '"after all" hook' }],
            tests: [
              { title: 'a', state: 'passed' },
              { title: 'b', state: 'failed' },
              { title: 'c', state: 'pending' },
              { title: 'd', state: null },
            ],
            suites: [awesome('in', { file: 'b.js', tests: [{ title: 'e', state: 'skipped' }] })],
          }),
        ],
      }),
      false,
    ),
    [
      'failed | a.js | s › "before all" hook',
      'passed | a.js | s › a',
      'failed | a.js | s › b',
      'skipped | a.js | s › c',
      'skipped | a.js | s › d',
      'skipped | b.js | s › in › e',
    ],
    [],
  ],
  [
    'Playwright: each project, all attempts of a test as one, errors outside of tests',
    'playwright-json',
    playwright(
      [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: [{ title: 'x', file: 'a.spec.ts', tests: [{ status: 'expected', results: [{}] }] }],
          suites: [
            {
              title: 's',
              specs: [
                {
                  title: 'y',
                  file: 'a.spec.ts',
                  tests: [
                    { projectName: 'p', status: 'flaky', results: [{}, {}] },
                    { projectName: 'q', status: 'unexpected', results: [{}, {}] },
                    { projectName: 'r', status: 'skipped', results: [{}, {}] },
                  ],
                },
              ],
            },
          ],
        },
      ],
      [{ message: 'no', location: { file: `${ROOT}/e2e/b.spec.ts`, line: 1 } }, { message: 'no' }],
    ),
    [
      'passed | e2e/a.spec.ts | x',
      'passed | e2e/a.spec.ts | p › s › y',
      'failed | e2e/a.spec.ts | q › s › y',
      'skipped | e2e/a.spec.ts | r › s › y',
      'failed | e2e/b.spec.ts | (load error)',
      'failed |  | (load error)',
    ],
    ['2 failed added for errors outside every test', '2 retried; each is counted once, by its last attempt'],
  ],
  [
    'pytest: expected failures, reruns, files that could not be collected',
    'pytest-json',
    pytest({
      exitcode: 1,
      summary: { total: 6 },
      collectors: [
        { nodeid: '', outcome: 'passed' },
        { nodeid: 'test_b.py', outcome: 'failed' },
        { nodeid: 'test_c.py::T', outcome: 'failed' },
      ],
      tests: [
        { nodeid: 'test_a.py::T::test_p[x::y]', outcome: 'passed' },
        { nodeid: 'test_a.py::test_f', outcome: 'rerun' },
        { nodeid: 'test_a.py::test_f', outcome: 'failed' },
        { nodeid: 'test_a.py::test_e', outcome: 'error' },
        { nodeid: 'test_a.py::test_s', outcome: 'skipped' },
        { nodeid: 'test_a.py::test_xf', outcome: 'xfailed' },
        { nodeid: 'test_a.txt', outcome: 'xpassed' },
      ],
    }),
    [
      'passed | test_a.py | T::test_p[x::y]',
      'failed | test_a.py | test_f',
      'failed | test_a.py | test_e',
      'skipped | test_a.py | test_s',
      'skipped | test_a.py | test_xf',
      'passed | test_a.txt | ',
      'failed | test_b.py | (not collected)',
      'failed | test_c.py | (not collected)',
    ],
    ['2 failed added for files that could not be collected', '1 retried; each is counted once, by its last attempt'],
  ],
  [
    'pytest: whatever stage failed, and reruns of which only the last attempt is shown',
    'pytest-json',
    pytest({
      exitcode: 1,
      summary: { total: 9 },
      tests: [
        { nodeid: 'a.py::call', outcome: 'skipped', ...stages('passed', 'failed', 'skipped') },
        { nodeid: 'a.py::setup', outcome: 'rerun', ...stages('failed', undefined, 'passed') },
        { nodeid: 'a.py::flaky', outcome: 'rerun', ...stages('passed', 'passed', 'passed') },
        { nodeid: 'a.py::skips', outcome: 'rerun', ...stages('passed', 'skipped', 'passed') },
        { nodeid: 'a.py::unended', outcome: 'rerun', ...stages('passed', 'rerun') },
        { nodeid: 'a.py::unknown', outcome: 'rerun' },
        { nodeid: 'a.py::twice', outcome: 'rerun', ...stages('passed', 'rerun', 'passed') },
        { nodeid: 'a.py::twice', outcome: 'rerun', ...stages('passed', 'passed', 'passed') },
        { nodeid: 'a.py::beside', outcome: 'rerun', ...stages('passed', 'failed', 'passed') },
        { nodeid: 'a.py::beside', outcome: 'passed', ...stages('passed', 'passed', 'passed') },
        { nodeid: 'a.py::xfails', outcome: 'xfailed', ...stages('passed', 'skipped', 'passed') },
      ],
    }),
    [
      'failed | a.py | call',
      'failed | a.py | setup',
      'passed | a.py | flaky',
      'skipped | a.py | skips',
      'failed | a.py | unended',
      'failed | a.py | unknown',
      'passed | a.py | twice',
      'passed | a.py | beside',
      'skipped | a.py | xfails',
    ],
    ['8 retried; each is counted once, by its last attempt'],
  ],
  [
    'pytest: a test that began and did not end, and one that pytest-retry tried again',
    'pytest-json',
    pytest({
      summary: { total: 5 },
      tests: [
        { nodeid: 'a.py::body', outcome: 'passed', ...stages('passed') },
        { nodeid: 'a.py::teardown', outcome: 'passed', ...stages('passed', 'passed') },
        { nodeid: 'a.py::again', outcome: 'retried', ...stages('passed') },
        { nodeid: 'a.py::retried', outcome: 'retried', ...stages('passed', 'passed', 'passed') },
        { nodeid: 'a.py::skips', outcome: 'skipped', ...stages('skipped', undefined, 'passed') },
      ],
    }),
    [
      'failed | a.py | body',
      'failed | a.py | teardown',
      'failed | a.py | again',
      'passed | a.py | retried',
      'skipped | a.py | skips',
    ],
    ['3 failed added for tests that began and did not end', '2 retried; each is counted once, by its last attempt'],
  ],
  [
    'pytest: a test with subtests, in a run that passed',
    'pytest-json',
    pytest({ summary: { total: 1 }, tests: [{ nodeid: 'a.py::t', outcome: 'subtests passed' }] }),
    ['passed | a.py | t'],
    [],
  ],
  [
    'pytest: an end that nothing shown explains',
    'pytest-json',
    pytest({ exitcode: 3, summary: {} }),
    [],
    ['the report says that pytest ended with 3, though nothing failed'],
  ],
  ['pytest: no tests at all', 'pytest-json', pytest({ exitcode: 5 }), [], ['it says that it has no test']],
  [
    'RSpec: pending examples, errors outside of examples',
    'rspec-json',
    rspec(
      [
        { full_description: 's a', file_path: './spec/a_spec.rb', status: 'passed' },
        { full_description: 's b', file_path: './spec/a_spec.rb', status: 'failed' },
        { full_description: 's c', file_path: './spec/a_spec.rb', status: 'pending' },
      ],
      { example_count: 4, errors_outside_of_examples_count: 2 },
    ),
    [
      'passed | spec/a_spec.rb | s a',
      'failed | spec/a_spec.rb | s b',
      'skipped | spec/a_spec.rb | s c',
      'failed |  | (error outside of examples)',
      'failed |  | (error outside of examples)',
    ],
    [
      'the report declares 4 tests, its rows are 3; the rows are counted',
      '2 failed added for errors outside of examples',
    ],
  ],
  [
    'RSpec: before errors were counted',
    'rspec-json',
    rspec([], { example_count: 0 }),
    [],
    ['it says that it has no test'],
  ],
  [
    'Cucumber: steps, hooks, backgrounds of their own',
    'cucumber-json',
    feature(
      scenario('a', steps('passed', 'PASSED')),
      scenario('b', steps('passed', 'failed', 'skipped')),
      scenario('c', steps('undefined')),
      scenario('d', steps('pending')),
      scenario('e', steps('passed'), { after: steps('failed') }),
      scenario('f', [{ ...steps('passed')[0], before: steps('passed'), after: steps('ambiguous') }]),
      { type: 'background', name: '', steps: steps('failed') },
      scenario('g', steps('skipped')),
      scenario('h', steps('passed')),
      { type: 'scenario', name: 'i' },
      scenario('j', [{}]),
    ),
    [
      'passed | a.feature | a',
      'failed | a.feature | b',
      'failed | a.feature | c',
      'skipped | a.feature | d',
      'failed | a.feature | e',
      'failed | a.feature | f',
      'failed | a.feature | g',
      'passed | a.feature | h',
      'passed | a.feature | i',
      'skipped | a.feature | j',
    ],
    [],
  ],
  ['Cucumber: no features', 'cucumber-json', [], [], ['it says that it has no test']],
  [
    'GoogleTest: states and results, with and without files',
    'gtest-json',
    {
      tests: 5,
      testsuites: [
        {
          name: 'S',
          testsuite: [
            { name: 'A', classname: 'S', file: 's.cc', status: 'RUN', result: 'COMPLETED' },
            { name: 'B', classname: 'S', status: 'RUN', result: 'COMPLETED', failures: [{}] },
            { name: 'C', classname: 'S', status: 'RUN', result: 'SKIPPED' },
            { name: 'D', classname: 'S', status: 'NOTRUN', result: 'SUPPRESSED' },
            { name: 'E', classname: 'S', status: 'NOTRUN' },
          ],
        },
      ],
    },
    ['passed | s.cc | S › A', 'failed | S | B', 'skipped | S | C', 'skipped | S | D', 'skipped | S | E'],
    [],
  ],
  [
    'CTRF: suites as a text or a list, with and without a file',
    'ctrf',
    ctrf(
      [
        ctrfTest('a', 'passed', { filePath: `${ROOT}/a.ts`, suite: ['s', 'in'] }),
        ctrfTest('b', 'failed', { filePath: 'a.ts', suite: 's > in', retries: 1 }),
        ctrfTest('c', 'skipped', { suite: ['s', 'in'] }),
        ctrfTest('d', 'pending', { flaky: true }),
        ctrfTest('e', 'other'),
      ],
      { tests: 5, failed: 2 },
    ),
    [
      'passed | a.ts | s › in › a',
      'failed | a.ts | s > in › b',
      'skipped | s › in | c',
      'skipped |  | d',
      'skipped |  | e',
    ],
    [
      'the report declares 2 failed tests, its rows are 1; the rows are counted',
      '2 retried; each is counted once, by its last attempt',
    ],
  ],
];

describe("runners' own JSON", () => {
  it.each(REPORTS)('%s', (_, format, document, expected, notes) => {
    const reading = read(JSON.stringify(document));
    expect(reading.fault).toBeUndefined();
    expect(reading.format).toBe(format);
    expect(rows(reading)).toEqual(expected);
    expect(reading.notes.map(({ message }) => message)).toEqual(notes);
  });

  it('finds CTRF that does not name itself', () => {
    const { reportFormat: _, ...document } = ctrf([], { tests: 0, failed: 0 });
    expect(read(JSON.stringify(document)).format).toBe('ctrf');
  });

  it.each([
    ['mochawesome-json', awesomeReport(awesome('', { tests: [{ title: 'a', state: 'odd' }] }))],
    [
      'playwright-json',
      playwright([{ title: 'a', specs: [{ title: 'x', file: 'a', tests: [{ status: 'odd', results: [] }] }] }]),
    ],
    ['pytest-json', pytest({ tests: [{ nodeid: 'a', outcome: 'odd' }] })],
    ['pytest-json', pytest({ exitcode: 1, tests: [{ nodeid: 'a', outcome: 'subtests passed' }] })],
    ['rspec-json', rspec([{ full_description: 'a', file_path: 'a', status: 'odd' }], { example_count: 1 })],
    ['ctrf', ctrf([ctrfTest('a', 'odd')], { tests: 1, failed: 0 })],
  ])('refuses a state that %s does not have', (format, document) => {
    const { fault, format: found } = read(JSON.stringify(document));
    expect(found).toBe(format);
    expect(fault?.code).toBe('report-malformed');
  });

  it.each([[1_000_000_000_000], [-1], [0.5]])('refuses %d errors outside of examples', (count) => {
    const { fault } = read(JSON.stringify(rspec([], { example_count: 0, errors_outside_of_examples_count: count })));
    expect(fault?.code).toBe('report-malformed');
    expect(fault?.message).toContain('errors_outside_of_examples_count');
  });

  it('reads suites as deep as JSON may be', () => {
    let suite: object = awesome('s', { tests: [{ title: 'a', state: 'passed' }] });
    for (let depth = 0; depth < 400; depth += 1) suite = awesome('s', { suites: [suite] });
    expect(read(JSON.stringify(awesomeReport(suite))).counts).toBe('1/1/0/0');
  });
});

const lines = (...events: readonly unknown[]): string =>
  `${events.map((event) => (typeof event === 'string' ? event : JSON.stringify(event))).join('\n')}\n`;

describe('libtest and nextest JSON', () => {
  const suite = (event: string) => ({ type: 'suite', event, test_count: 1 });
  const test = (event: string, name: string) => ({ type: 'test', event, name });

  it.each<[string, string, readonly string[], readonly string[]]>([
    [
      'outcomes',
      lines(
        suite('started'),
        test('started', 'a'),
        test('ok', 'a'),
        test('ignored', 'b'),
        test('failed', 'c'),
        test('allowed_failure', 'd'),
        test('timeout', 'c'),
        suite('failed'),
      ),
      ['passed |  | a', 'skipped |  | b', 'failed |  | c', 'skipped |  | d'],
      [],
    ],
    [
      'nextest names the binary and counts attempts',
      lines(suite('started'), test('started', 'app::bin$m::a'), test('ok', 'app::bin$m::a#2'), suite('ok')),
      ['passed | app::bin | m::a'],
      ['1 retried; each is counted once, by its last attempt'],
    ],
    [
      'nextest ends a suite while a test of it runs, begins it anew and runs others in it',
      lines(
        suite('started'),
        test('started', 'm::m$a'),
        suite('ok'),
        suite('started'),
        test('started', 'm::m$b'),
        test('ok', 'm::m$a'),
        suite('started'),
        test('started', 'm::n$c'),
        test('ok', 'm::m$b'),
        test('ok', 'm::n$c'),
        suite('ok'),
        suite('ok'),
      ),
      ['passed | m::m | a', 'passed | m::m | b', 'passed | m::n | c'],
      [],
    ],
    [
      'a test of nextest without an end',
      lines(suite('started'), test('started', 'm::m$a'), suite('ok'), suite('started'), suite('ok')),
      ['failed | m::m | a'],
      ['1 failed added for tests that began and did not end'],
    ],
    [
      'a suite of nextest that failed by itself',
      lines(suite('started'), test('ok', 'm::m$a'), suite('failed'), suite('started'), suite('ok')),
      ['passed | m::m | a', 'failed |  | (suite failed)'],
      ['1 failed added for suites that failed outside every test'],
    ],
    [
      'a suite of nextest without an end',
      lines(suite('started'), test('ok', 'm::m$a')),
      ['passed | m::m | a', 'failed |  | (suite failed)'],
      ['1 failed added for suites that failed outside every test'],
    ],
    [
      'a binary that crashes before the next one',
      lines(suite('started'), test('started', 'a'), suite('started'), test('ok', 'b'), suite('ok')),
      ['failed |  | a', 'passed |  | b'],
      ['1 failed added for tests that began and did not end'],
    ],
    [
      'a binary that ends without its end, and one that fails by itself',
      lines(suite('started'), suite('failed'), suite('started'), test('ok', 'b')),
      ['failed |  | (suite failed)', 'passed |  | b', 'failed |  | (suite failed)'],
      ['2 failed added for suites that failed outside every test'],
    ],
    [
      'what a child process printed, also without a line break before the next event',
      lines(
        suite('started'),
        { level: 'info', msg: 'ready', event: 'ok' },
        test('started', 'a'),
        `working...${JSON.stringify(test('ok', 'a'))}`,
        test('started', 'b'),
        `{ "a": "}" } \\" ${JSON.stringify({ name: 'b "{\\', type: 'test', event: 'ok' })}`.replace('{', '['),
        `  ${JSON.stringify(test('failed', 'b'))}`,
        '"} {"type":"test","event":"ok","name":"c"',
        '"}',
        '}',
        'done {"type":5}',
        'done {"event":"ok","name":"d"}',
        'done {"type":"test",}',
        suite('failed'),
      ),
      ['passed |  | a', 'passed |  | b "{\\', 'failed |  | b'],
      [],
    ],
    ['no test', lines({ ...suite('started'), test_count: 0 }, suite('ok')), [], ['it says that it has no test']],
    [
      'no test in one binary of two',
      lines({ ...suite('started'), test_count: 0 }, suite('ok'), suite('started'), suite('ok')),
      [],
      [],
    ],
    [
      'benches, reports and log lines',
      lines(suite('started'), 'log', { type: 'bench', name: 'x' }, { type: 'test' }, { type: 'report' }, suite('ok')),
      [],
      [],
    ],
  ])('%s', (_, text, expected, notes) => {
    const reading = read(text);
    expect(reading.format).toBe('libtest-json');
    expect(rows(reading)).toEqual(expected);
    expect(reading.notes.map(({ message }) => message)).toEqual(notes);
  });
});

describe('Dart and Flutter JSON', () => {
  const start = { protocolVersion: '0.1.1', runnerVersion: '1.0', type: 'start' };
  const suite = { type: 'suite', suite: { id: 0, path: 'test/a_test.dart' } };
  const test = (id: number, name: string, suiteID = 0) => ({ type: 'testStart', test: { id, name, suiteID } });
  const done = (testID: number, result: string, more: object = {}) => ({ type: 'testDone', testID, result, ...more });

  it.each<[string, string, readonly string[], readonly string[]]>([
    [
      'outcomes, without the loading of files that worked',
      lines(
        start,
        suite,
        test(1, 'loading'),
        done(1, 'success', { hidden: true }),
        test(2, 'a'),
        done(2, 'success'),
        test(3, 'b'),
        done(3, 'failure'),
        test(4, 'c'),
        done(4, 'error'),
        test(5, 'd'),
        done(5, 'success', { skipped: true }),
        { type: 'done', success: false },
      ),
      [
        'passed | test/a_test.dart | a',
        'failed | test/a_test.dart | b',
        'failed | test/a_test.dart | c',
        'skipped | test/a_test.dart | d',
      ],
      [],
    ],
    [
      'a file that did not load',
      lines(start, { type: 'suite', suite: { id: 1 } }, test(1, 'loading', 1), done(1, 'error', { hidden: true }), {
        type: 'done',
      }),
      ['failed |  | loading'],
      [],
    ],
    [
      'what is printed among the events, also without a line break before the next one',
      lines(start, { level: 'info' }, test(2, 'a'), `Observatory${JSON.stringify(done(2, 'failure'))}`, {
        type: 'done',
      }),
      ['failed |  | a'],
      [],
    ],
    [
      'a run that broke off',
      lines(start, test(2, 'a'), done(9, 'success'), 'log', { type: 'testDone' }, { type: 'group' }),
      ['failed |  | a'],
      ['the report has no end: tests may be missing', '1 failed added for tests that began and did not end'],
    ],
    [
      'tests that failed after they had ended with success, each once',
      lines(
        start,
        suite,
        test(1, 'loading'),
        done(1, 'success', { hidden: true }),
        test(2, 'a'),
        done(2, 'success'),
        test(3, 'b'),
        done(3, 'failure'),
        test(4, 'c'),
        done(4, 'success', { skipped: true }),
        test(5, 'd'),
        { type: 'error', testID: 5, error: 'an attempt before the last' },
        done(5, 'success'),
        { type: 'error', testID: 2, error: 'late' },
        { type: 'error', testID: 2, error: 'later' },
        done(2, 'error'),
        { type: 'error', testID: 3, error: 'late' },
        done(4, 'failure'),
        { type: 'error', testID: 1, error: 'late' },
        { type: 'error', error: 'of no test' },
        { type: 'done', success: false },
      ),
      [
        'passed | test/a_test.dart | a',
        'failed | test/a_test.dart | b',
        'skipped | test/a_test.dart | c',
        'passed | test/a_test.dart | d',
        'failed | test/a_test.dart | (failed after its end)',
        'failed | test/a_test.dart | (failed after its end)',
        'failed | test/a_test.dart | (failed after its end)',
      ],
      ['3 failed added for tests that failed after their end'],
    ],
    [
      'a run that failed though no test did',
      lines(start, suite, test(2, 'a'), done(2, 'success'), { type: 'done', success: false }),
      ['passed | test/a_test.dart | a'],
      ['the report says that the run failed, though no test did'],
    ],
    [
      'a run that was closed before its end',
      lines(start, suite, test(2, 'a'), done(2, 'success'), { type: 'done', success: null }),
      ['passed | test/a_test.dart | a'],
      ['the report has no end: tests may be missing'],
    ],
  ])('%s', (_, text, expected, notes) => {
    const reading = read(text);
    expect(reading.format).toBe('dart-json');
    expect(rows(reading)).toEqual(expected);
    expect(reading.notes.map(({ message }) => message)).toEqual(notes);
  });
});
