import { describe, expect, it } from 'vitest';
import { causesOf, unconfirmed } from '../../../src/core/calibrate/causes.ts';
import { departingEnvironment, planRuns, type Variation } from '../../../src/core/calibrate/variation.ts';
import { type Departed, departureOf, EARLIER, HEAD } from './samples.ts';

type Seen = readonly [departure: Departed, value: string];

const observed = (all: readonly Seen[], commit = HEAD) =>
  all.map(([departure, value]) => ({ ...departureOf(departure), commit, value }));

const CASES: Readonly<Record<string, readonly [seen: readonly Seen[], causes: readonly string[]]>> = {
  'is the same everywhere': [
    [
      ['none', 'a'],
      ['none', 'a'],
      ['path', 'a'],
      ['zone', 'a'],
    ],
    [],
  ],
  'differs in a plain run': [
    [
      ['none', 'a'],
      ['none', 'b'],
      ['path', 'b'],
      ['path', 'b'],
    ],
    ['none 0 × 3'],
  ],
  'differs at another path': [
    [
      ['none', 'a'],
      ['none', 'a'],
      ['path', 'b'],
      ['path', 'b'],
      ['ci', 'a'],
    ],
    ['path 0 × 2'],
  ],
  'differs at another path once': [
    [
      ['none', 'a'],
      ['none', 'a'],
      ['path', 'b'],
    ],
    ['path 0 × 1'],
  ],
  'differs at another path, and not always': [
    [
      ['none', 'a'],
      ['none', 'a'],
      ['path', 'b'],
      ['path', 'a'],
      ['path', 'b'],
    ],
    ['none 0 × 2'],
  ],
  'has two other values in one variation': [
    [
      ['none', 'a'],
      ['path', 'b'],
      ['path', 'c'],
    ],
    ['none 0 × 2'],
  ],
  'differs for another user, at the usual path': [
    [
      ['none', 'a'],
      ['path', 'a'],
      ['user', 'b'],
      ['user', 'b'],
    ],
    ['user 0 × 2'],
  ],
  'differs at another path, where the other user is too': [
    [
      ['none', 'a'],
      ['path', 'b'],
      ['path', 'b'],
      ['user', 'b'],
      ['user', 'b'],
    ],
    ['path 0 × 2'],
  ],
  'differs in one zone of two': [
    [
      ['none', 'a'],
      ['zone 0', 'a'],
      ['zone 0', 'a'],
      ['zone 1', 'b'],
      ['zone 1', 'b'],
    ],
    ['zone 1 × 2'],
  ],
  'differs for two reasons': [
    [
      ['none', 'a'],
      ['zone', 'b'],
      ['zone', 'b'],
      ['ci', 'c'],
      ['ci', 'c'],
    ],
    ['zone 0 × 2', 'ci 0 × 2'],
  ],
  'was never seen in a plain run': [
    [
      ['path', 'a'],
      ['ci', 'b'],
    ],
    [],
  ],
};

describe('what varies', () => {
  it.each(Object.entries(CASES))('%s', (_, [seen, causes]) => {
    expect(causesOf(observed(seen)).map((one) => `${one.variation} ${one.variant} × ${one.seen}`)).toEqual(causes);
  });

  it('is compared on each commit by itself, and what chance shows on one is chance on all', () => {
    const elsewhere = observed(
      [
        ['none', 'x'],
        ['none', 'x'],
        ['path', 'x'],
      ],
      EARLIER,
    );
    const bound = observed([
      ['none', 'a'],
      ['path', 'b'],
      ['path', 'b'],
    ]);
    expect(causesOf([...bound, ...elsewhere])).toEqual([{ variation: 'path', variant: 0, seen: 2 }]);
    expect(
      causesOf([
        ...bound,
        ...observed(
          [
            ['none', 'a'],
            ['none', 'b'],
          ],
          EARLIER,
        ),
      ]),
    ).toEqual([{ variation: 'none', variant: 0, seen: 1 }]);
  });

  it('is to be confirmed where one run alone shows it', () => {
    const things = [
      [{ variation: 'path', variant: 0, seen: 1 }],
      [
        { variation: 'path', variant: 0, seen: 1 },
        { variation: 'zone', variant: 1, seen: 1 },
      ],
      [{ variation: 'ci', variant: 0, seen: 3 }],
      [{ variation: 'none', variant: 0, seen: 1 }],
    ] as const;
    expect(unconfirmed(things)).toEqual([
      { variation: 'path', variant: 0 },
      { variation: 'zone', variant: 1 },
    ]);
  });
});

describe('the plan of a commit', () => {
  const shown = (runs: number, possible: readonly Variation[]) =>
    planRuns(runs, possible).map(({ variation, variant }) => `${variation} ${variant}`);

  it('begins with two plain runs, then varies one thing at a time, with a plain one between the rounds', () => {
    expect(shown(12, ['path', 'zone', 'ci'])).toEqual([
      'none 0',
      'none 0',
      'path 0',
      'zone 0',
      'ci 0',
      'none 0',
      'path 0',
      'zone 1',
      'ci 0',
      'none 0',
      'path 0',
      'zone 2',
    ]);
  });

  it('is of plain runs alone where nothing can be varied, and as short as it was asked for', () => {
    expect(shown(4, [])).toEqual(['none 0', 'none 0', 'none 0', 'none 0']);
    expect(shown(1, ['path'])).toEqual(['none 0']);
  });

  it('changes of the environment what the variation is of, and nothing else', () => {
    const set = (variation: Variation, variant = 0) => departingEnvironment({ variation, variant });
    expect(set('zone')).toEqual({ set: { TZ: 'Pacific/Kiritimati' }, without: [] });
    expect(set('zone', 3)).toEqual({ set: { TZ: 'Pacific/Pago_Pago' }, without: [] });
    expect(set('locale')).toEqual({ set: { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }, without: [] });
    expect(set('locale', 1)).toEqual({ set: { LANG: 'C', LC_ALL: 'C' }, without: [] });
    expect(set('ci')).toEqual({ set: {}, without: ['CI'] });
    for (const variation of ['none', 'path', 'user', 'order'] as const)
      expect(set(variation)).toEqual({ set: {}, without: [] });
  });
});
