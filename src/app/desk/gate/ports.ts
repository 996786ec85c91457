import type { Answer } from '../../../core/doctor/answers.ts';
import type { Result } from '../../../core/result.ts';

/** GitHub as `doctor` and `protect` ask it: by address, and a refusal is an answer like another. */
export interface GateGitHub {
  /** Reads what stands at an address such as `repos/octo/demo`; with `raw` a file's text. */
  readonly ask: (address: string, form?: 'json' | 'raw') => Promise<Result<Answer>>;
  /** Asks GraphQL; what it answers is read like any other answer. */
  readonly query: (query: string, variables: Readonly<Record<string, unknown>>) => Promise<Result<Answer>>;
  /** Creates (POST) or replaces (PUT) a ruleset, and gives it as it is then. */
  readonly write: (method: 'POST' | 'PUT', address: string, body: object) => Promise<Result<unknown>>;
}
