import * as z from 'zod';
import { openEmitter } from '../emitter.ts';
import { openEvents } from '../events.ts';
import type { ReportContext, ReportFormat, ReportReader, ReportSink } from '../report.ts';

/** An event of `dart test --reporter json` (pkg/test/doc/json_reporter.md); the other types carry no result. */
const event = z.object({
  type: z.string(),
  suite: z.object({ id: z.number(), path: z.string().nullish() }).optional(),
  test: z.object({ id: z.number(), name: z.string(), suiteID: z.number() }).optional(),
  testID: z.number().optional(),
  result: z.string().optional(),
  hidden: z.boolean().optional(),
  skipped: z.boolean().optional(),
  error: z.unknown().optional(),
  /** Of the whole run; null where it was closed before its end. */
  success: z.unknown().optional(),
});
type Event = z.infer<typeof event>;

const FAILED_LATE = '(failed after its end)';

const open = (context: ReportContext, sink: ReportSink): ReportReader => {
  const { row, synthetic, totals } = openEmitter(context, sink);
  const paths = new Map<number, string>();
  const running = new Map<number, { readonly suiteID: number; readonly name: string; error?: unknown }>();
  /** The suite of each test that ended without a failure. Its row is handed on, and its name no longer kept. */
  const succeeded = new Map<number, number>();
  let failed = 0;
  let success: unknown;
  let ended = false;

  const groupOf = (suiteID: number): string => paths.get(suiteID) ?? '';
  /** A test may fail after it has ended with success (pkgs/test/doc/json_reporter.md). */
  const failLate = (testID: number, error: unknown): void => {
    const suiteID = succeeded.get(testID);
    if (suiteID === undefined) return;
    succeeded.delete(testID);
    failed += 1;
    synthetic(groupOf(suiteID), FAILED_LATE, 'tests that failed after their end', error);
  };
  const keepError = ({ testID = -1, error }: Event): void => {
    const test = running.get(testID);
    if (test === undefined) failLate(testID, error);
    else test.error ??= error;
  };
  const endTest = ({ testID = -1, result, hidden, skipped }: Event): void => {
    const isSuccess = result === 'success';
    const test = running.get(testID);
    running.delete(testID);
    if (test === undefined) {
      if (!isSuccess) failLate(testID, undefined);
      return;
    }
    if (isSuccess) succeeded.set(testID, test.suiteID);
    else failed += 1;
    // Loading a file is a test of its own, hidden where it works.
    if (hidden === true && isSuccess) return;
    const passed = skipped === true ? 'skipped' : 'passed';
    // A result is `failure` where an expectation was not met, `error` for whatever else was thrown.
    row(groupOf(test.suiteID), test.name, isSuccess ? passed : 'failed', () => ({
      message: test.error,
      stated: result === 'failure' ? 'assertion' : 'error',
    }));
  };
  const read = (found: Event): void => {
    const { type, suite, test } = found;
    if (suite !== undefined) paths.set(suite.id, suite.path ?? '');
    else if (type === 'testStart' && test !== undefined) {
      running.set(test.id, { suiteID: test.suiteID, name: test.name });
    } else if (type === 'error') keepError(found);
    else if (type === 'testDone') endTest(found);
    else if (type === 'done') {
      ended = found.success !== null;
      success = found.success;
    }
  };
  return openEvents(
    'type',
    event,
    read,
    () => undefined,
    () => {
      for (const { suiteID, name, error } of running.values()) {
        failed += 1;
        totals.synthetic('tests that began and did not end');
        row(groupOf(suiteID), name, 'failed', () => ({ message: error, stated: 'error' }));
      }
      if (!ended) sink.note({ kind: 'declared', message: 'the report has no end: tests may be missing' });
      if (success === false && failed === 0) {
        sink.note({ kind: 'declared', message: 'the report says that the run failed, though no test did' });
      }
      totals.end();
    },
  );
};

/** Dart's and Flutter's JSON reporter, one event a line. */
export const dartJson = {
  name: 'dart-json',
  recognises: (head) => /^\{[^\n]*"protocolVersion"\s*:[^\n]*"runnerVersion"\s*:/m.test(head),
  open,
} as const satisfies ReportFormat;
