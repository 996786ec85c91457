import { describe, expect, test } from 'vitest';
import { parseEvent as parse } from '../../src/core/event.ts';

const SHA = 'a'.repeat(40);
const AWAITED = { repository: 'octo/demo', startedBy: '.github/workflows/recount-start.yml' };
const parseEvent = (name: string, payload: unknown) => parse(name, payload, AWAITED);
const payload = (action: string): unknown => ({
  action,
  number: 7,
  pull_request: { number: 7, head: { sha: SHA, ref: 'topic' }, body: 'frozen, and not read' },
});

const group = (changes: Readonly<Record<string, string>>, action = 'checks_requested'): unknown => ({
  action,
  merge_group: {
    head_sha: SHA,
    head_ref: `refs/heads/gh-readonly-queue/release/1.x/pr-7-${'b'.repeat(40)}`,
    base_sha: 'b'.repeat(40),
    base_ref: 'refs/heads/release/1.x',
    ...changes,
  },
});

const push = (changes: Readonly<Record<string, unknown>> = {}): unknown => ({
  ref: 'refs/heads/release/1.x',
  after: SHA,
  deleted: false,
  repository: { default_branch: 'main' },
  ...changes,
});

test('a push brings a branch a new commit', () => {
  expect(parseEvent('push', push())).toEqual({
    ok: true,
    value: { kind: 'push', head: SHA, branch: 'release/1.x', defaultBranch: 'main' },
  });
});

/** Matches a text with this in it; of a type that says no more than it knows. */
const containing = (text: string): unknown => expect.stringContaining(text);

describe('an event is judged where something of a pull request changed', () => {
  test.each(['opened', 'synchronize', 'reopened', 'edited', 'ready_for_review', 'converted_to_draft'])(
    '%s',
    (action) => {
      expect(parseEvent('pull_request', payload(action))).toEqual({
        ok: true,
        value: { kind: 'pull-request', number: 7, head: SHA, edited: action === 'edited' },
      });
    },
  );

  test.each(['submitted', 'dismissed', 'edited'])('a review that is %s, which leaves the code as it was', (action) => {
    expect(parseEvent('pull_request_review', payload(action))).toEqual({
      ok: true,
      value: { kind: 'pull-request', number: 7, head: SHA, edited: true },
    });
  });

  test.each<[name: string, event: string, payload: unknown, code: string, message: string]>([
    [
      'a review of an action that GitHub does not have',
      'pull_request_review',
      payload('opened'),
      'event-unsupported',
      'the action opened of a review',
    ],
    ['a review of nothing', 'pull_request_review', {}, 'event-unsupported', 'a payload without a pull request'],
    ['a label', 'pull_request', payload('labeled'), 'event-unsupported', 'the action labeled of a pull request'],
    ['a closing', 'pull_request', payload('closed'), 'event-unsupported', 'the action closed of a pull request'],
    ['a push that is none', 'push', { ref: 'refs/heads/main' }, 'event-unsupported', 'a payload without a push'],
    [
      'the push of a tag',
      'push',
      push({ ref: 'refs/tags/v1' }),
      'event-unsupported',
      'refs/tags/v1, which is no branch',
    ],
    ['the end of a branch', 'push', push({ deleted: true }), 'event-unsupported', 'the end of refs/heads/release/1.x'],
    [
      'the trigger that hands out secrets',
      'pull_request_target',
      payload('opened'),
      'event-unsupported',
      'the event pull_request_target',
    ],
    ['an empty payload', 'pull_request', {}, 'event-unsupported', 'a payload without a pull request'],
    ['no payload', 'pull_request', undefined, 'event-unsupported', 'a payload without a pull request'],
    ['a group without a group', 'merge_group', {}, 'event-unsupported', 'a payload without a merge group'],
    [
      'a group given up',
      'merge_group',
      group({}, 'destroyed'),
      'event-unsupported',
      'the action destroyed of a merge group',
    ],
    ['a group of no commit', 'merge_group', group({ head_sha: 'main' }), 'event-unsupported', 'without a merge group'],
  ])('%s has nothing to judge and is a fault, never a pass', (_name, event, given, code, message) => {
    expect(parseEvent(event, given)).toMatchObject({
      ok: false,
      error: { code, message: containing(message) },
    });
  });
});

