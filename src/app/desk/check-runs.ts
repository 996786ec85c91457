import type { CheckRun } from './ports.ts';

/**
 * The run of the check that counts in each workflow run, the newest first. A job that is run again takes the place of
 * its earlier attempt; two workflow runs on one commit stand beside each other.
 */
export const newestOfEachRun = (runs: readonly CheckRun[]): readonly CheckRun[] => {
  const sorted = [...runs].sort((a, b) => b.id - a.id);
  return sorted.filter((run, at) => run.run === undefined || sorted.findIndex((other) => other.run === run.run) === at);
};
