import { t as __commonJSMin } from "./desk-rolldown-runtime.js";
import { E as policiesOf, F as read, M as checkRunsSchema, a as lookAt, i as askAll, o as readRepository, r as readBranchRules, s as textAt, t as findGate, x as readWorkflows } from "./desk-gate2.js";
import { C as unknown, b as string, c as boolean, d as int, m as looseObject, s as array, x as tuple, y as record } from "./desk-schemas.js";
import { f as jsonDocument, h as plainLine, n as tell, r as tellFaults, y as fault } from "./desk-tell.js";
import { t as WORKFLOW_PATH } from "./desk-workflow.js";
import { n as openGateHere, r as ACTIONS_APP, t as gateQuestion } from "./desk-gate.js";
import { n as ok, t as err } from "./desk-result.js";
import { n as isSet } from "./desk-verb.js";

// \0builtin:node:readline/promises
var require_promises = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:readline/promises");
}));

// src/core/protect/ruleset.ts
var import_promises = require_promises();
const ruleSchema = looseObject({
	type: string(),
	parameters: record(string(), unknown()).optional()
});
const names = array(string()).default([]);
const namesSchema = looseObject({
	include: names,
	exclude: names
});
const actorSchema = looseObject({
	actor_type: string(),
	actor_id: int().nullish(),
	bypass_mode: string().optional()
});
/** A ruleset as GitHub gives it (`GET \u2026/rulesets/{ruleset_id}`). */
const standingSchema = looseObject({
	id: int(),
	name: string(),
	target: string().optional(),
	enforcement: string(),
	bypass_actors: array(actorSchema).default([]),
	conditions: looseObject({
		ref_name: namesSchema.optional(),
		repository_name: namesSchema.optional()
	}).nullish().transform((conditions) => conditions ?? {}),
	rules: array(ruleSchema).default([])
});
/** Rulesets as a list has them. */
const listedSchema = array(looseObject({
	id: int(),
	name: string()
}));
/** A ruleset that was written, as far as it is needed to take it back. */
const writtenSchema = looseObject({ id: int() });
/** The rules of a branch, whole, each with its ruleset. */
const branchRulesSchema = array(ruleSchema.extend({ ruleset_id: int() }));
/** What of a standing ruleset is written back. */
const writable = ({ name, enforcement, bypass_actors, conditions, rules }) => ({
	name,
	target: "branch",
	enforcement,
	bypass_actors,
	conditions,
	rules
});
const ruleLines = ({ type, parameters }) => parameters === void 0 ? [type] : Object.entries(parameters).flatMap(([name, value]) => Array.isArray(value) ? value.map((one) => `${type}: ${name} has ${JSON.stringify(one)}`) : [`${type}: ${name} is ${JSON.stringify(value)}`]);
/** A ruleset, one line for each thing that it says. */
const rulesetLines = ({ enforcement, bypass_actors: actors, conditions, rules }) => [
	`enforcement: ${enforcement}`,
	...Object.entries(conditions).flatMap(([name, value]) => {
		const { include, exclude } = namesSchema.parse(value);
		return [...include.map((one) => `${name}: ${one}`), ...exclude.map((one) => `${name}: not ${one}`)];
	}),
	...actors.length === 0 ? ["bypass: nobody"] : actors.map(({ actor_type: type, actor_id: id, bypass_mode: mode }) => `bypass: ${type} ${id ?? ""} (${mode ?? "always"})`.replace("  ", " ")),
	...rules.flatMap(ruleLines)
];
/** What changes, line by line: `+` comes, `-` goes, two spaces stay. */
const rulesetDifference = (before, after) => {
	const [old, wanted] = [before === void 0 ? [] : rulesetLines(before), rulesetLines(after)];
	return [...old.filter((line) => !wanted.includes(line)).map((line) => `- ${line}`), ...wanted.map((line) => `${old.includes(line) ? " " : "+"} ${line}`)];
};

