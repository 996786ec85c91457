import { describe, expect, it } from 'vitest';
import { read, rows } from './reading.ts';

const suite = (content: string, attributes = 'name="s"'): string =>
  `<testsuites><testsuite ${attributes}>${content}</testsuite></testsuites>`;
const test = (content: string, attributes = 'classname="c" name="t"'): string =>
  `<testcase ${attributes}>${content}</testcase>`;

describe('outcomes of JUnit rows', () => {
  it.each([
    ['nothing said', '', '', 'passed'],
    ['<failure>', '<failure/>', '', 'failed'],
    ['<error>', '<error/>', '', 'failed'],
    ['several failures are one', '<failure/><failure/><error/>', '', 'failed'],
    ['<skipped>', '<skipped/>', '', 'skipped'],
    ['<disabled>', '<disabled/>', '', 'skipped'],
    ['failed goes over skipped', '<skipped/><failure/>', '', 'failed'],
    ['a todo of node:test that fails does not', '<skipped type="todo"/><failure/>', '', 'skipped'],
    ['nor does one of many lines', '<skipped type="todo" message="a\nb"/><failure/>', '', 'skipped'],
    ['CTest disables with a status', '', 'status="disabled"', 'skipped'],
    ['GoogleTest suppresses with a result', '', 'status="notrun" result="suppressed"', 'skipped'],
    ['GoogleTest skips with a result', '', 'status="run" result="skipped"', 'skipped'],
    ['a status that says failed is believed', '', 'status="FAILED"', 'failed'],
    ['a child goes over the status', '<skipped/>', 'status="failed"', 'skipped'],
    ['a state that ran says no more', '', 'status="run" result="completed"', 'passed'],
    ['a state in two words', '', 'status="run" result="Timed_Out"', 'failed'],
    ['the worst of two states', '', 'status="aborted" result="skipped"', 'failed'],
    ['a state that has not ended', '', 'status="pending"', 'skipped'],
    ['an empty state', '', 'status="" result=""', 'passed'],
    ['a state that nobody knows', '', 'status="constructor"', 'passed'],
    ['reruns that failed, without a failure', '<rerunFailure/>', '', 'failed'],
    ['and without an error', '<rerunError/>', '', 'failed'],
    ['PHPUnit warns of a test that passed', '<warning type="PHPUnit">careful</warning>', '', 'passed'],
    ['output is no outcome', '<system-out><failure/></system-out>', '', 'passed'],
  ])('%s', (_, content, attributes, outcome) => {
    const { tests } = read(suite(test(content, `name="t" ${attributes}`)));
    expect(tests.map((found) => found.outcome)).toEqual([outcome]);
  });

  it.each([
    ['WARN', '<failure type="WARN"/>', 'passed'],
    ['WARN_EQ', '<failure type="WARN_EQ"/>', 'passed'],
    ['CHECK', '<failure type="CHECK"/>', 'failed'],
    ['WARN beside CHECK', '<failure type="WARN"/><failure type="CHECK"/>', 'failed'],
    ['no type', '<failure/>', 'failed'],
  ])('doctest does not fail for %s, or does', (_, content, outcome) => {
    const made = suite(test(content), 'name="./t" doctest_version="2.4.9"');
    expect(read(made).tests.map((found) => found.outcome)).toEqual([outcome]);
    expect(read(suite(test(content))).tests.map((found) => found.outcome)).toEqual(['failed']);
  });

  it('counts a marked retry once, by its last attempt, and notes it', () => {
    const { counts, notes } = read(
      suite(
        test('<flakyFailure/><flakyFailure/>') +
          test('<flakyError/>') +
          test('<failure/><rerunFailure/>') +
          test('<error/><rerunError/>'),
      ),
    );
    expect(counts).toBe('4/2/2/0');
    expect(notes).toEqual([{ kind: 'retried', message: '4 retried; each is counted once, by its last attempt' }]);
  });

  it('notes how many have a state that it does not know', () => {
    const states = ['KO', 'passed', 'run', 'failed', 'expected'].map((state) => test('', `status="${state}"`)).join('');
    expect(read(suite(states + test('<failure/>', 'status="KO"'))).notes).toEqual([
      { kind: 'declared', message: '2 with a status or a result that is not known, counted as passed' },
    ]);
  });

  it('never merges rows with equal names: they look like parameters', () => {
    expect(read(suite(test('<failure/>') + test('<failure/>') + test(''))).counts).toBe('3/1/2/0');
  });

  it('adds a failed row for an error that belongs to a suite', () => {
    const reading = read(suite(`<error message="setup"/>${test('')}<failure/>`, 'name="s" tests="1" errors="2"'));
    expect(rows(reading)).toEqual(['failed | s | (suite error)', 'passed | c | t', 'failed | s | (suite error)']);
    expect(reading.notes).toEqual([
      { kind: 'synthetic', message: '2 failed added for errors that belong to a suite and to no test' },
    ]);
  });

  it('fails the test in which pytest was left, of which nothing is written but a time', () => {
    const reading = read(suite(`${test('')}<testcase time="0.000"/>`));
    expect(rows(reading)).toEqual(['passed | c | t', 'failed | s | (test without an end)']);
    expect(reading.notes).toEqual([
      { kind: 'synthetic', message: '1 failed added for tests that began and did not end' },
    ]);
    const others = '<testcase/><testcase time="0"><failure/></testcase><testcase time="0"><skipped/></testcase>';
    expect(rows(read(suite(others)))).toEqual(['passed | s | ', 'failed | s | ', 'skipped | s | ']);
  });

  it('takes no test from anywhere but a suite', () => {
    const inside = '<testcase name="fake"><failure/></testcase>';
    const content = `<properties>${inside}</properties>${test(`<system-out>${inside}</system-out><flakyFailure><system-err>${inside}</system-err></flakyFailure>`)}<TESTCASE/>`;
    expect(read(suite(content)).counts).toBe('1/1/0/0');
  });

  it.each([
    ['in an element that is none of JUnit', '<group>\n<testcase/></group>'],
    ['in a suite in one', '<group>\n<testsuite><testcase/></testsuite></group>'],
    ['in another test', '<testcase>\n<testcase/></testcase>'],
    ['in a suite in a test', '<testcase>\n<testsuite><testcase/></testsuite></testcase>'],
    ['after what a test printed', '<testcase><x><system-out><testcase/></system-out>\n<testcase/></x></testcase>'],
  ])('refuses a report with a test that would not be counted: %s', (_, content) => {
    const { fault } = read(suite(content));
    expect(fault?.code).toBe('report-malformed');
    expect(fault?.message).toMatch(/^expected every <testcase> in a suite, found one in another element at line 2, /);
  });

  it('reads rows without a suite around them, as node:test writes them', () => {
    expect(rows(read('<testsuites><testcase name="t" classname="test"/></testsuites>'))).toEqual(['passed |  | t']);
  });

  it.each([
    ['vitest tests', 1],
    ['mocha tests', 0],
  ])('tells of what passed in no time in %j', (name, told) => {
    const [passed, skipped] = ['<testcase name="a" time="0"/>', '<testcase name="b" time="0"><skipped/></testcase>'];
    const reading = read(
      `<testsuites name="${name}"><testsuite name="a.test.js">${passed}${skipped}<testcase name="c" time="0.001"/></testsuite></testsuites>`,
    );
    expect(reading.counts).toBe('3/2/0/1');
    expect(reading.notes.map(({ message }) => message.split(', ')[0])).toEqual(
      Array.from({ length: told }, () => '1 passed with a time of 0'),
    );
  });

  it('reads the suite that node:test makes of an `after` outside every test', () => {
    const failed = '<undefined name="root"><testcase name="a.mjs" classname="test"><failure/></testcase></undefined>';
    const reading = read(`<testsuites><testcase name="t" classname="test"/>${failed}</testsuites>`);
    expect(rows(reading)).toEqual(['passed |  | t', 'failed | root | a.mjs']);
    expect(read(failed, { format: 'junit' }).fault?.code).toBe('report-malformed');
  });

  it.each([
    ['<testcase name="t"/>', 'expected <testsuites> or <testsuite> as the root, found <testcase>'],
    ['<html/>', 'found <html>'],
  ])('refuses another root when JUnit is asked for: %s', (text, says) => {
    const { fault, format } = read(text, { format: 'junit' });
    expect(format).toBe('junit');
    expect(fault?.code).toBe('report-malformed');
    expect(fault?.message).toContain(says);
  });

  it('refuses a path of suites that no runner writes', () => {
    const name = 'x'.repeat(1000);
    const nested = `<testsuite name="${name}">`.repeat(40) + '</testsuite>'.repeat(40);
    expect(read(nested).fault?.code).toBe('report-too-deep');
  });
});

