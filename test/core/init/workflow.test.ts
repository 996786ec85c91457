import { describe, expect, it } from 'vitest';
import type { ProjectFacts } from '../../../src/core/init/facts.ts';
import { isReleased, PINS, RECOUNT, showPin } from '../../../src/core/init/pins.ts';
import { proposeSuites } from '../../../src/core/init/propose.ts';
import { stepLines } from '../../../src/core/init/step.ts';
import { workflowText } from '../../../src/core/init/workflow.ts';
import { project } from './project.ts';

const linesOf = (facts: ProjectFacts): readonly string[] =>
  proposeSuites(facts).steps.flatMap((step) => stepLines(step).map((line) => line.trim()));

const node = (manifest: object, more: Readonly<Record<string, string>>): ProjectFacts =>
  project({ 'package.json': { devDependencies: { vitest: '4' }, ...manifest }, ...more });

// A file of the commit, such as `rust-toolchain.toml`, would say there what a command is.
const OUTSIDE = 'working-directory: ${{ runner.temp }} # no file of the commit says what this runs';

describe('the workflow brings the tools that the suites need', () => {
  it.each<[string, ProjectFacts, readonly string[]]>([
    ['Node as a file says', node({}, { '.nvmrc': '' }), ['node-version-file: .nvmrc']],
    ['Node as package.json says', node({ engines: { node: '>=22' } }, {}), ['node-version-file: package.json']],
    ['some Node', node({}, {}), ['node-version: lts/* # the version you work with']],
    [
      'pnpm as package.json says',
      node({ packageManager: 'pnpm@10.1.0' }, { 'pnpm-lock.yaml': '' }),
      [`- uses: ${showPin(PINS.pnpm)}`],
    ],
    ['some pnpm', node({}, { 'pnpm-lock.yaml': '' }), ['version: 10 # the version you work with']],
    ['Bun', node({}, { 'bun.lockb': '' }), ['bun-version: latest # the version you work with']],
    [
      'a later Yarn',
      node({ packageManager: 'yarn@4.9.1' }, { 'yarn.lock': '' }),
      ['- run: npm install --global corepack && corepack enable', OUTSIDE],
    ],
    ['a Yarn in the tree', node({}, { 'yarn.lock': '', '.yarnrc.yml': '' }), ['package-manager-cache: false']],
    ['uv', project({ 'uv.lock': '', 'pytest.ini': '' }), [`- uses: ${showPin(PINS.uv)}`, 'enable-cache: false']],
    ['Poetry', project({ 'poetry.lock': '', 'pytest.ini': '' }), ['- run: pipx install poetry', OUTSIDE]],
    ['Pipenv', project({ 'Pipfile.lock': '', 'pytest.ini': '' }), ['- run: pipx install pipenv', OUTSIDE]],
    [
      'Python as a file says',
      project({ '.python-version': '', 'pytest.ini': '' }),
      ['python-version-file: .python-version'],
    ],
    ['Go', project({ 'go.mod': '' }), ['go-version-file: go.mod', 'cache: false']],
    [
      'nextest',
      project({ 'Cargo.toml': '', '.config/nextest.toml': '[profile.ci.junit]\npath = "j.xml"' }),
      ['- run: cargo install --locked cargo-nextest', OUTSIDE],
    ],
    ['some Java', project({ 'pom.xml': '' }), ["java-version: '21' # the version you work with"]],
    ['Java as a file says', project({ 'build.gradle': '', '.java-version': '' }), ['java-version-file: .java-version']],
    ['some Ruby', project({ Gemfile: "gem 'rspec'" }), ["ruby-version: '3.4' # the version you work with"]],
    [
      'Ruby as a file says',
      project({ Gemfile: "gem 'rspec'", '.ruby-version': '' }),
      [`- uses: ${showPin(PINS.ruby)}`],
    ],
    ['PHP', project({ 'phpunit.xml': '' }), ['coverage: none']],
    ['nothing for CMake, which is there', project({ 'CMakeLists.txt': 'enable_testing()' }), []],
  ])('%s', (_what, facts, lines) => {
    const found = linesOf(facts).map((line) => line.replace(/ # no cache: .*/, ''));
    expect(found).toEqual(expect.arrayContaining([...lines]));
    if (lines.length === 0) expect(found).toEqual([]);
  });

  it('between the checkout and the suites', () => {
    const text = workflowText(proposeSuites(project({ 'go.mod': '' })).steps);
    const order = [PINS.checkout, PINS.go, RECOUNT].map((pin) => text.indexOf(showPin(pin)));
    expect(order.every((at) => at > 0)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});

it('knows a commit that is still to be filled in', () => {
  expect(isReleased({ ...RECOUNT, commit: '0'.repeat(40) })).toBe(false);
  expect(isReleased(PINS.checkout)).toBe(true);
});
