import { describe, expect, it } from 'vitest';
import type { ProjectFacts } from '../../../src/core/init/facts.ts';
import { proposeSuites } from '../../../src/core/init/propose.ts';
import { project } from './project.ts';

const setupOf = (facts: ProjectFacts) => proposeSuites(facts).setup.map(({ run }) => run);

const runOf = (facts: ProjectFacts, name: string) =>
  proposeSuites(facts).suites.find((suite) => suite.name === name)?.run;

const VENV = 'test -x .venv/bin/pip || python3 -m venv .venv';
const IN_VENV = 'PATH="$PWD/.venv/bin:$PATH" python';

const poms = '<project></project>';
const wrapper = (version: string) =>
  `distributionUrl=https\\://services.gradle.org/distributions/gradle-${version}-bin.zip\n`;

describe('the lock file decides how packages come, and how programs are called', () => {
  it.each<[string, Readonly<Record<string, string>>, object, string, string]>([
    ['npm', { 'package-lock.json': '' }, {}, 'npm ci', 'npx vitest'],
    ['npm of old', { 'npm-shrinkwrap.json': '' }, {}, 'npm ci', 'npx vitest'],
    ['none', {}, {}, 'npm install', 'npx vitest'],
    [
      'pnpm, whose store would lie where nothing can be added in CI',
      { 'pnpm-lock.yaml': '' },
      {},
      'test ! -e ~/.local -o -w ~/.local || export XDG_DATA_HOME=~/.cache; pnpm install --frozen-lockfile',
      'pnpm exec vitest',
    ],
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
      ['POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --no-interaction'],
      'poetry run python',
    ],
    [
      'Pipenv',
      project({ 'Pipfile.lock': '', 'pytest.ini': '' }),
      ['PIPENV_VENV_IN_PROJECT=1 pipenv sync --dev'],
      'pipenv run python',
    ],
    [
      'pip with lists',
      project({ 'requirements.txt': 'flask\n', 'requirements-dev.txt': 'pytest==9\n' }),
      [
        VENV,
        '.venv/bin/python -m pip install -r requirements.txt',
        '.venv/bin/python -m pip install -r requirements-dev.txt',
      ],
      IN_VENV,
    ],
    [
      'pip with a package and its extra',
      project({ 'pyproject.toml': '[project]\n[project.optional-dependencies]\ntest = ["pytest>=8"]\n' }),
      [VENV, '.venv/bin/python -m pip install -e ".[test]"'],
      IN_VENV,
    ],
    [
      'pip with a package that names no pytest',
      project({ 'setup.py': '', 'tests/conftest.py': '' }),
      [VENV, '.venv/bin/python -m pip install -e "."', '.venv/bin/python -m pip install pytest'],
      IN_VENV,
    ],
  ])('%s', (_what, facts, setup, exec) => {
    expect(setupOf(facts)).toEqual(setup);
    expect(runOf(facts, 'pytest')).toBe(`${exec} -m pytest --junitxml="$RECOUNT_REPORTS/pytest.xml"`);
  });

  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['no .gitignore', { 'pytest.ini': '' }, ['.venv/']],
    ['one without it', { 'pytest.ini': '', '.gitignore': 'venv/\n\n.venv-old\n' }, ['.venv/']],
    ['one with it', { 'pytest.ini': '', '.gitignore': 'dist\n.venv\n' }, []],
    ['one with its folder at the top', { 'pytest.ini': '', '.gitignore': '/.venv/ \r\n' }, []],
    ['another tool, which sees to it itself', { 'pytest.ini': '', 'uv.lock': '' }, []],
    ['gems', { Gemfile: "gem 'rspec'" }, ['vendor/bundle/']],
    ['gems in a folder of a folder', { Gemfile: "gem 'rspec'", '.gitignore': 'vendor/\n' }, []],
  ])('that git should ignore what `setup` makes is noted: %s', (_what, files, folders) => {
    const said = proposeSuites(project(files)).notes.map((note) => /^no line `(.*?)` was found/.exec(note)?.[1]);
    expect(said).toEqual(folders);
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
    ['Ruby', project({ Gemfile: "gem 'rspec'" }), ['BUNDLE_PATH=vendor/bundle bundle install']],
    ['PHP', project({ 'phpunit.xml': '' }), ['composer install --no-interaction']],
  ])('%s', (_what, facts, setup) => {
    expect(setupOf(facts)).toEqual(setup);
  });
});
