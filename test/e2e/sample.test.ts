import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import type { RunRecord } from '../../src/core/record/record.ts';
import { readings } from '../world/github/merge-box.ts';
import type { PullRequest } from '../world/pull-request.ts';
import { matching, verdictIn } from './command-line/answers.ts';
import { recordIn } from './command-line/local-desk.ts';
import { bringModules, firstTests, openSample, type Sample, testFile } from './sample/project.ts';
import { type Judged, judgeAgain, judgePullRequest } from './story.ts';

const summed = ({ outcome, codes, job }: Judged) => ({ outcome, codes, exit: job.step.exitCode });
const mergeable = (pull: PullRequest) => readings.map((reading) => pull.mergeBox(reading).mergeable);
const OPEN = [true, true, true];
const SHUT = [false, false, false];

describe('a project with a real suite, from nothing to a green check', () => {
  let sample: Sample;
  let judged: Judged;
  let honest: string;
  beforeAll(async () => {
    sample = await openSample();
  });
  afterAll(async () => {
    expect(sample.world.violations).toEqual([]);
    await sample[Symbol.asyncDispose]();
  });

  /** The judge again, on another body of the same head. */
  const rejudge = async (body: string | null): Promise<Judged> => {
    sample.pull.edit({ body });
    return judgeAgain(sample.pull, judged.rerun);
  };
  const pinned = (change: (record: RunRecord) => RunRecord) => async (): Promise<string> =>
    renderBlock(fitBlock(change(await recordIn(honest))));

  it('is taken in by `init`, recorded by `run`, pinned by `pin`, and found true', async () => {
    const { desk, pull, adopted, policy } = sample;
    expect(adopted).toContain('vitest: Vitest (vitest in package.json)');
    expect(policy).toContain(
      'run: npx vitest run --reporter=default --reporter=junit --outputFile="$RECOUNT_REPORTS/unit.xml"',
    );
    const run = await desk.recount('run', '--setup');
    expect(run.exit, run.err).toBe(0);
    expect(run.err).toContain('vitest: exit 0, 4 tests: 3 passed, 0 failed, 1 skipped');
    expect((await desk.recount('pin')).exit).toBe(0);
    honest = pull.body() ?? '';
    expect(honest).toMatch(/^Says what the project is for\.\n\n<!-- recount -->/);
    expect((await recordIn(honest)).suites['vitest']?.skipping).toEqual([['test/sums.test.js', 'divides by zero']]);

    judged = await judgePullRequest(pull, { prepare: bringModules });
    expect(summed(judged), judged.rerun.step.log).toEqual({ outcome: 'match', codes: [], exit: 0 });
    expect(mergeable(pull)).toEqual(OPEN);
  });

  it('one number changed is found, in the body of a pull request that was green', async () => {
    const again = await rejudge(honest.replace(/\b3 \| 0 \| 1\b/, '4 | 0 | 1').replace('"passed": 3', '"passed": 4'));
    expect(summed(again)).toEqual({ outcome: 'mismatch', codes: ['tests-contradicted'], exit: 1 });
    expect(again.verdict.findings[0]).toMatchObject({ field: 'tests.passed', pinned: 4, regenerated: 3 });
    expect(mergeable(sample.pull)).toEqual(SHUT);
  });

  it('no block is found', async () => {
    const again = await rejudge('All 412 tests pass.');
    expect(summed(again)).toEqual({ outcome: 'mismatch', codes: ['block-missing'], exit: 1 });
    expect(mergeable(sample.pull)).toEqual(SHUT);
  });

  it('a record of tests one of which has another name is found, and `explain` names it', async () => {
    const { desk } = sample;
    const { 'adds nothing': code, ...rest } = firstTests;
    await desk.clone.git('switch', '--quiet', '--create', 'renamed');
    await writeFile(`${desk.clone.path}/test/sums.test.js`, testFile({ ...rest, 'adds zero': code }));
    await desk.clone.git('commit', '--quiet', '--all', '--message', 'Rename');
    const other = await recordIn((await desk.recount('run')).out);
    await desk.clone.git('switch', '--quiet', 'topic');

    const again = await rejudge(await pinned((record) => ({ ...record, suites: other.suites }))());
    expect(again).toMatchObject({ outcome: 'mismatch' });
    expect(again.codes).toContain('digest-contradicted');
    expect(again.codes).not.toContain('tests-contradicted');
    const explained = await desk.recount('explain', 'renamed', 'HEAD');
    expect(explained.exit).toBe(1);
    expect(explained.out).toContain('  gone (passed): test/sums.test.js › adds zero\n');
    expect(explained.out).toContain('  new (passed): test/sums.test.js › adds nothing');
  });

  it('is predicted at the desk: `check` says what the judge says', async () => {
    const predicted = await sample.desk.recount('check', '--json');
    const told = verdictIn(predicted.out);
    const again = await judgeAgain(sample.pull, judged.rerun);
    expect({ outcome: told.outcome, codes: told.findings.map(({ code }) => code), exit: predicted.exit }).toEqual(
      summed(again),
    );
  });

  it('is green again once the honest block is back', async () => {
    expect(summed(await rejudge(honest))).toEqual({ outcome: 'match', codes: [], exit: 0 });
    expect(mergeable(sample.pull)).toEqual(OPEN);
  });
});

