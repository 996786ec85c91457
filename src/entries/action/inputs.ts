import { type Fault, fault } from '../../core/fault.ts';
import { ISOLATION_INPUTS } from '../../core/isolation/level.ts';
import { explainIssue } from '../../core/policy/issue.ts';
import { POLICY_PATH } from '../../core/policy/policy-path.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type Leg, MOST_LEGS, parseLeg } from '../../core/shards/leg.ts';
import * as z from '../../core/zod.ts';

/** What a header can carry. The message does not show the value, as one about another input does. */
const token = z.string().check(z.regex(/^[!-~]*$/, 'expected a token, found white space or another character in it'));

const schema = z.object({
  // `audit` is here to be told: the door takes it before inputs are read.
  job: z.enum(['rerun', 'verdict', 'verify', 'open-check', 'close-check', 'audit']),
  'github-token': token,
  policy: z._default(z.string(), POLICY_PATH),
  result: z._default(z.string(), ''),
  'app-token': z._default(token, ''),
  'check-run': z._default(z.string().check(z.regex(/^\d{0,20}$/, 'must be the id of a check run')), ''),
  'started-by': z._default(z.string(), '.github/workflows/recount-start.yml'),
  isolation: z._default(z.enum(ISOLATION_INPUTS), 'auto'),
  shard: z._default(z.string(), '0'),
  shards: z._default(z.string(), '1'),
});

/** The inputs of the action, read once. */
export interface Inputs extends Omit<z.infer<typeof schema>, 'shard' | 'shards'> {
  /** What leg N handed over, at place N: up to the last that is not empty, and one at least. */
  readonly records: readonly string[];
  readonly leg: Leg;
}

/** Reads the inputs; the runner gives an empty string for one that is not set. White space around a value is none of it. */
export const parseInputs = (read: (name: string) => string): Result<Inputs> => {
  const given = Object.keys(schema.shape).flatMap((name): [string, string][] => {
    const value = read(name).trim();
    return value === '' ? [] : [[name, value]];
  });
  const inputs = schema.safeParse(Object.fromEntries(given), { reportInput: true });
  if (!inputs.success) return err(invalid(inputs.error));
  const { shard, shards, ...others } = inputs.data;
  if (reportsByApp(others.job) === (others['app-token'] === ''))
    return err(
      fault('input-invalid', `input \`app-token\`: expected for the jobs open-check and close-check, and for no other`),
    );
  const leg = parseLeg(shard, shards);
  if (!leg.ok) return err(fault('input-invalid', leg.error));
  if (others.job !== 'rerun' && leg.value.systems.length > 1)
    return err(fault('input-invalid', `input \`shards\`: expected only for the job rerun, found it for ${others.job}`));
  const records = Array.from({ length: MOST_LEGS }, (_, index) => read(`record-${index}`).trim());
  const last = records.findLastIndex((record) => record !== '');
  return ok({ ...others, leg: leg.value, records: records.slice(0, Math.max(last, 0) + 1) });
};

/** Whether a job reports a check by itself, with the token of the App that is the check's source. */
export const reportsByApp = (job: Inputs['job']): boolean => job === 'open-check' || job === 'close-check';

const invalid = (error: z.core.$ZodError): Fault =>
  fault(
    'input-invalid',
    error.issues.map((issue) => `input \`${issue.path.join('.')}\`: ${explainIssue(issue)}`).join('; '),
  );
