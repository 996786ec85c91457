import { describe, expect, it } from 'vitest';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import type { RunRecord, SuiteRecord } from '../../src/core/record/record.ts';
import type { RecordedTest } from '../../src/core/tests/tally.ts';
import { tallyOf } from '../core/tests/suites.ts';
import { openWorld } from '../world/world.ts';
import { honestRecord } from './handed-over.ts';
import { judgeAgain, judgePullRequest } from './story.ts';
import { policyOf, suiteFiles } from './suite.ts';

/** The record as it would be had the suite's tests been these. */
const withTests = (record: RunRecord, tests: readonly RecordedTest[]): RunRecord => {
  const { unit } = record.suites;
  if (unit === undefined) throw new Error('The record has no suite unit.');
  const { counts, digest, groups, failing = [], skipping = [] } = tallyOf(tests);
  const changed: SuiteRecord = { ...unit, tests: counts, digest, groups: groups.toString('base64'), failing, skipping };
  return { ...record, suites: { unit: changed } };
};

const GROUP = 'test/sum.test.ts';
const pinnedTests: readonly RecordedTest[] = [
  ['passed', GROUP, 'adds'],
  ['passed', GROUP, 'subtracts'],
  ['passed', GROUP, 'multiplies'],
  ['passed', GROUP, 'divides by zero'],
];

const messagesOf = (findings: readonly { readonly code: string }[]): readonly unknown[] =>
  findings.flatMap((one) => ('message' in one && one.code === 'group-contradicted' ? [one.message] : []));

describe('the difference is found to the test', () => {
  it('in the hand-over of the run that saw the block, and of one that ended before it was pinned', async () => {
    await using world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const early = await pull.runJob('rerun');
    const lie = withTests(honestRecord(early), pinnedTests);
    pull.edit({ body: renderBlock(fitBlock(lie)) });
    const says =
      'unit: groups: 1 of 1 claimed are not as found: test/sum.test.ts › divides by zero is skipped and was passed';
    const judgements = [await judgeAgain(pull, early), await judgePullRequest(pull)];
    for (const { outcome, verdict, job } of judgements) {
      expect(outcome).toBe('mismatch');
      expect(messagesOf(verdict.findings)).toEqual([says]);
      expect(job.step.summary).toContain('divides by zero is skipped and was passed');
    }
    expect(world.violations).toEqual([]);
  });
});

describe('names that vary are made equal by the rules of the policy', () => {
  const policy = policyOf({ more: "    identity: [{ match: '\\bpid \\d+', replace: 'pid' }]\n" });

  it('so that the record is the same however they vary', async () => {
    await using world = await openWorld({ policy, files: suiteFiles({ 'forks as pid 17': 'passed' }) });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const digest = async () => honestRecord(await pull.runJob('rerun')).suites['unit']?.digest;
    const first = await digest();
    await pull.push(suiteFiles({ 'forks as pid 99': 'passed' }));
    expect(await digest()).toBe(first);
    await pull.push(suiteFiles({ 'forks as process 99': 'passed' }));
    expect(await digest()).not.toBe(first);
  });

  it('and a pattern that is none is a fault of the policy, with its place', async () => {
    const broken = policy.replace("'\\bpid \\d+'", "'pid ('");
    await using world = await openWorld({ policy: broken, files: suiteFiles() });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const { outcome, verdict } = await judgePullRequest(pull);
    expect(outcome).toBe('inconclusive');
    expect(verdict.findings).toEqual([
      expect.objectContaining({
        code: 'policy-invalid',
        message: '.github/recount.yml: suites.unit.identity.0.match: is no pattern of RE2: missing closing ): `pid (`',
        place: { file: '.github/recount.yml', line: 8, column: 25 },
      }),
    ]);
  });
});
