import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import type { FileTools } from '../../app/workspace/file-tools.ts';
import { fault } from '../../core/fault.ts';
import { tellOutcome } from '../../core/hook/answer.ts';
import { err, type Result } from '../../core/result.ts';
import { tellCut } from '../../core/workspace/piece.ts';
import { messageOf } from '../../io/thrown.ts';
import { tellFaults } from './tell.ts';
import { SILENT } from './verb.ts';

/** Does work when all that was asked for before is done. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

const result = (...texts: readonly string[]): CallToolResult => ({
  content: texts.map((text) => ({ type: 'text', text })),
});

/** What a tool answers. A failure of ours is one more thing that is not known. */
const answer = async <T>(work: Promise<Result<T>>, told: (value: T) => CallToolResult): Promise<CallToolResult> => {
  const done = await work.catch((cause: unknown) =>
    err(fault('path-undecided', `the tool failed: ${messageOf(cause)}`)),
  );
  if (done.ok) return told(done.value);
  let text = '';
  const out = (said: string): void => {
    text += said;
  };
  tellFaults({ json: true, terminal: { ...SILENT, out } }, [done.error]);
  return { ...result(text), isError: true };
};

const inWorkspace = z.string().min(1).max(4_096).describe('relative to the workspace, with /');

/** Gives a server the two file tools. */
export const registerFileTools = (server: McpServer, files: FileTools, inTurn: InTurn): void => {
  server.registerTool(
    'read_file',
    {
      title: 'Read a file of the workspace',
      description:
        'Gives the text of a file in the workspace, which must be UTF-8. A long text is cut: a second part of the answer then says how much is left out, and with which offset to go on. Each call is one step of a budget.',
      inputSchema: {
        path: inWorkspace,
        offset: z.int().min(0).describe('characters to pass over, as the answer before told').optional(),
      },
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ path, offset = 0 }) =>
      inTurn(() =>
        answer(files.read(path, offset), (piece) => {
          const cut = tellCut(piece);
          return cut === undefined ? result(piece.text) : result(piece.text, cut);
        }),
      ),
  );

  server.registerTool(
    'create_file',
    {
      title: 'Make a new file in the workspace',
      description:
        'Writes a new file in the workspace, with the folders above it, where the policy at the base lets it be changed. What is there already is never changed. Each call is one step of a budget.',
      inputSchema: { path: inWorkspace, content: z.string().describe('the whole text of the file') },
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    },
    ({ path, content }) =>
      inTurn(() =>
        answer(files.create(path, content), (outcome) => result(`${path} is written\n${tellOutcome(outcome)}`)),
      ),
  );
};
