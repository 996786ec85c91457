import { mostUnstable } from '../judge/demands.ts';
import { FIXED } from '../policy/environment.ts';
import { MOST_RULES } from '../policy/identity.ts';
import type { Policy, Suite } from '../policy/policy.ts';
import { showTest } from '../tests/tally.ts';
import { arises, passed, VARIABLES } from './arising.ts';
import { type Cause, variationsOf } from './causes.ts';
import type { VaryingField } from './fields.ts';
import { distinct } from './renamed.ts';
import type { SuiteRun } from './runs.ts';
import { ABSENT, type Varying } from './tests.ts';
import type { Variation } from './variation.ts';

/** What was found of one suite. */
export interface SuiteFindings extends Varying {
  readonly suite: Suite;
  readonly runs: readonly SuiteRun[];
  readonly fields: readonly VaryingField[];
}

/** The policy that settles what lines can settle. */
export interface Proposal {
  readonly policy: Policy;
  /** What no line settles, in words. */
  readonly unsettled: readonly string[];
}

/** What a variable is where nobody says otherwise. */
const SETTLED = Object.entries({ ...FIXED, LC_ALL: FIXED.LANG });

type Environment = Suite['env'];

/** The environment with the variables set that it passes and something depends on. */
const settledEnvironment = (env: Environment, variations: readonly Variation[]): Environment => {
  const names = variations.flatMap((variation) => passed({ env }, { env: {} }, VARIABLES[variation] ?? []));
  return { ...env, ...Object.fromEntries(SETTLED.filter(([name]) => names.includes(name))) };
};

/** Everything that varies of a suite. */
const causesIn = ({ fields, tests, names }: SuiteFindings): readonly Cause[] =>
  [...fields, ...tests, ...names].flatMap(({ causes }) => causes);

/**
 * Finds the least that settles what varies: a value for a variable that is passed, a rule for names that are made anew,
 * `unstable` for the tests that are left. What cannot make a desk and CI differ needs no line.
 */
export const propose = (policy: Policy, found: Readonly<Record<string, SuiteFindings>>): Proposal => {
  const unsettled: string[] = [];
  const env = settledEnvironment(policy.env, variationsOf(Object.values(found).flatMap(causesIn)));
  const suites = Object.entries(policy.suites).map(([name, suite]): [string, Suite] => {
    const { [name]: findings } = found;
    if (findings === undefined) return [name, suite];
    const own = settledEnvironment(suite.env, variationsOf(causesIn(findings)));
    const settled = { ...suite, env: own };
    const left = (causes: readonly Cause[]): boolean =>
      causes.some(({ variation }) => arises({ env }, settled, variation));
    const tell = (what: string): void => {
      unsettled.push(`${name}: ${what}`);
    };
    if (suite.reports.length === 0 && findings.fields.some(({ causes }) => left(causes)))
      tell('its exit varies, and a suite without reports has no test that a line could name');
    const identity = identityFor(settled, findings, left, tell);
    return [name, { ...settled, identity, unstable: unstableFor(settled, findings, left, tell) }];
  });
  return { policy: { ...policy, env, suites: Object.fromEntries(suites) }, unsettled };
};

type Left = (causes: readonly Cause[]) => boolean;
type Tell = (what: string) => void;

const identityFor = (suite: Suite, { names }: SuiteFindings, left: Left, tell: Tell): Suite['identity'] => {
  if (suite.tests !== 'exact') return suite.identity;
  const rules = distinct([...suite.identity, ...names.flatMap((one) => (left(one.causes) ? one.rules : []))]);
  if (rules.length <= MOST_RULES) return rules;
  tell(`${rules.length} rules for names, and a suite may have ${MOST_RULES}: give the tests names that stay`);
  return suite.identity;
};

const unstableFor = (suite: Suite, { tests, runs }: SuiteFindings, left: Left, tell: Tell): string[] => {
  if (suite.tests === 'outcome') return suite.unstable;
  const varying = tests.filter(({ causes }) => left(causes));
  const gone = varying.filter(({ outcomes }) => ABSENT in outcomes);
  const named = varying.filter((one) => !gone.includes(one)).map(({ group, name }) => showTest(group, name));
  if (gone.length > 0) tell(`a test must always be there, and of its tests ${gone.length} may be absent`);
  const totals = runs.flatMap(({ sample }) => sample.result.counts ?? []);
  const before = Math.max(0, ...totals.map(({ unstable = 0 }) => unstable));
  const most = mostUnstable(Math.min(...totals.map(({ total }) => total)));
  if (before + named.length <= most) return [...suite.unstable, ...named];
  tell(`${before + named.length} tests vary, and a policy may call ${most} of them unstable: mend them first`);
  return suite.unstable;
};
