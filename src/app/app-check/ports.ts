import type { CheckOutput } from '../../core/render/check-output.ts';
import type { Result } from '../../core/result.ts';

/** A check run that was made, and the App whose token made it. */
interface OpenedCheck {
  readonly id: string;
  readonly app: number | undefined;
}

/** Making and ending a check run with the token of an App. */
export interface AppChecks {
  /** Makes the check of a commit, in progress: until it is ended, it lets nothing be merged. */
  readonly open: (head: string) => Promise<Result<OpenedCheck>>;
  readonly finish: (id: string, output: CheckOutput) => Promise<Result<void>>;
  /** The Apps that the rules of a branch require the check from; empty where they ask for none, or cannot be read. */
  readonly requiredFrom: (branch: string) => Promise<readonly number[]>;
}
