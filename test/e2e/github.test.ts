import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import type { PullRequestAction } from '../world/events.ts';
import type { Fault } from '../world/github/faults.ts';
import { readings } from '../world/github/merge-box.ts';
import { objectOf } from '../world/json.ts';
import { whyNot } from '../world/person.ts';
import type { Files } from '../world/repository.ts';
import { openWorld, type World, type WorldOptions } from '../world/world.ts';
import { honestRecord } from './handed-over.ts';
import { judgeAgain, judgePullRequest } from './story.ts';
import { command, policyOf, suiteFiles } from './suite.ts';

const open = (options: WorldOptions = {}) => openWorld({ policy: policyOf(), files: suiteFiles(), ...options });

/** A pull request whose judged job has run and whose body pins what it found. */
const pinnedPull = async (world: World, options: Parameters<World['openPullRequest']>[0] = {}) => {
  const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' }, ...options });
  const rerun = await pull.runJob('rerun');
  const block = renderBlock(fitBlock(honestRecord(rerun)));
  pull.edit({ body: block });
  return { pull, rerun, block };
};

/** A branch beside the default one, with these files changed. */
const branchOff = async (world: World, branch: string, files: Files = { 'a.txt': 'a\n' }): Promise<void> => {
  const parent = await world.repository.git.resolve('refs/heads/main');
  await world.repository.git.commit({ branch, files, parent: parent ?? null, message: 'Branch off' });
};

/** What `actions/checkout` does where no `ref` is given: it checks the trial merge out. */
const checkOutMerge = async (workspace: string): Promise<void> => {
  const git = (...args: readonly string[]) =>
    execa('git', ['-c', 'user.name=m', '-c', 'user.email=m@m', ...args], { cwd: workspace });
  await git('commit', '--quiet', '--allow-empty', '--message', 'Merge');
};

describe('events', () => {
  it.each<PullRequestAction>(['opened', 'synchronize', 'reopened', 'edited', 'ready_for_review', 'converted_to_draft'])(
    'judges a pull request that was %s',
    async (action) => {
      await using world = await open();
      const { pull } = await pinnedPull(world, { draft: action === 'converted_to_draft' });
      const judged = await judgePullRequest(pull, { run: pull.startRun(action) });
      expect(judged).toMatchObject({ outcome: 'match', codes: [] });
    },
  );

  it.each(['labeled', 'closed', 'assigned'])('refuses one that was %s, and says which it judges', async (action) => {
    await using world = await open();
    const { pull, rerun } = await pinnedPull(world);
    const run = pull.startRun('edited');
    const judged = await judgeAgain(pull, rerun, { run: { ...run, event: { ...objectOf(run.event), action } } });
    expect(judged).toMatchObject({ outcome: 'inconclusive', codes: ['event-unsupported'] });
    expect(judged.job.step.annotations[0]?.message).toMatch(new RegExp(`${action}.*opened, synchronize`));
  });

  it('judges a fork with a token that can read alone', async () => {
    await using world = await open({ private: false });
    const { pull } = await pinnedPull(world, { fork: true, author: 'lisa' });
    expect(await judgePullRequest(pull)).toMatchObject({ outcome: 'match' });
    expect(world.violations).toEqual([]);
  });

  it('judges on after the fork is gone', async () => {
    await using world = await open({ private: false });
    const { pull, rerun } = await pinnedPull(world, { fork: true, author: 'lisa' });
    pull.deleteFork();
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'match' });
  });

  it.skipIf(whyNot() !== undefined)('does both in one job where that is asked for', async () => {
    await using world = await open();
    const { pull } = await pinnedPull(world);
    const job = await pull.runJob('verify');
    expect(job).toMatchObject({ result: 'success', outputs: { outcome: 'match', pass: 'true' } });
  });
});

const JOBS = 'rerun, verdict, verify, open-check, close-check or audit';

