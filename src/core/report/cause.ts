import type { Cause, CauseKind } from './report.ts';

/** What a report says of a failure, in its own words; `error` where it sets errors apart from failures. */
export interface Complaint {
  readonly type?: string | undefined;
  readonly message?: string | undefined;
  readonly error?: boolean | undefined;
}

/** The types by which assertions fail, in the words of their libraries. */
const ASSERTION_TYPE =
  /Assert|Expectation|ComparisonFailure|MultipleFailures|TestFailed|NotEqual|Xunit\.Sdk|Shouldly|^(?:fail|failure|test failed)$/i;
/** Where no type tells, how messages of assertions begin. */
const ASSERTION_TEXT = /^(?:Error: )?(?:expect\(|assert(?:ion)?\b|expected\b|DID NOT RAISE|Failed: DID NOT)/i;
/** What is said where a name, a module or a fixture is not there, or the source cannot be read. */
const LOOKUP =
  /\b(?:ImportError|ModuleNotFoundError|NameError|ReferenceError|SyntaxError|IndentationError|NoClassDefFoundError|ClassNotFoundException|NoSuch(?:Method|Field)Error|NoMethodError|LoadError|ERR_MODULE_NOT_FOUND)\b|Cannot find (?:module|package)|Failed to (?:resolve|load|parse)|is not a (?:function|constructor)|is not defined|has no attribute|fixture '[^']*' not found|undefined (?:method|local variable|function|constant)|Call to undefined|does not provide an export/;
/** A name of an exception that tells something; a bare `Error` is thrown by everybody. */
const NAMED = /[A-Za-z](?:Error|Exception)$/;
const PREFIX = /^([\w.$\\]+(?:Error|Exception|Failure|Failed))\b/;

const TERMINAL = /\u001b\[[0-?]*[ -/]*[@-~]/g;

const LONGEST = 200;
/** So much of a message is looked at for its first line. */
const LOOKED_AT = 2_000;

/** The first line of a message that says something, cut; it shares no memory with the message. */
const firstLine = (message: string): string =>
  Buffer.from(
    message
      .slice(0, LOOKED_AT)
      .replace(TERMINAL, '')
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '')
      ?.slice(0, LONGEST) ?? '',
  ).toString();

const kindOf = (type: string, said: string, error: boolean): CauseKind => {
  const named = type === '' || /^(?:Error|Exception)$/.test(type) ? (PREFIX.exec(said)?.[1] ?? '') : type;
  if (ASSERTION_TYPE.test(named)) return 'assertion';
  if (LOOKUP.test(`${named} ${said}`)) return 'error';
  if (!error && !NAMED.test(named) && ASSERTION_TEXT.test(said)) return 'assertion';
  return error ? 'error' : 'unknown';
};

/**
 * Why a test failed, by what its report says. An exception that is no assertion and no lookup of what is not there is of
 * an unknown cause: it may have come from the code that is tested.
 */
export const causeOf = ({ type = '', message = '', error = false }: Complaint): Cause => {
  const said = firstLine(message);
  const kind = kindOf(type, said, error);
  return said === '' ? { kind } : { kind, said };
};