// src/core/protect/plan.ts
/** The name of the one ruleset that `protect` makes and changes. */
const OWN_NAME = "recount";
const reviewSchema = looseObject({
	required_approving_review_count: int(),
	require_code_owner_review: boolean(),
	dismiss_stale_reviews_on_push: boolean(),
	require_last_push_approval: boolean(),
	required_review_thread_resolution: boolean()
});
const checksSchema = looseObject({
	strict_required_status_checks_policy: boolean(),
	required_status_checks: array(looseObject({
		context: string(),
		integration_id: int().optional()
	}))
});
const workflowsSchema = looseObject({ workflows: array(looseObject({
	repository_id: int(),
	path: string()
})) });
const REVIEW = {
	required_approving_review_count: 1,
	require_code_owner_review: true,
	dismiss_stale_reviews_on_push: true,
	require_last_push_approval: false,
	required_review_thread_resolution: false
};
const parametersOf = (rules, type, schema) => rules.flatMap((rule) => {
	const parsed = rule.type === type ? schema.safeParse(rule.parameters) : void 0;
	return parsed?.success === true ? [parsed.data] : [];
});
const missingReview = (standing) => {
	const found = parametersOf(standing, "pull_request", reviewSchema);
	return found.some((one) => one.require_code_owner_review) && found.some((one) => one.required_approving_review_count > 0) && found.some((one) => one.dismiss_stale_reviews_on_push || one.require_last_push_approval) ? [] : [{
		type: "pull_request",
		parameters: REVIEW
	}];
};
const missingChecks = (standing, { checks, queue }) => {
	const found = parametersOf(standing, "required_status_checks", checksSchema);
	const required = found.flatMap((one) => one.required_status_checks);
	const absent = checks.filter((name) => !required.some(({ context, integration_id: app }) => context === name && app !== void 0));
	const isStrict = queue || found.some((one) => one.strict_required_status_checks_policy);
	if (absent.length === 0 && isStrict) return [];
	return [{
		type: "required_status_checks",
		parameters: {
			do_not_enforce_on_create: false,
			strict_required_status_checks_policy: !queue,
			required_status_checks: checks.map((context) => ({
				context,
				integration_id: ACTIONS_APP
			}))
		}
	}];
};
const missingWorkflows = (standing, { organisation }) => {
	if (organisation === void 0) return [];
	const { workflow } = organisation;
	return parametersOf(standing, "workflows", workflowsSchema).flatMap((one) => one.workflows).some((one) => one.repository_id === workflow.repository_id && one.path === workflow.path) ? [] : [{
		type: "workflows",
		parameters: { workflows: [workflow] }
	}];
};
/** The rules that are wished for and that nothing gives yet; `standing` are those that nobody may pass over. */
const missingRules = (standing, wish) => [
	...["deletion", "non_fast_forward"].filter((type) => !standing.some((rule) => rule.type === type)).map((type) => ({ type })),
	...wish.withoutReviews === true ? [] : missingReview(standing),
	...missingChecks(standing, wish),
	...missingWorkflows(standing, wish)
];
/** The stricter of two values: `true` of a switch, the higher of two numbers. */
const strongest = (old, wanted) => Number(old) >= Number(wanted) ? old : wanted;
const isSameCheck = (a, context) => a.context === context && a.integration_id === void 0;
const membersSchema = array(record(string(), unknown()));
const keyOf = (member) => JSON.stringify(Object.entries(member).sort(([a], [b]) => a < b ? -1 : 1));
/** Both lists, each member once. */
const mergedMembers = (old, wanted) => {
	const lists = tuple([membersSchema, membersSchema]).safeParse([old, wanted]);
	if (!lists.success) return strongest(old, wanted);
	const [kept, added] = lists.data;
	const contexts = checksSchema.shape.required_status_checks.safeParse(added).data ?? [];
	const still = kept.filter((one) => {
		const check = checksSchema.shape.required_status_checks.element.safeParse(one);
		return !(check.success && contexts.some(({ context }) => isSameCheck(check.data, context)));
	});
	const keys = new Set(still.map(keyOf));
	return [...still, ...added.filter((one) => !keys.has(keyOf(one)))];
};
const merged = (old, wanted) => {
	const before = { ...old };
	const after = { ...before };
	for (const [name, value] of Object.entries(wanted)) after[name] = mergedMembers(before[name] ?? value, value);
	return after;
};
const mergedRules = (old, missing) => [...old.map((rule) => {
	const more = missing.find(({ type }) => type === rule.type);
	return more?.parameters === void 0 ? rule : {
		...rule,
		parameters: merged(rule.parameters, more.parameters)
	};
}), ...missing.filter(({ type }) => !old.some((rule) => rule.type === type))];
const isIn = (names, { branch, isDefault }) => names.some((name) => name === "~ALL" || name === `refs/heads/${branch}` || isDefault && name === "~DEFAULT_BRANCH");
const conditionsFor = (old, wish) => {
	const { include = [], exclude = [] } = old.ref_name ?? {};
	const own = wish.isDefault ? "~DEFAULT_BRANCH" : `refs/heads/${wish.branch}`;
	const refs = {
		include: isIn(include, wish) ? include : [...include, own],
		exclude: exclude.filter((name) => !isIn([name], wish))
	};
	if (wish.organisation === void 0) return {
		...old,
		ref_name: refs
	};
	const { repository } = wish.organisation;
	const repositories = old.repository_name ?? {
		include: [],
		exclude: []
	};
	const isThere = repositories.include.some((name) => name === repository || name === "~ALL");
	return {
		...old,
		ref_name: refs,
		repository_name: {
			...repositories,
			include: isThere ? repositories.include : [...repositories.include, repository],
			exclude: repositories.exclude.filter((name) => name !== repository)
		}
	};
};
/**
* What is to be done so that the branch asks at least what is wished. Rulesets add up, so what stands elsewhere is left
* alone, and only the own ruleset is made or made stricter. `standing` are the rules of the branch out of rulesets that
* nobody may bypass.
*/
const planRuleset = (wish, standing, own) => {
	const missing = missingRules(standing, wish);
	if (missing.length === 0) return { kind: "nothing" };
	const before = own === void 0 ? void 0 : writable(own);
	const ruleset = {
		name: OWN_NAME,
		target: "branch",
		enforcement: "active",
		bypass_actors: [],
		conditions: conditionsFor(before?.conditions ?? {}, wish),
		rules: mergedRules(before?.rules ?? [], missing)
	};
	return own === void 0 || before === void 0 ? {
		kind: "create",
		ruleset
	} : {
		kind: "change",
		id: own.id,
		before,
		ruleset
	};
};

