import { describe, expect, it } from 'vitest';
import { read, rows } from './reading.ts';

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`);
const tap = (...lines: readonly string[]) => read(`${lines.join('\n')}\n`, { format: 'tap' });

describe('lines of TAP', () => {
  it.each([
    ['ok 1 - adds', 'passed |  | adds'],
    ['ok', 'passed |  | '],
    ['ok 1', 'passed |  | '],
    ['ok - adds', 'passed |  | adds'],
    ['ok adds', 'passed |  | adds'],
    ['not ok 2 fails', 'failed |  | fails'],
    ['ok 3 - x # SKIP why', 'skipped |  | x'],
    ['ok 3 - x # skipped: why', 'skipped |  | x'],
    ['ok 3 # skip', 'skipped |  | '],
    ['not ok 4 - x # TODO later', 'skipped |  | x'],
    ['ok 4 - x # todo', 'skipped |  | x'],
    ['ok 5 - x # time=2.27ms', 'passed |  | x'],
    ['ok 5 - x # time=3s', 'passed |  | x'],
    ['ok 6 - issue # 7', 'passed |  | issue # 7'],
    ['ok 6 - issue#7 # other', 'passed |  | issue#7 # other'],
    ['not ok 7 - a \\# TODO b', 'failed |  | a # TODO b'],
    ['not ok 7 - a \\\\ b', 'failed |  | a \\ b'],
    ['not ok 7 - a \\\\# TODO b', 'skipped |  | a \\'],
    ['ok 8 - \u001b[32mgreen\u001b[0m', 'passed |  | green'],
    ['ok 9 - /home/runner/sample/w1/a.mjs', 'passed |  | a.mjs'],
    ['ok 9 - a {', 'passed |  | a {'],
    ['ok 9 - a { # time=3ms', 'passed |  | a {'],
    ['ok 9 - a # time=3ms {', 'passed |  | a'],
    ['ok 5 - issue # 7 # time=3s', 'passed |  | issue # 7'],
    ['ok 5 x # in 89 ms', 'passed |  | x'],
    ['not ok 5 x # in 89 ms # timeout after 3 s', 'failed |  | x'],
    ['not ok 5 x # timeout after 3s', 'failed |  | x'],
    ['not ok 5 x in 3003ms # timeout after 3s', 'failed |  | x'],
    ['ok 5 x in 74ms', 'passed |  | x'],
    ['ok 5 x in 4ms # skip why', 'skipped |  | x'],
    ['ok 5 - x in 74ms', 'passed |  | x in 74ms'],
    ['ok 5 x in 74ms or less', 'passed |  | x in 74ms or less'],
    ['ok 5 x \\# in 89 ms', 'passed |  | x # in 89 ms'],
    ['ok 10 - x #skip', 'skipped |  | x'],
    ['not ok 10 removes the # skip marker', 'failed |  | removes the'],
    ['ok 10 - x # SKIP: why', 'skipped |  | x'],
    ['not ok 10 - x # todo: why', 'skipped |  | x'],
    ['not ok 11 - renders # todolist', 'failed |  | renders # todolist'],
    ['not ok 11 - a # skipping of rows', 'failed |  | a # skipping of rows'],
    ['not ok 11 - a # todo-list of rows', 'failed |  | a # todo-list of rows'],
    ['not ok 11 - a # SKIPPED? no', 'failed |  | a # SKIPPED? no'],
    ['not ok 11 - a # todoped', 'failed |  | a # todoped'],
    ['not ok 12 - a\u2028b', 'failed |  | a\u2028b'],
    ['not ok 12 - a\u2029b', 'failed |  | a\u2029b'],
    ['not ok 12 - a\rb', 'failed |  | a\rb'],
    ['ok 12 - a\rb # SKIP why\rwhy', 'skipped |  | a\rb'],
  ])('%j is %j', (line, row) => expect(rows(tap('1..1', line))).toEqual([row]));

  it.each([
    ['okay'],
    ['not okay'],
    ['ok\t1'],
    ['OK 1'],
    ['# ok 1'],
    ['pragma +strict'],
    ['TAP version 13'],
    ['  ok 1'],
    ['}'],
  ])('%j is no test point', (line) => expect(tap(line, '1..0').counts).toBe('0/0/0/0'));

  it('reads CRLF, and a last line without a line break', () => {
    expect(rows(read('1..2\r\nok 1 - a\r\nok 2 - b'))).toEqual(['passed |  | a', 'passed |  | b']);
  });

  it.each(['1..2\nok 1 - a\rnot ok 2 - b\n', 'ok 1 - a\rok 2 - b\r1..2\r'])(
    '%j has lines that end in nothing known',
    (text) => {
      expect(read(text).fault?.code).toBe('report-malformed');
    },
  );
});

describe('subtests of TAP', () => {
  it.each([
    [
      'streamed, as TAP 14 and node:test write them',
      ['# Subtest: a', '    ok 1 - b', '    not ok 2 - c', '    1..2', 'not ok 1 - a', '1..1'],
    ],
    [
      'with the comment indented, as Test::More writes it',
      ['    # Subtest: a', '    ok 1 - b', '    not ok 2 - c', '    1..2', 'not ok 1 - a', '1..1'],
    ],
    ['buffered', ['1..1', 'not ok 1 - a {', '    ok 1 - b', '    not ok 2 - c', '    1..2', '}']],
    [
      'buffered, with its times',
      ['1..1', 'not ok 1 - a # time=3ms {', '    1..2', '    ok 1 - b # time=1ms', '    not ok 2 - c', '}'],
    ],
    [
      'buffered, after its YAML block',
      ['1..1', 'not ok 1 - a', '  ---', '  x: y', '  ...', '{', '    ok 1 - b', '    not ok 2 - c', '    1..2', '}'],
    ],
    [
      'with a version of its own',
      ['1..1', '# Subtest: a', '    TAP version 14', '    ok 1 - b', '    not ok 2 - c', '    1..2', 'not ok 1 - a'],
    ],
    [
      'with an empty line in it',
      ['1..1', '# Subtest: a', '    ok 1 - b', '', '    not ok 2 - c', '    1..2', 'not ok 1 - a'],
    ],
  ])('%s: their leaves are counted, in the group of their path', (_, lines) => {
    const reading = tap(...lines);
    expect(rows(reading)).toEqual(['passed | a | b', 'failed | a | c']);
    expect(reading.notes).toEqual([]);
  });

  it.each(['\u2028', '\u2029', '\r'])('reads a title with %j in it', (separator) =>
    expect(
      rows(tap('1..1', `# Subtest: a${separator}b`, '    not ok 1 - c', '    1..1', `not ok 1 - a${separator}b`)),
    ).toEqual([`failed | a${separator}b | c`]),
  );

  it('joins the names of nested ones', () => {
    const reading = tap(
      '1..1',
      '# Subtest: a',
      '    # Subtest: b',
      '        ok 1 - c',
      '        1..1',
      '    ok 1 - b',
      '    1..1',
      'ok 1 - a',
    );
    expect(rows(reading)).toEqual(['passed | a › b | c']);
  });

  it('puts those without a name in the group of what holds them', () => {
    expect(rows(tap('1..1', '    ok 1 - b', '    1..1', 'ok 1 - a'))).toEqual(['passed |  | b']);
  });

  it('knows an announcement that nothing follows', () => {
    expect(rows(tap('1..2', '# Subtest: a', 'ok 1 - b', '# Subtest', 'ok 2 - c'))).toEqual([
      'passed |  | b',
      'passed |  | c',
    ]);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    [
      'that is never closed, its test point too',
      ['1..2', 'ok 1 - a {', '    ok 1 - b', '    1..1', 'ok 2 - c'],
      ['passed | a | b', 'passed |  | a {', 'passed |  | c'],
    ],
    [
      'that is never closed, whatever failed in it',
      ['1..2', 'not ok 1 - a {', '    not ok 1 - b', '    1..1', 'ok 2 - c'],
      ['failed |  | a {', 'passed |  | c', 'failed | a | b'],
    ],
    ['that holds nothing', ['1..1', 'ok 1 - a {', '    ', '}'], ['passed |  | a {']],
    [
      'after what is printed before it',
      ['1..1', 'ok 1 - a {', '    log', '    # c', '    ok 1 - b', '    1..1', '}'],
      ['passed | a | b'],
    ],
    ['that is none: its name ends so', ['1..2', 'not ok 1 - a {', 'ok 2 - a'], ['failed |  | a {', 'passed |  | a']],
    [
      'that is none: its test printed something',
      ['1..2', 'not ok 1 - a {', '    log', '    # ok', 'ok 2 - b'],
      ['failed |  | a {', 'passed |  | b'],
    ],
    [
      'that is none: a streamed one follows',
      ['1..2', 'not ok 1 - a {', '# Subtest: b', '    ok 1 - c', '    1..1', 'ok 2 - b'],
      ['failed |  | a {', 'passed | b | c'],
    ],
    [
      'that is none: one follows that Test::More streams',
      ['1..2', 'not ok 1 - a {', '    # Subtest: b', '        ok 1 - c', '        1..1', '    1..1', 'ok 2 - b'],
      ['passed | a › b | c', 'failed |  | a {'],
    ],
  ])('counts a buffered one %s', (_, lines, expected) => {
    const reading = tap(...lines);
    expect(rows(reading)).toEqual(expected);
    expect(reading.notes).toEqual([]);
  });

  it('counts an announced test that only printed something', () => {
    expect(rows(tap('1..1', '# Subtest: a', '    log', 'not ok 1 - a'))).toEqual(['failed |  | a']);
  });

  it('notes a buffered subtest that failed of itself', () => {
    const reading = tap('1..1', 'not ok 1 - a {', '    ok 1 - b', '    1..1', '}');
    expect(reading.counts).toBe('1/1/0/0');
    expect(reading.notes).toEqual([
      { kind: 'declared', message: '1 subtests say `not ok` though none of their tests failed: only the exit tells' },
    ]);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    [
      'its own assertion',
      ['1..1', '# Subtest: a', '    ok 1 - b', '    1..1', 'not ok 1 - a'],
      ['passed | a | b', 'failed | a | (subtest failed)'],
    ],
    ['no test in it', ['1..1', '# Subtest: a', '    1..0', 'not ok 1 - a'], ['failed | a | (subtest failed)']],
    [
      'its own assertion, in a subtest',
      [
        '1..1',
        '# Subtest: a',
        '    # Subtest: b',
        '        ok 1 - c',
        '        1..1',
        '    not ok 1 - b',
        '    1..1',
        'not ok 1 - a',
      ],
      ['passed | a › b | c', 'failed | a › b | (subtest failed)'],
    ],
    [
      'what nobody announced',
      ['1..1', '    ok 1 - b', '    1..1', 'not ok 1 - a'],
      ['passed |  | b', 'failed | a | (subtest failed)'],
    ],
  ])('adds one failed row for a subtest that failed by %s', (_, lines, expected) => {
    const reading = tap(...lines);
    expect(rows(reading)).toEqual(expected);
    expect(reading.notes).toEqual([
      { kind: 'synthetic', message: '1 failed added for subtests that failed outside their tests' },
    ]);
  });

  it('tells why a subtest failed, by its block', () => {
    const block = ['  ---', "  failureType: 'testCodeFailure'", "  error: 'no'", "  code: 'ERR_ASSERTION'", '  ...'];
    const reading = tap('1..1', '# Subtest: a', '    ok 1 - b', '    1..1', 'not ok 1 - a', ...block);
    expect(reading.tests[1]?.cause).toEqual({ kind: 'assertion', said: 'no' });
  });

  const failing = ['    not ok 1 - b', '    ok 2 - c', '    1..2'];
  const nested = ['    # Subtest: b', '        not ok 1 - c', '        1..1', '    not ok 1 - b', '    1..1'];
  it.each<[string, readonly string[], readonly string[]]>([
    ['is to do', ['# Subtest: a', ...failing, 'not ok 1 - a # TODO later'], ['skipped | a | b']],
    ['is to do and passed', ['# Subtest: a', ...failing, 'ok 1 - a # TODO later'], ['skipped | a | b']],
    ['is to do, in braces', ['not ok 1 - a # TODO later {', ...failing, '}'], ['skipped | a | b']],
    [
      'is to do and explained, as node:test does it, which fails then',
      ['# Subtest: a', ...failing, 'not ok 1 - a # TODO later', '  ---', '  duration_ms: 1', '  ...'],
      ['failed | a | b'],
    ],
    ['is to do, with a subtest', ['# Subtest: a', ...nested, 'not ok 1 - a # TODO'], ['skipped | a › b | c']],
    [
      'is to do, with a subtest that failed of itself',
      ['# Subtest: a', ...nested.map((line) => line.replace('not ok 1 - c', 'ok 1 - c')), 'not ok 1 - a # TODO'],
      [],
    ],
    ['is not to do, with a subtest', ['# Subtest: a', ...nested, 'not ok 1 - a'], ['failed | a › b | c']],
    ['passed', ['# Subtest: a', ...failing, 'ok 1 - a'], ['failed | a | b']],
    ['nothing sums up', ['# Subtest: a', ...failing], ['failed | a | b']],
    ['a bail out follows', ['# Subtest: a', ...failing, 'Bail out!', 'not ok 1 - a # TODO'], ['failed | a | b']],
  ])('counts what failed in a subtest that %s', (_, lines, expected) => {
    expect(rows(tap('1..1', ...lines)).filter((row) => !row.startsWith('passed'))).toEqual(expected);
  });

  const doubtful = ['# Subtest: a', '    not ok 1 - b # SKIP', '    1..1'];
  it.each<[string, readonly string[], readonly string[]]>([
    ['a subtest that passed', [...doubtful, 'ok 1 - a'], ['skipped | a | b']],
    ['a subtest that is to do', [...doubtful, 'not ok 1 - a # TODO'], ['skipped | a | b']],
    ['a subtest that failed', [...doubtful, 'not ok 1 - a'], ['failed | a | b']],
    [
      'a subtest that failed, in one that did not',
      ['# Subtest: t', ...indented([...doubtful, 'not ok 1 - a']), 'ok 1 - t'],
      ['failed | t › a | b'],
    ],
    ['a subtest that nothing sums up', doubtful, ['failed | a | b']],
    ['no subtest', ['not ok 1 - b # SKIP'], ['failed |  | b']],
  ])('takes what failed and looks skipped by its name, in %s', (_, lines, expected) => {
    expect(rows(tap('1..1', ...lines))).toEqual(expected);
  });

  const nothing = '    1..0 # SKIP why';
  it.each<[string, readonly string[], readonly string[]]>([
    ['as Perl does', ['# Subtest: a', nothing, 'ok 1 # skip why'], ['skipped |  | a']],
    ['with its name', ['# Subtest: a', nothing, 'ok 1 - a # SKIP why'], ['skipped |  | a']],
    ['without one', [nothing, 'ok 1 # SKIP why'], ['skipped |  | ']],
    ['to be done', ['# Subtest: a', nothing, 'not ok 1 - a # TODO'], ['skipped |  | a']],
    ['in braces', ['ok 1 - a # SKIP {', nothing, '}'], ['skipped |  | a']],
    ['in another', ['# Subtest: t', ...indented(['# Subtest: a', nothing, 'ok 1 # skip'])], ['skipped | t | a']],
    ['with a test', ['# Subtest: a', '    ok 1 - b', '    1..1', 'ok 1 - a # SKIP'], ['passed | a | b']],
    ['and not said to be', ['# Subtest: a', '    1..0', 'ok 1 - a'], []],
  ])('counts a subtest that is skipped whole as a test that was not run: %s', (_, lines, expected) => {
    expect(rows(tap('1..1', ...lines))).toEqual(expected);
  });

  const skip = 'not ok 1 b # SKIP why';
  const lasted = ['  ---', '  duration_ms: 5', '  ...'];
  it.each<[string, readonly string[], string]>([
    ['as Bats does', ['TAP version 13', '1..1', skip], 'skipped'],
    ['as Bats does with times', ['TAP version 13', '1..1', skip, ...lasted], 'skipped'],
    ['and says why it failed', ['TAP version 13', '1..1', skip, '  ---', '  message: |', '    x', '  ...'], 'failed'],
    ['after one that says why', ['TAP version 13', '1..2', 'not ok 1 a', '  ---', '  x: y', '  ...', skip], 'skipped'],
    ['without a version', ['1..1', skip], 'failed'],
    ['before the plan', ['TAP version 13', skip, '1..1'], 'failed'],
    ['with a hyphen', ['TAP version 13', '1..1', 'not ok 1 - b # SKIP why'], 'failed'],
    ['in a subtest', ['TAP version 13', '1..1', '# Subtest: a', `    ${skip}`, '    1..1', 'not ok 1 a'], 'failed'],
  ])('takes `not ok` with `# SKIP` for skipped where nothing but Bats writes it: %s', (_, lines, outcome) => {
    expect(tap(...lines).tests.at(-1)?.outcome).toBe(outcome);
  });

  it('keeps what failed in a subtest that is not closed, behind one that its test point sums up', () => {
    const reading = tap('1..2', '    ok 1 - x', '    1..1', 'ok 1 - a {', '    not ok 1 - b', 'ok 2 - c');
    expect(rows(reading)).toEqual(['passed |  | x', 'passed |  | c', 'failed | a | b']);
  });

  it('holds no more than it can keep: what failed before that has failed', () => {
    const many = Array.from({ length: 60_000 }, (_, at) => `    not ok ${at + 1} - a test of some length`);
    const { tests } = tap('1..1', '# Subtest: a', ...many, 'not ok 1 - a # TODO');
    const failed = tests.filter(({ outcome }) => outcome === 'failed').length;
    expect(tests).toHaveLength(60_000);
    expect(failed).toBeGreaterThan(0);
    expect(failed).toBeLessThan(30_000);
  });

  it('refuses nesting that no runner writes', () => {
    const text = Array.from({ length: 300 }, (_, depth) => `${'    '.repeat(depth)}# Subtest: a`);
    expect(tap(...text, `${'    '.repeat(300)}ok 1`).fault?.code).toBe('report-too-deep');
    expect(tap('1..1', `${'    '.repeat(5_000_000)}ok 1`).fault?.code).toBe('report-too-deep');
  });
});

