import { describe, expect, it } from 'vitest';
import { manifestsOf, type ProjectFacts } from '../../../src/core/init/facts.ts';
import { showPin } from '../../../src/core/init/pins.ts';
import { proposeSuites } from '../../../src/core/init/propose.ts';
import { project } from './project.ts';

const node = (manifest: object, more: Readonly<Record<string, string>> = {}): ProjectFacts =>
  project({ 'package.json': manifest, 'package-lock.json': '', ...more });

const suitesOf = (facts: ProjectFacts) =>
  proposeSuites(facts).suites.map(({ name, run, reports, scope }) => ({ name, run, reports, scope }));

const runOf = (facts: ProjectFacts, name: string) => suitesOf(facts).find((suite) => suite.name === name)?.run;

const remarksOf = (facts: ProjectFacts) => proposeSuites(facts).suites.flatMap(({ remarks }) => remarks);

const poms = '<project></project>';
describe('a runner is found by what the repository holds, and told to write a report', () => {
  it.each<[string, ProjectFacts, string, string, readonly string[]]>([
    [
      'Vitest',
      node({ devDependencies: { vitest: '4' } }),
      'vitest',
      'npx vitest run --reporter=default --reporter=junit --outputFile="$RECOUNT_REPORTS/unit.xml"',
      ['unit.xml'],
    ],
    [
      'Jest',
      node({ devDependencies: { jest: '30' } }),
      'jest',
      'npx jest --json --outputFile="$RECOUNT_REPORTS/jest.json"',
      ['jest.json'],
    ],
    [
      'Mocha',
      node({ dependencies: { mocha: '11' } }),
      'mocha',
      'npx mocha --reporter xunit --reporter-option output="$RECOUNT_REPORTS/mocha.xml"',
      ['mocha.xml'],
    ],
    [
      'node:test',
      node({ scripts: { test: 'node --test' } }),
      'node',
      'node --test --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination="$RECOUNT_REPORTS/node.xml"',
      ['node.xml'],
    ],
    [
      'pytest by its own file',
      project({ 'pytest.ini': '' }),
      'pytest',
      'PATH="$PWD/.venv/bin:$PATH" python -m pytest --junitxml="$RECOUNT_REPORTS/pytest.xml"',
      ['pytest.xml'],
    ],
    [
      'go test',
      project({ 'go.mod': '' }),
      'go',
      'go test -count=1 -json ./... > "$RECOUNT_REPORTS/go.json"',
      ['go.json'],
    ],
    ['cargo test', project({ 'Cargo.toml': '', 'Cargo.lock': '' }), 'rust', 'cargo test --workspace --locked', []],
    [
      'cargo-nextest',
      project({ 'Cargo.toml': '', '.config/nextest.toml': '[profile.ci.junit]\npath = "junit.xml"\n' }),
      'rust',
      'cargo nextest run --workspace --profile ci',
      ['./target/nextest/ci/junit.xml'],
    ],
    ['Maven', project({ 'pom.xml': poms }), 'maven', 'mvn -B test', ['./target/surefire-reports/TEST-*.xml']],
    [
      'Maven with modules and a wrapper',
      project({ 'pom.xml': '<project><modules><module>a</module></modules></project>', mvnw: '' }),
      'maven',
      './mvnw -B test --fail-at-end',
      ['./**/target/surefire-reports/TEST-*.xml'],
    ],
    [
      'Gradle',
      project({ 'build.gradle.kts': '', gradlew: '' }),
      'gradle',
      './gradlew --no-daemon --no-build-cache --continue cleanTest test',
      ['./build/test-results/**/*.xml'],
    ],
    [
      'Gradle with several projects and no wrapper',
      project({ 'settings.gradle': "rootProject.name = 'a'\ninclude 'b'\n" }),
      'gradle',
      'gradle --no-daemon --no-build-cache --continue cleanTest test',
      ['./**/build/test-results/**/*.xml'],
    ],
    [
      'CTest',
      project({ 'CMakeLists.txt': 'project(a)\ninclude( CTest )\n' }),
      'ctest',
      'cmake -S . -B build && cmake --build build && ctest --test-dir build --output-junit "$RECOUNT_REPORTS/ctest.xml"',
      ['ctest.xml'],
    ],
    [
      'RSpec in the Gemfile',
      project({ Gemfile: "gem 'rspec'\ngem 'rspec_junit_formatter'\n" }),
      'rspec',
      'test ! -d vendor/bundle || export BUNDLE_PATH=vendor/bundle; bundle exec rspec --format progress --format json --out "$RECOUNT_REPORTS/rspec.json"',
      ['rspec.json'],
    ],
    [
      'RSpec by its settings',
      project({ Gemfile: 'gem "rails"\n', '.rspec': '' }),
      'rspec',
      'test ! -d vendor/bundle || export BUNDLE_PATH=vendor/bundle; bundle exec rspec --format progress --format json --out "$RECOUNT_REPORTS/rspec.json"',
      ['rspec.json'],
    ],
    [
      'PHPUnit by composer.json',
      project({ 'composer.json': { 'require-dev': { 'phpunit/phpunit': '^12' } } }),
      'phpunit',
      'vendor/bin/phpunit --log-junit "$RECOUNT_REPORTS/phpunit.xml"',
      ['phpunit.xml'],
    ],
    [
      'PHPUnit by its own file',
      project({ 'phpunit.xml.dist': '' }),
      'phpunit',
      'vendor/bin/phpunit --log-junit "$RECOUNT_REPORTS/phpunit.xml"',
      ['phpunit.xml'],
    ],
  ])('%s', (_what, facts, name, run, reports) => {
    expect(suitesOf(facts)).toEqual([{ name, run, reports, scope: 'offline' }]);
  });

  it.each<[string, ProjectFacts]>([
    ['an empty repository', project({})],
    ['a package without a runner', node({ scripts: { test: 'make check' }, dependencies: 7 })],
    ['CMake without tests', project({ 'CMakeLists.txt': '# enable_testing()\n' })],
    ['a Gemfile without RSpec', project({ Gemfile: "gem 'minitest'\n" })],
    ['RSpec settings without a Gemfile', project({ '.rspec': '' })],
    ['Python without pytest', project({ 'pyproject.toml': '[project]\nname = "pytester"\n' })],
  ])('nothing is found in %s', (_what, facts) => {
    expect(proposeSuites(facts)).toMatchObject({ suites: [], setup: [], notes: [] });
  });

  it('has the tools of a package without a runner only where no other language has a suite', () => {
    const tools = (files: Readonly<Record<string, string>>) =>
      proposeSuites(node({}, files)).steps.map((step) => (step.kind === 'action' ? showPin(step.pin) : step.run));
    expect(tools({})).toEqual([expect.stringContaining('setup-node')]);
    expect(tools({ 'go.mod': '' })).toEqual([expect.stringContaining('setup-go')]);
  });

  it('finds several at once, in a fixed order', () => {
    const facts = node({ devDependencies: { vitest: '4', typescript: '6' } }, { 'tsconfig.json': '{}', 'go.mod': '' });
    expect(suitesOf(facts).map(({ name }) => name)).toEqual(['vitest', 'types', 'go']);
  });
});

