import * as z from 'zod';
import { openEvents } from '../events.ts';
import { openNaming } from '../identity.ts';
import type { Outcome, ReportContext, ReportFormat, ReportReader, ReportSink } from '../report.ts';
import { openTotals } from '../totals.ts';

/** An event of `go test -json` (https://pkg.go.dev/cmd/test2json); unknown actions carry no result. */
const event = z.object({
  Action: z.string(),
  Package: z.string().optional(),
  Test: z.string().optional(),
  FailedBuild: z.string().optional(),
  ImportPath: z.string().optional(),
});
type Event = z.infer<typeof event>;

interface Package {
  /** Tests that have begun and not ended. */
  readonly running: Set<string>;
  failed: boolean;
}

const PACKAGE_FAILED = '(package failed)';
const UNFINISHED = 'tests that began and did not end';

/** The results that end a test. A benchmark that only printed something passed. */
const ENDS: Readonly<Record<string, Outcome | undefined>> = {
  pass: 'passed',
  bench: 'passed',
  fail: 'failed',
  skip: 'skipped',
};

const open = (context: ReportContext, sink: ReportSink): ReportReader => {
  const naming = openNaming(context.root);
  const totals = openTotals(sink);
  const packages = new Map<string, Package>();
  const failedBuilds = new Set<string>();
  let buildFailures = 0;

  const emit = (name: string, test: string, outcome: Outcome, to: Package): void => {
    if (outcome === 'failed') to.failed = true;
    sink.test({ group: naming.group(name), name: naming.name(test), outcome });
  };
  const failPackage = (name: string, to: Package): void => {
    totals.synthetic('packages that failed outside every test');
    emit(name, PACKAGE_FAILED, 'failed', to);
  };
  const packageOf = (name: string): Package => {
    const known = packages.get(name);
    if (known !== undefined) return known;
    const made = { running: new Set<string>(), failed: false };
    packages.set(name, made);
    return made;
  };
  /** Since Go 1.20 a benchmark begins with an event and ends without one (golang/go#61767). */
  const endRunning = (name: string, to: Package, passed: boolean): void => {
    for (const test of to.running) {
      const isBenchmark = passed && test.startsWith('Benchmark');
      if (!isBenchmark) totals.synthetic(UNFINISHED);
      emit(name, test, isBenchmark ? 'passed' : 'failed', to);
    }
    to.running.clear();
  };
  const readTest = (name: string, test: string, action: string): void => {
    const to = packageOf(name);
    const outcome = ENDS[action];
    if (action === 'run') {
      if (to.running.has(test)) {
        totals.synthetic(UNFINISHED);
        emit(name, test, 'failed', to);
      }
      to.running.add(test);
    } else if (outcome !== undefined) {
      to.running.delete(test);
      emit(name, test, outcome, to);
    }
  };
  const readPackage = (name: string, found: Event): void => {
    const to = packageOf(name);
    const outcome = ENDS[found.Action];
    if (outcome === undefined) return;
    if (found.FailedBuild !== undefined) failedBuilds.delete(found.FailedBuild);
    endRunning(name, to, outcome !== 'failed');
    if (outcome === 'failed' && !to.failed) failPackage(name, to);
    packages.delete(name);
  };
  const readEvent = (found: Event): void => {
    if (found.Action === 'build-fail' && found.ImportPath !== undefined) failedBuilds.add(found.ImportPath);
    else if (found.Test !== undefined) readTest(found.Package ?? '', found.Test, found.Action);
    else if (!found.Action.startsWith('build-')) readPackage(found.Package ?? '', found);
  };
  return openEvents(
    event,
    readEvent,
    (line) => {
      if (/^FAIL\t.*\[(?:build|setup) failed\]$/.test(line)) buildFailures += 1;
    },
    () => {
      for (const [name, to] of packages) {
        endRunning(name, to, false);
        if (!to.failed) failPackage(name, to);
      }
      for (const name of failedBuilds) failPackage(name, { running: new Set(), failed: false });
      totals.end();
      if (buildFailures > 0) {
        sink.note({
          kind: 'declared',
          message: `${buildFailures} packages failed to build and have no event (Go before 1.24): only the exit tells`,
        });
      }
    },
  );
};

/** `go test -json`, also as gotestsum's `--jsonfile` keeps it. */
export const goTestJson = {
  name: 'go-test-json',
  recognises: (head) =>
    /^\{[^\n]*"Action" *: *"(?:start|run|pause|cont|pass|bench|fail|output|skip|attr|build-output|build-fail)"/m.test(
      head,
    ),
  open,
} as const satisfies ReportFormat;
