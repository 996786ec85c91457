import { describe, expect, test } from 'vitest';
import type { Code } from '../../../src/core/codes.ts';
import {
  type ArtifactFacts,
  isOfThisWorkflow,
  type JobFacts,
  type RunFacts,
  type Wanted,
  whyNotJudges,
  whyNotWanted,
} from '../../../src/core/earlier/stands-in.ts';
import type { Policy } from '../../../src/core/policy/policy.ts';
import type { RecordedExit } from '../../../src/core/record/exit.ts';
import type { Counts } from '../../../src/core/record/record.ts';
import { type Regenerated, recordOf } from '../../../src/core/record/regenerated.ts';
import { GREEN, HEAD, type Line, OTHER, policyWith, unitRan } from '../judge/cases.ts';
import { policyOf } from '../policy/policies.ts';

/** Milliseconds of a time as GitHub writes it. */
const at = (text: string): number => Date.parse(text);

const OWN: RunFacts = {
  id: 90,
  workflow: 7,
  path: '.github/workflows/recount.yml',
  event: 'merge_group',
  head: OTHER,
  branch: 'main',
  headRepository: 'octo/demo',
  startedAt: at('2026-11-29T13:00:00Z'),
};
const RUN: RunFacts = { ...OWN, id: 80, event: 'pull_request', head: HEAD, startedAt: at('2026-11-29T12:00:00Z') };
const policy = policyWith();
const SHARDED = policyOf(`version: 1
suites:
  unit: { run: "npm test {index}", scope: offline, reports: ["*.xml"], shards: 2 }
  types: { run: [npx, tsc], scope: syntax }
`);
const WANTED: Wanted = {
  head: HEAD,
  headRepository: 'octo/demo',
  base: 'main',
  policy,
  touched: new Set(['unit', 'types']),
  pinned: undefined,
  citations: [],
};

describe('a run whose record may stand in', () => {
  test('is of the same workflow, for the same head from the same repository, and of pull_request', () => {
    expect(isOfThisWorkflow(OWN, RUN, WANTED)).toBe(true);
  });

  test.each<[what: string, run: Partial<RunFacts>, wanted: Partial<Wanted>]>([
    ['another workflow', { workflow: 8 }, {}],
    ['another file', { path: '.github/workflows/other.yml' }, {}],
    ['a push', { event: 'push' }, {}],
    ['the event that hands out secrets', { event: 'pull_request_target' }, {}],
    ['another head', { head: OTHER }, {}],
    ['another repository’s head', { headRepository: 'lisa/demo' }, {}],
    ['a head whose repository is gone', { headRepository: undefined }, { headRepository: undefined }],
  ])('is not one of %s', (_what, run, wanted) => {
    expect(isOfThisWorkflow(OWN, { ...RUN, ...run }, { ...WANTED, ...wanted })).toBe(false);
  });
});

const ARTIFACT: ArtifactFacts = {
  id: 5,
  run: 80,
  name: 'recount-record-2',
  expired: false,
  createdAt: at('2026-11-29T12:05:30Z'),
  digest: `sha256:${'d'.repeat(64)}`,
};
const RERUN: JobFacts = {
  name: 'rerun',
  attempt: 1,
  conclusion: 'success',
  startedAt: at('2026-11-29T12:00:10Z'),
  completedAt: at('2026-11-29T12:05:00Z'),
};
const JUDGE: JobFacts = {
  name: 'recount',
  attempt: 2,
  conclusion: 'success',
  startedAt: at('2026-11-29T12:05:10Z'),
  completedAt: at('2026-11-29T12:05:40Z'),
};

const whyNot = (artifact: Partial<ArtifactFacts> = {}, jobs = [RERUN, JUDGE], now = OWN.startedAt) =>
  whyNotJudges({ ...ARTIFACT, ...artifact }, RUN, 2, jobs, 'recount', now);

