import { describe, expect, it } from 'vitest';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import type { JobRun } from '../world/jobs.ts';
import { whyNot } from '../world/person.ts';
import type { PullRequest } from '../world/pull-request.ts';
import { openWorld, type World } from '../world/world.ts';
import { apartPolicy, asIfApart } from './apart.ts';
import { honestRecord } from './handed-over.ts';
import { judgeAgain } from './story.ts';
import { policyOf, suiteFiles } from './suite.ts';

/** A pull request whose suites have run, as if apart, and which was judged; its body pins what was found. */
const judged = async (
  options: Parameters<World['openPullRequest']>[0] = {},
  policy: Parameters<typeof policyOf>[0] = {},
) => {
  const world = await openWorld({ policy: policyOf(policy), files: suiteFiles(), private: options.fork !== true });
  const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' }, ...options });
  const rerun = asIfApart(await pull.runJob('rerun'));
  await world.commit({ '.github/recount.yml': apartPolicy(policy) });
  const block = renderBlock(fitBlock(honestRecord(rerun)));
  pull.edit({ body: block });
  const first = await judgeAgain(pull, rerun);
  expect({ outcome: first.outcome, codes: first.codes }).toEqual({ outcome: 'match', codes: [] });
  return { world, pull, block, rerun, first };
};

/** An edit of the body, and the judged job of the run that it starts. */
const editAndRun = async (pull: PullRequest, body: string): Promise<JobRun> => {
  pull.edit({ body });
  return pull.runJob('rerun');
};

const NOTHING_RUN = 'nothing is run';
const lie = (block: string): string => block.replaceAll('"passed": 3', '"passed": 4').replaceAll('| 3 |', '| 4 |');

/** Why the judged job of an edited pull request has the suites run; they end at once where nothing keeps them apart. */
const whyRun = async (world: World, pull: PullRequest, block: string): Promise<string> => {
  const { step } = await editAndRun(pull, `${block}\nand more`);
  expect(step.log).not.toContain(NOTHING_RUN);
  expect(world.violations).toEqual([]);
  return step.log;
};

describe('a body that is edited after the check', () => {
  it('is judged by the record of the earlier run, which the verdict names, and no suite runs', async () => {
    const { world, pull, block, rerun } = await judged();
    await using _ = world;
    const edited = await editAndRun(pull, `Words in front.\n\n${block}`);
    expect(edited.step.log).toContain(NOTHING_RUN);
    const green = await judgeAgain(pull, edited);
    expect({ outcome: green.outcome, codes: green.codes }).toEqual({ outcome: 'match', codes: [] });
    expect(green.verdict['record']).toEqual({ run: String(rerun.run.id), attempt: 1 });
    expect(green.verdict['block']).toMatch(/^sha256:/);
    expect(green.job.step.summary).toContain(`the record is the one of run ${rerun.run.id}, attempt 1`);
    expect(world.violations).toEqual([]);
  });

  it('into a lie is red, and green once more when it is mended', async () => {
    const { world, pull, block } = await judged();
    await using _ = world;
    const red = await judgeAgain(pull, await editAndRun(pull, lie(block)));
    expect({ outcome: red.outcome, codes: red.codes }).toEqual({ outcome: 'mismatch', codes: ['tests-contradicted'] });
    expect(red.rerun.step.log).toContain(NOTHING_RUN);
    const green = await judgeAgain(pull, await editAndRun(pull, block));
    expect(green).toMatchObject({ outcome: 'match' });
    expect(green.rerun.step.log).toContain(NOTHING_RUN);
  });

  it('of a fork is judged so too', async () => {
    const { world, pull, block } = await judged({ fork: true, author: 'lisa' });
    await using _ = world;
    const green = await judgeAgain(pull, await editAndRun(pull, `${block}\nand more`));
    expect(green).toMatchObject({ outcome: 'match' });
    expect(green.rerun.step.log).toContain(NOTHING_RUN);
  });

  it('has its other pull request with the same head judged by that record as well', async () => {
    const { world, pull, block } = await judged();
    await using _ = world;
    await world.openPullRequest({ branch: 'twin', headSha: pull.headSha(), body: null });
    const red = await judgeAgain(pull, await editAndRun(pull, `${block}\nand more`));
    expect(red).toMatchObject({ outcome: 'mismatch', codes: ['block-missing'] });
  });
});

