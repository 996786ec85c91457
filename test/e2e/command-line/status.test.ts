import { describe, expect, it } from 'vitest';
import type { PullRequest } from '../../world/pull-request.ts';
import { openWorld, type World } from '../../world/world.ts';
import { openDesk } from '../story.ts';
import { policyOf, suiteFiles } from '../suite.ts';
import { matching, statusIn } from './answers.ts';

type Conclusion = Parameters<World['recordCheck']>[0]['conclusion'];

const check = (world: World, pull: PullRequest, conclusion: Conclusion, run = pull.startRun()): void => {
  world.recordCheck({ name: 'recount', headSha: pull.headSha(), conclusion, run });
  if (conclusion !== null) Object.assign(run, { status: 'completed', conclusion });
};

const TWIN = { id: 9, name: 'ci', path: '.github/workflows/ci.yml' };

/** Puts a green pull request into the queue, whose group has this check. */
const queueUp = async (world: World, pull: PullRequest, conclusion?: Conclusion): Promise<void> => {
  check(world, pull, 'success');
  const { headSha } = await world.queue([pull]);
  if (conclusion !== undefined) world.recordCheck({ name: 'recount', headSha, conclusion });
};

type Row = readonly [title: string, prepare: (world: World, pull: PullRequest) => unknown, state: string, said: RegExp];

const rows: readonly Row[] = [
  [
    'nothing has run',
    () => {},
    'missing',
    /there is no run of the check\. Is the workflow on the base branch, .*`paths` .*: `git commit --amend --no-edit`, `recount run`, `recount pin --push`$/,
  ],
  [
    'there is a conflict',
    async (world) => {
      await world.commit({ 'change.txt': 'theirs\n' });
    },
    'missing',
    /there is a merge conflict, .* merge or rebase, then push$/,
  ],
  [
    'the suites run, so that the check itself is not there yet',
    (_world, pull) => Object.assign(pull.startRun(), { status: 'in_progress' }),
    'pending',
    /run \d+ of the workflow is in progress, and the check comes with its end$/,
  ],
  [
    'the check runs',
    (world, pull) => check(world, pull, null, Object.assign(pull.startRun(), { status: 'completed' })),
    'pending',
    /the check is in progress$/,
  ],
  [
    'a run waits for a maintainer',
    (_world, pull) => Object.assign(pull.startRun(), { status: 'completed', conclusion: 'action_required' }),
    'pending',
    /a run waits for the approval of a maintainer/,
  ],
  ['it is green', (world, pull) => check(world, pull, 'success'), 'green', /the check is green$/],
  [
    'it is red, and there is no block',
    (world, pull) => check(world, pull, 'failure'),
    'red',
    /the check ended with failure: block-missing, .*; to mend it: .*`recount run`/,
  ],
  [
    'it is green, and an older run is red',
    (world, pull) => {
      check(world, pull, 'failure');
      check(world, pull, 'success');
    },
    'green',
    /the check is green; another run at this head ended otherwise, .*`recount pin` runs the red ones again$/,
  ],
  [
    'it was red, and a newer run is under way',
    (world, pull) => {
      check(world, pull, 'failure');
      Object.assign(pull.startRun('edited'), { status: 'queued' });
    },
    'pending',
    /run \d+ of the workflow is queued/,
  ],
  [
    'the head commit skips CI',
    (_world, pull) => pull.push({ 'more.txt': 'a\n' }, { message: 'More\n\n[skip ci]' }),
    'missing',
    /the message of the head commit says \[skip ci\], so GitHub starts no workflow: write another \(`git commit --amend -m "…"`, `recount run`, `recount pin --push`\)$/,
  ],
  [
    'the workflow could not be started',
    (_world, pull) => Object.assign(pull.startRun(), { status: 'completed', conclusion: 'startup_failure' }),
    'missing',
    /run \d+ could not be started: GitHub cannot read the workflow \(\.github\/workflows\/recount\.yml\)/,
  ],
  [
    'the run was ended before its judge began',
    (_world, pull) => Object.assign(pull.startRun(), { status: 'completed', conclusion: 'cancelled' }),
    'missing',
    /run (\d+) ended with cancelled before its judge began: `gh run rerun \1`$/,
  ],
  [
    'it was cancelled',
    (world, pull) => check(world, pull, 'cancelled'),
    'red',
    /the check was cancelled, and nothing was judged; it stays so until it is run again: `gh run rerun \d+`, or a new head/,
  ],
  [
    'a second run at a green head was cancelled',
    (world, pull) => {
      check(world, pull, 'success');
      check(world, pull, 'cancelled');
    },
    'red',
    /the check was cancelled, .*; another run at this head ended otherwise, .*`recount pin` runs the red ones again$/,
  ],
  ['it ran out of time', (world, pull) => check(world, pull, 'timed_out'), 'red', /the check ran out of its time/],
  [
    'it was skipped',
    (world, pull) => check(world, pull, 'skipped'),
    'red',
    /ended with skipped, which GitHub takes for passed, and nothing was judged: `recount doctor`/,
  ],
  [
    'a newer run waits for a maintainer',
    (world, pull) => {
      check(world, pull, 'failure');
      Object.assign(pull.startRun('edited'), { status: 'completed', conclusion: 'action_required' });
    },
    'pending',
    /a run waits for the approval of a maintainer/,
  ],
  [
    'a job of another workflow has its name',
    (world, pull) => {
      check(world, pull, 'failure');
      const run = { ...pull.startRun('edited'), workflow: TWIN };
      world.repository.runs.set(run.id, run);
      check(world, pull, 'success', run);
    },
    'red',
    /block-missing, .*; a job of \.github\/workflows\/ci\.yml reports under the same name, and GitHub may count that one: `recount doctor`/,
  ],
  [
    'somebody made a check of its name through the API',
    (world, pull) => world.recordCheck({ name: 'recount', headSha: pull.headSha(), conclusion: 'success' }),
    'missing',
    /there is no run of the check.*; a check of the same name was made through the API, and GitHub may count that one/,
  ],
  [
    'a dedicated App made it',
    (world, pull) => world.recordCheck({ name: 'recount', headSha: pull.headSha(), conclusion: 'success', appId: 42 }),
    'green',
    /the check is green$/,
  ],
  [
    'its group in the queue has no check yet',
    (world, pull) => queueUp(world, pull),
    'pending',
    /it is in the merge queue, at place 1; the check of its group, [0-9a-f]{12}, is not there yet, .*`merge_group`$/,
  ],
  [
    'the check of its group runs',
    (world, pull) => queueUp(world, pull, null),
    'pending',
    /place 1; the check of its group, [0-9a-f]{12}, is in progress$/,
  ],
  [
    'the check of its group is red',
    (world, pull) => queueUp(world, pull, 'failure'),
    'red',
    /its group, [0-9a-f]{12}, ended with failure: the findings/,
  ],
  [
    'the check of its group is green',
    (world, pull) => queueUp(world, pull, 'success'),
    'green',
    /the check of its group, [0-9a-f]{12}, is green$/,
  ],
  [
    'it is in the queue, and its group is not made yet',
    async (world, pull) => {
      await queueUp(world, pull);
      world.repository.mergeQueues.set('main', [
        { number: 1, headSha: null, baseSha: pull.headSha(), enqueuedAt: world.github.state.now() },
      ]);
    },
    'pending',
    /it is in the merge queue, at place 1, and its group is not made yet$/,
  ],
];

