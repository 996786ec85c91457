import type { Changed } from '../../core/policy/applicability.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Clone } from './ports.ts';

/** GitHub lists no more files of a pull request: beyond it CI takes every suite as touched, and so does the desk. */
const MOST_FILES = 3_000;

/** The paths that HEAD changes since its merge base with `base`, asked for only where a suite's `paths` need them. */
export const changedOrAll = async (clone: Clone, base: string, asked: boolean): Promise<Result<Changed>> => {
  if (!asked) return ok(undefined);
  const changed = await clone.changedSince(base);
  if (!changed.ok) return changed;
  return ok(changed.value.length < MOST_FILES ? changed.value : undefined);
};
