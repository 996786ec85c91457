import { parseDocument } from 'yaml';
import { err } from '../result.ts';
import { yamlValue } from '../yaml-value.ts';
import { type RuleResult, ruleOf } from './settings.ts';

/**
 * The rule in a policy's text, read with the whole library. Nothing else of the policy is looked at: it must be YAML, and
 * its keys must be known, and `changes` and `hook` must be right.
 */
export const readRule = (text: string, path: string): RuleResult => {
  const document = parseDocument(text, { merge: false, prettyErrors: false, logLevel: 'error' });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) return err(`${path} is not YAML as expected: ${problem.message}`);
  const found = yamlValue(document);
  if (!found.ok) return err(`${path} is not YAML as expected: ${found.error}`);
  const { value } = found;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return err(`${path} is no policy: it is no map`);
  const keys = new Map<string, unknown>(Object.entries(value));
  return ruleOf({ keys: [...keys.keys()], changes: keys.get('changes'), hook: keys.get('hook') }, path);
};
