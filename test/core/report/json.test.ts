import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { MAX_JSON, openJson, parseJson } from '../../../src/core/report/json.ts';

describe('JSON of a report', () => {
  it('is what JSON.parse says, for every document that has each key once', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        const value: unknown = JSON.parse(text);
        expect(parseJson(text)).toEqual({ ok: true, value });
      }),
    );
  });

  it.each([
    ['{"a":1,"a":2}', 'report-malformed', 'the key "a" twice'],
    ['{"x":[{"b":[1,2],"c":{},"b":0}]}', 'report-malformed', 'the key "b" twice'],
    ['{"a\\"":1,"\\u0061\\"":2}', 'report-malformed', 'twice'],
    ['{"a":1} {"a":2}', 'report-malformed', 'not well-formed'],
    ['{"a":1}log', 'report-malformed', 'not well-formed'],
    ['{"a":NaN}', 'report-malformed', 'not well-formed'],
    ["{'a':1}", 'report-malformed', 'not well-formed'],
    ['{"a":', 'report-truncated', 'before its end'],
    ['{"a', 'report-truncated', 'before its end'],
    ['{"a":1\n', 'report-truncated', 'before its end'],
    ['[1,', 'report-truncated', 'before its end'],
    ['{"a" 1}', 'report-malformed', 'not well-formed'],
    ['', 'report-truncated', 'before its end'],
    [`${'['.repeat(1001)}${']'.repeat(1001)}`, 'report-too-deep', 'more than 1000 deep'],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'report-too-deep', 'more than 1000 deep'],
  ])('%.40j is refused', (text, code, says) => {
    const result = parseJson(text);
    expect(result.ok ? undefined : result.error.code).toBe(code);
    expect(result.ok ? '' : result.error.message).toContain(says);
  });

  it.each([['{"a":"a\\\\","b":"\\"a\\":1","c":["a","a"],"d":{"a":1},"__proto__":{"a":2}}'], ['"a"'], ['[1,"",{}]']])(
    '%s has no key twice',
    (text) => expect(parseJson(text).ok).toBe(true),
  );

  it('makes half a character a replacement character, and keeps whole ones', () => {
    expect(parseJson('["\\ud83d","\\ud83d\\ude00","\\udE00x"]')).toEqual({
      ok: true,
      value: ['\ufffd', '😀', '\ufffdx'],
    });
  });

  it('says where a document is not of its format', () => {
    const reader = openJson(z.object({ a: z.array(z.number()) }), () => undefined);
    reader.write('{"a":[1,');
    reader.write('"x"]}');
    expect(reader.end()?.message).toBe(
      'the JSON is not of this format at a.1: Invalid input: expected number, received string',
    );
    const top = openJson(z.object({}), () => undefined);
    top.write('[]');
    expect(top.end()?.message).toContain('at its top');
  });

  it('refuses a document that would not fit in memory', () => {
    const reader = openJson(z.unknown(), () => undefined);
    const piece = ' '.repeat(MAX_JSON / 4);
    for (let count = 0; count < 4; count += 1) expect(reader.write(piece)).toBeUndefined();
    expect(reader.write(' ')?.code).toBe('report-too-large');
  });
});
