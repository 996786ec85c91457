import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isObject, parseJson } from '../json.ts';
import type { PullRequest } from '../pull-request.ts';
import { openWorld, type World } from '../world.ts';
import type { Fault } from './faults.ts';

describe('a script of faults', () => {
  let world: World;
  let pr: PullRequest;
  let token: string;
  beforeEach(async () => {
    world = await openWorld();
    pr = await world.openPullRequest({ body: 'first' });
    token = world.tokenOf('reader', 'read');
  });
  afterEach(() => world[Symbol.asyncDispose]());

  const read = (signal?: AbortSignal) =>
    fetch(`${world.apiUrl}/repos/octo/demo/pulls/${pr.number}`, {
      headers: { authorization: `Bearer ${token}`, 'user-agent': 'test' },
      ...(signal === undefined ? {} : { signal }),
    });
  const body = async () => {
    const pull = parseJson(await (await read()).text());
    return isObject(pull) ? pull['body'] : undefined;
  };

  it.each<[Fault, number, string | null]>([
    [{ kind: 'status', status: 404 }, 404, null],
    [{ kind: 'status', status: 422 }, 422, null],
    [{ kind: 'status', status: 502 }, 502, null],
    [{ kind: 'status', status: 429, retryAfter: 7 }, 429, '7'],
    [{ kind: 'secondary-limit', retryAfter: 60 }, 403, '60'],
    [{ kind: 'rate-limit', resetInSeconds: 30 }, 403, null],
  ])('%o is met once, and then no more', async (fault, status, retryAfter) => {
    world.fail('GET pulls/{n}', fault);
    const response = await read();
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect((await read()).status).toBe(200);
    expect(world.violations).toEqual([]);
  });

  it('is met after some requests, as often as it says', async () => {
    world.fail('GET pulls/{n}', { kind: 'status', status: 500 }, { after: 1, times: 2 });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await read()).status);
    expect(statuses).toEqual([200, 500, 500, 200]);
  });

  it('cuts the connection', async () => {
    world.fail('GET pulls/{n}', { kind: 'reset' });
    await expect(read()).rejects.toThrow('fetch failed');
  });

  it('cuts the answer', async () => {
    world.fail('GET pulls/{n}', { kind: 'cut' });
    await expect(body()).rejects.toThrow();
  });

  it('gives a page where JSON is due', async () => {
    world.fail('GET pulls/{n}', { kind: 'html', status: 200 });
    await expect(body()).rejects.toThrow(SyntaxError);
  });

  it('never answers, or late', async () => {
    world.fail('GET pulls/{n}', { kind: 'hang' });
    await expect(read(AbortSignal.timeout(150))).rejects.toThrow(/timeout/u);
    world.fail('GET pulls/{n}', { kind: 'slow', milliseconds: 100 });
    const started = performance.now();
    await read();
    expect(performance.now() - started).toBeGreaterThan(95);
  });

  it('changes the world between two reads', async () => {
    world.onRequest('GET pulls/{n}', ({ count }) => {
      if (count === 2) pr.edit({ body: 'second' });
    });
    expect([await body(), await body()]).toEqual(['first', 'second']);
  });

  it('is a mistake where it names no operation of GitHub', () => {
    expect(() => world.fail('GET pull/{n}', { kind: 'reset' })).toThrow('names no operation');
  });

  it.each([
    ['GET', '/repos/octo/demo/nothing', /knows no such operation/u],
    ['GET', '/repos/octo/demo/pulls?limit=3', /limit, which GitHub does not know/u],
    ['POST', '/graphql', /expected query/u],
    ['GET', '/repos/octo/demo/actions/workflows', /does not model it/u],
  ])('a request that GitHub would not know is a violation: %s %s', async (method, path, message) => {
    const headers = { authorization: `Bearer ${token}`, 'user-agent': 'test' };
    await fetch(world.apiUrl + path, { method, headers });
    expect(world.violations).toEqual([expect.stringMatching(message)]);
  });
});
