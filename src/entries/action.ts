import './single-use.ts';
import { getInput } from '@actions/core';
import { faultVerdict } from '../app/judge-live.ts';
import { type Fault, fault } from '../core/fault.ts';
import { systemClock } from '../io/clock.ts';
import { parseInputs } from './action/inputs.ts';
import { publishVerdict } from './action/publish-verdict.ts';
import { openRunContext } from './action/run-context.ts';
import { judgeAndPublish, runVerdictJob } from './action/verdict-job.ts';
import { type Environment, readEnvironment } from './environment.ts';

const resultsService = (env: Environment) => ({
  url: env['ACTIONS_RESULTS_URL'] ?? '',
  token: env['ACTIONS_RUNTIME_TOKEN'] ?? '',
});

const giveUp = (reason: Fault) =>
  publishVerdict(undefined, faultVerdict('', [reason]), undefined, { url: '', token: '' });

const main = async (): Promise<0 | 1 | 2> => {
  const env = readEnvironment();
  const service = resultsService(env);
  const inputs = parseInputs(getInput);
  if (!inputs.ok) return giveUp(inputs.error);
  const run = openRunContext(env, inputs.value['github-token'], systemClock);
  if (!run.ok) return giveUp(run.error);
  if (inputs.value.job === 'verdict') return runVerdictJob(run.value, inputs.value, service);

  // A bundle of its own: what starts the pull request's code is no part of the program that judges.
  const { handOver, runRerunJob } = await import('./rerun.ts');
  const found = await runRerunJob(run.value, inputs.value.policy, env);
  if (!found.ok) return giveUp(found.error);
  if (inputs.value.job === 'rerun') return handOver(run.value, found.value, service);
  return judgeAndPublish(run.value, inputs.value, found.value.sheet, [], service);
};

try {
  process.exitCode = await main();
} catch (cause) {
  process.exitCode = await giveUp(
    fault('internal', cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)),
  );
}
