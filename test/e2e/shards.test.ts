import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { git } from '../world/git.ts';
import type { JobOptions } from '../world/jobs.ts';
import { type Matrix, runFailedAgain, runMatrix } from '../world/matrix.ts';
import type { PullRequest } from '../world/pull-request.ts';
import type { Files } from '../world/repository.ts';
import { openWorld, type World, type WorldOptions } from '../world/world.ts';
import { judgeAgain, openDesk } from './story.ts';
import { type Outcome, reportOf } from './suite.ts';

const LEGS = 8;
const indexes = Array.from({ length: LEGS }, (_, index) => index);

const command = 'cp "part-{index}-of-{count}.xml" "$RECOUNT_REPORTS/unit.xml"; exit "$(cat exit-{index})"';

const policyOf = (more = '', shards = LEGS): string => `version: 1
isolation: none
suites:
  unit:
    run: ${command}
    reports: ["*.xml"]
    scope: offline
    shards: ${shards}
  types: { run: "true", scope: syntax }
${more}`;

type Tests = Readonly<Record<string, Outcome>>;

/** Each shard has a report of three tests in the one group that all reports share, and ends well. */
const partOf = (index: number): Tests => ({
  [`adds ${index}`]: 'passed',
  [`subtracts ${index}`]: 'passed',
  [`waits ${index}`]: 'skipped',
});

/** A report of three groups of its own, in the middle one of which a test has this outcome. */
const groupReport = (index: number, outcome: Outcome): string => {
  const child = outcome === 'passed' ? '' : '<failure message="no"/>';
  const rows = ['a', 'b', 'c', 'd', 'e'].map(
    (name) => `<testcase classname="${name}${index}" name="works">${name === 'c' ? child : ''}</testcase>`,
  );
  return `<testsuites><testsuite name="all">${rows.join('')}</testsuite></testsuites>\n`;
};

const filesOf = (parts: Readonly<Record<number, Tests>> = {}, exits: Readonly<Record<number, number>> = {}): Files =>
  Object.fromEntries(
    indexes.flatMap((index) => [
      [`part-${index + 1}-of-${LEGS}.xml`, reportOf(parts[index + 1] ?? partOf(index + 1))],
      [`exit-${index + 1}`, `${exits[index + 1] ?? 0}\n`],
    ]),
  );

const open = (options: WorldOptions = {}) => openWorld({ policy: policyOf(), files: filesOf(), ...options });

const leg = (shard: number, shards: number | string = LEGS): JobOptions => ({
  inputs: { shard: String(shard), shards: String(shards) },
});
const LEG_OPTIONS = indexes.map((index) => leg(index));

/** A pull request whose body pins what the author's desk gave. */
const pinned = async (world: World, files: Files = { 'change.txt': 'a\n' }) => {
  const pull = await world.openPullRequest({ files });
  const desk = await openDesk(world, 'topic');
  const run = await desk.recount('run');
  pull.edit({ body: run.out });
  return { pull, desk, run };
};

const unitOf = (block: string): Readonly<Record<string, unknown>> => {
  const [, json = '{}'] = /^```recount\n([^]*?)^```$/m.exec(block) ?? [];
  return z.object({ suites: z.object({ unit: z.record(z.string(), z.unknown()) }) }).parse(JSON.parse(json)).suites
    .unit;
};

