import { resolve } from 'node:path';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { openFileTools } from '../../app/workspace/file-tools.ts';
import { openWorkspace } from '../../io/workspace.ts';
import { TOOL } from '../../version.ts';
import { check } from './check.ts';
import { type InTurn, registerFileTools } from './mcp-files.ts';
import { answerRun } from './run.ts';
import { tellFaults } from './tell.ts';
import { type Call, type Terminal, textOption, type Verb } from './verb.ts';

/** What the server's tools get of the protocol: how to say how far they are, and when to stop. */
interface ToolCall {
  readonly signal: AbortSignal;
  readonly _meta?: { readonly progressToken?: string | number | undefined } | undefined;
  readonly sendNotification: (notification: {
    method: 'notifications/progress';
    params: { progressToken: string | number; progress: number; message: string };
  }) => Promise<void>;
}

/** A terminal whose lines are told as progress, and whose results are kept. */
const listen = ({ _meta, sendNotification }: ToolCall) => {
  let out = '';
  let progress = 0;
  const token = _meta?.progressToken;
  const terminal: Terminal = {
    isTerminal: false,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      if (token === undefined || text.trim() === '') return;
      const params = { progressToken: token, progress: ++progress, message: text.trimEnd().slice(0, 2_000) };
      // Who does not hear how far we are hears the result.
      sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
    },
  };
  return { terminal, out: () => out };
};

const textResult = (text: string, more: Partial<CallToolResult> = {}): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...more,
});

const base = z.string().describe('read the policy at this ref instead of at the base branch').optional();

/** Runs calls one after the other: two at once would run suites in one working tree. */
const openQueue = (): InTurn => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
};

const makeServer = (call: Call, inTurn: InTurn): McpServer => {
  const [name = '', version = ''] = TOOL.split(' ');
  const server = new McpServer({ name, version });
  const toolCall = (options: Call['options'], extra: ToolCall) => {
    const heard = listen(extra);
    return { heard, call: { ...call, json: true, options, terminal: heard.terminal, signal: extra.signal } };
  };

  server.registerTool(
    'record',
    {
      title: 'Record what the suites give',
      description:
        'Runs the suites of the policy on HEAD of a clean tree, and answers with the record and the block to pin into the body of the pull request as it is. The record of the same tree is used again. Commit first; never change the block by hand.',
      inputSchema: {
        fresh: z.boolean().describe('run anew even where there is a record').optional(),
        setup: z.boolean().describe("run the policy's setup commands first").optional(),
        base,
      },
      outputSchema: {
        passes: z.boolean().describe('whether every suite passes; the record is there in any case'),
        record: z.record(z.string(), z.unknown()),
        block: z.string(),
      },
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ fresh, setup, base: ref }, extra) =>
      inTurn(async () => {
        const asked = toolCall({ fresh, setup, base: ref }, extra);
        const answer = await answerRun(asked.call);
        if (!answer.ok) {
          tellFaults(asked.call, answer.error);
          return textResult(asked.heard.out(), { isError: true });
        }
        const { record, block, status } = answer.value;
        return textResult(block, { structuredContent: { passes: status === 0, record, block } });
      }),
  );

  server.registerTool(
    'check',
    {
      title: 'Predict what the check will say',
      description:
        'Judges the block in the body of the pull request, or in a file, against the record of HEAD, which is made where there is none. Answers with the verdict: outcome, findings, and what mends each.',
      inputSchema: {
        body: z.string().describe("a file with the body; without it the pull request's own is read").optional(),
        pr: z.int().positive().describe("the pull request, by default the branch's own").optional(),
        base,
      },
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: true },
    },
    ({ body, pr, base: ref }, extra) =>
      inTurn(async () => {
        const asked = toolCall({ body, pr: pr === undefined ? undefined : String(pr), base: ref }, extra);
        await check(asked.call);
        const text = asked.heard.out();
        return textResult(text, text.startsWith('{\n  "error"') ? { isError: true } : {});
      }),
  );
  return server;
};

/** `recount mcp`: records and predictions as tools of the Model Context Protocol, on stdin and stdout. */
export const mcp: Verb = async (call) => {
  const folder = textOption(call, 'files');
  const workspace = folder === undefined ? undefined : await openWorkspace(resolve(call.cwd, folder), call.env);
  if (workspace?.ok === false) return tellFaults(call, [workspace.error]);
  const transport = new StdioServerTransport();
  const closed = new Promise<void>((resolve) => {
    process.stdin.once('close', resolve).once('end', resolve);
  });
  const inTurn = openQueue();
  const server = makeServer(call, inTurn);
  if (workspace !== undefined) registerFileTools(server, openFileTools(workspace.value), inTurn);
  await server.connect(transport);
  await closed;
  await server.close();
  await workspace?.value.close();
  return 0;
};
