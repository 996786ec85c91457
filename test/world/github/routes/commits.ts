import { type JsonObject, objectOf, valueAt } from '../../json.ts';
import { failure, found, type Handlers, notFound, pageOf, type RepositoryCall, textAt } from '../call.ts';
import { changedFiles, commitsBetween, mergeBase, readCommit } from '../objects.ts';
import { checkPayload, commitPayload, filePayload, gitCommitPayload } from '../payloads.ts';
import { resolveCommit, resolveInNetwork } from '../revision.ts';
import type { CheckRun } from '../state.ts';
import { branchRules } from './rulesets.ts';

const noCommit = (name: string) => failure(422, `No commit found for SHA: ${name}`);

const compared = async (call: RepositoryCall) => {
  const { at, repository, state } = call;
  const [baseName = '', headName = ''] = textAt(call, 'basehead').split('...');
  const network = state.repositories.values();
  const base = await resolveInNetwork(repository, network, baseName);
  const head = await resolveInNetwork(repository, state.repositories.values(), headName);
  const root = base === undefined || head === undefined ? undefined : await mergeBase(repository.git, base, head);
  if (base === undefined || head === undefined || root === undefined) return notFound;
  const ahead = await commitsBetween(repository.git, base, head);
  const behind = (await commitsBetween(repository.git, head, base)).length;
  const page = pageOf(call, ahead);
  const diverged = behind > 0 ? 'diverged' : 'ahead';
  const files = await changedFiles(repository.git, root, head);
  const url = `${at.api}/repos/${repository.fullName}/compare/${baseName}...${headName}`;
  return found(
    {
      url,
      html_url: `${at.site}/${repository.fullName}/compare/${baseName}...${headName}`,
      status: ahead.length === 0 ? (behind === 0 ? 'identical' : 'behind') : diverged,
      ahead_by: ahead.length,
      behind_by: behind,
      total_commits: ahead.length,
      base_commit: commitPayload(at, repository, await readCommit(repository.git, base)),
      merge_base_commit: commitPayload(at, repository, await readCommit(repository.git, root)),
      commits: page.items.map((commit) => commitPayload(at, repository, commit)),
      // GitHub gives the first 300 files, and gives them on the first page only.
      ...(Number(call.query.get('page') ?? 1) > 1
        ? {}
        : { files: files.slice(0, 300).map((file) => filePayload(at, repository, head, file)) }),
    },
    page.headers,
  );
};

// The newest of each name in each suite, which is what `filter=latest` gives.
const latest = (checks: readonly CheckRun[]): readonly CheckRun[] => [
  ...new Map(checks.map((check) => [`${check.suiteId} ${check.name}`, check])).values(),
];

const matchingChecks = (call: RepositoryCall, sha: string): readonly CheckRun[] => {
  const { query } = call;
  const of = call.repository.checks.filter((check) => check.headSha === sha);
  const chosen = query.get('filter') === 'all' ? of : latest(of);
  return chosen
    .filter((check) => query.get('check_name') === null || check.name === query.get('check_name'))
    .filter((check) => query.get('status') === null || check.status === query.get('status'))
    .filter((check) => query.get('app_id') === null || String(check.appId) === query.get('app_id'))
    .toReversed();
};

const shownProtection = (protection: JsonObject | undefined): JsonObject => {
  const off = { enforcement_level: 'off', contexts: [], checks: [] };
  if (protection === undefined) return { enabled: false, required_status_checks: off };
  const level = valueAt(protection, 'enforce_admins', 'enabled') === true ? 'everyone' : 'non_admins';
  const { strict: _strict, ...checks } = objectOf(protection['required_status_checks']);
  return { enabled: true, required_status_checks: { ...checks, enforcement_level: level } };
};

/** What the world answers about commits, branches and the checks on them. */
export const commitHandlers: Handlers = {
  'GET /repos/{owner}/{repo}/commits/{ref}': async (call) => {
    const sha = await resolveCommit(call.repository.git, textAt(call, 'ref'));
    if (sha === undefined) return noCommit(textAt(call, 'ref'));
    return found(commitPayload(call.at, call.repository, await readCommit(call.repository.git, sha)));
  },
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}': async (call) => {
    const sha = textAt(call, 'commit_sha');
    if ((await call.repository.git.resolve(`${sha}^{commit}`)) !== sha) return notFound;
    return found(gitCommitPayload(call.at, call.repository, await readCommit(call.repository.git, sha)));
  },
  'GET /repos/{owner}/{repo}/branches/{branch}': async (call) => {
    const name = textAt(call, 'branch');
    const sha = await call.repository.git.resolve(`refs/heads/${name}`);
    if (sha === undefined) return failure(404, 'Branch not found');
    const checks = call.repository.requiredChecks.filter((each) => each.branch === name);
    const url = `${call.at.api}/repos/${call.repository.fullName}/branches/${name}`;
    return found({
      name,
      commit: commitPayload(call.at, call.repository, await readCommit(call.repository.git, sha)),
      protected: checks.length > 0 || call.repository.protections.has(name),
      // Rulesets make a branch protected without a classic protection; of that every reader sees the checks.
      protection: shownProtection(call.repository.protections.get(name)),
      protection_url: `${url}/protection`,
      _links: { self: url, html: `${call.at.site}/${call.repository.fullName}/tree/${name}` },
    });
  },
  'GET /repos/{owner}/{repo}/git/ref/{ref}': async (call) => {
    const ref = `refs/${textAt(call, 'ref')}`;
    const sha = await call.repository.git.resolve(ref);
    if (sha === undefined) return notFound;
    const url = `${call.at.api}/repos/${call.repository.fullName}/git`;
    return found({
      ref,
      node_id: `REF_${sha}`,
      url: `${url}/${ref}`,
      object: { type: 'commit', sha, url: `${url}/commits/${sha}` },
    });
  },
  'GET /repos/{owner}/{repo}/compare/{basehead}': compared,
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs': async (call) => {
    const sha = await resolveCommit(call.repository.git, textAt(call, 'ref'));
    if (sha === undefined) return noCommit(textAt(call, 'ref'));
    const checks = matchingChecks(call, sha);
    const page = pageOf(call, checks);
    const items = page.items.map((check) => checkPayload(call.at, call.repository, check));
    return found({ total_count: checks.length, check_runs: items }, page.headers);
  },
  'GET /repos/{owner}/{repo}/rules/branches/{branch}': (call) => {
    // A ruleset that requires a workflow asks for no check by its name.
    const rules = call.repository.requiredChecks.filter(
      ({ branch, workflow }) => branch === textAt(call, 'branch') && workflow === undefined,
    );
    const required = rules.map((rule) => ({
      type: 'required_status_checks',
      parameters: {
        required_status_checks: [
          {
            context: rule.context,
            ...(rule.integrationId === undefined ? {} : { integration_id: rule.integrationId }),
          },
        ],
        strict_required_status_checks_policy: false,
        do_not_enforce_on_create: false,
      },
      ruleset_source_type: 'Repository',
      ruleset_source: call.repository.fullName,
      ruleset_id: rule.rulesetId,
    }));
    const page = pageOf(call, [...required, ...branchRules(call, call.repository, textAt(call, 'branch'))]);
    return found(page.items, page.headers);
  },
};
