import type { Json } from '../../json.ts';
import { textOf } from '../../json.ts';
import { failure, found, type Handlers, notFound, numberAt, pageOf, type RepositoryCall, textAt } from '../call.ts';
import { changedFiles, commitsBetween, mergeBase } from '../objects.ts';
import { filePayload, pullPayload } from '../payloads.ts';
import { resolveCommit } from '../revision.ts';
import { current, type Pull, type PullVersion, seen } from '../state.ts';

/** GitHub lists no more files of a pull request than these. */
const filesLimit = 3000;

/** The longest body that GitHub takes, in UTF-16 units. */
const bodyLimit = 65_536;

const pullOf = (call: RepositoryCall): Pull | undefined => call.repository.pulls.get(numberAt(call, 'pull_number'));

const baseTip = async (call: RepositoryCall, version: PullVersion): Promise<string> =>
  (await resolveCommit(call.repository.git, `refs/heads/${version.baseRef}`)) ?? version.baseSha;

const filesOf = async (call: RepositoryCall, version: PullVersion) => {
  const base = await mergeBase(call.repository.git, await baseTip(call, version), version.headSha);
  return base === undefined ? [] : changedFiles(call.repository.git, base, version.headSha);
};

const wholePull = async (call: RepositoryCall, pull: Pull, version: PullVersion): Promise<Json> => {
  const merge = await call.mergeSha(call.repository, pull, version);
  const files = await filesOf(call, version);
  const commits = await commitsBetween(call.repository.git, await baseTip(call, version), version.headSha);
  return {
    ...pullPayload(call.at, call.repository, pull, version, merge),
    mergeable: merge !== null,
    mergeable_state: merge === null ? 'dirty' : 'unknown',
    merged: pull.merged !== undefined,
    commits: commits.length,
    changed_files: files.length,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
  };
};

const listed = (call: RepositoryCall) => {
  const state = call.query.get('state') ?? 'open';
  const head = call.query.get('head');
  const base = call.query.get('base');
  const direction = call.query.get('direction') ?? 'desc';
  const pulls = [...call.repository.pulls.values()].sort((a, b) => b.number - a.number);
  const matching = pulls.flatMap((pull) => {
    const version = seen(pull);
    const label = `${pull.headOwner.login}:${version.headRef}`;
    if (state !== 'all' && version.state !== state) return [];
    if (base !== null && version.baseRef !== base) return [];
    // Without an owner GitHub pays the filter no heed and lists them all.
    if (head?.includes(':') === true && label !== head) return [];
    return [{ pull, version }];
  });
  return direction === 'asc' ? matching.reverse() : matching;
};

const edited = (pull: Pull, call: RepositoryCall): PullVersion => {
  const now = current(pull);
  const state = textOf(call.body['state']);
  const body = call.body['body'];
  return {
    ...now,
    title: textOf(call.body['title']) ?? now.title,
    body: body === undefined ? now.body : (textOf(body) ?? null),
    state: state === 'open' || state === 'closed' ? state : now.state,
    baseRef: textOf(call.body['base']) ?? now.baseRef,
    updatedAt: call.state.now(),
  };
};

/** What the world answers about pull requests. */
export const pullHandlers: Handlers = {
  'GET /repos/{owner}/{repo}/pulls': (call) => {
    const page = pageOf(call, listed(call));
    const items = page.items.map(({ pull, version }) => pullPayload(call.at, call.repository, pull, version, null));
    return found(items, page.headers);
  },
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': async (call) => {
    const pull = pullOf(call);
    return pull === undefined ? notFound : found(await wholePull(call, pull, seen(pull)));
  },
  'PATCH /repos/{owner}/{repo}/pulls/{pull_number}': async (call) => {
    const pull = pullOf(call);
    if (pull === undefined) return notFound;
    const version = edited(pull, call);
    if ((version.body ?? '').length > bodyLimit) {
      return failure(422, 'Validation Failed', {
        errors: [
          {
            resource: 'PullRequest',
            code: 'custom',
            field: 'body',
            message: `body is too long (maximum is ${bodyLimit} characters)`,
          },
        ],
      });
    }
    if (version.baseRef !== current(pull).baseRef) {
      const tip = await resolveCommit(call.repository.git, `refs/heads/${version.baseRef}`);
      if (tip === undefined)
        return failure(422, 'Validation Failed', {
          errors: [{ resource: 'PullRequest', code: 'invalid', field: 'base' }],
        });
      pull.versions.push({ ...version, baseSha: tip });
    } else pull.versions.push(version);
    return found(await wholePull(call, pull, current(pull)));
  },
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files': async (call) => {
    const pull = pullOf(call);
    if (pull === undefined) return notFound;
    const version = seen(pull);
    const page = pageOf(call, (await filesOf(call, version)).slice(0, filesLimit));
    const items = page.items.map((file) => filePayload(call.at, call.repository, version.headSha, file));
    return found(items, page.headers);
  },
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls': async (call) => {
    const sha = textAt(call, 'commit_sha');
    const { defaultBranch, git } = call.repository;
    // docs: REST, "List pull requests associated with a commit": on the default branch the merged ones that brought it.
    if ((await mergeBase(git, sha, `refs/heads/${defaultBranch}`)) === sha) {
      const brought = [...call.repository.pulls.values()].filter(
        ({ merged }) => merged?.brought.includes(sha) === true,
      );
      const page = pageOf(call, brought);
      const items = page.items.map((pull) => pullPayload(call.at, call.repository, pull, current(pull), null));
      return found(items, page.headers);
    }
    // Measured on GitHub: a fork's head and a merge queue's commit give an empty list.
    const own = [...call.repository.pulls.values()].filter((pull) => pull.headRepository === call.repository);
    const holding: Pull[] = [];
    for (const pull of own) {
      const version = current(pull);
      const commits = await commitsBetween(call.repository.git, await baseTip(call, version), version.headSha);
      if (commits.some((commit) => commit.sha === sha)) holding.push(pull);
    }
    const page = pageOf(call, holding);
    return found(
      page.items.map((pull) => pullPayload(call.at, call.repository, pull, current(pull), null)),
      page.headers,
    );
  },
};
