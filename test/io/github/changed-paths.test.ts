import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PullRequest } from '../../../src/app/ports.ts';
import { openAuthorApi } from '../../../src/io/github/author.ts';
import { openReader } from '../../../src/io/github/reader.ts';
import type { Files } from '../../world/repository.ts';
import { openWorld, type World } from '../../world/world.ts';
import { outcome, value } from '../git/repository.ts';

const AT = { owner: 'octo', repo: 'demo' };
const HEAD = 'ab'.repeat(20);
const noWait = async (): Promise<void> => {};
const LIST = 'GET pulls/{pull_number}/files';

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
  ])('%s, in one request', async (what, files, paths) => {
    const { reader, pull } = await open(what.replaceAll(' ', '-'), files);
    const before = world.requests.length;
    expect(value(await reader.changedPaths(pull))).toEqual({ kind: 'listed', paths });
    expect(world.requests).toHaveLength(before + 1);
  });

  it('and not what another does that stands there for as long as it is asked', async () => {
    const { reader, pull, pushed } = await open('swapped', { 'src/a.ts': 'b' });
    world.onRequest(LIST, async ({ count }) => {
      if (count === 1) await pushed.push({ 'src/a.ts': 'a', 'docs/a.md': 'b' }, { force: true });
    });
    expect(value(await reader.changedPaths(pull))).toEqual({ kind: 'listed', paths: ['src/a.ts'] });
  });
});

interface Listed {
  readonly status?: string;
  readonly at?: string;
}

/** A GitHub that answers these pages, and no tree. */
const answering = async (pages: readonly (readonly unknown[])[]): Promise<Server & { readonly asked: string[] }> => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const page = Number(new URL(url, 'http://x').searchParams.get('page'));
    const next =
      page < pages.length ? { link: `<http://x/?page=1>; rel="prev", <http://x/?page=${page + 1}>; rel="next"` } : {};
    if (page === 0) response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not Found"}');
    else
      response
        .writeHead(200, { 'content-type': 'application/json', ...next })
        .end(JSON.stringify(pages[page - 1] ?? []));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(server, { asked });
};

const ask = async (pages: readonly (readonly unknown[])[]) => {
  const server = await answering(pages);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  const api = await openAuthorApi('token', `http://127.0.0.1:${port}`, 'test');
  return { reader: openReader(api, AT, noWait), asked: server.asked, [Symbol.dispose]: () => void server.close() };
};

const PULL: PullRequest = {
  number: 7,
  open: true,
  body: null,
  author: { login: 'mona', id: 1, type: 'User' },
  head: { sha: HEAD, ref: 'topic', repository: 'octo/demo' },
  base: { ref: 'main', sha: 'd'.repeat(40), defaultBranch: 'main' },
};
const file = (name: string, { status = 'modified', at = HEAD }: Listed = {}) => ({
  filename: name,
  status,
  contents_url: `https://api.github.com/repos/octo/demo/contents/${name}?ref=${at}`,
});
const OTHER = { at: 'cd'.repeat(20) };

describe('a list of files', () => {
  it.each<[what: string, pages: readonly (readonly unknown[])[], paths: readonly string[]]>([
    ['of a page that is short and not the last', [[file('a')], [file('b')]], ['a', 'b']],
    [
      'that names another commit for what is gone',
      [[file('a', { status: 'removed', ...OTHER }), file('b')]],
      ['a', 'b'],
    ],
    [
      'whose last page is empty',
      [Array.from({ length: 100 }, () => file('a')), []],
      Array.from({ length: 100 }, () => 'a'),
    ],
  ])('%s is taken', async (_what, pages, paths) => {
    using github = await ask(pages);
    expect(value(await github.reader.changedPaths(PULL))).toEqual({ kind: 'listed', paths });
    expect(github.asked).toHaveLength(pages.length);
  });

  it.each<[what: string, pages: readonly (readonly unknown[])[]]>([
    ['is empty', [[]]],
    ['has only what is gone', [[file('a', { status: 'removed', ...OTHER })]]],
    ['is of another head', [[file('a', OTHER)]]],
    ['is of two heads', [[file('a')], [file('b', OTHER)]]],
    ['names a head in the name of a file', [[file(`a?ref=${HEAD}`, OTHER)]]],
    ['names none', [[{ filename: 'a' }]]],
  ])('that %s is not: the trees are asked', async (_what, pages) => {
    using github = await ask(pages);
    expect(outcome(await github.reader.changedPaths(PULL))).toBe('github-refused');
    expect(github.asked.at(-1)).toBe('/repos/octo/demo/branches/main');
  });
});

it('an open pull request is found behind a page that is short', async () => {
  const open = (number: number, sha: string) => ({
    number,
    state: 'open',
    body: null,
    user: { login: 'mona', id: 1, type: 'User' },
    head: { sha, ref: 'topic', repo: { full_name: 'octo/demo' } },
    base: { ref: 'main', sha: HEAD, repo: { default_branch: 'main' } },
  });
  using github = await ask([[open(1, OTHER.at)], [open(2, HEAD)]]);
  expect(value(await github.reader.openPullRequests(HEAD)).map(({ number }) => number)).toEqual([2]);
});
