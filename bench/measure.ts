import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { Readable } from 'node:stream';
import { readAll } from './bytes.ts';

/** What is started, and how. */
export interface Start {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** The file that it finds on standard input; nothing where it is left out. */
  readonly input?: string;
  /** What is done before, and not measured. */
  readonly before?: () => void;
}

/** Wall time, and the CPU time of a process and all that it waited for, in milliseconds. */
export interface Times {
  readonly wall: number;
  readonly cpu: number;
}

/** Times a command by the shell's own clock, which reads the kernel's account: nothing is loaded into what is measured. */
export const timed = async ({ command, cwd, env, input = '/dev/null' }: Start): Promise<Times> => {
  const script = 'exec 3>&2; TIMEFORMAT="%R %U %S"; { time "$@" >/dev/null 2>&3; } 2>&4';
  const given = openSync(input, 'r');
  const child = spawn('bash', ['--noprofile', '--norc', '-c', script, 'bench', ...command], {
    cwd,
    env,
    stdio: [given, 'ignore', 'pipe', 'ignore', 'pipe'],
  });
  closeSync(given);
  const clock = child.stdio[4];
  if (child.stderr === null || !(clock instanceof Readable)) throw new Error('The shell has no clock to read.');
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [said, times, code] = await Promise.all([readAll(child.stderr), readAll(clock), ended]);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${said.toString()}`);
  const [wall = Number.NaN, user = Number.NaN, system = Number.NaN] = times.toString().trim().split(/\s+/).map(Number);
  return { wall: wall * 1000, cpu: (user + system) * 1000 };
};

/**
 * Measures variants in rounds, one after the other, each round beginning with another one, so that what the machine does
 * meanwhile hits all alike. A first round is not counted.
 */
export const interleaved = async <Name extends string>(
  variants: Readonly<Record<Name, Start>>,
  names: readonly Name[],
  rounds: number,
): Promise<readonly ReadonlyMap<Name, Times>[]> => {
  const found: ReadonlyMap<Name, Times>[] = [];
  for (let round = 0; round <= rounds; round++) {
    const shift = round % names.length;
    const times = new Map<Name, Times>();
    for (const name of [...names.slice(shift), ...names.slice(0, shift)]) {
      variants[name].before?.();
      times.set(name, await timed(variants[name]));
    }
    if (round > 0) found.push(times);
  }
  return found;
};

/** The middle half of a list of numbers. */
export interface Quartiles {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** The quartiles of numbers, interpolated. */
export const quartiles = (values: readonly number[]): Quartiles => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => {
    const place = (sorted.length - 1) * share;
    const low = sorted[Math.floor(place)] ?? Number.NaN;
    const high = sorted[Math.ceil(place)] ?? Number.NaN;
    return low + (high - low) * (place - Math.floor(place));
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
};
