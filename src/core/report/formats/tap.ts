import { type Fault, fault } from '../../fault.ts';
import { type Complaint, withCause } from '../cause.ts';
import { joined, openNaming } from '../identity.ts';
import { openLines } from '../lines.ts';
import type { Outcome, ReportContext, ReportFormat, ReportReader, ReportSink } from '../report.ts';
import { openTotals } from '../totals.ts';
import { readTapLine, type TapLine, type TapPoint } from './tap-line.ts';

const INDENT = '    ';
const MAX_LEVELS = 256;

/** One level of a TAP document: the document itself, or a subtest. */
interface Level {
  readonly path: string;
  readonly depth: number;
  /** The test point before it may sum it up, and does once a `}` has come. */
  readonly buffered: boolean;
  /** The name in the comment that it began with: a test point of this name sums it up. */
  readonly heading: string | undefined;
  /** The last test point: held back, since a block or a subtest of its own may follow it. */
  current: TapPoint | undefined;
  /** The current test point sums up a subtest, so it is no leaf. */
  closes: boolean;
  /** The indentation of the YAML block that is open. */
  yaml: string | undefined;
  /** What that block says of why the test failed. */
  complaint: Complaint | undefined;
  /** The current test point has had a YAML block. */
  explained: boolean;
  /** The name of a subtest that a comment has announced. */
  announced: string | undefined;
  child: Level | undefined;
  /** The subtest that ended last had a failed test. */
  childFailed: boolean;
  /** Some test of this level or below it has failed. */
  failed: boolean;
  /** How many test points the plan announces; NaN without one. */
  planned: number;
  count: number;
}

const makeLevel = (path: string, depth: number, buffered: boolean, heading: string | undefined): Level => ({
  path,
  depth,
  buffered,
  heading,
  current: undefined,
  closes: false,
  yaml: undefined,
  complaint: undefined,
  explained: false,
  announced: undefined,
  child: undefined,
  childFailed: false,
  failed: false,
  planned: Number.NaN,
  count: 0,
});

const another = (): Fault =>
  fault('report-malformed', 'expected one TAP document, found more after its end or a second one', {
    remedy: 'write one file per program, as `out-N.tap`',
  });

const outcomeOf = (point: TapPoint): Outcome => {
  if (point.directive !== undefined) return 'skipped';
  return point.ok ? 'passed' : 'failed';
};

/**
 * The keys by which runners say in a YAML block why a test failed. What an assertion compared, and by what, is told by
 * node:test, tape, Vitest, QUnit (`actual`), node-tap (`found`, `compare`) and AVA (`assertion`).
 */
