import { describe, expect, test } from 'vitest';
import { type Facts, judge } from '../../../src/core/judge/judge.ts';
import type { RecordedExit } from '../../../src/core/record/exit.ts';
import type { SuiteRecord } from '../../../src/core/record/record.ts';
import type { SuiteResult } from '../../../src/core/record/suite-result.ts';
import { claiming, GREEN, type Line, policyWith, RED, unitRan } from './cases.ts';

type Tests = readonly Line[] | 'report-missing' | 'report-malformed';

const NO_UNSTABLE = 'no test matches gone *, which the policy names as unstable';

describe('what the policy demands, whatever the block says', () => {
  test.each<[what: string, keys: string, exit: RecordedExit, tests: Tests, findings: readonly string[]]>([
    ['a green suite', '', 0, GREEN, []],
    ['a red suite', '', 1, RED, ['suite-failed: 1 of 4 tests failed (exit 1): a.ts › adds']],
    [
      'more failed tests than are named',
      '',
      1,
      [
        'failed a.ts › 1',
        'failed a.ts › 2',
        'failed a.ts › 3',
        'failed a.ts › 4',
        'failed a.ts › 5',
        'failed b.ts › 6',
      ],
      ['suite-failed: 6 of 6 tests failed (exit 1): a.ts › 1; a.ts › 2; a.ts › 3; a.ts › 4; a.ts › 5; and 1 more'],
    ],
    ['a red report under a good exit', '', 0, RED, ['suite-failed: 1 of 4 tests failed (exit 0): a.ts › adds']],
    [
      'a green report under a bad exit',
      '',
      3,
      GREEN,
      [
        'suite-failed: it ended with 3, although its report shows no failed test among 4: the report is greener than the run',
      ],
    ],
    [
      'a suite that we ended',
      '',
      'timeout',
      GREEN,
      [
        'suite-failed: it ended with timeout, although its report shows no failed test among 4: the report is greener than the run',
      ],
    ],
    [
      'a suite that was killed',
      '',
      'signal:SIGKILL',
      RED,
      ['suite-failed: 1 of 4 tests failed (exit signal:SIGKILL): a.ts › adds'],
    ],
    [
      'a report that is not there',
      '',
      0,
      'report-missing',
      ['suite-failed: it ended with 0, and its reports are refused: no file matches'],
    ],
    [
      'a report that cannot be read',
      '',
      1,
      'report-malformed',
      ['suite-failed: it ended with 1, and its reports are refused: no file matches'],
    ],
    ['no test', '', 0, [], ['tests-none: no test ran; the policy demands at least 1']],
    [
      'no test and a bad exit',
      '',
      1,
      [],
      ['suite-failed: it ended with 1', 'tests-none: no test ran; the policy demands at least 1'],
    ],
    ['no test where that is allowed', 'min-tests: 0', 0, [], []],
    ['as many tests as are demanded', 'min-tests: 4', 0, GREEN, []],
    ['one test too few', 'min-tests: 5', 0, GREEN, ['tests-too-few: 4 tests ran; the policy demands at least 5']],
    [
      'too few tests where counts are not compared',
      'min-tests: 5, tests: outcome',
      0,
      GREEN,
      ['tests-too-few: 4 tests ran; the policy demands at least 5'],
    ],
    [
      'a red report where counts are not compared',
      'tests: outcome',
      0,
      RED,
      ['suite-failed: 1 of 4 tests failed (exit 0)'],
    ],
    ['a red suite that need only report', 'must: report', 1, RED, []],
    ['no report from a suite that need only report', 'must: report', 1, 'report-missing', []],
    ['no test in a suite that need only report', 'must: report', 0, [], []],
    ['an unstable test that is gone', 'unstable: ["gone *"]', 0, GREEN, [`unstable-gone: ${NO_UNSTABLE}`]],
    [
      '… also where the suite need only report',
      'unstable: ["gone *"], must: report',
      1,
      RED,
      [`unstable-gone: ${NO_UNSTABLE}`],
    ],
    ['… and no word of it where no report tells', 'unstable: ["gone *"], must: report', 1, 'report-missing', []],
  ])('%s', (_what, keys, exit, tests, findings) => {
    const verdict = judge(unitRan(policyWith(keys), exit, tests));
    expect(verdict.findings.map(({ code, message }) => `${code}: ${message.replace(/^unit: /, '')}`)).toEqual(findings);
    expect(verdict.outcome).toBe(findings.length === 0 ? 'match' : 'failing');
  });

  const told = (facts: Facts, change: Partial<SuiteResult>): Facts => {
    const { unit } = facts.regenerated.suites;
    if (unit === undefined) throw new Error('no suite');
    const suites = { ...facts.regenerated.suites, unit: { first: { ...unit.first, ...change } } };
    return { ...facts, regenerated: { ...facts.regenerated, suites } };
  };

  test.each<[what: string, keys: string, repeated: SuiteResult['repeated'], message: string]>([
    [
      'one test',
      '',
      { count: 1, some: ['a.ts › adds (shards 1 and 2)'] },
      '1 test ran in more than one shard: a.ts › adds (shards 1 and 2)',
    ],
    [
      'more of them than are told, also where the suite need only report',
      'must: report',
      { count: 9, some: ['a', 'b', 'c', 'd', 'e', 'f'] },
      '9 tests ran in more than one shard: a; b; c; d; e; and 4 more',
    ],
  ])('a test that ran in two shards is counted twice: %s', (_what, keys, repeated, message) => {
    expect(judge(told(unitRan(policyWith(keys), 0, GREEN), { repeated }))).toMatchObject({
      outcome: 'failing',
      findings: [{ code: 'test-in-two-shards', message: `unit: ${message}` }],
    });
  });

  test('a bad end that unstable tests excuse in one shard alone fails the suite', () => {
    const facts = unitRan(policyWith('unstable: ["adds"]'), 1, ['failed a.ts › adds', 'passed b.ts › subtracts']);
    expect(judge(facts).outcome).toBe('match');
    expect(judge(told(facts, { unexcused: true }))).toMatchObject({
      outcome: 'failing',
      findings: [{ code: 'suite-failed' }],
    });
  });

  test('a suite without reports passes by its exit alone', () => {
    const facts = unitRan(policyWith(), 0, GREEN);
    const types = facts.regenerated.suites['types'];
    if (types === undefined) throw new Error('no suite');
    const suites = {
      ...facts.regenerated.suites,
      types: { first: { ...types.first, record: { ...types.first.record, exit: 2 } } },
    };
    const verdict = judge({ ...facts, regenerated: { ...facts.regenerated, suites } });
    expect(verdict.findings.map(({ message }) => message)).toEqual([
      'types: it ended with 2',
      'types: exit: claimed 0, found 2',
    ]);
  });
});

