import { t as CHECK } from "./desk-check-name.js";
import { E as string, a as array, b as optional, d as int, f as intersection, g as nullish, h as nullable, k as transform, r as _default, v as object, x as pipe } from "./desk-schemas2.js";
import { y as fault } from "./desk-tell.js";
import { n as ok, t as err } from "./desk-result.js";
import "./desk-verbs.js";
import { i as pageOf, n as graphqlAddress, o as readOne, s as readPages, t as askGraphql, u as isUnknownRef } from "./desk-graphql.js";
import { c as askRules, i as runSchema, l as rulesSchema, n as listRuns, o as openReader, r as openRunReader } from "./desk-runs.js";

// src/io/github/required-apps.ts
const branchSchema = object({ protection: object({ required_status_checks: optional(object({ checks: _default(array(object({
	context: string(),
	app_id: nullish(int())
})), []) })) }) });
/** The Apps that the rules of a branch require the check from; none where they ask for none, or cannot be read. */
const requiredApps = async (api, at, branch, sleep) => {
	const [rules, seen] = await askRules(api, at, branch, sleep);
	const [read, classic] = [rulesSchema.safeParse(rules.ok ? rules.value.data : void 0), branchSchema.safeParse(seen.ok ? seen.value.data : void 0)];
	return [...(read.data ?? []).flatMap(({ parameters }) => parameters.required_status_checks.map(({ context, integration_id: id }) => ({
		context,
		id
	}))), ...(classic.data?.protection.required_status_checks?.checks ?? []).map(({ context, app_id: id }) => ({
		context,
		id
	}))].flatMap(({ context, id }) => context === "recount" && typeof id === "number" && id > 0 ? [id] : []);
};

// src/io/github/audit.ts
const MOST_COMMITS = 1e3;
const time = (text) => Date.parse(text ?? "");
const commitSchema = pipe(object({
	sha: string(),
	commit: object({ tree: object({ sha: string() }) }),
	parents: array(object({ sha: string() }))
}), transform(({ sha, commit, parents }) => ({
	sha,
	tree: commit.tree.sha,
	parents: parents.map((one) => one.sha)
})));
const rangeSchema = object({
	behind_by: int(),
	total_commits: int(),
	merge_base_commit: object({ sha: string() }),
	commits: array(commitSchema)
});
const pullsSchema = array(object({
	number: int(),
	body: nullable(string()),
	merged_at: nullish(string()),
	merge_commit_sha: nullish(string()),
	head: object({ sha: string() }),
	base: object({ ref: string() })
}));
/** A run with the number of its newest attempt. */
const attemptedSchema = intersection(runSchema, pipe(object({ run_attempt: int() }), transform(({ run_attempt: attempts }) => ({ attempts }))));
const checkSchema = pipe(object({
	external_id: nullish(string()),
	conclusion: nullable(string()),
	completed_at: nullable(string()),
	app: nullish(object({ id: int() }))
}), transform((check) => ({
	app: check.app?.id,
	externalId: check.external_id ?? "",
	conclusion: check.conclusion ?? void 0,
	completedAt: time(check.completed_at)
})));
const editSchema = object({ pullRequest: nullable(object({ lastEditedAt: nullable(string()) })) });
const EDITED = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { lastEditedAt } }
}`;
const noSuchCommit = (ref, { owner, repo }) => fault("usage", `there is no commit ${ref} in ${owner}/${repo}`, { remedy: "name a branch, a tag or a commit that is pushed there, such as `--since v1.2.0`" });
/** GitHub's side of `audit`. */
const openAudit = (api, at, sleep) => {
	const ask = (what, send, schema) => readOne(what, schema, send, sleep);
	const commit = (ref) => ask(`reading commit ${ref}`, () => api.request("GET /repos/{owner}/{repo}/commits/{ref}", {
		...at,
		ref,
		per_page: 1
	}), commitSchema);
	const runs = openRunReader(api, at, "", sleep);
	const reader = openReader(api, at, sleep);
	return {
		artifactsOf: runs.artifactsOf,
		jobsOf: runs.jobsOf,
		file: runs.file,
		textAt: reader.textAt,
		requiredFrom: (branch) => requiredApps(api, at, branch, sleep),
		repository: async () => {
			const what = `reading ${at.owner}/${at.repo}`;
			const schema = object({
				full_name: string(),
				default_branch: string()
			});
			const answer = await ask(what, () => api.request("GET /repos/{owner}/{repo}", { ...at }), schema);
			return answer.ok ? ok({
				fullName: answer.value.full_name,
				defaultBranch: answer.value.default_branch
			}) : answer;
		},
		commit,
		named: async (ref) => {
			const found = await commit(ref);
			return found.ok || !isUnknownRef(found.error) ? found : err(noSuchCommit(ref, at));
		},
		between: async (base, head) => {
			const what = `comparing ${base} with ${head}`;
			const commits = [];
			for (let page = 1;; page += 1) {
				const asked = {
					...at,
					basehead: `${base}...${head}`,
					per_page: 100,
					page
				};
				const send = () => api.request("GET /repos/{owner}/{repo}/compare/{basehead}", asked);
				const answer = await ask(what, send, rangeSchema);
				if (!answer.ok) return answer;
				const { behind_by: behind, total_commits: total, merge_base_commit: root, commits: some } = answer.value;
				if (total > MOST_COMMITS) return err(fault("github-unexpected", `${what}: expected at most ${MOST_COMMITS} commits, found ${total}`));
				commits.push(...some);
				if (commits.length >= total || some.length === 0) return ok({
					mergeBase: root.sha,
					commits,
					behind
				});
			}
		},
		mergedPulls: async (commit) => {
			const what = `asking which pull request brought ${commit}`;
			const asked = {
				...at,
				commit_sha: commit,
				per_page: 100
			};
			const send = () => api.request("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", asked);
			const answer = await ask(what, send, pullsSchema);
			if (!answer.ok) return answer;
			return ok(answer.value.flatMap(({ merged_at: merged, merge_commit_sha: mergeCommit, head, base, ...pull }) => typeof merged === "string" ? [{
				...pull,
				head: head.sha,
				base: base.ref,
				mergedAt: time(merged),
				mergeCommit: mergeCommit ?? void 0
			}] : []));
		},
		runsAt: (commit) => listRuns(`listing the runs of ${commit}`, attemptedSchema, {
			api,
			at,
			sleep
		}, commit),
		run: (id) => {
			const what = `reading run ${id}`;
			const send = () => api.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", {
				...at,
				run_id: id
			});
			return ask(what, send, attemptedSchema);
		},
		checksAt: (commit) => {
			const send = async (page) => {
				const asked = {
					...at,
					ref: commit,
					check_name: CHECK,
					filter: "all",
					per_page: 100,
					page
				};
				return pageOf(await api.request("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", asked), (data) => data.check_runs);
			};
			return readPages(`reading the check ${CHECK} of ${commit}`, checkSchema, send, sleep);
		},
		lastEdited: async (number) => {
			const what = `asking when #${number} was edited last`;
			const question = {
				query: EDITED,
				variables: { number }
			};
			const answer = await askGraphql({
				api,
				url: graphqlAddress(api),
				at,
				sleep
			}, what, question, editSchema);
			if (!answer.ok) return answer;
			const edited = answer.value.pullRequest;
			if (edited === null) return err(fault("github-refused", `${what}: GitHub shows none`));
			return ok(edited.lastEditedAt === null ? void 0 : time(edited.lastEditedAt));
		}
	};
};

export { openAudit };