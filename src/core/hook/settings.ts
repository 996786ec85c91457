import { type ChangesRule, type Misfit, readChanges, readHookSettings } from '../changes/rule.ts';
import { err, ok, type Result } from '../result.ts';

/** What a policy's text says under `changes` and `hook`, as plain values; a key that is not there is undefined. */
export interface PlainSettings {
  readonly changes: unknown;
  readonly hook: unknown;
}

/** The rule about paths in a policy, or undefined where there is none. */
export type RuleResult = Result<ChangesRule | undefined, string>;

/** Whether a policy's text can set either key. An escape could write one in other letters. */
export const maySetRule = (text: string): boolean => /changes|hook|\\/.test(text);

/** The rule in plain values. */
export const ruleOf = ({ changes, hook }: PlainSettings, path: string): RuleResult => {
  const settings = hook === undefined ? ok(undefined) : readHookSettings(hook);
  if (!settings.ok) return err(misfit(path, 'hook', settings.error));
  const rule = changes === undefined ? ok(undefined) : readChanges(changes);
  return rule.ok ? rule : err(misfit(path, 'changes', rule.error));
};

const misfit = (path: string, key: string, misfits: readonly Misfit[]): string =>
  misfits.map((one) => `${path}: ${[key, ...one.path].join('.')}: ${one.message}`).join('; ');
