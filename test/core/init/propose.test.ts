import { describe, expect, it } from 'vitest';
import { manifestsOf, type ProjectFacts } from '../../../src/core/init/facts.ts';
import { proposeSuites } from '../../../src/core/init/propose.ts';
import { project } from './project.ts';

const node = (manifest: object, more: Readonly<Record<string, string>> = {}): ProjectFacts =>
  project({ 'package.json': manifest, 'package-lock.json': '', ...more });

const suitesOf = (facts: ProjectFacts) =>
  proposeSuites(facts).suites.map(({ name, run, reports, scope }) => ({ name, run, reports, scope }));

const setupOf = (facts: ProjectFacts) => proposeSuites(facts).setup.map(({ run }) => run);

const runOf = (facts: ProjectFacts, name: string) => suitesOf(facts).find((suite) => suite.name === name)?.run;

const remarksOf = (facts: ProjectFacts) => proposeSuites(facts).suites.flatMap(({ remarks }) => remarks);

const poms = '<project></project>';
const wrapper = (version: string) =>
  `distributionUrl=https\\://services.gradle.org/distributions/gradle-${version}-bin.zip\n`;

describe('a runner is found by what the repository holds, and told to write a report', () => {
  it.each<[string, ProjectFacts, string, string, readonly string[]]>([
    [
      'Vitest',
      node({ devDependencies: { vitest: '4' } }),
      'vitest',
      'npx vitest run --reporter=junit --outputFile="$RECOUNT_REPORTS/unit.xml"',
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
      'node --test --test-reporter=junit --test-reporter-destination="$RECOUNT_REPORTS/node.xml"',
      ['node.xml'],
    ],
    [
      'pytest by its own file',
      project({ 'pytest.ini': '' }),
      'pytest',
      'python -m pytest --junitxml="$RECOUNT_REPORTS/pytest.xml"',
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
      'RSpec with its JUnit formatter',
      project({ Gemfile: "gem 'rspec'\ngem 'rspec_junit_formatter'\n" }),
      'rspec',
      'bundle exec rspec --format RspecJunitFormatter --out "$RECOUNT_REPORTS/rspec.xml"',
      ['rspec.xml'],
    ],
    ['RSpec without it', project({ Gemfile: 'gem "rails"\n', '.rspec': '' }), 'rspec', 'bundle exec rspec', []],
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
    ['a package.json that is no JSON', project({ 'package.json': '{' })],
    ['a package.json that is a list', project({ 'package.json': [] })],
    ['a package without a runner', node({ scripts: { test: 'make check' }, dependencies: 7 })],
    ['CMake without tests', project({ 'CMakeLists.txt': '# enable_testing()\n' })],
    ['a Gemfile without RSpec', project({ Gemfile: "gem 'minitest'\n" })],
    ['RSpec settings without a Gemfile', project({ '.rspec': '' })],
    ['Python without pytest', project({ 'pyproject.toml': '[project]\nname = "pytester"\n' })],
  ])('nothing is found in %s', (_what, facts) => {
    expect(proposeSuites(facts)).toEqual({ suites: [], setup: [], steps: [], notes: [] });
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
      'npx vitest run --config unit.ts --coverage --reporter=junit --outputFile="$RECOUNT_REPORTS/unit.xml"',
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
      'node --import tsx --test --test-reporter=junit --test-reporter-destination="$RECOUNT_REPORTS/node.xml" "test/**/*.test.ts"',
    );
  });

  it.each([
    ['vitest', 'eslint . && vitest run', 'npx vitest run --reporter=junit --outputFile="$RECOUNT_REPORTS/unit.xml"'],
    [
      'node',
      'npm run build && node --test dist',
      'node --test --test-reporter=junit --test-reporter-destination="$RECOUNT_REPORTS/node.xml"',
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
});

describe('the lock file decides how packages come, and how programs are called', () => {
  it.each<[string, Readonly<Record<string, string>>, object, string, string]>([
    ['npm', { 'package-lock.json': '' }, {}, 'npm ci', 'npx vitest'],
    ['npm of old', { 'npm-shrinkwrap.json': '' }, {}, 'npm ci', 'npx vitest'],
    ['none', {}, {}, 'npm install', 'npx vitest'],
    ['pnpm', { 'pnpm-lock.yaml': '' }, {}, 'pnpm install --frozen-lockfile', 'pnpm exec vitest'],
    ['Yarn 1', { 'yarn.lock': '' }, {}, 'yarn install --frozen-lockfile', 'yarn run vitest'],
    ['Yarn 4', { 'yarn.lock': '' }, { packageManager: 'yarn@4.9.1' }, 'yarn install --immutable', 'yarn run vitest'],
    ['a Yarn in the tree', { 'yarn.lock': '', '.yarnrc.yml': '' }, {}, 'yarn install --immutable', 'yarn run vitest'],
    ['Bun', { 'bun.lock': '' }, {}, 'bun install --frozen-lockfile', 'bun x vitest'],
  ])('%s', (_what, files, manifest, install, exec) => {
    const facts = project({ 'package.json': { ...manifest, devDependencies: { vitest: '4' } }, ...files });
    expect(setupOf(facts)).toEqual([install]);
    expect(runOf(facts, 'vitest')).toMatch(new RegExp(`^${exec} run `));
  });

  it.each<[string, ProjectFacts, readonly string[], string]>([
    ['uv', project({ 'uv.lock': '', 'pytest.ini': '' }), ['uv sync --frozen'], 'uv run --no-sync python'],
    [
      'Poetry',
      project({ 'poetry.lock': '', 'pytest.ini': '' }),
      ['poetry install --no-interaction'],
      'poetry run python',
    ],
    ['Pipenv', project({ 'Pipfile.lock': '', 'pytest.ini': '' }), ['pipenv sync --dev'], 'pipenv run python'],
    [
      'pip with lists',
      project({ 'requirements.txt': 'flask\n', 'requirements-dev.txt': 'pytest==9\n' }),
      ['python -m pip install -r requirements.txt', 'python -m pip install -r requirements-dev.txt'],
      'python',
    ],
    [
      'pip with a package and its extra',
      project({ 'pyproject.toml': '[project]\n[project.optional-dependencies]\ntest = ["pytest>=8"]\n' }),
      ['python -m pip install -e ".[test]"'],
      'python',
    ],
    [
      'pip with a package that names no pytest',
      project({ 'setup.py': '', 'tests/conftest.py': '' }),
      ['python -m pip install -e "."', 'python -m pip install pytest'],
      'python',
    ],
  ])('%s', (_what, facts, setup, exec) => {
    expect(setupOf(facts)).toEqual(setup);
    expect(runOf(facts, 'pytest')).toMatch(new RegExp(`^${exec} -m pytest `));
  });

  it.each<[string, ProjectFacts, string]>([
    ['its section in setup.cfg', project({ 'setup.cfg': '[tool:pytest]\n' }), 'the settings of pytest in setup.cfg'],
    ['its section in tox.ini', project({ 'tox.ini': '[pytest]\n' }), 'the settings of pytest in tox.ini'],
    [
      'its table',
      project({ 'pyproject.toml': '[tool.pytest.ini_options]\n' }),
      'the settings of pytest in pyproject.toml',
    ],
    ['a list', project({ 'test-requirements.txt': 'pytest\n' }), 'pytest in test-requirements.txt'],
    ['Poetry’s table', project({ 'pyproject.toml': 'pytest = "^8"\n' }), 'pytest in pyproject.toml'],
    ['a conftest.py', project({ 'a/conftest.py': '' }), 'a/conftest.py'],
  ])('pytest is known by %s', (_what, facts, evidence) => {
    expect(proposeSuites(facts).suites[0]?.evidence).toBe(evidence);
  });

  it.each<[string, ProjectFacts, readonly string[]]>([
    ['Go', project({ 'go.mod': '' }), ['go mod download']],
    ['Rust', project({ 'Cargo.toml': '', 'Cargo.lock': '' }), ['cargo fetch --locked']],
    ['Rust without a lock file', project({ 'Cargo.toml': '' }), ['cargo fetch']],
    ['Maven without tests', project({ 'pom.xml': poms }), ['mvn -B test-compile']],
    [
      'Maven, which fetches Surefire’s parts only in a test run',
      project({ 'pom.xml': poms, 'src/main/java/a/A.java': '', 'src/test/java/a/b/ATest.java': '' }),
      [
        'mvn -B test -Dtest=ATest -Dmaven.test.failure.ignore=true -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false',
      ],
    ],
    [
      'Gradle 9',
      project({ 'build.gradle': '', gradlew: '', 'gradle/wrapper/gradle-wrapper.properties': wrapper('9.0.0') }),
      ['./gradlew --no-daemon test --test-dry-run'],
    ],
    [
      'Gradle 8.2, which has no dry run of tests',
      project({ 'build.gradle': '', gradlew: '', 'gradle/wrapper/gradle-wrapper.properties': wrapper('8.2') }),
      ['./gradlew --no-daemon testClasses'],
    ],
    ['CMake', project({ 'CMakeLists.txt': 'enable_testing()' }), ['cmake -S . -B build']],
    ['Ruby', project({ Gemfile: "gem 'rspec'" }), ['bundle install']],
    ['PHP', project({ 'phpunit.xml': '' }), ['composer install --no-interaction']],
  ])('%s', (_what, facts, setup) => {
    expect(setupOf(facts)).toEqual(setup);
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