describe('recount status', () => {
  it.each(rows)('in one line: %s', async (_title, prepare, state, said) => {
    await using world = await openWorld({ policy: policyOf(), files: { ...suiteFiles(), 'change.txt': 'first\n' } });
    const pull = await world.openPullRequest();
    await prepare(world, pull);
    const desk = await openDesk(world, 'topic');
    const { exit, out, err } = await desk.recount('status', '--json');
    const told = statusIn(out);
    expect({ exit, state: told.state, err }).toEqual({ exit: state === 'green' ? 0 : 1, state, err: '' });
    expect(told.sentence).toMatch(new RegExp(`^#1 at ${pull.headSha().slice(0, 12)}: `));
    expect(told.sentence).toMatch(said);
    expect(world.violations).toEqual([]);
  });

  it('knows a stale block, and one of this head', async () => {
    await using world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    const pull = await world.openPullRequest();
    const desk = await openDesk(world, 'topic');
    pull.edit({ body: (await desk.recount('run')).out });
    const run = pull.startRun();
    check(world, pull, 'failure', run);
    const own = await desk.recount('status');
    const page = `${world.serverUrl}/octo/demo/actions/runs/${run.id}`;
    expect(own).toMatchObject({
      exit: 1,
      out: matching(
        new RegExp(
          `the block is of this head, so read the findings in run ${run.id} \\(${page}\\); \`recount check\` predicts them here, unless CI and this machine differ$`,
        ),
      ),
    });
    await pull.push({ 'change.txt': 'b\n' });
    check(world, pull, 'success');
    const other = await desk.recount('status');
    expect(other).toMatchObject({
      exit: 0,
      out: matching(
        /green; and the body now has the block of [0-9a-f]{12}, which was not judged here: run `recount run` on this commit, then `recount pin`; .*`git push`/,
      ),
    });
    check(world, pull, 'failure');
    const stale = await desk.recount('status', '--pr', '1');
    expect(stale.out).toMatch(
      /the block is of [0-9a-f]{12}: run `recount run` on this commit, then `recount pin`; .*`git push`; another run at this head/,
    );
    expect(stale.out).not.toContain('\n');
  });

  it('tells less, and not nothing, to a token that may not see Actions', async () => {
    await using world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    const pull = await world.openPullRequest();
    check(world, pull, 'success');
    const token = world.tokenOf('mona', 'write', { contents: 'read', pull_requests: 'read', checks: 'read' });
    const { exit, out } = await (await openDesk(world, 'topic', token)).recount('status');
    expect(exit).toBe(0);
    expect(out).toContain('the check is green');
  });

  it('says what is missing where there is no pull request', async () => {
    await using world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    const desk = await openDesk(world, 'main');
    const { exit, err } = await desk.recount('status');
    expect(exit).toBe(2);
    expect(err).toMatch(/octo\/demo has no open pull request from octo:main\n {2}to mend it: open one/);
  });
});
