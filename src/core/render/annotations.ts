import { BODY } from '../block/format.ts';
import type { Code } from '../codes.ts';
import type { Place } from '../fault.ts';
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

/** GitHub cuts a message at 4,096 characters. Both parts are cut, so that the remedy is never what is lost. */
const LONGEST_MESSAGE = 3_000;
const LONGEST_REMEDY = 1_000;

/** One for each test or group: they tell more of what another finding has said already. */
const DETAILS: readonly Code[] = ['group-contradicted', 'failing-contradicted', 'skipping-contradicted'];

/** The annotation of a finding, a fault or what an audit found. */
export const annotationOf = ({
  code,
  message,
  remedy,
  place,
}: {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  readonly place?: Place | undefined;
}): Annotation => ({
  title: `recount: ${code}`,
  message: `${plainLine(message, LONGEST_MESSAGE)}. To mend it: ${plainLine(remedy, LONGEST_REMEDY)}.`,
  // A line of the body is no line of a file.
  ...(place === undefined || place.file === BODY ? {} : place),
});

/** The annotations of a verdict, the most important first, ten at most; the last one tells how many are left out. */
export const renderAnnotations = ({ findings }: Verdict): readonly Annotation[] => {
  if (findings.length <= MOST) return findings.map(annotationOf);
  const isDetail = ({ code }: Finding): boolean => DETAILS.includes(code);
  const ordered = [...findings.filter((one) => !isDetail(one)), ...findings.filter(isDetail)];
  const left = findings.length - (MOST - 1);
  const rest = { title: 'recount', message: `${left} more findings are in the job's summary.` };
  return [...ordered.slice(0, MOST - 1).map(annotationOf), rest];
};