describe('a suite in eight shards', () => {
  it('is one record at the desk and in CI, the one of an unsharded run, and matches', async () => {
    await using world = await open();
    const { pull, run } = await pinned(world);
    expect(run.exit).toBe(0);
    expect(run.err).toContain('unit (shard 3 of 8): cp "part-3-of-8.xml"');
    const { command: recorded, ...found } = unitOf(run.out);
    expect(recorded).toBe(command);
    expect(found).toMatchObject({ exit: 0, tests: { total: 24, passed: 16, failed: 0, skipped: 8 } });

    const rerun = await runMatrix(pull, LEG_OPTIONS);
    const judged = await judgeAgain(pull, rerun);
    expect({ outcome: judged.outcome, codes: judged.codes }).toEqual({ outcome: 'match', codes: [] });
    expect(pull.mergeBox().mergeable).toBe(true);
    expect(world.violations).toEqual([]);

    const whole = Object.fromEntries(indexes.flatMap((index) => Object.entries(partOf(index + 1))));
    const unsharded = policyOf('', 1).replace(command, 'cp whole.xml "$RECOUNT_REPORTS/unit.xml"');
    await using other = await openWorld({ policy: unsharded, files: { 'whole.xml': reportOf(whole) } });
    const { command: _, ...one } = unitOf((await pinned(other)).run.out);
    expect(found).toEqual(one);
  });

  it('costs each leg two requests, and hands over within its part of the slips', async () => {
    await using world = await open();
    const { pull } = await pinned(world);
    await pull.push({ 'more.txt': 'b\n' });
    const run = pull.startRun();
    // A leg waits for nobody: it knows its head from the event and the checkout.
    pull.lag(99);
    for (const index of indexes) {
      const before = world.requests.length;
      const { outputs, result } = await pull.runJob('rerun', undefined, { run, ...leg(index) });
      expect(result).toBe('success');
      expect(Object.keys(outputs)).toEqual([`record-${index}`]);
      expect(outputs[`record-${index}`]?.length).toBeLessThanOrEqual(90_000 / LEGS);
      expect(world.requests.slice(before).map(({ operation }) => operation)).toEqual([
        'GET /repos/{owner}/{repo}/pulls/{pull_number}',
        'GET /repos/{owner}/{repo}/pulls/{pull_number}',
      ]);
    }
  });

  it.each([1, 3])('is the same on %d legs, which then run more than one each', async (legs) => {
    await using world = await open();
    const { pull } = await pinned(world);
    const rerun = await runMatrix(
      pull,
      Array.from({ length: legs }, (_, index) => leg(index, legs)),
    );
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'match', codes: [] });
  });

  it('is run whole where one job does both', async () => {
    await using world = await open();
    const { pull } = await pinned(world);
    expect(await pull.runJob('verify')).toMatchObject({ result: 'success', outputs: { outcome: 'match' } });
  });

  it('leaves the legs without a shard idle where there are more of them', async () => {
    await using world = await open();
    const { pull } = await pinned(world);
    const rerun = await runMatrix(
      pull,
      Array.from({ length: 10 }, (_, index) => leg(index, 10)),
    );
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'match' });
  });

  it('ends as the first shard in order that does not end well, and fails', async () => {
    await using world = await open();
    const files = filesOf({ 6: { 'adds 6': 'failed' }, 3: { 'adds 3': 'failed' } }, { 6: 7, 3: 4 });
    const { pull, run } = await pinned(world, files);
    expect(run.exit).toBe(1);
    expect(unitOf(run.out)).toMatchObject({ exit: 4, tests: { total: 20, passed: 12, failed: 2, skipped: 6 } });
    const judged = await judgeAgain(pull, await runMatrix(pull, LEG_OPTIONS));
    expect({ outcome: judged.outcome, codes: judged.codes }).toEqual({ outcome: 'failing', codes: ['suite-failed'] });
  });

  it('names the test that differs, whichever leg ran it', async () => {
    await using world = await open();
    const { pull, run } = await pinned(world);
    const body = run.out;
    await pull.push(filesOf({ 5: { ...partOf(5), 'adds 5': 'skipped' } }));
    const desk = await openDesk(world, 'topic');
    const fresh = (await desk.recount('run')).out;
    const commit = /"commit": "(\w+)"/.exec(fresh)?.[1] ?? '';
    const tree = /"tree": "(\w+)"/.exec(fresh)?.[1] ?? '';
    pull.edit({
      body: body.replace(/"commit": "\w+"/, `"commit": "${commit}"`).replace(/"tree": "\w+"/, `"tree": "${tree}"`),
    });
    expect(commit).toBe(pull.headSha());
    const judged = await judgeAgain(pull, await runMatrix(pull, LEG_OPTIONS));
    expect(judged.codes).toContain('group-contradicted');
    expect(JSON.stringify(judged.verdict)).toContain('adds 5 is skipped and was passed');
  });
});

