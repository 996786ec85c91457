import { type Fault, fault } from '../../fault.ts';
import { type Complaint, withCause } from '../cause.ts';
import { JOINT, joined, MAX_GROUP, openNaming } from '../identity.ts';
import type { Outcome, ReportFormat, ReportSink } from '../report.ts';
import { rootOf } from '../root.ts';
import { openTotals } from '../totals.ts';
import { openXml, type XmlAttributes } from '../xml.ts';

/** A `<testsuites>` or `<testsuite>` that is open. */
interface Suite {
  readonly name: string;
  readonly file: string | undefined;
  /** The names of the suites around this one and its own. */
  readonly path: string;
  readonly isRoot: boolean;
  /** doctest wrote it, which gives a `WARN` that does not hold for a failure, and does not fail for it. */
  readonly warns: boolean;
  /** A `<testsuites>` around everything, in which nothing has come yet. */
  isEmptyRoot: boolean;
  readonly declared: { readonly tests: number; readonly failed: number };
  /** Rows directly in this suite, and in this suite and all below it. */
  own: number;
  ownFailed: number;
  all: number;
  allFailed: number;
}

/** What a row's children have said so far. */
interface Row {
  readonly suite: Suite;
  readonly attributes: XmlAttributes;
  failed: boolean;
  /** The first of its failures and errors. */
  complaint: Complaint | undefined;
  skipped: boolean;
  todo: boolean;
  retried: boolean;
}

/** The name of the row that stands for an error outside every test of a suite. */
const SUITE_ERROR = '(suite error)';

/** The name of the row that stands for a test of which pytest wrote how long its set-up took, and nothing else. */
const UNENDED = '(test without an end)';

/** node:test calls the suite `undefined` that it makes of a run of which an `after` outside every test has failed. */
const SUITES = new Set(['testsuite', 'testsuites', 'undefined']);

/** Elements that hold what a test printed or said: what looks like a test in there is none. */
const TEXTS = new Set(['system-out', 'system-err', 'properties', 'failure', 'error', 'skipped']);

/** What `status` and `result` say where no child does, in small letters and one word. */
const STATES: ReadonlyMap<string, Outcome> = new Map(
  (
    [
      [
        'failed',
        'fail failed failing failure error errored broken timeout timedout aborted crashed killed interrupted',
      ],
      [
        'skipped',
        'notrun disabled skipped skip ignored suppressed filtered pending todo inconclusive blocked untested',
      ],
      // CTest and GoogleTest say `run` of a test that ran, GoogleTest and Bazel `completed`.
      ['passed', 'run completed passed pass success ok'],
    ] as const
  ).flatMap(([outcome, states]) => states.split(' ').map((state) => [state, outcome] as const)),
);

/** What Vitest calls the whole, unless it is told otherwise. */
const VITEST = 'vitest tests';

/** The second in which it began, which unittest-xml-reporting puts after the name of a suite. */
const BEGAN = /-20\d{12}$/;
const WARN = /^WARN(?:_|$)/;

const nonEmpty = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/** A declared total; NaN where there is none or no number. */
const total = (text: string | undefined): number =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : Number.NaN;

/** Of the row's states the worst; undefined where one is no word for an outcome. */
const stateOf = ({ status, result }: XmlAttributes): Outcome | undefined => {
  const states = [status, result].flatMap((state) =>
    state === undefined || state === '' ? [] : [STATES.get(state.toLowerCase().replace(/[\s_-]/g, ''))],
  );
  const worst = (['failed', 'skipped'] as const).find((state) => states.includes(state));
  return worst ?? (states.includes(undefined) ? undefined : 'passed');
};

/** What pytest writes of the test in which `pytest.exit` or an interrupt came: it names each other, and tells its time. */
const isUnended = ({ attributes, failed, skipped }: Row): boolean =>
  !failed && !skipped && Object.keys(attributes).join() === 'time';