it('takes the second out of a suite in which unittest-xml-reporting began it', () => {
  const skipped =
    '<testcase classname="" name="setUpClass (a.B)" file="a.py"><skipped/></testcase><testcase name="t"/>';
  expect(rows(read(suite(skipped, 'name="unittest.suite._ErrorHolder-20261201132554"')))).toEqual([
    'skipped | a.py | unittest.suite._ErrorHolder › setUpClass (a.B)',
    'passed | unittest.suite._ErrorHolder | t',
  ]);
  expect(rows(read(suite(test('', 'name="t"'), 'name="build-2026120113255"')))).toEqual([
    'passed | build-2026120113255 | t',
  ]);
});

describe('declared totals of JUnit suites', () => {
  const declared = (text: string) =>
    read(text)
      .notes.filter(({ kind }) => kind === 'declared')
      .map(({ message }) => message);

  it.each([
    ['equal totals', 'name="s" tests="2" failures="1" errors="0"', []],
    ['no totals', 'name="s"', []],
    ['totals that are no numbers', 'name="s" tests="NaN" failures=""', []],
    [
      'fewer tests',
      'name="s" tests="1" failures="1"',
      ['the suite "s" declares 1 tests, its rows are 2; the rows are counted'],
    ],
    [
      'a hidden failure',
      'name="s" tests="2" failures="0"',
      ['the suite "s" declares 0 failures, its rows are 1; the rows are counted'],
    ],
    [
      'errors beside failures',
      'tests="2" failures="1" errors="1"',
      ['a suite declares 2 failures, its rows are 1; the rows are counted'],
    ],
  ])('%s', (_, attributes, messages) => {
    expect(declared(suite(test('') + test('<failure/>'), attributes))).toEqual(messages);
  });

  it('tells the first disagreement and how many there are', () => {
    const content = suite(test(''), 'name="a" tests="2"').replace(
      '</testsuites>',
      '<testsuite name="b" tests="1"/></testsuites>',
    );
    expect(declared(content)).toEqual([
      'the suite "a" declares 2 tests, its rows are 1, and 1 more like it; the rows are counted',
    ]);
  });

  it('takes a suite that counts what is nested in it, and one that does not', () => {
    const nested = (outer: number) =>
      suite(`${suite(test(''), 'name="in" tests="1"')}${test('')}`, `name="out" tests="${outer}"`);
    expect(declared(nested(1))).toEqual([]);
    expect(declared(nested(2))).toEqual([]);
    expect(declared(nested(3))).toHaveLength(1);
  });
});

