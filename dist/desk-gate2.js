import { S as FIX_POLICY, lr as prettifyError, w as NEW_MESSAGE, y as fault } from "./desk-tell.js";
import { C as unknown, S as union, b as string, c as boolean, d as int, h as number, i as _enum, m as looseObject, o as _undefined, p as literal$1, s as array, x as tuple, y as record } from "./desk-schemas.js";
import { g as POLICY_PATH } from "./desk-text.js";
import { n as yamlValue, r as parseDocument } from "./desk-yaml-value.js";
import { n as ok, t as err } from "./desk-result.js";
import { b as isFields } from "./desk-rule.js";
import { r as ACTIONS_APP } from "./desk-gate.js";
import { t as CHECK } from "./desk-check-name.js";
import { st as matchesWildcard } from "./desk-desk.js";
import { n as RECOUNT } from "./desk-pins.js";

// src/core/doctor/answers.ts
const refusal = looseObject({ message: string() }).catch({ message: "no reason given" });
/** What GitHub said where it did not answer the question. */
const refusalOf = (answer) => refusal.parse(answer.body).message;
/** Reads an answer by a schema: a refusal, and an answer of another form, are unknown. */
const read = (answer, schema) => {
	if (answer === void 0) return {
		known: false,
		why: "it was not asked"
	};
	if (answer.status >= 400) return {
		known: false,
		why: `GitHub answered ${answer.status} (${refusalOf(answer)})`,
		missing: answer.status === 404
	};
	const parsed = schema.safeParse(answer.body);
	if (parsed.success) return {
		known: true,
		value: parsed.data
	};
	const [first = ""] = prettifyError(parsed.error).split("\n");
	return {
		known: false,
		why: `GitHub answered in a form that is not known here: ${first}`
	};
};
/** `GET /repos/{owner}/{repo}` */
const repositorySchema = looseObject({
	id: int(),
	full_name: string(),
	default_branch: string(),
	private: boolean(),
	permissions: looseObject({ admin: boolean().optional() }).optional()
});
/** `GET /repos/{owner}/{repo}/actions/permissions/workflow` */
const workflowPermissionsSchema = looseObject({ default_workflow_permissions: _enum(["read", "write"]) });
/** `GET /repos/{owner}/{repo}/environments/{environment_name}`: without a policy it lets every branch in. */
const environmentSchema = looseObject({ deployment_branch_policy: looseObject({ protected_branches: boolean() }).nullable() });
/** `GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies` */
const environmentBranchesSchema = looseObject({ branch_policies: array(looseObject({
	name: string(),
	type: string().optional()
})) });
/** `GET /repos/{owner}/{repo}/codeowners/errors` */
const ownersErrorsSchema = looseObject({ errors: array(looseObject({
	line: int(),
	column: int().optional(),
	kind: string().optional(),
	path: string()
})) });
/** `GET /repos/{owner}/{repo}/actions/runs` */
const workflowRunsSchema = looseObject({ workflow_runs: array(looseObject({
	id: int(),
	path: string(),
	head_sha: string(),
	conclusion: string().nullable(),
	html_url: string().optional()
})) });
/** `GET /repos/{owner}/{repo}/commits/{ref}/check-runs` */
const checkRunsSchema = looseObject({ check_runs: array(looseObject({
	name: string(),
	head_sha: string(),
	app: looseObject({
		id: int(),
		slug: string().optional()
	}).nullable()
})) });
/** `GET /repos/{owner}/{repo}/commits/{ref}` */
const commitSchema = looseObject({ commit: looseObject({ message: string() }) });
const source = int().nullish().transform((id) => id === null || id === -1 ? void 0 : id);
const checksSchema = looseObject({
	strict_required_status_checks_policy: boolean(),
	required_status_checks: array(looseObject({
		context: string(),
		integration_id: source
	}))
});
const workflowsSchema = looseObject({ workflows: array(looseObject({
	path: string(),
	repository_id: int(),
	ref: string().optional(),
	sha: string().optional()
})) });
const reviewsSchema = looseObject({
	require_code_owner_review: boolean(),
	required_approving_review_count: int(),
	dismiss_stale_reviews_on_push: boolean(),
	require_last_push_approval: boolean()
});
const from = {
	ruleset_id: int(),
	ruleset_source: string().optional()
};
/** `GET /repos/{owner}/{repo}/rules/branches/{branch}`: the rules that matter here, and the names of all others. */
const rulesSchema = array(union([
	looseObject({
		...from,
		type: literal$1("required_status_checks"),
		parameters: checksSchema
	}),
	looseObject({
		...from,
		type: literal$1("workflows"),
		parameters: workflowsSchema
	}),
	looseObject({
		...from,
		type: literal$1("pull_request"),
		parameters: reviewsSchema
	}),
	looseObject({
		...from,
		type: string().refine((type) => ![
			"required_status_checks",
			"workflows",
			"pull_request"
		].includes(type))
	})
]));
const isWorkflows = (rule) => rule.type === "workflows";
/** The workflows that a rule requires; none where it is of another type. */
const workflowsOf = (rule) => isWorkflows(rule) ? rule.parameters.workflows : [];
/** `GET /repos/{owner}/{repo}/rulesets/{ruleset_id}`: who may bypass it is told to those who may change it. */
const rulesetSchema = looseObject({
	id: int(),
	name: string(),
	bypass_actors: array(looseObject({
		actor_type: string(),
		actor_id: int().nullish(),
		bypass_mode: string().optional()
	})).optional(),
	current_user_can_bypass: string().optional()
});
const classicChecks = looseObject({
	enforcement_level: string().optional(),
	strict: boolean().optional(),
	contexts: array(string()),
	checks: array(looseObject({
		context: string(),
		app_id: source
	})).default([])
});
const loginsSchema = array(looseObject({ login: string() })).default([]);
const slugsSchema = array(looseObject({ slug: string() })).default([]);
const enabled = looseObject({ enabled: boolean() }).optional();
/** `GET /repos/{owner}/{repo}/branches/{branch}`: what every reader sees of a classic protection. */
const branchSchema = looseObject({ protection: looseObject({
	enabled: boolean().optional(),
	required_status_checks: classicChecks.optional()
}).optional() });
/** `GET /repos/{owner}/{repo}/branches/{branch}/protection`: all of it, for administrators. */
const protectionSchema = looseObject({
	required_status_checks: classicChecks.optional(),
	enforce_admins: enabled,
	allow_force_pushes: enabled,
	allow_deletions: enabled,
	required_pull_request_reviews: looseObject({
		require_code_owner_reviews: boolean(),
		required_approving_review_count: int().default(0),
		dismiss_stale_reviews: boolean(),
		require_last_push_approval: boolean().default(false),
		bypass_pull_request_allowances: looseObject({
			users: loginsSchema,
			teams: slugsSchema,
			apps: slugsSchema
		}).optional()
	}).optional()
});
/** Of a merge queue that a classic protection asks for GraphQL alone tells (docs: GraphQL, objects, "Repository"). */
const QUEUE_QUERY = "query($owner: String!, $name: String!, $branch: String!) { repository(owner: $owner, name: $name) { mergeQueue(branch: $branch) { id } } }";
/** `POST /graphql` with {@link QUEUE_QUERY}: what is refused is told with status 200, beside data that count for nothing. */
const queueSchema = union([looseObject({ errors: tuple([looseObject({ message: string() })], unknown()) }), looseObject({
	errors: _undefined().optional(),
	data: looseObject({ repository: looseObject({ mergeQueue: looseObject({}).nullable() }) })
})]);
/** `GET /repos/{owner}/{repo}/pulls/{pull_number}` */
const pullSchema = looseObject({
	base: looseObject({ ref: string() }),
	head: looseObject({ sha: string() })
});
/** `GET /repos/{owner}/{repo}/contents/{path}` of a folder. */
const folderSchema = array(looseObject({ path: string() }));
/** One page of any list. */
const pageSchema = array(unknown());

