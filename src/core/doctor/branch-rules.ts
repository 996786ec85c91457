import type * as z from 'zod';
import {
  branchSchema,
  protectionSchema,
  queueSchema,
  type Reading,
  read,
  refusalOf,
  rulesetSchema,
  rulesSchema,
  type Snapshot,
  workflowsOf,
} from './answers.ts';
import { allOf, anyOf, type Fact } from './fact.ts';

/** Who may pass over a rule. */
type Bypass =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'somebody'; readonly who: string }
  | { readonly kind: 'unknown'; readonly why: string };

/** Where a demand stands: in a ruleset or in the classic protection, and who may pass over it. */
export interface Source {
  readonly from: string;
  readonly bypass: Bypass;
}

/** A check that must be there; without `app` anyone may report it. */
export interface RequiredCheck extends Source {
  readonly context: string;
  readonly app: number | undefined;
}

/** A workflow of another repository that must pass. */
export interface RequiredWorkflow extends Source {
  readonly repositoryId: number;
  readonly path: string;
}

/** What all rules of a branch ask together: GitHub adds them up. */
export interface BranchRules {
  readonly checks: readonly RequiredCheck[];
  readonly workflows: readonly RequiredWorkflow[];
  readonly queue: boolean;
  /** Why it is not known whether a classic protection asks for a queue; undefined where it is. */
  readonly hiddenQueue: string | undefined;
  readonly strict: Fact;
  /** A change of a file with owners waits for one of them. */
  readonly ownersReview: Fact;
  /** An approval ends with the next push. */
  readonly approvalEnds: Fact;
  /** The branch can neither be deleted nor be forced. */
  readonly keepsHistory: Fact;
  /** What those demands rest on: for each part of one, where it stands. */
  readonly rests: Readonly<Record<'strict' | 'ownersReview' | 'keepsHistory', readonly (readonly Source[])[]>>;
  /** Why the checks of the classic protection are not known; undefined where they are. */
  readonly hiddenChecks: string | undefined;
  /** The rulesets that nobody may bypass. */
  readonly firm: ReadonlySet<number>;
}

type Rules = z.infer<typeof rulesSchema>;
type Rule<T extends string> = Extract<Rules[number], { type: T }>;

const isRule =
  <T extends string>(type: T) =>
  (rule: Rules[number]): rule is Rule<T> =>
    rule.type === type;

const bypassOf = (snapshot: Snapshot, id: number): Source => {
  const ruleset = read(snapshot.rulesets.get(id), rulesetSchema);
  if (!ruleset.known) return { from: `ruleset ${id}`, bypass: { kind: 'unknown', why: ruleset.why } };
  const { name, bypass_actors: actors, current_user_can_bypass: own = 'never' } = ruleset.value;
  const from = `the ruleset “${name}” (${id})`;
  if (actors !== undefined && actors.length > 0) {
    const who = actors.map(({ actor_type: type, actor_id: actor, bypass_mode: mode }) =>
      [type, actor, `(${mode ?? 'always'})`].filter((part) => part !== null && part !== undefined).join(' '),
    );
    return { from, bypass: { kind: 'somebody', who: who.join(', ') } };
  }
  if (own !== 'never') return { from, bypass: { kind: 'somebody', who: `you, with this token (${own})` } };
  if (actors !== undefined) return { from, bypass: { kind: 'nobody' } };
  return { from, bypass: { kind: 'unknown', why: 'GitHub tells it to those who may change the ruleset' } };
};

interface Classic {
  readonly checks: readonly RequiredCheck[];
  /** What a demand of it rests on; a review may be passed over by others too. */
  readonly source: Source;
  readonly reviewSource: Source;
  readonly strict: Fact;
  readonly owners: Fact;
  readonly approves: Fact;
  readonly ends: Fact;
  readonly keepsHistory: Fact;
  readonly hiddenChecks?: string;
}

