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

const findingsOf = (policy: Policy, runs: readonly CalibrationRun[]): Readonly<Record<string, SuiteFindings>> =>
  Object.fromEntries(
    Object.keys(policy.suites).flatMap((name): [string, SuiteFindings][] => {
      const ofSuite = runsOf(runs, name);
      if (ofSuite.length === 0) return [];
      return [[name, { runs: ofSuite, fields: varyingFields(ofSuite), ...varyingOf(ofSuite) }]];
    }),
  );

/** What a variation alone causes, run for run, and a desk and CI always differ in. */
const boundTo = (policy: Policy, findings: Readonly<Record<string, SuiteFindings>>): readonly Variation[] =>
  Object.entries(findings).flatMap(([name, { fields, tests, names }]) => {
    const { [name]: suite } = policy.suites;
    const causes = [...fields, ...tests, ...names].flatMap((one): readonly Cause[] => one.causes);
    return variationsOf(causes.filter(({ seen }) => seen > 1)).filter(
      (variation) => variation !== 'none' && suite !== undefined && arises(policy, suite, variation),
    );
  });

/** The departures of a commit's runs that one run alone shows to matter: each takes more runs like it. */
export const toConfirm = (policy: Policy, runs: readonly CalibrationRun[]): readonly Departure[] =>
  unconfirmed(
    Object.values(findingsOf(policy, runs)).flatMap(({ fields, tests, names }) =>
      [...fields, ...tests, ...names].map(({ causes }) => causes),
    ),
  );

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
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  return {
    runs: runs.length,
    milliseconds: { least: at(0), median: at(0.5), most: at(1) },
    tests: runs[0]?.sample.result.counts?.total,
    fields,
    varying: tests,
    names,
  };
};

const remakeAll = async (policy: Policy, runs: readonly CalibrationRun[]): Promise<readonly CalibrationRun[]> => {
  const remakes = new Map<string, (sample: SuiteSample) => SuiteSample>();
  for (const [name, suite] of Object.entries(policy.suites)) remakes.set(name, await openRemake(suite));
  return runs.map((run) => ({
    ...run,
    suites: Object.fromEntries(
      Object.entries(run.suites).map(([name, sample]) => [name, remakes.get(name)?.(sample) ?? sample]),
    ),
  }));
};
