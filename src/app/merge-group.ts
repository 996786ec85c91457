import type { MergeGroupEvent } from '../core/event.ts';
import { fault } from '../core/fault.ts';
import { groupOf } from '../core/queue/group.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Clock, PullRequest, QueueReader, RepositoryReader } from './ports.ts';

/** A queue that was just built may not be told at once: it is waited for this long, in milliseconds. */
const PATIENCE = 4_000;
const FIRST_WAIT = 250;

/**
 * The pull requests of a group as they are now, the last one last. One before it that is not open any more has gone in
 * by a group of its own, or was taken out, whereupon the queue makes another group.
 */
export const pullsOfGroup = async (
  reader: Pick<RepositoryReader, 'pullRequest'>,
  queue: QueueReader,
  clock: Clock,
  event: MergeGroupEvent,
): Promise<Result<readonly [PullRequest, ...PullRequest[]]>> => {
  const numbers = await settledGroup(queue, clock, event);
  if (!numbers.ok) return numbers;
  const pulls = await Promise.all(numbers.value.map((number) => reader.pullRequest(number)));
  const open: PullRequest[] = [];
  for (const pull of pulls) {
    if (!pull.ok) return pull;
    if (!pull.value.open) continue;
    if (pull.value.base.ref !== event.base)
      return err(
        fault(
          'merge-group-unresolved',
          `#${pull.value.number} is in the merge queue of ${event.base}, and its base is ${pull.value.base.ref}`,
        ),
      );
    open.push(pull.value);
  }
  const [first, ...others] = open;
  if (first === undefined || open.at(-1)?.number !== event.last)
    return err(fault('pull-request-closed', `pull request #${event.last} is not open any more`));
  return ok([first, ...others]);
};

const settledGroup = async (
  queue: QueueReader,
  clock: Clock,
  event: MergeGroupEvent,
): Promise<Result<readonly number[]>> => {
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    const entries = await queue.entries(event.base);
    if (!entries.ok) return entries;
    const group = groupOf(entries.value, event);
    if (group.ok || wait > PATIENCE / 2) return group;
    await clock.sleep(wait);
  }
};
