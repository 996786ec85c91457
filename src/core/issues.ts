import { err, ok, type Result } from './result.ts';
import { firstOf, shorten } from './shorten.ts';
import * as z from './zod.ts';

/** So much of what is wrong with a document is told, at most: whoever wrote it decides how much there is. */
export const MOST_ISSUES = 10;
const LONGEST_ISSUE = 200;

/** Reads a document by a schema, or says on one line what is wrong with it. Anybody may have written it: hostile. */
export const readBy = <T>(schema: z.ZodMiniType<T>, document: unknown): Result<T, string> => {
  const parsed = safely(schema, document);
  if (parsed === undefined) return err('more is wrong with it than can be told');
  if (parsed.success) return ok(parsed.data);
  const issues = parsed.error.issues.map(({ path, message }) => ({
    message: shorten(path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`, LONGEST_ISSUE),
  }));
  return err(
    firstOf(issues, MOST_ISSUES)
      .map(({ message }) => message)
      .join('; '),
  );
};

/** The library passes on what is wrong inside of a part as arguments of one call, and throws where these are too many. */
const safely = <T>(schema: z.ZodMiniType<T>, document: unknown): z.core.util.SafeParseResult<T> | undefined => {
  try {
    return z.safeParse(schema, document);
  } catch {
    return undefined;
  }
};
