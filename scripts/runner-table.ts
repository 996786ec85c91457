import type { ProjectFacts } from '../src/core/init/facts.ts';
import { proposeSuites } from '../src/core/init/propose.ts';

const packageWith = (content: object): Readonly<Record<string, string>> => ({
  'package.json': JSON.stringify(content),
  'package-lock.json': '{}',
});

/** The least of a project in which `init` finds each runner. */
const PROJECTS: readonly Readonly<Record<string, string>>[] = [
  packageWith({ devDependencies: { vitest: '4' } }),
  packageWith({ devDependencies: { jest: '30' } }),
  packageWith({ devDependencies: { mocha: '12' } }),
  packageWith({ scripts: { test: 'node --test' } }),
  { 'pytest.ini': '' },
  { 'go.mod': '' },
  { 'Cargo.toml': '', 'Cargo.lock': '', '.config/nextest.toml': '[profile.ci.junit]\npath = "junit.xml"\n' },
  { 'pom.xml': '' },
  { 'build.gradle': '', gradlew: '' },
  { 'CMakeLists.txt': 'enable_testing()' },
  { Gemfile: "gem 'rspec'\n" },
  { 'composer.json': '{"require-dev":{"phpunit/phpunit":"12"}}', 'composer.lock': '' },
];

const factsOf = (texts: Readonly<Record<string, string>>): ProjectFacts => ({ files: Object.keys(texts), texts });

/** What `recount init` writes for each runner that it knows, as a Markdown table. */
export const runnerTable = (): string => {
  const rows = PROJECTS.flatMap((texts) => proposeSuites(factsOf(texts)).suites).map(
    ({ runner, run, reports }) =>
      `| ${runner} | \`${run.replaceAll('|', '\\|')}\` | ${reports.map((report) => `\`${report}\``).join(', ')} |`,
  );
  return ['| runner | `run` | `reports` |', '|---|---|---|', ...rows].join('\n');
};
