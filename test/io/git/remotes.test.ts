import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRemoteUrl } from '../../../src/io/git/remote-url.ts';
import { currentBranch, listRemotes, remoteHead } from '../../../src/io/git/remotes.ts';
import { fetchCommit, pushBranch, remoteDefaultBranch } from '../../../src/io/git/transfer.ts';
import { createRepository, outcome, repositoryAt, temporaryFolder, value } from './repository.ts';

describe("a remote's URL", () => {
  const here = { host: 'github.com', owner: 'octo-org', repo: 'my.repo' };
  it.each([
    ['https://github.com/octo-org/my.repo', here],
    ['https://github.com/octo-org/my.repo.git', here],
    ['https://github.com/octo-org/my.repo/', here],
    ['https://user:token@github.com:443/octo-org/my.repo.git', here],
    ['https://www.github.com/octo-org/my.repo', here],
    ['http://GitHub.com/octo-org/my.repo', here],
    ['git@github.com:octo-org/my.repo.git', here],
    ['git@github.com:/octo-org/my.repo.git', here],
    ['github.com:octo-org/my.repo', here],
    ['org-123@github.com:octo-org/my.repo.git', here],
    ['ssh://git@github.com/octo-org/my.repo.git', here],
    ['ssh://git@ssh.github.com:443/octo-org/my.repo.git', here],
    ['git@ssh.github.com:octo-org/my.repo.git', here],
    ['git+ssh://git@github.com/octo-org/my.repo.git', here],
    ['git://github.com/octo-org/my.repo.git', here],
    ['https://git.example.org/octo-org/my.repo', { ...here, host: 'git.example.org' }],
    ['https://github.com/octo-org/a.git.git', { ...here, repo: 'a.git' }],
    ['https://github.com/octo-org', undefined],
    ['https://github.com/octo-org/my.repo/tree/main', undefined],
    ['https://gitlab.com/group/sub/project.git', undefined],
    ['/srv/git/octo-org/my.repo.git', undefined],
    ['../my.repo', undefined],
    ['file:///srv/octo-org/my.repo', undefined],
    ['C:/work/my.repo', undefined],
    ['C:\\work\\my.repo', undefined],
    ['https://github.com/octo-org/<script>', undefined],
    ['', undefined],
  ])('%s names %j', (url, hosted) => {
    expect(parseRemoteUrl(url)).toEqual(hosted);
  });
});

describe('remotes and branches', () => {
  it('are what git resolves, insteadOf included', async () => {
    const repository = createRepository({ a: 'x' });
    repository.git('remote', 'add', 'origin', 'gh:me/fork.git');
    repository.git('remote', 'add', 'upstream', 'https://github.com/them/it');
    repository.git('config', 'url.git@github.com:.insteadOf', 'gh:');
    repository.git('config', 'remote.origin.pushurl', '/elsewhere');
    expect(value(await listRemotes(await repository.open('desk')))).toEqual([
      { name: 'origin', url: 'git@github.com:me/fork.git', hosted: { host: 'github.com', owner: 'me', repo: 'fork' } },
      {
        name: 'upstream',
        url: 'https://github.com/them/it',
        hosted: { host: 'github.com', owner: 'them', repo: 'it' },
      },
    ]);
  });

  it('name what a branch follows and where it is pushed to', async () => {
    const repository = createRepository({ a: 'x' });
    const git = await repository.open('desk');
    expect(value(await currentBranch(git))).toEqual({ name: 'main', upstream: undefined, push: undefined });
    const config: readonly (readonly [string, string])[] = [
      ['remote.origin.url', '/a'],
      ['remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*'],
      ['remote.mine.url', '/b'],
      ['remote.mine.fetch', '+refs/heads/*:refs/remotes/mine/*'],
      ['branch.feature/x.remote', 'origin'],
      ['branch.feature/x.merge', 'refs/heads/main'],
      ['branch.feature/x.pushRemote', 'mine'],
      ['push.default', 'current'],
    ];
    for (const [name, text] of config) repository.git('config', name, text);
    repository.git('checkout', '--quiet', '-b', 'feature/x');
    expect(value(await currentBranch(git))).toEqual({
      name: 'feature/x',
      upstream: { remote: 'origin', ref: 'refs/heads/main' },
      push: { remote: 'mine', ref: 'refs/heads/feature/x' },
    });
    repository.git('config', 'branch.feature/x.pushRemote', 'origin');
    repository.git('config', 'push.default', 'upstream');
    expect(value(await currentBranch(git))?.push).toEqual({ remote: 'origin', ref: 'refs/heads/main' });
    repository.git('config', 'remote.origin.push', 'refs/heads/*:refs/heads/me/*');
    expect(value(await currentBranch(git))?.push).toEqual({ remote: 'origin', ref: 'refs/heads/me/feature/x' });
    repository.git('checkout', '--quiet', '--detach');
    expect(value(await currentBranch(git))).toBeUndefined();
  });
});

