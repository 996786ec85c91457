import { join } from 'node:path';
import { type AppRun, type Starter, startAppRun } from './app-run.ts';
import type { Fault, FaultTiming, Hook } from './github/faults.ts';
import { type GitHub, openGitHub } from './github/github.ts';
import type { Permissions, Token } from './github/permissions.ts';
import type { LoggedRequest } from './github/server.ts';
import {
  actionsAppId,
  type CheckRun,
  type Conclusion,
  type GitHubRepository,
  type Pull,
  type Role,
  type Ruleset,
  type WorkflowRun,
} from './github/state.ts';
import type { JobOptions, JobRun } from './jobs.ts';
import { temporaryFolder } from './machine.ts';
import { type QueuedGroup, queueGroup } from './merge-queue.ts';
import { handlePullRequest, type PullRequest } from './pull-request.ts';
import { type Push, pushOf } from './push.ts';
import { runAuditJob } from './push-run.ts';
import { type Checkout, cloneForAuthor, type Files } from './repository.ts';

/** What a world is like when it opens. */
export interface WorldOptions {
  /** The repository's name; its owner is an organisation. */
  readonly name?: string;
  /** Private by default, so that a permission that is not declared is one that is not there. */
  readonly private?: boolean;
  readonly defaultBranch?: string;
  /** The first commit of the default branch, and the policy in it. */
  readonly files?: Files;
  readonly policy?: string;
  /** The checks that the default branch requires of GitHub Actions. */
  readonly requires?: readonly string[];
  /** Where `action.yml` lies. */
  readonly actionDir?: string;
}

/** What a pull request is like when it is opened. */
export interface PullRequestOptions {
  readonly files?: Files;
  readonly body?: string | null;
  readonly title?: string;
  readonly draft?: boolean;
  readonly branch?: string;
  readonly base?: string;
  readonly author?: string;
  readonly authorType?: 'User' | 'Bot';
  /** From a fork of the author's. */
  readonly fork?: boolean;
  /** An existing commit as its head, instead of a new one. */
  readonly headSha?: string;
  readonly message?: string;
}

/** A check run that a test puts on a commit. */
interface RecordedCheck {
  readonly name: string;
  readonly headSha: string;
  readonly conclusion: Conclusion | null;
  readonly suiteId?: number;
  readonly appId?: number;
  readonly run?: WorkflowRun;
  readonly startedAt?: string;
}

/** A GitHub with one repository in it, and all that a test does to them. */
export interface World extends AsyncDisposable {
  readonly github: GitHub;
  readonly repository: GitHubRepository;
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** A folder for the test's own files. */
  readonly root: string;
  /** What contradicts GitHub's description, or leaks: a test of the product ends with none. */
  readonly violations: readonly string[];
  readonly requests: readonly LoggedRequest[];
  /** Commits to a branch of the repository itself. */
  commit(files: Files, options?: { readonly branch?: string; readonly message?: string }): Promise<string>;
  openPullRequest(options?: PullRequestOptions): Promise<PullRequest>;
  /** Puts pull requests into the merge queue of a branch, as one group. */
  queue(pulls: readonly PullRequest[], base?: string, method?: 'merge' | 'squash'): Promise<QueuedGroup>;
  /** The newest push to a branch, and what it starts. */
  push(branch?: string): Promise<Push>;
  /** Ends the workflow that a pull request starts at tier app, and starts the one of the default branch by it. */
  startAppRun(pull: PullRequest, change?: Starter): Promise<AppRun>;
  /** The audit of what was pushed to a branch since a commit, as a job of the action. */
  runAudit(before: string, options?: JobOptions & { readonly branch?: string }): Promise<JobRun>;
  requireCheck(
    context: string,
    options?: { readonly branch?: string; readonly integrationId?: number | null; readonly workflow?: number },
  ): void;
  recordCheck(check: RecordedCheck): CheckRun;
  /** Puts a ruleset in force: on the repository, or on its organisation. */
  addRuleset(ruleset: Pick<Ruleset, 'name' | 'rules'> & Partial<Ruleset>): Ruleset;
  /** A token of a person, who has this role in the repository; without one, whatever anybody may do. */
  tokenOf(login: string, role?: Role, permissions?: Permissions): string;
  /** A credential of any kind. */
  addToken(token: Token): string;
  /** A clone as an author has it, which pushes to the site with the token. */
  clone(
    token: string,
    options?: { readonly branch?: string; readonly repository?: GitHubRepository },
  ): Promise<Checkout>;
  fail(pattern: string, fault: Fault, timing?: FaultTiming): void;
  onRequest(pattern: string, hook: Hook): void;
}

const projectRoot = join(import.meta.dirname, '../..');

const firstFiles = ({ files = { 'README.md': '# Demo\n' }, policy }: WorldOptions): Files =>
  policy === undefined ? files : { ...files, '.github/recount.yml': policy };

