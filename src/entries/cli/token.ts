import { runCommand } from '../../io/process/command.ts';
import type { Environment } from '../environment.ts';

/** The author's token: GH_TOKEN, GITHUB_TOKEN, else the one that `gh` has for this host. It is never printed. */
export const findToken = async (env: Environment, host: string): Promise<string | undefined> => {
  const given = env['GH_TOKEN'] || env['GITHUB_TOKEN'];
  if (given) return given;
  // Without the host it would be the token of whichever host `gh` takes for the usual one.
  const command = ['gh', 'auth', 'token', '--hostname', host] as const;
  const asked = await runCommand({ command, cwd: '.', env, timeout: 10_000 });
  if (!asked.ok || asked.value.exit.kind !== 'code' || asked.value.exit.code !== 0) return undefined;
  const token = asked.value.output.head.trim();
  return token === '' ? undefined : token;
};
