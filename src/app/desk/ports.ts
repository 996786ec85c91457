import type { InitFile } from '../../core/init/outcome.ts';
import type { QueueEntry } from '../../core/queue/group.ts';
import type { Result } from '../../core/result.ts';
import type { PullRequest, ReviewReader } from '../ports.ts';

/** A remote of the clone; `repository` is `owner/name` where its URL has that shape. */
export interface Remote {
  readonly name: string;
  readonly url: string;
  readonly host?: string | undefined;
  readonly repository?: string | undefined;
}

/** The author's clone, as far as the base branch and the change are looked for in it. */
export interface Clone {
  readonly remotes: () => Promise<Result<readonly Remote[]>>;
  /** The name of the branch that `refs/remotes/<remote>/HEAD` stands for. */
  readonly remoteHead: (remote: string, ask: boolean) => Promise<Result<string | undefined>>;
  /** The commit of a remote's branch: fetched, or what the clone knows of it. */
  readonly remoteBranch: (remote: string, branch: string, fetch: boolean) => Promise<Result<string>>;
  readonly resolve: (ref: string) => Promise<Result<string | undefined>>;
  readonly textAt: (commit: string, path: string) => Promise<Result<string | undefined>>;
  readonly isLink: (commit: string, path: string) => Promise<Result<boolean>>;
  /** HEAD's merge base with `base`, where they have one. */
  readonly mergeBase: (base: string) => Promise<Result<string | undefined>>;
  /** The paths that differ between HEAD and its merge base with `base`. */
  readonly changedSince: (base: string) => Promise<Result<readonly string[]>>;
}

/** A repository as its owner's page shows it. */
export interface HostedRepository {
  readonly fullName: string;
  readonly defaultBranch: string;
  readonly parent: string | undefined;
}

/** One run of the check at a commit. */
export interface CheckRun {
  /** A later one has a larger id. */
  readonly id: number;
  readonly status: string;
  readonly conclusion: string | null;
  /** The workflow run it belongs to, where GitHub's link tells it. */
  readonly run: number | undefined;
  /** The page that tells its findings. */
  readonly page: string | undefined;
  /** Whether GitHub Actions made it: a job's has a run, and one without was made through the API. */
  readonly byActions: boolean;
}

/** One run of a workflow at a commit. */
export interface WorkflowRun {
  readonly id: number;
  readonly name: string;
  /** The workflow's file. */
  readonly path: string;
  readonly status: string;
  readonly conclusion: string | null;
}

/** The author's side of GitHub: what `pin`, `check` and `status` ask and change. */
export interface AuthorGitHub {
  /** The host of the repositories that are asked about: a clone of another one's is none of them. */
  readonly host: string;
  readonly repository: (fullName: string) => Promise<Result<HostedRepository>>;
  readonly pullRequest: (fullName: string, number: number) => Promise<Result<PullRequestDetails>>;
  /** The open pull requests whose head is this branch of this owner. */
  readonly pullRequestsOf: (
    fullName: string,
    owner: string,
    branch: string,
  ) => Promise<Result<readonly PullRequestDetails[]>>;
  /** Who has said what of a repository's pull requests, and what an account may do there. */
  readonly reviewsIn: (fullName: string) => ReviewReader;
  readonly writeBody: (fullName: string, number: number, body: string) => Promise<Result<void>>;
  readonly checkRuns: (fullName: string, commit: string, name: string) => Promise<Result<readonly CheckRun[]>>;
  /** The newest runs of all workflows at a commit, the newest first. */
  readonly workflowRuns: (fullName: string, commit: string) => Promise<Result<readonly WorkflowRun[]>>;
  readonly commitMessage: (fullName: string, commit: string) => Promise<Result<string>>;
  /** The merge queue of a branch, in no order; undefined where it has none. */
  readonly queueEntries: (fullName: string, branch: string) => Promise<Result<readonly QueueEntry[] | undefined>>;
  /** Runs all jobs of a workflow run again: its judged job did not fail, and what that handed over may be out of date. */
  readonly runAgain: (fullName: string, run: number) => Promise<Result<void>>;
  /** The newest block that a judge left for this head, or undefined where there is none. */
  readonly judgedBlock: (fullName: string, commit: string) => Promise<Result<string | undefined>>;
}

/** A pull request with what only its author asks for. */
export interface PullRequestDetails extends PullRequest {
  /** False where a conflict keeps GitHub from starting any run; null while it does not know yet. */
  readonly mergeable: boolean | null;
}

/** The project's folder, as far as `init` looks at it and writes to it. Paths are relative to its top, with `/`. */
export interface ProjectFolder {
  /** What git tracks, and what it would: files that are neither tracked nor ignored. */
  readonly files: () => Promise<Result<readonly string[]>>;
  readonly read: (path: string) => Promise<Result<string>>;
  /** Makes a file; one that is there is left as it is. */
  readonly create: (path: string, text: string) => Promise<Result<InitFile['state']>>;
}
