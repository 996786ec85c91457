import { describe, expect, it } from 'vitest';
import { comparePull, type MergedPull, type MergeFacts, type SeenVerdict } from '../../../src/core/audit/compare.ts';
import { auditExit, auditText } from '../../../src/core/audit/tell.ts';
import { err, ok } from '../../../src/core/result.ts';

const [HEAD, OTHER] = ['a'.repeat(40), 'c'.repeat(40)];
const BLOCK = `sha256:${'b'.repeat(64)}` as const;
const LIE = `sha256:${'d'.repeat(64)}` as const;

const pull: MergedPull = { number: 7, head: HEAD, base: 'main', mergedAt: 100, block: BLOCK, edited: ok(50) };
const judged = { number: 7, head: HEAD, base: 'main', block: BLOCK };
const account = { run: '1', attempt: 1, commit: HEAD, pulls: [judged] };
const verdict: SeenVerdict = {
  run: 1,
  attempt: 1,
  conclusion: 'success',
  endedAt: 90,
  group: false,
  ownWorkflow: false,
  account: ok(account),
};
const merge: MergeFacts = { commit: 'm', merged: HEAD, tree: 't', headTree: ok('t'), behind: ok(0) };

const of = (pulls: readonly (typeof judged | (Omit<typeof judged, 'block'> & { readonly block: null }))[]) =>
  ok({ ...account, pulls });

/** What is changed about a clean merge, the codes that are told, and how many things are unknown. */
type Case = readonly [
  what: string,
  change: {
    readonly pull?: Partial<MergedPull>;
    readonly verdict?: Partial<SeenVerdict>;
    readonly more?: readonly SeenVerdict[];
    readonly merge?: Partial<MergeFacts>;
  },
  codes: readonly string[],
  unknown?: number,
];

const CASES: readonly Case[] = [
  ['nothing', {}, []],
  ['a verdict that ended with the merge', { verdict: { endedAt: 100 } }, []],
  ['a verdict that ended after it', { verdict: { endedAt: 101 } }, ['check-missing']],
  ['a verdict whose end is not told', { verdict: { endedAt: Number.NaN } }, ['check-missing']],
  ['a red one', { verdict: { conclusion: 'failure' } }, ['check-red']],
  ['one that was skipped, which GitHub lets pass', { verdict: { conclusion: 'skipped' } }, ['check-red']],
  ['a red one before the green one', { more: [{ ...verdict, conclusion: 'failure', endedAt: 80 }] }, []],
  ['a red one after the green one', { more: [{ ...verdict, conclusion: 'failure', endedAt: 95 }] }, ['check-red']],
  ['one of the same second, told later', { more: [{ ...verdict, conclusion: 'failure' }] }, ['check-red']],
  ['an account of other pull requests', { verdict: { account: of([{ ...judged, number: 8 }]) } }, ['check-missing']],
  ['no account', { verdict: { account: err('gone') } }, [], 1],
  ['no account of files that differ', { verdict: { account: err('gone') }, merge: { tree: 'x' } }, ['tree-differs'], 1],
  ['its own workflow', { verdict: { ownWorkflow: true } }, ['judged-by-own-workflow']],
  ['a workflow that cannot be read', { verdict: { ownWorkflow: undefined } }, [], 1],
  ['another base', { pull: { base: 'next' } }, ['retargeted-after-green']],
  ['another head', { pull: { head: OTHER }, merge: { merged: undefined } }, ['head-not-judged']],
  ['another second parent', { merge: { merged: OTHER } }, ['head-not-judged']],
  ['another block', { pull: { block: LIE } }, ['edited-after-green']],
  ['another block, since after the merge', { pull: { block: LIE, edited: ok(101) } }, ['edited-after-merge']],
  ['another block, never edited', { pull: { block: LIE, edited: ok(undefined) } }, ['edited-after-green']],
  ['another block, and nobody knows when', { pull: { block: LIE, edited: err('no') } }, ['edited-after-green']],
  ['a block that went away', { pull: { block: null } }, ['edited-after-green']],
  ['a block that came', { verdict: { account: of([{ ...judged, block: null }]) } }, ['edited-after-green']],
  ['a block that is broken now', { pull: { block: { broken: 'block-hidden' } } }, ['edited-after-green']],
  ['none, then and now', { pull: { block: null }, verdict: { account: of([{ ...judged, block: null }]) } }, []],
  ['other files', { merge: { tree: 'x' } }, ['tree-differs']],
  ['a head that lacked some of its base', { merge: { behind: ok(2), tree: 'x' } }, ['merged-behind']],
  ['a group, judged on the commit that went in', { verdict: { group: true }, merge: { behind: ok(2), tree: 'x' } }, []],
  ['a comparison that cannot be read', { merge: { behind: err('no') } }, [], 1],
  ['a head that cannot be read', { merge: { headTree: err('no') } }, [], 1],
];

describe('a merged pull request and the newest verdict before the merge', () => {
  it.each(CASES.map(([what, change, codes, unknown = 0]) => [what, change, codes, unknown] as const))(
    '%s',
    (_what, change, codes, unknown) => {
      const found = comparePull(
        { ...pull, ...change.pull },
        [{ ...verdict, ...change.verdict }, ...(change.more ?? [])],
        { ...merge, ...change.merge },
      );
      expect(found.drifts.map(({ code }) => code)).toEqual(codes);
      expect(found.unknown).toHaveLength(unknown);
      for (const one of [...found.drifts, ...found.unknown]) expect(one).toMatchObject({ pull: 7, commit: 'm' });
    },
  );

  it('without any verdict has none', () => {
    expect(comparePull(pull, [], merge).drifts).toMatchObject([
      { code: 'check-missing', evidence: `no run of the workflow had judged ${HEAD}` },
    ]);
  });
});

describe('an audit', () => {
  const at = { repository: 'octo/demo', branch: 'main', commits: 2, pulls: [7, 8] };
  const drift = { code: 'commit-outside-pull-request', commit: HEAD, evidence: 'seen', remedy: 'do' } as const;
  const untold = { pull: 7, commit: HEAD, what: 'what run 1 judged', why: 'gone' };

  it('is told in words, and ends by the worst of it', () => {
    expect(auditText({ ...at, drifts: [], unknown: [] })).toMatchInlineSnapshot(`
      "octo/demo, branch main: 2 commits, #7, #8

      what was merged is what was judged
      "
    `);
    expect(auditText({ ...at, commits: 1, pulls: [], drifts: [drift], unknown: [untold] })).toMatchInlineSnapshot(`
      "octo/demo, branch main: 1 commit, no pull request

      1 drift:
        commit-outside-pull-request: aaaaaaaaaaaa: a commit of the default branch belongs to no merged pull request
          seen: seen
          to mend it: do

      1 unknown:
        #7 (aaaaaaaaaaaa): what run 1 judged: gone
      "
    `);
    expect(auditText({ ...at, drifts: [drift, drift], unknown: [] })).toContain('2 drifts:');
    expect(auditExit({ drifts: [], unknown: [] })).toBe(0);
    expect(auditExit({ drifts: [drift], unknown: [untold] })).toBe(1);
    expect(auditExit({ drifts: [], unknown: [untold] })).toBe(2);
  });
});
