import { join } from 'node:path';
import { execa } from 'execa';
import * as z from 'zod';
import type { JobRun } from '../world/jobs.ts';
import { actionNode, searchPath } from '../world/machine.ts';
import type { PullRequest } from '../world/pull-request.ts';
import type { Checkout } from '../world/repository.ts';
import type { World } from '../world/world.ts';

const cli = join(import.meta.dirname, '../../dist/cli.js');

/** How a call of the packaged command line ended. */
export interface DeskCall {
  readonly exit: number | undefined;
  readonly out: string;
  readonly err: string;
}

/** The author's desk: a clone, and the packaged command line in it. */
export interface Desk {
  readonly clone: Checkout;
  readonly recount: (...args: readonly string[]) => Promise<DeskCall>;
}

/**
 * Opens a desk on a branch. The environment is built from scratch, so that nothing of this machine leaks into a record;
 * `own` is what the author has in it.
 */
export const openDesk = async (
  world: World,
  branch: string,
  token = world.tokenOf('mona', 'write'),
  own: Readonly<Record<string, string>> = {},
): Promise<Desk> => {
  const clone = await world.clone(token, { branch });
  return {
    clone,
    recount: async (...args) => {
      const answer = await execa(actionNode, [cli, ...args], {
        cwd: clone.path,
        env: { PATH: searchPath, HOME: world.root, GH_TOKEN: token, GITHUB_API_URL: world.apiUrl, ...own },
        extendEnv: false,
        reject: false,
        stdin: 'ignore',
      });
      return { exit: answer.exitCode, out: answer.stdout, err: answer.stderr };
    },
  };
};

const verdictSchema = z.looseObject({
  outcome: z.string(),
  findings: z.array(z.looseObject({ code: z.string(), field: z.string().optional() })),
});

/** What the verdict job said, beside how it ended. */
export interface Judged {
  readonly rerun: JobRun;
  readonly job: JobRun;
  readonly outcome: string | undefined;
  readonly codes: readonly string[];
  readonly verdict: z.infer<typeof verdictSchema>;
}

/** What a verdict job told, in short. */
export const verdictOf = (job: JobRun) => {
  const verdict = verdictSchema.parse(JSON.parse(job.outputs['verdict'] ?? '{"outcome":"none","findings":[]}'));
  return {
    outcome: job.outputs['outcome'],
    codes: verdict.findings.map(({ code }) => code),
    messages: verdict.findings.map(({ message }) => String(message)),
    remedies: verdict.findings.map(({ remedy }) => String(remedy)),
    summary: job.step.summary,
    verdict,
  };
};

/** Runs the workflow of a pull request as GitHub does: the judged job, then the judge. */
export const judgePullRequest = async (
  pull: PullRequest,
  options: Parameters<PullRequest['runJob']>[2] = {},
): Promise<Judged> => {
  const rerun = await pull.runJob('rerun', undefined, options);
  return judgeAgain(pull, rerun);
};

/** Runs the judge alone on what a judged job handed over. */
export const judgeAgain = async (
  pull: PullRequest,
  rerun: JobRun,
  options: Parameters<PullRequest['runJob']>[2] = {},
): Promise<Judged> => {
  const job = await pull.runJob('verdict', rerun, options);
  const { outcome, codes, verdict } = verdictOf(job);
  return { rerun, job, outcome, codes, verdict };
};