describe('what the job is given', () => {
  it.each([
    ['no job', { job: '' }, `input \`job\`: is missing; expected ${JOBS}.`],
    ['a job that is none', { job: 'judge' }, `input \`job\`: expected ${JOBS}, found "judge".`],
    [
      'an isolation that this version does not serve',
      { isolation: 'container' },
      'input `isolation`: expected auto, namespace, user or none, found "container".',
    ],
    [
      'a token that no request can carry',
      { 'github-token': 'a secret' },
      'input `github-token`: expected a token, found white space or another character in it.',
    ],
    [
      'a check that is none',
      { 'check-run': 'a\nb' },
      'input `check-run`: must be the id of a check run, found "a\\nb".',
    ],
  ])('%s is a fault of the workflow', async (_title, inputs, message) => {
    await using world = await open();
    const { pull } = await pinnedPull(world);
    const job = await pull.runJob('rerun', undefined, { inputs });
    expect(job).toMatchObject({ result: 'failure', outputs: { outcome: 'inconclusive' } });
    expect(job.step.annotations[0]?.title).toBe('recount: input-invalid');
    expect(job.step.annotations[0]?.message).toContain(message);
  });

  it.each([
    ['nothing handed over', { 'record-0': '' }, 'hand-over-missing'],
    ['noise handed over', { 'record-0': 'bm9pc2U=' }, 'hand-over-broken'],
    ['text that is no base64', { 'record-0': 'all good!' }, 'hand-over-broken'],
    ['a judged job that failed', { result: 'failure' }, 'rerun-unsuccessful'],
    ['a judged job that was cancelled', { result: 'cancelled' }, 'rerun-unsuccessful'],
    ['a judged job that was skipped', { result: 'skipped', 'record-0': '' }, 'rerun-unsuccessful'],
    ['a judged job whose result is not told', { result: '' }, 'rerun-unsuccessful'],
  ])('%s is inconclusive', async (_title, inputs, code) => {
    await using world = await open();
    const { pull, rerun } = await pinnedPull(world);
    const judged = await judgeAgain(pull, rerun, { inputs });
    expect({ outcome: judged.outcome, codes: judged.codes }).toEqual({ outcome: 'inconclusive', codes: [code] });
    // Without its number the command asks which run is meant, and an agent has no terminal to answer on.
    expect(judged.verdict.findings[0]?.['remedy']).toMatch(
      new RegExp(`\`gh run rerun (?:--failed )?${rerun.run.id}\`\\)$`),
    );
  });

  it('takes no hand-over of another run, and says so of an earlier attempt', async () => {
    await using world = await open();
    const { pull, rerun } = await pinnedPull(world);
    expect(await judgeAgain(pull, rerun, { run: pull.startRun() })).toMatchObject({ codes: ['hand-over-broken'] });
    const first = await judgeAgain(pull, rerun);
    expect(first.outcome).toBe('match');
    rerun.run.attempt += 1;
    const second = await judgeAgain(pull, rerun);
    expect(second.outcome).toBe('match');
    expect(second.job.step.summary).toContain('attempt 1 of this run');
  });

  it('finds files that are not those of the commit', async () => {
    await using world = await open();
    const { pull } = await pinnedPull(world);
    const { writeFile } = await import('node:fs/promises');
    const rerun = await pull.runJob('rerun', undefined, {
      prepare: (workspace) => writeFile(`${workspace}/exit`, '1\n'),
    });
    expect(rerun.result).toBe('failure');
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'inconclusive', codes: ['checkout-differs'] });
  });

  it('says at once that another commit is checked out, and how the right one is', async () => {
    await using world = await open();
    const { pull } = await pinnedPull(world);
    const judged = await judgePullRequest(pull, { prepare: checkOutMerge });
    expect(judged).toMatchObject({ outcome: 'inconclusive', codes: ['head-unsettled'] });
    const [finding] = judged.verdict.findings;
    expect(finding?.['message']).toMatch(/^the run is of [0-9a-f]{40}, and [0-9a-f]{40} is checked out$/);
    expect(finding?.['remedy']).toContain('ref: ${{ github.event.pull_request.head.sha }}');
  });

  it('carries a sheet that is too large for an output as an artifact, taken by its hash', async () => {
    const random = (index: number) =>
      `test ${index} ${Buffer.from(String(Math.sin(index) * 1e9)).toString('base64')}${'x'.repeat(index % 40)}`;
    const many = Object.fromEntries(Array.from({ length: 9_000 }, (_, index) => [random(index), 'skipped' as const]));
    await using world = await open({ files: suiteFiles(many) });
    const { pull, rerun } = await pinnedPullOf(world);
    expect(rerun.outputs['record-0']?.length).toBeLessThan(2_000);
    expect([...world.repository.artifacts.values()].map(({ name }) => name)).toContain('recount-sheet-0-1');
    const judged = await judgeAgain(pull, rerun);
    expect(judged.codes).toEqual(['block-missing']);
    expect(world.violations).toEqual([]);
  });
});

