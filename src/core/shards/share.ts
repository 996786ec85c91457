import { MOST_SHARDS } from '../policy/policy.ts';
import { suiteResultSchema } from '../record/suite-result.ts';
import { err, ok, type Result } from '../result.ts';
import type { TestTally } from '../tests/tally.ts';
import * as z from '../zod.ts';
import type { ShardRun } from './merge.ts';
import { hearTests, tellTests, toldTestsSchema } from './tests.ts';

const text = z.string();
/** A failed test with its cause. */
export const failureSchema = z.strictObject({
  test: z.readonly(z.tuple([text, text])),
  kind: z.enum(['assertion', 'error', 'unknown']),
  said: z.optional(text.check(z.maxLength(300))),
});

const toldRunSchema = z.strictObject({
  result: suiteResultSchema,
  tests: z.optional(toldTestsSchema),
  /** Why its tests failed, where that is asked: over the base. */
  failures: z.optional(z.array(failureSchema)),
});
type ToldRun = z.infer<typeof toldRunSchema>;

/** What a leg hands over of one shard that it ran, and of its second run where it was confirmed. */
export const shareSchema = z.strictObject({
  index: z.int().check(z.minimum(1), z.maximum(MOST_SHARDS)),
  count: z.int().check(z.minimum(2), z.maximum(MOST_SHARDS)),
  first: toldRunSchema,
  again: z.optional(toldRunSchema),
});
export type Share = z.infer<typeof shareSchema>;

/** The same of the base, where a suite that is not cut is one shard too: another leg may run it over the head. */
export const baseShareSchema = z.extend(shareSchema, {
  count: z.int().check(z.minimum(1), z.maximum(MOST_SHARDS)),
});

// The groups of a part say nothing of the whole: they are made anew when the parts are put together.
const tellRun = ({ result, tests }: ShardRun): ToldRun => {
  const { groups: _groups, ...record } = result.record;
  const { cuts: _cuts, ...told } = result;
  return { result: { ...told, record }, ...(tests === undefined ? {} : { tests: tellTests(tests) }) };
};

/** A shard's runs as they are handed over. */
export const tellShare = <T extends ShardRun>(first: T, again?: T, tell: (run: T) => ToldRun = tellRun): Share => ({
  ...first.shard,
  first: tell(first),
  ...(again === undefined ? {} : { again: tell(again) }),
});

/** So much of a run's last words is handed over where only their last line is told. */
const LAST_LINE = 300;

/** A run over the base: of a shard, or of a suite that is not cut, whose tests are all in its tally. */
type BaseRun = ShardRun & { readonly tally?: TestTally | undefined };

/** A shard's runs over the base, with why its tests failed. */
export const tellBaseShare = (first: BaseRun, again?: BaseRun): Share =>
  tellShare(first, again, (run: BaseRun) => {
    const { result, ...told } = tellRun(run);
    const { tail, ...rest } = result;
    const whole = run.shard.count === 1 ? run.tally?.tests : undefined;
    return {
      ...told,
      ...(whole === undefined ? {} : { tests: { kind: 'named', tests: [...whole] } }),
      result: { ...rest, ...(tail === undefined ? {} : { tail: tail.slice(-LAST_LINE) }) },
      failures: [...((run.tests ?? run.tally)?.failures ?? [])],
    };
  });

const hearRun = ({ index, count }: Share, { result, tests, failures }: ToldRun): Result<ShardRun, string> => {
  const shard = { index, count };
  if (tests === undefined || result.counts === undefined) return ok({ shard, result });
  const heard = hearTests(tests, result.counts);
  if (!heard.ok) return err(`shard ${index} tells ${heard.error}`);
  return ok({ shard, result, tests: { ...heard.value, ...(failures === undefined ? {} : { failures }) } });
};

/** A shard's first run, and its second one where there is one. */
export interface HeardShare {
  readonly first: ShardRun;
  readonly again?: ShardRun;
}

/** A shard's runs as they were handed over, or what is wrong with them. */
export const hearShare = (share: Share): Result<HeardShare, string> => {
  const first = hearRun(share, share.first);
  if (!first.ok || share.again === undefined) return first.ok ? ok({ first: first.value }) : first;
  const again = hearRun(share, share.again);
  return again.ok ? ok({ first: first.value, again: again.value }) : again;
};