describe('what stands between test points of TAP', () => {
  it('takes no test point from a YAML block', () => {
    expect(rows(tap('1..2', 'ok 1 - a', '  ---', '  ok 1', 'not ok 7', '  ...', 'ok 2 - b'))).toEqual([
      'passed |  | a',
      'failed |  | ',
      'passed |  | b',
    ]);
    expect(rows(tap('1..2', 'ok 1 - a', '  ---', '  ok 1: x', '  not ok 2', '  ...', 'ok 2 - b'))).toHaveLength(2);
  });

  it('goes on after a block that is cut short by its indentation', () => {
    expect(rows(tap('1..2', 'ok 1 - a', '    ---', '    x', '  y', 'ok 2 - b'))).toHaveLength(2);
  });

  it('ends a test point at a pragma', () => {
    expect(rows(tap('1..2', 'ok 1 - a', 'pragma +strict', '  ---', 'ok 2 - b'))).toEqual([
      'passed |  | a',
      'passed |  | b',
    ]);
  });

  it('takes comments and noise for what they are', () => {
    expect(rows(tap('1..1', '# ok 7', '    # ok 8', 'noise', '    noise', '     ok 9', '  # c', 'ok 1 - a'))).toEqual([
      'passed |  | a',
    ]);
  });
});

describe('plans of TAP', () => {
  const notes = (...lines: readonly string[]) => tap(...lines).notes.map(({ message }) => message);

  it.each<[string, readonly string[], readonly string[]]>([
    ['as many as planned', ['1..2', 'ok', 'ok'], []],
    ['planned at the end', ['ok', 'ok', '1..2'], []],
    ['nothing planned', ['1..0 # SKIP nothing'], ['it says that it has no test']],
    ['fewer', ['1..3', 'ok'], ['the plan declares 3 test points, its rows are 1; the rows are counted']],
    ['more', ['1..1', 'ok', 'ok'], ['the plan declares 1 test points, its rows are 2; the rows are counted']],
    ['none', ['ok 1'], ['the report has no plan: tests may be missing']],
    ['a plan that ends before it begins', ['5..2', 'ok'], ['the report has no plan: tests may be missing']],
    ['two plans', ['1..1', '1..7', 'ok'], []],
    ['a plan in the middle of a subtest', ['# Subtest: a', '    ok', '1..5', '    1..1', 'ok 1 - a', '1..1'], []],
    [
      'a subtest with fewer',
      ['1..1', '# Subtest: a', '    1..2', '    ok', 'ok 1 - a'],
      ['the plan of "a" declares 2 test points, its rows are 1; the rows are counted'],
    ],
  ])('%s', (_, lines, messages) => expect(notes(...lines)).toEqual(messages));

  it.each<[string, readonly string[]]>([
    ['prose', ['all tests passed']],
    ['another format', ['<testsuites>', '  <testcase name="a"/>', '</testsuites>']],
    ['comments alone', ['# tests 1', '# pass 1']],
  ])('refuses what is no TAP, where it is called so: %s', (_, lines) => {
    expect(tap(...lines).fault).toMatchObject({
      code: 'report-malformed',
      message: 'expected TAP, found no version line, no plan and no test point',
    });
  });

  it.each<[string, readonly string[]]>([
    ['a version', ['TAP version 13']],
    ['a bail out', ['Bail out!  no database']],
    ['a plan', ['1..3']],
    ['a test of a subtest that was cut off', ['    ok 1 - a']],
  ])('reads what is TAP by no more than %s', (_, lines) => expect(tap(...lines).fault).toBeUndefined());

  it.each<[string, readonly string[]]>([
    ['a test', ['ok 1 - a', '1..1', 'not ok 2 - b']],
    ['a test where none was planned', ['1..0 # SKIP nothing', 'not ok 1 - b']],
    ['a document', ['ok 1 - a', '1..1', 'not ok 1 - b', '1..1']],
    ['a document with a version', ['TAP version 13', 'ok 1 - a', '1..1', 'TAP version 13', 'not ok 1 - b', '1..1']],
    ['a document, where the plan comes first', ['1..1', 'ok 1 - a', '1..1', 'not ok 1 - b']],
    ['a version, where the plan comes first', ['TAP version 14', '1..1', 'ok 1 - a', 'TAP version 14']],
    ['a version, after a test', ['ok 1 - a', 'TAP version 13']],
    ['a version, after a subtest', ['1..1', '    ok 1 - a', '    1..1', 'TAP version 13']],
    ['a version, after one that holds nothing', ['TAP version 13', 'TAP version 13', '1..1', 'ok 1 - a']],
    ['a version, after a bail out', ['1..1', 'Bail out!', 'TAP version 13', '1..1', 'not ok 1 - b']],
    ['a plan of nothing', ['1..0', '1..0']],
  ])('refuses what follows the end of a document: %s', (_, lines) => {
    const { fault } = tap(...lines);
    expect(fault?.code).toBe('report-malformed');
    expect(fault?.message).toMatch(/^line \d+: expected one TAP document/);
    expect(fault?.remedy).toBe('write one file per program, as `out-N.tap`');
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['comments', ['ok 1 - a', '1..1', '# tests 1', '', '# ok'], ['passed |  | a']],
    ['noise and pragmas', ['ok 1 - a', '1..1', 'log', 'pragma +strict', '    log'], ['passed |  | a']],
    ['a version, after nothing but the plan', ['1..1', 'TAP version 13', 'ok 1 - a'], ['passed |  | a']],
    ['a subtest', ['ok 1 - a', '1..1', '    not ok 1 - b', '    1..1'], ['passed |  | a', 'failed |  | b']],
  ])('reads what may follow a plan: %s', (_, lines, expected) => expect(rows(tap(...lines))).toEqual(expected));

  it('counts what follows the plan of a subtest', () => {
    const reading = tap('1..1', '# Subtest: a', '    ok 1 - b', '    1..1', '    not ok 2 - c', 'not ok 1 - a');
    expect(rows(reading)).toEqual(['passed | a | b', 'failed | a | c']);
    expect(reading.notes.map(({ message }) => message)).toEqual([
      'the plan of "a" declares 1 test points, its rows are 2; the rows are counted',
    ]);
  });

  it('notes a run that bailed out after its plan', () => {
    expect(notes('ok 1 - a', '1..1', 'Bail out!')).toEqual(['the run bailed out: tests may be missing']);
  });

  it('keeps what came before the run bailed out', () => {
    const reading = tap('1..5', 'ok 1 - a', 'Bail out! no database', 'not ok 2');
    expect(rows(reading)).toEqual(['passed |  | a']);
    expect(reading.notes).toEqual([{ kind: 'declared', message: 'the run bailed out: tests may be missing' }]);
  });

  it('bails out of every level at once', () => {
    const reading = tap('1..2', 'ok 1 - a {', '    ok 1 - b', '    Bail out!', '}', 'ok 2 - c');
    expect(rows(reading)).toEqual(['passed | a | b']);
  });
});

