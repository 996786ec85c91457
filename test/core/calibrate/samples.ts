import type { CalibrationRun, SuiteSample } from '../../../src/core/calibrate/runs.ts';
import { type Departure, VARIATIONS, type Variation } from '../../../src/core/calibrate/variation.ts';
import type { Policy, Suite } from '../../../src/core/policy/policy.ts';
import { makeSuiteRecord } from '../../../src/core/record/suite-result.ts';
import type { Outcome } from '../../../src/core/report/report.ts';
import { openTally } from '../../../src/core/tests/tally.ts';
import { policyOf } from '../policy/policies.ts';

/** Tests by name, in the group `a.ts`. */
export type Tests = Readonly<Record<string, Outcome>>;

export const HEAD = 'a'.repeat(40);
export const EARLIER = 'b'.repeat(40);

/** A policy of the suite `unit`, with these keys of it and at the top. */
export const policyWith = (unit = '', top = ''): Policy =>
  policyOf(`version: 1\n${top}\nsuites:\n  unit: { run: npm test, scope: offline, reports: ["*.xml"], ${unit} }\n`);

/** What a run of a suite gives that ends with 1 exactly where a test of it fails. */
export const sampleOf = (suite: Suite, tests: Tests | 'unread', exit?: number): SuiteSample => {
  const told = { unmatched: [], notes: [], milliseconds: 1_000 };
  if (tests === 'unread')
    return {
      result: { record: makeSuiteRecord(suite, exit ?? 0, { kind: 'none' }), unstable: [], ...told },
      tests: undefined,
    };
  const open = openTally(suite.unstable, 1_000);
  for (const [name, outcome] of Object.entries(tests)) open.add({ group: 'a.ts', name, outcome });
  const tally = open.finish();
  const failed = Object.values(tests).includes('failed') ? 1 : 0;
  return {
    result: {
      record: makeSuiteRecord(suite, exit ?? failed, { kind: 'read', tally }),
      counts: tally.counts,
      unstable: [...tally.unstable],
      ...told,
    },
    tests: tally.tests,
  };
};

/** A departure in short: `zone 1` is the second zone. */
export type Departed = Variation | `${Variation} ${number}`;

/** The departure that this stands for. */
export const departureOf = (short: Departed): Departure => {
  const [word, variant = '0'] = short.split(' ');
  const variation = VARIATIONS.find((one) => one === word);
  if (variation === undefined) throw new Error(`no departure: ${short}`);
  return { variation, variant: Number(variant) };
};

/** Runs of `unit`, each with what it varies, what its tests came to, and how it ended where that is not plain. */
export const runsOf = (
  policy: Policy,
  runs: readonly (readonly [departure: Departed, tests: Tests | 'unread', exit?: number])[],
  commit = HEAD,
): readonly CalibrationRun[] =>
  runs.map(([departure, tests, exit]) => {
    const { unit } = policy.suites;
    if (unit === undefined) throw new Error('no suite unit');
    return { ...departureOf(departure), commit, suites: { unit: sampleOf(unit, tests, exit) } };
  });
