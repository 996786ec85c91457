import { type Json, type JsonObject, listOf, objectOf, textOf, valueAt } from '../../json.ts';
import { type Answer, type Call, failure, found, type Handlers, notFound, pageOf, textAt } from '../call.ts';
import { isAdministrator } from '../permissions.ts';
import type { GitHubRepository, Ruleset } from '../state.ts';

const matches = (names: Json | undefined, isMeant: (name: string) => boolean): boolean => {
  const all = objectOf(names);
  const texts = (list: Json | undefined): readonly string[] => listOf(list).flatMap((name) => textOf(name) ?? []);
  return texts(all['include']).some(isMeant) && !texts(all['exclude']).some(isMeant);
};

/** Whether a ruleset is about this branch of this repository. Patterns other than GitHub's `~` words are exact names. */
const isAbout = ({ conditions, organisation }: Ruleset, repository: GitHubRepository, branch: string): boolean => {
  const isBranch = (name: string): boolean =>
    name === '~ALL' ||
    name === `refs/heads/${branch}` ||
    (name === '~DEFAULT_BRANCH' && branch === repository.defaultBranch);
  const isRepository = (name: string): boolean => name === '~ALL' || name === repository.name;
  if (!matches(conditions['ref_name'], isBranch)) return false;
  return organisation === undefined || matches(conditions['repository_name'], isRepository);
};

const rulesetsOf = (call: Call, repository: GitHubRepository): readonly Ruleset[] =>
  call.state.rulesets.filter(({ repositoryId, organisation }) =>
    organisation === undefined ? repositoryId === repository.id : organisation === repository.owner.login,
  );

const sourceOf = (repository: GitHubRepository | undefined, { organisation }: Ruleset): JsonObject =>
  organisation === undefined
    ? { source_type: 'Repository', source: repository?.fullName ?? '' }
    : { source_type: 'Organization', source: organisation };

/** The rules of a branch out of rulesets; those that are not active are not among them. */
export const branchRules = (call: Call, repository: GitHubRepository, branch: string): readonly JsonObject[] =>
  rulesetsOf(call, repository)
    .filter((ruleset) => ruleset.enforcement === 'active' && isAbout(ruleset, repository, branch))
    .flatMap((ruleset) => {
      const { source_type: type = '', source = '' } = sourceOf(repository, ruleset);
      return ruleset.rules.map((rule) => ({
        ...objectOf(rule),
        ruleset_source_type: type,
        ruleset_source: source,
        ruleset_id: ruleset.id,
      }));
    });

// "The `bypass_actors` property is only returned if the user … has write access to the ruleset" (the description).
const payload = (ruleset: Ruleset, repository: GitHubRepository | undefined, mayWrite: boolean): JsonObject => ({
  id: ruleset.id,
  name: ruleset.name,
  target: 'branch',
  ...sourceOf(repository, ruleset),
  enforcement: ruleset.enforcement,
  conditions: ruleset.conditions,
  rules: ruleset.rules,
  ...(mayWrite ? { bypass_actors: ruleset.bypassActors } : {}),
  ...(repository === undefined ? {} : { current_user_can_bypass: 'never' }),
});

const shortened = ({
  rules: _rules,
  conditions: _conditions,
  bypass_actors: _actors,
  ...rest
}: JsonObject): JsonObject => rest;

const written = (call: Call, old: Partial<Ruleset>): Omit<Ruleset, 'id' | 'repositoryId' | 'organisation'> => ({
  name: textOf(call.body['name']) ?? old.name ?? '',
  enforcement: textOf(call.body['enforcement']) ?? old.enforcement ?? 'active',
  bypassActors: call.body['bypass_actors'] ?? old.bypassActors ?? [],
  conditions: objectOf(call.body['conditions'] ?? old.conditions),
  rules: call.body['rules'] === undefined ? (old.rules ?? []) : listOf(call.body['rules']),
});

const invalid = (field: string, message: string): Answer =>
  failure(422, 'Validation Failed', { errors: [{ resource: 'RepositoryRuleset', code: 'custom', field, message }] });

const create = (
  call: Call,
  siblings: readonly Ruleset[],
  owner: Pick<Ruleset, 'repositoryId' | 'organisation'>,
  repository: GitHubRepository | undefined,
): Answer => {
  const ruleset: Ruleset = { id: call.state.nextId(), ...owner, ...written(call, {}) };
  if (siblings.some(({ name }) => name === ruleset.name)) return invalid('name', 'Name must be unique');
  call.state.rulesets.push(ruleset);
  return { status: 201, json: payload(ruleset, repository, true) };
};

