import type { Runner } from '../app/ports.ts';
import { commandEnvironment, unsetNames, withoutPassed } from '../core/policy/environment.ts';
import { err, ok } from '../core/result.ts';
import type { Isolation } from './isolation/isolation.ts';

/** Runs commands on this machine behind the given walls, in the one environment made from `host`. */
export const makeRunner = (
  isolation: Isolation,
  host: Readonly<Record<string, string | undefined>>,
  platform: string,
): Runner => ({
  isolation: isolation.level,
  network: isolation.network,
  weaker: isolation.weaker,
  run: async ({ command, cwd, env, without, timeout, network, image, reportsFolder, onOutput }) => {
    const run = await isolation.run({
      // A list has no shell to expand the variable, so its place is named in the arguments.
      command:
        typeof command === 'string' || reportsFolder === undefined
          ? command
          : command.map((argument) => argument.replaceAll('{reports}', reportsFolder)),
      cwd,
      env: commandEnvironment({ host, platform, settings: env, without, reportsFolder }),
      timeout,
      network,
      image,
      folder: reportsFolder,
      onOutput,
    });
    const hide = withoutPassed({ host, settings: env });
    if (!run.ok)
      return err(typeof run.error.cause === 'string' ? { ...run.error, cause: hide(run.error.cause) } : run.error);
    const { output } = run.value;
    const shown = { ...output, head: hide(output.head), tail: hide(output.tail) };
    return ok({ ...run.value, output: shown, unset: unsetNames({ host, settings: env }) });
  },
});
