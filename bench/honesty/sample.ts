import { createHash } from 'node:crypto';
import type { Programme } from './play.ts';
import type { Project } from './project.ts';
import { qs } from './projects/javascript.ts';
import type { Runner } from './runner.ts';

const SEED = 'recount 1';

/** The same order each time, as of drawn lots. */
const drawn = <T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] => {
  const lot = (one: T): string =>
    createHash('sha256')
      .update(`${SEED}\0${keyOf(one)}`)
      .digest('hex');
  return all
    .map((one) => [lot(one), one] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);
};

/** How many of each a sample holds. */
const HONEST = 2;
const LIES = 20;
const LIARS = 2;

/** The part of the programme that a sample plays of each runner. */
export const sampled = (programme: Programme, runner: Runner, all: readonly Runner[]): Programme => {
  const liars = drawn(all, ({ id }) => id).slice(0, LIARS);
  const lies = liars.includes(runner)
    ? drawn(programme.lies, ({ field, form }) => `${runner.id} ${field} ${form}`)
    : [];
  return {
    honest: drawn(programme.honest, ({ title }) => `${runner.id} ${title}`).slice(0, HONEST),
    lies: lies.slice(0, LIES),
    costly: false,
  };
};

/** The projects of which a sample plays the newest release: the one that costs least to bring and to run. */
export const sampledProjects = (all: readonly Project[]): readonly Project[] => all.filter((one) => one === qs);
