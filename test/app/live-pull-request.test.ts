import { describe, expect, it } from 'vitest';
import { changedPaths, pathsOfAll, settledPullRequest } from '../../src/app/live-pull-request.ts';
import type { ChangedPaths, Clock, PullRequest } from '../../src/app/ports.ts';
import { fault } from '../../src/core/fault.ts';
import { err, ok } from '../../src/core/result.ts';
import { unitPolicy } from '../core/policy/policies.ts';

/** A clock that only sleeping moves. */
const sleeper = () => {
  const waits: number[] = [];
  const clock: Clock = {
    now: () => new Date(waits.reduce((sum, wait) => sum + wait, 0)),
    sleep: async (milliseconds) => {
      waits.push(milliseconds);
    },
  };
  return { clock, waits };
};

const pull = (sha: string, open = true): PullRequest => ({
  number: 7,
  open,
  body: null,
  author: { login: 'mona', id: 1, type: 'User' },
  head: { sha, ref: 'topic', repository: 'octo/demo' },
  base: { ref: 'main', sha: 'base', defaultBranch: 'main' },
});

/** Answers with one pull request after the other; the last one stays. */
const reader = (...answers: readonly PullRequest[]) => {
  let reads = 0;
  return { pullRequest: async () => ok(answers[Math.min(reads++, answers.length - 1)] ?? pull('none')) };
};

describe('a head that GitHub does not name yet', () => {
  it('is waited for, longer each time', async () => {
    const { clock, waits } = sleeper();
    const settled = await settledPullRequest(reader(pull('old'), pull('old'), pull('new')), clock, 7, 'new');
    expect(settled).toMatchObject({ ok: true, value: { head: { sha: 'new' } } });
    expect(waits).toEqual([250, 500]);
  });

  it('is given up on after two minutes, and nothing is guessed', async () => {
    const { clock, waits } = sleeper();
    const settled = await settledPullRequest(reader(pull('old')), clock, 7, 'new');
    expect(settled).toMatchObject({ ok: false, error: { code: 'head-unsettled' } });
    expect(settled.ok ? '' : settled.error.message).toBe('the run is of new, and GitHub names old as the head of #7');
    const waited = waits.reduce((sum, wait) => sum + wait, 0);
    expect(waited).toBeLessThanOrEqual(120_000);
    expect(waited).toBeGreaterThan(60_000);
  });

  it('is not waited for where the pull request is closed, or cannot be read', async () => {
    const { clock, waits } = sleeper();
    expect(await settledPullRequest(reader(pull('old', false)), clock, 7, 'new')).toMatchObject({
      error: { code: 'pull-request-closed' },
    });
    const broken = { pullRequest: async () => err(fault('github-refused', 'no')) };
    expect(await settledPullRequest(broken, clock, 7, 'new')).toMatchObject({ error: { code: 'github-refused' } });
    expect(waits).toEqual([]);
  });
});

describe('what a pull request changes', () => {
  const listing = (changed: ChangedPaths) => ({ changedPaths: async () => ok(changed) });
  it.each<[what: string, changed: ChangedPaths, paths: readonly string[] | undefined]>([
    ['is the list that GitHub gives', { kind: 'listed', paths: ['a', 'b'] }, ['a', 'b']],
    ['is everything where there is more than can be listed', { kind: 'unlisted' }, undefined],
  ])('%s', async (_what, changed, paths) => {
    expect(await changedPaths(listing(changed), pull('one'), true)).toEqual({ ok: true, value: paths });
    expect(await changedPaths(listing(changed), pull('one'), false)).toEqual({ ok: true, value: paths });
  });

  it('is a fault where it cannot be had and a suite looks at it, and else unknown', async () => {
    const broken = { changedPaths: async () => err(fault('github-refused', 'no')) };
    expect(await changedPaths(broken, pull('one'), true)).toMatchObject({ error: { code: 'github-refused' } });
    expect(await changedPaths(broken, pull('one'), false)).toEqual({ ok: true, value: undefined });
  });

  const files = (folder: string, many: number) => Array.from({ length: many }, (_, index) => `${folder}/${index}`);
  it.each<[what: string, lists: readonly (readonly string[])[], paths: number | undefined]>([
    ['each path once', [files('a', 1_500), files('a', 2_999)], 2_999],
    ['and is everything where together they are too many', [files('a', 1_500), files('b', 1_500)], undefined],
  ])('is of a group what any of them changes, %s', async (_what, lists, paths) => {
    const group = lists.map((_, number) => ({ ...pull('one'), number }));
    const ask = {
      changedPaths: async ({ number }: PullRequest) => ok<ChangedPaths>({ kind: 'listed', paths: lists[number] ?? [] }),
    };
    const changed = await pathsOfAll(ask, group, unitPolicy('paths: [src/**]'));
    expect(changed.ok ? changed.value?.length : changed.error.code).toBe(paths);
  });
});
