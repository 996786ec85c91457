import { fault } from '../fault.ts';
import type { SuiteResult } from '../record/suite-result.ts';
import { err, ok, type Result } from '../result.ts';
import type { Failure, RecordedTest, TestTally } from '../tests/tally.ts';

/** What one run of a suite in a corner gave, as the corners' facts are made from it. */
export interface CornerRun {
  /** How many tests ran. */
  readonly total: number;
  /** Every test; undefined where more ran than are kept by name, and where there is no report to read. */
  readonly tests: readonly RecordedTest[] | undefined;
  /** Why tests failed, as far as the report tells. */
  readonly failures: readonly Failure[];
  /** Of a run without a test, what the reader or the command said last; one line. */
  readonly said?: string | undefined;
  /** Why its tests may not be all that there are. */
  readonly unread?: string | undefined;
  readonly milliseconds: number;
}

const LONGEST = 300;

/** What running a suite gave, as far as a corner asks. */
interface SuiteRun {
  readonly result: SuiteResult;
  readonly tally: Pick<TestTally, 'tests' | 'failures'> | undefined;
}

/** The run of a corner from what running the suite gave. */
export const cornerRunOf = ({ result, tally }: SuiteRun): CornerRun => {
  const total = result.counts?.total ?? 0;
  const said = total > 0 ? undefined : (saidLast(result.tail) ?? result.refused)?.slice(0, LONGEST);
  return {
    total,
    tests: tally?.tests,
    failures: tally?.failures ?? [],
    said,
    unread: whyUnread(result),
    milliseconds: result.milliseconds,
  };
};

/** Why the tests of a run may not be all that there are: its reports are refused, or it was ended before its own end. */
export const whyUnread = ({ record: { report, exit }, refused = report }: SuiteResult): string | undefined => {
  if (report !== undefined) return `its reports are refused there: ${refused}`;
  return typeof exit === 'number' ? undefined : `it ended there with ${exit}`;
};

/** The same, unless a test ran in more than one of its shards: nothing can be compared with that. */
export const soundRunOf = (run: SuiteRun): Result<CornerRun> => {
  const { repeated } = run.result;
  return repeated === undefined
    ? ok(cornerRunOf(run))
    : err(fault('test-in-two-shards', `${repeated.count} tests ran in more than one shard there`));
};

/** The last line of a command that says something. */
const saidLast = (tail = ''): string | undefined =>
  tail
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line !== '');

/** Why nothing can be told of a run's tests by name, or undefined where it can: no test at all is told as such. */
export const whyNotNamed = ({ tests, total }: CornerRun): string | undefined =>
  tests === undefined && total > 0 ? `${total} tests are more than are kept by name` : undefined;
