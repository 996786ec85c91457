import { fault } from '../../core/fault.ts';
import type { Exit } from '../../core/record/exit.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { runCommand } from '../process/command.ts';
import { commandLine, showCommand } from '../process/shell.ts';
import { signalName } from '../process/signal-name.ts';
import type { IsolatedCommand, Isolation } from './isolation.ts';
import type { Keeper, RootCommand } from './keeper.ts';
import { RUN_SCRIPT, START_SCRIPT } from './run-script.ts';

/** What the walls need beside the keeper. */
export interface WallParts {
  readonly root: RootCommand;
  readonly keeper: Keeper;
  readonly home: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** The levels `namespace` and `user`, which differ in what the keeper and the run's script put up. */
export const openWalls = (parts: WallParts): Isolation => {
  const { keeper } = parts;
  let holder = '';
  return {
    level: keeper.level,
    network: keeper.level === 'namespace' ? 'none' : 'open',
    weaker: keeper.weaker,
    prepare: async () => {
      const prepared = await keeper.ask('prepare');
      if (!prepared.ok) return prepared;
      holder = prepared.value;
      return ok(undefined);
    },
    run: (command) => run(parts, holder, command),
    remove: (paths) => remove(parts, holder, paths),
    close: keeper.close,
  };
};

const run = async (parts: WallParts, holder: string, command: IsolatedCommand): ReturnType<Isolation['run']> => {
  const { keeper, signal } = parts;
  const { env, timeout, onOutput, folder = '' } = command;
  const line = await commandLine(command.command, env);
  if (!line.ok) return line;
  const begun = await keeper.ask('begin', folder);
  if (!begun.ok) return begun;
  const ran = await runCommand({
    command: startLine(parts, holder, command.network),
    cwd: '/',
    env: {},
    input: request(parts, command, line.value),
    timeout,
    exitTold: true,
    // Our signals do not reach what root has started. The group that sudo leads holds nothing of the suite.
    end: (_, order) => keeper.tell(order === 'SIGTERM' ? 'term' : 'kill'),
    onOutput,
    signal,
  });
  const status = await keeper.ask('finish', folder);
  if (!ran.ok) return ran;
  if (!status.ok) return status;
  if (ran.value.exit.kind === 'timeout') return ran;
  const exit = readStatus(status.value, command);
  if (exit.ok) return ok({ ...ran.value, exit: exit.value });
  return err({ ...exit.error, cause: ran.value.output.head.slice(0, 2_000) });
};

// A command line has an end: 128 KiB an argument, and about 2 MiB for all.
const MOST_PATHS = 200;

// By the suite's user: root would follow where a link of the suite leads.
const remove = async (parts: WallParts, holder: string, paths: readonly string[]): Promise<Result<void>> => {
  const env = { PATH: '/usr/bin:/bin' };
  for (let first = 0; first < paths.length; first += MOST_PATHS) {
    const command = ['rm', '-f', '--', ...paths.slice(first, first + MOST_PATHS)];
    const ran = await run(parts, holder, { command, cwd: '/', env, timeout: 60_000, network: 'open' });
    if (!ran.ok) return ran;
    const { exit, output } = ran.value;
    if (exit.kind !== 'code' || exit.code !== 0)
      return failed(`files could not be deleted: ${output.head.slice(0, 500)}`);
  }
  return ok(undefined);
};

const startLine = ({ root, keeper }: WallParts, holder: string, network: 'open' | 'none'): readonly string[] => {
  const walled = keeper.level === 'namespace';
  const enter = ['nsenter', `--mount=/proc/${holder}/ns/mnt`, '--'];
  const net = network === 'none' ? ['--net'] : [];
  const fresh = ['unshare', '--mount', '--propagation', 'private', '--pid', '--ipc', ...net, '--'];
  const folder = walled ? '/run/.walls' : `${keeper.base}/run`;
  const script = ['perl', '-e', RUN_SCRIPT, keeper.level, network, folder, String(keeper.user), START_SCRIPT];
  return [...root, ...(walled ? [...enter, ...fresh] : []), ...script];
};

const request = ({ keeper, home }: WallParts, { cwd, env }: IsolatedCommand, line: readonly string[]): string => {
  // Without a mount namespace nothing can lie over the old home.
  const moved = keeper.level === 'user' && home !== undefined && env['HOME'] === home;
  const variables = Object.entries(moved ? { ...env, HOME: `${keeper.base}/home` } : env);
  const pairs = variables.map(([name, value]) => `${name}=${value}`);
  return [cwd, String(pairs.length), ...pairs, ...line].join('\0');
};

const failed = (message: string): Result<never> => err(fault('isolation-failed', message));

/** Reads "code signal word": what root saw of the command, and whether it was started at all. */
const readStatus = (status: string, { command, cwd }: IsolatedCommand): Result<Exit> => {
  const found = /^(\d+) (\d+) (.*)$/.exec(status);
  if (found === null) return failed('isolation: the command ended unseen');
  const [, code, signal, word = ''] = found;
  if (word === 'go') {
    if (signal === '0') return ok({ kind: 'code', code: Number(code) });
    return ok({ kind: 'signal', signal: signalName(Number(signal)) });
  }
  if (word.startsWith('folder '))
    return err(
      fault('suite-unstartable', `the folder to run in cannot be entered: ${cwd} (${word.slice(7)})`, {
        remedy: 'correct `cwd` in the policy, or add the folder',
      }),
    );
  if (word.startsWith('go '))
    return err(
      fault('suite-unstartable', `the command could not be started: ${showCommand(command)} (${word.slice(3)})`),
    );
  return failed('isolation: the command was not reached');
};
