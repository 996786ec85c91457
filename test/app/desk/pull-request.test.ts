import { describe, expect, it } from 'vitest';
import type { AuthorGitHub, Clone, HostedRepository, PullRequestDetails, Remote } from '../../../src/app/desk/ports.ts';
import { findPullRequest, noPullRequest } from '../../../src/app/desk/pull-request.ts';
import { fault } from '../../../src/core/fault.ts';
import { err, ok } from '../../../src/core/result.ts';

const remote = (name: string, repository: string | undefined, host = 'github.com'): Remote => ({
  name,
  url: repository === undefined ? '/srv/git/x' : `https://${host}/${repository}.git`,
  ...(repository === undefined ? {} : { host, repository }),
});

const pull = (number: number, repository: string, open = true): PullRequestDetails => ({
  number,
  open,
  body: null,
  author: { login: 'mona', id: 1, type: 'User' },
  head: { sha: 'ab'.repeat(20), ref: 'topic', repository },
  base: { ref: 'main', sha: 'cd'.repeat(20), defaultBranch: 'main' },
  mergeable: null,
});

const cloneWith = (remotes: readonly Remote[]): Clone => {
  const unasked = () => Promise.reject(new Error('Nobody should ask for this.'));
  return {
    remotes: () => Promise.resolve(ok(remotes)),
    remoteHead: unasked,
    remoteBranch: unasked,
    resolve: unasked,
    textAt: unasked,
    isLink: unasked,
    mergeBase: unasked,
    changedSince: unasked,
  };
};

const REPOSITORIES: readonly HostedRepository[] = [
  { fullName: 'octo/demo', defaultBranch: 'main', parent: undefined },
  { fullName: 'mona/demo', defaultBranch: 'trunk', parent: 'octo/demo' },
];

