import { type Fault, fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { AuthorGitHub, Clone, HostedRepository, PullRequestDetails, Remote } from './ports.ts';

/** Which pull request is looked for: one by its number, or the one of a branch; none where the branch has no name. */
export interface PullRequestQuestion {
  readonly branch: { readonly name?: string; readonly remote: string } | undefined;
  readonly number?: number;
}

/** Where pull requests of this clone go, and the one that was found. */
export interface FoundPullRequest {
  /** `owner/name` of the repository that pull requests are opened in. */
  readonly repository: string;
  /** The remote, or the URL, that its branches are fetched from. */
  readonly remote: string;
  readonly defaultBranch: string;
  /** `owner:branch` of the branch that was looked for, where HEAD is on one. */
  readonly head: string | undefined;
  readonly pullRequest: PullRequestDetails | undefined;
}

/** Why GitHub has nothing to say of a clone. */
export const noRemote = (): Fault =>
  fault('pull-request-unknown', 'no remote of this clone is a repository on GitHub', {
    remedy:
      'add the remote (`git remote add origin URL`, or `git remote set-url origin URL` where it names another place); without one `recount pin --body-file F` and `recount check --body F` work on a file',
  });

/**
 * Finds the pull request of a branch. A fork's pull requests are opened upstream, so that is looked at first; where
 * there is none the answer still says where one would be opened.
 */
export const findPullRequest = async (
  clone: Clone,
  github: AuthorGitHub,
  { branch, number }: PullRequestQuestion,
): Promise<Result<FoundPullRequest>> => {
  const remotes = await clone.remotes();
  if (!remotes.ok) return remotes;
  const remote = remoteOf(remotes.value, branch?.remote);
  if (remote?.repository === undefined) return err(noRemote());
  if (remote.host !== github.host) return err(elsewhere(remote, github.host));
  const own = await github.repository(remote.repository);
  if (!own.ok) return own;
  const upstream = own.value.parent === undefined ? undefined : await github.repository(own.value.parent);
  if (upstream !== undefined && !upstream.ok) return upstream;

  const places = [upstream?.value, own.value].flatMap((place) => place ?? []);
  // An owner or a repository that was renamed is found under its old name, its branches are not.
  const [owner = ''] = own.value.fullName.split('/');
  const head = branch?.name === undefined ? undefined : `${owner}:${branch.name}`;
  const match =
    number === undefined
      ? await ofBranch(github, places, owner, branch?.name)
      : await ofNumber(github, places, own.value.fullName, number);
  if (!match.ok) return match;
  const place = match.value?.place ?? places[0] ?? own.value;
  return ok({
    repository: place.fullName,
    remote: place === own.value ? remote.name : remoteTo(remotes.value, remote, place.fullName),
    defaultBranch: place.defaultBranch,
    head,
    pullRequest: match.value?.pullRequest,
  });
};

/** Why there is no pull request to work on. */
export const noPullRequest = ({ repository, head }: FoundPullRequest): Fault =>
  head === undefined
    ? fault('pull-request-unknown', 'HEAD is on no branch, so no pull request can be found by it', {
        remedy: 'check the branch out (`git switch BRANCH`), or name the pull request: `--pr N`',
      })
    : fault('pull-request-unknown', `${repository} has no open pull request from ${head}`, {
        remedy:
          'open one, or name it: `--pr N`; `recount pin --body-file F` puts the block into the text of one that is not open yet',
      });

const remoteOf = (remotes: readonly Remote[], name: string | undefined): Remote | undefined => {
  const named = (wanted: string): Remote | undefined => remotes.find((remote) => remote.name === wanted);
  return named(name ?? 'origin') ?? named('origin') ?? (remotes.length === 1 ? remotes[0] : undefined);
};

/** A token is for one host: it is not sent to another, and a repository of the same name there is not ours. */
const elsewhere = ({ name, host = '', repository = '' }: Remote, expected: string): Fault =>
  fault('pull-request-unknown', `the remote ${name} is at ${host}, and GitHub is asked at ${expected}`, {
    remedy: isAlias(host, expected)
      ? `${host} looks like an alias of SSH, which only SSH knows: let the remote name the host itself, \`git remote set-url ${name} git@${expected}:${repository}.git\`; \`git config core.sshCommand 'ssh -i KEY'\` gives this clone a key of its own`
      : askAt(host),
  });

const askAt = (host: string): string => {
  if (host === 'github.com') return 'unset GITHUB_API_URL, and set GH_TOKEN to a token of github.com';
  const api = host.endsWith('.ghe.com') ? `https://api.${host}` : `https://${host}/api/v3`;
  return `for a GitHub Enterprise Server set GITHUB_API_URL=${api} and GH_TOKEN to a token of it`;
};

/** The names that people give to a second account at one host: `github-work`, `github.com-work`, `work.github.com`. */
const isAlias = (host: string, expected: string): boolean =>
  !host.includes('.') || host.startsWith(`${expected}-`) || host.endsWith(`.${expected}`);

interface Match {
  readonly place: HostedRepository;
  readonly pullRequest: PullRequestDetails;
}

const ofBranch = async (
  github: AuthorGitHub,
  places: readonly HostedRepository[],
  owner: string,
  branch: string | undefined,
): Promise<Result<Match | undefined>> => {
  if (branch === undefined) return ok(undefined);
  for (const place of places) {
    const pulls = await github.pullRequestsOf(place.fullName, owner, branch);
    if (!pulls.ok) return pulls;
    const [pullRequest, ...more] = pulls.value;
    if (more.length > 0) {
      const numbers = pulls.value.map((pull) => `#${pull.number} into ${pull.base.ref}`).join(', ');
      const message = `${owner}:${branch} has several open pull requests: ${numbers}`;
      return err(fault('pull-request-unknown', message, { remedy: 'name one of them: `--pr N`' }));
    }
    if (pullRequest !== undefined) return ok({ place, pullRequest });
  }
  return ok(undefined);
};

/** A fork and its upstream both count from 1, so that of two with this number the one from here is meant. */
const ofNumber = async (
  github: AuthorGitHub,
  places: readonly HostedRepository[],
  own: string,
  number: number,
): Promise<Result<Match>> => {
  const matches: Match[] = [];
  let refused: Fault | undefined;
  for (const place of places) {
    const pull = await github.pullRequest(place.fullName, number);
    if (pull.ok) matches.push({ place, pullRequest: pull.value });
    else if (pull.error.code === 'pull-request-unknown') refused ??= pull.error;
    else if (pull.error.code === 'github-refused') refused = pull.error;
    else return pull;
  }
  const isOurs = ({ pullRequest }: Match): boolean => pullRequest.head.repository?.toLowerCase() === own.toLowerCase();
  const match = matches.find(isOurs) ?? matches[0];
  if (match === undefined) return err(refused ?? fault('pull-request-unknown', `there is no pull request #${number}`));
  if (match.pullRequest.open) return ok(match);
  return err(fault('pull-request-closed', `#${number} of ${match.place.fullName} is not open`));
};

/** A remote of the clone that is the repository, or the URL of the own one with the repository's name in it. */
const remoteTo = (remotes: readonly Remote[], own: Remote, repository: string): string => {
  const same = (one: Remote): boolean => one.repository?.toLowerCase() === repository.toLowerCase();
  return remotes.find(same)?.name ?? own.url.replace(own.repository ?? '', repository);
};