// src/core/doctor/job-names.ts
/** How a name stands to a check's: it is the same, it may turn out to be the same, or it is another. */
const isNamed = (name, check) => {
	if (name.exact) return name.text === check ? "yes" : "no";
	return matchesWildcard(name.text, check) ? "maybe" : "no";
};
/** GitHub refuses more jobs of one matrix (docs: "Actions limits"). */
const MOST_JOBS = 256;
const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const holds = (combination, wanted) => Object.entries(wanted).every(([key, value]) => isSame(combination[key], value));
const axesOf = (matrix) => {
	const axes = [];
	for (const [name, values] of Object.entries(matrix)) {
		if (name === "include" || name === "exclude") continue;
		if (!Array.isArray(values)) return void 0;
		axes.push([name, values]);
	}
	return axes;
};
/** The entries of `include` or `exclude`, or undefined where they are made only when the workflow runs. */
const entriesOf = (value) => {
	if (value === void 0) return [];
	return Array.isArray(value) && value.every(isFields) ? value : void 0;
};
/**
* The combinations of a matrix, or undefined where an expression makes them (docs: "Running variations of jobs in a
* workflow"): an entry of `include` goes to every combination of which it overwrites no value of an axis, and is one of
* its own where it goes to none.
*/
const expandMatrix = (matrix) => {
	if (!isFields(matrix)) return void 0;
	const [axes, include, exclude] = [
		axesOf(matrix),
		entriesOf(matrix["include"]),
		entriesOf(matrix["exclude"])
	];
	if (axes === void 0 || include === void 0 || exclude === void 0) return void 0;
	let combinations = axes.length === 0 ? [] : [{}];
	for (const [name, values] of axes) {
		combinations = combinations.flatMap((one) => values.map((value) => ({
			...one,
			[name]: value
		})));
		if (combinations.length > MOST_JOBS) return void 0;
	}
	const kept = combinations.filter((one) => !exclude.some((entry) => holds(one, entry)));
	const jobs = [...kept];
	for (const entry of include) {
		const original = Object.fromEntries(Object.entries(entry).filter(([key]) => axes.some(([name]) => name === key)));
		const fitting = kept.flatMap((one, index) => holds(one, original) ? [index] : []);
		for (const index of fitting) jobs[index] = {
			...jobs[index],
			...entry
		};
		if (fitting.length === 0) jobs.push(entry);
	}
	return jobs;
};
const shown = (value) => typeof value === "object" && value !== null ? Object.values(value).map(shown).join(", ") : String(value);
const valueAt = (combination, path) => path.split(".").reduce((value, key) => isFields(value) ? value[key] : void 0, combination);
/** A text with the values of the matrix in place of its expressions; any other expression stays open. */
const fillIn = (template, combination) => {
	let exact = true;
	return {
		text: template.replace(/\$\{\{(.*?)\}\}/gs, (_, expression) => {
			const [, path] = /^\s*matrix\.([\w.-]+)\s*$/.exec(expression) ?? [];
			const value = path === void 0 ? void 0 : valueAt(combination, path);
			if (value !== void 0) return shown(value);
			exact = false;
			return "*";
		}),
		exact
	};
};
/** The name under which a job reports where it is skipped. */
const skippedName = ({ id, name = id, matrix }) => ({
	...matrix === void 0 ? fillIn(name, {}) : {
		text: name,
		exact: true
	},
	skipped: true
});
/** Every name under which a job may report. */
const checkNames = ({ skippable, ...job }) => {
	const { id, name: written = id, matrix } = job;
	if (matrix === void 0) return [fillIn(written, {})];
	const combinations = expandMatrix(matrix);
	const computed = written.includes("${{");
	const suffix = (values) => ({
		text: `${written} (${values})`,
		exact: values !== "*"
	});
	const expanded = combinations === void 0 ? [computed ? fillIn(written, {}) : suffix("*")] : combinations.map((one) => computed ? fillIn(written, one) : suffix(Object.values(one).map(shown).join(", ")));
	return skippable ? [...expanded, skippedName(job)] : expanded;
};

