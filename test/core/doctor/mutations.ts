import * as z from 'zod';
import type { GapCode, Tier } from '../../../src/core/doctor/gaps.ts';
import type { Change, Sound } from './saved-answers.ts';

/** One thing that is made wrong in a sound repository, and all that doctor has to say about it. */
export interface Mutation {
  readonly name: string;
  readonly changes: readonly Change[];
  readonly gaps: readonly GapCode[];
  /** The tier that is left; its own where none is named. */
  readonly tier?: Tier;
  /** What cannot be there any more, whatever else is made wrong. */
  readonly hides?: readonly GapCode[];
}

const GATE = 'base/.github/workflows/recount.yml';
const OTHER = 'base/.github/workflows/other.yml';
const OWNERS = 'base/.github/CODEOWNERS';
const POLICY = 'base/.github/recount.yml';
const MAIN = 'rulesets/11.json';

const rule = (type: string, ...path: readonly string[]) => [{ type }, ...path];
const job = (name: string, ...path: readonly string[]) => ['jobs', name, ...path];

type Make = (old: unknown) => unknown;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const onList =
  (make: (list: readonly unknown[]) => readonly unknown[]): Make =>
  (old) =>
    isList(old) ? make(old) : old;
const without = (value: string): Make => onList((list) => list.filter((one) => one !== value));
const behind = (...members: readonly unknown[]): Make => onList((list) => [...members, ...list]);
const and = (member: unknown): Make => onList((list) => [...list, member]);
const line =
  (text: string): Make =>
  (old) =>
    `${String(old)}${text}\n`;
const replaced =
  (from: string, to: string): Make =>
  (old) =>
    String(old).replace(from, to);
const oneMoreRule =
  (rule: object): Make =>
  (old) =>
    JSON.stringify([...z.array(z.unknown()).parse(JSON.parse(String(old))), rule]);

const one = (name: string, gap: GapCode, ...changes: readonly Change[]): Mutation => ({ name, changes, gaps: [gap] });

const OF_THE_FILE: readonly GapCode[] = [
  'pull-request-missing',
  'edited-missing',
  'review-missing',
  'merge-group-missing',
  'trigger-filtered',
  'judge-conditional',
  'needs-without-always',
  'judge-excused',
  'concurrency',
  'action-not-pinned',
  'code-outside-walls',
  'workflow-not-owned',
];

/** A job that reports `recount` beside the judge. */
const twin = (more: object = {}) => ({ 'runs-on': 'ubuntu-24.04', steps: [{ run: 'true' }], ...more });

const RULES: readonly Mutation[] = [
  one('admins bypass', 'bypass-actors', [
    MAIN,
    ['bypass_actors'],
    [{ actor_id: 5, actor_type: 'RepositoryRole', bypass_mode: 'always' }],
  ]),
  one(
    'the asker may bypass, and sees no list',
    'bypass-actors',
    [MAIN, ['bypass_actors'], undefined],
    [MAIN, ['current_user_can_bypass'], 'pull_requests_only'],
  ),
  one('the base can be forced', 'base-rewritable', ['rules.json', rule('non_fast_forward'), undefined]),
  one('the base can be deleted', 'base-rewritable', ['rules.json', rule('deletion'), undefined]),
  one('no owner has to look', 'review-not-required', [
    'rules.json',
    rule('pull_request', 'parameters', 'require_code_owner_review'),
    false,
  ]),
  one('owners are asked, with a count of 0', 'review-not-required', [
    'rules.json',
    rule('pull_request', 'parameters', 'required_approving_review_count'),
    0,
  ]),
  one('approvals stay after a push', 'approval-outlives-push', [
    'rules.json',
    rule('pull_request', 'parameters', 'dismiss_stale_reviews_on_push'),
    false,
  ]),
  {
    name: 'no pull request is required',
    changes: [['rules.json', rule('pull_request'), undefined]],
    gaps: ['review-not-required', 'approval-outlives-push'],
  },
];

const STRICT = one('not strict', 'not-strict', [
  'rules.json',
  rule('required_status_checks', 'parameters', 'strict_required_status_checks_policy'),
  false,
]);

