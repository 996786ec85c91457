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

type Row = readonly [title: string, prepare: (world: World, pull: PullRequest) => unknown, state: string, said: RegExp];

const rows: readonly Row[] = [
  [
    'nothing has run',
    () => {},
    'missing',
    /there is no run of the check\. Is the workflow on the base branch\? .*\[skip ci\].*`recount pin --push`$/,
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
    check(world, pull, 'failure');
    const own = await desk.recount('status');
    expect(own).toMatchObject({
      exit: 1,
      out: matching(/the block is of this head, so read the findings in the run; `recount check` predicts them here$/),
    });
    await pull.push({ 'change.txt': 'b\n' });
    check(world, pull, 'failure');
    const stale = await desk.recount('status', '--pr', '1');
    expect(stale.out).toMatch(/the block is of [0-9a-f]{12}: `recount run`, then `recount pin`$/);
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
