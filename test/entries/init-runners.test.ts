import { existsSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Counts } from '../../src/core/record/record.ts';
import { systemClock } from '../../src/io/clock.ts';
import { openGit } from '../../src/io/git/git.ts';
import { openDesk } from '../../src/io/workshop/desk.ts';
import { searchPath, temporaryFolder } from '../world/machine.ts';
import { callInit, env, type Files, GO_PROJECT, makeProject, policyAt } from './init-project.ts';

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
  const workshop = await openDesk({
    git: opened.value,
    env,
    clock: systemClock,
    tool: 'recount 0.0.0',
    signal: new AbortController().signal,
  });
  const open = workshop.ok ? await workshop.value.open(policy) : workshop;
  if (!workshop.ok || !open.ok) throw new Error('no workshop');
  const { runner, reports } = open.value;
  const run = async (command: string | readonly string[], reportsFolder: string | undefined) => {
    const done = await runner.run({
      command,
      cwd: path,
      env: [policy.env],
      timeout: 110_000,
      network: 'open',
      image: undefined,
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
  try {
    const prepared = await reports.prepare(suite);
    if (!prepared.ok) throw new Error(prepared.error.message);
    const { code, said } = await run(suite.run, prepared.value.folder);
    const { outcome, message } = await reports.collect('unit', suite, prepared.value.folder);
    if (outcome.kind === 'refused') throw new Error(`${message ?? ''}\n${said}`);
    return { exit: code, counts: outcome.kind === 'read' ? outcome.tally.counts : undefined };
  } finally {
    await workshop.value.close();
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
