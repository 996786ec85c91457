import { describe, expect, it } from 'vitest';
import { request } from '../../../src/io/github/request.ts';

type Headers = Readonly<Record<string, string>>;

/** What comes of a request that GitHub refuses so each time, and how many milliseconds are waited between the tries. */
const refused = async (status: number, message: string, headers: Headers = {}) => {
  const waits: number[] = [];
  const send = () => Promise.reject(Object.assign(new Error(message), { status, response: { headers } }));
  const answer = await request('asking', send, async (milliseconds) => void waits.push(milliseconds));
  return { waits, error: answer.ok ? undefined : answer.error };
};

const soon = (seconds: number): string => String(Math.ceil(Date.now() / 1_000) + seconds);
const SECONDARY = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';

describe('a rate limit', () => {
  it.each<readonly [string, number, string, Headers, readonly number[]]>([
    ['that says how long', 429, 'slow', { 'retry-after': '2' }, [2_000, 2_000]],
    ['that says too long', 429, 'slow', { 'retry-after': '200' }, []],
    [
      'of its own, beside the one of all requests',
      403,
      SECONDARY,
      { 'x-ratelimit-remaining': '4990', 'x-ratelimit-reset': soon(3_000) },
      [60_000, 60_000],
    ],
    ['that says nothing', 429, 'slow', {}, [60_000, 60_000]],
    ['of all requests that says not when it ends', 403, 'no', { 'x-ratelimit-remaining': '0' }, [60_000, 60_000]],
    [
      'of all requests that ends too late',
      403,
      'API rate limit exceeded',
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon(3_000) },
      [],
    ],
    [
      'of all requests that has ended',
      403,
      'API rate limit exceeded',
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon(-5) },
      [0, 0],
    ],
  ])('%s is waited for within two minutes', async (_title, status, message, headers, expected) => {
    const { waits, error } = await refused(status, message, headers);
    expect({ waits, code: error?.code }).toEqual({ waits: expected, code: 'github-limited' });
  });
});

describe('a server that is down', () => {
  it.each<readonly [string, Headers, readonly number[]]>([
    ['', {}, [500, 2_000]],
    [', and says for how long,', { 'retry-after': '20' }, [20_000, 20_000]],
    [', for less than is waited anyway,', { 'retry-after': '1' }, [1_000, 2_000]],
    [', for longer than is waited,', { 'retry-after': '3600' }, [500, 2_000]],
    [', until a date,', { 'retry-after': 'Wed, 02 Dec 2026 07:28:00 GMT' }, [500, 2_000]],
  ])('%s is asked three times', async (_title, headers, expected) => {
    const { waits, error } = await refused(503, 'Service Unavailable', headers);
    expect({ waits, code: error?.code }).toEqual({ waits: expected, code: 'github-unreachable' });
  });
});

describe('a refusal', () => {
  it.each<readonly [string, number, string, Headers, string, RegExp]>([
    ['of an archived repository', 403, 'Repository was archived so is read-only.', {}, 'github-refused', /archived/],
    [
      'until the token is authorized',
      403,
      'Resource protected by organization SAML enforcement.',
      { 'x-github-sso': 'required; url=https://github.com/orgs/o/sso' },
      'github-refused',
      /single sign-on/,
    ],
    ['for a legal reason', 451, 'Repository access blocked', {}, 'github-unexpected', /legal reason/],
    ['of what is gone', 410, 'Gone', {}, 'github-unexpected', /expired/],
    [
      'by a page for people',
      404,
      '<!DOCTYPE html>',
      { 'content-type': 'text/html' },
      'github-refused',
      /GITHUB_API_URL/,
    ],
    ['of another kind', 403, 'Resource not accessible', {}, 'github-refused', /^give the job the permissions/],
  ])('%s is told at once, with what mends it', async (_title, status, message, headers, code, remedy) => {
    const { waits, error } = await refused(status, message, headers);
    expect({ waits, code: error?.code }).toEqual({ waits: [], code });
    expect(error?.remedy).toMatch(remedy);
  });
});
