import { afterAll, describe, expect, it } from 'vitest';
import { parseBlock } from '../../src/core/block/parse.ts';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import { readings } from '../world/github/merge-box.ts';
import type { JobOptions, JobRun } from '../world/jobs.ts';
import { runMatrix } from '../world/matrix.ts';
import type { QueuedGroup } from '../world/merge-queue.ts';
import { makePerson, removePerson, STARTERS, whyNot } from '../world/person.ts';
import type { PullRequest } from '../world/pull-request.ts';
import type { Files } from '../world/repository.ts';
import { openWorld, type PullRequestOptions, type World } from '../world/world.ts';
import { apartPolicy } from './apart.ts';
import { honestRecord, valueOf } from './handed-over.ts';
import { judgeAgain, verdictOf } from './story.ts';
import { greenTests, policyOf, reportOf, suiteFiles } from './suite.ts';

const SLOW = { timeout: 180_000 };

const open = (policy = apartPolicy(), files: Files = suiteFiles()) => openWorld({ policy, files });

/** A pull request with the block of what its head gives; where it was judged, its judge has left a record. */
const pinned = async (
  world: World,
  branch: string,
  { judged = false, ...options }: PullRequestOptions & { readonly judged?: boolean } = {},
): Promise<PullRequest> => {
  const pull = await world.openPullRequest({ branch, files: { [`${branch}.txt`]: 'a\n' }, ...options });
  const rerun = await pull.runJob('rerun');
  pull.edit({ body: renderBlock(fitBlock(honestRecord(rerun))) });
  if (judged) expect((await judgeAgain(pull, rerun)).outcome).toBe('match');
  return pull;
};

/** Pins what the suite did not give, in a block that is whole. */
const lie = async (pull: PullRequest): Promise<void> => {
  const { record } = valueOf(await parseBlock(pull.body()));
  const { unit } = record.suites;
  if (unit?.tests === undefined) throw new Error('Expected a suite with tests.');
  const tests = { ...unit.tests, passed: unit.tests.passed + 1, skipped: unit.tests.skipped - 1 };
  const suites = { ...record.suites, unit: { ...unit, tests } };
  pull.edit({ body: renderBlock(fitBlock({ ...record, suites })) });
};

const verdictAfter = async (group: QueuedGroup, rerun: JobRun) => ({
  ...verdictOf(await group.runJob('verdict', rerun)),
  log: rerun.step.log,
});

const judge = async (group: QueuedGroup, options: JobOptions = {}) =>
  verdictAfter(group, await group.runJob('rerun', undefined, options));

const isIn = (group: QueuedGroup): boolean => readings.every((reading) => group.mergeBox(reading).mergeable);

const anew = (...numbers: readonly number[]) => numbers.map((number) => ({ number, record: 'anew' }));