// src/core/protect/tell.ts
const LONGEST = 1e3;
/** What a ruleset of ours asks of people: with one maintainer alone it would let nothing be merged. */
const ALONE = "with it every pull request needs the approval of another person: GitHub lets nobody approve their own, so who works alone could merge nothing, and takes `--no-reviews`";
const asksApproval = ({ rules }) => rules.some(({ type, parameters }) => type === "pull_request" && Number(parameters?.["required_approving_review_count"]) > 0);
const text = (lines) => lines.map((line) => `${plainLine(line, LONGEST)}\n`).join("");
/** What would be done, for people: the difference, before anything is written. */
const proposalText = ({ repository, branch, address, plan, notes }) => {
	const head = `${repository}, branch ${branch}`;
	if (plan.kind === "nothing") return text([
		head,
		"nothing to do: the rules that stand ask all of it, and nobody may bypass them",
		...notes
	]);
	const what = plan.kind === "create" ? `a new ruleset \u201c${plan.ruleset.name}\u201d at ${address}` : `the ruleset \u201c${plan.ruleset.name}\u201d at ${address}/${plan.id}`;
	const lines = rulesetDifference(plan.kind === "create" ? void 0 : plan.before, plan.ruleset);
	const alone = asksApproval(plan.ruleset) ? [ALONE] : [];
	return text([
		head,
		what,
		...lines.map((line) => `  ${line}`),
		...alone,
		...notes
	]);
};
/** The command that takes back what was written. */
const undoCommand = (address, id, before) => before === void 0 ? `gh api --method DELETE ${address}/${id}` : `gh api --method PUT ${address}/${id} --input - <<'RULESET'\n${JSON.stringify(before, null, 2)}\nRULESET`;
/** What was done, for people, and how to take it back. */
const writtenText = (undo) => `written\nto undo it:\n${undo}\nthen \`recount doctor\` tells what is still open\n`;

