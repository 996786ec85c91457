import { gitBytes } from '../git.ts';
import type { BareRepository } from '../repository.ts';

/** A commit as git has it. */
export interface CommitObject {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: { readonly name: string; readonly email: string; readonly date: string };
  readonly committer: { readonly name: string; readonly email: string; readonly date: string };
  readonly message: string;
}

/** An entry of a tree. */
export interface TreeEntry {
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly sha: string;
  readonly path: string;
  readonly size?: number;
}

/** A file that differs between two commits. */
export interface FileChange {
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed';
  readonly path: string;
  readonly previousPath?: string;
  readonly sha: string;
  readonly additions: number;
  readonly deletions: number;
}

const bytesOf = async (git: BareRepository, ...args: readonly string[]): Promise<Buffer> =>
  (await gitBytes(args, { cwd: git.path })).stdout;

// Between two commits nothing ever changes, and one test asks for page after page.
const remembered = <T>(ask: (git: BareRepository, one: string, other: string) => Promise<T>) => {
  const answers = new Map<string, Promise<T>>();
  return (git: BareRepository, one: string, other: string): Promise<T> => {
    const key = `${git.path} ${one} ${other}`;
    const answer = answers.get(key) ?? ask(git, one, other);
    answers.set(key, answer);
    return answer;
  };
};

const utc = (date: string): string => new Date(date).toISOString().replace('.000Z', 'Z');

const commitFormat = ['%H', '%T', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B'].join('%x00');

const parseCommit = (text: string): CommitObject => {
  const [sha = '', tree = '', parents = '', name = '', email = '', date = '', ...rest] = text.split('\0');
  const [committer = '', committerEmail = '', committed = '', message = ''] = rest;
  return {
    sha,
    tree,
    parents: parents === '' ? [] : parents.split(' '),
    author: { name, email, date: utc(date) },
    committer: { name: committer, email: committerEmail, date: utc(committed) },
    message: message.replace(/\n+$/u, ''),
  };
};

/** Reads a commit that is known to be there. */
export const readCommit = async (git: BareRepository, sha: string): Promise<CommitObject> =>
  parseCommit((await bytesOf(git, 'show', '-s', `--format=${commitFormat}`, sha)).toString());

/** The commits of a range, the oldest first, as a comparison lists them. */
export const commitsBetween = remembered(async (git, base, head): Promise<readonly CommitObject[]> => {
  const text = await bytesOf(git, 'log', '-z', '--reverse', `--format=${commitFormat}%x01`, `${base}..${head}`);
  return text
    .toString()
    .split('\u0001')
    .map((part) => part.replace(/^[\0\n]+/u, ''))
    .filter((part) => part !== '')
    .map(parseCommit);
});

/** The best common ancestor, or `undefined` for histories that share nothing. */
export const mergeBase = remembered(async (git, one, other): Promise<string | undefined> => {
  const answer = await gitBytes(['merge-base', one, other], { cwd: git.path, accept: [0, 1] });
  return answer.code === 0 ? answer.stdout.toString().trim() : undefined;
});

const parseEntry = (line: string): TreeEntry => {
  const tab = line.indexOf('\t');
  const [mode = '', type = '', sha = '', size = '-'] = line.slice(0, tab).split(/ +/u);
  const kind = type === 'tree' || type === 'commit' ? type : 'blob';
  return { mode, type: kind, sha, path: line.slice(tab + 1), ...(size === '-' ? {} : { size: Number(size) }) };
};

/** Lists a tree: of a commit or tree, whole or one level, or only what stands at a path. */
export const readTree = async (
  git: BareRepository,
  treeish: string,
  options: { readonly recursive?: boolean; readonly path?: string } = {},
): Promise<readonly TreeEntry[]> => {
  const recursive = options.recursive === true ? ['-r', '-t'] : [];
  const path = options.path === undefined ? [] : ['--', `:(literal)${options.path}`];
  const text = (await bytesOf(git, 'ls-tree', '-z', '-l', '--full-tree', ...recursive, treeish, ...path)).toString();
  return text.split('\0').flatMap((line) => (line === '' ? [] : [parseEntry(line)]));
};

/** The bytes of a blob. */
export const readBlob = (git: BareRepository, sha: string): Promise<Buffer> => bytesOf(git, 'cat-file', 'blob', sha);

const statuses: Readonly<Record<string, FileChange['status']>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  C: 'copied',
  T: 'changed',
};

interface RawChange {
  readonly letter: string;
  readonly oldSha: string;
  readonly newSha: string;
  readonly paths: readonly string[];
}

// `--raw -z`: ":<mode> <mode> <sha> <sha> <letter><score>" NUL path NUL, with a second path for a rename or copy.
const parseRaw = (fields: string[]): readonly RawChange[] => {
  const changes: RawChange[] = [];
  while (fields[0]?.startsWith(':') === true) {
    const [, , oldSha = '', newSha = '', word = ''] = (fields.shift() ?? '').split(' ');
    const letter = word.slice(0, 1);
    changes.push({ letter, oldSha, newSha, paths: fields.splice(0, letter === 'R' || letter === 'C' ? 2 : 1) });
  }
  return changes;
};

// `--numstat -z`: "<added> TAB <deleted> TAB path" NUL, the path apart in two fields for a rename or copy.
const parseCounts = (fields: string[]): readonly (readonly [additions: number, deletions: number])[] => {
  const counts: [number, number][] = [];
  while (fields.length > 0) {
    const [additions = '0', deletions = '0', path = ''] = (fields.shift() ?? '').split('\t');
    if (path === '') fields.splice(0, 2);
    counts.push([Number(additions) || 0, Number(deletions) || 0]);
  }
  return counts;
};

/** The files that differ between two commits, with renames found as GitHub finds them. */
export const changedFiles = remembered(async (git, base, head): Promise<readonly FileChange[]> => {
  const output = await bytesOf(git, 'diff', '--raw', '--numstat', '-z', '-M', '--no-abbrev', base, head);
  const fields = output
    .toString()
    .split('\0')
    .filter((field, index, all) => field !== '' || index < all.length - 1);
  const changes = parseRaw(fields);
  const counts = parseCounts(fields);
  return changes.map(({ letter, oldSha, newSha, paths }, index) => {
    const [additions, deletions] = counts[index] ?? [0, 0];
    const path = paths.at(-1) ?? '';
    const previous = paths.length > 1 ? { previousPath: paths[0] ?? '' } : {};
    const sha = letter === 'D' ? oldSha : newSha;
    return { status: statuses[letter] ?? 'changed', path, ...previous, sha, additions, deletions };
  });
});

/** A merge as GitHub tries it: the commit that `refs/pull/N/merge` names, or `null` where there is a conflict. */
export const mergeCommit = async (git: BareRepository, base: string, head: string): Promise<string | null> => {
  const answer = await gitBytes(['merge-tree', '--write-tree', base, head], { cwd: git.path, accept: [0, 1] });
  if (answer.code !== 0) return null;
  const tree = answer.stdout.toString().split('\n')[0] ?? '';
  return git.git('commit-tree', '-p', base, '-p', head, '-m', `Merge ${head} into ${base}`, tree);
};
