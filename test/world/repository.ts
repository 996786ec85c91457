import { mkdir } from 'node:fs/promises';
import { git, gitBytes, type Identity, someone } from './git.ts';

/** A file of a commit: its text or bytes, a program, a link, or `null` for a file that goes away. */
type FileContent =
  | string
  | Uint8Array
  | null
  | { readonly executable: string | Uint8Array }
  | { readonly link: string }
  | { readonly submodule: string };

/** Paths with `/` and what stands at them. */
export type Files = Readonly<Record<string, FileContent>>;

/** How a commit is made. */
interface CommitOptions {
  readonly branch: string;
  readonly files: Files;
  readonly message?: string;
  /** The parent; by default the branch's tip, or none where the branch does not exist. `null`: no parent. */
  readonly parent?: string | null;
  readonly identity?: Identity;
}

/** A bare repository on disk. */
export interface BareRepository {
  readonly path: string;
  /** Makes a commit, moves the branch to it (also backwards, as a forced push does), returns its SHA. */
  commit(options: CommitOptions): Promise<string>;
  /** Points a ref at a commit; `null` removes it. */
  setRef(ref: string, sha: string | null): Promise<void>;
  /** The SHA that a revision names, or `undefined`. */
  resolve(revision: string): Promise<string | undefined>;
  /** Any other git command in this repository. */
  git(...args: readonly string[]): Promise<string>;
}

/** A working copy, as `actions/checkout` leaves it. */
export interface Checkout {
  readonly path: string;
  git(...args: readonly string[]): Promise<string>;
}

const quoted = (path: string): string => `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const dataCommand = (bytes: string | Uint8Array): Buffer => {
  const content = Buffer.from(bytes);
  return Buffer.concat([Buffer.from(`data ${content.length}\n`), content, Buffer.from('\n')]);
};

const fileCommand = (path: string, content: FileContent): Buffer => {
  if (content === null) return Buffer.from(`D ${quoted(path)}\n`);
  const inline = (mode: string, bytes: string | Uint8Array) =>
    Buffer.concat([Buffer.from(`M ${mode} inline ${quoted(path)}\n`), dataCommand(bytes)]);
  if (typeof content === 'string' || content instanceof Uint8Array) return inline('100644', content);
  if ('executable' in content) return inline('100755', content.executable);
  if ('link' in content) return inline('120000', content.link);
  return Buffer.from(`M 160000 ${content.submodule} ${quoted(path)}\n`);
};

// One process makes a whole commit: fast-import takes the files and prints the new SHA.
const importCommit = async (path: string, options: CommitOptions): Promise<string> => {
  const identity = options.identity ?? someone;
  const parent =
    options.parent === undefined
      ? await git(['rev-parse', '--verify', '--quiet', `refs/heads/${options.branch}`], { cwd: path, accept: [0, 1] })
      : (options.parent ?? '');
  const seconds = Math.floor(Date.parse(identity.date) / 1000);
  const stamp = `${identity.name} <${identity.email}> ${seconds} +0000`;
  const input = Buffer.concat([
    Buffer.from(`reset refs/heads/${options.branch}\n\ncommit refs/heads/${options.branch}\nmark :1\n`),
    Buffer.from(`author ${stamp}\ncommitter ${stamp}\n`),
    dataCommand(options.message ?? 'Change'),
    Buffer.from(parent === '' ? '' : `from ${parent}\n`),
    ...Object.entries(options.files).map(([file, content]) => fileCommand(file, content)),
    Buffer.from('\nget-mark :1\ndone\n'),
  ]);
  return git(['fast-import', '--quiet', '--force', '--done', '--date-format=raw'], { cwd: path, input });
};

/** Opens a bare repository that is already there. */
const bareRepository = (path: string): BareRepository => ({
  path,
  commit: (options) => importCommit(path, options),
  setRef: async (ref, sha) => {
    await git(sha === null ? ['update-ref', '-d', ref] : ['update-ref', ref, sha], { cwd: path });
  },
  resolve: async (revision) => {
    const answer = await gitBytes(['rev-parse', '--verify', '--quiet', '--end-of-options', revision], {
      cwd: path,
      accept: [0, 1, 128],
    });
    return answer.code === 0 ? answer.stdout.toString().trim() : undefined;
  },
  git: (...args) => git(args, { cwd: path }),
});

/** Makes an empty bare repository whose default branch is `branch`. */
export const createRepository = async (path: string, branch = 'main', format = 'sha1'): Promise<BareRepository> => {
  await mkdir(path, { recursive: true });
  await git(['init', '--quiet', '--bare', '--template=', `--initial-branch=${branch}`, `--object-format=${format}`], {
    cwd: path,
  });
  return bareRepository(path);
};

/** A fork: a bare repository of its own that shares the objects of the one it comes from, as GitHub's forks do. */
export const forkRepository = async (parent: BareRepository, path: string): Promise<BareRepository> => {
  await mkdir(path, { recursive: true });
  await git(['clone', '--quiet', '--bare', '--shared', '--template=', parent.path, path], { cwd: path });
  return bareRepository(path);
};

/**
 * A working copy as `actions/checkout` leaves it with `ref: <sha>`, `fetch-depth: 0` and
 * `persist-credentials: false`: every branch and tag of origin, the commit itself where none of them holds it
 * (a fork's head), HEAD detached at it, and no credential anywhere.
 */
export const checkOut = async (remote: string, sha: string, path: string): Promise<Checkout> => {
  await mkdir(path, { recursive: true });
  const run = (...args: readonly string[]) => git(args, { cwd: path });
  const format = sha.length === 64 ? 'sha256' : 'sha1';
  await run('init', '--quiet', '--template=', '--initial-branch=main', `--object-format=${format}`);
  await run('remote', 'add', 'origin', remote);
  await run('config', '--local', 'gc.auto', '0');
  await run(
    '-c',
    'protocol.version=2',
    'fetch',
    '--quiet',
    '--prune',
    '--no-recurse-submodules',
    'origin',
    ...wanted,
    sha,
  );
  await run('checkout', '--quiet', '--progress', '--force', '--detach', sha);
  return { path, git: run };
};

const wanted = ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'];

/** A working copy as a person has it: a clone on a branch that follows its remote, with a name to commit under. */
export const cloneForAuthor = async (remote: string, branch: string, path: string): Promise<Checkout> => {
  await mkdir(path, { recursive: true });
  const run = (...args: readonly string[]) => git(args, { cwd: path });
  await run('clone', '--quiet', '--template=', '--branch', branch, remote, path);
  await run('config', '--local', 'user.name', someone.name);
  await run('config', '--local', 'user.email', someone.email);
  return { path, git: run };
};
