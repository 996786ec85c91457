import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { type Fault, fault } from '../../core/fault.ts';
import type { Exit } from '../../core/record/exit.ts';
import type { Command } from '../../core/record/record.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { startDeadline } from './deadline.ts';
import { type EndGroup, endGroup, trackGroup } from './group.ts';
import { type CommandOutput, keepOutput } from './output.ts';
import { commandLine, showCommand } from './shell.ts';
import { startProcess } from './start.ts';

/** What of a command's output is kept unless another cap is asked for, in bytes. */
const OUTPUT_CAP = 10 * 1024 * 1024;

const GRACE = 10_000;
const DRAIN = 2_000;

/** One command to run. */
export interface CommandOptions {
  /** A list runs without a shell, a string through bash. */
  readonly command: Command;
  readonly cwd: string;
  /** The whole environment: nothing of our own is added. */
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds on the wall clock. */
  readonly timeout: number;
  /** Bytes of output kept, half from its beginning and half from its end. */
  readonly cap?: number;
  /** Milliseconds between SIGTERM and SIGKILL. */
  readonly grace?: number;
  /** What stdin gives; nothing by default. */
  readonly input?: string;
  readonly onOutput?: ((chunk: Buffer) => void) | undefined;
  /** Ends the command, and the run is then the fault `interrupted`. */
  readonly signal?: AbortSignal | undefined;
  /** Replaces the ending of the group where our own user may not signal it. */
  readonly end?: EndGroup;
  /** The exit is read elsewhere: then this one need not tell every signal, and the command starts a little sooner. */
  readonly exitTold?: boolean;
}

/** How a command that was started went. */
export interface CommandRun {
  readonly exit: Exit;
  readonly milliseconds: number;
  /** stdout and stderr as one stream, in order of arrival. */
  readonly output: CommandOutput;
  /** Whether all output was read: false where a process that outlived the command still held its pipes. */
  readonly drained: boolean;
}

/**
 * Runs a command in a process group of its own and sees to its end: at the timeout the whole group gets SIGTERM and,
 * after a grace, SIGKILL; what is left of the group when the command has ended is killed too.
 */
export const runCommand = async (options: CommandOptions): Promise<Result<CommandRun>> => {
  const line = await commandLine(options.command, options.env);
  if (!line.ok) return line;
  if (options.signal?.aborted === true) return err(interrupted(options.command));
  const started = performance.now();
  const { cwd, env, input, exitTold = false } = options;
  const begun = await startProcess({ line: line.value, cwd, env, input, exitTold });
  if ('unstartable' in begun) return err(await unstartable(options, begun.unstartable));
  const { pid, streams } = begun;
  const untrack = trackGroup(pid);
  const end = options.end ?? endGroup;
  const deadline = startDeadline({
    timeout: options.timeout,
    grace: options.grace ?? GRACE,
    signal: options.signal,
    end: (signal) => end(pid, signal),
  });
  const output = keepOutput(options.cap ?? OUTPUT_CAP);
  const closed = Promise.all(streams.map((stream) => read(stream, output.write, options.onOutput)));
  const ended = await Promise.race([begun.ended, deadline.unkillable]);
  deadline.stop();
  const milliseconds = Math.round(performance.now() - started);
  const drained = await within(closed, DRAIN);
  for (const stream of streams) stream.destroy();
  end(pid, 'SIGKILL');
  untrack();
  begun.release();

  const cause = deadline.cause();
  if (cause === 'aborted') return err(interrupted(options.command));
  const exit = cause === 'timeout' || ended === undefined ? ({ kind: 'timeout' } as const) : ended;
  if (exit === 'unseen')
    return err(fault('isolation-failed', `the command ended unseen: ${showCommand(options.command)}`));
  if ('unstartable' in exit) return err(await unstartable(options, exit.unstartable));
  return ok({ exit, milliseconds, output: output.end(), drained });
};

// Backpressure holds: a chunk is dealt with before the next one is read.
const read = async (
  stream: Readable,
  write: (chunk: Buffer) => void,
  onOutput: ((chunk: Buffer) => void) | undefined,
): Promise<void> => {
  stream.on('data', (chunk: Buffer) => {
    write(chunk);
    onOutput?.(chunk);
  });
  // A pipe that breaks has given all it will give.
  stream.on('error', () => {});
  await new Promise((resolve) => stream.once('close', resolve));
};

const within = async (work: Promise<unknown>, milliseconds: number): Promise<boolean> => {
  const timer = new AbortController();
  const done = work.then(() => true);
  const late = delay(milliseconds, false, { signal: timer.signal }).catch(() => false);
  const inTime = await Promise.race([done, late]);
  timer.abort();
  return inTime;
};

const interrupted = (command: Command): Fault =>
  fault('interrupted', `the command was ended because Recount was told to end: ${showCommand(command)}`);

// The system names the program even where it is the folder that is missing.
const unstartable = async ({ command, cwd }: CommandOptions, reason: string): Promise<Fault> => {
  const folder = await stat(cwd)
    .then((found) => found.isDirectory())
    .catch(() => false);
  // What is missing is then no program of the command's: `setup` goes to bash too, and can install none.
  if (folder && typeof command === 'string' && /\bENOENT\b/.test(reason))
    return fault('program-missing', `bash was not found on PATH, and runs this command: ${showCommand(command)}`);
  return folder
    ? fault('suite-unstartable', `the command could not be started: ${showCommand(command)} (${reason})`)
    : fault('suite-unstartable', `the folder to run in does not exist: ${cwd}`, {
        remedy: 'correct `cwd` in the policy, or add the folder',
      });
};
