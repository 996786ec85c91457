import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventContradictions, mergeGroupEvent, pushEvent } from './events.ts';
import { readCommit } from './github/objects.ts';
import { objectOf, valueAt } from './json.ts';
import { openWorld, type World } from './world.ts';

describe('the events of the world', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world[Symbol.asyncDispose]());

  it.each(['opened', 'synchronize', 'reopened', 'edited', 'ready_for_review', 'converted_to_draft', 'closed'] as const)(
    'are such as GitHub sends when a pull request is %s',
    async (action) => {
      const pr = await world.openPullRequest({ branch: `of-${action}`, body: 'text' });
      if (action === 'closed') pr.edit({ state: 'closed' });
      if (action === 'converted_to_draft') pr.edit({ draft: true });
      const event = pr.event(action);
      expect(eventContradictions(`pull_request$${action}`, event)).toEqual([]);
      expect(event).toMatchObject({
        action,
        number: pr.number,
        pull_request: { number: pr.number, body: 'text', head: { sha: pr.headSha(), ref: `of-${action}` } },
        repository: { full_name: 'octo/demo', private: true },
        sender: { login: 'mona' },
      });
      expect(JSON.stringify(event)).not.toMatch(/Codertocat|octo-org|https:\/\/github\.com/u);
    },
  );

  it('follow what has changed since the last run', async () => {
    const pr = await world.openPullRequest({ branch: 'story', body: 'one' });
    const actions = [pr.startRun().event];
    const before = pr.headSha();
    await pr.push({ 'b.txt': 'b' });
    actions.push(pr.startRun().event);
    pr.edit({ body: 'two', title: 'Renamed' });
    actions.push(pr.startRun().event);
    pr.edit({ draft: true });
    actions.push(pr.startRun().event);
    pr.edit({ state: 'closed' });
    pr.edit({ draft: false, state: 'open' });
    actions.push(pr.startRun().event);
    expect(actions).toMatchObject([
      { action: 'opened' },
      { action: 'synchronize', before, after: pr.headSha() },
      { action: 'edited', changes: { body: { from: 'one' }, title: { from: 'A change' } } },
      { action: 'converted_to_draft' },
      { action: 'ready_for_review' },
    ]);
    expect(objectOf(valueAt(actions[2], 'changes'))).not.toHaveProperty('base');
  });

  it('tell the old base when a pull request is pointed at another', async () => {
    await world.commit({ 'r.txt': 'r' }, { branch: 'release' });
    const pr = await world.openPullRequest({ branch: 'retargeted' });
    pr.startRun();
    await pr.retarget('release');
    expect(pr.event()).toMatchObject({ action: 'edited', changes: { base: { ref: { from: 'main' } } } });
  });

  it('know a fork, and a fork that is gone', async () => {
    const pr = await world.openPullRequest({ branch: 'theirs', fork: true, author: 'lisa' });
    expect(pr.event()).toMatchObject({
      pull_request: {
        user: { login: 'lisa' },
        head: { label: 'lisa:theirs', repo: { full_name: 'lisa/demo', fork: true } },
      },
    });
    pr.deleteFork();
    expect(valueAt(pr.event(), 'pull_request', 'head', 'repo')).toBeNull();
  });

  it.each([null, '', 'one\r\ntwo\r\n'])('keep the body %j as it is', async (body) => {
    const pr = await world.openPullRequest({ branch: `body-${String(body).length}`, body });
    expect(valueAt(pr.event(), 'pull_request', 'body')).toBe(body);
  });

  it('stay in a run as they were when it was started', async () => {
    const pr = await world.openPullRequest({ branch: 'frozen', body: 'old' });
    const run = pr.startRun();
    pr.edit({ body: 'new' });
    expect(valueAt(run.event, 'pull_request', 'body')).toBe('old');
  });

  it('know the merge queue and a push', async () => {
    const sha = world.repository.git;
    const tip = (await sha.resolve('main')) ?? '';
    const commit = await readCommit(sha, tip);
    const queue = {
      headSha: tip,
      headRef: `refs/heads/gh-readonly-queue/main/pr-1-${tip}`,
      baseSha: tip,
      baseRef: 'refs/heads/main',
    };
    const sender = world.github.user('mona');
    const group = mergeGroupEvent(world.github.at, world.repository, { ...queue, headCommit: commit }, sender);
    expect(eventContradictions('merge_group$checks_requested', group)).toEqual([]);
    expect(group).toMatchObject({ merge_group: { head_ref: queue.headRef } });
    const push = pushEvent(world.github.at, world.repository, {
      ref: 'refs/heads/main',
      before: '0'.repeat(40),
      commit,
      sender,
    });
    expect(push).toMatchObject({ after: tip, created: true, head_commit: { id: tip } });
  });

  it('are held against the schema, so that a wrong one is found out', async () => {
    const pr = await world.openPullRequest({ branch: 'wrong' });
    expect(eventContradictions('pull_request$opened', { ...pr.event('opened'), number: 'one' })).toEqual([
      '/number must be integer',
    ]);
  });
});