const FLICKER = ['passed net › flickers', 'failed net › flickers', 'skipped net › flickers'] as const;
const [UP, DOWN, OFF] = FLICKER;
const KEYS = 'unstable: ["net › flickers"]';

describe('an unstable test fails nothing, and its exit is not held against anyone', () => {
  const at = (
    desk: readonly [RecordedExit, readonly Line[]],
    ci: readonly [RecordedExit, readonly Line[]],
    keys = KEYS,
  ) => {
    const policy = policyWith(keys);
    return judge({ ...unitRan(policy, ...ci), pinned: unitRan(policy, ...desk).pinned });
  };
  const rest: readonly Line[] = ['passed a.ts › adds'];
  const broken: readonly Line[] = ['failed a.ts › adds'];

  test.each<
    [
      what: string,
      desk: readonly [RecordedExit, readonly Line[]],
      ci: readonly [RecordedExit, readonly Line[]],
      findings: readonly string[],
    ]
  >([
    ['it passed on both sides', [0, [UP, ...rest]], [0, [UP, ...rest]], []],
    ['it failed on both sides', [1, [DOWN, ...rest]], [1, [DOWN, ...rest]], []],
    ['it failed in CI alone', [0, [UP, ...rest]], [1, [DOWN, ...rest]], []],
    ['it failed at the desk alone', [1, [DOWN, ...rest]], [0, [UP, ...rest]], []],
    ['it failed on both sides, with two exits', [1, [DOWN, ...rest]], [7, [DOWN, ...rest]], []],
    ['it was skipped in CI', [0, [UP, ...rest]], [0, [OFF, ...rest]], []],
    [
      'it failed in CI, and so did another test',
      [0, [UP, ...rest]],
      [1, [DOWN, ...broken]],
      [
        'suite-failed',
        'exit-contradicted',
        'tests-contradicted',
        'tests-contradicted',
        'digest-contradicted',
        'group-contradicted',
      ],
    ],
    [
      'it passed in CI, and the suite ended badly',
      [0, [UP, ...rest]],
      [1, [UP, ...rest]],
      ['suite-failed', 'exit-contradicted'],
    ],
    [
      'it failed in CI, and the suite was killed',
      [0, [UP, ...rest]],
      ['signal:SIGSEGV', [DOWN, ...rest]],
      ['suite-failed', 'exit-contradicted'],
    ],
    [
      'it failed in CI, and the block claims a timeout',
      ['timeout', [UP, ...rest]],
      [1, [DOWN, ...rest]],
      ['exit-contradicted'],
    ],
    [
      'the block claims a signal, and CI ended well',
      ['signal:SIGKILL', [DOWN, ...rest]],
      [0, [UP, ...rest]],
      ['exit-contradicted'],
    ],
  ])('%s', (_what, desk, ci, findings) => {
    expect(at(desk, ci).findings.map(({ code }) => code)).toEqual(findings);
  });

  test.each(['counts', 'outcome'])('also where the record holds only %s', (tests) => {
    const keys = `${KEYS}, tests: ${tests}`;
    expect(at([1, [DOWN, ...rest]], [0, [UP, ...rest]], keys).findings).toEqual([]);
    expect(at([0, [UP, ...rest]], [1, [DOWN, ...rest]], keys).findings).toEqual([]);
  });

  test('a bad exit is not excused in a suite without unstable tests', () => {
    const facts = unitRan(policyWith('tests: outcome'), 0, rest);
    expect(judge(claiming(facts, {}, { exit: 1 })).findings).toMatchObject([{ code: 'exit-contradicted' }]);
    const counted = unitRan(policyWith(), 0, rest);
    expect(judge(claiming(counted, {}, { exit: 1 })).findings).toMatchObject([{ code: 'exit-contradicted' }]);
  });

  test('a bad exit is not excused where the block itself names a failed test', () => {
    const facts = unitRan(policyWith(KEYS), 0, [UP, ...rest]);
    const claimed: Partial<SuiteRecord> = {
      exit: 1,
      tests: { total: 2, passed: 0, failed: 1, skipped: 0, unstable: 1 },
    };
    expect(judge(claiming(facts, {}, claimed)).findings).toMatchObject([
      { code: 'exit-contradicted' },
      { field: 'tests.passed' },
      { field: 'tests.failed' },
    ]);
  });
});

describe('how much a policy may call unstable', () => {
  test.each<[unstable: number, total: number, allowed: boolean]>([
    [0, 1, true],
    [1, 1, true],
    [1, 40, true],
    [2, 99, false],
    [2, 100, true],
    [3, 149, false],
    [3, 150, true],
    [20, 1_000, true],
    [20, 999, false],
    [21, 5_000, false],
  ])('%d of %d: %j', (unstable, total, allowed) => {
    const tests: Line[] = Array.from({ length: total }, (_, index) =>
      index < unstable ? 'passed net › flickers' : 'passed a.ts › adds',
    );
    const keys = unstable === 0 ? '' : KEYS;
    const verdict = judge(unitRan(policyWith(keys), 0, tests));
    expect(verdict.outcome).toBe(allowed ? 'match' : 'inconclusive');
    expect(verdict.findings.map(({ code }) => code)).toEqual(allowed ? [] : ['unstable-too-many']);
  });
});