const OWNERSHIP: readonly Mutation[] = [
  one('the policy has no owner', 'policy-not-owned', [OWNERS, [], undefined, line('/.github/recount.yml')]),
  one('CODEOWNERS has no owner', 'owners-not-owned', [OWNERS, [], undefined, line('CODEOWNERS')]),
];

const POLICIES: readonly Mutation[] = [
  one('a suite ends with || true', 'suite-masked', [POLICY, ['suites', 'unit', 'run'], 'npm test || true']),
  one('a suite is a pipe in a shell of its own', 'suite-masked', [
    POLICY,
    ['suites', 'types', 'run'],
    ['sh', '-c', 'npx tsc | tee log'],
  ]),
  {
    name: 'there is no policy',
    changes: [[POLICY, [], undefined]],
    gaps: ['policy-unreadable'],
    hides: ['suite-masked'],
  },
  {
    name: 'the policy has an unknown key',
    changes: [[POLICY, ['enforce'], 'off']],
    gaps: ['policy-unreadable'],
    hides: ['suite-masked', 'review-missing'],
  },
];

/** The policy asks for approvals, which the workflow at `file` does not know. */
const approvals = (file: string): readonly Mutation[] => [
  one('the policy asks for approvals, and no review starts the workflow', 'review-missing', [POLICY, ['changes'], {}]),
  one(
    'the policy asks for approvals, and one that is taken back starts nothing',
    'review-missing',
    [POLICY, ['changes'], { approvers: 'maintainer' }],
    [file, ['on', 'pull_request_review'], { types: ['submitted'] }],
  ),
];

/** A pull request with the files of its base. */
const HEAD: readonly Change[] = [
  ['head/', [], 'base/'],
  ['head.json', [], '{"commit":{"message":"Change"}}'],
];

const ELSEWHERE: readonly Mutation[] = [
  one('a machine of their own', 'self-hosted-public', [OTHER, job('lint', 'runs-on'), ['self-hosted', 'linux']]),
  one('a machine of their own, out of a matrix', 'self-hosted-public', [
    OTHER,
    job('lint', 'strategy', 'matrix', 'os'),
    ['ubuntu-24.04', 'self-hosted'],
  ]),
  one('a machine of their own, in a workflow that is called', 'self-hosted-public', [
    'base/.github/workflows/called.yml',
    job('recount', 'runs-on'),
    'self-hosted',
  ]),
  one('the head skips CI', 'skip-instruction', ...HEAD, ['head.json', [], '{"commit":{"message":"Tidy [skip ci]"}}']),
];

const TWINS: readonly Mutation[] = [
  one('a second job in the same workflow', 'check-name-taken', [GATE, job('twin'), twin({ name: 'recount' })]),
  one('a job of another workflow with that key', 'check-name-taken', [OTHER, job('recount'), twin()]),
  one('a job of that name out of a matrix', 'check-name-taken', [
    OTHER,
    job('spread'),
    twin({ name: '${{ matrix.a }}${{ matrix.b }}', strategy: { matrix: { a: ['re', 'un'], b: ['count'] } } }),
  ]),
  one('a job of that name out of an include', 'check-name-taken', [
    OTHER,
    job('spread'),
    twin({ name: '${{ matrix.what }}', strategy: { matrix: { include: [{ what: 'lint' }, { what: 'recount' }] } } }),
  ]),
  one('a matrix that reports its key where it is skipped', 'check-name-taken', [
    OTHER,
    job('recount'),
    twin({ if: 'false', strategy: { matrix: { os: ['x', 'y'] } } }),
  ]),
  one('a call of that name that may be skipped', 'check-name-taken', [
    OTHER,
    job('recount'),
    { if: "github.event_name == 'push'", uses: './.github/workflows/called.yml' },
  ]),
  one('a workflow that only the head has', 'check-name-taken', ...HEAD, [
    'head/.github/workflows/new.yml',
    [],
    'on: pull_request\njobs: { recount: { runs-on: ubuntu-24.04, steps: [{ run: "true" }] } }\n',
  ]),
  one('the head has another judge', 'check-name-taken', ...HEAD, [
    'head/.github/workflows/recount.yml',
    [],
    'on: pull_request\njobs: { recount: { runs-on: ubuntu-24.04, steps: [{ run: "true" }] } }\n',
  ]),
];

