import type { SuiteWatcher } from '../app/ports.ts';

/** Milliseconds from the word that a suite starts until it has started. */
const LATER = 20;

/** Loads what comes after the suites while the first of them runs, and not when it has ended. */
export const loadMeanwhile = (watch: SuiteWatcher, load: () => Promise<unknown>): SuiteWatcher => {
  let begun = false;
  // Who needs what cannot be loaded will hear of it.
  const begin = (): void => void load().catch(() => undefined);
  return {
    ...watch,
    started: (name, command) => {
      watch.started(name, command);
      if (!begun) setTimeout(begin, LATER).unref();
      begun = true;
    },
  };
};
