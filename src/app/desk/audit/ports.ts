import type { RunFacts } from '../../../core/earlier/stands-in.ts';
import type { Result } from '../../../core/result.ts';
import type { RunReader } from '../../ports.ts';

/** A commit as the audit needs it. */
export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
}

/** What lies between two commits: those that the second has and the first has not, and how many it is the other way. */
export interface Range {
  /** Where the second left the first. */
  readonly mergeBase: string;
  readonly commits: readonly Commit[];
  readonly behind: number;
}

/** A merged pull request as GitHub tells it; `mergedAt` in milliseconds since 1970. */
export interface MergedAnswer {
  readonly number: number;
  readonly body: string | null;
  readonly head: string;
  readonly base: string;
  readonly mergedAt: number;
  readonly mergeCommit: string | undefined;
}

/** A workflow run with the number of its newest attempt. */
export interface AttemptedRun extends RunFacts {
  readonly attempts: number;
}

/** A check run that an App made. */
export interface AppCheck {
  readonly app: number | undefined;
  readonly externalId: string;
  readonly conclusion: string | undefined;
  readonly completedAt: number;
}

/** GitHub as `audit` reads it: everything is asked live, and nothing is changed. */
export interface AuditGitHub extends Pick<RunReader, 'artifactsOf' | 'jobsOf' | 'file'> {
  readonly repository: () => Promise<Result<{ readonly fullName: string; readonly defaultBranch: string }>>;
  readonly commit: (ref: string) => Promise<Result<Commit>>;
  /** A commit that who asks has named: that there is none is no fault of GitHub's. */
  readonly named: (ref: string) => Promise<Result<Commit>>;
  readonly between: (base: string, head: string) => Promise<Result<Range>>;
  /** The merged pull requests that brought a commit of the default branch. */
  readonly mergedPulls: (commit: string) => Promise<Result<readonly MergedAnswer[]>>;
  readonly runsAt: (commit: string) => Promise<Result<readonly AttemptedRun[]>>;
  readonly run: (id: number) => Promise<Result<AttemptedRun>>;
  readonly checksAt: (commit: string) => Promise<Result<readonly AppCheck[]>>;
  /** The Apps that a branch requires the check from. */
  readonly requiredFrom: (branch: string) => Promise<readonly number[]>;
  readonly textAt: (commit: string, path: string) => Promise<Result<string | undefined>>;
  /** When the body of a pull request was edited last, in milliseconds since 1970. */
  readonly lastEdited: (number: number) => Promise<Result<number | undefined>>;
}
