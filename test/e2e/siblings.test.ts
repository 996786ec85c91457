import { describe, expect, it } from 'vitest';
import { openWorld } from '../world/world.ts';
import { judgeAgain, judgePullRequest, openDesk } from './story.ts';
import { policyOf, suiteFiles } from './suite.ts';

/** A pull request that is pinned honestly, and another with the same head. */
const pair = async (other: { readonly base?: string; readonly fork?: boolean } = {}) => {
  const world = await openWorld({ policy: policyOf(), files: suiteFiles() });
  await world.repository.git.setRef('refs/heads/side', (await world.repository.git.resolve('refs/heads/main')) ?? null);
  const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
  const desk = await openDesk(world, 'topic');
  const honest = (await desk.recount('run')).out;
  pull.edit({ body: honest });
  const second = await world.openPullRequest({ branch: 'twin', headSha: pull.headSha(), ...other });
  return { world, pull, second, honest };
};

describe('two open pull requests with one head', () => {
  it('one bad block fails the check of the commit, names its pull request, and says the way out', async () => {
    const { world, pull, second, honest } = await pair();
    await using _ = world;
    second.edit({ body: honest.replaceAll('"exit": 0', '"exit": 1') });
    const { outcome, verdict, job, rerun } = await judgePullRequest(pull);
    expect(outcome).toBe('mismatch');
    expect(verdict.findings.map(({ code, message }) => `${code}: ${String(message)}`)[0]).toContain(
      `block-altered: pull request #${second.number}, which has the same head commit`,
    );
    expect(job.step.summary).toContain('which has the same head commit');
    expect(job.step.summary).toContain('or push a commit of its own');

    second.edit({ body: honest });
    const green = await judgeAgain(pull, rerun);
    expect({ outcome: green.outcome, codes: green.codes }).toEqual({ outcome: 'match', codes: [] });
    expect(green.job.step.summary).toContain('has the same head, and was judged with it');
    expect(world.violations).toEqual([]);
  });

  it('no block in the other is a bad one as well, also from a fork', async () => {
    const { world, pull } = await pair({ fork: true });
    await using _ = world;
    expect((await judgePullRequest(pull)).codes).toEqual(['block-missing']);
  });

  it('another whose base does not require the check is let be', async () => {
    const { world, pull } = await pair({ base: 'side' });
    await using _ = world;
    expect((await judgePullRequest(pull)).outcome).toBe('match');
  });

  it('one that requires it, or of which that cannot be told, is not', async () => {
    const { world, pull } = await pair({ base: 'side' });
    await using _ = world;
    world.fail('GET rules/branches/{branch}', { kind: 'status', status: 404 });
    const unknown = await judgePullRequest(pull);
    expect(unknown.codes).toEqual(['block-missing']);
    world.requireCheck('recount', { branch: 'side' });
    expect((await judgeAgain(pull, unknown.rerun)).codes).toEqual(['block-missing']);
  });

  it('one that was closed is none', async () => {
    const { world, pull, second } = await pair();
    await using _ = world;
    second.edit({ state: 'closed' });
    expect((await judgePullRequest(pull)).outcome).toBe('match');
  });

  const lies = (body: string): string => body.replace('"passed": 3', '"passed": 4').replace('| 3 |', '| 4 |');

  it('one that is pointed at another base while it is judged is not let go with its lie', async () => {
    const { world, pull, second, honest } = await pair();
    await using _ = world;
    second.edit({ body: lies(honest) });
    world.onRequest('GET pulls/{pull_number}', async ({ path }) => {
      if (path.endsWith(`/${second.number}`)) await second.retarget('side');
    });
    const { outcome, codes, verdict } = await judgePullRequest(pull);
    expect({ outcome, codes }).toEqual({ outcome: 'inconclusive', codes: ['head-moved'] });
    expect(verdict.findings[0]?.['message']).toContain('the base branch was main and is side now');
  });

  it('one that gets another head, or is closed, while it is judged is let go', async () => {
    const { world, pull, second, honest } = await pair();
    await using _ = world;
    let change: (() => void | Promise<void>) | undefined;
    world.onRequest('GET pulls/{pull_number}', async ({ path }) => {
      if (path.endsWith(`/${second.number}`)) await change?.();
    });
    second.edit({ body: lies(honest) });
    change = () => second.edit({ state: 'closed' });
    const closed = await judgePullRequest(pull);
    expect({ outcome: closed.outcome, codes: closed.codes }).toEqual({ outcome: 'match', codes: [] });
    change = undefined;
    second.edit({ state: 'open' });
    change = async () => {
      change = undefined;
      await second.push({ 'more.txt': 'm\n' });
    };
    expect((await judgeAgain(pull, closed.rerun)).outcome).toBe('match');
  });

  it('one does not slip from a page of the list to the one before while they are read', async () => {
    const { world, pull, second, honest } = await pair();
    await using _ = world;
    second.edit({ body: honest });
    for (let at = 3; at <= 100; at += 1) {
      const other = await world.openPullRequest({ branch: `other-${at}` });
      world.onRequest('GET pulls', ({ count }) => {
        if (count === 2 && at === 50) other.edit({ state: 'closed' });
      });
    }
    const last = await world.openPullRequest({ branch: 'last', headSha: pull.headSha() });
    last.edit({ body: lies(honest) });
    const { codes, verdict } = await judgePullRequest(pull);
    expect(codes).toEqual(['tests-contradicted']);
    expect(verdict.findings[0]?.['message']).toContain(`#${last.number}`);
    expect(world.violations).toEqual([]);
  });

  it('what cannot be listed is not passed over', async () => {
    const { world, pull } = await pair();
    await using _ = world;
    world.fail('GET pulls', { kind: 'status', status: 403 });
    const { outcome, codes } = await judgePullRequest(pull);
    expect({ outcome, codes }).toEqual({ outcome: 'inconclusive', codes: ['github-refused'] });
  });
});