// src/app/desk/protect.ts
const ADMIN = "use a token of an administrator (for `--org`, of an owner of the organisation), with Administration: write";
/** Works out the ruleset that is missing. It writes nothing. */
const proposeRuleset = async (github, question, { organisation, withoutReviews }) => {
	const snapshot = await lookAt(github, question);
	if (!snapshot.ok) return snapshot;
	const { repository, branch } = snapshot.value;
	const rules = readBranchRules(snapshot.value);
	if (!rules.known) return err(fault("github-refused", `reading the rules of ${branch}: ${rules.why}`));
	const wish = organisation ? await organisationWish(github, snapshot.value, question.gate, rules.value) : repositoryWish(snapshot.value, rules.value);
	if (!wish.ok) return wish;
	const [owner = ""] = repository.full_name.split("/");
	const address = organisation ? `orgs/${owner}/rulesets` : `repos/${repository.full_name}/rulesets`;
	const own = await ownRuleset(github, organisation ? address : `${address}?includes_parents=false`, address);
	if (!own.ok) return own;
	return ok({
		repository: repository.full_name,
		branch,
		address,
		plan: planRuleset({
			...wish.value,
			withoutReviews
		}, standingRules(snapshot.value, rules.value), own.value),
		notes: notesOn(snapshot.value, wish.value)
	});
};
/** Writes what was proposed, and gives the command that takes it back. */
const writeRuleset = async (github, { address, plan }) => {
	if (plan.kind === "nothing") return ok(void 0);
	const written = plan.kind === "create" ? await github.write("POST", address, plan.ruleset) : await github.write("PUT", `${address}/${plan.id}`, plan.ruleset);
	if (!written.ok) return err(refused(written.error));
	const ruleset = writtenSchema.safeParse(written.value);
	if (!ruleset.success) return err(fault("github-unexpected", `${address}: the ruleset that was written has no id`));
	return ok({ undo: undoCommand(address, ruleset.data.id, plan.kind === "create" ? void 0 : plan.before) });
};
const refused = (one) => one.code === "github-refused" ? {
	...one,
	remedy: ADMIN
} : one;
const ORDER = "merge the workflow and the policy first (`recount init` writes them), see the check end once on a pull request, then `recount protect`";
const notReady = (message, remedy = ORDER) => err(fault("gate-not-ready", message, { remedy }));
const repositoryWish = (snapshot, rules) => {
	const { branch, base, repository } = snapshot;
	if ("unread" in base) return err(fault("github-refused", `reading the files of ${branch}: ${base.unread}`));
	const { gate } = findGate(snapshot, rules);
	if (gate.base.judges.length === 0) return notReady(`no workflow on ${branch} of ${repository.full_name} has the judge`);
	const absent = gate.policies.find((path) => !base.has(path));
	if (absent !== void 0) return notReady(`${branch} of ${repository.full_name} has no ${absent}`);
	return ok({
		branch,
		isDefault: branch === repository.default_branch,
		checks: gate.names,
		queue: rules.queue
	});
};
const organisationWish = async (github, { branch, repository }, name, { queue }) => {
	if (name === void 0) return err(fault("usage", "--org needs the repository that holds the workflow: `--gate OWNER/NAME`"));
	const gate = await readRepository(github, name);
	if (!gate.ok) return gate;
	const remedy = `put docs/workflows/enforced.yml there as ${WORKFLOW_PATH}`;
	if (gate.value.id === repository.id) return notReady(`${name} is the repository itself: a merge there could change the workflow`, "name another one");
	if (gate.value.private && !repository.private) return notReady(`${name} is private and ${repository.full_name} is not: GitHub lets it require nothing there`, "make it public");
	const judges = await judgesIn(github, gate.value);
	if (!judges.ok) return judges;
	if (judges.value.length === 0) return notReady(`${name} has no ${WORKFLOW_PATH} with the judge`, remedy);
	for (const path of policiesOf(judges.value)) {
		const text = await textAt(github, repository.full_name, path, branch);
		if (!text.ok) return err(fault("github-refused", `reading the files of ${branch}: ${text.error.unread}`));
		if (text.value === void 0) return notReady(`${branch} of ${repository.full_name} has no ${path}`);
	}
	return ok({
		branch,
		isDefault: branch === repository.default_branch,
		checks: judges.value.flatMap(({ names }) => names.map((one) => one.text)),
		queue,
		organisation: {
			repository: repository.full_name.split("/")[1] ?? "",
			workflow: {
				repository_id: gate.value.id,
				path: WORKFLOW_PATH,
				ref: `refs/heads/${gate.value.default_branch}`
			}
		}
	});
};
/** The judges of the workflow that is to be required. */
const judgesIn = async (github, gate) => {
	const text = await textAt(github, gate.full_name, WORKFLOW_PATH, gate.default_branch);
	if (!text.ok) return err(fault("github-refused", `reading ${gate.full_name}: ${text.error.unread}`));
	return ok(readWorkflows(text.value === void 0 ? void 0 : /* @__PURE__ */ new Map([[WORKFLOW_PATH, text.value]])).judges);
};
const ownRuleset = async (github, list, address) => {
	const answer = await askAll(github, list);
	if (!answer.ok) return answer;
	const rulesets = read(answer.value, listedSchema);
	if (!rulesets.known) return err(fault("github-refused", `reading ${address}: ${rulesets.why}`, { remedy: ADMIN }));
	const own = rulesets.value.find(({ name }) => name === OWN_NAME);
	if (own === void 0) return ok(void 0);
	const whole = await github.ask(`${address}/${own.id}`);
	if (!whole.ok) return whole;
	const ruleset = read(whole.value, standingSchema);
	return ruleset.known ? ok(ruleset.value) : err(fault("github-refused", `reading ${address}/${own.id}: ${ruleset.why}`, { remedy: ADMIN }));
};
/** The rules of the branch that nobody may pass over. */
const standingRules = (snapshot, rules) => {
	const all = read(snapshot.rules, branchRulesSchema);
	return (all.known ? all.value : []).filter(({ ruleset_id: id }) => rules.firm.has(id)).map(({ type, parameters }) => ({
		type,
		...parameters === void 0 ? {} : { parameters }
	}));
};
const notesOn = (snapshot, { checks }) => {
	const runs = read(snapshot.checkRuns, checkRunsSchema);
	return runs.known && checks.every((check) => runs.value.check_runs.some(({ name }) => name === check)) ? [] : [`no run of ${checks.join(", ")} was seen on the newest pull request: open one and see it end before you require it. GitHub\u2019s settings offer a check only within 7 days of a run`];
};