const pinnedPullOf = async (world: World) => {
  const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
  return { pull, rerun: await pull.runJob('rerun') };
};

describe('the live pull request', () => {
  it('counts, not the one of the event: a body mended after the event is judged', async () => {
    await using world = await open();
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' }, body: 'nothing yet' });
    const rerun = await pull.runJob('rerun');
    pull.edit({ body: renderBlock(fitBlock(honestRecord(rerun))) });
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'match' });
    pull.edit({ body: 'taken away' });
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'mismatch', codes: ['block-missing'] });
  });

  it('is waited for where the API lags behind the push', async () => {
    await using world = await open();
    const { pull } = await pinnedPull(world);
    await pull.push({ 'more.txt': 'b\n' });
    const run = pull.startRun();
    pull.lag(3);
    const rerun = await pull.runJob('rerun', undefined, { run });
    expect(rerun.result).toBe('success');
    pull.edit({ body: renderBlock(fitBlock(honestRecord(rerun))) });
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'match' });
  });

  const during = async (
    change: (pull: Awaited<ReturnType<typeof pinnedPull>>['pull'], count: number) => void | Promise<void>,
  ) => {
    const world = await open();
    const { pull, rerun } = await pinnedPull(world);
    await branchOff(world, 'release');
    let reads = 0;
    world.onRequest('GET /repos/{owner}/{repo}/pulls/{pull_number}', async () => {
      reads += 1;
      await change(pull, reads);
    });
    const judged = await judgeAgain(pull, rerun);
    await world[Symbol.asyncDispose]();
    return judged;
  };

  it('is inconclusive where the head moves before the last reading', async () => {
    const judged = await during(async (pull, reads) => {
      if (reads === 3) await pull.push({ 'late.txt': 'l\n' });
    });
    expect(judged).toMatchObject({ outcome: 'inconclusive', codes: ['head-moved'] });
  });

  it('is inconclusive where the base branch is changed meanwhile', async () => {
    const judged = await during(async (pull, reads) => {
      if (reads === 3) await pull.retarget('release');
    });
    expect(judged).toMatchObject({ outcome: 'inconclusive', codes: ['head-moved'] });
  });

  it('is inconclusive where it is closed meanwhile', async () => {
    const judged = await during((pull, reads) => {
      if (reads === 3) pull.edit({ state: 'closed' });
    });
    expect(judged).toMatchObject({ outcome: 'inconclusive', codes: ['pull-request-closed'] });
    expect(judged.verdict.findings[0]?.['remedy']).toBe('open it again');
  });

  it('is not to be opened again where it was merged meanwhile', async () => {
    await using world = await open();
    const { pull, rerun } = await pinnedPull(world);
    await pull.merge('merge');
    const judged = await judgeAgain(pull, rerun);
    expect(judged).toMatchObject({ outcome: 'inconclusive', codes: ['pull-request-closed'] });
    expect(judged.verdict.findings[0]?.['message']).toContain('was merged before it was judged');
    expect(judged.verdict.findings[0]?.['remedy']).toContain('recount audit');
  });

  it('is judged anew where its block changes, and not where a bot writes beside it', async () => {
    const lie = await during((pull, reads) => {
      if (reads === 3) pull.edit({ body: 'the block is gone' });
    });
    expect(lie).toMatchObject({ outcome: 'mismatch', codes: ['block-missing'] });
    const bot = await during((pull, reads) =>
      pull.edit({ body: `${pull.body() ?? ''}\nA bot was here ${reads} times.` }),
    );
    expect(bot).toMatchObject({ outcome: 'match' });
  });

  it('is given up on where its block changes again and again', async () => {
    const judged = await during((pull, reads) =>
      pull.edit({ body: (pull.body() ?? '').replace(/"milliseconds": \d+/, `"milliseconds": ${reads}`) }),
    );
    expect(judged).toMatchObject({ outcome: 'inconclusive', codes: ['block-moving'] });
  });
});

