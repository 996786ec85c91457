import { join } from 'node:path';
import { execa } from 'execa';
import * as z from 'zod';
import { hookCommand } from '../../../src/core/hook/install.ts';
import { searchPath } from '../../world/machine.ts';

/** Where the bundles are built. */
export const dist = join(import.meta.dirname, '../../../dist');

/** The line that the settings have, for bundles in this folder. */
export const lineFor = (folder: string, node = process.execPath): string =>
  hookCommand({ node, bundle: join(folder, 'hook.cjs'), agent: 'claude', base: undefined, policy: undefined });

/** How an agent finds a call answered. */
export interface Answered {
  readonly exit: number | undefined;
  readonly out: string;
  readonly err: string;
  /** As Claude Code reads it: an exit of 2 stops the call, JSON on an exit of 0 may, and all else lets it go on. */
  readonly stopped: boolean;
  readonly reason: string;
}

const answerSchema = z.strictObject({
  hookSpecificOutput: z.strictObject({
    hookEventName: z.literal('PreToolUse'),
    permissionDecision: z.literal('deny'),
    permissionDecisionReason: z.string(),
  }),
});

/** A call as Claude Code gives it to its hook. */
export const callOf = (cwd: string, tool: string, input: object): string =>
  JSON.stringify({
    session_id: 'abc123',
    transcript_path: '/home/me/.claude/projects/x/abc123.jsonl',
    cwd,
    permission_mode: 'default',
    hook_event_name: 'PreToolUse',
    tool_name: tool,
    tool_input: input,
    tool_use_id: 'toolu_01',
  });

/** Runs a line as an agent does, with a call on standard input. */
export const runLine = async (
  line: string,
  input: string | Uint8Array,
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<Answered> => {
  const { exitCode, stdout, stderr } = await execa('/bin/sh', ['-c', line], {
    cwd,
    env: { PATH: searchPath, HOME: cwd, CLAUDE_PROJECT_DIR: cwd, ...env },
    extendEnv: false,
    reject: false,
    input,
    stripFinalNewline: false,
  });
  const answer = exitCode === 0 && stdout !== '' ? answerSchema.parse(JSON.parse(stdout)) : undefined;
  const reason = exitCode === 2 ? stderr : (answer?.hookSpecificOutput.permissionDecisionReason ?? '');
  return { exit: exitCode, out: stdout, err: stderr, stopped: exitCode === 2 || answer !== undefined, reason };
};
