import type { NotHad } from '../corners/facts.ts';
import type { Policy } from '../policy/policy.ts';
import type { SuiteRecord } from '../record/record.ts';
import type { SuiteRuns } from '../record/regenerated.ts';
import { showTest, type TestName } from '../tests/tally.ts';
import { few } from './demands.ts';
import { type Finding, finding, show } from './finding.ts';

/** What is judged of a suite's corners: by the policy, by what the block claims of it, and by what was handed over. */
export interface CornerFacts {
  readonly suite: string;
  readonly policy: Policy;
  /** Undefined where there is no block. */
  readonly claimed: SuiteRecord | undefined;
  readonly runs: SuiteRuns;
  /** Whether the record comes from a job: there nothing but the facts of the corners counts. */
  readonly walled: boolean;
}

/** Findings, and what could not be looked at. */
export interface JudgedCorners {
  readonly findings: readonly Finding[];
  /** The findings that a second run did not give. */
  readonly varied: readonly Finding[];
  readonly notChecked: readonly string[];
}

/** So many tests of one kind are told one by one; of the rest there is one finding. */
const MOST_TOLD = 20;

/** Nothing was asked for. */
export const NOTHING: JudgedCorners = { findings: [], varied: [], notChecked: [] };
/** Findings, where all could be looked at. */
export const only = (...findings: readonly Finding[]): JudgedCorners => ({ ...NOTHING, findings });

/** A finding for each, and one for what is left where there are many. */
export const eachOf = <T>(
  suite: string,
  all: readonly T[],
  find: (one: T) => Finding,
  rest = 0,
): readonly Finding[] => {
  const told = all.slice(0, MOST_TOLD).map(find);
  const left = all.length - told.length + rest;
  if (left === 0) return told;
  const others = told.slice(0, 1).map((first): Finding => {
    const { pinned: _, regenerated: _1, place: _2, ...more } = first;
    return { ...more, message: `${suite}: and ${left} more` };
  });
  return [...told, ...others];
};

/** A test as a message names it; with an empty name a whole group. */
export const name = ([group, test]: TestName): string =>
  test === '' ? `every test of ${show(group)}` : show(showTest(group, test));

/** Why nothing can be said, as the judged job tells it; without a word of it, that it is not in the hand-over. */
export const lacking = (suite: string, part: NotHad | undefined, code: NotHad['code'], what: string): JudgedCorners =>
  only(
    part === undefined
      ? finding(code, `${suite}: ${what}, and the hand-over does not hold what came of it`, { suite })
      : finding(part.code, `${suite}: ${what}, which could not be done: ${part.why}`, { suite }),
  );

/** Why a part of the corners says nothing, where that is what was handed over. */
export const notHad = (part: { readonly kind: string } | undefined): NotHad | undefined =>
  part !== undefined && isNotHad(part) ? part : undefined;
const isNotHad = (part: { readonly kind: string }): part is NotHad => part.kind === 'not-had';

/** That two runs over the same code disagree, and on which tests. */
export const disagreeing = (suite: string, what: string, tests: readonly TestName[]): readonly Finding[] => {
  if (tests.length === 0) return [];
  const names = tests.map(([group, test]) => showTest(group, test));
  const message = `${suite}: a second run of ${what} gives other results${few(names)}`;
  return [finding('unstable', message, { suite })];
};
