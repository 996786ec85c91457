import { type Fault, fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { runCommand } from '../../io/process/command.ts';
import type { Environment } from '../environment.ts';

/**
 * The author's token: GH_TOKEN, GITHUB_TOKEN, else the one that `gh` has for this host; nothing where there is none. It
 * is never printed.
 */
export const findToken = async (env: Environment, host: string): Promise<Result<string | undefined>> => {
  for (const name of ['GH_TOKEN', 'GITHUB_TOKEN']) {
    // A file with lines of Windows leaves a carriage return at the end of what is read from it.
    const given = env[name]?.trim() ?? '';
    if (given !== '') return isToken(given) ? ok(given) : err(noToken(name));
  }
  // Without the host it would be the token of whichever host `gh` takes for the usual one.
  const command = ['gh', 'auth', 'token', '--hostname', host] as const;
  const asked = await runCommand({ command, cwd: '.', env, timeout: 10_000 });
  if (!asked.ok || asked.value.exit.kind !== 'code' || asked.value.exit.code !== 0) return ok(undefined);
  const token = asked.value.output.head.trim();
  if (token === '') return ok(undefined);
  return isToken(token) ? ok(token) : err(noToken(command.join(' ')));
};

/** Whether a header can carry it. One that cannot would look like a connection that failed. */
const isToken = (text: string): boolean => /^[!-~]+$/.test(text);

const noToken = (source: string): Fault =>
  fault(
    'token-missing',
    `${source} gives no token: expected one word of printable ASCII, found white space or another character in it`,
    { remedy: 'set GH_TOKEN to the token alone, on one line and without quotes or comments' },
  );
