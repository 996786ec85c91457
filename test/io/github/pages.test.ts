import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { packArchive } from '../../../src/core/hand-over/pack-archive.ts';
import type { Result } from '../../../src/core/result.ts';
import type { Api } from '../../../src/io/github/api.ts';
import { openAudit } from '../../../src/io/github/audit.ts';
import { openAuthor, openAuthorApi } from '../../../src/io/github/author.ts';
import { openQueueReader } from '../../../src/io/github/merge-queue.ts';
import { openRunReader } from '../../../src/io/github/runs.ts';
import type { QueuedPull, WorkflowRun } from '../../world/github/state.ts';
import { openWorld, type World } from '../../world/world.ts';
import { value } from '../git/repository.ts';

const AT = { owner: 'octo', repo: 'demo' };
const noWait = async (): Promise<void> => {};
const shas = Array.from({ length: 2_001 }, (_, index) => String(index).padStart(40, '0'));

const codeOf = (result: Result<unknown>): string =>
  result.ok ? 'none' : `${result.error.code}: ${result.error.message}`;

interface Reading {
  readonly world: World;
  readonly api: Api;
}

const open = async (): Promise<Reading & AsyncDisposable> => {
  const world = await openWorld();
  const api = await openAuthorApi(world.tokenOf('mona', 'write'), world.apiUrl, 'test');
  return { world, api, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
};

describe('the entries of a merge queue', () => {
  const read = ({ world, api }: Reading) =>
    openQueueReader({ api, url: `${world.apiUrl}/graphql`, at: AT, sleep: noWait }).entries('main');

  /** A queue of so many entries, each with a commit of its own. */
  const queueOf = ({ repository }: World, entries: number): void => {
    const queued = shas.slice(0, entries).map(
      (headSha, index): QueuedPull => ({
        number: index + 1,
        headSha,
        baseSha: shas[0] ?? '',
        enqueuedAt: '2026-11-29T12:00:00Z',
      }),
    );
    repository.mergeQueues.set('main', queued);
  };

  it.each([
    [0, 1],
    [1, 1],
    [100, 1],
    [101, 2],
    [250, 3],
    [2_000, 20],
  ])('%i of them are read in order, in %i requests', async (entries, requests) => {
    await using at = await open();
    queueOf(at.world, entries);
    const found = value(await read(at)) ?? [];
    expect(found.map(({ position, head }) => [position, head])).toEqual(
      shas.slice(0, entries).map((head, index) => [index + 1, head]),
    );
    expect(at.world.requests).toHaveLength(requests);
    expect(at.world.violations).toEqual([]);
  });

  it('more than can be read are none, and not the first of them', async () => {
    await using at = await open();
    queueOf(at.world, 2_001);
    expect(codeOf(await read(at))).toMatch(/^github-unexpected: .*expected at most 2000 entries, found more$/);
  });

  it('are none where a later page is refused', async () => {
    await using at = await open();
    queueOf(at.world, 250);
    at.world.fail('POST /graphql', { kind: 'status', status: 403 }, { after: 1, times: 99 });
    expect(codeOf(await read(at))).toMatch(/^github-refused: reading the merge queue of main/);
  });

  it('are all there where a page has to be asked for twice', async () => {
    await using at = await open();
    queueOf(at.world, 250);
    at.world.fail('POST /graphql', { kind: 'status', status: 502 }, { after: 1, times: 1 });
    expect(value(await read(at))).toHaveLength(250);
    expect(at.world.requests).toHaveLength(4);
  });

  it('are undefined where there is no queue', async () => {
    await using at = await open();
    expect(value(await read(at))).toBeUndefined();
  });
});

const recordRun = ({ repository, github }: World, id: number, headSha = shas[0] ?? ''): WorkflowRun => {
  const made: WorkflowRun = {
    id,
    attempt: 1,
    workflow: { id: 7, name: 'Recount', path: '.github/workflows/recount.yml' },
    eventName: 'pull_request',
    event: {},
    headSha,
    headBranch: 'topic',
    headRepository: repository,
    pull: 1,
    actor: github.user('mona'),
    suiteId: 7_001,
    backendId: randomUUID(),
    status: 'completed',
    conclusion: 'success',
    createdAt: '2026-11-29T12:00:00Z',
  };
  repository.runs.set(made.id, made);
  return made;
};

describe('the runs and checks of a commit, of which anybody may have started any number', () => {
  const listed = async (count: number) => {
    await using at = await open();
    const { world, api } = at;
    const commit = await world.commit({ 'a.txt': 'a' });
    for (let index = 0; index < count; index += 1) {
      recordRun(world, 7_000 + index, commit);
      world.recordCheck({ name: 'recount', headSha: commit, conclusion: 'success' });
    }
    const audit = openAudit(api, AT, noWait);
    const found = await Promise.all([audit.runsAt(commit), audit.checksAt(commit)]);
    return { found, requests: world.requests.length, violations: world.violations };
  };

  it.each([
    [99, 1],
    [101, 2],
    [230, 3],
  ])('%i are read in %i requests each', async (count, requests) => {
    const { found, requests: asked, violations } = await listed(count);
    expect(found.map((list) => value<readonly unknown[]>(list).length)).toEqual([count, count]);
    expect(asked).toBe(2 * requests);
    expect(violations).toEqual([]);
  });

  it('more than can be read are none, and not the first of them', async () => {
    const { found } = await listed(2_000);
    for (const list of found) expect(codeOf(list)).toMatch(/expected fewer than 2000, found as many or more$/);
  });
});

describe('the record of the judge', () => {
  it.each([1, 21, 101, 250])('is found in the oldest of %i runs of a commit', async (count) => {
    await using at = await open();
    const { world, api } = at;
    const commit = await world.commit({ 'a.txt': 'a' });
    for (let index = 0; index < count; index += 1) recordRun(world, 7_000 + index, commit);
    const bytes = packArchive({ 'record.json': Buffer.from('{}'), 'block.md': Buffer.from('the block') });
    world.repository.artifacts.set(1, {
      id: 1,
      runId: 7_000,
      name: 'recount-verdict-1',
      bytes: Buffer.from(bytes),
      digest: `sha256:${'0'.repeat(64)}`,
      createdAt: '2026-11-29T12:00:00Z',
      expired: false,
    });
    expect(value(await openAuthor(api, noWait).judgedBlock('octo/demo', commit))).toBe('the block');
    expect(world.violations).toEqual([]);
  });
});

describe('the artifacts and jobs of a run', () => {
  type Kind = 'artifacts' | 'jobs';

  /** So many artifacts, or jobs, of one run. */
  const fill = (world: World, kind: Kind, count: number): void => {
    const made = recordRun(world, 7_000);
    for (let index = 0; index < count; index += 1) {
      const name = `${kind}-${index}`;
      if (kind === 'jobs') world.recordCheck({ name, headSha: made.headSha, conclusion: 'success', run: made });
      else
        world.repository.artifacts.set(index + 1, {
          id: index + 1,
          runId: made.id,
          name,
          bytes: Buffer.alloc(0),
          digest: `sha256:${'0'.repeat(64)}`,
          createdAt: made.createdAt,
          expired: false,
        });
    }
  };

  const read = async ({ api }: Reading, kind: Kind): Promise<Result<readonly { readonly name: string }[]>> => {
    const reader = openRunReader(api, AT, '7000', noWait);
    return kind === 'jobs' ? reader.jobsOf(7_000, 1) : reader.artifactsOf(7_000);
  };

  const OPERATION: Readonly<Record<Kind, string>> = {
    artifacts: 'GET actions/runs/{run_id}/artifacts',
    jobs: 'GET actions/runs/{run_id}/attempts/{attempt_number}/jobs',
  };

  const cases = (['artifacts', 'jobs'] as const).flatMap((kind) =>
    (
      [
        [0, 1],
        [99, 1],
        [100, 2],
        [101, 2],
        [230, 3],
      ] as const
    ).map((numbers) => [...numbers, kind] as const),
  );

  it.each(cases)('%i are read in %i requests: %s', async (count, requests, kind) => {
    await using at = await open();
    fill(at.world, kind, count);
    const names = value(await read(at, kind)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(Array.from({ length: count }, (_, index) => `${kind}-${index}`).toSorted());
    expect(at.world.requests).toHaveLength(requests);
    expect(at.world.violations).toEqual([]);
  });

  it.each(['artifacts', 'jobs'] as const)('%s are none where a later page is refused', async (kind) => {
    await using at = await open();
    fill(at.world, kind, 150);
    at.world.fail(OPERATION[kind], { kind: 'status', status: 403 }, { after: 1, times: 99 });
    expect(codeOf(await read(at, kind))).toMatch(new RegExp(`^github-refused: listing the ${kind} of run 7000`));
  });

  it.each(['artifacts', 'jobs'] as const)('%s are all there where a page has to be asked for twice', async (kind) => {
    await using at = await open();
    fill(at.world, kind, 150);
    at.world.fail(OPERATION[kind], { kind: 'status', status: 502 }, { after: 1, times: 1 });
    expect(value(await read(at, kind))).toHaveLength(150);
  });

  it.each(['artifacts', 'jobs'] as const)(
    'more %s than can be read are none, and not the first of them',
    async (kind) => {
      await using at = await open();
      fill(at.world, kind, 2_000);
      expect(codeOf(await read(at, kind))).toMatch(
        /^github-unexpected: .*expected fewer than 2000, found as many or more$/,
      );
    },
  );
});