describe('an artifact that the judge of an earlier run left', () => {
  test('was made while that judge ran, after all other jobs; the judge may have been green or red', () => {
    expect(whyNot()).toBeUndefined();
    expect(whyNot({}, [RERUN, { ...JUDGE, conclusion: 'failure' }])).toBeUndefined();
    expect(whyNot({ createdAt: JUDGE.startedAt })).toBeUndefined();
    expect(whyNot({ createdAt: at('2026-11-29T12:05:40Z') })).toBeUndefined();
  });

  test.each<[what: string, artifact: Partial<ArtifactFacts>, jobs: JobFacts[], reason: string]>([
    ['another run left', { run: 81 }, [RERUN, JUDGE], 'it is of another run'],
    ['no run is told of', { run: undefined }, [RERUN, JUDGE], 'it is of another run'],
    ['has expired', { expired: true }, [RERUN, JUDGE], 'it has expired'],
    ['has no hash', { digest: undefined }, [RERUN, JUDGE], 'GitHub tells no hash of it'],
    ['has no time', { createdAt: Number.NaN }, [RERUN, JUDGE], '7 days ago or more'],
    ['the judged job left', { createdAt: at('2026-11-29T12:04:00Z') }, [RERUN, JUDGE], 'not made while'],
    ['was left between the jobs', { createdAt: at('2026-11-29T12:05:05Z') }, [RERUN, JUDGE], 'not made while'],
    ['was left when all had ended', { createdAt: at('2026-11-29T12:05:41Z') }, [RERUN, JUDGE], 'not made while'],
    ['another job could have left', {}, [{ ...RERUN, completedAt: ARTIFACT.createdAt }, JUDGE], 'not made while'],
    ['a job that runs on could have left', {}, [{ ...RERUN, completedAt: Number.NaN }, JUDGE], 'not made while'],
    ['a judge left that ran the suites itself', {}, [JUDGE], 'not made while'],
    ['a run without a judge left', {}, [RERUN], 'has not one job recount'],
    ['a run with two judges left', {}, [RERUN, JUDGE, JUDGE], 'has not one job recount'],
    ['a judge of another attempt left', {}, [RERUN, { ...JUDGE, attempt: 1 }], 'has not one job recount'],
    ['a judge that was cancelled left', {}, [RERUN, { ...JUDGE, conclusion: 'cancelled' }], 'ended with cancelled'],
    ['a judge that runs yet left', {}, [RERUN, { ...JUDGE, conclusion: undefined }], 'ended with nothing yet'],
    ['a judge left whose end is not told', {}, [RERUN, { ...JUDGE, completedAt: Number.NaN }], 'not made while'],
  ])('is none that %s', (_what, artifact, jobs, reason) => {
    expect(whyNot(artifact, jobs)).toContain(reason);
  });

  test('is under seven days old when the own run starts', () => {
    expect(whyNot({}, [RERUN, JUDGE], at('2026-12-06T12:05:29Z'))).toBeUndefined();
    expect(whyNot({}, [RERUN, JUDGE], at('2026-12-06T12:05:30Z'))).toContain('7 days ago or more');
    expect(whyNot({}, [RERUN, JUDGE], Number.NaN)).toContain('7 days ago or more');
  });
});

const made = (changes: Partial<Regenerated> = {}): Regenerated => {
  const { regenerated } = unitRan(policy, 0, GREEN);
  return { ...regenerated, by: { ...regenerated.by, isolation: 'namespace', network: 'none' }, ...changes };
};

const whyNotKept = (changes: Partial<Regenerated> = {}, wanted: Partial<Wanted> = {}, head = {}) =>
  whyNotWanted({ run: '80', attempt: 2, base: 'main', regenerated: made(changes), ...head }, 80, 2, {
    ...WANTED,
    ...wanted,
  });

