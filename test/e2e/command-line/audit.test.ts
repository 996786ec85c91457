import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fitBlock, renderBlock } from '../../../src/core/block/render.ts';
import { EXAMPLE_STEPS, workflowText } from '../../../src/core/init/workflow.ts';
import { rowsToPlay } from '../../table-rows.ts';
import type { MergeMethod } from '../../world/merging.ts';
import type { PullRequest } from '../../world/pull-request.ts';
import { openWorld, type PullRequestOptions, type World, type WorldOptions } from '../../world/world.ts';
import { apartPolicy, asIfApart } from '../apart.ts';
import { honestRecord } from '../handed-over.ts';
import { judgeAgain, openDesk, verdictOf } from '../story.ts';
import { policyOf, suiteFiles } from '../suite.ts';

const GATE = '.github/workflows/recount.yml';
const POLICY = '.github/recount.yml';

const open = (options: WorldOptions = {}): Promise<World> =>
  openWorld({ policy: apartPolicy(), files: { ...suiteFiles(), [GATE]: workflowText(EXAMPLE_STEPS) }, ...options });

/** Does something while the branch asks for no walls: the machine that runs this test may have none. */
const withoutWalls = async <T>(world: World, work: () => Promise<T>): Promise<T> => {
  const { repository } = world;
  const tip = (await repository.git.resolve('refs/heads/main')) ?? null;
  await world.commit({ [POLICY]: policyOf() });
  const done = await work();
  await repository.git.setRef('refs/heads/main', tip);
  return done;
};

/** A pull request whose suites have run, and whose body pins what they gave. */
const pinned = async (world: World, options: PullRequestOptions = {}, more?: string) => {
  const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' }, ...options });
  if (more !== undefined) await pull.push({ [more]: 'more\n' });
  const rerun = await withoutWalls(world, async () => asIfApart(await pull.runJob('rerun')));
  pull.edit({ body: renderBlock(fitBlock(honestRecord(rerun))) });
  return { pull, rerun };
};

/** The same, and its check is green. */
const green = async (world: World, options: PullRequestOptions = {}, more?: string): Promise<PullRequest> => {
  const { pull, rerun } = await pinned(world, options, more);
  expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'match', codes: [] });
  return pull;
};

/** The check of a review: the workflow runs again, under the same name. */
const judgedOnReview = async (world: World, pull: PullRequest) => {
  const run = pull.startReviewRun(pull.review('lisa', 'APPROVED', { role: 'write' }));
  const rerun = await withoutWalls(world, async () => asIfApart(await pull.runJob('rerun', undefined, { run })));
  return judgeAgain(pull, rerun);
};

const lie = (body: string | null): string =>
  (body ?? '').replaceAll('"passed": 3', '"passed": 4').replaceAll('| 3 |', '| 4 |');

const auditSchema = z.strictObject({
  repository: z.string(),
  branch: z.string(),
  commits: z.number(),
  pulls: z.array(z.number()),
  drifts: z.array(
    z.strictObject({
      code: z.string(),
      pull: z.number().optional(),
      commit: z.string(),
      evidence: z.string(),
      remedy: z.string(),
    }),
  ),
  unknown: z.array(
    z.strictObject({ pull: z.number().optional(), commit: z.string(), what: z.string(), why: z.string() }),
  ),
});

const audited = async (world: World, args: readonly string[] = [], token = world.tokenOf('mona', 'read')) => {
  const desk = await openDesk(world, 'main', token);
  const { exit, out, err } = await desk.recount('audit', '--json', ...args);
  if (out === '') throw new Error(err);
  const { drifts, unknown, ...rest } = auditSchema.parse(JSON.parse(out));
  return { exit, codes: drifts.map(({ code }) => code), whys: unknown.map(({ why }) => why), drifts, unknown, ...rest };
};

const CLEAN = { exit: 0, codes: [], whys: [] };

