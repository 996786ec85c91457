import type { ReviewedPullRequest } from '../core/changes/approval.ts';
import type { Change, CompiledRule } from '../core/changes/decide.ts';
import type { ChangedFile } from '../core/corners/changed-file.ts';
import type { ArtifactFacts, JobFacts, RunFacts } from '../core/earlier/stands-in.ts';
import type { Fault } from '../core/fault.ts';
import type { Policy, Suite } from '../core/policy/policy.ts';
import type { QueueEntry } from '../core/queue/group.ts';
import type { Exit } from '../core/record/exit.ts';
import type { By, Command } from '../core/record/record.ts';
import type { ReportsOutcome, SuiteResult } from '../core/record/suite-result.ts';
import type { Result } from '../core/result.ts';
import type { ShardTests } from '../core/shards/tests.ts';

/** The time, and waiting for it. */
export interface Clock {
  readonly now: () => Date;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Is told how the suites go on. Nothing said here decides anything. */
export interface SuiteWatcher {
  readonly started: (name: string, command: Command) => void;
  readonly output: (chunk: Buffer) => void;
  readonly ended: (name: string, result: SuiteResult) => void;
}

/** A pull request as it is now. */
export interface PullRequest {
  readonly number: number;
  readonly open: boolean;
  /** Whether it is closed because it went in. */
  readonly merged?: boolean | undefined;
  readonly body: string | null;
  readonly author: { readonly login: string; readonly id: number; readonly type: string };
  readonly head: { readonly sha: string; readonly ref: string; readonly repository: string | undefined };
  readonly base: { readonly ref: string; readonly sha: string; readonly defaultBranch: string };
}

/** What a pull request changes, or more than can be listed. */
export type ChangedPaths =
  | { readonly kind: 'listed'; readonly paths: readonly string[] }
  | { readonly kind: 'unlisted' };

/** Reading a repository on GitHub. Every answer is live; nothing is taken from an event's payload. */
export interface RepositoryReader {
  readonly pullRequest: (number: number) => Promise<Result<PullRequest>>;
  /** The commit at the tip of a branch. */
  readonly branchTip: (branch: string) => Promise<Result<string>>;
  /** A file's text at a commit, or undefined where there is none. */
  readonly textAt: (commit: string, path: string) => Promise<Result<string | undefined>>;
  /** Whether a path of a commit is a symbolic link. */
  readonly isLink: (commit: string, path: string) => Promise<Result<boolean>>;
  /** The best common ancestor of two commits. */
  readonly mergeBase: (base: string, head: string) => Promise<Result<string>>;
  /** The paths in the difference of just this head from the merge base, both sides of a rename. */
  readonly changedPaths: (pull: PullRequest) => Promise<Result<ChangedPaths>>;
}

/** Who has approved a pull request, and what an account may do: both may change at any time. */
export interface ReviewReader {
  readonly reviews: (number: number) => Promise<Result<ReviewedPullRequest>>;
  /** Whether an account has admin rights in the repository. */
  readonly isAdministrator: (login: string) => Promise<Result<boolean>>;
}

/** What the judge asks besides: a check belongs to a commit, which may be the head of several pull requests. */
export interface CommitReader extends RepositoryReader, ReviewReader {
  /** What a head changes since its merge base with `base`, whole; the rule says of which files a part is asked for. */
  readonly changes: (base: string, head: string, rule: CompiledRule) => Promise<Result<readonly Change[]>>;
  /** The open pull requests whose head is this commit. */
  readonly openPullRequests: (head: string) => Promise<Result<readonly PullRequest[]>>;
  /** Whether a branch requires a check; where that cannot be told, it counts as one that does. */
  readonly mayRequire: (branch: string, check: string) => Promise<boolean>;
}

/** What GitHub tells of workflow runs and what they left: where a record of an earlier run is looked for. */
export interface RunReader {
  /** The run that this job is of. */
  readonly own: () => Promise<Result<RunFacts>>;
  /** The newest runs of an event for a head commit. */
  readonly runsOf: (head: string, event: 'pull_request' | 'push') => Promise<Result<readonly RunFacts[]>>;
  readonly artifactsOf: (run: number) => Promise<Result<readonly ArtifactFacts[]>>;
  readonly jobsOf: (run: number, attempt: number) => Promise<Result<readonly JobFacts[]>>;
  /** The one file `name` of an artifact whose archive has this hash. */
  readonly file: (artifact: ArtifactFacts, name: string) => Promise<Result<Uint8Array>>;
}

/** The merge queue of a branch, in no order; undefined where it has none. */
export interface QueueReader {
  readonly entries: (branch: string) => Promise<Result<readonly QueueEntry[] | undefined>>;
}

/** How one command went. */
export interface CommandRun {
  readonly exit: Exit;
  readonly milliseconds: number;
  readonly output: { readonly head: string; readonly tail: string; readonly bytes: number };
  readonly drained: boolean;
  /** The variables that it should have been passed and that are not set here. */
  readonly unset?: readonly string[];
}

/** Running commands of the policy, each in the one environment, kept apart from us as far as it goes. */
export interface Runner {
  readonly isolation: By['isolation'];
  /** What a command gets that asks for no network: `open` where it cannot be cut off. */
  readonly network: By['network'];
  /** Why it is not kept further apart, where that was asked for. */
  readonly weaker?: string | undefined;
  readonly run: (request: {
    readonly command: Command;
    readonly cwd: string;
    /** The settings of the policy, then those of the suite. */
    readonly env: readonly Readonly<Record<string, string | null>>[];
    /** Names that it does not get, whoever sets them; none by default. */
    readonly without?: readonly string[] | undefined;
    readonly timeout: number;
    readonly network: By['network'];
    /** The image that it runs in, where the policy names one. */
    readonly image: string | undefined;
    readonly reportsFolder: string | undefined;
    readonly onOutput: (chunk: Buffer) => void;
  }) => Promise<Result<CommandRun>>;
}

/** What came of a suite's reports; `message` tells why they were refused. */
export interface CollectedReports {
  readonly outcome: ReportsOutcome;
  readonly notes: readonly string[];
  readonly message?: string;
  /** Of a suite that is sharded, what lets its shards be put together. */
  readonly tests?: ShardTests;
}

/** Where the suites of one run leave their reports, and what came of them. */
export interface Reports {
  /** Makes room for a run: an empty folder, and in the tree no file that could be taken for a fresh report. */
  readonly prepare: (suite: Suite) => Promise<Result<{ readonly folder: string }>>;
  readonly collect: (name: string, suite: Suite, folder: string) => Promise<CollectedReports>;
  /** The suites whose reports were written to after they had been read, with what is wrong. */
  readonly late: () => Promise<ReadonlyMap<string, string>>;
}

/** The commit that is checked out, and its tree. */
export interface Head {
  readonly commit: string;
  readonly tree: string;
}

/** What running suites takes, before anything of the checkout has started. */
export interface Workshop {
  /** The checkout that the suites run in. */
  readonly root: string;
  readonly head: () => Promise<Result<Head>>;
  readonly trees: Trees;
  readonly clock: Clock;
  readonly machine: Pick<By, 'os' | 'arch' | 'tool'>;
  /** Once, when everything is read and before anything of the pull request starts. */
  readonly open: (policy: Policy) => Promise<Result<OpenWorkshop>>;
}

/** A workshop in which the suites of a policy can run. */
export interface OpenWorkshop extends Omit<Workshop, 'open' | 'head' | 'trees'> {
  /** The commit of HEAD when the suites have ended, or undefined where it cannot be told. */
  readonly headAfter: () => Promise<Result<string | undefined>>;
  readonly runner: Runner;
  readonly reports: Reports;
}

/** A commit's tree, with the files of another in the place of those that `takes` names. Both by whole ids. */
export interface TreeContent {
  readonly commit: string;
  /** Whether git is to know there what it knows in the checkout: the history, branches and tags; by default it does not. */
  readonly whole?: true | undefined;
  readonly overlay?: { readonly commit: string; readonly takes: (path: string) => boolean } | undefined;
}

/**
 * What git tells of a change, and trees of both its sides. In the judged job git is trusted only before anything of the
 * pull request starts: whatever is asked here is asked before the workshop is opened.
 */
export interface Trees {
  /** The best common ancestor of a head and a commit; undefined where that commit is not here, or there is none. */
  readonly mergeBase: (commit: string, head: string) => Promise<Result<string | undefined>>;
  /** What a head does to files since a commit, with the texts of those that `looksInto` names. */
  readonly changeSince: (
    base: string,
    head: string,
    looksInto: (path: string) => boolean,
  ) => Promise<Result<readonly ChangedFile[]>>;
  /** The id of a commit's tree; undefined where that commit is not here. */
  readonly treeOf: (commit: string) => Promise<Result<string | undefined>>;
  /** Writes a tree outside the checkout, gone when the workshop is closed. */
  readonly make: (content: TreeContent, policy: Policy) => Promise<Result<Site>>;
  /** How many commands the machine can run at a time. */
  readonly atOnce: number;
}

/** A site whose walls stand; `close` takes them down and says what could not be. */
export interface OpenSite extends OpenWorkshop {
  readonly close: () => Promise<Fault | undefined>;
}

/** A tree in which suites can run, behind walls of its own. */
export interface Site {
  readonly open: () => Promise<Result<OpenSite>>;
}
