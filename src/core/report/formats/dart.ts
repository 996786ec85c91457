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
});
type Event = z.infer<typeof event>;

const open = (context: ReportContext, sink: ReportSink): ReportReader => {
  const { row, totals } = openEmitter(context, sink);
  const paths = new Map<number, string>();
  const running = new Map<number, { readonly group: string; readonly name: string; error?: unknown }>();
  let ended = false;

  const keepError = ({ testID = -1, error }: Event): void => {
    const test = running.get(testID);
    if (test !== undefined) test.error ??= error;
  };
  const endTest = ({ testID = -1, result, hidden, skipped }: Event): void => {
    const test = running.get(testID);
    running.delete(testID);
    // Loading a file is a test of its own, hidden where it works.
    if (test === undefined || (hidden === true && result === 'success')) return;
    const passed = skipped === true ? 'skipped' : 'passed';
    // A result is `failure` where an expectation was not met, `error` for whatever else was thrown.
    row(test.group, test.name, result === 'success' ? passed : 'failed', () => ({
      message: test.error,
      stated: result === 'failure' ? 'assertion' : 'error',
    }));
  };
  const read = (found: Event): void => {
    const { type, suite, test } = found;
    if (suite !== undefined) paths.set(suite.id, suite.path ?? '');
    else if (type === 'testStart' && test !== undefined) {
      running.set(test.id, { group: paths.get(test.suiteID) ?? '', name: test.name });
    } else if (type === 'error') keepError(found);
    else if (type === 'testDone') endTest(found);
    else if (type === 'done') ended = true;
  };
  return openEvents(
    event,
    read,
    () => undefined,
    () => {
      for (const { group, name, error } of running.values()) {
        totals.synthetic('tests that began and did not end');
        row(group, name, 'failed', () => ({ message: error, stated: 'error' }));
      }
      if (!ended) sink.note({ kind: 'declared', message: 'the report has no end: tests may be missing' });
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