describe('the arguments of the project’s own test script stay', () => {
  it.each<[string, string, object]>([
    ['vitest', 'vitest run --config unit.ts --coverage', { devDependencies: { vitest: '4' } }],
    ['vitest', 'vitest --config unit.ts --reporter verbose --coverage -w', { devDependencies: { vitest: '4' } }],
    [
      'vitest',
      'vitest --reporter=dot --config unit.ts --outputFile=x.xml --coverage',
      { devDependencies: { vitest: '4' } },
    ],
  ])('of %s: %s', (name, test, manifest) => {
    expect(runOf(node({ ...manifest, scripts: { test } }), name)).toBe(
      'npx vitest run --config unit.ts --coverage --reporter=default --reporter=junit --outputFile="$RECOUNT_REPORTS/unit.xml"',
    );
  });

  it.each([
    ['NODE_OPTIONS=--experimental-vm-modules jest --watch src', 'NODE_OPTIONS=--experimental-vm-modules npx jest src'],
    ['cross-env NODE_ENV=test jest "a b"', 'NODE_ENV=test npx jest "a b"'],
  ])('with what they set before it: %s', (test, start) => {
    expect(runOf(node({ devDependencies: { jest: '30' }, scripts: { test } }), 'jest')).toBe(
      `${start} --json --outputFile="$RECOUNT_REPORTS/jest.json"`,
    );
  });

  it('of node:test, where the reporters go before the files', () => {
    const test = 'node --import tsx --test --test-reporter spec "test/**/*.test.ts"';
    expect(runOf(node({ scripts: { test } }), 'node')).toBe(
      'node --import tsx --test --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination="$RECOUNT_REPORTS/node.xml" "test/**/*.test.ts"',
    );
  });

  it.each([
    [
      'vitest',
      'eslint . && vitest run',
      'npx vitest run --reporter=default --reporter=junit --outputFile="$RECOUNT_REPORTS/unit.xml"',
    ],
    [
      'node',
      'npm run build && node --test dist',
      'node --test --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination="$RECOUNT_REPORTS/node.xml"',
    ],
  ])('but a script that does more is shown, not taken over: %s', (name, test, run) => {
    const facts = node({ devDependencies: name === 'vitest' ? { vitest: '4' } : {}, scripts: { test } });
    expect(runOf(facts, name)).toBe(run);
    expect(remarksOf(facts)).toEqual([`your script \`test\` is: ${test}`]);
  });

  it('and settings alone are no program', () => {
    const facts = node({ devDependencies: { vitest: '4' }, scripts: { test: 'A=1' } });
    expect(remarksOf(facts)).toEqual(['your script `test` is: A=1']);
  });

  it('and what npm writes into a new project is none', () => {
    const test = 'echo "Error: no test specified" && exit 1';
    expect(remarksOf(node({ devDependencies: { vitest: '4' }, scripts: { test } }))).toEqual([]);
  });
});

