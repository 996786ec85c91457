import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import type { JobRun } from '../world/jobs.ts';
import type { PullRequest } from '../world/pull-request.ts';
import { openWorld, type World } from '../world/world.ts';
import { apartPolicy, asIfApart } from './apart.ts';
import { honestRecord } from './handed-over.ts';
import { judgeAgain, verdictOf } from './story.ts';
import { policyOf, suiteFiles } from './suite.ts';

const CHANGES = 'changes: { deny: [.github/workflows/release.yml] }\n';
const PROTECTED = { '.github/workflows/ci.yml': 'on: push\n' };
const OLD = 'a'.repeat(40);

/** A pull request of mona's that changes what is protected; its suites have run, and its block is true. */
const openProtected = async (policy: string, options: Parameters<World['openPullRequest']>[0] = {}) => {
  const world = await openWorld({ policy, files: suiteFiles(), private: options.fork !== true });
  const pull = await world.openPullRequest({ files: PROTECTED, ...options });
  const rerun = await pull.runJob('rerun');
  pull.edit({ body: renderBlock(fitBlock(honestRecord(rerun))) });
  return { world, pull, rerun };
};

/** What people do to a pull request. */
type Act = (pull: PullRequest) => void;

const review =
  (...given: Parameters<PullRequest['review']>): Act =>
  (pull) =>
    void pull.review(...given);
const writer = { role: 'write' } as const;
const dismissed: Act = (pull) => {
  const [given] = pull.pull.reviews;
  if (given !== undefined) given.state = 'DISMISSED';
};
/** So many reviews of others stand before what comes, that it is on a second page. */
const crowd: Act = (pull) => {
  for (let n = 0; n < 120; n++) pull.review(`reader-${n}`, 'APPROVED');
};

