import { isInside } from '../changes/pattern.ts';
import * as z from '../zod.ts';
import { closedMap } from './closed-map.ts';

const glob = z.string().check(
  z.minLength(1, { abort: true }),
  z.refine(
    (path) => !path.startsWith('!') && isInside(path),
    'must be a glob inside the checkout: relative, with "/", without ".." and without "!"',
  ),
);

/** More globs than anyone reads. */
const MOST = 200;

/** The policy's `proof`: a map, or a list that stands for its `paths`. `tests` are undefined where conventions tell them. */
export const proofSchema = z.pipe(
  z.transform((proof: unknown) => (Array.isArray(proof) ? { paths: proof } : proof)),
  closedMap({
    paths: z._default(z.array(glob).check(z.maxLength(MOST)), []),
    tests: z.optional(z.array(glob).check(z.minLength(1), z.maxLength(MOST))),
    regressions: z._default(z.boolean(), true),
  }),
);
