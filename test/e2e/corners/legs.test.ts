import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  decodeSheet,
  decodeSlip,
  encodeSheet,
  encodeSlip,
  type Sheet,
  unpackSheet,
} from '../../../src/core/hand-over/hand-over.ts';
import type { JobOptions, JobRun } from '../../world/jobs.ts';
import { type Matrix, runFailedAgain, runMatrix } from '../../world/matrix.ts';
import { whyNot } from '../../world/person.ts';
import type { PullRequest } from '../../world/pull-request.ts';
import type { Files } from '../../world/repository.ts';
import { valueOf } from '../handed-over.ts';
import { judgedBy, judgedOn, legsOf, openLines, pinned, testsOf } from './lines.ts';

const LEGS = 4;
const ALL = "losses: declare\nproof: { paths: [answer.txt], regressions: true }\nsetup: ['true']\n";

/** A change that is proved by one of its tests, and that lacks a test of the base. */
const PROVED: Files = {
  'answer.txt': '3\n',
  'all.test.txt': testsOf('doubles 3', 'subtracts 2', 'multiplies 1', 'divides 2', 'powers 1'),
};
const PROVES = ['--proves', 'all.test.txt › doubles'] as const;

/** A change that breaks the code, and weakens the tests that would tell. */
const HIDDEN: Files = {
  'answer.txt': '1\n',
  'all.test.txt': testsOf('adds 1', 'subtracts 1', 'multiplies 1', 'divides 1', 'powers 1'),
};

/** Takes what it lists as lost out of a block. */
const withoutLosses = (body: string): string => body.replace(/,\n\s+"losses": \[[^]*?\n {6}\]/, '');

const edit = (pull: PullRequest, change: (body: string) => string): void =>
  pull.edit({ body: change(pull.body() ?? '') });

const slipOf = (leg: JobRun | undefined) => valueOf(decodeSlip(Object.values(leg?.outputs ?? {}).join('')));

/** The sheet of a leg, inside its slip. */
const sheetOf = (leg: JobRun | undefined): Extract<Sheet, { readonly kind: 'record' }> => {
  const slip = slipOf(leg);
  const sheet = valueOf(decodeSheet(slip, valueOf(unpackSheet(slip)) ?? new Uint8Array()));
  if (sheet.kind !== 'record') throw new Error(`Expected a record, found ${sheet.kind}.`);
  return sheet;
};

