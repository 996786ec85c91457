import type * as z from 'zod';
import { type Fault, fault } from '../fault.ts';
import { err, ok, type Result } from '../result.ts';
import type { ReportReader } from './report.ts';

/** A JSON report is read whole; this many UTF-16 code units at most. */
export const MAX_JSON = 256 * 1024 * 1024;
const MAX_JSON_DEPTH = 1000;

/** The end of the string that begins at `from`, in a text that is well-formed. */
const stringEnd = (text: string, from: number): number => {
  const isEscaped = (at: number): boolean => {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === 92) slashes += 1;
    return slashes % 2 === 1;
  };
  let end = text.indexOf('"', from + 1);
  while (isEscaped(end)) end = text.indexOf('"', end + 1);
  return end;
};

const decodeKey = (literal: string): unknown => (literal.includes('\\') ? JSON.parse(literal) : literal.slice(1, -1));

/**
 * What JSON.parse would let pass in a text that it accepts: a key twice in one object, of which it keeps the last and
 * another reader the first, and nesting that a walk over the value would not survive.
 */
const oddity = (text: string): Fault | undefined => {
  const keys: (Set<unknown> | undefined)[] = [];
  let expectsKey = false;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case 34: {
        const end = stringEnd(text, at);
        const seen = keys.at(-1);
        if (expectsKey && seen !== undefined) {
          const key = decodeKey(text.slice(at, end + 1));
          if (seen.has(key)) {
            return fault('report-malformed', `the JSON has the key ${JSON.stringify(key)} twice in one object`);
          }
          seen.add(key);
          expectsKey = false;
        }
        at = end;
        break;
      }
      case 123:
        keys.push(new Set());
        expectsKey = true;
        break;
      case 91:
        keys.push(undefined);
        expectsKey = false;
        break;
      case 44:
        expectsKey = keys.at(-1) !== undefined;
        break;
      case 93:
      case 125:
        keys.pop();
        expectsKey = false;
        break;
      default:
    }
    if (keys.length > MAX_JSON_DEPTH) {
      return fault('report-too-deep', `the JSON is nested more than ${MAX_JSON_DEPTH} deep`);
    }
  }
  return undefined;
};

/** V8 says where it stopped; at the very end means that something is missing there. */
const isCut = (text: string, message: string): boolean => {
  const [, position = ''] = /at position (\d+)/.exec(message) ?? [];
  const atEnd = position !== '' && Number(position) >= text.trimEnd().length;
  return atEnd || /Unexpected end of JSON input|Unterminated string/.test(message);
};

/** An escape that may be half of a character. Bytes that were decoded hold none. */
const HALF_ESCAPE = /\\u[dD][89a-fA-F]/;
const HALVES = /[\ud800-\udfff]/gu;

const wholeCharacters = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(HALVES, '\ufffd') : value;

/** Strict JSON: what JSON.parse accepts, each key once, not too deep. Half a character becomes U+FFFD. */
export const parseJson = (text: string): Result<unknown> => {
  let value: unknown;
  try {
    value = JSON.parse(text, HALF_ESCAPE.test(text) ? wholeCharacters : undefined);
  } catch (error) {
    return err(
      isCut(text, String(error))
        ? fault('report-truncated', 'the JSON ends before its end', { cause: error })
        : fault('report-malformed', `the JSON is not well-formed: ${String(error)}`, { cause: error }),
    );
  }
  const found = oddity(text);
  return found === undefined ? ok(value) : err(found);
};

/** The value as the format defines it, or where it is not so. */
export const shaped = <T>(schema: z.ZodType<T>, value: unknown): Result<T> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const [first] = parsed.error.issues.map(
    ({ path, message }) => `at ${path.map(String).join('.') || 'its top'}: ${message}`,
  );
  return err(fault('report-malformed', `the JSON is not of this format ${first}`));
};

/** What stands at a path inside a value that JSON gave; undefined where nothing does. */
export const within = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => {
    const found: unknown = typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined;
    return found;
  }, value);

/** A reader of one JSON document: kept until its end, then checked against `schema` and handed on. */
export const openJson = <T>(schema: z.ZodType<T>, read: (document: T) => Fault | undefined): ReportReader => {
  const pieces: string[] = [];
  let length = 0;
  return {
    write: (text) => {
      length += text.length;
      if (length > MAX_JSON) {
        return fault('report-too-large', `a JSON report is read up to ${MAX_JSON / 1024 / 1024} MiB`);
      }
      pieces.push(text);
      return undefined;
    },
    end: () => {
      const value = parseJson(pieces.join(''));
      if (!value.ok) return value.error;
      const document = shaped(schema, value.value);
      return document.ok ? read(document.value) : document.error;
    },
  };
};
