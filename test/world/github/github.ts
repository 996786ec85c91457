import { join } from 'node:path';
import { serveGit } from '../git-server.ts';
import type { Listener } from '../listener.ts';
import { type BareRepository, createRepository, forkRepository } from '../repository.ts';
import { openArtifactService } from './artifact-service.ts';
import { type BlobHost, openBlobHost } from './blobs.ts';
import { createScript, type Script } from './faults.ts';
import { mergeCommit } from './objects.ts';
import type { Addresses } from './payloads.ts';
import { admit, type Token } from './permissions.ts';
import { type LoggedRequest, openApi } from './server.ts';
import {
  createState,
  current,
  type GitHubRepository,
  type Pull,
  type PullVersion,
  type State,
  type User,
} from './state.ts';

/** A GitHub on loopback. */
export interface GitHub extends AsyncDisposable {
  readonly state: State;
  readonly script: Script;
  readonly tokens: Map<string, Token>;
  readonly violations: readonly string[];
  readonly requests: readonly LoggedRequest[];
  readonly at: Addresses;
  readonly resultsUrl: string;
  readonly blobs: BlobHost;
  /** An account, made when first asked for. */
  user(login: string, type?: User['type']): User;
  createRepository(
    fullName: string,
    options: { readonly private: boolean; readonly defaultBranch: string },
  ): Promise<GitHubRepository>;
  fork(parent: GitHubRepository, owner: string): Promise<GitHubRepository>;
  /** The trial merge of a pull request: `refs/pull/N/merge`. */
  mergeSha(repository: GitHubRepository, pull: Pull, version: PullVersion): Promise<string | null>;
  /** Takes over what was pushed to the branches of pull requests. */
  followPushes(): Promise<void>;
}

const emptyRepository = (
  id: number,
  owner: User,
  name: string,
  git: BareRepository,
  rest: Pick<GitHubRepository, 'private' | 'defaultBranch' | 'parent'>,
): GitHubRepository => ({
  id,
  owner,
  name,
  fullName: `${owner.login}/${name}`,
  git,
  ...rest,
  pulls: new Map(),
  runs: new Map(),
  checks: [],
  statuses: [],
  artifacts: new Map(),
  requiredChecks: [],
  mergeQueues: new Map(),
  protections: new Map(),
  workflowPermissions: 'read',
  roles: new Map(),
});

const followPull = async (state: State, repository: GitHubRepository, pull: Pull): Promise<void> => {
  const { headRepository } = pull;
  const version = current(pull);
  const tip = await headRepository?.git.resolve(`refs/heads/${version.headRef}`);
  if (headRepository === null || tip === undefined || tip === version.headSha || version.state !== 'open') return;
  await repository.git.git(
    'fetch',
    '--quiet',
    '--force',
    headRepository.git.path,
    `${tip}:refs/pull/${pull.number}/head`,
  );
  const baseSha = (await repository.git.resolve(`refs/heads/${version.baseRef}`)) ?? version.baseSha;
  pull.versions.push({ ...version, headSha: tip, baseSha, updatedAt: state.now() });
};

// Fetching and pushing ask for the same permission as reading and changing contents through the API.
const gitGate =
  (state: State, tokens: ReadonlyMap<string, Token>) =>
  (name: string, access: 'read' | 'write', credential: string | undefined) => {
    const repository = state.repositories.get(name);
    const token = credential === undefined ? undefined : tokens.get(credential);
    if (repository === undefined) return 404;
    if (token === undefined) return access === 'read' && !repository.private ? 200 : 401;
    const operation = access === 'read' ? 'GET /repos/{owner}/{repo}/contents/{path}' : 'git push';
    return admit(token, operation, repository, false).status;
  };

/** Opens an empty GitHub whose repositories lie under `root`. */
export const openGitHub = async (root: string): Promise<GitHub> => {
  const state = createState();
  const script = createScript();
  const tokens = new Map<string, Token>();
  const violations: string[] = [];
  const requests: LoggedRequest[] = [];
  const merges = new Map<string, string | null>();
  const report = (violation: string): void => {
    violations.push(violation);
  };
  const user = (login: string, type: User['type'] = 'User'): User => {
    const known = state.users.get(login) ?? { id: state.nextId(), login, type };
    state.users.set(login, known);
    return known;
  };
  const mergeSha = async (repository: GitHubRepository, pull: Pull, version: PullVersion): Promise<string | null> => {
    const base = (await repository.git.resolve(`refs/heads/${version.baseRef}`)) ?? version.baseSha;
    const key = `${base} ${version.headSha}`;
    const known = merges.get(key);
    if (known !== undefined) return known;
    const sha = await mergeCommit(repository.git, base, version.headSha);
    if (sha !== null) await repository.git.setRef(`refs/pull/${pull.number}/merge`, sha);
    merges.set(key, sha);
    return sha;
  };
  const followPushes = async (): Promise<void> => {
    for (const repository of state.repositories.values()) {
      for (const pull of repository.pulls.values()) await followPull(state, repository, pull);
    }
  };
  const gitServer = await serveGit(root, gitGate(state, tokens), followPushes);
  const blobs = await openBlobHost(report);
  const results = await openArtifactService(state, blobs, report);
  const log = (request: LoggedRequest): void => {
    requests.push(request);
  };
  const api = await openApi({ state, blobs, script, tokens, site: gitServer.url, mergeSha, report, log });
  const listeners: readonly Listener[] = [api, results, blobs, gitServer];
  return {
    state,
    script,
    tokens,
    violations,
    requests,
    at: { api: api.url, site: gitServer.url },
    resultsUrl: `${results.url}/`,
    blobs,
    user,
    createRepository: async (fullName, options) => {
      const [owner = '', name = ''] = fullName.split('/');
      const git = await createRepository(join(root, `${fullName}.git`), options.defaultBranch);
      const repository = emptyRepository(state.nextId(), user(owner, 'Organization'), name, git, {
        ...options,
        parent: null,
      });
      state.repositories.set(fullName, repository);
      return repository;
    },
    fork: async (parent, owner) => {
      const fullName = `${owner}/${parent.name}`;
      const known = state.repositories.get(fullName);
      if (known !== undefined) return known;
      const git = await forkRepository(parent.git, join(root, `${fullName}.git`));
      const { private: hidden, defaultBranch } = parent;
      const fork = emptyRepository(state.nextId(), user(owner), parent.name, git, {
        private: hidden,
        defaultBranch,
        parent,
      });
      state.repositories.set(fullName, fork);
      return fork;
    },
    mergeSha,
    followPushes,
    [Symbol.asyncDispose]: async () => {
      for (const listener of listeners) await listener[Symbol.asyncDispose]();
    },
  };
};
