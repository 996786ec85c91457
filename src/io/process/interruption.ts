import { killLiveGroups } from './group.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Listens for being told to end, while commands run. */
export interface Interruption {
  /** Aborted when a signal comes: commands are then asked to end. */
  readonly signal: AbortSignal;
  /** Stops listening. */
  readonly close: () => void;
}

/**
 * Sees that nothing we started outlives us. A command is asked to end, and what it was doing gives no record; who asks
 * twice does not want to wait. `outer` asks as well, where somebody else than the system may.
 */
export const openInterruption = (outer?: AbortSignal): Interruption => {
  const ending = new AbortController();
  const interrupt = (): void => {
    if (ending.signal.aborted) killLiveGroups();
    ending.abort();
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
  outer?.addEventListener('abort', interrupt);
  process.once('exit', killLiveGroups);
  return {
    signal: ending.signal,
    close: () => {
      for (const signal of SIGNALS) process.off(signal, interrupt);
      outer?.removeEventListener('abort', interrupt);
      process.off('exit', killLiveGroups);
    },
  };
};
