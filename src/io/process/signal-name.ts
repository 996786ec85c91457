import { constants } from 'node:os';

/** A signal's name by its number. A real-time signal has none in Node: it is called by its number, as `SIG40`. */
export const signalName = (number: number): string =>
  Object.entries(constants.signals).find(([, value]) => value === number)?.[0] ?? `SIG${number}`;
