import { type Code, isCode } from '../../core/codes.ts';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';

const posted = z.nullable(
  z.strictObject({ code: z.pipe(z.string(), z.custom<Code, string>(isCode)), message: z.string(), remedy: z.string() }),
);

/** What the thread that compares the checkout has posted; anything but its two answers is a fault of ours. */
export const readCheckout = (answer: unknown): Result<void> => {
  const read = posted.safeParse(answer);
  if (!read.success) return err(fault('internal', `the checkout could not be compared: ${String(answer)}`));
  if (read.data === null) return ok(undefined);
  const { code, message, remedy } = read.data;
  return err(fault(code, message, { remedy }));
};
