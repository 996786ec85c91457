import { BLOCK } from './codes/block.ts';
import { DEMAND } from './codes/demand.ts';
import { DESK } from './codes/desk.ts';
import { DIFFERENCE } from './codes/difference.ts';
import type { CodeEntry } from './codes/entry.ts';
import { INCONCLUSIVE } from './codes/inconclusive.ts';
import { REPORT } from './codes/report.ts';
import { STALE } from './codes/stale.ts';
import { VARIED } from './codes/varied.ts';

export type { Blame, CodeEntry, CodeKind } from './codes/entry.ts';

/**
 * Every code there is, kind by kind (docs/codes.md is made from this table). Codes are stable: one that has been
 * released is never renamed or given another meaning.
 */
export const CODES = {
  ...INCONCLUSIVE,
  ...BLOCK,
  ...STALE,
  ...DIFFERENCE,
  ...DEMAND,
  ...VARIED,
  ...REPORT,
  ...DESK,
} as const satisfies Record<string, CodeEntry>;

/** A stable code. */
export type Code = keyof typeof CODES;

/** Whether something is a code of this version. */
export const isCode = (code: unknown): code is Code => Object.hasOwn(CODES, String(code));
