import { describe, expect, it } from 'vitest';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import { openWorld } from '../world/world.ts';
import { honestRecord } from './handed-over.ts';
import { judgeAgain } from './story.ts';
import { policyOf, suiteFiles } from './suite.ts';

const REQUIRED = 'octo/gate/.github/workflows/recount.yml@refs/heads/main';

/** An honest pull request, under a policy with these further lines. */
const pinned = async (top: string) => {
  const world = await openWorld({ policy: policyOf({ top }), files: suiteFiles() });
  const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
  const rerun = await pull.runJob('rerun');
  pull.edit({ body: renderBlock(fitBlock(honestRecord(rerun))) });
  return { world, pull, rerun };
};

describe('a judge whose workflow file is the pull request’s own', () => {
  it('says so, and judges', async () => {
    const { world, pull, rerun } = await pinned('');
    await using _ = world;
    const judged = await judgeAgain(pull, rerun);
    expect(judged.outcome).toBe('match');
    expect(judged.job.step.summary).toContain("the workflow's file is the pull request's own");
  });

  it('says nothing else under `trust: strict`, and points at that line of the policy', async () => {
    const { world, pull, rerun } = await pinned('trust: strict\n');
    await using _ = world;
    const judged = await judgeAgain(pull, rerun);
    expect({ outcome: judged.outcome, codes: judged.codes }).toEqual({
      outcome: 'inconclusive',
      codes: ['workflow-untrusted'],
    });
    expect(judged.job.step.annotations[0]).toMatchObject({ title: 'recount: workflow-untrusted' });
    expect(judged.verdict.findings[0]?.['place']).toEqual({ file: '.github/recount.yml', line: 3, column: 8 });
  });

  it('is none where a ruleset requires the workflow from another repository', async () => {
    const { world, pull, rerun } = await pinned('trust: strict\n');
    await using _ = world;
    const judged = await judgeAgain(pull, rerun, { workflowRef: REQUIRED });
    expect(judged).toMatchObject({ outcome: 'match', codes: [] });
    expect(judged.job.step.summary).not.toContain('own (');
  });
});
