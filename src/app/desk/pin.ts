import { putBlock } from '../../core/block/replace.ts';
import { CHECK } from '../../core/check-name.ts';
import { NEW_HEAD } from '../../core/codes/remedies.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { newestOfEachRun } from './check-runs.ts';
import type { AuthorGitHub, PullRequestDetails } from './ports.ts';
import { type FoundPullRequest, noPullRequest } from './pull-request.ts';

/** What pinning did. */
export interface Pinned {
  readonly number: number;
  readonly said: readonly string[];
}

/** How the block gets into a pull request's body. */
export interface PinQuestion {
  readonly found: FoundPullRequest;
  readonly block: string;
  readonly head: string;
  /** Pushes the branch, where that is wanted after the body is written. */
  readonly push?: (() => Promise<Result<void>>) | undefined;
}

/**
 * Puts the block into the body, then pushes where asked: so the push's own run finds the block. A push that fails puts
 * the old body back. Red runs of the check at this head are run again, since they judged the old body.
 */
export const pinOnGitHub = async (
  github: AuthorGitHub,
  { found, block, head, push }: PinQuestion,
): Promise<Result<Pinned>> => {
  const { repository, pullRequest } = found;
  if (pullRequest === undefined) return err(noPullRequest(found));
  const { number, body } = pullRequest;
  const next = await putBlock(body, block);
  if (!next.ok) return next;
  if (next.value !== body) {
    const written = await github.writeBody(repository, number, next.value);
    if (!written.ok) return written;
  }
  const pinned = next.value === body ? `#${number} has this block already` : `pinned in #${number}`;
  if (push !== undefined) {
    const pushed = await push();
    if (!pushed.ok) return putBack(github, repository, pullRequest, next.value, pushed.error);
  }
  if (pullRequest.head.sha === head)
    return ok({ number, said: [pinned, ...(await runRedAgain(github, repository, head))] });
  const pushed =
    push === undefined
      ? `the head there is ${pullRequest.head.sha}: push ${head} now, or the check finds the block stale`
      : 'pushed';
  return ok({ number, said: [pinned, pushed] });
};

/** Gives the body back as it was, unless somebody has changed it since: that is not ours to undo. */
const putBack = async (
  github: AuthorGitHub,
  repository: string,
  { number, body }: PullRequestDetails,
  written: string,
  { message: why, remedy }: Fault,
): Promise<Result<never>> => {
  const refused = err(fault('push-failed', why, { remedy }));
  if (written === body) return refused;
  const stays = (reason: string): Result<never> =>
    err(
      fault('push-failed', `${why}; and the new block stays in the body of #${number}: ${reason}`, {
        remedy: 'push by hand, or `recount run` and `recount pin` on the commit that is pushed',
      }),
    );
  const live = await github.pullRequest(repository, number);
  if (!live.ok) return stays(live.error.message);
  if (live.value.body !== written) return stays('somebody has edited it meanwhile');
  const restored = await github.writeBody(repository, number, body ?? '');
  return restored.ok ? refused : stays(restored.error.message);
};

/** Runs every red run of the check at this head again; where that is not allowed, says the way that needs no right. */
const runRedAgain = async (github: AuthorGitHub, repository: string, head: string): Promise<readonly string[]> => {
  const runs = await github.checkRuns(repository, head, CHECK);
  if (!runs.ok) return [`the runs of the check could not be read: ${runs.error.message}`];
  const said: string[] = [];
  for (const { status, conclusion, run } of newestOfEachRun(runs.value)) {
    if (status !== 'completed' || conclusion === 'success' || run === undefined) continue;
    const again = await github.runAgain(repository, run);
    if (again.ok) said.push(`run ${run}, which was red, is run again`);
    else if (await isUnderWay(github, repository, head, run))
      said.push(
        `run ${run} is already being run again: its check comes with its end; where that is red, \`recount pin\` once more`,
      );
    else
      said.push(
        `run ${run} stays red, and you may not run it again (${again.error.message}): make a new head with ${NEW_HEAD}`,
      );
  }
  return said;
};

/** GitHub refuses to run again what runs with the status of a missing right, so the run itself is asked. */
const isUnderWay = async (github: AuthorGitHub, repository: string, head: string, run: number): Promise<boolean> => {
  const runs = await github.workflowRuns(repository, head);
  return runs.ok && runs.value.some(({ id, status }) => id === run && status !== 'completed');
};
