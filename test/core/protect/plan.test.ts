import { describe, expect, it } from 'vitest';
import { type Plan, planRuleset, type Wish } from '../../../src/core/protect/plan.ts';
import {
  type Rule,
  rulesetDifference,
  type StandingRuleset,
  standingSchema,
} from '../../../src/core/protect/ruleset.ts';
import { proposalText, undoCommand, writtenText } from '../../../src/core/protect/tell.ts';

const wish: Wish = { branch: 'main', isDefault: true, checks: ['recount'], queue: false };
const workflow = { repository_id: 9, path: '.github/workflows/recount.yml', ref: 'refs/heads/main' };
const alone: Wish = { ...wish, withoutReviews: true };
const inOrganisation: Wish = { ...wish, organisation: { repository: 'demo', workflow } };

const review = (more: object = {}): Rule => ({
  type: 'pull_request',
  parameters: {
    required_approving_review_count: 1,
    require_code_owner_review: true,
    dismiss_stale_reviews_on_push: true,
    require_last_push_approval: false,
    required_review_thread_resolution: false,
    ...more,
  },
});
const checks = (more: object = {}): Rule => ({
  type: 'required_status_checks',
  parameters: {
    do_not_enforce_on_create: false,
    strict_required_status_checks_policy: true,
    required_status_checks: [{ context: 'recount', integration_id: 15_368 }],
    ...more,
  },
});
const KEEPS: readonly Rule[] = [{ type: 'deletion' }, { type: 'non_fast_forward' }];
const ALL: readonly Rule[] = [...KEEPS, review(), checks()];

const own = (rules: readonly Rule[], more: object = {}): StandingRuleset =>
  standingSchema.parse({
    id: 7,
    name: 'recount',
    target: 'branch',
    enforcement: 'active',
    bypass_actors: [],
    conditions: { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] } },
    rules,
    ...more,
  });

const rulesetOf = (plan: Plan) => {
  if (plan.kind === 'nothing') throw new Error('There is nothing to do.');
  return plan.ruleset;
};

describe('where nothing stands', () => {
  it('a ruleset of its own is made, with all of it', () => {
    expect(planRuleset(wish, [], undefined)).toEqual({
      kind: 'create',
      ruleset: {
        name: 'recount',
        target: 'branch',
        enforcement: 'active',
        bypass_actors: [],
        conditions: { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] } },
        rules: ALL,
      },
    });
  });

  it('the organisation requires the workflow of another repository too', () => {
    expect(rulesetOf(planRuleset(inOrganisation, [], undefined))).toMatchObject({
      conditions: {
        ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] },
        repository_name: { include: ['demo'], exclude: [] },
      },
      rules: [...ALL, { type: 'workflows', parameters: { workflows: [workflow] } }],
    });
  });

  it('reviews are left out where that is wished, and nothing else', () => {
    expect(rulesetOf(planRuleset(alone, [], undefined)).rules).toEqual([...KEEPS, checks()]);
  });

  it('another branch is named by its ref', () => {
    const plan = planRuleset({ ...wish, branch: 'next', isDefault: false }, [], undefined);
    expect(rulesetOf(plan).conditions).toEqual({ ref_name: { include: ['refs/heads/next'], exclude: [] } });
  });

  it('a branch with a queue need not be up to date', () => {
    expect(rulesetOf(planRuleset({ ...wish, queue: true }, [], undefined)).rules).toContainEqual(
      checks({ strict_required_status_checks_policy: false }),
    );
  });

  it('every name of the judge is required', () => {
    expect(rulesetOf(planRuleset({ ...wish, checks: ['a', 'b'] }, [], undefined)).rules[3]?.parameters).toMatchObject({
      required_status_checks: [
        { context: 'a', integration_id: 15_368 },
        { context: 'b', integration_id: 15_368 },
      ],
    });
  });
});