const CLASSIC = 'the branch protection';
const UNASKED: Source = { from: CLASSIC, bypass: { kind: 'nobody' } };

const NONE: Classic = {
  checks: [],
  source: UNASKED,
  reviewSource: UNASKED,
  strict: false,
  owners: false,
  approves: false,
  ends: false,
  keepsHistory: false,
};

type ClassicChecks = NonNullable<z.infer<typeof protectionSchema>['required_status_checks']>;

const checksOf = (given: ClassicChecks | undefined, bypass: Bypass): readonly RequiredCheck[] => {
  const { contexts = [], checks = [] } = given ?? {};
  const named = checks.map(({ context, app_id: app }) => ({ context, app }));
  const others = contexts.filter((context) => !named.some((one) => one.context === context));
  return [...named, ...others.map((context) => ({ context, app: undefined }))].map((one) => ({
    ...one,
    from: CLASSIC,
    bypass,
  }));
};

const ADMINS: Bypass = { kind: 'somebody', who: 'administrators (“Do not allow bypassing the above settings” is off)' };

type ClassicReviews = z.infer<typeof protectionSchema>['required_pull_request_reviews'];

/** Whom a classic protection lets merge without the reviews that it asks of everyone else. */
const reviewSourceOf = (reviews: ClassicReviews, source: Source): Source => {
  const { users = [], teams = [], apps = [] } = reviews?.bypass_pull_request_allowances ?? {};
  const who = [...users.map(({ login }) => login), ...[...teams, ...apps].map(({ slug }) => slug)];
  if (who.length === 0) return source;
  return { from: 'the reviews of the branch protection', bypass: { kind: 'somebody', who: who.join(', ') } };
};

/** The classic protection: all of it for an administrator, the checks alone for everyone else. */
const classicOf = (snapshot: Snapshot): Classic => {
  const branch = read(snapshot.branchAnswer, branchSchema);
  const shown = branch.known ? branch.value.protection : undefined;
  if (shown?.enabled === false) return NONE;
  const { protection: answer } = snapshot;
  if (answer?.status === 404 && refusalOf(answer) === 'Branch not protected') return NONE;
  const protection = read(answer, protectionSchema);
  if (!protection.known) {
    const level = shown?.required_status_checks?.enforcement_level;
    const bypass: Bypass =
      level === 'everyone'
        ? { kind: 'nobody' }
        : level === 'non_admins'
          ? ADMINS
          : { kind: 'unknown', why: protection.why };
    const [strict, owners, approves, ends, keepsHistory] = [undefined, undefined, undefined, undefined, undefined];
    const checks = checksOf(shown?.required_status_checks, bypass);
    const hidden = branch.known ? {} : { hiddenChecks: branch.why };
    const source: Source = { from: CLASSIC, bypass: { kind: 'unknown', why: protection.why } };
    return { checks, source, reviewSource: source, strict, owners, approves, ends, keepsHistory, ...hidden };
  }
  const { required_status_checks: checks, required_pull_request_reviews: reviews, ...rest } = protection.value;
  const bypass: Bypass = rest.enforce_admins?.enabled === true ? { kind: 'nobody' } : ADMINS;
  const source: Source = { from: CLASSIC, bypass };
  return {
    checks: checksOf(checks, bypass),
    source,
    reviewSource: reviewSourceOf(reviews, source),
    strict: checks?.strict === true,
    owners: reviews?.require_code_owner_reviews === true,
    approves: (reviews?.required_approving_review_count ?? 0) > 0,
    ends: reviews?.dismiss_stale_reviews === true || reviews?.require_last_push_approval === true,
    keepsHistory: rest.allow_force_pushes?.enabled !== true && rest.allow_deletions?.enabled !== true,
  };
};

