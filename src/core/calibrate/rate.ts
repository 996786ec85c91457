/** A share of runs with its 95 % interval by Wilson's score; all three from 0 to 1. */
export interface Rate {
  readonly differing: number;
  readonly runs: number;
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** The 97.5th percentile of the normal distribution. */
const Z = 1.959964;

/** The rate that `differing` of `runs` runs show; of no run nothing is known. */
export const rateOf = (differing: number, runs: number): Rate => {
  if (runs === 0) return { differing, runs, share: 0, least: 0, most: 1 };
  const share = differing / runs;
  const weight = Z ** 2 / runs;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / runs + weight / (4 * runs));
  return { differing, runs, share, least: Math.max(0, middle - half), most: Math.min(1, middle + half) };
};
