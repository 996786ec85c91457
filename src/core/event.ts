import { type Fault, fault } from './fault.ts';
import { objectId } from './object-id.ts';
import { err, ok, type Result } from './result.ts';
import { workflowFile } from './workflow-file.ts';
import * as z from './zod.ts';

/** A pull request changed: which one it is, and which head started the run. All else is read live. */
export interface PullRequestEvent {
  readonly kind: 'pull-request';
  readonly number: number;
  readonly head: string;
  /** Whether its text or its base was edited or somebody reviewed it, so that the code is what it was. */
  readonly edited: boolean;
}

/** A merge queue asks whether a group of pull requests may go in: its commit, the branch, and the last of them. */
export interface MergeGroupEvent {
  readonly kind: 'merge-group';
  readonly head: string;
  readonly base: string;
  readonly last: number;
}

/** A branch of the repository itself has got a new tip: what later pull requests are compared with. */
export interface PushEvent {
  readonly kind: 'push';
  readonly head: string;
  readonly branch: string;
  readonly defaultBranch: string;
}

/** What is taken of an event. */
export type JudgedEvent = PullRequestEvent | MergeGroupEvent | PushEvent;

/**
 * At tier app: a run of the workflow that a pull request starts has ended. That workflow is the pull request's own, so
 * that nothing is taken from it but where GitHub says its head is; the pull request is found by that, live.
 */
export interface WorkflowRunEvent {
  readonly kind: 'workflow-run';
  readonly head: string;
  readonly branch: string;
  /** The full name of the repository that the head is in; undefined where that is gone. */
  readonly headRepository: string | undefined;
}

/** What a `workflow_run` event must be of: a run here, of this file. */
export interface Awaited {
  readonly repository: string;
  readonly startedBy: string;
}

/** What GitHub does to a pull request that can change its verdict. */
const ACTIONS = ['opened', 'synchronize', 'reopened', 'edited', 'ready_for_review', 'converted_to_draft'] as const;

/** What becomes of a review. Its text says nothing here; a trigger that names no types starts with an edit of it too. */
const REVIEW_ACTIONS = ['submitted', 'dismissed', 'edited'] as const;

const pullRequestSchema = z.object({
  action: z.string(),
  pull_request: z.object({ number: z.int().check(z.positive()), head: z.object({ sha: z.string() }) }),
});

// GitHub's documentation, "Webhook events and payloads", merge_group.
const mergeGroupSchema = z.object({
  action: z.string(),
  merge_group: z.object({ head_sha: objectId, head_ref: z.string(), base_ref: z.string() }),
});

// GitHub's documentation, "Webhook events and payloads", workflow_run.
const workflowRunSchema = z.object({
  action: z.string(),
  workflow_run: z.object({
    event: z.string(),
    path: z.string(),
    conclusion: z.nullable(z.string()),
    head_sha: objectId,
    head_branch: z.nullable(z.string()),
    head_repository: z.nullish(z.object({ full_name: z.string() })),
    repository: z.object({ full_name: z.string() }),
  }),
});

// GitHub's documentation, "Webhook events and payloads", push.
const pushSchema = z.object({
  ref: z.string(),
  after: objectId,
  deleted: z.boolean(),
  repository: z.object({ default_branch: z.string() }),
});

/** Reads the payload of the event that started the workflow. An event with nothing to judge is a fault, never a pass. */
export const parseEvent = (
  name: string,
  payload: unknown,
  awaited: Awaited,
): Result<JudgedEvent | WorkflowRunEvent> => {
  if (name === 'merge_group') return parseMergeGroup(payload);
  if (name === 'workflow_run') return parseWorkflowRun(payload, awaited);
  if (name === 'push') return parsePush(payload);
  const isReview = name === 'pull_request_review';
  if (name !== 'pull_request' && !isReview) return err(unsupported(`the event ${name}`));
  const event = pullRequestSchema.safeParse(payload);
  if (!event.success) return err(unsupported('a payload without a pull request'));
  const { action, pull_request: pull } = event.data;
  const actions: readonly string[] = isReview ? REVIEW_ACTIONS : ACTIONS;
  if (!actions.includes(action))
    return err(unsupported(`the action ${action} of a ${isReview ? 'review' : 'pull request'}`));
  const edited = isReview || action === 'edited';
  return ok({ kind: 'pull-request', number: pull.number, head: pull.head.sha, edited });
};