describe('what is missing or not as it was is never green', () => {
  let world: World;
  let pull: PullRequest;
  let rerun: Matrix;
  beforeAll(async () => {
    world = await open();
    ({ pull } = await pinned(world));
    rerun = await runMatrix(pull, LEG_OPTIONS);
  });
  afterAll(() => world[Symbol.asyncDispose]());

  it('nor is a lie about a count', async () => {
    const honest = pull.body() ?? '';
    pull.edit({ body: honest.replace(/\b16 \| 0 \| 8\b/, '17 | 0 | 8').replace('"passed": 16', '"passed": 17') });
    const judged = await judgeAgain(pull, rerun);
    pull.edit({ body: honest });
    expect(judged).toMatchObject({ outcome: 'mismatch', codes: ['tests-contradicted'] });
    expect(judged.verdict.findings[0]).toMatchObject({ field: 'tests.passed', pinned: 17, regenerated: 16 });
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'match' });
  });

  const record = (index: number): string => rerun.outputs[`record-${index}`] ?? '';

  it.each<[what: string, inputs: () => Readonly<Record<string, string>>, code: string, message: RegExp]>([
    [
      'a leg that was lost',
      () => ({ 'record-3': '', result: 'failure' }),
      'rerun-unsuccessful',
      /"failure".*leg 3 handed nothing/,
    ],
    [
      'two',
      () => ({ 'record-0': '', 'record-7': '', result: 'failure' }),
      'rerun-unsuccessful',
      /leg 0 and 7 handed nothing/,
    ],
    ['an output that a mask dropped', () => ({ 'record-3': '' }), 'hand-over-missing', /`record-3`/],
    [
      'the last outputs, which the workflow does not name',
      () => ({ 'record-6': '', 'record-7': '' }),
      'hand-over-missing',
      /`record-6`, `record-7`/,
    ],
    ['a leg in the place of another', () => ({ 'record-2': record(5) }), 'hand-over-broken', /record-2 is of leg 5/],
    [
      'a slip that is cut',
      () => ({ 'record-2': record(2).slice(0, 400) }),
      'hand-over-broken',
      /record-2: .*not a slip/,
    ],
    [
      'slips that are too long together',
      () => ({ 'record-2': 'A'.repeat(88_000) }),
      'hand-over-broken',
      /90000 at most/,
    ],
    ['a job that was cancelled', () => ({ result: 'cancelled' }), 'rerun-unsuccessful', /"cancelled"/],
    ['a job that failed, whatever it handed over', () => ({ result: 'failure' }), 'rerun-unsuccessful', /"failure"/],
  ])('%s', async (_what, inputs, code, message) => {
    const judged = await judgeAgain(pull, rerun, { inputs: inputs() });
    expect({ outcome: judged.outcome, codes: judged.codes }).toEqual({ outcome: 'inconclusive', codes: [code] });
    expect(judged.job.step.annotations[0]?.message).toMatch(message);
  });

  it('a leg of another run', async () => {
    const other = await pull.runJob('rerun', undefined, { run: pull.startRun('edited'), ...leg(4) });
    const judged = await judgeAgain(pull, rerun, { inputs: { 'record-4': other.outputs['record-4'] ?? '' } });
    expect(judged).toMatchObject({ outcome: 'inconclusive', codes: ['hand-over-broken'] });
  });

  it('a leg that ran under another policy, and all of them where the policy has moved since', async () => {
    await using moving = await open();
    const one = await pinned(moving);
    const run = one.pull.startRun();
    const before = await runMatrix(one.pull, LEG_OPTIONS, run);
    await moving.commit({ '.github/recount.yml': policyOf('env: { A: b }\n') });
    expect(await judgeAgain(one.pull, before)).toMatchObject({ outcome: 'inconclusive', codes: ['policy-changed'] });
    const late = await one.pull.runJob('rerun', undefined, { run, ...leg(2) });
    const judged = await judgeAgain(one.pull, before, { inputs: { 'record-2': late.outputs['record-2'] ?? '' } });
    expect(judged).toMatchObject({ outcome: 'inconclusive', codes: ['policy-changed'] });
    expect(judged.job.step.annotations[0]?.message).toMatch(/leg 0 ran under .*leg 2 under/);
  });

  it('a leg that could not run its suite, and whose second attempt could: the others are of the first', async () => {
    await using repaired = await open();
    const one = await pinned(repaired);
    const spoilt = {
      ...leg(2),
      prepare: (workspace: string) => writeFile(join(workspace, 'exit-3'), '1\n'),
    };
    const first = await runMatrix(one.pull, LEG_OPTIONS.with(2, spoilt));
    expect(first.result).toBe('failure');
    expect(await judgeAgain(one.pull, first)).toMatchObject({ outcome: 'inconclusive', codes: ['checkout-differs'] });
    const judged = await judgeAgain(one.pull, await runFailedAgain(one.pull, first, LEG_OPTIONS));
    expect(judged).toMatchObject({ outcome: 'match', codes: [] });
    expect(judged.job.step.summary).toContain(
      'what leg 0, 1, 3, 4, 5, 6 and 7 found was made in attempt 1 of this run',
    );
  });

  it('a fault that every leg has is told once', async () => {
    await using failing = await open({ policy: policyOf('setup: ["echo no network; exit 7"]\n') });
    const one = await failing.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const judged = await judgeAgain(one, await runMatrix(one, [leg(0, 2), leg(1, 2)]));
    expect(judged).toMatchObject({ outcome: 'inconclusive', codes: ['setup-failed'] });
    expect(judged.job.step.summary).toContain('no network');
  });

  it.each([
    ['a leg beyond the last', { shard: '8', shards: '8' }, /input `shard`: expected a number from 0 to 7/],
    ['no number of legs', { shard: '0', shards: 'many' }, /input `shards`: expected a number of legs/],
    ['a leg of another system', { shard: '0', shards: 'macos=1 linux=1' }, /leg 0 is to run on macos/],
  ])('%s is a fault of the workflow', async (_what, inputs, message) => {
    const job = await pull.runJob('rerun', undefined, { inputs });
    expect(job).toMatchObject({ result: 'failure', outputs: { outcome: 'inconclusive' } });
    expect(job.step.annotations[0]?.title).toBe('recount: input-invalid');
    expect(job.step.annotations[0]?.message).toMatch(message);
  });

  it('a checkout without the base branch, in which a leg reads the policy', async () => {
    const prepare = async (workspace: string): Promise<void> => {
      await git(['update-ref', '-d', 'refs/remotes/origin/main'], { cwd: workspace });
    };
    const job = await pull.runJob('rerun', undefined, { ...leg(0), prepare });
    expect(job.result).toBe('failure');
    expect(job.step.annotations[0]).toMatchObject({ title: 'recount: checkout-shallow' });
  });
});

