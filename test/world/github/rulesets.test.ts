import { Octokit } from '@octokit/rest';
import { describe, expect, it } from 'vitest';
import { openWorld, type World } from '../world.ts';

const repo = { owner: 'octo', repo: 'demo' };
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const conditions = { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] } };
const bypass = [{ actor_id: 5, actor_type: 'RepositoryRole' as const, bypass_mode: 'always' as const }];

const as = (world: World, token: string): Octokit => new Octokit({ auth: token, baseUrl: world.apiUrl, log: quiet });

const statusOf = (call: Promise<{ readonly status: number }>): Promise<unknown> =>
  call
    .catch((error: unknown) => error)
    .then((answer) => (answer instanceof Object && 'status' in answer ? answer.status : answer));

describe('rulesets', () => {
  it('are made, changed and taken away by an administrator, and their rules are the branch’s', async () => {
    await using world = await openWorld({ requires: [] });
    const admin = as(world, world.tokenOf('mona', 'admin'));
    const made = await admin.repos.createRepoRuleset({
      ...repo,
      name: 'one',
      enforcement: 'active',
      conditions,
      rules: [{ type: 'deletion' }],
    });
    const ruleset_id = made.data.id;
    const rules = async (branch: string): Promise<readonly string[]> =>
      (await admin.repos.getBranchRules({ ...repo, branch })).data.map(({ type }) => type);
    expect([await rules('main'), await rules('other')]).toEqual([['deletion'], []]);
    expect(await statusOf(admin.repos.createRepoRuleset({ ...repo, name: 'one', enforcement: 'active' }))).toBe(422);
    await admin.repos.updateRepoRuleset({ ...repo, ruleset_id, enforcement: 'evaluate' });
    expect(await rules('main')).toEqual([]);
    await admin.repos.deleteRepoRuleset({ ...repo, ruleset_id });
    expect(await statusOf(admin.repos.getRepoRuleset({ ...repo, ruleset_id }))).toBe(404);
    expect(world.violations).toEqual([]);
  });

  it('tell who may bypass them to those who may change them', async () => {
    await using world = await openWorld({ requires: [], private: false });
    const { id } = world.addRuleset({ name: 'one', rules: [], bypassActors: bypass });
    const seen = async (token: string) =>
      (await as(world, token).repos.getRepoRuleset({ ...repo, ruleset_id: id })).data.bypass_actors;
    expect(await seen(world.tokenOf('mona', 'admin'))).toEqual(bypass);
    expect(await seen(world.tokenOf('wanda', 'write'))).toBeUndefined();
    expect(await seen(world.tokenOf('mona', 'admin', { contents: 'read' }))).toBeUndefined();
  });

  it('of an organisation are its owners’, and reach the repositories that they name', async () => {
    await using world = await openWorld({ requires: [] });
    world.github.state.organisationOwners.add('octo/olga');
    const [owner, admin] = [as(world, world.tokenOf('olga', 'read')), as(world, world.tokenOf('mona', 'admin'))];
    const repository_name = { include: ['demo'], exclude: [] };
    const wanted = { org: 'octo', name: 'all', enforcement: 'active', rules: [{ type: 'deletion' }] } as const;
    const rules = [{ type: 'deletion' as const }];
    const made = await owner.repos.createOrgRuleset({
      ...wanted,
      rules,
      conditions: { ...conditions, repository_name },
    });
    expect((await admin.repos.getBranchRules({ ...repo, branch: 'main' })).data).toMatchObject([
      { type: 'deletion', ruleset_source_type: 'Organization', ruleset_source: 'octo', ruleset_id: made.data.id },
    ]);
    expect(await statusOf(admin.repos.createOrgRuleset({ ...wanted, rules }))).toBe(404);
    expect(await statusOf(admin.repos.getOrgRuleset({ org: 'octo', ruleset_id: made.data.id }))).toBe(404);
    expect((await admin.repos.getRepoRulesets({ ...repo, includes_parents: false })).data).toEqual([]);
    expect((await admin.repos.getRepoRulesets(repo)).data).toMatchObject([{ name: 'all' }]);
    await owner.repos.deleteOrgRuleset({ org: 'octo', ruleset_id: made.data.id });
    expect((await owner.repos.getOrgRulesets({ org: 'octo' })).data).toEqual([]);
    expect(world.violations).toEqual([]);
  });
});

describe('a classic protection', () => {
  it('is there for administrators alone, and says so where there is none', async () => {
    await using world = await openWorld({ requires: [], private: false });
    const [admin, reader] = [as(world, world.tokenOf('mona', 'admin')), as(world, world.tokenOf('rita'))];
    const told = (octokit: Octokit): Promise<unknown> =>
      octokit.repos.getBranchProtection({ ...repo, branch: 'main' }).catch((error: unknown) => String(error));
    expect(await told(admin)).toMatch(/Branch not protected/);
    expect(await told(reader)).toMatch(/Not Found/);
    world.repository.protections.set('main', {
      required_status_checks: { strict: true, contexts: ['a'], checks: [{ context: 'a', app_id: null }] },
    });
    const branch = await reader.repos.getBranch({ ...repo, branch: 'main' });
    expect(branch.data.protection).toMatchObject({
      enabled: true,
      required_status_checks: { enforcement_level: 'non_admins', contexts: ['a'] },
    });
    expect(await statusOf(reader.actions.getGithubActionsDefaultWorkflowPermissionsRepository(repo))).toBe(404);
    expect(world.violations).toEqual([]);
  });
});
