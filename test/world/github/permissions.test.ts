import { Octokit } from '@octokit/rest';
import { describe, expect, it } from 'vitest';
import { gitBytes } from '../git.ts';
import { openWorld, type World } from '../world.ts';
import type { Permissions, Token } from './permissions.ts';

const repo = { owner: 'octo', repo: 'demo' };
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

type Action = (octokit: Octokit, pull: number) => Promise<{ readonly status: number }>;

const actions = {
  repository: (octokit) => octokit.repos.get(repo),
  file: (octokit) => octokit.repos.getContent({ ...repo, path: 'README.md' }),
  pull: (octokit, pull_number) => octokit.pulls.get({ ...repo, pull_number }),
  edit: (octokit, pull_number) => octokit.pulls.update({ ...repo, pull_number, body: 'new' }),
  runs: (octokit) => octokit.actions.listWorkflowRunsForRepo(repo),
  checks: (octokit) => octokit.checks.listForRef({ ...repo, ref: 'main' }),
  rules: (octokit) => octokit.repos.getBranchRules({ ...repo, branch: 'main' }),
  self: (octokit) => octokit.users.getAuthenticated(),
} satisfies Record<string, Action>;

type ActionName = keyof typeof actions;

const attempt = async (world: World, token: string | undefined, name: ActionName, author = 'mona') => {
  const auth = token === undefined ? {} : { auth: token };
  const octokit = new Octokit({ ...auth, baseUrl: world.apiUrl, log: quiet });
  const pr = await world.openPullRequest({ author });
  const answer = await actions[name](octokit, pr.number).catch((error: unknown) => error);
  return answer instanceof Object && 'status' in answer ? answer.status : answer;
};

const job = (permissions: Permissions, repository = 'octo/demo'): Token => ({ kind: 'job', repository, permissions });

describe('a token may do what its permissions say', () => {
  const judge = job({ contents: 'read', pull_requests: 'read', actions: 'read', checks: 'read' });
  const judged = job({ contents: 'read', pull_requests: 'read' });
  const editor = job({ pull_requests: 'write' });

  it.each<[string, Token, ActionName, number]>([
    ["the judge's token", judge, 'pull', 200],
    ["the judge's token", judge, 'file', 200],
    ["the judge's token", judge, 'runs', 200],
    ["the judge's token", judge, 'checks', 200],
    ["the judge's token", judge, 'rules', 200],
    ["the judge's token", judge, 'edit', 403],
    ["the judge's token", judge, 'self', 403],
    ["the judged job's token", judged, 'pull', 200],
    ["the judged job's token", judged, 'runs', 403],
    ["the judged job's token", judged, 'checks', 403],
    ['a token that may write pull requests', editor, 'edit', 200],
    ['a token that may write pull requests', editor, 'file', 403],
    ['a token without permissions', job({}), 'repository', 200],
    ['a token without permissions', job({}), 'pull', 403],
    ['a token of another repository', job({ contents: 'write' }, 'octo/other'), 'file', 404],
  ])('in a private repository, %s: %o %s gives %i', async (_, token, name, status) => {
    await using world = await openWorld();
    expect(await attempt(world, world.addToken(token), name)).toBe(status);
    expect(world.violations).toEqual([]);
  });

  it.each<[ActionName, number]>([
    ['pull', 200],
    ['runs', 200],
    ['edit', 403],
  ])('in a public one everybody reads, so a token without permissions: %s gives %i', async (name, status) => {
    await using world = await openWorld({ private: false });
    expect(await attempt(world, world.addToken(job({})), name)).toBe(status);
  });

  it.each<[string, boolean, ActionName, number]>([
    ['a private repository', true, 'pull', 404],
    ['a public repository', false, 'pull', 200],
    ['a public repository', false, 'edit', 401],
    ['a public repository', false, 'self', 401],
  ])('without a token, in %s (private: %s): %s gives %i', async (_, isPrivate, name, status) => {
    await using world = await openWorld({ private: isPrivate });
    expect(await attempt(world, undefined, name)).toBe(status);
  });

  it('and none at all where GitHub does not know it', async () => {
    await using world = await openWorld();
    expect(await attempt(world, 'ghp_unknown', 'repository')).toBe(401);
  });
});

describe('a person may do what the account may', () => {
  it.each<[string, boolean, ActionName, number]>([
    ['stranger', true, 'repository', 404],
    ['stranger', false, 'pull', 200],
    ['stranger', false, 'edit', 404],
    ['mona', false, 'edit', 200],
  ])('%s without a role (private: %s): %s gives %i', async (login, isPrivate, name, status) => {
    await using world = await openWorld({ private: isPrivate });
    expect(await attempt(world, world.tokenOf(login), name)).toBe(status);
  });

  it('narrowed by the permissions of a fine-grained token', async () => {
    await using world = await openWorld();
    const token = world.tokenOf('maintainer', 'admin', { contents: 'read' });
    expect(await attempt(world, token, 'file')).toBe(200);
    expect(await attempt(world, token, 'pull')).toBe(403);
  });

  it('and pushes with it, over HTTP, into the pull request', async () => {
    await using world = await openWorld();
    const pr = await world.openPullRequest({ branch: 'mine' });
    const clone = await world.clone(world.tokenOf('mona', 'write'), { branch: 'mine' });
    await clone.git('commit', '--quiet', '--allow-empty', '-m', 'More');
    await clone.git('push', '--quiet');
    expect(pr.headSha()).toBe(await clone.git('rev-parse', 'HEAD'));
    const reader = await world.clone(world.tokenOf('reader', 'read'), { branch: 'mine' });
    await reader.git('commit', '--quiet', '--allow-empty', '-m', 'No');
    const refused = await gitBytes(['push', '--quiet'], { cwd: reader.path, accept: [128] });
    expect(refused.stderr).toMatch(/not found|403/u);
  });
});