describe('identity of JUnit rows: group and name', () => {
  const identity = (text: string) => {
    const [found] = read(text, { root: '/home/me/app' }).tests;
    return [found?.group, found?.name];
  };

  it.each([
    ['the class, else', suite(test('', 'classname="a.B" name="t"')), ['a.B', 't']],
    ['the class as PHPUnit also calls it', suite(test('', 'class="B" name="t"')), ['B', 't']],
    [
      'the file, and then the class before the name',
      suite(test('', 'file="t/b.py" classname="t.b" name="t"')),
      ['t/b.py', 't.b › t'],
    ],
    ['the file of the suite', suite(test('', 'classname="c" name="t"'), 'name="s" file="a.js"'), ['a.js', 'c › t']],
    [
      'the path of the suite, as Minitest calls it',
      suite(test('', 'classname="c" name="t"'), 'filepath="a.rb"'),
      ['a.rb', 'c › t'],
    ],
    [
      'a class that is the file says nothing more',
      suite(test('', 'file="a.js" classname="a.js" name="t"')),
      ['a.js', 't'],
    ],
    [
      'the suites where there is no class',
      suite(suite(test('', 'name="t"'), 'name="in"'), 'name="out"'),
      ['out › in', 't'],
    ],
    [
      'the suites before the name where there is only a file',
      suite(test('', 'file="a.js" name="t"')),
      ['a.js', 's › t'],
    ],
    ['the suites for the constant class of node:test', suite(test('', 'classname="test" name="t"')), ['s', 't']],
    [
      'also beside the file that node:test names',
      suite(test('', 'classname="test" file="/home/me/app/a.js" name="t"')),
      ['a.js', 's › t'],
    ],
    ['the suites where jest-junit repeats the name', suite(test('', 'classname="s t" name="s t"')), ['s', 's t']],
    ['and not before the name then', suite(test('', 'file="a.js" classname="s t" name="s t"')), ['a.js', 's t']],
    [
      'nothing where CTest repeats it',
      '<testsuite name="Linux-c++"><testcase classname="t" name="t"/></testsuite>',
      ['', 't'],
    ],
    ['the class where it is also the suite', suite(test('', 'classname="s" name="s"')), ['s', 's']],
    ['an empty class is none', suite(test('', 'classname="" name="t"')), ['s', 't']],
    ['a row without a name', suite('<testcase classname="c"/>'), ['c', '']],
    [
      'names that an object has of itself',
      suite(test('', 'classname="__proto__" name="constructor"')),
      ['__proto__', 'constructor'],
    ],
  ])('%s', (_, text, expected) => expect(identity(text)).toEqual(expected));

  it('never holds what differs from run to run', () => {
    const at = (host: string, time: string, id: string) =>
      read(
        suite(
          test('', `classname="c" name="t" time="${time}" id="${id}" line="${id}"`),
          `name="s-${time}" hostname="${host}" timestamp="${time}"`,
        ),
      );
    expect(at('a', '1', '2').tests).toEqual(at('b', '3', '4').tests);
  });
});
