import { join } from 'node:path';
import { brought, partsFolder, start } from '../brought.ts';
import type { Runner, Test } from '../runner.ts';

const packages = { vitest: '4.1.12', jest: '30.5.2', mocha: '12.0.3', bun: '1.4.5' } as const;
const modules = join(partsFolder, 'javascript/node_modules');

const bring = (): Promise<string> =>
  brought('javascript', JSON.stringify(packages), async (cwd) => {
    const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
    await start('npm', ['install', '--prefix', cwd, '--no-package-lock', '--no-save', '--silent', ...wanted], { cwd });
  });

/** How a runner's language says a test. */
interface Dialect {
  readonly head: string;
  readonly skips: string;
  /** An expected failure; where there is none, a test that sees its subject fail. */
  readonly expects: (name: string) => string;
}

const good = '() => { assert.equal(1 + 1, 2); }';
const bad = '() => { assert.equal(1 + 1, 3); }';
const throwing = (name: string): string => `test('${name}', () => { assert.throws(${bad}); });`;

const line = ({ skips, expects }: Dialect, { name, does }: Test): string => {
  if (does === 'is skipped') return `${skips}('${name}', ${good});`;
  if (does === 'fails as expected') return expects(name);
  if (does === 'looks at CI') return `test('${name}', () => { assert.equal(process.env.CI, 'true'); });`;
  return `test('${name}', ${does === 'passes' ? good : bad});`;
};

const textOf = (dialect: Dialect, tests: readonly Test[], shuffled: boolean): string => {
  const lines = tests.map((test) => line(dialect, test));
  const body = shuffled
    ? `const all = [\n${lines.map((one) => `  () => { ${one} },`).join('\n')}\n];\nfor (const one of all.sort(() => Math.random() - 0.5)) one();`
    : lines.join('\n');
  return `import assert from 'node:assert/strict';\n${dialect.head}\n${body}\n`;
};

const base = {
  path: [],
  files: { 'package.json': '{ "name": "made", "private": true, "type": "module" }\n', '.gitignore': 'node_modules\n' },
  anyPath: true,
  setup: [`ln -sfn ${modules} node_modules`],
  env: {},
} as const;

const tool = (
  id: keyof typeof packages,
  dialect: Dialect,
  more: Pick<Runner, 'name' | 'suite' | 'sharded'>,
): Runner => ({
  ...base,
  ...more,
  id,
  prepare: async () => {
    await bring();
    return packages[id];
  },
  testFile: (name, tests, shuffled) => ({ [`test/${name}.test.js`]: textOf(dialect, tests, shuffled) }),
});

const vitestOutput = '--reporter=default --reporter=junit --outputFile="$RECOUNT_REPORTS/unit.xml"';
export const vitest = tool(
  'vitest',
  { head: "import { test } from 'vitest';", skips: 'test.skip', expects: (name) => `test.fails('${name}', ${bad});` },
  {
    name: 'Vitest',
    suite: { run: `npx vitest run ${vitestOutput}`, reports: ['unit.xml'] },
    sharded: `npx vitest run --shard={index}/{count} ${vitestOutput}`,
  },
);

const jestStart = 'NODE_OPTIONS=--experimental-vm-modules npx jest';
const jestOutput = '--json --outputFile="$RECOUNT_REPORTS/jest.json"';
export const jest = tool(
  'jest',
  { head: '', skips: 'test.skip', expects: (name) => `test.failing('${name}', ${bad});` },
  {
    name: 'Jest',
    suite: { run: `${jestStart} ${jestOutput}`, reports: ['jest.json'] },
    sharded: `${jestStart} --shard={index}/{count} ${jestOutput}`,
  },
);

const mochaStart = (files: string): string =>
  `npx mocha ${files} --reporter xunit --reporter-option output="$RECOUNT_REPORTS/mocha.xml"`;
export const mocha = tool(
  'mocha',
  { head: "import { it as test } from 'mocha';", skips: 'test.skip', expects: throwing },
  {
    name: 'Mocha',
    suite: { run: mochaStart("'test/**/*.js'"), reports: ['mocha.xml'] },
    sharded: mochaStart("$(find test -name '*.js' | LC_ALL=C sort | awk 'NR % {count} == {index} - 1')"),
  },
);

const bunStart = (files: string): string =>
  `npx bun test ${files}--reporter=junit --reporter-outfile="$RECOUNT_REPORTS/bun.xml"`;
export const bun = tool(
  'bun',
  {
    head: "import { test } from 'bun:test';",
    skips: 'test.skip',
    expects: (name) => `test.failing('${name}', ${bad});`,
  },
  {
    name: 'Bun',
    suite: { run: bunStart(''), reports: ['bun.xml'] },
    sharded: bunStart("$(find ./test -name '*.js' | LC_ALL=C sort | awk 'NR % {count} == {index} - 1') "),
  },
);

const nodeOutput =
  '--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination="$RECOUNT_REPORTS/node.xml"';
export const nodeTest: Runner = {
  ...base,
  id: 'node-test',
  name: 'node:test',
  setup: [],
  prepare: () => start('node', ['--version']),
  testFile: (name, tests, shuffled) => ({
    [`test/${name}.test.js`]: textOf(
      {
        head: "import test from 'node:test';",
        skips: 'test.skip',
        expects: (title) => `test('${title}', { todo: true }, ${bad});`,
      },
      tests,
      shuffled,
    ),
  }),
  suite: { run: `node --test ${nodeOutput}`, reports: ['node.xml'] },
  sharded: `node --test --test-shard={index}/{count} ${nodeOutput}`,
};
