import { spawn } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { getSystemErrorName } from 'node:util';
import type { Exit } from '../../core/record/exit.ts';
import { messageOf } from '../thrown.ts';
import { withMask } from './mask.ts';
import { signalName } from './signal-name.ts';
import { WATCH_SCRIPT } from './watch-script.ts';

/** What is started, and how. */
interface StartOptions {
  readonly line: readonly [file: string, ...args: string[]];
  readonly cwd: string;
  /** The whole environment: nothing of our own is added. */
  readonly env: Readonly<Record<string, string>>;
  /** What stdin gives; nothing by default. */
  readonly input?: string | undefined;
  /** Whether the exit is told by somebody else, so that nothing of ours need see it. */
  readonly exitTold: boolean;
}

/** A process that runs, with pipes for what it says. */
export interface Started {
  /** It leads a process group. */
  readonly pid: number;
  readonly streams: readonly Readable[];
  /** `unseen`: who would have told it has been ended. */
  readonly ended: Promise<Exit | Unstartable | 'unseen'>;
  /** Keeps us waiting for it no longer. */
  readonly release: () => void;
}

/** The system's reason why a program could not be started. */
export interface Unstartable {
  readonly unstartable: string;
}

/**
 * Starts a program in a process group of its own. By Node's own `spawn`: a richer client takes longer to load than all
 * else that happens before a suite starts. On Windows alone it is needed, where `npx` is a script and not a program.
 */
export const startProcess = async (options: StartOptions): Promise<Started | Unstartable> => {
  if (process.platform === 'win32') return startOnWindows(options);
  const perl = options.exitTold ? undefined : findPerl();
  try {
    return await (perl === undefined ? startDirectly(options) : startWatched(perl, options));
  } catch (cause) {
    // Some reasons are told by an event, others are thrown: a list of arguments that is too long is one.
    return { unstartable: messageOf(cause) };
  }
};

// Not by PATH, which the command's environment may have set. macOS has no signal that Node does not know.
const findPerl = (): string | undefined =>
  process.platform === 'darwin'
    ? undefined
    : ['/usr/bin/perl', '/usr/local/bin/perl', '/run/current-system/sw/bin/perl'].find((path) => existsSync(path));

// A group of its own lets us end the descendants as well.
const startDirectly = async ({ line, cwd, env, input }: StartOptions): Promise<Started | Unstartable> => {
  const [file, ...args] = line;
  const child = withMask(() =>
    spawn(file, args, { cwd, env, detached: true, stdio: [stdinFor(input), 'pipe', 'pipe'] }),
  );
  const failed = unstartableBy(child);
  const { pid, stdout, stderr } = child;
  if (pid === undefined || stdout === null || stderr === null) return failed;
  giveInput(child.stdin, input);
  return { pid, streams: [stdout, stderr], ended: exitOf(child), release: () => child.unref() };
};

const startWatched = async (perl: string, { line, cwd, env, input }: StartOptions): Promise<Started | Unstartable> => {
  const child = withMask(() =>
    spawn(perl, ['-e', WATCH_SCRIPT], {
      cwd,
      // What is in the command's own may change what Perl does.
      env: {},
      detached: true,
      stdio: [stdinFor(input), 'pipe', 'pipe', 'pipe'],
    }),
  );
  const failed = unstartableBy(child);
  const { pid, stdout, stderr, stdio } = child;
  const { 3: told } = stdio;
  if (pid === undefined || stdout === null || stderr === null || !(told instanceof Socket)) return failed;
  const lineOf = hear(told);
  giveInput(child.stdin, input);
  const pairs = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  told.end([String(pairs.length), ...pairs, ...line].join('\0'));
  const own = await lineOf(0);
  if (own === undefined || own.startsWith('no ')) return { unstartable: reasonOf(line[0], own) };
  return {
    pid: Number(own),
    streams: [stdout, stderr],
    ended: lineOf(1).then((status) => readStatus(line[0], status)),
    release: () => {
      told.destroy();
      child.unref();
    },
  };
};

const stdinFor = (input: string | undefined): 'ignore' | 'pipe' => (input === undefined ? 'ignore' : 'pipe');

const giveInput = (stdin: Socket | NodeJS.WritableStream | null, input: string | undefined): void => {
  // A program that needs no more of its input closes it.
  stdin?.on('error', () => {});
  if (input !== undefined) stdin?.end(input);
};

const unstartableBy = (child: EventEmitter): Promise<Unstartable> =>
  new Promise((resolve) => {
    child.on('error', ({ message }: Error) => resolve({ unstartable: message }));
  });

const exitOf = (child: EventEmitter): Promise<Exit> =>
  new Promise((resolve) => {
    child.once('exit', (code: number | null, signal: string | null) =>
      resolve(typeof code === 'number' ? { kind: 'code', code } : { kind: 'signal', signal: String(signal) }),
    );
  });

/** Gives the lines of a stream by their number; none where it ends before. */
const hear = (told: Socket): ((number: number) => Promise<string | undefined>) => {
  let text = '';
  let isOver = false;
  let look = (): void => {};
  told.on('error', () => {});
  told.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
    look();
  });
  told.on('close', () => {
    isOver = true;
    look();
  });
  return (number) =>
    new Promise((resolve) => {
      look = () => {
        const lines = text.split('\n');
        if (isOver || number < lines.length - 1) resolve(lines.slice(0, -1)[number]);
      };
      look();
    });
};

const readStatus = (file: string, status: string | undefined): Awaited<Started['ended']> => {
  if (status === undefined) return 'unseen';
  const [code, signal] = status.split(' ');
  if (code === 'no') return { unstartable: reasonOf(file, status) };
  return signal === '0' ? { kind: 'code', code: Number(code) } : { kind: 'signal', signal: signalName(Number(signal)) };
};

// As Node itself says it.
const reasonOf = (file: string, refusal = 'no 0'): string => {
  const number = Number(refusal.slice(3));
  return `spawn ${file} ${number > 0 ? getSystemErrorName(-number) : 'failed'}`;
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
  return { pid, streams: [stdout, stderr], ended: exitOf(child), release: () => child.unref() };
};
