import type { Cause, CauseKind, Outcome, TestCase } from './report.ts';

/**
 * What a report says of a failure, in its own words. They are read as they stand in it: what is no text says nothing.
 * `stated` is what the report itself sets it apart as, where its format has a field for that; `outside` is what failed
 * around the test, such as a hook, by whatever.
 */
export interface Complaint {
  readonly type?: unknown;
  readonly message?: unknown;
  readonly stated?: 'assertion' | 'error' | 'outside' | undefined;
}

/** The types by which assertions fail, in the words of their libraries. */
const ASSERTION_TYPE =
  /Assert|Expectation|ComparisonFailure|MultipleFailures|TestFailed|NotEqual|^(?:fail|failure|test failed)$|^(?:CHECK|REQUIRE)(?:_|$)/i;
/** The packages whose exceptions are all of that kind; of any other the name says nothing. */
const CHECKING = /Xunit\.Sdk|Shouldly/;
const PACKAGE = /^(?:[\w$]+[.\\])+/;
/** Where no type tells, how messages of assertions begin. */
const ASSERTION_TEXT =
  /^(?:Error: )?(?:expect\(|Timed out \d+ms waiting for expect\(|(?:XCT)?assert|expected\b|expectation failed\b|DID NOT RAISE|Failed: (?!Timeout)|Value of: |XCTFail|(?:CHECK|REQUIRE)(?:_[A-Z_]+)?\(|(?:note: )?test did not panic)/i;
/** What is said where a name, a module or a fixture is not there, or the source cannot be read. */
const LOOKUP = new RegExp(
  [
    '\\b(?:ImportError|ModuleNotFoundError|NameError|ReferenceError|SyntaxError|IndentationError|NoClassDefFoundError|ClassNotFoundException|NoSuch(?:Method|Field)Error|NoMethodError|LoadError|UndefinedFunctionError|ERR_MODULE_NOT_FOUND)\\b',
    '\\b(?:TypeLoad|MissingMethod|MissingField|BadImageFormat)Exception\\b|Could not load (?:file or assembly|type)',
    'Cannot find (?:module|package)|Failed to (?:resolve|load|parse)|does not provide an export',
    'is not a (?:function|constructor)|is not defined|has no attribute',
    "fixture '[^']*' not found|undefined (?:method|local variable|function|constant)|Call to undefined",
    "Can't locate (?:object method|\\S+ in @INC)|No keyword with name '|Variable '[^']*' not found",
  ].join('|'),
);
/** A name of an exception that tells something; a bare `Error` is thrown by everybody. */
const NAMED = /[A-Za-z](?:Error|Exception)$/;
const PREFIX = /^([\w.$\\]+(?:Error|Exception|Failure|Failed))\b/;
/**
 * How runners say that something was thrown that is no assertion: GoogleTest, QUnit, and AVA, which calls it one by its
 * type.
 */
const THROWN =
  /^(?:Died on test #\d|(?:Unknown )?C\+\+ exception |SEH exception |Error thrown in test$|Rejected promise returned by test$)/;
/** What runners put before the words that tell: MSTest, and those of C and Swift that begin with the place. */
const BEFORE = /^(?:Test method \S+ threw exception:\s*|\S+\.\w+:\d+: (?:error: )?)/;
/** A line that says nothing: a place alone, as GoogleTest has it first, and Jest's heading. */
const PLACE = /^(?:\S+\.\w+:\d+|unknown file|● Test suite failed to run)$/;

const TERMINAL = /\u001b\[[0-?]*[ -/]*[@-~]/g;

const LONGEST = 200;
/** So much of a message is looked at for its first line. */
export const LOOKED_AT = 2_000;

/** The first lines of a message that say something: the place that it may begin with is none. */
const headOf = (message: string): string => {
  const lines = message
    .slice(0, LOOKED_AT)
    .replace(TERMINAL, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const [first = '', second] = lines;
  if (second === undefined) return first;
  return PLACE.test(first) ? second : first.endsWith('threw exception:') ? `${first} ${second}` : first;
};

const kindOf = (type: string, head: string, stated: Complaint['stated']): CauseKind => {
  const said = head.replace(BEFORE, '');
  const named = type === '' || /^(?:Error|Exception)$/.test(type) ? (PREFIX.exec(said)?.[1] ?? '') : type;
  if (stated === 'outside') return 'error';
  if (THROWN.test(said)) return LOOKUP.test(said) ? 'error' : 'unknown';
  if (CHECKING.test(named) || ASSERTION_TYPE.test(named.replace(PACKAGE, ''))) return 'assertion';
  if (stated === 'assertion' && !NAMED.test(named)) return 'assertion';
  if (stated === 'error' || LOOKUP.test(`${named} ${said}`)) return 'error';
  return !NAMED.test(named) && ASSERTION_TEXT.test(said) ? 'assertion' : 'unknown';
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Why a test failed, by what its report says. An exception that is no assertion and no lookup of what is not there is of
 * an unknown cause, unless the format itself sets it apart: it may have come from the code that is tested.
 */
export const causeOf = ({ type, message, stated }: Complaint): Cause => {
  const head = headOf(textOf(message));
  const kind = kindOf(textOf(type), head, stated);
  // The copy shares no memory with the report.
  return head === '' ? { kind } : { kind, said: Buffer.from(head.slice(0, LONGEST)).toString() };
};

/** The cause as a part of a test. It is looked for where the test has failed, and nowhere else. */
export const withCause = (outcome: Outcome, why?: () => Complaint | undefined): Pick<TestCase, 'cause'> => {
  const complaint = outcome === 'failed' ? why?.() : undefined;
  return complaint === undefined ? {} : { cause: () => causeOf(complaint) };
};
