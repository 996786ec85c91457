import { passedNames } from '../policy/environment.ts';
import type { Policy } from '../policy/policy.ts';
import type { Regenerated } from '../record/regenerated.ts';

/** What made a suite of scope `live` reach beyond its machine, by names alone: a value may be a secret. */
export interface LiveSuite {
  readonly suite: string;
  /** The variables that the policy passes to it from where it runs. */
  readonly variables: readonly string[];
  /** The hosts of the addresses that the policy sets for it. */
  readonly hosts: readonly string[];
}

/** The suites that ran with the network open because the policy calls them `live`. */
export const liveSuites = (policy: Policy, { suites }: Pick<Regenerated, 'suites'>): readonly LiveSuite[] =>
  Object.entries(policy.suites).flatMap(([suite, { scope, env }]) => {
    if (scope !== 'live' || !Object.hasOwn(suites, suite)) return [];
    const values = Object.values({ ...policy.env, ...env });
    const hosts = values.flatMap((value) => hostOf(value ?? ''));
    return [{ suite, variables: passedNames([policy.env, env]), hosts: [...new Set(hosts)].sort() }];
  });

/** The host of an address, with its port; a user or a password before it and all that follows it stay out. */
const hostOf = (value: string): readonly string[] => {
  const host = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) && URL.canParse(value) ? new URL(value).host : '';
  return host === '' ? [] : [host];
};

/** One line for people. */
export const showLive = ({ suite, variables, hosts }: LiveSuite): string =>
  [
    `${suite} is live: the network was open`,
    ...(variables.length === 0 ? [] : [`the policy passes ${variables.join(', ')}`]),
    ...(hosts.length === 0 ? [] : [`it names ${hosts.join(', ')}`]),
  ].join('; ');
