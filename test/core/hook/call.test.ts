import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerOf, type HookOutcome, isDenied } from '../../../src/core/hook/answer.ts';
import { type Intent, readToolCall } from '../../../src/core/hook/call.ts';

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../fixtures/hooks', `${name}.json`), 'utf8');

const call = (tool: string, input: unknown, event = 'PreToolUse', more: object = { cwd: '/w' }): string =>
  JSON.stringify({ hook_event_name: event, tool_name: tool, tool_input: input, ...more });

/** What a call is about, in a line. */
const told = (text: string): string => {
  const read = readToolCall(text);
  if (!read.ok) return read.error;
  const { agent, intent } = read.value;
  const what = (one: Intent): string => {
    if (one.kind === 'write') return one.path;
    if (one.kind === 'command') return `${one.folder ?? ''} $ ${one.command}`.trim();
    if (one.kind === 'other') return '';
    const { body, pull = '', repository = '' } = one;
    return `${one.action} ${repository}#${pull} ${body.from === 'text' ? body.text : body.from}`;
  };
  return `${agent} ${intent.kind} ${what(intent)}`.trim();
};

describe('what a call of a tool is about', () => {
  test.each<[name: string, said: string]>([
    ['claude-write', 'claude write /home/me/project/src/a.ts'],
    ['claude-bash', 'claude command $ npm test'],
    ['gemini-write-file', 'gemini write /home/me/project/src/a.ts'],
    ['gemini-run-shell-command', 'gemini command packages/a $ git push'],
  ])('as the agent documents it: %s', (name, said) => {
    expect(told(fixture(name))).toBe(said);
  });

  test.each<[text: string, said: string]>([
    [call('Edit', { file_path: 'a' }), 'claude write a'],
    [call('MultiEdit', { file_path: 'a', edits: [] }), 'claude write a'],
    [call('NotebookEdit', { notebook_path: 'a.ipynb' }), 'claude write a.ipynb'],
    [call('PowerShell', { command: 'ls' }), 'claude command $ ls'],
    [call('Monitor', { command: 'ls' }), 'claude command $ ls'],
    [call('Read', { file_path: 'a' }), 'claude other'],
    [call('Read', 'anything'), 'claude other'],
    [call('toString', {}), 'claude other'],
    [call('replace', { file_path: 'a' }, 'BeforeTool'), 'gemini write a'],
    [call('run_shell_command', { command: 'ls', directory: 'x' }, 'BeforeTool'), 'gemini command x $ ls'],
    [call('Write', { file_path: 'a' }, 'BeforeTool'), 'gemini other'],
    [
      call('mcp__github__create_pull_request', { owner: 'o', repo: 'r', body: 'B' }),
      'claude pull-request create o/r# B',
    ],
    [call('mcp__x__create_pull_request', {}), 'claude pull-request create # unseen'],
    [call('mcp__x__update_pull_request', { pullNumber: 1 }), 'claude pull-request edit #1 live'],
    [call('mcp__x__update_pull_request', { pull_number: '1', body: 'B' }), 'claude pull-request edit #1 B'],
    [call('mcp__x__merge_pull_request', { owner: 'o', pullNumber: 1, body: 'B' }), 'claude pull-request merge #1 live'],
    [call('mcp_x_merge_pull_request', { pullNumber: {} }, 'BeforeTool'), 'gemini pull-request merge # live'],
    [call('mcp__x__list_pull_requests', {}), 'claude other'],

    ['', 'the input of the hook is no JSON object'],
    ['[]', 'the input of the hook is no JSON object'],
    ['null', 'the input of the hook is no JSON object'],
    ['{}', 'expected hook_event_name PreToolUse or BeforeTool, found none'],
    [call('Write', {}, 'PostToolUse'), 'expected hook_event_name PreToolUse or BeforeTool, found PostToolUse'],
    [call('Write', {}, 'constructor'), 'expected hook_event_name PreToolUse or BeforeTool, found constructor'],
    [call('Write', {}, 'PreToolUse', {}), 'the input of the hook lacks tool_name or cwd'],
    [call('Write', {}, 'PreToolUse', { cwd: '' }), 'the input of the hook lacks tool_name or cwd'],
    [call('Write', {}, 'PreToolUse', { cwd: '/', tool_name: 1 }), 'the input of the hook lacks tool_name or cwd'],
    [call('Write', []), 'the input of Write is no JSON object'],
    [call('Write', {}), 'the input of Write does not say what it is about'],
    [call('Write', { file_path: '' }), 'the input of Write does not say what it is about'],
    [call('Write', { file_path: 1 }), 'the input of Write does not say what it is about'],
    [call('Bash', { command: 1 }), 'the input of Bash does not say what it is about'],
  ])('%s: %s', (text, said) => {
    expect(told(text)).toBe(said);
  });
});

