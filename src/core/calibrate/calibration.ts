import type { Policy } from '../policy/policy.ts';
import { gather } from '../tests/sorting.ts';
import { type Alarms, alarmsOf } from './alarms.ts';
import { arises } from './arising.ts';
import { type Cause, unconfirmed, variationsOf } from './causes.ts';
import { type VaryingField, varyingFields } from './fields.ts';
import { policyLines } from './policy-lines.ts';
import { propose, type SuiteFindings } from './propose.ts';
import { openRemake } from './remake.ts';
import { type CalibrationRun, runsOf, type SuiteSample } from './runs.ts';
import { type VaryingNames, type VaryingTest, varyingOf } from './tests.ts';
import type { Departure, Variation } from './variation.ts';

/** What calibration found of one suite; times in milliseconds. */
export interface SuiteCalibration {
  readonly runs: number;
  readonly milliseconds: { readonly least: number; readonly median: number; readonly most: number };
  readonly tests: number | undefined;
  readonly fields: readonly VaryingField[];
  readonly varying: readonly VaryingTest[];
  readonly names: readonly VaryingNames[];
}

/** What many runs tell of a policy's suites. */
export interface Calibration {
  readonly commits: readonly string[];
  /** How many runs varied what. */
  readonly runs: Readonly<Partial<Record<Variation, number>>>;
  readonly suites: Readonly<Record<string, SuiteCalibration>>;
  /** The keys of the policy that settle what lines can settle, as YAML. */
  readonly lines: readonly string[];
  readonly unsettled: readonly string[];
  readonly alarms: { readonly without: Alarms; readonly with: Alarms };
}

type Findings = Readonly<Record<string, SuiteFindings>>;

const findingsOf = (policy: Policy, runs: readonly CalibrationRun[]): Findings =>
  Object.fromEntries(
    Object.entries(policy.suites).flatMap(([name, suite]): [string, SuiteFindings][] => {
      const ofSuite = runsOf(runs, name);
      if (ofSuite.length === 0) return [];
      return [[name, { suite, runs: ofSuite, fields: varyingFields(ofSuite), ...varyingOf(ofSuite) }]];
    }),
  );

const allCauses = ({ fields, tests, names }: SuiteFindings): readonly (readonly Cause[])[] =>
  [...fields, ...tests, ...names].map(({ causes }) => causes);

/** What a variation alone causes, and a desk and CI always differ in. */
const boundTo = (policy: Policy, findings: Findings): readonly Variation[] =>
  Object.values(findings).flatMap((found) =>
    variationsOf(
      allCauses(found)
        .flat()
        .filter(({ seen }) => seen > 1),
    ).filter((variation) => variation !== 'none' && arises(policy, found.suite, variation)),
  );

/** The departures of a commit's runs that one run alone shows to matter: each takes more runs like it. */
export const toConfirm = (policy: Policy, runs: readonly CalibrationRun[]): readonly Departure[] =>
  unconfirmed(Object.values(findingsOf(policy, runs)).flatMap(allCauses));

/** Compares the runs, finds the policy's lines, and says what honest records would meet without them and with them. */
export const calibrate = async (policy: Policy, runs: readonly CalibrationRun[]): Promise<Calibration> => {
  const findings = findingsOf(policy, runs);
  const proposal = propose(policy, findings);
  const remade = await remakeAll(proposal.policy, runs);
  const left = findingsOf(proposal.policy, remade);
  return {
    commits: [...new Set(runs.map(({ commit }) => commit))],
    runs: Object.fromEntries([...gather(runs, ({ variation }) => variation)].map(([one, of]) => [one, of.length])),
    suites: Object.fromEntries(Object.entries(findings).map(([name, found]) => [name, suiteCalibration(found)])),
    lines: policyLines(policy, proposal.policy),
    unsettled: proposal.unsettled,
    alarms: {
      without: alarmsOf(policy, runs, boundTo(policy, findings)),
      with: alarmsOf(proposal.policy, remade, boundTo(proposal.policy, left)),
    },
  };
};

const suiteCalibration = ({ runs, fields, tests, names }: SuiteFindings): SuiteCalibration => {
  const times = runs.map(({ sample }) => sample.result.milliseconds).sort((one, other) => one - other);
  return {
    runs: runs.length,
    milliseconds: {
      least: Math.min(...times),
      median: Math.max(...times.slice(0, Math.ceil(times.length / 2))),
      most: Math.max(...times),
    },
    tests: runs.map(({ sample }) => sample.result.counts?.total).find((total) => total !== undefined),
    fields,
    varying: tests,
    names,
  };
};

const remakeAll = async (policy: Policy, runs: readonly CalibrationRun[]): Promise<readonly CalibrationRun[]> => {
  const remakes: [string, (sample: SuiteSample) => SuiteSample][] = [];
  for (const [name, suite] of Object.entries(policy.suites)) remakes.push([name, await openRemake(suite)]);
  return runs.map((run) => ({
    ...run,
    suites: Object.fromEntries(
      remakes.flatMap(([name, remake]) => {
        const { [name]: sample } = run.suites;
        return sample === undefined ? [] : [[name, remake(sample)]];
      }),
    ),
  }));
};
