import { parsePolicy } from '../../../src/core/policy/parse.ts';
import type { Policy } from '../../../src/core/policy/policy.ts';

/** The policy of a YAML text that must be a good one. */
export const policyOf = (text: string): Policy => {
  const parsed = parsePolicy(text);
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.error.map(({ message }) => message).join('\n'));
};

/** A policy of one suite, `unit`, with these keys beside the least that a suite must have. */
export const unitPolicy = (suite: string, top = ''): Policy =>
  policyOf(`version: 1\n${top}suites:\n  unit: { run: npm test, scope: offline, ${suite} }\n`);
