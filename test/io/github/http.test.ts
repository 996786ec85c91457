import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { openHttp } from '../../../src/io/github/http.ts';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

const serve = async (answer: (response: ServerResponse) => void): Promise<string> => {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
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
