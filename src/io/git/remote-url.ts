/** A repository at a host such as github.com. */
export interface HostedRepository {
  readonly host: string;
  readonly owner: string;
  readonly repo: string;
}

/** Names under which one host is reached: over the HTTPS port with SSH, and with a browser's habit. */
const SAME_HOST: Readonly<Record<string, string>> = {
  'ssh.github.com': 'github.com',
  'www.github.com': 'github.com',
};

const URL_FORM = /^(?:https?|ssh|git|git\+ssh|ssh\+git):\/\/(?:[^@/]*@)?([^:/@]+)(?::\d+)?\/+(.+)$/i;
// `user@host:path`; a single letter before the colon is a Windows drive.
const SCP_FORM = /^(?:[^@/:]+@)?([^:/@]{2,}):(?!\/\/)\/*(.+)$/;
const PATH_FORM = /^([A-Za-z0-9][A-Za-z0-9_.-]*)\/([A-Za-z0-9_.-]+?)(?:\.git)?\/*$/;

/**
 * Which repository a remote's URL names: https, ssh, git and `user@host:path`, with or without `.git`.
 * Nothing where the path is not `owner/repo`, as with a local folder.
 */
export const parseRemoteUrl = (url: string): HostedRepository | undefined => {
  const located = URL_FORM.exec(url) ?? SCP_FORM.exec(url);
  const named = PATH_FORM.exec(located?.[2] ?? '');
  if (located === null || named === null) return undefined;
  const host = (located[1] ?? '').toLowerCase();
  return { host: SAME_HOST[host] ?? host, owner: named[1] ?? '', repo: named[2] ?? '' };
};