describe('between two repositories', () => {
  const cloned = () => {
    const remote = createRepository({ a: 'x' });
    remote.git('config', 'receive.denyCurrentBranch', 'ignore');
    const root = join(temporaryFolder(), 'clone');
    remote.git('clone', '--quiet', remote.root, root);
    return { remote, clone: repositoryAt(root, remote.env) };
  };

  it('the default branch is known to the clone and to the remote', async () => {
    const { remote, clone } = cloned();
    const git = await clone.open('desk');
    expect(value(await remoteHead(git, 'origin'))).toBe('refs/remotes/origin/main');
    expect(value(await remoteHead(git, 'nobody'))).toBeUndefined();
    remote.git('checkout', '--quiet', '-b', 'trunk');
    expect(value(await remoteDefaultBranch(git, 'origin'))).toBe('refs/heads/trunk');
  });

  it('a ref is fetched with the commit it is at now', async () => {
    const { remote, clone } = cloned();
    remote.write('a', 'y');
    const commit = remote.commit();
    const git = await clone.open('desk');
    expect(value(await fetchCommit(git, 'origin', 'refs/heads/main'))).toBe(commit);
    expect(value(await fetchCommit(git, remote.root, 'main'))).toBe(commit);
    expect(outcome(await fetchCommit(git, 'origin', 'refs/heads/none'))).toBe('git-failed');
  });

  it('a judged job fetches over https alone, whatever the configuration names', async () => {
    const { clone } = cloned();
    clone.git('config', 'protocol.ext.allow', 'always');
    clone.git('remote', 'add', 'evil', `ext::sh -c "touch ${clone.root}/marker"`);
    const git = await clone.open('judged');
    expect(outcome(await fetchCommit(git, 'evil', 'main'))).toBe('git-failed');
    expect(outcome(await fetchCommit(git, 'origin', 'main'))).toBe('git-failed');
    expect(existsSync(join(clone.root, 'marker'))).toBe(false);
  });

  it('a branch is pushed with the hooks of the user, which no other call runs', async () => {
    const { remote, clone } = cloned();
    for (const name of ['pre-push', 'reference-transaction', 'post-index-change']) {
      clone.write(`.git/hooks/${name}`, `#!/bin/sh\ntouch "${clone.root}/${name}"\n`);
      chmodSync(join(clone.root, '.git/hooks', name), 0o755);
    }
    const git = await clone.open('desk');
    await fetchCommit(git, 'origin', 'main');
    expect(existsSync(join(clone.root, 'reference-transaction'))).toBe(false);
    clone.git('-c', 'core.hooksPath=/dev/null', 'commit', '--quiet', '--allow-empty', '--message=x');
    const to = { remote: 'origin', ref: 'refs/heads/other' };
    expect(outcome(await pushBranch(git, { branch: 'main', to }))).toBe('ok');
    expect(existsSync(join(clone.root, 'pre-push'))).toBe(true);
    expect(remote.git('rev-parse', 'other')).toBe(clone.git('rev-parse', 'main'));
  });

  it('a push that is no fast-forward fails without a lease, and with one that is out of date', async () => {
    const { remote, clone } = cloned();
    const before = clone.git('rev-parse', 'HEAD');
    remote.write('a', 'theirs');
    const theirs = remote.commit();
    clone.write('a', 'ours');
    const ours = clone.commit();
    const git = await clone.open('desk');
    const push = { branch: 'main', to: { remote: 'origin', ref: 'refs/heads/main' } };
    for (const lease of [undefined, before]) {
      const pushed = await pushBranch(git, lease === undefined ? push : { ...push, lease });
      expect(outcome(pushed)).toBe('push-failed');
      expect(pushed.ok ? '' : pushed.error.remedy).toContain('`git pull --rebase origin main`');
    }
    expect(outcome(await pushBranch(git, { ...push, lease: theirs }))).toBe('ok');
    expect(remote.git('rev-parse', 'main')).toBe(ours);
  });
});
