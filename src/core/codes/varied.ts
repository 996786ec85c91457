import { type CodeEntry, entry } from './entry.ts';
import { RERUN_ALL } from './remedies.ts';

const varied = (meaning: string, remedy: string): CodeEntry => entry('varied', 'suite', meaning, remedy);

/** Two runs of one suite on one commit disagree. */
export const VARIED = {
  unstable: varied(
    'two runs of the suite on this commit disagree',
    `${RERUN_ALL}: the job \`rerun\` did not fail, and the suites must run anew; mend the tests named, or name them under \`unstable\` in the policy`,
  ),
} as const satisfies Record<string, CodeEntry>;
