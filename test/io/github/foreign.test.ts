import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PullRequest } from '../../../src/app/ports.ts';
import type { Result } from '../../../src/core/result.ts';
import { type Api, hostOf } from '../../../src/io/github/api.ts';
import { openAuthor, openAuthorApi } from '../../../src/io/github/author.ts';
import { readMergeBase } from '../../../src/io/github/changes.ts';
import { openReader } from '../../../src/io/github/reader.ts';
import { openReviewReader } from '../../../src/io/github/reviews.ts';
import { openRunReader } from '../../../src/io/github/runs.ts';

const AT = { owner: 'octo', repo: 'demo' };
const SHA = 'ab'.repeat(20);
const noWait = async (): Promise<void> => {};
/** A text with this part, as a part of an expected value. */
const containing = (part: string): unknown => expect.stringContaining(part);

const PULL: PullRequest = {
  number: 1,
  open: true,
  body: null,
  author: { login: 'mona', id: 1, type: 'User' },
  head: { sha: SHA, ref: 'topic', repository: 'octo/demo' },
  base: { ref: 'main', sha: SHA, defaultBranch: 'main' },
};

const QUESTIONS: Readonly<Record<string, (api: Api) => Promise<Result<unknown>>>> = {
  repository: (api) => openAuthor(api, noWait).repository('octo/demo'),
  'pull request': (api) => openAuthor(api, noWait).pullRequest('octo/demo', 1),
  'pull requests of a branch': (api) => openAuthor(api, noWait).pullRequestsOf('octo/demo', 'octo', 'topic'),
  'body that is written': (api) => openAuthor(api, noWait).writeBody('octo/demo', 1, 'text'),
  checks: (api) => openAuthor(api, noWait).checkRuns('octo/demo', SHA, 'recount'),
  'workflow runs': (api) => openAuthor(api, noWait).workflowRuns('octo/demo', SHA),
  'commit message': (api) => openAuthor(api, noWait).commitMessage('octo/demo', SHA),
  'run that is to be run again': (api) => openAuthor(api, noWait).runAgain('octo/demo', 7),
  'record of the judge': (api) => openAuthor(api, noWait).judgedBlock('octo/demo', SHA),
  'pull request that is judged': (api) => openReader(api, AT, noWait).pullRequest(1),
  'tip of a branch': (api) => openReader(api, AT, noWait).branchTip('main'),
  'files of a pull request': (api) => openReader(api, AT, noWait).changedPaths(PULL),
  'open pull requests': (api) => openReader(api, AT, noWait).openPullRequests(SHA),
  'merge base': (api) => readMergeBase(api, AT, noWait, SHA, SHA),
  'right of a person': (api) =>
    openReviewReader({ api, url: 'http://127.0.0.1', at: AT, sleep: noWait }).isAdministrator('mona'),
  run: (api) => openRunReader(api, AT, '7', noWait).own(),
  'runs of a head': (api) => openRunReader(api, AT, '7', noWait).runsOf(SHA, 'pull_request'),
};

describe.each([
  ['text/html', '<!DOCTYPE html>'],
  ['application/octet-stream', 'noise'],
  ['application/json', 'not JSON'],
])('an answer 200 of %s, as a proxy or a page for people gives it', (type, body) => {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': type }).end(body));
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  it.each(Object.entries(QUESTIONS))('is no %s, and says which address to correct', async (_what, ask) => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : '';
    const api = await openAuthorApi('token', `http://127.0.0.1:${port}`, 'test');
    expect(await ask(api)).toMatchObject({
      ok: false,
      error: {
        code: 'github-unexpected',
        message: containing('an answer of another form'),
        remedy: containing('GITHUB_API_URL=https://HOST/api/v3'),
      },
    });
  });
});

describe('the host whose repositories an API has', () => {
  it.each([
    ['https://api.github.com', 'github.com'],
    ['https://git.example.com/api/v3', 'git.example.com'],
    ['https://GIT.example.com:8443/api/v3', 'git.example.com'],
    ['https://api.octo.ghe.com', 'octo.ghe.com'],
    ['https://api.example.com/api/v3', 'api.example.com'],
    ['https://api.github.com.example.com/api/v3', 'api.github.com.example.com'],
    ['http://127.0.0.1:8080', '127.0.0.1'],
  ])('of %s is %s', (api, host) => {
    expect(hostOf(api)).toBe(host);
  });
});
