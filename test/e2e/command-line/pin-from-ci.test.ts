import { describe, expect, it } from 'vitest';
import { packArchive } from '../../../src/core/hand-over/pack-archive.ts';
import { unpackArchive } from '../../../src/core/hand-over/unpack-archive.ts';
import { readings } from '../../world/github/merge-box.ts';
import { openWorld } from '../../world/world.ts';
import { judgePullRequest, openDesk } from '../story.ts';
import { policyOf, suiteFiles } from '../suite.ts';
import { recordIn } from './local-desk.ts';

describe('recount pin --from-ci', () => {
  it('shows what is pinned beside what the judge found, pins that, and the check turns green', async () => {
    await using world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    const pull = await world.openPullRequest({ body: 'Adds a thing.\n' });
    const desk = await openDesk(world, 'topic');
    const { out } = await desk.recount('run');
    const lie = out.replace(/\b3 \| 0 \| 1\b/, '4 | 0 | 1').replace('"passed": 3', '"passed": 4');
    pull.edit({ body: `Adds a thing.\n\n${lie}\n` });
    const first = await judgePullRequest(pull);
    expect(first).toMatchObject({ outcome: 'mismatch', codes: ['tests-contradicted'] });

    const { exit, err } = await desk.recount('pin', '--from-ci');
    expect(exit, err).toBe(0);
    expect(err).toMatch(/^Pinned now:\n[^]*"passed": 4[^]*\nFound by CI:\n[^]*"passed": 3[^]*\npinned in #1\n/);
    const body = pull.body() ?? '';
    expect(body.startsWith('Adds a thing.\n\n<!-- recount -->')).toBe(true);
    expect((await recordIn(body)).by).toMatchObject({ from: 'ci', tool: 'recount 0.1.0' });
    // The red run is run again with the author's token, and judges the body that is there now.
    expect(err).toContain(`run ${first.job.run.id}, which was red, is run again`);
    expect(first.job.run).toMatchObject({ attempt: 2, status: 'queued' });
    const again = await pull.runJob('verdict', first.rerun);
    expect({ outcome: again.outputs['outcome'], exit: again.step.exitCode }).toEqual({ outcome: 'match', exit: 0 });
    for (const reading of readings) expect(pull.mergeBox(reading).mergeable, reading).toBe(true);
    expect(world.violations).toEqual([]);
  });

  it('pins for a pull request that has no block yet, from anywhere with --pr', async () => {
    await using world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    const pull = await world.openPullRequest();
    await judgePullRequest(pull);
    const desk = await openDesk(world, 'main');
    const { exit, err } = await desk.recount('pin', '--from-ci', '--pr', '1', '--json');
    expect(exit, err).toBe(0);
    expect(err).toContain('Pinned now:\n  (no block that can be read)\n');
    expect((await recordIn(pull.body() ?? '')).commit).toBe(pull.headSha());
  });

  it('shows of what a job has left the record alone, and nothing that would hide it on a terminal', async () => {
    await using world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    const pull = await world.openPullRequest();
    await judgePullRequest(pull);
    for (const artifact of world.repository.artifacts.values()) {
      if (!artifact.name.startsWith('recount-verdict-')) continue;
      const files = unpackArchive(artifact.bytes, ['record.json', 'block.md'], 1024 * 1024);
      if (!files.ok) throw new Error(files.error.message);
      const block = `\u001b[2J\n\n${Buffer.from(files.value['block.md']).toString()}\n\n\u001b[8mhidden`;
      const bytes = packArchive({ ...files.value, 'block.md': Buffer.from(block) });
      world.repository.artifacts.set(artifact.id, { ...artifact, bytes: Buffer.from(bytes) });
    }
    const desk = await openDesk(world, 'topic');
    const { exit, err } = await desk.recount('pin', '--from-ci');
    expect(exit, err).toBe(0);
    expect(err).toMatch(/\nFound by CI:\n<!-- recount -->[^]*"passed": 3/);
    expect(err).not.toContain('\u001b');
    expect(err).not.toContain('hidden');
  });

  it('waits for nobody: without a record of this head it says so', async () => {
    await using world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    const pull = await world.openPullRequest();
    await judgePullRequest(pull);
    const head = await pull.push({ 'change.txt': 'b\n' });
    const desk = await openDesk(world, 'topic');
    const { exit, err } = await desk.recount('pin', '--from-ci');
    expect(exit).toBe(2);
    expect(err).toMatch(
      new RegExp(
        `record-missing: no run of the check has left a record of ${head} to pin\n {2}to mend it: .*\`recount status\``,
      ),
    );
    expect(pull.body()).toBeNull();
  });

  it('finds nothing where the policy leaves nothing to copy', async () => {
    await using world = await openWorld({ policy: policyOf({ top: 'pin-from-ci: false\n' }), files: suiteFiles() });
    const pull = await world.openPullRequest();
    const { job } = await judgePullRequest(pull);
    expect([...world.repository.artifacts.values()].map(({ name }) => name)).toEqual(['recount-statement-1']);
    expect(job.step.summary).not.toContain('"recount": 1');
    const desk = await openDesk(world, 'topic');
    const { exit, err } = await desk.recount('pin', '--from-ci');
    expect(exit).toBe(2);
    expect(err).toContain('a policy with `pin-from-ci: false` leaves none');
  });
});
