import { runCommand } from '../../io/process/command.ts';
import type { Environment } from '../environment.ts';

/** The author's token: GH_TOKEN, GITHUB_TOKEN, else what the GitHub command line has. It is never printed. */
export const findToken = async (env: Environment): Promise<string | undefined> => {
  const given = env['GH_TOKEN'] || env['GITHUB_TOKEN'];
  if (given) return given;
  const asked = await runCommand({ command: ['gh', 'auth', 'token'], cwd: '.', env, timeout: 10_000 });
  if (!asked.ok || asked.value.exit.kind !== 'code' || asked.value.exit.code !== 0) return undefined;
  const token = asked.value.output.head.trim();
  return token === '' ? undefined : token;
};
