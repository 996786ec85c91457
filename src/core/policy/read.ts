import { type Fault, fault } from '../fault.ts';
import { err, type Result } from '../result.ts';
import { openNormaliser } from '../tests/normaliser.ts';
import { parsePolicy, placeIn } from './parse.ts';
import type { Policy } from './policy.ts';

/** Reads a policy that is going to be applied: like {@link parsePolicy}, and its patterns are compiled too. */
export const readPolicy = async (text: string, file: string): Promise<Result<Policy, readonly Fault[]>> => {
  const policy = parsePolicy(text, file);
  if (!policy.ok) return policy;
  const faults: Fault[] = [];
  for (const [name, { identity }] of Object.entries(policy.value.suites)) {
    const compiled = await openNormaliser(identity);
    if (compiled.ok) continue;
    const { rule, part, message } = compiled.error;
    const path = ['suites', name, 'identity', rule, part];
    faults.push(
      fault('policy-invalid', `${file}: ${path.join('.')}: ${message}`, { place: placeIn(text, file, path) }),
    );
  }
  return faults.length === 0 ? policy : err(faults);
};