const KEY =
  /^\s*(error|message|code|name|type|operator|actual|found|compare|assertion|failureType|exitCode)\s*:\s*['"]?(.*?)['"]?$/;
const COMPARED = ['operator', 'actual', 'found', 'compare', 'assertion'];
/** The comments by which Bats tells which command failed, and Perl's Test::More what it got instead. */
const BATS = /^#\s+`(.*)' failed(?: with status (\d+))?$/;
const BATS_CHECKS = /^(?:! )?(?:\[\[? |test |assert|refute|fail\b)/;
/** AVA calls what a test throws by the name of its own assertions, and says so in the details. */
const AVA = /^\s*'?(Error thrown in test|Rejected promise returned by test):/;
const PERL = /^#\s+got: /;

const withLine = (before: Complaint | undefined, line: string): Complaint | undefined => {
  const [, thrown] = AVA.exec(line) ?? [];
  if (thrown !== undefined) return { ...before, message: thrown };
  const [, key, value = ''] = KEY.exec(line) ?? [];
  if (key === undefined || value === '' || /^[|>]-?$/.test(value)) return before;
  if (key === 'error' || key === 'message') return { message: value, ...before };
  // node:test gives a file that failed outside its tests the status that it exited with.
  if (key === 'exitCode') return { ...before, stated: 'error' };
  if (key === 'failureType') return value === 'testCodeFailure' ? before : { ...before, stated: 'error' };
  if (COMPARED.includes(key) || value === 'ERR_ASSERTION') return { ...before, type: 'AssertionError' };
  return key === 'name' || key === 'type' ? { type: value, ...before } : before;
};

const withComment = (before: Complaint | undefined, line: string): Complaint | undefined => {
  if (PERL.test(line)) return { ...before, stated: 'assertion' };
  const [, command, status] = BATS.exec(line) ?? [];
  if (command === undefined) return before;
  const message = line.replace(/^#\s+/, '');
  // By this status a shell says that there is no such command.
  if (status === '127') return { message, stated: 'error' };
  return BATS_CHECKS.test(command) ? { message, stated: 'assertion' } : { message };
};

const open = (context: ReportContext, sink: ReportSink): ReportReader => {
  const naming = openNaming(context.root);
  const totals = openTotals(sink);
  const root = makeLevel('', 0, false, undefined);
  let bailed = false;
  let unexplained = 0;
  /** The plan of the document came last: no test may follow it. */
  let ended = false;
  let hasVersion = false;
  let refused: Fault | undefined;

  /** Whether a line of the root's belongs to another document than the one that is read. */
  const isOfAnother = (kind: TapLine['kind']): boolean => {
    const hasPoint = root.count > 0 || root.current !== undefined;
    if (kind === 'version') return ended || hasVersion || hasPoint || root.child !== undefined;
    if (kind === 'plan') return ended || (hasPoint && root.child === undefined && !Number.isNaN(root.planned));
    return kind === 'point' && ended;
  };
  const finish = (level: Level): void => {
    settle(level);
    const where = level.path === '' ? 'the plan' : `the plan of "${naming.name(level.path)}"`;
    if (!bailed) totals.compare(where, 'test points', level.planned, [level.count]);
  };
  /** Ends the open subtest, and hands on the test point that is held back. */
  const settle = (level: Level): void => {
    if (level.child !== undefined) {
      finish(level.child);
      level.childFailed = level.child.failed;
      level.failed ||= level.childFailed;
      level.child = undefined;
    }
    level.yaml = undefined;
    level.explained = false;
    const { complaint } = level;
    level.complaint = undefined;
    const point = level.current;
    if (point === undefined) return;
    level.current = undefined;
    level.count += 1;
    const outcome = outcomeOf(point);
    if (level.closes) {
      if (outcome === 'failed' && !level.childFailed) unexplained += 1;
    } else {
      level.failed ||= outcome === 'failed';
      const cause = withCause(outcome, () => complaint);
      sink.test({ group: naming.group(level.path), name: naming.name(point.name), outcome, ...cause });
    }
    level.closes = false;
  };
  const bail = (): void => {
    for (let level: Level | undefined = root; level !== undefined; ) {
      const { child }: Level = level;
      // Only the level that bails out keeps its last test point; those above had not come to theirs.
      if (child !== undefined) level.current = undefined;
      else settle(level);
      level = child;
    }
    bailed = true;
  };
  const startChild = (level: Level, line: string): void => {
    const inner = readTapLine(line.slice(INDENT.length));
    const heading = inner?.kind === 'subtest' ? inner.name : undefined;
    const opened = level.announced === undefined ? level.current?.opens : undefined;
    const buffered = opened !== undefined;
    const known = opened ?? level.announced;
    if (!buffered) settle(level);
    level.announced = undefined;
    // One line alone may ask for more levels than there is a stack for.
    if (line.startsWith(INDENT.repeat(MAX_LEVELS + 1 - level.depth))) {
      refused = fault('report-too-deep', `the TAP is nested more than ${MAX_LEVELS} deep`);
      return;
    }
    level.child = makeLevel(joined([level.path, known ?? heading]), level.depth + 1, buffered, heading);
    if (known !== undefined || heading === undefined) readLine(level.child, line.slice(INDENT.length));
  };
  /** Whether an indented line begins a subtest. What a test prints may be indented too, but is no TAP. */
  const begins = (line: string): boolean => {
    if (!line.startsWith(INDENT)) return false;
    const indent = line.search(/[^ ]|$/);
    const inner = readTapLine(line.slice(indent - (indent % INDENT.length)));
    return inner !== undefined && inner.kind !== 'comment';
  };
  const readIndented = (level: Level, line: string, indent: string): void => {
    if (level.child !== undefined && line.startsWith(INDENT)) readLine(level.child, line.slice(INDENT.length));
    else if (level.yaml !== undefined && line.startsWith(level.yaml)) {
      if (line === `${level.yaml}...`) level.yaml = undefined;
      else {
        level.explained = true;
        level.complaint = withLine(level.complaint, line);
      }
    } else {
      if (level.yaml !== undefined) settle(level);
      if (level.current !== undefined && line === `${indent}---`) level.yaml = indent;
      else if (begins(line)) startChild(level, line);
    }
  };
  const readPoint = (level: Level, point: TapPoint): void => {
    const { child } = level;
    const closes = child !== undefined && (!child.buffered || child.heading === point.name);
    settle(level);
    level.current = point;
    level.closes = closes;
  };
  const readPlan = (level: Level, first: number, last: number): void => {
    if (!Number.isNaN(level.planned) || level.child !== undefined) return;
    settle(level);
    if (last < first && last !== 0 && first !== 1) return;
    level.planned = Math.max(last - first + 1, 0);
    ended ||= level === root && (level.count > 0 || last === 0);
  };
  const readTap = (level: Level, line: string): void => {
    const found = readTapLine(line);
    if (found === undefined) return;
    if (found.kind === 'comment') {
      if (level.current?.ok === false) level.complaint = withComment(level.complaint, line);
      return;
    }
    if (level.yaml !== undefined) settle(level);
    level.announced = undefined;
    if (level === root && isOfAnother(found.kind)) refused = another();
    else if (found.kind === 'point') readPoint(level, found);
    else if (found.kind === 'plan') readPlan(level, found.first, found.last);
    else if (found.kind === 'bailout') bail();
    else if (found.kind === 'pragma') settle(level);
    else if (found.kind === 'subtest') level.announced = found.name;
    else if (level === root) hasVersion = true;
  };
  const readLine = (level: Level, line: string): void => {
    if (bailed) {
      if (readTapLine(line)?.kind === 'version') refused = another();
      return;
    }
    const padded = line === '' && level.child !== undefined ? INDENT : line;
    const indent = padded.slice(0, padded.search(/[^ \t]|$/));
    if (indent !== '') readIndented(level, padded, indent);
    else if (level.child?.buffered === true && line === '}') {
      level.closes = true;
      settle(level);
    } else if (line === '{' && level.explained && level.current !== undefined && level.child === undefined) {
      level.current = { ...level.current, opens: level.current.name };
    } else readTap(level, line);
  };

  return openLines({
    line: (line, number): Fault | undefined => {
      readLine(root, line);
      return refused === undefined ? undefined : { ...refused, message: `line ${number}: ${refused.message}` };
    },
    end: () => {
      finish(root);
      if (bailed) sink.note({ kind: 'declared', message: 'the run bailed out: tests may be missing' });
      else if (Number.isNaN(root.planned)) {
        sink.note({ kind: 'declared', message: 'the report has no plan: tests may be missing' });
      }
      if (unexplained > 0) {
        sink.note({
          kind: 'declared',
          message: `${unexplained} subtests say \`not ok\` though none of their tests failed: only the exit tells`,
        });
      }
      totals.end();
      return undefined;
    },
  });
};

/** The Test Anything Protocol, versions 12 to 14, with streamed and buffered subtests. Leaf test points are counted. */
export const tap = {
  name: 'tap',
  recognises: (head) => /^ *(?:TAP version \d+|\d+\.\.\d+(?:\s*#.*)?|(?:not )?ok(?: \d+\b.*| - .*)?)\r?$/m.test(head),
  open,
} as const satisfies ReportFormat;
