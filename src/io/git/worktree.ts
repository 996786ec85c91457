import { join } from 'node:path';
import { type Fault, fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { shellWord } from '../../core/shell-word.ts';
import { compileGlobs, type TreeGlobs } from '../files/globs.ts';
import { stateOf } from '../files/state.ts';
import { readHead } from './commits.ts';
import { differingEntries, nameSome } from './comparison.ts';
import { pathIn } from './content.ts';
import type { Git } from './git.ts';
import { readTree, splitNul, type TreeEntry, textOf } from './tree.ts';

/**
 * Whether a run here would be one of HEAD: tracked files as on HEAD by git's own comparison, staged changes included;
 * none that git was told to overlook; and nothing untracked and unignored that a suite's in-tree report globs find.
 * Line endings, LFS pointers, submodules, the executable bit and what a sparse checkout leaves out are no difference.
 * Names the other untracked, unignored files, if there are any but those that tools write: a suite may use them, and
 * nobody else has them.
 */
export const worktreeState = async (git: Git, globs: readonly TreeGlobs[]): Promise<Result<string | undefined>> => {
  const compiled = compileGlobs(globs);
  if (!compiled.ok) return compiled;
  const [status, listing] = await Promise.all([
    git.call(['status', ...STATUS_OPTIONS]),
    git.call(['ls-files', '-v', '-z', '--cached', '--others', '--exclude-standard']),
  ]);
  if (!status.ok) return status;
  if (!listing.ok) return listing;

  const { hidden, skipped, untracked } = readListing(listing.value.stdout);
  if (hidden.length > 0) return err(hiddenFault('assume-unchanged', hidden));
  const found = await differingPaths(git, status.value.stdout, skipped);
  if (!found.ok) return found;
  const { dirty, overlooked } = found.value;
  if (overlooked.length > 0) return err(hiddenFault('skip-worktree', overlooked));
  if (dirty.length > 0) return err(fault('tree-dirty', `files differ from HEAD: ${nameSome(dirty)}`));
  const reports = untracked.filter((path) => compiled.value.some(({ matches }) => matches(path)));
  if (reports.length === 0) {
    const left = untracked.filter((path) => !WRITTEN_BY_TOOLS.test(path));
    return ok(left.length === 0 ? undefined : nameSome(left));
  }
  return err(fault('tree-untracked', `untracked files match the report globs of a suite: ${nameSome(reports)}`));
};

/**
 * Names the submodules that are checked out at other commits than HEAD names, as after `git pull` alone. They make no
 * tree dirty, since CI may check none out; but where it does, it has the commits that HEAD names.
 */
export const movedSubmodules = async (git: Git): Promise<Result<string | undefined>> => {
  if (stateOf(join(git.root, '.gitmodules')) === undefined) return ok(undefined);
  const listed = await git.call(['diff-index', '-z', '--no-renames', '--ignore-submodules=dirty', 'HEAD', '--']);
  if (!listed.ok) return listed;
  // Each is `:MODE MODE ID ID STATUS`, and then its path.
  const fields = splitNul(listed.value.stdout);
  const moved = fields.filter((_, at) => fields[at - 1]?.startsWith(':160000 160000 ') === true);
  return ok(moved.length === 0 ? undefined : nameSome(moved.map(textOf)));
};

/** An index of some 5,000 files, in bytes. Of more, git takes longer to look at all than a short suite may wait for. */
const LARGE_INDEX = 512 * 1024;
const LONG = 10_000;

/**
 * Names the tracked files that are not as on HEAD when suites have ended, without those that git was told to overlook.
 * Of a large tree after short suites none is looked at.
 */
export const changedFiles = async (git: Git, milliseconds: number): Promise<Result<string | undefined>> => {
  const index = stateOf(join(git.gitDir, 'index'));
  if (milliseconds < LONG && index !== undefined && index.size > LARGE_INDEX) return ok(undefined);
  const status = await git.call(['status', ...STATUS_OPTIONS]);
  if (!status.ok) return status;
  const found = await differingPaths(git, status.value.stdout, []);
  if (!found.ok) return found;
  const { dirty } = found.value;
  return ok(dirty.length === 0 ? undefined : nameSome(dirty));
};

/**
 * What package managers, runners and editors put into a tree, and the settings of agents that the hook stands in: no
 * suite's result hangs on whether it was committed.
 */
const WRITTEN_BY_TOOLS =
  /(?:^|\/)(?:(?:node_modules|site-packages|__pycache__|\.venv|\.(?:pytest|mypy|ruff)_cache|\.tox|\.idea|\.vscode)\/|\.(?:claude|gemini)\/settings(?:\.local)?\.json$|\.DS_Store$)/;

const STATUS_OPTIONS = [
  '--porcelain=v2',
  '-z',
  '--untracked-files=no',
  '--ignore-submodules=all',
  '--no-renames',
  // A user's setting shows it also in this format.
  '--no-show-stash',
];

const hiddenFault = (flag: 'assume-unchanged' | 'skip-worktree', paths: readonly string[]): Fault => {
  const [only = '', ...more] = paths;
  const named = more.length === 0 ? shellWord(only) : 'FILE …';
  return fault('tree-hidden', `git is told to overlook changes (${flag}) of ${nameSome(paths)}`, {
    // A path counts from the top of the tree, whatever folder somebody is in.
    remedy: `undo it: \`git -C "$(git rev-parse --show-toplevel)" update-index --no-${flag} -- ${named}\``,
  });
};

interface Listing {
  readonly hidden: readonly string[];
  /** Paths with the skip-worktree flag. */
  readonly skipped: readonly string[];
  readonly untracked: readonly string[];
}

const UNTRACKED = 0x3f;
const SKIPPED = 0x53;
const CACHED = 0x48;

// Each line is a tag, a blank and a path; a small letter is a file assumed unchanged.
const readListing = (bytes: Buffer): Listing => {
  const hidden: string[] = [];
  const skipped: string[] = [];
  const untracked: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes[at] ?? 0;
    const end = bytes.indexOf(0, at);
    if (tag !== CACHED) {
      const path = bytes.subarray(at + 2, end);
      if (tag >= 0x61) hidden.push(path.toString());
      else if (tag === SKIPPED) skipped.push(path.toString('latin1'));
      else if (tag === UNTRACKED) untracked.push(path.toString());
    }
    at = end + 1;
  }
  return { hidden, skipped, untracked };
};

