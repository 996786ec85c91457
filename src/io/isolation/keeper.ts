import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Fault, fault } from '../../core/fault.ts';
import { hiddenPlaces, keptPlaces, type Surroundings } from '../../core/isolation/places.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { KEEPER_SCRIPT } from './keeper-script.ts';

/** How something is started as root, with an environment of its own that holds nothing but where programs are. */
export type RootCommand = readonly [file: string, ...args: string[]];

/** The root process that makes the suite's user and the walls, and takes them down when we end. */
export interface Keeper {
  readonly level: 'namespace' | 'user';
  readonly user: number;
  /** A folder of the keeper's that only root, and who knows a name in it, gets into. */
  readonly base: string;
  readonly weaker: string | undefined;
  /** Sends a request and takes its answer. */
  readonly ask: (verb: 'prepare' | 'begin' | 'finish', path?: string) => Promise<Result<string>>;
  /** Sends a request that has no answer. */
  readonly tell: (verb: 'term' | 'kill') => void;
  readonly close: () => Promise<Fault | undefined>;
}

const SUDO = ['/usr/bin/sudo', '/bin/sudo', '/usr/local/bin/sudo', '/run/wrappers/bin/sudo'] as const;
const CLEAN = ['/usr/bin/env', '-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'LC_ALL=C'] as const;

/** The beginning of a command line that makes us root, or undefined where nothing can. */
export const rootPrefix = (user: number): RootCommand | undefined => {
  if (user === 0) return CLEAN;
  const sudo = SUDO.find((path) => existsSync(path));
  return sudo === undefined ? undefined : [sudo, '-n', '--', ...CLEAN];
};

/** Starts the keeper at the strongest level that the machine has, or at the one that is asked for. */
export const openKeeper = async (
  root: RootCommand,
  level: 'auto' | 'namespace' | 'user',
  places: Surroundings,
  owner: { readonly user: number; readonly group: number },
): Promise<Result<Keeper>> => {
  const kept = keptPlaces(places).map(({ mode, path }) => `keep:${mode}:${path}`);
  const hidden = hiddenPlaces(places).map((path) => `hide:${path}`);
  const script = ['/bin/bash', '--noprofile', '--norc', '-c', KEEPER_SCRIPT, 'keeper'];
  const numbers = [String(owner.user), String(owner.group)];
  const [file, ...args] = [...root, ...script, level, places.root, places.home ?? '', ...numbers, ...kept, ...hidden];
  // A group of its own: a terminal's Ctrl-C must not take the walls away while something still stands behind them.
  const child = spawn(file, args, { cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  const talk = converse(child);
  const hello = await talk.answer();
  if (!hello.ok) {
    await talk.end();
    return err(fault('isolation-unavailable', hello.error.message));
  }
  const [reached, user, base, ...why] = hello.value.split(' ');
  return ok({
    level: reached === 'namespace' ? 'namespace' : 'user',
    user: Number(user),
    base: base ?? '',
    weaker: why.join(' ').trim() === '' ? undefined : why.join(' ').trim(),
    ask: (verb, path = '') => {
      talk.send(verb, path);
      return talk.answer();
    },
    tell: (verb) => talk.send(verb, ''),
    close: talk.end,
  });
};

const failed = (what: string): Fault => fault('isolation-failed', `isolation: ${what}`);

// Answers are lines, one a question and in their order; the end of the process answers whatever is still asked.
const converse = (child: ChildProcess & { stdin: NodeJS.WritableStream; stdout: NodeJS.ReadableStream }) => {
  const waiting: ((line: string | undefined) => void)[] = [];
  const unasked: string[] = [];
  let over = false;
  let last = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    last = `${last}${chunk.toString()}`.slice(-2_000);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const next = waiting.shift();
    if (next === undefined) unasked.push(line);
    else next(line);
  });
  const ended = new Promise<void>((resolve) => {
    const settle = () => {
      over = true;
      for (const next of waiting.splice(0)) next(undefined);
      resolve();
    };
    child.once('error', (cause) => {
      last = cause.message;
      settle();
    });
    child.once('close', settle);
  });
  // Who is gone cannot be told anything; the missing answer says so.
  child.stdin.on('error', () => {});
  const answer = async (): Promise<Result<string>> => {
    const line =
      unasked.shift() ??
      (over ? undefined : await new Promise<string | undefined>((resolve) => void waiting.push(resolve)));
    if (line === undefined)
      return err(failed(last.trim() === '' ? 'the process that holds it has ended' : last.trim()));
    return line.startsWith('ok') ? ok(line.slice(3)) : err(failed(line.replace(/^no /, '')));
  };
  return {
    answer,
    send: (verb: string, path: string): void => void child.stdin.write(`${verb}\0${path}\0`),
    end: async (): Promise<Fault | undefined> => {
      child.stdin.end();
      await ended;
      return unasked.length === 0 ? undefined : failed(unasked.join('; ').replace(/^no /, ''));
    },
  };
};
