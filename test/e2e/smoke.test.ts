import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { readWorkflow } from '../workflow-rules.ts';
import { type Reading, readings } from '../world/github/merge-box.ts';
import type { Permission, Permissions } from '../world/github/permissions.ts';
import type { Conclusion, WorkflowRun } from '../world/github/state.ts';
import { actionNode, searchPath } from '../world/machine.ts';
import { openWorld, type World } from '../world/world.ts';

const workflow = readWorkflow(await readFile(new URL('../../docs/workflows/smoke.yml', import.meta.url), 'utf8'));

const PERMISSIONS: Readonly<Record<string, Permission>> = {
  contents: 'contents',
  'pull-requests': 'pull_requests',
  actions: 'actions',
  checks: 'checks',
};

/** The permissions of a job, as the world knows them. A job's token may always see what a repository is. */
const permissionsOf = (job: string): Permissions => ({
  metadata: 'read',
  ...Object.fromEntries(
    Object.keys(workflow.jobs[job]?.permissions ?? {}).map((name) => [PERMISSIONS[name] ?? name, 'read'] as const),
  ),
});

/** Runs the one step of a job as the runner does: its script in a file, and the job's own token. */
const runStep = async (world: World, job: string, run: Pick<WorkflowRun, 'id' | 'attempt' | 'event'>) => {
  const script = workflow.jobs[job]?.steps[0]?.run ?? '';
  const [file, event, summary] = ['step', 'event.json', 'summary.md'].map((name) => join(world.root, `${job}-${name}`));
  if (file === undefined || event === undefined || summary === undefined) throw new Error('There are three files.');
  await writeFile(file, script);
  await writeFile(event, JSON.stringify(run.event));
  await writeFile(summary, '');
  const token = world.addToken({ kind: 'job', repository: 'octo/demo', permissions: permissionsOf(job) });
  const { exitCode, stderr } = await execa(actionNode, [file], {
    extendEnv: false,
    reject: false,
    env: {
      PATH: searchPath,
      TOKEN: token,
      GITHUB_API_URL: world.apiUrl,
      GITHUB_GRAPHQL_URL: `${world.apiUrl}/graphql`,
      GITHUB_REPOSITORY: 'octo/demo',
      GITHUB_RUN_ID: String(run.id),
      GITHUB_RUN_ATTEMPT: String(run.attempt),
      GITHUB_EVENT_PATH: event,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_WORKFLOW_REF: 'octo/demo/.github/workflows/smoke.yml@refs/pull/1/merge',
    },
  });
  const text = await readFile(summary, 'utf8');
  const seen = Array.from(text.matchAll(/^\| (.+) \| (.*) \|$/gm), ([, what = '', told = '']) => [what, told] as const);
  return { exitCode, stderr, seen: new Map(seen) };
};

const isReading = (operation: string): boolean => operation.startsWith('GET ') || operation === 'POST /graphql';

