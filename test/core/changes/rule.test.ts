import { describe, expect, test } from 'vitest';
import { asksForTexts, compileRule, decideChange } from '../../../src/core/changes/decide.ts';
import { isSameAt } from '../../../src/core/changes/pointer.ts';
import { type Misfit, readChanges, readHookSettings } from '../../../src/core/changes/rule.ts';
import type { Result } from '../../../src/core/result.ts';

const told = (result: Result<unknown, readonly Misfit[]>): string =>
  result.ok ? 'ok' : result.error.map(({ path, message }) => [...path, message].join(' ')).join('; ');

const INSIDE = 'must be a path inside the repository: relative, with "/", without ".."';
const POINTER = 'must have a JSON pointer after "#", such as package.json#/scripts';

describe('`changes` of the policy', () => {
  test('gives what it names and leaves the rest undefined', () => {
    expect(readChanges({ allow: ['src/**'], protected: ['a#/b/~1c/~0d'] })).toEqual({
      ok: true,
      value: { allow: ['src/**'], deny: [], protected: ['a#/b/~1c/~0d'], approvers: 'other' },
    });
    const all = { allow: undefined, deny: [], protected: undefined };
    expect(readChanges({})).toEqual({ ok: true, value: { ...all, approvers: 'other' } });
    expect(readChanges({ approvers: 'other' })).toEqual({ ok: true, value: { ...all, approvers: 'other' } });
    expect(readChanges({ approvers: 'maintainer' })).toEqual({ ok: true, value: { ...all, approvers: 'maintainer' } });
  });

  test.each<[value: unknown, message: string]>([
    [null, 'must be a map'],
    ['src', 'must be a map'],
    [['src'], 'must be a map'],
    [{ alow: [] }, 'alow is not a known key; known are allow, deny, protected, approvers'],
    [{ allow: 'src/**' }, 'allow must be a list of at most 200 texts'],
    [{ deny: null }, 'deny must be a list of at most 200 texts'],
    [{ deny: Array.from({ length: 201 }, () => 'a') }, 'deny must be a list of at most 200 texts'],
    [{ allow: ['a', 1] }, 'allow 1 must be a text'],
    [{ allow: ['!a'] }, 'allow 0 has no negation: name what may not be changed under `deny`'],
    [{ allow: ['../a'] }, `allow 0 ${INSIDE}`],
    [{ deny: ['/a'] }, `deny 0 ${INSIDE}`],
    [{ deny: ['C:/a'] }, `deny 0 ${INSIDE}`],
    [{ deny: ['a\\b'] }, `deny 0 ${INSIDE}`],
    [{ deny: [''] }, `deny 0 ${INSIDE}`],
    [{ deny: ['a\0'] }, `deny 0 ${INSIDE}`],
    [{ protected: ['../a'] }, `protected 0 ${INSIDE}`],
    [{ protected: ['.github/**'] }, 'protected 0 takes paths and no wildcards: a folder covers what lies below it'],
    [{ protected: ['#/a'] }, `protected 0 ${INSIDE}`],
    [{ protected: ['a#'] }, `protected 0 ${POINTER}`],
    [{ protected: ['a#b'] }, `protected 0 ${POINTER}`],
    [{ protected: ['a#/~2'] }, `protected 0 ${POINTER}`],
    [{ approvers: null }, 'approvers must be other or maintainer'],
    [{ approvers: 'nobody' }, 'approvers must be other or maintainer'],
    [{ allow: [1], deny: ['/'] }, `allow 0 must be a text; deny 0 ${INSIDE}`],
  ])('%j: %s', (value, message) => {
    expect(told(readChanges(value))).toBe(message);
  });
});

describe('`hook` of the policy', () => {
  test.each<[value: unknown, push: boolean]>([
    [{}, false],
    [{ push: false }, false],
    [{ push: true }, true],
  ])('%j: push is %j', (value, push) => {
    expect(readHookSettings(value)).toEqual({ ok: true, value: { push } });
  });

  test.each<[value: unknown, message: string]>([
    [[], 'must be a map'],
    [{ pull: true }, 'pull is not a known key; known are push'],
    [{ push: 'yes' }, 'push must be true or false'],
  ])('%j: %s', (value, message) => {
    expect(told(readHookSettings(value))).toBe(message);
  });
});

describe('a part of a JSON file', () => {
  test.each<[pointer: string, before: string | undefined, after: string | undefined, same: boolean]>([
    ['/a', '{"a":1}', '{"a": 1, "b": 2}', true],
    ['/a', '{"a":1}', '{"a":2}', false],
    ['/a', undefined, '{"b":2}', true],
    ['/a', undefined, '{"a":null}', false],
    ['/a', '{}', undefined, true],
    ['/a/0', '{"a":[1,2]}', '{"a":[1,3]}', true],
    ['/a/1', '{"a":[1,2]}', '{"a":[1,3]}', false],
    ['/a/b', '{"a":1}', '{"a":null}', true],
    ['/a~1b', '{"a/b":1}', '{"a/b":2}', false],
    ['/a~0b', '{"a~b":1}', '{"a~b":2}', false],
    ['/a', '{"a":{"x":1,"y":[{"p":1,"q":2}]}}', '{"a":{"y":[{"q":2,"p":1}],"x":1}}', true],
    ['/a', '{"a":[1,2]}', '{"a":[2,1]}', false],
    ['/__proto__', '{"__proto__":1}', '{"__proto__":2}', false],
    ['/toString', '{}', '{"a":1}', true],
    ['/a', '\ufeff{"a":1}', '{"a":1}', true],
    ['/a', '{"a":1}', '{"a":2,"a":1}', false],
    ['/a', '{"a":1,"b":{"c":1}}', '{"b":{"c":1,"c" : 2},"a":1}', false],
    ['/a', '{"a":"b\\":","c":[":"]}', '{"c":":","a":"b\\":"}', true],
    ['/a', '{"a":123456789012345678}', '{"a":123456789012345679}', false],
    ['/a', '{"a":123456789012345678}', '{"a" : 123456789012345678,"b":1e400}', true],
    ['/a', '{"a":1e400}', '{"a":null}', false],
    ['/a', '{"a":1e2}', '{"a":{"\\u0000":"1e2"}}', false],
    ['/a', '{"a":[0.1,-2]}', '{"a":[0.10,-2]}', true],
    ['/a', 'no JSON', 'no JSON', true],
    ['/a', 'no JSON', 'other', false],
    ['/a', '{"a":1}', `{"a":1,"b":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, true],
    ['/b', '{"b":1}', `{"b":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, false],
  ])('%s, %s and %s: same is %j', (pointer, before, after, same) => {
    expect(isSameAt(pointer, { before, after })).toBe(same);
  });

  const rule = compileRule({ allow: undefined, deny: [], protected: ['package.json#/scripts'] });

  test('is all that a file has to be read for', () => {
    expect(asksForTexts(rule, 'package.json')).toBe(true);
    expect(asksForTexts(rule, 'Package.JSON')).toBe(true);
    expect(asksForTexts(rule, 'a/package.json')).toBe(false);
    expect(asksForTexts(rule, '../package.json')).toBe(false);
  });

  test('that could not be read counts as changed', () => {
    expect(decideChange(rule, { path: 'package.json', kind: 'modified' })).toMatchObject({
      code: 'path-protected',
      why: 'package.json changes /scripts, which is named in `changes.protected`',
    });
  });
});
