import type { Suite } from '../policy/policy.ts';
import type { Command } from '../record/record.ts';

/** One part of a suite's run. `index` counts from 1, as the options of test runners do. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The whole of a suite that is not sharded. */
export const WHOLE: Shard = { index: 1, count: 1 };

/** Every shard of a suite, in order. */
export const shardsOf = ({ shards }: Pick<Suite, 'shards'>): readonly Shard[] =>
  Array.from({ length: shards }, (_, at) => ({ index: at + 1, count: shards }));

/** The command of one shard: `{index}` and `{count}` stand for its numbers where there is more than one. */
export const commandOf = ({ run }: Pick<Suite, 'run'>, { index, count }: Shard): Command => {
  if (count === 1) return run;
  const filled = (text: string): string =>
    text.replaceAll('{index}', String(index)).replaceAll('{count}', String(count));
  return typeof run === 'string' ? filled(run) : run.map(filled);
};

/** How a shard of a suite is called. */
export const shardTitle = (suite: string, { index, count }: Shard): string =>
  count === 1 ? suite : `${suite} (shard ${index} of ${count})`;

/** Numbers as a sentence has them: `1, 2 and 5`. */
export const listed = (numbers: readonly number[]): string => numbers.join(', ').replace(/, (\d+)$/, ' and $1');
