import type { GitHubRepository } from './state.ts';

/** What a token may be allowed to see or change. */
export type Permission = 'metadata' | 'contents' | 'pull_requests' | 'actions' | 'checks' | 'administration';

/** How far it may. */
export type Level = 'read' | 'write';

/** What a token may do, as a workflow's `permissions:` says it. */
export type Permissions = Readonly<Partial<Record<Permission, Level>>>;

/** A credential that the world knows. */
export type Token =
  /** A job's token, or with `app` that of another App than GitHub Actions: of one repository, with its permissions. */
  | { readonly kind: 'job'; readonly repository: string; readonly permissions: Permissions; readonly app?: number }
  /** A person's: what the account may do, narrowed by `permissions` where it is a fine-grained one. */
  | { readonly kind: 'user'; readonly login: string; readonly permissions?: Permissions };

/** What an operation asks for. */
interface Need {
  readonly permission: Permission;
  readonly level: Level;
}

const read = (permission: Permission): Need => ({ permission, level: 'read' });
const write = (permission: Permission): Need => ({ permission, level: 'write' });

/**
 * What each operation of a repository asks for. Source: github/docs,
 * src/github-apps/data/fpt-2026-03-10/server-to-server-permissions.json ("Permissions required for GitHub Apps").
 */
const needs: Readonly<Record<string, Need>> = {
  'GET /repos/{owner}/{repo}': read('metadata'),
  'GET /repos/{owner}/{repo}/pulls': read('pull_requests'),
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': read('pull_requests'),
  'PATCH /repos/{owner}/{repo}/pulls/{pull_number}': write('pull_requests'),
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files': read('pull_requests'),
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls': read('pull_requests'),
  'GET /repos/{owner}/{repo}/branches/{branch}': read('contents'),
  'GET /repos/{owner}/{repo}/git/ref/{ref}': read('contents'),
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}': read('contents'),
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}': read('contents'),
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': read('contents'),
  'GET /repos/{owner}/{repo}/commits/{ref}': read('contents'),
  'GET /repos/{owner}/{repo}/contents/{path}': read('contents'),
  'GET /repos/{owner}/{repo}/compare/{basehead}': read('contents'),
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs': read('checks'),
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}': read('checks'),
  'POST /repos/{owner}/{repo}/check-runs': write('checks'),
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}': write('checks'),
  'GET /repos/{owner}/{repo}/actions/runs': read('actions'),
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}': read('actions'),
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs': read('actions'),
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs': read('actions'),
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts': read('actions'),
  'POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun': write('actions'),
  'POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs': write('actions'),
  'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}': read('actions'),
  'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}': read('actions'),
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission': read('metadata'),
  'GET /repos/{owner}/{repo}/rules/branches/{branch}': read('metadata'),
  'GET /repos/{owner}/{repo}/rulesets': read('metadata'),
  'GET /repos/{owner}/{repo}/rulesets/{ruleset_id}': read('metadata'),
  'POST /repos/{owner}/{repo}/rulesets': write('administration'),
  'PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}': write('administration'),
  'DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}': write('administration'),
  'GET /repos/{owner}/{repo}/branches/{branch}/protection': read('administration'),
  'GET /repos/{owner}/{repo}/actions/permissions/workflow': read('administration'),
  'GET /repos/{owner}/{repo}/codeowners/errors': read('contents'),
  'git push': write('contents'),
};

// Downloads want a credential even where everybody may read (docs: "Anyone with read access … can use this endpoint").
const neverAnonymous = new Set(['GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}']);

const allows = (permissions: Permissions, { permission, level }: Need): boolean => {
  const given = permissions[permission] ?? (permission === 'metadata' ? 'read' : undefined);
  return given === 'write' || given === level;
};

const levels = { none: 0, read: 1, write: 2, admin: 3 } as const;

/** What an account may do in a repository. */
export const roleOf = (repository: GitHubRepository, login: string): keyof typeof levels => {
  if (repository.owner.login === login) return 'admin';
  return repository.roles.get(login) ?? (repository.private ? 'none' : 'read');
};

/** Whether a token may change the settings of a repository. */
export const isAdministrator = (token: Token | undefined, repository: GitHubRepository): boolean =>
  token?.kind === 'user' &&
  roleOf(repository, token.login) === 'admin' &&
  (token.permissions === undefined || allows(token.permissions, write('administration')));

/** How a request is answered before its handler is asked. */
export type Admission = { readonly status: 200 } | { readonly status: 401 | 403 | 404; readonly message: string };

const admitted: Admission = { status: 200 };
const hidden: Admission = { status: 404, message: 'Not Found' };
const refused = (who: string): Admission => ({ status: 403, message: `Resource not accessible by ${who}` });

/**
 * Whether a token may do this. A private repository is hidden from who may not read it; a public one may be read
 * without the permission; everything else without it is refused. `own` is a pull request of the token's own account,
 * whose text its author may change without write access.
 */
export const admit = (
  token: Token | undefined,
  operation: string,
  repository: GitHubRepository,
  own: boolean,
): Admission => {
  const need = needs[operation];
  if (need === undefined) throw new Error(`The world has no permission for ${operation}.`);
  const open = !repository.private && need.level === 'read' && need.permission !== 'administration';
  if (token === undefined) {
    if (open && !neverAnonymous.has(operation)) return admitted;
    return repository.private ? hidden : { status: 401, message: 'Requires authentication' };
  }
  if (token.kind === 'job') {
    if (token.repository !== repository.fullName) return open ? admitted : hidden;
    return open || allows(token.permissions, need) ? admitted : refused('integration');
  }
  const role = levels[roleOf(repository, token.login)];
  if (role === levels.none) return hidden;
  if (token.permissions !== undefined && !open && !allows(token.permissions, need))
    return refused('personal access token');
  // Measured: who does not administer a repository is told that its protection is not there.
  if (need.permission === 'administration') return role === levels.admin ? admitted : hidden;
  if (need.level === 'read' || role >= levels.write || own) return admitted;
  // Our reading: a write by who may only read is hidden, as GitHub hides what one has no rights to.
  return hidden;
};
