import { execFile, spawnSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { writeOrderHooks } from '../../src/io/order-hooks.ts';
import { searchPath, temporaryFolder } from '../world/machine.ts';

const run = promisify(execFile);
const has = (program: string, ...args: readonly string[]): boolean => spawnSync(program, args).status === 0;

/** A runner, with five tests that tell their names as they run. */
interface Runner {
  readonly there: boolean;
  readonly files: Readonly<Record<string, string>>;
  readonly command: readonly [file: string, ...args: string[]];
}

const NAMES = ['alpha', 'bravo', 'charlie', 'delta', 'echo'];
const each = (line: (name: string) => string): string => NAMES.map(line).join('\n');

const RUNNERS: Readonly<Record<string, Runner>> = {
  pytest: {
    there: has('python3', '-m', 'pytest', '--version'),
    files: { 'test_a.py': each((name) => `def test_${name}(): print("ran ${name}")\n`) },
    command: ['python3', '-m', 'pytest', '-q', '-s', '-p', 'no:cacheprovider'],
  },
  'go test': {
    there: has('go', 'version'),
    files: {
      'go.mod': 'module demo\n\ngo 1.20\n',
      'a_test.go': `package demo\nimport ("fmt"; "testing")\n${each((name) => `func Test_${name}(t *testing.T) { fmt.Println("ran ${name}") }`)}`,
    },
    command: ['go', 'test', '-v', './...'],
  },
  RSpec: {
    there: has('rspec', '--version'),
    files: { 'spec/a_spec.rb': `describe 'a' do\n${each((name) => `it('${name}') { puts 'ran ${name}' }`)}\nend\n` },
    command: ['rspec'],
  },
  Vitest: {
    there: true,
    files: {
      'a.test.mjs': `import { test } from 'vitest';\n${each((name) => `test('${name}', () => console.log('ran ${name}'));`)}`,
    },
    command: ['npx', 'vitest', 'run', '--disableConsoleIntercept'],
  },
};

/** The names in the order in which they ran. */
const orderIn = (output: string): readonly string[] => [...output.matchAll(/ran (\w+)/g)].map(([, name = '']) => name);

describe.each(Object.entries(RUNNERS))('the order of tests of %s', (_, { there, files, command: [file, ...args] }) => {
  it.skipIf(!there)('is another under the variables, the same for the same seed, and no test is lost', async () => {
    await using folder = await temporaryFolder();
    const project = join(folder.path, 'project');
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(project, path)), { recursive: true });
      await writeFile(join(project, path), text);
    }
    await symlink(join(import.meta.dirname, '../../node_modules'), join(project, 'node_modules'));
    const hooks = await writeOrderHooks(join(folder.path, 'order'));
    const ordered = async (variables: ReturnType<typeof hooks.variables>) => {
      const env = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
      const { stdout } = await run(file, args, {
        cwd: project,
        env: { PATH: searchPath, HOME: homedir(), CI: 'true', NO_COLOR: '1', ...env },
      });
      return orderIn(stdout);
    };
    expect(await ordered([])).toEqual(NAMES);
    expect(await hooks.taken()).toBe(false);
    const first = await ordered(hooks.variables(1));
    expect(first).not.toEqual(NAMES);
    expect([...first].sort()).toEqual(NAMES);
    expect(await ordered(hooks.variables(1))).toEqual(first);
  });
});

describe('a Node that runs no tests', () => {
  it('is left alone', async () => {
    await using folder = await temporaryFolder();
    const hooks = await writeOrderHooks(join(folder.path, 'with space "and" quotes'));
    const env = Object.fromEntries(hooks.variables(1).map(({ name, value }) => [name, value]));
    const script = join(folder.path, 'show.cjs');
    await writeFile(script, 'console.log(JSON.stringify(process.argv.slice(2)))');
    const { stdout } = await run(process.execPath, [script, 'a'], { env: { PATH: searchPath, ...env } });
    expect(JSON.parse(stdout)).toEqual(['a']);
    expect(await hooks.taken()).toBe(false);
  });
});
