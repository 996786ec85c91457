import { type PullRequestAction, pullRequestEvent, reviewEvent } from './events.ts';
import type { GitHub } from './github/github.ts';
import { type MergeBox, type Reading, readMergeBox } from './github/merge-box.ts';
import {
  current,
  type GitHubRepository,
  type Pull,
  type PullReview,
  type PullVersion,
  type Role,
  type User,
  type WorkflowRun,
} from './github/state.ts';
import { type JobName, type JobOptions, type JobRun, runWorkflowJob, startRun } from './jobs.ts';
import type { JsonObject } from './json.ts';
import { type MergeMethod, type MergeOptions, mergePull } from './merging.ts';
import type { Files } from './repository.ts';

/** A pull request as a test acts on it. */
export interface PullRequest {
  readonly number: number;
  /** GitHub's own record of it. */
  readonly pull: Pull;
  headSha(): string;
  body(): string | null;
  /** Adds a commit to its branch, or with `force` puts one in the place of the newest. Returns the new head. */
  push(files: Files, options?: { readonly force?: boolean; readonly message?: string }): Promise<string>;
  edit(change: Partial<Pick<PullVersion, 'body' | 'title' | 'draft' | 'state'>>): void;
  /** Points it at another base branch. */
  retarget(baseRef: string): Promise<void>;
  /** The fork that the head is in goes away. */
  deleteFork(): void;
  /** The next reads through the API see it as it was before its last change. */
  lag(reads: number, behind?: number): void;
  /** Somebody reviews its head, or the commit given; a role makes them somebody who may do more than read. */
  review(by: string, state: PullReview['state'], options?: ReviewOptions): PullReview;
  /** Starts the workflow run for a review that was given, or one that was dismissed. */
  startReviewRun(review: PullReview): WorkflowRun;
  /** The event that GitHub would send now. */
  event(action?: PullRequestAction): JsonObject;
  /** Starts a workflow run; its event is the newest change, frozen as it is now. */
  startRun(action?: PullRequestAction): WorkflowRun;
  /** Runs a job in a new run, in that of the job it needs, or in the one given. */
  runJob(name: JobName, needed?: JobRun, options?: JobOptions): Promise<JobRun>;
  mergeBox(reading?: Reading): MergeBox;
  /** Merges it, whatever its checks say, and returns the commit by which it came in. */
  merge(method: MergeMethod, options?: MergeOptions): Promise<string>;
}

/** Who gives a review, and on what. */
interface ReviewOptions {
  readonly role?: Role;
  readonly type?: User['type'];
  readonly commit?: string;
}

/** What a pull request is a part of. */
export interface PullRequestPlace {
  readonly github: GitHub;
  readonly repository: GitHubRepository;
  readonly root: string;
  readonly actionDir: string;
}

const actionBetween = (before: PullVersion | undefined, after: PullVersion): PullRequestAction => {
  if (before === undefined) return 'opened';
  if (before.headSha !== after.headSha) return 'synchronize';
  if (before.state !== after.state) return after.state === 'open' ? 'reopened' : 'closed';
  if (before.draft !== after.draft) return after.draft ? 'converted_to_draft' : 'ready_for_review';
  return 'edited';
};

/** Gives a test its hold on a pull request. */
export const handlePullRequest = (place: PullRequestPlace, pull: Pull): PullRequest => {
  const { github, repository } = place;
  // The version of which the newest run was told; the next event is about what has changed since.
  let told: PullVersion | undefined;
  // `GITHUB_SHA` of each run: like the event it stays what it was when the run was started.
  const shas = new Map<number, string>();
  const change = (changed: Partial<PullVersion>): void => {
    pull.versions.push({ ...current(pull), ...changed, updatedAt: github.state.now() });
  };
  const event = (action = actionBetween(told, current(pull))): JsonObject =>
    pullRequestEvent(github.at, repository, pull, current(pull), { action, sender: pull.user, before: told });
  const start = (action?: PullRequestAction): WorkflowRun => {
    const version = current(pull);
    const run = startRun(github, repository, {
      event: event(action),
      eventName: 'pull_request',
      headSha: version.headSha,
      headBranch: version.headRef,
      headRepository: pull.headRepository,
      pull: pull.number,
      actor: pull.user,
    });
    told = version;
    return run;
  };
  return {
    number: pull.number,
    pull,
    headSha: () => current(pull).headSha,
    body: () => current(pull).body,
    push: async (files, { force = false, message = 'More' } = {}) => {
      const { headRef, headSha } = current(pull);
      const git = pull.headRepository?.git;
      if (git === undefined) throw new Error('The fork is gone; nobody can push to it.');
      const parent = force ? ((await git.resolve(`${headSha}^`)) ?? null) : headSha;
      const sha = await git.commit({ branch: headRef, files, message, parent });
      await github.followPushes();
      return sha;
    },
    edit: change,
    retarget: async (baseRef) => {
      const baseSha = await repository.git.resolve(`refs/heads/${baseRef}`);
      if (baseSha === undefined) throw new Error(`There is no branch ${baseRef}.`);
      change({ baseRef, baseSha });
    },
    deleteFork: () => {
      pull.headRepository = null;
    },
    lag: (reads, behind = 1) => {
      pull.lag = { reads, behind };
    },
    review: (by, state, { role, type = 'User', commit } = {}) => {
      const user = github.user(by, type);
      if (role !== undefined) repository.roles.set(by, role);
      const submittedAt = github.state.now();
      const review = { id: github.state.nextId(), user, state, commit: commit ?? current(pull).headSha, submittedAt };
      pull.reviews.push(review);
      return review;
    },
    startReviewRun: (review) => {
      const version = current(pull);
      return startRun(github, repository, {
        event: reviewEvent(github.at, repository, pull, version, { review, sender: review.user }),
        eventName: 'pull_request_review',
        headSha: version.headSha,
        headBranch: version.headRef,
        headRepository: pull.headRepository,
        pull: pull.number,
        actor: review.user,
      });
    },
    event,
    startRun: start,
    runJob: async (name, needed, options = {}) => {
      const given = options.run ?? needed?.run;
      const merge = await github.mergeSha(repository, pull, current(pull));
      if (given === undefined && merge === null) throw new Error('GitHub starts no workflow for a conflicting change.');
      const run = given ?? start();
      const sha = shas.get(run.id) ?? merge ?? run.headSha;
      shas.set(run.id, sha);
      const fork = pull.headRepository !== repository;
      const subject = { ...place, fork, ref: `refs/pull/${pull.number}/merge`, sha };
      return runWorkflowJob(subject, run, name, needed, options);
    },
    merge: (method, options) => mergePull(github.state, repository, pull, method, options),
    mergeBox: (reading = 'newest-suite') => {
      const { baseRef, headSha } = current(pull);
      const required = repository.requiredChecks.filter(({ branch }) => branch === baseRef);
      return readMergeBox(required, repository, headSha, reading);
    },
  };
};
