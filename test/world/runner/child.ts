import { spawn } from 'node:child_process';
import { lineReader } from './lines.ts';
import { killTree } from './processes.ts';

/**
 * In which order the two streams are read: `batch` as the runner does it (what has arrived, standard error first),
 * or one whole stream before the other, the two extremes that the runner's timing allows.
 */
export type StreamOrder = 'batch' | 'stderr-first' | 'stdout-first';

/** How a step's process is run. */
export interface ChildOptions {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly order: StreamOrder;
  readonly onLine: (line: string) => void;
  /** When the run is cancelled, in milliseconds from the start. */
  readonly cancelAfterMs?: number | undefined;
  /** How long SIGINT and then SIGTERM are given, in milliseconds. */
  readonly graceMs: readonly [interrupt: number, terminate: number];
}

/** How a step's process ended. */
export interface ChildEnd {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly cancelled: boolean;
  /** The bytes of both streams, as they came. */
  readonly bytes: Buffer;
}

/** After the process has ended, what still holds its streams is waited for this long (actions/runner, ProcessInvoker). */
const streamsAfterExitMs = 5000;

type StreamName = 'stdout' | 'stderr';

/** Runs the process and hands over its lines, each stream read by a reader of its own. */
export const runChild = (options: ChildOptions): Promise<ChildEnd> =>
  new Promise((resolve, reject) => {
    const child = spawn(options.file, options.args, {
      cwd: options.cwd,
      env: options.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const bytes: Buffer[] = [];
    const waiting: Record<StreamName, string[]> = { stdout: [], stderr: [] };
    const readers = { stdout: lineReader(), stderr: lineReader() };
    const timers: NodeJS.Timeout[] = [];
    let cancelled = false;
    let settled = false;

    const deliver = (...names: readonly StreamName[]): void => {
      for (const name of names) for (const line of waiting[name].splice(0)) options.onLine(line);
    };
    const listenTo = (name: StreamName): void => {
      child[name].on('data', (chunk: Buffer) => {
        bytes.push(chunk);
        waiting[name].push(...readers[name].push(chunk));
        if (options.order === 'batch') setImmediate(() => deliver('stderr', 'stdout'));
      });
    };
    const finish = (exitCode: number | null, signal: string | null): void => {
      if (settled) return;
      settled = true;
      for (const timer of timers) clearTimeout(timer);
      for (const name of ['stdout', 'stderr'] as const) waiting[name].push(...readers[name].end());
      if (options.order === 'stdout-first') deliver('stdout', 'stderr');
      else deliver('stderr', 'stdout');
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ exitCode, signal, cancelled, bytes: Buffer.concat(bytes) });
    };
    const after = (milliseconds: number, action: () => void): void => {
      timers.push(setTimeout(action, milliseconds));
    };
    const cancel = (): void => {
      cancelled = true;
      const [interrupt, terminate] = options.graceMs;
      child.kill('SIGINT');
      after(interrupt, () => child.kill('SIGTERM'));
      after(interrupt + terminate, () => {
        if (child.pid !== undefined) killTree(child.pid).catch(reject);
      });
    };
    listenTo('stdout');
    listenTo('stderr');
    if (options.cancelAfterMs !== undefined) after(options.cancelAfterMs, cancel);
    child.on('error', reject);
    child.on('exit', (code, signal) => after(streamsAfterExitMs, () => finish(code, signal)));
    child.on('close', finish);
  });
