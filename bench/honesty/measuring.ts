import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JobOptions, JobRun } from '../../test/world/jobs.ts';
import { objectOf, parseJson } from '../../test/world/json.ts';
import type { World } from '../../test/world/world.ts';

const preload = join(import.meta.dirname, '../peak.mjs');
const fileOf = (world: World): string => join(world.root, 'peak.json');

/** Has a job leave its process's peak of memory and its CPU time. */
export const measuring = (world: World): JobOptions => ({
  env: { NODE_OPTIONS: `--import=${preload}`, RECOUNT_PEAK: fileOf(world) },
});

/** What a measured verdict took: milliseconds by the clock, its CPU time, and the peak of its memory in MiB. */
export interface Cost {
  readonly wall: number;
  readonly cpu: number;
  readonly peak: number;
}

/** Reads what the last measured job of a world took. */
export const costOf = (world: World, { step }: JobRun): Cost => {
  const found = objectOf(parseJson(readFileSync(fileOf(world), 'utf8')));
  return { wall: Math.round(step.milliseconds), cpu: Number(found['cpu']), peak: Number(found['peak']) };
};
