import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, rangeOfLines, textOf } from '../../../src/core/block/source.ts';

describe('linesOf', () => {
  it.each([
    ['', [''], [0, 0]],
    ['a', ['a'], [0, 1]],
    ['a\n', ['a', ''], [0, 2, 2]],
    ['a\r\nb\rc\nd', ['a', 'b', 'c', 'd'], [0, 3, 5, 7, 8]],
    ['\r\n\r', ['', '', ''], [0, 2, 3, 3]],
    ['\n\r', ['', '', ''], [0, 1, 2, 2]],
    ['a\u2028b\u0085c', ['a\u2028b\u0085c'], [0, 5]],
  ])('splits %j', (body, lines, starts) => {
    expect(linesOf(body)).toEqual({ lines, starts });
  });

  it('loses nothing, and tells where each line begins', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\r', '\n', ' ', '𝒳') }), (body) => {
        const { lines, starts } = linesOf(body);
        expect(lines.every((line, index) => body.startsWith(line, starts[index]))).toBe(true);
        expect(lines.join('\n')).toBe(body.replace(/\r\n?/g, '\n'));
      }),
    );
  });
});

describe('textOf', () => {
  it('gives a line without the white space at its end, and nothing for a line that is not there', () => {
    const source = linesOf(' a \t\r\nb');
    expect([0, 1, 2].map((line) => textOf(source, line))).toEqual([' a', 'b', '']);
  });
});

describe('rangeOfLines', () => {
  it('leaves out the ending of the last line', () => {
    const body = 'a\r\nbc\r\nd\r\n';
    const [from, to] = rangeOfLines(linesOf(body), 1, 3);
    expect(body.slice(from, to)).toBe('bc\r\nd');
  });
});
