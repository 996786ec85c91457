import { array, assert, constantFrom, dictionary, letrec, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diagnose, exitOf } from '../../../src/core/doctor/diagnose.ts';
import { readSaved } from '../../../src/core/doctor/saved.ts';
import { diagnosisText } from '../../../src/core/doctor/tell.ts';
import { type Change, codesOf, diagnosisOf, type Sound, soundAnswers, withChanges } from './saved-answers.ts';

const refused = (status: number, message = 'Not Found'): string => JSON.stringify({ message, status: String(status) });

const diagnosed = (sound: Sound, ...changes: readonly Change[]) =>
  diagnosisOf(withChanges(soundAnswers(sound), changes));

const classicOnly: Change = ['branch.json', ['protection', 'enabled'], true];

describe('what may not be read is unknown, and no more', () => {
  it.each<[what: string, sound: Sound, changes: readonly Change[], unknown: readonly string[]]>([
    ['who may bypass', 'named', [['rulesets/11.json', ['bypass_actors'], undefined]], ['bypass-actors']],
    ['the ruleset', 'named', [['rulesets/11.json', [], refused(404)]], ['bypass-actors']],
    [
      'the permissions of workflows',
      'named',
      [['workflow-permissions.json', [], refused(403)]],
      ['default-permissions-write'],
    ],
    ['the runs', 'named', [['runs.json', [], undefined]], ['startup-failure']],
    ['the errors of CODEOWNERS', 'named', [['codeowners-errors.json', [], refused(404)]], ['owners-not-owned']],
    ['an answer of another form', 'named', [['workflow-permissions.json', [], '[]']], ['default-permissions-write']],
    ['the head', 'named', [['head/README.md', [], 'x']], ['skip-instruction']],
    ['the environment of the key', 'app', [['environments/recount.json', [], refused(403)]], ['key-within-reach']],
    [
      'the branches that it lets in',
      'app',
      [['environments/recount/branches.json', [], undefined]],
      ['key-within-reach'],
    ],
    [
      'which environment it is',
      'app',
      [['base/.github/workflows/recount.yml', ['jobs', 'open', 'environment'], { name: '${{ vars.PLACE }}' }]],
      ['key-within-reach'],
    ],
    [
      'the repository of the required workflow, which is not named',
      'enforced',
      [['gate.json', [], undefined]],
      ['judge-conditional'],
    ],
    [
      'the repository of the required workflow, of which another is named',
      'enforced',
      [['gate.json', ['id'], 10]],
      ['judge-conditional'],
    ],
    [
      'the files of that repository',
      'enforced',
      [['gate/.github/workflows/recount.yml', [], undefined]],
      ['judge-conditional'],
    ],
    [
      'what job another repository’s workflow reports',
      'named',
      [['base/.github/workflows/other.yml', ['jobs', 'lint', 'name'], '${{ vars.NAME }}']],
      ['check-name-taken'],
    ],
  ])('%s', (_what, sound, changes, unknown) => {
    const diagnosis = diagnosed(sound, ...changes);
    expect(diagnosis.gaps).toEqual([]);
    expect(diagnosis.unknown.map(({ code }) => code)).toEqual(unknown);
    for (const one of diagnosis.unknown)
      for (const text of [one.what, one.why, one.permission]) expect(text).not.toBe('');
    expect(exitOf(diagnosis)).toBe(2);
  });

  it('the rules: then not even the tier is known', () => {
    const diagnosis = diagnosed('named', ['rules.json', [], refused(403, 'Upgrade to GitHub Pro')]);
    expect(diagnosis).toMatchObject({ tier: 'unknown', gaps: [], unknown: [{ code: 'not-required' }] });
    expect(diagnosis.unknown[0]?.why).toBe('GitHub answered 403 (Upgrade to GitHub Pro)');
    expect(exitOf(diagnosis)).toBe(2);
  });

  it('the files of the base: nothing is said of what stands in them', () => {
    const files = new Map([...soundAnswers('named')].filter(([path]) => !path.startsWith('base/')));
    const diagnosis = diagnosisOf(files);
    expect(diagnosis.gaps).toEqual([]);
    expect(diagnosis.unknown).toMatchObject([{ code: 'policy-unreadable', why: 'it was not saved' }]);
  });

  it('the files of the head', () => {
    const saved = readSaved(soundAnswers('named'));
    if (!saved.ok) throw new Error(saved.error.message);
    const commit = { status: 200, body: { commit: { message: 'Change' } } };
    const head = { name: 'the head of #1', commit, tree: { unread: 'GitHub answered 403' } };
    expect(diagnose({ ...saved.value, head })).toMatchObject({
      gaps: [],
      unknown: [{ what: 'the workflows at the head of #1', why: 'GitHub answered 403' }],
    });
  });

  it('a refusal without a reason', () => {
    const saved = readSaved(soundAnswers('named'));
    if (!saved.ok) throw new Error(saved.error.message);
    expect(diagnose({ ...saved.value, rules: { status: 502, body: 'Unicorn!' } }).unknown).toMatchObject([
      { why: 'GitHub answered 502 (no reason given)' },
    ]);
  });

  it('a broken workflow that has nothing to do with the gate is not ours to tell', () => {
    expect(diagnosed('named', ['base/.github/workflows/broken.yml', [], 'jobs: [']).gaps).toEqual([]);
    expect(codesOf(diagnosed('named', ['base/.github/workflows/recount2.yml', [], 'jobs: ['])).length).toBe(1);
  });

  it('something open is told before something unknown', () => {
    expect(
      exitOf(diagnosed('named', ['rules.json', [{ type: 'deletion' }], undefined], ['runs.json', [], undefined])),
    ).toBe(1);
  });

  it('the files of the base, where a check is required that may be the judge’s', () => {
    const required: Change = [
      'rules.json',
      [{ type: 'required_status_checks' }, 'parameters', 'required_status_checks'],
      [{ context: 'verify', integration_id: 15368 }],
    ];
    const files = new Map([...soundAnswers('named')].filter(([path]) => !path.startsWith('base/')));
    expect(diagnosisOf(withChanges(files, [required]))).toMatchObject({
      tier: 'open',
      gaps: [],
      unknown: [{ code: 'not-required', what: 'whether the judge reports verify' }, { code: 'policy-unreadable' }],
    });
  });

  it('a required workflow of any name, where nothing else holds the gate', () => {
    const required: Change = [
      'rules.json',
      [{ type: 'workflows' }, 'parameters', 'workflows'],
      [{ repository_id: 9, path: '.github/workflows/gate.yml' }],
    ];
    const unnamed: readonly Change[] = [
      ['gate.json', [], undefined],
      ['rules.json', [{ type: 'required_status_checks' }], undefined],
    ];
    expect(diagnosed('enforced', required, ...unnamed)).toMatchObject({
      tier: 'open',
      unknown: [
        { code: 'not-required', what: 'what the required workflow .github/workflows/gate.yml of repository 9 does' },
      ],
    });
    expect(codesOf(diagnosed('enforced', required, ...unnamed))).not.toContain('not-required');
  });

  it('a required workflow that cannot be read is taken for ours by its name alone', () => {
    const other: Change = [
      'rules.json',
      [{ type: 'workflows' }, 'parameters', 'workflows'],
      [{ repository_id: 9, path: '.github/workflows/lint.yml' }],
    ];
    expect(diagnosed('enforced', other).tier).toBe('named');
    expect(diagnosed('enforced', other, ['gate.json', [], undefined])).toMatchObject({
      tier: 'named',
      unknown: [{ code: 'judge-conditional' }],
    });
  });
});

