import type { Policy } from './policy.ts';

/** A pull request's author as the API gives it. */
export interface Author {
  readonly login: string;
  readonly id: number;
  readonly type: string;
}

/**
 * Whether a pull request must have a block. An app is known by its type and its login `slug[bot]`, which no person can
 * have, and by its id where the policy gives one; never by who started the workflow.
 */
export const needsBlock = (policy: Policy, author: Author): boolean =>
  policy.block === 'required' && !isExempt(policy, author);

/** Whether the policy exempts this author. */
export const isExempt = ({ exempt }: Policy, { login, id, type }: Author): boolean =>
  type === 'Bot' &&
  exempt.some(
    (one) => login.toLowerCase() === `${one.app.toLowerCase()}[bot]` && (one.id === undefined || one.id === id),
  );
