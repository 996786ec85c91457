import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, type Json } from '../../src/core/canonical.ts';

test('a field that is undefined is not there', () => {
  expect(canonical({ a: undefined, b: [{ c: undefined }] })).toBe('{"b":[{}]}');
});

test.each<[value: Json, text: string]>([
  [null, 'null'],
  [true, 'true'],
  [0, '0'],
  [9_999_999_999, '9999999999'],
  ['', '""'],
  ['a"b\\c', '"a\\"b\\\\c"'],
  ['\u0007\b\t\n\f\r', '"\\u0007\\b\\t\\n\\f\\r"'],
  ['é € 🙂 \u2028', '"é € 🙂 \u2028"'],
  [[], '[]'],
  [[1, [2, 'x']], '[1,[2,"x"]]'],
  [{}, '{}'],
  [{ b: 1, a: { d: 2, c: [] } }, '{"a":{"c":[],"d":2},"b":1}'],
  // Keys are sorted by UTF-16 code units, as in RFC 8785, section 3.2.3: a surrogate comes before U+FB33.
  [
    { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 },
    '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"\u{1f600}":5,"\ufb33":3}',
  ],
])('the canonical text of %j is %s', (value, text) => {
  expect(canonical(value)).toBe(text);
});

test('the order in which keys were set does not matter, and the text is JSON of the same value', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.nat()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).reverse());
      expect(canonical(reversed)).toBe(canonical(value));
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
