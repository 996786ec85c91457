import { describe, expect, it } from 'vitest';
import type { Files } from '../../world/repository.ts';
import type { World } from '../../world/world.ts';
import { judgedOn, legsOf, openLines, pinned, RUNNER, testsOf } from './lines.ts';

const SHARDS = 3;

const open = (top: string, files?: Files): Promise<World> => openLines(top, SHARDS, files);

/** The first test is gone, so that all others are in other shards than on the base. */
const FEWER: Files = { 'all.test.txt': testsOf('subtracts 2', 'multiplies 1', 'divides 2', 'powers 1') };

describe('what the base says of a suite whose shards run on several legs', () => {
  it('is that one test is lost, wherever the others are now', async () => {
    await using world = await open('losses: fail\n');
    const { pull } = await pinned(world, FEWER);
    const judged = await judgedOn(pull, SHARDS);
    expect(judged).toMatchObject({ outcome: 'failing', codes: ['test-lost'] });
    expect(judged.messages).toEqual(['unit: all.test.txt › adds is gone']);
    for (const [leg, log] of judged.logs.entries()) {
      expect(log).toContain(`unit (shard ${leg + 1} of 3) (base)`);
      expect(log).toContain('1 corner: about 1 s and setup, alone');
    }
    expect(world.violations).toEqual([]);
  });

  it.each([1, 2, 5])('is the same on %d legs', async (legs) => {
    await using world = await open('losses: fail\n');
    const { pull } = await pinned(world, FEWER);
    expect(await judgedOn(pull, legs)).toMatchObject({ outcome: 'failing', codes: ['test-lost'] });
  });

  it('costs a leg no request more than the two that it makes', async () => {
    await using world = await open('losses: fail\nproof: { paths: [answer.txt], regressions: true }\n');
    const { pull } = await pinned(world, FEWER);
    const run = pull.startRun();
    for (const leg of legsOf(SHARDS)) {
      const before = world.requests.length;
      expect((await pull.runJob('rerun', undefined, { run, ...leg })).result).toBe('success');
      expect(world.requests.slice(before).map(({ operation }) => operation)).toEqual([
        'GET /repos/{owner}/{repo}/pulls/{pull_number}',
        'GET /repos/{owner}/{repo}/pulls/{pull_number}',
      ]);
    }
  });

  it('is what the block declares, made at a desk in one run', async () => {
    await using world = await open('losses: declare\n');
    const { pull, run } = await pinned(world, FEWER);
    expect(run.out).toContain('"losses"');
    expect(await judgedOn(pull, SHARDS)).toMatchObject({ outcome: 'match', codes: [] });
    const honest = pull.body() ?? '';
    pull.edit({ body: honest.replace(/"adds"\s*\]/, '"powers"]') });
    expect((await judgedOn(pull, SHARDS)).codes).toEqual(['loss-contradicted', 'loss-undeclared']);
  });

  it('is which test proves the change, and which does not', async () => {
    await using world = await open('proof: { paths: [answer.txt], regressions: false }\n');
    const all = testsOf('doubles 3', 'adds 1', 'subtracts 2', 'multiplies 1', 'divides 2', 'powers 1');
    const files = { 'answer.txt': '3\n', 'all.test.txt': all };
    const { pull, run } = await pinned(world, files, '--proves', 'all.test.txt › doubles');
    expect(run.out).toContain('"proves"');
    const judged = await judgedOn(pull, SHARDS);
    expect(judged).toMatchObject({
      outcome: 'match',
      codes: [],
      notChecked: ['lost tests of suite unit: a leg that runs a part of a suite looks for no baseline'],
    });
    const first = judged.logs.map((log) => log.match(/unit \(shard \d of 3\) \(the head's tests over the base\)/g));
    expect(first.map((found) => found?.length ?? 0)).toEqual([1, 1, 1]);

    const honest = pull.body() ?? '';
    pull.edit({ body: honest.replaceAll('"doubles"', '"powers"') });
    const lied = await judgedOn(pull, SHARDS);
    expect(lied.codes).toEqual(['proof-not-shown']);
    expect(lied.messages[0]).toContain('it passes over the base too');
  });

  it('is a regression that the pull request hides', async () => {
    await using world = await open('proof: { regressions: true }\n');
    const weaker = testsOf('new 1', 'adds 1', 'subtracts 1', 'multiplies 1', 'divides 2', 'powers 1');
    const both = { 'answer.txt': '1\n', 'all.test.txt': weaker.replace('divides 2', 'divides 1') };
    const { pull } = await pinned(world, both);
    const honest = pull.body() ?? '';
    expect(await judgedOn(pull, SHARDS)).toMatchObject({ outcome: 'match', codes: [] });
    pull.edit({ body: honest.replace(/\n\s+"losses": \[[^]*?\n {6}\](,?)/, '$1').replace(/,(\n\s+\})/, '$1') });
    const judged = await judgedOn(pull, SHARDS);
    expect(judged.codes).toEqual(['regression-hidden', 'regression-hidden']);
    expect(judged.messages[0]).toMatch(/all.test.txt › divides .*fails by an assertion over the code of the head/);
  });
});

describe('where the base cannot be put together, nothing is said', () => {
  it.each<[what: string, files: Files, head: Files, top: string, code: string, message: RegExp]>([
    [
      'a base that runs every test in each shard',
      { 'runner.sh': RUNNER.replace(/^.*continue\n/m, '') },
      { ...FEWER, 'runner.sh': RUNNER },
      'losses: fail\n',
      'baseline-missing',
      /5 tests ran in more than one shard there/,
    ],
    [
      'a base whose setup fails',
      { broken: '' },
      { broken: null },
      "losses: fail\nsetup: ['test ! -e broken']\n",
      'setup-failed',
      /setup: `test ! -e broken`/,
    ],
  ])('%s', async (_what, files, head, top, code, message) => {
    await using world = await open(top, files);
    const { pull } = await pinned(world, head);
    for (const legs of [SHARDS, 1]) {
      const { outcome, codes, messages } = await judgedOn(pull, legs);
      expect({ outcome, codes }).toEqual({ outcome: 'inconclusive', codes: [code] });
      expect(messages[0]).toMatch(message);
    }
  });

  it('and it is listed where it is only reported', async () => {
    await using world = await open('');
    const { pull } = await pinned(world, FEWER);
    const judged = await judgedOn(pull, SHARDS);
    expect(judged).toMatchObject({
      outcome: 'match',
      notChecked: ['lost tests of suite unit: the legs of a matrix look for no baseline that is only reported'],
    });
    expect(judged.logs.join('')).not.toContain('(base)');
  });
});
