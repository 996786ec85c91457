import * as z from 'zod';
import { openEmitter } from '../emitter.ts';
import { joined } from '../identity.ts';
import { openJson, within } from '../json.ts';
import type { Outcome, ReportFormat } from '../report.ts';

const test = z.object({
  name: z.string(),
  classname: z.string(),
  file: z.string().optional(),
  status: z.string(),
  result: z.string().default(''),
  failures: z.array(z.unknown()).default([]),
});

const document = z.object({
  tests: z.number(),
  testsuites: z.array(z.object({ testsuite: z.array(test) })),
});

const outcomeOf = ({ failures, status, result }: z.infer<typeof test>): Outcome => {
  if (failures.length > 0) return 'failed';
  return status === 'NOTRUN' || result === 'SKIPPED' || result === 'SUPPRESSED' ? 'skipped' : 'passed';
};

/** GoogleTest's `--gtest_output=json`. Identities are those of its XML. */
export const gtestJson = {
  name: 'gtest-json',
  recognises: (head) => /^\s*\{\s*"tests"\s*:/.test(head) && /"testsuites"\s*:\s*\[/.test(head),
  open: (context, sink) =>
    openJson(document, ({ tests, testsuites }) => {
      const { row, totals } = openEmitter(context, sink);
      const found = testsuites.flatMap(({ testsuite }) => testsuite);
      for (const { file, classname, name, ...state } of found) {
        const label = file === undefined ? name : joined([classname, name]);
        row(file ?? classname, label, outcomeOf({ file, classname, name, ...state }), () => ({
          message: within(state.failures, 0, 'failure'),
          stated: 'assertion',
        }));
      }
      totals.compare('the report', 'tests', tests, [found.length]);
      if (tests + found.length === 0) totals.none();
      totals.end();
      return undefined;
    }),
} as const satisfies ReportFormat;
