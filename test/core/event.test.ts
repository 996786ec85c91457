import { describe, expect, test } from 'vitest';
import { parseEvent } from '../../src/core/event.ts';

const SHA = 'a'.repeat(40);
const payload = (action: string): unknown => ({
  action,
  number: 7,
  pull_request: { number: 7, head: { sha: SHA, ref: 'topic' }, body: 'frozen, and not read' },
});

/** Matches a text with this in it; of a type that says no more than it knows. */
const containing = (text: string): unknown => expect.stringContaining(text);

describe('an event is judged where something of a pull request changed', () => {
  test.each(['opened', 'synchronize', 'reopened', 'edited', 'ready_for_review', 'converted_to_draft'])(
    '%s',
    (action) => {
      expect(parseEvent('pull_request', payload(action))).toEqual({ ok: true, value: { number: 7, head: SHA } });
    },
  );

  test.each<[name: string, event: string, payload: unknown, code: string, message: string]>([
    ['a label', 'pull_request', payload('labeled'), 'event-unsupported', 'the action labeled of a pull request'],
    ['a closing', 'pull_request', payload('closed'), 'event-unsupported', 'the action closed of a pull request'],
    ['a push', 'push', { ref: 'refs/heads/main' }, 'event-unsupported', 'the event push'],
    [
      'the trigger that hands out secrets',
      'pull_request_target',
      payload('opened'),
      'event-unsupported',
      'the event pull_request_target',
    ],
    ['an empty payload', 'pull_request', {}, 'event-unsupported', 'a payload without a pull request'],
    ['no payload', 'pull_request', undefined, 'event-unsupported', 'a payload without a pull request'],
    ['a merge queue', 'merge_group', {}, 'merge-group-not-yet', 'merge queue'],
  ])('%s has nothing to judge and is a fault, never a pass', (_name, event, given, code, message) => {
    expect(parseEvent(event, given)).toMatchObject({
      ok: false,
      error: { code, message: containing(message) },
    });
  });
});
