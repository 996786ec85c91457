import { type Fault, fault } from '../fault.ts';
import type { RunRecord } from '../record/record.ts';
import { err, ok, type Result } from '../result.ts';
import { lookUp } from '../tests/look-up.ts';
import { nearestNames, offerNames } from '../tests/nearest.ts';
import { type RecordedTest, showTest, type TestName } from '../tests/tally.ts';

/** The tests that are claimed to prove the change, by suite. */
export type Asked = Readonly<Record<string, readonly TestName[]>>;

/** The tests that a block names as proofs. */
export const provesIn = (suites: RunRecord['suites'] = {}): Asked =>
  Object.fromEntries(Object.entries(suites).map(([name, { proves = [] }]) => [name, proves]));

/**
 * The tests that are asked for as `group › test`, or by a name that only one test has, by the suites that have them. One
 * that is no test is a fault that offers the nearest names.
 */
export const findAskedTests = (
  asked: readonly string[],
  suites: Readonly<Record<string, readonly RecordedTest[]>>,
): Result<Asked> => {
  if (asked.length === 0) return ok({});
  const all = Object.entries(suites).flatMap(([suite, tests]) =>
    tests.map(([, group, name]) => ({ suite, name, test: [group, name] as const, shown: showTest(group, name) })),
  );
  const found: Record<string, TestName[]> = {};
  for (const wanted of asked) {
    const { found: tests, near } = lookUp(wanted, all);
    if (tests.length === 0) return err(unknown(wanted, near));
    for (const { suite, test, shown } of tests) {
      const own = (found[suite] ??= []);
      if (!own.some(([group, name]) => showTest(group, name) === shown)) own.push(test);
    }
  }
  return ok(found);
};

const unknown = (wanted: string, tests: readonly { readonly shown: string }[]): Fault => {
  const near = nearestNames(
    wanted,
    tests.map(({ shown }) => shown),
  );
  return fault('test-unknown', `--proves: no test of HEAD is called ${JSON.stringify(wanted)}${offerNames(near)}`);
};