describe('the suites run again', () => {
  it('where another base was chosen', async () => {
    const { world, pull, block } = await judged();
    await using _ = world;
    const tip = await world.repository.git.resolve('refs/heads/main');
    await world.repository.git.setRef('refs/heads/release', tip ?? null);
    await pull.retarget('release');
    expect(await whyRun(world, pull, block)).toContain('it was judged against main, and the base is release');
  });

  it('where the policy is another one by now', async () => {
    const { world, pull, block } = await judged();
    await using _ = world;
    await world.commit({ '.github/recount.yml': apartPolicy({ more: '    tests: counts\n' }) });
    expect(await whyRun(world, pull, block)).toContain('it was made under the policy');
  });

  it('where the policy asks for stronger walls by now', async () => {
    const { world, pull, block } = await judged();
    await using _ = world;
    await world.commit({ '.github/recount.yml': apartPolicy().replace('isolation: user', 'isolation: namespace') });
    expect(await whyRun(world, pull, block)).toContain(
      'the policy wants isolation namespace, and the suites ran with user',
    );
  });

  it('where a suite that no leg could run is to run on any system by now', async () => {
    const mac = (os: string) => ({
      more: `  mac: { run: "true", scope: syntax, os: ${os} }\n`,
      top: 'require: [unit]\n',
    });
    const { world, pull, block } = await judged({}, mac('macos'));
    await using _ = world;
    await world.commit({ '.github/recount.yml': apartPolicy(mac('any')) });
    expect(await whyRun(world, pull, block)).toContain('suite mac was left out because of its `os`, and now applies');
  });

  it('where the policy keeps the suites apart from nothing', async () => {
    const { world, pull, block } = await judged();
    await using _ = world;
    await world.commit({ '.github/recount.yml': policyOf() });
    expect(await whyRun(world, pull, block)).toContain('its suites were kept apart from nothing');
  });

  it('where the record is gone, or seven days old', async () => {
    const { world, pull, block } = await judged();
    await using _ = world;
    pull.edit({ body: `${block}\nlate` });
    const run = pull.startRun();
    const late = { ...run, createdAt: '2026-12-07T12:00:00Z' };
    world.repository.runs.set(run.id, late);
    const rerun = await pull.runJob('rerun', undefined, { run: late });
    expect(rerun.step.log).toContain('7 days ago or more');
    for (const artifact of world.repository.artifacts.values()) artifact.expired = true;
    expect(await whyRun(world, pull, block)).toContain('it has expired');
  });

  it('where a job of the run that ran the suites left the record, or put another in its place', async () => {
    const { world, pull, block, rerun } = await judged();
    await using _ = world;
    const { artifacts, checks } = world.repository;
    const [kept] = [...artifacts.values()].filter(({ name }) => name === 'recount-record-1');
    const job = checks.find(({ name, job: of }) => name === 'rerun' && of?.runId === rerun.run.id);
    if (kept === undefined || job === undefined) throw new Error('Expected a record and the job that made it.');
    artifacts.set(kept.id, { ...kept, createdAt: job.startedAt });
    expect(await whyRun(world, pull, block)).toContain('it was not made while the job recount ran alone');
    artifacts.set(kept.id, { ...kept, digest: `sha256:${'0'.repeat(64)}` });
    expect(await whyRun(world, pull, block)).toContain('the artifact has the hash');
  });

  it.each([
    ['another workflow', { workflow: { id: 8, name: 'Recount', path: '.github/workflows/recount.yml' } }],
    ['another file', { workflow: { id: 7, name: 'Recount', path: '.github/workflows/other.yml' } }],
    ['another event', { eventName: 'pull_request_target' }],
    ['another repository’s head', { headRepository: null, headSha: 'f'.repeat(40) }],
  ])('where the record is of a run of %s', async (_title, change) => {
    const { world, pull, block, rerun } = await judged();
    await using _ = world;
    world.repository.runs.set(rerun.run.id, { ...rerun.run, ...change });
    expect(await whyRun(world, pull, block)).toContain('no earlier record stands in');
  });

  it('where the job may not read the runs, as in a workflow that is older', async () => {
    const { world, pull, block } = await judged();
    await using _ = world;
    pull.edit({ body: `${block}\nmore` });
    const rerun = await pull.runJob('rerun', undefined, { permissions: { contents: 'read', pull_requests: 'read' } });
    expect(rerun.step.log).toContain('no earlier record stands in');
    expect(rerun.step.log).toContain('github-refused');
  });
});

describe('the judge trusts nothing of the judged job', () => {
  it('and does not take it that nothing was run where nothing was edited', async () => {
    const { world, pull, block } = await judged();
    await using _ = world;
    const edited = await editAndRun(pull, `${block}\nand more`);
    const run = pull.startRun('synchronize');
    const { outputs } = await pull.runJob('rerun', undefined, { run: { ...edited.run, id: run.id } });
    const verdict = await judgeAgain(pull, { ...edited, outputs, run });
    expect(verdict).toMatchObject({ outcome: 'inconclusive', codes: ['hand-over-broken'] });
  });

  it('and looks for the record itself', async () => {
    const { world, pull, block } = await judged();
    await using _ = world;
    const edited = await editAndRun(pull, `${block}\nand more`);
    world.repository.artifacts.clear();
    const verdict = await judgeAgain(pull, edited);
    expect(verdict).toMatchObject({ outcome: 'inconclusive', codes: ['earlier-record-missing'] });
    expect(verdict.verdict.findings[0]?.['remedy']).toContain('run all jobs again');
  });
});

describe.skipIf(whyNot() !== undefined)('with walls', () => {
  it('a whole story: suites run, a body is pinned, edited into a lie, and mended', async () => {
    await using world = await openWorld({ policy: apartPolicy(), files: suiteFiles() });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const rerun = await pull.runJob('rerun');
    expect((await judgeAgain(pull, rerun)).codes).toEqual(['block-missing']);
    const block = renderBlock(fitBlock(honestRecord(rerun)));
    const green = await judgeAgain(pull, await editAndRun(pull, block));
    expect(green).toMatchObject({ outcome: 'match', verdict: { record: { run: String(rerun.run.id), attempt: 1 } } });
    expect(green.rerun.step.log).toContain(NOTHING_RUN);
    const red = await judgeAgain(pull, await editAndRun(pull, lie(block)));
    expect(red).toMatchObject({ outcome: 'mismatch', codes: ['tests-contradicted'] });
    expect(world.violations).toEqual([]);
  });
});
