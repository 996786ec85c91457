import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { EXAMPLE_STEPS, workflowText } from '../../../src/core/init/workflow.ts';
import type { Files } from '../../world/repository.ts';
import { openWorld, type World, type WorldOptions } from '../../world/world.ts';
import { type DeskCall, openDesk } from '../story.ts';
import { policyOf } from '../suite.ts';
import { matching } from './answers.ts';

const GATE = '.github/workflows/recount.yml';
const files: Files = {
  [GATE]: workflowText(EXAMPLE_STEPS),
  '.github/CODEOWNERS': '/.github/ @octo/gatekeepers\n',
};

const open = (options: WorldOptions = {}): Promise<World> =>
  openWorld({ policy: policyOf(), files, requires: [], private: false, ...options });

type Recount = (...args: readonly string[]) => Promise<DeskCall>;

const administrator = async (world: World): Promise<Recount> =>
  (await openDesk(world, 'main', world.tokenOf('mona', 'admin'))).recount;

const proposalSchema = z.looseObject({
  kind: z.string(),
  written: z.boolean(),
  address: z.string(),
  undo: z.string().optional(),
});
const proposalIn = (call: DeskCall) => proposalSchema.parse(JSON.parse(call.out));

// The world's GraphQL has queries alone: a mutation is a violation.
const writes = (world: World): readonly string[] =>
  world.requests.map(({ operation }) => operation).filter((operation) => !/^GET |^POST \/graphql$/.test(operation));

