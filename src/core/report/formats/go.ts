import * as z from 'zod';
import { causeOf } from '../cause.ts';
import { openEvents } from '../events.ts';
import { openNaming } from '../identity.ts';
import type { Cause, Outcome, ReportContext, ReportFormat, ReportReader, ReportSink } from '../report.ts';
import { openTotals } from '../totals.ts';

/** An event of `go test -json` (https://pkg.go.dev/cmd/test2json); unknown actions carry no result. */
const event = z.object({
  Action: z.string(),
  Package: z.string().optional(),
  Test: z.string().optional(),
  FailedBuild: z.string().optional(),
  ImportPath: z.string().optional(),
  Output: z.string().optional(),
});
type Event = z.infer<typeof event>;

interface Package {
  /** Tests that have begun and not ended, with what they printed that tells why they fail. */
  readonly running: Map<string, Cause | undefined>;
  failed: boolean;
  /** The command says that there was none to run. */
  saysNone: boolean;
}

/** So ends a package of which the files hold no test, or none of those that were asked for. */
const NONE_TO_RUN = '[no tests to run]\n';
const PACKAGE_FAILED = '(package failed)';
/** A Go test fails by `t.Error` and its like, or it panics. */
const ASSERTED: Cause = { kind: 'assertion' };
const UNENDED: Cause = { kind: 'error' };
/** The end of a test in the midst of a line. */
const HIDDEN_END = /^(?!\s*--- ).*--- (?:PASS|FAIL|SKIP): /s;
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
  const builds = new Map<string, string>();
  const failedBuilds = new Map<string, string>();
  let buildFailures = 0;
  let hidesEnds = false;
  let unfinished = 0;

  const emit = (name: string, test: string, outcome: Outcome, to: Package, cause?: Cause): void => {
    totals.some();
    if (outcome === 'failed') to.failed = true;
    const why = outcome === 'failed' && cause !== undefined ? { cause: () => cause } : {};
    sink.test({ group: naming.group(name), name: naming.name(test), outcome, ...why });
  };
  const countUnfinished = (): void => {
    unfinished += 1;
    totals.synthetic(UNFINISHED);
  };
  const failPackage = (name: string, to: Package, said = ''): void => {
    totals.synthetic('packages that failed outside every test');
    emit(name, PACKAGE_FAILED, 'failed', to, causeOf({ message: said, stated: 'outside' }));
  };
  const packageOf = (name: string): Package => {
    const known = packages.get(name);
    if (known !== undefined) return known;
    const made = { running: new Map<string, Cause | undefined>(), failed: false, saysNone: false };
    packages.set(name, made);
    return made;
  };
  /** Since Go 1.20 a benchmark begins with an event and ends without one (golang/go#61767). */
  const endRunning = (name: string, to: Package, passed: boolean): void => {
    for (const [test, cause = UNENDED] of to.running) {
      const isBenchmark = passed && test.startsWith('Benchmark');
      if (!isBenchmark) countUnfinished();
      emit(name, test, isBenchmark ? 'passed' : 'failed', to, cause);
    }
    to.running.clear();
  };
  const readTest = (name: string, test: string, action: string): void => {
    const to = packageOf(name);
    const outcome = ENDS[action];
    if (action === 'run') {
      if (to.running.has(test)) {
        countUnfinished();
        emit(name, test, 'failed', to, UNENDED);
      }
      to.running.set(test, undefined);
    } else if (outcome !== undefined) {
      const cause = to.running.get(test) ?? ASSERTED;
      to.running.delete(test);
      emit(name, test, outcome, to, cause);
    }
  };
  /** The first line that `t.Error` and its like print, unless the test panics. */
  const readOutput = (name: string, test: string, output: string): void => {
    const { running } = packageOf(name);
    hidesEnds ||= output.includes('--- ') && HIDDEN_END.test(output);
    const panics = output.startsWith('panic: ');
    const said = panics ? output : /^\s+\S+\.go:\d+: (.*)/.exec(output)?.[1];
    if (said === undefined || !running.has(test) || (!panics && running.get(test) !== undefined)) return;
    running.set(test, { ...causeOf({ message: said }), kind: panics ? 'error' : 'assertion' });
  };
  const readPackage = (name: string, found: Event): void => {
    const to = packageOf(name);
    const outcome = ENDS[found.Action];
    to.saysNone ||= found.Output?.endsWith(NONE_TO_RUN) === true;
    if (outcome === undefined) return;
    const said = failedBuilds.get(found.FailedBuild ?? '');
    failedBuilds.delete(found.FailedBuild ?? '');
    // So ends a package without test files.
    if (outcome === 'skipped' || (outcome === 'passed' && to.saysNone)) totals.none();
    else totals.some();
    endRunning(name, to, outcome !== 'failed');
    if (outcome === 'failed' && !to.failed) failPackage(name, to, said);
    packages.delete(name);
  };
  /** What the compiler says first of a package; its own heading begins with `#`. */
  const readBuildOutput = (path: string, output: string): void => {
    if (!builds.has(path) && !output.startsWith('#')) builds.set(path, output.slice(0, 400));
  };
  const readEvent = (found: Event): void => {
    const { Action: action, ImportPath: path, Output: output } = found;
    if (action === 'build-output' && path !== undefined && output !== undefined) readBuildOutput(path, output);
    else if (action === 'build-fail' && path !== undefined) failedBuilds.set(path, builds.get(path) ?? '');
    else if (found.Test !== undefined && output !== undefined) readOutput(found.Package ?? '', found.Test, output);
    else if (found.Test !== undefined) readTest(found.Package ?? '', found.Test, found.Action);
    else if (!found.Action.startsWith('build-')) readPackage(found.Package ?? '', found);
  };
  return openEvents(
    'Action',
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
      for (const [name, said] of failedBuilds)
        failPackage(name, { running: new Map(), failed: false, saysNone: false }, said);
      if (buildFailures > 0) {
        totals.some();
        totals.unshown(
          `${buildFailures} packages failed to build and have no event (Go before 1.24): only the exit tells`,
        );
      }
      if (hidesEnds && unfinished > 0)
        totals.unshown(
          'what a test prints without a line break hides its end, with `-v` and before Go 1.20: run `go test -json` alone',
        );
      totals.end();
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
