import * as z from 'zod';
import { ACTIONS_APP } from '../actions-app.ts';
import { type Rule, type Ruleset, type StandingRuleset, writable } from './ruleset.ts';

/** The name of the one ruleset that `protect` makes and changes. */
export const OWN_NAME = 'recount';

/** What is to be required. */
export interface Wish {
  readonly branch: string;
  readonly isDefault: boolean;
  /** The names under which the judge reports. */
  readonly checks: readonly string[];
  /** The branch has a merge queue, which tests what is merged: then it need not be up to date. */
  readonly queue: boolean;
  /** No review is asked for: where one person works alone nobody could give it. */
  readonly withoutReviews?: boolean;
  /** For a ruleset of the organisation: the repository's name, and the workflow that is required. */
  readonly organisation?: {
    readonly repository: string;
    readonly workflow: { readonly repository_id: number; readonly path: string; readonly ref: string };
  };
}

/** What has to be done. */
export type Plan =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'create'; readonly ruleset: Ruleset }
  | { readonly kind: 'change'; readonly id: number; readonly before: Ruleset; readonly ruleset: Ruleset };

const reviewSchema = z.looseObject({
  required_approving_review_count: z.int(),
  require_code_owner_review: z.boolean(),
  dismiss_stale_reviews_on_push: z.boolean(),
  require_last_push_approval: z.boolean(),
  required_review_thread_resolution: z.boolean(),
});

const checksSchema = z.looseObject({
  strict_required_status_checks_policy: z.boolean(),
  required_status_checks: z.array(z.looseObject({ context: z.string(), integration_id: z.int().optional() })),
});

const workflowsSchema = z.looseObject({
  workflows: z.array(z.looseObject({ repository_id: z.int(), path: z.string() })),
});

const REVIEW: z.infer<typeof reviewSchema> = {
  // With a count of 0 GitHub asks no owner (measured: rjwalters/loom#4607).
  required_approving_review_count: 1,
  require_code_owner_review: true,
  dismiss_stale_reviews_on_push: true,
  require_last_push_approval: false,
  required_review_thread_resolution: false,
};

const parametersOf = <T>(rules: readonly Rule[], type: string, schema: z.ZodType<T>): readonly T[] =>
  rules.flatMap((rule) => {
    const parsed = rule.type === type ? schema.safeParse(rule.parameters) : undefined;
    return parsed?.success === true ? [parsed.data] : [];
  });

const missingReview = (standing: readonly Rule[]): readonly Rule[] => {
  const found = parametersOf(standing, 'pull_request', reviewSchema);
  const isThere =
    found.some((one) => one.require_code_owner_review) &&
    found.some((one) => one.required_approving_review_count > 0) &&
    found.some((one) => one.dismiss_stale_reviews_on_push || one.require_last_push_approval);
  return isThere ? [] : [{ type: 'pull_request', parameters: REVIEW }];
};

const missingChecks = (standing: readonly Rule[], { checks, queue }: Wish): readonly Rule[] => {
  const found = parametersOf(standing, 'required_status_checks', checksSchema);
  const required = found.flatMap((one) => one.required_status_checks);
  const absent = checks.filter(
    (name) => !required.some(({ context, integration_id: app }) => context === name && app !== undefined),
  );
  const isStrict = queue || found.some((one) => one.strict_required_status_checks_policy);
  if (absent.length === 0 && isStrict) return [];
  const parameters: z.infer<typeof checksSchema> = {
    do_not_enforce_on_create: false,
    strict_required_status_checks_policy: !queue,
    // A demand to be up to date counts only where there is a check beside it.
    required_status_checks: checks.map((context) => ({ context, integration_id: ACTIONS_APP })),
  };
  return [{ type: 'required_status_checks', parameters }];
};

const missingWorkflows = (standing: readonly Rule[], { organisation }: Wish): readonly Rule[] => {
  if (organisation === undefined) return [];
  const { workflow } = organisation;
  const found = parametersOf(standing, 'workflows', workflowsSchema).flatMap((one) => one.workflows);
  const isThere = found.some((one) => one.repository_id === workflow.repository_id && one.path === workflow.path);
  return isThere ? [] : [{ type: 'workflows', parameters: { workflows: [workflow] } }];
};

