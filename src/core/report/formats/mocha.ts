import * as z from 'zod';
import type { Complaint } from '../cause.ts';
import { type Emitter, openEmitter } from '../emitter.ts';
import { joined } from '../identity.ts';
import { openJson, within } from '../json.ts';
import type { Outcome, ReportFormat } from '../report.ts';

/** What a test failed by: an error as Mocha makes JSON of it, empty where it did not. A hook's is never a test's own. */
const complaintIn = (error: unknown, isHook: boolean): Complaint => ({
  type: within(error, 'code') === 'ERR_ASSERTION' ? 'AssertionError' : within(error, 'name'),
  message: within(error, 'message'),
  ...(isHook ? { stated: 'outside' } : {}),
});

const HOOK = /"(?:before|after) (?:all|each)" hook/;

const test = z.object({
  fullTitle: z.string(),
  file: z.string().nullish(),
  currentRetry: z.number().optional(),
  err: z.unknown().optional(),
});

const mochaDocument = z.object({
  stats: z.object({ tests: z.number() }),
  passes: z.array(test),
  failures: z.array(test),
  pending: z.array(test),
});

/** A test of Mochawesome's. A test that was not reached, since a hook failed, has no state. */
const awesomeTest = z.object({
  title: z.string(),
  state: z.enum(['passed', 'failed', 'pending', 'skipped']).nullish(),
  err: z.unknown().optional(),
});

const awesomeSuite = z.object({
  title: z.string(),
  file: z.string(),
  fullFile: z.string().default(''),
  tests: z.array(awesomeTest),
  beforeHooks: z.array(awesomeTest).default([]),
  afterHooks: z.array(awesomeTest).default([]),
  get suites() {
    return z.array(awesomeSuite);
  },
});
type AwesomeSuite = z.infer<typeof awesomeSuite>;

const awesomeDocument = z.object({
  stats: z.object({ tests: z.number() }),
  results: z.array(awesomeSuite.or(z.literal(false))),
});

/** Both begin with their totals, and differ in what follows. */
const follows = (head: string): string | undefined => {
  const [, totals = '', next] = /^\s*\{\s*"stats"\s*:\s*\{([^{}]*)\}\s*,\s*"(\w+)"\s*:\s*\[/.exec(head) ?? [];
  return totals.includes('"passes"') ? next : undefined;
};

/** Mocha's `json` reporter. A hook that failed is among the failures, though it is no test. */
export const mochaJson = {
  name: 'mocha-json',
  recognises: (head) => follows(head) === 'tests',
  open: (context, sink) =>
    openJson(mochaDocument, (report) => {
      const { row, totals } = openEmitter(context, sink);
      const rows = (tests: readonly z.infer<typeof test>[], outcome: Outcome): void => {
        for (const { file, fullTitle, currentRetry = 0, err } of tests) {
          if (currentRetry > 0) totals.retried();
          row(file ?? '', fullTitle, outcome, () => complaintIn(err, HOOK.test(fullTitle)));
        }
      };
      rows(report.passes, 'passed');
      rows(report.failures, 'failed');
      rows(report.pending, 'skipped');
      const found = report.passes.length + report.failures.length + report.pending.length;
      totals.compare('the report', 'tests', report.stats.tests, [found]);
      if (report.stats.tests + found === 0) totals.none();
      totals.end();
      return undefined;
    }),
} as const satisfies ReportFormat;

const STATES = { passed: 'passed', failed: 'failed', pending: 'skipped', skipped: 'skipped' } as const;

const readSuite = (suite: AwesomeSuite, around: readonly string[], emitter: Emitter): void => {
  const path = [...around, suite.title];
  const group = suite.fullFile === '' ? suite.file : suite.fullFile;
  for (const hook of [...suite.beforeHooks, ...suite.afterHooks]) {
    if (hook.state === 'failed')
      emitter.row(group, joined([...path, hook.title]), 'failed', () => complaintIn(hook.err, true));
  }
  for (const { title, state, err } of suite.tests)
    emitter.row(group, joined([...path, title]), STATES[state ?? 'skipped'], () => complaintIn(err, false));
  for (const inner of suite.suites) readSuite(inner, path, emitter);
};

/** Mochawesome's JSON. */
export const mochawesomeJson = {
  name: 'mochawesome-json',
  recognises: (head) => follows(head) === 'results',
  open: (context, sink) =>
    openJson(awesomeDocument, (report) => {
      const emitter = openEmitter(context, sink);
      for (const suite of report.results) if (suite !== false) readSuite(suite, [], emitter);
      if (report.stats.tests === 0 && report.results.every((suite) => suite === false)) emitter.totals.none();
      emitter.totals.end();
      return undefined;
    }),
} as const satisfies ReportFormat;
