import type { Finding } from '../judge/finding.ts';
import type { Verdict } from '../judge/verdict.ts';
import { plainLine } from './plain.ts';

/** One line that the failing check shows beside the code or in the run's list. */
export interface Annotation {
  readonly title: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** GitHub shows ten errors a step; the rest would be dropped in silence (actions/runner, ExecutionContext.cs). */
const MOST = 10;

/** GitHub cuts a message at 4,096 characters. */
const LONGEST = 4_000;

const annotate = (finding: Finding): Annotation => ({
  title: `recount: ${finding.code}`,
  message: plainLine(`${finding.message}. To mend it: ${finding.remedy}.`, LONGEST),
  ...(finding.place === undefined ? {} : { ...finding.place }),
});

/** The annotations of a verdict, the most important first, ten at most; the last one tells how many are left out. */
export const renderAnnotations = ({ findings }: Verdict): readonly Annotation[] => {
  if (findings.length <= MOST) return findings.map(annotate);
  const left = findings.length - (MOST - 1);
  const rest = { title: 'recount', message: `${left} more findings are in the job's summary.` };
  return [...findings.slice(0, MOST - 1).map(annotate), rest];
};
