import type { PinnedBlock } from '../../../src/core/block/parse.ts';
import type { Code } from '../../../src/core/codes.ts';
import { digestOf } from '../../../src/core/digest.ts';
import { type Fault, fault } from '../../../src/core/fault.ts';
import type { Facts } from '../../../src/core/judge/judge.ts';
import type { Policy } from '../../../src/core/policy/policy.ts';
import { policyDigest } from '../../../src/core/policy/policy-digest.ts';
import type { RecordedExit } from '../../../src/core/record/exit.ts';
import type { RunRecord, SuiteRecord } from '../../../src/core/record/record.ts';
import { type Regenerated, recordOf, type SuiteRuns } from '../../../src/core/record/regenerated.ts';
import { makeSuiteRecord, type SuiteResult } from '../../../src/core/record/suite-result.ts';
import type { Outcome } from '../../../src/core/report/report.ts';
import { err, ok, type Result } from '../../../src/core/result.ts';
import { openTally } from '../../../src/core/tests/tally.ts';
import { policyOf } from '../policy/policies.ts';

export const HEAD = 'a'.repeat(40);
export const OTHER = 'c'.repeat(40);
export const TREE = 'b'.repeat(40);

const by: RunRecord['by'] = {
  tool: 'recount 0.1.0',
  at: '2026-11-29T12:00:00Z',
  os: 'linux',
  arch: 'x64',
  isolation: 'none',
  network: 'open',
  milliseconds: 12_300,
};

/** A test as a run of the cases gives it: `passed file.ts › adds`. */
export type Line = `${Outcome} ${string} › ${string}`;

const isOutcome = (word: string | undefined): word is Outcome =>
  word === 'passed' || word === 'failed' || word === 'skipped';

/** One run of a suite: how it ended and what its reports held; a code in the place of lines is a refused report. */
export const run = (policy: Policy, name: string, exit: RecordedExit, tests: readonly Line[] | Code): SuiteResult => {
  const suite = policy.suites[name];
  if (suite === undefined) throw new Error(`no suite ${name}`);
  const told = { unstable: [], unmatched: [], notes: [], milliseconds: 1_000 };
  if (suite.reports.length === 0) return { record: makeSuiteRecord(suite, exit, { kind: 'none' }), ...told };
  if (typeof tests === 'string')
    return {
      record: makeSuiteRecord(suite, exit, { kind: 'refused', code: tests }),
      ...told,
      refused: 'no file matches',
    };
  const open = openTally(suite.unstable, 100);
  for (const line of tests) {
    const [, outcome, group = '', test = ''] = /^(\w+) (.*) › (.*)$/.exec(line) ?? [];
    if (!isOutcome(outcome)) throw new Error(`no test: ${line}`);
    open.add({ outcome, group, name: test });
  }
  const tally = open.finish();
  return {
    record: makeSuiteRecord(suite, exit, { kind: 'read', tally }),
    counts: tally.counts,
    ...told,
    unstable: [...tally.unstable],
    unmatched: [...tally.unmatched],
  };
};

/** What the judged job hands over for these runs of a policy's suites. */
const regeneratedBy = (policy: Policy, suites: Readonly<Record<string, SuiteRuns>>): Regenerated => ({
  recount: 1,
  commit: HEAD,
  tree: TREE,
  policy: policyDigest(policy),
  by,
  suites,
  absent: {},
});

/** A body that pins this record. */
export const pinning = (record: RunRecord): Result<PinnedBlock, readonly Fault[]> =>
  ok({ record, digest: digestOf(JSON.stringify(record)), start: 0, end: 1, line: 1 });

/** A body whose block cannot be read. */
export const unreadable = (...codes: readonly Code[]): Result<PinnedBlock, readonly Fault[]> =>
  err(codes.map((code) => fault(code, `the body: ${code}`)));

/** Facts in which the block pins exactly what was regenerated. */
export const honest = (policy: Policy, suites: Readonly<Record<string, SuiteRuns>>): Facts => {
  const regenerated = regeneratedBy(policy, suites);
  return {
    commit: HEAD,
    policy,
    blockNeeded: true,
    touched: new Set(Object.keys(policy.suites)),
    changed: [],
    pinned: pinning(recordOf(regenerated)),
    regenerated,
    walled: false,
  };
};

/** The same facts with another block: the regenerated record with these changes of the whole, and of suite `unit`. */
export const claiming = (facts: Facts, whole: Partial<RunRecord>, unit: Partial<SuiteRecord> = {}): Facts => {
  const record = { ...recordOf(facts.regenerated), ...whole };
  const claimed = record.suites['unit'];
  const suites = claimed === undefined ? record.suites : { ...record.suites, unit: { ...claimed, ...unit } };
  return { ...facts, pinned: pinning({ ...record, suites }) };
};

/** A policy of `unit`, which has reports, and `types`, which has none; with these keys at the top and for `unit`. */
export const policyWith = (unit = '', top = ''): Policy =>
  policyOf(`version: 1
${top}
suites:
  unit: { run: npm test, scope: offline, reports: ["*.xml"], ${unit} }
  types: { run: [npx, tsc], scope: syntax }
`);

export const GREEN: readonly Line[] = [
  'passed a.ts › adds',
  'passed a.ts › adds',
  'passed b.ts › subtracts',
  'skipped b.ts › divides',
];
export const RED: readonly Line[] = [
  'failed a.ts › adds',
  'passed a.ts › adds',
  'passed b.ts › subtracts',
  'skipped b.ts › divides',
];

/** Honest facts where `unit` ended so and `types` is green. */
export const unitRan = (
  policy: Policy,
  exit: RecordedExit,
  tests: readonly Line[] | Code,
  again?: SuiteResult,
): Facts =>
  honest(policy, {
    unit: { first: run(policy, 'unit', exit, tests), ...(again === undefined ? {} : { again }) },
    types: { first: run(policy, 'types', 0, []) },
  });
