import { describe, expect, it } from 'vitest';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import { readings } from '../world/github/merge-box.ts';
import type { QueuedGroup } from '../world/merge-queue.ts';
import type { PullRequest } from '../world/pull-request.ts';
import { openWorld, type World } from '../world/world.ts';
import { apartPolicy, asIfApart } from './apart.ts';
import { honestRecord } from './handed-over.ts';
import { judgeAgain, verdictOf } from './story.ts';
import { policyOf, suiteFiles } from './suite.ts';

/** A pull request whose check is green by the record that its judge left. */
const greenPull = async (world: World, branch: string): Promise<PullRequest> => {
  const pull = await world.openPullRequest({ branch, files: { [`${branch}.txt`]: 'a\n' } });
  const rerun = asIfApart(await pull.runJob('rerun'));
  pull.edit({ body: renderBlock(fitBlock(honestRecord(rerun))) });
  await world.commit({ '.github/recount.yml': apartPolicy() });
  expect((await judgeAgain(pull, rerun)).outcome).toBe('match');
  // The suites of the next one run on a machine that may have no walls.
  await world.commit({ '.github/recount.yml': policyOf() });
  return pull;
};

/** A queue of green pull requests, as one group whose suites have run. */
const queued = async (...branches: readonly string[]) => {
  const world = await openWorld({ policy: policyOf(), files: suiteFiles() });
  const pulls: PullRequest[] = [];
  for (const branch of branches) pulls.push(await greenPull(world, branch));
  const group = await world.queue(pulls);
  const rerun = asIfApart(await group.runJob('rerun'));
  await world.commit({ '.github/recount.yml': apartPolicy() });
  const judge = async () => verdictOf(await group.runJob('verdict', rerun));
  return { world, pulls, group, rerun, judge };
};

const lie = (body: string | null): string => (body ?? '').replaceAll('"passed": 3', '"passed": 4');

const isIn = (group: QueuedGroup): boolean => readings.every((reading) => group.mergeBox(reading).mergeable);

