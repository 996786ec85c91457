import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { openAuthor, openAuthorApi } from '../../../src/io/github/author.ts';
import { openHttp } from '../../../src/io/github/http.ts';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

const serve = async (answer: (response: ServerResponse, request: IncomingMessage) => void): Promise<string> => {
  const server = createServer((request, response) => answer(response, request)).listen(0, '127.0.0.1');
  opened.push(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
};

const get = (url: string) => openHttp()(url, { method: 'GET', headers: {} });

describe('an answer is read whole', () => {
  test('of several pieces', async () => {
    const url = await serve((response) => {
      response.write('one ');
      setTimeout(() => response.end('two'), 20);
    });
    const { status, body } = await get(url);
    expect([status, body.toString()]).toEqual([200, 'one two']);
  });

  test('of none', async () => {
    const url = await serve((response) => response.writeHead(204).end());
    expect((await get(url)).body.length).toBe(0);
  });

  test('or not at all, where the connection ends before it does', async () => {
    const url = await serve((response) => {
      response.writeHead(200, { 'content-length': 100 }).write('a piece');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(get(url)).rejects.toThrow();
  });
});

const noWait = async (): Promise<void> => {};
/** A text with this part, as a part of an expected value. */
const containing = (part: string): unknown => expect.stringContaining(part);

describe('a redirect', () => {
  /** Sends a request to an address that points to `/to`, here or at another origin; gives what arrives there. */
  const redirected = async (method: string, status: number, where: 'here' | 'elsewhere' = 'here') => {
    const arrived: string[] = [];
    const target = async (response: ServerResponse, request: IncomingMessage): Promise<void> => {
      const { authorization = 'no token' } = request.headers;
      arrived.push(`${request.method} ${request.url} ${authorization} ${await text(request)}`);
      response.end('done');
    };
    const other = await serve((response, request) => void target(response, request));
    const url = await serve((response, request) => {
      if (request.url === '/to') void target(response, request);
      else response.writeHead(status, { location: where === 'here' ? '/to' : `${other}to?secret` }).end();
    });
    const body = method === 'GET' ? undefined : 'a text';
    const answer = await openHttp()(url, { method, headers: { authorization: 'token' }, body }).catch(String);
    return { arrived, answer: typeof answer === 'string' ? answer : answer.body.toString() };
  };

  test.each([
    ['GET', 301, 'here', 'GET /to token '],
    ['GET', 307, 'here', 'GET /to token '],
    ['GET', 302, 'elsewhere', 'GET /to?secret no token '],
    ['PATCH', 307, 'here', 'PATCH /to token a text'],
    ['POST', 308, 'here', 'POST /to token a text'],
  ] as const)('of %s with %i is followed %s', async (method, status, where, request) => {
    expect(await redirected(method, status, where)).toEqual({ arrived: [request], answer: 'done' });
  });

  test.each([
    ['PATCH', 307, 'elsewhere'],
    ['POST', 308, 'elsewhere'],
    ['POST', 301, 'here'],
    ['PATCH', 302, 'here'],
    ['PUT', 303, 'here'],
    ['GET', 300, 'here'],
  ] as const)('of %s with %i is no answer %s, and says where it points', async (method, status, where) => {
    const { arrived, answer } = await redirected(method, status, where);
    expect(arrived).toEqual([]);
    expect(answer).toMatch(/^Error: a redirect to http:\/\/127\.0\.0\.1:\d+\/to$/);
  });

  test.each([
    ['to nowhere', {}],
    ['to no address', { location: 'http://[bad' }],
    ['to itself for ever', { location: '/' }],
  ])('%s is no answer', async (_title, headers) => {
    const url = await serve((response) => response.writeHead(302, headers).end());
    await expect(get(url)).rejects.toThrow(/^a redirect to/);
  });

  test('of what is to be written is a fault at once, and nothing counts as written', async () => {
    let requests = 0;
    const url = await serve((response) => {
      requests += 1;
      response.writeHead(301, { location: 'https://git.example.com/x?secret' }).end();
    });
    const api = await openAuthorApi('token', url.replace(/\/$/, ''), 'test');
    expect(await openAuthor(api, noWait).writeBody('octo/demo', 5, 'text')).toMatchObject({
      ok: false,
      error: {
        code: 'github-unexpected',
        message: 'writing the body of #5: GitHub answered 301 (a redirect to https://git.example.com/x)',
        remedy: containing('GITHUB_API_URL'),
      },
    });
    expect(requests).toBe(1);
  });
});
