import type { Policy, Suite } from '../../../src/core/policy/policy.ts';
import type { RecordedExit } from '../../../src/core/record/exit.ts';
import { makeSuiteRecord, type SuiteResult } from '../../../src/core/record/suite-result.ts';
import type { TestCase } from '../../../src/core/report/report.ts';
import type { ShardRun } from '../../../src/core/shards/merge.ts';
import { openKeys } from '../../../src/core/shards/tests.ts';
import { openTally } from '../../../src/core/tests/tally.ts';
import { policyOf } from '../policy/policies.ts';

/** A policy whose suite `unit` has as many shards. */
export const shardedPolicy = (shards: number, more = ''): Policy =>
  policyOf(`version: 1
suites:
  unit: { run: "run {index}", scope: offline, reports: ["*.xml"], shards: ${shards}, ${more} }
  types: { run: tsc, scope: syntax }
`);

/** The suite `unit` of a policy. */
export const unitOf = ({ suites }: Policy): Suite => {
  const { unit } = suites;
  if (unit === undefined) throw new Error('The policy has no suite unit.');
  return unit;
};

/** What a run of these tests gives, as one shard of a suite. */
export const shardRun = (
  suite: Suite,
  index: number,
  tests: readonly TestCase[],
  { exit = 0, keep = 1_000, more = {} }: { exit?: RecordedExit; keep?: number; more?: Partial<SuiteResult> } = {},
): ShardRun => {
  const [tally, keys] = [openTally(suite.unstable, keep), openKeys()];
  for (const one of tests) {
    tally.add(one);
    keys.add(one);
  }
  const finished = tally.finish();
  const { groups, entries } = tally.parts();
  return {
    shard: { index, count: suite.shards },
    result: {
      record: makeSuiteRecord(suite, exit, { kind: 'read', tally: finished }),
      counts: finished.counts,
      unstable: [...finished.unstable],
      unmatched: [...finished.unmatched],
      notes: [],
      milliseconds: 1_000,
      ...more,
    },
    tests: { groups, entries, keys: keys.bytes(), tests: finished.tests },
  };
};

/** A shard whose suite has no report, or whose reports were refused. */
export const bareRun = (
  suite: Suite,
  index: number,
  { exit = 0, report, more = {} }: { exit?: RecordedExit; report?: string; more?: Partial<SuiteResult> } = {},
): ShardRun => ({
  shard: { index, count: suite.shards },
  result: {
    record: makeSuiteRecord(suite, exit, report === undefined ? { kind: 'none' } : { kind: 'refused', code: report }),
    unstable: [],
    unmatched: [],
    notes: [],
    milliseconds: 500,
    ...more,
  },
});

/** A test by its line: `passed file.ts › adds`. */
export const test = (line: string): TestCase => {
  const [, outcome, group = '', name = ''] = /^(\w+) (.*) › (.*)$/.exec(line) ?? [];
  if (outcome !== 'passed' && outcome !== 'failed' && outcome !== 'skipped') throw new Error(`no test: ${line}`);
  return { group, name, outcome };
};
