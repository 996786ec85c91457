import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRoot, STARTERS, script, whyNot } from '../../world/person.ts';
import { type Machine, openMachine } from './machine.ts';
import { openRegistries, type Registries } from './registries.ts';

const has = (program: string): boolean =>
  spawnSync('bash', ['-c', `PATH=/usr/local/go/bin:/usr/bin:/bin; command -v ${program}`]).status === 0;
// A toolchain of root's is lent to those who stand for others.
const hasRoots = isRoot && existsSync('/root/.cargo/bin/cargo') && existsSync('/root/.rustup');
const hasCargo = hasRoots || (!isRoot && existsSync(`${homedir()}/.cargo/bin/cargo`));

/** Writes files below the checkout as the starter. */
const write = (machine: Machine, folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    const file = `${machine.root}/${folder}/${path}`;
    machine.script(`mkdir -p "$(dirname ${file})"; echo ${Buffer.from(text).toString('base64')} | base64 -d >${file}`);
  }
};

describe.skipIf(whyNot() !== undefined).each(STARTERS)('real suites in a namespace, started by %s', (starter) => {
  let machine: Machine;
  let registries: Registries;
  beforeAll(async () => {
    registries = await openRegistries();
    machine = await openMachine(starter);
    // As rustup lays it out: programs and toolchains lie in the home.
    if (hasRoots)
      script(
        'root',
        `cd ${machine.home} && mkdir -p .cargo/bin .rustup && chown --reference=. .cargo .cargo/bin .rustup
         mount --bind /root/.cargo/bin .cargo/bin
         mount --bind /root/.rustup .rustup`,
      );
  });
  afterAll(() => {
    if (hasRoots) script('root', `umount ${machine.home}/.cargo/bin ${machine.home}/.rustup`);
    machine.close();
    registries.close();
  });

  /** Online `setup`, then the suite with no network. */
  const play = (
    folder: string,
    setup: readonly string[],
    suite: string,
    env: Readonly<Record<string, string>> = {},
  ) => {
    const cwd = `${machine.root}/${folder}`;
    const steps = [
      ...setup.map((command) => ({ command, env, cwd })),
      { command: suite, network: 'none' as const, env, cwd },
    ];
    const { results } = machine.play(machine.scenario({ level: 'namespace', steps }));
    return results.map(({ exit, output, fault }) => ({ exit: exit ?? fault?.message, output }));
  };

  test('git sees its own checkout', () => {
    machine.script(
      `cd ${machine.root} && git init -q . && git -c user.name=a -c user.email=a@b commit -q --allow-empty -m first`,
    );
    expect(play('.', [], 'git log --format=%s && git status --porcelain')).toEqual([{ exit: 0, output: 'first\n' }]);
    machine.script(`rm -rf ${machine.root}/.git`);
  });

  test.skipIf(!has('npm'))('npm ci online, with an install script; then a suite that writes node_modules/.vite', () => {
    write(machine, 'npm', {
      'package.json': JSON.stringify({ name: 'a', version: '1.0.0', dependencies: { greet: '1.0.0' } }),
      'package-lock.json': JSON.stringify({
        name: 'a',
        version: '1.0.0',
        lockfileVersion: 3,
        packages: {
          '': { name: 'a', version: '1.0.0', dependencies: { greet: '1.0.0' } },
          'node_modules/greet': {
            version: '1.0.0',
            resolved: `${registries.url}/npm/greet-1.0.0.tgz`,
            hasInstallScript: true,
          },
        },
      }),
    });
    const suite = `mkdir -p node_modules/.vite && echo x >node_modules/.vite/x
      [[ $(<node_modules/greet/installed-by) == $(id -u) ]]; ls -d ~/.npm >/dev/null; node -p "require('greet')()"`;
    expect(play('npm', ['npm ci --no-audit --no-fund >/dev/null 2>&1'], suite)).toEqual([
      { exit: 0, output: '' },
      { exit: 0, output: 'hello\n' },
    ]);
  });

  test.skipIf(!has('go'))('go mod download online, then go test offline', () => {
    write(machine, 'go', {
      'go.mod': 'module a\n\ngo 1.20\n\nrequire example.com/greet v1.0.0\n',
      'a_test.go':
        'package a\n\nimport (\n\t"testing"\n\n\t"example.com/greet"\n)\n\nfunc TestGreet(t *testing.T) {\n\tif greet.Greet() != "hello" {\n\t\tt.Fatal("no")\n\t}\n}\n',
    });
    const env = { GOPROXY: `${registries.url}/go`, GOSUMDB: 'off', GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local' };
    const [setup, suite] = play('go', ['go mod download && ls -d ~/go/pkg/mod/cache >/dev/null'], 'go test ./...', env);
    expect(setup).toEqual({ exit: 0, output: '' });
    expect(suite).toMatchObject({ exit: 0, output: expect.stringMatching(/^ok\s+a\s/) as unknown });
  });

  test.skipIf(!hasCargo)('cargo fetch online, then cargo test offline', () => {
    write(machine, 'cargo', {
      'Cargo.toml': '[package]\nname = "a"\nversion = "1.0.0"\nedition = "2021"\n\n[dependencies]\ngreet = "1.0.0"\n',
      'src/lib.rs': '#[test]\nfn greets() { assert_eq!(greet::greet(), "hello"); }\n',
      '.cargo/config.toml': `[source.crates-io]\nreplace-with = "own"\n\n[source.own]\nregistry = "sparse+${registries.url}/crates/"\n`,
    });
    const [setup, suite] = play(
      'cargo',
      ['cargo fetch 2>/dev/null && ls -d ~/.cargo/registry >/dev/null'],
      'cargo test 2>&1',
    );
    expect(setup).toEqual({ exit: 0, output: '' });
    expect(suite?.output).toContain('test greets ... ok');
    expect(suite?.exit).toBe(0);
  });

  test.skipIf(!has('python3'))('a virtual environment of Python, made in `setup`, and its own user', () => {
    write(machine, 'python', {
      'test_a.py':
        'import getpass, unittest\nclass A(unittest.TestCase):\n  def test_user(self): self.assertTrue(getpass.getuser())\n',
    });
    const suite = '.venv/bin/python -m unittest 2>&1 | tail -1; .venv/bin/python -c "import sys; print(sys.prefix)"';
    expect(play('python', ['python3 -m venv --without-pip .venv'], suite)).toEqual([
      { exit: 0, output: '' },
      { exit: 0, output: `OK\n${machine.root}/python/.venv\n` },
    ]);
  });

  test.skipIf(!has('java'))('Java knows its host, its user and its home', () => {
    write(machine, 'java', {
      'Host.java':
        'class Host { public static void main(String[] a) throws Exception { System.out.println(java.net.InetAddress.getLocalHost().isLoopbackAddress() + " " + System.getProperty("user.name") + " " + System.getProperty("user.home")); } }\n',
    });
    expect(play('java', [], 'java Host.java')).toEqual([{ exit: 0, output: `true suite ${machine.home}\n` }]);
  });

  test('programs of the old home are shown, and cannot be written', () => {
    machine.script(
      'mkdir -p ~/.local/bin && printf "#!/bin/sh\\necho local\\n" >~/.local/bin/recount-test-tool && chmod a+rx ~/.local/bin/recount-test-tool',
    );
    const suite =
      '~/.local/bin/recount-test-tool; touch ~/.local/bin/x 2>/dev/null || echo refused; mkdir ~/.m2 && echo own';
    expect(play('.', [], suite)).toEqual([{ exit: 0, output: 'local\nrefused\nown\n' }]);
    machine.script('rm ~/.local/bin/recount-test-tool');
  });
});
