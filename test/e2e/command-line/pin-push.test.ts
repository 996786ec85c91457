import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PullRequest } from '../../world/pull-request.ts';
import { openWorld, type World } from '../../world/world.ts';
import { type Desk, openDesk } from '../story.ts';
import { policyOf, suiteFiles } from '../suite.ts';
import { recordIn } from './local-desk.ts';

interface Story extends AsyncDisposable {
  readonly world: World;
  readonly pull: PullRequest;
  readonly desk: Desk;
}

const BODY = 'Adds a thing.\n';

/** A desk that is one recorded commit ahead of the pull request. */
const openAhead = async (token?: (world: World) => string): Promise<Story> => {
  const world = await openWorld({ policy: policyOf(), files: suiteFiles() });
  const pull = await world.openPullRequest({ body: BODY });
  const desk = await openDesk(world, 'topic', token?.(world));
  await desk.clone.git('commit', '--quiet', '--allow-empty', '--message', 'More');
  await desk.recount('run');
  return { world, pull, desk, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
};

const headOf = (desk: Desk): Promise<string> => desk.clone.git('rev-parse', 'HEAD');

const expectPinned = async ({ pull, desk }: Story): Promise<void> => {
  const head = await headOf(desk);
  expect(pull.headSha()).toBe(head);
  expect((await recordIn(pull.body() ?? '')).commit).toBe(head);
};

const hook = async (desk: Desk, name: string, text: string): Promise<void> => {
  const folder = join(desk.clone.path, '.git/hooks');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), text);
  await chmod(join(folder, name), 0o755);
};