describe('where enough stands, nothing is done', () => {
  it.each<[what: string, wish: Wish, standing: readonly Rule[]]>([
    ['exactly that', wish, ALL],
    [
      'stricter',
      wish,
      [
        ...KEEPS,
        { type: 'required_signatures' },
        review({ required_approving_review_count: 3, require_last_push_approval: true }),
        checks({
          required_status_checks: [
            { context: 'recount', integration_id: 15_368 },
            { context: 'lint', integration_id: 15_368 },
          ],
        }),
      ],
    ],
    [
      'from an App',
      wish,
      [...KEEPS, review(), checks({ required_status_checks: [{ context: 'recount', integration_id: 4711 }] })],
    ],
    [
      'spread over several rulesets',
      wish,
      [
        ...KEEPS,
        review({ required_approving_review_count: 0, dismiss_stale_reviews_on_push: false }),
        review({
          require_code_owner_review: false,
          dismiss_stale_reviews_on_push: false,
          require_last_push_approval: true,
        }),
        checks({ strict_required_status_checks_policy: false }),
        checks({ required_status_checks: [{ context: 'lint' }] }),
      ],
    ],
    [
      'a queue in place of strict',
      { ...wish, queue: true },
      [...KEEPS, review(), checks({ strict_required_status_checks_policy: false })],
    ],
    ['all but reviews, which are not wished', alone, [...KEEPS, checks()]],
    [
      'the workflow too',
      inOrganisation,
      [...ALL, { type: 'workflows', parameters: { workflows: [{ ...workflow, ref: 'refs/tags/v1' }] } }],
    ],
  ])('%s', (_what, given, standing) => {
    expect(planRuleset(given, standing, undefined)).toEqual({ kind: 'nothing' });
    expect(planRuleset(given, standing, own(standing))).toEqual({ kind: 'nothing' });
  });
});

describe('where some stands, what is missing is added', () => {
  it.each<[what: string, standing: readonly Rule[], missing: readonly Rule[]]>([
    ['a force push is allowed', [{ type: 'deletion' }, review(), checks()], [{ type: 'non_fast_forward' }]],
    ['a deletion is allowed', [{ type: 'non_fast_forward' }, review(), checks()], [{ type: 'deletion' }]],
    ['no owner is asked', [...KEEPS, checks(), review({ require_code_owner_review: false })], [review()]],
    ['the count is 0', [...KEEPS, checks(), review({ required_approving_review_count: 0 })], [review()]],
    ['approvals stay', [...KEEPS, checks(), review({ dismiss_stale_reviews_on_push: false })], [review()]],
    ['it is not strict', [...KEEPS, review(), checks({ strict_required_status_checks_policy: false })], [checks()]],
    [
      'it comes from anyone',
      [...KEEPS, review(), checks({ required_status_checks: [{ context: 'recount' }] })],
      [checks()],
    ],
    [
      'another check is required',
      [...KEEPS, review(), checks({ required_status_checks: [{ context: 'lint' }] })],
      [checks()],
    ],
    ['a rule has another form', [...KEEPS, checks(), { type: 'pull_request' }], [review()]],
  ])('%s', (_what, standing, missing) => {
    expect(rulesetOf(planRuleset(wish, standing, undefined)).rules).toEqual(missing);
  });
});

