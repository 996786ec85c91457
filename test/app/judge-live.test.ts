import { expect, it } from 'vitest';
import { judgeLive } from '../../src/app/judge-live.ts';
import type { CommitReader, PullRequest } from '../../src/app/ports.ts';
import { renderBlock } from '../../src/core/block/render.ts';
import { recordOf } from '../../src/core/record/regenerated.ts';
import { ok } from '../../src/core/result.ts';
import { HEAD, honest, run } from '../core/judge/cases.ts';
import { policyOf } from '../core/policy/policies.ts';

const TEXT = `version: 1
isolation: none
suites:
  lint: { run: x, scope: live }
  unit: { run: npm test, scope: live, paths: [src/**] }
`;
const POLICY = policyOf(TEXT);
const lint = { first: run(POLICY, 'lint', 0, []) };
const { regenerated } = honest(POLICY, { lint, unit: { first: run(POLICY, 'unit', 1, []) } });
const record = recordOf(regenerated);
const pull: PullRequest = {
  number: 7,
  open: true,
  body: renderBlock({ ...record, suites: { lint: lint.first.record } }),
  author: { login: 'mona', id: 1, type: 'User' },
  head: { sha: HEAD, ref: 'topic', repository: 'octo/demo' },
  base: { ref: 'main', sha: 'd'.repeat(40), defaultBranch: 'main' },
};

const unasked = (): never => {
  throw new Error('Expected not to be asked.');
};

const reading = (paths: readonly string[]): CommitReader => ({
  pullRequest: async () => ok(pull),
  branchTip: async () => ok('d'.repeat(40)),
  textAt: async () => ok(TEXT),
  isLink: async () => ok(false),
  mergeBase: unasked,
  changedPaths: async () => ok({ kind: 'listed', paths }),
  changes: unasked,
  openPullRequests: unasked,
  mayRequire: unasked,
  reviews: unasked,
  isAdministrator: unasked,
});

it.each<[what: string, paths: readonly string[], own: boolean, outcome: string, codes: readonly string[]]>([
  ['that is touched and left out', ['src/x.ts'], true, 'mismatch', ['suite-missing', 'suite-failed']],
  ['that was touched when it ran, and is not now', ['docs/x.md'], true, 'inconclusive', ['policy-changed']],
  ['that another run touched', ['docs/x.md'], false, 'match', []],
])('a suite that failed, %s', async (_what, paths, own, outcome, codes) => {
  const { verdict } = await judgeLive(reading(paths), pull, regenerated, '.github/recount.yml', {}, own);
  expect([verdict.outcome, verdict.findings.map(({ code }) => code)]).toEqual([outcome, codes]);
});
