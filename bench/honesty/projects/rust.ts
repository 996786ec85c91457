import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brought, partsFolder, start, writeProject } from '../brought.ts';
import type { Project } from '../project.ts';
import { cargoTest } from '../runners/rust.ts';

const parts = join(partsFolder, 'semver');
const home = join(parts, 'home');
const sourceOf = (version: string): string => join(parts, 'versions', version);

/** Has cargo fetch a version as if a crate needed it, and what it needs itself. */
const bring = async (version: string): Promise<void> => {
  const env = { CARGO_HOME: home };
  const crate = join(parts, 'crate');
  await writeProject(crate, {
    'Cargo.toml': `[package]\nname = "made"\nversion = "0.1.0"\n\n[dependencies]\nsemver = "=${version}"\n`,
    'src/lib.rs': '',
  });
  await start('cargo', ['fetch', '--quiet'], { cwd: crate, env });
  const [registry = ''] = await readdir(join(home, 'registry/src'));
  const to = sourceOf(version);
  await cp(join(home, 'registry/src', registry, `semver-${version}`), to, {
    recursive: true,
    filter: (path) => !path.endsWith('/.cargo-ok'),
  });
  await start('cargo', ['fetch', '--quiet'], { cwd: to, env });
};

export const semver: Project = {
  id: 'semver',
  name: 'semver',
  registry: 'Rust’s crates',
  runner: 'cargo test --tests',
  // 1.0.8 was taken back. From 1.0.28 on it cannot be built without a library for benchmarks, which takes longer than
  // all the rest.
  versions: [6, 7, ...Array.from({ length: 19 }, (_, at) => at + 9)].map((patch) => `1.0.${patch}`),
  prepare: async () => {
    const version = await cargoTest.prepare();
    await brought('semver', JSON.stringify([version, semver.versions]), async () => {
      for (const one of semver.versions) await bring(one);
    });
  },
  sourceOf,
  ignored: 'target\n',
  path: cargoTest.path,
  suite: {
    run: 'cargo test --locked --offline --no-fail-fast --tests -- -Z unstable-options --format json > "$RECOUNT_REPORTS/cargo.json"',
    reports: ['cargo.json'],
  },
  setup: [],
  env: { ...cargoTest.env, CARGO_HOME: home },
};
