import * as z from 'zod';
import { type Complaint, LOOKED_AT } from '../cause.ts';
import { openEmitter } from '../emitter.ts';
import { openEvents } from '../events.ts';
import type { Outcome, ReportContext, ReportFormat, ReportReader, ReportSink } from '../report.ts';

/** An event of `cargo test -- --format json`, and of `cargo nextest run --message-format libtest-json`. */
const event = z.object({
  type: z.string(),
  event: z.string().optional(),
  test_count: z.unknown().optional(),
  name: z.string().optional(),
  stdout: z.unknown().optional(),
  message: z.unknown().optional(),
});

const OUTCOMES: Readonly<Record<string, Outcome | undefined>> = {
  ok: 'passed',
  failed: 'failed',
  ignored: 'skipped',
  allowed_failure: 'skipped',
};

const SUITE_FAILED = '(suite failed)';

/** nextest puts the binary before the name, and the number of attempts, if there were several, after it. */
const split = (full: string): { readonly group: string; readonly name: string; readonly retried: boolean } => {
  const at = full.indexOf('$');
  if (at === -1) return { group: '', name: full, retried: false };
  const name = full.slice(at + 1);
  return { group: full.slice(0, at), name: name.replace(/#\d+$/, ''), retried: /#\d+$/.test(name) };
};

const PANICKED = 'panicked at ';
/** Since Rust 1.73 what a panic says stands on the line after its place; before, in quotes and before it. */
const PANIC = /^(?:'(.*)|.*:\n(.*))/;

/** What a test panicked with, in what it printed; or why its harness failed it. */
const complaintOf = ({ stdout, message }: z.infer<typeof event>): Complaint | undefined => {
  const printed = typeof stdout === 'string' ? stdout : '';
  const at = printed.indexOf(PANICKED);
  if (at === -1) return message === undefined ? undefined : { message };
  const from = at + PANICKED.length;
  const [, quoted, next] = PANIC.exec(printed.slice(from, from + LOOKED_AT)) ?? [];
  return { message: quoted ?? next };
};

const open = (context: ReportContext, sink: ReportSink): ReportReader => {
  const { row, synthetic, totals } = openEmitter(context, sink);
  const running = new Map<string, { readonly group: string; readonly name: string }>();
  let failed = 0;
  let suitesOpen = 0;
  /**
   * nextest runs the tests of several binaries side by side: a suite ends while tests of it are running, begins anew for
   * those that are left, and may do both inside another. So what has no end is told at the end.
   */
  let isNextest = false;
  let hasBadEnd = false;

  const readTest = (full: string, state: string, found: z.infer<typeof event>): void => {
    const { group, name, retried } = split(full);
    isNextest ||= group !== '';
    const key = `${group}$${name}`;
    const outcome = OUTCOMES[state];
    if (state === 'started') running.set(key, { group, name });
    else if (outcome !== undefined) {
      running.delete(key);
      if (retried) totals.retried();
      if (outcome === 'failed') failed += 1;
      totals.some();
      row(group, name, outcome, () => complaintOf(found));
    }
  };
  /** A binary that crashes ends no test that it has begun, and itself only where something watches it. */
  const endSuite = (passed: boolean): void => {
    for (const { group, name } of running.values()) {
      totals.synthetic('tests that began and did not end');
      failed += 1;
      row(group, name, 'failed', () => ({ stated: 'error' }));
    }
    running.clear();
    if (!passed) totals.some();
    if (!passed && failed === 0) synthetic('', SUITE_FAILED, 'suites that failed outside every test');
    failed = 0;
  };
  const readSuite = ({ event: state = '', test_count: count }: z.infer<typeof event>): void => {
    if (state === 'started') {
      if (!isNextest && suitesOpen > 0) endSuite(false);
      suitesOpen = isNextest ? suitesOpen + 1 : 1;
      if (count === 0) totals.none();
      else totals.some();
      return;
    }
    suitesOpen = Math.max(suitesOpen - 1, 0);
    if (isNextest) hasBadEnd ||= state !== 'ok';
    else endSuite(state === 'ok');
  };
  return openEvents(
    'type',
    event,
    (found) => {
      const { type, event: state = '', name } = found;
      if (type === 'suite') readSuite(found);
      else if (type === 'test' && name !== undefined) readTest(name, state, found);
    },
    () => undefined,
    () => {
      if (isNextest || suitesOpen > 0) endSuite(suitesOpen === 0 && !hasBadEnd);
      totals.end();
    },
  );
};

/** Rust's libtest JSON, one event a line; nextest writes the same. */
export const libtestJson = {
  name: 'libtest-json',
  recognises: (head) => /^\{\s*"type"\s*:\s*"suite"\s*,\s*"event"\s*:\s*"started"\s*,\s*"test_count"/m.test(head),
  open,
} as const satisfies ReportFormat;
