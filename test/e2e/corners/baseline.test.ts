import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { searchPath } from '../../world/machine.ts';
import { whyNot } from '../../world/person.ts';
import { openWorld, type World } from '../../world/world.ts';
import { apartPolicy, asIfApart } from '../apart.ts';
import { factsOf } from '../handed-over.ts';
import { verdictOf } from '../story.ts';
import { policyOf, reportOf, suiteFiles } from '../suite.ts';

const SLOW = { timeout: 120_000 };

const BEFORE = { adds: 'passed', subtracts: 'passed' } as const;

/** A default branch whose push has left a baseline, as if its suites had been kept apart. */
const pushed = async (top = '') => {
  const world = await openWorld({ policy: policyOf({ top }), files: suiteFiles(BEFORE) });
  const push = await world.push();
  const rerun = asIfApart(await push.runJob('rerun'));
  await push.runJob('verdict', rerun);
  return world;
};

/** What a pull request that lacks a test is told of its losses. */
const lossesOf = async (world: World) => {
  const pull = await world.openPullRequest({ files: { 'report.xml': reportOf({ adds: 'passed' }) } });
  const rerun = await pull.runJob('rerun');
  return { losses: factsOf(rerun)['unit']?.losses, log: rerun.step.log };
};

const baselines = (world: World) =>
  [...world.repository.artifacts.values()].filter(({ name }) => name === 'recount-baseline-1');

describe('a push to the default branch', () => {
  it('leaves nothing where a suite does not pass, or was kept apart from nothing', async () => {
    await using world = await openWorld({ policy: policyOf(), files: suiteFiles({ adds: 'failed' }, 1) });
    const push = await world.push();
    const red = await push.runJob('verdict', asIfApart(await push.runJob('rerun')));
    expect(verdictOf(red)).toMatchObject({ outcome: 'failing', codes: ['suite-failed'] });
    await world.commit(suiteFiles());
    const next = await world.push();
    expect((await next.runJob('verdict', await next.runJob('rerun'))).result).toBe('success');
    expect(baselines(world)).toEqual([]);
  });

  it('is not judged in a job of the name that pull requests need', async () => {
    await using world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    const push = await world.push();
    const judged = await push.runJob('verdict', await push.runJob('rerun'), { check: 'recount' });
    expect(verdictOf(judged)).toMatchObject({ outcome: 'inconclusive', codes: ['event-unsupported'] });
  });
});

describe('where no baseline stands', () => {
  it('nothing is run, and it is said that nothing was compared', async () => {
    await using world = await pushed();
    world.repository.artifacts.clear();
    const { losses, log } = await lossesOf(world);
    expect(losses).toMatchObject({ kind: 'not-had', code: 'baseline-missing' });
    expect(log).not.toContain('(base)');
  });

  it('the base is run where its losses must be declared', async () => {
    await using world = await pushed('losses: declare\n');
    const { losses, log } = await lossesOf(world);
    expect(losses).toMatchObject({ kind: 'told', had: { from: 'run' } });
    expect(log).toContain('1 corner: about 1 s and setup, alone');
    expect(log).toMatch(/1 corner took \d+ s/);
    expect(log).not.toContain('warning: `setup`');
  });

  it('a base whose setup fails is not had, which is no fault of the author’s', async () => {
    const policy = policyOf({ top: "losses: fail\nsetup: ['test ! -e broken']\n" });
    await using world = await openWorld({ policy, files: { ...suiteFiles(BEFORE), broken: '' } });
    const pull = await world.openPullRequest({ files: { broken: null } });
    const rerun = await pull.runJob('rerun');
    expect(factsOf(rerun)['unit']?.losses).toMatchObject({ kind: 'not-had', code: 'setup-failed' });
    expect(rerun.step.log).toContain(
      'warning: `setup` runs in other trees now, and in the environment of this machine',
    );
  });

  it('a base whose report cannot be read has not lost nothing', async () => {
    const policy = policyOf({ top: 'losses: fail\n' });
    await using world = await openWorld({ policy, files: { ...suiteFiles(BEFORE), 'report.xml': '<testsuites>' } });
    const { losses } = await lossesOf(world);
    expect(losses).toMatchObject({ kind: 'not-had', code: 'baseline-missing' });
  });
});

