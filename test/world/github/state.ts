import type { Json, JsonObject } from '../json.ts';
import type { BareRepository } from '../repository.ts';

/** An account. */
export interface User {
  readonly id: number;
  readonly login: string;
  readonly type: 'User' | 'Bot' | 'Organization';
}

/** What an account may do in a repository. */
export type Role = 'read' | 'write' | 'admin';

/** A rule that a branch is under: these checks must be there. */
export interface RequiredCheck {
  readonly branch: string;
  readonly context: string;
  /** The app that must have made the check; `undefined` takes it from anyone, and a status of that name too. */
  readonly integrationId?: number;
  /** The workflow whose own jobs alone count, where a ruleset requires one. */
  readonly workflow?: number;
  readonly rulesetId: number;
}

/** A ruleset, of a repository or of an organisation. */
export interface Ruleset {
  readonly id: number;
  readonly repositoryId: number | undefined;
  readonly organisation: string | undefined;
  readonly name: string;
  readonly enforcement: string;
  readonly bypassActors: Json;
  readonly conditions: JsonObject;
  readonly rules: readonly Json[];
}

/** What may change about a pull request; GitHub's API may show an older one for a while. */
export interface PullVersion {
  readonly headRef: string;
  readonly headSha: string;
  readonly baseRef: string;
  /** Where the base branch was when the head was last pushed. It stays there, however the branch moves. */
  readonly baseSha: string;
  readonly title: string;
  readonly body: string | null;
  readonly draft: boolean;
  readonly state: 'open' | 'closed';
  readonly updatedAt: string;
}

/** A review of a pull request; who dismisses one changes its state. */
export interface PullReview {
  readonly id: number;
  readonly user: User;
  state: 'COMMENTED' | 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED';
  readonly commit: string;
  readonly submittedAt: string;
}

/** A pull request. */
export interface Pull {
  readonly id: number;
  readonly number: number;
  readonly user: User;
  /** Where its head lives; `null` once that fork is gone. */
  headRepository: GitHubRepository | null;
  readonly headOwner: User;
  /** From the oldest to the one that is so. */
  readonly versions: [PullVersion, ...PullVersion[]];
  /** In the order in which they were given. */
  readonly reviews: PullReview[];
  /** The next reads that see `behind` versions back. */
  lag: { reads: number; behind: number };
  readonly createdAt: string;
  /** Once it is merged: when, the commit by which it came in, and all commits that it brought. */
  merged?: { readonly at: string; readonly sha: string; readonly brought: readonly string[] };
}

/** A conclusion of a check run or a job. */
export type Conclusion =
  | 'success'
  | 'failure'
  | 'neutral'
  | 'cancelled'
  | 'skipped'
  | 'timed_out'
  | 'action_required'
  | 'startup_failure'
  | 'stale';

/** A check run on a commit. A job is one, with the same id. */
export interface CheckRun {
  readonly id: number;
  readonly name: string;
  readonly headSha: string;
  readonly suiteId: number;
  readonly appId: number;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion: Conclusion | null;
  readonly startedAt: string;
  completedAt: string | null;
  /** What was said when it was made, or ended, through the API. */
  made?: {
    readonly externalId: string;
    readonly detailsUrl: string | null;
    readonly title: string | null;
    readonly summary: string | null;
  };
  /** The run and attempt of which this is a job. */
  readonly job?: { readonly runId: number; readonly attempt: number };
}

/** A status that somebody has set on a commit. */
export interface CommitStatus {
  readonly context: string;
  readonly headSha: string;
  readonly state: 'success' | 'failure' | 'pending';
  /** The app whose token set it; a person's own has none. */
  readonly appId?: number;
}

/** A workflow run. */
export interface WorkflowRun {
  readonly id: number;
  attempt: number;
  readonly workflow: { readonly id: number; readonly name: string; readonly path: string };
  readonly eventName: string;
  /** The event as it was when the run was started; a re-run gets the same. */
  readonly event: Json;
  readonly headSha: string;
  readonly headBranch: string;
  readonly headRepository: GitHubRepository | null;
  readonly pull: number | null;
  readonly actor: User;
  readonly suiteId: number;
  /** What the artifact service calls the run. */
  readonly backendId: string;
  status: 'queued' | 'in_progress' | 'completed' | 'waiting' | 'action_required';
  conclusion: Conclusion | null;
  readonly createdAt: string;
}

/** An artifact of a run, once it is whole. */
export interface Artifact {
  readonly id: number;
  readonly runId: number;
  readonly name: string;
  readonly bytes: Buffer;
  /** `sha256:` and the hash of the bytes. */
  readonly digest: string;
  readonly createdAt: string;
  expired: boolean;
}

/** A pull request in a merge queue; `headSha` is `null` until its commit is made. */
export interface QueuedPull {
  readonly number: number;
  readonly headSha: string | null;
  readonly baseSha: string;
  readonly enqueuedAt: string;
}

/** A repository and all that GitHub keeps beside it. */
export interface GitHubRepository {
  readonly id: number;
  readonly owner: User;
  readonly name: string;
  readonly fullName: string;
  readonly private: boolean;
  readonly defaultBranch: string;
  readonly git: BareRepository;
  readonly parent: GitHubRepository | null;
  readonly pulls: Map<number, Pull>;
  readonly runs: Map<number, WorkflowRun>;
  readonly checks: CheckRun[];
  readonly statuses: CommitStatus[];
  readonly artifacts: Map<number, Artifact>;
  readonly requiredChecks: RequiredCheck[];
  /** Merge queues by branch, each in the order of its entries. */
  readonly mergeQueues: Map<string, readonly QueuedPull[]>;
  /** Classic branch protections, by branch, as an administrator sees them. */
  readonly protections: Map<string, JsonObject>;
  /** What a workflow may do that asks for nothing. */
  workflowPermissions: 'read' | 'write';
  readonly roles: Map<string, Role>;
}

/** Everything. */
export interface State {
  readonly users: Map<string, User>;
  readonly repositories: Map<string, GitHubRepository>;
  readonly rulesets: Ruleset[];
  /** `organisation/login` of those who own one. */
  readonly organisationOwners: Set<string>;
  /** Numbers that grow, so that a later thing has a larger id. */
  nextId(): number;
  /** The world's time: it goes on by a second each time it is asked. */
  now(): string;
}

/** The app that GitHub Actions is. */
export const actionsAppId = 15368;

/** An empty world. */
export const createState = (): State => {
  let id = 1000;
  let seconds = Date.parse('2026-11-29T12:00:00Z') / 1000;
  return {
    users: new Map(),
    repositories: new Map(),
    rulesets: [],
    organisationOwners: new Set(),
    nextId: () => (id += 1),
    now: () => new Date((seconds += 1) * 1000).toISOString().replace('.000Z', 'Z'),
  };
};

/** The version of a pull request that is so. */
export const current = (pull: Pull): PullVersion => pull.versions.at(-1) ?? pull.versions[0];

/** When the body was changed last, or `null`. */
export const lastEdited = ({ versions }: Pull): string | null =>
  versions.findLast((version, index) => index > 0 && version.body !== versions[index - 1]?.body)?.updatedAt ?? null;

/** The version that a read through the API sees; each read takes one off the lag. */
export const seen = (pull: Pull): PullVersion => {
  if (pull.lag.reads <= 0) return current(pull);
  pull.lag.reads -= 1;
  return pull.versions.at(-1 - pull.lag.behind) ?? pull.versions[0];
};