/** A GitHub that knows a project and a fork of it, and these pull requests of each. */
const githubWith = (
  pulls: Readonly<Record<string, readonly PullRequestDetails[]>>,
  host = 'github.com',
): AuthorGitHub => {
  const unasked = () => Promise.reject(new Error('Nobody should ask for this.'));
  const missing = err(fault('github-refused', 'GitHub answered 404'));
  return {
    host,
    repository: (name) => {
      const now = name.replace(/^old-octo\//, 'octo/').toLowerCase();
      const found = REPOSITORIES.find(({ fullName }) => fullName.toLowerCase() === now);
      return Promise.resolve(found === undefined ? missing : ok(found));
    },
    pullRequest: (name, number) => {
      const found = pulls[name]?.find((one) => one.number === number);
      const none = err(fault('pull-request-unknown', `${name} has no pull request #${number}`));
      return Promise.resolve(found === undefined ? none : ok(found));
    },
    pullRequestsOf: (name, owner, branch) =>
      Promise.resolve(
        ok((pulls[name] ?? []).filter(({ head }) => head.ref === branch && head.repository?.startsWith(`${owner}/`))),
      ),
    reviewsIn: () => ({ reviews: unasked, isAdministrator: unasked }),
    writeBody: unasked,
    checkRuns: unasked,
    workflowRuns: unasked,
    commitMessage: unasked,
    queueEntries: unasked,
    runAgain: unasked,
    judgedBlock: unasked,
  };
};

const topic = { name: 'topic', remote: 'origin' };
const fork = [remote('origin', 'mona/demo')];

describe('the pull request of a branch', () => {
  it('is looked for upstream first, whose name and default branch are the answer also where there is none', async () => {
    const found = await findPullRequest(cloneWith(fork), githubWith({}), { branch: topic });
    expect(found).toEqual(
      ok({
        repository: 'octo/demo',
        remote: 'https://github.com/octo/demo.git',
        defaultBranch: 'main',
        head: 'mona:topic',
        pullRequest: undefined,
      }),
    );
  });

  it('is found in the fork itself where it was opened there', async () => {
    const own = pull(1, 'mona/demo');
    const found = await findPullRequest(cloneWith(fork), githubWith({ 'mona/demo': [own] }), { branch: topic });
    expect(found).toMatchObject(ok({ repository: 'mona/demo', remote: 'origin', pullRequest: own }));
  });

  it('is fetched through the remote that the clone has of upstream, however that is spelled', async () => {
    const remotes = [...fork, remote('upstream', 'Octo/Demo')];
    const found = await findPullRequest(cloneWith(remotes), githubWith({}), { branch: topic });
    expect(found).toMatchObject(ok({ remote: 'upstream' }));
  });

  it('is that of the only remote, whatever its name', async () => {
    const found = await findPullRequest(cloneWith([remote('github', 'octo/demo')]), githubWith({}), { branch: topic });
    expect(found).toMatchObject(ok({ repository: 'octo/demo', remote: 'github' }));
  });

  it.each(['octo/demo', 'Octo/demo', 'old-octo/demo'])(
    'is found by the name that GitHub gives to the owner, where the remote says %s',
    async (name) => {
      const own = pull(1, 'octo/demo');
      const asked = { clone: cloneWith([remote('origin', name)]), github: githubWith({ 'octo/demo': [own] }) };
      const found = await findPullRequest(asked.clone, asked.github, { branch: topic });
      expect(found).toMatchObject(
        ok({ repository: 'octo/demo', remote: 'origin', head: 'octo:topic', pullRequest: own }),
      );
    },
  );

  it('is none where HEAD is on no branch, and that is said', async () => {
    const found = await findPullRequest(cloneWith(fork), githubWith({}), { branch: undefined });
    if (!found.ok) throw new Error(found.error.message);
    expect(found.value.pullRequest).toBeUndefined();
    expect(noPullRequest(found.value).message).toMatch(/HEAD is on no branch/);
  });
});

describe('a pull request by its number', () => {
  const both = { 'octo/demo': [pull(3, 'hubot/demo')], 'mona/demo': [pull(3, 'mona/demo')] };

  it('is the one whose head is here, where fork and upstream both have that number', async () => {
    const found = await findPullRequest(cloneWith(fork), githubWith(both), { branch: topic, number: 3 });
    expect(found).toMatchObject(ok({ repository: 'mona/demo' }));
  });

  it('is the one whose head is here also where the remote has an old name', async () => {
    const pulls = { 'octo/demo': [pull(3, 'octo/demo')] };
    const clone = cloneWith([remote('origin', 'old-octo/demo')]);
    const found = await findPullRequest(clone, githubWith(pulls), { branch: topic, number: 3 });
    expect(found).toMatchObject(ok({ repository: 'octo/demo', remote: 'origin' }));
  });

  it('is upstream’s where only that has it', async () => {
    const github = githubWith({ 'octo/demo': [pull(4, 'mona/demo')] });
    const found = await findPullRequest(cloneWith(fork), github, { branch: undefined, number: 4 });
    expect(found).toMatchObject(ok({ repository: 'octo/demo' }));
  });

  it('is nobody’s where it is closed or not there', async () => {
    const github = githubWith({ 'octo/demo': [pull(5, 'mona/demo', false)] });
    const ask = (number: number) => findPullRequest(cloneWith(fork), github, { branch: topic, number });
    expect(await ask(5)).toMatchObject({ ok: false, error: { code: 'pull-request-closed' } });
    expect(await ask(6)).toMatchObject({
      ok: false,
      error: { code: 'pull-request-unknown', message: 'octo/demo has no pull request #6' },
    });
  });
});

describe('a token', () => {
  it.each([
    ['git.example.com', 'github.com', 'GITHUB_API_URL=https://git.example.com/api/v3'],
    ['gitlab.com', 'git.example.com', 'GITHUB_API_URL=https://gitlab.com/api/v3'],
    ['github.com', 'git.example.com', 'unset GITHUB_API_URL'],
    ['octo.ghe.com', 'github.com', 'GITHUB_API_URL=https://api.octo.ghe.com and'],
    ['github-work', 'github.com', '`git remote set-url origin git@github.com:octo/demo.git`'],
    ['github.com-work', 'github.com', '`git remote set-url origin git@github.com:octo/demo.git`'],
    ['work.github.com', 'github.com', '`git remote set-url origin git@github.com:octo/demo.git`'],
    ['github.example.com', 'github.com', 'GITHUB_API_URL=https://github.example.com/api/v3'],
  ])(
    'is for one host: a remote at %s is not asked at %s, and neither is its namesake there',
    async (at, host, mend) => {
      const clone = cloneWith([remote('origin', 'octo/demo', at)]);
      const found = await findPullRequest(clone, githubWith({}, host), { branch: topic });
      expect(found).toMatchObject({
        ok: false,
        error: {
          code: 'pull-request-unknown',
          message: `the remote origin is at ${at}, and GitHub is asked at ${host}`,
        },
      });
      expect(found.ok ? '' : found.error.remedy).toContain(mend);
    },
  );

  it('has nothing to ask where no remote is a repository on GitHub', async () => {
    const found = await findPullRequest(cloneWith([remote('origin', undefined)]), githubWith({}), { branch: topic });
    expect(found).toMatchObject({ ok: false, error: { code: 'pull-request-unknown' } });
  });
});
