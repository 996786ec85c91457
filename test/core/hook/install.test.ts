import { describe, expect, test } from 'vitest';
import { withLefthook, withPrePush } from '../../../src/core/hook/git-hook.ts';
import { findInstalled, hookCommand, mergeSettings, readHookCommand } from '../../../src/core/hook/install.ts';
import { shellWord } from '../../../src/core/shell-word.ts';

const LINE = {
  node: '/usr/bin/node',
  bundle: "/it's here/hook.cjs",
  agent: 'claude',
  base: undefined,
  policy: undefined,
} as const;
const command = hookCommand(LINE);

describe('the line of the settings', () => {
  test('has absolute paths as one word each, and the options that are given', () => {
    expect(command).toContain(
      "'/usr/bin/node' '/it'\\''s here/hook.cjs' 'pre-tool-use' '--agent' 'claude' '--sure' <&3",
    );
    expect(hookCommand({ ...LINE, base: 'origin/main', policy: 'ci/recount.yml' })).toContain(
      "'--sure' '--base' 'origin/main' '--policy' 'ci/recount.yml'",
    );
  });

  test.each([
    ['a', "'a'"],
    ["it's", "'it'\\''s'"],
    ['', "''"],
  ])('%s is the word %s', (text, word) => {
    expect(shellWord(text)).toBe(word);
  });
});

test.each([
  [undefined, undefined],
  ['origin/main', undefined],
  [undefined, 'ci/recount.yml'],
  ["it's a 'base'", '--base'],
])('a line tells the base and the policy that it was written with: %j, %j', (base, policy) => {
  expect(readHookCommand(hookCommand({ ...LINE, base, policy }))).toEqual({ base, policy });
});

test('a line of no words tells neither', () => {
  expect(readHookCommand('exit 0')).toEqual({ base: undefined, policy: undefined });
});

describe('settings', () => {
  const merged = (text: string | undefined, agent: 'claude' | 'gemini' = 'claude'): unknown => {
    const result = mergeSettings(text, agent, command);
    return result.ok ? JSON.parse(result.value) : result.error;
  };

  test.each([undefined, '', ' \n', '{}', '\ufeff{}'])('%j gets the hook of both kinds of tools', (text) => {
    expect(merged(text)).toEqual({
      hooks: {
        PreToolUse: [
          {
            matcher: 'Write|Edit|MultiEdit|NotebookEdit|Bash|PowerShell|Monitor',
            hooks: [{ type: 'command', command, timeout: 60, onFailure: 'block' }],
          },
          {
            matcher: '^mcp__.*__(create|update|merge)_pull_request$',
            hooks: [{ type: 'command', command, timeout: 60, onFailure: 'block' }],
          },
        ],
      },
    });
  });

  test("are Gemini CLI's own where they are for it", () => {
    expect(merged('{}', 'gemini')).toEqual({
      hooks: {
        BeforeTool: [
          {
            matcher: '^(write_file|replace|run_shell_command)$',
            hooks: [{ type: 'command', name: 'recount', command, timeout: 60_000 }],
          },
          {
            matcher: '^mcp_.*_(create|update|merge)_pull_request$',
            hooks: [{ type: 'command', name: 'recount', command, timeout: 60_000 }],
          },
        ],
      },
    });
  });

  test('keep every other group, also in forms that we do not know', () => {
    const other = { type: 'command', command: 'true' };
    const old = { type: 'command', command: hookCommand({ ...LINE, node: '/old/node' }) };
    const groups = ['?', { matcher: 'X' }, { hooks: 'y' }, { matcher: 'Z', hooks: [other, old, 1] }, { hooks: [old] }];
    const after = merged(JSON.stringify({ hooks: { PreToolUse: groups } }));
    expect(after).toMatchObject({
      hooks: { PreToolUse: ['?', { matcher: 'X' }, { hooks: 'y' }, { matcher: 'Z', hooks: [other, 1] }, {}, {}] },
    });
  });

  test.each([
    ['{', 'is no JSON object'],
    ['1', 'is no JSON object'],
    ['{"hooks":1}', 'has `hooks` that is no map'],
    ['{"hooks":{"PreToolUse":1}}', 'has `hooks.PreToolUse` that is no list'],
  ])('%s is left: %s', (text, error) => {
    expect(merged(text)).toBe(error);
  });

  test.each([
    ['{\n\t"a": 1\n}', '\t'],
    ['{\n    "a": 1\n}', '    '],
    ['{"a":1}', '  '],
  ])('%j keep their indent', (text, indent) => {
    const result = mergeSettings(text, 'claude', command);
    expect(result.ok && result.value.split('\n')[1]).toBe(`${indent}"a": 1,`);
  });
});

