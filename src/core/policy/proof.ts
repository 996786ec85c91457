import * as z from '../zod.ts';

const isInside = (path: string): boolean => !/^(?:[!/\\]|[A-Za-z]:)|\\/.test(path) && !path.split('/').includes('..');

const glob = z
  .string()
  .check(
    z.minLength(1),
    z.refine(isInside, 'must be a glob inside the checkout: relative, with "/", without ".." and without "!"'),
  );

/** More globs than anyone reads. */
const MOST = 200;

/** The policy's `proof`: a map, or a list that stands for its `paths`. */
export const proofSchema = z.pipe(
  z.transform((proof: unknown) => (Array.isArray(proof) ? { paths: proof } : proof)),
  z.strictObject({
    paths: z._default(z.array(glob).check(z.maxLength(MOST)), []),
    tests: z.optional(z.array(glob).check(z.minLength(1), z.maxLength(MOST))),
    regressions: z._default(z.boolean(), true),
  }),
);

/** Which changes must be proved by a test that fails without them; `tests` are undefined where conventions tell them. */
export type ProofRule = z.infer<typeof proofSchema>;
