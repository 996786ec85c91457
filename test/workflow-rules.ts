import { parse } from 'yaml';
import * as z from 'zod';

const inputs = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({});

const step = z.object({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: inputs,
});

const job = z.object({
  name: z.string().optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  if: z.string().optional(),
  'timeout-minutes': z.number().optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  outputs: z.record(z.string(), z.string()).optional(),
  concurrency: z.unknown().optional(),
  strategy: z.unknown().optional(),
  environment: z.unknown().optional(),
  'continue-on-error': z.unknown().optional(),
  steps: z.array(step),
});

const workflow = z.object({
  on: z.record(z.string(), z.record(z.string(), z.unknown()).nullable()),
  permissions: z.unknown().optional(),
  concurrency: z.unknown().optional(),
  env: z.unknown().optional(),
  jobs: z.record(z.string(), job),
});

/** A workflow as far as the rules look at it, with its text. */
export interface Workflow extends z.infer<typeof workflow> {
  readonly text: string;
}

/** Reads a workflow's text; one of another shape is a broken test. */
export const readWorkflow = (text: string): Workflow => ({ ...workflow.parse(parse(text)), text });

/** What a rule finds wrong; nothing where it holds. */
type Rule = (workflow: Workflow) => readonly string[];

const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

const unless = (holds: boolean, message: string): readonly string[] => (holds ? [] : [message]);

const isSame = (
  found: Readonly<Record<string, string>> | undefined,
  wanted: Readonly<Record<string, string>>,
): boolean =>
  found !== undefined &&
  Object.keys(found).length === Object.keys(wanted).length &&
  Object.entries(wanted).every(([name, value]) => found[name] === value);

/** The inputs with which setup actions would store files for other runs unless told not to. */
const UNCACHED: Readonly<Record<string, readonly [input: string, value: boolean]>> = {
  'actions/setup-node': ['package-manager-cache', false],
  'actions/setup-go': ['cache', false],
  'astral-sh/setup-uv': ['enable-cache', false],
  'oven-sh/setup-bun': ['no-cache', true],
};

const actionOf = (uses: string): string => uses.split('@', 1)[0] ?? '';

/** What holds of every workflow here. */
export const COMMON_RULES = {
  'the workflow as a whole has no permission': ({ permissions }) =>
    unless(JSON.stringify(permissions) === '{}', '`permissions: {}` is missing at the top'),
  'every job may read and nothing else': ({ jobs }) =>
    Object.entries(jobs).flatMap(([name, { permissions }]) =>
      unless(
        permissions !== undefined && Object.values(permissions).every((access) => access === 'read'),
        `${name}: expected only \`read\``,
      ),
    ),
  'every job ends in time': ({ jobs }) =>
    Object.entries(jobs).flatMap(([name, one]) =>
      unless(one['timeout-minutes'] !== undefined, `${name} has no timeout-minutes`),
    ),
  'an action is pinned by its commit, with the version beside it': ({ text }) =>
    Array.from(text.matchAll(/^\s*(?:- )?uses:\s*(.*)$/gm), ([, uses = '']) => uses)
      .filter((uses) => uses !== './')
      .flatMap((uses) =>
        unless(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v?\d+\.\d+\.\d+$/.test(uses), `not pinned: ${uses}`),
      ),
  'no expression is put into a script': (one) =>
    stepsOf(one).flatMap(({ run }) => unless(run?.includes('${{') !== true, `an expression in: ${run ?? ''}`)),
  'a checkout leaves no token behind': (one) =>
    stepsOf(one).flatMap(({ uses, with: given }) =>
      unless(
        !uses?.startsWith('actions/checkout@') || given['persist-credentials'] === false,
        'checkout without `persist-credentials: false`',
      ),
    ),
  'nothing is cached': (one) =>
    stepsOf(one).flatMap(({ uses = '', with: given }) => {
      const [input, value] = UNCACHED[actionOf(uses)] ?? [];
      const asked = Object.entries(given).some(([name, to]) => /^(?:bundler-)?cache$/.test(name) && to !== false);
      return [
        ...unless(!actionOf(uses).startsWith('actions/cache') && !asked, `a cache: ${uses}`),
        ...unless(input === undefined || given[input] === value, `${uses} caches unless \`${input}: ${value}\``),
      ];
    }),
  'no secret is named': ({ text }) => unless(!/\bsecrets\b/.test(text), 'a secret'),
  'code of a fork is never run with the rights of the base': ({ on }) =>
    ['pull_request_target', 'workflow_run', 'issue_comment'].flatMap((event) =>
      unless(!(event in on), `runs on ${event}`),
    ),
} as const satisfies Readonly<Record<string, Rule>>;

const TYPES = ['opened', 'synchronize', 'reopened', 'edited', 'ready_for_review', 'converted_to_draft'];

/** What may start it: reviews beside the rest where the policy asks for approvals. */
const STARTS = [
  { pull_request: { types: TYPES }, merge_group: null },
  {
    pull_request: { types: TYPES },
    pull_request_review: { types: ['submitted', 'dismissed'] },
    merge_group: null,
  },
];

