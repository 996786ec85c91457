import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { compileRule } from '../../../src/core/changes/decide.ts';
import { openAuthorApi } from '../../../src/io/github/author.ts';
import { readChanges } from '../../../src/io/github/changes.ts';
import { value } from '../git/repository.ts';

const BASE = 'ab'.repeat(20);
const HEAD = 'cd'.repeat(20);
const RULE = compileRule({ allow: undefined, deny: [], protected: [] });

type Files = readonly (readonly [path: string, id: string])[];

/** What GitHub's answers say of two trees that hold these files, listed as they come. */
const changesBetween = async (before: Files, after: Files): Promise<readonly string[]> => {
  const server = createServer(({ url = '' }, response) => {
    const files = url.includes(HEAD) ? after : before;
    const tree = files.map(([path, sha]) => ({ path, sha, mode: '100644', type: 'blob' }));
    const answer = url.includes('/compare/') ? { merge_base_commit: { sha: BASE } } : { truncated: false, tree };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const api = await openAuthorApi('t', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, 'test');
  const asked = { base: BASE, head: HEAD, rule: RULE };
  const changes = value(await readChanges(api, { owner: 'octo', repo: 'demo' }, async () => {}, asked));
  server.close();
  return changes.map(({ kind, path }) => `${kind} ${path}`);
};

const [A, B] = ['a\uFFFD.ts', 'a\uFFFD2.ts'];

it.each<[what: string, before: Files, after: Files, changes: readonly string[]]>([
  [
    'neither changes',
    [
      [A, '1'],
      [A, '2'],
    ],
    [
      [A, '1'],
      [A, '2'],
    ],
    [],
  ],
  [
    'the first changes',
    [
      [A, '1'],
      [A, '2'],
    ],
    [
      [A, '3'],
      [A, '2'],
    ],
    [`modified ${A}`],
  ],
  [
    'the second changes',
    [
      [A, '1'],
      [A, '2'],
    ],
    [
      [A, '1'],
      [A, '3'],
    ],
    [`modified ${B}`],
  ],
  [
    'they change places',
    [
      [A, '1'],
      [A, '2'],
    ],
    [
      [A, '2'],
      [A, '1'],
    ],
    [`modified ${A}`, `modified ${B}`],
  ],
  [
    'the second comes',
    [[A, '1']],
    [
      [A, '1'],
      [A, '2'],
    ],
    [`added ${B}`],
  ],
  [
    'a third has the other name',
    [
      [A, '1'],
      [A, '2'],
      [B, '3'],
    ],
    [
      [A, '1'],
      [A, '2'],
      [B, '4'],
    ],
    ['modified a\uFFFD22.ts'],
  ],
  [
    'all can be read',
    [
      ['a', '1'],
      ['a', '2'],
    ],
    [
      ['a', '3'],
      ['a', '2'],
    ],
    ['modified a'],
  ],
])('of two files that GitHub tells by one name: %s', async (_what, before, after, changes) => {
  expect(await changesBetween(before, after)).toEqual(changes);
});

it('tells a folder of ten thousand such names apart', async () => {
  const files = (last: string): Files =>
    Array.from({ length: 10_000 }, (_, index) => [A, index === 9_999 ? last : '1']);
  expect(await changesBetween(files('1'), files('2'))).toEqual(['modified a\uFFFD10000.ts']);
});
