import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema, ProgressNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { actionNode, searchPath } from '../../world/machine.ts';
import { openWorld, type World } from '../../world/world.ts';
import { type Desk, openDesk } from '../story.ts';
import { policyOf, suiteFiles } from '../suite.ts';
import { recordIn } from './local-desk.ts';

const cli = join(import.meta.dirname, '../../../dist/cli.js');

const recorded = z.object({ passes: z.boolean(), block: z.string(), record: z.looseObject({ commit: z.string() }) });
const textOf = (result: z.infer<typeof CallToolResultSchema>): string =>
  result.content.map((part) => (part.type === 'text' ? part.text : '')).join('');

describe('recount mcp, through the protocol’s own client', () => {
  let world: World;
  let desk: Desk;
  let client: Client;
  let heard: string[] = [];
  beforeAll(async () => {
    world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    await world.openPullRequest({ files: { 'change.txt': 'a\n' }, body: 'All 412 tests pass.' });
    desk = await openDesk(world, 'topic');
    client = new Client({ name: 'test', version: '1' });
    // The client's own listeners hear nothing of what comes in one piece with the answer.
    client.setNotificationHandler(ProgressNotificationSchema, ({ params }) => {
      heard.push(params.message ?? '');
    });
    const token = world.tokenOf('mona', 'write');
    const transport = new StdioClientTransport({
      command: actionNode,
      args: [cli, 'mcp'],
      cwd: desk.clone.path,
      env: { PATH: searchPath, HOME: world.root, GH_TOKEN: token, GITHUB_API_URL: world.apiUrl },
    });
    await client.connect(transport);
  });
  afterAll(async () => {
    await client.close();
    expect(world.violations).toEqual([]);
    await world[Symbol.asyncDispose]();
  });

  const call = async (name: string, args: Readonly<Record<string, unknown>> = {}, signal?: AbortSignal) => {
    const said: string[] = [];
    heard = said;
    const result = await client.callTool({ name, arguments: { ...args } }, CallToolResultSchema, {
      onprogress: () => {},
      ...(signal === undefined ? {} : { signal }),
    });
    return { result: CallToolResultSchema.parse(result), said };
  };

  it('offers two tools, and says what each is for', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['record', 'check']);
    for (const { description = '' } of tools) expect(description.length).toBeGreaterThan(50);
  });

  it('records: tells how the suites go on, and answers with the record and the block', async () => {
    const { result, said } = await call('record');
    const { passes, block, record } = recorded.parse(result.structuredContent);
    expect(passes).toBe(true);
    expect(record.commit).toBe(await desk.clone.git('rev-parse', 'HEAD'));
    expect(textOf(result)).toBe(block);
    const { commit, suites } = await recordIn(block);
    expect({ commit, exit: suites['unit']?.exit }).toEqual({ commit: record.commit, exit: 0 });
    // What was said last may be handed on after the answer.
    await expect.poll(() => said.join('\n')).toContain('unit: exit 0, 4 tests: 3 passed');
    const again = await call('record');
    await expect.poll(() => again.said.join('\n')).toContain('used again');
  });

  it('checks: answers with the verdict to expect, and what mends it', async () => {
    const { result } = await call('check');
    const verdict = z.looseObject({ outcome: z.string(), findings: z.array(z.looseObject({ code: z.string() })) });
    const { outcome, findings } = verdict.parse(JSON.parse(textOf(result)));
    expect(outcome).toBe('mismatch');
    expect(findings.map(({ code }) => code)).toEqual(['block-missing']);
  });

  it('says what it cannot do as an error of the tool, with the remedy', async () => {
    await desk.clone.git('rm', '--quiet', 'change.txt');
    const { result } = await call('record', { fresh: true });
    await desk.clone.git('reset', '--quiet', '--hard');
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/"code": "tree-dirty"[^]*"remedy"/);
  });

  it('serves two calls one after the other', async () => {
    const [one, other] = await Promise.all([call('record', { fresh: true }), call('record', { fresh: true })]);
    for (const { result } of [one, other]) expect(recorded.parse(result.structuredContent).passes).toBe(true);
  });

  it('refuses what a tool does not take', async () => {
    const { result } = await call('record', { fresh: 'yes' });
    expect(result.isError).toBe(true);
  });
});
