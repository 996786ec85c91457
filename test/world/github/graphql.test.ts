import { describe, expect, it } from 'vitest';
import type { Json } from '../json.ts';
import { openWorld, type World } from '../world.ts';

const ask = async (world: World, query: string, variables: Json = {}): Promise<unknown> => {
  const token = world.addToken({ kind: 'job', repository: 'octo/demo', permissions: { pull_requests: 'read' } });
  const answer = await fetch(`${world.apiUrl}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'user-agent': 'a test' },
    body: JSON.stringify({ query, variables }),
  });
  return answer.json();
};

const inQueue = (fields: string): string =>
  `query($branch: String!) { repository(owner: "octo", name: "demo") { mergeQueue(branch: $branch) { ${fields} } } }`;

describe('merge queues in GraphQL', () => {
  it('have an entry for each pull request, with the commit that was made of it and all before it', async () => {
    await using world = await openWorld();
    const one = await world.openPullRequest({ branch: 'one', files: { 'one.txt': '1' } });
    const two = await world.openPullRequest({ branch: 'two', files: { 'two.txt': '2' } });
    const group = await world.queue([one, two]);
    const fields = 'entries(first: 100) { nodes { position headCommit { oid } pullRequest { number } } totalCount }';
    const answer = await ask(world, inQueue(fields), { branch: 'main' });
    const [first, last] = world.repository.mergeQueues.get('main') ?? [];
    expect(answer).toEqual({
      data: {
        repository: {
          mergeQueue: {
            entries: {
              nodes: [
                { position: 1, headCommit: { oid: first?.headSha }, pullRequest: { number: one.number } },
                { position: 2, headCommit: { oid: group.headSha }, pullRequest: { number: two.number } },
              ],
              totalCount: 2,
            },
          },
        },
      },
    });
    expect(last?.baseSha).toBe(first?.headSha);
    expect(world.violations).toEqual([]);
  });

  it('are none where the branch has none', async () => {
    await using world = await openWorld();
    expect(await ask(world, inQueue('id'), { branch: 'main' })).toEqual({ data: { repository: { mergeQueue: null } } });
    expect(world.violations).toEqual([]);
  });

  it.each([
    ['a field that GitHub does not have', inQueue('entries(first: 1) { nodes { sha } }'), "Field 'sha' doesn't exist"],
    ['an argument that it does not have', inQueue('entries(size: 1) { totalCount }'), 'has no size'],
    ['an argument of another type', inQueue('entries(first: "1") { totalCount }'), 'first is not Int'],
    ['an object without its fields', inQueue('entries(first: 1)'), 'a selection where it belongs'],
    ['no query', 'mutation { a }', 'expected query'],
  ])('%s is a violation', async (_title, query, message) => {
    await using world = await openWorld();
    await world.queue([await world.openPullRequest()]);
    expect(await ask(world, query, { branch: 'main' })).toHaveProperty('errors');
    expect(world.violations.join()).toContain(message);
  });
});
