import { describe, expect, it } from 'vitest';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import type { AppRun, Starter } from '../world/app-run.ts';
import { readings } from '../world/github/merge-box.ts';
import type { Permissions } from '../world/github/permissions.ts';
import { actionsAppId, type CheckRun } from '../world/github/state.ts';
import type { JobRun } from '../world/jobs.ts';
import type { PullRequest } from '../world/pull-request.ts';
import { openWorld, type World, type WorldOptions } from '../world/world.ts';
import { honestRecord } from './handed-over.ts';
import { verdictOf } from './story.ts';
import { policyOf, suiteFiles } from './suite.ts';

/** The App that the rules name as the source of the check. */
const APP = 4711;

const openAppWorld = async (options: WorldOptions = {}): Promise<World> => {
  const world = await openWorld({ policy: policyOf(), files: suiteFiles(), requires: [], ...options });
  world.requireCheck('recount', { integrationId: APP });
  return world;
};

const appToken = (world: World, app = APP, permissions: Permissions = { checks: 'write' }): string =>
  world.addToken({ kind: 'job', repository: world.repository.fullName, app, permissions });

interface Options {
  readonly starter?: Starter;
  readonly token?: string;
  /** Between the two jobs that hold the token. */
  readonly meanwhile?: (run: AppRun) => Promise<void> | void;
}

interface Played {
  readonly open: JobRun;
  readonly rerun: JobRun;
  readonly close: JobRun;
}

/** The three jobs of docs/workflows/app.yml, with what each hands to the next. */
const play = async (world: World, pull: PullRequest, options: Options = {}): Promise<Played> => {
  const token = options.token ?? appToken(world);
  const run = await world.startAppRun(pull, options.starter);
  const open = await run.runJob('open-check', undefined, { inputs: { 'app-token': token } });
  const rerun = await run.runJob('rerun');
  await options.meanwhile?.(run);
  const id = open.outputs['check-run'];
  const inputs = { 'app-token': token, ...(id === undefined ? {} : { 'check-run': id }) };
  return { open, rerun, close: await run.runJob('close-check', rerun, { inputs }) };
};

const checksOf = ({ repository }: World, pull: PullRequest): readonly CheckRun[] =>
  repository.checks.filter(({ name, headSha }) => name === 'recount' && headSha === pull.headSha());

const isMergeable = (pull: PullRequest): boolean => readings.every((reading) => pull.mergeBox(reading).mergeable);
const isBlocked = (pull: PullRequest): boolean => readings.every((reading) => !pull.mergeBox(reading).mergeable);

/** A pull request whose body pins what its head gives. */
const honest = async (world: World, options: Parameters<World['openPullRequest']>[0] = {}): Promise<PullRequest> => {
  const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' }, ...options });
  const run = await world.startAppRun(pull);
  pull.edit({ body: renderBlock(fitBlock(honestRecord(await run.runJob('rerun')))) });
  return pull;
};

const lie = (body: string | null): string =>
  (body ?? '').replaceAll('"passed": 3', '"passed": 4').replaceAll('| 3 |', '| 4 |');

