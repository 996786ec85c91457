import { type Fault, fault } from './fault.ts';
import { err, ok, type Result } from './result.ts';
import * as z from './zod.ts';

/** A pull request changed: which one it is, and which head started the run. All else is read live. */
export interface PullRequestEvent {
  readonly kind: 'pull-request';
  readonly number: number;
  readonly head: string;
  /** Whether its text or its base was edited, so that the code is what it was. */
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

/** What GitHub does to a pull request that can change its verdict. */
const ACTIONS = ['opened', 'synchronize', 'reopened', 'edited', 'ready_for_review', 'converted_to_draft'] as const;

const pullRequestSchema = z.object({
  action: z.string(),
  pull_request: z.object({ number: z.int().check(z.positive()), head: z.object({ sha: z.string() }) }),
});

const commit = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));

// GitHub's documentation, "Webhook events and payloads", merge_group.
const mergeGroupSchema = z.object({
  action: z.string(),
  merge_group: z.object({ head_sha: commit, head_ref: z.string(), base_ref: z.string() }),
});

// GitHub's documentation, "Webhook events and payloads", push.
const pushSchema = z.object({
  ref: z.string(),
  after: commit,
  deleted: z.boolean(),
  repository: z.object({ default_branch: z.string() }),
});

/** Reads the payload of the event that started the workflow. An event with nothing to judge is a fault, never a pass. */
export const parseEvent = (name: string, payload: unknown): Result<JudgedEvent> => {
  if (name === 'merge_group') return parseMergeGroup(payload);
  if (name === 'push') return parsePush(payload);
  if (name !== 'pull_request') return err(unsupported(`the event ${name}`));
  const event = pullRequestSchema.safeParse(payload);
  if (!event.success) return err(unsupported('a payload without a pull request'));
  const { action, pull_request: pull } = event.data;
  if (!ACTIONS.some((one) => one === action)) return err(unsupported(`the action ${action} of a pull request`));
  return ok({ kind: 'pull-request', number: pull.number, head: pull.head.sha, edited: action === 'edited' });
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
    `the workflow was started by ${what}; judged are pull_request events (${ACTIONS.join(', ')}), merge_group, and push for a baseline`,
  );
