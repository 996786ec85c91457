import type { BareRepository } from '../repository.ts';
import type { GitHubRepository } from './state.ts';

const isSha = (text: string): boolean => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(text);

/** The commit that a name means to GitHub: a branch, a tag, a full SHA or a full ref; or `undefined`. */
export const resolveCommit = async (git: BareRepository, name: string): Promise<string | undefined> => {
  const spelled = name.startsWith('refs/') ? [name] : [`refs/heads/${name}`, `refs/tags/${name}`, `refs/${name}`];
  for (const revision of isSha(name) ? [...spelled, name] : spelled) {
    const sha = await git.resolve(`${revision}^{commit}`);
    if (sha !== undefined) return sha;
  }
  return undefined;
};

/** The same for `owner:branch` too, which names a branch of that owner's repository in the network of forks. */
export const resolveInNetwork = async (
  repository: GitHubRepository,
  network: Iterable<GitHubRepository>,
  name: string,
): Promise<string | undefined> => {
  const [owner = '', ...rest] = name.split(':');
  if (rest.length === 0) return resolveCommit(repository.git, name);
  const other = [...network].find((each) => each.owner.login === owner && rootOf(each) === rootOf(repository));
  const sha = other === undefined ? undefined : await resolveCommit(other.git, rest.at(-1) ?? '');
  // Repositories of a network share their objects.
  if (other !== undefined && sha !== undefined) await repository.git.git('fetch', '--quiet', other.git.path, sha);
  return sha;
};

const rootOf = (repository: GitHubRepository): GitHubRepository =>
  repository.parent === null ? repository : rootOf(repository.parent);
