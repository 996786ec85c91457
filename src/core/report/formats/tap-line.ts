/** What one unindented line of TAP is. */
export type TapLine =
  | ({ readonly kind: 'point' } & TapPoint)
  | { readonly kind: 'plan'; readonly first: number; readonly last: number }
  | { readonly kind: 'subtest'; readonly name: string }
  | { readonly kind: 'pragma' | 'bailout' | 'version' | 'comment' };

/** A test point as its line states it. */
export interface TapPoint {
  readonly ok: boolean;
  readonly name: string;
  /** A hyphen stands before the name. */
  readonly hyphen: boolean;
  /** The name without the time that Bats may put at its end. */
  readonly untimed: string;
  readonly directive: 'skip' | 'todo' | undefined;
  /** Where the line ends with `{`, the name without it: the subtest that it sums up may follow. */
  readonly opens: string | undefined;
}

// A line may hold what `.` alone does not match: a carriage return, and Unicode's own separators.
const POINT = /^(not )?ok(?: \d+)?(?:( -)?( .*))?$/s;
const PLAN = /^(\d+)\.\.(\d+)(?:\s+(?:#.*)?)?$/s;
const SUBTEST = /^# Subtest(?:: (.*))?$/s;
/** A `#` after white space that is not escaped begins a directive (TAP 14); so does one that TAP 12 and 13 left so. */
const HASH = /(?<=\s|^)(?<!\\)#/;
const BRACE = /\{\s*$/;
/** No longer word: `# todolist` is a name. Some write `# skipped`, and some a colon. */
const DIRECTIVE = /^(skip|todo)(?:(?<=skip)ped)?(?:[\s:]|$)/i;
/** The comments by which node-tap, Vitest and Bats tell how long a test took, and Bats that it took too long. */
const TIME = /(?<=\s|^)(?<!\\)#\s*(?:time=\d+(?:\.\d+)?m?s|(?:in \d+ ms # )?timeout after \d+ ?s|in \d+ ms)\s*$/i;
/** So Bats ends a name, without `--formatter`; it writes no hyphen before names. */
const BATS_TIME = / in \d+ms$/;
/** More of TAP after a carriage return alone, which ends no line. */
export const MORE = /\r(?:(?:not )?ok\b|\d+\.\.\d)/;
/** How Criterion begins what it writes, and ends the name of a test that ran. */
export const CRITERION = /^# Criterion v\d/;
export const CRITERION_TIME = / +\(\d+\.\d\ds\)$/;
/** Stands for an escaped backslash while `\#` is looked for; a line holds no line break. */
const BACKSLASH = '\n';

const unescape = (text: string): string => text.replaceAll('\\#', '#').replaceAll(BACKSLASH, '\\');

const readPoint = (ok: boolean, hyphen: string | undefined, tail: string): TapPoint => {
  const whole = tail.replaceAll('\\\\', BACKSLASH);
  const closed = whole.replace(BRACE, '');
  const text = closed.replace(TIME, '');
  const at = text.search(HASH);
  const rest = at === -1 ? '' : text.slice(at + 1).trim();
  const found = DIRECTIVE.exec(rest)?.[1]?.toLowerCase();
  const directive = found === 'skip' || found === 'todo' ? found : undefined;
  const untimed = text === closed ? whole : text;
  const description = directive === undefined ? untimed : text.slice(0, at);
  const opens = BRACE.test(whole) || BRACE.test(description);
  const nameOf = (of: string): string => unescape(of).trim();
  const name = nameOf(description);
  return {
    ok,
    name,
    hyphen: hyphen !== undefined,
    untimed: hyphen === undefined ? name.replace(BATS_TIME, '') : name,
    directive,
    opens: opens ? nameOf(description.replace(BRACE, '')) : undefined,
  };
};

/** Reads a line as TAP 12, 13 or 14; undefined where it is none. */
export const readTapLine = (line: string): TapLine | undefined => {
  const point = POINT.exec(line);
  if (point !== null) return { kind: 'point', ...readPoint(point[1] === undefined, point[2], point[3] ?? '') };
  const plan = PLAN.exec(line);
  if (plan !== null) return { kind: 'plan', first: Number(plan[1]), last: Number(plan[2]) };
  const subtest = SUBTEST.exec(line);
  if (subtest !== null) return { kind: 'subtest', name: (subtest[1] ?? '').trim() };
  if (/^\s*#/.test(line)) return { kind: 'comment' };
  if (/^pragma [+-][\w-]+$/.test(line)) return { kind: 'pragma' };
  if (/^bail out!/i.test(line)) return { kind: 'bailout' };
  return /^TAP version \d+$/i.test(line) ? { kind: 'version' } : undefined;
};