describe('what is found installed', () => {
  const settings = (matcher: string | undefined, more: object = {}): string =>
    JSON.stringify({
      ...more,
      hooks: { PreToolUse: [{ ...(matcher === undefined ? {} : { matcher }), hooks: [{ type: 'command', command }] }] },
    });

  test.each<[matcher: string | undefined, unreached: readonly string[]]>([
    [undefined, []],
    ['', []],
    ['*', []],
    ['.*', []],
    ['Write|Edit', ['MultiEdit', 'NotebookEdit', 'Bash', 'PowerShell', 'Monitor', 'mcp__github__create_pull_request']],
    ['Write, Edit, MultiEdit, NotebookEdit, Bash, PowerShell, Monitor', ['mcp__github__create_pull_request']],
    ['Edit$|^Write|^Bash|Power|Mon|mcp__', []],
    [
      '(',
      [
        'Write',
        'Edit',
        'MultiEdit',
        'NotebookEdit',
        'Bash',
        'PowerShell',
        'Monitor',
        'mcp__github__create_pull_request',
      ],
    ],
  ])('the matcher %j does not take %j', (matcher, unreached) => {
    expect(findInstalled(settings(matcher), 'claude')).toEqual({
      ok: true,
      value: { commands: [command], unreached, off: false },
    });
  });

  test('in settings of any form', () => {
    expect(findInstalled('{', 'claude')).toEqual({ ok: false, error: 'is no JSON object' });
    for (const text of [
      '{}',
      '{"hooks":1}',
      '{"hooks":{"PreToolUse":1}}',
      '{"hooks":{"PreToolUse":[1,{"hooks":2},{}]}}',
    ])
      expect(findInstalled(text, 'claude')).toMatchObject({ value: { commands: [], off: false } });
    expect(findInstalled(settings('*', { disableAllHooks: true }), 'claude')).toMatchObject({ value: { off: true } });
    const gemini = mergeSettings(undefined, 'gemini', command);
    expect(gemini.ok && findInstalled(gemini.value, 'gemini')).toMatchObject({ value: { unreached: [] } });
  });
});

describe("git's pre-push", () => {
  const block = /^# >>> recount[^]*'x' "\$@" \|\| exit 1\n[^]*# <<< recount\n/m;

  test.each<[what: string, text: string | undefined, before: string, after: string]>([
    ['none', undefined, '#!/bin/sh\n', ''],
    ['an empty one', '\n', '#!/bin/sh\n', ''],
    ['one of sh', '#!/bin/sh\nexit 0\n', '#!/bin/sh\n', 'exit 0\n'],
    ['one of bash through env', '#!/usr/bin/env bash\nls\n', '#!/usr/bin/env bash\n', 'ls\n'],
    ['one with options', '#!/usr/bin/env -S bash -e\nls\n', '#!/usr/bin/env -S bash -e\n', 'ls\n'],
    ['one without a first line', 'ls\n', '', 'ls\n'],
    ['one that is its first line alone', '#!/bin/sh', '#!/bin/sh\n', ''],
  ])('%s', (_, text, before, after) => {
    const once = withPrePush(text, "'x'") ?? '';
    expect(once.startsWith(before)).toBe(true);
    expect(once.slice(before.length)).toMatch(block);
    expect(once.endsWith(`# <<< recount\n${after}`)).toBe(true);
    expect(withPrePush(withPrePush(text, "'old'"), "'x'")).toBe(once);
  });

  test.each([
    '#!/usr/bin/env python3\n',
    '#!/usr/bin/node\n',
    '#!/usr/bin/fish\n',
    '#!/opt/sh/bin/python\n',
    '\x7fELF\x02\x01\x01\0\0',
  ])('%j is no shell', (text) => {
    expect(withPrePush(text, "'x'")).toBeUndefined();
  });

  test.each<[text: string | undefined, result: object]>([
    [
      undefined,
      { ok: true, value: 'pre-push:\n  commands:\n    recount:\n      run: "\'x\'"\n      use_stdin: true\n' },
    ],
    [
      '# mine\na: 1\n',
      {
        ok: true,
        value: '# mine\na: 1\npre-push:\n  commands:\n    recount:\n      run: "\'x\'"\n      use_stdin: true\n',
      },
    ],
    ['- a\n', { ok: false, error: 'is no map' }],
    ['a: [\n', { ok: false, error: 'is not YAML' }],
  ])('lefthook-local.yml %j', (text, result) => {
    expect(withLefthook(text, "'x'")).toEqual(result);
  });
});
