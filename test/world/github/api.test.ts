import { Octokit } from '@octokit/rest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../world.ts';

const repo = { owner: 'octo', repo: 'demo' };
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

describe('the GitHub of the world', () => {
  let world: World;
  let octokit: Octokit;
  const clientFor = (auth: string) => new Octokit({ auth, baseUrl: world.apiUrl, log: quiet });
  beforeAll(async () => {
    world = await openWorld({
      files: {
        'README.md': '# Demo\n',
        'dir/file with space.txt': 'text\n',
        'dir/big.txt': 'x'.repeat(1_100_000),
        'dir/link': { link: 'file with space.txt' },
        dangling: { link: '/etc/passwd' },
        'keep.txt': Array.from({ length: 50 }, (_, index) => `line ${index}\n`).join(''),
        'gone.txt': 'gone\n',
      },
      policy: 'version: 1\n',
    });
    octokit = clientFor(world.tokenOf('maintainer', 'write'));
  });
  afterAll(() => world[Symbol.asyncDispose]());
  afterEach(() => {
    expect(world.violations).toEqual([]);
  });

  const contents = async (path: string, ref?: string) => {
    const { data } = await octokit.repos.getContent({ ...repo, path, ...(ref === undefined ? {} : { ref }) });
    return data;
  };

  describe('answers about files, computed from git,', () => {
    it('a file at the default branch', async () => {
      const file = await contents('.github/recount.yml');
      expect(file).toMatchObject({
        type: 'file',
        name: 'recount.yml',
        path: '.github/recount.yml',
        size: 11,
        encoding: 'base64',
      });
      expect('content' in file && Buffer.from(file.content, 'base64').toString()).toBe('version: 1\n');
    });

    it('its bytes, where they are asked for', async () => {
      const { data } = await octokit.repos.getContent({
        ...repo,
        path: 'dir/file with space.txt',
        mediaType: { format: 'raw' },
      });
      expect(data).toBe('text\n');
    });

    it('no content in JSON from one mebibyte on', async () => {
      expect(await contents('dir/big.txt')).toMatchObject({ size: 1_100_000, encoding: 'none', content: '' });
    });

    it('a folder, a link to a file of the repository, and one that leads out of it', async () => {
      const list = await contents('dir');
      expect(Array.isArray(list) && list.map(({ type, path }) => [type, path])).toEqual([
        ['file', 'dir/big.txt'],
        ['file', 'dir/file with space.txt'],
        ['symlink', 'dir/link'],
      ]);
      expect(await contents('dir/link')).toMatchObject({ type: 'file', path: 'dir/link', size: 5 });
      expect(await contents('dangling')).toMatchObject({ type: 'symlink', target: '/etc/passwd' });
      expect(await contents('')).toContainEqual(expect.objectContaining({ type: 'dir', name: '.github' }));
    });

    it.each([
      ['no-such-file', undefined, 'Not Found'],
      ['README.md', 'no-such-ref', 'No commit found for the ref no-such-ref'],
    ])('404 for %s at %s', async (path, ref, message) => {
      await expect(contents(path, ref)).rejects.toThrow(message);
    });

    it('trees and blobs', async () => {
      const { data: tree } = await octokit.git.getTree({ ...repo, tree_sha: 'main', recursive: '1' });
      const entry = tree.tree.find(({ path }) => path === '.github/recount.yml');
      expect(entry).toMatchObject({ mode: '100644', type: 'blob', size: 11 });
      const { data: blob } = await octokit.git.getBlob({ ...repo, file_sha: entry?.sha ?? '' });
      expect(Buffer.from(blob.content, 'base64').toString()).toBe('version: 1\n');
    });
  });

  describe('answers about commits and branches', () => {
    it('the tip of a branch, three ways', async () => {
      const tip = await world.repository.git.resolve('main');
      const { data: branch } = await octokit.repos.getBranch({ ...repo, branch: 'main' });
      const { data: ref } = await octokit.git.getRef({ ...repo, ref: 'heads/main' });
      const { data: commit } = await octokit.repos.getCommit({ ...repo, ref: 'main' });
      const { data: object } = await octokit.git.getCommit({ ...repo, commit_sha: tip ?? '' });
      expect([branch.commit.sha, ref.object.sha, commit.sha, object.sha]).toEqual([tip, tip, tip, tip]);
      expect(branch.protected).toBe(true);
      expect(object).toMatchObject({ message: 'First', author: { name: 'Mona Lisa', date: '2026-11-29T12:00:00Z' } });
    });

    it('a branch whose name has a slash, and one that is not there', async () => {
      await world.commit({ 's.txt': 's' }, { branch: 'feature/a' });
      expect((await octokit.repos.getBranch({ ...repo, branch: 'feature/a' })).data.name).toBe('feature/a');
      await expect(octokit.repos.getBranch({ ...repo, branch: 'nope' })).rejects.toMatchObject({ status: 404 });
      await expect(octokit.repos.getCommit({ ...repo, ref: '0'.repeat(40) })).rejects.toMatchObject({ status: 422 });
    });

    it('how two commits compare, also with a fork', async () => {
      const pr = await world.openPullRequest({
        fork: true,
        author: 'lisa',
        branch: 'cmp',
        files: { 'n.txt': '1\n2\n' },
      });
      const { data } = await octokit.repos.compareCommitsWithBasehead({ ...repo, basehead: 'main...lisa:cmp' });
      expect(data).toMatchObject({ status: 'ahead', ahead_by: 1, behind_by: 0, total_commits: 1 });
      expect(data.files).toMatchObject([{ filename: 'n.txt', status: 'added', additions: 2 }]);
      expect(data.commits.at(-1)?.sha).toBe(pr.headSha());
      const back = await octokit.repos.compareCommitsWithBasehead({ ...repo, basehead: `${pr.headSha()}...main` });
      expect(back.data.status).toBe('behind');
    });

    it('which checks a branch requires', async () => {
      const { data } = await octokit.repos.getBranchRules({ ...repo, branch: 'main' });
      expect(data).toMatchObject([
        {
          type: 'required_status_checks',
          parameters: { required_status_checks: [{ context: 'recount', integration_id: 15368 }] },
        },
      ]);
      expect((await octokit.repos.getBranchRules({ ...repo, branch: 'other' })).data).toEqual([]);
    });
  });

  describe('answers about pull requests', () => {
    it('what one is now, with its trial merge', async () => {
      const pr = await world.openPullRequest({ branch: 'one', body: 'a\r\nb', draft: true });
      const { data } = await octokit.pulls.get({ ...repo, pull_number: pr.number });
      expect(data).toMatchObject({
        state: 'open',
        draft: true,
        body: 'a\r\nb',
        user: { login: 'mona', type: 'User' },
        head: { ref: 'one', sha: pr.headSha(), label: 'octo:one', repo: { full_name: 'octo/demo' } },
        base: { ref: 'main' },
        mergeable: true,
        commits: 1,
        changed_files: 1,
      });
      const parents = await world.repository.git.git('log', '-1', '--format=%P', `refs/pull/${pr.number}/merge`);
      expect(parents.split(' ')).toContain(pr.headSha());
      expect(data.merge_commit_sha).toBe(await world.repository.git.resolve(`refs/pull/${pr.number}/merge`));
    });

    it('its files: renames, removals, and what differs from the merge base only', async () => {
      const keep = await world.repository.git.git('show', 'main:keep.txt');
      const pr = await world.openPullRequest({
        branch: 'files',
        files: {
          'keep.txt': null,
          'kept.txt': `${keep}\nmore\n`,
          'gone.txt': null,
          'ü "new".txt': 'x\n',
          'README.md': '# Changed\n',
        },
      });
      await world.commit({ 'elsewhere.txt': 'moved on' });
      const { data } = await octokit.pulls.listFiles({ ...repo, pull_number: pr.number });
      expect(data.map(({ filename, status, previous_filename }) => [filename, status, previous_filename])).toEqual([
        ['README.md', 'modified', undefined],
        ['gone.txt', 'removed', undefined],
        ['kept.txt', 'renamed', 'keep.txt'],
        ['ü "new".txt', 'added', undefined],
      ]);
    });

    it('no more than 3,000 files, in pages', async () => {
      const files = Object.fromEntries(Array.from({ length: 3100 }, (_, index) => [`many/${index}.txt`, `${index}`]));
      const pr = await world.openPullRequest({ branch: 'many', files });
      const all = await octokit.paginate(octokit.pulls.listFiles, { ...repo, pull_number: pr.number, per_page: 100 });
      expect(all).toHaveLength(3000);
      expect((await octokit.pulls.get({ ...repo, pull_number: pr.number })).data.changed_files).toBe(3100);
    });

    it('lists, filtered and in pages with links', async () => {
      await world.repository.git.setRef('refs/heads/old', (await world.repository.git.resolve('main')) ?? '');
      const numbers: number[] = [];
      for (const branch of ['l1', 'l2', 'l3'])
        numbers.push((await world.openPullRequest({ branch, base: 'old', files: { [branch]: branch } })).number);
      const list = (options: { readonly head?: string; readonly per_page?: number; readonly page?: number }) =>
        octokit.pulls.list({ ...repo, base: 'old', ...options });
      expect((await list({})).data.map(({ number }) => number)).toEqual(numbers.toReversed());
      expect((await list({ head: 'octo:l2' })).data.map(({ number }) => number)).toEqual([numbers[1]]);
      expect((await list({ head: 'l2' })).data).toHaveLength(3);
      const second = await list({ per_page: 1, page: 2 });
      expect(second.headers.link).toMatch(/page=1>; rel="prev", .*page=3>; rel="next", .*page=3>; rel="last"/u);
      expect(await octokit.paginate(octokit.pulls.list, { ...repo, base: 'old', per_page: 1 })).toHaveLength(3);
    });

    it('a changed body, and refuses one that is too long', async () => {
      const pr = await world.openPullRequest({ branch: 'edited', body: 'old' });
      const update = (body: string) => octokit.pulls.update({ ...repo, pull_number: pr.number, body });
      expect((await update('new')).data.body).toBe('new');
      expect(pr.body()).toBe('new');
      expect((await update('x'.repeat(65_536))).status).toBe(200);
      await expect(update('x'.repeat(65_537))).rejects.toMatchObject({ status: 422 });
    });

    it('which of them hold a commit: none for the head of a fork', async () => {
      const own = await world.openPullRequest({ branch: 'own' });
      const theirs = await world.openPullRequest({ branch: 'theirs', fork: true, author: 'lisa' });
      const holding = async (sha: string) =>
        (await octokit.repos.listPullRequestsAssociatedWithCommit({ ...repo, commit_sha: sha })).data.map(
          ({ number }) => number,
        );
      expect(await holding(own.headSha())).toEqual([own.number]);
      expect(await holding(theirs.headSha())).toEqual([]);
    });

    it('one whose fork is gone, and one that conflicts', async () => {
      const pr = await world.openPullRequest({
        branch: 'gone',
        fork: true,
        author: 'lisa',
        files: { 'gone.txt': 'theirs\n' },
      });
      pr.deleteFork();
      await world.commit({ 'gone.txt': 'ours\n' });
      const { data } = await octokit.pulls.get({ ...repo, pull_number: pr.number });
      expect(data).toMatchObject({
        mergeable: false,
        mergeable_state: 'dirty',
        merge_commit_sha: null,
        head: { repo: null },
      });
    });

    it('an older one for as many reads as it lags', async () => {
      const pr = await world.openPullRequest({ branch: 'lagging', body: 'old' });
      const old = pr.headSha();
      await pr.push({ 'n.txt': 'n' });
      pr.lag(2);
      const read = async () => (await octokit.pulls.get({ ...repo, pull_number: pr.number })).data.head.sha;
      expect([await read(), await read(), await read()]).toEqual([old, old, pr.headSha()]);
    });
  });

  describe('answers about runs and checks', () => {
    it('the runs of a commit, their jobs by attempt, and the checks they leave', async () => {
      const pr = await world.openPullRequest({ branch: 'runs' });
      const run = pr.startRun();
      const check = world.recordCheck({ name: 'recount', headSha: pr.headSha(), conclusion: 'failure', run });
      run.status = 'completed';
      run.conclusion = 'failure';
      const runs = await octokit.actions.listWorkflowRunsForRepo({
        ...repo,
        head_sha: pr.headSha(),
        event: 'pull_request',
      });
      expect(runs.data.workflow_runs).toMatchObject([
        { id: run.id, run_attempt: 1, conclusion: 'failure', pull_requests: [] },
      ]);
      expect((await octokit.actions.reRunWorkflow({ ...repo, run_id: run.id })).status).toBe(201);
      await expect(octokit.actions.reRunWorkflow({ ...repo, run_id: run.id })).rejects.toMatchObject({ status: 403 });
      const again = world.recordCheck({ name: 'recount', headSha: pr.headSha(), conclusion: 'success', run });
      const latest = await octokit.actions.listJobsForWorkflowRun({ ...repo, run_id: run.id });
      expect(latest.data.jobs).toMatchObject([{ id: again.id, run_attempt: 2, conclusion: 'success' }]);
      const first = await octokit.actions.listJobsForWorkflowRunAttempt({ ...repo, run_id: run.id, attempt_number: 1 });
      expect(first.data.jobs.map(({ id }) => id)).toEqual([check.id]);
      const checks = await octokit.checks.listForRef({
        ...repo,
        ref: pr.headSha(),
        check_name: 'recount',
        filter: 'all',
      });
      expect(checks.data.check_runs.map(({ id, conclusion }) => [id, conclusion])).toEqual([
        [again.id, 'success'],
        [check.id, 'failure'],
      ]);
    });

    it('who an account is', async () => {
      world.github.user('dependabot[bot]', 'Bot');
      expect((await octokit.users.getAuthenticated()).data.login).toBe('maintainer');
      expect((await octokit.users.getByUsername({ username: 'dependabot[bot]' })).data.type).toBe('Bot');
      await expect(octokit.users.getByUsername({ username: 'nobody' })).rejects.toMatchObject({ status: 404 });
      expect((await octokit.repos.get(repo)).data).toMatchObject({ default_branch: 'main', private: true });
    });
  });
});
