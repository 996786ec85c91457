import type { Suite } from '../policy/policy.ts';
import { citedSchema } from '../tests/cited.ts';
import { detailSchema } from '../tests/detail.ts';
import type { TestTally } from '../tests/tally.ts';
import { entriesOf } from '../tests/tree.ts';
import * as z from '../zod.ts';
import type { RecordedExit } from './exit.ts';
import { countsSchema, type SuiteRecord, suiteRecordSchema } from './record.ts';

const text = z.string();

/**
 * What one run of one suite gave: what is compared (`record`) and what is only told. `counts` is there whenever reports
 * were read, also where the record leaves them out; `tail` is the end of the output of a suite that does not pass,
 * `refused` why its reports were refused. `cuts` are the shorter forms of the record's `groups` that a block may pin
 * instead, the finest first, and `detail` tells groups by name. Of shards, `repeated` are the tests that more than one
 * ran, and `unexcused` says that one of them ended badly through more than unstable tests. `cited` tells of the tests
 * that the body cites.
 */
export const suiteResultSchema = z.strictObject({
  record: suiteRecordSchema,
  counts: z.optional(countsSchema),
  unstable: z.array(z.readonly(z.tuple([z.enum(['passed', 'failed', 'skipped']), text, text]))),
  unmatched: z.array(text),
  notes: z.array(text),
  milliseconds: z.int(),
  refused: z.optional(text),
  tail: z.optional(text),
  cuts: z.optional(z.array(z.base64())),
  detail: z.optional(z.array(detailSchema)),
  repeated: z.optional(z.strictObject({ count: z.int().check(z.minimum(1)), some: z.array(text) })),
  unexcused: z.optional(z.literal(true)),
  cited: z.optional(z.array(citedSchema)),
});
export type SuiteResult = z.infer<typeof suiteResultSchema>;

/** What the record keeps of a tally, by how exactly the policy wants tests compared. */
const testFields = (tally: TestTally, tests: Suite['tests']): Partial<SuiteRecord> => ({
  ...(tests === 'outcome' ? {} : { tests: tally.counts }),
  ...(tests === 'exact'
    ? {
        digest: tally.digest,
        groups: tally.groups.toString('base64'),
        ...(tally.failing === undefined ? {} : { failing: tally.failing }),
        ...(tally.skipping === undefined ? {} : { skipping: tally.skipping }),
      }
    : {}),
});

/** What a result tells of a tally beside its record. */
export const toldOf = (
  tally: TestTally | undefined,
  tests: Suite['tests'],
): Pick<SuiteResult, 'counts' | 'unstable' | 'unmatched' | 'cuts'> => ({
  ...(tally === undefined ? {} : { counts: tally.counts }),
  unstable: [...(tally?.unstable ?? [])],
  unmatched: [...(tally?.unmatched ?? [])],
  ...(tests !== 'exact' || tally === undefined || tally.cuts.length === 0
    ? {}
    : { cuts: tally.cuts.map((cut) => entriesOf(cut).toString('base64')) }),
});

/** What came of a suite's reports: nothing asked for, a tally, or a code that says why they were refused. */
export type ReportsOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'read'; readonly tally: TestTally }
  | { readonly kind: 'refused'; readonly code: string };

/** The record of one run of a suite. */
export const makeSuiteRecord = (
  suite: Pick<Suite, 'run' | 'scope' | 'tests'>,
  exit: RecordedExit,
  reports: ReportsOutcome,
): SuiteRecord => ({
  command: suite.run,
  scope: suite.scope,
  exit,
  ...(reports.kind === 'read' ? testFields(reports.tally, suite.tests) : {}),
  ...(reports.kind === 'refused' ? { report: reports.code } : {}),
});
