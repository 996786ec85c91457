import type { JobRun } from '../../test/world/jobs.ts';
import type { Stage, StageOptions } from './stage.ts';

/** How a verdict ends. */
export type Outcome = 'match' | 'mismatch' | 'stale' | 'failing' | 'inconclusive';

/** The right verdict of a history, written down before it is played. */
export interface Right {
  readonly outcome: Outcome;
  /** All codes of the findings, sorted. */
  readonly codes: readonly string[];
}

/** A story of an honest pull request: what its author pins is what was run. */
export interface History {
  readonly title: string;
  readonly right: Right;
  /** How the stage differs from an ordinary pull request of an ordinary repository. */
  readonly stage?: StageOptions;
  /** Plays it to its last verdict. */
  readonly play: (stage: Stage) => Promise<JobRun>;
}

/** The verdict of an honest pull request whose suites pass. */
export const match: Right = { outcome: 'match', codes: [] };
