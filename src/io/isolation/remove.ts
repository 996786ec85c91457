import { rm } from 'node:fs/promises';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';

/** Deletes files where the checkout is ours also while suites run. */
export const removeOurs = async (paths: readonly string[]): Promise<Result<void>> => {
  try {
    for (const path of paths) await rm(path, { force: true });
    return ok(undefined);
  } catch (cause) {
    return err(fault('file-unreadable', `a file could not be deleted: ${String(cause)}`, { cause }));
  }
};
