import { mergeGroupEvent } from './events.ts';
import { type MergeBox, type Reading, readMergeBox } from './github/merge-box.ts';
import { commitsBetween, mergeCommit, readCommit } from './github/objects.ts';
import type { QueuedPull, WorkflowRun } from './github/state.ts';
import { type JobName, type JobOptions, type JobRun, runWorkflowJob, startRun } from './jobs.ts';
import type { JsonObject } from './json.ts';
import { mergedBy } from './merging.ts';
import type { PullRequest, PullRequestPlace } from './pull-request.ts';

/** A group of pull requests that a merge queue tries together. */
export interface QueuedGroup {
  readonly headSha: string;
  /** `refs/heads/gh-readonly-queue/<base>/pr-<last number>-<base SHA>`. */
  readonly headRef: string;
  readonly event: JsonObject;
  startRun(): WorkflowRun;
  runJob(name: JobName, needed?: JobRun, options?: JobOptions): Promise<JobRun>;
  /** The required checks on the group's own commit, which are what lets it in. */
  mergeBox(reading?: Reading): MergeBox;
  /** Lets the group in: its commit is the branch's tip then. */
  merge(): Promise<void>;
}

/**
 * Merges the heads one after the other onto the base's tip, as the queue does, each to the commit of its entry, and asks
 * for checks on the last. A queue that squashes leaves the heads themselves out of its commits. What was in the queue
 * before is in it no more.
 */
export const queueGroup = async (
  place: PullRequestPlace,
  pulls: readonly PullRequest[],
  base: string,
  method: 'merge' | 'squash',
): Promise<QueuedGroup> => {
  const { github, repository } = place;
  const git = repository.git;
  const baseSha = await git.resolve(`refs/heads/${base}`);
  const last = pulls.at(-1);
  if (baseSha === undefined || last === undefined) throw new Error('A group needs a base branch and a pull request.');
  let headSha = baseSha;
  const entries: QueuedPull[] = [];
  for (const pull of pulls) {
    const tried = await mergeCommit(git, headSha, pull.headSha());
    if (tried === null) throw new Error(`#${pull.number} conflicts; a queue would take it out of the group.`);
    const squash = async () => git.git('commit-tree', '-p', headSha, '-m', 'Squash', `${tried}^{tree}`);
    const merged = method === 'merge' ? tried : await squash();
    entries.push({ number: pull.number, headSha: merged, baseSha: headSha, enqueuedAt: github.state.now() });
    headSha = merged;
  }
  repository.mergeQueues.set(base, entries);
  const branch = `gh-readonly-queue/${base}/pr-${last.number}-${baseSha}`;
  const [headRef, baseRef] = [`refs/heads/${branch}`, `refs/heads/${base}`];
  await git.setRef(headRef, headSha);
  const sender = last.pull.user;
  const headCommit = await readCommit(git, headSha);
  const event = mergeGroupEvent(github.at, repository, { headSha, headRef, baseSha, baseRef, headCommit }, sender);
  const start = (): WorkflowRun =>
    startRun(github, repository, {
      event,
      eventName: 'merge_group',
      headSha,
      headBranch: branch,
      headRepository: repository,
      pull: null,
      actor: sender,
    });
  return {
    headSha,
    headRef,
    event,
    startRun: start,
    runJob: (name, needed, options = {}) => {
      const subject = { ...place, fork: false, ref: headRef, sha: headSha };
      return runWorkflowJob(subject, options.run ?? needed?.run ?? start(), name, needed, options);
    },
    merge: async () => {
      await git.setRef(baseRef, headSha);
      repository.mergeQueues.set(base, []);
      for (const { number, headSha: sha, baseSha: before } of entries) {
        const pull = repository.pulls.get(number);
        if (pull === undefined || sha === null) continue;
        const brought = (await commitsBetween(git, before, sha)).map((commit) => commit.sha);
        mergedBy(github.state, pull, sha, brought);
      }
    },
    mergeBox: (reading = 'newest-suite') => {
      const required = repository.requiredChecks.filter(({ branch: of }) => of === base);
      return readMergeBox(required, repository, headSha, reading);
    },
  };
};
