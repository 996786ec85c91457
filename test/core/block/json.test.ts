import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../../src/core/block/json.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('readJson', () => {
  it.each([
    ['{}', {}],
    ['[]', []],
    [' [ ] ', []],
    ['{ }', {}],
    ['0', 0],
    ['9999999999', 9_999_999_999],
    ['true', true],
    ['[false,null]', [false, null]],
    ['"a\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041"', 'a"\\/\b\f\n\r\tA'],
    ['"\\ud83d\\ude00"', '😀'],
    ['{"a": {"b": [1, "two", {}]}, "c": ""}', { a: { b: [1, 'two', {}] }, c: '' }],
    ['\t{\r\n"a"\t:\n1 }\r', { a: 1 }],
    [nested(12), [[[[[[[[[[[[]]]]]]]]]]]]],
    [`${'['.repeat(12)}1, "two"${']'.repeat(12)}`, [[[[[[[[[[[[1, 'two']]]]]]]]]]]]],
    ['{"toString": 1, "hasOwnProperty": 2}', { toString: 1, hasOwnProperty: 2 }],
  ])('reads %j', (text, value) => {
    expect(readJson(text)).toEqual({ ok: true, value });
  });

  it('gives objects that inherit nothing', () => {
    const read = readJson('{"a": 1}');
    expect(read.ok && Object.getPrototypeOf(read.value)).toBeNull();
  });

  it.each([
    ['nothing', '', 1, 1, 'expected a value, the text ends'],
    ['white space alone', '\n ', 2, 2, 'expected a value, the text ends'],
    ['a key twice', '{"exit": 1, "exit": 0}', 1, 13, 'the key "exit" is there twice'],
    ['a key twice, one of them escaped', '{"exit":1,\n"e\\u0078it":0}', 2, 1, 'the key "exit" is there twice'],
    ['a key twice, deep inside', '[{"a":{"b":1,"b":1}}]', 1, 14, 'the key "b" is there twice'],
    ['the key __proto__', '{"__proto__": {}}', 1, 2, 'the key "__proto__" is not allowed'],
    ['the key __proto__ in escapes', '{"\\u005f_proto__": {}}', 1, 2, 'the key "__proto__" is not allowed'],
    ['the key constructor', '{"a":{"constructor": 1}}', 1, 7, 'the key "constructor" is not allowed'],
    ['the key prototype', '{"prototype": 1}', 1, 2, 'the key "prototype" is not allowed'],
    ['a fraction', '1.0', 1, 1, 'expected an integer from 0 to 9999999999 in plain digits, found 1.0'],
    ['a power', '[1e5]', 1, 2, 'expected an integer from 0 to 9999999999 in plain digits, found 1e5'],
    ['an endless power', '1e400', 1, 1, 'found 1e400'],
    ['minus zero', '-0', 1, 1, 'found -0'],
    ['a negative number', '-1', 1, 1, 'found -1'],
    ['a plus', '+1', 1, 1, 'found +1'],
    ['a leading zero', '01', 1, 1, 'found 01'],
    ['eleven digits', '10000000000', 1, 1, 'found 10000000000'],
    ['more than a double holds', '9007199254740993', 1, 1, 'found 9007199254740993'],
    ['hexadecimal', '0x10', 1, 1, 'found 0x10'],
    ['a number with a tail', '12ab', 1, 1, 'found 12ab'],
    ['a word', 'yes', 1, 1, 'expected a value, found "y"'],
    ['a word of JavaScript', '[NaN]', 1, 2, 'expected a value, found "N"'],
    ['a word in capitals', 'TRUE', 1, 1, 'expected a value, found "T"'],
    ['single quotes', "{'a': 1}", 1, 2, 'expected a key in double quotes, found "\'"'],
    ['a key without quotes', '{a: 1}', 1, 2, 'expected a key in double quotes, found "a"'],
    ['a number as key', '{1: 1}', 1, 2, 'expected a key in double quotes, found "1"'],
    ['a comma before the end', '{"a": 1,}', 1, 9, 'expected a key in double quotes, found "}"'],
    ['a comma before the end of a list', '[1,]', 1, 4, 'expected a value, found "]"'],
    ['no comma in an object', '{"a": 1 "b": 2}', 1, 9, 'expected "," or "}", found "\\""'],
    ['no comma in a list', '[1 2]', 1, 4, 'expected "," or "]", found "2"'],
    ['no colon', '{"a" 1}', 1, 6, 'expected ":", found "1"'],
    ['an open object', '{"a": 1', 1, 8, 'expected "," or "}", the text ends'],
    ['an open list', '[1,\n2', 2, 2, 'expected "," or "]", the text ends'],
    ['an open string', '["abc', 1, 2, 'this string has no end'],
    ['an open key', '{"abc', 1, 2, 'this string has no end'],
    ['a line break in a string', '["ab\nc"]', 1, 5, 'a string goes on over a line break or holds a tab'],
    ['a tab in a string', '["ab\tc"]', 1, 5, 'a string goes on over a line break or holds a tab'],
    ['an unknown escape', '"\\x41"', 1, 2, 'this escape is none of JSON'],
    ['a short escape', '"\\u12"', 1, 2, 'this escape is none of JSON'],
    ['half of a pair', '["\\ud83d"]', 1, 2, 'half of a surrogate pair stands alone'],
    ['the other half', '"\\ude00\\ud83d"', 1, 1, 'half of a surrogate pair stands alone'],
    ['a comment', '{} // done', 1, 4, 'the JSON ended before this, found "/"'],
    ['two values', '{}\r\n{}', 2, 1, 'the JSON ended before this, found "{"'],
    ['a wrong value deep inside', '{"a":[{"b":[x]}]}', 1, 13, 'expected a value, found "x"'],
    ['thirteen levels', nested(13), 1, 13, 'more than 12 levels deep'],
    [
      'thirteen levels, an object the innermost',
      `${'['.repeat(12)}{}${']'.repeat(12)}`,
      1,
      13,
      'more than 12 levels deep',
    ],
    ['thirteen levels of objects', `${'{"a":'.repeat(12)}{}${'}'.repeat(12)}`, 1, 61, 'more than 12 levels deep'],
    ['a mass of brackets', '['.repeat(60_000), 1, 13, 'more than 12 levels deep'],
  ])('refuses %s', (_, text, line, column, problem) => {
    const read = readJson(text);
    expect(read).toMatchObject({ error: { code: 'block-unreadable', place: { file: 'body', line, column } } });
    const message = read.ok ? '' : read.error.message;
    expect(message).toContain(`JSON, line ${line}, column ${column}: `);
    expect(message).toContain(problem);
  });

  it('shows 40 characters of what it takes for no number', () => {
    const problem = 'JSON, line 1, column 1: expected an integer from 0 to 9999999999 in plain digits, found ';
    expect(readJson('9'.repeat(41))).toMatchObject({ error: { message: problem + '9'.repeat(40) } });
  });

  it.each([
    ['a letter with an accent', '{"é": 1}', 1, 3, 'U+00E9'],
    ['a zero-width space between tokens', '{\n\u200B"a": 1}', 2, 1, 'U+200B'],
    ['a no-break space', '{\r"a":\u00A01}', 2, 5, 'U+00A0'],
    ['a text direction', '"\u202Eabc"', 1, 2, 'U+202E'],
    ['a soft hyphen', '"a\u00ADb"', 1, 3, 'U+00AD'],
    ['a tag character', '"\u{E0041}"', 1, 2, 'U+E0041'],
    ['a byte order mark', '\uFEFF{}', 1, 1, 'U+FEFF'],
    ['a delete', '"\u007F"', 1, 2, 'U+007F'],
    ['a null', '"\0"', 1, 2, 'U+0000'],
    ['a form feed as white space', '{\f}', 1, 2, 'U+000C'],
    ['a line separator', '[1,\u20282]', 1, 4, 'U+2028'],
    ['half of a pair as it is', '"\uD83D"', 1, 2, 'U+D83D'],
  ])('refuses %s, which a reader may not see', (_, text, line, column, point) => {
    const read = readJson(text);
    expect(read).toMatchObject({ error: { code: 'block-charset', place: { line, column } } });
    expect(read.ok ? '' : read.error.message).toContain(point);
  });

  it('counts lines from the one that it is told', () => {
    expect(readJson('{\n!', 40)).toMatchObject({ ok: false, error: { place: { line: 41, column: 1 } } });
  });

  it('takes only what JSON.parse takes, with the same value', () => {
    const token = fc.constantFrom(
      ...'{}[]:,"0123.eE+- \n\t'.split(''),
      '\\',
      '\\u0041',
      '"a"',
      '"b":',
      'true',
      'null',
      '12',
      '{"a":1}',
    );
    const nearly = fc.array(token, { maxLength: 12 }).map((tokens) => tokens.join(''));
    const proper = fc.json({ maxDepth: 4 });
    fc.assert(
      fc.property(fc.oneof(nearly, proper), (text) => {
        const read = readJson(text);
        if (read.ok) expect(JSON.parse(JSON.stringify(read.value))).toEqual(JSON.parse(text));
      }),
      { numRuns: 5_000 },
    );
  });

  it('reads back whatever is made of well-formed text, small integers and plain keys', () => {
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.string({ unit: 'grapheme' }),
        fc.nat(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), tie('value'), { maxKeys: 4, noNullPrototype: true }),
      ),
    }));
    const escape = (text: string) =>
      text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    fc.assert(
      fc.property(value, fc.constantFrom(0, 2), (any, indent) => {
        const text = JSON.stringify(any, null, indent).split('\n').map(escape).join('\n');
        expect(readJson(text)).toEqual({ ok: true, value: any });
      }),
    );
  });

  // Time that grew with the square of the length would outlast any test.
  it('reads a string of 600,000 escapes, and refuses as many quotes', () => {
    expect(readJson(`"${'\\u0041'.repeat(600_000)}"`)).toEqual({ ok: true, value: 'A'.repeat(600_000) });
    expect(readJson('"'.repeat(600_000)).ok).toBe(false);
    expect(readJson(`[${'1,'.repeat(600_000)}`).ok).toBe(false);
  });
});
