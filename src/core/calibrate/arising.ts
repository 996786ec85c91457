import { passedNames } from '../policy/environment.ts';
import type { Policy, Suite } from '../policy/policy.ts';
import type { Variation } from './variation.ts';

/** The variables that a variation changes. */
export const VARIABLES: Readonly<Partial<Record<Variation, readonly string[]>>> = {
  zone: ['TZ'],
  locale: ['LANG', 'LC_ALL'],
  ci: ['CI'],
};

/** Of these variables, those that a policy or its suite passes from the machine instead of setting them. */
export const passed = (
  { env }: Pick<Policy, 'env'>,
  suite: Pick<Suite, 'env'>,
  variables: readonly string[],
): readonly string[] => {
  const all = passedNames([env, suite.env]);
  return variables.filter((name) => all.includes(name));
};

/**
 * Whether a desk and CI may differ in what a variation varies. They always do in time, path and user; in a variable only
 * where it is passed; in the order of tests never, since both run one command.
 */
export const arises = (policy: Pick<Policy, 'env'>, suite: Pick<Suite, 'env'>, variation: Variation): boolean =>
  ['none', 'path', 'user'].includes(variation) || passed(policy, suite, VARIABLES[variation] ?? []).length > 0;
