import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { makePerson, removePerson, type Starter, script } from '../../world/person.ts';
import { type Scenario, type Told, toldSchema } from './scenario.ts';

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