const CHECKOUT = { uses: `actions/checkout@${'0'.repeat(40)}`, with: { ref: '${{ github.sha }}' } };

/** What is wrong in the shape of a judge's workflow. */
const shape = (file: string): readonly Mutation[] => [
  one('a condition on the judge', 'judge-conditional', [
    file,
    job('recount', 'if'),
    "always() && github.actor != 'robot'",
  ]),
  { name: 'always(), with blanks in it', changes: [[file, job('recount', 'if'), '${{ always( ) }}']], gaps: [] },
  one('no always()', 'needs-without-always', [file, job('recount', 'if'), undefined]),
  one('the job goes on after a failure', 'judge-excused', [file, job('recount', 'continue-on-error'), true]),
  one('a group of the workflow', 'concurrency', [file, ['concurrency'], { group: 'pr', 'cancel-in-progress': true }]),
  one('a group of the judged job', 'concurrency', [file, job('rerun', 'concurrency'), '${{ github.ref }}']),
  one('an action by its tag', 'action-not-pinned', [
    file,
    job('rerun', 'steps'),
    undefined,
    and({ uses: 'actions/cache@v5', with: { path: 'x' } }),
  ]),
  one('a step that runs files of the commit before the suites', 'code-outside-walls', [
    file,
    job('rerun', 'steps'),
    undefined,
    behind(CHECKOUT, { run: 'npm ci' }),
  ]),
  one('an image without its digest', 'action-not-pinned', [
    file,
    job('rerun', 'steps'),
    undefined,
    and({ uses: 'docker://alpine:3' }),
  ]),
];

const onJudgeStep = (more: object): Make =>
  onList((steps) => steps.map((one) => (typeof one === 'object' ? { ...one, ...more } : one)));

const shapes = (file: string, judge = 'recount'): readonly Mutation[] =>
  shape(file)
    .concat([
      one('a condition on its step', 'judge-conditional', [
        file,
        job('recount', 'steps'),
        undefined,
        onJudgeStep({ if: 'success()' }),
      ]),
      one('its step goes on after a failure', 'judge-excused', [
        file,
        job('recount', 'steps'),
        undefined,
        onJudgeStep({ 'continue-on-error': true }),
      ]),
    ])
    .map((mutation) => ({
      ...mutation,
      changes: mutation.changes.map(
        ([at, path, ...to]): Change => [at, path.map((part) => (part === 'recount' ? judge : part)), ...to],
      ),
    }));

const QUEUE = { type: 'merge_queue', parameters: {}, ruleset_id: 11 };