describe('sheets that are too large for their part of the slips', () => {
  const many = (index: number): Tests =>
    Object.fromEntries(
      Array.from({ length: 600 }, (_, at) => [`${index} ${Math.sin(index * 1e4 + at) * 1e15}`, 'passed' as const]),
    );
  const large = filesOf(Object.fromEntries(indexes.map((index) => [index + 1, many(index)])));

  it('are artifacts, each taken by its id and its hash', async () => {
    await using world = await open({ files: large });
    const { pull } = await pinned(world);
    const rerun = await runMatrix(pull, LEG_OPTIONS);
    const artifacts = [...world.repository.artifacts.values()];
    expect(artifacts.map(({ name }) => name).sort()).toEqual(indexes.map((index) => `recount-sheet-${index}-1`));
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'match', codes: [] });

    const [third, fourth] = ['recount-sheet-2-1', 'recount-sheet-3-1'].map((name) =>
      artifacts.find((artifact) => artifact.name === name),
    );
    if (third === undefined || fourth === undefined) throw new Error('There are no two artifacts.');
    world.repository.artifacts.set(third.id, { ...third, bytes: fourth.bytes });
    const swapped = await judgeAgain(pull, rerun);
    expect(swapped).toMatchObject({ outcome: 'inconclusive', codes: ['hand-over-broken'] });
    expect(swapped.job.step.annotations[0]?.message).toMatch(/names a sheet sha256:.* came with sha256:/);
    world.repository.artifacts.delete(third.id);
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'inconclusive' });
    expect(world.violations).toEqual([]);
  });
});