describe('`approvers: other`: a change of what is protected needs a second person with write access', () => {
  let world: World;
  let pull: PullRequest;
  let rerun: JobRun;
  beforeAll(async () => {
    ({ world, pull, rerun } = await openProtected(`${policyOf()}${CHANGES}`));
  });
  afterAll(() => world[Symbol.asyncDispose]());
  beforeEach(() => {
    pull.pull.reviews.length = 0;
    world.repository.roles.clear();
  });

  const judge = async (acts: readonly Act[]) => {
    for (const act of acts) act(pull);
    return verdictOf(await pull.runJob('verdict', rerun));
  };

  it.each<[title: string, acts: readonly Act[]]>([
    ['who approved the head', [review('lisa', 'APPROVED', writer)]],
    ['who asked for changes before', [review('lisa', 'CHANGES_REQUESTED', writer), review('lisa', 'APPROVED')]],
    ['who commented after', [review('lisa', 'APPROVED', writer), review('lisa', 'COMMENTED')]],
    [
      'while another asks for changes',
      [review('lisa', 'APPROVED', writer), review('rob', 'CHANGES_REQUESTED', writer)],
    ],
    ['whose approval is on the second page', [crowd, review('lisa', 'APPROVED', writer)]],
  ])('%s: match', async (_title, acts) => {
    const { outcome, verdict, summary } = await judge(acts);
    expect(outcome).toBe('match');
    expect(verdict).toMatchObject({ findings: [], approval: { by: 'lisa', as: 'other' } });
    expect(summary).toContain(
      `lisa has write access and approved the change of what is protected, at ${pull.headSha()}`,
    );
    expect(world.violations).toEqual([]);
  });

  it.each<[title: string, acts: readonly Act[], why: string]>([
    ['nobody', [], 'nobody has approved it'],
    ['a comment', [review('lisa', 'COMMENTED', writer)], 'nobody has approved it'],
    ['the author', [review('mona', 'APPROVED', writer)], 'no approval counts: mona is its author'],
    ['a reader', [review('lisa', 'APPROVED', { role: 'read' })], 'lisa may not write to the repository'],
    [
      'a writer, on another commit',
      [review('lisa', 'APPROVED', { role: 'write', commit: OLD })],
      `lisa approved ${OLD}, which is not the head`,
    ],
    ['a writer whose approval was dismissed', [review('lisa', 'APPROVED', writer), dismissed], 'lisa was dismissed'],
    [
      'a writer who asked for changes later',
      [review('lisa', 'APPROVED', writer), review('lisa', 'CHANGES_REQUESTED')],
      'lisa asks for changes',
    ],
    [
      'a writer who asked for changes later, on another commit',
      [review('lisa', 'APPROVED', writer), review('lisa', 'CHANGES_REQUESTED', { commit: OLD })],
      'lisa asks for changes',
    ],
    [
      'an App',
      [review('helper[bot]', 'APPROVED', { role: 'write', type: 'Bot' })],
      'no approval counts: helper is no person',
    ],
    [
      'an administrator who is the author',
      [(one) => void one.review('mona', 'APPROVED', { role: 'admin' })],
      'mona is',
    ],
  ])('%s: failing', async (_title, acts, why) => {
    const { outcome, codes, messages, remedies } = await judge(acts);
    expect({ outcome, codes }).toEqual({ outcome: 'failing', codes: ['path-protected'] });
    expect(messages[0]).toContain(
      '.github/workflows/ci.yml is covered by .github/workflows of `changes.protected`, and ',
    );
    expect(messages[0]).toContain(why);
    expect(remedies[0]).toContain(`somebody with write access who is not mona must approve #1 at ${pull.headSha()}`);
    expect(world.violations).toEqual([]);
  });

  it.each<[title: string, fault: Parameters<World['fail']>[1], times: number, code: string]>([
    ['refused', { kind: 'status', status: 403 }, 1, 'github-refused'],
    ['a page for people', { kind: 'html', status: 502 }, 3, 'github-unreachable'],
    [
      'what is wrong with the question',
      { kind: 'graphql', message: "Field 'a' doesn't exist" },
      1,
      'github-unexpected',
    ],
    [
      'a limit that is not over in time',
      { kind: 'graphql', type: 'RATE_LIMITED', message: 'API rate limit exceeded', retryAfter: 3_600 },
      1,
      'github-limited',
    ],
  ])('reviews that cannot be read (%s) are inconclusive', async (_title, fault, times, code) => {
    world.fail('POST /graphql', fault, { times });
    const { outcome, codes } = await judge([review('lisa', 'APPROVED', writer)]);
    expect({ outcome, codes }).toEqual({ outcome: 'inconclusive', codes: [code] });
  });

  it.each<[title: string, fault: Parameters<World['fail']>[1]]>([
    [
      'a limit that says to wait a second',
      { kind: 'graphql', type: 'RATE_LIMITED', message: 'API rate limit exceeded', retryAfter: 1 },
    ],
    [
      'a secondary limit that says to wait a second',
      { kind: 'graphql', message: 'You have exceeded a secondary rate limit.', retryAfter: 1 },
    ],
    [
      'a query that GitHub could not end',
      { kind: 'graphql', message: 'Something went wrong while executing your query. Please include `1A:2B`.' },
    ],
  ])('%s is got over, though it is answered 200', async (_title, fault) => {
    world.fail('POST /graphql', fault);
    const { outcome, codes } = await judge([review('lisa', 'APPROVED', writer)]);
    expect({ outcome, codes }).toEqual({ outcome: 'match', codes: [] });
  });

  it('an approval that is dismissed while it is judged counts no more', async () => {
    let asked = 0;
    world.onRequest('POST /graphql', () => {
      if (++asked === 2) dismissed(pull);
    });
    const { outcome, codes } = await judge([review('lisa', 'APPROVED', writer)]);
    expect({ outcome, codes }).toEqual({ outcome: 'failing', codes: ['path-protected'] });
  });
});

describe('`approvers: other` asks nobody', () => {
  it('where nothing that is protected is changed', async () => {
    const { world, pull, rerun } = await openProtected(`${policyOf()}${CHANGES}`, { files: { 'a.txt': 'a' } });
    await using _ = world;
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'match' });
    expect(world.requests.map(({ operation }) => operation)).not.toContain('POST /graphql');
  });

  it('about what is denied: no approval allows it', async () => {
    const files = { '.github/workflows/release.yml': 'on: push\n' };
    const { world, pull, rerun } = await openProtected(`${policyOf()}${CHANGES}`, { files });
    await using _ = world;
    pull.review('lisa', 'APPROVED', writer);
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'failing', codes: ['path-denied'] });
  });
});

