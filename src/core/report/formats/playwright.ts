import * as z from 'zod';
import { type Emitter, openEmitter } from '../emitter.ts';
import { joined } from '../identity.ts';
import { openJson, within } from '../json.ts';
import type { ReportFormat } from '../report.ts';

/** What Playwright makes of all attempts of a test: a flaky one passed in the end. */
const OUTCOMES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string().default(''),
      status: z.enum(['expected', 'flaky', 'unexpected', 'skipped']),
      results: z.array(z.unknown()),
    }),
  ),
});

const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).default([]);
  },
});
type Suite = z.infer<typeof suite>;

const document = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite),
  stats: z.unknown().optional(),
  errors: z
    .array(z.object({ location: z.object({ file: z.string() }).optional(), message: z.unknown().optional() }))
    .default([]),
});

/** What the totals of a run count. */
const STATS = ['expected', 'unexpected', 'flaky', 'skipped'];
const RUN_ERROR = '(load error)';

/** A suite of the first level is a file, which the group already names. */
const readSuite = ({ specs, suites }: Suite, path: readonly string[], rootDir: string, emitter: Emitter): void => {
  for (const { title, file, tests } of specs) {
    for (const { projectName, status, results } of tests) {
      if (status !== 'skipped' && results.length > 1) emitter.totals.retried();
      emitter.row(`${rootDir}/${file}`, joined([projectName, ...path, title]), OUTCOMES[status], () => ({
        message: within(results.at(-1), 'error', 'message'),
      }));
    }
  }
  for (const inner of suites) readSuite(inner, [...path, inner.title], rootDir, emitter);
};

/** Playwright's `json` reporter. The project is part of a test's name: each runs in all of them. */
export const playwrightJson = {
  name: 'playwright-json',
  // The projects may stand beyond the head: the metadata before them has the whole change.
  recognises: (head) => /^\s*\{\s*"config"\s*:\s*\{/.test(head) && /"rootDir"\s*:/.test(head),
  open: (context, sink) =>
    openJson(document, ({ config, suites, errors, stats }) => {
      const emitter = openEmitter(context, sink);
      for (const file of suites) readSuite(file, [], config.rootDir, emitter);
      for (const { location, message } of errors) {
        emitter.synthetic(location?.file ?? '', RUN_ERROR, 'errors outside every test', message);
      }
      const saysNone = STATS.every((name) => within(stats, name) === 0);
      if (saysNone && suites.length + errors.length === 0) emitter.totals.none();
      emitter.totals.end();
      return undefined;
    }),
} as const satisfies ReportFormat;
