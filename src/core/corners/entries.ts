import type { Policy } from '../policy/policy.ts';
import type { SuiteRecord } from '../record/record.ts';
import { byName, type TestName } from '../tests/tally.ts';
import type { Corners, Losses, Proof, Regressions, State } from './facts.ts';
import { isBroken, keyOf } from './states.ts';

type Regression = Regressions['tests']['some'][number];
type Named = NonNullable<SuiteRecord['losses']>;

/** What of a suite's record the corners fill in. */
export type CornerFields = Pick<SuiteRecord, 'losses' | 'proves'>;

/** Whether one of these entries names a test, or stands for its whole group. */
export const namesTest = (entries: Named): ((test: TestName) => boolean) => {
  const keys = new Set(entries.map(keyOf));
  return (test) => keys.has(keyOf(test)) || keys.has(keyOf([test[0], '']));
};

/** The losses that were found out, if any were looked for. */
export const lossesIn = ({ losses }: Corners): Losses | undefined => (losses?.kind === 'told' ? losses : undefined);

/** What the head's tests do over the base's code, if they were run there. */
export const proofIn = ({ proof }: Corners): Proof | undefined => (proof?.kind === 'told' ? proof : undefined);

/** What the base's tests do over the head's code, if they were run there. */
export const regressionsIn = ({ regressions }: Corners): Regressions | undefined =>
  regressions?.kind === 'told' ? regressions : undefined;

/** Whether a regression has to do with the change: not where neither a test nor what is beside it is touched. */
export const isHidden = ({ touch }: Pick<Regression, 'touch'>): boolean => touch !== 'none';

/** The regressions that have to do with the change. */
export const hiddenIn = (corners: Corners): readonly Regression[] =>
  regressionsIn(corners)?.tests.some.filter(isHidden) ?? [];

/** Whether a regression is one of the first run alone, which says nothing for sure. */
export const isShaken = ({ again }: Pick<Regression, 'again'>): boolean => again !== undefined && !isBroken(again);

/** A failure that proves: by an assertion, or by what its report does not tell. */
export const proves = (state: State): boolean => state === 'assertion' || state === 'unknown';

/**
 * What a record says of its corners: under `losses: declare` every loss, the regressions that a pull request may only have
 * where it says so, if a second run gave them too, and the tests that were asked for and prove the change. Sorted; a list
 * that is empty is not there.
 */
export const cornerFields = ({ losses: mode }: Pick<Policy, 'losses'>, corners: Corners): CornerFields => {
  const lost = mode === 'declare' ? (lossesIn(corners)?.declare.some ?? []) : [];
  const covered = namesTest(lost);
  const broken = hiddenIn(corners)
    .filter((one) => !isShaken(one))
    .map(({ test }) => test)
    .filter((test) => !covered(test));
  const losses = [...lost, ...broken].sort(byName);
  const proving = (proofIn(corners)?.tests.some ?? [])
    .filter(
      ({ asked, base, again = base, head }) => asked === true && head === 'passed' && proves(base) && proves(again),
    )
    .map(({ test }) => test)
    .sort(byName);
  return {
    ...(losses.length === 0 ? {} : { losses }),
    ...(proving.length === 0 ? {} : { proves: proving }),
  };
};