describe('the smoke workflow', () => {
  it('asks what the judge asks, with its permissions, and is refused nothing', async () => {
    await using world = await openWorld();
    const pull = await world.openPullRequest();
    const { exitCode, stderr, seen } = await runStep(world, 'look', pull.startRun());
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const answers = [...seen].filter(([what]) => what.startsWith('`GET '));
    expect(answers).toHaveLength(8);
    expect(answers.filter(([, told]) => told !== '200')).toEqual([]);
    expect(seen.get('is a check there while its job waits for another')).toBe('no');
    expect(seen.get('the workflow’s file is of')).toMatch(/refs\/pull\/1\/merge$/);
    expect(seen.get('the queue of main')).toBe('none');
    expect(world.requests.filter(({ operation }) => !isReading(operation))).toEqual([]);
    expect(world.violations).toEqual([]);
  });

  it('tells what it is refused', async () => {
    await using world = await openWorld();
    const pull = await world.openPullRequest();
    world.fail('GET pulls', { kind: 'status', status: 403 });
    const { exitCode, seen } = await runStep(world, 'look', pull.startRun());
    expect(exitCode).toBe(1);
    expect(seen.get('`GET pulls`')).toBe('403');
  });

  it('tells of a queue whether its group can be told', async () => {
    await using world = await openWorld();
    const pulls = [
      await world.openPullRequest(),
      await world.openPullRequest({ branch: 'other', files: { 'other.txt': 'a\n' } }),
    ];
    const group = await world.queue(pulls);
    const { exitCode, stderr, seen } = await runStep(world, 'look', group.startRun());
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(seen.get('the merge queue, by GraphQL')).toBe('200');
    expect(seen.get('the queue of main')).toMatch(new RegExp(`^1: #1 [0-9a-f]{40}, 2: #2 ${group.headSha}$`));
    expect(seen.get('its ref, and its commit among the entries')).toBe(`${group.headRef}, yes`);
    expect(world.violations).toEqual([]);
  });

  it.each([
    ['red at first', 'Words.\r\n\r\nsmoke: red at first\r\n', 1, 1],
    ['green when it is made again', 'smoke: red at first', 2, 0],
    ['green without the line', 'I say smoke: red at first', 1, 0],
    ['green without a body', null, 1, 0],
  ])('has a check that is %s', async (_title, body, attempt, exit) => {
    await using world = await openWorld();
    const pull = await world.openPullRequest({ body: 'not any more' });
    const run = pull.startRun();
    pull.edit({ body });
    expect(await runStep(world, 'recount-smoke', { ...run, attempt })).toMatchObject({ exitCode: exit, stderr: '' });
  });

  it('has one in a merge queue, which is green', async () => {
    await using world = await openWorld();
    const group = await world.queue([await world.openPullRequest({ body: 'smoke: red at first' })]);
    expect(await runStep(world, 'recount-smoke', group.startRun())).toMatchObject({ exitCode: 0 });
  });

  const said: Readonly<Record<Reading, string>> = {
    'newest-suite': 'the newest suite counts',
    'newest-run': 'the newest run counts',
    'any-red-blocks': 'any red blocks',
  };

  it.each<[string, readonly (readonly [run: 0 | 1, conclusion: Conclusion])[]]>([
    ['one red run', [[0, 'failure']]],
    [
      'two red runs, and the newer made again',
      [
        [0, 'failure'],
        [1, 'failure'],
        [1, 'success'],
      ],
    ],
    [
      'two red runs, and the older made again',
      [
        [0, 'failure'],
        [1, 'failure'],
        [0, 'success'],
      ],
    ],
    [
      'one run made again',
      [
        [0, 'failure'],
        [0, 'success'],
      ],
    ],
  ])('reads of %s what each reading would let in', async (_title, checks) => {
    await using world = await openWorld({ requires: ['recount-smoke'] });
    const pull = await world.openPullRequest();
    const runs = [pull.startRun(), pull.startRun('edited')] as const;
    for (const [at, conclusion] of checks)
      world.recordCheck({ name: 'recount-smoke', headSha: pull.headSha(), conclusion, run: runs[at] });
    const { exitCode, stderr, seen } = await runStep(world, 'box', runs[0]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const box = (reading: Reading) => (pull.mergeBox(reading).mergeable ? 'in' : 'out');
    expect(readings.map((reading) => seen.get(said[reading]))).toEqual(readings.map(box));
    expect(seen.get('GitHub says')).toMatch(/^[a-z]+$/);
    expect(world.violations).toEqual([]);
  });

  it('writes nothing, checks nothing out, and gives no secret', () => {
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    expect(steps.filter(({ uses }) => uses !== undefined)).toEqual([]);
    const writing = steps.map(({ run = '' }) => /PATCH|PUT|DELETE|exec|spawn/.exec(run)?.[0] ?? 'no');
    expect(writing).toEqual(['no', 'no', 'no']);
  });
});