describe('a classic protection', () => {
  const gone: Change = ['rules.json', [], '[]'];
  const protection = (more: object = {}): Change => [
    'protection.json',
    [],
    JSON.stringify({
      required_status_checks: { strict: true, contexts: ['recount'], checks: [{ context: 'recount', app_id: 15368 }] },
      enforce_admins: { enabled: true },
      allow_force_pushes: { enabled: false },
      allow_deletions: { enabled: false },
      required_pull_request_reviews: {
        require_code_owner_reviews: true,
        required_approving_review_count: 1,
        dismiss_stale_reviews: true,
        require_last_push_approval: false,
      },
      ...more,
    }),
  ];

  it('is as good as a ruleset to an administrator', () => {
    expect(diagnosed('named', gone, classicOnly, protection())).toMatchObject({ tier: 'named', gaps: [], unknown: [] });
  });

  it.each<[what: string, more: object, gaps: readonly string[]]>([
    ['admins are let through', { enforce_admins: { enabled: false } }, ['bypass-actors']],
    [
      'any source, by -1',
      { required_status_checks: { strict: true, contexts: ['recount'], checks: [{ context: 'recount', app_id: -1 }] } },
      ['any-source'],
    ],
    [
      'any source, by a context alone',
      { required_status_checks: { strict: true, contexts: ['recount'] } },
      ['any-source'],
    ],
    [
      'not strict',
      { required_status_checks: { contexts: [], checks: [{ context: 'recount', app_id: 15368 }] } },
      ['not-strict'],
    ],
    ['forced pushes', { allow_force_pushes: { enabled: true } }, ['base-rewritable']],
    ['no reviews', { required_pull_request_reviews: undefined }, ['approval-outlives-push', 'review-not-required']],
    ['no checks', { required_status_checks: undefined }, ['not-required']],
    [
      'the last push must be approved',
      {
        required_pull_request_reviews: {
          require_code_owner_reviews: true,
          required_approving_review_count: 1,
          dismiss_stale_reviews: false,
          require_last_push_approval: true,
        },
      },
      [],
    ],
  ])('%s', (_what, more, gaps) => {
    expect(codesOf(diagnosed('named', gone, classicOnly, protection(more)))).toEqual(gaps);
  });

  const queue = (body: unknown): Change => ['queue.json', [], JSON.stringify(body)];
  const inQueue = queue({ data: { repository: { mergeQueue: { id: 'MQ' } } } });
  const lax = { required_status_checks: { contexts: [], checks: [{ context: 'recount', app_id: 15368 }] } };

  it('that asks for a queue wants a workflow that serves it, and no branches that are up to date', () => {
    const served: Change = ['base/.github/workflows/recount.yml', ['on', 'merge_group'], {}];
    const diagnosis = diagnosed('named', gone, classicOnly, protection(lax), inQueue);
    expect(codesOf(diagnosis)).toEqual(['merge-group-missing']);
    expect(diagnosed('named', gone, classicOnly, protection(lax), inQueue, served)).toMatchObject({
      gaps: [],
      unknown: [],
    });
  });

  it.each([
    ['was not asked', ['queue.json', [], undefined], 'it was not asked'],
    ['is refused', queue({ data: null, errors: [{ message: 'No access' }] }), 'GitHub answered: No access'],
    ['is of another form', queue([]), 'GitHub answered in a form that is not known here'],
  ] satisfies readonly [string, Change, string][])('whose queue %s may have one', (_what, answer, why) => {
    const { gaps, unknown } = diagnosed('named', gone, classicOnly, protection(), answer);
    expect(gaps).toEqual([]);
    expect(unknown).toMatchObject([{ code: 'merge-group-missing' }]);
    expect(unknown[0]?.why).toContain(why);
    // Where there is no classic protection no queue can be one's.
    expect(diagnosed('named', answer)).toMatchObject({ gaps: [], unknown: [] });
  });

  const seen = (level: string | undefined): Change => [
    'branch.json',
    ['protection'],
    {
      enabled: true,
      required_status_checks: {
        enforcement_level: level,
        contexts: ['recount'],
        checks: [{ context: 'recount', app_id: 15368 }],
      },
    },
  ];
  const hidden: Change = ['protection.json', [], refused(404)];
  const RULES = ['not-strict', 'base-rewritable', 'review-not-required', 'approval-outlives-push'];

  it.each([
    ['everyone', [], RULES],
    ['non_admins', ['bypass-actors'], RULES],
    [undefined, [], ['not-strict', 'bypass-actors', ...RULES.slice(1)]],
  ] as const)('shows a plain reader its checks and how far they reach: %s', (level, gaps, unknown) => {
    const diagnosis = diagnosed('named', gone, seen(level), hidden);
    expect(diagnosis.tier).toBe('named');
    expect(codesOf(diagnosis)).toEqual(gaps);
    expect(diagnosis.unknown.map(({ code }) => code)).toEqual(unknown);
  });

  it('that shows not even that leaves open whether the check is required', () => {
    const diagnosis = diagnosed('named', gone, ['branch.json', [], refused(404)], hidden);
    expect(diagnosis).toMatchObject({ tier: 'open', gaps: [], unknown: [{ code: 'not-required' }] });
  });

  it('that is not there is known by either answer', () => {
    const none: Change = ['branch.json', [], refused(404)];
    expect(codesOf(diagnosed('named', gone, none))).toEqual(['not-required']);
  });

  it('does no harm to what a ruleset asks', () => {
    expect(diagnosed('named', seen('non_admins'), hidden)).toMatchObject({ gaps: [], unknown: [] });
  });
});

