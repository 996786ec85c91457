import { describe, expect, test } from 'vitest';
import { type Facts, judge } from '../../../src/core/judge/judge.ts';
import type { Policy } from '../../../src/core/policy/policy.ts';
import { policyDigest } from '../../../src/core/policy/policy-digest.ts';
import type { Absence } from '../../../src/core/record/regenerated.ts';
import { recordOf } from '../../../src/core/record/regenerated.ts';
import type { SuiteResult } from '../../../src/core/record/suite-result.ts';
import { policyOf } from '../policy/policies.ts';
import { claiming, GREEN, honest, pinning, policyWith, RED, run, unitRan } from './cases.ts';

const POLICY = policyOf(`version: 1
require: [unit, mac, docs]
suites:
  unit: { run: npm test, scope: offline }
  mac: { run: xcodebuild, scope: offline, os: macos }
  docs: { run: make docs, scope: offline, paths: [docs/**] }
  extra: { run: make extra, scope: live, os: windows }
`);

interface World {
  /** Whether the judged job of this run made the record for this very pull request. */
  readonly own?: boolean;
  readonly ran: readonly string[];
  readonly absent?: Readonly<Record<string, Absence>>;
  readonly touched: readonly string[];
  readonly pinned: readonly string[];
}

const facts = (policy: Policy, { own, ran, absent = {}, touched, pinned }: World): Facts => {
  const suites = Object.fromEntries(ran.map((name) => [name, { first: run(policy, name, 0, []) }]));
  const base = honest(policy, suites);
  const claimed = { command: 'x', scope: 'live' as const, exit: 0 };
  const record = recordOf(base.regenerated);
  const pins = Object.fromEntries(pinned.map((name) => [name, record.suites[name] ?? claimed]));
  return {
    ...base,
    ...(own === undefined ? {} : { own }),
    touched: new Set(touched),
    regenerated: { ...base.regenerated, absent },
    pinned: pinning({ ...record, suites: pins }),
  };
};

/** Matches a text that ends so. */
const ending = (text: string): unknown => expect.stringMatching(new RegExp(`${text}$`));

const ALL = ['unit', 'mac', 'docs', 'extra'];
const NOT_DOCS = 'suite docs: the pull request touches none of its paths';

