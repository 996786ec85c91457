import type { Runner } from '../app/ports.ts';
import { commandEnvironment } from '../core/policy/environment.ts';
import { runCommand } from './process/command.ts';

/** Runs commands on this machine, as this user, in the one environment made from `host`; `signal` ends them. */
export const openRunner = (
  host: Readonly<Record<string, string | undefined>>,
  platform: string,
  signal?: AbortSignal,
): Runner => ({
  run: ({ command, cwd, env, timeout, reportsFolder, onOutput }) =>
    runCommand({
      // A list has no shell to expand the variable, so its place is named in the arguments.
      command:
        typeof command === 'string' || reportsFolder === undefined
          ? command
          : command.map((argument) => argument.replaceAll('{reports}', reportsFolder)),
      cwd,
      env: commandEnvironment({ host, platform, settings: env, reportsFolder }),
      timeout,
      onOutput,
      ...(signal === undefined ? {} : { signal }),
    }),
});
