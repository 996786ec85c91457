import { type Fault, fault } from '../../fault.ts';
import { causeOf } from '../cause.ts';
import { joined, openNaming, owned } from '../identity.ts';
import { openLines } from '../lines.ts';
import type { Cause, Outcome, ReportContext, ReportFormat, ReportReader, ReportSink } from '../report.ts';
import { openTotals } from '../totals.ts';
import { withComment, withLine } from './tap-complaint.ts';
import { type Failure, type Level, makeLevel, sizeOf } from './tap-level.ts';
import { CRITERION, CRITERION_TIME, MORE, readTapLine, type TapLine, type TapPoint } from './tap-line.ts';

const INDENT = '    ';
const MAX_LEVELS = 256;

/** What Bats says in the block of a test of which it does not say why it failed. */
const LASTING = /^\s*(?:duration_ms|timeout_sec):/;
const SUBTEST_FAILED = '(subtest failed)';
/** So many characters of tests that failed wait for what sums up their subtests; beyond it they have failed. */
const MOST_HELD = 4 * 1024 * 1024;

const another = (): Fault =>
  fault('report-malformed', 'expected one TAP document, found more after its end or a second one', {
    remedy: 'write one file per program, as `out-N.tap`',
  });

const outcomeOf = ({ ok, directive }: TapPoint): Outcome => {
  // Few runners escape a `#`, so that a name may look like a directive: only what passed is skipped by one.
  if (directive === 'todo' || (directive === 'skip' && ok)) return 'skipped';
  return ok ? 'passed' : 'failed';
};

