import * as z from '../zod.ts';
import { unknownKey } from './keys.ts';

/** A map that takes these keys alone, and names them where it finds another. */
export const closedMap = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? unknownKey(Object.keys(shape)) : undefined),
  });