describe.skipIf(whyNot() !== undefined)('with walls', () => {
  it('a push leaves its results, and a pull request is compared with them without a run', SLOW, async () => {
    await using world = await openWorld({ policy: apartPolicy(), files: suiteFiles(BEFORE) });
    const push = await world.push();
    const verdict = await push.runJob('verdict', await push.runJob('rerun'));
    expect(verdictOf(verdict)).toMatchObject({ outcome: 'match', codes: [] });
    expect(baselines(world)).toHaveLength(1);
    const { losses, log } = await lossesOf(world);
    expect(losses, log).toMatchObject({
      kind: 'told',
      had: { from: 'push', run: String(verdict.run.id), attempt: 1 },
      gone: { some: [['test/sum.test.ts', 'subtracts']] },
    });
    expect(log).not.toContain('(base)');
    expect(world.violations).toEqual([]);
  });

  it(
    'the base is run with no program of the head, also where an earlier step put its folder on PATH',
    SLOW,
    async () => {
      const fewer = reportOf({ adds: 'passed' });
      const forge = { executable: `#!/bin/sh\nprintf '%s' '${fewer}' >"$2"\n` };
      await using world = await openWorld({
        policy: apartPolicy({ top: 'losses: declare\n' }),
        files: suiteFiles(BEFORE),
      });
      const pull = await world.openPullRequest({ files: { 'report.xml': fewer, 'bin/cp': forge } });
      for (const isolation of ['namespace', 'user']) {
        const env: Record<string, string> = {};
        const prepare = async (workspace: string) => {
          await symlink(join(workspace, 'bin'), join(world.root, `linked-${isolation}`));
          env['PATH'] = `${workspace}/bin:${world.root}/linked-${isolation}:${searchPath}`;
        };
        const { step, ...rerun } = await pull.runJob('rerun', undefined, { env, prepare, inputs: { isolation } });
        expect(factsOf({ ...rerun, step })['unit']?.losses, step.log).toMatchObject({
          kind: 'told',
          had: { from: 'run' },
          gone: { some: [['test/sum.test.ts', 'subtracts']] },
        });
      }
    },
  );

  it('corners stand behind walls of their own, beside one another, and leave nothing', SLOW, async () => {
    const seen = 'id -u; pwd; git rev-parse HEAD; ls -A "$HOME"';
    const policy = apartPolicy({ top: 'losses: declare\nproof: { regressions: true, tests: [report.xml] }\n' }).replace(
      'run: cp',
      `run: ${seen}; cp`,
    );
    await using world = await openWorld({ policy, files: suiteFiles(BEFORE) });
    const TMPDIR = join(world.root, 'temporary');
    await mkdir(TMPDIR, { mode: 0o1777 });
    const pull = await world.openPullRequest({ files: { 'report.xml': reportOf({ adds: 'passed' }) } });
    const { step, ...rerun } = await pull.runJob('rerun', undefined, { env: { TMPDIR } });
    expect(factsOf({ ...rerun, step })['unit'], step.log).toMatchObject({
      losses: { kind: 'told', had: { from: 'run' }, gone: { some: [['test/sum.test.ts', 'subtracts']] } },
      regressions: { kind: 'told', tests: { some: [] } },
    });
    expect(step.log).toMatch(/2 corners: about 2 × \d+ s and setup, (2 at a time|one after the other)/);
    const users = [...step.log.matchAll(/^(60\d{3}|61\d{3})$/gm)].map(([user]) => user);
    expect(users.length).toBeGreaterThanOrEqual(3);
    expect(new Set(users).size).toBeGreaterThanOrEqual(2);
    expect(await readdir(TMPDIR)).toEqual([]);
    expect(world.violations).toEqual([]);
  });
});
