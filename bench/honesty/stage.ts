import type { JsonObject } from '../../test/world/json.ts';
import type { JobOptions, JobRun } from '../../test/world/jobs.ts';
import type { PullRequest } from '../../test/world/pull-request.ts';
import type { Checkout, Files } from '../../test/world/repository.ts';
import type { PullRequestOptions, World } from '../../test/world/world.ts';
import type { Runner, Test } from './runner.ts';

/** A policy in the parts that stories change; JSON is YAML. */
export interface PolicyChange {
  /** More keys at the top. */
  readonly top?: JsonObject;
  /** More keys of the suite `unit`. */
  readonly unit?: JsonObject;
  /** More suites. */
  readonly suites?: JsonObject;
  /** The suite in two shards. */
  readonly shards?: number;
  readonly comment?: string;
}

/** How a story begins. */
export interface StageOptions {
  readonly policy?: PolicyChange;
  /** Tests that the pull request adds, in a file of their own. */
  readonly tests?: readonly Test[];
  /** What else it adds. */
  readonly files?: Files;
  readonly pull?: PullRequestOptions;
  readonly private?: boolean;
}

/** An author's desk: a clone on the pull request's branch with the packaged command line in it. */
export interface Desk extends Checkout {
  readonly recount: (...args: readonly string[]) => Promise<string>;
  /** Commits all that has changed, and gives the new head. */
  readonly commit: (message: string, ...options: readonly string[]) => Promise<string>;
  /** Writes files; `null` removes one. */
  readonly write: (files: Readonly<Record<string, string | null>>) => Promise<void>;
  /** Pushes the branch, by force, and has GitHub take notice. */
  readonly push: () => Promise<void>;
  /** `recount run`, and `recount pin` into the pull request. */
  readonly pin: () => Promise<void>;
  /** `recount run`, and `recount pin --body-file` into a text, which it gives. */
  readonly pinInto: (text: string) => Promise<string>;
}

/** How a desk differs from an ordinary one. */
export interface DeskOptions {
  /** A folder of another name, somewhere else. */
  readonly folder?: string;
  /** Somebody else on the machine, instead of who plays the stories. */
  readonly user?: boolean;
  readonly clone?: (path: string) => Promise<void>;
}

/** One story's world: a repository whose base has the runner's project and its policy, and one open pull request. */
export interface Stage extends AsyncDisposable {
  readonly runner: Runner;
  readonly world: World;
  readonly pull: PullRequest;
  /** Opens a desk; without options there is one, which stays. */
  readonly desk: (options?: DeskOptions) => Promise<Desk>;
  /** Another policy on the base branch. */
  readonly setPolicy: (change: PolicyChange) => Promise<void>;
  /** A job of the action, apart from the runner as on a hosted one. */
  readonly job: (name: 'rerun' | 'verdict', needed?: JobRun, options?: JobOptions) => Promise<JobRun>;
  /** Both jobs in a new run: the last one. */
  readonly judge: (options?: JobOptions) => Promise<JobRun>;
  /** All legs of a matrix, and the judge. */
  readonly judgeShards: (legs: number) => Promise<JobRun>;
  /** The group of a merge queue with this pull request alone. */
  readonly judgeQueue: () => Promise<JobRun>;
}
