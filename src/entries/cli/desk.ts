import { type BaseTarget, type DeskBase, findBase } from '../../app/desk/base.ts';
import type { AuthorGitHub, Clone } from '../../app/desk/ports.ts';
import {
  type FoundPullRequest,
  findPullRequest,
  noRemote,
  type PullRequestQuestion,
} from '../../app/desk/pull-request.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { POLICY_PATH } from '../../core/policy/policy-path.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { systemClock } from '../../io/clock.ts';
import { openClone } from '../../io/clone.ts';
import { type Git, openGit } from '../../io/git/git.ts';
import { type Branch, currentBranch, type RemoteBranch } from '../../io/git/remotes.ts';
import { type Api, hostOf } from '../../io/github/api.ts';
import { openRecords, type RecordStore } from '../../io/records.ts';
import { TOOL } from '../../version.ts';
import { isPullNumber, notPullNumber } from './arguments.ts';
import { tell } from './tell.ts';
import { findToken } from './token.ts';
import { type Call, isSet, textOption } from './verb.ts';

/** The clone that a verb works in. */
export interface Desk {
  readonly git: Git;
  readonly clone: Clone;
  readonly records: RecordStore;
}

/** Opens the clone around the present folder. */
export const openDesk = async ({ cwd, env }: Call): Promise<Result<Desk>> => {
  const git = await openGit({ dir: cwd, env, profile: 'desk' });
  return git.ok ? ok({ git: git.value, clone: openClone(git.value), records: openRecords(git.value) }) : git;
};

/** GitHub's API with the author's token; the client is loaded only where it is needed. */
export const openApi = async (call: Call): Promise<Result<Api>> => {
  const apiUrl = (call.env['GITHUB_API_URL'] || 'https://api.github.com').replace(/\/+$/, '');
  if (!/^https?:\/\//i.test(apiUrl) || !URL.canParse(apiUrl))
    return err(
      fault('usage', `GITHUB_API_URL: expected an address, found ${apiUrl}`, {
        remedy: 'for a GitHub Enterprise Server set GITHUB_API_URL=https://HOST/api/v3, else leave it unset',
      }),
    );
  const host = hostOf(apiUrl);
  const token = await findToken(call.env, host);
  if (!token.ok) return token;
  if (token.value === undefined)
    return err(
      fault(
        'token-missing',
        `GH_TOKEN and GITHUB_TOKEN are not set, and \`gh auth token --hostname ${host}\` gives none`,
        host === 'github.com' ? {} : { remedy: `set GH_TOKEN, or sign in with \`gh auth login --hostname ${host}\`` },
      ),
    );
  const { openAuthorApi } = await import('../../io/github/author.ts');
  return ok(await openAuthorApi(token.value, apiUrl, TOOL.replace(' ', '/')));
};

/** GitHub as an author sees it. Where a clone has nothing there, that is told before anybody looks for a token. */
export const openGitHub = async (call: Call, desk?: Desk): Promise<Result<AuthorGitHub>> => {
  const api = await openApi(call);
  if (!api.ok) {
    const remotes = await desk?.clone.remotes();
    const isThere = remotes?.ok !== true || remotes.value.some(({ repository }) => repository !== undefined);
    return isThere ? api : err(noRemote());
  }
  const { openAuthor } = await import('../../io/github/author.ts');
  return ok(openAuthor(api.value, systemClock.sleep));
};

/** The pull request that `--pr` names, or that the branch has. */
export const pullRequestHere = async (
  call: Call,
  desk: Desk,
  github: AuthorGitHub,
): Promise<Result<FoundPullRequest>> => {
  const branch = await currentBranch(desk.git);
  if (!branch.ok) return branch;
  const number = textOption(call, 'pr');
  if (number !== undefined && !isPullNumber(number)) return err(fault('usage', notPullNumber(number)));
  return findPullRequest(desk.clone, github, {
    branch: branch.value === undefined ? undefined : branchAtRemote(branch.value),
    ...(number === undefined ? {} : { number: Number(number) }),
  });
};

/** GitHub, and there the pull request that `--pr` names, or that the branch has. */
export const findOnGitHub = async (
  call: Call,
  desk: Desk,
): Promise<Result<FoundPullRequest & { readonly github: AuthorGitHub }>> => {
  const github = await openGitHub(call, desk);
  if (!github.ok) return github;
  const found = await pullRequestHere(call, desk, github.value);
  return found.ok ? ok({ ...found.value, github: github.value }) : found;
};

/** The repository that pull requests of this clone are opened in, whichever of them the branch has. */
export const repositoryHere = async ({ git, clone }: Desk, github: AuthorGitHub): Promise<Result<string>> => {
  const branch = await currentBranch(git);
  if (!branch.ok) return branch;
  const at = branch.value === undefined ? undefined : { remote: pushTarget(branch.value).remote };
  const found = await findPullRequest(clone, github, { branch: at });
  return found.ok ? ok(found.value.repository) : found;
};

/** Where a branch is pushed to; one that follows a local branch, or nothing, goes to origin under its own name. */
export const pushTarget = ({ name, push, upstream }: Branch): RemoteBranch =>
  [push, upstream].find((at) => at !== undefined && at.remote !== '.') ?? {
    remote: 'origin',
    ref: `refs/heads/${name}`,
  };

const branchAtRemote = (branch: Branch): PullRequestQuestion['branch'] => {
  const { remote, ref } = pushTarget(branch);
  return { name: ref.replace(/^refs\/heads\//, ''), remote };
};

/** The policy that a verb is held to, and how it was found; asks GitHub for the base only where it may and can. */
export const baseHere = async (call: Call, desk: Desk): Promise<Result<DeskBase, readonly Fault[]>> => {
  const [ref, policyPath] = [textOption(call, 'base'), textOption(call, 'policy') ?? POLICY_PATH];
  const fetch = !isSet(call, 'no-fetch');
  const target = ref === undefined && fetch ? await baseOnGitHub(call, desk) : undefined;
  return findBase(desk.clone, { ref, policyPath, fetch, target });
};

/** The pull request's base, or a fork's upstream. Nobody needs GitHub to run the suites: without it origin serves. */
const baseOnGitHub = async (call: Call, desk: Desk): Promise<BaseTarget | undefined> => {
  const remotes = await desk.clone.remotes();
  if (!remotes.ok || remotes.value.every(({ repository }) => repository === undefined)) return undefined;
  const found = await findOnGitHub(call, desk);
  if (!found.ok) {
    tell(call, `the pull request was not looked up (${found.error.message}), so origin is taken for its base`);
    return undefined;
  }
  const { remote, pullRequest, repository, defaultBranch } = found.value;
  if (pullRequest === undefined)
    return { remote, branch: defaultBranch, defaultBranch, why: `${repository} ${defaultBranch}, its default branch` };
  const { base, number } = pullRequest;
  const why = `${repository} ${base.ref}, the base of #${number}`;
  return { remote, branch: base.ref, defaultBranch: base.defaultBranch, why };
};
