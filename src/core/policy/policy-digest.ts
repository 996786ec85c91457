import type { Json } from '../canonical.ts';
import { type Digest, digestOf } from '../digest.ts';
import type { Policy, Suite } from './policy.ts';

const suiteBearing = (suite: Suite): { [key: string]: Json } => ({
  run: suite.run,
  cwd: suite.cwd,
  env: suite.env,
  reports: suite.reports,
  format: suite.format,
  scope: suite.scope,
  tests: suite.tests,
  unstable: suite.unstable,
  identity: suite.identity.map(({ match, replace }) => ({ match, replace })),
  image: suite.image ?? null,
});

/** The digest of what bears on results: a comment, an exemption or a timeout changes nothing. */
export const policyDigest = (policy: Policy): Digest =>
  digestOf({
    setup: policy.setup,
    env: policy.env,
    suites: Object.fromEntries(Object.entries(policy.suites).map(([name, suite]) => [name, suiteBearing(suite)])),
  });

/** The names of the suites whose definition, as far as it bears on results, is not the same in both policies. */
export const differingSuites = (before: Policy, after: Policy): readonly string[] => {
  const names = new Set([...Object.keys(before.suites), ...Object.keys(after.suites)]);
  const shared = (policy: Policy): Json => ({ setup: policy.setup, env: policy.env });
  const everything = digestOf(shared(before)) !== digestOf(shared(after));
  return [...names].filter((name) => {
    const [one, other] = [before.suites[name], after.suites[name]];
    return (
      everything ||
      one === undefined ||
      other === undefined ||
      digestOf(suiteBearing(one)) !== digestOf(suiteBearing(other))
    );
  });
};
