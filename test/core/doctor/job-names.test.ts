import { describe, expect, it } from 'vitest';
import { checkNames, expandMatrix, isNamed } from '../../../src/core/doctor/job-names.ts';

describe('a matrix', () => {
  it.each<[what: string, matrix: unknown, combinations: unknown]>([
    ['of one axis', { os: ['a', 'b'] }, [{ os: 'a' }, { os: 'b' }]],
    [
      'of two axes, the first the slowest',
      { v: [1, 2], os: ['a', 'b'] },
      [
        { v: 1, os: 'a' },
        { v: 1, os: 'b' },
        { v: 2, os: 'a' },
        { v: 2, os: 'b' },
      ],
    ],
    [
      'without what it excludes',
      { v: [1, 2], os: ['a', 'b'], exclude: [{ v: 1, os: 'a' }, { v: 2 }] },
      [{ v: 1, os: 'b' }],
    ],
    [
      'with what it includes (the example of the documentation)',
      {
        fruit: ['apple', 'pear'],
        animal: ['cat', 'dog'],
        include: [
          { color: 'green' },
          { color: 'pink', animal: 'cat' },
          { fruit: 'apple', shape: 'circle' },
          { fruit: 'banana' },
          { fruit: 'banana', animal: 'cat' },
        ],
      },
      [
        { fruit: 'apple', animal: 'cat', color: 'pink', shape: 'circle' },
        { fruit: 'apple', animal: 'dog', color: 'green', shape: 'circle' },
        { fruit: 'pear', animal: 'cat', color: 'pink' },
        { fruit: 'pear', animal: 'dog', color: 'green' },
        { fruit: 'banana' },
        { fruit: 'banana', animal: 'cat' },
      ],
    ],
    ['of includes alone', { include: [{ a: 1 }, { a: 2 }] }, [{ a: 1 }, { a: 2 }]],
    ['of an axis that an expression makes', { os: '${{ fromJSON(x) }}' }, undefined],
    ['of includes that an expression makes', { os: ['a'], include: '${{ x }}' }, undefined],
    ['of excludes that are no maps', { os: ['a'], exclude: ['a'] }, undefined],
    ['that an expression makes', '${{ fromJSON(x) }}', undefined],
    ['of more jobs than GitHub starts', { a: Array.from({ length: 257 }, (_, index) => index) }, undefined],
  ])('%s', (_what, matrix, combinations) => {
    expect(expandMatrix(matrix)).toEqual(combinations);
  });
});

describe('the names under which a job reports', () => {
  const matrix = { os: ['linux', 'mac'], node: [24] };
  it.each<[what: string, name: string | undefined, matrix: unknown, skippable: boolean, names: readonly string[]]>([
    ['its key', undefined, undefined, false, ['job']],
    ['its name', 'The name', undefined, true, ['The name']],
    ['its key and the values', undefined, matrix, false, ['job (linux, 24)', 'job (mac, 24)']],
    ['its name and the values', 'Tests', matrix, false, ['Tests (linux, 24)', 'Tests (mac, 24)']],
    ['its name made of the values', '${{ matrix.os }}/${{matrix.node}}', matrix, false, ['linux/24', 'mac/24']],
    [
      'and as it is written where it is skipped',
      'T ${{ matrix.os }}',
      { os: ['a'] },
      true,
      ['T a', 'T ${{ matrix.os }}'],
    ],
    ['values within values', undefined, { at: [{ os: 'a', n: [1, null] }] }, false, ['job (a, 1, null)']],
    ['a value within a value', '${{ matrix.at.os }}', { at: [{ os: 'a' }] }, false, ['a']],
    ['what is not known yet', undefined, { os: '${{ x }}' }, false, ['job (*)?']],
    ['what is not known yet, in a name', 'T ${{ matrix.os }}', '${{ x }}', false, ['T *?']],
    ['another expression', 'T ${{ github.ref }}', undefined, false, ['T *?']],
    ['a value that is not there', 'T ${{ matrix.a.b }}', { os: ['x'] }, false, ['T *?']],
  ])('%s', (_what, name, given, skippable, names) => {
    const found = checkNames({ id: 'job', name, matrix: given, skippable });
    expect(found.map(({ text, exact }) => `${text}${exact ? '' : '?'}`)).toEqual(names);
  });

  it.each([
    ['recount', true, 'recount', 'yes'],
    ['recount', true, 'other', 'no'],
    ['re*', false, 'recount', 'maybe'],
    ['x*', false, 'recount', 'no'],
  ] as const)('%s (exact: %s) against %s: %s', (text, exact, check, answer) => {
    expect(isNamed({ text, exact }, check)).toBe(answer);
  });
});