const NAMED: readonly Mutation[] = [
  {
    name: 'nothing is required',
    changes: [['rules.json', rule('required_status_checks'), undefined]],
    gaps: ['not-required'],
    tier: 'open',
    hides: ['required-other-name'],
  },
  {
    name: 'only another check is required',
    changes: [
      [
        'rules.json',
        rule('required_status_checks', 'parameters', 'required_status_checks'),
        [{ context: 'lint', integration_id: 15368 }],
      ],
    ],
    gaps: ['not-required'],
    tier: 'open',
    hides: ['required-other-name'],
  },
  {
    name: 'the check is required with the name of its workflow',
    changes: [
      [
        'rules.json',
        rule('required_status_checks', 'parameters', 'required_status_checks'),
        [{ context: 'recount / recount', integration_id: 15368 }],
      ],
    ],
    gaps: ['required-other-name'],
    tier: 'open',
  },
  {
    name: 'the judge has another name',
    changes: [[GATE, job('recount', 'name'), 'verify']],
    gaps: ['required-other-name'],
    tier: 'open',
    hides: ['check-name-taken'],
  },
  {
    name: 'the judge has a matrix',
    changes: [[GATE, job('recount', 'strategy'), { matrix: { os: ['a', 'b'] } }]],
    gaps: ['required-other-name'],
    tier: 'open',
    hides: ['check-name-taken'],
  },
  {
    name: 'the judged job is required in place of the judge',
    changes: [
      [
        'rules.json',
        rule('required_status_checks', 'parameters', 'required_status_checks'),
        [{ context: 'rerun', integration_id: 15368 }],
      ],
    ],
    gaps: ['required-other-name'],
    tier: 'open',
  },
  one('any source', 'any-source', [
    'rules.json',
    rule('required_status_checks', 'parameters', 'required_status_checks'),
    [{ context: 'recount' }],
  ]),
  STRICT,
  {
    name: 'a queue that the workflow does not serve',
    changes: [['rules.json', [], undefined, oneMoreRule(QUEUE)]],
    gaps: ['merge-group-missing'],
    hides: ['not-strict'],
  },
  ...RULES,
  ...OWNERSHIP,
  one('the workflow has no owner', 'workflow-not-owned', [
    OWNERS,
    [],
    undefined,
    line('/.github/workflows/recount.yml'),
  ]),
  one('new workflows have no owner', 'new-workflow-not-owned', [
    OWNERS,
    [],
    undefined,
    line('/.github/workflows/\n/.github/workflows/recount.yml @octo/gatekeepers'),
  ]),
  {
    name: 'there is no CODEOWNERS',
    changes: [[OWNERS, [], undefined]],
    gaps: ['workflow-not-owned', 'new-workflow-not-owned', 'policy-not-owned', 'owners-not-owned'],
  },
  {
    name: 'GitHub passes over the line of the owners',
    changes: [
      [OWNERS, [], undefined, replaced('*  ', '#  ')],
      [
        'codeowners-errors.json',
        ['errors'],
        [{ line: 3, column: 1, kind: 'Unknown owner', message: '', path: '.github/CODEOWNERS' }],
      ],
    ],
    gaps: ['workflow-not-owned', 'new-workflow-not-owned', 'policy-not-owned', 'owners-not-owned'],
  },
  {
    name: 'there is no workflow',
    changes: [[GATE, [], undefined]],
    gaps: ['workflow-missing'],
    hides: [...OF_THE_FILE, 'startup-failure', 'gate-in-same-repository'],
  },
  {
    name: 'the judge is another action',
    changes: [[GATE, job('recount'), twin({ steps: [{ uses: './', with: { job: 'verdict' } }] })]],
    gaps: ['workflow-missing', 'check-name-taken'],
    hides: [...OF_THE_FILE, 'startup-failure', 'gate-in-same-repository'],
  },
  {
    name: 'the workflow is not YAML',
    changes: [[GATE, [], undefined, replaced('jobs:', 'jobs: [')]],
    gaps: ['startup-failure'],
    hides: [...OF_THE_FILE, 'gate-in-same-repository'],
  },
  {
    name: 'the newest run could not be started',
    changes: [['runs.json', ['workflow_runs', { id: 2 }, 'conclusion'], 'startup_failure']],
    gaps: ['startup-failure'],
  },
  {
    name: 'it runs on pushes',
    changes: [[GATE, ['on'], 'push']],
    gaps: ['pull-request-missing'],
    hides: ['edited-missing', 'trigger-filtered'],
  },
  {
    name: 'it has no types',
    changes: [[GATE, ['on', 'pull_request', 'types'], undefined]],
    gaps: ['edited-missing'],
  },
  one('it does not run on edits', 'edited-missing', [
    GATE,
    ['on', 'pull_request', 'types'],
    undefined,
    without('edited'),
  ]),
  one('it does not run on pushes to the head', 'pull-request-missing', [
    GATE,
    ['on', 'pull_request', 'types'],
    undefined,
    without('synchronize'),
  ]),
  one('paths', 'trigger-filtered', [GATE, ['on', 'pull_request', 'paths'], ['src/**']]),
  one('paths-ignore', 'trigger-filtered', [GATE, ['on', 'pull_request', 'paths-ignore'], ['docs/**']]),
  one('branches', 'trigger-filtered', [GATE, ['on', 'pull_request', 'branches'], ['release/**', '!main']]),
  one('branches-ignore', 'trigger-filtered', [GATE, ['on', 'pull_request', 'branches-ignore'], ['m*']]),
  ...shapes(GATE),
  ...TWINS,
  ...ELSEWHERE,
  ...POLICIES,
  ...approvals(GATE),
  one('workflows may write by default', 'default-permissions-write', [
    'workflow-permissions.json',
    ['default_workflow_permissions'],
    'write',
  ]),
  {
    name: 'a ruleset takes the workflow from here',
    changes: [
      [
        'rules.json',
        [],
        undefined,
        oneMoreRule({
          type: 'workflows',
          parameters: { workflows: [{ repository_id: 1, path: '.github/workflows/recount.yml' }] },
          ruleset_id: 11,
        }),
      ],
    ],
    gaps: ['gate-in-same-repository'],
    tier: 'named',
    hides: ['required-other-name'],
  },
];

