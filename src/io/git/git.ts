import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Fault, fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { findProgram } from '../process/program.ts';
import { type ObjectReader, openObjects } from './objects.ts';
import { gitEnvironment, gitSettings, type Profile } from './profile.ts';

/** What git wrote, as bytes, and the exit it ended with. */
interface GitAnswer {
  readonly code: number;
  readonly stdout: Buffer;
}

/** How one call differs from others. */
export interface CallOptions {
  /** What git reads from stdin; nothing by default. */
  readonly input?: string | Uint8Array;
  /** Exits that are an answer rather than a failure; 0 alone by default. */
  readonly codes?: readonly number[];
  /** Whether the user's hooks run; they never do in the judged profile. */
  readonly hooks?: 'none' | 'own';
  /** Another git folder than the repository's own, in the judged profile, with these names over its environment. */
  readonly instead?: {
    readonly gitDir: string;
    readonly env: Readonly<Record<string, string>>;
    /** The repository's own by default. */
    readonly workTree?: string;
  };
  /** Milliseconds after which git is ended; none by default. */
  readonly timeout?: number;
  /** Another profile than the repository was opened with. */
  readonly profile?: Profile;
}

/** An opened repository with a working tree. All paths are absolute. */
export interface Git {
  readonly profile: Profile;
  /** The top of the working tree. */
  readonly root: string;
  /** This working tree's own git folder. */
  readonly gitDir: string;
  /** The git folder that all working trees of the repository share. */
  readonly commonDir: string;
  readonly objectFormat: 'sha1' | 'sha256';
  readonly objects: ObjectReader;
  /** Runs git with exactly these arguments, at the top of the working tree. */
  readonly call: (args: readonly string[], options?: CallOptions) => Promise<Result<GitAnswer>>;
}

/** Which repository to open, and whose settings count in it. */
export interface OpenOptions {
  readonly dir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly profile: Profile;
}

type Call = Git['call'];

// A million paths of 200 characters.
const LARGEST_ANSWER = 256 * 1024 * 1024;

/**
 * Opens the repository of a folder. In the judged profile the folder itself must be the top of the working tree: git
 * then searches no parent folder, and no bare repository that a commit carries is taken for the one meant.
 */
export const openGit = async ({ dir, env, profile }: OpenOptions): Promise<Result<Git>> => {
  // What the checkout holds is the pull request's, also where an earlier step has put it on PATH.
  const program = findProgram('git', env, profile === 'judged' ? dir : undefined);
  if (program === undefined) return err(fault('program-missing', 'git was not found on PATH'));
  const start = { program, env, profile, cwd: dir };
  const place = profile === 'judged' ? { ...start, gitDir: join(dir, '.git') } : start;
  // It finds the same repository by the same means, and is ready when that has been described.
  const objects = openObjects(() => startReader(place));
  const found = await makeCall(place)([
    'rev-parse',
    ABSOLUTE,
    '--show-toplevel',
    '--absolute-git-dir',
    '--git-common-dir',
    '--show-object-format',
  ]);
  if (!found.ok) objects.end();
  if (!found.ok) return err(notOpened(dir, found.error.message));
  const lines = found.value.stdout.toString().trimEnd().split('\n');
  // An option that `rev-parse` does not know it gives back as it is.
  if (lines[0] === ABSOLUTE) {
    objects.end();
    return err(await tooOld(program, makeCall(place)));
  }
  const [root, gitDir, commonDir, format, ...rest] = lines;
  if (root === undefined || gitDir === undefined || commonDir === undefined || rest.length > 0) {
    return err(fault('not-a-repository', `the path of the repository of ${dir} holds a line break`));
  }
  return ok({
    profile,
    root,
    gitDir,
    commonDir,
    objectFormat: format === 'sha256' ? 'sha256' : 'sha1',
    objects,
    call: makeCall({ ...start, cwd: root, gitDir }),
  });
};

