import type { Result } from '../../../core/result.ts';
import type { Clock, Head, OpenWorkshop, SuiteWatcher } from '../../ports.ts';

/** Where a checkout lies and whose it is: the same but for one thing. */
export type Place = 'usual' | 'elsewhere' | 'other-user';

/** A fresh checkout in which suites can run. */
export interface OpenCheckout {
  readonly head: Head;
  readonly workshop: OpenWorkshop;
}

/** How runners are told to take another order of tests, without another command. */
export interface OrderPort {
  /** Variables; a value goes after one that the policy sets, with `between` between them. */
  readonly variables: (
    seed: number,
  ) => readonly { readonly name: string; readonly value: string; readonly between: string }[];
  /** Whether a runner has said that it took one: others show it by the order in their reports alone. */
  readonly taken: () => Promise<boolean>;
}

/** What calibration takes beside the suites. */
export interface Laboratory {
  readonly clock: Clock;
  /** Makes a checkout of a commit, and removes it, whatever comes of its use. */
  readonly inCheckout: <T>(
    commit: string,
    place: Place,
    use: (checkout: OpenCheckout) => Promise<Result<T>>,
  ) => Promise<Result<T>>;
  readonly order: OrderPort;
  readonly watch: SuiteWatcher;
  readonly say: (line: string) => void;
}