describe('recount protect', () => {
  it('shows the difference, and writes nothing where nobody agrees', async () => {
    await using world = await open();
    const recount = await administrator(world);
    expect(await recount('protect')).toEqual({
      exit: 1,
      out: matching(
        /^octo\/demo, branch main\na new ruleset “recount” at repos\/octo\/demo\/rulesets\n {2}\+ enforcement: active\n/,
      ),
      err: 'nothing was written: `--yes` writes it',
    });
    expect((await recount('protect')).out).toContain('who works alone could merge nothing');
    expect(proposalIn(await recount('protect', '--json'))).toMatchObject({ kind: 'create', written: false });
    expect(writes(world)).toEqual([]);
    expect(world.violations).toEqual([]);
  });

  it('asks no review of who works alone, which doctor tells', async () => {
    await using world = await open();
    const recount = await administrator(world);
    expect((await recount('protect', '--no-reviews', '--yes')).exit).toBe(0);
    const [ruleset] = world.github.state.rulesets;
    expect(JSON.stringify(ruleset?.rules)).not.toContain('pull_request');
    expect(JSON.stringify(ruleset?.rules)).toContain('required_status_checks');
    expect(await recount('doctor')).toMatchObject({ exit: 1, out: matching(/review-not-required/) });
  });

  it('writes it with --yes, after which doctor finds nothing open and a second call does nothing', async () => {
    await using world = await open();
    const recount = await administrator(world);
    const first = await recount('protect', '--yes');
    const [ruleset] = world.github.state.rulesets;
    expect(first).toMatchObject({
      exit: 0,
      out: matching(
        new RegExp(`written\\nto undo it:\\ngh api --method DELETE repos/octo/demo/rulesets/${ruleset?.id}\\n`),
      ),
    });
    expect(await recount('doctor')).toMatchObject({
      exit: 0,
      out: matching(/^tier named.*\n\nnothing was found open$/m),
    });
    expect(await recount('protect', '--yes')).toMatchObject({ exit: 0, out: matching(/\nnothing to do: /) });
    expect(proposalIn(await recount('protect', '--json'))).toMatchObject({ kind: 'nothing', written: false });
    expect(writes(world)).toEqual(['POST /repos/{owner}/{repo}/rulesets']);
    expect(world.violations).toEqual([]);
  });

  it('asks for no pull request, of which a branch may have several: so does audit', async () => {
    await using world = await open();
    const main = await world.repository.git.resolve('refs/heads/main');
    await world.repository.git.setRef('refs/heads/stable', main ?? null);
    const pull = await world.openPullRequest();
    await world.openPullRequest({ base: 'stable', headSha: pull.headSha() });
    const { recount } = await openDesk(world, 'topic', world.tokenOf('mona', 'admin'));
    expect((await recount('doctor')).err).toContain('several open pull requests');
    expect(proposalIn(await recount('protect', '--json'))).toMatchObject({ kind: 'create' });
    expect((await recount('audit')).out).toMatch(/^octo\/demo, branch main: 1 commit/);
    expect(world.violations).toEqual([]);
  });

  it('changes nothing beside a ruleset that is stricter', async () => {
    await using world = await open();
    const strict = {
      required_approving_review_count: 2,
      require_code_owner_review: true,
      dismiss_stale_reviews_on_push: true,
      require_last_push_approval: true,
      required_review_thread_resolution: true,
    };
    const required = [
      { context: 'recount', integration_id: 15_368 },
      { context: 'lint', integration_id: 15_368 },
    ];
    world.addRuleset({
      name: 'everything',
      rules: [
        { type: 'deletion' },
        { type: 'non_fast_forward' },
        { type: 'required_signatures' },
        { type: 'pull_request', parameters: strict },
        {
          type: 'required_status_checks',
          parameters: { strict_required_status_checks_policy: true, required_status_checks: required },
        },
      ],
    });
    const recount = await administrator(world);
    expect(await recount('protect', '--yes')).toMatchObject({ exit: 0, out: matching(/\nnothing to do: /) });
    expect(writes(world)).toEqual([]);
  });

  it('adds beside a ruleset that can be bypassed, and leaves that as it is', async () => {
    await using world = await open();
    const recount = await administrator(world);
    await recount('protect', '--yes');
    const [made] = world.github.state.rulesets.splice(0);
    const bypassActors = [{ actor_id: 5, actor_type: 'RepositoryRole', bypass_mode: 'always' }];
    const loose = world.addRuleset({ name: 'theirs', rules: made?.rules ?? [], bypassActors });
    expect(await recount('doctor')).toMatchObject({ exit: 1, out: matching(/bypass-actors: /) });
    expect(await recount('protect', '--yes')).toMatchObject({ exit: 0 });
    expect(world.github.state.rulesets).toEqual([
      loose,
      expect.objectContaining({ name: 'recount', bypassActors: [] }),
    ]);
    expect(await recount('doctor')).toMatchObject({ exit: 0 });
  });

  it('mends its own ruleset, keeps what it has more, and says how to take it back', async () => {
    await using world = await open();
    const old = world.addRuleset({
      name: 'recount',
      enforcement: 'disabled',
      rules: [
        { type: 'required_linear_history' },
        {
          type: 'required_status_checks',
          parameters: {
            strict_required_status_checks_policy: false,
            required_status_checks: [{ context: 'recount' }, { context: 'lint' }],
          },
        },
      ],
    });
    const recount = await administrator(world);
    const call = proposalIn(await recount('protect', '--yes', '--json'));
    expect(call).toMatchObject({
      kind: 'change',
      written: true,
      id: old.id,
      before: { enforcement: 'disabled', rules: old.rules },
    });
    expect(call.undo).toContain(`gh api --method PUT repos/octo/demo/rulesets/${old.id} --input - <<'RULESET'\n{`);
    expect(world.github.state.rulesets).toMatchObject([
      {
        id: old.id,
        enforcement: 'active',
        rules: [
          { type: 'required_linear_history' },
          {
            parameters: {
              required_status_checks: [{ context: 'lint' }, { context: 'recount', integration_id: 15_368 }],
            },
          },
          { type: 'deletion' },
          { type: 'non_fast_forward' },
          { type: 'pull_request' },
        ],
      },
    ]);
    expect(await recount('protect')).toMatchObject({ exit: 0 });
    expect(world.violations).toEqual([]);
  });

  it.each([
    ['the workflow', { '.github/CODEOWNERS': '* @a\n' }, policyOf(), /no workflow on main of octo\/demo has the judge/],
    ['the policy', files, undefined, /main of octo\/demo has no \.github\/recount\.yml/],
  ])('requires nothing before %s is there, and tells the order', async (_what, given, policy, message) => {
    await using world = await open({ files: given, ...(policy === undefined ? {} : { policy }) });
    if (policy === undefined) await world.commit({ '.github/recount.yml': null });
    const { exit, err } = await (await administrator(world))('protect', '--yes');
    expect({ exit, err }).toEqual({ exit: 2, err: matching(message) });
    expect(err).toContain(
      'to mend it: merge the workflow and the policy first (`recount init` writes them), see the check end once',
    );
    expect(writes(world)).toEqual([]);
  });

  it('warns until the check has been seen once', async () => {
    await using world = await open();
    const recount = await administrator(world);
    const note = /no run of recount was seen on the newest pull request/;
    expect((await recount('protect')).out).toMatch(note);
    const pull = await world.openPullRequest();
    world.recordCheck({ name: 'recount', headSha: pull.headSha(), conclusion: 'success', run: pull.startRun() });
    expect((await recount('protect')).out).not.toMatch(note);
  });

  it('names who may do it', async () => {
    await using world = await open();
    const { recount } = await openDesk(world, 'main', world.tokenOf('wanda', 'write'));
    const { exit, err } = await recount('protect', '--yes');
    expect({ exit, err }).toEqual({
      exit: 2,
      err: matching(/github-refused: .*\n {2}to mend it: use a token of an administrator/),
    });
  });
});