describe('a suite that is not cut, on a matrix with more legs than it needs', () => {
  it('runs on leg 0 alone, and what the base says of it on a leg each', async () => {
    await using world = await openLines(ALL, 1);
    const { pull } = await pinned(world, PROVED, ...PROVES);
    const { logs, ...judged } = await judgedOn(pull, LEGS);
    expect(judged).toEqual({ outcome: 'match', codes: [], messages: [], notChecked: [] });
    const ran = logs.map((log) => [...log.matchAll(/^##\[group\](.*?): /gm)].map(([, title]) => title));
    expect(ran).toEqual([
      ['setup', 'unit', 'types'],
      ['setup (base)', 'unit (base)'],
      ["setup (the base's tests over the head)", "unit (the base's tests over the head)"],
      ["setup (the head's tests over the base)", "unit (the head's tests over the base)"],
    ]);
    for (const log of logs.slice(1)) {
      expect(log).toContain('no suite falls to this leg: nothing is set up for the head');
      expect(log).toContain('1 corner: about what the suites take on the head, and setup, alone');
    }
    expect(logs[0]).not.toContain('corner');
    expect(world.violations).toEqual([]);
  });

  it.each<[what: string, files: Files, change: (body: string) => string, codes: readonly string[], message: RegExp]>([
    ['a lost test', PROVED, withoutLosses, ['loss-undeclared'], /› adds is gone/],
    [
      'a proof that proves nothing',
      PROVED,
      (body) => body.replaceAll('"doubles"', '"powers"'),
      ['proof-not-shown'],
      /it passes over the base too/,
    ],
    [
      'a regression that the pull request hides',
      HIDDEN,
      withoutLosses,
      ['proof-missing', 'regression-hidden', 'regression-hidden'],
      /› divides .*fails by an assertion over the code of the head/,
    ],
    ['a block that says all of it', PROVED, (body) => body, [], /^$/],
  ])('finds %s, as one job does', async (_what, files, change, codes, message) => {
    await using world = await openLines(ALL, 1);
    const { pull } = await pinned(world, files, ...(files === PROVED ? PROVES : []));
    edit(pull, change);
    const { logs: _, ...alone } = await judgedOn(pull, 1);
    expect(alone.codes).toEqual(codes);
    expect(alone.messages.find((one) => message.test(one)) ?? '').toMatch(message);
    for (const legs of [2, 3, LEGS, 6]) {
      const { logs: _1, ...judged } = await judgedOn(pull, legs);
      expect(judged, `${legs} legs`).toEqual(alone);
    }
  });

  it('asks GitHub twice on the leg that runs it, and once on each other', async () => {
    await using world = await openLines(ALL, 1);
    const { pull } = await pinned(world, PROVED, ...PROVES);
    const run = pull.startRun();
    const asked: string[][] = [];
    for (const leg of legsOf(LEGS)) {
      const before = world.requests.length;
      expect((await pull.runJob('rerun', undefined, { run, ...leg })).result).toBe('success');
      asked.push(world.requests.slice(before).map(({ operation }) => operation));
    }
    const pullRequest = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    expect(asked).toEqual([[pullRequest, pullRequest], [pullRequest], [pullRequest], [pullRequest]]);
  });

  it('and one that is cut, where as many legs as it has shards are idle', async () => {
    await using world = await openLines('losses: fail\n', 2);
    const { pull } = await pinned(world, { 'all.test.txt': testsOf('subtracts 2', 'multiplies 1', 'divides 2') });
    const judged = await judgedOn(pull, LEGS);
    expect(judged.messages).toEqual(['unit: all.test.txt › adds is gone', 'unit: all.test.txt › powers is gone']);
    expect(judged.logs.map((log) => log.match(/unit \(shard \d of 2\)(?: \(base\))?/g)?.[0])).toEqual([
      'unit (shard 1 of 2)',
      'unit (shard 2 of 2)',
      'unit (shard 1 of 2) (base)',
      'unit (shard 2 of 2) (base)',
    ]);
  });

  it('names a lost test among more than a shard hands over by name', async () => {
    const runner = `echo '<testsuite name="all">'
awk '{ print "<testcase classname=\\"all.test.txt\\" name=\\"" $1 "\\"/>" }' all.test.txt
echo '</testsuite>'
`;
    const lines = Array.from({ length: 6_000 }, (_, line) => `works-${line} 1`);
    const base = { 'runner.sh': runner, 'all.test.txt': testsOf(...lines) };
    await using world = await openLines('losses: fail\n', 1, base);
    const { pull } = await pinned(world, { 'all.test.txt': testsOf(...lines.toSpliced(3_000, 1)) });
    const matrix = await runMatrix(pull, legsOf(LEGS));
    expect(matrix.legs.map((leg) => slipOf(leg).sheet.artifact !== undefined)).toEqual([true, true, false, false]);
    expect((await judgedBy(pull, matrix)).messages).toEqual(['unit: all.test.txt › works-3000 is gone']);
  });

  it('has the leg of the proof prove, where the block alone asks, and none look for a baseline', async () => {
    await using world = await openLines('', 1);
    const { pull } = await pinned(world, PROVED, ...PROVES);
    const { logs, ...judged } = await judgedOn(pull, LEGS);
    expect(judged).toMatchObject({
      outcome: 'match',
      notChecked: ['lost tests of suite unit: a leg that runs the base alone looks for no baseline'],
    });
    expect(logs.map((log) => log.includes("unit (the head's tests over the base)"))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    edit(pull, (body) => body.replaceAll('"doubles"', '"powers"'));
    expect((await judgedOn(pull, LEGS)).codes).toEqual(['proof-not-shown']);
  });

  it('says nothing of the base where nothing asks it, and hands no tests over', async () => {
    await using world = await openLines('', 1);
    const { pull } = await pinned(world, PROVED);
    const matrix = await runMatrix(pull, legsOf(LEGS));
    expect(await judgedBy(pull, matrix)).toMatchObject({
      outcome: 'match',
      notChecked: ['lost tests of suite unit: the legs of a matrix look for no baseline that is only reported'],
    });
    for (const leg of matrix.legs) expect(sheetOf(leg)).not.toHaveProperty('base');
  });
});

/** What a matrix handed over, with what a leg says of the base in the place of another's; without one it says nothing. */
const withBaseOf = (matrix: Matrix, leg: number, from: number | undefined): Matrix => {
  const output = `record-${leg}`;
  const { recount: _, sheet: _1, ...head } = valueOf(decodeSlip(matrix.outputs[output] ?? ''));
  const { base: _2, ...sheet } = sheetOf(matrix.legs[leg]);
  const base = from === undefined ? {} : { base: sheetOf(matrix.legs[from]).base };
  return {
    ...matrix,
    outputs: { ...matrix.outputs, [output]: encodeSlip(head, encodeSheet({ ...sheet, ...base })) },
  };
};

describe.skipIf(whyNot() !== undefined)('behind walls', () => {
  it('each leg has them, and none a network', async () => {
    await using world = await openLines(`isolation: namespace\n${ALL}`, 1);
    const { pull } = await pinned(world, PROVED, ...PROVES);
    const matrix = await runMatrix(pull, legsOf(LEGS));
    expect(await judgedBy(pull, matrix)).toMatchObject({ outcome: 'match', codes: [] });
    for (const leg of matrix.legs) {
      expect(leg?.step.log).toContain('isolation: namespace; suites of scope `offline` have no network');
      expect(sheetOf(leg).regenerated.by).toMatchObject({ isolation: 'namespace', network: 'none' });
    }
  });
});

describe('where a leg is not there that runs what the base says, nothing is said', () => {
  it.each([1, 3])('leg %d, until the failed jobs are run again, which is that leg alone', async (lost) => {
    await using world = await openLines(ALL, 1);
    const { pull } = await pinned(world, PROVED, ...PROVES);
    const legs = legsOf(LEGS);
    const matrix = await runMatrix(
      pull,
      legs.map((leg, index) => (index === lost ? undefined : leg)),
    );
    const judged = await judgedBy(pull, matrix);
    expect(judged).toMatchObject({ outcome: 'inconclusive', codes: ['rerun-unsuccessful'] });
    expect(judged.messages[0]).toContain(`leg ${lost} handed nothing over`);
    const before = world.requests.length;
    const again = await runFailedAgain(pull, matrix, legs);
    expect(world.requests.length - before).toBe(1);
    expect(await judgedBy(pull, again)).toMatchObject({ outcome: 'match', codes: [] });
  });

  it('nor of a leg whose checkout is not the head, until it is run again', async () => {
    await using world = await openLines(ALL, 1);
    const { pull } = await pinned(world, PROVED, ...PROVES);
    const legs = legsOf(LEGS);
    const spoilt: JobOptions = { ...legs[2], prepare: (workspace) => writeFile(join(workspace, 'answer.txt'), '1\n') };
    const matrix = await runMatrix(pull, legs.with(2, spoilt));
    expect(matrix.legs.map((leg) => leg?.result)).toEqual(['success', 'success', 'failure', 'success']);
    expect(await judgedBy(pull, matrix)).toMatchObject({ outcome: 'inconclusive', codes: ['checkout-differs'] });
    const again = await runFailedAgain(pull, matrix, legs);
    expect(await judgedBy(pull, again)).toMatchObject({ outcome: 'match', codes: [] });
  });

  it.each<[what: string, leg: number, from: number | undefined, codes: readonly string[], message: RegExp]>([
    ['the base', 1, undefined, ['shard-missing', 'shard-missing'], /could not be done: no leg ran it there/],
    ["the base's tests over the head", 2, undefined, ['shard-missing'], /could not be done: no leg ran it there/],
    ["the head's tests over the base", 3, undefined, ['proof-unchecked'], /the block did not ask for it/],
    [
      'one corner, and another twice',
      3,
      1,
      ['hand-over-broken', 'hand-over-broken', 'proof-unchecked'],
      /its shards there are not the 1 of the head/,
    ],
    [
      'the head',
      0,
      undefined,
      ['baseline-missing', 'regressions-unchecked', 'proof-unchecked'],
      /the hand-over does not hold what came of it/,
    ],
  ])('nor where no leg tells %s', async (_what, leg, from, codes, message) => {
    await using world = await openLines(ALL, 1);
    const { pull } = await pinned(world, PROVED, ...PROVES);
    const matrix = withBaseOf(await runMatrix(pull, legsOf(LEGS)), leg, from);
    const judged = await judgedBy(pull, matrix);
    expect({ outcome: judged.outcome, codes: judged.codes }).toEqual({ outcome: 'inconclusive', codes });
    expect(judged.messages[0]).toMatch(message);
  });
});
