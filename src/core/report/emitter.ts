import { causeOf } from './cause.ts';
import { openNaming } from './identity.ts';
import type { Cause, Outcome, ReportContext, ReportSink } from './report.ts';
import { openTotals, type Totals } from './totals.ts';

/** What a format hands its results on with. Groups and names are given as the report has them. */
export interface Emitter {
  readonly row: (group: string, name: string, outcome: Outcome, cause?: Cause) => void;
  /** One failed row for what has none of its own; `what` names the kind in the note. */
  readonly synthetic: (group: string, name: string, what: string, said?: string) => void;
  readonly totals: Totals;
}

/** The emitter of one report. Its totals end with the report. */
export const openEmitter = (context: ReportContext, sink: ReportSink): Emitter => {
  const naming = openNaming(context.root);
  const totals = openTotals(sink);
  const row = (group: string, name: string, outcome: Outcome, cause?: Cause): void =>
    sink.test({
      group: naming.group(group),
      name: naming.name(name),
      outcome,
      ...(outcome === 'failed' && cause !== undefined ? { cause } : {}),
    });
  return {
    row,
    synthetic: (group, name, what, said) => {
      totals.synthetic(what);
      row(group, name, 'failed', said === undefined ? undefined : causeOf({ message: said, error: true }));
    },
    totals,
  };
};