/** The rules that are wished for and that nothing gives yet; `standing` are those that nobody may pass over. */
const missingRules = (standing: readonly Rule[], wish: Wish): readonly Rule[] => [
  ...['deletion', 'non_fast_forward']
    .filter((type) => !standing.some((rule) => rule.type === type))
    .map((type) => ({ type })),
  ...(wish.withoutReviews === true ? [] : missingReview(standing)),
  ...missingChecks(standing, wish),
  ...missingWorkflows(standing, wish),
];

/** The stricter of two values: `true` of a switch, the higher of two numbers. */
const strongest = (old: unknown, wanted: unknown): unknown => (Number(old) >= Number(wanted) ? old : wanted);

const isSameCheck = (a: z.infer<typeof checksSchema>['required_status_checks'][number], context: string): boolean =>
  a.context === context && a.integration_id === undefined;

const membersSchema = z.array(z.record(z.string(), z.unknown()));
const keyOf = (member: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Both lists, each member once. */
const mergedMembers = (old: unknown, wanted: unknown): unknown => {
  const lists = z.tuple([membersSchema, membersSchema]).safeParse([old, wanted]);
  if (!lists.success) return strongest(old, wanted);
  const [kept, added] = lists.data;
  const contexts = checksSchema.shape.required_status_checks.safeParse(added).data ?? [];
  const still = kept.filter((one) => {
    const check = checksSchema.shape.required_status_checks.element.safeParse(one);
    // A check that may come from anyone gives way to the same one from Actions.
    return !(check.success && contexts.some(({ context }) => isSameCheck(check.data, context)));
  });
  const keys = new Set(still.map(keyOf));
  return [...still, ...added.filter((one) => !keys.has(keyOf(one)))];
};

const merged = (old: Rule['parameters'], wanted: NonNullable<Rule['parameters']>): Rule['parameters'] => {
  const before: Readonly<Record<string, unknown>> = { ...old };
  const after: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(wanted)) after[name] = mergedMembers(before[name] ?? value, value);
  return after;
};

const mergedRules = (old: readonly Rule[], missing: readonly Rule[]): Rule[] => [
  ...old.map((rule) => {
    const more = missing.find(({ type }) => type === rule.type);
    return more?.parameters === undefined ? rule : { ...rule, parameters: merged(rule.parameters, more.parameters) };
  }),
  ...missing.filter(({ type }) => !old.some((rule) => rule.type === type)),
];

const isIn = (names: readonly string[], { branch, isDefault }: Wish): boolean =>
  names.some((name) => name === '~ALL' || name === `refs/heads/${branch}` || (isDefault && name === '~DEFAULT_BRANCH'));

const conditionsFor = (old: Ruleset['conditions'], wish: Wish): Ruleset['conditions'] => {
  const { include = [], exclude = [] } = old.ref_name ?? {};
  const own = wish.isDefault ? '~DEFAULT_BRANCH' : `refs/heads/${wish.branch}`;
  const refs = {
    include: isIn(include, wish) ? include : [...include, own],
    exclude: exclude.filter((name) => !isIn([name], wish)),
  };
  if (wish.organisation === undefined) return { ...old, ref_name: refs };
  const { repository } = wish.organisation;
  const repositories = old.repository_name ?? { include: [], exclude: [] };
  const isThere = repositories.include.some((name) => name === repository || name === '~ALL');
  return {
    ...old,
    ref_name: refs,
    repository_name: {
      ...repositories,
      include: isThere ? repositories.include : [...repositories.include, repository],
      exclude: repositories.exclude.filter((name) => name !== repository),
    },
  };
};

/**
 * What is to be done so that the branch asks at least what is wished. Rulesets add up, so what stands elsewhere is left
 * alone, and only the own ruleset is made or made stricter. `standing` are the rules of the branch out of rulesets that
 * nobody may bypass.
 */
export const planRuleset = (wish: Wish, standing: readonly Rule[], own: StandingRuleset | undefined): Plan => {
  const missing = missingRules(standing, wish);
  if (missing.length === 0) return { kind: 'nothing' };
  const before = own === undefined ? undefined : writable(own);
  const ruleset: Ruleset = {
    name: OWN_NAME,
    target: 'branch',
    enforcement: 'active',
    bypass_actors: [],
    conditions: conditionsFor(before?.conditions ?? {}, wish),
    rules: mergedRules(before?.rules ?? [], missing),
  };
  return own === undefined || before === undefined
    ? { kind: 'create', ruleset }
    : { kind: 'change', id: own.id, before, ruleset };
};
