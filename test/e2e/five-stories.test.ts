import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { node24 } from '../install-node24.ts';
import { readings } from '../world/github/merge-box.ts';
import { actionNode } from '../world/machine.ts';
import { openWorld } from '../world/world.ts';
import { judgePullRequest, openDesk } from './story.ts';
import { policyOf, suiteFiles } from './suite.ts';

const runtimes = [actionNode, ...(existsSync(node24) ? [node24] : [])];

const open = async () => {
  const world = await openWorld({ policy: policyOf(), files: suiteFiles() });
  return world;
};

describe.each(runtimes)('the gate on %s', (node) => {
  it('lets an honest record through, and the required check is met under every reading', async () => {
    await using world = await open();
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const desk = await openDesk(world, 'topic');
    const run = await desk.recount('run');
    expect(run).toMatchObject({ exit: 0 });
    pull.edit({ body: `A change.\n\n${run.out}\n` });
    const { outcome, job, codes } = await judgePullRequest(pull, { node });
    expect({ outcome, codes, exit: job.step.exitCode }).toEqual({ outcome: 'match', codes: [], exit: 0 });
    expect(job.outputs['pass']).toBe('true');
    for (const reading of readings) expect(pull.mergeBox(reading).mergeable).toBe(true);
    expect(world.violations).toEqual([]);
  });

  it('finds a wrong count, and says what was claimed, what is so, and what to do', async () => {
    await using world = await open();
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const desk = await openDesk(world, 'topic');
    const { out } = await desk.recount('run');
    pull.edit({ body: out.replace(/\b3 \| 0 \| 1\b/, '4 | 0 | 1').replace('"passed": 3', '"passed": 4') });
    const { outcome, codes, verdict, job } = await judgePullRequest(pull, { node });
    expect({ outcome, codes, exit: job.step.exitCode }).toEqual({
      outcome: 'mismatch',
      codes: ['tests-contradicted'],
      exit: 1,
    });
    expect(verdict.findings[0]).toMatchObject({ suite: 'unit', field: 'tests.passed', pinned: 4, regenerated: 3 });
    expect(job.step.annotations[0]?.message).toMatch(/claimed 4, found 3.*recount run.*recount pin/);
    expect(pull.mergeBox().mergeable).toBe(false);
    expect(world.violations).toEqual([]);
  });

  it('calls a record of another commit stale', async () => {
    await using world = await open();
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const desk = await openDesk(world, 'topic');
    pull.edit({ body: (await desk.recount('run')).out });
    await pull.push({ 'change.txt': 'b\n' });
    const { outcome, codes } = await judgePullRequest(pull, { node });
    expect({ outcome, codes }).toEqual({ outcome: 'stale', codes: ['commit-stale'] });
  });

  it('fails where there is no block', async () => {
    await using world = await open();
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' }, body: 'All 412 tests pass.' });
    const { outcome, codes } = await judgePullRequest(pull, { node });
    expect({ outcome, codes }).toEqual({ outcome: 'mismatch', codes: ['block-missing'] });
  });

  it('tells a red suite that is pinned honestly from a lie', async () => {
    await using world = await open();
    const pull = await world.openPullRequest({ files: suiteFiles({ adds: 'passed', divides: 'failed' }, 1) });
    const desk = await openDesk(world, 'topic');
    const run = await desk.recount('run');
    expect(run.exit).toBe(1);
    pull.edit({ body: run.out });
    const { outcome, codes, job } = await judgePullRequest(pull, { node });
    expect({ outcome, codes, exit: job.step.exitCode }).toEqual({
      outcome: 'failing',
      codes: ['suite-failed'],
      exit: 1,
    });
  });
});