describe.skipIf(whyNot() !== undefined)('a head of which no record stands', () => {
  it('is run anew beside the group, and its block is compared with what that gave', SLOW, async () => {
    await using world = await open();
    const pull = await pinned(world, 'one');
    const group = await world.queue([pull]);
    const rerun = await group.runJob('rerun');
    const verdict = await verdictAfter(group, rerun);
    expect(verdict, verdict.log).toMatchObject({ outcome: 'match', codes: [] });
    expect(verdict.verdict).toMatchObject({ group: [1], records: anew(1) });
    expect(verdict.summary).toMatch(
      /1 at [0-9a-f]{40}: block sha256:[0-9a-f]{64}, judged by a record that this run made/,
    );
    expect(verdict.log).toContain('unit (head of #1): ');
    expect(isIn(group)).toBe(true);

    await lie(pull);
    const lying = await verdictAfter(group, rerun);
    expect(lying).toMatchObject({ outcome: 'mismatch', codes: ['tests-contradicted', 'tests-contradicted'] });
    expect(lying.messages[0]).toContain('pull request #1 of this group');
    expect(isIn(group)).toBe(false);
    expect(world.violations).toEqual([]);
  });

  it('is the only one that is run: another is judged by the record that stands', SLOW, async () => {
    await using world = await open();
    const stands = await pinned(world, 'one', { judged: true });
    const lacks = await pinned(world, 'two');
    const group = await world.queue([stands, lacks]);
    const before = world.requests.length;
    const rerun = await group.runJob('rerun');
    const own = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
    expect(world.requests.slice(before).filter(({ operation }) => operation === own)).toHaveLength(1);
    const verdict = await verdictAfter(group, rerun);
    expect(verdict, verdict.log).toMatchObject({ outcome: 'match', codes: [] });
    expect(verdict.verdict['records']).toMatchObject([{ number: 1, record: { attempt: 1 } }, ...anew(2)]);
    expect(verdict.log).toContain('(head of #2)');
    expect(verdict.log).not.toContain('(head of #1)');

    for (const [pull, number] of [
      [lacks, 2],
      [stands, 1],
    ] as const) {
      await lie(pull);
      const lying = await verdictAfter(group, rerun);
      expect(lying.outcome).toBe('mismatch');
      expect(lying.messages[0]).toContain(`pull request #${number} of this group`);
    }

    const done = await world.queue([stands]);
    expect((await done.runJob('rerun')).step.log).not.toContain('anew');
  });

  it('is judged by the record that stands where the judge finds one, whatever the judged job found', SLOW, async () => {
    await using world = await open();
    const pull = await pinned(world, 'one', { judged: true });
    const group = await world.queue([pull]);
    const artifacts = [...world.repository.artifacts.values()];
    for (const artifact of artifacts) artifact.expired = true;
    const rerun = await group.runJob('rerun');
    expect(rerun.step.log).toContain('it has expired');
    expect((await verdictAfter(group, rerun)).verdict['records']).toEqual(anew(1));
    for (const artifact of artifacts) artifact.expired = false;
    const verdict = await verdictAfter(group, rerun);
    expect(verdict.verdict['records']).toMatchObject([{ number: 1, record: { attempt: 1 } }]);
  });

  it('that fails, as its block says, holds the group up as it would its own check', SLOW, async () => {
    await using world = await open(apartPolicy(), suiteFiles(greenTests, 1));
    const pull = await pinned(world, 'red');
    await world.commit({ exit: '0\n' });
    const verdict = await judge(await world.queue([pull]));
    expect(verdict, verdict.log).toMatchObject({ outcome: 'failing', codes: ['suite-failed'] });
    expect(verdict.messages[0]).toContain('pull request #1 of this group');
  });

  it('is not run where the group’s own suites do not pass', SLOW, async () => {
    await using world = await open();
    const pull = await pinned(world, 'one');
    await world.commit({ exit: '1\n' });
    const verdict = await judge(await world.queue([pull]));
    expect(verdict, verdict.log).toMatchObject({ outcome: 'failing', codes: ['suite-failed'] });
    expect(verdict.messages[0]).not.toContain('pull request #1');
    expect(verdict.log).not.toContain('(head of #1)');
  });

  it('is not run where its block is stale, which needs no record', SLOW, async () => {
    await using world = await open();
    const pull = await pinned(world, 'one');
    await pull.push({ 'more.txt': 'a\n' });
    const verdict = await judge(await world.queue([pull]));
    expect(verdict, verdict.log).toMatchObject({ outcome: 'stale', codes: ['commit-stale'] });
    expect(verdict.messages[0]).toContain('pull request #1 of this group');
    expect(verdict.log).not.toContain('(head of #1)');
  });

  it('has what the base says looked at as well, where the policy asks for it', SLOW, async () => {
    await using world = await open(apartPolicy({ top: 'losses: declare\n' }));
    const { adds, subtracts } = greenTests;
    const pull = await pinned(world, 'fewer', { files: { 'report.xml': reportOf({ adds, subtracts }) } });
    expect(pull.body()).toContain('"losses"');
    const group = await world.queue([pull]);
    const verdict = await judge(group);
    expect(verdict, verdict.log).toMatchObject({ outcome: 'match', codes: [] });
    expect(verdict.log).toContain('unit (base) (head of #1)');
  });

  it('that differs from its block, as that is when its suites have ended, is run once more', SLOW, async () => {
    await using world = await open();
    const pull = await pinned(world, 'one');
    const group = await world.queue([pull]);
    const body = (pull.body() ?? '').replaceAll(/"digest": "sha256:\w{8}/g, '"digest": "sha256:00000000');
    let asked = 0;
    world.onRequest('GET /repos/{owner}/{repo}/pulls/{pull_number}', () => {
      if (++asked === 2) pull.edit({ body });
    });
    const verdict = await judge(group);
    expect(verdict.outcome).toBe('mismatch');
    expect(verdict.log.match(/unit \(head of #1\): /g)).toHaveLength(2);
  });

  it('knows its history, its branches and its tags, as an own checkout does', SLOW, async () => {
    const policy = apartPolicy().replace('run: cp', 'run: git log --oneline | wc -l; git branch --all; git tag; cp');
    await using world = await open(policy);
    await world.repository.git.setRef('refs/tags/v1', (await world.repository.git.resolve('main')) ?? null);
    const pull = await pinned(world, 'one');
    const { log } = await judge(await world.queue([pull]));
    const [, seen] = log.split('(head of #1)');
    expect(seen).toMatch(/^2$[^]*remotes\/origin\/one$[^]*^v1$/m);
  });

  it('is judged by one job for both as well', SLOW, async () => {
    await using world = await open();
    const group = await world.queue([await pinned(world, 'one')]);
    expect(verdictOf(await group.runJob('verify'))).toMatchObject({ outcome: 'match', verdict: { records: anew(1) } });
  });
});

describe.skipIf(whyNot() !== undefined)('a head that the checkout lacks', () => {
  const squashed = async (world: World) => {
    const pull = await pinned(world, 'one', { fork: true, author: 'lisa' });
    return { pull, group: await world.queue([pull], 'main', 'squash') };
  };

  const homes: string[] = [];
  afterAll(() => {
    for (const home of homes) removePerson(home);
  });

  it.each(STARTERS)('is fetched with the token of the job, which is left nowhere: by %s', SLOW, async (starter) => {
    const person = makePerson(starter);
    homes.push(person.home);
    const look = 'grep -rlE "eC1hY2Nlc3Mtd[G]9rZW46|gh[s]_" .git ../.. 2>/dev/null || :; git config --list; cp';
    await using world = await open(apartPolicy().replace('run: cp', `run: ${look}`));
    const { group } = await squashed(world);
    const verdict = await judge(group, { person });
    expect(verdict, verdict.log).toMatchObject({ outcome: 'match', codes: [], verdict: { records: anew(1) } });
    expect(verdict.log).not.toMatch(/^\.git|^\.\.|extraheader/m);
    expect(isIn(group)).toBe(true);
    expect(world.violations).toEqual([]);
  });

  it('is there in a queue that merges, also where it is a fork’s', SLOW, async () => {
    await using world = await open();
    const pull = await pinned(world, 'one', { fork: true, author: 'lisa' });
    await world.repository.git.setRef('refs/pull/1/head', null);
    const verdict = await judge(await world.queue([pull]));
    expect(verdict, verdict.log).toMatchObject({ outcome: 'match', verdict: { records: anew(1) } });
  });

  it.each<readonly [string, (world: World) => Promise<void> | void, RegExp]>([
    [
      'that GitHub refuses',
      (world) => {
        let asked = false;
        world.onRequest('GET /repos/{owner}/{repo}/actions/runs/{run_id}', () => {
          if (asked) return;
          asked = true;
          for (const [token, known] of world.github.tokens)
            if (known.kind === 'job') world.github.tokens.set(token, { ...known, permissions: { actions: 'read' } });
        });
      },
      /this run could make none: git-failed: git fetch failed: .*403/,
    ],
    [
      'of which there is none',
      ({ repository }) => repository.git.setRef('refs/pull/1/head', null),
      /this run could make none: git-failed: git fetch failed: .*refs\/pull\/1\/head/,
    ],
    [
      'that is another commit than the API names',
      async ({ repository }) => {
        const other = await repository.git.commit({ branch: 'main', files: { 'other.txt': 'a\n' } });
        await repository.git.setRef('refs/pull/1/head', other);
      },
      /this run could make none: head-unsettled: refs\/pull\/1\/head is [0-9a-f]{40}, and GitHub's API names/,
    ],
  ])('is not judged by a fetched one %s, and the verdict says why', SLOW, async (_title, change, reason) => {
    await using world = await open();
    const { group } = await squashed(world);
    await change(world);
    const rerun = await group.runJob('rerun');
    expect(rerun.result, rerun.step.log).toBe('success');
    const verdict = await verdictAfter(group, rerun);
    expect(verdict).toMatchObject({ outcome: 'inconclusive', codes: ['earlier-record-missing'] });
    expect(verdict.messages[0]).toMatch(reason);
    expect(verdict.remedies[0]).toContain('run all jobs of the newest run of #1 again');
    expect(isIn(group)).toBe(false);
  });
});

describe('where the policy keeps the suites apart from nothing', () => {
  it('no head is run anew, and the verdict says how to go on', async () => {
    await using world = await open(policyOf());
    const group = await world.queue([await pinned(world, 'one')]);
    const verdict = await judge(group);
    expect(verdict).toMatchObject({ outcome: 'inconclusive', codes: ['earlier-record-missing'] });
    expect(verdict.messages[0]).toContain('this run could make none: the policy says `isolation: none`');
    expect(verdict.remedies[0]).toContain('take `isolation: none` out of the policy');
    expect(verdict.log).not.toContain('(head of #1)');
  });
});

describe.skipIf(whyNot() !== undefined)('code of another pull request in the group', () => {
  // It goes on as long as it is let, and makes every report that it can reach say what the other one's block claims.
  const forged = reportOf({ ...greenTests, 'divides by zero': 'passed' });
  const spoil = `#!/bin/sh
cp forged.xml "\${TMPDIR:-/tmp}/forged.xml"
setsid sh -c 'for turn in $(seq 300); do
  find "\${TMPDIR:-/tmp}" ../.. "$HOME" -name report.xml -exec cp "\${TMPDIR:-/tmp}/forged.xml" {} \\; ; sleep 0.1
done' >/dev/null 2>&1 &
`;

  /** A group of two: what the last one runs leaves what the first one's block claims wherever it can. */
  const spoilt = async (world: World): Promise<QueuedGroup> => {
    const liar = await pinned(world, 'liar');
    const claimed = await world.openPullRequest({ branch: 'claimed', files: { 'report.xml': forged } });
    const claim = honestRecord(await claimed.runJob('rerun'));
    const { commit, tree } = honestRecord(await liar.runJob('rerun'));
    liar.edit({ body: renderBlock(fitBlock({ ...claim, commit, tree })) });
    const files = { spoil: { executable: spoil }, 'forged.xml': forged };
    return world.queue([await pinned(world, 'helper', { files }), liar]);
  };
  const policy = apartPolicy()
    .replace('; exit', '; if [ -e spoil ]; then ./spoil; fi; exit')
    .replace('scope: offline', 'scope: live');

  it('does not reach the record that is made anew', SLOW, async () => {
    await using world = await open(policy);
    const verdict = await judge(await spoilt(world));
    expect(verdict, verdict.log).toMatchObject({ outcome: 'mismatch', verdict: { records: anew(3, 1) } });
    expect(verdict.messages[0]).toContain('pull request #1 of this group');
    expect(verdict.messages.join()).toContain('tests.passed: claimed 4, found 3');
  });

  it('may leave at level user what others find, so that no record is made anew there', SLOW, async () => {
    await using world = await open(policy);
    const verdict = await judge(await spoilt(world), { inputs: { isolation: 'user' } });
    expect(verdict, verdict.log).toMatchObject({ outcome: 'inconclusive', codes: ['earlier-record-missing'] });
    expect(verdict.messages[0]).toContain(
      'this run could make none: level user does not keep the pull requests of a group apart',
    );
    expect(verdict.remedies[0]).toContain('run all jobs of the newest run of #3 again');
    expect(verdict.log).not.toContain('(head of #');
  });
});

describe.skipIf(whyNot() !== undefined)('on several legs', () => {
  const policy = `${apartPolicy({ more: '    shards: 2\n' }).replace('cp report.xml', 'cp report-{index}.xml')}  types: { run: "true", scope: syntax }\n`;
  const files = {
    ...suiteFiles(),
    'report-1.xml': reportOf({ adds: 'passed' }),
    'report-2.xml': reportOf({ subtracts: 'passed', waits: 'skipped' }),
  };
  const legs = (count: number): readonly JobOptions[] =>
    Array.from({ length: count }, (_, shard) => ({ inputs: { shard: String(shard), shards: String(count) } }));

  it('each makes its part of the record, and the judge puts them together', SLOW, async () => {
    await using world = await open(policy, files);
    const pull = await pinned(world, 'one');
    const group = await world.queue([pull]);
    const rerun = await runMatrix(group, legs(2));
    const verdict = await verdictAfter(group, rerun);
    expect(verdict, verdict.log).toMatchObject({ outcome: 'match', verdict: { records: anew(1) } });
    await lie(pull);
    expect(await verdictAfter(group, rerun)).toMatchObject({ outcome: 'mismatch', verdict: { records: anew(1) } });
  });

  it('each runs of a head what that pull request touches, and not what others of the group do', SLOW, async () => {
    await using world = await open(policy.replace('shards: 2', 'shards: 2\n    paths: ["one.txt"]'), files);
    const pulls = [await pinned(world, 'one'), await pinned(world, 'two')];
    const group = await world.queue(pulls);
    const verdict = await verdictAfter(group, await runMatrix(group, legs(2)));
    expect(verdict, verdict.log).toMatchObject({ outcome: 'match', verdict: { records: anew(1, 2) } });
    expect(verdict.log).toContain('types (head of #2)');
    expect(verdict.log).not.toMatch(/unit.*\(head of #2\)/);
  });

  it.each([2, 4])('and looks at the base as well, where the policy asks for it: on %d', SLOW, async (count) => {
    await using world = await open(`losses: declare\n${policy}`, files);
    const pull = await pinned(world, 'fewer', { files: { 'report-2.xml': reportOf({ subtracts: 'passed' }) } });
    expect(pull.body()).toContain('"losses"');
    const group = await world.queue([pull]);
    const rerun = await runMatrix(group, legs(count));
    const verdict = await verdictAfter(group, rerun);
    expect(verdict, verdict.log).toMatchObject({ outcome: 'match', codes: [], verdict: { records: anew(1) } });
    const logs = rerun.legs.map((leg) => leg?.step.log ?? '');
    for (const log of logs.slice(-2)) expect(log).toMatch(/unit.*\(base\) \(head of #1\)/);
    for (const log of logs.slice(0, -2)) expect(log).not.toContain('(base)');
  });

  it('none looks where all of them together would ask GitHub too often', SLOW, async () => {
    await using world = await open(policy, files);
    const group = await world.queue([await pinned(world, 'one'), await pinned(world, 'two')]);
    const [leg] = legs(9);
    const before = world.requests.length;
    const { step } = await group.runJob('rerun', undefined, leg);
    expect(step.log).toContain('with 2 pull requests on 9 legs nobody looks for what is missing');
    expect(world.requests.slice(before).map(({ operation }) => operation)).toEqual([
      'POST /graphql',
      'GET /repos/{owner}/{repo}/pulls/{pull_number}',
      'GET /repos/{owner}/{repo}/pulls/{pull_number}',
    ]);
  });
});
