import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MergeGroupEvent } from '../../../src/core/event.ts';
import { groupOf, type QueueEntry } from '../../../src/core/queue/group.ts';

const commitOf = (number: number): string => String(number).padStart(40, 'c');
const entry = (position: number, number: number | undefined, head = commitOf(number ?? 0)): QueueEntry => ({
  position,
  head,
  number,
});
const event = (last: number, head = commitOf(last)): MergeGroupEvent => ({
  kind: 'merge-group',
  head,
  base: 'main',
  last,
});

const QUEUE = [entry(1, 10), entry(2, 20), entry(3, 30)];

describe('the pull requests of a group', () => {
  test.each<[last: number, numbers: readonly number[]]>([
    [10, [10]],
    [20, [10, 20]],
    [30, [10, 20, 30]],
  ])('up to #%i are those before it and it', (last, numbers) => {
    expect(groupOf(QUEUE, event(last))).toEqual({ ok: true, value: numbers });
  });

  test('are told by their place, whatever order GitHub answers in', () => {
    expect(groupOf(QUEUE.toReversed(), event(20))).toEqual({ ok: true, value: [10, 20] });
  });

  test('are all that share its commit, the last one last', () => {
    const shared = [entry(1, 10, commitOf(20)), entry(2, 20), entry(3, 30)];
    expect(groupOf(shared, event(20))).toEqual({ ok: true, value: [10, 20] });
  });

  test('may have one before it whose commit is not told', () => {
    const first: QueueEntry = { position: 1, head: undefined, number: 10 };
    expect(groupOf([first, entry(2, 20)], event(20))).toEqual({ ok: true, value: [10, 20] });
  });

  test.each<[what: string, entries: readonly QueueEntry[] | undefined, group: MergeGroupEvent, message: string]>([
    ['a branch without a queue', undefined, event(10), 'the merge queue of main is not there'],
    ['an empty queue', [], event(10), 'has no entry whose commit is'],
    ['a queue that has gone on', QUEUE.slice(1), event(10), 'has no entry whose commit is'],
    ['another last one than the ref names', QUEUE, event(30, commitOf(20)), 'with #20, and its ref names #30'],
    [
      'a pull request that is not told',
      [entry(1, undefined), entry(2, 20)],
      event(20),
      'whose pull request it does not tell',
    ],
    ['two at one place', [entry(1, 10), entry(1, 20)], event(20), 'two entries at one place'],
  ])('of %s cannot be told', (_what, entries, group, message) => {
    const none = groupOf(entries, group);
    expect(none).toMatchObject({ ok: false, error: { code: 'merge-group-unresolved' } });
    expect(none.ok ? '' : none.error.message).toContain(message);
  });

  test('are never none, and end with the one that the ref names', () => {
    const entries = fc.array(
      fc.record({
        position: fc.integer({ min: 1, max: 9 }),
        head: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
        number: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
      }),
    );
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 9 }), (queue, last) => {
        const group = groupOf(queue, event(last, 'a'));
        return !group.ok || group.value.at(-1) === last;
      }),
    );
  });
});
