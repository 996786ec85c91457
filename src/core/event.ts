import { type Fault, fault } from './fault.ts';
import { err, ok, type Result } from './result.ts';
import * as z from './zod.ts';

/** What of an event is taken: which pull request it is about, and which head started it. All else is read live. */
export interface JudgedEvent {
  readonly number: number;
  readonly head: string;
}

/** What GitHub does to a pull request that can change its verdict. */
const ACTIONS = ['opened', 'synchronize', 'reopened', 'edited', 'ready_for_review', 'converted_to_draft'] as const;

const schema = z.object({
  action: z.string(),
  pull_request: z.object({ number: z.int().check(z.positive()), head: z.object({ sha: z.string() }) }),
});

/** Reads the payload of the event that started the workflow. An event with nothing to judge is a fault, never a pass. */
export const parseEvent = (name: string, payload: unknown): Result<JudgedEvent> => {
  if (name === 'merge_group')
    return err(fault('merge-group-not-yet', 'this run is of a merge queue, and queues are not judged yet'));
  if (name !== 'pull_request') return err(unsupported(`the event ${name}`));
  const event = schema.safeParse(payload);
  if (!event.success) return err(unsupported('a payload without a pull request'));
  const { action, pull_request: pull } = event.data;
  if (!ACTIONS.some((one) => one === action)) return err(unsupported(`the action ${action} of a pull request`));
  return ok({ number: pull.number, head: pull.head.sha });
};

const unsupported = (what: string): Fault =>
  fault(
    'event-unsupported',
    `the workflow was started by ${what}; judged are pull_request events: ${ACTIONS.join(', ')}`,
  );
