import * as z from 'zod';
import { type Fault, fault } from '../../core/fault.ts';
import { ISOLATION_INPUTS } from '../../core/isolation/level.ts';
import { POLICY_PATH } from '../../core/policy/parse.ts';
import { err, ok, type Result } from '../../core/result.ts';

const schema = z.object({
  job: z.enum(['rerun', 'verdict', 'verify']),
  'github-token': z.string().min(1),
  policy: z.string().default(POLICY_PATH),
  'record-0': z.string().default(''),
  result: z.string().default(''),
  isolation: z.enum(ISOLATION_INPUTS).default('auto'),
});

/** The inputs of the action, read once. */
export type Inputs = z.infer<typeof schema>;

/** Reads the inputs; the runner gives an empty string for one that is not set. White space around a value is none of it. */
export const parseInputs = (read: (name: string) => string): Result<Inputs> => {
  const given = Object.keys(schema.shape).flatMap((name): [string, string][] => {
    const value = read(name).trim();
    return value === '' ? [] : [[name, value]];
  });
  const inputs = schema.safeParse(Object.fromEntries(given));
  return inputs.success ? ok(inputs.data) : err(invalid(inputs.error));
};

const invalid = (error: z.ZodError): Fault =>
  fault('input-invalid', error.issues.map((issue) => `input \`${issue.path.join('.')}\`: ${issue.message}`).join('; '));