// src/entries/cli/protect.ts
/** `recount protect`: exit 0 it is required now, 1 there is a difference and it was not written, 2 it cannot be done. */
const protect = async (call) => {
	const question = await gateQuestion(call, "repository");
	if (!question.ok) return tellFaults(call, [question.error]);
	const github = await openGateHere(call);
	if (!github.ok) return tellFaults(call, [github.error]);
	const proposal = await proposeRuleset(github.value, question.value, {
		organisation: isSet(call, "org"),
		withoutReviews: isSet(call, "no-reviews")
	});
	if (!proposal.ok) return tellFaults(call, [proposal.error]);
	const { plan } = proposal.value;
	if (!call.json) call.terminal.out(proposalText(proposal.value));
	const written = plan.kind !== "nothing" && (isSet(call, "yes") || !call.json && await asks(call)) ? await writeRuleset(github.value, proposal.value) : void 0;
	if (written?.ok === false) return tellFaults(call, [written.error]);
	const undo = written?.value?.undo;
	if (call.json) call.terminal.out(proposalJson(proposal.value, undo));
	else if (undo !== void 0) call.terminal.out(writtenText(undo));
	return plan.kind === "nothing" || undo !== void 0 ? 0 : 1;
};
const asks = async (call) => {
	if (!process.stdin.isTTY) {
		tell(call, "nothing was written: `--yes` writes it");
		return false;
	}
	const prompt = (0, import_promises.createInterface)({
		input: process.stdin,
		output: process.stderr
	});
	const ended = new Promise((resolve) => prompt.once("close", () => resolve("")));
	const answer = await Promise.race([prompt.question("Write it? [y/N] "), ended]);
	prompt.close();
	return /^y(?:es)?$/i.test(answer.trim());
};
const proposalJson = ({ plan, ...rest }, undo) => jsonDocument({
	...rest,
	...plan,
	written: undo !== void 0,
	...undo === void 0 ? {} : { undo }
});

export { protect };