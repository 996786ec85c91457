import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PullRequest } from '../../../src/app/ports.ts';
import { RERUN } from '../../../src/core/codes/remedies.ts';
import { openAuthorApi } from '../../../src/io/github/author.ts';
import { openReader } from '../../../src/io/github/reader.ts';
import type { Files } from '../../world/repository.ts';
import { openWorld, type World } from '../../world/world.ts';
import { outcome, value } from '../git/repository.ts';

const AT = { owner: 'octo', repo: 'demo' };
const HEAD = 'ab'.repeat(20);
const noWait = async (): Promise<void> => {};
const LIST = 'GET compare/{basehead}';

describe('what a pull request changes is what one head of it changes', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ files: { 'src/a.ts': 'a', 'docs/a.md': 'a', 'old.ts': 'the text' } });
  });
  afterAll(() => world[Symbol.asyncDispose]());
  afterEach(() => {
    expect(world.violations).toEqual([]);
  });

  const open = async (branch: string, files: Files) => {
    const pushed = await world.openPullRequest({ branch, files });
    const reader = openReader(await openAuthorApi(world.tokenOf('mona', 'write'), world.apiUrl, 'test'), AT, noWait);
    return { pushed, reader, pull: value(await reader.pullRequest(pushed.number)) };
  };

  it.each<[what: string, files: Files, paths: readonly string[]]>([
    ['a file', { 'src/a.ts': 'b' }, ['src/a.ts']],
    ['a rename', { 'old.ts': null, 'new.ts': 'the text' }, ['new.ts', 'old.ts']],
    ['a file that is gone beside one that is not', { 'src/a.ts': 'b', 'docs/a.md': null }, ['docs/a.md', 'src/a.ts']],
  ])('%s, in one request beside that for the base', async (what, files, paths) => {
    const { reader, pull } = await open(what.replaceAll(' ', '-'), files);
    const before = world.requests.length;
    expect(value(await reader.changedPaths(pull))).toEqual({ kind: 'listed', paths });
    expect(world.requests).toHaveLength(before + 2);
  });

  it('and not what another does that stands there for as long as it is asked', async () => {
    const { reader, pull, pushed } = await open('swapped', { 'src/a.ts': 'b' });
    world.onRequest(LIST, async ({ count }) => {
      if (count === 1) await pushed.push({ 'src/a.ts': 'a', 'docs/a.md': 'b' }, { force: true });
    });
    expect(value(await reader.changedPaths(pull))).toEqual({ kind: 'listed', paths: ['src/a.ts'] });
  });
});

describe('what a pull request changes is what its head changes over the base that is judged', () => {
  it('and not over another that it stands at for as long as it is asked', async () => {
    await using world = await openWorld({ files: { 'src/a.ts': 'a', 'docs/a.md': 'a' } });
    const { git } = world.repository;
    const parent = (await git.resolve('refs/heads/main')) ?? null;
    const first = await git.commit({ branch: 'beside', files: { 'src/a.ts': 'b' }, message: 'One', parent });
    const headSha = await git.commit({ branch: 'topic', files: { 'docs/a.md': 'b' }, message: 'Two', parent: first });
    const pushed = await world.openPullRequest({ headSha });
    const reader = openReader(await openAuthorApi(world.tokenOf('mona', 'write'), world.apiUrl, 'test'), AT, noWait);
    const pull = value(await reader.pullRequest(pushed.number));
    await pushed.retarget('beside');
    expect(value(await reader.changedPaths(pull))).toEqual({ kind: 'listed', paths: ['docs/a.md', 'src/a.ts'] });
  });
});

