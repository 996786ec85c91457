import type { Json, JsonObject } from '../json.ts';
import type { CommitObject, FileChange } from './objects.ts';
import {
  type Artifact,
  actionsAppId,
  type CheckRun,
  type GitHubRepository,
  type Pull,
  type PullVersion,
  type User,
  type WorkflowRun,
} from './state.ts';

/** Where the world answers: the API, and the site that links point at. */
export interface Addresses {
  readonly api: string;
  readonly site: string;
}

/** A user as other objects hold one. */
export const userPayload = ({ api, site }: Addresses, user: User): JsonObject => ({
  login: user.login,
  id: user.id,
  node_id: `U_${user.id}`,
  type: user.type,
  site_admin: false,
  url: `${api}/users/${encodeURIComponent(user.login)}`,
  html_url: `${site}/${encodeURIComponent(user.login)}`,
  avatar_url: `${site}/${encodeURIComponent(user.login)}.png`,
});

/** A repository as other objects hold one. */
const repositoryPayload = (at: Addresses, repository: GitHubRepository): JsonObject => ({
  id: repository.id,
  node_id: `R_${repository.id}`,
  name: repository.name,
  full_name: repository.fullName,
  owner: userPayload(at, repository.owner),
  private: repository.private,
  fork: repository.parent !== null,
  url: `${at.api}/repos/${repository.fullName}`,
  html_url: `${at.site}/${repository.fullName}`,
});

/** What a repository tells of itself beyond that. */
export const fullRepositoryPayload = (at: Addresses, repository: GitHubRepository): JsonObject => ({
  ...repositoryPayload(at, repository),
  default_branch: repository.defaultBranch,
  visibility: repository.private ? 'private' : 'public',
  clone_url: `${at.site}/${repository.fullName}.git`,
  git_url: `git://${new URL(at.site).host}/${repository.fullName}.git`,
  archived: false,
  disabled: false,
  ...(repository.parent === null ? {} : { parent: fullRepositoryPayload(at, repository.parent) }),
});

/** A pull request as lists hold it. */
export const pullPayload = (
  at: Addresses,
  repository: GitHubRepository,
  pull: Pull,
  version: PullVersion,
  mergeSha: string | null,
): JsonObject => {
  const url = `${at.api}/repos/${repository.fullName}/pulls/${pull.number}`;
  const html = `${at.site}/${repository.fullName}/pull/${pull.number}`;
  const { headRepository } = pull;
  return {
    url,
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    id: pull.id,
    node_id: `PR_${pull.id}`,
    number: pull.number,
    state: version.state,
    locked: false,
    title: version.title,
    body: version.body,
    draft: version.draft,
    user: userPayload(at, pull.user),
    author_association: 'CONTRIBUTOR',
    created_at: pull.createdAt,
    updated_at: version.updatedAt,
    closed_at: version.state === 'closed' ? version.updatedAt : null,
    merged_at: pull.merged?.at ?? null,
    merge_commit_sha: pull.merged?.sha ?? mergeSha,
    head: {
      label: `${pull.headOwner.login}:${version.headRef}`,
      ref: version.headRef,
      sha: version.headSha,
      user: userPayload(at, pull.headOwner),
      repo: headRepository === null ? null : shortRepository(at, headRepository),
    },
    base: {
      label: `${repository.owner.login}:${version.baseRef}`,
      ref: version.baseRef,
      sha: version.baseSha,
      user: userPayload(at, repository.owner),
      repo: shortRepository(at, repository),
    },
  };
};

const shortRepository = (at: Addresses, repository: GitHubRepository): JsonObject => {
  const { parent: _, ...rest } = fullRepositoryPayload(at, repository);
  return rest;
};

const signature = ({ name, email, date }: CommitObject['author']): JsonObject => ({ name, email, date });

const parentsOf = (at: Addresses, repository: GitHubRepository, commit: CommitObject): Json =>
  commit.parents.map((sha) => ({ sha, url: `${at.api}/repos/${repository.fullName}/commits/${sha}` }));

/** A commit of git's own, as `git/commits` gives it. */
export const gitCommitPayload = (at: Addresses, repository: GitHubRepository, commit: CommitObject): JsonObject => ({
  sha: commit.sha,
  node_id: `C_${commit.sha}`,
  url: `${at.api}/repos/${repository.fullName}/git/commits/${commit.sha}`,
  html_url: `${at.site}/${repository.fullName}/commit/${commit.sha}`,
  author: signature(commit.author),
  committer: signature(commit.committer),
  message: commit.message,
  tree: { sha: commit.tree, url: `${at.api}/repos/${repository.fullName}/git/trees/${commit.tree}` },
  parents: parentsOf(at, repository, commit),
});

/** A commit as `commits/{ref}` and comparisons give it. Nobody's e-mail address is known, so no account is named. */
export const commitPayload = (at: Addresses, repository: GitHubRepository, commit: CommitObject): JsonObject => ({
  sha: commit.sha,
  node_id: `C_${commit.sha}`,
  url: `${at.api}/repos/${repository.fullName}/commits/${commit.sha}`,
  html_url: `${at.site}/${repository.fullName}/commit/${commit.sha}`,
  author: null,
  committer: null,
  commit: {
    message: commit.message,
    author: signature(commit.author),
    committer: signature(commit.committer),
    tree: { sha: commit.tree, url: `${at.api}/repos/${repository.fullName}/git/trees/${commit.tree}` },
    url: `${at.api}/repos/${repository.fullName}/git/commits/${commit.sha}`,
  },
  parents: parentsOf(at, repository, commit),
});

