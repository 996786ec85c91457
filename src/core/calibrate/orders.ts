import { canonical } from '../canonical.ts';
import type { CalibrationRun } from './runs.ts';

/** A run's tests as its reports have them, in their order. */
const sequenceOf = ({ suites }: CalibrationRun): string =>
  canonical(
    Object.entries(suites).map(([name, { tests = [] }]) => [name, ...tests.map(([, group, test]) => [group, test])]),
  );

/** Whether the reports of a run in another order have the tests in one that no plain run has. */
export const ordersDiffer = (runs: readonly CalibrationRun[]): boolean => {
  const of = (variation: CalibrationRun['variation']) => runs.filter((run) => run.variation === variation);
  const plain = new Set(of('none').map(sequenceOf));
  return of('order').some((run) => !plain.has(sequenceOf(run)));
};