describe('the time that Bats puts at the end of a name', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'is taken off every name where it ends the first that passed',
      ['1..3', 'not ok 1 setup_file failed', 'ok 2 a in 3ms', 'not ok 3 b in 14ms'],
      ['setup_file failed', 'a', 'b'],
    ],
    [
      'is part of a name where one that passed has none',
      ['1..3', 'ok 1 a', 'ok 2 answers in 20ms', 'not ok 3 answers in 200ms'],
      ['a', 'answers in 20ms', 'answers in 200ms'],
    ],
    [
      'is part of a name beside a version, which Bats writes with a block instead',
      ['TAP version 13', '1..1', 'ok 1 answers in 20ms'],
      ['answers in 20ms'],
    ],
    ['is part of a name in a subtest', ['1..1', '# Subtest: a', '    ok 1 b in 20ms', 'ok 1 - a'], ['b in 20ms']],
  ])('%s', (_, lines, names) => expect(tap(...lines).tests.map(({ name }) => name)).toEqual(names));
});

describe('the time that Criterion puts at the end of a name', () => {
  const points = ['ok - s::ok  (0.00s)', 'not ok - s::slow timed out (1.03s)', 'ok - s::off  # SKIP test was skipped'];
  const named = (heading: string) => tap('TAP version 13', '1..3', heading, ...points).tests.map(({ name }) => name);

  it('is no part of it', () => {
    expect(named('# Criterion v2.4.1')).toEqual(['s::ok', 's::slow timed out', 's::off']);
  });

  it('is one where another wrote it', () => {
    expect(named('# Running 3 tests')).toEqual(['s::ok  (0.00s)', 's::slow timed out (1.03s)', 's::off']);
  });
});

describe('finding TAP', () => {
  it.each([['TAP version 14\n'], ['1..0\n'], ['log\nok 1 - a\n'], ['not ok - a\n'], ['ok\n'], ['1..3 # x\r\n']])(
    '%j is TAP',
    (text) => expect(read(text).format).toBe('tap'),
  );

  it.each([
    ['ok  \texample.com/p\t0.1s\n'],
    ['okay 1\n'],
    ['all is ok\n'],
    ['=== RUN   TestA\n--- PASS: TestA (0.00s)\n'],
  ])('%j is not', (text) => expect(read(text).fault?.code).toBe('format-unknown'));
});