describe('the policy', () => {
  it('is the one at the tip of the base branch, and a record made under an older one is stale', async () => {
    await using world = await open();
    const { pull, block } = await pinnedPull(world);
    await world.commit({ '.github/recount.yml': policyOf({ more: '    tests: counts\n' }) });
    const judged = await judgePullRequest(pull);
    expect(judged).toMatchObject({ outcome: 'stale', codes: ['policy-moved'] });
    expect(judged.job.step.annotations[0]?.message).toContain('unit');
    const repinned = renderBlock(fitBlock(honestRecord(judged.rerun)));
    expect(repinned).not.toBe(block);
    pull.edit({ body: repinned });
    expect(await judgeAgain(pull, judged.rerun)).toMatchObject({ outcome: 'match' });
  });

  it('moves nothing where only a comment or an exemption changed', async () => {
    await using world = await open();
    const { pull } = await pinnedPull(world);
    await world.commit({ '.github/recount.yml': `# about\n${policyOf({ top: 'exempt: [{ app: renovate }]\n' })}` });
    expect(await judgePullRequest(pull)).toMatchObject({ outcome: 'match' });
  });

  it('is inconclusive where it changed after the suites ran', async () => {
    await using world = await open();
    const { pull, rerun } = await pinnedPull(world);
    await world.commit({ '.github/recount.yml': policyOf({ more: '    tests: counts\n' }) });
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'inconclusive', codes: ['policy-changed'] });
  });

  it('is the default branch’s for a base that it does not name', async () => {
    await using world = await open();
    await branchOff(world, 'lax', { '.github/recount.yml': policyOf().replace(command, 'true') });
    const { pull, rerun } = await pinnedPull(world, { base: 'lax' });
    expect(honestRecord(rerun).suites['unit']?.command).toBe(command);
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'match' });
  });

  it('is the base’s own for a base that the default branch names', async () => {
    await using world = await open({ policy: policyOf({ top: 'bases: [release]\n' }) });
    await branchOff(world, 'release', { '.github/recount.yml': policyOf({ more: '    tests: counts\n' }) });
    const { pull, rerun } = await pinnedPull(world, { base: 'release' });
    expect(honestRecord(rerun).suites['unit']?.digest).toBeUndefined();
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'match' });
  });
});

describe('GitHub in trouble', () => {
  const PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const POLICY = 'GET /repos/{owner}/{repo}/contents/{path}';

  it.each<readonly [string, string, Fault, string]>([
    ['403 for the pull request', PULL, { kind: 'status', status: 403 }, 'github-refused'],
    ['404 for the pull request', PULL, { kind: 'status', status: 404 }, 'github-refused'],
    ['422 for the pull request', PULL, { kind: 'status', status: 422 }, 'github-unexpected'],
    ['503 again and again', PULL, { kind: 'status', status: 503 }, 'github-unreachable'],
    ['a connection that is reset again and again', PULL, { kind: 'reset' }, 'github-unreachable'],
    ['a rate limit that is not over in time', PULL, { kind: 'rate-limit', resetInSeconds: 3_600 }, 'github-limited'],
    ['500 for the policy', POLICY, { kind: 'status', status: 500 }, 'github-unreachable'],
  ])('%s is inconclusive and never green', async (_title, pattern, fault, code) => {
    await using world = await open();
    const { pull, rerun } = await pinnedPull(world);
    world.fail(pattern, fault, { times: 99 });
    const judged = await judgeAgain(pull, rerun);
    expect({ outcome: judged.outcome, codes: judged.codes }).toEqual({ outcome: 'inconclusive', codes: [code] });
    for (const reading of readings) expect(pull.mergeBox(reading).mergeable).toBe(false);
  });

  it.each<readonly [string, Fault]>([
    ['one 502', { kind: 'status', status: 502 }],
    ['one reset', { kind: 'reset' }],
    ['429 that says to wait a second', { kind: 'status', status: 429, retryAfter: 1 }],
    ['a secondary limit that says to wait a second', { kind: 'secondary-limit', retryAfter: 1 }],
  ])('%s is got over', async (_title, fault) => {
    await using world = await open();
    const { pull, rerun } = await pinnedPull(world);
    world.fail(PULL, fault, { times: 1 });
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'match' });
  });

  it('changes no verdict where the record cannot be uploaded', async () => {
    await using world = await open();
    const { pull, rerun } = await pinnedPull(world);
    const judged = await judgeAgain(pull, rerun, {
      env: { ACTIONS_RUNTIME_TOKEN: 'none', ACTIONS_RESULTS_URL: 'http://127.0.0.1:1/' },
    });
    expect(judged).toMatchObject({ outcome: 'match' });
    expect(judged.job.result).toBe('success');
  });
});