// src/core/doctor/workflow.ts
const scalar = union([
	string(),
	number(),
	boolean()
]).transform(String);
const list = union([scalar.transform((one) => [one]), array(scalar)]);
const optionalList = list.nullish().transform((values) => values ?? void 0);
const filtersSchema = looseObject({
	types: optionalList,
	branches: optionalList,
	"branches-ignore": optionalList,
	paths: optionalList,
	"paths-ignore": optionalList,
	workflows: optionalList
});
const noFilters = filtersSchema.parse({});
const eventSchema = union([filtersSchema, unknown().transform(() => noFilters)]);
const onSchema = union([list.transform((events) => new Map(events.map((event) => [event, noFilters]))), record(string(), eventSchema).transform((events) => new Map(Object.entries(events)))]);
const stepSchema = looseObject({
	uses: scalar.optional(),
	if: scalar.optional(),
	with: record(string(), unknown()).nullish(),
	run: scalar.nullish(),
	shell: scalar.nullish(),
	"working-directory": scalar.nullish(),
	"continue-on-error": unknown().optional()
});
const defaultsSchema = looseObject({ run: looseObject({ "working-directory": scalar.optional() }) }).optional().catch(void 0);
const jobSchema = looseObject({
	name: scalar.optional(),
	if: scalar.optional(),
	needs: optionalList,
	uses: scalar.optional(),
	"runs-on": unknown().optional(),
	strategy: union([looseObject({ matrix: unknown().optional() }), string().transform((expression) => ({ matrix: expression }))]).nullish(),
	concurrency: unknown().optional(),
	environment: union([string(), looseObject({ name: string() })]).optional().catch(void 0),
	defaults: defaultsSchema,
	"continue-on-error": unknown().optional(),
	steps: array(stepSchema).default([])
});
const workflowSchema = looseObject({
	name: scalar.optional(),
	on: onSchema,
	concurrency: unknown().optional(),
	defaults: defaultsSchema,
	jobs: record(string(), jobSchema)
});
/** A condition as it is compared: case and blanks say nothing in the name of a function. */
const plainCondition = (condition) => condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, "$1").replace(/\s/g, "").toLowerCase();
/** Whether a condition lets the job run whatever came before. */
const isAlways = (condition) => plainCondition(condition) === "always()";
/** Whether it says so, beside what else it asks. */
const saysAlways = (condition) => plainCondition(condition).includes("always()");
const isSkippable = (job) => job.if === void 0 ? job.needs !== void 0 : !isAlways(job.if);
const isOff = (value) => value === void 0 || value === null || value === false;
const plainValue = (text) => {
	const document = parseDocument(text, {
		merge: false,
		prettyErrors: false,
		logLevel: "error"
	});
	const [problem] = document.errors;
	return problem === void 0 ? yamlValue(document) : err(problem.message);
};
/** Reads a workflow, or says why GitHub could not start it. */
const parseWorkflow = (path, text) => {
	const value = plainValue(text);
	if (!value.ok) return value;
	const parsed = workflowSchema.safeParse(value.value);
	if (!parsed.success) return err(prettifyError(parsed.error).split("\n", 2).join(" "));
	const { name, on, concurrency, defaults, jobs } = parsed.data;
	return ok({
		path,
		name,
		on,
		concurrency,
		jobs: Object.entries(jobs).map(([id, job]) => {
			const named = {
				id,
				name: job.name,
				matrix: job.strategy?.matrix,
				skippable: isSkippable(job)
			};
			const folder = (job.defaults ?? defaults)?.run["working-directory"] ?? ".";
			return {
				...job,
				id,
				path,
				folder,
				names: checkNames(named)
			};
		})
	});
};
/** The labels of the machines that a job may run on, as far as they can be told. */
const runnersOf = (job) => {
	const wanted = job["runs-on"];
	const group = typeof wanted === "object" && wanted !== null && "labels" in wanted ? wanted.labels : wanted;
	const labels = list.safeParse(group);
	const combinations = expandMatrix(job.strategy?.matrix) ?? [{}];
	return (labels.data ?? []).flatMap((label) => combinations.map((one) => fillIn(label, one).text));
};
/** Whether a job or step goes on as green where it fails. */
const isExcused = (part) => !isOff(part["continue-on-error"]);
/** What the released action is told to do in a step. GitHub knows owners and repositories in any case. */
const taskOf = ({ uses = "", with: given }) => uses.toLowerCase().startsWith(`${RECOUNT.action}@`) ? String(given?.["job"]) : void 0;
/** What gives the verdict. */
const JUDGING = [
	"verdict",
	"verify",
	"close-check"
];
/** The step that judges: the released action, told to give the verdict. Any other step can say what it likes. */
const judgeStep = ({ steps }) => steps.find((step) => JUDGING.includes(taskOf(step) ?? ""));
/** The paths of the policies that judges are told to judge by (the action's input `policy`). */
const policiesOf = (judges) => {
	const paths = judges.map(({ judge }) => {
		const path = judge?.with?.["policy"];
		return typeof path === "string" ? path : POLICY_PATH;
	});
	return paths.length === 0 ? [POLICY_PATH] : [...new Set(paths)];
};
/** Reusable workflows call each other this deep (docs: "Reuse workflows"). */
const DEEPEST = 10;
const joined = (outer, inner) => ({
	text: `${outer.text} / ${inner.text}`,
	exact: outer.exact && inner.exact,
	...outer.skipped === true || inner.skipped === true ? { skipped: true } : {}
});
const calledBy = ({ uses }, files) => uses?.startsWith("./") === true ? files.get(uses.slice(2)) : void 0;
/** A workflow's file, and those that its jobs call, as far as they are in this repository. */
const reachedFrom = (workflow, all) => {
	const files = new Map(all.map((file) => [file.path, file]));
	const reached = /* @__PURE__ */ new Set([workflow]);
	for (const { jobs } of reached) for (const job of jobs) reached.add(calledBy(job, files) ?? workflow);
	return [...reached];
};
const publishedBy = (job, started, files, callers) => {
	const chain = [...callers, job];
	const here = {
		...started,
		chain
	};
	if (job.uses === void 0) return [{
		...here,
		names: job.names,
		judge: judgeStep(job)
	}];
	const called = chain.length > DEEPEST ? void 0 : calledBy(job, files);
	const reported = (called === void 0 ? [{
		...here,
		names: [{
			text: "*",
			exact: false
		}],
		judge: void 0,
		unread: job.uses
	}] : called.jobs.flatMap((one) => publishedBy(one, started, files, chain))).map((one) => ({
		...one,
		names: job.names.flatMap((outer) => one.names.map((name) => joined(outer, name)))
	}));
	return isSkippable(job) ? [...reported, {
		...here,
		names: [skippedName({
			...job,
			matrix: job.strategy?.matrix
		})],
		judge: void 0
	}] : reported;
};
/** Every job that reports under a name, those of called workflows with `caller / job`. */
const publishedJobs = (files) => {
	const byPath = new Map(files.map((file) => [file.path, file]));
	return files.filter(({ on }) => [...on.keys()].some((event) => event !== "workflow_call")).flatMap((workflow) => {
		const started = {
			workflow,
			reached: reachedFrom(workflow, files)
		};
		return workflow.jobs.flatMap((job) => publishedBy(job, started, byPath, []));
	});
};

