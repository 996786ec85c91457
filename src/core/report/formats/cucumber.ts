import * as z from 'zod';
import type { Complaint } from '../cause.ts';
import { openEmitter } from '../emitter.ts';
import { openJson } from '../json.ts';
import type { Outcome, ReportFormat } from '../report.ts';

const result = z.object({
  result: z.object({ status: z.string(), error_message: z.unknown().optional() }).optional(),
});
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

/** What a step or a hook came to. */
interface Ended {
  readonly state: string;
  readonly message: unknown;
  readonly isHook: boolean;
}

const endsOf = ({ before, steps, after }: Element): readonly Ended[] => {
  const ended =
    (isHook: boolean) =>
    (found: z.infer<typeof result>): Ended => ({
      state: found.result?.status.toLowerCase() ?? 'skipped',
      message: found.result?.error_message,
      isHook,
    });
  const [hook, step] = [ended(true), ended(false)];
  const inner = steps.flatMap((found) => [...found.before.map(hook), step(found), ...found.after.map(hook)]);
  return [...before.map(hook), ...inner, ...after.map(hook)];
};

/** A step that nothing defines, or several do, fails its scenario; one that is pending or was not reached skips it. */
const hasFailed = ({ state }: Ended): boolean => !['passed', 'skipped', 'pending', 'unused'].includes(state);
const outcomeOf = (ends: readonly Ended[]): Outcome => {
  if (ends.some(hasFailed)) return 'failed';
  return ends.some(({ state }) => state === 'skipped' || state === 'pending') ? 'skipped' : 'passed';
};

const complaintOf = ({ state, message = `a step is ${state}`, isHook }: Ended): Complaint => ({
  message,
  stated: isHook || state !== 'failed' ? 'outside' : undefined,
});

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
        let background: readonly Ended[] = [];
        for (const found of elements) {
          const ends = [...background, ...endsOf(found)];
          if (found.type === 'background') background = ends;
          else {
            row(
              uri.replace(/^file:(?!\/\/)/, ''),
              found.name,
              outcomeOf(ends),
              () => ends.filter(hasFailed).map(complaintOf)[0],
            );
            background = [];
          }
        }
      }
      if (features.length === 0) totals.none();
      totals.end();
      return undefined;
    }),
} as const satisfies ReportFormat;
