import * as z from 'zod';
import { fault } from '../../fault.ts';
import { openEmitter } from '../emitter.ts';
import { openJson, within } from '../json.ts';
import type { Outcome, ReportFormat } from '../report.ts';

/** What pytest-subtests calls a test of which the last subtest passed: it does not tell what became of the others. */
const SUBTESTS = 'subtests passed';

/** What pytest-json-report calls an outcome. An expected failure is skipped; an unexpected pass that is let pass, passed. */
const OUTCOMES = {
  passed: 'passed',
  xpassed: 'passed',
  [SUBTESTS]: 'passed',
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
        outcome: z.enum(['passed', 'xpassed', SUBTESTS, 'failed', 'error', 'skipped', 'xfailed', 'rerun', 'retried']),
        setup: stage,
        call: stage,
        teardown: stage,
      }),
    )
    .default([]),
});

type Entry = z.infer<typeof document>['tests'][number];

/** pytest-rerunfailures and pytest-retry leave these where the last attempt passed, and the stages are that attempt's. */
const isRetried = (outcome: Entry['outcome']): outcome is 'rerun' | 'retried' =>
  outcome === 'rerun' || outcome === 'retried';

/** After `pytest.exit` or an interrupt the test that it came in has some of its stages, and no outcome of its own. */
const isUnended = ({ setup, call, teardown }: Entry): boolean =>
  [setup, call, teardown].some((one) => one !== undefined) && (call === undefined || teardown === undefined);

/** A test's own outcome is that of the report that came last: a teardown that skips hides a call that failed. */
const outcomeOf = ({ outcome, setup, call, teardown }: Entry): Outcome => {
  const stages = [setup, call, teardown].flatMap((one) => within(one, 'outcome') ?? []);
  if (stages.includes('failed')) return 'failed';
  if (!isRetried(outcome)) return OUTCOMES[outcome];
  if (stages.includes('skipped')) return 'skipped';
  return stages.length > 0 && stages.every((found) => found === 'passed') ? 'passed' : 'failed';
};

/** What pytest ends with where it found no test. */
const NONE_COLLECTED = 5;
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
      if (exitcode !== 0 && tests.some(({ outcome }) => outcome === SUBTESTS)) {
        const found = `"${SUBTESTS}" in a run that ended with ${exitcode}`;
        return fault('report-malformed', `expected outcomes that tell whether a test passed, found ${found}`);
      }
      const ended = new Set(tests.filter(({ outcome }) => !isRetried(outcome)).map(({ nodeid }) => nodeid));
      const last = new Map(tests.map((test) => [test.nodeid, test] as const));
      let bad = 0;
      let rows = 0;
      for (const test of tests) {
        const { nodeid, outcome, setup, call, teardown } = test;
        if (isRetried(outcome)) {
          totals.retried();
          if (ended.has(nodeid) || last.get(nodeid) !== test) continue;
        }
        const whole = outcomeOf(test);
        const isCut = whole === 'passed' && isUnended(test);
        if (isCut) totals.synthetic('tests that began and did not end');
        const found = isCut ? 'failed' : whole;
        rows += 1;
        if (found === 'failed') bad += 1;
        row(...split(nodeid), found, () => ({
          message: [call, setup, teardown]
            .map((one) => within(one, 'crash', 'message'))
            .find((said) => said !== undefined),
          ...(outcome === 'error' || isCut ? { stated: 'outside' } : {}),
        }));
      }
      for (const { nodeid, outcome, longrepr } of collectors) {
        if (outcome !== 'failed') continue;
        bad += 1;
        synthetic(split(nodeid)[0], NOT_COLLECTED, 'files that could not be collected', longrepr);
      }
      totals.compare('the report', 'tests', summary.total ?? Number.NaN, [rows]);
      const isGood = exitcode === 0 || exitcode === NONE_COLLECTED;
      if (bad === 0 && !isGood) {
        sink.note({
          kind: 'declared',
          message: `the report says that pytest ended with ${exitcode}, though nothing failed`,
        });
      }
      if (isGood && summary.total === 0 && rows + bad === 0) totals.none();
      totals.end();
      return undefined;
    }),
} as const satisfies ReportFormat;
