/** A command in a container of the image that the policy names. */
export interface ContainerCommand {
  /** The container's name, by which it can be ended. */
  readonly name: string;
  readonly image: string;
  readonly network: 'open' | 'none';
  /** Who owns the checkout: the container's user, so that what it writes stays ours. */
  readonly user: { readonly id: number; readonly group: number };
  readonly root: string;
  readonly home: { readonly path: string; readonly from: string };
  /** The folder of the run. */
  readonly folder?: string | undefined;
  readonly cwd: string;
  /** Names alone: the values are the engine's client's own environment, since anybody can read a command line. */
  readonly env: readonly string[];
  readonly line: readonly [program: string, ...args: string[]];
}

const MOST_PROCESSES = 4096;
const MOST_MEMORY = '12g';

// A comma and a quote have a meaning in the option's value, which is CSV.
const bind = (from: string, to: string): string[] => {
  const field = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return ['--mount', `type=bind,${field(`source=${from}`)},${field(`target=${to}`)}`];
};

/**
 * The arguments for `docker`: no socket, no capability, no new privileges, and limits. The container stays until somebody
 * deletes it: the engine is asked how it ended.
 */
export const containerArguments = (command: ContainerCommand): readonly string[] => {
  const { name, image, network, user, root, home, folder, cwd, env, line } = command;
  return [
    'run',
    '--init',
    '--pull=never',
    '--name',
    name,
    '--user',
    `${user.id}:${user.group}`,
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
    `--pids-limit=${MOST_PROCESSES}`,
    `--memory=${MOST_MEMORY}`,
    `--network=${network === 'none' ? 'none' : 'bridge'}`,
    ...bind(root, root),
    ...bind(home.from, home.path),
    ...(folder === undefined ? [] : bind(folder, folder)),
    '--workdir',
    cwd,
    ...env.flatMap((variable) => ['--env', variable]),
    '--entrypoint',
    line[0],
    image,
    ...line.slice(1),
  ];
};
