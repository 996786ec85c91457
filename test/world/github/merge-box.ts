import type { CheckRun, Conclusion, RequiredCheck } from './state.ts';

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

const stateOf = (counted: readonly CheckRun[]): RequiredState['state'] => {
  if (counted.length === 0) return 'expected';
  if (counted.some((run) => run.status === 'completed' && !passing.has(run.conclusion))) return 'failing';
  return counted.every((run) => run.status === 'completed') ? 'satisfied' : 'pending';
};

/** Reads the merge box of a commit that is to be merged under these rules. */
export const readMergeBox = (
  required: readonly RequiredCheck[],
  checks: readonly CheckRun[],
  headSha: string,
  reading: Reading,
): MergeBox => {
  const states = required.map(({ context, integrationId }): RequiredState => {
    const runs = checks.filter(
      (check) =>
        check.headSha === headSha &&
        check.name === context &&
        (integrationId === undefined || check.appId === integrationId),
    );
    const counted = countedBy[reading](runs);
    return { context, state: stateOf(counted), counted };
  });
  return { mergeable: states.every(({ state }) => state === 'satisfied'), checks: states };
};
