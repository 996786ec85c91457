import { type Capped, MOST_TOLD } from './facts.ts';

/** A list cut at what is told, with the number of the rest. */
export const capped = <T>(all: readonly T[]): Capped<T> => ({
  some: all.slice(0, MOST_TOLD),
  rest: Math.max(0, all.length - MOST_TOLD),
});