describe('which suites a block must and may have', () => {
  test.each<[what: string, world: World, findings: readonly string[], notChecked: readonly string[]]>([
    ['all of them', { ran: ALL, touched: ALL, pinned: ALL }, [], []],
    ['one that is not required may be left out', { ran: ALL, touched: ALL, pinned: ['unit', 'mac', 'docs'] }, [], []],
    [
      'a required one may not',
      { ran: ALL, touched: ALL, pinned: ['mac', 'docs', 'extra'] },
      ['suite-missing unit'],
      [],
    ],
    [
      'nor all of them',
      { ran: ALL, touched: ALL, pinned: [] },
      ['suite-missing unit', 'suite-missing mac', 'suite-missing docs'],
      [],
    ],
    [
      'none that the policy does not hold',
      { ran: ALL, touched: ALL, pinned: [...ALL, 'lint'] },
      ['suite-invented lint'],
      [],
    ],
    [
      'a suite whose paths are not touched is not checked, and not in the block',
      {
        ran: ['unit', 'mac', 'extra'],
        absent: { docs: 'paths' },
        touched: ['unit', 'mac', 'extra'],
        pinned: ['unit', 'mac', 'extra'],
      },
      [],
      [NOT_DOCS],
    ],
    [
      'a suite whose paths are not touched may not be claimed',
      { ran: ['unit', 'mac', 'extra'], absent: { docs: 'paths' }, touched: ['unit', 'mac', 'extra'], pinned: ALL },
      ['suite-not-run docs'],
      [NOT_DOCS],
    ],
    [
      'nor where the judged job ran it all the same',
      { ran: ALL, touched: ['unit', 'mac', 'extra'], pinned: ALL },
      ['suite-not-run docs'],
      [NOT_DOCS],
    ],
    [
      'in the own run of this pull request it had touched them, so that nothing can be said',
      { own: true, ran: ALL, touched: ['unit', 'mac', 'extra'], pinned: ['unit', 'mac', 'extra'] },
      ['policy-changed docs'],
      [],
    ],
    [
      'and not where the run was another one',
      { own: false, ran: ALL, touched: ['unit', 'mac', 'extra'], pinned: ['unit', 'mac', 'extra'] },
      [],
      [NOT_DOCS],
    ],
    [
      'one that is not touched and was not run says nothing in the own run either',
      {
        own: true,
        ran: ['unit', 'mac', 'extra'],
        absent: { docs: 'paths' },
        touched: ['unit', 'mac', 'extra'],
        pinned: ['unit', 'mac', 'extra'],
      },
      [],
      [NOT_DOCS],
    ],
    [
      'a suite of another system that is not required is not checked',
      { ran: ['unit', 'mac', 'docs'], absent: { extra: 'os' }, touched: ALL, pinned: ['unit', 'mac', 'docs'] },
      [],
      ['suite extra: runs on windows only'],
    ],
    [
      '… and may not be claimed',
      { ran: ['unit', 'mac', 'docs'], absent: { extra: 'os' }, touched: ALL, pinned: ALL },
      ['suite-not-run extra'],
      ['suite extra: runs on windows only'],
    ],
    [
      'a required suite of another system makes it inconclusive',
      { ran: ['unit', 'docs', 'extra'], absent: { mac: 'os' }, touched: ALL, pinned: ['unit', 'docs', 'extra'] },
      ['suite-not-here mac'],
      [],
    ],
    [
      '… unless its paths are not touched',
      {
        ran: ['unit', 'extra'],
        absent: { docs: 'paths', mac: 'os' },
        touched: ['unit', 'extra'],
        pinned: ['unit', 'extra'],
      },
      [],
      ['suite mac: the pull request touches none of its paths', NOT_DOCS],
    ],
    [
      'the judged job may not leave a suite out',
      { ran: ['mac', 'docs', 'extra'], touched: ALL, pinned: ['mac', 'docs', 'extra'] },
      ['hand-over-broken unit'],
      [],
    ],
    [
      'nor by saying that it touches none of its paths',
      { ran: ['unit', 'mac', 'extra'], absent: { docs: 'paths' }, touched: ALL, pinned: ['unit', 'mac', 'extra'] },
      ['policy-changed docs'],
      [],
    ],
    [
      'nor one of another system by saying that its paths are not touched',
      { ran: ['unit', 'docs', 'extra'], absent: { mac: 'paths' }, touched: ALL, pinned: ['unit', 'docs', 'extra'] },
      ['policy-changed mac'],
      [],
    ],
    [
      'nor by saying that it runs on another system, where it runs on any',
      { ran: ['mac', 'docs', 'extra'], absent: { unit: 'os' }, touched: ALL, pinned: ['mac', 'docs', 'extra'] },
      ['policy-changed unit'],
      [],
    ],
  ])('%s', (_what, world, findings, notChecked) => {
    const verdict = judge(facts(POLICY, world));
    expect(verdict.findings.map(({ code, suite = '' }) => `${code} ${suite}`)).toEqual(findings);
    expect(verdict.notChecked).toEqual(notChecked);
  });
});

describe('a hand-over that lacks what the policy asks for is broken, and not a suite without demands', () => {
  const found = (policy: Policy, from: Policy) => {
    const ran = honest(policy, {
      unit: { first: run(from, 'unit', 0, GREEN) },
      types: { first: run(policy, 'types', 0, []) },
    });
    return judge(ran).findings.map(({ code }) => code);
  };
  const withoutReports = policyOf(
    'version: 1\nsuites:\n  unit: { run: npm test, scope: offline }\n  types: { run: [npx, tsc], scope: syntax }\n',
  );

  test.each<[what: string, policy: Policy, from: Policy, codes: readonly string[]]>([
    ['exact tests are there', policyWith(), policyWith(), []],
    ['counts are there', policyWith('tests: counts'), policyWith('tests: counts'), []],
    ['an outcome is there', policyWith('tests: outcome'), policyWith('tests: outcome'), []],
    ['no report is asked for', withoutReports, withoutReports, []],
    ['counts are missing', policyWith(), withoutReports, ['hand-over-broken']],
    ['a digest is missing', policyWith(), policyWith('tests: counts'), ['hand-over-broken']],
    [
      'counts are missing in the record',
      policyWith('tests: counts'),
      policyWith('tests: outcome'),
      ['hand-over-broken'],
    ],
    ['a digest is there that was not asked for', policyWith('tests: counts'), policyWith(), ['hand-over-broken']],
    ['counts are there that were not asked for', withoutReports, policyWith(), ['hand-over-broken']],
  ])('%s', (_what, policy, from, codes) => {
    expect(found(policy, from)).toEqual(codes);
  });

  const whole = run(policyWith(), 'unit', 0, GREEN);
  const nothing = run(withoutReports, 'unit', 0, []);
  const { tests, digest } = whole.record;
  test.each<[what: string, first: SuiteResult]>([
    ['its counts', { ...nothing, counts: { total: 1, passed: 1, failed: 0, skipped: 0 } }],
    ['counts in the record', { ...nothing, record: { ...nothing.record, ...(tests === undefined ? {} : { tests }) } }],
    ['a digest', { ...nothing, record: { ...nothing.record, ...(digest === undefined ? {} : { digest }) } }],
    ['a refused report', { ...nothing, record: { ...nothing.record, report: 'report-empty' } }],
  ])('a suite without reports has nothing of them: %s', (_what, first) => {
    const types = { first: run(withoutReports, 'types', 0, []) };
    const codes = judge(honest(withoutReports, { unit: { first }, types })).findings.map(({ code }) => code);
    expect(codes).toEqual(['hand-over-broken']);
  });

  test('counts beside the record are missing', () => {
    const { counts: _, ...first } = whole;
    const types = { first: run(policyWith(), 'types', 0, []) };
    expect(judge(honest(policyWith(), { unit: { first }, types })).findings).toMatchObject([
      { code: 'hand-over-broken' },
    ]);
  });
});

