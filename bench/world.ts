import { join } from 'node:path';
import { fitBlock, renderBlock } from '../src/core/block/render.ts';
import { honestRecord } from '../test/e2e/handed-over.ts';
import { reportOf } from '../test/e2e/suite.ts';
import type { JobRun } from '../test/world/jobs.ts';
import { openWorld, type World } from '../test/world/world.ts';

/** How long it takes is the environment's to say, so that one repository serves suites of any length. */
export const command = 'sleep "$BENCH_SECONDS"; cp report.xml "$RECOUNT_REPORTS/unit.xml"';

const policy = `version: 1
isolation: none
env: { BENCH_SECONDS: null }
suites:
  unit:
    run: ${command}
    reports: ["*.xml"]
    scope: offline
`;

const treeOf = (files: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: files }, (_, index) => [
      `src/${Math.floor(index / 300)}/${index}.txt`,
      `${`file ${index} `.repeat(20)}\n`,
    ]),
  );

const tests = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`test ${index}`, 'passed' as const]));

const expectSuccess = ({ result, step }: JobRun): void => {
  if (result !== 'success') throw new Error(`Expected success, found ${result}: ${step.log}`);
};

/** What is played: how many files the tree has, where recordings go, and the script that makes them. */
interface Played {
  readonly files: number;
  readonly folder: string;
  readonly recorder: string;
}

/** Plays an honest pull request through both jobs of the action; each is recorded under `folder`. */
export const playPullRequest = async ({ files, folder, recorder }: Played): Promise<World> => {
  const world = await openWorld({ policy, files: { ...treeOf(files), 'report.xml': reportOf(tests) } });
  const pull = await world.openPullRequest({ body: 'A change.\n' });
  const options = (to: string) => ({
    node: recorder,
    env: { BENCH_SECONDS: '0', BENCH_RECORD: join(folder, to) },
  });
  const rerun = await pull.runJob('rerun', undefined, options('rerun.json'));
  expectSuccess(rerun);
  pull.edit({ body: `A change.\n\n${renderBlock(fitBlock(honestRecord(rerun)))}\n` });
  expectSuccess(await pull.runJob('verdict', rerun, options('verdict.json')));
  return world;
};