/** Known since git 2.31. */
const ABSOLUTE = '--path-format=absolute';

const tooOld = async (program: string, call: Call): Promise<Fault> => {
  const version = await call(['--version']);
  const found = version.ok ? version.value.stdout.toString().trim() : 'an older one';
  return fault('program-missing', `expected git 2.31 or later, found ${found} (${program})`, {
    remedy: 'install a newer git, or let PATH name one first',
  });
};

/** Git refuses a repository that is there for several reasons, and then tells them. */
const notOpened = (dir: string, said: string): Fault => {
  if (/not a git repository/.test(said)) return fault('not-a-repository', `${dir} is not in a git repository: ${said}`);
  if (/bare repository|in a work tree/.test(said))
    return fault('not-a-repository', `${dir} is in a git repository that has no working tree there: ${said}`, {
      remedy: 'run it in a working tree: `git clone` and `git worktree add` make one',
    });
  return fault('not-a-repository', `the git repository of ${dir} cannot be used: ${said}`, {
    remedy: 'do what the message of git says',
  });
};

interface CallBase {
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  readonly profile: Profile;
  readonly cwd: string;
  /** Where it is left out git searches for it. */
  readonly gitDir?: string;
}

/** What every call has before git's own verb, and its environment. */
const preamble = (
  { env, cwd, gitDir }: CallBase,
  profile: Profile,
  hooks: 'none' | 'own',
): { readonly options: readonly string[]; readonly env: Record<string, string> } => ({
  options: [
    ...gitSettings(profile, hooks),
    ...(gitDir === undefined ? [] : [`--git-dir=${gitDir}`, `--work-tree=${cwd}`]),
  ],
  env: { ...gitEnvironment(profile, env) },
});

const startReader = (base: CallBase): ChildProcessWithoutNullStreams => {
  const { options, env } = preamble(base, base.profile, 'none');
  return spawn(base.program, [...options, 'cat-file', '--batch'], { cwd: base.cwd, env, windowsHide: true });
};

const makeCall =
  (base: CallBase): Call =>
  async (args, options = {}) => {
    const { input, codes = [0], hooks = 'none', instead, timeout } = options;
    const profile = instead === undefined ? (options.profile ?? base.profile) : 'judged';
    const cwd = instead?.workTree ?? base.cwd;
    const place = instead === undefined ? base : { ...base, gitDir: instead.gitDir, cwd };
    const { options: before, env } = preamble(place, profile, hooks);
    const answer = await ask(base.program, [...before, ...args], {
      cwd,
      env: { ...env, ...instead?.env },
      input,
      timeout,
    });
    const { code, stdout } = answer;
    if (code !== undefined && codes.includes(code)) return ok({ code, stdout });
    return err(fault('git-failed', `git ${args[0] ?? ''} failed: ${answer.reason}`));
  };

interface AskOptions {
  readonly cwd: string;
  readonly env: Record<string, string>;
  readonly input: string | Uint8Array | undefined;
  readonly timeout: number | undefined;
}

interface Asked {
  /** Undefined where the program did not end by itself. */
  readonly code: number | undefined;
  readonly stdout: Buffer;
  readonly reason: string;
}

/**
 * Asks a program and takes its whole answer. Node's own `execFile`: git is asked a dozen times before a suite starts, and
 * each time a richer client costs more than git does.
 */
const ask = (program: string, args: readonly string[], { input, ...options }: AskOptions): Promise<Asked> =>
  new Promise((resolve) => {
    const settings = {
      ...options,
      encoding: 'buffer',
      maxBuffer: LARGEST_ANSWER,
      killSignal: 'SIGKILL',
      windowsHide: true,
    } as const;
    const child = execFile(program, args, settings, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code;
      const said = stderr.toString().trim();
      const reason = said === '' ? (error?.message ?? '') : said;
      resolve({ code: typeof code === 'number' ? code : undefined, stdout, reason });
    });
    // A program that needs no more of its input closes it: that is its answer, not a fault.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