const gateJob = (name: 'rerun' | 'recount', rule: (job: Workflow['jobs'][string]) => readonly string[]): Rule => {
  return ({ jobs }) => (jobs[name] === undefined ? [`there is no job ${name}`] : rule(jobs[name]));
};

const matrixSchema = z.object({ matrix: z.object({ shard: z.array(z.unknown()) }) });

/** How many legs a job has. */
const legsOf = (strategy: unknown): number => {
  const matrix = matrixSchema.safeParse(strategy);
  return matrix.success ? matrix.data.matrix.shard.length : 1;
};

/** What holds of a workflow that judges pull requests, beside the common rules. */
export const GATE_RULES = {
  'it runs on pull requests and their groups, on every kind of change, without filters': ({ on }) =>
    unless(
      STARTS.some((starts) => JSON.stringify(on) === JSON.stringify(starts)),
      `runs on ${JSON.stringify(on)}`,
    ),
  'no run cancels another': ({ concurrency, jobs }) =>
    unless(
      [concurrency, ...Object.values(jobs).map((one) => one.concurrency)].every((one) => one === undefined),
      'concurrency',
    ),
  'it has two jobs, and no others': ({ jobs }) =>
    unless(Object.keys(jobs).sort().join() === 'recount,rerun', `jobs: ${Object.keys(jobs).join()}`),
  'the check is named recount': gateJob('recount', ({ name, strategy }) =>
    unless(name === undefined && strategy === undefined, 'a `name` or a matrix gives the check another name'),
  ),
  'the judge runs whatever came of the suites': gateJob('recount', ({ if: condition, needs }) =>
    unless(condition === 'always()' && needs === 'rerun', `needs ${String(needs)}, if ${condition}`),
  ),
  'neither job is excused': ({ jobs }) =>
    Object.entries(jobs).flatMap(([name, one]) =>
      unless(
        one['continue-on-error'] === undefined && (name === 'recount' || one.if === undefined),
        `${name} can be passed over`,
      ),
    ),
  'the judged job reads the code, the pull request and the runs': gateJob('rerun', ({ permissions }) =>
    unless(
      isSame(permissions, { contents: 'read', 'pull-requests': 'read', actions: 'read' }),
      JSON.stringify(permissions),
    ),
  ),
  'the judge reads these, the runs and the checks': gateJob('recount', ({ permissions }) =>
    unless(
      isSame(permissions, { contents: 'read', 'pull-requests': 'read', actions: 'read', checks: 'read' }),
      JSON.stringify(permissions),
    ),
  ),
  'the suites run on the pushed commit, with all history': gateJob('rerun', ({ steps }) => {
    const [checkout] = steps;
    const given = checkout?.uses?.startsWith('actions/checkout@') === true ? checkout.with : {};
    return unless(
      given['ref'] === '${{ github.event.pull_request.head.sha }}' && given['fetch-depth'] === 0,
      `checks out ${JSON.stringify(given)}`,
    );
  }),
  'the judge has one step: the released action': gateJob('recount', ({ steps }) =>
    unless(
      steps.length === 1 && steps[0]?.uses?.startsWith('recount-dev/recount@') === true,
      `steps: ${steps.map(({ uses, run }) => uses ?? run).join(', ')}`,
    ),
  ),
  'no leg ends another, and each has its number': gateJob('rerun', ({ strategy }) => {
    const shard = Array.from({ length: legsOf(strategy) }, (_, leg) => leg);
    return unless(
      strategy === undefined || JSON.stringify(strategy) === JSON.stringify({ 'fail-fast': false, matrix: { shard } }),
      `strategy: ${JSON.stringify(strategy)}`,
    );
  }),
  'the hand-over goes from the one to the other': ({ jobs }) => {
    const legs = legsOf(jobs['rerun']?.strategy);
    const slips = (from: string) =>
      Object.fromEntries(
        Array.from({ length: legs }, (_, leg) => [`record-${leg}`, `\${{ ${from}.outputs.record-${leg} }}`]),
      );
    const place = legs === 1 ? {} : { shard: '${{ matrix.shard }}', shards: '${{ strategy.job-total }}' };
    return [
      ...unless(
        isSame(jobs['rerun']?.outputs, slips('steps.recount')) &&
          jobs['rerun']?.steps.at(-1)?.id === 'recount' &&
          JSON.stringify(jobs['rerun'].steps.at(-1)?.with) === JSON.stringify({ job: 'rerun', ...place }),
        'rerun does not hand over',
      ),
      ...unless(
        JSON.stringify(jobs['recount']?.steps[0]?.with) ===
          JSON.stringify({ job: 'verdict', ...slips('needs.rerun'), result: '${{ needs.rerun.result }}' }),
        'the judge is not given it',
      ),
    ];
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** Everything that these rules find wrong with a workflow. */
export const lintWorkflow = (rules: Readonly<Record<string, Rule>>, one: Workflow): readonly string[] =>
  Object.entries(rules).flatMap(([name, rule]) => rule(one).map((message) => `${name}: ${message}`));