const REQUIRED = 'gate/.github/workflows/recount.yml';
const COMPANION = 'base/.github/workflows/companion.yml';

/** What is looked for only beside a companion; who may bypass the ruleset of the organisation is not among it. */
const WITH_COMPANION: readonly GapCode[] = [
  'check-name-taken',
  'trigger-filtered',
  'workflow-not-owned',
  'new-workflow-not-owned',
  'any-source',
];

const ENFORCED: readonly Mutation[] = [
  ...RULES.filter(({ gaps }) => !gaps.includes('bypass-actors')),
  one('admins bypass', 'bypass-actors', [
    'rulesets/22.json',
    ['bypass_actors'],
    [{ actor_id: null, actor_type: 'OrganizationAdmin', bypass_mode: 'always' }],
  ]),
  one(
    'admins bypass what requires the check of the companion',
    'bypass-actors',
    [MAIN, ['bypass_actors'], [{ actor_id: 5, actor_type: 'RepositoryRole', bypass_mode: 'pull_request' }]],
    // As it is: without a companion nothing rests on that ruleset.
    [COMPANION, [], undefined, (old) => old],
  ),
  STRICT,
  ...OWNERSHIP,
  ...shapes(REQUIRED).map((mutation) => ({ ...mutation, name: `required: ${mutation.name}` })),
  ...shapes(COMPANION).map((mutation) => ({ ...mutation, name: `companion: ${mutation.name}` })),
  one('the required workflow does not run on pull requests', 'pull-request-missing', [REQUIRED, ['on'], 'push']),
  {
    name: 'there is no companion',
    changes: [[COMPANION, [], undefined]],
    gaps: ['edit-after-green', 'retarget-after-green'],
    hides: WITH_COMPANION,
  },
  {
    name: 'the companion does not run on edits',
    changes: [[COMPANION, [], undefined, replaced('[edited]', '[opened]')]],
    gaps: ['edit-after-green', 'retarget-after-green'],
    hides: WITH_COMPANION,
  },
  one('the companion has a filter', 'trigger-filtered', [COMPANION, ['on', 'pull_request', 'paths'], ['src/**']]),
  one('new workflows have no owner', 'new-workflow-not-owned', [
    OWNERS,
    [],
    undefined,
    line('/.github/workflows/\n/.github/workflows/companion.yml @octo/gatekeepers'),
  ]),
  one('the companion has no owner', 'workflow-not-owned', [OWNERS, [], undefined, line('companion.yml')]),
  one('the check of the companion may come from anyone', 'any-source', [
    'rules.json',
    rule('required_status_checks', 'parameters', 'required_status_checks'),
    [{ context: 'recount' }],
  ]),
  one('a job of another workflow with that key', 'check-name-taken', [OTHER, job('recount'), twin()]),
  ...ELSEWHERE,
  ...POLICIES,
  ...approvals(COMPANION),
  one('the required workflow could not be started', 'startup-failure', [
    'runs.json',
    ['workflow_runs', { id: 2 }, 'conclusion'],
    'startup_failure',
  ]),
];

