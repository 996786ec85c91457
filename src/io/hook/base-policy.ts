import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import type { PolicyText } from '../../app/hook/ports.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { utf8Of } from '../files/utf8.ts';
import { gitEnvironment, gitSettings } from '../git/profile.ts';
import type { WorkingTree } from './around.ts';

/** A policy of more bytes is none. */
const LARGEST_POLICY = 1024 * 1024;
const LARGEST_ANSWER = 16 * 1024 * 1024;
/** Milliseconds after which git is given up. */
const PATIENCE = 8_000;

/** Which policy is asked for. */
export interface PolicyQuestion {
  readonly path: string;
  /** The ref of the base; where it is left out origin's default branch, else HEAD. */
  readonly base: string | undefined;
  readonly env: Readonly<Record<string, string>>;
}

const REFS = ['refs/remotes/origin/HEAD', 'HEAD'];

/**
 * The policy as the object store has it at the base's ref, by one call of git. What is asked are the commit, each folder
 * on the way and the file, so that a file that is not there is told from one that could not be read.
 */
export const readPolicyText = (tree: WorkingTree, question: PolicyQuestion): Result<PolicyText, string> => {
  const { path, base, env } = question;
  const refs = base === undefined ? REFS : [base];
  const parts = path.split('/');
  const paths = parts.map((_, index) => parts.slice(0, index).join('/')).concat(path);
  const specs = refs.flatMap((ref) => [ref, ...paths.map((one) => `${ref}:${one}`)]);
  const objects = readObjects(tree, specs, env);
  if (!objects.ok) return objects;
  for (const [index, ref] of refs.entries()) {
    const [commit, ...found] = objects.value.slice(index * (paths.length + 1), (index + 1) * (paths.length + 1));
    if (commit === undefined) continue;
    return policyIn(found, parts, ref, path);
  }
  return base === undefined
    ? ok({ kind: 'none', why: 'there is no commit yet, so there is no policy' })
    : err(
        `the base ${base} is not in this clone: \`git fetch\`, or name another with \`recount hook install --base REF\``,
      );
};

const policyIn = (
  found: readonly (GitObject | undefined)[],
  parts: readonly string[],
  ref: string,
  path: string,
): Result<PolicyText, string> => {
  for (const [index, part] of parts.entries()) {
    const folder = found[index];
    if (folder?.type !== 'tree') return err(`${path} at ${ref} cannot be read: an object of the commit is missing`);
    if (!hasEntry(folder, part)) return ok({ kind: 'none', why: `there is no ${path} at ${ref}` });
  }
  const file = found[parts.length];
  if (file?.type !== 'blob') return err(`${path} at ${ref} cannot be read: its object is missing, or it is no file`);
  if (file.bytes.length > LARGEST_POLICY) return err(`${path} at ${ref} has more than ${LARGEST_POLICY} bytes`);
  const text = utf8Of(file.bytes);
  return text === undefined ? err(`${path} at ${ref} is not UTF-8`) : ok({ kind: 'text', text, path, ref });
};

interface GitObject {
  readonly id: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Whether a tree has an entry of this name: each is its mode, a blank, the name, a zero and the raw hash. */
const hasEntry = ({ bytes, id }: GitObject, name: string): boolean => {
  for (let at = 0; at < bytes.length; ) {
    const zero = bytes.indexOf(0, at);
    if (zero === -1) return false;
    if (bytes.toString('utf8', bytes.indexOf(32, at) + 1, zero) === name) return true;
    at = zero + 1 + id.length / 2;
  }
  return false;
};

/** Asks git for objects, nothing for each that is missing (git-cat-file(1), "BATCH OUTPUT"). */
const readObjects = (
  { root, dotGit }: WorkingTree,
  specs: readonly string[],
  env: Readonly<Record<string, string>>,
): Result<readonly (GitObject | undefined)[], string> => {
  const program = gitProgram(env);
  if (program === undefined) return err('git was not found on PATH');
  const place = [`--git-dir=${dotGit}`, `--work-tree=${root}`];
  const answer = spawnSync(program, [...gitSettings('judged', 'none'), ...place, 'cat-file', '--batch'], {
    cwd: root,
    env: gitEnvironment('judged', env),
    input: specs.map((spec) => `${spec}\n`).join(''),
    maxBuffer: LARGEST_ANSWER,
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  if (answer.error !== undefined || answer.status !== 0)
    return err(`git cannot read ${dotGit}: ${answer.error?.message ?? answer.stderr.toString().trim()}`);
  const objects: (GitObject | undefined)[] = [];
  const { stdout } = answer;
  for (let at = 0; at < stdout.length; ) {
    const end = stdout.indexOf(10, at);
    const [, id = '', type = '', size = ''] =
      /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(stdout.toString('utf8', at, end)) ?? [];
    at = end + 1;
    objects.push(id === '' ? undefined : { id, type, bytes: stdout.subarray(at, at + Number(size)) });
    if (id !== '') at += Number(size) + 1;
  }
  return objects.length === specs.length
    ? ok(objects)
    : err(`git answered ${objects.length} of ${specs.length} questions`);
};

// Like `findProgram`, at once: an empty or relative entry means the current folder, where a program could wait for us.
const gitProgram = (env: Readonly<Record<string, string>>): string | undefined => {
  const path = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
  const file = process.platform === 'win32' ? 'git.exe' : 'git';
  return path
    .split(delimiter)
    .filter(isAbsolute)
    .map((folder) => join(folder, file))
    .find((program) => {
      try {
        // First what throws nothing: most folders have no git.
        if (statSync(program, { throwIfNoEntry: false })?.isFile() !== true) return false;
        accessSync(program, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
};
