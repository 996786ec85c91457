import { detailOf } from '../tests/detail.ts';
import type { NamedTests } from '../tests/tally.ts';
import type { SuiteResult } from './suite-result.ts';

/** A result with what the judge may want to name, where groups are pinned or told. */
export const withDetail = (
  result: SuiteResult,
  tally: NamedTests | undefined,
  pinned: string | undefined,
): SuiteResult => {
  if (tally === undefined || result.record.groups === undefined) return result;
  const detail = detailOf(tally, pinned);
  return detail.length === 0 ? result : { ...result, detail: [...detail] };
};
