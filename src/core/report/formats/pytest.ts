import * as z from 'zod';
import { openEmitter } from '../emitter.ts';
import { openJson, within } from '../json.ts';
import type { ReportFormat } from '../report.ts';

/** What pytest-json-report calls an outcome. An expected failure is skipped; an unexpected pass that is let pass, passed. */
const OUTCOMES = {
  passed: 'passed',
  xpassed: 'passed',
  failed: 'failed',
  error: 'failed',
  skipped: 'skipped',
  xfailed: 'skipped',
} as const;

/** One stage of a test, with what ended it. */
const stage = z.unknown().optional();

const document = z.object({
  exitcode: z.number(),
  summary: z.object({ total: z.number().optional() }),
  collectors: z
    .array(z.object({ nodeid: z.string(), outcome: z.string(), longrepr: z.unknown().optional() }))
    .default([]),
  tests: z
    .array(
      z.object({
        nodeid: z.string(),
        outcome: z.enum(['passed', 'xpassed', 'failed', 'error', 'skipped', 'xfailed', 'rerun']),
        setup: stage,
        call: stage,
        teardown: stage,
      }),
    )
    .default([]),
});

const NOT_COLLECTED = '(not collected)';

const split = (nodeid: string): readonly [group: string, name: string] => {
  const at = nodeid.indexOf('::');
  return at === -1 ? [nodeid, ''] : [nodeid.slice(0, at), nodeid.slice(at + 2)];
};

/** pytest-json-report's file. A node's id is its file, `::` and its name. */
export const pytestJson = {
  name: 'pytest-json',
  recognises: (head) => /^\s*\{\s*"created"\s*:/.test(head) && /"exitcode"\s*:/.test(head),
  open: (context, sink) =>
    openJson(document, ({ exitcode, summary, collectors, tests }) => {
      const { row, synthetic, totals } = openEmitter(context, sink);
      let bad = 0;
      let rows = 0;
      for (const { nodeid, outcome, setup, call, teardown } of tests) {
        if (outcome === 'rerun') totals.retried();
        else {
          rows += 1;
          if (OUTCOMES[outcome] === 'failed') bad += 1;
          row(...split(nodeid), OUTCOMES[outcome], () => ({
            message: [call, setup, teardown]
              .map((one) => within(one, 'crash', 'message'))
              .find((said) => said !== undefined),
            ...(outcome === 'error' ? { stated: 'outside' } : {}),
          }));
        }
      }
      for (const { nodeid, outcome, longrepr } of collectors) {
        if (outcome !== 'failed') continue;
        bad += 1;
        synthetic(split(nodeid)[0], NOT_COLLECTED, 'files that could not be collected', longrepr);
      }
      totals.compare('the report', 'tests', summary.total ?? Number.NaN, [rows]);
      // 5 is pytest's own "no tests collected".
      if (bad === 0 && exitcode !== 0 && exitcode !== 5) {
        sink.note({
          kind: 'declared',
          message: `the report says that pytest ended with ${exitcode}, though nothing failed`,
        });
      }
      totals.end();
      return undefined;
    }),
} as const satisfies ReportFormat;
