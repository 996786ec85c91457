import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parsePolicy } from '../../src/core/policy/parse.ts';
import type { Policy } from '../../src/core/policy/policy.ts';
import type { Counts } from '../../src/core/record/record.ts';
import { init } from '../../src/entries/cli/init.ts';
import { openGit } from '../../src/io/git/git.ts';
import { openReports } from '../../src/io/reports.ts';
import { openRunner } from '../../src/io/runner.ts';
import { git } from '../world/git.ts';
import { searchPath, temporaryFolder } from '../world/machine.ts';

const HOME = process.env['HOME'] ?? '/';
const env = { PATH: searchPath, HOME };

const POLICY = '.github/recount.yml';
const WORKFLOW = '.github/workflows/recount.yml';
const TEMPLATE = '.github/pull_request_template.md';

type Files = Readonly<Record<string, string>>;

const makeProject = async (path: string, files: Files): Promise<void> => {
  await git(['init', '--quiet', '--template='], { cwd: path });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), text);
  }
};

const callInit = async (cwd: string, { json = false, operands = [] as readonly string[] } = {}) => {
  let out = '';
  let err = '';
  const terminal = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    isTerminal: false,
  };
  const exit = await init({ options: {}, operands, json, cwd, env, terminal });
  return { exit, out, err };
};

const policyAt = async (path: string): Promise<Policy> => {
  const policy = parsePolicy(await readFile(join(path, POLICY), 'utf8'));
  if (!policy.ok) throw new Error(policy.error.map(({ message }) => message).join('\n'));
  return policy.value;
};

const GO_PROJECT: Files = {
  'go.mod': 'module example.com/sums\n\ngo 1.21\n',
  'sums_test.go': `package sums

import "testing"

func TestAdds(t *testing.T) {}
func TestWaits(t *testing.T) { t.Skip() }
func TestBreaks(t *testing.T) { t.Fatal("no") }
`,
};

describe('recount init', () => {
  it('writes a policy, a workflow and a template, and tells what comes next', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, GO_PROJECT);
    const { exit, out, err } = await callInit(folder.path);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/^Found\n {2}go: go test \(go\.mod\)\n/);
    expect(out).toContain(`Written\n  ${POLICY}\n  ${WORKFLOW}\n  ${TEMPLATE}\n`);
    expect(out).toMatch(/1\. .*merge.*\n.*2\. require the check.*\n.*3\. .*recount run.*\n.*4\. .*recount pin --push/);
    expect((await policyAt(folder.path)).suites).toHaveProperty('go');
    expect(await readFile(join(folder.path, WORKFLOW), 'utf8')).toContain('go-version-file: go.mod');
    expect(await readFile(join(folder.path, TEMPLATE), 'utf8')).toContain('Verification');
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
    expect(out).toContain(`left as they are\n  ${POLICY}\n  ${WORKFLOW}\n  ${TEMPLATE}\n`);
    expect(out).not.toContain('To add to');
  });

  it('leaves a template wherever GitHub looks for one, and shows what to add', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, { ...GO_PROJECT, 'docs/PULL_REQUEST_TEMPLATE.md': 'What?\n' });
    const { out } = await callInit(folder.path);
    expect(out).toContain('To add to docs/PULL_REQUEST_TEMPLATE.md\n\n<!--\nVerification:');
    expect(existsSync(join(folder.path, TEMPLATE))).toBe(false);
    expect(await readFile(join(folder.path, 'docs/PULL_REQUEST_TEMPLATE.md'), 'utf8')).toBe('What?\n');
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
    await makeProject(folder.path, { 'main.zig': '', [POLICY]: 'version: 1\n' });
    expect((await callInit(folder.path)).exit).toBe(0);
    expect(await readFile(join(folder.path, POLICY), 'utf8')).toBe('version: 1\n');
    expect(existsSync(join(folder.path, WORKFLOW))).toBe(true);
  });

  it('gives one JSON document and nothing else', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, GO_PROJECT);
    const { exit, out, err } = await callInit(folder.path, { json: true });
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      found: [{ name: 'go', reports: ['go.json'] }],
      files: [POLICY, WORKFLOW, TEMPLATE].map((path) => ({ path, state: 'written' })),
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

const isOnPath = (program: string): boolean =>
  searchPath.split(delimiter).some((folder) => existsSync(join(folder, program)));

interface Ran {
  readonly exit: number;
  /** Undefined where the suite has no report. */
  readonly counts: Counts | undefined;
}

/** The setup failed: what it said. */
interface Unready {
  readonly unready: string;
}

/** Runs the one suite that `init` proposes, and reads what it reports. */
const runProposed = async (path: string, withSetup: boolean): Promise<Ran | Unready> => {
  await callInit(path);
  const policy = await policyAt(path);
  const opened = await openGit({ dir: path, env, profile: 'desk' });
  if (!opened.ok) throw new Error(opened.error.message);
  const runner = openRunner(env, process.platform);
  const run = async (command: string | readonly string[], reportsFolder: string | undefined) => {
    const done = await runner.run({
      command,
      cwd: path,
      env: [policy.env],
      timeout: 110_000,
      reportsFolder,
      onOutput: () => {},
    });
    if (!done.ok || done.value.exit.kind !== 'code') throw new Error(JSON.stringify(done));
    return { code: done.value.exit.code, said: done.value.output.tail };
  };
  for (const command of withSetup ? policy.setup : []) {
    const { code, said } = await run(command, undefined);
    if (code !== 0) return { unready: said.slice(-300) };
  }
  const [suite, ...others] = Object.values(policy.suites);
  if (suite === undefined || others.length > 0) throw new Error('expected one suite');
  const reports = await openReports(opened.value);
  if (!reports.ok) throw new Error(reports.error.message);
  try {
    const prepared = await reports.value.prepare(suite);
    if (!prepared.ok) throw new Error(prepared.error.message);
    const { code, said } = await run(suite.run, prepared.value.folder);
    const { outcome, message } = await reports.value.collect(suite, prepared.value.folder);
    if (outcome.kind === 'refused') throw new Error(`${message ?? ''}\n${said}`);
    return { exit: code, counts: outcome.kind === 'read' ? outcome.tally.counts : undefined };
  } finally {
    await reports.value.close();
  }
};