describe('a group of a merge queue', () => {
  test('is told by its commit, its branch and the last pull request in it', () => {
    expect(parseEvent('merge_group', group({}))).toEqual({
      ok: true,
      value: { kind: 'merge-group', head: SHA, base: 'release/1.x', last: 7 },
    });
  });

  test.each([
    ['of another branch than it is for', { base_ref: 'refs/heads/main' }],
    ['of a tag', { base_ref: 'refs/tags/release/1.x' }],
    ['of a branch that is no queue’s', { head_ref: `refs/heads/release/1.x/pr-7-${SHA}` }],
    ['without a number', { head_ref: `refs/heads/gh-readonly-queue/release/1.x/pr--${SHA}` }],
    ['of number 0', { head_ref: `refs/heads/gh-readonly-queue/release/1.x/pr-0-${SHA}` }],
    ['without a commit', { head_ref: 'refs/heads/gh-readonly-queue/release/1.x/pr-7' }],
    ['of a short commit', { head_ref: 'refs/heads/gh-readonly-queue/release/1.x/pr-7-abc1234' }],
  ])('with a ref %s cannot be resolved', (_name, changes) => {
    expect(parseEvent('merge_group', group(changes))).toMatchObject({
      ok: false,
      error: { code: 'merge-group-unresolved', message: containing('expected the ref') },
    });
  });

  test('whose branch is named like a queue’s pull request is told by the last part', () => {
    const base = `pr-3-${SHA}`;
    const changes = { base_ref: `refs/heads/${base}`, head_ref: `refs/heads/gh-readonly-queue/${base}/pr-9-${SHA}` };
    expect(parseEvent('merge_group', group(changes))).toMatchObject({ ok: true, value: { base, last: 9 } });
  });
});

const run = (changes: Readonly<Record<string, unknown>> = {}, action = 'completed'): unknown => ({
  action,
  workflow_run: {
    event: 'pull_request',
    path: '.github/workflows/recount-start.yml',
    conclusion: 'success',
    head_sha: SHA,
    head_branch: 'topic',
    head_repository: { full_name: 'lisa/demo' },
    repository: { full_name: 'octo/demo' },
    pull_requests: [{ number: 99 }],
    ...changes,
  },
});

describe('at tier app, the run of the workflow that a pull request starts', () => {
  test.each<[name: string, payload: unknown, headRepository: string | undefined, branch: string]>([
    ['tells where the head is', run(), 'lisa/demo', 'topic'],
    ['may name its file with a ref', run({ path: `${AWAITED.startedBy}@main` }), 'lisa/demo', 'topic'],
    ['may be one that a review started', run({ event: 'pull_request_review' }), 'lisa/demo', 'topic'],
    ['may be of a fork that is gone', run({ head_repository: null, head_branch: null }), undefined, ''],
  ])('%s', (_name, given, headRepository, branch) => {
    expect(parseEvent('workflow_run', given)).toEqual({
      ok: true,
      value: { kind: 'workflow-run', head: SHA, branch, headRepository },
    });
  });

  test.each<[name: string, payload: unknown, code: string, message: string]>([
    [
      'of another file',
      run({ path: '.github/workflows/evil.yml' }),
      'trigger-foreign',
      'found .github/workflows/evil.yml',
    ],
    [
      'of a file whose name only begins so',
      run({ path: `${AWAITED.startedBy}@main.yml` }),
      'trigger-foreign',
      `found ${AWAITED.startedBy}@main.yml`,
    ],
    ['on a push', run({ event: 'push' }), 'trigger-foreign', 'on push'],
    ['of another repository', run({ repository: { full_name: 'lisa/demo' } }), 'trigger-foreign', 'in lisa/demo'],
    ['that waits for approval', run({ conclusion: 'action_required' }), 'trigger-foreign', 'found action_required'],
    ['that has no end', run({ conclusion: null }), 'trigger-foreign', 'found no end'],
    ['that was only asked for', run({}, 'requested'), 'event-unsupported', 'the action requested of a workflow run'],
    ['of no commit', run({ head_sha: 'main' }), 'event-unsupported', 'a payload without a workflow run'],
  ])('is refused where it is one %s', (_name, given, code, message) => {
    expect(parseEvent('workflow_run', given)).toMatchObject({
      ok: false,
      error: { code, message: containing(message) },
    });
  });
});
