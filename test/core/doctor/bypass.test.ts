import { expect, it } from 'vitest';
import { type Change, diagnosisOf, soundAnswers, withChanges } from './saved-answers.ts';

const ROBOT = [{ actor_id: 7, actor_type: 'Integration', bypass_mode: 'always' }];
const ruleset = (id: number, actors: readonly object[] | undefined = []): Change => [
  `rulesets/${id}.json`,
  [],
  JSON.stringify({
    id,
    name: 'reviews',
    enforcement: 'active',
    bypass_actors: actors,
    current_user_can_bypass: 'never',
  }),
];
const moved = (type: string): Change => ['rules.json', [{ type }, 'ruleset_id'], 12];
const STRICT = 'strict_required_status_checks_policy';
const rule = (type: string, parameters?: object): Change => [
  'rules.json',
  [],
  undefined,
  (old) => String(old).replace(/\]\s*$/, `,${JSON.stringify({ type, ruleset_id: 12, parameters })}]`),
];
const lax: Change = ['rules.json', [{ type: 'required_status_checks' }, 'parameters', STRICT], false];
const lint: Change = rule('required_status_checks', { [STRICT]: true, required_status_checks: [{ context: 'lint' }] });
const owners = (count: number): object => ({
  require_code_owner_review: true,
  required_approving_review_count: count,
  dismiss_stale_reviews_on_push: true,
  require_last_push_approval: false,
});

it.each<[what: string, changes: readonly Change[], told: readonly string[]]>([
  ['reviews', [moved('pull_request')], ['review-not-required']],
  ['the history', [moved('deletion')], ['base-rewritable']],
  ['an up-to-date branch', [lax, lint], ['not-strict']],
  [
    'an up-to-date branch, where a queue judges all the same',
    [lax, lint, rule('merge_queue'), ['base/.github/workflows/recount.yml', ['on', 'merge_group'], {}]],
    [],
  ],
  ['the history, which another ruleset asks for as well', [rule('deletion')], []],
  [
    'the owners alone, where the count stands firm',
    [
      ['rules.json', [{ type: 'pull_request' }, 'parameters', 'require_code_owner_review'], false],
      rule('pull_request', owners(0)),
    ],
    ['review-not-required'],
  ],
  [
    'the count alone, where the owners stand firm',
    [
      ['rules.json', [{ type: 'pull_request' }, 'parameters', 'required_approving_review_count'], 0],
      rule('pull_request', owners(1)),
    ],
    ['review-not-required'],
  ],
])('a ruleset of its own asks for %s, and somebody may pass over it', (_what, changes, told) => {
  const open = diagnosisOf(withChanges(soundAnswers('named'), [...changes, ruleset(12, ROBOT)]));
  expect(open.gaps.map(({ code, evidence }) => [code, evidence])).toEqual(
    told.map((code) => [
      code,
      'it is asked, and somebody may pass over it: the ruleset “reviews” (12): Integration 7 (always)',
    ]),
  );
  expect(open.unknown).toEqual([]);
  expect(diagnosisOf(withChanges(soundAnswers('named'), [...changes, ruleset(12)]))).toMatchObject({
    gaps: [],
    unknown: [],
  });
  const hidden = diagnosisOf(withChanges(soundAnswers('named'), changes));
  expect([hidden.gaps, hidden.unknown.map(({ code }) => code)]).toEqual([[], told]);
});

it('who may pass over the check too is told once', () => {
  const changes: readonly Change[] = [['rulesets/11.json', ['bypass_actors'], ROBOT]];
  expect(diagnosisOf(withChanges(soundAnswers('named'), changes)).gaps.map(({ code }) => code)).toEqual([
    'bypass-actors',
  ]);
});

it('a ruleset that holds the check beside a firmer one is asked about its reviews', () => {
  const check = { [STRICT]: true, required_status_checks: [{ context: 'recount', integration_id: 15368 }] };
  const changes: readonly Change[] = [moved('pull_request'), rule('required_status_checks', check), ruleset(12, ROBOT)];
  expect(diagnosisOf(withChanges(soundAnswers('named'), changes)).gaps.map(({ code }) => code)).toEqual([
    'review-not-required',
  ]);
});

it.each<[what: string, protection: object, evidence: readonly string[]]>([
  ['nobody', { enforce_admins: { enabled: true } }, []],
  [
    'administrators',
    { enforce_admins: { enabled: false } },
    ['the branch protection: administrators (“Do not allow bypassing the above settings” is off)'],
  ],
  [
    'those whom it lets merge without a review',
    {
      enforce_admins: { enabled: true },
      allowed: { users: [{ login: 'mona' }], teams: [{ slug: 'release' }], apps: [{ slug: 'robot' }] },
    },
    ['the reviews of the branch protection: mona, release, robot'],
  ],
])('a classic protection asks for reviews, past which may go %s', (_what, { ...protection }, evidence) => {
  const { allowed, ...rest }: { readonly allowed?: unknown } = protection;
  const reviews = {
    require_code_owner_reviews: true,
    required_approving_review_count: 1,
    dismiss_stale_reviews: true,
    ...(allowed === undefined ? {} : { bypass_pull_request_allowances: allowed }),
  };
  const changes: readonly Change[] = [
    ['rules.json', [{ type: 'pull_request' }], undefined],
    ['branch.json', ['protection', 'enabled'], true],
    ['protection.json', [], JSON.stringify({ ...rest, required_pull_request_reviews: reviews })],
  ];
  const { gaps, unknown } = diagnosisOf(withChanges(soundAnswers('named'), changes));
  expect(gaps.map((gap) => gap.evidence)).toEqual(
    evidence.map((who) => `it is asked, and somebody may pass over it: ${who}`),
  );
  expect(unknown).toEqual([]);
});