describe('its own ruleset is made stricter, and weaker in nothing', () => {
  it('lists grow, switches go on, numbers rise', () => {
    const before = own([
      review({
        required_approving_review_count: 2,
        require_code_owner_review: false,
        required_review_thread_resolution: true,
      }),
      checks({
        strict_required_status_checks_policy: false,
        do_not_enforce_on_create: true,
        required_status_checks: [{ context: 'recount' }, { context: 'lint', integration_id: 15_368 }],
      }),
      { type: 'required_linear_history' },
    ]);
    const plan = planRuleset(wish, before.rules, before);
    expect(plan).toMatchObject({ kind: 'change', id: 7 });
    expect(rulesetOf(plan).rules).toEqual([
      review({ required_approving_review_count: 2, required_review_thread_resolution: true }),
      checks({
        do_not_enforce_on_create: true,
        required_status_checks: [
          { context: 'lint', integration_id: 15_368 },
          { context: 'recount', integration_id: 15_368 },
        ],
      }),
      { type: 'required_linear_history' },
      ...KEEPS,
    ]);
  });

  it.each<[what: string, more: object, changed: object]>([
    [
      'bypass is emptied',
      { bypass_actors: [{ actor_type: 'OrganizationAdmin', bypass_mode: 'always' }] },
      { bypass_actors: [] },
    ],
    ['it is put in force', { enforcement: 'evaluate' }, { enforcement: 'active' }],
    [
      'it reaches the branch',
      { conditions: { ref_name: { include: ['refs/heads/next'], exclude: ['~DEFAULT_BRANCH', 'refs/heads/x'] } } },
      { conditions: { ref_name: { include: ['refs/heads/next', '~DEFAULT_BRANCH'], exclude: ['refs/heads/x'] } } },
    ],
    [
      'and reaches no less than before',
      { conditions: { ref_name: { include: ['~ALL'] } }, enforcement: 'disabled' },
      { conditions: { ref_name: { include: ['~ALL'], exclude: [] } } },
    ],
    [
      'it has no conditions',
      { conditions: null },
      { conditions: { ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] } } },
    ],
  ])('%s', (_what, more, changed) => {
    // None of its rules stands: it is bypassed, not in force or about other branches.
    const plan = planRuleset(wish, [], own(ALL, more));
    expect(plan).toMatchObject({ kind: 'change', ruleset: { rules: ALL, ...changed } });
  });

  it('the ruleset of the organisation takes one more repository', () => {
    const rules = [...ALL, { type: 'workflows', parameters: { workflows: [workflow] } }];
    const conditions = (include: readonly string[], exclude: readonly string[] = []) => ({
      ref_name: { include: ['~DEFAULT_BRANCH'], exclude: [] },
      repository_name: { include, exclude, protected: true },
    });
    const after = (given: object) =>
      rulesetOf(planRuleset(inOrganisation, [], own(rules, { conditions: given }))).conditions;
    expect(after(conditions(['other'], ['demo', 'x']))).toEqual(conditions(['other', 'demo'], ['x']));
    expect(after(conditions(['~ALL']))).toEqual(conditions(['~ALL']));
  });

  it('a rule without parameters gets them, and a check that is there stays one', () => {
    const same = { integration_id: 15_368, context: 'recount' };
    const before = own([
      { type: 'pull_request' },
      checks({ strict_required_status_checks_policy: false, required_status_checks: [same] }),
    ]);
    expect(rulesetOf(planRuleset(wish, before.rules, before)).rules.slice(0, 2)).toEqual([review(), checks()]);
  });

  it('a second workflow stands beside the first', () => {
    const other = { repository_id: 1, path: 'a.yml' };
    const before = own([{ type: 'workflows', parameters: { workflows: [other] } }]);
    expect(rulesetOf(planRuleset(inOrganisation, before.rules, before)).rules[0]).toEqual({
      type: 'workflows',
      parameters: { workflows: [other, workflow] },
    });
  });

  it.each<[what: string, given: Wish, start: StandingRuleset | undefined]>([
    ['from nothing', wish, undefined],
    ['from little', wish, own([checks({ required_status_checks: [{ context: 'recount' }] })])],
    ['for an organisation', inOrganisation, undefined],
  ])('and a second time nothing is left to do, %s', (_what, given, start) => {
    const first = rulesetOf(planRuleset(given, start?.rules ?? [], start));
    expect(planRuleset(given, first.rules, standingSchema.parse({ ...first, id: 7 }))).toEqual({ kind: 'nothing' });
  });
});

it('a review that its own ruleset asks for stays where none is wished', () => {
  const before = own([review()]);
  expect(rulesetOf(planRuleset(alone, [review()], before)).rules).toEqual([review(), ...KEEPS, checks()]);
});

