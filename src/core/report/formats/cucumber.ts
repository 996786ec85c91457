import * as z from 'zod';
import { openEmitter } from '../emitter.ts';
import { openJson } from '../json.ts';
import type { Outcome, ReportFormat } from '../report.ts';

const result = z.object({ result: z.object({ status: z.string() }).optional() });
const hooks = z.array(result).default([]);
const step = result.extend({ before: hooks, after: hooks });
const element = z.object({
  type: z.string(),
  name: z.string(),
  before: hooks,
  steps: z.array(step).default([]),
  after: hooks,
});
type Element = z.infer<typeof element>;

const document = z.array(z.object({ uri: z.string(), elements: z.array(element).default([]) }));

const statesOf = ({ before, steps, after }: Element): readonly string[] =>
  [...before, ...steps.flatMap((found) => [...found.before, found, ...found.after]), ...after].map(
    (found) => found.result?.status.toLowerCase() ?? 'skipped',
  );

/** A step that nothing defines, or several do, fails its scenario; one that is pending or was not reached skips it. */
const outcomeOf = (states: readonly string[]): Outcome => {
  if (states.some((state) => !['passed', 'skipped', 'pending', 'unused'].includes(state))) return 'failed';
  return states.some((state) => state === 'skipped' || state === 'pending') ? 'skipped' : 'passed';
};

/** Cucumber's `json` formatter. One row a scenario, and one a row of an outline's examples. */
export const cucumberJson = {
  name: 'cucumber-json',
  recognises: (head) =>
    /^\s*\[\s*(?:\]\s*$|\{)/.test(head) && (/"elements"\s*:/.test(head) || /^\s*\[\s*\]\s*$/.test(head)),
  open: (context, sink) =>
    openJson(document, (features) => {
      const { row, totals } = openEmitter(context, sink);
      for (const { uri, elements } of features) {
        // In some Cucumbers a background is an element of its own, before each scenario that it belongs to.
        let background: readonly string[] = [];
        for (const found of elements) {
          const states = [...background, ...statesOf(found)];
          if (found.type === 'background') background = states;
          else {
            row(uri.replace(/^file:(?!\/\/)/, ''), found.name, outcomeOf(states));
            background = [];
          }
        }
      }
      totals.end();
      return undefined;
    }),
} as const satisfies ReportFormat;
