import { demandsOf } from '../judge/demands.ts';
import type { Policy } from '../policy/policy.ts';
import { type RecordedTest, showTest } from '../tests/tally.ts';
import type { RunRecord } from './record.ts';
import { type Absence, type Regenerated, recordOf } from './regenerated.ts';

/** What a statement is made from. */
export interface Stated {
  readonly policy: Policy;
  /** Where the policy lies in the repository. */
  readonly policyPath: string;
  readonly regenerated: Regenerated;
  /** Of suites whose tests are known by name. */
  readonly tests?: Readonly<Record<string, readonly RecordedTest[]>> | undefined;
  /** The page of the run. */
  readonly url?: string | undefined;
}

/** The predicate `test-result` 0.1 of in-toto. `recount` and `recountNotRun` are extension fields. */
interface TestResult {
  readonly result: 'PASSED' | 'WARNED' | 'FAILED';
  readonly configuration: readonly {
    readonly name: string;
    readonly digest: { readonly recountPolicy: string };
  }[];
  readonly url?: string;
  readonly passedTests?: readonly string[];
  readonly warnedTests?: readonly string[];
  readonly failedTests?: readonly string[];
  readonly recount: RunRecord;
  readonly recountNotRun: Readonly<Record<string, Absence>>;
}

/** A statement of in-toto, version 1, about a commit. */
export interface Statement {
  readonly _type: 'https://in-toto.io/Statement/v1';
  readonly subject: readonly { readonly digest: { readonly gitCommit: string } }[];
  readonly predicateType: typeof PREDICATE_TYPE;
  readonly predicate: TestResult;
}

/** The predicate's type, as `actions/attest` wants it beside the predicate. */
export const PREDICATE_TYPE = 'https://in-toto.io/attestation/test-result/v0.1';

/** Tests that a list names at most: GitHub takes a predicate of 16 MB. */
const MOST_LISTED = 20_000;

/**
 * The record as a statement of in-toto. A list of tests is left out where not every test that belongs into it is known
 * by name: an empty list says that there is none. The policy's digest is of its canonical form and not of the file, so it
 * has a name of its own among the digests.
 */
export const statementOf = ({ policy, policyPath, regenerated, tests = {}, url }: Stated): Statement => {
  const record = recordOf(regenerated);
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ digest: { gitCommit: record.commit } }],
    predicateType: PREDICATE_TYPE,
    predicate: {
      result: resultOf(policy, regenerated),
      configuration: [{ name: policyPath, digest: { recountPolicy: record.policy.slice('sha256:'.length) } }],
      ...(url === undefined ? {} : { url }),
      ...lists(regenerated, tests),
      recount: record,
      recountNotRun: regenerated.absent,
    },
  };
};

const failedUnstable = ({ suites }: Regenerated): readonly string[] =>
  Object.entries(suites).flatMap(([name, { first }]) =>
    first.unstable.flatMap(([outcome, group, test]) => (outcome === 'failed' ? [named(name, group, test)] : [])),
  );

/** A suite that must pass and does not is a failure; one that need not, an unstable test, or a suite not run, a warning. */
const resultOf = (policy: Policy, regenerated: Regenerated): TestResult['result'] => {
  const unmet = Object.entries(policy.suites).flatMap(([name, suite]) => {
    const { [name]: runs } = regenerated.suites;
    if (runs === undefined) return regenerated.absent[name] === 'paths' ? [] : ['report'];
    return demandsOf(name, { ...suite, must: 'pass' }, runs.first).length === 0 ? [] : [suite.must];
  });
  if (unmet.includes('pass')) return 'FAILED';
  return unmet.length > 0 || failedUnstable(regenerated).length > 0 ? 'WARNED' : 'PASSED';
};

const named = (suite: string, group: string, test: string): string => `${suite} › ${showTest(group, test)}`;

const lists = (
  regenerated: Regenerated,
  tests: NonNullable<Stated['tests']>,
): Pick<TestResult, 'passedTests' | 'warnedTests' | 'failedTests'> => {
  const passed: string[] = [];
  const failed: string[] = [];
  let [passedKnown, failedKnown, warnedKnown] = [true, true, true];
  for (const [name, { first }] of Object.entries(regenerated.suites)) {
    const { record, counts, unstable } = first;
    if (counts === undefined) {
      // A suite without reports has no tests; one whose reports were refused has tests that nobody knows.
      if (record.report !== undefined) [passedKnown, failedKnown, warnedKnown] = [false, false, false];
      continue;
    }
    const all = tests[name];
    const failing = all?.flatMap(([outcome, ...test]) => (outcome === 'failed' ? [test] : [])) ?? record.failing;
    if (failing?.length === counts.failed) failed.push(...failing.map(([group, test]) => named(name, group, test)));
    else if (counts.failed > 0) failedKnown = false;
    if (unstable.length < (counts.unstable ?? 0)) [passedKnown, warnedKnown] = [false, false];
    if (all === undefined && counts.passed > 0) passedKnown = false;
    const good = [...(all ?? []), ...unstable].filter(([outcome]) => outcome === 'passed');
    passed.push(...good.map(([, group, test]) => named(name, group, test)));
  }
  return {
    ...(passedKnown && passed.length <= MOST_LISTED ? { passedTests: passed } : {}),
    ...(warnedKnown ? { warnedTests: failedUnstable(regenerated) } : {}),
    ...(failedKnown && failed.length <= MOST_LISTED ? { failedTests: failed } : {}),
  };
};