describe('`approvers: maintainer`: an author with admin rights may change it alone', () => {
  const policy = `${policyOf()}changes: { approvers: maintainer }\n`;
  const permission = 'GET collaborators/{name}/permission';

  it.each<[title: string, act: (world: World, pull: PullRequest) => void, outcome: string, told: object | string]>([
    [
      'with them: match',
      (world) => void world.repository.roles.set('mona', 'admin'),
      'match',
      { by: 'mona', as: 'maintainer' },
    ],
    [
      'who may only write: failing',
      (world) => void world.repository.roles.set('mona', 'write'),
      'failing',
      'path-protected',
    ],
    [
      'without them, approved by a second person: match',
      (_world, pull) => void pull.review('lisa', 'APPROVED', writer),
      'match',
      { by: 'lisa', as: 'other' },
    ],
    [
      'whose rights cannot be read: inconclusive',
      (world) => world.fail(permission, { kind: 'status', status: 403 }),
      'inconclusive',
      'github-refused',
    ],
    [
      'whose rights cannot be read, approved by a second person: match',
      (world, pull) => {
        world.fail(permission, { kind: 'status', status: 403 });
        pull.review('lisa', 'APPROVED', writer);
      },
      'match',
      { by: 'lisa', as: 'other' },
    ],
  ])('%s', async (_title, act, outcome, told) => {
    const { world, pull, rerun } = await openProtected(policy);
    await using _ = world;
    act(world, pull);
    const judged = verdictOf(await pull.runJob('verdict', rerun));
    expect(judged.outcome).toBe(outcome);
    if (typeof told === 'string') expect(judged.codes).toEqual([told]);
    else expect(judged.verdict).toMatchObject({ approval: told });
    if (outcome === 'failing') expect(judged.remedies[0]).toContain('or mona be given admin rights');
    if (outcome === 'inconclusive') expect(judged.remedies[0]).toContain('approve #1, or set `approvers: other`');
    if (judged.verdict['approval'] !== undefined && outcome === 'match')
      expect(judged.summary).toMatch(
        /mona opened it and has admin rights, .*; who pushed is not asked|lisa has write access and approved/,
      );
    expect(world.violations).toEqual([]);
  });

  it('an App that opens a pull request has none', async () => {
    const { world, pull, rerun } = await openProtected(policy, { author: 'helper[bot]', authorType: 'Bot' });
    await using _ = world;
    world.repository.roles.set('helper[bot]', 'admin');
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'failing', codes: ['path-protected'] });
  });
});

describe('a review starts the workflow, and no suite runs', () => {
  const NOTHING_RUN = 'nothing is run';
  /** As {@link openProtected}, with a judge that left its record. */
  const judgedOnce = async (options: Parameters<World['openPullRequest']>[0] = {}) => {
    const { world, pull, rerun } = await openProtected(`${policyOf()}${CHANGES}`, options);
    await world.commit({ '.github/recount.yml': `${apartPolicy()}${CHANGES}` });
    const first = await judgeAgain(pull, asIfApart(rerun));
    expect(first).toMatchObject({ outcome: 'failing', codes: ['path-protected'] });
    return { world, pull, rerun };
  };
  const onReview = async (pull: PullRequest, given: ReturnType<PullRequest['review']>) =>
    judgeAgain(pull, await pull.runJob('rerun', undefined, { run: pull.startReviewRun(given) }));

  it.each([false, true])('where it is submitted, and where it is dismissed (of a fork: %s)', async (fork) => {
    const { world, pull, rerun } = await judgedOnce({ fork });
    await using _ = world;
    const given = pull.review('lisa', 'APPROVED', writer);
    const green = await onReview(pull, given);
    expect(green).toMatchObject({ outcome: 'match', codes: [] });
    expect(green.rerun.step.log).toContain(NOTHING_RUN);
    expect(green.verdict).toMatchObject({
      record: { run: String(rerun.run.id), attempt: 1 },
      approval: { by: 'lisa' },
    });
    expect(green.job.check).toMatchObject({ name: 'recount', headSha: pull.headSha() });
    given.state = 'DISMISSED';
    const red = await onReview(pull, given);
    expect(red).toMatchObject({ outcome: 'failing', codes: ['path-protected'] });
    expect(red.rerun.step.log).toContain(NOTHING_RUN);
    expect(world.violations).toEqual([]);
  });

  it('and what a run for a review leaves is no record for a later one', async () => {
    const { world, pull, rerun } = await judgedOnce();
    await using _ = world;
    world.repository.runs.set(rerun.run.id, { ...rerun.run, eventName: 'pull_request_review' });
    const given = pull.review('lisa', 'APPROVED', writer);
    const { step } = await pull.runJob('rerun', undefined, { run: pull.startReviewRun(given) });
    expect(step.log).toContain('no earlier record stands in');
  });
});
