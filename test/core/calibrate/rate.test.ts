import { describe, expect, it } from 'vitest';
import { rateOf } from '../../../src/core/calibrate/rate.ts';

const percent = (share: number) => Math.round(1_000 * share) / 10;

describe('a rate with the interval of Wilson', () => {
  // Right values: E. B. Wilson, "Probable inference", 1927, by hand to three digits.
  it.each([
    [3, 20, 15, 5.2, 36],
    [0, 20, 0, 0, 16.1],
    [20, 20, 100, 83.9, 100],
    [1, 10, 10, 1.8, 40.4],
    [0, 0, 0, 0, 100],
  ])('%i of %i runs', (differing, runs, share, least, most) => {
    const rate = rateOf(differing, runs);
    expect([percent(rate.share), percent(rate.least), percent(rate.most)]).toEqual([share, least, most]);
    expect([rate.differing, rate.runs]).toEqual([differing, runs]);
  });
});