describe('the type check', () => {
  const typed = (tsconfig: string, dependencies: object) =>
    node({ devDependencies: dependencies }, { 'tsconfig.json': tsconfig });

  it('is proposed with a tsconfig.json and the compiler among the dependencies', () => {
    expect(suitesOf(typed('{ "references": [] }', { typescript: '6' }))).toEqual([
      { name: 'types', run: 'npx tsc --noEmit', reports: [], scope: 'syntax' },
    ]);
  });

  it('is not proposed without the compiler', () => {
    expect(suitesOf(typed('{}', {}))).toEqual([]);
  });

  it('is not proposed where the file only names other projects, and a note says so', () => {
    const { suites, notes } = proposeSuites(typed('{ "references": [{ "path": "a" }] }', { typescript: '6' }));
    expect({ suites, notes }).toEqual({ suites: [], notes: [expect.stringContaining('names other projects')] });
  });
});

describe('what is not looked at is said', () => {
  it.each<[string, ProjectFacts, readonly string[]]>([
    [
      'the packages of a workspace',
      node({ workspaces: ['packages/*'] }, { 'packages/a/package.json': '' }),
      ['only the package at the top', 'not looked at (packages/a)'],
    ],
    ['a pnpm workspace', node({}, { 'pnpm-workspace.yaml': '' }), ['only the package at the top']],
    ['a package.json that is no JSON', project({ 'package.json': '{' }), ['package.json holds no JSON object']],
    ['a package.json that is a list', project({ 'package.json': [] }), ['package.json holds no JSON object']],
    [
      'Playwright',
      node({ devDependencies: { '@playwright/test': '1' } }),
      ['`PLAYWRIGHT_JSON_OUTPUT_FILE="$RECOUNT_REPORTS/playwright.json" npx playwright test --reporter=json`'],
    ],
    ['a Go workspace', project({ 'go.work': '', 'a/go.mod': '' }), ['go.work was found', 'not looked at (a)']],
    ['two projects', project({ 'a/pom.xml': '', 'b/pom.xml': '' }), ['not looked at (a and 1 more)']],
    [
      'three projects',
      project({ 'a/pom.xml': '', 'b/pom.xml': '', 'c/Gemfile': '' }),
      ['not looked at (a and 2 more)'],
    ],
    ['but no package in a folder of others’ code', project({ 'vendor/x/go.mod': '', 'test/fixtures/go.mod': '' }), []],
  ])('%s', (_what, facts, notes) => {
    const found = proposeSuites(facts).notes;
    expect(found).toHaveLength(notes.length);
    for (const [index, note] of notes.entries()) expect(found[index]).toContain(note);
  });

  it('nextest without a profile that writes JUnit is plain cargo test', () => {
    const toml = '[profile.default]\nretries = 2\n[profile.slow.junit]\n';
    expect(runOf(project({ 'Cargo.toml': '', '.config/nextest.toml': toml }), 'rust')).toBe('cargo test --workspace');
  });

  it('nextest’s profile ci comes before others', () => {
    const toml = '[profile.a.junit]\npath = "a.xml"\n[profile.ci.junit]\npath = "b.xml"\n';
    const [suite] = suitesOf(project({ 'Cargo.toml': '', '.config/nextest.toml': toml }));
    expect(suite?.reports).toEqual(['./target/nextest/ci/b.xml']);
  });
});

it('reads only the manifests at the top', () => {
  const files = ['package.json', 'src/package.json', 'requirements-test.txt', 'notes.txt', '.config/nextest.toml'];
  expect(manifestsOf(files)).toEqual(['package.json', 'requirements-test.txt', '.config/nextest.toml']);
});
