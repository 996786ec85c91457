import { type ChangesRule, type Misfit, readChanges, readHookSettings } from '../changes/rule.ts';
import { POLICY_KEYS, unknownKey } from '../policy/keys.ts';
import { err, ok, type Result } from '../result.ts';

/** A policy's keys, and what it says under `changes` and `hook` as plain values; a key that is not there is undefined. */
export interface PlainSettings {
  readonly keys: readonly string[];
  readonly changes: unknown;
  readonly hook: unknown;
}

/** The rule about paths in a policy, or undefined where there is none. */
export type RuleResult = Result<ChangesRule | undefined, string>;

const KNOWN: ReadonlySet<string> = new Set(POLICY_KEYS);

/**
 * The rule in plain values. An unknown key may be one of them with a slip of the pen, and no policy with one holds: the
 * check refuses it.
 */
export const ruleOf = ({ keys, changes, hook }: PlainSettings, path: string): RuleResult => {
  const strange = keys.find((key) => !KNOWN.has(key));
  if (strange !== undefined) return err(`${path}: ${strange}: ${unknownKey(POLICY_KEYS)}`);
  const settings = hook === undefined ? ok(undefined) : readHookSettings(hook);
  if (!settings.ok) return err(misfit(path, 'hook', settings.error));
  const rule = changes === undefined ? ok(undefined) : readChanges(changes);
  return rule.ok ? rule : err(misfit(path, 'changes', rule.error));
};

const misfit = (path: string, key: string, misfits: readonly Misfit[]): string =>
  misfits.map((one) => `${path}: ${[key, ...one.path].join('.')}: ${one.message}`).join('; ');