describe('a kept record that stands in', () => {
  test('is of the same commit, base and policy, and holds what the pull request touches', () => {
    expect(whyNotKept()).toBeUndefined();
    expect(whyNotKept({ by: { ...made().by, isolation: 'user' } })).toBeUndefined();
  });

  const cite = (suite: string, test: string) => ({ suite, test, outcome: 'passed', place: { file: 'body', line: 1 } });

  test('tells of each test that the body cites, as far as it holds the suite', () => {
    const { unit, ...others } = made().suites;
    if (unit === undefined) throw new Error('Expected a suite.');
    const first = { ...unit.first, cited: [{ test: 'adds', outcomes: [], near: [] }] };
    const suites = { ...others, unit: { ...unit, first } };
    const why = (...citations: Wanted['citations']) => whyNotKept({ suites }, { citations });
    expect(why(cite('unit', 'adds'), cite('elsewhere', 'adds'))).toBeUndefined();
    expect(why(cite('unit', 'divides'))).toBe('it does not tell of unit › divides, which the body cites');
    expect(whyNotKept({}, { citations: [cite('unit', 'adds')] })).toContain('it does not tell of unit › adds');
  });

  test.each<[what: string, policy: Policy, tests: readonly Line[] | Code, counts?: Partial<Counts>]>([
    ['in shards', SHARDED, GREEN],
    ['whose reports were refused', policy, 'report-missing'],
    ['with very many tests', policy, GREEN, { total: 200_001 }],
  ])('need not tell of a test of a suite %s: no run does', (_what, policy, tests, counts) => {
    const { regenerated } = unitRan(policy, 0, tests);
    const { unit, ...others } = regenerated.suites;
    if (unit === undefined) throw new Error('Expected a suite.');
    const first = {
      ...unit.first,
      ...(counts && unit.first.counts && { counts: { ...unit.first.counts, ...counts } }),
    };
    const of = { ...made(), policy: regenerated.policy, suites: { ...others, unit: { first } } };
    expect(whyNotKept(of, { policy, citations: [cite('unit', 'adds'), cite('types', 'adds')] })).toBeUndefined();
  });

  test('may lack a suite that need not run on what legs there are, and one that is not touched', () => {
    const { unit, ...others } = made().suites;
    expect(unit).toBeDefined();
    const elsewhere = { policy: policyWith('os: macos', 'require: [types]') };
    expect(whyNotKept({ suites: others, absent: { unit: 'os' } }, elsewhere)).toBeUndefined();
    expect(whyNotKept({ suites: others }, { touched: new Set(['types']) })).toBeUndefined();
    expect(whyNotKept({ suites: others })).toBe('it lacks suite unit');
    expect(whyNotKept({ suites: others, absent: { unit: 'paths' } })).toBe('it lacks suite unit');
  });

  const withoutUnit = (): Partial<Regenerated> => {
    const { unit: _, ...suites } = made().suites;
    return { suites, absent: { unit: 'os' } };
  };
  const late = (exit: RecordedExit = 'timeout') => unitRan(policy, exit, []).regenerated;
  const lenient = policyWith('must: report, timeout: 1h');

  test.each<[what: string, changes: Partial<Regenerated>, wanted: Partial<Wanted>, reason: string | undefined]>([
    ['a suite that any system runs by now', withoutUnit(), {}, 'left out because of its `os`, and now applies'],
    ['a leg for its system', withoutUnit(), { policy: policyWith('os: macos') }, 'suite unit must run on macos'],
    [
      'stronger walls',
      { by: { ...made().by, isolation: 'user' } },
      { policy: policyWith('', 'isolation: namespace') },
      'the policy wants isolation namespace',
    ],
    ['a cut network', { by: { ...made().by, network: 'open' } }, {}, 'suite unit is `offline`, and it could not be'],
    ['more time', { suites: late().suites }, { policy: policyWith('timeout: 1h') }, 'suite unit ran out of time'],
    [
      'more time, and its end',
      { suites: late().suites },
      { policy: lenient, pinned: recordOf(late(0)) },
      'out of time',
    ],
    ['more time, and no block', { suites: late().suites }, { policy: lenient }, undefined],
    [
      'more time, and says it is late',
      { suites: late().suites },
      { policy: lenient, pinned: recordOf(late()) },
      undefined,
    ],
    ['less time', {}, { policy: policyWith('timeout: 1s') }, undefined],
  ])('could pass where what is asked is %s', (_what, changes, wanted, reason) => {
    const why = whyNotKept(changes, wanted);
    if (reason === undefined) expect(why).toBeUndefined();
    else expect(why).toContain(reason);
  });

  test.each<[what: string, changes: Partial<Regenerated>, wanted: Partial<Wanted>, head: object, reason: string]>([
    ['another run', {}, {}, { run: '81' }, 'it says that it is of run 81, attempt 2'],
    ['another attempt', {}, {}, { attempt: 1 }, 'it says that it is of run 80, attempt 1'],
    ['another commit', { commit: OTHER }, {}, {}, `it is of commit ${OTHER}`],
    ['another base', {}, { base: 'release' }, {}, 'it was judged against main, and the base is release'],
    ['another policy', {}, { policy: policyWith('tests: counts') }, {}, 'it was made under the policy sha256:'],
    ['suites without walls', { by: { ...made().by, isolation: 'none' } }, {}, {}, 'kept apart from nothing'],
    ['a policy without walls', {}, { policy: policyWith('', 'isolation: none') }, {}, 'kept apart from nothing'],
  ])('is not of %s', (_what, changes, wanted, head, reason) => {
    expect(whyNotKept(changes, wanted, head)).toContain(reason);
  });
});