describe('what was merged is what was judged', () => {
  it.each<MergeMethod>(['merge', 'squash', 'rebase'])('by %s', async (method) => {
    await using world = await open();
    const pull = await green(world, {}, 'second.txt');
    await pull.merge(method);
    expect(await audited(world, ['--last', method === 'rebase' ? '2' : '1'])).toMatchObject({
      ...CLEAN,
      pulls: [pull.number],
      commits: { merge: 3, squash: 1, rebase: 2 }[method],
    });
    expect(world.violations).toEqual([]);
  });

  it('by a fork’s pull request', async () => {
    await using world = await open({ private: false });
    const pull = await green(world, { fork: true, author: 'lisa' });
    await pull.merge('squash');
    expect(await audited(world)).toMatchObject({ ...CLEAN, pulls: [pull.number] });
    // A name alone is that of a file where workflows lie, and a blank after a comma is no part of it.
    for (const named of ['recount.yml', 'gate.yml, .github/workflows/recount.yml'])
      expect(await audited(world, ['--workflow', named])).toMatchObject(CLEAN);
  });

  it('by a check that was red until a review', async () => {
    await using world = await open();
    const { pull, rerun } = await pinned(world);
    const body = pull.body();
    pull.edit({ body: lie(body) });
    expect((await judgeAgain(pull, rerun)).outcome).toBe('mismatch');
    pull.edit({ body });
    expect((await judgedOnReview(world, pull)).outcome).toBe('match');
    await pull.merge('squash');
    expect(await audited(world)).toMatchObject({ ...CLEAN, pulls: [pull.number] });
  });

  it('by a merge queue, whose group was judged on its own commit', async () => {
    await using world = await open();
    const pulls = [
      await green(world, { branch: 'one', files: { 'one.txt': 'a\n' } }),
      await green(world, { branch: 'two', files: { 'two.txt': 'a\n' } }),
    ];
    const group = await world.queue(pulls);
    const rerun = await withoutWalls(world, async () => asIfApart(await group.runJob('rerun')));
    expect(verdictOf(await group.runJob('verdict', rerun)).outcome).toBe('match');
    const before = (await world.repository.git.resolve('refs/heads/main')) ?? '';
    await group.merge();
    expect(await audited(world, ['--since', before])).toMatchObject({ ...CLEAN, commits: 4, pulls: [2, 1] });
    pulls[0]?.edit({ body: lie(pulls[0].body()) });
    expect(await audited(world, ['--since', before])).toMatchObject({ exit: 1, codes: ['edited-after-merge'] });
  });

  it('is told in words too, with what mends it', async () => {
    await using world = await open();
    const pull = await green(world);
    await pull.merge('squash');
    const desk = await openDesk(world, 'main', world.tokenOf('mona', 'read'));
    expect(await desk.recount('audit')).toEqual({
      exit: 0,
      out: 'octo/demo, branch main: 1 commit, #1\n\nwhat was merged is what was judged',
      err: '',
    });
    pull.edit({ body: lie(pull.body()) });
    const { exit, out } = await desk.recount('audit');
    expect(exit).toBe(1);
    expect(out).toContain('edited-after-merge: #1');
    expect(out).toContain('to mend it: put the block that was judged back');
  });
});

/** What goes wrong, the codes that have to be told, and which commits are looked at where it is not the last alone. */
type Story = readonly [
  what: string,
  codes: readonly string[],
  tell: (world: World) => Promise<void>,
  span?: readonly string[],
];

