import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { agentsSection } from '../../src/core/init/agents-section.ts';
import { git } from '../world/git.ts';
import { temporaryFolder } from '../world/machine.ts';
import {
  AGENTS,
  callInit,
  type Files,
  GO_PROJECT,
  makeProject,
  POLICY,
  policyAt,
  TEMPLATE,
  WORKFLOW,
} from './init-project.ts';

describe('recount init', () => {
  it('writes a policy, a workflow, a template and a section for agents, and tells what comes next', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, GO_PROJECT);
    const { exit, out, err } = await callInit(folder.path);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/^Found\n {2}go: go test \(go\.mod\)\n/);
    expect(out).toContain(`Written\n  ${POLICY}\n  ${WORKFLOW}\n  ${TEMPLATE}\n  ${AGENTS}\n`);
    expect(out).toMatch(
      /1\. .*merge.*\n.*2\. see the check end once.* require it: `npx recount protect`.*\n.*3\. .*recount run.*\n.*4\. .*recount pin --push/,
    );
    expect((await policyAt(folder.path)).suites).toHaveProperty('go');
    expect(await readFile(join(folder.path, WORKFLOW), 'utf8')).toContain('go-version-file: go.mod');
    expect(await readFile(join(folder.path, TEMPLATE), 'utf8')).toContain('Verification');
  });

  it('writes no second policy beside one whose name has the wrong extension', async () => {
    await using folder = await temporaryFolder();
    const twin = POLICY.replace('.yml', '.yaml');
    await makeProject(folder.path, { ...GO_PROJECT, [twin]: 'version: 1\n' });
    const { exit, out, err } = await callInit(folder.path);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(`policy-missing: ${twin} is not read: the policy is ${POLICY}\n  to mend it: \`mv `);
    expect(existsSync(join(folder.path, POLICY))).toBe(false);
  });

  it('gives the workflow the tools that a workspace needs, also where only a policy by hand names its suites', async () => {
    const policy = 'version: 1\nsuites:\n  a: { run: pnpm test, cwd: packages/a, scope: offline }\n';
    const workspace = {
      [POLICY]: policy,
      'package.json': '{ "private": true, "packageManager": "pnpm@10.1.0" }',
      'pnpm-lock.yaml': '',
      'pnpm-workspace.yaml': 'packages: [packages/*]\n',
      'packages/a/package.json': '{}',
    };
    await using folder = await temporaryFolder();
    await makeProject(folder.path, workspace);
    const { exit, out } = await callInit(folder.path);
    expect(exit).toBe(0);
    expect(out).not.toContain('sets up no tools');
    expect(await readFile(join(folder.path, WORKFLOW), 'utf8')).toMatch(
      /uses: actions\/setup-node@[^]*uses: pnpm\/action-setup@/,
    );
  });

  it('says that the workflow has no tools where nothing tells which the suites of a policy by hand need', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, { [POLICY]: 'version: 1\nsuites:\n  a: { run: ./a.sh, scope: offline }\n' });
    const told = 'the workflow sets up no tools';
    expect((await callInit(folder.path)).out).toContain(told);
    expect((await callInit(folder.path)).out).not.toContain(told);
  });

  it('leaves no cut file, which the next call would keep, where a disk takes no more', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, GO_PROJECT);
    // No file may have more than a kibibyte, and the policy has.
    const script = 'trap "" XFSZ; ulimit -f 1; exec "$0" "$1" init';
    const cli = join(import.meta.dirname, '../../dist/cli.js');
    const { status, stderr } = spawnSync('bash', ['-c', script, process.execPath, cli], { cwd: folder.path });
    expect(status).toBe(2);
    expect(stderr.toString()).toMatch(/^recount: file-unreadable: .*recount\.yml.*EFBIG/);
    expect(await readdir(join(folder.path, '.github'))).toEqual([]);
    expect((await callInit(folder.path)).out).toContain(`Written\n  ${POLICY}\n`);
  });

  it('works from any folder of the project, before its first commit and after', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, { ...GO_PROJECT, 'docs/a.md': '' });
    await git(['add', '.'], { cwd: folder.path });
    await git(['commit', '--quiet', '-m', 'Begin'], { cwd: folder.path });
    expect((await callInit(join(folder.path, 'docs'))).exit).toBe(0);
    expect(existsSync(join(folder.path, POLICY))).toBe(true);
  });

  it('overwrites nothing: the second time all of it is left', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, { ...GO_PROJECT, [WORKFLOW]: 'mine\n' });
    await callInit(folder.path);
    expect(await readFile(join(folder.path, WORKFLOW), 'utf8')).toBe('mine\n');
    const { exit, out } = await callInit(folder.path);
    expect(exit).toBe(0);
    expect(out).toContain('nothing: all of it was there');
    expect(out).toContain(`left as they are\n  ${POLICY}\n  ${WORKFLOW}\n  ${TEMPLATE}\n  ${AGENTS}\n`);
    expect(out).not.toContain('To add to');
  });

  it('leaves a template wherever GitHub looks for one, and shows what to add', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, { ...GO_PROJECT, 'docs/PULL_REQUEST_TEMPLATE.md': 'What?\n' });
    const { out } = await callInit(folder.path);
    expect(out).toContain('To add to docs/PULL_REQUEST_TEMPLATE.md\n\n<!--\nVerification:');
    expect(existsSync(join(folder.path, TEMPLATE))).toBe(false);
    expect(await readFile(join(folder.path, 'docs/PULL_REQUEST_TEMPLATE.md'), 'utf8')).toBe('What?\n');
    expect(await readFile(join(folder.path, AGENTS), 'utf8')).toContain(
      '`cp docs/PULL_REQUEST_TEMPLATE.md ../body.md` (or a text of your own',
    );
  });

  it('writes the section for agents, as the documentation has it, where there is no file for it', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, GO_PROJECT);
    await callInit(folder.path);
    expect(await readFile(join(folder.path, AGENTS), 'utf8')).toBe(agentsSection());
    const page = await readFile(new URL('../../docs/agents.md', import.meta.url), 'utf8');
    expect(page).toContain(`\`\`\`\`markdown\n${agentsSection()}\`\`\`\``);
  });

  it.each(['AGENTS.md', 'CLAUDE.md'])(
    'leaves an %s as it is, and shows the section where it lacks it',
    async (path) => {
      await using folder = await temporaryFolder();
      await makeProject(folder.path, { ...GO_PROJECT, [path]: '# Ours\n' });
      const { out } = await callInit(folder.path);
      expect(out).toContain(`To add to ${path}\n\n${agentsSection()}`);
      expect(await readFile(join(folder.path, path), 'utf8')).toBe('# Ours\n');
      expect(existsSync(join(folder.path, AGENTS))).toBe(path === AGENTS);
      await writeFile(join(folder.path, path), agentsSection());
      expect((await callInit(folder.path)).out).not.toContain('To add to');
    },
  );

  it.each<[title: string, call: Parameters<typeof callInit>[1], approvers: string, questions: number]>([
    ['nobody to ask', {}, 'other', 0],
    ['an option', { options: { approvers: 'maintainer' }, answers: ['other'] }, 'maintainer', 0],
    ['an empty answer', { answers: [''] }, 'other', 1],
    ['an answer', { answers: [' Maintainer '] }, 'maintainer', 1],
    ['an answer at the second try', { answers: ['me', 'maintainer'] }, 'maintainer', 2],
    ['three answers that are none', { answers: ['a', 'b', 'c', 'maintainer'] }, 'other', 3],
    ['a terminal that wants JSON', { json: true, answers: ['maintainer'] }, 'other', 0],
  ])('who approves a change of the policy, with %s', async (_title, call, approvers, questions) => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, GO_PROJECT);
    const { exit, asked } = await callInit(folder.path, call);
    expect(exit).toBe(0);
    expect((await policyAt(folder.path)).changes).toEqual({
      allow: undefined,
      deny: [],
      protected: undefined,
      approvers,
    });
    expect(asked).toHaveLength(questions);
    expect(await readFile(join(folder.path, WORKFLOW), 'utf8')).toContain('  pull_request_review:');
  });

  it('asks nobody where a policy is there, and has reviews start the workflow where that one asks for approvals', async () => {
    const suites = 'version: 1\nsuites: { unit: { run: make, scope: offline } }\n';
    for (const [policy, reviews] of [
      [suites, false],
      [`${suites}changes: { protected: [] }\n`, false],
      [`${suites}changes: { deny: [dist] }\n`, true],
    ] as const) {
      await using folder = await temporaryFolder();
      await makeProject(folder.path, { ...GO_PROJECT, [POLICY]: policy });
      expect((await callInit(folder.path, { answers: ['maintainer'] })).asked).toEqual([]);
      const workflow = await readFile(join(folder.path, WORKFLOW), 'utf8');
      expect(workflow.includes('pull_request_review:')).toBe(reviews);
    }
  });

  it('takes no other word for who approves', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, GO_PROJECT);
    const { exit, err } = await callInit(folder.path, { options: { approvers: 'me' } });
    expect(exit).toBe(2);
    expect(err).toContain('recount: usage: --approvers: expected other or maintainer, found me');
  });

  it('writes nothing where it finds no runner, and shows a policy to fill in', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, { 'main.zig': '' });
    const { exit, out } = await callInit(folder.path);
    expect(exit).toBe(2);
    expect(out).toContain('run: ./test.sh');
    expect(existsSync(join(folder.path, '.github'))).toBe(false);
  });

  it('writes the workflow for a policy that someone wrote', async () => {
    await using folder = await temporaryFolder();
    const policy = 'version: 1\nsuites: { unit: { run: make, scope: offline } }\n';
    await makeProject(folder.path, { 'main.zig': '', [POLICY]: policy });
    expect((await callInit(folder.path)).exit).toBe(0);
    expect(await readFile(join(folder.path, POLICY), 'utf8')).toBe(policy);
    expect(existsSync(join(folder.path, WORKFLOW))).toBe(true);
  });

  it.each(['', 'go.mod'])(
    'writes nothing beside a policy that cannot be read, and tells its faults: %j',
    async (runner) => {
      await using folder = await temporaryFolder();
      const policy = 'version: 1\nsuits: {}\n';
      await makeProject(folder.path, { [POLICY]: policy, ...(runner === '' ? {} : GO_PROJECT) });
      const { exit, out, err } = await callInit(folder.path);
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
      expect(err).toMatch(
        /policy-invalid: .*suits.*\(\.github\/recount\.yml:2:1\)\n {2}to mend it: correct it, then `recount init` again\n/,
      );
      expect(existsSync(join(folder.path, WORKFLOW))).toBe(false);
      await writeFile(
        join(folder.path, POLICY),
        policy.replace('suits: {}', 'suites: { unit: { run: make, scope: offline } }'),
      );
      expect((await callInit(folder.path)).exit).toBe(0);
      expect(existsSync(join(folder.path, WORKFLOW))).toBe(true);
    },
  );

  it('says which suites of the policy have no leg of their system in the workflow that it writes', async () => {
    await using folder = await temporaryFolder();
    const suite = (os: string) => `{ run: make, scope: offline, os: ${os} }`;
    const policy = `version: 1\nsuites:\n  a: ${suite('windows')}\n  b: ${suite('linux')}\n  c: ${suite('macos')}\n`;
    await makeProject(folder.path, { [POLICY]: policy });
    const { exit, out } = await callInit(folder.path);
    expect(exit).toBe(0);
    expect(out).toMatch(/- the workflow has no leg .*: a \(windows\), c \(macos\)\. Add one as docs\/shards\.md shows/);
    // A workflow that was there may have one.
    expect((await callInit(folder.path)).out).not.toContain('has no leg');
  });

  it('writes a workflow with as many legs as it is asked for, and says where one was there', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, { 'package.json': '{ "devDependencies": { "vitest": "4" } }' });
    const call = () => callInit(folder.path, { options: { shards: '8' } });
    expect((await call()).exit).toBe(0);
    expect((await policyAt(folder.path)).suites['vitest']).toMatchObject({ shards: 8 });
    const workflow = await readFile(join(folder.path, WORKFLOW), 'utf8');
    expect(workflow).toContain('shard: [0, 1, 2, 3, 4, 5, 6, 7]');
    expect(workflow).toContain('record-7: ${{ needs.rerun.outputs.record-7 }}');
    expect((await call()).out).toContain('move it away, and `recount init --shards 8` writes one with 8');
  });

  it.each(['0', '101', 'eight', 'linux=8', '-1'])('knows no workflow of %s legs', async (shards) => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, GO_PROJECT);
    const { exit, err } = await callInit(folder.path, { options: { shards } });
    expect(exit).toBe(2);
    expect(err).toContain(`recount: usage: --shards: expected a number from 1 to 100, found ${shards}`);
    expect(existsSync(join(folder.path, '.github'))).toBe(false);
  });

  it('gives one JSON document and nothing else', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, GO_PROJECT);
    const { exit, out, err } = await callInit(folder.path, { json: true });
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      found: [{ name: 'go', reports: ['go.json'] }],
      files: [POLICY, WORKFLOW, TEMPLATE, AGENTS].map((path) => ({ path, state: 'written' })),
    });
  });

  it.each<[string, Files, readonly string[], string]>([
    ['a file stands where a folder must be', { ...GO_PROJECT, '.github': '' }, [], 'file-unreadable'],
    [
      'a manifest is a folder that git calls a file',
      { 'go.mod': '', 'package.json': '{}'.repeat(3_000_000) },
      [],
      'file-unreadable',
    ],
    ['it is given an operand', GO_PROJECT, ['here'], 'usage'],
  ])('says what is wrong where %s', async (_what, files, operands, code) => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, files);
    const { exit, err } = await callInit(folder.path, { operands });
    expect(exit).toBe(2);
    expect(err).toContain(`recount: ${code}: `);
  });

  it('says that a folder without a repository has none', async () => {
    await using folder = await temporaryFolder();
    const { exit, out } = await callInit(folder.path, { json: true });
    expect(exit).toBe(2);
    expect(z.object({ error: z.array(z.object({ code: z.string() })) }).parse(JSON.parse(out)).error[0]?.code).toBe(
      'not-a-repository',
    );
  });
});
