import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { EXAMPLE_STEPS, workflowText } from '../../../src/core/init/workflow.ts';
import { temporaryFolder } from '../../world/machine.ts';
import type { Files } from '../../world/repository.ts';
import { openWorld, type World, type WorldOptions } from '../../world/world.ts';
import { openDesk } from '../story.ts';
import { policyOf } from '../suite.ts';
import { matching } from './answers.ts';
import { callAnywhere } from './anywhere.ts';

const GATE = '.github/workflows/recount.yml';
const files: Files = {
  [GATE]: workflowText(EXAMPLE_STEPS),
  '.github/CODEOWNERS': '/.github/ @octo/gatekeepers\n',
};

const review = {
  required_approving_review_count: 1,
  require_code_owner_review: true,
  dismiss_stale_reviews_on_push: true,
  require_last_push_approval: false,
  required_review_thread_resolution: false,
};
const checks = {
  strict_required_status_checks_policy: true,
  required_status_checks: [{ context: 'recount', integration_id: 15_368 }],
};
const RULES = [
  { type: 'deletion' },
  { type: 'non_fast_forward' },
  { type: 'pull_request', parameters: review },
  { type: 'required_status_checks', parameters: checks },
];

const openNamed = async (options: WorldOptions = {}): Promise<World> => {
  const world = await openWorld({ policy: policyOf(), files, requires: [], private: false, ...options });
  world.addRuleset({ name: 'main', rules: RULES });
  return world;
};

const diagnosisSchema = z.strictObject({
  repository: z.string(),
  branch: z.string(),
  tier: z.string(),
  checks: z.array(z.string()),
  gaps: z.array(z.strictObject({ code: z.string(), evidence: z.string(), remedy: z.string(), link: z.string() })),
  unknown: z.array(z.strictObject({ code: z.string(), what: z.string(), why: z.string(), permission: z.string() })),
});

const diagnosed = async (world: World, token: string, ...args: readonly string[]) => {
  const desk = await openDesk(world, 'main', token);
  const { exit, out, err } = await desk.recount('doctor', '--json', ...args);
  if (out === '') throw new Error(err);
  const { tier, gaps, unknown, ...rest } = diagnosisSchema.parse(JSON.parse(out));
  return {
    exit,
    tier,
    gaps: gaps.map(({ code }) => code),
    unknown: unknown.map(({ code }) => code),
    whole: { gaps, unknown, ...rest },
  };
};