const outcomeOf = (row: Row): Outcome | undefined => {
  // node:test writes the failure of a todo beside it, and does not fail for it (nodejs.org/api/test.html, "TODO tests").
  if (row.failed && !row.todo) return 'failed';
  if (row.skipped) return 'skipped';
  const { status, result } = row.attributes;
  return status === undefined && result === undefined ? 'passed' : stateOf(row.attributes);
};

/**
 * The parts of a row's identity (docs/reports.md): the file, else the class, else the suites are the group; what is
 * left of them and tells the test apart goes before the name. node:test gives every row the class "test", jest-junit
 * and CTest repeat the name as the class: these say nothing.
 */
const partsOf = (suite: Suite, attributes: XmlAttributes): { readonly group: string; readonly prefix: string } => {
  const file = nonEmpty(attributes['file']) ?? suite.file;
  const stated = nonEmpty(attributes['classname']) ?? nonEmpty(attributes['class']);
  const repeats = stated === attributes['name'] && stated !== suite.name;
  const className = stated === 'test' || repeats ? undefined : stated;
  if (file === undefined) return { group: repeats && suite.isRoot ? '' : (className ?? suite.path), prefix: '' };
  const rest = repeats ? '' : (className ?? suite.path);
  return { group: file, prefix: rest === file || rest === '' ? '' : rest + JOINT };
};

