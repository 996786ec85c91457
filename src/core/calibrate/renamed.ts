import type { IdentityRule } from '../policy/identity.ts';
import { gather } from '../tests/sorting.ts';
import { rulesBetween, skeletonOf } from './name-rule.ts';
import type { Named, Outcomes } from './outcomes.ts';

/** Tests of one commit that every run has under other names. */
export interface Renamed {
  readonly skeleton: string;
  readonly tests: readonly Named[];
  readonly rules: readonly IdentityRule[];
}

/**
 * Of tests that are in some runs only, those of which each run has as many, alike but for numbers and such. Equal names
 * are paired in their order, which any rule makes of no account.
 */
export const renamedIn = (runs: readonly Outcomes[], varying: readonly Named[]): readonly Renamed[] => {
  const uncommon = varying.filter(({ key }) => runs.some((outcomes) => !outcomes.has(key)));
  return [...gather(uncommon, ({ key }) => skeletonOf(key))].flatMap(([skeleton, tests]) => {
    const lists = runs.map((outcomes) => tests.filter(({ key }) => outcomes.has(key)));
    if (new Set(lists.map(({ length }) => length)).size > 1) return [];
    return [{ skeleton, tests, rules: distinct(lists.slice(0, 1).flatMap((first) => between(first, lists))) }];
  });
};

const between = (first: readonly Named[], lists: readonly (readonly Named[])[]): readonly IdentityRule[] =>
  first.flatMap(({ test: [group, name] }, at) =>
    lists.flatMap((list) =>
      list
        .slice(at, at + 1)
        .flatMap(({ test: [otherGroup, otherName] }) => [
          ...rulesBetween(group, otherGroup),
          ...rulesBetween(name, otherName),
        ]),
    ),
  );

/** Each rule once. */
export const distinct = (rules: readonly IdentityRule[]): readonly IdentityRule[] => [
  ...new Map(rules.map((rule) => [`${rule.match}\n${rule.replace}`, rule])).values(),
];
