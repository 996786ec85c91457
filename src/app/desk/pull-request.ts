import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { AuthorGitHub, Clone, PullRequestDetails, Remote } from './ports.ts';

/** Which pull request is looked for: one by its number, or the one of a branch. */
export interface PullRequestQuestion {
  readonly branch: { readonly name: string; readonly remote: string } | undefined;
  readonly number?: number;
}

/** Where pull requests of this clone go, and the one that was found. */
export interface FoundPullRequest {
  /** `owner/name` of the repository that pull requests are opened in. */
  readonly repository: string;
  /** The remote, or the URL, that its branches are fetched from. */
  readonly remote: string;
  readonly defaultBranch: string;
  readonly pullRequest: PullRequestDetails | undefined;
}

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
  const named = (name: string): Remote | undefined => remotes.value.find((remote) => remote.name === name);
  const remote = named(branch?.remote ?? 'origin') ?? named('origin');
  if (remote?.repository === undefined)
    return err(fault('pull-request-unknown', 'no remote of this clone is a repository on GitHub'));
  const own = await github.repository(remote.repository);
  if (!own.ok) return own;
  const upstream = own.value.parent === undefined ? undefined : await github.repository(own.value.parent);
  if (upstream !== undefined && !upstream.ok) return upstream;

  const places = [upstream?.value, own.value].flatMap((place) => place ?? []);
  const [ownerOfBranch = ''] = remote.repository.split('/');
  for (const place of places) {
    const pulls = await search(github, place.fullName, ownerOfBranch, branch?.name, number);
    if (!pulls.ok) return pulls;
    const [first, ...more] = pulls.value;
    if (more.length > 0)
      return err(
        fault(
          'pull-request-unknown',
          `${branch?.name ?? ''} has several open pull requests: ${pulls.value.map((pull) => `#${pull.number}`).join(', ')}`,
        ),
      );
    if (first !== undefined) return ok(found(remotes.value, remote, place.fullName, place.defaultBranch, first));
  }
  const [place = own.value] = places;
  return ok(found(remotes.value, remote, place.fullName, place.defaultBranch, undefined));
};

const search = async (
  github: AuthorGitHub,
  repository: string,
  owner: string,
  branch: string | undefined,
  number: number | undefined,
): Promise<Result<readonly PullRequestDetails[]>> => {
  if (number !== undefined) {
    const pull = await github.pullRequest(repository, number);
    return pull.ok ? ok([pull.value]) : pull;
  }
  return branch === undefined ? ok([]) : github.pullRequestsOf(repository, owner, branch);
};

/** A remote of the clone that is the repository, or the URL of the own one with the repository's name in it. */
const found = (
  remotes: readonly Remote[],
  own: Remote,
  repository: string,
  defaultBranch: string,
  pullRequest: PullRequestDetails | undefined,
): FoundPullRequest => {
  const same = (one: Remote): boolean => one.repository?.toLowerCase() === repository.toLowerCase();
  const remote = remotes.find(same)?.name ?? own.url.replace(own.repository ?? '', repository);
  return { repository, remote, defaultBranch, pullRequest };
};
