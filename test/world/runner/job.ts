import type { StepResult } from './step.ts';

/** How a job ended, as `needs.<job>.result` says it. */
export type JobConclusion = 'success' | 'failure' | 'cancelled' | 'skipped';

/** What a job that needs this one sees of it. */
export interface JobOutputs {
  readonly outputs: Readonly<Record<string, string>>;
  /** Outputs that the runner did not hand on, since something in them is masked. */
  readonly withheld: readonly string[];
}

/**
 * A job's outputs from its step's. The runner leaves out every output in which a masked value occurs ("Skip output
 * 'x' since it may contain secret"), and an output that is not there reads as an empty string.
 */
export const jobOutputs = (step: StepResult, names: readonly string[]): JobOutputs => {
  const present = names.flatMap((name): readonly [string, string][] => {
    const value = step.outputs.get(name);
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  const withheld = present.filter(([, value]) => step.masks.hide(value) !== value).map(([name]) => name);
  return { outputs: Object.fromEntries(present.filter(([name]) => !withheld.includes(name))), withheld };
};