describe('tier app', () => {
  it('makes the check of an honest pull request with the App’s token, on its head, and ends it green', async () => {
    await using world = await openAppWorld();
    const pull = await honest(world);
    const { close } = await play(world, pull, {
      meanwhile: () => {
        expect(checksOf(world, pull)).toMatchObject([{ status: 'in_progress', appId: APP }]);
        expect(isBlocked(pull)).toBe(true);
      },
    });
    expect(verdictOf(close)).toMatchObject({ outcome: 'match', codes: [] });
    expect(close.result).toBe('success');
    const [check, ...others] = checksOf(world, pull);
    expect(others).toEqual([]);
    expect(check).toMatchObject({ appId: APP, status: 'completed', conclusion: 'success' });
    expect(check?.made?.externalId).toBe(`${close.run.id}:1`);
    expect(check?.made?.detailsUrl).toContain(`/actions/runs/${close.run.id}/attempts/1`);
    expect(check?.made?.title).toMatch(/^match: /);
    expect(isMergeable(pull)).toBe(true);
    expect(world.violations).toEqual([]);
  });

  it('ends it red where the body lies, with what was found and the block to paste', async () => {
    await using world = await openAppWorld();
    const pull = await honest(world);
    pull.edit({ body: lie(pull.body()) });
    const { close } = await play(world, pull);
    expect(verdictOf(close)).toMatchObject({ outcome: 'mismatch', codes: ['tests-contradicted'] });
    expect(close.result).toBe('failure');
    const [check] = checksOf(world, pull);
    expect(check).toMatchObject({ conclusion: 'failure' });
    expect(check?.made?.summary).toContain('tests-contradicted');
    expect(check?.made?.summary).toContain('<!-- recount -->');
    expect(isBlocked(pull)).toBe(true);
    expect(world.violations).toEqual([]);
  });

  it('lets an older green check of the same head let nothing in while it judges an edit', async () => {
    await using world = await openAppWorld();
    const pull = await honest(world);
    await play(world, pull);
    expect(isMergeable(pull)).toBe(true);
    pull.edit({ body: lie(pull.body()) });
    const { close } = await play(world, pull, {
      meanwhile: () => {
        expect(checksOf(world, pull).at(-1)).toMatchObject({ status: 'in_progress' });
        expect(pull.mergeBox('newest-run').mergeable).toBe(false);
      },
    });
    expect(close.result).toBe('failure');
    expect(pull.mergeBox('newest-run').mergeable).toBe(false);
  });

  it('judges a fork’s pull request by the rights of the base, and finds it by where its head is', async () => {
    await using world = await openAppWorld({ private: false });
    const pull = await honest(world, { fork: true, author: 'lisa' });
    const { close } = await play(world, pull);
    expect(verdictOf(close)).toMatchObject({ outcome: 'match' });
    expect(checksOf(world, pull)).toMatchObject([{ appId: APP, conclusion: 'success' }]);
    expect(isMergeable(pull)).toBe(true);
    expect(world.violations).toEqual([]);
  });

  it('judges every open pull request that has this head', async () => {
    await using world = await openAppWorld();
    const pull = await honest(world);
    const twin = await world.openPullRequest({ branch: 'twin', headSha: pull.headSha(), body: null });
    const { close } = await play(world, pull);
    const verdict = verdictOf(close);
    expect(verdict).toMatchObject({ outcome: 'mismatch', codes: ['block-missing'] });
    expect(verdict.messages[0]).toContain(`pull request #${twin.number}`);
    expect(isBlocked(pull)).toBe(true);
    twin.edit({ body: pull.body() });
    expect(verdictOf((await play(world, pull)).close)).toMatchObject({ outcome: 'match' });
  });

  it('runs its own file, so that `trust: strict` is content', async () => {
    await using world = await openAppWorld({ policy: policyOf({ top: 'trust: strict\n' }) });
    const pull = await honest(world);
    expect(verdictOf((await play(world, pull)).close)).toMatchObject({ outcome: 'match' });
  });
});

describe('nothing but the workflow that is waited for starts it', () => {
  const evil = { id: 9, name: 'recount start', path: '.github/workflows/evil.yml' };
  it.each<[what: string, starter: Starter]>([
    ['another file with the same name', { workflow: evil }],
    ['another event', { eventName: 'push' }],
    ['a run that waits for approval', { conclusion: 'action_required' }],
    ['a run that failed', { conclusion: 'failure' }],
  ])('%s is refused: nothing is run, and no check is made', async (_what, starter) => {
    await using world = await openAppWorld();
    const pull = await honest(world);
    const { open, rerun, close } = await play(world, pull, { starter });
    for (const job of [open, rerun, close]) expect(job.result).toBe('failure');
    expect(rerun.step.log).not.toContain('unit: ');
    expect(verdictOf(close)).toMatchObject({ outcome: 'inconclusive', codes: ['trigger-foreign'] });
    expect(checksOf(world, pull)).toEqual([]);
    expect(isBlocked(pull)).toBe(true);
    expect(world.violations).toEqual([]);
  });

  it('takes no pull request from a branch of the same name that is another repository’s', async () => {
    await using world = await openAppWorld({ private: false });
    const pull = await honest(world, { fork: true, author: 'lisa', branch: 'same' });
    await world.openPullRequest({ branch: 'same', files: { 'other.txt': 'b\n' } });
    const { close } = await play(world, pull);
    expect(verdictOf(close)).toMatchObject({ outcome: 'match' });
    expect(checksOf(world, pull)).toHaveLength(1);
  });

  it('and the jobs of the other tiers take no such run', async () => {
    await using world = await openAppWorld();
    const pull = await honest(world);
    const run = await world.startAppRun(pull);
    const verdict = await run.runJob('verdict', await run.runJob('rerun'));
    expect(verdictOf(verdict)).toMatchObject({ outcome: 'inconclusive', codes: ['input-invalid'] });
    const token = appToken(world);
    const opened = await pull.runJob('open-check', undefined, { inputs: { 'app-token': token } });
    expect(verdictOf(opened)).toMatchObject({ outcome: 'inconclusive', codes: ['input-invalid'] });
    expect(checksOf(world, pull).filter(({ appId }) => appId === APP)).toEqual([]);
  });
});