describe('recount doctor, against GitHub', () => {
  it('tells an administrator that nothing is open', async () => {
    await using world = await openNamed();
    const desk = await openDesk(world, 'main', world.tokenOf('mona', 'admin'));
    expect(await desk.recount('doctor')).toEqual({
      exit: 0,
      out: 'octo/demo, branch main\ntier named: the check is required by its name: tamper-evident, not tamper-proof\n\nnothing was found open',
      err: '',
    });
    expect(world.violations).toEqual([]);
  });

  it('finds the merge queue that a classic protection asks for', async () => {
    const unserved = { ...files, [GATE]: workflowText(EXAMPLE_STEPS).replace(/^ {2}merge_group:.*\n/m, '') };
    await using world = await openNamed({ files: unserved });
    world.repository.protections.set('main', { url: '', enforce_admins: { url: '', enabled: true } });
    const token = world.tokenOf('rita', 'read');
    expect((await diagnosed(world, token)).gaps).toEqual([]);
    world.repository.mergeQueues.set('main', []);
    expect((await diagnosed(world, token)).gaps).toEqual(['merge-group-missing']);
    expect(world.violations).toEqual([]);
  });

  it.each([
    ['reads a public repository', false, 'read', undefined],
    ['writes to a private one', true, 'write', undefined],
    [
      'administers it, with a token that may not',
      true,
      'admin',
      { contents: 'read', pull_requests: 'read', actions: 'read', checks: 'read' },
    ],
  ] as const)('tells who %s what it may not see, and finds it not good', async (_who, hidden, role, permissions) => {
    await using world = await openNamed({ private: hidden });
    const { exit, tier, gaps, unknown, whole } = await diagnosed(world, world.tokenOf('rita', role, permissions));
    expect({ exit, tier, gaps }).toEqual({ exit: 2, tier: 'named', gaps: [] });
    expect(unknown).toEqual(['bypass-actors', 'default-permissions-write']);
    for (const { permission } of whole.unknown) expect(permission).toMatch(/^Administration: /);
    expect(world.violations).toEqual([]);
  });

  it('reads the workflows and the message of a pull request’s head, from a fork too', async () => {
    await using world = await openNamed();
    const twin = 'on: pull_request\njobs: { recount: { runs-on: ubuntu-24.04, steps: [{ run: "true" }] } }\n';
    const pull = await world.openPullRequest({
      fork: true,
      files: { '.github/workflows/other.yml': twin },
      message: 'Be quick [skip ci]',
    });
    const token = world.tokenOf('mona', 'admin');
    const { exit, gaps, whole } = await diagnosed(world, token, '--pr', String(pull.number));
    expect({ exit, gaps }).toEqual({ exit: 1, gaps: ['skip-instruction', 'check-name-taken'] });
    expect(whole.gaps[1]?.evidence).toBe(
      'job `recount` of .github/workflows/other.yml reports recount, at the head of #1',
    );
    expect((await diagnosed(world, token)).gaps).toEqual([]);
    expect(world.violations).toEqual([]);
  });

  it.each(['doctor', 'protect'])('and %s tell a branch that is not there as misuse', async (verb) => {
    await using world = await openNamed();
    const desk = await openDesk(world, 'main', world.tokenOf('mona', 'admin'));
    const { exit, out, err } = await desk.recount(verb, '--branch', 'nosuch');
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toBe(
      'recount: usage: --branch: octo/demo has no branch nosuch\n' +
        '  to mend it: name a branch that is pushed there, or leave `--branch` out for the default branch',
    );
  });

  it('looks at the pull request of the branch without being told', async () => {
    await using world = await openNamed();
    await world.openPullRequest({ branch: 'topic', message: 'Be quick [skip ci]' });
    const desk = await openDesk(world, 'topic', world.tokenOf('mona', 'admin'));
    const { exit, out } = await desk.recount('doctor');
    expect({ exit, out }).toEqual({ exit: 1, out: matching(/skip-instruction: .*\n.*seen: .*#1 says \[skip ci\]/) });
  });

  it('looks at the policy that the judge is told to judge by', async () => {
    const elsewhere = workflowText(EXAMPLE_STEPS).replaceAll(/^( *)job: \w+$/gm, '$&\n$1policy: ci/recount.yml');
    await using world = await openNamed({ files: { ...files, [GATE]: elsewhere, 'ci/recount.yml': policyOf() } });
    const token = world.tokenOf('mona', 'admin');
    await world.commit({ '.github/recount.yml': null });
    expect(await diagnosed(world, token)).toMatchObject({ exit: 1, gaps: ['policy-not-owned'] });
    await world.commit({ '.github/CODEOWNERS': '/.github/ @octo/gatekeepers\n/ci/ @octo/gatekeepers\n' });
    expect(await diagnosed(world, token)).toMatchObject({ exit: 0, gaps: [] });
    await world.commit({ 'ci/recount.yml': null });
    expect(await diagnosed(world, token)).toMatchObject({ exit: 1, gaps: ['policy-unreadable'] });
  });

  it('reads a classic protection as far as the token may', async () => {
    await using world = await openWorld({ policy: policyOf(), files, requires: [], private: false });
    world.repository.protections.set('main', {
      required_status_checks: { strict: true, contexts: ['recount'], checks: [{ context: 'recount', app_id: 15_368 }] },
      enforce_admins: {
        enabled: false,
        url: `${world.apiUrl}/repos/octo/demo/branches/main/protection/enforce_admins`,
      },
      required_pull_request_reviews: { ...review, require_code_owner_reviews: true, dismiss_stale_reviews: true },
      allow_force_pushes: { enabled: false },
      allow_deletions: { enabled: false },
    });
    const admin = await diagnosed(world, world.tokenOf('mona', 'admin'));
    expect(admin).toMatchObject({ exit: 1, tier: 'named', gaps: ['bypass-actors'], unknown: [] });
    const reader = await diagnosed(world, world.tokenOf('rita'));
    expect(reader).toMatchObject({ exit: 1, tier: 'named', gaps: ['bypass-actors'] });
    expect(reader.unknown).toContain('not-strict');
  });

  it('tells tier enforced, and reads the required workflow where its repository is named', async () => {
    await using world = await openNamed();
    const gates = await world.github.createRepository('octo/gates', { private: false, defaultBranch: 'main' });
    await gates.git.commit({ branch: 'main', files });
    world.addRuleset({
      name: 'gates',
      organisation: 'octo',
      repositoryId: undefined,
      conditions: {
        ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] },
        repository_name: { include: ['demo'], exclude: [] },
      },
      rules: [
        {
          type: 'workflows',
          parameters: { workflows: [{ repository_id: gates.id, path: GATE, ref: 'refs/heads/main' }] },
        },
      ],
    });
    world.github.state.organisationOwners.add('octo/mona');
    const token = world.tokenOf('mona', 'admin');
    const named = await diagnosed(world, token, '--gate', 'octo/gates');
    expect(named).toMatchObject({ exit: 0, tier: 'enforced', gaps: [], unknown: [] });
    expect(await diagnosed(world, token)).toMatchObject({ exit: 2, tier: 'enforced', unknown: ['judge-conditional'] });
    const administrator = await diagnosed(world, world.tokenOf('adam', 'admin'), '--gate', 'octo/gates');
    expect(administrator).toMatchObject({ exit: 2, unknown: ['bypass-actors'] });
    expect(world.violations).toEqual([]);
  });

  it('needs no clone where the repository is named', async () => {
    await using world = await openNamed();
    await using folder = await temporaryFolder();
    const env = { GH_TOKEN: world.tokenOf('mona', 'admin'), GITHUB_API_URL: world.apiUrl };
    const named = ['doctor', '--repo', 'octo/demo', '--branch', 'main'];
    expect(await callAnywhere(folder.path, named, env)).toMatchObject({ exit: 0 });
    expect(await callAnywhere(folder.path, ['doctor', '--repo', 'octo/none'], env)).toMatchObject({
      exit: 2,
      err: matching(/github-refused: reading octo\/none: GitHub answered 404/),
    });
    expect(await callAnywhere(folder.path, [...named, '--pr', '7'], env)).toMatchObject({
      exit: 2,
      err: matching(/github-refused: reading #7: GitHub answered 404/),
    });
  });

  it('cannot be told where GitHub does not answer', async () => {
    await using world = await openNamed();
    world.fail('GET rules/branches/{branch}', { kind: 'status', status: 422 });
    const desk = await openDesk(world, 'main', world.tokenOf('mona', 'admin'));
    expect(await desk.recount('doctor')).toMatchObject({ exit: 2, err: matching(/github-unexpected/) });
  });

  it.each([
    [['--repo', 'demo'], /--repo: expected OWNER\/NAME, found demo/],
    [['--gate', 'a/b/c'], /--gate: expected OWNER\/NAME, found a\/b\/c/],
    [['--repo', 'octo/demo', '--pr', 'x'], /--pr: expected a number, found x/],
    [['--from', 'nowhere'], /file-unreadable: nowhere: /],
  ])('refuses %j', async (args, message) => {
    await using folder = await temporaryFolder();
    expect(await callAnywhere(folder.path, ['doctor', ...args])).toMatchObject({ exit: 2, err: matching(message) });
  });
});

it.each(['named', 'app', 'enforced', 'queue'])('recount doctor --from saved answers: %s', async (name) => {
  await using folder = await temporaryFolder();
  const saved = join(import.meta.dirname, '../../core/doctor/fixtures', name);
  expect(await callAnywhere(folder.path, ['doctor', '--from', saved])).toMatchObject({
    exit: 0,
    out: matching(/nothing was found open/),
  });
});
