import { describe, expect, it } from 'vitest';
import { pullsOfGroup } from '../../src/app/merge-group.ts';
import type { Clock, PullRequest } from '../../src/app/ports.ts';
import type { QueueEntry } from '../../src/core/queue/group.ts';
import { ok } from '../../src/core/result.ts';

const HEAD = 'c'.repeat(40);
const EVENT = { kind: 'merge-group', head: HEAD, base: 'main', last: 2 } as const;
const QUEUE: readonly QueueEntry[] = [
  { position: 1, head: 'd'.repeat(40), number: 1 },
  { position: 2, head: HEAD, number: 2 },
];

const pull = (number: number, changes: Partial<PullRequest> = {}): PullRequest => ({
  number,
  open: true,
  body: null,
  author: { login: 'mona', id: 1, type: 'User' },
  head: { sha: String(number), ref: 'topic', repository: 'octo/demo' },
  base: { ref: 'main', sha: 'base', defaultBranch: 'main' },
  ...changes,
});

/** A queue that gives one answer after the other, and pull requests; tells how long was waited. */
const resolve = async (
  queues: readonly (readonly QueueEntry[])[],
  pulls: readonly PullRequest[] = [pull(1), pull(2)],
) => {
  const waits: number[] = [];
  const clock: Clock = { now: () => new Date(0), sleep: async (wait) => void waits.push(wait) };
  const entries = async () => ok(queues[Math.min(waits.length, queues.length - 1)] ?? []);
  const reader = { pullRequest: async (number: number) => ok(pulls.find((one) => one.number === number) ?? pull(0)) };
  return { found: await pullsOfGroup(reader, { entries }, clock, EVENT), waits };
};

describe('the pull requests of a group, as they are now', () => {
  it('are read in the order of the queue', async () => {
    const { found, waits } = await resolve([QUEUE]);
    expect(found).toMatchObject({ ok: true, value: [{ number: 1 }, { number: 2 }] });
    expect(waits).toEqual([]);
  });

  it('are waited for where the queue was just built, and not for long', async () => {
    const late = await resolve([[], [], QUEUE]);
    expect(late.found.ok).toBe(true);
    expect(late.waits).toEqual([250, 500]);
    const never = await resolve([[]]);
    expect(never.found).toMatchObject({ ok: false, error: { code: 'merge-group-unresolved' } });
    expect(never.waits).toEqual([250, 500, 1_000, 2_000]);
  });

  it('leave out one before the last that is not open any more', async () => {
    const { found } = await resolve([QUEUE], [pull(1, { open: false }), pull(2)]);
    expect(found).toMatchObject({ ok: true, value: [{ number: 2 }] });
  });

  it('cannot be told where the last is closed, or one has another base', async () => {
    const closed = await resolve([QUEUE], [pull(1), pull(2, { open: false })]);
    expect(closed.found).toMatchObject({ ok: false, error: { code: 'pull-request-closed' } });
    const base = { ref: 'release', sha: 'base', defaultBranch: 'main' };
    const moved = await resolve([QUEUE], [pull(1, { base }), pull(2)]);
    expect(moved.found).toMatchObject({ ok: false, error: { code: 'merge-group-unresolved' } });
  });
});
