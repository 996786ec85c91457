import { type ChildProcess, spawn } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';

/** What is started, and how. */
interface StartOptions {
  readonly line: readonly [file: string, ...args: string[]];
  readonly cwd: string;
  /** The whole environment: nothing of our own is added. */
  readonly env: Readonly<Record<string, string>>;
  /** What stdin gives; nothing by default. */
  readonly input?: string | undefined;
}

/** A process that runs, with pipes for what it says. */
export interface Started {
  readonly pid: number;
  readonly child: EventEmitter & Pick<ChildProcess, 'unref'>;
  readonly streams: readonly Readable[];
}

/** The system's reason why a program could not be started. */
export interface Unstartable {
  readonly unstartable: string;
}

/**
 * Starts a program in a process group of its own. By Node's own `spawn`: a richer client takes longer to load than all
 * else that happens before a suite starts. On Windows alone it is needed, where `npx` is a script and not a program.
 */
export const startProcess = (options: StartOptions): Promise<Started | Unstartable> =>
  process.platform === 'win32' ? startOnWindows(options) : startHere(options);

const startHere = async ({ line: [file, ...args], cwd, env, input }: StartOptions): Promise<Started | Unstartable> => {
  try {
    // A group of its own lets us end the descendants as well.
    const stdin = input === undefined ? 'ignore' : 'pipe';
    const child = spawn(file, args, { cwd, env, detached: true, stdio: [stdin, 'pipe', 'pipe'] });
    const failed = new Promise<Unstartable>((resolve) => {
      child.on('error', ({ message }) => resolve({ unstartable: message }));
    });
    const { pid, stdout, stderr } = child;
    if (pid === undefined || stdout === null || stderr === null) return await failed;
    // A program that needs no more of its input closes it.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    return { pid, child, streams: [stdout, stderr] };
  } catch (cause) {
    // Some reasons are told by an event, others are thrown: a list of arguments that is too long is one.
    return { unstartable: cause instanceof Error ? cause.message : String(cause) };
  }
};

const startOnWindows = async ({
  line: [file, ...args],
  cwd,
  env,
  input,
}: StartOptions): Promise<Started | Unstartable> => {
  const { execa } = await import('execa');
  const child = execa(file, args, {
    cwd,
    env,
    extendEnv: false,
    stdin: input === undefined ? 'ignore' : 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
    ...(input === undefined ? {} : { input }),
    buffer: false,
    reject: false,
    cleanup: false,
    windowsHide: true,
  });
  const { pid, stdout, stderr } = child;
  if (pid === undefined) return { unstartable: (await child).originalMessage ?? 'unknown reason' };
  return { pid, child, streams: [stdout, stderr] };
};