describe('what a file is after the call', () => {
  const after = (tool: string, input: object, before?: string, event = 'PreToolUse'): string | undefined => {
    const read = readToolCall(call(tool, { file_path: 'a', notebook_path: 'a', ...input }, event));
    if (!read.ok || read.value.intent.kind !== 'write') throw new Error('no write');
    return read.value.intent.after(before);
  };

  test.each<[tool: string, input: object, before: string | undefined, after: string | undefined]>([
    ['Write', { content: 'x' }, 'abc', 'x'],
    ['Write', {}, 'abc', undefined],
    ['Edit', { old_string: 'b', new_string: '$&' }, 'abcb', 'a$&cb'],
    ['Edit', { old_string: 'b', new_string: '$&', replace_all: true }, 'abcb', 'a$&c$&'],
    ['Edit', { old_string: 'x', new_string: 'y' }, 'abc', undefined],
    ['Edit', { old_string: 'x', new_string: 'y' }, undefined, undefined],
    ['Edit', { old_string: '', new_string: 'y' }, undefined, 'y'],
    ['Edit', { old_string: '', new_string: 'y' }, '', 'y'],
    ['Edit', { old_string: '', new_string: 'y' }, 'abc', undefined],
    ['Edit', { old_string: 'b' }, 'abc', undefined],
    ['Edit', { new_string: 'b' }, 'abc', undefined],
    [
      'MultiEdit',
      {
        edits: [
          { old_string: 'a', new_string: 'b' },
          { old_string: 'b', new_string: 'c' },
        ],
      },
      'a',
      'c',
    ],
    [
      'MultiEdit',
      {
        edits: [
          { old_string: 'x', new_string: 'b' },
          { old_string: '', new_string: 'c' },
        ],
      },
      'a',
      undefined,
    ],
    ['MultiEdit', { edits: ['x'] }, 'a', undefined],
    ['MultiEdit', {}, 'a', undefined],
    ['NotebookEdit', { new_source: '' }, 'a', undefined],
  ])('%s %j of %j: %j', (tool, input, before, expected) => {
    expect(after(tool, input, before)).toBe(expected);
  });

  test.each<[input: object, expected: string]>([
    [{ old_string: 'b', new_string: 'x' }, 'axbb'],
    [{ old_string: 'b', new_string: 'x', expected_replacements: 3 }, 'axxx'],
    [{ old_string: 'b', new_string: 'x', allow_multiple: true }, 'axxx'],
  ])("Gemini's replace %j: %s", (input, expected) => {
    expect(after('replace', input, 'abbb', 'BeforeTool')).toBe(expected);
  });
});

describe('the answer', () => {
  const outcome = (state: HookOutcome['state']): HookOutcome => ({ state, why: 'the rule' });

  test.each<[state: HookOutcome['state'], denied: boolean, said: string]>([
    ['allowed', false, 'recount: allowed: the rule\n'],
    ['not-checked', false, 'recount: not checked: the rule\n'],
    ['denied', true, 'recount: denied: the rule\n'],
    ['unknown', true, 'recount: unknown: the rule\n'],
  ])('%s: denied is %j', (state, denied, said) => {
    expect(isDenied(outcome(state))).toBe(denied);
    const answer = answerOf('claude', outcome(state));
    expect(answer.stderr).toBe(said);
    expect(answer.stdout === '').toBe(!denied);
  });

  test('of a path that the rule denies names the finding and what mends it', () => {
    const found = { code: 'path-denied', remedy: 'Write elsewhere' } as const;
    expect(answerOf('claude', { ...outcome('denied'), found }).stderr).toBe(
      'recount: denied: path-denied: the rule. Write elsewhere.\n',
    );
  });

  test('is what the agent documents', () => {
    expect(answerOf('claude', outcome('denied')).stdout).toBe(
      fixture('claude-deny')
        .replaceAll(/\s*\n\s*/g, '')
        .replaceAll('": ', '":') + '\n',
    );
    expect(answerOf('gemini', outcome('denied')).stdout).toBe(
      fixture('gemini-deny')
        .replaceAll(/\s*\n\s*/g, '')
        .replaceAll('": ', '":') + '\n',
    );
  });
});
