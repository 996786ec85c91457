import { describe, expect, it } from 'vitest';
import { read, rows } from './reading.ts';

type Event = Readonly<Record<string, string>>;

const lines = (...events: readonly (Event | string)[]): string =>
  `${events.map((event) => (typeof event === 'string' ? event : JSON.stringify(event))).join('\n')}\n`;
const test = (Action: string, Test: string, Package = 'p'): Event => ({ Action, Package, Test });
const pkg = (Action: string, Package = 'p'): Event => ({ Action, Package });

describe('go test -json', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'every test that ends is a row, with those around it',
      lines(test('run', 'A'), test('run', 'A/b'), test('pass', 'A/b'), test('pass', 'A'), pkg('pass')),
      ['passed | p | A/b', 'passed | p | A'],
    ],
    [
      'skips and failures',
      lines(test('skip', 'A'), test('fail', 'B'), pkg('fail')),
      ['skipped | p | A', 'failed | p | B'],
    ],
    [
      'output and pauses are nothing',
      lines(
        test('run', 'A'),
        test('pause', 'A'),
        test('output', 'A'),
        test('cont', 'A'),
        test('pass', 'A'),
        pkg('pass'),
      ),
      ['passed | p | A'],
    ],
    [
      'a test that never ends has failed, whatever its package says',
      lines(test('run', 'A'), pkg('pass')),
      ['failed | p | A'],
    ],
    [
      'a test that begins again without an end has failed once',
      lines(test('run', 'A'), test('run', 'A'), test('pass', 'A'), pkg('pass')),
      ['failed | p | A', 'passed | p | A'],
    ],
    [
      'a benchmark has no end where its package passes',
      lines(test('run', 'BenchmarkA'), pkg('pass')),
      ['passed | p | BenchmarkA'],
    ],
    ['but failed where it does not', lines(test('run', 'BenchmarkA'), pkg('fail')), ['failed | p | BenchmarkA']],
    [
      'a benchmark that printed something passed',
      lines(test('bench', 'BenchmarkA'), pkg('pass')),
      ['passed | p | BenchmarkA'],
    ],
    [
      'a package that fails without a test',
      lines(test('pass', 'A'), pkg('fail')),
      ['passed | p | A', 'failed | p | (package failed)'],
    ],
    ['a package without tests is no row', lines(pkg('skip')), []],
    [
      'a package that never ends',
      lines(pkg('start'), test('pass', 'A')),
      ['passed | p | A', 'failed | p | (package failed)'],
    ],
    ['a package that never ends after a failure', lines(test('fail', 'A')), ['failed | p | A']],
    [
      'the same package again',
      lines(test('fail', 'A'), pkg('fail'), test('pass', 'A'), pkg('pass')),
      ['failed | p | A', 'passed | p | A'],
    ],
    ['no package named', lines({ Action: 'pass', Test: 'A' }, { Action: 'pass' }), ['passed |  | A']],
    [
      'a build that fails, with the package that it fails',
      lines(
        { Action: 'build-output', ImportPath: 'q' },
        { Action: 'build-fail', ImportPath: 'q' },
        { Action: 'fail', Package: 'q', FailedBuild: 'q' },
      ),
      ['failed | q | (package failed)'],
    ],
    ['a build that fails alone', lines({ Action: 'build-fail', ImportPath: 'q' }), ['failed | q | (package failed)']],
    ['lines that are no events', lines('go: downloading x v1', '', test('pass', 'A'), pkg('pass')), ['passed | p | A']],
    [
      'objects that are no events, and what stands before one without a line break',
      lines(
        '{"Test":"B"}',
        `FAIL\tq [build failed]${JSON.stringify(test('fail', 'A'))}`,
        `# p${JSON.stringify(test('pass', 'C'))}`,
        pkg('fail'),
      ),
      ['failed | p | A', 'passed | p | C'],
    ],
    ['actions of a later Go', lines(test('someday', 'A'), pkg('someday'), pkg('pass')), []],
  ])('%s', (_, text, expected) => {
    const reading = read(text, { format: 'go-test-json' });
    expect(reading.fault).toBeUndefined();
    expect(rows(reading)).toEqual(expected);
  });

  it('notes what it added', () => {
    const text = lines(
      test('run', 'A'),
      pkg('pass'),
      pkg('fail', 'q'),
      'FAIL\tr [build failed]',
      'FAIL\ts [setup failed]',
    );
    expect(read(text).notes).toEqual([
      { kind: 'synthetic', message: '1 failed added for tests that began and did not end' },
      { kind: 'synthetic', message: '1 failed added for packages that failed outside every test' },
      {
        kind: 'declared',
        message: '2 packages failed to build and have no event (Go before 1.24): only the exit tells',
      },
    ]);
  });

  it.each([
    ['in the midst of a line', 'half a line--- PASS: A (0.00s)\n', 1],
    ['after what it wrote over', '50 %\r100 %\r--- PASS: A (0.00s)\n', 1],
    ['at its beginning', '    --- PASS: A/b (0.00s)\n', 0],
  ])('tells why a test has no end where its end was printed %s', (_, Output, count) => {
    const printed = [test('run', 'A'), { ...test('output', 'A'), Output }];
    const told = (...events: Event[]) => read(lines(...events)).notes.filter(({ kind }) => kind === 'declared');
    expect(told(...printed, pkg('pass'))).toHaveLength(count);
    expect(told(...printed, test('pass', 'A'), pkg('pass'))).toEqual([]);
  });

  it.each([
    ['a last line that is cut', '{"Action":"pass","Test":"A"}\n{"Action":"pa', 'report-truncated', 'line, 2, is cut'],
    ['a line that is broken', '{"Action":"pass"}\n{"Action":\n', 'report-truncated', 'line 2'],
    [
      'a line that mixes two events',
      '{"Action":"pass"}\n{"Action":"out{"Action":"fail"}\n',
      'report-malformed',
      'line 2',
    ],
    ['an event with another action', '{"Action":"pass"}\n{"Action":1}\n', 'report-malformed', 'at Action'],
  ])('%s is refused', (_, text, code, says) => {
    const { fault } = read(text);
    expect(fault?.code).toBe(code);
    expect(fault?.message).toContain(says);
  });

  it('reads a last line without a line break, and CRLF', () => {
    expect(read('{"Action":"pass","Test":"A"}\r\n{"Action":"pass"}').counts).toBe('1/1/0/0');
  });
});
