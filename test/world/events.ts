import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { CommitObject } from './github/objects.ts';
import { type Addresses, fullRepositoryPayload, pullPayload, runPayload, userPayload } from './github/payloads.ts';
import type { GitHubRepository, Pull, PullReview, PullVersion, User, WorkflowRun } from './github/state.ts';
import { isList, isObject, type Json, type JsonObject, listOf, objectOf, parseJson, valueAt } from './json.ts';

/** What a pull request event says has happened. */
export type PullRequestAction =
  | 'opened'
  | 'synchronize'
  | 'reopened'
  | 'edited'
  | 'ready_for_review'
  | 'converted_to_draft'
  | 'closed';

const require = createRequire(import.meta.url);

const readPackage = (name: string): Json => parseJson(readFileSync(require.resolve(name), 'utf8'));

let examples: readonly JsonObject[] | undefined;

const exampleOf = (event: string, action?: string): JsonObject => {
  examples ??= listOf(readPackage('@octokit/webhooks-examples')).map(objectOf);
  const all = listOf(examples.find((each) => each['name'] === event)?.['examples']).map(objectOf);
  const found = all.find((each) => action === undefined || each['action'] === action);
  if (found === undefined) throw new Error(`There is no example of ${event} ${action ?? ''}.`);
  return found;
};

let ajv: Ajv | undefined;

const createAjv = (): Ajv => {
  const created = new Ajv({ strict: false, validateSchema: false, inlineRefs: false, allErrors: true });
  formats.default(created);
  const definitions = objectOf(valueAt(readPackage('@octokit/webhooks-schemas'), 'definitions'));
  created.addSchema({ $id: 'webhooks', definitions: absolute(definitions) });
  return created;
};

const absolute = (value: Json): Json => {
  if (isList(value)) return value.map(absolute);
  if (!isObject(value)) return value;
  const { $schema: _, ...rest } = value;
  const entries = Object.entries(rest).map(([key, item]): [string, Json] => [
    key,
    key === '$ref' && typeof item === 'string' ? `webhooks${item}` : absolute(item),
  ]);
  return Object.fromEntries(entries);
};

/** What contradicts GitHub's schema of an event; `definition` is such as `pull_request$edited`. */
export const eventContradictions = (definition: string, event: Json): readonly string[] => {
  ajv ??= createAjv();
  const validate: ValidateFunction | undefined = ajv.getSchema(
    `webhooks#/definitions/${encodeURIComponent(definition)}`,
  );
  if (validate === undefined) throw new Error(`GitHub has no event ${definition}.`);
  if (validate(event)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath || 'the event'} ${error.message ?? 'is wrong'}`);
};

const checked = (definition: string, event: JsonObject): JsonObject => {
  const found = eventContradictions(definition, event);
  if (found.length > 0) throw new Error(`The event is none of GitHub's: ${found.join('; ')}`);
  return event;
};

// The examples are of one repository and one person; their links are turned to the world's.
const relocated = (value: Json, at: Addresses, fullName: string): Json => {
  if (typeof value === 'string') {
    const [owner = ''] = fullName.split('/');
    return value
      .replaceAll('https://api.github.com', at.api)
      .replaceAll('https://github.com', at.site)
      .replaceAll(/(?:Codertocat\/Hello-World|octo-org\/octo-repo)/gu, fullName)
      .replaceAll(/(?:Codertocat|octo-org)/gu, owner);
  }
  if (isList(value)) return value.map((item) => relocated(item, at, fullName));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, relocated(item, at, fullName)]));
};

// The example gives the keys, the world their values.
const overlaid = (example: Json | undefined, given: Json | undefined): Json => {
  if (given === undefined) return example ?? null;
  if (!isObject(given) || !isObject(example)) return given;
  return Object.fromEntries(Object.entries(example).map(([key, item]) => [key, overlaid(item, given[key])]));
};

const userOf = (at: Addresses, example: Json | undefined, user: User): Json =>
  overlaid(relocated(example ?? {}, at, `${encodeURIComponent(user.login)}/`), userPayload(at, user));

