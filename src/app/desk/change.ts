import { type Changed, changedOf } from '../../core/policy/applicability.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Clone } from './ports.ts';

/** The paths that HEAD changes since its merge base with `base`, asked for only where a suite's `paths` need them. */
export const changedOrAll = async (clone: Clone, base: string, asked: boolean): Promise<Result<Changed>> => {
  if (!asked) return ok(undefined);
  const changed = await clone.changedSince(base);
  return changed.ok ? ok(changedOf(changed.value)) : changed;
};