const open = (context: ReportContext, sink: ReportSink): ReportReader => {
  const naming = openNaming(context.root);
  const totals = openTotals(sink);
  const root = makeLevel('', '', 0, false, undefined);
  let bailed = false;
  let unexplained = 0;
  let rows = 0;
  /** How many characters of failures are held. */
  let held = 0;
  /** Whether Bats ends each name with the time that the test took, as far as it is known. */
  let isTimed: boolean | undefined;
  /** The plan of the document came last: no test may follow it. */
  let ended = false;
  let hasVersion = false;
  let isCriterion = false;
  let refused: Fault | undefined;

  /** Whether a line of the root's belongs to another document than the one that is read. */
  const isOfAnother = (kind: TapLine['kind']): boolean => {
    const hasPoint = root.count > 0 || root.current !== undefined;
    if (kind === 'version') return ended || hasVersion || hasPoint || root.child !== undefined;
    if (kind === 'plan') return ended || (hasPoint && root.child === undefined && !Number.isNaN(root.planned));
    return kind === 'point' && ended;
  };
  const emit = (path: string, name: string, outcome: Outcome, cause?: Cause): void => {
    rows += 1;
    const why = cause === undefined ? {} : { cause: () => cause };
    sink.test({ group: naming.group(path), name: naming.name(name), outcome, ...why });
  };
  /**
   * Bats' tap13 writes `not ok` of what it skips. Of what failed it says why in a block; it has a plan first, and no
   * hyphen before names.
   */
  const isSkippedByBats = ({ planned, told }: Level, { directive, hyphen }: TapPoint): boolean =>
    directive === 'skip' && !hyphen && !told && hasVersion && !Number.isNaN(planned);
  const fail = (level: Level, failure: Failure): void => {
    if (level !== root && held + sizeOf(failure) <= MOST_HELD) {
      held += sizeOf(failure);
      level.held.push(failure);
      return;
    }
    if (failure.isOwn) totals.synthetic('subtests that failed outside their tests');
    emit(failure.path, failure.name, 'failed', failure.cause);
  };
  /** Hands on what failed in a subtest that has ended: `isSkipped` tells what did not count. */
  const passOn = (level: Level, below: Level, isSkipped: (failure: Failure) => boolean): void => {
    for (const failure of below.held.splice(0)) {
      held -= sizeOf(failure);
      if (!isSkipped(failure)) fail(level, { ...failure, isSkip: false });
      else if (!failure.isOwn) emit(failure.path, failure.name, 'skipped');
    }
  };
  /** A subtest that nothing has summed up counts as it is. */
  const release = (level: Level): void => {
    const { ended: below } = level;
    level.ended = undefined;
    if (below === undefined) return;
    level.failed ||= below.failed || below.held.length > 0;
    passOn(level, below, () => false);
  };
  const sumUp = (level: Level, below: Level, point: TapPoint, explained: boolean, cause: Cause | undefined): void => {
    // Another one, which is buffered and was not closed, may have followed.
    if (level.ended === below) level.ended = undefined;
    const isBad = outcomeOf(point) === 'failed';
    // Perl lets a subtest fail that is to do. node:test, which says more in a block, counts what failed in it all the same.
    const isTodo = point.directive === 'todo' && !explained;
    const failed = !isTodo && (below.failed || (isBad && below.held.length > 0));
    passOn(level, below, ({ isSkip }) => isTodo || (isSkip && !isBad));
    level.failed ||= failed || (isBad && point.opens === undefined);
    // One that was skipped whole is a test that was not run. Perl then leaves its name out.
    if (!isBad && point.directive !== undefined && below.planned === 0 && below.count === 0)
      emit(level.path, point.name === '' ? below.title : point.name, 'skipped');
    if (!isBad || failed) return;
    // Of a buffered subtest it is noted: Vitest's own count leaves out a suite that failed by its hook.
    if (point.opens !== undefined) unexplained += 1;
    else {
      const path = below.path === level.path ? joined([level.path, point.name]) : below.path;
      fail(level, { path, name: SUBTEST_FAILED, cause, isSkip: point.directive === 'skip', isOwn: true });
    }
  };
  const finish = (level: Level): void => {
    settle(level);
    release(level);
    const where = level.path === '' ? 'the plan' : `the plan of "${naming.name(level.path)}"`;
    if (!bailed) totals.compare(where, 'test points', level.planned, [level.count]);
  };
  /** Ends the open subtest, and hands on the test point that is held back. */
  const settle = (level: Level): void => {
    const { child, explained, complaint, current: point, sums } = level;
    const isSkipped = level === root && point !== undefined && isSkippedByBats(level, point);
    if (child !== undefined) {
      finish(child);
      release(level);
      level.ended = child;
      level.child = undefined;
    }
    level.yaml = undefined;
    level.explained = false;
    level.told = false;
    level.complaint = undefined;
    if (point === undefined) return;
    level.current = undefined;
    level.sums = undefined;
    level.count += 1;
    const outcome = isSkipped ? 'skipped' : outcomeOf(point);
    const cause = outcome === 'failed' && complaint !== undefined ? causeOf(complaint) : undefined;
    if (sums !== undefined) sumUp(level, sums, point, explained, cause);
    else if (outcome === 'failed') {
      const isSkip = point.directive === 'skip';
      level.failed ||= !isSkip;
      fail(level, { path: level.path, name: owned(point.name), cause, isSkip, isOwn: false });
    } else emit(level.path, point.name, outcome);
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
    level.child = makeLevel(level.path, known ?? heading ?? '', level.depth + 1, buffered, heading);
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
        level.told ||= !LASTING.test(line);
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
    if (level === root && point.ok) isTimed ??= point.untimed !== point.name;
    const name = level === root && !hasVersion && isTimed !== false ? point.untimed : point.name;
    level.current = { ...point, name: isCriterion ? name.replace(CRITERION_TIME, '') : name };
    level.sums = closes ? child : undefined;
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
      isCriterion ||= CRITERION.test(line);
      if (level.current?.ok === false) level.complaint = withComment(level.complaint, line);
      return;
    }
    if (level.yaml !== undefined) settle(level);
    level.announced = undefined;
    if (MORE.test(line)) refused = fault('report-malformed', 'expected lines that end in LF, found a CR alone');
    else if (level === root && isOfAnother(found.kind)) refused = another();
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
      level.sums = level.child;
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
      if (!bailed && !hasVersion && Number.isNaN(root.planned) && root.count === 0 && rows === 0)
        return fault('report-malformed', 'expected TAP, found no version line, no plan and no test point');
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
      if (!bailed && root.planned === 0 && rows === 0) totals.none();
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