/** A file of a pull request or comparison. */
export const filePayload = (
  at: Addresses,
  repository: GitHubRepository,
  head: string,
  file: FileChange,
): JsonObject => {
  const path = file.path.split('/').map(encodeURIComponent).join('/');
  return {
    sha: file.sha,
    filename: file.path,
    ...(file.previousPath === undefined ? {} : { previous_filename: file.previousPath }),
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${at.site}/${repository.fullName}/blob/${head}/${path}`,
    raw_url: `${at.site}/${repository.fullName}/raw/${head}/${path}`,
    contents_url: `${at.api}/repos/${repository.fullName}/contents/${path}?ref=${head}`,
  };
};

/** A workflow run. GitHub names the pull requests of a run only where the head is in the repository itself. */
export const runPayload = (at: Addresses, repository: GitHubRepository, run: WorkflowRun): JsonObject => {
  const url = `${at.api}/repos/${repository.fullName}/actions/runs/${run.id}`;
  return {
    id: run.id,
    node_id: `WFR_${run.id}`,
    name: run.workflow.name,
    path: run.workflow.path,
    workflow_id: run.workflow.id,
    display_title: run.workflow.name,
    run_number: run.id,
    run_attempt: run.attempt,
    event: run.eventName,
    status: run.status,
    conclusion: run.conclusion,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    check_suite_id: run.suiteId,
    url,
    html_url: `${at.site}/${repository.fullName}/actions/runs/${run.id}`,
    jobs_url: `${url}/jobs`,
    artifacts_url: `${url}/artifacts`,
    rerun_url: `${url}/rerun`,
    created_at: run.createdAt,
    run_started_at: run.createdAt,
    updated_at: run.createdAt,
    actor: userPayload(at, run.actor),
    triggering_actor: userPayload(at, run.actor),
    head_commit: null,
    repository: repositoryPayload(at, repository),
    // The description has no null here; a run whose fork is gone is shown with the repository itself.
    head_repository: repositoryPayload(at, run.headRepository ?? repository),
    pull_requests: [],
  };
};

/** A job of a run. */
export const jobPayload = (
  at: Addresses,
  repository: GitHubRepository,
  run: WorkflowRun,
  job: CheckRun,
): JsonObject => ({
  id: job.id,
  node_id: `CR_${job.id}`,
  run_id: run.id,
  run_attempt: job.job?.attempt ?? run.attempt,
  run_url: `${at.api}/repos/${repository.fullName}/actions/runs/${run.id}`,
  head_sha: run.headSha,
  head_branch: run.headBranch,
  workflow_name: run.workflow.name,
  name: job.name,
  status: job.status,
  conclusion: job.conclusion,
  created_at: job.startedAt,
  started_at: job.startedAt,
  completed_at: job.completedAt,
  labels: ['ubuntu-latest'],
  url: `${at.api}/repos/${repository.fullName}/actions/jobs/${job.id}`,
  html_url: `${at.site}/${repository.fullName}/actions/runs/${run.id}/job/${job.id}`,
  check_run_url: `${at.api}/repos/${repository.fullName}/check-runs/${job.id}`,
});

// The page of a check that Actions made is its job's.
const checkPage = (at: Addresses, repository: GitHubRepository, { id, job }: CheckRun): string => {
  const page = `${at.site}/${repository.fullName}`;
  return job === undefined ? `${page}/runs/${id}` : `${page}/actions/runs/${job.runId}/job/${id}`;
};

/** A check run on a commit. */
export const checkPayload = (at: Addresses, repository: GitHubRepository, check: CheckRun): JsonObject => ({
  id: check.id,
  node_id: `CR_${check.id}`,
  name: check.name,
  head_sha: check.headSha,
  external_id: check.made?.externalId ?? '',
  status: check.status,
  conclusion: check.conclusion,
  started_at: check.startedAt,
  completed_at: check.completedAt,
  check_suite: { id: check.suiteId },
  url: `${at.api}/repos/${repository.fullName}/check-runs/${check.id}`,
  html_url: checkPage(at, repository, check),
  details_url: check.made?.detailsUrl ?? checkPage(at, repository, check),
  app:
    check.appId === actionsAppId
      ? { id: actionsAppId, slug: 'github-actions', name: 'GitHub Actions' }
      : { id: check.appId, slug: 'other', name: 'Other' },
  output: {
    title: check.made?.title ?? null,
    summary: check.made?.summary ?? null,
    text: null,
    annotations_count: 0,
    annotations_url: `${at.api}/repos/${repository.fullName}/check-runs/${check.id}/annotations`,
  },
});

/** An artifact. */
export const artifactPayload = (at: Addresses, repository: GitHubRepository, artifact: Artifact): JsonObject => {
  const url = `${at.api}/repos/${repository.fullName}/actions/artifacts/${artifact.id}`;
  const run = repository.runs.get(artifact.runId);
  return {
    id: artifact.id,
    node_id: `MDg6QXJ0aWZhY3Q${artifact.id}`,
    name: artifact.name,
    size_in_bytes: artifact.bytes.length,
    digest: artifact.digest,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.expired,
    created_at: artifact.createdAt,
    updated_at: artifact.createdAt,
    expires_at: '2027-02-27T12:00:00Z',
    workflow_run: {
      id: artifact.runId,
      repository_id: repository.id,
      head_repository_id: run?.headRepository?.id ?? repository.id,
      head_branch: run?.headBranch ?? '',
      head_sha: run?.headSha ?? '',
    },
  };
};
