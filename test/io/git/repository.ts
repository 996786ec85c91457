import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import type { Result } from '../../../src/core/result.ts';
import { type Git, openGit } from '../../../src/io/git/git.ts';
import type { Profile } from '../../../src/io/git/profile.ts';

/** A real repository in a temporary folder, with nobody's settings but those a test makes. */
export interface Repository {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  readonly git: (...args: string[]) => string;
  readonly write: (path: string, content: string | Uint8Array) => void;
  readonly remove: (path: string) => void;
  /** Commits everything there is and gives the commit. */
  readonly commit: (message?: string) => string;
  readonly open: (profile: Profile) => Promise<Git>;
}

export const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
};

/** The code of the fault that is expected, or `ok`. */
export const outcome = (result: Result<unknown>): string => (result.ok ? 'ok' : result.error.code);

export const message = (result: Result<unknown>): string => (result.ok ? '' : result.error.message);

export const testEnv = (home: string): Readonly<Record<string, string>> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: home,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
});

/** Wraps a folder in which git has a repository already. */
export const repositoryAt = (root: string, env: Readonly<Record<string, string>>): Repository => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  return {
    root,
    env,
    git,
    write: (path, content) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    },
    remove: (path) => rmSync(join(root, path), { recursive: true }),
    commit: (text = 'Change') => {
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', text);
      return git('rev-parse', 'HEAD');
    },
    open: async (profile) => value(await openGit({ dir: root, env, profile })),
  };
};

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone when the tests of the file have run. */
export const temporaryFolder = (): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'repository-')));
  made.push(folder);
  return folder;
};

export const createRepository = (
  files: Readonly<Record<string, string | Uint8Array>> = {},
  options: readonly string[] = [],
): Repository => {
  const home = temporaryFolder();
  const root = join(home, 'a checkout');
  mkdirSync(root);
  const env = testEnv(home);
  const repository = repositoryAt(root, env);
  repository.git('init', '--quiet', '--initial-branch=main', ...options);
  for (const [path, content] of Object.entries(files)) repository.write(path, content);
  if (Object.keys(files).length > 0) repository.commit('First');
  return repository;
};