const repositoryOf = (at: Addresses, example: Json | undefined, repository: GitHubRepository): Json => {
  const { parent: _, ...payload } = fullRepositoryPayload(at, repository);
  const owner = userOf(at, valueAt(example, 'owner'), repository.owner);
  return { ...objectOf(overlaid(relocated(example ?? {}, at, repository.fullName), payload)), owner };
};

/** What a pull request event tells beside the pull request itself. */
export interface PullRequestEventOptions {
  readonly action: PullRequestAction;
  readonly sender: User;
  /** The version before an edit or a push. */
  readonly before?: PullVersion | undefined;
}

const changesOf = (before: PullVersion, after: PullVersion): JsonObject => ({
  ...(before.body === after.body ? {} : { body: { from: before.body ?? '' } }),
  ...(before.title === after.title ? {} : { title: { from: before.title } }),
  ...(before.baseRef === after.baseRef
    ? {}
    : { base: { ref: { from: before.baseRef }, sha: { from: before.baseSha } } }),
});

/** The event of a pull request as it was at one version: what a run gets, and what a re-run gets again. */
export const pullRequestEvent = (
  at: Addresses,
  repository: GitHubRepository,
  pull: Pull,
  version: PullVersion,
  { action, sender, before }: PullRequestEventOptions,
): JsonObject => {
  const example = exampleOf('pull_request', 'synchronize');
  const shape = objectOf(example['pull_request']);
  const payload = pullPayload(at, repository, pull, version, null);
  const drawn = objectOf(overlaid(relocated(shape, at, repository.fullName), payload));
  const headRepository =
    pull.headRepository === null ? null : repositoryOf(at, valueAt(shape, 'head', 'repo'), pull.headRepository);
  const changes = action === 'edited' ? { changes: changesOf(before ?? version, version) } : {};
  const shas = action === 'synchronize' ? { before: before?.headSha ?? version.headSha, after: version.headSha } : {};
  return checked(`pull_request$${action}`, {
    action,
    number: pull.number,
    pull_request: {
      ...drawn,
      user: userOf(at, shape['user'], pull.user),
      head: {
        ...objectOf(drawn['head']),
        repo: headRepository,
        user: userOf(at, valueAt(shape, 'head', 'user'), pull.headOwner),
      },
      base: {
        ...objectOf(drawn['base']),
        repo: repositoryOf(at, valueAt(shape, 'base', 'repo'), repository),
        user: userOf(at, valueAt(shape, 'base', 'user'), repository.owner),
      },
    },
    ...changes,
    ...shas,
    repository: repositoryOf(at, example['repository'], repository),
    sender: userOf(at, example['sender'], sender),
  });
};

// An event of a review tells less of the pull request than its own events do.
const BARE = new Set(['commits', 'additions', 'deletions', 'changed_files', 'comments', 'review_comments']);
const ABSENT = new Set(['merged', 'merged_by', 'mergeable', 'mergeable_state', 'rebaseable', 'maintainer_can_modify']);

/** The event of a review that was given or dismissed. */
export const reviewEvent = (
  at: Addresses,
  repository: GitHubRepository,
  pull: Pull,
  version: PullVersion,
  { review, sender }: { readonly review: PullReview; readonly sender: User },
): JsonObject => {
  const action = review.state === 'DISMISSED' ? 'dismissed' : 'submitted';
  const { pull_request: told } = pullRequestEvent(at, repository, pull, version, { action: 'edited', sender });
  const rest = Object.entries(objectOf(told)).filter(([key]) => !BARE.has(key) && !ABSENT.has(key));
  const example = exampleOf('pull_request_review', action);
  return checked(`pull_request_review$${action}`, {
    action,
    review: {
      ...objectOf(relocated(example['review'] ?? {}, at, repository.fullName)),
      id: review.id,
      user: userOf(at, valueAt(example, 'review', 'user'), review.user),
      state: review.state.toLowerCase(),
      commit_id: review.commit,
      submitted_at: review.submittedAt,
    },
    pull_request: Object.fromEntries(rest),
    repository: repositoryOf(at, exampleOf('pull_request', 'synchronize')['repository'], repository),
    sender: userOf(at, exampleOf('pull_request', 'synchronize')['sender'], sender),
  });
};