describe('shards of very many tests', () => {
  const large = (index: number): string =>
    reportOf(Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${index} ${at}`, 'passed' as const])));
  const files: Files = {
    'part-1-of-2.xml': large(1),
    'part-2-of-2.xml': large(2),
    'exit-1': '0\n',
    'exit-2': '0\n',
  };

  it('hand over hashes in the place of names, and match all the same', async () => {
    await using world = await open({ policy: policyOf('', 2), files });
    const { pull, run } = await pinned(world);
    const rerun = await runMatrix(pull, [leg(0, 2), leg(1, 2)]);
    const [artifact] = world.repository.artifacts.values();
    expect(artifact?.bytes.includes('"kind":"hashed"')).toBe(true);
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'match', codes: [] });
    pull.edit({ body: run.out.replace(/"groups": ".{8}/, (found) => `${found.slice(0, -4)}AAAA`) });
    const judged = await judgeAgain(pull, rerun);
    expect(judged.codes).toEqual(['group-contradicted']);
  });
});

describe('a test that ran in two shards', () => {
  it('is a finding, at the desk and in CI, and the record that has it twice is no excuse', async () => {
    await using world = await open();
    const { pull, run } = await pinned(world, filesOf({ 7: { ...partOf(7), 'adds 2': 'passed' } }));
    expect(run.exit).toBe(1);
    expect(run.err).toContain('1 test ran in more than one shard: test/sum.test.ts › adds 2 (shards 2 and 7)');
    const judged = await judgeAgain(pull, await runMatrix(pull, LEG_OPTIONS));
    expect({ outcome: judged.outcome, codes: judged.codes }).toEqual({
      outcome: 'failing',
      codes: ['test-in-two-shards'],
    });
    expect(judged.verdict.findings[0]).toMatchObject({ suite: 'unit' });
  });
});

describe('a shard that varies', () => {
  const files: Files = {
    ...Object.fromEntries(
      indexes.flatMap((index) => [
        [`part-${index + 1}-of-${LEGS}.xml`, groupReport(index + 1, 'passed')],
        [`exit-${index + 1}`, '0\n'],
      ]),
    ),
    'bad.xml': groupReport(4, 'failed'),
  };
  const flaky = policyOf().replace(
    command,
    `[ {index} != 4 ] || [ -e .git/ran ] || { touch .git/ran; cp bad.xml "$RECOUNT_REPORTS/unit.xml"; exit 1; }; ${command}`,
  );

  it('is run once more by its own leg, and nobody is blamed', async () => {
    await using world = await open({
      policy: flaky.replace('run: [', "run: '[").replace(/exit-\{index\}\)"$/m, "$&'"),
      files,
    });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const desk = await openDesk(world, 'topic');
    await writeFile(join(desk.clone.path, '.git/ran'), '');
    const run = await desk.recount('run');
    expect(run).toMatchObject({ exit: 0 });
    pull.edit({ body: run.out });
    const rerun = await runMatrix(pull, LEG_OPTIONS);
    const [fourth] = rerun.legs.slice(3);
    expect(fourth?.step.log).toContain('suite unit (shard 4 of 8) differs from the block: it is run once more');
    expect(rerun.legs.filter((one) => one?.step.log.includes('once more'))).toHaveLength(1);
    const judged = await judgeAgain(pull, rerun);
    expect(judged.outcome).toBe('inconclusive');
    expect(judged.codes[0]).toBe('unstable');
  });
});

describe('a suite of one system', () => {
  const policy = `version: 1
isolation: none
suites:
  unit: { run: "echo {index}", scope: offline, shards: 2 }
  signing: { run: "true", scope: offline, os: macos }
`;
  const MACOS = 'data:text/javascript,Object.defineProperty(process,`platform`,{value:`darwin`})';
  const SYSTEMS = 'linux=2 macos=1';
  const mac: JobOptions = { ...leg(2, SYSTEMS), env: { NODE_OPTIONS: `--import=${MACOS}` } };

  it('runs on the leg of that system, and without one nothing can be said', async () => {
    await using world = await openWorld({ policy });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const legs = [leg(0, SYSTEMS), leg(1, SYSTEMS), mac];
    const rerun = await runMatrix(pull, legs);
    expect(rerun.result).toBe('success');
    const unpinned = await judgeAgain(pull, rerun);
    expect(unpinned.codes).toEqual(['block-missing']);
    const [, block = ''] = /^`{4,}markdown\n([^]*?)^`{4,}$/m.exec(unpinned.job.step.summary) ?? [];
    pull.edit({ body: block });
    expect(await judgeAgain(pull, rerun)).toMatchObject({ outcome: 'match', codes: [] });
    expect(block).toContain('signing');

    const without = await runMatrix(pull, [leg(0, 2), leg(1, 2)], pull.startRun('edited'));
    expect(await judgeAgain(pull, without)).toMatchObject({ outcome: 'inconclusive', codes: ['suite-not-here'] });
  });
});
