import type { EndSignal } from './group.ts';

/** Why we ended a command before it ended itself. */
type Cause = 'timeout' | 'aborted';

interface DeadlineOptions {
  /** Milliseconds until the command is told to end. */
  readonly timeout: number;
  /** Milliseconds from then until it is killed. */
  readonly grace: number;
  readonly signal?: AbortSignal | undefined;
  readonly end: (signal: EndSignal) => void;
}

/** A running deadline. */
export interface Deadline {
  readonly cause: () => Cause | undefined;
  /** Settles a while after a kill: a process that hangs in the kernel never reports its end. */
  readonly unkillable: Promise<undefined>;
  readonly stop: () => void;
}

// Node fires a timer above this at once.
const LONGEST = 2 ** 31 - 1;
const UNKILLABLE = 5_000;

/** Ends a command at its timeout or when the signal aborts: SIGTERM first, SIGKILL after the grace. */
export const startDeadline = ({ timeout, grace, signal, end }: DeadlineOptions): Deadline => {
  let cause: Cause | undefined;
  const timers: NodeJS.Timeout[] = [];
  let giveUp = (): void => {};
  const unkillable = new Promise<undefined>((settle) => {
    giveUp = () => settle(undefined);
  });
  const after = (milliseconds: number, action: () => void) => {
    timers.push(setTimeout(action, Math.min(milliseconds, LONGEST)));
  };
  const begin = (why: Cause) => {
    if (cause !== undefined) return;
    cause = why;
    end('SIGTERM');
    after(grace, () => {
      end('SIGKILL');
      after(UNKILLABLE, giveUp);
    });
  };
  const onAbort = () => begin('aborted');
  after(timeout, () => begin('timeout'));
  if (signal?.aborted === true) onAbort();
  else signal?.addEventListener('abort', onAbort, { once: true });
  return {
    cause: () => cause,
    unkillable,
    stop: () => {
      timers.forEach(clearTimeout);
      signal?.removeEventListener('abort', onAbort);
    },
  };
};
