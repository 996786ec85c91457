import type { SuiteResult } from '../record/suite-result.ts';
import type { RecordedTest } from '../tests/tally.ts';
import type { Departure } from './variation.ts';

/** What one run gave of one suite; its tests by name where they were read and are not too many. */
export interface SuiteSample {
  readonly result: SuiteResult;
  readonly tests: readonly RecordedTest[] | undefined;
}

/** One run of all suites on one commit. */
export interface CalibrationRun extends Departure {
  readonly commit: string;
  readonly suites: Readonly<Record<string, SuiteSample>>;
}

/** One run of one suite. */
export interface SuiteRun extends Departure {
  readonly commit: string;
  readonly sample: SuiteSample;
}

/** The runs of a suite. */
export const runsOf = (runs: readonly CalibrationRun[], suite: string): readonly SuiteRun[] =>
  runs.flatMap(({ suites, commit, variation, variant }) => {
    const { [suite]: sample } = suites;
    return sample === undefined ? [] : [{ commit, variation, variant, sample }];
  });
