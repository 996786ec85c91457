import { describe, expect, it } from 'vitest';
import { newestOfEachRun } from '../../../src/app/desk/check-runs.ts';
import type { CheckRun } from '../../../src/app/desk/ports.ts';

const check = (id: number, run: number | undefined, conclusion: string | null): CheckRun => ({
  id,
  run,
  page: undefined,
  byActions: run !== undefined,
  status: conclusion === null ? 'in_progress' : 'completed',
  conclusion,
});

describe('the check runs that count', () => {
  it.each<readonly [string, readonly CheckRun[], readonly number[]]>([
    ['none', [], []],
    ['each run on its own, the newest first', [check(1, 10, 'failure'), check(2, 11, 'success')], [2, 1]],
    ['a later attempt in the place of an earlier one', [check(1, 10, 'failure'), check(3, 10, 'success')], [3]],
    [
      'in whatever order they are listed',
      [check(3, 10, 'success'), check(1, 10, 'failure'), check(2, 11, null)],
      [3, 2],
    ],
    [
      'those of other programs each for itself',
      [check(1, undefined, 'failure'), check(2, undefined, 'failure')],
      [2, 1],
    ],
  ])('%s', (_title, runs, ids) => {
    expect(newestOfEachRun(runs).map(({ id }) => id)).toEqual(ids);
  });
});