describe('a head that moves', () => {
  let sample: Sample;
  beforeAll(async () => {
    sample = await openSample();
    await sample.desk.recount('run', '--setup');
    await sample.desk.recount('pin');
  });
  afterAll(async () => {
    expect(sample.world.violations).toEqual([]);
    await sample[Symbol.asyncDispose]();
  });

  it('leaves the block stale', async () => {
    const { pull } = sample;
    await pull.push({ 'src/more.js': 'export const more = true;\n' });
    expect(summed(await judgePullRequest(pull, { prepare: bringModules }))).toEqual({
      outcome: 'stale',
      codes: ['commit-stale'],
      exit: 1,
    });
    expect(mergeable(pull)).toEqual(SHUT);
  });

  it('an amended commit has its record at once, and one push with its block is green', async () => {
    const { desk, pull } = sample;
    await desk.clone.git('pull', '--quiet');
    await desk.recount('run');
    await desk.clone.git('commit', '--quiet', '--amend', '--message', 'In other words');
    const again = await desk.recount('run');
    expect(again.err).toContain('is used again');
    expect(again.err).not.toContain('vitest: exit');
    const pushed = await desk.recount('pin', '--push');
    expect(pushed.exit, pushed.err).toBe(0);
    expect(pull.headSha()).toBe(await desk.clone.git('rev-parse', 'HEAD'));
    expect(summed(await judgePullRequest(pull, { prepare: bringModules }))).toEqual({
      outcome: 'match',
      codes: [],
      exit: 0,
    });
    expect(mergeable(pull)).toEqual(OPEN);
  });

  it('a block that is pinned while the suites run is judged by the run that the push started', async () => {
    const { desk, pull } = sample;
    await pull.push({ 'src/more.js': 'export const more = false;\n' });
    const rerun = pull.runJob('rerun', undefined, { prepare: bringModules });
    await desk.clone.git('pull', '--quiet');
    await desk.recount('run');
    expect((await desk.recount('pin')).exit).toBe(0);
    expect(summed(await judgeAgain(pull, await rerun))).toEqual({ outcome: 'match', codes: [], exit: 0 });
    expect(mergeable(pull)).toEqual(OPEN);
  });

  it('a policy that moves on the base makes the block stale, names the suite, and calls nobody a liar', async () => {
    const { world, desk, pull, policy } = sample;
    await world.commit({ '.github/recount.yml': policy.replace('scope: offline', 'scope: live') });
    const moved = await judgePullRequest(pull, { prepare: bringModules });
    expect(summed(moved)).toEqual({ outcome: 'stale', codes: ['policy-moved'], exit: 1 });
    expect(moved.job.step.annotations[0]?.message).toMatch(/in vitest[^]*`recount run`[^]*`recount pin`/);

    await desk.recount('run');
    expect((await desk.recount('pin')).exit).toBe(0);
    expect(summed(await judgeAgain(pull, moved.rerun))).toEqual({ outcome: 'match', codes: [], exit: 0 });
  });
});

describe('a policy of the pull request’s own', () => {
  it('counts from the base alone, whatever the pull request writes into its own', async () => {
    await using sample = await openSample({
      '.github/recount.yml': "version: 1\nisolation: none\nsuites: { vitest: { run: 'true', scope: syntax } }\n",
    });
    const { world, desk, pull } = sample;
    const run = await desk.recount('run', '--setup');
    const command = 'npx vitest run --reporter=default --reporter=junit --outputFile="$RECOUNT_REPORTS/unit.xml"';
    expect((await recordIn(run.out)).suites['vitest']).toMatchObject({ command, tests: { total: 4 } });
    await desk.recount('pin');
    const first = await judgePullRequest(pull, { prepare: bringModules });
    // The record is true; what `init` protects has to be approved.
    expect(summed(first)).toEqual({ outcome: 'failing', codes: ['path-protected'], exit: 1 });

    const own = await desk.recount('run', '--base', 'HEAD');
    pull.edit({ body: own.out });
    expect(summed(await judgeAgain(pull, first.rerun))).toEqual({ outcome: 'stale', codes: ['policy-moved'], exit: 1 });

    expect(world.violations).toEqual([]);
  });
});

describe('a suite that fails', () => {
  it('is red whatever is pinned, and who pins it honestly is told apart from a liar', async () => {
    const failing = { ...firstTests, 'divides unevenly': 'expect(divide(1, 3)).toBe(0.333);' };
    await using sample = await openSample({ 'test/sums.test.js': testFile(failing) });
    const { world, desk, pull } = sample;
    const run = await desk.recount('run', '--setup');
    expect(run.exit).toBe(1);
    expect(run.err).toMatch(
      /vitest: exit 1, 5 tests: 3 passed, 1 failed, 1 skipped[^]*vitest: 1 of 5 tests failed \(exit 1\)/,
    );
    await desk.recount('pin');
    const judged = await judgePullRequest(pull, { prepare: bringModules });
    expect(summed(judged)).toEqual({ outcome: 'failing', codes: ['suite-failed'], exit: 1 });
    expect(judged.job.step.summary).toContain('divides unevenly');
    expect(mergeable(pull)).toEqual(SHUT);
    const predicted = await desk.recount('check');
    expect(predicted).toMatchObject({
      exit: 1,
      out: matching(/^failing: The record is true; the suite fails/),
    });
    expect(world.violations).toEqual([]);
  });
});
