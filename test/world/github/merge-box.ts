import type { CheckRun, CommitStatus, Conclusion, GitHubRepository, RequiredCheck } from './state.ts';

/**
 * Which of several same-named check runs on one commit counts. GitHub does not document it; measurements and bug
 * reports speak for the first and the last, so a claim about merging must hold under each.
 */
export type Reading = 'newest-suite' | 'newest-run' | 'any-red-blocks';

/** All readings. */
export const readings: readonly Reading[] = ['newest-suite', 'newest-run', 'any-red-blocks'];

/** What the merge box says of a required check. */
export interface RequiredState {
  readonly context: string;
  /** `expected` is a check that nobody has reported: the pull request waits for it forever. */
  readonly state: 'satisfied' | 'pending' | 'expected' | 'failing';
  /** The runs that decided. */
  readonly counted: readonly CheckRun[];
}

/** What the merge box says of a pull request. */
export interface MergeBox {
  readonly mergeable: boolean;
  readonly checks: readonly RequiredState[];
}

// docs.github.com, "Troubleshooting required status checks": successful, skipped and neutral let a merge pass.
const passing: ReadonlySet<Conclusion | null> = new Set<Conclusion | null>(['success', 'skipped', 'neutral']);

// Within one suite a newer run of the same name takes the place of the older.
const newestOfEachSuite = (runs: readonly CheckRun[]): readonly CheckRun[] => [
  ...new Map([...runs].sort((a, b) => a.id - b.id).map((run) => [run.suiteId, run])).values(),
];

const startedLater = (a: CheckRun, b: CheckRun): number => a.startedAt.localeCompare(b.startedAt) || a.id - b.id;

const countedBy: Readonly<Record<Reading, (runs: readonly CheckRun[]) => readonly CheckRun[]>> = {
  'newest-suite': (runs) => [...newestOfEachSuite(runs)].sort((a, b) => a.suiteId - b.suiteId).slice(-1),
  'newest-run': (runs) => [...runs].sort(startedLater).slice(-1),
  'any-red-blocks': newestOfEachSuite,
};

type State = RequiredState['state'];

const stateOf = (counted: readonly CheckRun[]): State => {
  if (counted.length === 0) return 'expected';
  if (counted.some((run) => run.status === 'completed' && !passing.has(run.conclusion))) return 'failing';
  return counted.every((run) => run.status === 'completed') ? 'satisfied' : 'pending';
};

const ofStatus: Readonly<Record<CommitStatus['state'], State>> = {
  success: 'satisfied',
  failure: 'failing',
  pending: 'pending',
};

// docs.github.com, "Troubleshooting required status checks": a check and a status of one name are both required.
const both = (checks: State, status: CommitStatus | undefined): State => {
  if (status === undefined) return checks;
  const order: readonly State[] = ['failing', 'pending', 'satisfied'];
  return order.find((state) => state === checks || state === ofStatus[status.state]) ?? checks;
};

/** Reads the merge box of a commit that is to be merged under these rules. */
export const readMergeBox = (
  required: readonly RequiredCheck[],
  { checks, statuses, runs: workflowRuns }: Pick<GitHubRepository, 'checks' | 'statuses' | 'runs'>,
  headSha: string,
  reading: Reading,
): MergeBox => {
  const states = required.map(({ context, integrationId, workflow }): RequiredState => {
    const isMeant = (appId: number | undefined): boolean => integrationId === undefined || appId === integrationId;
    const runs = checks.filter(
      (check) =>
        check.headSha === headSha &&
        check.name === context &&
        isMeant(check.appId) &&
        (workflow === undefined || workflowRuns.get(check.job?.runId ?? 0)?.workflow.id === workflow),
    );
    const status = statuses.findLast((set) => set.headSha === headSha && set.context === context && isMeant(set.appId));
    const counted = countedBy[reading](runs);
    return { context, state: both(stateOf(counted), workflow === undefined ? status : undefined), counted };
  });
  return { mergeable: states.every(({ state }) => state === 'satisfied'), checks: states };
};