describe('recount pin --push', () => {
  it('writes the body before it pushes, so that the run of the push finds the block', async () => {
    await using story = await openAhead();
    const { world, pull, desk } = story;
    const headsAtWriting: string[] = [];
    world.onRequest('PATCH pulls/{n}', () => void headsAtWriting.push(pull.headSha()));
    const before = pull.headSha();
    const { exit, err } = await desk.recount('pin', '--push');
    expect(exit, err).toBe(0);
    expect(err).toMatch(/pinned in #1\npushed$/);
    expect(headsAtWriting).toEqual([before]);
    await expectPinned(story);
    expect(world.violations).toEqual([]);
  });

  it('pushes an amended commit over the one that this branch has pushed', async () => {
    await using story = await openAhead();
    await story.desk.recount('pin', '--push');
    await story.desk.clone.git('commit', '--quiet', '--amend', '--allow-empty', '--message', 'In other words');
    await story.desk.recount('run');
    const { exit, err } = await story.desk.recount('pin', '--push');
    expect(exit, err).toBe(0);
    await expectPinned(story);
  });

  it('overwrites nothing that this clone has not seen, puts the old body back, and says how to go on', async () => {
    await using story = await openAhead();
    const { pull, desk } = story;
    const theirs = await pull.push({ 'theirs.txt': 'theirs\n' });
    const { exit, err } = await desk.recount('pin', '--push');
    expect(exit).toBe(2);
    expect(err).toMatch(
      /push-failed: git push failed: [^]*rejected[^]*to mend it: .*`git pull --rebase origin topic`, `recount run`, then `recount pin --push`/,
    );
    expect({ head: pull.headSha(), body: pull.body() }).toEqual({ head: theirs, body: BODY });
    await desk.clone.git('pull', '--quiet', '--rebase', 'origin', 'topic');
    await desk.recount('run');
    expect(await desk.recount('pin', '--push')).toMatchObject({ exit: 0 });
    await expectPinned(story);
  });

  it('overwrites nothing that was merely fetched: another’s commit was never on this branch', async () => {
    await using story = await openAhead();
    const { pull, desk } = story;
    const theirs = await pull.push({ 'theirs.txt': 'theirs\n' });
    await desk.clone.git('fetch', '--quiet');
    const { exit } = await desk.recount('pin', '--push');
    expect(exit).toBe(2);
    expect({ head: pull.headSha(), body: pull.body() }).toEqual({ head: theirs, body: BODY });
  });

  it('runs the user’s own hooks: one that fails keeps the push and the body back', async () => {
    await using story = await openAhead();
    const { pull, desk } = story;
    await hook(desk, 'pre-push', '#!/bin/sh\necho "the linter says no" >&2\nexit 1\n');
    const before = pull.headSha();
    const { exit, err } = await desk.recount('pin', '--push');
    expect(exit).toBe(2);
    expect(err).toMatch(/push-failed: .*the linter says no/);
    expect({ head: pull.headSha(), body: pull.body() }).toEqual({ head: before, body: BODY });
  });

  it('leaves the body alone where somebody has edited it while the push failed', async () => {
    await using story = await openAhead();
    const { world, pull, desk } = story;
    await pull.push({ 'theirs.txt': 'theirs\n' });
    // The body is read once more after the push; before that answer somebody edits it.
    let reads = 0;
    world.onRequest('GET pulls/{n}', () => {
      reads += 1;
      if (reads === 1) pull.edit({ body: `${pull.body()}\nAdded by a person.\n` });
    });
    const { exit, err } = await desk.recount('pin', '--push');
    expect(exit).toBe(2);
    expect(err).toMatch(
      /the new block stays in the body of #1: somebody has edited it meanwhile\n {2}to mend it: push by hand/,
    );
    expect(pull.body()).toContain('Added by a person.');
  });

  it('says what is left where the old body cannot be put back', async () => {
    await using story = await openAhead();
    const { world, pull, desk } = story;
    await pull.push({ 'theirs.txt': 'theirs\n' });
    world.fail('PATCH pulls/{n}', { kind: 'status', status: 422, message: 'Validation Failed' }, { after: 1 });
    const { exit, err } = await desk.recount('pin', '--push');
    expect(exit).toBe(2);
    expect(err).toMatch(/the new block stays in the body of #1: writing the body of #1: GitHub answered 422/);
    expect(err).toMatch(/to mend it: push by hand, or `recount run` and `recount pin` on the commit that is pushed/);
  });

  it('runs red runs again where there is nothing new to push', async () => {
    await using story = await openAhead();
    const { world, pull, desk } = story;
    await desk.clone.git('push', '--quiet');
    const run = pull.startRun();
    world.recordCheck({ name: 'recount', headSha: pull.headSha(), conclusion: 'failure', run });
    Object.assign(run, { status: 'completed', conclusion: 'failure' });
    const { exit, err } = await desk.recount('pin', '--push');
    expect(exit).toBe(0);
    expect(err).toContain(`run ${run.id}, which was red, is run again`);
    await expectPinned(story);
  });

  it('writes nothing where HEAD is on no branch to push', async () => {
    await using story = await openAhead();
    const { pull, desk } = story;
    await desk.clone.git('switch', '--quiet', '--detach');
    const { exit, err } = await desk.recount('pin', '--push', '--pr', '1');
    expect(exit).toBe(2);
    expect(err).toMatch(/push-failed: HEAD is on no branch.*\n {2}to mend it: check the branch out/);
    expect(pull.pull.versions).toHaveLength(1);
    expect(pull.body()).toBe(BODY);
  });

  it('refuses a pull request that the branch is not pushed to', async () => {
    await using story = await openAhead();
    const { world, pull, desk } = story;
    await desk.clone.git('switch', '--quiet', '--create', 'unrelated');
    const { exit, err } = await desk.recount('pin', '--push', '--pr', '1');
    expect(exit).toBe(2);
    expect(err).toMatch(
      /push-failed: unrelated is pushed to unrelated of octo\/demo, and the head of #1 is topic of octo\/demo: nothing was written\n {2}to mend it: .*`gh pr checkout 1`/,
    );
    expect(pull.body()).toBe(BODY);
    expect(await world.repository.git.resolve('refs/heads/unrelated')).toBeUndefined();
  });

  it('refuses a branch of the same name in another repository, and takes one that is pushed to a URL', async () => {
    await using story = await openAhead();
    const { world, pull, desk } = story;
    await desk.clone.git('remote', 'set-url', '--push', 'origin', `${world.serverUrl}/mona/demo.git`);
    const other = await desk.recount('pin', '--push', '--pr', '1');
    expect(other.exit).toBe(2);
    expect(other.err).toContain('topic is pushed to topic of mona/demo, and the head of #1 is topic of octo/demo');
    expect(pull.body()).toBe(BODY);
    await desk.clone.git('config', 'branch.topic.pushRemote', `${world.serverUrl}/octo/demo.git`);
    const { exit, err } = await desk.recount('pin', '--push', '--pr', '1');
    expect(exit, err).toBe(0);
    await expectPinned(story);
  });

  it('pushes a branch that follows a local one to origin, under its own name', async () => {
    await using story = await openAhead();
    const { desk } = story;
    await desk.clone.git('branch', '--quiet', 'base', 'origin/main');
    await desk.clone.git('branch', '--quiet', '--set-upstream-to', 'base');
    const { exit, err } = await desk.recount('pin', '--push');
    expect(exit, err).toBe(0);
    await expectPinned(story);
  });
});
