import { canonical, type Json } from '../canonical.ts';
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

const sharedBearing = ({ setup, env }: Policy) => ({ setup, env });

/** The digest of what bears on results: a comment, an exemption or a timeout changes nothing. */
export const policyDigest = (policy: Policy): Digest =>
  digestOf({
    ...sharedBearing(policy),
    suites: Object.fromEntries(Object.entries(policy.suites).map(([name, suite]) => [name, suiteBearing(suite)])),
  });

/** The names of the suites whose definition, as far as it bears on results, is not the same in both policies. */
export const differingSuites = (before: Policy, after: Policy): readonly string[] => {
  const names = new Set([...Object.keys(before.suites), ...Object.keys(after.suites)]);
  // What all share goes into each.
  const bearing = (policy: Policy, name: string): string => {
    const { [name]: suite } = policy.suites;
    return canonical({ ...sharedBearing(policy), suite: suite && suiteBearing(suite) });
  };
  return [...names].filter((name) => bearing(before, name) !== bearing(after, name));
};
