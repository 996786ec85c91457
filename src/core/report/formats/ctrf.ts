import * as z from 'zod';
import type { Complaint } from '../cause.ts';
import { openEmitter } from '../emitter.ts';
import { joined } from '../identity.ts';
import { openJson } from '../json.ts';
import type { ReportFormat } from '../report.ts';

/** CTRF has no word for an error, and `other` for all that is neither. */
const OUTCOMES = {
  passed: 'passed',
  failed: 'failed',
  skipped: 'skipped',
  pending: 'skipped',
  other: 'skipped',
} as const;

const document = z.object({
  results: z.object({
    summary: z.object({ tests: z.number(), failed: z.number() }),
    tests: z.array(
      z.object({
        name: z.string(),
        status: z.enum(['passed', 'failed', 'skipped', 'pending', 'other']),
        filePath: z.string().optional(),
        suite: z.union([z.string(), z.array(z.string())]).optional(),
        retries: z.number().optional(),
        flaky: z.boolean().optional(),
        message: z.unknown().optional(),
        trace: z.unknown().optional(),
      }),
    ),
  }),
});

/** The Common Test Report Format, as its reporters write it: the suite is a text in some and a list in others. */
export const ctrf = {
  name: 'ctrf',
  recognises: (head) =>
    /^\s*\{/.test(head) &&
    (/"reportFormat"\s*:\s*"CTRF"/.test(head) || /^\s*\{\s*"results"\s*:\s*\{\s*"tool"\s*:/.test(head)),
  open: (context, sink) =>
    openJson(document, ({ results: { summary, tests } }) => {
      const { row, totals } = openEmitter(context, sink);
      let failed = 0;
      for (const { name, status, filePath, suite = [], retries = 0, flaky = false, message, trace } of tests) {
        const path = typeof suite === 'string' ? [suite] : suite;
        if (retries > 0 || flaky) totals.retried();
        if (status === 'failed') failed += 1;
        const why = (): Complaint => ({ message: message ?? trace });
        if (filePath === undefined) row(joined(path), name, OUTCOMES[status], why);
        else row(filePath, joined([...path, name]), OUTCOMES[status], why);
      }
      totals.compare('the report', 'tests', summary.tests, [tests.length]);
      if (summary.tests + tests.length === 0) totals.none();
      totals.compare('the report', 'failed tests', summary.failed, [failed]);
      totals.end();
      return undefined;
    }),
} as const satisfies ReportFormat;
