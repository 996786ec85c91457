import { type Fields, isFields } from '../fields.ts';
import { readJsonText } from '../json-text.ts';
import { err, ok, type Result } from '../result.ts';
import type { Body, Publication } from './publication.ts';

/** The coding agents whose hooks are spoken: Claude Code, and Gemini CLI. */
export const AGENTS = ['claude', 'gemini'] as const;

/** One of them. */
export type Agent = (typeof AGENTS)[number];

/** What a tool is about to do, as far as the rule speaks of it. */
export type Intent =
  | {
      readonly kind: 'write';
      readonly path: string;
      /** The file's text afterwards, from its text before; undefined where that cannot be told. */
      readonly after: (before: string | undefined) => string | undefined;
    }
  | { readonly kind: 'command'; readonly command: string; readonly folder: string | undefined }
  | Omit<Extract<Publication, { readonly kind: 'pull-request' }>, 'folder'>
  | { readonly kind: 'other' };

/** One call of a tool. */
export interface ToolCall {
  readonly agent: Agent;
  readonly tool: string;
  /** The folder that the agent works in. */
  readonly cwd: string;
  readonly intent: Intent;
}

type Read = (input: Fields) => Intent | undefined;

const textOf = (fields: Fields, ...names: readonly string[]): string | undefined => {
  const value = names.map((name) => fields[name]).find((one) => one !== undefined);
  return typeof value === 'string' ? value : undefined;
};

const write = (path: string | undefined, after: Extract<Intent, { kind: 'write' }>['after']): Intent | undefined =>
  path === undefined || path === '' ? undefined : { kind: 'write', path, after };

/** The text after one replacement. A text that is to be replaced and is not there tells nothing. */
const replaced = (before: string | undefined, edit: unknown): string | undefined => {
  if (!isFields(edit)) return undefined;
  const [from, to] = [textOf(edit, 'old_string'), textOf(edit, 'new_string')];
  if (from === undefined || to === undefined) return undefined;
  if (from === '') return before === undefined || before === '' ? to : undefined;
  if (before === undefined || !before.includes(from)) return undefined;
  const every =
    edit['replace_all'] === true || edit['allow_multiple'] === true || Number(edit['expected_replacements']) > 1;
  return every ? before.replaceAll(from, () => to) : before.replace(from, () => to);
};

const editAll =
  (edits: unknown) =>
  (before: string | undefined): string | undefined =>
    Array.isArray(edits)
      ? edits.reduce<{ text: string | undefined; known: boolean }>(
          ({ text, known }, edit) => {
            const next = known ? replaced(text, edit) : undefined;
            return { text: next, known: next !== undefined };
          },
          { text: before, known: true },
        ).text
      : undefined;

const writeFile: Read = (input) => write(textOf(input, 'file_path'), () => textOf(input, 'content'));
const editFile: Read = (input) => write(textOf(input, 'file_path'), (before) => replaced(before, input));
const runCommand: Read = (input) => {
  const command = textOf(input, 'command');
  return command === undefined
    ? undefined
    : { kind: 'command', command, folder: textOf(input, 'dir_path', 'directory') };
};

// Claude Code: code.claude.com/docs/en/hooks and /tools-reference; `MultiEdit` was a tool of its 1.x versions.
// Gemini CLI: geminicli.com/docs/hooks/reference, /docs/tools/file-system and /docs/tools/shell.
const TOOLS: Readonly<Record<Agent, ReadonlyMap<string, Read>>> = {
  claude: new Map([
    ['Write', writeFile],
    ['Edit', editFile],
    ['MultiEdit', (input) => write(textOf(input, 'file_path'), editAll(input['edits']))],
    ['NotebookEdit', (input) => write(textOf(input, 'notebook_path'), () => undefined)],
    ['Bash', runCommand],
    ['PowerShell', runCommand],
    ['Monitor', runCommand],
  ]),
  gemini: new Map([
    ['write_file', writeFile],
    ['replace', editFile],
    ['run_shell_command', runCommand],
  ]),
};

/** The names of the tools that a hook of this agent must be called for; those of MCP servers aside. */
export const toolNames = (agent: Agent): readonly string[] => [...TOOLS[agent].keys()];

// github/github-mcp-server names its tools so; a client puts `mcp__<server>__` before them.
const PULL_REQUEST_TOOL = /^mcp_.*_(create|update|merge)_pull_request$/;
const ACTIONS: ReadonlyMap<string, 'create' | 'edit' | 'merge'> = new Map([
  ['create', 'create'],
  ['update', 'edit'],
  ['merge', 'merge'],
]);

const pullRequest = (action: 'create' | 'edit' | 'merge', input: Fields): Intent => {
  const [owner, repo] = [textOf(input, 'owner'), textOf(input, 'repo')];
  const number = input['pullNumber'] ?? input['pull_number'];
  const body = action === 'merge' ? undefined : textOf(input, 'body');
  const live: Body = action === 'create' ? { from: 'unseen', why: 'it is given no text' } : { from: 'live' };
  return {
    kind: 'pull-request',
    action,
    body: body === undefined ? live : { from: 'text', text: body },
    pull: typeof number === 'number' || typeof number === 'string' ? String(number) : undefined,
    head: action === 'create' ? textOf(input, 'head')?.replace(/^[^:]*:/, '') : undefined,
    repository: owner === undefined || repo === undefined ? undefined : `${owner}/${repo}`,
  };
};

const EVENTS: Readonly<Record<string, Agent>> = { PreToolUse: 'claude', BeforeTool: 'gemini' };

/** Reads what an agent gives its hook before it uses a tool. A call that lacks what it must have cannot be judged. */
export const readToolCall = (text: string): Result<ToolCall, string> => {
  const call = readJsonText(text);
  if (!isFields(call)) return err('the input of the hook is no JSON object');
  const [event, tool, cwd] = [textOf(call, 'hook_event_name'), textOf(call, 'tool_name'), textOf(call, 'cwd')];
  const agent = event === undefined || !Object.hasOwn(EVENTS, event) ? undefined : EVENTS[event];
  if (agent === undefined)
    return err(`expected hook_event_name ${Object.keys(EVENTS).join(' or ')}, found ${event ?? 'none'}`);
  if (tool === undefined || cwd === undefined || cwd === '') return err('the input of the hook lacks tool_name or cwd');
  const action = ACTIONS.get(PULL_REQUEST_TOOL.exec(tool)?.[1] ?? '');
  const read: Read | undefined =
    action === undefined ? TOOLS[agent].get(tool) : (fields) => pullRequest(action, fields);
  if (read === undefined) return ok({ agent, tool, cwd, intent: { kind: 'other' } });
  const { tool_input: input } = call;
  if (!isFields(input)) return err(`the input of ${tool} is no JSON object`);
  const intent = read(input);
  return intent === undefined
    ? err(`the input of ${tool} does not say what it is about`)
    : ok({ agent, tool, cwd, intent });
};
