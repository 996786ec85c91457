import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { type Scenario, type Told, toldSchema } from './scenario.ts';

/** Who starts the driver: an ordinary user with passwordless sudo, as on a hosted runner, or root, as in a container. */
export type Starter = 'runner' | 'root';
export const STARTERS = ['runner', 'root'] as const;
export const LEVELS = ['namespace', 'user'] as const;

export const isRoot = process.getuid?.() === 0;
const hasSudo = (): boolean => spawnSync('sudo', ['-n', 'true']).status === 0;

/** Why nothing can be isolated here. Where we are root on Linux there is no reason: then a failure is one. */
export const whyNot = (): string | undefined => {
  if (process.platform !== 'linux') return `${process.platform} has no isolation`;
  return isRoot || hasSudo() ? undefined : 'we are neither root nor have passwordless sudo';
};

/** Who a starter is. Where we are root each has a user and a home of its own, so that several stand side by side. */
interface Person {
  readonly prefix: readonly string[];
  readonly home: string;
}

const SUDO_THERE = 'command -v sudo >/dev/null || { apt-get update && apt-get install -y sudo; } >/dev/null 2>&1';
let persons = 0;

const makePerson = (starter: Starter): Person => {
  const name = `runner-${process.pid}-${++persons}`;
  if (!isRoot && starter === 'runner') return { prefix: [], home: userInfo().homedir };
  if (starter === 'root') {
    const home = `/srv/${name}`;
    script('root', `mkdir -p -m 0700 ${home}`);
    return { prefix: asRoot, home };
  }
  script(
    'root',
    `${SUDO_THERE}
     useradd --create-home --shell /bin/bash ${name} && chmod 0750 /home/${name}
     echo '${name} ALL=(ALL) NOPASSWD:ALL' >/etc/sudoers.d/${name} && chmod 0440 /etc/sudoers.d/${name}`,
  );
  return { prefix: ['setpriv', `--reuid=${name}`, `--regid=${name}`, '--init-groups'], home: `/home/${name}` };
};

const removePerson = (home: string): void => {
  const name = home.slice(home.lastIndexOf('/') + 1);
  if (!name.startsWith('runner-')) return;
  script(
    'root',
    `rm -f /etc/sudoers.d/${name}; id ${name} >/dev/null 2>&1 && userdel ${name}; rm -rf --one-file-system -- ${home}`,
  );
};

const asRoot: readonly string[] = isRoot ? [] : ['sudo', '-n'];

/** Runs a script of bash as root, or as another. */
export const script = (by: 'root' | Person, text: string): string => {
  const prefix = by === 'root' ? asRoot : by.prefix;
  const [file, ...args] = [...prefix, 'bash', '-euo', 'pipefail', '-c', text] as const;
  return execFileSync(file, args, {
    cwd: '/',
    env: { PATH: process.env['PATH'], HOME: by === 'root' ? '/root' : by.home },
    encoding: 'utf8',
    // bash reads its start files where stdin is a socket.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

/** One starter's machine: a home with a workspace below it and the runner's own folders beside that. */
export interface Machine {
  readonly starter: Starter;
  readonly home: string;
  readonly root: string;
  readonly temp: string;
  readonly scenario: (parts: {
    readonly level: Scenario['options']['level'];
    readonly steps: readonly Step[];
    readonly dieAfter?: number;
  }) => Scenario;
  /** `by` goes before all else on the command line, as root, and may take something away. */
  readonly play: (scenario: Scenario, env?: Readonly<Record<string, string>>, by?: readonly string[]) => Told;
  readonly script: (text: string) => string;
  /** Whether a run's user still has a process, or anything of the walls is left. */
  readonly remains: () => string;
  readonly close: () => void;
}

/** A step, with what most have in common left out. */
type Step = Partial<Scenario['steps'][number]> & Pick<Scenario['steps'][number], 'command'>;

const build = async (): Promise<string> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'driver-')));
  await chmod(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const bundle = await rolldown({ input: join(import.meta.dirname, 'driver.ts'), platform: 'node' });
  const file = join(folder, 'driver.mjs');
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  return file;
};
let driver: Promise<string> | undefined;

/** Makes a machine; a name of its own lets several stand side by side. */
export const openMachine = async (starter: Starter): Promise<Machine> => {
  driver ??= build();
  const file = await driver;
  const person = makePerson(starter);
  const { home } = person;
  const work = `${home}/work-${process.pid}-${Date.now()}`;
  const root = `${work}/repo/repo`;
  const temp = `${work}/_temp`;
  script(
    person,
    `mkdir -p ${root} ${work}/_actions/a/b ${temp}/_runner_file_commands
     mkdir -m 0700 ${temp}/tmp-1
     for run in 1 2 3 4 5 6 7 8 9; do mkdir ${temp}/tmp-1/$run; done`,
  );
  const tools = (process.env['PATH'] ?? '').split(':').filter((path) => path.startsWith('/usr/local/go'));
  const path = [`${home}/.cargo/bin`, ...tools, '/usr/local/go/bin', '/usr/local/bin', '/usr/bin', '/bin'].join(':');
  return {
    starter,
    home,
    root,
    temp,
    scenario: ({ level, steps, dieAfter }) => ({
      options: {
        level,
        root,
        home,
        folders: [`${temp}/tmp-1`],
        readOnly: [],
        hidden: [work, temp],
      },
      steps: steps.map(({ env, ...step }) => ({
        cwd: root,
        timeout: 60_000,
        network: 'open',
        env: { HOME: home, PATH: path, CI: 'true', LANG: 'C.UTF-8', TZ: 'UTC', ...env },
        ...step,
      })),
      ...(dieAfter === undefined ? {} : { dieAfter }),
    }),
    play: (scenario, env = {}, by = []) => {
      const [command, ...args] = [...by, ...person.prefix, process.execPath, file] as const;
      const ran = spawnSync(command, args, {
        cwd: '/',
        env: { PATH: process.env['PATH'], HOME: home, ...env },
        input: JSON.stringify(scenario),
        maxBuffer: 2 ** 28,
      });
      if (ran.signal === 'SIGKILL' && scenario.dieAfter !== undefined)
        return { level: '', network: '', results: [], opening: 0, closing: 0 };
      if (ran.status !== 0)
        throw new Error(`the driver ended with ${ran.status ?? ran.signal}: ${ran.stderr.toString()}`);
      return toldSchema.parse(JSON.parse(ran.stdout.toString()));
    },
    script: (text) => script(person, text),
    // The keeper has the checkout on its command line, what a suite leaves is in it, and a room has the way to it.
    remains: () =>
      script(
        'root',
        String.raw`for process in /proc/[0-9]*; do
          [[ $process != /proc/$$ ]] || continue
          { [[ $(readlink $process/cwd) == ${work}* ]] || grep -qF ${work} $process/cmdline; } 2>/dev/null &&
            grep -qs '^State:[[:space:]]*[^Z]' $process/status && [[ $(cat $process/comm) != node ]] &&
            echo "$(cat $process/comm): $(tr '\0' ' ' <$process/cmdline | head -c 100)"
        done
        ls -d /var/tmp/walled-*${work} /var/tmp/walled-*/home/${work.slice(home.length + 1)} 2>/dev/null || :`,
      ),
    close: () => {
      script('root', `rm -rf --one-file-system -- ${work}`);
      removePerson(home);
    },
  };
};