const replace = (call: Call, old: Ruleset | undefined, repository: GitHubRepository | undefined): Answer => {
  if (old === undefined) return notFound;
  const { rulesets } = call.state;
  const ruleset: Ruleset = { ...old, ...written(call, old) };
  rulesets.splice(rulesets.indexOf(old), 1, ruleset);
  return found(payload(ruleset, repository, true));
};

const remove = (call: Call, old: Ruleset | undefined): Answer => {
  if (old === undefined) return notFound;
  call.state.rulesets.splice(call.state.rulesets.indexOf(old), 1);
  return { status: 204 };
};

const idOf = (call: Call): number => Number(textAt(call, 'ruleset_id'));

/** What the world answers about the rulesets of a repository. */
export const rulesetHandlers: Handlers = {
  'GET /repos/{owner}/{repo}/rulesets': (call) => {
    const own = rulesetsOf(call, call.repository).filter(
      ({ organisation }) => organisation === undefined || call.query.get('includes_parents') !== 'false',
    );
    const page = pageOf(call, own);
    return found(
      page.items.map((one) => shortened(payload(one, call.repository, false))),
      page.headers,
    );
  },
  'POST /repos/{owner}/{repo}/rulesets': (call) => {
    const siblings = rulesetsOf(call, call.repository).filter(({ organisation }) => organisation === undefined);
    return create(call, siblings, { repositoryId: call.repository.id, organisation: undefined }, call.repository);
  },
  'GET /repos/{owner}/{repo}/rulesets/{ruleset_id}': (call) => {
    const ruleset = rulesetsOf(call, call.repository).find(({ id }) => id === idOf(call));
    if (ruleset === undefined) return notFound;
    const mayWrite =
      ruleset.organisation === undefined
        ? isAdministrator(call.token, call.repository)
        : isOwner(call, ruleset.organisation);
    return found(payload(ruleset, call.repository, mayWrite));
  },
  'PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}': (call) =>
    replace(
      call,
      call.state.rulesets.find(({ id, organisation }) => id === idOf(call) && organisation === undefined),
      call.repository,
    ),
  'DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}': (call) =>
    remove(
      call,
      call.state.rulesets.find(({ id, organisation }) => id === idOf(call) && organisation === undefined),
    ),
  'GET /repos/{owner}/{repo}/branches/{branch}/protection': (call) => {
    const protection = call.repository.protections.get(textAt(call, 'branch'));
    return protection === undefined ? failure(404, 'Branch not protected') : found(protection);
  },
  'GET /repos/{owner}/{repo}/actions/permissions/workflow': (call) =>
    found({
      default_workflow_permissions: call.repository.workflowPermissions,
      can_approve_pull_request_reviews: false,
    }),
  'GET /repos/{owner}/{repo}/codeowners/errors': () => found({ errors: [] }),
};

const isOwner = (call: Call, organisation: string): boolean =>
  call.token?.kind === 'user' &&
  call.state.organisationOwners.has(`${organisation}/${call.token.login}`) &&
  (call.token.permissions === undefined || call.token.permissions.administration === 'write');

const forOwner =
  (handle: (call: Call, organisation: string, own: readonly Ruleset[]) => Answer) =>
  (call: Call): Answer => {
    const organisation = textAt(call, 'org');
    // Who does not own it is told that it is not there.
    if (!isOwner(call, organisation)) return notFound;
    return handle(
      call,
      organisation,
      call.state.rulesets.filter((one) => one.organisation === organisation),
    );
  };

/** What the world answers about the rulesets of an organisation; these belong to no repository. */
export const organisationHandlers: Readonly<Record<string, (call: Call) => Answer>> = {
  'GET /orgs/{org}/rulesets': forOwner((call, _organisation, own) => {
    const page = pageOf(call, own);
    return found(
      page.items.map((one) => shortened(payload(one, undefined, false))),
      page.headers,
    );
  }),
  'POST /orgs/{org}/rulesets': forOwner((call, organisation, own) => {
    const conditions = valueAt(call.body, 'conditions', 'repository_name');
    if (conditions === undefined) return invalid('conditions', 'no repository is named');
    return create(call, own, { repositoryId: undefined, organisation }, undefined);
  }),
  'GET /orgs/{org}/rulesets/{ruleset_id}': forOwner((call, _organisation, own) => {
    const ruleset = own.find(({ id }) => id === idOf(call));
    return ruleset === undefined ? notFound : found(payload(ruleset, undefined, true));
  }),
  'PUT /orgs/{org}/rulesets/{ruleset_id}': forOwner((call, _organisation, own) =>
    replace(
      call,
      own.find(({ id }) => id === idOf(call)),
      undefined,
    ),
  ),
  'DELETE /orgs/{org}/rulesets/{ruleset_id}': forOwner((call, _organisation, own) =>
    remove(
      call,
      own.find(({ id }) => id === idOf(call)),
    ),
  ),
};