const openPull = async (github: GitHub, repository: GitHubRepository, options: PullRequestOptions): Promise<Pull> => {
  const { state } = github;
  const { branch = 'topic', base = repository.defaultBranch, author = 'mona' } = options;
  const user = github.user(author, options.authorType ?? 'User');
  const headRepository = options.fork === true ? await github.fork(repository, author) : repository;
  const baseSha = await repository.git.resolve(`refs/heads/${base}`);
  if (baseSha === undefined) throw new Error(`There is no branch ${base}.`);
  // Another branch, another commit: equal files on an equal parent would be the same one.
  const { files = { 'change.txt': `${branch}\n` }, message = 'Change' } = options;
  const known = (await headRepository.git.resolve(`refs/heads/${branch}`)) ?? baseSha;
  const headSha = options.headSha ?? (await headRepository.git.commit({ branch, files, message, parent: known }));
  if (options.headSha !== undefined) await headRepository.git.setRef(`refs/heads/${branch}`, headSha);
  const numbers = [...repository.pulls.keys()];
  const number = Math.max(0, ...numbers) + 1;
  await repository.git.git('fetch', '--quiet', headRepository.git.path, `${headSha}:refs/pull/${number}/head`);
  const createdAt = state.now();
  const { body = null, title = 'A change', draft = false } = options;
  const pull: Pull = {
    id: state.nextId(),
    number,
    user,
    headRepository,
    headOwner: headRepository.owner,
    versions: [
      { headRef: branch, headSha, baseRef: base, baseSha, title, body, draft, state: 'open', updatedAt: createdAt },
    ],
    reviews: [],
    lag: { reads: 0, behind: 0 },
    createdAt,
  };
  repository.pulls.set(number, pull);
  return pull;
};

const checkOf = (github: GitHub, { run, ...check }: RecordedCheck): CheckRun => ({
  id: github.state.nextId(),
  suiteId: run?.suiteId ?? github.state.nextId(),
  appId: actionsAppId,
  startedAt: github.state.now(),
  ...check,
  status: check.conclusion === null ? 'in_progress' : 'completed',
  completedAt: check.conclusion === null ? null : github.state.now(),
  ...(run === undefined ? {} : { job: { runId: run.id, attempt: run.attempt } }),
});

// The token is given to git by a helper, as `gh auth setup-git` does it.
const useToken = (clone: Checkout, token: string): Promise<string> =>
  clone.git(
    'config',
    '--local',
    'credential.helper',
    `!f() { echo username=x-access-token; echo password=${token}; }; f`,
  );

/** Opens a world; `await using` closes it. */
export const openWorld = async (options: WorldOptions = {}): Promise<World> => {
  const folder = await temporaryFolder();
  const github = await openGitHub(join(folder.path, 'git'));
  const { name = 'octo/demo', defaultBranch = 'main', actionDir = projectRoot } = options;
  const repository = await github.createRepository(name, { private: options.private ?? true, defaultBranch });
  await repository.git.commit({ branch: defaultBranch, files: firstFiles(options), message: 'First' });
  const place = { github, repository, root: folder.path, actionDir };
  let clones = 0;
  const addToken = (token: Token): string => {
    const kind = token.kind === 'job' ? 'ghs' : 'ghp';
    const value = `${kind}_${github.state.nextId()}canary`;
    github.tokens.set(value, token);
    return value;
  };
  const world: World = {
    github,
    repository,
    apiUrl: github.at.api,
    serverUrl: github.at.site,
    root: folder.path,
    violations: github.violations,
    requests: github.requests,
    commit: (files, { branch = defaultBranch, message = 'Commit' } = {}) =>
      repository.git.commit({ branch, files, message }),
    openPullRequest: async (given = {}) => handlePullRequest(place, await openPull(github, repository, given)),
    queue: (pulls, base = defaultBranch, method = 'merge') => queueGroup(place, pulls, base, method),
    push: (branch = defaultBranch) => pushOf(place, branch),
    startAppRun: (pull, change) => startAppRun(place, pull, change),
    runAudit: (before, { branch = defaultBranch, ...given } = {}) => runAuditJob(place, before, branch, given),
    requireCheck: (context, { branch = defaultBranch, integrationId = actionsAppId, workflow } = {}) => {
      const source = {
        ...(integrationId === null ? {} : { integrationId }),
        ...(workflow === undefined ? {} : { workflow }),
      };
      repository.requiredChecks.push({ branch, context, ...source, rulesetId: github.state.nextId() });
    },
    addRuleset: (given) => {
      const ruleset: Ruleset = {
        id: github.state.nextId(),
        repositoryId: repository.id,
        organisation: undefined,
        enforcement: 'active',
        bypassActors: [],
        conditions: { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] } },
        ...given,
      };
      github.state.rulesets.push(ruleset);
      return ruleset;
    },
    recordCheck: (check) => {
      const recorded = checkOf(github, check);
      repository.checks.push(recorded);
      return recorded;
    },
    tokenOf: (login, role, permissions) => {
      github.user(login);
      if (role !== undefined) repository.roles.set(login, role);
      return addToken({ kind: 'user', login, ...(permissions === undefined ? {} : { permissions }) });
    },
    addToken,
    clone: async (token, { branch = defaultBranch, repository: from = repository } = {}) => {
      clones += 1;
      const clone = await cloneForAuthor(from.git.path, branch, join(folder.path, 'clones', String(clones)));
      await clone.git('remote', 'set-url', 'origin', `${github.at.site}/${from.fullName}.git`);
      await useToken(clone, token);
      return clone;
    },
    fail: (pattern, fault, timing) => github.script.fail(pattern, fault, timing),
    onRequest: (pattern, hook) => github.script.onRequest(pattern, hook),
    [Symbol.asyncDispose]: async () => {
      await github[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
  for (const context of options.requires ?? ['recount']) world.requireCheck(context);
  return world;
};
