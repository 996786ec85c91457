import { type ProjectFacts, textOf } from './facts.ts';
import { type NodePackage, readNodePackage } from './node-package.ts';
import { NOTHING, type Proposal, type ProposedSuite } from './proposal.ts';
import { readScript, withoutOptions } from './script.ts';

/** How one runner is told to write a report. */
interface Runner {
  /** What its package and its program are called, and the suite. */
  readonly name: string;
  readonly title: string;
  /** The words put between the program and the project's own arguments. */
  readonly start: string;
  readonly report: string;
  readonly output: string;
  /** What makes it run one of several shards, where it can. */
  readonly shard?: string;
  /** Options that would get in the way, from the project's own script. */
  readonly dropped: Readonly<Record<string, 'flag' | 'value'>>;
}

/** Vitest and Jest count shards from 1, and put whole files into each (vitest.dev/guide/cli, jestjs.io/docs/cli). */
const SHARD = '--shard={index}/{count}';

const RUNNERS: readonly Runner[] = [
  {
    name: 'vitest',
    title: 'Vitest',
    start: 'vitest run',
    report: 'unit.xml',
    output: '--reporter=default --reporter=junit --outputFile="$RECOUNT_REPORTS/unit.xml"',
    shard: SHARD,
    dropped: {
      '--shard': 'value',
      run: 'flag',
      watch: 'flag',
      dev: 'flag',
      '--watch': 'flag',
      '-w': 'flag',
      '-u': 'flag',
      '--update': 'flag',
      '--reporter': 'value',
      '--outputFile': 'value',
    },
  },
  {
    name: 'jest',
    title: 'Jest',
    start: 'jest',
    report: 'jest.json',
    output: '--json --outputFile="$RECOUNT_REPORTS/jest.json"',
    shard: SHARD,
    dropped: {
      '--shard': 'value',
      '--watch': 'flag',
      '--watchAll': 'flag',
      '-u': 'flag',
      '--updateSnapshot': 'flag',
      '--json': 'flag',
      '--outputFile': 'value',
    },
  },
  {
    name: 'mocha',
    title: 'Mocha',
    start: 'mocha',
    report: 'mocha.xml',
    output: '--reporter xunit --reporter-option output="$RECOUNT_REPORTS/mocha.xml"',
    dropped: {
      '--watch': 'flag',
      '-w': 'flag',
      '--reporter': 'value',
      '-R': 'value',
      '--reporter-option': 'value',
      '--reporter-options': 'value',
      '-O': 'value',
    },
  },
];

const NODE_OUTPUT =
  '--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination="$RECOUNT_REPORTS/node.xml"';

/** Vitest, Jest, Mocha, node:test and the TypeScript compiler, as the package.json at the top uses them. */
export const proposeJavaScript = (facts: ProjectFacts): Proposal => {
  const project = readNodePackage(facts);
  if (project === undefined)
    return facts.files.includes('package.json') ? { ...NOTHING, notes: [UNREADABLE] } : NOTHING;
  const suites = [
    ...RUNNERS.filter(({ name }) => project.depends(name)).map((runner) => runnerSuite(runner, project)),
    ...nodeSuites(project),
    ...typeSuites(project, facts),
  ];
  const references = refersOnly(textOf(facts, 'tsconfig.json'))
    ? ['tsconfig.json names other projects: no type check is proposed, since `tsc --noEmit` would look at none of them']
    : [];
  const notes = [
    ...(project.hasWorkspaces ? [WORKSPACES] : []),
    ...references,
    ...(project.depends('@playwright/test') ? [playwright(project)] : []),
  ];
  // Its packages may have the suites, which a policy by hand names: they need the same tools.
  return suites.length === 0
    ? { ...NOTHING, steps: project.steps, notes }
    : { suites, setup: [project.setup], steps: project.steps, notes };
};

const UNREADABLE =
  'package.json holds no JSON object, so nothing of it was looked at: mend it, then `recount init` again';

// It takes browsers, and mostly a server that somebody has to name. Its JUnit is greener than the run (docs/reports.md).
const playwright = ({ exec }: NodePackage): string =>
  `no suite is proposed for Playwright: install its browsers in \`setup\` (\`${exec} playwright install\`), and give it a suite with \`reports: [playwright.json]\` that runs \`PLAYWRIGHT_JSON_OUTPUT_FILE="$RECOUNT_REPORTS/playwright.json" ${exec} playwright test --reporter=json\``;

const WORKSPACES =
  'only the package at the top was looked at: give each package of the workspace a suite of its own, with `cwd: packages/NAME`';

const runnerSuite = (runner: Runner, project: NodePackage): ProposedSuite => {
  const script = project.script('test');
  const command = readScript(script);
  const ours = command?.program === runner.name ? command : undefined;
  const own = withoutOptions(ours?.words ?? [], runner.dropped);
  const exec = `${project.exec} ${runner.start}`;
  const start = [...(ours?.settings ?? []), exec, ...own];
  return {
    name: runner.name,
    runner: runner.title,
    evidence: `${runner.name} in package.json`,
    run: [...start, runner.output].join(' '),
    sharded: runner.shard === undefined ? undefined : [...start, runner.shard, runner.output].join(' '),
    reports: [runner.report],
    scope: 'offline',
    remarks: ours === undefined && script !== '' ? [`your script \`test\` is: ${oneLine(script)}`] : [],
  };
};

const nodeSuites = (project: NodePackage): readonly ProposedSuite[] => {
  const script = project.script('test');
  if (!/\bnode\b[^;&|]*\s--test(?:\s|$)/.test(script)) return [];
  const command = readScript(script);
  const plain = command?.program === 'node' ? command : undefined;
  const words = withoutOptions(plain?.words ?? ['--test'], {
    '--test-reporter': 'value',
    '--test-reporter-destination': 'value',
    '--test-shard': 'value',
    '--watch': 'flag',
  });
  const at = words.indexOf('--test') + 1;
  const runWith = (...options: readonly string[]): string =>
    [...(plain?.settings ?? []), 'node', ...words.slice(0, at), ...options, ...words.slice(at)].join(' ');
  return [
    {
      name: 'node',
      runner: 'node:test',
      evidence: 'the script `test` of package.json',
      run: runWith(NODE_OUTPUT),
      // Of whole files too, and counted from 1 (nodejs.org/api/cli.html).
      sharded: runWith('--test-shard={index}/{count}', NODE_OUTPUT),
      reports: ['node.xml'],
      scope: 'offline',
      remarks: plain === undefined ? [`your script \`test\` is: ${oneLine(script)}`] : [],
    },
  ];
};

const typeSuites = (project: NodePackage, facts: ProjectFacts): readonly ProposedSuite[] => {
  if (!facts.files.includes('tsconfig.json') || !project.depends('typescript')) return [];
  if (refersOnly(textOf(facts, 'tsconfig.json'))) return [];
  return [
    {
      name: 'types',
      runner: 'TypeScript',
      evidence: 'tsconfig.json, and typescript in package.json',
      run: `${project.exec} tsc --noEmit`,
      reports: [],
      scope: 'syntax',
      remarks: [],
    },
  ];
};

/** A tsconfig.json may have comments, so it is not read as JSON. */
const refersOnly = (tsconfig: string): boolean => /"references"\s*:\s*\[\s*[^\]\s]/.test(tsconfig);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
