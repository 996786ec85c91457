import { canonical } from '../canonical.ts';
import type { Policy, Suite } from '../policy/policy.ts';

/** A string of JSON is one of YAML too; what a reader would not see is escaped. */
const flow = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const environmentLine = (env: Suite['env']): string =>
  `env: { ${Object.entries(env)
    .map(([name, value]) => `${name}: ${flow(value)}`)
    .join(', ')} }`;

const listLines = (key: string, items: readonly string[]): readonly string[] => [
  `${key}:`,
  ...items.map((item) => `  - ${item}`),
];

const suiteLines = (before: Suite, after: Suite): readonly string[] => [
  ...(canonical(before.env) === canonical(after.env) ? [] : [environmentLine(after.env)]),
  ...(before.unstable.length === after.unstable.length ? [] : listLines('unstable', after.unstable.map(flow))),
  ...(before.identity.length === after.identity.length
    ? []
    : listLines(
        'identity',
        after.identity.map(({ match, replace }) => `{ match: ${flow(match)}, replace: ${flow(replace)} }`),
      )),
];

/** The keys of a policy that differ in another, as YAML: whole, so that each can take the place of the old one. */
export const policyLines = (before: Policy, after: Policy): readonly string[] => {
  const suites = Object.entries(after.suites).flatMap(([name, suite]) => {
    const { [name]: old } = before.suites;
    const lines = old === undefined ? [] : suiteLines(old, suite);
    return lines.length === 0 ? [] : [`  ${name}:`, ...lines.map((line) => `    ${line}`)];
  });
  return [
    ...(canonical(before.env) === canonical(after.env) ? [] : [environmentLine(after.env)]),
    ...(suites.length === 0 ? [] : ['suites:', ...suites]),
  ];
};
