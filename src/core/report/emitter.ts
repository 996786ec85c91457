import { type Complaint, withCause } from './cause.ts';
import { openNaming } from './identity.ts';
import type { Outcome, ReportContext, ReportSink } from './report.ts';
import { openTotals, type Totals } from './totals.ts';

/** What a format hands its results on with. Groups and names are given as the report has them. */
export interface Emitter {
  /** `why` tells what the report says of a failure, and is asked where there is one. */
  readonly row: (group: string, name: string, outcome: Outcome, why?: () => Complaint | undefined) => void;
  /** One failed row for what has none of its own; `what` names the kind in the note, `said` tells why it failed. */
  readonly synthetic: (group: string, name: string, what: string, said?: unknown) => void;
  readonly totals: Totals;
}

/** The emitter of one report. Its totals end with the report. */
export const openEmitter = (context: ReportContext, sink: ReportSink): Emitter => {
  const naming = openNaming(context.root);
  const totals = openTotals(sink);
  const row: Emitter['row'] = (group, name, outcome, why) =>
    sink.test({ group: naming.group(group), name: naming.name(name), outcome, ...withCause(outcome, why) });
  return {
    row,
    synthetic: (group, name, what, message) => {
      totals.synthetic(what);
      row(group, name, 'failed', () => ({ message, stated: 'outside' }));
    },
    totals,
  };
};
