import { err, ok, type Result } from '../core/result.ts';
import type { OpenSite, Site } from './ports.ts';

/**
 * Does something behind a site's walls, and takes them down. What is done there may fail, and the walls may not go up:
 * that is its own result. Walls that could not be taken down are a fault of the whole.
 */
export const atSite = async <T>(
  site: Site,
  use: (open: OpenSite) => Promise<Result<T>>,
): Promise<Result<Result<T>>> => {
  const open = await site.open();
  if (!open.ok) return ok(open);
  const result = await use(open.value);
  const left = await open.value.close();
  return left === undefined ? ok(result) : err(left);
};
