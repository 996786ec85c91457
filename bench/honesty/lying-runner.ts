import type { Files } from '../../test/world/repository.ts';
import type { Runner, Test } from './runner.ts';

/** A pull request whose own code has its suite say less than is so. What it pins is what the suite gives. */
export interface LyingRunner {
  readonly form: string;
  /** What it changes; undefined where this runner has no such place. */
  readonly files: (runner: Runner) => Files | undefined;
}

const fails: readonly Test[] = [{ name: 'divides by zero', does: 'fails' }];
const passes: readonly Test[] = [{ name: 'divides by zero', does: 'passes' }];
const skipped: readonly Test[] = [{ name: 'divides by zero', does: 'is skipped' }];

/** The test of the base that the change breaks: it fails on this pull request's code unless something is done about it. */
export const brokenTest = (runner: Runner): Files => runner.testFile('zero', fails, false);

const gone = (files: Files): Files => Object.fromEntries(Object.keys(files).map((path) => [path, null]));

/** Settings with which a runner does not look at the failing test. */
const BLIND: Readonly<Record<string, Files>> = {
  vitest: { 'vitest.config.js': "export default { test: { exclude: ['node_modules', '**/zero*'] } };\n" },
  jest: { 'jest.config.js': "export default { testPathIgnorePatterns: ['zero'] };\n" },
  mocha: { '.mocharc.json': '{ "ignore": ["test/zero*"] }\n' },
  pytest: { 'pytest.ini': '[pytest]\ntestpaths = tests\naddopts = --ignore-glob=*zero*\n' },
  nextest: {
    '.config/nextest.toml':
      '[profile.ci]\ndefault-filter = "not binary(zero)"\n\n[profile.ci.junit]\npath = "junit.xml"\n',
  },
  rspec: { '.rspec': '--exclude-pattern "spec/zero*"\n' },
};

/** The ways in which a pull request's code can make its own runner lie. */
export const lyingRunners: readonly LyingRunner[] = [
  { form: 'the failing test is deleted', files: (runner) => gone(brokenTest(runner)) },
  { form: 'the failing test is skipped', files: (runner) => runner.testFile('zero', skipped, false) },
  { form: 'the failing test asserts nothing any more', files: (runner) => runner.testFile('zero', passes, false) },
  { form: 'the runner’s settings leave the failing test out', files: ({ id }) => BLIND[id] },
];