/** A GitHub that answers these pages, and of a comparison these files. */
const answering = async (
  pages: readonly (readonly unknown[])[],
  files: readonly unknown[] | number | undefined,
): Promise<Server & { readonly asked: string[] }> => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const say = (body: unknown, headers = {}) =>
      response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    const { pathname, searchParams } = new URL(url, 'http://x');
    const page = Number(searchParams.get('page'));
    if (pathname.includes('/branches/')) say({ commit: { sha: TIP } });
    else if (page === 0 && typeof files === 'number' && pathname.includes('/compare/'))
      response.writeHead(files, { 'content-type': 'application/json' }).end('{"message":"Sorry, this diff"}');
    else if (pathname.includes('/compare/')) say({ files: page === 0 ? files : [], merge_base_commit: { sha: TIP } });
    else if (pathname.includes('/git/trees/'))
      say({
        truncated: false,
        tree: [{ path: pathname.endsWith(TIP) ? 'a' : 'b', mode: '100644', type: 'blob', sha: TIP }],
      });
    else {
      const next =
        page < pages.length ? { link: `<http://x/?page=1>; rel="prev", <http://x/?page=${page + 1}>; rel="next"` } : {};
      say(pages[page - 1] ?? [], next);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(server, { asked });
};

const ask = async (pages: readonly (readonly unknown[])[], files?: readonly unknown[] | number) => {
  const server = await answering(pages, files);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  const api = await openAuthorApi('token', `http://127.0.0.1:${port}`, 'test');
  return { reader: openReader(api, AT, noWait), asked: server.asked, [Symbol.dispose]: () => void server.close() };
};

const TIP = 'd'.repeat(40);
const PULL: PullRequest = {
  number: 7,
  open: true,
  body: null,
  author: { login: 'mona', id: 1, type: 'User' },
  head: { sha: HEAD, ref: 'topic', repository: 'octo/demo' },
  base: { ref: 'main', sha: TIP, defaultBranch: 'main' },
};
const OTHER = 'cd'.repeat(20);

describe('the files of a comparison', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ filename: String(index) }));

  it.each<[what: string, files: readonly unknown[], paths: readonly string[]]>([
    ['none', [], []],
    ['what is gone', [{ filename: 'a', status: 'removed' }], ['a']],
    ['both sides of a rename', [{ filename: 'b', status: 'renamed', previous_filename: 'a' }], ['b', 'a']],
    ['a copy, and not what it is of', [{ filename: 'b', status: 'copied', previous_filename: 'a' }], ['b']],
    ['as many as are surely all', many(299), many(299).map(({ filename }) => filename)],
  ])('are taken: %s', async (_what, files, paths) => {
    using github = await ask([], files);
    expect(value(await github.reader.changedPaths(PULL))).toEqual({ kind: 'listed', paths });
    expect(github.asked).toEqual([
      '/repos/octo/demo/branches/main',
      `/repos/octo/demo/compare/${TIP}...${HEAD}?per_page=1`,
    ]);
  });

  it.each([
    ['there may be more', many(300)],
    ['GitHub tells none', undefined],
    ['GitHub says that it takes too long', 500],
    ['GitHub says that it cannot be had', 422],
  ])('are not where %s: the trees are asked', async (_what, files) => {
    using github = await ask([], files);
    expect(value(await github.reader.changedPaths(PULL))).toEqual({ kind: 'listed', paths: ['a', 'b'] });
  });
});

it('a comparison that GitHub refuses is asked for in no other way', async () => {
  using github = await ask([], 404);
  expect(outcome(await github.reader.changedPaths(PULL))).toBe('github-refused');
  expect(github.asked).toHaveLength(2);
});

const open = (number: number, sha: string) => ({
  number,
  state: 'open',
  body: null,
  user: { login: 'mona', id: 1, type: 'User' },
  head: { sha, ref: 'topic', repo: { full_name: 'octo/demo' } },
  base: { ref: 'main', sha: HEAD, repo: { default_branch: 'main' } },
});

it('an open pull request is found behind a page that is short', async () => {
  using github = await ask([[open(1, OTHER)], [open(2, HEAD)]]);
  expect(value(await github.reader.openPullRequests(HEAD)).map(({ number }) => number)).toEqual([2]);
});

it('a list of open pull requests that changes whenever it is read is read five times, and told with a command', async () => {
  const pages = [[open(1, OTHER)], [open(2, HEAD)]];
  let number = 2;
  Object.defineProperty(pages, 0, { get: () => [open(++number, OTHER)] });
  using github = await ask(pages);
  const found = await github.reader.openPullRequests(HEAD);
  expect(found).toMatchObject({ ok: false, error: { code: 'github-unexpected', remedy: RERUN } });
  expect(github.asked).toHaveLength(10);
});
