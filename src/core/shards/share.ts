import { MOST_SHARDS } from '../policy/policy.ts';
import { suiteResultSchema } from '../record/suite-result.ts';
import { err, ok, type Result } from '../result.ts';
import * as z from '../zod.ts';
import type { ShardRun } from './merge.ts';
import { hearTests, tellTests, toldTestsSchema } from './tests.ts';

const toldRunSchema = z.strictObject({ result: suiteResultSchema, tests: z.optional(toldTestsSchema) });
type ToldRun = z.infer<typeof toldRunSchema>;

/** What a leg hands over of one shard that it ran, and of its second run where it was confirmed. */
export const shareSchema = z.strictObject({
  index: z.int().check(z.minimum(1), z.maximum(MOST_SHARDS)),
  count: z.int().check(z.minimum(2), z.maximum(MOST_SHARDS)),
  first: toldRunSchema,
  again: z.optional(toldRunSchema),
});
export type Share = z.infer<typeof shareSchema>;

// The groups of a part say nothing of the whole: they are made anew when the parts are put together.
const tellRun = ({ result, tests }: ShardRun): ToldRun => {
  const { groups: _groups, ...record } = result.record;
  const { cuts: _cuts, ...told } = result;
  return { result: { ...told, record }, ...(tests === undefined ? {} : { tests: tellTests(tests) }) };
};

/** A shard's runs as they are handed over. */
export const tellShare = (first: ShardRun, again?: ShardRun): Share => ({
  ...first.shard,
  first: tellRun(first),
  ...(again === undefined ? {} : { again: tellRun(again) }),
});

const hearRun = ({ index, count }: Share, { result, tests }: ToldRun): Result<ShardRun, string> => {
  const shard = { index, count };
  if (tests === undefined || result.counts === undefined) return ok({ shard, result });
  const heard = hearTests(tests, result.counts);
  return heard.ok ? ok({ shard, result, tests: heard.value }) : err(`shard ${index} tells ${heard.error}`);
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
