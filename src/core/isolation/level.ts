import type { By } from '../record/record.ts';

/** How suites are kept apart from what runs them. */
export type Level = By['isolation'];

/** What the action's input `isolation` may ask for; `auto` leaves it to the policy and takes the strongest there is. */
export const ISOLATION_INPUTS = ['auto', 'namespace', 'user', 'none'] as const;
export type AskedLevel = (typeof ISOLATION_INPUTS)[number];

/** What is asked of the machine. An input that is set counts, and the judge looks whether it is enough. */
export const askedLevel = (input: AskedLevel, policy: Level): AskedLevel =>
  input === 'auto' && (policy === 'namespace' || policy === 'none') ? policy : input;

/** Whether a level is what the policy wants at least. Under `user` any walls will do. */
export const isEnough = (level: Level, least: Level): boolean =>
  least === 'none' || level === least || (least === 'user' && level !== 'none');
