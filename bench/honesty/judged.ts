import type { HonestResult, LieResult, ProjectResult, Result } from './results.ts';

const same = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();

const honestIsRight = ({ right, outcome, codes }: HonestResult | ProjectResult): boolean =>
  outcome === right.outcome && same(codes, right.codes);

// What the command line refuses to pin never comes before the judge.
const lieIsNamed = ({ right, named, outcome, codes }: LieResult): boolean =>
  outcome === 'refused' || (right.includes(outcome) && codes.some((code) => named.includes(code)));

/** Whether a story came to the verdict that was written down for it. */
export const isRight = (result: Result): boolean => {
  if (result.kind === 'honest' || result.kind === 'project') return honestIsRight(result);
  return result.kind !== 'lie' || (!result.passed && lieIsNamed(result));
};

/** Whether it is a false alarm, or a lie that was let through. */
export const isWrong = (result: Result): boolean => {
  if (result.kind === 'honest' || result.kind === 'project') return !honestIsRight(result);
  return result.kind === 'lie' && result.passed;
};
