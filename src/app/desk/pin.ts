import { putBlock } from '../../core/block/replace.ts';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { AuthorGitHub } from './ports.ts';
import type { FoundPullRequest } from './pull-request.ts';

/** The check's name, everywhere. */
export const CHECK = 'recount';

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
  if (pullRequest === undefined)
    return err(
      fault('pull-request-unknown', `${repository} has no open pull request of this branch`, {
        remedy:
          'open one first, or write the block into its text beforehand: `recount pin --body-file F`, `gh pr create --body-file F`',
      }),
    );
  const { number, body } = pullRequest;
  const next = await await putBlock(body, block);
  if (!next.ok) return next;
  if (next.value !== body) {
    const written = await github.writeBody(repository, number, next.value);
    if (!written.ok) return written;
  }
  if (push !== undefined) {
    const pushed = await push();
    if (!pushed.ok) return putBack(github, found, pushed.error.message);
    return ok({ number, said: [`pinned in #${number}, then pushed`] });
  }
  if (pullRequest.head.sha !== head)
    return ok({
      number,
      said: [
        `pinned in #${number}`,
        `the head there is ${pullRequest.head.sha}: push ${head} now, or the check finds the block stale`,
      ],
    });
  return ok({ number, said: [`pinned in #${number}`, ...(await runRedAgain(github, repository, head))] });
};

const putBack = async (
  github: AuthorGitHub,
  { repository, pullRequest }: FoundPullRequest,
  why: string,
): Promise<Result<never>> => {
  const restored = await github.writeBody(repository, pullRequest?.number ?? 0, pullRequest?.body ?? '');
  if (restored.ok) return err(fault('push-failed', why));
  const lost = `${why}; and the old body could not be put back: ${restored.error.message}`;
  return err(
    fault('push-failed', lost, { remedy: 'push by hand, or `recount pin` again on the commit that is pushed' }),
  );
};

/** Runs every red run of the check at this head again; where that is not allowed, says the way that needs no right. */
const runRedAgain = async (github: AuthorGitHub, repository: string, head: string): Promise<readonly string[]> => {
  const runs = await github.checkRuns(repository, head, CHECK);
  if (!runs.ok) return [`the runs of the check could not be read: ${runs.error.message}`];
  const red = new Set(
    runs.value.flatMap((run) => (run.status === 'completed' && run.conclusion !== 'success' ? (run.run ?? []) : [])),
  );
  const said: string[] = [];
  for (const run of red) {
    const again = await github.runAgain(repository, run);
    said.push(
      again.ok
        ? `run ${run}, which was red, is run again`
        : `run ${run} stays red, and you may not run it again (${again.error.message}): make a new head with \`git commit --amend --no-edit\`, then \`recount run\` and \`recount pin --push\``,
    );
  }
  return said;
};