// src/core/doctor/files.ts
/** The texts of a tree, or none where it could not be read. */
const textsOf = (tree) => tree === void 0 || "unread" in tree ? /* @__PURE__ */ new Map() : tree;
/** Whether GitHub looks for a workflow at this path. */
const isWorkflowPath = (path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
/** What starts a judge of pull requests: the events that the action judges them by. */
const JUDGED = [
	"pull_request",
	"pull_request_review",
	"merge_group",
	"workflow_run"
];
/** Whether something that pull requests do starts a workflow. */
const isOfPulls = ({ on }) => JUDGED.some((event) => on.has(event));
/**
* A judge that pushes alone start keeps what the base gives (docs/workflows/baseline.yml), and is no gate. The action
* refuses a push in a job with the key of the check, so that one was meant for a gate.
*/
const isBaseline = ({ workflow, chain, names }) => workflow.on.has("push") && !isOfPulls(workflow) && ![...chain.map(({ id }) => id), ...names.map(({ text }) => text)].includes("recount");
/** Reads the workflows of a tree. */
const readWorkflows = (tree) => {
	const files = [];
	const broken = [];
	for (const [path, text] of textsOf(tree)) {
		if (!isWorkflowPath(path)) continue;
		const file = parseWorkflow(path, text);
		if (file.ok) files.push(file.value);
		else broken.push({
			path,
			why: file.error,
			text
		});
	}
	const jobs = publishedJobs(files);
	return {
		files,
		broken,
		jobs,
		judges: jobs.filter((job) => job.judge !== void 0 && !isBaseline(job))
	};
};

// src/core/doctor/gaps.ts
const ALL = [
	"enforced",
	"app",
	"named",
	"open"
];
const REQUIRED = [
	"enforced",
	"app",
	"named"
];
const BY_NAME = [
	"enforced",
	"named",
	"open"
];
const gap = (tiers, meaning, remedy) => ({
	tiers,
	meaning,
	remedy
});
const PROTECT = "run `recount protect`";
const OWN = "name an owner for `/.github/` in CODEOWNERS (a line `/.github/ @OWNER` of .github/CODEOWNERS), which covers the workflows, the policy and CODEOWNERS itself";
const AS_INIT = "take the workflow as `recount init` writes it";
/**
* Every way round the gate that `recount doctor` looks for. Codes are stable: one that has been released is never
* renamed or given another meaning. docs/enforcement.md is made from this table.
*/
const GAPS = {
	"not-required": gap(["open"], "no rule of the branch requires the check, so a red one stops nothing", PROTECT),
	"required-other-name": gap(["open"], "a check is required, and the judge reports under another name", `require the name that the judge's job has: ${PROTECT}`),
	"any-source": gap(["enforced", "named"], "the check may come from anyone: whoever may write can set a status of its name", `choose GitHub Actions as its source: ${PROTECT}`),
	"not-strict": gap(REQUIRED, "a branch that is behind its base can be merged: what was judged is not what the base becomes", `require branches to be up to date (${PROTECT}), or use a merge queue`),
	"bypass-actors": gap(REQUIRED, "someone may merge without the check", "empty the bypass list of the ruleset"),
	"base-rewritable": gap(REQUIRED, "the base branch can be deleted or forced to another commit, past every check", PROTECT),
	"gate-in-same-repository": gap(["named"], "the required workflow lies in this repository, where a merge can change it", "keep the workflow in a repository of its own, which few may write: `recount protect --org --gate OWNER/NAME`"),
	"review-not-required": gap(REQUIRED, "a change of the workflow or the policy can be merged with no approval of an owner", `require at least one approval, and the review of code owners: ${PROTECT}`),
	"approval-outlives-push": gap(REQUIRED, "an approval stays when more is pushed: what was approved is not what is merged", `dismiss stale approvals, or require approval of the last push: ${PROTECT}`),
	"workflow-not-owned": gap([
		"enforced",
		"app",
		"named"
	], "a change of the workflow waits for no owner", OWN),
	"new-workflow-not-owned": gap(["enforced", "named"], "a new workflow, whose job may report under the name of the check, waits for no owner", OWN),
	"policy-not-owned": gap(REQUIRED, "a change of the policy waits for no owner", OWN),
	"owners-not-owned": gap(REQUIRED, "a change of CODEOWNERS itself waits for no owner", OWN),
	"workflow-missing": gap([
		"app",
		"named",
		"open"
	], "no workflow of the base branch has the judge: the check stays pending, or another job reports it", "run `recount init`, and merge what it writes; at tier app take docs/workflows/app.yml"),
	"check-unfinished": gap(["app"], "no job makes the check of the App, or none ends it: it never comes or stays unfinished, and nobody will leave it required", "take docs/workflows/app.yml: `job: open-check` makes the check, and the judge ends it with `job: close-check`"),
	"key-within-reach": gap(["app"], "a branch that anyone who writes can push may take the key of the App, and make the check", "let the environment that holds the key take the default branch alone (Settings > Environments, \u201cSelected branches and tags\u201d), and name it on the jobs that make and end the check"),
	"pull-request-missing": gap([
		"app",
		"enforced",
		"named",
		"open"
	], "the workflow does not start when a pull request is opened, pushed to or opened again", AS_INIT),
	"edited-missing": gap([
		"app",
		"named",
		"open"
	], "an edit of the body, or of the base branch, starts no run: the check stays green over another block", `add \`edited\` to the \`types\` of \`pull_request\`, or ${AS_INIT}`),
	"review-missing": gap(ALL, "the policy asks for approvals, and a review starts no run: the check stays red when one is given, and green when it is taken back", `add \`pull_request_review\` with \`types: [submitted, dismissed]\` to the workflow that runs on \`edited\`, or ${AS_INIT}`),
	"edit-after-green": gap(["enforced"], "the body can be edited after the check is green: a required workflow never runs on `edited`", "add docs/workflows/companion.yml to the repository and require its check by name (`recount protect --org`), or use a merge queue"),
	"retarget-after-green": gap(["enforced"], "the base branch can be changed after the check is green, which starts no required workflow", "as for edit-after-green: the companion workflow, or a merge queue"),
	"merge-group-missing": gap(ALL, "the branch has a merge queue, and the workflow does not run on `merge_group`: no entry can be merged, or none is judged", "add `merge_group` to the workflow, or switch the queue off"),
	"trigger-filtered": gap(BY_NAME, "a filter keeps the workflow from starting: the check stays pending, and another job may report it", "take `paths` and `branches` out of the trigger"),
	"judge-conditional": gap(ALL, "a condition can skip the judge's job, and a skipped job counts as passed", "write `if: always()` on the job, and no condition on its step"),
	"needs-without-always": gap(ALL, "the judge is skipped where a job that it needs fails, and a skipped job counts as passed", "write `if: always()` on the job"),
	"judge-excused": gap(ALL, "`continue-on-error` lets the job end green where the judge fails", "take `continue-on-error` out"),
	concurrency: gap(ALL, "a concurrency group cancels runs: the check ends cancelled, or the older verdict stays", "take `concurrency` out of the workflow"),
	"check-name-taken": gap(BY_NAME, "something other than the judge reports under the name of the check", "give the other job another name; take `push` out of the workflow that judges pull requests"),
	"action-not-pinned": gap(ALL, "an action of the gate is not fixed to a commit: who moves its tag changes the gate", "name the full hash of a commit, with the version beside it"),
	"code-outside-walls": gap(ALL, "a step beside the action runs files of the commit that is judged, outside the walls: it may rewrite the action, and hand over a record of its own", "put it into the policy's `setup`, which runs behind the walls; what takes root, before the checkout"),
	"self-hosted-public": gap(ALL, "code of any pull request runs on a machine of yours, and may stay there for the next run", "run pull requests of a public repository on machines that GitHub hosts"),
	"startup-failure": gap(ALL, "the workflow cannot be started: the check stays pending, and another job may report it", "mend the file (`actionlint` tells the place)"),
	"skip-instruction": gap(ALL, "the head commit tells GitHub to start no workflow: the check stays pending", `give the commit another message: ${NEW_MESSAGE}`),
	"policy-unreadable": gap(ALL, "the base branch has no policy that can be read: no verdict can be green, and nobody will leave the check required", `run \`recount init\` where there is none, else ${FIX_POLICY}`),
	"suite-masked": gap(ALL, "the command of a suite hides its own failure", "let the command end with the exit status of the tests"),
	"default-permissions-write": gap(["named", "open"], "a workflow that asks for no permission gets a token that writes: any of its steps can report the check", "choose \u201cRead repository contents\u201d under Settings > Actions > General > Workflow permissions")
};
/** Nothing open, nothing unknown. */
const NOTHING = {
	gaps: [],
	unknown: []
};
/** Parts of a diagnosis as one. */
const together = (parts) => ({
	gaps: parts.flatMap(({ gaps }) => gaps),
	unknown: parts.flatMap(({ unknown }) => unknown)
});
/** An open way, with the remedy and the link of its code. */
const open = (code, evidence) => ({
	...NOTHING,
	gaps: [{
		code,
		evidence,
		remedy: GAPS[code].remedy,
		link: `https://github.com/${RECOUNT.action}/blob/main/docs/enforcement.md#${code}`
	}]
});
/** Something that could not be told. */
const untold = (code, what, why, permission) => ({
	...NOTHING,
	unknown: [{
		code,
		what,
		why,
		permission
	}]
});
/** The permissions of a token that tell what is unknown. */
const PERMISSION = {
	administration: "Administration: read, of an administrator of the repository",
	ruleset: "Administration: write (for a ruleset of the organisation: its Administration: write)",
	contents: "Contents: read",
	actions: "Actions: read",
	checks: "Checks: read",
	metadata: "Metadata: read"
};

// src/core/doctor/key.ts
/** What is done with a token of the App. */
const WITH_KEY = ["open-check", "close-check"];
/** The jobs that hold the App's key: those that make the check, and those that end it. */
const keyJobs = (judges) => judges.flatMap(({ reached }) => reached.flatMap(({ jobs }) => jobs)).filter(({ steps }) => steps.some((step) => WITH_KEY.includes(taskOf(step) ?? "")));
const environmentOf = ({ environment }) => typeof environment === "string" ? environment : environment?.name;
const isMade = (name) => name.includes("${{");
/** The environments that hold the App's key, by their names as far as those are fixed. */
const keyEnvironments = (judges) => [...new Set(keyJobs(judges).flatMap((job) => environmentOf(job) ?? []))].filter((name) => !isMade(name));
const CODE = "key-within-reach";
/** Which branches beside the default one may take what an environment holds. */
const branchesOf = ({ environments, environmentBranches, repository }, name) => {
	const lets = (whom) => open(CODE, `the environment ${name} lets ${whom} in`);
	const environment = read(environments.get(name), environmentSchema);
	if (!environment.known && environment.missing === true) return open(CODE, `there is no environment ${name}`);
	const asked = `which branches the environment ${name} lets in`;
	if (!environment.known) return untold(CODE, asked, environment.why, PERMISSION.actions);
	const { deployment_branch_policy: policy } = environment.value;
	if (policy === null) return lets("every branch");
	if (policy.protected_branches) return lets("every protected branch");
	const branches = read(environmentBranches.get(name), environmentBranchesSchema);
	if (!branches.known) return untold(CODE, asked, branches.why, PERMISSION.actions);
	const others = branches.value.branch_policies.filter(({ name: pattern, type }) => pattern !== repository.default_branch || type === "tag");
	return others.length === 0 ? NOTHING : lets(others.map(({ name: pattern }) => pattern).join(", "));
};
/**
* Where the App's key is in reach of a branch that anyone who writes can push, so far as the workflow and its environment
* tell.
*/
const keyGaps = (snapshot, gate) => {
	if (gate.tier !== "app") return NOTHING;
	const { judges } = gate.base;
	return together([...keyJobs(judges).map((job) => {
		const [name, at] = [environmentOf(job), `job \`${job.id}\` of ${job.path}`];
		const isSecret = /\bsecrets\b/i.test(JSON.stringify(job));
		if (name === void 0) return isSecret ? open(CODE, `${at} takes a secret from no environment`) : NOTHING;
		const what = `which environment holds the key of ${at}`;
		return isMade(name) ? untold(CODE, what, "its name is made when it runs", "none: give it a fixed name") : NOTHING;
	}), ...keyEnvironments(judges).map((name) => branchesOf(snapshot, name))]);
};

// src/core/doctor/glob.ts
const anything = () => true;
const inSegment = (character) => character !== "/";
/** The stars of a pattern: `*` stays within a folder, `**` does not. */
const star = (crossing) => ({
	kind: "any",
	accepts: crossing ? anything : inSegment
});
/** One character that stands for itself. */
const literal = (wanted) => ({
	kind: "one",
	accepts: (character) => character === wanted
});
const withSkips = (parts, states) => {
	const reached = new Set(states);
	for (const state of reached) {
		const part = parts[state];
		if (part !== void 0 && part.kind !== "one") reached.add(state + 1);
	}
	return reached;
};
/** Whether the parts match the whole text. Patterns are a pull request's own, so the time is bounded by parts \u00d7 text. */
const matchesParts = (parts, text) => {
	let states = withSkips(parts, /* @__PURE__ */ new Set([0]));
	for (const character of text) {
		const next = /* @__PURE__ */ new Set();
		for (const state of states) {
			const part = parts[state];
			if (part?.accepts(character) === true) next.add(part.kind === "any" ? state : state + 1);
		}
		states = withSkips(parts, next);
	}
	return states.has(parts.length);
};

// src/core/doctor/owners.ts
/** Where GitHub looks for the file; the first that is there counts (docs: "About code owners"). */
const OWNERS_PATHS = [
	".github/CODEOWNERS",
	"CODEOWNERS",
	"docs/CODEOWNERS"
];
const partsOf = (pattern) => Array.from(pattern.matchAll(/\*+|[^]/gu), ([token]) => token.startsWith("*") ? star(token.length > 1) : literal(token));
const foldersOf = (path) => {
	const steps = path.split("/");
	return steps.map((_, index) => steps.slice(0, index + 1).join("/"));
};
const suffixesOf = (path) => {
	const steps = path.split("/");
	return steps.map((_, index) => steps.slice(index).join("/"));
};
/** Whether a pattern matches a path: as in .gitignore, but a last `*` does not reach into folders. */
const matchesOwnersPattern = (pattern, path) => {
	const rooted = /\/./.test(pattern);
	const bare = pattern.replace(/^\//, "");
	const inside = bare.endsWith("/") ? `${bare}**` : bare;
	const forms = [
		inside,
		inside.replaceAll("/**/", "/"),
		inside.replace(/^\*\*\//, "")
	].map(partsOf);
	const starts = rooted ? [path] : suffixesOf(path);
	const deep = !/(?:^|\/)\*$/.test(inside) || !rooted;
	return starts.flatMap((start) => deep ? foldersOf(start) : [start]).some((candidate) => forms.some((parts) => matchesParts(parts, candidate)));
};
/** Somebody who is not there or may not write: the line decides all the same, and that one owns nothing. */
const isNobody = ({ kind }) => kind === "Unknown owner";
const linesOf = (text, errors) => text.split(/\r?\n/).flatMap((line, index) => {
	const [first, ...owners] = Array.from(line.replace(/(?:^|\s)#.*$/, "").matchAll(/\S+/g), ({ 0: word, index: at }) => ({
		word,
		at
	}));
	const found = errors.filter((one) => one.line === index + 1);
	if (first === void 0 || /^[!\\]|\[/.test(first.word) || !found.every(isNobody)) return [];
	const nobodies = found.map(({ column = 0 }) => column - 1);
	const known = nobodies.every((column) => owners.some(({ at }) => at === column)) ? owners.filter(({ at }) => !nobodies.includes(at)) : [];
	return [{
		pattern: first.word,
		owners: known.map(({ word }) => word)
	}];
});
/**
* Reads the file of code owners, in which the last line that matches decides. `errors` are what GitHub reports: it passes
* over a line with wrong syntax, and assigns no owner whom it does not know (docs: "About code owners").
*/
const readOwners = (path, text, errors) => {
	const lines = linesOf(text, errors);
	return {
		path,
		ownersOf: (of) => lines.findLast(({ pattern }) => matchesOwnersPattern(pattern, of))?.owners ?? []
	};
};

// src/app/desk/doctor.ts
const PAGE = 100;
const MOST_PAGES = 10;
/** Files that are asked for at once: GitHub minds a hundred requests at a time. */
const AT_ONCE = 8;
const WORKFLOWS = ".github/workflows";
const encoded = (path) => path.split("/").map(encodeURIComponent).join("/");
/** Reads a repository that the rest stands on. */
const readRepository = async (github, name) => {
	const answer = await github.ask(`repos/${name}`);
	if (!answer.ok) return answer;
	const repository = read(answer.value, repositorySchema);
	return repository.known ? ok(repository.value) : err(fault("github-refused", `reading ${name}: ${repository.why}`));
};
/** A list of GitHub's, all pages of it; the first page that is refused is the answer. */
const askAll = async (github, address) => {
	const all = [];
	for (let page = 1; page <= MOST_PAGES; page += 1) {
		const answer = await github.ask(`${address}${address.includes("?") ? "&" : "?"}per_page=${PAGE}&page=${page}`);
		if (!answer.ok || answer.value.status >= 400) return answer;
		const items = pageSchema.safeParse(answer.value.body);
		if (!items.success) return answer;
		all.push(...items.data);
		if (items.data.length < PAGE) return ok({
			status: 200,
			body: all
		});
	}
	return err(fault("github-unexpected", `${address} has more than 1000 items`));
};
/** The text of a file, or undefined where there is none; a refusal is why a tree is not read. */
const textAt = async (github, repository, path, ref) => {
	const address = `repos/${repository}/contents/${encoded(path)}?ref=${encodeURIComponent(ref)}`;
	const answer = await github.ask(address, "raw");
	if (!answer.ok) return err({ unread: answer.error.message });
	const { status, body } = answer.value;
	if (status === 404) return ok(void 0);
	if (status < 400 && typeof body === "string") return ok(body);
	return err({ unread: `${path}: GitHub answered ${status} (${refusalOf(answer.value)})` });
};
const workflowPaths = async (github, repository, ref) => {
	const answer = await github.ask(`repos/${repository}/contents/${WORKFLOWS}?ref=${encodeURIComponent(ref)}`);
	if (!answer.ok) return err({ unread: answer.error.message });
	if (answer.value.status === 404) return ok([]);
	const files = read(answer.value, folderSchema);
	if (!files.known) return err({ unread: files.why });
	return ok(files.value.map(({ path }) => path).filter(isWorkflowPath));
};
/** The files at a commit that the gate is made of: workflows, policies, CODEOWNERS. */
const treeAt = async (github, repository, ref, policies = []) => {
	const paths = await workflowPaths(github, repository, ref);
	if (!paths.ok) return paths.error;
	const files = await filesAt(github, repository, ref, [
		...paths.value,
		POLICY_PATH,
		...OWNERS_PATHS
	]);
	if ("unread" in files) return files;
	const others = [...policies, ...policiesOf(readWorkflows(files).judges)].filter((path) => !files.has(path));
	const more = await filesAt(github, repository, ref, others);
	return "unread" in more ? more : new Map([...files, ...more]);
};
const filesAt = async (github, repository, ref, wanted) => {
	const files = /* @__PURE__ */ new Map();
	for (let at = 0; at < wanted.length; at += AT_ONCE) {
		const some = wanted.slice(at, at + AT_ONCE);
		const texts = await Promise.all(some.map(async (path) => ({
			path,
			text: await textAt(github, repository, path, ref)
		})));
		for (const { path, text } of texts) {
			if (!text.ok) return text.error;
			if (text.value !== void 0) files.set(path, text.value);
		}
	}
	return files;
};
const headOf = async (github, repository, number, sha) => {
	const commit = await github.ask(`repos/${repository}/commits/${sha}`);
	if (!commit.ok) return commit;
	return ok({
		name: `the head of #${number}`,
		commit: commit.value,
		tree: await treeAt(github, repository, sha)
	});
};
/** The required workflows that the named repository holds, each at the ref that the ruleset takes it from. */
const gateOf = async (github, name, rules) => {
	const answer = await github.ask(`repos/${name}`);
	if (!answer.ok) return answer;
	const repository = read(answer.value, repositorySchema);
	const branchRules = read(rules, rulesSchema);
	const files = /* @__PURE__ */ new Map();
	if (!repository.known) return ok({
		repository: answer.value,
		tree: { unread: repository.why }
	});
	if (!branchRules.known) return ok({
		repository: answer.value,
		tree: { unread: branchRules.why }
	});
	for (const rule of branchRules.value) for (const { path, repository_id: id, ref, sha } of workflowsOf(rule)) {
		if (id !== repository.value.id) continue;
		const text = await textAt(github, name, path, sha ?? ref ?? repository.value.default_branch);
		if (!text.ok) return ok({
			repository: answer.value,
			tree: text.error
		});
		if (text.value !== void 0) files.set(path, text.value);
	}
	return ok({
		repository: answer.value,
		tree: files
	});
};
/** Reads everything that a diagnosis is made from. What is refused is an answer too. */
const lookAt = async (github, question) => {
	const { repository: name, pullRequest } = question;
	const repository = await readRepository(github, name);
	if (!repository.ok) return repository;
	const at = `repos/${repository.value.full_name}`;
	const pull = pullRequest === void 0 ? void 0 : await github.ask(`${at}/pulls/${pullRequest}`);
	if (pull !== void 0 && !pull.ok) return pull;
	const seen = pull === void 0 ? void 0 : read(pull.value, pullSchema);
	if (seen?.known === false) return err(fault("github-refused", `reading #${pullRequest}: ${seen.why}`));
	const branch = question.branch ?? seen?.value.base.ref ?? repository.value.default_branch;
	const encodedBranch = encodeURIComponent(branch);
	const [owner, repositoryName] = repository.value.full_name.split("/");
	const [branchAnswer, rules, protection, queue, workflowPermissions, ownersErrors, workflowRuns] = await Promise.all([
		github.ask(`${at}/branches/${encodedBranch}`),
		askAll(github, `${at}/rules/branches/${encodedBranch}`),
		github.ask(`${at}/branches/${encodedBranch}/protection`),
		github.query(QUEUE_QUERY, {
			owner,
			name: repositoryName,
			branch
		}),
		github.ask(`${at}/actions/permissions/workflow`),
		github.ask(`${at}/codeowners/errors?ref=${encodedBranch}`),
		github.ask(`${at}/actions/runs?event=pull_request&per_page=${PAGE}`)
	]);
	if (!branchAnswer.ok) return branchAnswer;
	if (question.branch !== void 0 && branchAnswer.value.status === 404) return err(fault("usage", `--branch: ${repository.value.full_name} has no branch ${branch}`, { remedy: "name a branch that is pushed there, or leave `--branch` out for the default branch" }));
	if (!rules.ok) return rules;
	if (!protection.ok) return protection;
	if (!queue.ok) return queue;
	if (!workflowPermissions.ok) return workflowPermissions;
	if (!ownersErrors.ok) return ownersErrors;
	if (!workflowRuns.ok) return workflowRuns;
	const rulesets = /* @__PURE__ */ new Map();
	const branchRules = read(rules.value, rulesSchema);
	for (const id of new Set(branchRules.known ? branchRules.value.map(({ ruleset_id: one }) => one) : [])) {
		const ruleset = await github.ask(`${at}/rulesets/${id}`);
		if (!ruleset.ok) return ruleset;
		rulesets.set(id, ruleset.value);
	}
	const runs = read(workflowRuns.value, workflowRunsSchema);
	const sha = seen?.value.head.sha ?? (runs.known ? runs.value.workflow_runs[0]?.head_sha : void 0);
	const checkRuns = sha === void 0 ? void 0 : await github.ask(`${at}/commits/${sha}/check-runs?per_page=${PAGE}`);
	if (checkRuns !== void 0 && !checkRuns.ok) return checkRuns;
	const head = seen === void 0 || pullRequest === void 0 ? void 0 : await headOf(github, repository.value.full_name, pullRequest, seen.value.head.sha);
	if (head !== void 0 && !head.ok) return head;
	const gate = question.gate === void 0 ? void 0 : await gateOf(github, question.gate, rules.value);
	if (gate !== void 0 && !gate.ok) return gate;
	const required = readWorkflows(gate?.value.tree);
	const base = branchAnswer.value.status >= 400 ? { unread: `the branch: GitHub answered ${branchAnswer.value.status} (${refusalOf(branchAnswer.value)})` } : await treeAt(github, repository.value.full_name, branch, policiesOf(required.judges));
	const [environments, environmentBranches] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
	for (const environment of keyEnvironments(readWorkflows(base).judges)) {
		const address = `${at}/environments/${encodeURIComponent(environment)}`;
		const answer = await github.ask(address);
		if (!answer.ok) return answer;
		const branches = await github.ask(`${address}/deployment-branch-policies?per_page=${PAGE}`);
		if (!branches.ok) return branches;
		environments.set(environment, answer.value);
		environmentBranches.set(environment, branches.value);
	}
	return ok({
		branch,
		repository: repository.value,
		branchAnswer: branchAnswer.value,
		rules: rules.value,
		rulesets,
		protection: protection.value,
		queue: queue.value,
		environments,
		environmentBranches,
		workflowPermissions: workflowPermissions.value,
		ownersErrors: ownersErrors.value,
		workflowRuns: workflowRuns.value,
		checkRuns: checkRuns?.value,
		base,
		head: head?.value,
		gate: gate?.value
	});
};

// src/core/doctor/fact.ts
/** So where one of them is; not so where none is; else it cannot be told. */
const anyOf = (facts) => {
	if (facts.includes(true)) return true;
	return facts.includes(void 0) ? void 0 : false;
};
/** So where all of them are. */
const allOf = (facts) => {
	if (facts.includes(false)) return false;
	return facts.includes(void 0) ? void 0 : true;
};

// src/core/doctor/branch-rules.ts
const isRule = (type) => (rule) => rule.type === type;
const bypassOf = (snapshot, id) => {
	const ruleset = read(snapshot.rulesets.get(id), rulesetSchema);
	if (!ruleset.known) return {
		from: `ruleset ${id}`,
		bypass: {
			kind: "unknown",
			why: ruleset.why
		}
	};
	const { name, bypass_actors: actors, current_user_can_bypass: own = "never" } = ruleset.value;
	const from = `the ruleset \u201c${name}\u201d (${id})`;
	if (actors !== void 0 && actors.length > 0) return {
		from,
		bypass: {
			kind: "somebody",
			who: actors.map(({ actor_type: type, actor_id: actor, bypass_mode: mode }) => [
				type,
				actor,
				`(${mode ?? "always"})`
			].filter((part) => part !== null && part !== void 0).join(" ")).join(", ")
		}
	};
	if (own !== "never") return {
		from,
		bypass: {
			kind: "somebody",
			who: `you, with this token (${own})`
		}
	};
	if (actors !== void 0) return {
		from,
		bypass: { kind: "nobody" }
	};
	return {
		from,
		bypass: {
			kind: "unknown",
			why: "GitHub tells it to those who may change the ruleset"
		}
	};
};
const CLASSIC = "the branch protection";
const UNASKED = {
	from: CLASSIC,
	bypass: { kind: "nobody" }
};
const NONE = {
	checks: [],
	source: UNASKED,
	reviewSource: UNASKED,
	strict: false,
	owners: false,
	approves: false,
	ends: false,
	keepsHistory: false
};
const checksOf = (given, bypass) => {
	const { contexts = [], checks = [] } = given ?? {};
	const named = checks.map(({ context, app_id: app }) => ({
		context,
		app
	}));
	const others = contexts.filter((context) => !named.some((one) => one.context === context));
	return [...named, ...others.map((context) => ({
		context,
		app: void 0
	}))].map((one) => ({
		...one,
		from: CLASSIC,
		bypass
	}));
};
const ADMINS = {
	kind: "somebody",
	who: "administrators (\u201cDo not allow bypassing the above settings\u201d is off)"
};
/** Whom a classic protection lets merge without the reviews that it asks of everyone else. */
const reviewSourceOf = (reviews, source) => {
	const { users = [], teams = [], apps = [] } = reviews?.bypass_pull_request_allowances ?? {};
	const who = [...users.map(({ login }) => login), ...[...teams, ...apps].map(({ slug }) => slug)];
	if (who.length === 0) return source;
	return {
		from: "the reviews of the branch protection",
		bypass: {
			kind: "somebody",
			who: who.join(", ")
		}
	};
};
/** The classic protection: all of it for an administrator, the checks alone for everyone else. */
const classicOf = (snapshot) => {
	const branch = read(snapshot.branchAnswer, branchSchema);
	const shown = branch.known ? branch.value.protection : void 0;
	if (shown?.enabled === false) return NONE;
	const { protection: answer } = snapshot;
	if (answer?.status === 404 && refusalOf(answer) === "Branch not protected") return NONE;
	const protection = read(answer, protectionSchema);
	if (!protection.known) {
		const level = shown?.required_status_checks?.enforcement_level;
		const bypass = level === "everyone" ? { kind: "nobody" } : level === "non_admins" ? ADMINS : {
			kind: "unknown",
			why: protection.why
		};
		const [strict, owners, approves, ends, keepsHistory] = [
			void 0,
			void 0,
			void 0,
			void 0,
			void 0
		];
		const checks = checksOf(shown?.required_status_checks, bypass);
		const hidden = branch.known ? {} : { hiddenChecks: branch.why };
		const source = {
			from: CLASSIC,
			bypass: {
				kind: "unknown",
				why: protection.why
			}
		};
		return {
			checks,
			source,
			reviewSource: source,
			strict,
			owners,
			approves,
			ends,
			keepsHistory,
			...hidden
		};
	}
	const { required_status_checks: checks, required_pull_request_reviews: reviews, ...rest } = protection.value;
	const bypass = rest.enforce_admins?.enabled === true ? { kind: "nobody" } : ADMINS;
	const source = {
		from: CLASSIC,
		bypass
	};
	return {
		checks: checksOf(checks, bypass),
		source,
		reviewSource: reviewSourceOf(reviews, source),
		strict: checks?.strict === true,
		owners: reviews?.require_code_owner_reviews === true,
		approves: (reviews?.required_approving_review_count ?? 0) > 0,
		ends: reviews?.dismiss_stale_reviews === true || reviews?.require_last_push_approval === true,
		keepsHistory: rest.allow_force_pushes?.enabled !== true && rest.allow_deletions?.enabled !== true
	};
};
/** Whether there is a queue, which a rule or a classic protection asks for; a reader is not told which. */
const queueOf = ({ queue }, isRuled, classic) => {
	if (isRuled || classic === NONE) return {
		known: true,
		value: isRuled
	};
	const answer = read(queue, queueSchema);
	if (!answer.known) return answer;
	const { value } = answer;
	return value.errors === void 0 ? {
		known: true,
		value: value.data.repository.mergeQueue !== null
	} : {
		known: false,
		why: `GitHub answered: ${value.errors[0].message}`
	};
};
const isStrict = ({ parameters }) => parameters.strict_required_status_checks_policy && parameters.required_status_checks.length > 0;
/** What a branch asks, out of its rulesets and its classic protection. */
const readBranchRules = (snapshot) => {
	const answer = read(snapshot.rules, rulesSchema);
	if (!answer.known) return answer;
	const rules = answer.value;
	const classic = classicOf(snapshot);
	const checks = rules.filter(isRule("required_status_checks"));
	const reviewRules = rules.filter(isRule("pull_request"));
	const reviews = reviewRules.map(({ parameters }) => parameters);
	const sources = /* @__PURE__ */ new Map();
	const sourceOf = ({ ruleset_id: id }) => {
		const found = sources.get(id) ?? bypassOf(snapshot, id);
		sources.set(id, found);
		return found;
	};
	/** Where a demand stands: in these rules, and in the classic protection unless that is known not to make it. */
	const places = (some, fact, source) => [...some.map(sourceOf), ...fact === false ? [] : [source]];
	const { source, reviewSource } = classic;
	const has = (type) => rules.some((rule) => rule.type === type);
	const queue = queueOf(snapshot, has("merge_queue"), classic);
	return {
		known: true,
		value: {
			checks: [...checks.flatMap((rule) => rule.parameters.required_status_checks.map(({ context, integration_id: app }) => ({
				context,
				app,
				...sourceOf(rule)
			}))), ...classic.checks],
			workflows: rules.flatMap((rule) => workflowsOf(rule).map(({ path, repository_id: repositoryId }) => ({
				path,
				repositoryId,
				...sourceOf(rule)
			}))),
			queue: queue.known && queue.value,
			hiddenQueue: queue.known ? void 0 : queue.why,
			strict: anyOf([...checks.map(isStrict), classic.strict]),
			ownersReview: allOf([anyOf([...reviews.map((one) => one.require_code_owner_review), classic.owners]), anyOf([...reviews.map((one) => one.required_approving_review_count > 0), classic.approves])]),
			approvalEnds: anyOf([...reviews.map((one) => one.dismiss_stale_reviews_on_push || one.require_last_push_approval), classic.ends]),
			keepsHistory: anyOf([has("deletion") && has("non_fast_forward"), classic.keepsHistory]),
			rests: {
				strict: [places(checks.filter(isStrict), classic.strict, source)],
				ownersReview: [places(reviewRules.filter(({ parameters }) => parameters.require_code_owner_review), classic.owners, reviewSource), places(reviewRules.filter(({ parameters }) => parameters.required_approving_review_count > 0), classic.approves, reviewSource)],
				keepsHistory: ["deletion", "non_fast_forward"].map((type) => places(rules.filter((rule) => rule.type === type), classic.keepsHistory, source))
			},
			hiddenChecks: classic.hiddenChecks,
			firm: new Set(rules.filter((rule) => sourceOf(rule).bypass.kind === "nobody").map(({ ruleset_id: id }) => id))
		}
	};
};

// src/core/doctor/gate.ts
const namesOf = (judges, unread) => {
	const names = judges.flatMap((job) => job.names).flatMap(({ text, skipped }) => skipped === true ? [] : [text]);
	if (judges.length > 0) return [...new Set(names)];
	return unread.length > 0 ? unread : [CHECK];
};
/** Required checks that read like ours and that a workflow of another repository, which is not read, may report. */
const unreadChecks = ({ jobs }, { checks }) => checks.map(({ context }) => context).filter((context) => /recount/i.test(context) && jobs.some((job) => job.unread !== void 0 && job.names.some((name) => isNamed(name, context) === "maybe")));
const runsOnEdit = ({ workflow }) => workflow.on.get("pull_request")?.types?.includes("edited") === true;
/** The required workflows of another repository that are Recount's; one that cannot be read is taken by its name. */
const requiredOf = (snapshot, rules, own) => {
	const repository = read(snapshot.gate?.repository, repositorySchema);
	const gate = readWorkflows(snapshot.gate?.tree);
	const isRead = (id) => repository.known && repository.value.id === id && snapshot.gate !== void 0 && !("unread" in snapshot.gate.tree);
	const foreign = rules.workflows.filter(({ repositoryId }) => repositoryId !== own);
	const judgesOf = ({ repositoryId, path }) => isRead(repositoryId) ? gate.judges.filter(({ workflow }) => workflow.path === path) : [];
	const workflows = foreign.filter((one) => judgesOf(one).length > 0 || !isRead(one.repositoryId) && /recount/i.test(one.path));
	return {
		workflows,
		judges: workflows.flatMap(judgesOf),
		unread: foreign.filter(({ repositoryId }) => !isRead(repositoryId))
	};
};
/** Required workflows that were not read: whether they judge, and how. */
const unreadWorkflows = (unread, isNamed, tier) => together(unread.map(({ repositoryId, path }) => untold(tier === "open" ? "not-required" : "judge-conditional", `what the required workflow ${path} of repository ${repositoryId} does`, isNamed ? "the repository that --gate names is another, or cannot be read" : "a ruleset names a repository by its number, and the API tells no name for it", `${PERMISSION.contents}, of that repository; name it: \`--gate OWNER/NAME\``)));
/** Why nothing holds the gate, as far as that can be told. */
const lacking = (snapshot, rules, base, names) => {
	if (rules.hiddenChecks !== void 0) return untold("not-required", "whether a branch protection requires the check", rules.hiddenChecks, PERMISSION.contents);
	const contexts = [...new Set(rules.checks.map(({ context }) => context))];
	if ("unread" in snapshot.base && contexts.length > 0) return untold("not-required", `whether the judge reports ${contexts.join(" or ")}`, snapshot.base.unread, PERMISSION.contents);
	const paths = base.judges.map(({ workflow }) => workflow.path);
	const siblings = base.jobs.filter(({ workflow }) => paths.includes(workflow.path));
	const near = contexts.filter((context) => /recount|^rerun$/i.test(context) || siblings.some((job) => job.names.some((name) => isNamed(name, context) === "yes")));
	if (near.length > 0) return open("required-other-name", `required: ${near.join(", ")}; the judge reports ${names.join(", ")}`);
	const others = contexts.length === 0 ? "no check at all" : contexts.join(", ");
	return open("not-required", `the rules of the branch require ${others}`);
};
/** Finds the gate and its tier, and what is open about that alone. */
const findGate = (snapshot, rules) => {
	const { id: own } = snapshot.repository;
	const base = readWorkflows(snapshot.base);
	const unread = unreadChecks(base, rules);
	const names = namesOf(base.judges, unread);
	const required = requiredOf(snapshot, rules, own);
	const inside = rules.workflows.filter(({ repositoryId, path }) => repositoryId === own && base.judges.some(({ workflow }) => workflow.path === path));
	const checks = rules.checks.filter(({ context }) => names.includes(context) || context === "recount");
	const byApp = checks.filter(({ app }) => app !== void 0 && app !== 15368);
	const byName = checks.filter((check) => names.includes(check.context) && !byApp.includes(check));
	const [tier, holds] = [
		["enforced", required.workflows],
		["app", byApp],
		["named", [...byName, ...inside]]
	].find(([, sources]) => sources.length > 0) ?? ["open", []];
	const companions = tier === "enforced" && !rules.queue && byName.length > 0 ? base.judges.filter(runsOnEdit) : [];
	return {
		gate: {
			tier,
			rules,
			base,
			head: readWorkflows(snapshot.head?.tree),
			names,
			unread,
			holds,
			byName,
			policies: policiesOf([...base.judges, ...required.judges]),
			required: required.judges,
			companions
		},
		told: together([
			unreadWorkflows(required.unread, snapshot.gate !== void 0, tier),
			...inside.map(({ path, from }) => open("gate-in-same-repository", `${from} requires ${path} of this repository`)),
			...tier === "open" && required.unread.length === 0 ? [lacking(snapshot, rules, base, names)] : []
		])
	};
};
/** Whether judges that report by name hold the gate, alone or where an edit is concerned. */
const isByName = ({ tier, companions }) => tier === "named" || tier === "open" || companions.length > 0;

export { taskOf as A, JUDGING as C, reachedFrom as D, policiesOf as E, read as F, repositorySchema as I, workflowPermissionsSchema as L, checkRunsSchema as M, commitSchema as N, runnersOf as O, ownersErrorsSchema as P, workflowRunsSchema as R, textsOf as S, isExcused as T, open as _, lookAt as a, isOfPulls as b, OWNERS_PATHS as c, matchesParts as d, star as f, PERMISSION as g, NOTHING as h, askAll as i, isNamed as j, saysAlways as k, readOwners as l, GAPS as m, isByName as n, readRepository as o, keyGaps as p, readBranchRules as r, textAt as s, findGate as t, literal as u, together as v, isAlways as w, readWorkflows as x, untold as y };