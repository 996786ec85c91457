import type { ChangedFile } from '../../../src/core/corners/changed-file.ts';
import type { CornerRun } from '../../../src/core/corners/corner-run.ts';
import type { CauseKind } from '../../../src/core/report/report.ts';
import type { Failure, RecordedTest, TestName } from '../../../src/core/tests/tally.ts';

/**
 * A test as a run of the cases gives it: `passed a.ts › adds`, or where it failed why, `assertion a.ts › adds`; `failed` is
 * a failure of which the report tells nothing.
 */
export type Line = `${'passed' | 'failed' | 'skipped' | 'unstable' | CauseKind} ${string} › ${string}`;

const OUTCOMES = ['passed', 'failed', 'skipped', 'unstable'] as const;

/** A test's group and name, from `a.ts › adds`. */
export const named = (text: string): TestName => {
  const at = text.indexOf(' › ');
  return [text.slice(0, at), text.slice(at + 3)];
};

/** A run of these tests. */
export const ran = (...lines: readonly Line[]): CornerRun => {
  const tests: RecordedTest[] = [];
  const failures: Failure[] = [];
  for (const line of lines) {
    const word = line.slice(0, line.indexOf(' '));
    const test = named(line.slice(word.length + 1));
    const outcome = OUTCOMES.find((one) => one === word) ?? 'failed';
    tests.push([outcome, ...test]);
    if (word === 'assertion' || word === 'error' || word === 'unknown')
      failures.push({ test, kind: word, said: `${word} of ${test[1]}` });
  }
  return { total: tests.length, tests, failures, milliseconds: 10 };
};

/** A run without a test, and what it said last. */
export const broken = (said: string): CornerRun => ({
  total: 0,
  tests: undefined,
  failures: [],
  said,
  milliseconds: 10,
});

/** A run of more tests than are kept by name. */
export const huge: CornerRun = { total: 300_000, tests: undefined, failures: [], milliseconds: 10 };

/** A file that was edited. */
export const edited = (path: string, before = '', after = ''): ChangedFile => ({
  path,
  kind: 'modified',
  before,
  after,
});
/** A file that was deleted, perhaps to be found again under another path. */
export const deleted = (path: string, before = '', renamedTo?: string): ChangedFile => ({
  path,
  kind: 'deleted',
  before,
  ...(renamedTo === undefined ? {} : { renamedTo }),
});
/** A file that was added. */
export const added = (path: string, after = ''): ChangedFile => ({ path, kind: 'added', after });