/** Whether there is a queue, which a rule or a classic protection asks for; a reader is not told which. */
const queueOf = ({ queue }: Snapshot, isRuled: boolean, classic: Classic): Reading<boolean> => {
  if (isRuled || classic === NONE) return { known: true, value: isRuled };
  const answer = read(queue, queueSchema);
  if (!answer.known) return answer;
  const { value } = answer;
  return value.errors === undefined
    ? { known: true, value: value.data.repository.mergeQueue !== null }
    : { known: false, why: `GitHub answered: ${value.errors[0].message}` };
};

const isStrict = ({ parameters }: Rule<'required_status_checks'>): boolean =>
  parameters.strict_required_status_checks_policy && parameters.required_status_checks.length > 0;

/** What a branch asks, out of its rulesets and its classic protection. */
export const readBranchRules = (snapshot: Snapshot): Reading<BranchRules> => {
  const answer = read(snapshot.rules, rulesSchema);
  if (!answer.known) return answer;
  const rules = answer.value;
  const classic = classicOf(snapshot);
  const checks = rules.filter(isRule('required_status_checks'));
  const reviewRules = rules.filter(isRule('pull_request'));
  const reviews = reviewRules.map(({ parameters }) => parameters);
  const sources = new Map<number, Source>();
  const sourceOf = ({ ruleset_id: id }: Rules[number]): Source => {
    const found = sources.get(id) ?? bypassOf(snapshot, id);
    sources.set(id, found);
    return found;
  };
  /** Where a demand stands: in these rules, and in the classic protection unless that is known not to make it. */
  const places = (some: readonly Rules[number][], fact: Fact, source: Source): readonly Source[] => [
    ...some.map(sourceOf),
    ...(fact === false ? [] : [source]),
  ];
  const { source, reviewSource } = classic;
  const has = (type: string): boolean => rules.some((rule) => rule.type === type);
  const queue = queueOf(snapshot, has('merge_queue'), classic);
  return {
    known: true,
    value: {
      checks: [
        ...checks.flatMap((rule) =>
          rule.parameters.required_status_checks.map(({ context, integration_id: app }) => ({
            context,
            app,
            ...sourceOf(rule),
          })),
        ),
        ...classic.checks,
      ],
      workflows: rules.flatMap((rule) =>
        workflowsOf(rule).map(({ path, repository_id: repositoryId }) => ({
          path,
          repositoryId,
          ...sourceOf(rule),
        })),
      ),
      queue: queue.known && queue.value,
      hiddenQueue: queue.known ? undefined : queue.why,
      strict: anyOf([...checks.map(isStrict), classic.strict]),
      ownersReview: allOf([
        anyOf([...reviews.map((one) => one.require_code_owner_review), classic.owners]),
        // With a count of 0 the demand for owners does nothing (measured: rjwalters/loom#4607).
        anyOf([...reviews.map((one) => one.required_approving_review_count > 0), classic.approves]),
      ]),
      approvalEnds: anyOf([
        ...reviews.map((one) => one.dismiss_stale_reviews_on_push || one.require_last_push_approval),
        classic.ends,
      ]),
      keepsHistory: anyOf([has('deletion') && has('non_fast_forward'), classic.keepsHistory]),
      rests: {
        strict: [places(checks.filter(isStrict), classic.strict, source)],
        ownersReview: [
          places(
            reviewRules.filter(({ parameters }) => parameters.require_code_owner_review),
            classic.owners,
            reviewSource,
          ),
          places(
            reviewRules.filter(({ parameters }) => parameters.required_approving_review_count > 0),
            classic.approves,
            reviewSource,
          ),
        ],
        keepsHistory: ['deletion', 'non_fast_forward'].map((type) =>
          places(
            rules.filter((rule) => rule.type === type),
            classic.keepsHistory,
            source,
          ),
        ),
      },
      hiddenChecks: classic.hiddenChecks,
      firm: new Set(rules.filter((rule) => sourceOf(rule).bypass.kind === 'nobody').map(({ ruleset_id: id }) => id)),
    },
  };
};
