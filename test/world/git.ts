import { spawn } from 'node:child_process';
import { searchPath } from './machine.ts';

/** Who makes a commit, and when (`date` as git takes it). */
export interface Identity {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

/** The identity of a commit for which a test gives none: the same on every machine and day. */
export const someone: Identity = {
  name: 'Mona Lisa',
  email: 'mona@example.com',
  date: '2026-11-29T12:00:00+00:00',
};

/** How one call of git is made. */
export interface GitOptions {
  readonly cwd: string;
  readonly input?: string | Buffer;
  readonly identity?: Identity;
  readonly env?: Readonly<Record<string, string>>;
  /** Exit codes that are an answer, not a failure. */
  readonly accept?: readonly number[];
}

/** What git said. */
export interface GitAnswer {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** An environment in which no setting of the machine or its user can change what git does. */
export const gitEnvironment = (identity: Identity = someone): Readonly<Record<string, string>> => ({
  PATH: searchPath,
  HOME: '/nonexistent',
  LC_ALL: 'C',
  TZ: 'UTC',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: identity.name,
  GIT_AUTHOR_EMAIL: identity.email,
  GIT_AUTHOR_DATE: identity.date,
  GIT_COMMITTER_NAME: identity.name,
  GIT_COMMITTER_EMAIL: identity.email,
  GIT_COMMITTER_DATE: identity.date,
});

/** Runs git and returns its bytes. A code outside `accept` is a broken test, so it throws. */
export const gitBytes = (args: readonly string[], options: GitOptions): Promise<GitAnswer> =>
  new Promise((resolve, reject) => {
    const child = spawn('git', args, {
      cwd: options.cwd,
      env: { ...gitEnvironment(options.identity), ...options.env },
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    // A git that ends before it has read its input breaks the pipe; its exit code says more.
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', (status) => {
      const code = status ?? 128;
      const answer = { code, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() };
      if ((options.accept ?? [0]).includes(code)) resolve(answer);
      else reject(new Error(`git ${args.join(' ')} in ${options.cwd} ended with ${code}: ${answer.stderr}`));
    });
    child.stdin.end(options.input ?? '');
  });

/** Runs git and returns its text without the last line break. */
export const git = async (args: readonly string[], options: GitOptions): Promise<string> =>
  (await gitBytes(args, options)).stdout.toString().replace(/\n$/u, '');