const counts = (passed: number, failed: number, skipped: number): Counts => ({
  total: passed + failed + skipped,
  passed,
  failed,
  skipped,
});

const packageJson = (manifest: object): string => JSON.stringify({ name: 'sums', private: true, ...manifest });

const JS_TESTS = `
it('adds', () => {});
it.skip('waits', () => {});
it('breaks', () => { throw new Error('no'); });
`;

describe('the proposed command gives a report that is read', () => {
  it('with Vitest', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, {
      'package.json': packageJson({ type: 'module', devDependencies: { vitest: '4' } }),
      'package-lock.json': '{}',
      '.gitignore': 'node_modules\n',
      'sums.test.js': `import { it } from 'vitest';${JS_TESTS}`,
    });
    await symlink(resolve('node_modules'), join(folder.path, 'node_modules'));
    expect(await runProposed(folder.path, false)).toEqual({ exit: 1, counts: counts(1, 1, 1) });
  });

  it('with node:test, and the project’s own arguments', async () => {
    await using folder = await temporaryFolder();
    await makeProject(folder.path, {
      'package.json': packageJson({ type: 'module', scripts: { test: 'node --test checks/' } }),
      'checks/sums.test.js': `import { it } from 'node:test';${JS_TESTS}`,
      'other.test.js': '',
    });
    expect(await runProposed(folder.path, false)).toEqual({ exit: 1, counts: counts(1, 1, 1) });
  });
});

// Whether these run depends on the machine, so the policy of this repository calls them unstable.
type Case = readonly [title: string, tools: readonly string[], files: Files, withSetup: boolean, expected: Ran];

describe('the proposed command gives a report that is read, with the tools of this machine', () => {
  it.for<Case>([
    ['go test', ['go'], GO_PROJECT, false, { exit: 1, counts: counts(1, 1, 1) }],
    [
      'pytest',
      ['python', 'pytest'],
      {
        'pytest.ini': '[pytest]\n',
        'test_sums.py':
          'import pytest\n\n\ndef test_adds():\n    pass\n\n\n@pytest.mark.skip\ndef test_waits():\n    pass\n\n\ndef test_breaks():\n    assert 1 == 2\n',
      },
      false,
      { exit: 1, counts: counts(1, 1, 1) },
    ],
    [
      'cargo test',
      ['cargo'],
      {
        'Cargo.toml': '[package]\nname = "sums"\nversion = "0.1.0"\nedition = "2021"\n',
        'src/lib.rs': '#[test]\nfn breaks() {\n    panic!();\n}\n',
        '.gitignore': 'target\n',
      },
      true,
      { exit: 101, counts: undefined },
    ],
    [
      'Maven',
      ['mvn'],
      {
        'pom.xml': `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>example</groupId><artifactId>sums</artifactId><version>1</version>
  <properties>
    <maven.compiler.source>11</maven.compiler.source><maven.compiler.target>11</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.junit.jupiter</groupId><artifactId>junit-jupiter</artifactId><version>5.11.4</version>
      <scope>test</scope>
    </dependency>
  </dependencies>
  <build><plugins><plugin><artifactId>maven-surefire-plugin</artifactId><version>3.5.2</version></plugin></plugins></build>
</project>
`,
        'src/test/java/example/SumsTest.java': `package example;

import org.junit.jupiter.api.*;

class SumsTest {
  @Test void adds() {}
  @Test @Disabled void waits() {}
  @Test void breaks() { Assertions.fail(); }
}
`,
        '.gitignore': 'target\n',
      },
      true,
      { exit: 1, counts: counts(1, 1, 1) },
    ],
    [
      'CTest',
      ['cmake', 'ctest'],
      {
        'CMakeLists.txt': `cmake_minimum_required(VERSION 3.21)
project(sums NONE)
enable_testing()
add_test(NAME adds COMMAND \${CMAKE_COMMAND} -E true)
add_test(NAME breaks COMMAND \${CMAKE_COMMAND} -E false)
`,
        '.gitignore': 'build\n',
      },
      true,
      { exit: 8, counts: counts(1, 1, 0) },
    ],
  ])('%s', { timeout: 180_000 }, async ([, tools, files, withSetup, expected], { skip }) => {
    const missing = tools.find((tool) => !isOnPath(tool));
    skip(missing !== undefined, `${missing} is not on PATH`);
    await using folder = await temporaryFolder();
    await makeProject(folder.path, files);
    const ran = await runProposed(folder.path, withSetup);
    if ('unready' in ran) skip(`what the project needs cannot be fetched here: ${ran.unready}`);
    expect(ran).toEqual(expected);
  });
});
