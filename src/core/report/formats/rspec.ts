import * as z from 'zod';
import { openEmitter } from '../emitter.ts';
import { openJson, within } from '../json.ts';
import type { ReportFormat } from '../report.ts';

const OUTCOMES = { passed: 'passed', failed: 'failed', pending: 'skipped' } as const;

/** Each error makes a row, so a number alone could make rows without end. No run loads as many files. */
const MAX_ERRORS = 100_000;

const document = z.object({
  examples: z.array(
    z.object({
      full_description: z.string(),
      file_path: z.string(),
      status: z.enum(['passed', 'failed', 'pending']),
      exception: z.unknown().optional(),
    }),
  ),
  messages: z.array(z.unknown()).nullish(),
  summary: z.object({
    example_count: z.number(),
    errors_outside_of_examples_count: z.int().min(0).max(MAX_ERRORS).default(0),
  }),
});

/** Of the messages, those that tell of one such error. */
const OUTSIDE = /^\s*An error occurred /;
const LOAD_ERROR = '(error outside of examples)';

/** RSpec's `json` formatter. A pending example is skipped; one that passes all the same has failed, as RSpec says. */
export const rspecJson = {
  name: 'rspec-json',
  recognises: (head) => /^\s*\{\s*"version"\s*:/.test(head) && /"examples"\s*:\s*\[/.test(head),
  open: (context, sink) =>
    openJson(document, ({ examples, summary, messages }) => {
      const { row, synthetic, totals } = openEmitter(context, sink);
      for (const { file_path: file, full_description: name, status, exception } of examples)
        row(file, name, OUTCOMES[status], () => ({
          type: within(exception, 'class'),
          message: within(exception, 'message'),
        }));
      const errors = (messages ?? []).filter((said) => typeof said === 'string' && OUTSIDE.test(said));
      for (let count = 0; count < summary.errors_outside_of_examples_count; count += 1) {
        synthetic('', LOAD_ERROR, 'errors outside of examples', errors[count]);
      }
      totals.compare('the report', 'tests', summary.example_count, [examples.length]);
      if (summary.example_count + examples.length + summary.errors_outside_of_examples_count === 0) totals.none();
      totals.end();
      return undefined;
    }),
} as const satisfies ReportFormat;
