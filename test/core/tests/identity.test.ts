import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openReport } from '../../../src/core/report/read.ts';
import type { Outcome, TestCase } from '../../../src/core/report/report.ts';
import { openSum } from '../../../src/core/tests/sum.ts';

/** Each property is tried so often; together they are well over ten thousand cases. */
const RUNS = 3_000;

const OUTCOMES: readonly Outcome[] = ['passed', 'failed', 'skipped'];
const word = fc.oneof(
  fc.constantFrom(
    'adds',
    'a › b',
    '"quoted"',
    "it's",
    'a < b & c',
    ']]>',
    '日本',
    '🙂',
    'größe',
    '[1, 2]',
    ' ',
    'null',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 6 }),
);
const someCase = fc.record<TestCase>({
  group: fc.constantFrom('test/a.test.ts', 'test/b.test.ts', 'src/deep/c.test.ts', 'd'),
  name: fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
  outcome: fc.constantFrom(...OUTCOMES),
});
const cases = fc.array(someCase, { minLength: 1, maxLength: 12 });

const escaped = (text: string): string => text.replace(/[&<>"]|[^ -\uffff]/gu, (one) => `&#${one.codePointAt(0)};`);
const INNER = { passed: '', failed: '<failure message="x"/>', skipped: '<skipped/>' } as const;

/** One report of these tests; every file path, and a path in the name, lies under `root`. */
const junit = (tests: readonly TestCase[], root: string, lineBreak: string): string => {
  const rows = tests.map(({ group, name, outcome }) => {
    const named = `name="${escaped(`${name} (${root}data.json)`)}"`;
    return `  <testcase file="${root}${group}" ${named}>${INNER[outcome]}</testcase>`;
  });
  return ['<testsuites>', '<testsuite name="s">', ...rows, '</testsuite>', '</testsuites>', ''].join(lineBreak);
};

interface Setting {
  readonly root: string;
  /** How the paths in the reports begin: with the root itself, as the system of the machine writes it. */
  readonly prefix: string;
  readonly lineBreak: string;
}

const digestOf = (reports: readonly (readonly TestCase[])[], { root, prefix, lineBreak }: Setting): string => {
  const tally = openSum();
  for (const tests of reports) {
    const report = openReport('auto', { root }, { test: tally.add, note: () => undefined });
    const fault = report.write(Buffer.from(junit(tests, prefix, lineBreak))) ?? report.end();
    if (fault !== undefined) throw new Error(fault.message);
  }
  return tally.sum().digest;
};

const HERE: Setting = { root: '/home/runner/work/app', prefix: '/home/runner/work/app/', lineBreak: '\n' };
const setting = fc.constantFrom<Setting[]>(
  HERE,
  { ...HERE, lineBreak: '\r\n' },
  { root: '/Users/ada/src/app', prefix: '/Users/ada/src/app/', lineBreak: '\n' },
  { root: 'D:\\a\\app', prefix: 'D:\\a\\app\\', lineBreak: '\r\n' },
  { root: '/tmp/x', prefix: 'file:///tmp/x/', lineBreak: '\r' },
);

describe('the digest of a suite never changes', () => {
  test('with the order of the tests, their spread over files, the place of the checkout, or line ends', () => {
    const arranged = cases.chain((tests) =>
      fc.tuple(
        fc.constant(tests),
        fc.shuffledSubarray(tests, { minLength: tests.length }),
        fc.array(fc.nat(tests.length), { maxLength: 3 }),
        setting,
      ),
    );
    fc.assert(
      fc.property(arranged, ([tests, other, cuts, there]) => {
        const borders = [0, ...cuts, other.length].sort((a, b) => a - b);
        const files = borders.slice(1).map((end, index) => other.slice(borders[index], end));
        expect(digestOf(files, there)).toBe(digestOf([tests], HERE));
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the digest of a suite always changes', () => {
  const oneOf = cases.chain((tests) => fc.tuple(fc.constant(tests), fc.nat(tests.length - 1)));
  const changes = (
    what: string,
    change: (test: TestCase, tests: readonly TestCase[]) => readonly TestCase[] | undefined,
  ) => {
    test(what, () => {
      fc.assert(
        fc.property(oneOf, ([tests, index]) => {
          const [chosen] = tests.slice(index, index + 1);
          const by = chosen === undefined ? undefined : change(chosen, tests);
          if (by === undefined) return;
          const other = [...tests.slice(0, index), ...by, ...tests.slice(index + 1)];
          expect(digestOf([other], HERE)).not.toBe(digestOf([tests], HERE));
        }),
        { numRuns: RUNS },
      );
    });
  };

  changes('with one outcome', (one) => {
    const next = OUTCOMES[(OUTCOMES.indexOf(one.outcome) + 1) % OUTCOMES.length];
    return next === undefined ? undefined : [{ ...one, outcome: next }];
  });
  changes('with one name', (one) => [{ ...one, name: `${one.name}x` }]);
  changes('with one group', (one) => [{ ...one, group: `${one.group}x` }]);
  changes('with one test that is there once more', (one) => [one, one]);
  changes('with one test that is there once less', () => []);
});

test('where group ends and name begins is part of it', () => {
  const split = ([group, name]: readonly [string, string]) => digestOf([[{ group, name, outcome: 'passed' }]], HERE);
  expect(split(['a', 'b › c'])).not.toBe(split(['a › b', 'c']));
});