const parseMergeGroup = (payload: unknown): Result<MergeGroupEvent> => {
  const event = mergeGroupSchema.safeParse(payload);
  if (!event.success) return err(unsupported('a payload without a merge group'));
  const { action, merge_group: group } = event.data;
  if (action !== 'checks_requested') return err(unsupported(`the action ${action} of a merge group`));
  const base = /^refs\/heads\/(.+)$/.exec(group.base_ref)?.[1];
  const [, queued, last] =
    /^refs\/heads\/gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/.exec(group.head_ref) ?? [];
  if (base === undefined || queued !== base)
    return err(
      fault(
        'merge-group-unresolved',
        `expected the ref refs/heads/gh-readonly-queue/BASE/pr-NUMBER-COMMIT of a group for ${group.base_ref}, found ${group.head_ref}`,
      ),
    );
  return ok({ kind: 'merge-group', head: group.head_sha, base, last: Number(last) });
};

/**
 * A workflow is waited for by its name, and any file may have that name: what counts is the path of the file, the event
 * that started it and the repository. A run that waits for approval is told as completed too, and has not succeeded.
 */
const parseWorkflowRun = (payload: unknown, awaited: Awaited): Result<WorkflowRunEvent> => {
  const parsed = workflowRunSchema.safeParse(payload);
  if (!parsed.success) return err(unsupported('a payload without a workflow run'));
  const { action, workflow_run: run } = parsed.data;
  if (action !== 'completed') return err(unsupported(`the action ${action} of a workflow run`));
  const found = { path: workflowFile(run.path).path, event: run.event, repository: run.repository.full_name };
  const wanted = { path: awaited.startedBy, event: 'pull_request', repository: awaited.repository };
  // A review is of a pull request as well, where the policy asks for approvals.
  const event = found.event === 'pull_request_review' ? wanted.event : found.event;
  if (JSON.stringify({ ...found, event }) !== JSON.stringify(wanted))
    return err(
      fault(
        'trigger-foreign',
        `expected a run of ${wanted.path} in ${wanted.repository} on ${wanted.event}, found ${found.path} in ${found.repository} on ${found.event}`,
      ),
    );
  if (run.conclusion !== 'success')
    return err(
      fault('trigger-foreign', `expected that ${found.path} ended with success, found ${run.conclusion ?? 'no end'}`, {
        remedy: 'approve the run of the pull request, or run it again',
      }),
    );
  return ok({
    kind: 'workflow-run',
    head: run.head_sha,
    branch: run.head_branch ?? '',
    headRepository: run.head_repository?.full_name,
  });
};

const parsePush = (payload: unknown): Result<PushEvent> => {
  const event = pushSchema.safeParse(payload);
  if (!event.success) return err(unsupported('a payload without a push'));
  const { ref, after, deleted, repository } = event.data;
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  if (branch === undefined || deleted)
    return err(unsupported(deleted ? `the end of ${ref}` : `a push of ${ref}, which is no branch`));
  return ok({ kind: 'push', head: after, branch, defaultBranch: repository.default_branch });
};

const unsupported = (what: string): Fault =>
  fault(
    'event-unsupported',
    `the workflow was started by ${what}; judged are pull_request events (${ACTIONS.join(', ')}), pull_request_review (${REVIEW_ACTIONS.join(', ')}), merge_group, push for a baseline and, at tier app, workflow_run`,
  );
