import * as z from 'zod';

/** One answer of GitHub's, as it came: `body` is JSON. A question that was not asked has none. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The files of one commit that are looked at, by path, or why they could not be read. */
export type Tree = ReadonlyMap<string, string> | { readonly unread: string };

/** The repository itself: without it nothing can be told. */
export type Repository = z.infer<typeof repositorySchema>;

/** Everything that a diagnosis is made from. */
export interface Snapshot {
  readonly branch: string;
  readonly repository: Repository;
  readonly branchAnswer: Answer | undefined;
  readonly rules: Answer | undefined;
  readonly rulesets: ReadonlyMap<number, Answer>;
  readonly protection: Answer | undefined;
  readonly queue: Answer | undefined;
  /** The environments that hold the key of the check, and the branches that they let in, by their names. */
  readonly environments: ReadonlyMap<string, Answer>;
  readonly environmentBranches: ReadonlyMap<string, Answer>;
  readonly workflowPermissions: Answer | undefined;
  readonly ownersErrors: Answer | undefined;
  readonly workflowRuns: Answer | undefined;
  /** The check runs of `--pr`'s head, or of the newest pull request that ran. */
  readonly checkRuns: Answer | undefined;
  readonly base: Tree;
  /** The pull request's head, where one was named: what it is called, its commit and its files. */
  readonly head: { readonly name: string; readonly commit: Answer | undefined; readonly tree: Tree } | undefined;
  /** The repository that an organisation's ruleset takes the workflow from, where it was named. */
  readonly gate: { readonly repository: Answer | undefined; readonly tree: Tree } | undefined;
}

/** What an answer says, or why it says nothing. */
export type Reading<T> =
  | { readonly known: true; readonly value: T }
  | { readonly known: false; readonly why: string; readonly missing?: boolean };

const refusal = z.looseObject({ message: z.string() }).catch({ message: 'no reason given' });

/** What GitHub said where it did not answer the question. */
export const refusalOf = (answer: Answer): string => refusal.parse(answer.body).message;

/** Reads an answer by a schema: a refusal, and an answer of another form, are unknown. */
export const read = <T>(answer: Answer | undefined, schema: z.ZodType<T>): Reading<T> => {
  if (answer === undefined) return { known: false, why: 'it was not asked' };
  if (answer.status >= 400)
    return {
      known: false,
      why: `GitHub answered ${answer.status} (${refusalOf(answer)})`,
      missing: answer.status === 404,
    };
  const parsed = schema.safeParse(answer.body);
  if (parsed.success) return { known: true, value: parsed.data };
  const [first = ''] = z.prettifyError(parsed.error).split('\n');
  return { known: false, why: `GitHub answered in a form that is not known here: ${first}` };
};

/** `GET /repos/{owner}/{repo}` */
export const repositorySchema = z.looseObject({
  id: z.int(),
  full_name: z.string(),
  default_branch: z.string(),
  private: z.boolean(),
  permissions: z.looseObject({ admin: z.boolean().optional() }).optional(),
});

/** `GET /repos/{owner}/{repo}/actions/permissions/workflow` */
export const workflowPermissionsSchema = z.looseObject({ default_workflow_permissions: z.enum(['read', 'write']) });

/** `GET /repos/{owner}/{repo}/environments/{environment_name}`: without a policy it lets every branch in. */
export const environmentSchema = z.looseObject({
  deployment_branch_policy: z.looseObject({ protected_branches: z.boolean() }).nullable(),
});

/** `GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies` */
export const environmentBranchesSchema = z.looseObject({
  branch_policies: z.array(z.looseObject({ name: z.string(), type: z.string().optional() })),
});

/** `GET /repos/{owner}/{repo}/codeowners/errors` */
export const ownersErrorsSchema = z.looseObject({
  errors: z.array(
    z.looseObject({ line: z.int(), column: z.int().optional(), kind: z.string().optional(), path: z.string() }),
  ),
});

/** `GET /repos/{owner}/{repo}/actions/runs` */
export const workflowRunsSchema = z.looseObject({
  workflow_runs: z.array(
    z.looseObject({
      id: z.int(),
      path: z.string(),
      head_sha: z.string(),
      conclusion: z.string().nullable(),
      html_url: z.string().optional(),
    }),
  ),
});

/** `GET /repos/{owner}/{repo}/commits/{ref}/check-runs` */
export const checkRunsSchema = z.looseObject({
  check_runs: z.array(
    z.looseObject({
      name: z.string(),
      head_sha: z.string(),
      app: z.looseObject({ id: z.int(), slug: z.string().optional() }).nullable(),
    }),
  ),
});

/** `GET /repos/{owner}/{repo}/commits/{ref}` */
export const commitSchema = z.looseObject({ commit: z.looseObject({ message: z.string() }) });

const source = z
  .int()
  .nullish()
  // -1 was GitHub's word for any source (docs: REST, "Update status check protection").
  .transform((id) => (id === null || id === -1 ? undefined : id));

