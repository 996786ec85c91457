import { describe, expect, it } from 'vitest';
import { lackingHeads } from '../../src/app/heads/lacking.ts';
import { type PreparedHead, runHeads } from '../../src/app/heads/run.ts';
import type { PullRequest, RepositoryReader, RunReader, Site } from '../../src/app/ports.ts';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import type { Code } from '../../src/core/codes.ts';
import type { Wanted } from '../../src/core/earlier/stands-in.ts';
import { fault } from '../../src/core/fault.ts';
import type { Policy } from '../../src/core/policy/policy.ts';
import { recordOf } from '../../src/core/record/regenerated.ts';
import { err, ok } from '../../src/core/result.ts';
import { parseLeg } from '../../src/core/shards/leg.ts';
import { GREEN, HEAD, policyWith, TREE, unitRan } from '../core/judge/cases.ts';

const pull = (number: number, sha = String(number).repeat(40)): PullRequest => ({
  number,
  open: true,
  body: null,
  author: { login: 'mona', id: 1, type: 'User' },
  head: { sha, ref: 'topic', repository: 'octo/demo' },
  base: { ref: 'main', sha: 'b'.repeat(40), defaultBranch: 'main' },
});

const REFUSED = err(fault('github-refused', 'no'));
const unasked = (): never => {
  throw new Error('Expected not to be asked.');
};
const READER: RepositoryReader = {
  pullRequest: unasked,
  branchTip: unasked,
  textAt: unasked,
  isLink: unasked,
  mergeBase: unasked,
  changedPaths: async () => REFUSED,
};
const RUNS: RunReader = {
  own: async () => REFUSED,
  runsOf: async () => ok([]),
  artifactsOf: unasked,
  jobsOf: unasked,
  file: unasked,
};

const legsOf = (count: number) => {
  const leg = parseLeg('0', String(count));
  return leg.ok ? leg.value : undefined;
};

/** What is to be made anew of a group, where GitHub tells of no run, and what was said of it. */
const lacking = async (pulls: readonly PullRequest[], policy: Policy = policyWith(), legs?: number) => {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const leg = legs === undefined ? undefined : legsOf(legs);
  return { heads: await lackingHeads({ reader: READER, runs: RUNS, say, leg }, pulls, policy), said };
};

/** Matches a text with this in it; of a type that says no more than it knows. */
const containing = (text: string): unknown => expect.stringContaining(text);

describe('the heads of which a record is made anew', () => {
  it('are those of which none can be found, also where GitHub does not say', async () => {
    const { heads, said } = await lacking([pull(1), pull(2)]);
    expect(heads).toMatchObject([
      { kind: 'lacking', number: 1, wanted: { head: '1'.repeat(40), base: 'main' } },
      { kind: 'lacking', number: 2 },
    ]);
    expect(said).toContain('  github-refused: no');
  });

  it('are not those whose block is stale, which needs no record', async () => {
    const { regenerated } = unitRan(policyWith(), 0, GREEN);
    const body = renderBlock(fitBlock(recordOf(regenerated)));
    expect((await lacking([{ ...pull(1), body }])).heads).toEqual([]);
    expect((await lacking([{ ...pull(1, HEAD), body }])).heads).toMatchObject([{ number: 1 }]);
    expect((await lacking([{ ...pull(1, HEAD), body }], policyWith('tests: counts'))).heads).toEqual([]);
  });

  it('are eight at most', async () => {
    const { heads } = await lacking([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => pull(number)));
    expect(heads.map(({ kind }) => kind)).toEqual([...Array.from({ length: 8 }, () => 'lacking'), 'not-made']);
    expect(heads.at(-1)).toMatchObject({ commit: '9'.repeat(40), why: containing('8 heads are run') });
  });

  it('are made once where two pull requests have one', async () => {
    const { heads } = await lacking([pull(1), pull(2, pull(1).head.sha)]);
    expect(heads).toMatchObject([{ kind: 'lacking', wanted: { head: pull(1).head.sha } }]);
  });

  it('are not looked for where the group is very large', async () => {
    const { heads, said } = await lacking(Array.from({ length: 17 }, (_, at) => pull(at + 1)));
    expect(heads).toHaveLength(17);
    expect(new Set(heads.map(({ kind }) => kind))).toEqual(new Set(['not-made']));
    expect(said).toEqual(["no head's record is made anew: with 17 pull requests nobody looks for what is missing"]);
  });

  it('are looked for by legs as long as all of them together do not ask too often', async () => {
    expect((await lacking([pull(1), pull(2)], policyWith(), 8)).heads).toMatchObject([{ number: 1 }, { number: 2 }]);
  });

  it.each<[what: string, policy: Policy, legs: number | undefined, why: string]>([
    ['the policy wants no walls', policyWith('', 'isolation: none'), undefined, 'the policy says `isolation: none`'],
    ['what a pull request changes cannot be told', policyWith('paths: ["src/**"]'), undefined, 'no'],
    ['there are too many legs', policyWith(), 9, 'with 2 pull requests on 9 legs nobody looks'],
  ])('are none, and the judge is told why, where %s', async (_what, policy, legs, why) => {
    const { heads } = await lacking([pull(1), pull(2)], policy, legs);
    const told = { kind: 'not-made', why: containing(why) };
    expect(heads).toMatchObject([told, told]);
  });
});

/** Heads that are ready to be run behind walls that do not go up for this reason, and what is handed over of them. */
const walledOff = (...codes: readonly Code[]) => {
  const of = { policy: policyWith(), head: HEAD, headRepository: undefined, base: 'main', pinned: undefined };
  const wanted: Wanted = { ...of, touched: new Set(), citations: [] };
  const head = { commit: HEAD, tree: TREE };
  const ready = codes.map((code, number): PreparedHead => {
    const site: Site = { open: async () => err(fault(code, 'no')) };
    return { kind: 'ready', lacking: { kind: 'lacking', number, wanted }, head, site, planned: undefined };
  });
  const watch = { started: unasked, output: unasked, ended: unasked };
  const work = {
    policy: policyWith(),
    watch,
    say: unasked,
    leg: undefined,
    passed: [],
    atOnce: 1,
    onto: undefined,
    hint: unasked,
  };
  return runHeads(ready, 'namespace', work);
};

describe('a head whose walls cannot be put up', () => {
  it('is not run, and takes nothing from the others', async () => {
    const told = { kind: 'not-made', commit: HEAD, why: 'isolation-failed: no' };
    expect(await walledOff('isolation-failed', 'isolation-failed')).toEqual(ok([told, told]));
  });

  it('ends all where we are told to end', async () => {
    expect(await walledOff('isolation-failed', 'interrupted')).toMatchObject({
      ok: false,
      error: { code: 'interrupted' },
    });
  });
});
