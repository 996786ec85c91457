import type { Fault } from '../fault.ts';

/** What a finished test was. An errored test is `failed`; a todo or disabled one is `skipped`. */
export type Outcome = 'passed' | 'failed' | 'skipped';

/**
 * Why a test failed, as far as its report tells: a check in the test did not hold, or something else went wrong (a missing
 * import, a broken fixture, a crash).
 */
export type CauseKind = 'assertion' | 'error' | 'unknown';

/** Why a test failed; `said` is the first line of the report's own words, cut. */
export interface Cause {
  readonly kind: CauseKind;
  readonly said?: string | undefined;
}

/** One leaf result. `group` is the file or suite path (relative, `/`); together with `name` it identifies the test. */
export interface TestCase {
  readonly group: string;
  readonly name: string;
  readonly outcome: Outcome;
  /** Of a failed test, where the report tells. To be asked for at once or never: whoever only counts does not. */
  readonly cause?: (() => Cause) | undefined;
}

/** Something odd about a report that changes no count and that a reader should be told. */
export interface Note {
  /** `none`: the report says itself that it has no test. */
  readonly kind: 'declared' | 'none' | 'repaired' | 'retried' | 'synthetic';
  readonly message: string;
}

/** Takes what a reader finds, as it finds it. A name may share memory with the report: whoever keeps it copies it. */
export interface ReportSink {
  readonly test: (test: TestCase) => void;
  readonly note: (note: Note) => void;
}

/** What a reader must know of the run: `root` is the checkout's absolute path, taken off every path found. */
export interface ReportContext {
  readonly root: string;
}

/** A push parser over a report's text. A fault means the whole report is refused; after one, nothing more is written. */
export interface ReportReader {
  readonly write: (text: string) => Fault | undefined;
  readonly end: () => Fault | undefined;
}

/** One format: how to know it by its content, and how to read it. */
export interface ReportFormat {
  readonly name: string;
  /** Whether a document that begins with `head` (decoded: 64 KiB, or more where XML begins with comments) is of this format. */
  readonly recognises: (head: string) => boolean;
  readonly open: (context: ReportContext, sink: ReportSink) => ReportReader;
}
