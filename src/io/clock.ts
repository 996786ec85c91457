import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../app/ports.ts';

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  sleep: async (milliseconds) => {
    await sleep(milliseconds);
  },
};
