import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Start } from './measure.ts';
import { decodeRecording } from './recording.ts';

/** A repository with a pull request whose jobs can be started again and again. */
export interface Setting {
  readonly files: number;
  readonly home: string;
  /** The suite's command, as the policy has it. */
  readonly command: string;
  readonly rerun: Start;
  readonly verdict: Start;
  /** A bare program that asks what the verdict asks. */
  readonly asks: Start;
  /** A clone at the head of the pull request. */
  readonly desk: string;
  readonly close: () => Promise<void>;
}

const COMMAND_FILES = ['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const;

/** Starts a child of the bench, and waits for its first word. */
const startChild = async <T>(
  file: string,
  args: readonly string[],
  schema: z.ZodType<T>,
): Promise<{ readonly child: ChildProcess; readonly said: T }> => {
  const child = fork(file, [...args]);
  const first = await new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready`)));
  });
  return { child, said: schema.parse(first) };
};

const endChild = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    return child.disconnect();
  });

/** A recorded job as it is started again, with files of its own to write to. */
const startOf = (file: string, origin: string, home: string): Start => {
  const { args, cwd, env, event } = decodeRecording(readFileSync(file, 'utf8'), origin);
  mkdirSync(home, { recursive: true });
  const files = Object.fromEntries(COMMAND_FILES.map((name) => [name, join(home, name)]));
  for (const path of Object.values(files)) writeFileSync(path, '');
  const eventFile = join(home, 'event.json');
  writeFileSync(eventFile, event);
  const own = { HOME: home, RUNNER_TEMP: home, TMPDIR: home, GITHUB_EVENT_PATH: eventFile };
  return { command: args, cwd, env: { ...env, ...files, ...own } };
};

/** A program that asks what a recorded job asked, and does nothing else. */
const asksOf = (file: string, origin: string, home: string): Start => {
  const { env, exchanges } = decodeRecording(readFileSync(file, 'utf8'), origin);
  const asks = Object.keys(exchanges).flatMap((key) => key.replace(' ', ` ${origin}`).split(' '));
  return { command: [join(import.meta.dirname, 'asks.cjs'), ...asks], cwd: home, env };
};

/** Plays a pull request in a tree of so many files. `bundles` holds the children's scripts. */
export const openSetting = async (files: number, folder: string, bundles: string): Promise<Setting> => {
  const home = join(folder, String(files));
  mkdirSync(home);
  const prepared = await startChild(
    join(bundles, 'prepare.js'),
    [String(files), home, join(bundles, 'record.js')],
    z.object({ command: z.string() }),
  );
  const recordings = ['rerun', 'verdict'].map((name) => join(home, `${name}.json`));
  const replay = await startChild(join(bundles, 'replay.js'), recordings, z.object({ origin: z.string() }));
  replay.child.on('message', (message) => {
    throw new Error(`GitHub was asked what it was not asked before: ${JSON.stringify(message)}`);
  });
  const job = (name: string): Start => startOf(join(home, `${name}.json`), replay.said.origin, join(home, name));
  const [rerun, verdict] = [job('rerun'), job('verdict')];
  const asks = asksOf(join(home, 'verdict.json'), replay.said.origin, home);
  const desk = join(home, 'desk');
  execFileSync('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', '--local', rerun.cwd, desk], {
    stdio: 'inherit',
  });
  // Git does not trust its notes of files that are as young as the notes: at a desk it was asked since.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  execFileSync('git', ['status'], { cwd: desk, stdio: 'ignore' });
  return {
    files,
    home,
    rerun,
    verdict,
    asks,
    desk,
    command: prepared.said.command,
    close: async () => {
      await Promise.all([endChild(prepared.child), endChild(replay.child)]);
    },
  };
};
