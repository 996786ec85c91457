import type { PullRequestEvent, WorkflowRunEvent } from '../core/event.ts';
import { fault } from '../core/fault.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Clock, CommitReader } from './ports.ts';

/** The list of open pull requests may lag behind a push: it is waited for this long, in milliseconds. */
const PATIENCE = 4_000;
const FIRST_WAIT = 250;

/**
 * The pull request that started a run, found among the open ones by head repository, branch and commit. Of several the
 * first is taken: a check belongs to the commit, and the judge judges all that have this head.
 */
export const pullRequestOf = async (
  reader: Pick<CommitReader, 'openPullRequests'>,
  clock: Clock,
  { head, branch, headRepository }: WorkflowRunEvent,
): Promise<Result<PullRequestEvent>> => {
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    const open = await reader.openPullRequests(head);
    if (!open.ok) return open;
    const numbers = open.value
      .filter((pull) => pull.head.ref === branch && pull.head.repository === headRepository)
      .map(({ number }) => number);
    // What an edit changed is not told here, so the suites run for it as for a push.
    if (numbers.length > 0) return ok({ kind: 'pull-request', number: Math.min(...numbers), head, edited: false });
    if (wait > PATIENCE / 2)
      return err(
        fault(
          'head-moved',
          `no open pull request from ${branch} of ${headRepository ?? 'a repository that is gone'} has the head ${head}`,
          {
            remedy: 'nothing to do here if it was closed or pushed to: the newer run decides; else run all jobs again',
          },
        ),
      );
    await clock.sleep(wait);
  }
};
