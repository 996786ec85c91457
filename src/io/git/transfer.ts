import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { CallOptions, Git } from './git.ts';
import type { RemoteBranch } from './remotes.ts';

/** A branch to push, and where to. */
export interface PushOptions {
  /** The local branch's name. */
  readonly branch: string;
  readonly to: RemoteBranch;
  /** Overwrites the remote's branch if it still is at this commit; without it only a fast-forward is pushed. */
  readonly lease?: string;
}

/** Fetches one ref of a remote (a name, or a URL) and gives the commit it is at. `known` is a commit to begin from. */
export const fetchCommit = async (
  git: Git,
  remote: string,
  ref: string,
  { known, ...call }: Pick<CallOptions, 'instead' | 'timeout'> & { readonly known?: string } = {},
): Promise<Result<string>> => {
  const options = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-auto-maintenance'];
  const from = known === undefined ? [] : [`--negotiation-tip=${known}`];
  const fetched = await git.call(['fetch', ...options, ...from, '--end-of-options', remote, ref], call);
  if (!fetched.ok) return fetched;
  const answer = await git.call(['rev-parse', '--verify', 'FETCH_HEAD^{commit}'], call);
  return answer.ok ? ok(answer.value.stdout.toString().trim()) : answer;
};

/** The full ref of the branch that a remote calls its default, asked of the remote itself. */
export const remoteDefaultBranch = async (git: Git, remote: string): Promise<Result<string | undefined>> => {
  const answer = await git.call(['ls-remote', '--symref', '--end-of-options', remote, 'HEAD']);
  if (!answer.ok) return answer;
  return ok(/^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(answer.value.stdout.toString())?.[1]);
};

/** Pushes one branch with the user's own hooks, credentials and signing. */
export const pushBranch = async (git: Git, { branch, to, lease }: PushOptions): Promise<Result<void>> => {
  const force = lease === undefined ? [] : [`--force-with-lease=${to.ref}:${lease}`];
  const target = `refs/heads/${branch}:${to.ref}`;
  const pushed = await git.call(['push', '--quiet', ...force, '--end-of-options', to.remote, target], { hooks: 'own' });
  if (pushed.ok) return ok(undefined);
  const { message } = pushed.error;
  // So git says of a branch that has moved on there; what the server itself refuses is `[remote rejected]`.
  return err(fault('push-failed', message, message.includes('! [rejected]') ? { remedy: behind(to) } : {}));
};

const behind = ({ remote, ref }: RemoteBranch): string =>
  `the branch there has commits that are not here: \`git pull --rebase ${remote} ${ref.replace(/^refs\/heads\//, '')}\`, \`recount run\`, then \`recount pin --push\``;