const STORIES: readonly Story[] = [
  [
    'a commit that was pushed past every pull request',
    ['commit-outside-pull-request'],
    async (world) => {
      await world.commit({ 'sneaked.txt': 'in\n' });
    },
  ],
  [
    'a merge without any check',
    ['check-missing'],
    async (world) => {
      await (await world.openPullRequest()).merge('squash');
    },
  ],
  [
    'a check that ended after the merge',
    ['check-missing'],
    async (world) => {
      const { pull, rerun } = await pinned(world);
      const run = pull.startRun();
      await pull.merge('squash');
      await pull.runJob('verdict', { ...rerun, run });
    },
  ],
  [
    'a red check, passed over',
    ['check-red'],
    async (world) => {
      const { pull, rerun } = await pinned(world);
      pull.edit({ body: lie(pull.body()) });
      expect((await judgeAgain(pull, rerun)).outcome).toBe('mismatch');
      await pull.merge('squash');
    },
  ],
  [
    'a green check, and a red one after it',
    ['check-red'],
    async (world) => {
      const { pull, rerun } = await pinned(world);
      await judgeAgain(pull, rerun);
      pull.edit({ body: lie(pull.body()) });
      await judgeAgain(pull, rerun);
      await pull.merge('merge');
    },
  ],
  [
    'a green check, and a red one of a review after it',
    ['check-red'],
    async (world) => {
      const pull = await green(world);
      const body = pull.body();
      pull.edit({ body: lie(body) });
      expect((await judgedOnReview(world, pull)).outcome).toBe('mismatch');
      pull.edit({ body });
      await pull.merge('squash');
    },
  ],
  [
    'a job of the same name in another workflow',
    ['check-missing'],
    async (world) => {
      const pull = await green(world);
      const [run] = [...world.repository.runs.values()].filter(({ headSha }) => headSha === pull.headSha());
      if (run === undefined) throw new Error('Expected a run.');
      const workflow = { ...run.workflow, path: '.github/workflows/evil.yml' };
      for (const one of world.repository.runs.values()) world.repository.runs.set(one.id, { ...one, workflow });
      await pull.merge('squash');
    },
  ],
  [
    'a body that was edited after the check was green',
    ['edited-after-green'],
    async (world) => {
      const pull = await green(world);
      pull.edit({ body: lie(pull.body()) });
      await pull.merge('squash');
    },
  ],
  [
    'a block that was taken away after the merge',
    ['edited-after-merge'],
    async (world) => {
      const pull = await green(world);
      await pull.merge('squash');
      pull.edit({ body: 'Nothing to see.' });
    },
  ],
  [
    'another base than it was judged for',
    ['retargeted-after-green'],
    async (world) => {
      await world.repository.git.setRef(
        'refs/heads/release',
        (await world.repository.git.resolve('refs/heads/main')) ?? null,
      );
      const pull = await green(world, { base: 'release' });
      await pull.retarget('main');
      await pull.merge('squash');
    },
  ],
  [
    'a workflow that the pull request brought itself',
    ['judged-by-own-workflow'],
    async (world) => {
      await (await green(world, { files: { [GATE]: `${workflowText(EXAMPLE_STEPS)}# mine\n` } })).merge('squash');
    },
  ],
  [
    'files that nobody has seen, within the merge',
    ['tree-differs'],
    async (world) => {
      await (await green(world)).merge('merge', { smuggled: { 'evil.txt': 'in\n' } });
    },
  ],
  [
    'files that nobody has seen, within a squash',
    ['tree-differs'],
    async (world) => {
      await (await green(world)).merge('squash', { smuggled: { 'evil.txt': 'in\n' } });
    },
  ],
  [
    'another commit than the head that was judged',
    ['head-not-judged', 'tree-differs'],
    async (world) => {
      const pull = await world.openPullRequest();
      const old = pull.headSha();
      const { pull: whole, rerun } = await pinned(world, { branch: 'topic', files: { 'more.txt': 'b\n' } });
      await judgeAgain(whole, rerun);
      await whole.merge('merge', { instead: old });
    },
  ],
  [
    'a base that had moved on',
    ['merged-behind'],
    async (world) => {
      const pull = await green(world);
      const other = await world.openPullRequest({ branch: 'other', files: { 'other.txt': 'b\n' } });
      await other.merge('squash');
      await pull.merge('squash');
    },
  ],
  [
    'a base whose workflow had moved on since the head left it',
    ['merged-behind'],
    async (world) => {
      const pull = await green(world);
      await world.commit({ [GATE]: `${workflowText(EXAMPLE_STEPS)}# newer\n` });
      await pull.merge('squash');
    },
  ],
  [
    'a red merge and a push past every pull request, both held by the head that is merged next',
    ['commit-outside-pull-request', 'check-red'],
    async (world) => {
      const { pull: red, rerun } = await pinned(world);
      red.edit({ body: lie(red.body()) });
      expect((await judgeAgain(red, rerun)).outcome).toBe('mismatch');
      await red.merge('merge');
      await world.commit({ 'sneaked.txt': 'in\n' });
      await (await green(world, { branch: 'next', files: { 'next.txt': 'b\n' } })).merge('merge');
    },
    ['--last', '3'],
  ],
];

describe('drift', () => {
  const rows = rowsToPlay(STORIES).map(([what, codes, tell, span = []]) => [what, codes, tell, span] as const);
  it.each(rows)('%s: %j', async (_what, codes, tell, span) => {
    await using world = await open();
    await tell(world);
    const found = await audited(world, span);
    expect({ exit: found.exit, codes: found.codes }).toEqual({ exit: 1, codes });
    for (const one of found.drifts) expect(one.remedy).not.toBe('');
    expect(world.violations).toEqual([]);
  });
});

