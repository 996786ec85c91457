import type { Json } from '../canonical.ts';
import { type Fault, fault } from '../fault.ts';
import { err, ok, type Result } from '../result.ts';
import { BODY } from './format.ts';

const DEPTH = 12;
const INTEGER = /^(?:0|[1-9]\d{0,9})$/;
const NUMBER = /[-+.\dA-Za-z]*/y;
const PLAIN = /[ !#-[\]-~]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const SPACE = /[ \t\r\n]*/y;
const CONTROL: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
// Names with which assigning the object elsewhere would set its prototype instead of a field.
const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const WORDS = { true: true, false: false, null: null } as const;

const decode = (raw: string): string =>
  raw.replace(/\\(?:u(.{4})|(.))/g, (_, hex: string | undefined, letter: string) =>
    hex === undefined ? (CONTROL[letter] ?? letter) : String.fromCharCode(Number.parseInt(hex, 16)),
  );

/**
 * Reads JSON that anyone may have written, and takes only what can be read in one way: no duplicate key, no number but a
 * plain integer up to 9,999,999,999, nothing but printable ASCII and white space, at most 12 levels. What it takes,
 * `JSON.parse` takes too, with the same value. Faults name line and column, the text's first line being `firstLine`.
 */
export const readJson = (text: string, firstLine = 1): Result<Json> => {
  let at = 0;

  const refuse = (where: number, problem: string, code: 'block-charset' | 'block-unreadable' = 'block-unreadable') => {
    const before = text.slice(0, where);
    const line = firstLine + before.split(/\r\n|\r|\n/).length - 1;
    const column = where - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
    return err<Fault>(
      fault(code, `JSON, line ${line}, column ${column}: ${problem}`, { place: { file: BODY, line, column } }),
    );
  };
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const taken = pattern.exec(text)?.[0] ?? '';
    at += taken.length;
    return taken;
  };
  const found = (): string => (at < text.length ? `found ${JSON.stringify(text.charAt(at))}` : 'the text ends');

  const readString = (): Result<string> => {
    const start = at;
    at += 1;
    for (;;) {
      take(PLAIN);
      const next = text.charAt(at);
      if (next === '"') break;
      if (next === '') return refuse(start, 'this string has no end');
      if (next !== '\\') return refuse(at, 'a string goes on over a line break or holds a tab; write it as an escape');
      if (take(ESCAPE) === '') return refuse(at, 'this escape is none of JSON');
    }
    const value = decode(text.slice(start + 1, at));
    at += 1;
    return value.isWellFormed() ? ok(value) : refuse(start, 'half of a surrogate pair stands alone in this string');
  };

  const readList = (depth: number): Result<Json> => {
    const items: Json[] = [];
    at += 1;
    take(SPACE);
    if (text.charAt(at) === ']') {
      at += 1;
      return ok(items);
    }
    for (;;) {
      const item = readValue(depth);
      if (!item.ok) return item;
      items.push(item.value);
      const next = text.charAt(at);
      if (next !== ',' && next !== ']') return refuse(at, `expected "," or "]", ${found()}`);
      at += 1;
      if (next === ']') return ok(items);
    }
  };

  const readKey = (members: object): Result<string> => {
    take(SPACE);
    const start = at;
    if (text.charAt(at) !== '"') return refuse(at, `expected a key in double quotes, ${found()}`);
    const key = readString();
    if (!key.ok) return key;
    if (FORBIDDEN.includes(key.value)) return refuse(start, `the key ${JSON.stringify(key.value)} is not allowed`);
    if (Object.hasOwn(members, key.value)) return refuse(start, `the key ${JSON.stringify(key.value)} is there twice`);
    take(SPACE);
    if (text.charAt(at) !== ':') return refuse(at, `expected ":", ${found()}`);
    at += 1;
    return key;
  };

  const readObject = (depth: number): Result<Json> => {
    const members: Record<string, Json> = { __proto__: null };
    at += 1;
    take(SPACE);
    if (text.charAt(at) === '}') {
      at += 1;
      return ok(members);
    }
    for (;;) {
      const key = readKey(members);
      if (!key.ok) return key;
      const member = readValue(depth);
      if (!member.ok) return member;
      members[key.value] = member.value;
      const next = text.charAt(at);
      if (next !== ',' && next !== '}') return refuse(at, `expected "," or "}", ${found()}`);
      at += 1;
      if (next === '}') return ok(members);
    }
  };

  const readScalar = (): Result<Json> => {
    const start = at;
    const token = take(NUMBER);
    if (token === 'true' || token === 'false' || token === 'null') return ok(WORDS[token]);
    if (INTEGER.test(token)) return ok(Number(token));
    return /^[-+.\d]/.test(token)
      ? refuse(start, `expected an integer from 0 to 9999999999 in plain digits, found ${token.slice(0, 40)}`)
      : refuse((at = start), `expected a value, ${found()}`);
  };

  const readValue = (depth: number): Result<Json> => {
    take(SPACE);
    const next = text.charAt(at);
    if ((next === '{' || next === '[') && depth === DEPTH) return refuse(at, `more than ${DEPTH} levels deep`);
    const value =
      next === '{'
        ? readObject(depth + 1)
        : next === '['
          ? readList(depth + 1)
          : next === '"'
            ? readString()
            : readScalar();
    take(SPACE);
    return value;
  };

  const foreign = /[^\t\n\r -~]/u.exec(text);
  if (foreign !== null) {
    const point = Number(foreign[0].codePointAt(0)).toString(16).toUpperCase().padStart(4, '0');
    return refuse(foreign.index, `found U+${point}; write it as an escape (\\uXXXX)`, 'block-charset');
  }
  const value = readValue(0);
  return value.ok && at < text.length ? refuse(at, `the JSON ended before this, ${found()}`) : value;
};