describe('evidence', () => {
  const anyone: Change = [
    'rules.json',
    [{ type: 'required_status_checks' }, 'parameters', 'required_status_checks'],
    [{ context: 'recount' }],
  ];

  it('of any source names who else has reported the check', () => {
    const foreign: Change = [
      'check-runs.json',
      ['check_runs'],
      [
        { name: 'recount', head_sha: '2'.repeat(40), app: { id: 7, slug: 'faker' } },
        { name: 'recount', head_sha: '3'.repeat(40), app: null },
        { name: 'lint', head_sha: '3'.repeat(40), app: { id: 7 } },
      ],
    ];
    expect(diagnosed('named', anyone, foreign).gaps).toMatchObject([
      {
        evidence:
          'the ruleset “main” (11) requires recount and names no source; faker reported recount at 222222222222; someone reported recount at 333333333333',
      },
    ]);
    expect(codesOf(diagnosed('named', anyone, ['check-runs.json', [], undefined]))).toEqual(['any-source']);
  });

  it('of what only the head has says so, and what the base has too is told once', () => {
    const change = (file: string): Change => [file, ['on', 'pull_request', 'paths'], ['src/**']];
    const head: readonly Change[] = [
      ['head/', [], 'base/'],
      ['head.json', [], '{"commit":{"message":"Change\\n\\nskip-checks: true"}}'],
    ];
    const [both, one] = [
      diagnosed('named', change('base/.github/workflows/recount.yml'), ...head),
      diagnosed('named', ...head, change('head/.github/workflows/recount.yml')),
    ];
    const filtered = '.github/workflows/recount.yml: `pull_request` has `paths`';
    expect(both.gaps.map(({ evidence }) => evidence)).toEqual([
      filtered,
      'the message of the saved head says skip-checks: true',
    ]);
    expect(one.gaps.map(({ evidence }) => evidence)).toEqual([
      'the message of the saved head says skip-checks: true',
      `${filtered}, at the saved head`,
    ]);
  });

  it('a companion that the head takes away, or keeps from edits', () => {
    const head: readonly Change[] = [
      ['head/', [], 'base/'],
      ['head.json', [], '{"commit":{"message":"Change"}}'],
    ];
    const companion = 'head/.github/workflows/companion.yml';
    for (const change of [
      [companion, [], undefined],
      [companion, ['on', 'pull_request', 'types'], ['opened']],
    ] as const)
      expect(codesOf(diagnosed('enforced', ...head, change))).toEqual(['edit-after-green']);
  });

  it('a reusable workflow of the repository that judges is owned too', () => {
    const gate = 'base/.github/workflows/recount.yml';
    const text = soundAnswers('named').get(gate) ?? '';
    const diagnosis = diagnosed(
      'named',
      ['base/.github/workflows/judge.yml', [], text.replace(/^on:\n.*\n.*\n/m, 'on: workflow_call\n')],
      [
        gate,
        [],
        'on: { pull_request: { types: [opened, synchronize, reopened, edited] } }\njobs: { call: { uses: ./.github/workflows/judge.yml } }\n',
      ],
      [
        'rules.json',
        [{ type: 'required_status_checks' }, 'parameters', 'required_status_checks'],
        [{ context: 'call / recount', integration_id: 15368 }],
      ],
      ['base/.github/CODEOWNERS', [], '/.github/ @a\njudge.yml\n'],
    );
    expect(diagnosis.checks).toEqual(['call / recount']);
    expect(diagnosis.gaps).toMatchObject([
      { code: 'workflow-not-owned', evidence: '.github/workflows/judge.yml: .github/CODEOWNERS names no owner' },
    ]);
  });

  it('a judge in a workflow of another repository is unknown, and its absence is not told', () => {
    const call = 'on: pull_request\njobs: { gate: { uses: octo/gates/.github/workflows/g.yml@main } }\n';
    const required = (context: string): Change => [
      'rules.json',
      [{ type: 'required_status_checks' }, 'parameters', 'required_status_checks'],
      [{ context, integration_id: 15368 }],
    ];
    const away: Change = ['base/.github/workflows/recount.yml', [], call];
    expect(diagnosed('named', away, required('gate / recount'))).toMatchObject({
      tier: 'named',
      checks: ['gate / recount'],
      gaps: [],
      unknown: [
        { code: 'check-name-taken', why: 'it calls octo/gates/.github/workflows/g.yml@main, which is not read' },
      ],
    });
    expect(codesOf(diagnosed('named', away, required('gate / lint')))).toEqual(['not-required', 'workflow-missing']);
  });

  it('a private repository may have machines of its own', () => {
    const own: Change = ['base/.github/workflows/other.yml', ['jobs', 'lint', 'runs-on'], 'self-hosted'];
    expect(diagnosed('named', own, ['repository.json', ['private'], true]).gaps).toEqual([]);
  });

  it('a group of each run’s own cancels nothing', () => {
    const group: Change = ['base/.github/workflows/recount.yml', ['concurrency'], 'r-${{ github.run_id }}'];
    expect(diagnosed('named', group).gaps).toEqual([]);
  });

  it('a judge that an App starts when a workflow is done names it by its file too', () => {
    const changes: readonly Change[] = [
      ['base/.github/workflows/recount.yml', ['on', 'workflow_run', 'workflows'], ['.github/workflows/start.yml']],
      ['base/.github/workflows/start.yml', ['name'], undefined],
      ['base/.github/workflows/start.yml', ['on', 'pull_request', 'types'], undefined],
    ];
    expect(codesOf(diagnosed('app', ...changes))).toEqual(['edited-missing']);
  });
});

