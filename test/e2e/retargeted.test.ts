import { describe, expect, it } from 'vitest';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import { openWorld, type World } from '../world/world.ts';
import { apartPolicy, asIfApart } from './apart.ts';
import { honestRecord } from './handed-over.ts';
import { judgeAgain, judgePullRequest } from './story.ts';
import { greenTests, policyOf, reportOf, suiteFiles } from './suite.ts';

const STRICT = { top: 'losses: fail\n' };

/** A branch beside the default one that lacks one of its tests, and a pull request into it that has no loss there. */
const beside = async (world: World) => {
  const { git } = world.repository;
  const { adds: _, ...fewer } = greenTests;
  const parent = (await git.resolve('refs/heads/main')) ?? null;
  await git.commit({ branch: 'beside', files: { 'report.xml': reportOf(fewer) }, message: 'Fewer', parent });
  const pull = await world.openPullRequest({ base: 'beside', files: { 'change.txt': 'a\n' } });
  const rerun = await pull.runJob('rerun');
  const block = renderBlock(fitBlock(honestRecord(rerun)));
  pull.edit({ body: block });
  return { pull, rerun, block };
};

const short = ({ outcome, codes }: { readonly outcome: string | undefined; readonly codes: readonly string[] }) => ({
  outcome,
  codes,
});

describe('a pull request that is pointed at another base when its suites have run', () => {
  it('is not judged by what the first base says, and by what the other one does when they run again', async () => {
    await using world = await openWorld({ policy: policyOf(STRICT), files: suiteFiles() });
    const { pull, rerun } = await beside(world);
    expect(short(await judgeAgain(pull, rerun))).toEqual({ outcome: 'match', codes: [] });
    await pull.retarget('main');
    const moved = await judgeAgain(pull, rerun);
    expect(short(moved)).toEqual({ outcome: 'inconclusive', codes: ['baseline-missing'] });
    expect(moved.verdict.findings[0]?.['message']).toContain('it was compared with beside, and the base is main now');
    expect(short(await judgePullRequest(pull))).toEqual({ outcome: 'failing', codes: ['test-lost'] });
    expect(world.violations).toEqual([]);
  });

  it('leaves no record by which an edit of it is judged', async () => {
    await using world = await openWorld({ policy: policyOf(STRICT), files: suiteFiles() });
    const { pull, rerun, block } = await beside(world);
    await world.commit({ '.github/recount.yml': apartPolicy(STRICT) });
    await pull.retarget('main');
    expect(short(await judgeAgain(pull, asIfApart(rerun)))).toEqual({
      outcome: 'inconclusive',
      codes: ['baseline-missing'],
    });
    pull.edit({ body: `${block}\nand more` });
    const edited = await pull.runJob('rerun');
    expect(edited.step.log).toContain('of suite unit it lacks what the base says, which could not be had');
  });

  it('is judged all the same where the policy asks nothing of the base', async () => {
    await using world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    const { pull, rerun } = await beside(world);
    await pull.retarget('main');
    expect(short(await judgeAgain(pull, rerun))).toEqual({ outcome: 'match', codes: [] });
  });
});

describe('another pull request with the same head into another base', () => {
  it('is not judged by what the base of the first one says', async () => {
    await using world = await openWorld({ policy: policyOf(STRICT), files: suiteFiles() });
    const { pull, rerun, block } = await beside(world);
    await world.openPullRequest({ branch: 'twin', headSha: pull.headSha(), body: block });
    const judged = await judgeAgain(pull, rerun);
    expect(short(judged)).toEqual({ outcome: 'inconclusive', codes: ['baseline-missing'] });
    expect(judged.verdict.findings[0]?.['remedy']).toContain('or push a commit of its own to one of the two');
  });
});
