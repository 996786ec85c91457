import { describe, expect, it } from 'vitest';
import type { PullRequest, RepositoryReader } from '../../../src/app/ports.ts';
import { fault } from '../../../src/core/fault.ts';
import { err, ok } from '../../../src/core/result.ts';
import { openBaseReader } from '../../../src/io/git/base-reader.ts';
import { createRepository, outcome, value } from './repository.ts';

const NEVER = err(fault('internal', 'GitHub was asked'));

/** GitHub, which knows the pull request and is asked for nothing else. */
const github = (ref: string): RepositoryReader => ({
  pullRequest: async (number) =>
    ok<PullRequest>({
      number,
      open: true,
      body: null,
      author: { login: 'mona', id: 1, type: 'User' },
      head: { sha: 'a'.repeat(40), ref: 'topic', repository: 'octo/demo' },
      base: { ref, sha: 'b'.repeat(40), defaultBranch: 'main' },
    }),
  branchTip: async () => NEVER,
  textAt: async () => NEVER,
  isLink: async () => NEVER,
  mergeBase: async () => NEVER,
  changedPaths: async () => NEVER,
});

/** A checkout of a topic: the base went on after it left, and the topic changed, moved and removed a file. */
const checkout = async () => {
  const repository = createRepository({ 'policy.yml': 'one', 'a.txt': 'a', 'old.txt': 'moved', 'gone.txt': 'x' });
  const fork = repository.git('rev-parse', 'HEAD');
  repository.write('policy.yml', 'two');
  const tip = repository.commit('The base goes on');
  repository.git('update-ref', 'refs/remotes/origin/main', tip);
  repository.git('checkout', '--quiet', '--detach', fork);
  repository.write('a.txt', 'b');
  repository.remove('gone.txt');
  repository.git('mv', 'old.txt', 'new.txt');
  repository.commit('The topic');
  return { repository, tip, git: await repository.open('judged') };
};

describe('a leg reads the base branch from its checkout', () => {
  it('its tip and the files there', async () => {
    const { git, tip } = await checkout();
    const reader = openBaseReader(github('main'), git);
    expect(value(await reader.branchTip('main'))).toBe(tip);
    expect(value(await reader.textAt(tip, 'policy.yml'))).toBe('two');
    expect(value(await reader.textAt(tip, 'none.yml'))).toBeUndefined();
    expect(value(await reader.isLink(tip, 'policy.yml'))).toBe(false);
  });

  it('and what the pull request changes since it left, both sides of a rename', async () => {
    const { git } = await checkout();
    const reader = openBaseReader(github('main'), git);
    const pull = value(await reader.pullRequest(7));
    expect(pull.number).toBe(7);
    expect(value(await reader.changedPaths(pull))).toEqual({
      kind: 'listed',
      paths: ['a.txt', 'gone.txt', 'new.txt', 'old.txt'],
    });
  });

  it('and every path where there is no common ancestor to compare with', async () => {
    const { git, repository } = await checkout();
    repository.git('checkout', '--quiet', '--orphan', 'alone');
    repository.git('update-ref', 'refs/remotes/origin/alone', repository.commit('Alone'));
    repository.git('checkout', '--quiet', '--detach', 'refs/remotes/origin/main');
    const reader = openBaseReader(github('alone'), git);
    const pull = value(await reader.pullRequest(7));
    expect(value(await reader.changedPaths(pull))).toEqual({ kind: 'unlisted' });
  });

  it('and is told where the checkout does not have it', async () => {
    const { git } = await checkout();
    const reader = openBaseReader(github('release'), git);
    expect(outcome(await reader.branchTip('release'))).toBe('checkout-shallow');
    const pull = value(await reader.pullRequest(7));
    expect(outcome(await reader.changedPaths(pull))).toBe('checkout-shallow');
  });

  it('and passes on what GitHub says of the pull request, also that it says nothing', async () => {
    const { git } = await checkout();
    const reader = openBaseReader({ ...github('main'), pullRequest: async () => NEVER }, git);
    expect(outcome(await reader.pullRequest(7))).toBe('internal');
  });
});
