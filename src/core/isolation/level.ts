import type { By } from '../record/record.ts';

/** How suites are kept apart from what runs them. */
export type Level = By['isolation'];

/** What the action's input `isolation` may ask for; `auto` leaves it to the policy and takes the strongest there is. */
export const ISOLATION_INPUTS = ['auto', 'namespace', 'user', 'none'] as const;
export type IsolationInput = (typeof ISOLATION_INPUTS)[number];
/** What is asked of the machine. */
export type AskedLevel = IsolationInput | 'container';

/**
 * What an input and the policy ask for together. An input that is set counts, and the judge looks whether it is enough.
 * Where the judge works on the same machine, nothing less than a namespace or a container keeps the suites away from it.
 */
export const askedLevel = (input: IsolationInput, policy: Level, withJudge: boolean): AskedLevel => {
  if (input !== 'auto') return input;
  if (policy === 'container' || withJudge) return policy === 'container' ? policy : 'namespace';
  return policy === 'user' ? input : policy;
};

/** Whether a level is what the policy wants at least. Under `user` any walls will do. */
export const isEnough = (level: Level, least: Level): boolean =>
  least === 'none' || level === least || (least === 'user' && level !== 'none');
