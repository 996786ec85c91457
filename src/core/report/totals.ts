import type { ReportSink } from './report.ts';

/** Gathers what is odd about a report's totals, so that each kind of oddity is one note however often it occurs. */
export interface Totals {
  /** A declared total beside what the rows say; either of `found` agrees. NaN declares nothing. */
  readonly compare: (where: string, what: string, declared: number, found: readonly number[]) => void;
  /** One failed row was made for something that has none of its own. */
  readonly synthetic: (what: string) => void;
  /** A test was tried more than once; it is counted once. */
  readonly retried: () => void;
  /** Something that the report says of the run, and no row shows; told once. */
  readonly unshown: (message: string) => void;
  /** The report, or a part of it, says itself that it has no test, and has no row. */
  readonly none: () => void;
  /** Another part has a test or a fault, so that the report is not without. */
  readonly some: () => void;
  readonly end: () => void;
}

/** The totals of one report. */
export const openTotals = (sink: ReportSink): Totals => {
  const synthetic = new Map<string, number>();
  const unshown = new Set<string>();
  let retried = 0;
  let saysNone = false;
  let hasSome = false;
  let first = '';
  let disagreements = 0;
  return {
    compare: (where, what, declared, found) => {
      if (Number.isNaN(declared) || found.includes(declared)) return;
      disagreements += 1;
      if (first === '') first = `${where} declares ${declared} ${what}, its rows are ${found[0]}`;
    },
    synthetic: (what) => {
      synthetic.set(what, (synthetic.get(what) ?? 0) + 1);
    },
    retried: () => {
      retried += 1;
    },
    unshown: (message) => {
      unshown.add(message);
    },
    none: () => {
      saysNone = true;
    },
    some: () => {
      hasSome = true;
    },
    end: () => {
      if (disagreements > 0) {
        const more = disagreements > 1 ? `, and ${disagreements - 1} more like it` : '';
        sink.note({ kind: 'declared', message: `${first}${more}; the rows are counted` });
      }
      for (const [what, count] of synthetic) {
        sink.note({ kind: 'synthetic', message: `${count} failed added for ${what}` });
      }
      if (retried > 0) {
        sink.note({ kind: 'retried', message: `${retried} retried; each is counted once, by its last attempt` });
      }
      for (const message of unshown) sink.note({ kind: 'declared', message });
      if (saysNone && !hasSome) sink.note({ kind: 'none', message: 'it says that it has no test' });
    },
  };
};
