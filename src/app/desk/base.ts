import { CODES } from '../../core/codes.ts';
import { type Fault, fault } from '../../core/fault.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { POLICY_PATH } from '../../core/policy/policy-path.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type BasePolicy, readBasePolicy } from '../base-policy.ts';
import type { Clone, Remote } from './ports.ts';

/** How the base is to be found. */
export interface BaseQuestion {
  readonly ref?: string | undefined;
  readonly policyPath: string;
  /** Whether the network may be asked. */
  readonly fetch: boolean;
  /** The base branch of the pull request, and where it lives, where one is known. */
  readonly target?: BaseTarget | undefined;
}

/** A branch of a remote (a name or a URL), with the branch that is the default there. */
export interface BaseTarget {
  readonly remote: string;
  readonly branch: string;
  readonly defaultBranch: string;
  readonly why: string;
}

/** The policy that a run here is judged by, and how it was found. */
export interface DeskBase {
  readonly policy: Policy;
  readonly path: string;
  /** The tip of the base branch, which need not be the commit that the policy was read at: see `bases` of the policy. */
  readonly commit: string;
  readonly said: string;
}

/**
 * The policy at the base: `--base`, else the pull request's base (or the upstream's default branch), else origin's
 * default branch, else, in a clone without a remote, HEAD. Says which, since everything after depends on it.
 */
export const findBase = async (clone: Clone, question: BaseQuestion): Promise<Result<DeskBase, readonly Fault[]>> => {
  const { ref, policyPath, target, fetch } = question;
  if (ref !== undefined) return atCommit(clone, ref, policyPath, `--base ${ref}`);
  if (target !== undefined) return atTarget(clone, target, policyPath, fetch);

  const head = await clone.remoteHead('origin', fetch);
  if (!head.ok) return err([unknownBase(`asking for it failed: ${head.error.message}`)]);
  if (head.value === undefined) {
    const remotes = await clone.remotes();
    if (!remotes.ok) return err([remotes.error]);
    if (remotes.value.length === 0) return atCommit(clone, 'HEAD', policyPath, 'HEAD, since this clone has no remote');
    // The policy of HEAD is the author's own: it stands in for the base's only where there is no base.
    if (remotes.value.every(({ name }) => name !== 'origin')) return err([await baseElsewhere(clone, remotes.value)]);
    return err([
      fetch
        ? unknownBase('it names none', ', or where nothing is pushed yet `--base HEAD`')
        : unknownBase('it is not asked'),
    ]);
  }
  const origin = { remote: 'origin', branch: head.value, defaultBranch: head.value, why: `origin/${head.value}` };
  return atTarget(clone, origin, policyPath, fetch);
};

const LET_KNOW = '; `git remote set-head origin --auto` lets the clone know that of origin';

const unknownBase = (why: string, more = LET_KNOW, branch = 'origin/main'): Fault =>
  fault('git-failed', `the default branch of origin is not known here: ${why}`, {
    remedy: `name the base branch, such as \`--base ${branch}\`${more}`,
  });

/** Names a branch of a remote that is there: who follows a remedy with `origin` in it would be told the same once more. */
const baseElsewhere = async (clone: Clone, remotes: readonly Remote[]): Promise<Fault> => {
  const name = (remotes.find((one) => one.name === 'upstream') ?? remotes[0])?.name ?? 'origin';
  const head = await clone.remoteHead(name, false);
  return unknownBase('there is no such remote', '', `${name}/${(head.ok && head.value) || 'main'}`);
};

const atTarget = async (
  clone: Clone,
  { remote, branch, defaultBranch, why }: BaseTarget,
  path: string,
  fetch: boolean,
): Promise<Result<DeskBase, readonly Fault[]>> => {
  let stale = false;
  const branchTip = async (name: string): Promise<Result<string>> => {
    const fetched = await clone.remoteBranch(remote, name, fetch);
    if (fetched.ok || !fetch) return fetched;
    const known = await clone.remoteBranch(remote, name, false);
    stale ||= known.ok;
    return known.ok ? known : fetched;
  };
  const found = await readBasePolicy({ ...clone, branchTip }, branch, defaultBranch, path);
  if (!found.ok) return err(found.error.map((one) => orAtHead(one, path)));
  const { branch: source, commit } = found.value;
  // What a change is, and what the base says of it, is a question to the branch that it goes into.
  const tip = source === branch ? ok(commit) : await branchTip(branch);
  if (!tip.ok) return err([tip.error]);
  const note = stale ? ', as this clone knows it: it could not be fetched' : '';
  const at = source === branch ? why : `${source}, whose \`bases\` do not name ${why}`;
  return ok({ ...describe(found.value, `${at}${note}`), commit: tip.value });
};

/** At a desk the policy that is being written can be tried before it is merged. */
const orAtHead = (found: Fault, path: string): Fault =>
  missing(found, path, `${found.remedy}; \`--base HEAD\` takes the policy of this commit meanwhile`);

/** `recount init` writes the policy at one path: at another there is one or a mistake. A remedy for just this case stays. */
const missing = (found: Fault, path: string, remedy: string): Fault => {
  if (found.code !== 'policy-missing' || found.remedy !== CODES['policy-missing'].remedy) return found;
  return {
    ...found,
    remedy: path === POLICY_PATH ? remedy : `commit ${path} there, or name another: \`--policy PATH\``,
  };
};

const describe = ({ policy, path, commit }: BasePolicy, why: string): DeskBase => ({
  policy,
  path,
  commit,
  said: `policy: ${path} at ${why} (${commit.slice(0, 12)})`,
});

const atCommit = async (
  clone: Clone,
  ref: string,
  path: string,
  why: string,
): Promise<Result<DeskBase, readonly Fault[]>> => {
  const branchTip = async (): Promise<Result<string>> => {
    const commit = await clone.resolve(ref);
    if (!commit.ok) return commit;
    if (commit.value !== undefined) return ok(commit.value);
    return ref === 'HEAD'
      ? err(
          fault('not-a-repository', 'there is no commit yet', {
            remedy: 'commit something first: a record is of a commit',
          }),
        )
      : err(
          fault('usage', `--base: there is no commit ${ref}`, {
            remedy: 'name a branch, a tag or a commit of this clone: `git branch --all` lists the branches',
          }),
        );
  };
  const found = await readBasePolicy({ ...clone, branchTip }, ref, ref, path);
  return found.ok ? ok(describe(found.value, why)) : err(found.error.map((one) => orInit(one, path, ref)));
};

const orInit = (found: Fault, path: string, ref: string): Fault => {
  if (found.code === 'policy-invalid') return { ...found, remedy: correctAt(path, ref) };
  return missing(found, path, `\`recount init\` writes one: commit it${ref === 'HEAD' ? '' : ` on ${ref}`}`);
};

/** The policy that was named is at fault, and not the base branch's, which CI reads. */
const correctAt = (path: string, ref: string): string => {
  const options = `--base ${ref}${path === POLICY_PATH ? '' : ` --policy ${path}`}`;
  return `correct ${path} ${ref === 'HEAD' ? 'and commit it' : `at ${ref}`}; \`recount run ${options}\` tries it`;
};