const checksSchema = z.looseObject({
  strict_required_status_checks_policy: z.boolean(),
  required_status_checks: z.array(z.looseObject({ context: z.string(), integration_id: source })),
});

const workflowsSchema = z.looseObject({
  workflows: z.array(
    z.looseObject({ path: z.string(), repository_id: z.int(), ref: z.string().optional(), sha: z.string().optional() }),
  ),
});

const reviewsSchema = z.looseObject({
  require_code_owner_review: z.boolean(),
  required_approving_review_count: z.int(),
  dismiss_stale_reviews_on_push: z.boolean(),
  require_last_push_approval: z.boolean(),
});

const from = { ruleset_id: z.int(), ruleset_source: z.string().optional() };

/** `GET /repos/{owner}/{repo}/rules/branches/{branch}`: the rules that matter here, and the names of all others. */
export const rulesSchema = z.array(
  z.union([
    z.looseObject({ ...from, type: z.literal('required_status_checks'), parameters: checksSchema }),
    z.looseObject({ ...from, type: z.literal('workflows'), parameters: workflowsSchema }),
    z.looseObject({ ...from, type: z.literal('pull_request'), parameters: reviewsSchema }),
    z.looseObject({
      ...from,
      type: z.string().refine((type) => !['required_status_checks', 'workflows', 'pull_request'].includes(type)),
    }),
  ]),
);

type BranchRule = z.infer<typeof rulesSchema>[number];
const isWorkflows = (rule: BranchRule): rule is Extract<BranchRule, { type: 'workflows' }> => rule.type === 'workflows';

/** The workflows that a rule requires; none where it is of another type. */
export const workflowsOf = (rule: BranchRule): z.infer<typeof workflowsSchema>['workflows'] =>
  isWorkflows(rule) ? rule.parameters.workflows : [];

/** `GET /repos/{owner}/{repo}/rulesets/{ruleset_id}`: who may bypass it is told to those who may change it. */
export const rulesetSchema = z.looseObject({
  id: z.int(),
  name: z.string(),
  bypass_actors: z
    .array(
      z.looseObject({
        actor_type: z.string(),
        actor_id: z.int().nullish(),
        bypass_mode: z.string().optional(),
      }),
    )
    .optional(),
  current_user_can_bypass: z.string().optional(),
});

const classicChecks = z.looseObject({
  enforcement_level: z.string().optional(),
  strict: z.boolean().optional(),
  contexts: z.array(z.string()),
  checks: z.array(z.looseObject({ context: z.string(), app_id: source })).default([]),
});

const loginsSchema = z.array(z.looseObject({ login: z.string() })).default([]);
const slugsSchema = z.array(z.looseObject({ slug: z.string() })).default([]);

const enabled = z.looseObject({ enabled: z.boolean() }).optional();

/** `GET /repos/{owner}/{repo}/branches/{branch}`: what every reader sees of a classic protection. */
export const branchSchema = z.looseObject({
  protection: z
    .looseObject({ enabled: z.boolean().optional(), required_status_checks: classicChecks.optional() })
    .optional(),
});

/** `GET /repos/{owner}/{repo}/branches/{branch}/protection`: all of it, for administrators. */
export const protectionSchema = z.looseObject({
  required_status_checks: classicChecks.optional(),
  enforce_admins: enabled,
  allow_force_pushes: enabled,
  allow_deletions: enabled,
  required_pull_request_reviews: z
    .looseObject({
      require_code_owner_reviews: z.boolean(),
      required_approving_review_count: z.int().default(0),
      dismiss_stale_reviews: z.boolean(),
      require_last_push_approval: z.boolean().default(false),
      bypass_pull_request_allowances: z
        .looseObject({ users: loginsSchema, teams: slugsSchema, apps: slugsSchema })
        .optional(),
    })
    .optional(),
});

/** Of a merge queue that a classic protection asks for GraphQL alone tells (docs: GraphQL, objects, "Repository"). */
export const QUEUE_QUERY =
  'query($owner: String!, $name: String!, $branch: String!) { repository(owner: $owner, name: $name) { mergeQueue(branch: $branch) { id } } }';

/** `POST /graphql` with {@link QUEUE_QUERY}: what is refused is told with status 200, beside data that count for nothing. */
export const queueSchema = z.union([
  z.looseObject({ errors: z.tuple([z.looseObject({ message: z.string() })], z.unknown()) }),
  z.looseObject({
    errors: z.undefined().optional(),
    data: z.looseObject({ repository: z.looseObject({ mergeQueue: z.looseObject({}).nullable() }) }),
  }),
]);

/** `GET /repos/{owner}/{repo}/pulls/{pull_number}` */
export const pullSchema = z.looseObject({
  base: z.looseObject({ ref: z.string() }),
  head: z.looseObject({ sha: z.string() }),
});

/** `GET /repos/{owner}/{repo}/contents/{path}` of a folder. */
export const folderSchema = z.array(z.looseObject({ path: z.string() }));

/** One page of any list. */
export const pageSchema = z.array(z.unknown());
