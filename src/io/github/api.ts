import type { Octokit } from '@octokit/rest';

/**
 * What both clients offer: the action's from @actions/github, the command line's from @octokit/rest. The table of a
 * thousand endpoints that makes `rest` takes longer to load than it saves to write: an address stands where it is asked.
 */
export type Api = Pick<Octokit, 'request'>;

/** A repository's full name in its two parts. */
export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

/** The parts of `owner/name`. */
export const repositoryName = (fullName: string): RepositoryName | undefined => {
  const [owner = '', repo = '', ...rest] = fullName.split('/');
  return owner !== '' && repo !== '' && rest.length === 0 ? { owner, repo } : undefined;
};

/**
 * The host whose repositories an API has: github.com has it at `api.github.com`, a company of GitHub Enterprise Cloud at
 * `api.SUBDOMAIN.ghe.com`, and an Enterprise Server beside its pages, at `/api/v3` (docs: REST, "Getting started").
 */
export const hostOf = (apiUrl: string): string => {
  const { hostname } = new URL(apiUrl);
  return /^api\.(github\.com|.+\.ghe\.com)$/.exec(hostname)?.[1] ?? hostname;
};