describe('for people', () => {
  const at = { repository: 'octo/demo', branch: 'main', address: 'repos/octo/demo/rulesets' };

  it('a new ruleset is shown line by line', () => {
    const plan = planRuleset(wish, [], undefined);
    expect(proposalText({ ...at, plan, notes: ['a note'] })).toMatchInlineSnapshot(`
      "octo/demo, branch main
      a new ruleset “recount” at repos/octo/demo/rulesets
        + enforcement: active
        + ref_name: ~DEFAULT_BRANCH
        + bypass: nobody
        + deletion
        + non_fast_forward
        + pull_request: required_approving_review_count is 1
        + pull_request: require_code_owner_review is true
        + pull_request: dismiss_stale_reviews_on_push is true
        + pull_request: require_last_push_approval is false
        + pull_request: required_review_thread_resolution is false
        + required_status_checks: do_not_enforce_on_create is false
        + required_status_checks: strict_required_status_checks_policy is true
        + required_status_checks: required_status_checks has {"context":"recount","integration_id":15368}
      with it every pull request needs the approval of another person: GitHub lets nobody approve their own, so who works alone could merge nothing, and takes \`--no-reviews\`
      a note
      "
    `);
  });

  it('a changed one with what stays and what goes', () => {
    const before = own(KEEPS, {
      bypass_actors: [
        { actor_type: 'RepositoryRole', actor_id: 5, bypass_mode: 'pull_request' },
        { actor_type: 'DeployKey', actor_id: null },
      ],
      conditions: { ref_name: { include: ['refs/heads/next'], exclude: ['refs/heads/x'] } },
    });
    const plan = planRuleset(wish, [...KEEPS, review()], before);
    expect(proposalText({ ...at, plan, notes: [] })).toMatchInlineSnapshot(`
      "octo/demo, branch main
      the ruleset “recount” at repos/octo/demo/rulesets/7
        - bypass: RepositoryRole 5 (pull_request)
        - bypass: DeployKey (always)
          enforcement: active
          ref_name: refs/heads/next
        + ref_name: ~DEFAULT_BRANCH
          ref_name: not refs/heads/x
        + bypass: nobody
          deletion
          non_fast_forward
        + required_status_checks: do_not_enforce_on_create is false
        + required_status_checks: strict_required_status_checks_policy is true
        + required_status_checks: required_status_checks has {"context":"recount","integration_id":15368}
      "
    `);
  });

  const ALONE = 'with it every pull request needs the approval of another person';

  it.each<[what: string, standing: readonly Rule[], start: StandingRuleset | undefined, told: boolean]>([
    ['where nothing stands', [], undefined, true],
    ['where its own ruleset asks already', [], own([review()]), true],
    ['where another one asks already', [review()], undefined, false],
    ['where another one asks, and its own names no count', [review()], own([{ type: 'pull_request' }]), false],
    [
      'where another one asks, and its own asks for none',
      [review()],
      own([review({ required_approving_review_count: 0 })]),
      false,
    ],
    ['where there is nothing to do', ALL, undefined, false],
  ])('whoever works alone is warned of the approval that it asks for, %s', (_what, standing, start, told) => {
    const shown = proposalText({ ...at, plan: planRuleset(wish, standing, start), notes: [] });
    expect(shown.includes(ALONE)).toBe(told);
  });

  it('and not where reviews are left out', () => {
    expect(proposalText({ ...at, plan: planRuleset(alone, [], undefined), notes: [] })).not.toContain(ALONE);
  });

  it('and nothing to do', () => {
    expect(proposalText({ ...at, plan: { kind: 'nothing' }, notes: [] })).toMatchInlineSnapshot(`
      "octo/demo, branch main
      nothing to do: the rules that stand ask all of it, and nobody may bypass them
      "
    `);
  });

  it('with the way back', () => {
    const before = rulesetOf(planRuleset(wish, ALL.slice(1), undefined));
    expect(writtenText(undoCommand(at.address, 7, undefined))).toContain(
      '\ngh api --method DELETE repos/octo/demo/rulesets/7\n',
    );
    const undo = undoCommand(at.address, 7, before);
    const [first = '', ...rest] = undo.split('\n');
    expect(first).toBe("gh api --method PUT repos/octo/demo/rulesets/7 --input - <<'RULESET'");
    expect(rest.at(-1)).toBe('RULESET');
    expect(JSON.parse(rest.slice(0, -1).join('\n'))).toEqual(before);
  });

  it('a difference of equals is none', () => {
    const ruleset = rulesetOf(planRuleset(wish, [], undefined));
    expect(rulesetDifference(ruleset, ruleset).filter((line) => !line.startsWith('  '))).toEqual([]);
  });
});