const QUEUED: readonly Mutation[] = [
  ...RULES.filter(({ gaps }) => !gaps.includes('bypass-actors')),
  ...OWNERSHIP,
  ...shapes(REQUIRED),
  one('the required workflow does not serve the queue', 'merge-group-missing', [
    REQUIRED,
    ['on', 'merge_group'],
    undefined,
  ]),
  one('the required workflow serves the queue of other branches', 'merge-group-missing', [
    REQUIRED,
    ['on', 'merge_group'],
    { branches: ['release/**'] },
  ]),
  one('the required workflow leaves the queue of this branch out', 'merge-group-missing', [
    REQUIRED,
    ['on', 'merge_group'],
    { 'branches-ignore': ['m*'] },
  ]),
  one('the required workflow waits for what no queue asks', 'merge-group-missing', [
    REQUIRED,
    ['on', 'merge_group'],
    { types: ['destroyed'] },
  ]),
  {
    name: 'the queue is gone',
    changes: [['rules.json', rule('merge_queue'), undefined]],
    gaps: ['not-strict', 'edit-after-green', 'retarget-after-green'],
    hides: ['merge-group-missing'],
  },
  ...POLICIES,
];

const ENVIRONMENT = 'environments/recount.json';
const STARTER = 'base/.github/workflows/start.yml';

const APP: readonly Mutation[] = [
  ...RULES,
  STRICT,
  ...OWNERSHIP,
  one('the workflow has no owner', 'workflow-not-owned', [
    OWNERS,
    [],
    undefined,
    line('/.github/workflows/recount.yml'),
  ]),
  ...shapes(GATE, 'judge'),
  one('the judge ends no check', 'check-unfinished', [
    GATE,
    job('judge', 'steps'),
    [{ uses: `recount-dev/recount@${'0'.repeat(40)}`, with: { job: 'verdict' } }],
  ]),
  one('no job makes the check', 'check-unfinished', [GATE, job('open'), undefined]),
  {
    name: 'there is no workflow',
    changes: [[GATE, [], undefined]],
    gaps: ['workflow-missing'],
    hides: [...OF_THE_FILE, 'startup-failure', 'check-unfinished', 'key-within-reach'],
  },
  one('the environment of the key lets every branch in', 'key-within-reach', [
    ENVIRONMENT,
    ['deployment_branch_policy'],
    null,
  ]),
  one('it lets every protected branch in', 'key-within-reach', [
    ENVIRONMENT,
    ['deployment_branch_policy', 'protected_branches'],
    true,
  ]),
  one('it lets another branch in', 'key-within-reach', [
    'environments/recount/branches.json',
    ['branch_policies'],
    [{ name: 'main', type: 'branch' }, { name: 'release/*' }],
  ]),
  one('it lets a tag of that name in', 'key-within-reach', [
    'environments/recount/branches.json',
    ['branch_policies', { name: 'main' }, 'type'],
    'tag',
  ]),
  one('it is not there', 'key-within-reach', [
    ENVIRONMENT,
    [],
    JSON.stringify({ message: 'Not Found', status: '404' }),
  ]),
  one('a job has the key from no environment', 'key-within-reach', [GATE, job('open', 'environment'), undefined]),
  {
    name: 'a queue that what starts it does not serve',
    changes: [['rules.json', [], undefined, oneMoreRule(QUEUE)]],
    gaps: ['merge-group-missing'],
    hides: ['not-strict'],
  },
  one('the newest run could not be started', 'startup-failure', [
    'runs.json',
    ['workflow_runs', { id: 2 }, 'conclusion'],
    'startup_failure',
  ]),
  one('what starts it does not run on edits', 'edited-missing', [
    STARTER,
    ['on', 'pull_request', 'types'],
    undefined,
    without('edited'),
  ]),
  {
    name: 'no workflow has the name that it waits for',
    changes: [[GATE, ['on', 'workflow_run', 'workflows'], ['another']]],
    gaps: ['pull-request-missing'],
    hides: ['edited-missing', 'merge-group-missing', 'review-missing'],
  },
  ...ELSEWHERE,
  one('the suites run on a machine of their own', 'self-hosted-public', [GATE, job('rerun', 'runs-on'), 'self-hosted']),
  ...POLICIES,
  ...approvals(STARTER),
];

/** Everything that is made wrong, by the sound repository it is made in. */
export const MUTATIONS: Readonly<Record<Sound, readonly Mutation[]>> = {
  named: NAMED,
  app: APP,
  enforced: ENFORCED,
  queue: QUEUED,
};