describe('what cannot be told is unknown, and never good', () => {
  it.each<readonly [string, (world: World) => void | Promise<void>, RegExp]>([
    [
      'the artifacts are gone',
      (world) => {
        world.repository.artifacts.clear();
      },
      /it left no account/,
    ],
    [
      'the account is another job’s',
      ({ repository }) => {
        for (const [id, one] of repository.artifacts)
          repository.artifacts.set(id, { ...one, createdAt: repository.checks[0]?.startedAt ?? '' });
      },
      /not the judge's: it was not made while the job recount ran alone/,
    ],
    [
      'the account is of other bytes',
      ({ repository }) => {
        for (const [id, one] of repository.artifacts)
          repository.artifacts.set(id, { ...one, digest: `sha256:${'0'.repeat(64)}` });
      },
      /has the hash/,
    ],
    [
      'GitHub does not answer about the runs',
      (world) => world.fail('GET actions/runs', { kind: 'status', status: 502 }, { times: 99 }),
      /github-unreachable/,
    ],
  ])('where %s', async (_what, change, why) => {
    await using world = await open();
    const pull = await green(world);
    await pull.merge('squash');
    await change(world);
    const found = await audited(world);
    expect({ exit: found.exit, codes: found.codes }).toEqual({ exit: 2, codes: [] });
    expect(found.whys.join()).toMatch(why);
  });

  it('where nothing kept the suites from leaving an account of their own', async () => {
    await using world = await open({ policy: policyOf() });
    const pull = await green(world);
    await pull.merge('squash');
    const found = await audited(world);
    expect(found.exit).toBe(2);
    expect(found.whys).toEqual([expect.stringContaining('isolation: none')]);
  });

  it('unless another policy holds, which is named', async () => {
    await using world = await open({
      policy: policyOf(),
      files: { ...suiteFiles(), [GATE]: workflowText(EXAMPLE_STEPS), 'ci/recount.yml': apartPolicy() },
    });
    const pull = await green(world);
    await pull.merge('squash');
    expect(await audited(world, ['--policy', 'ci/recount.yml'])).toMatchObject({ exit: 0, whys: [] });
    expect((await audited(world, ['--policy', 'ci/other.yml'])).whys.join()).toContain('cannot be read');
  });

  it.each([['--commit'], ['--since'], ['--until']])('where %s names no commit, as misuse', async (option) => {
    await using world = await open();
    const desk = await openDesk(world, 'main');
    const { exit, out, err } = await desk.recount('audit', option, 'nosuch');
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toBe(
      'recount: usage: there is no commit nosuch in octo/demo\n' +
        '  to mend it: name a branch, a tag or a commit that is pushed there, such as `--since v1.2.0`',
    );
  });

  it('where the token may not read what is asked for', async () => {
    await using world = await open();
    await (await green(world)).merge('squash');
    const token = world.tokenOf('lisa', 'read', { contents: 'read', pull_requests: 'read' });
    const found = await audited(world, [], token);
    expect(found.exit).toBe(2);
    expect(found.whys.join()).toContain('github-refused');
  });
});

describe('tier app', () => {
  const APP = 4711;

  /** A pull request that the default branch's workflow has judged, with the App's check on its head. */
  const judgedByApp = async (world: World): Promise<PullRequest> => {
    world.requireCheck('recount', { integrationId: APP });
    const token = world.addToken({
      kind: 'job',
      repository: world.repository.fullName,
      app: APP,
      permissions: { checks: 'write' },
    });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const { run, rerun } = await withoutWalls(world, async () => {
      const started = await world.startAppRun(pull);
      return { run: started, rerun: asIfApart(await started.runJob('rerun')) };
    });
    pull.edit({ body: renderBlock(fitBlock(honestRecord(rerun))) });
    const close = await run.runJob('close-check', rerun, { inputs: { 'app-token': token } });
    expect(verdictOf(close)).toMatchObject({ outcome: 'match' });
    return pull;
  };

  it('has the check of its App, and the run that this names', async () => {
    await using world = await open({ requires: [] });
    const pull = await judgedByApp(world);
    await pull.merge('squash');
    expect(await audited(world)).toMatchObject({ ...CLEAN, pulls: [pull.number] });
    pull.edit({ body: lie(pull.body()) });
    expect(await audited(world)).toMatchObject({ exit: 1, codes: ['edited-after-merge'] });
    expect(world.violations).toEqual([]);
  });

  it.each<readonly [string, (world: World, pull: PullRequest) => void, object]>([
    [
      'takes no check of GitHub Actions for it',
      (world, pull) => {
        world.repository.checks.splice(0);
        world.recordCheck({ name: 'recount', headSha: pull.headSha(), conclusion: 'success' });
      },
      { exit: 1, codes: ['check-missing'] },
    ],
    [
      'does not know what a check judged that names no run',
      ({ repository }) => {
        for (const check of repository.checks)
          if (check.made !== undefined) check.made = { ...check.made, externalId: '' };
      },
      { exit: 2, codes: [], whys: ['the check names no run'] },
    ],
    [
      'nor what one judged that is of another workflow',
      ({ repository }) => {
        for (const [id, run] of repository.runs)
          repository.runs.set(id, { ...run, workflow: { ...run.workflow, path: '.github/workflows/other.yml' } });
      },
      { exit: 2, codes: [], whys: ['the check is of .github/workflows/other.yml on workflow_run'] },
    ],
  ])('%s', async (_what, change, told) => {
    await using world = await open({ requires: [] });
    const pull = await judgedByApp(world);
    change(world, pull);
    await pull.merge('squash');
    expect(await audited(world)).toMatchObject(told);
  });
});