describe('recount protect --org', () => {
  const openWithGate = async (options: { readonly private?: boolean; readonly text?: string } = {}): Promise<World> => {
    const world = await open();
    const gates = await world.github.createRepository('octo/gates', {
      private: options.private ?? false,
      defaultBranch: 'trunk',
    });
    gates.roles.set('mona', 'read');
    await gates.git.commit({ branch: 'trunk', files: { [GATE]: options.text ?? workflowText(EXAMPLE_STEPS) } });
    world.github.state.organisationOwners.add('octo/mona');
    return world;
  };

  it('requires the workflow of the other repository, once', async () => {
    await using world = await openWithGate();
    const recount = await administrator(world);
    const args = ['protect', '--org', '--gate', 'octo/gates', '--yes'];
    const first = await recount(...args);
    expect(first).toMatchObject({ exit: 0, out: matching(/\+ repository_name: demo\n/) });
    expect(first.out).toMatch(
      /\+ workflows: workflows has \{"repository_id":\d+,"path":"\.github\/workflows\/recount\.yml","ref":"refs\/heads\/trunk"\}/,
    );
    expect(await recount('doctor', '--gate', 'octo/gates')).toMatchObject({
      exit: 0,
      out: matching(/^tier enforced.*\n\nnothing was found open$/m),
    });
    expect(await recount(...args)).toMatchObject({ exit: 0, out: matching(/\nnothing to do: /) });
    expect(writes(world)).toEqual(['POST /orgs/{org}/rulesets']);
    expect(world.violations).toEqual([]);
  });

  it.each([
    ['is there', { 'ci/recount.yml': policyOf(), '.github/recount.yml': null }, 0, /\+ repository_name: demo\n/],
    ['is not there', {}, 2, /main of octo\/demo has no ci\/recount\.yml/],
  ])('asks for the policy that the required judge names, which %s', async (_what, given, exit, message) => {
    const text = workflowText(EXAMPLE_STEPS).replace(
      'job: verdict\n',
      'job: verdict\n          policy: ci/recount.yml\n',
    );
    await using world = await openWithGate({ text });
    await world.commit(given);
    const call = await (await administrator(world))('protect', '--org', '--gate', 'octo/gates', '--yes');
    expect({ exit: call.exit, told: call.out + call.err }).toEqual({ exit, told: matching(message) });
    expect(world.violations).toEqual([]);
  });

  it('adds a repository to the ruleset that is there', async () => {
    await using world = await openWithGate();
    const recount = await administrator(world);
    await recount('protect', '--org', '--gate', 'octo/gates', '--yes');
    const [made] = world.github.state.rulesets.splice(0);
    const conditions = {
      ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] },
      repository_name: { include: ['other'], exclude: [] },
    };
    world.addRuleset({
      name: 'recount',
      rules: made?.rules ?? [],
      organisation: 'octo',
      repositoryId: undefined,
      conditions,
    });
    expect(await recount('protect', '--org', '--gate', 'octo/gates', '--yes')).toMatchObject({
      exit: 0,
      out: matching(/ {4}repository_name: other\n {2}\+ repository_name: demo\n/),
    });
    expect(writes(world)).toEqual(['POST /orgs/{org}/rulesets', 'PUT /orgs/{org}/rulesets/{ruleset_id}']);
    expect(world.violations).toEqual([]);
  });

  it.each<[what: string, gate: readonly string[], options: Parameters<typeof openWithGate>[0], message: RegExp]>([
    ['no repository is named', [], {}, /usage: --org needs the repository that holds the workflow/],
    ['it is the repository itself', ['--gate', 'octo/demo'], {}, /octo\/demo is the repository itself/],
    ['it is private', ['--gate', 'octo/gates'], { private: true }, /octo\/gates is private and octo\/demo is not/],
    [
      'it has no judge',
      ['--gate', 'octo/gates'],
      { text: 'on: push\njobs: {}' },
      /octo\/gates has no .*recount\.yml with the judge/,
    ],
    ['it is not there', ['--gate', 'octo/none'], {}, /reading octo\/none: GitHub answered 404/],
  ])('refuses where %s', async (_what, gate, options, message) => {
    await using world = await openWithGate(options);
    const { exit, err } = await (await administrator(world))('protect', '--org', ...gate, '--yes');
    expect({ exit, err }).toEqual({ exit: 2, err: matching(message) });
    expect(writes(world)).toEqual([]);
  });

  it('is for owners of the organisation', async () => {
    await using world = await openWithGate();
    world.github.state.organisationOwners.clear();
    const { exit, err } = await (await administrator(world))('protect', '--org', '--gate', 'octo/gates', '--yes');
    expect({ exit, err }).toEqual({ exit: 2, err: matching(/an owner of the organisation/) });
  });
});

it('protects the default branch, whatever pull request the clone is at', async () => {
  await using world = await open();
  const tip = await world.repository.git.resolve('refs/heads/main');
  await world.repository.git.setRef('refs/heads/next', tip ?? null);
  await world.openPullRequest({ branch: 'topic', base: 'next' });
  const { recount } = await openDesk(world, 'topic', world.tokenOf('mona', 'admin'));
  expect(await recount('protect')).toMatchObject({ out: matching(/^octo\/demo, branch main\n/) });
  expect(await recount('protect', '--branch', 'next')).toMatchObject({
    out: matching(/\+ ref_name: refs\/heads\/next\n/),
  });
});