describe('whatever goes wrong blocks', () => {
  it('a head that moved before the run: no check is made of it', async () => {
    await using world = await openAppWorld();
    const pull = await honest(world);
    const old = pull.headSha();
    await pull.push({ 'more.txt': 'b\n' });
    const { open, close } = await play(world, pull, { starter: { headSha: old } });
    expect(verdictOf(open)).toMatchObject({ outcome: 'inconclusive', codes: ['head-moved'] });
    expect(verdictOf(close)).toMatchObject({ codes: ['head-moved'] });
    expect(world.repository.checks.filter(({ appId }) => appId === APP)).toEqual([]);
    expect(isBlocked(pull)).toBe(true);
  });

  it('a head that moves while the suites run: the check of the old one ends red', async () => {
    await using world = await openAppWorld();
    const pull = await honest(world);
    const old = pull.headSha();
    const { close } = await play(world, pull, {
      meanwhile: async () => {
        await pull.push({ 'more.txt': 'b\n' });
      },
    });
    expect(verdictOf(close)).toMatchObject({ outcome: 'inconclusive', codes: ['head-moved'] });
    expect(world.repository.checks.filter(({ headSha, appId }) => headSha === old && appId === APP)).toMatchObject([
      { status: 'completed', conclusion: 'failure' },
    ]);
    expect(isBlocked(pull)).toBe(true);
  });

  it('a judged job that hands nothing over', async () => {
    await using world = await openAppWorld();
    const pull = await honest(world);
    const token = appToken(world);
    const run = await world.startAppRun(pull);
    const open = await run.runJob('open-check', undefined, { inputs: { 'app-token': token } });
    const inputs = { 'app-token': token, 'check-run': open.outputs['check-run'] ?? '' };
    const close = await run.runJob('close-check', undefined, { inputs });
    expect(close.result).toBe('failure');
    expect(checksOf(world, pull)).toMatchObject([{ conclusion: 'failure' }]);
  });

  it('a judge that never comes: the check stays in progress', async () => {
    await using world = await openAppWorld();
    const pull = await honest(world);
    await play(world, pull);
    const run = await world.startAppRun(pull);
    await run.runJob('open-check', undefined, { inputs: { 'app-token': appToken(world) } });
    expect(pull.mergeBox('newest-run').mergeable).toBe(false);
  });

  it('a check that was not made: the judge makes it', async () => {
    await using world = await openAppWorld();
    const pull = await honest(world);
    const token = appToken(world);
    const run = await world.startAppRun(pull);
    const close = await run.runJob('close-check', await run.runJob('rerun'), { inputs: { 'app-token': token } });
    expect(close.result).toBe('success');
    expect(checksOf(world, pull)).toMatchObject([{ appId: APP, conclusion: 'success' }]);
  });

  it('an App that may not write checks', async () => {
    await using world = await openAppWorld();
    const pull = await honest(world);
    const { open, close } = await play(world, pull, { token: appToken(world, APP, { checks: 'read' }) });
    for (const job of [open, close]) {
      expect(job.result).toBe('failure');
      expect(verdictOf(job)).toMatchObject({ codes: ['github-refused'] });
      expect(verdictOf(job).remedies[0]).toContain('`checks: write`');
    }
    expect(checksOf(world, pull)).toEqual([]);
    expect(isBlocked(pull)).toBe(true);
  });

  it.each<[what: string, app: number]>([
    ['another App than the rules name', 4712],
    ['GitHub Actions, whose token any workflow has', actionsAppId],
  ])('the token of %s', async (_what, app) => {
    await using world = await openAppWorld();
    const pull = await honest(world);
    const { open, close } = await play(world, pull, { token: appToken(world, app) });
    expect(verdictOf(open)).toMatchObject({ outcome: 'inconclusive', codes: ['app-foreign'] });
    expect(close.result).toBe('failure');
    for (const check of checksOf(world, pull)) expect(check).toMatchObject({ appId: app, conclusion: 'failure' });
    expect(isBlocked(pull)).toBe(true);
    expect(world.violations).toEqual([]);
  });

  it('GitHub, where it takes the end of the check from nobody', async () => {
    await using world = await openAppWorld();
    const pull = await honest(world);
    world.fail('PATCH check-runs/{n}', { kind: 'status', status: 502 }, { times: 99 });
    const { close } = await play(world, pull);
    expect(verdictOf(close).outcome).toBe('match');
    expect(close.result).toBe('failure');
    expect(close.step.log).toContain('The check could not be ended');
    expect(checksOf(world, pull)).toMatchObject([{ status: 'in_progress', conclusion: null }]);
    expect(isBlocked(pull)).toBe(true);
  });
});
