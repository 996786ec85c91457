import { type Fault, fault } from '../core/fault.ts';
import type { Policy } from '../core/policy/policy.ts';
import { readPolicy } from '../core/policy/read.ts';
import { err, ok, type Result } from '../core/result.ts';

/** Reading a file at the tip of a branch: what the policy is found through, on GitHub or in a clone. */
export interface BranchReader {
  readonly branchTip: (branch: string) => Promise<Result<string>>;
  readonly textAt: (commit: string, path: string) => Promise<Result<string | undefined>>;
  /** Whether a path is a symbolic link. */
  readonly isLink: (commit: string, path: string) => Promise<Result<boolean>>;
}

/** A policy with where it was read. */
export interface BasePolicy {
  readonly policy: Policy;
  readonly branch: string;
  readonly commit: string;
  readonly path: string;
  readonly text: string;
}

/**
 * The policy that judges a pull request into `base`: the one at that branch's tip where it is the default branch or
 * the default branch's policy names it under `bases`, else the default branch's. So retargeting changes nothing.
 */
export const readBasePolicy = async (
  reader: BranchReader,
  base: string,
  defaultBranch: string,
  path: string,
): Promise<Result<BasePolicy, readonly Fault[]>> => {
  const first = await readAtTip(reader, defaultBranch, path);
  if (base === defaultBranch || !first.ok) return first;
  return first.value.policy.bases?.includes(base) === true ? readAtTip(reader, base, path) : first;
};

const readAtTip = async (
  reader: BranchReader,
  branch: string,
  path: string,
): Promise<Result<BasePolicy, readonly Fault[]>> => {
  const commit = await reader.branchTip(branch);
  if (!commit.ok) return err([commit.error]);
  const [text, link] = await Promise.all([reader.textAt(commit.value, path), reader.isLink(commit.value, path)]);
  if (!link.ok) return err([link.error]);
  // GitHub follows it and git does not; and who may change what it leads to is another question.
  if (link.value)
    return err([
      fault('policy-invalid', `${path} of ${branch} is a symbolic link, which is not followed`, {
        remedy: `commit the policy itself as ${path} on the base branch`,
      }),
    ]);
  // What lies there is what is wrong, and neither git nor GitHub.
  if (!text.ok)
    return err([text.error.code === 'file-unreadable' ? fault('policy-invalid', text.error.message) : text.error]);
  if (text.value === undefined) return err([await missingAt(reader, branch, commit.value, path)]);
  const policy = await readPolicy(text.value, path);
  return policy.ok ? ok({ policy: policy.value, branch, commit: commit.value, path, text: text.value }) : policy;
};

/** The workflow beside it may be called `.yaml`, so a policy often is. */
const missingAt = async (reader: BranchReader, branch: string, commit: string, path: string): Promise<Fault> => {
  const said = `${branch} has no ${path}`;
  const twin = path.replace(/\.yml$/, '.yaml');
  const found = twin === path ? undefined : await reader.textAt(commit, twin);
  return found?.ok === true && found.value !== undefined
    ? fault('policy-missing', `${said}, and ${twin} is not read`, {
        remedy: `\`git mv ${twin} ${path}\` and commit it there`,
      })
    : fault('policy-missing', said);
};