/** A group of a merge queue. */
export interface MergeGroup {
  readonly headSha: string;
  /** `refs/heads/gh-readonly-queue/main/pr-1-<sha>`. */
  readonly headRef: string;
  readonly baseSha: string;
  /** `refs/heads/main`. */
  readonly baseRef: string;
  readonly headCommit: CommitObject;
}

const headCommitOf = (commit: CommitObject): JsonObject => ({
  id: commit.sha,
  tree_id: commit.tree,
  message: commit.message,
  timestamp: commit.committer.date,
  author: { name: commit.author.name, email: commit.author.email },
  committer: { name: commit.committer.name, email: commit.committer.email },
});

/** The event of a merge queue that asks for checks. It names no pull request but in its ref. */
export const mergeGroupEvent = (
  at: Addresses,
  repository: GitHubRepository,
  group: MergeGroup,
  sender: User,
): JsonObject => {
  const example = exampleOf('pull_request', 'synchronize');
  return checked('merge_group$checks_requested', {
    action: 'checks_requested',
    merge_group: {
      head_sha: group.headSha,
      head_ref: group.headRef,
      base_sha: group.baseSha,
      base_ref: group.baseRef,
      head_commit: headCommitOf(group.headCommit),
    },
    repository: repositoryOf(at, example['repository'], repository),
    sender: userOf(at, example['sender'], sender),
  });
};

/** The event of another workflow's run that has ended. */
export const workflowRunEvent = (
  at: Addresses,
  repository: GitHubRepository,
  run: WorkflowRun,
  headCommit: CommitObject,
): JsonObject => {
  const example = exampleOf('workflow_run', 'completed');
  const shape = objectOf(example['workflow_run']);
  const drawn = objectOf(overlaid(relocated(shape, at, repository.fullName), runPayload(at, repository, run)));
  const { name, path, id } = run.workflow;
  const actor = userOf(at, example['sender'], run.actor);
  return checked('workflow_run$completed', {
    action: 'completed',
    workflow: { ...objectOf(relocated(example['workflow'] ?? {}, at, repository.fullName)), id, name, path },
    workflow_run: {
      ...drawn,
      path,
      display_title: name,
      head_commit: headCommitOf(headCommit),
      repository: repositoryOf(at, shape['repository'], repository),
      head_repository: repositoryOf(at, shape['head_repository'], run.headRepository ?? repository),
      actor,
      triggering_actor: actor,
    },
    repository: repositoryOf(at, exampleOf('pull_request', 'synchronize')['repository'], repository),
    sender: actor,
  });
};

/** The event of a push. */
export const pushEvent = (
  at: Addresses,
  repository: GitHubRepository,
  push: { readonly ref: string; readonly before: string; readonly commit: CommitObject; readonly sender: User },
): JsonObject => {
  const example = exampleOf('push');
  const { before, commit, ref, sender } = push;
  const url = `${at.site}/${repository.fullName}/commit/${commit.sha}`;
  const changed = { added: [], removed: [], modified: [] };
  const payload = { ...headCommitOf(commit), url, distinct: true, ...changed };
  const none = /^0+$/u;
  return checked('push$event', {
    ...objectOf(relocated(example, at, repository.fullName)),
    ref,
    before,
    after: commit.sha,
    created: none.test(before),
    deleted: false,
    forced: false,
    base_ref: null,
    compare: `${at.site}/${repository.fullName}/compare/${before.slice(0, 12)}...${commit.sha.slice(0, 12)}`,
    commits: [payload],
    head_commit: payload,
    repository: repositoryOf(at, exampleOf('pull_request', 'synchronize')['repository'], repository),
    pusher: { name: sender.login, email: `${sender.login}@example.com` },
    sender: userOf(at, example['sender'], sender),
  });
};
