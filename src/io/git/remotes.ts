import { ok, type Result } from '../../core/result.ts';
import type { Git } from './git.ts';
import { type HostedRepository, parseRemoteUrl } from './remote-url.ts';

/** A remote as git resolves it, `insteadOf` included. */
export interface Remote {
  readonly name: string;
  readonly url: string;
  /** Which repository of which host the URL names, where it has the shape of one. */
  readonly hosted: HostedRepository | undefined;
}

/** A branch at a remote: the remote's name and the full ref there. */
export interface RemoteBranch {
  readonly remote: string;
  readonly ref: string;
}

/** The branch that is checked out, what it follows, and where a plain `git push` takes it, where that is set. */
export interface Branch {
  readonly name: string;
  readonly upstream: RemoteBranch | undefined;
  readonly push: RemoteBranch | undefined;
}

/** The remotes, by the URLs they are fetched from. */
export const listRemotes = async (git: Git): Promise<Result<readonly Remote[]>> => {
  const answer = await git.call(['remote', '--verbose']);
  if (!answer.ok) return answer;
  const lines = answer.value.stdout.toString().split('\n');
  return ok(
    lines.flatMap((line) => {
      const found = /^(\S+)\t(.*) \(fetch\)(?: \[.*\])?$/.exec(line);
      if (found === null) return [];
      const [, name = '', url = ''] = found;
      return [{ name, url, hosted: parseRemoteUrl(url) }];
    }),
  );
};

/** The branch that HEAD is on; nothing where HEAD is detached. */
export const currentBranch = async (git: Git): Promise<Result<Branch | undefined>> => {
  const head = await git.call(['symbolic-ref', '--quiet', 'HEAD'], { codes: [0, 1] });
  if (!head.ok) return head;
  const ref = head.value.stdout.toString().trim();
  if (head.value.code === 1 || !ref.startsWith('refs/heads/')) return ok(undefined);
  const format = ['upstream:remotename', 'upstream:remoteref', 'push:remotename', 'push:remoteref'];
  const answer = await git.call(['for-each-ref', `--format=${format.map((name) => `%(${name})`).join('%0a')}`, ref]);
  if (!answer.ok) return answer;
  const [upstreamRemote, upstreamRef, pushRemote = '', pushRef = ''] = answer.value.stdout.toString().split('\n');
  const upstream = remoteBranch(upstreamRemote, upstreamRef);
  const setting = await git.call(['config', '--get', 'push.default'], { codes: [0, 1] });
  if (!setting.ok) return setting;
  // Git tells the ref only where a push refspec names it; else `push.default` decides.
  const follows = /^(?:upstream|tracking)$/.test(setting.value.stdout.toString().trim());
  const usual = follows && upstream?.remote === pushRemote ? upstream.ref : ref;
  return ok({
    name: ref.slice('refs/heads/'.length),
    upstream,
    push: remoteBranch(pushRemote, pushRef === '' ? usual : pushRef),
  });
};

const remoteBranch = (remote: string | undefined, ref: string | undefined): RemoteBranch | undefined =>
  remote && ref ? { remote, ref } : undefined;

/** What `refs/remotes/<remote>/HEAD` stands for in this clone, as a full ref; nothing where the clone does not know. */
export const remoteHead = async (git: Git, remote: string): Promise<Result<string | undefined>> => {
  const answer = await git.call(['symbolic-ref', '--quiet', `refs/remotes/${remote}/HEAD`], { codes: [0, 1, 128] });
  if (!answer.ok) return answer;
  return ok(answer.value.code === 0 ? answer.value.stdout.toString().trim() : undefined);
};
