import { expect, test } from 'vitest';
import { harnessFiles } from '../../../src/core/judge/harness.ts';
import { policyOf } from '../policy/policies.ts';

const policy = policyOf(`version: 1
setup: [[bash, scripts/install.sh]]
suites:
  unit: { run: 'npx vitest run && ./check.sh --out="x"', scope: offline }
  docs: { run: [python, tools/docs.py], scope: offline, cwd: sub }
`);

test.each([
  'package.json',
  'packages/a/package.json',
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  '.npmrc',
  'pnpm-workspace.yaml',
  'bunfig.toml',
  'nx.json',
  'turbo.json',
  'lerna.json',
  'vitest.config.ts',
  'vitest.workspace.js',
  'jest.config.cjs',
  'jest.preset.js',
  '.mocharc.yml',
  '.mocharc',
  'playwright.config.ts',
  'conftest.py',
  'tests/conftest.py',
  'pyproject.toml',
  'requirements-dev.txt',
  'Cargo.toml',
  '.cargo/config.toml',
  '.config/nextest.toml',
  'build.rs',
  'go.mod',
  'pom.xml',
  'build.gradle.kts',
  'gradle/libs.versions.toml',
  'CMakeLists.txt',
  'Makefile',
  'BUILD',
  'MODULE.bazel',
  'WORKSPACE',
  '.rspec',
  'spec/spec_helper.rb',
  'spec/rails_helper.rb',
  'test/test_helper.rb',
  'phpunit.xml.dist',
  'App.Tests.csproj',
  '.github/workflows/recount.yml',
  'scripts/install.sh',
  'check.sh',
  'sub/tools/docs.py',
])('%s is of the harness', (path) => {
  expect(harnessFiles(policy, [path])).toEqual([path]);
});

test.each([
  'src/sum.ts',
  'test/sum.test.ts',
  'README.md',
  'docs/package.md',
  'src/vitest.ts',
  'mypackage.json',
  'install.sh',
])('%s is not', (path) => {
  expect(harnessFiles(policy, [path])).toEqual([]);
});

test('they are told sorted, and each once', () => {
  expect(harnessFiles(policy, ['go.mod', 'a.ts', 'Makefile', 'go.mod'])).toEqual(['Makefile', 'go.mod']);
});
