import type { Complaint } from '../cause.ts';
import { joined, owned } from '../identity.ts';
import type { Cause } from '../report.ts';
import type { TapPoint } from './tap-line.ts';

/** A test that failed in a subtest. The test point that sums the subtest up may yet say that it does not count. */
export interface Failure {
  readonly path: string;
  readonly name: string;
  readonly cause: Cause | undefined;
  /** `not ok` with a skip directive: a name may end so, and some write it of what they skip. */
  readonly isSkip: boolean;
  /** The subtest itself, in which no test failed. */
  readonly isOwn: boolean;
}

/** What of a failure is held, in characters. */
export const sizeOf = ({ path, name }: Failure): number => path.length + name.length + 64;

/** One level of a TAP document: the document itself, or a subtest. */
export interface Level {
  readonly path: string;
  /** The last part of the path, where it has one of its own. */
  readonly title: string;
  readonly depth: number;
  /** The test point before it may sum it up, and does once a `}` has come. */
  readonly buffered: boolean;
  /** The name in the comment that it began with: a test point of this name sums it up. */
  readonly heading: string | undefined;
  /** The last test point: held back, since a block or a subtest of its own may follow it. */
  current: TapPoint | undefined;
  /** The subtest that the current test point sums up, so it is no leaf. */
  sums: Level | undefined;
  /** The indentation of the YAML block that is open. */
  yaml: string | undefined;
  /** What that block says of why the test failed. */
  complaint: Complaint | undefined;
  /** The current test point has had a YAML block. */
  explained: boolean;
  /** That block says more than how long it took. */
  told: boolean;
  /** The name of a subtest that a comment has announced. */
  announced: string | undefined;
  child: Level | undefined;
  /** The subtest that ended last, until it is summed up. */
  ended: Level | undefined;
  /** Tests of this level and below it that failed, unless what sums it up says otherwise. */
  held: Failure[];
  /** Some test of this level or below it has failed for certain. */
  failed: boolean;
  /** How many test points the plan announces; NaN without one. */
  planned: number;
  count: number;
}

/** A level that has just begun. */
export const makeLevel = (
  around: string,
  title: string,
  depth: number,
  buffered: boolean,
  heading: string | undefined,
): Level => ({
  path: owned(joined([around, title])),
  title: owned(title),
  depth,
  buffered,
  heading,
  current: undefined,
  sums: undefined,
  yaml: undefined,
  complaint: undefined,
  explained: false,
  told: false,
  announced: undefined,
  child: undefined,
  ended: undefined,
  held: [],
  failed: false,
  planned: Number.NaN,
  count: 0,
});
