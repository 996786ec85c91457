import type { MergeGroupEvent } from '../event.ts';
import { fault } from '../fault.ts';
import { err, ok, type Result } from '../result.ts';

/** One pull request in a merge queue; `head` is the commit that the queue made of it and of all before it. */
export interface QueueEntry {
  readonly position: number;
  readonly head: string | undefined;
  readonly number: number | undefined;
}

/**
 * The pull requests whose changes are in a group's commit, the last one last: all that stand in the queue up to the one
 * whose commit it is. `commits/{sha}/pulls` answers nothing for such a commit, and the event names the last one alone,
 * in its ref. Whatever cannot be told is a fault, never an empty group.
 */
export const groupOf = (
  entries: readonly QueueEntry[] | undefined,
  { head, base, last }: MergeGroupEvent,
): Result<readonly number[]> => {
  const unresolved = (what: string) => err(fault('merge-group-unresolved', `the merge queue of ${base} ${what}`));
  if (entries === undefined) return unresolved('is not there');
  const queued = entries.toSorted((one, other) => one.position - other.position);
  const end = queued.findLastIndex((entry) => entry.head === head);
  if (end === -1) return unresolved(`has no entry whose commit is ${head}: the group was given up, or has gone in`);
  const group = queued.slice(0, end + 1);
  const numbers = group.flatMap(({ number }) => (number === undefined ? [] : [number]));
  if (numbers.length < group.length) return unresolved('has an entry whose pull request it does not tell');
  if (new Set(group.map(({ position }) => position)).size < group.length)
    return unresolved('has two entries at one place');
  if (numbers.at(-1) !== last)
    return unresolved(`ends the group ${head} with #${numbers.at(-1)}, and its ref names #${last}`);
  return ok(numbers);
};
