import * as z from 'zod';
import { withCause } from '../cause.ts';
import { joined, openNaming } from '../identity.ts';
import { openJson } from '../json.ts';
import type { Outcome, ReportContext, ReportFormat, ReportReader, ReportSink } from '../report.ts';
import { openTotals } from '../totals.ts';

/** What the two runners call a test's state. */
const OUTCOMES = {
  passed: 'passed',
  failed: 'failed',
  skipped: 'skipped',
  pending: 'skipped',
  todo: 'skipped',
  disabled: 'skipped',
} as const satisfies Record<string, Outcome>;

const test = z.object({
  ancestorTitles: z.array(z.string()),
  title: z.string(),
  status: z.enum(['passed', 'failed', 'skipped', 'pending', 'todo', 'disabled']),
  invocations: z.number().optional(),
  /** Null is what a test threw that is no error: it has no message. */
  failureMessages: z.array(z.string().nullable()).nullish(),
});

/** With several workers Jest gives a file that did not load a row of its own, without a title. */
const loadError = z.object({ status: z.literal('error') });

const document = z.object({
  numTotalTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.discriminatedUnion('status', [test, loadError])),
    }),
  ),
});

const FILE_FAILED = '(file failed)';

const open = (context: ReportContext, sink: ReportSink): ReportReader =>
  openJson(document, (report) => {
    const naming = openNaming(context.root);
    const totals = openTotals(sink);
    let total = 0;
    let allFailed = 0;
    let filesFailed = 0;
    for (const file of report.testResults) {
      const group = naming.group(file.name);
      let failed = 0;
      for (const test of file.assertionResults) {
        if (test.status === 'error') continue;
        total += 1;
        const outcome = OUTCOMES[test.status];
        if (outcome === 'failed') failed += 1;
        if ((test.invocations ?? 1) > 1) totals.retried();
        const message = test.failureMessages?.find((said) => said !== null);
        const cause = withCause(outcome, () => (message === undefined ? undefined : { message }));
        sink.test({ group, name: naming.name(joined([...test.ancestorTitles, test.title])), outcome, ...cause });
      }
      allFailed += failed;
      if (file.status === 'failed' && failed === 0) {
        filesFailed += 1;
        totals.synthetic('files that failed outside every test');
        const cause = withCause('failed', () => ({ message: file.message, stated: 'outside' }));
        sink.test({ group, name: FILE_FAILED, outcome: 'failed', ...cause });
      }
    }
    totals.compare('the report', 'tests', report.numTotalTests, [total]);
    totals.compare('the report', 'failed tests', report.numFailedTests, [allFailed]);
    if (!report.success && allFailed + filesFailed === 0) {
      sink.note({ kind: 'declared', message: 'the report says that the run failed, though no test and no file did' });
    }
    if (report.success && report.numTotalTests === 0 && total === 0) totals.none();
    totals.end();
    return undefined;
  });

const isJest = (head: string): boolean => /^\s*\{/.test(head) && /"numTotalTests"\s*:/.test(head);
const hasRuntimeErrors = (head: string): boolean => /"numRuntimeErrorTestSuites"\s*:/.test(head);

/** Jest's `--json`. */
export const jestJson = {
  name: 'jest-json',
  recognises: (head) => isJest(head) && hasRuntimeErrors(head),
  open,
} as const satisfies ReportFormat;

/** Vitest's `--reporter=json`, which is Jest's but for a few totals. */
export const vitestJson = {
  name: 'vitest-json',
  recognises: (head) => isJest(head) && !hasRuntimeErrors(head),
  open,
} as const satisfies ReportFormat;
