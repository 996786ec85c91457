import { describe, expect, test } from 'vitest';
import { type Leg, ONLY_LEG, parseLeg, shardsFor, systemOf } from '../../../src/core/shards/leg.ts';

const legOf = (shard: string, shards: string): Leg => {
  const leg = parseLeg(shard, shards);
  if (leg.ok) return leg.value;
  throw new Error(leg.error);
};

/** The shards that fall to each leg of a workflow. */
const dealt = (shards: string, suite: Parameters<typeof shardsFor>[1]): readonly (readonly number[])[] => {
  const { systems } = legOf('0', shards);
  return systems.map((_, index) => shardsFor({ index, systems }, suite).map((shard) => shard.index));
};

describe('which leg of how many a job is', () => {
  test.each<[shard: string, shards: string, leg: Leg]>([
    ['0', '1', ONLY_LEG],
    ['2', '3', { index: 2, systems: ['same', 'same', 'same'] }],
    ['2', 'linux=2 macos=1', { index: 2, systems: ['linux', 'linux', 'macos'] }],
    ['0', 'windows=1, linux=1', { index: 0, systems: ['windows', 'linux'] }],
    ['1', 'linux=1 macos=1 linux=1', { index: 1, systems: ['linux', 'macos', 'linux'] }],
  ])('%s of %s', (shard, shards, leg) => {
    expect(parseLeg(shard, shards)).toEqual({ ok: true, value: leg });
  });

  test('a hundred at most', () => {
    expect(legOf('99', '100').systems).toHaveLength(100);
    expect(legOf('99', 'linux=98 macos=2').systems).toHaveLength(100);
  });

  const NUMBER =
    'expected a number of legs, or the number on each system, such as "linux=8 macos=1", 100 at most in all';
  test.each([
    ['0', '0', `input \`shards\`: ${NUMBER}, found "0"`],
    ['0', '101', `input \`shards\`: ${NUMBER}, found "101"`],
    ['0', 'linux=99 macos=2', `input \`shards\`: ${NUMBER}, found "linux=99 macos=2"`],
    ['0', 'linux=0', `input \`shards\`: ${NUMBER}, found "linux=0"`],
    ['0', 'bsd=2', `input \`shards\`: ${NUMBER}, found "bsd=2"`],
    ['0', 'linux=2 3', `input \`shards\`: ${NUMBER}, found "linux=2 3"`],
    ['0', '-1', `input \`shards\`: ${NUMBER}, found "-1"`],
    ['0', '1.5', `input \`shards\`: ${NUMBER}, found "1.5"`],
    ['8', '8', 'input `shard`: expected a number from 0 to 7, found "8"'],
    ['-1', '8', 'input `shard`: expected a number from 0 to 7, found "-1"'],
    ['1/8', '8', 'input `shard`: expected a number from 0 to 7, found "1/8"'],
    ['99999', '8', 'input `shard`: expected a number from 0 to 7, found "99999"'],
  ])('is not %s of %s', (shard, shards, message) => {
    expect(parseLeg(shard, shards)).toEqual({ ok: false, error: message });
  });

  test('and what system it is to have, where the workflow says so', () => {
    expect(systemOf(legOf('2', 'linux=2 macos=1'))).toBe('macos');
    expect(systemOf(legOf('2', '3'))).toBeUndefined();
  });
});

describe('the shards of a suite are dealt to the legs in turn', () => {
  test.each<
    [what: string, shards: string, suite: Parameters<typeof shardsFor>[1], legs: readonly (readonly number[])[]]
  >([
    ['one each', '3', { os: 'any', shards: 3 }, [[1], [2], [3]]],
    [
      'several each where there are fewer legs',
      '2',
      { os: 'any', shards: 5 },
      [
        [1, 3, 5],
        [2, 4],
      ],
    ],
    ['none for some where there are more', '3', { os: 'any', shards: 2 }, [[1], [2], []]],
    ['all to the only leg', '1', { os: 'any', shards: 3 }, [[1, 2, 3]]],
    ['an unsharded suite to the first leg', '3', { os: 'any', shards: 1 }, [[1], [], []]],
    ['to the legs of the first system', 'linux=2 macos=1', { os: 'any', shards: 3 }, [[1, 3], [2], []]],
    ['a suite of a system to its legs', 'linux=2 macos=1', { os: 'macos', shards: 1 }, [[], [], [1]]],
    ['several legs of that system', 'linux=1 macos=2', { os: 'macos', shards: 3 }, [[], [1, 3], [2]]],
    ['a suite of a system that no leg has to none', 'linux=2', { os: 'windows', shards: 2 }, [[], []]],
    ['the first system, whichever it is', 'windows=1 linux=1', { os: 'any', shards: 2 }, [[1, 2], []]],
    ['a suite of a system where nobody says which the legs have', '2', { os: 'linux', shards: 2 }, [[1], [2]]],
  ])('%s', (_what, shards, suite, legs) => {
    expect(dealt(shards, suite)).toEqual(legs);
  });
});