describe('a group of a merge queue', () => {
  it('of one goes in where its suites pass and its block is what its head gave', async () => {
    const { world, group, judge } = await queued('one');
    await using _ = world;
    const verdict = await judge();
    expect(verdict).toMatchObject({ outcome: 'match', codes: [] });
    expect(verdict.summary).toMatch(/1 at [0-9a-f]{40}: block sha256:[0-9a-f]{64}, judged by the record of run \d+/);
    expect(verdict.summary).toContain('and each block in it is what its own head gives');
    expect(verdict.verdict).toMatchObject({
      group: [1],
      notChecked: [expect.stringMatching(/^#1: lost tests of suite unit: no push left a baseline of /)],
    });
    expect(isIn(group)).toBe(true);
    expect(world.requests.map(({ operation }) => operation)).not.toContain(
      'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
    );
    expect(world.violations).toEqual([]);
  });

  it('goes in where GitHub tells of each run from which ref its workflow was taken', async () => {
    const { world, judge } = await queued('one', 'two');
    await using _ = world;
    const { runs } = world.repository;
    for (const run of runs.values()) {
      const ref = run.pull === null ? `refs/heads/${run.headBranch}` : `refs/pull/${run.pull}/merge`;
      runs.set(run.id, { ...run, workflow: { ...run.workflow, path: `${run.workflow.path}@${ref}` } });
    }
    expect(await judge()).toMatchObject({ outcome: 'match', codes: [] });
  });

  it.each([0, 1, 2])('of three is held up by a lie in the body of pull request %i of it', async (index) => {
    const { world, pulls, group, judge } = await queued('one', 'two', 'three');
    await using _ = world;
    expect(await judge()).toMatchObject({ outcome: 'match', codes: [] });
    const pull = pulls[index];
    pull?.edit({ body: lie(pull.body()) });
    const verdict = await judge();
    expect(verdict.outcome).toBe('mismatch');
    expect(verdict.messages[0]).toContain(`pull request #${pull?.number} of this group`);
    expect(isIn(group)).toBe(false);
  });

  it('is held up by its own suites, whatever its blocks say', async () => {
    const { world, group, rerun } = await queued('one');
    await using _ = world;
    const { result } = await group.runJob('verdict', rerun, { inputs: { result: 'failure' } });
    expect(result).toBe('failure');
    const broken = await world.openPullRequest({ branch: 'red', files: { exit: '1\n' } });
    await world.commit({ '.github/recount.yml': policyOf() });
    const red = await world.queue([broken]);
    const verdict = verdictOf(await red.runJob('verdict', await red.runJob('rerun')));
    expect(verdict).toMatchObject({ outcome: 'failing', codes: ['suite-failed'] });
    expect(verdict.summary).not.toContain('recount pin --from-ci');
  });

  it('is held up by a pull request of whose head no record may stand in, and says what to do', async () => {
    const { world, pulls, judge } = await queued('one', 'two');
    await using _ = world;
    const [first] = pulls;
    for (const [id, artifact] of world.repository.artifacts)
      if (world.repository.runs.get(artifact.runId)?.pull === first?.number) world.repository.artifacts.delete(id);
    const verdict = await judge();
    expect(verdict).toMatchObject({ outcome: 'inconclusive', codes: ['earlier-record-missing'] });
    expect(verdict.messages[0]).toContain(`#${first?.number}`);
    expect(verdict.remedies[0]).toContain('put it into the queue again');
    await world.commit({ '.github/recount.yml': policyOf() });
    expect((await judge()).codes).toEqual(['earlier-record-missing']);
  });

  it('is not judged under a policy that changed after its suites ran', async () => {
    const { world, judge } = await queued('one');
    await using _ = world;
    await world.commit({ '.github/recount.yml': apartPolicy({ more: '    tests: counts\n' }) });
    const { outcome, codes, remedies } = await judge();
    expect({ outcome, codes }).toEqual({ outcome: 'inconclusive', codes: ['policy-changed'] });
    expect(remedies).toEqual(['put it into the queue again']);
  });

  it('passes over one before it that has gone in meanwhile, and none that has not', async () => {
    const { world, pulls, judge } = await queued('one', 'two');
    await using _ = world;
    pulls[0]?.edit({ state: 'closed', body: null });
    expect(await judge()).toMatchObject({ outcome: 'match' });
    pulls[1]?.edit({ state: 'closed' });
    expect(await judge()).toMatchObject({ outcome: 'inconclusive', codes: ['pull-request-closed'] });
  });
});

describe('a group that cannot be told', () => {
  it.each<readonly [string, (world: World) => void, string, RegExp]>([
    [
      'since the queue has gone on',
      ({ repository }) => repository.mergeQueues.set('main', []),
      'unresolved',
      /no entry/,
    ],
    ['since there is no queue', ({ repository }) => repository.mergeQueues.clear(), 'unresolved', /is not there/],
    [
      'since it ends with another pull request than its ref names',
      ({ repository }) => {
        const [first, last] = repository.mergeQueues.get('main') ?? [];
        if (first !== undefined && last !== undefined)
          repository.mergeQueues.set('main', [last, { ...first, headSha: last.headSha }]);
      },
      'unresolved',
      /with #1, and its ref names #2/,
    ],
    [
      'since GitHub does not answer',
      (world) => world.fail('POST /graphql', { kind: 'status', status: 502 }, { times: 99 }),
      'unreachable',
      /no answer/,
    ],
  ])('%s is inconclusive, never empty', async (_title, change, code, message) => {
    const { world, group, judge } = await queued('one', 'two');
    await using _ = world;
    change(world);
    const verdict = await judge();
    expect(verdict.outcome).toBe('inconclusive');
    expect(verdict.codes[0]).toContain(code);
    expect(verdict.messages[0]).toMatch(message);
    // The queue gives a group up whose check is red: no run of it is of use any more.
    expect(verdict.remedies[0]).toMatch(/put it in(?:to the queue)? again/);
    expect(isIn(group)).toBe(false);
  });

  it('ends the judged job before anything of it is run', async () => {
    const { world, group } = await queued('one');
    await using _ = world;
    world.repository.mergeQueues.clear();
    const rerun = await group.runJob('rerun');
    expect(rerun.result).toBe('failure');
    const verdict = verdictOf(await group.runJob('verdict', rerun));
    expect(verdict).toMatchObject({ outcome: 'inconclusive', codes: ['merge-group-unresolved'] });
  });
});