interface Differing {
  readonly dirty: readonly string[];
  /** What git shows nobody as changed, and so nobody can commit or stash. */
  readonly overlooked: readonly string[];
}

const differingPaths = async (git: Git, status: Buffer, skipped: readonly string[]): Promise<Result<Differing>> => {
  const { dirty, doubtful } = readStatus(status);
  const present = await presentEntries(git, skipped);
  if (!present.ok) return present;
  const entries = [...doubtful, ...present.value];
  if (entries.length === 0) return ok({ dirty, overlooked: [] });
  const head = await readHead(git);
  if (!head.ok) return head;
  const differing = await differingEntries(git, head.value.commit, entries);
  if (!differing.ok) return differing;
  const isOverlooked = ({ path }: TreeEntry): boolean => skipped.includes(path);
  const named = (found: readonly TreeEntry[]): readonly string[] => found.map(({ path }) => textOf(path));
  return ok({
    dirty: [...dirty, ...named(differing.value.filter((entry) => !isOverlooked(entry)))],
    overlooked: named(differing.value.filter(isOverlooked)),
  });
};

// What a sparse checkout leaves out is absent; a file that is there is run with, whatever its flag says.
const presentEntries = async (git: Git, skipped: readonly string[]): Promise<Result<readonly TreeEntry[]>> => {
  const present = new Set(skipped.filter((path) => stateOf(pathIn(git.root, path)) !== undefined));
  if (present.size === 0) return ok([]);
  const tree = await readTree(git, 'HEAD');
  return tree.ok ? ok(tree.value.filter(({ path }) => present.has(path))) : tree;
};

interface Status {
  readonly dirty: readonly string[];
  /** Files whose bytes differ and whose staged content is HEAD's: a conversion may explain it. */
  readonly doubtful: readonly TreeEntry[];
}

const readStatus = (bytes: Buffer): Status => {
  const dirty: string[] = [];
  const doubtful: TreeEntry[] = [];
  for (const line of splitNul(bytes)) {
    // `1 XY sub mH mI mW hH hI path`, or of an unfinished merge `u XY sub m1 m2 m3 mW h1 h2 h3 path`.
    const found = /^1 (.)(.) \S+ (\d+) (\d+) (\d+) (\w+) (\w+) /.exec(line);
    const path = found === null ? line.replace(/^(?:\S+ ){10}/, '') : line.slice(found[0].length);
    const [, staged, unstaged, mode = '', indexMode = '', , id = '', indexId = ''] = found ?? [];
    const sameInIndex = staged === '.' || (id === indexId && isFile(mode) && isFile(indexMode));
    if (found === null || !sameInIndex || (unstaged !== '.' && unstaged !== 'M')) dirty.push(textOf(path));
    else if (unstaged === 'M') doubtful.push({ mode, id, path });
  }
  return { dirty, doubtful };
};

const isFile = (mode: string): boolean => mode.startsWith('100');