describe('a policy that others have changed is told as that, with the suites that differ', () => {
  const former = policyWith();
  test.each<[what: string, now: Policy, former: Policy | undefined, which: string]>([
    ['one suite', policyWith('cwd: a'), former, 'in unit'],
    ['all suites, by what they share', policyWith('', 'env: { A: b }'), former, 'in unit, types'],
    [
      'what the block shows, where the former policy is lost',
      policyOf(
        'version: 1\nsuites:\n  unit: { run: make, scope: offline, reports: [x] }\n  types: { run: [npx, tsc], scope: syntax }\n',
      ),
      undefined,
      'in unit',
    ],
    [
      'a scope',
      policyOf(
        'version: 1\nsuites:\n  unit: { run: npm test, scope: offline, reports: [x] }\n  types: { run: [npx, tsc], scope: live }\n',
      ),
      undefined,
      'in types',
    ],
    [
      'a suite that came',
      policyOf(
        'version: 1\nsuites:\n  unit: { run: npm test, scope: offline, reports: [x] }\n  types: { run: [npx, tsc], scope: syntax }\n  lint: { run: x, scope: syntax }\n',
      ),
      undefined,
      'in lint',
    ],
    [
      'a suite that went',
      policyOf('version: 1\nsuites:\n  unit: { run: npm test, scope: offline, reports: [x] }\n'),
      undefined,
      'in types',
    ],
    ['nothing that the block shows', policyWith('cwd: a'), undefined, 'in what every suite shares'],
  ])('%s', (_what, now, formerPolicy, which) => {
    const suites = Object.fromEntries(
      Object.keys(now.suites).map((name) => [name, { first: run(now, name, 0, GREEN) }]),
    );
    const verdict = judge({ ...honest(now, suites), pinned: unitRan(former, 0, GREEN).pinned, formerPolicy });
    expect(verdict).toMatchObject({
      outcome: 'stale',
      findings: [
        {
          code: 'policy-moved',
          field: 'policy',
          pinned: policyDigest(former),
          regenerated: policyDigest(now),
          message: ending(which),
        },
      ],
    });
  });
});

describe('a second run confirms, and takes no finding away', () => {
  const policy = policyWith('must: report');
  const first = run(policy, 'unit', 1, RED);
  const claim = run(policy, 'unit', 0, GREEN).record;

  test.each<[what: string, again: ReturnType<typeof run>, outcome: string]>([
    ['the same difference again is a mismatch', first, 'mismatch'],
    ['what the block says is the suite’s fault', run(policy, 'unit', 0, GREEN), 'inconclusive'],
    // Two runs that contradict one claim with two values contradict each other: the author may have seen a third.
    [
      'yet another digest each time is the suite’s fault',
      run(policy, 'unit', 2, ['passed a.ts › at 12:03', 'failed c.ts › x', 'failed c.ts › y']),
      'inconclusive',
    ],
    ['one field that varies among others that do not is a mismatch', run(policy, 'unit', 0, RED), 'mismatch'],
  ])('%s', (_what, again, outcome) => {
    const once = judge(claiming(unitRan(policy, 1, RED), {}, claim));
    const twice = judge(claiming(unitRan(policy, 1, RED, again), {}, claim));
    expect(once.outcome).toBe('mismatch');
    expect(twice.outcome).toBe(outcome);
    expect(twice.findings).toEqual(expect.arrayContaining([...once.findings]));
  });

  test('a second run that is worse adds nothing', () => {
    const facts = unitRan(policy, 0, GREEN, first);
    expect(judge(facts)).toMatchObject({ outcome: 'match', findings: [] });
  });

  test('a suite that fails twice fails, with however many tests', () => {
    const strict = policyWith();
    const worse = run(strict, 'unit', 1, [
      'failed a.ts › adds',
      'failed a.ts › adds',
      'passed b.ts › subtracts',
      'skipped b.ts › divides',
    ]);
    expect(judge(unitRan(strict, 1, RED, worse))).toMatchObject({
      outcome: 'failing',
      findings: [{ code: 'suite-failed' }],
    });
  });
});