describe('whatever stands in the repository', () => {
  const key = string().chain((any) =>
    constantFrom(any, 'on', 'jobs', 'recount', 'strategy', 'matrix', 'include', 'steps', 'uses', 'if', '__proto__'),
  );
  const { tree } = letrec<{ tree: unknown }>((tie) => ({
    tree: oneof(
      { maxDepth: 6 },
      constantFrom('push', 'pull_request', './.github/workflows/recount.yml', '${{ matrix.a.b }}', null, true, 7),
      array(tie('tree'), { maxLength: 3 }),
      dictionary(key, tie('tree'), { maxKeys: 4 }),
    ),
  }));

  it('a diagnosis is made of it', () => {
    const named = soundAnswers('named');
    assert(
      property(tree, string(), (workflow, owners) => {
        const diagnosis = diagnosisOf(
          withChanges(named, [
            ['base/.github/workflows/other.yml', [], JSON.stringify(workflow)],
            ['base/.github/CODEOWNERS', [], owners],
            ['head/.github/workflows/recount.yml', [], JSON.stringify({ on: 'pull_request', jobs: workflow })],
          ]),
        );
        expect(diagnosis.tier).toBe('named');
      }),
    );
  });
});

describe('saved answers', () => {
  it.each([
    ['no answer about the repository', {}, /^repository\.json: it was not asked$/],
    ['a refusal in its place', { 'repository.json': refused(404) }, /GitHub answered 404 \(Not Found\)$/],
    ['another form', { 'repository.json': '{"id":"x"}' }, /in a form that is not known here: /],
    ['no JSON', { 'rules.json': '<html>' }, /^rules\.json: expected one of GitHub's answers, found no JSON/],
  ])('%s', (_what, files, message) => {
    const saved = readSaved(new Map(Object.entries(files)));
    expect(saved).toMatchObject({ ok: false, error: { code: 'file-unreadable' } });
    expect(saved.ok ? '' : saved.error.message).toMatch(message);
  });

  it('of no branch are of the default branch', () => {
    const saved = readSaved(
      withChanges(soundAnswers('named'), [
        ['branch.json', [], undefined],
        ['notes.txt', [], 'x'],
      ]),
    );
    expect(saved).toMatchObject({ ok: true, value: { branch: 'main' } });
  });
});

describe('for people', () => {
  it('a sound repository', () => {
    expect(diagnosisText(diagnosed('named'))).toMatchInlineSnapshot(`
      "octo/demo, branch main
      tier named: the check is required by its name: tamper-evident, not tamper-proof

      nothing was found open
      "
    `);
  });

  it('one with an open way and an unknown one', () => {
    const text = diagnosisText(
      diagnosed('named', ['rules.json', [{ type: 'deletion' }], undefined], ['runs.json', [], undefined]),
    );
    expect(text).toMatchInlineSnapshot(`
      "octo/demo, branch main
      tier named: the check is required by its name: tamper-evident, not tamper-proof

      1 open:
        base-rewritable: the base branch can be deleted or forced to another commit, past every check
          seen: deletions and force pushes are not both forbidden
          to close it: run \`recount protect\`
          https://github.com/recount-dev/recount/blob/main/docs/enforcement.md#base-rewritable

      1 unknown, which is not good:
        startup-failure: whether the workflow starts
          not known: it was not asked
          what would tell it: Actions: read
      "
    `);
  });

  it('names no text of the repository as it came', () => {
    const text = diagnosisText(
      diagnosed(
        'named',
        ['rulesets/11.json', ['name'], 'a\u001b[31m\nb\u202e'],
        ['rulesets/11.json', ['bypass_actors'], [{ actor_type: 'X\r' }]],
      ),
    );
    expect(text).not.toMatch(/[\u001b\u202e\r]/);
    expect(text).toContain('“a b”');
  });
});