const openJunit = (root: string, sink: ReportSink) => {
  const naming = openNaming(root);
  const totals = openTotals(sink);
  const suites: Suite[] = [];
  let suite: Suite | undefined;
  let row: Row | undefined;
  /** How many elements are open that are none of ours, and at how many of them one of {@link TEXTS} began. */
  let ignored = 0;
  let text = 0;
  /** Rows whose state is no word for an outcome. */
  let unknown = 0;
  /** Rows of Vitest that took no time at all. */
  let unreached = 0;
  const openSuite = (name: string, attributes: XmlAttributes): Fault | undefined => {
    const isRoot = suite === undefined;
    if (suite !== undefined) suite.isEmptyRoot = false;
    if (isRoot && name !== 'testsuites' && name !== 'testsuite') {
      return fault('report-malformed', `expected <testsuites> or <testsuite> as the root, found <${name}>`);
    }
    const own = (attributes['name'] ?? '').replace(BEGAN, '');
    const path = name === 'testsuites' ? (suite?.path ?? '') : joined([suite?.path, own]);
    if (path.length > MAX_GROUP)
      return fault('report-too-deep', `a path of suites has more than ${MAX_GROUP} characters`);
    suite = {
      name: own,
      file: nonEmpty(attributes['file']) ?? nonEmpty(attributes['filepath']) ?? suite?.file,
      path,
      isRoot,
      warns: attributes['doctest_version'] !== undefined,
      isEmptyRoot: isRoot && name === 'testsuites',
      declared: {
        tests: total(attributes['tests']),
        failed: total(attributes['failures']) + total(attributes['errors'] ?? '0'),
      },
      own: 0,
      ownFailed: 0,
      all: 0,
      allFailed: 0,
    };
    suites.push(suite);
    return undefined;
  };
  const closeSuite = (closed: Suite): void => {
    closed.all += closed.own;
    closed.allFailed += closed.ownFailed;
    const label = closed.name === '' ? 'a suite' : `the suite "${naming.name(closed.name)}"`;
    totals.compare(label, 'tests', closed.declared.tests, [closed.all, closed.own]);
    totals.compare(label, 'failures', closed.declared.failed, [closed.allFailed, closed.ownFailed]);
    if (closed.all + closed.allFailed > 0 || closed.declared.tests > 0) totals.some();
    // PHPUnit writes a root that holds nothing.
    if (closed.declared.tests === 0 || closed.isEmptyRoot) totals.none();
    suite = suites.at(-1);
    if (suite !== undefined) {
      suite.all += closed.all;
      suite.allFailed += closed.allFailed;
    }
  };
  const suiteError = (to: Suite, { type, message }: XmlAttributes): void => {
    to.ownFailed += 1;
    totals.synthetic('errors that belong to a suite and to no test');
    const cause = withCause('failed', () => ({ type, message, stated: 'outside' }));
    sink.test({ group: naming.group(to.file ?? to.path), name: SUITE_ERROR, outcome: 'failed', ...cause });
  };
  const closeRow = (closed: Row): void => {
    const { suite: to } = closed;
    const isCut = isUnended(closed);
    const found = isCut ? 'failed' : outcomeOf(closed);
    const outcome = found ?? 'passed';
    if (found === undefined) unknown += 1;
    if (closed.retried) totals.retried();
    if (outcome === 'passed' && closed.attributes['time'] === '0' && suites[0]?.name === VITEST) unreached += 1;
    to.own += 1;
    if (outcome === 'failed') to.ownFailed += 1;
    const { group, prefix } = partsOf(to, closed.attributes);
    const name = isCut ? UNENDED : naming.name(prefix + (closed.attributes['name'] ?? ''));
    const complaint: Complaint | undefined = isCut ? { stated: 'outside' } : closed.complaint;
    if (isCut) totals.synthetic('tests that began and did not end');
    sink.test({ group: naming.group(group), name, outcome, ...withCause(outcome, () => complaint) });
  };
  const mark = (to: Row, name: string, { type, message }: XmlAttributes): void => {
    if (to.suite.warns && WARN.test(type ?? '')) return;
    if (name === 'failure' || name === 'error') {
      to.failed = true;
      to.complaint ??= { type, message, ...(name === 'error' ? { stated: 'error' } : {}) };
    } else if (name === 'skipped' || name === 'disabled' || name === 'ignored') {
      to.skipped = true;
      to.todo ||= type === 'todo';
    } else if (/^(?:flaky|rerun)(?:Failure|Error)$/.test(name)) {
      to.retried = true;
      // Surefire writes reruns that failed beside the failure, and the failures of a test that passed in the end as flaky.
      to.failed ||= name.startsWith('rerun');
    }
  };
  const ignore = (name: string, place: () => string): Fault | undefined => {
    ignored += 1;
    if (text === 0 && TEXTS.has(name)) text = ignored;
    return name === 'testcase' && text === 0
      ? fault('report-malformed', `expected every <testcase> in a suite, found one in another element at ${place()}`)
      : undefined;
  };

  return openXml(
    {
      open: (name, attributes, place) => {
        if (ignored > 0) return ignore(name, place);
        if (row !== undefined) {
          mark(row, name, attributes);
          return ignore(name, place);
        }
        if (name === 'testcase' && suite !== undefined) {
          row = { suite, attributes, failed: false, complaint: undefined, skipped: false, todo: false, retried: false };
        } else if (suite === undefined || SUITES.has(name)) return openSuite(name, attributes);
        else {
          if (name === 'failure' || name === 'error') suiteError(suite, attributes);
          return ignore(name, place);
        }
        return undefined;
      },
      close: () => {
        if (ignored > 0) {
          ignored -= 1;
          if (ignored < text) text = 0;
        } else if (row !== undefined) {
          closeRow(row);
          row = undefined;
        } else for (const closed of suites.splice(-1)) closeSuite(closed);
      },
      end: () => {
        if (unknown > 0) totals.unshown(`${unknown} with a status or a result that is not known, counted as passed`);
        if (unreached > 0)
          totals.unshown(
            `${unreached} passed with a time of 0, which Vitest writes of a test that it did not reach, or of which it only checks types`,
          );
        totals.end();
        return undefined;
      },
    },
    sink,
  );
};

/** JUnit's XML in all its dialects: Surefire's schema is the nearest thing to a definition. */
export const junit = {
  name: 'junit',
  recognises: (head) => {
    const root = rootOf(head);
    return root !== undefined && /^testsuites?$/.test(root.name) && !root.attributes.includes('check.sourceforge.net');
  },
  open: (context, sink) => openJunit(context.root, sink),
} as const satisfies ReportFormat;