describe('the job of docs/workflows/audit.yml', () => {
  it('is green where nothing drifted, and red with annotations and a summary where something did', async () => {
    await using world = await open();
    const before = (await world.repository.git.resolve('refs/heads/main')) ?? '';
    const pull = await green(world);
    await pull.merge('merge');
    const good = await world.runAudit(before);
    expect(good.step.log).toContain('what was merged is what was judged');
    expect(good.result).toBe('success');
    await world.commit({ 'sneaked.txt': 'in\n' });
    const bad = await world.runAudit(before);
    expect(bad.result).toBe('failure');
    expect(bad.step.summary).toContain('commit-outside-pull-request');
    expect(bad.step.log).toMatch(/##\[error\].*names no merged pull request/);
    expect(world.violations).toEqual([]);
  });

  it('takes the runs of the workflow that its input names', async () => {
    await using world = await open();
    const before = (await world.repository.git.resolve('refs/heads/main')) ?? '';
    const path = '.github/workflows/gate.yml';
    await (await green(world)).merge('squash');
    const { runs } = world.repository;
    for (const one of runs.values()) runs.set(one.id, { ...one, workflow: { ...one.workflow, path } });
    const unnamed = await world.runAudit(before);
    expect(unnamed.result).toBe('failure');
    expect(unnamed.step.summary).toContain('check-missing');
    const named = await world.runAudit(before, { inputs: { workflow: path } });
    expect(named.result, named.step.log).toBe('success');
  });

  it('looks at the pushes to the default branch alone, and is red where it cannot tell', async () => {
    await using world = await open();
    const before = (await world.repository.git.resolve('refs/heads/main')) ?? '';
    await world.commit({ 'a.txt': 'a\n' }, { branch: 'other' });
    const other = await world.runAudit(before, { branch: 'other' });
    expect(other.result).toBe('failure');
    expect(other.step.log).toContain('expected a push to main, found refs/heads/other');
    await (await green(world)).merge('squash');
    const blind = await world.runAudit(before, { permissions: { contents: 'read', pull_requests: 'read' } });
    expect(blind.result).toBe('failure');
    expect(blind.step.log).toContain('1 unknown');
  });
});

describe('the options', () => {
  it.each([
    [['--last', '0'], 'expected a number from 1 to 100'],
    [['--since', 'main', '--last', '2'], 'expected one of --since, --last and --commit'],
    [['--since', 'main'], 'there is no commit to look at'],
  ] as const)('%j is misused', async (args, message) => {
    await using world = await open();
    const desk = await openDesk(world, 'main', world.tokenOf('mona', 'read'));
    const { exit, err } = await desk.recount('audit', ...args);
    expect(exit).toBe(2);
    expect(err).toContain(message);
  });

  it('look at one commit, also an older one, and at the first of all', async () => {
    await using world = await open();
    const first = (await world.repository.git.resolve('refs/heads/main')) ?? '';
    const merged = await (await green(world)).merge('merge');
    await world.commit({ 'sneaked.txt': 'in\n' });
    expect(await audited(world, ['--commit', merged])).toMatchObject(CLEAN);
    expect(await audited(world, ['--last', '2'])).toMatchObject({ exit: 1, codes: ['commit-outside-pull-request'] });
    expect(await audited(world, ['--commit', first])).toMatchObject({
      commits: 1,
      codes: ['commit-outside-pull-request'],
    });
  });
});
