import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pieceOf, tellCut } from '../../../src/core/workspace/piece.ts';

describe('a piece of a text', () => {
  test.each<[text: string, offset: number, length: number, piece: string, told: string | undefined]>([
    ['', 0, 5, '', undefined],
    ['abc', 0, 3, 'abc', undefined],
    ['abcde', 0, 3, 'abc', 'recount: cut: characters 0 to 3 of 5; 2 more are left out: go on with offset 3'],
    ['abcde', 3, 3, 'de', 'recount: cut: characters 3 to 5 of 5; this is the end'],
    ['abcde', 9, 3, '', 'recount: cut: characters 5 to 5 of 5; this is the end'],
    ['ab🙂c', 0, 3, 'ab', 'recount: cut: characters 0 to 2 of 5; 3 more are left out: go on with offset 2'],
    ['ab🙂c', 3, 3, '🙂c', 'recount: cut: characters 2 to 5 of 5; this is the end'],
  ])('of %j from %i on, %i long, is %j', (text, offset, length, piece, told) => {
    const found = pieceOf(text, offset, length);
    expect([found.text, tellCut(found)]).toEqual([piece, told]);
  });

  test('goes on where the one before ended, and no character is cut in two', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '🙂', '👩‍👩', '\n'), maxLength: 40 });
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 9 }), (whole, length) => {
        const pieces: string[] = [];
        for (let offset = 0; offset < whole.length; ) {
          const piece = pieceOf(whole, offset, length);
          expect([piece.from, piece.text.length <= length, piece.text.isWellFormed()]).toEqual([offset, true, true]);
          pieces.push(piece.text);
          offset = piece.to;
        }
        expect(pieces.join('')).toBe(whole);
      }),
    );
  });
});
