import { canonical } from '../canonical.ts';
import type { RecordedTest, TestName } from '../tests/tally.ts';
import type { CornerRun } from './corner-run.ts';
import type { State } from './facts.ts';

/** What a test of each state does, as a sentence has it. */
export const IN_WORDS: Readonly<Record<State, string>> = {
  passed: 'passes',
  skipped: 'is skipped',
  unstable: 'is unstable',
  absent: 'does not run',
  assertion: 'fails by an assertion',
  error: 'ends in an error',
  unknown: 'fails',
};

/** What a test was in a run, and the first line of why it failed. */
export interface Standing {
  readonly state: State;
  readonly said?: string | undefined;
}

/** Where several tests have one name, they are together the first of these that one of them is. */
const ORDER: readonly State[] = ['assertion', 'unknown', 'error', 'unstable', 'skipped', 'passed', 'absent'];

const ABSENT: Standing = { state: 'absent' };

const worse = (one: Standing, other: Standing): Standing =>
  ORDER.indexOf(other.state) < ORDER.indexOf(one.state) ? other : one;

/** A test by its name, as a key. */
export const keyOf = ([group, name]: TestName): string => canonical([group, name]);

/** The names of a run's tests, each once, in order. */
export const namesOf = (tests: readonly RecordedTest[]): readonly TestName[] => {
  const names = new Map<string, TestName>();
  for (const [, group, name] of tests) names.set(keyOf([group, name]), [group, name]);
  return [...names.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, test]) => test);
};

/** What each test was in a run. A failure whose report tells no cause is of an unknown one. */
export const standingsIn = ({ tests = [], failures }: CornerRun): ((test: TestName) => Standing) => {
  const found = new Map<string, Standing>();
  const put = (test: TestName, standing: Standing): void => {
    found.set(keyOf(test), worse(found.get(keyOf(test)) ?? ABSENT, standing));
  };
  for (const { test, kind, said } of failures) put(test, { state: kind, said });
  for (const [outcome, group, name] of tests)
    if (outcome !== 'failed') put([group, name], { state: outcome });
    else if (!found.has(keyOf([group, name]))) put([group, name], { state: 'unknown' });
  return (test) => found.get(keyOf(test)) ?? ABSENT;
};

/** What each test was in a corner that may have been run twice: in the first run, and in the second if something else. */
export const standingsTwice = (
  run: CornerRun,
  again: CornerRun | undefined,
): ((test: TestName) => Standing & { readonly again?: State }) => {
  const first = standingsIn(run);
  if (again === undefined) return first;
  const second = standingsIn(again);
  return (test) => {
    const [one, { state }] = [first(test), second(test)];
    return one.state === state ? one : { ...one, again: state };
  };
};

const FAILED: readonly State[] = ['assertion', 'error', 'unknown'];

/** Whether a test of this state ran and failed. */
export const hasFailed = (state: State): boolean => FAILED.includes(state);

/** Whether a test of this state, which passes elsewhere, is broken: it fails, is skipped, or is not there. */
export const isBroken = (state: State): boolean => hasFailed(state) || state === 'skipped' || state === 'absent';
