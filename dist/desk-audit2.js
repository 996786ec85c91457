import { t as __commonJSMin } from "./desk-rolldown-runtime.js";
import { t as CHECK } from "./desk-check-name.js";
import { $ as _minLength, B as fault, Bt as prettifyError, J as _gte, K as _coercedNumber, Q as _maxLength, V as CODES, Z as _lte, it as _regex, nt as _positive } from "./desk-verb.js";
import { n as ok, t as err } from "./desk-result.js";
import "./desk-desk-verbs.js";
import { i as graphqlAddress, r as askGraphql, t as openReader } from "./desk-reader.js";
import { r as request } from "./desk-request.js";
import { l as showDigest, o as sha256 } from "./desk-sum.js";
import { A as commit, j as notHadSchema, v as regeneratedSchema } from "./desk-desk.js";
import "./desk-audit.js";
import { m as suiteName } from "./desk-text.js";
import "./desk-tell.js";
import "./desk-entries.js";
import { n as failureSchema, r as shareSchema, t as baseShareSchema } from "./desk-share.js";
import { C as refine, M as url, O as transform, S as record, T as string, _ as object, a as base64, b as pipe, c as discriminatedUnion, d as intersection, f as literal, h as nullish, i as array, k as tuple, m as nullable, n as _default, o as boolean, r as _enum, s as custom, t as ZodMiniNumber, u as int, w as strictObject, x as readonly, y as optional } from "./desk-schemas.js";

// node_modules/zod/v4/mini/coerce.js
// @__NO_SIDE_EFFECTS__
function number(params) {
	return _coercedNumber(ZodMiniNumber, params);
}

// src/io/github/pages.ts
/** The most that GitHub gives at once. */
const PAGE = 100;
const MOST_PAGES = 20;
/** An answer of GitHub's in the form that is expected; `what` is what was asked, for a message. */
const readAnswer = (what, schema, answer) => {
	const parsed = schema.safeParse(answer);
	return parsed.success ? ok(parsed.data) : err(fault("github-unexpected", `${what}: an answer of another form: ${prettifyError(parsed.error)}`));
};
/** All of a list that GitHub gives in pages of {@link PAGE}; more than can be read are a fault, and not the first of them. */
const readPages = async (what, schema, send, sleep) => {
	const all = [];
	for (let page = 1; page <= MOST_PAGES; page++) {
		const answer = await request(what, () => send(page), sleep);
		const items = answer.ok ? readAnswer(what, array(schema), answer.value) : answer;
		if (!items.ok) return items;
		all.push(...items.value);
		if (items.value.length < 100) return ok(all);
	}
	return err(fault("github-unexpected", `${what}: expected fewer than 2000, found as many or more`));
};

// src/io/github/required-apps.ts
const rulesSchema = array(object({
	type: string(),
	parameters: _default(object({ required_status_checks: _default(array(object({
		context: string(),
		integration_id: nullish(int())
	})), []) }), { required_status_checks: [] })
}));
const branchSchema = object({ protection: object({ required_status_checks: optional(object({ checks: _default(array(object({
	context: string(),
	app_id: nullish(int())
})), []) })) }) });
/** The Apps that the rules of a branch require the check from; none where they ask for none, or cannot be read. */
const requiredApps = async (api, at, branch, sleep) => {
	const what = `reading the rules of ${branch}`;
	const [rules, seen] = await Promise.all([request(what, () => api.request("GET /repos/{owner}/{repo}/rules/branches/{branch}", {
		...at,
		branch,
		per_page: 100
	}), sleep), request(what, () => api.request("GET /repos/{owner}/{repo}/branches/{branch}", {
		...at,
		branch
	}), sleep)]);
	const [read, classic] = [rulesSchema.safeParse(rules.ok ? rules.value.data : void 0), branchSchema.safeParse(seen.ok ? seen.value.data : void 0)];
	return [...(read.data ?? []).flatMap(({ parameters }) => parameters.required_status_checks.map(({ context, integration_id: id }) => ({
		context,
		id
	}))), ...(classic.data?.protection.required_status_checks?.checks ?? []).map(({ context, app_id: id }) => ({
		context,
		id
	}))].flatMap(({ context, id }) => context === "recount" && typeof id === "number" && id > 0 ? [id] : []);
};

// \0builtin:node:zlib
var require__builtin_node_zlib = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:zlib");
}));

// src/core/tests/named.ts
var import__builtin_node_zlib = require__builtin_node_zlib();
/** Tests by name with their outcomes, as they are handed on: `[outcome, group, name]`, in the order of the reports. */
const namedTestsSchema = readonly(array(readonly(tuple([
	_enum([
		"passed",
		"failed",
		"skipped",
		"unstable"
	]),
	string(),
	string()
]))));

// src/core/shards/base.ts
const text = string();
const cornerSchema = discriminatedUnion("kind", [strictObject({
	kind: literal("ran"),
	shares: record(suiteName, array(baseShareSchema))
}), notHadSchema]);
const fileSchema = strictObject({
	path: text,
	kind: _enum([
		"added",
		"modified",
		"deleted"
	]),
	renamedTo: optional(text),
	before: optional(text),
	after: optional(text)
});
const changeSchema = discriminatedUnion("kind", [strictObject({
	kind: literal("known"),
	base: commit,
	regressionsNeeded: boolean(),
	/** What the pull request does to files of tests. One leg tells it: all would tell the same. */
	files: optional(array(fileSchema))
}), notHadSchema]);
/** The tests of a suite on the head, with why they failed; without tests where no report could be read. */
const headSchema$1 = strictObject({
	tests: optional(namedTestsSchema),
	failures: array(failureSchema)
});
/**
* What a leg hands over of the base for the suites that other legs run too: what is asked, and what it ran in each corner.
* What that comes to can be told only where all of it is together.
*/
const toldBaseSchema = strictObject({
	asks: strictObject({
		losses: boolean(),
		proof: boolean(),
		regressions: boolean()
	}),
	losses: _enum([
		"off",
		"report",
		"declare",
		"fail"
	]),
	/** The tests that the block named as proofs when the suites had ended. */
	asked: record(suiteName, array(readonly(tuple([text, text])))),
	change: changeSchema,
	corners: strictObject({
		baseline: optional(cornerSchema),
		proof: optional(cornerSchema),
		regressions: optional(cornerSchema)
	}),
	/** Of the suites that it ran whole and other legs run over the base, the head's tests. */
	heads: optional(record(suiteName, headSchema$1)),
	/** The suites that it ran over the base alone, and other legs over the head. */
	beside: optional(array(suiteName))
});

// src/core/hand-over/hand-over.ts
/** The most bytes that a sheet may have, packed or not. */
const SHEET_LIMIT = 268435456;
const isCode = (code) => Object.hasOwn(CODES, String(code));
const reasonSchema = strictObject({
	code: pipe(string(), custom(isCode, "is no code of this version")),
	message: string(),
	remedy: string(),
	place: optional(strictObject({
		file: string(),
		line: optional(int()),
		column: optional(int())
	}))
});
/** The shards of suites of which a job ran only a part. */
const sharesSchema = optional(record(suiteName, array(shareSchema).check(_minLength(1))));
/** What the base says beside them. */
const baseSchema = optional(toldBaseSchema);
/** The most heads that a job tells of, and characters that it says of why there is no record of one. */
const MOST_HEADS = 100;
const LONGEST_WHY = 300;
/** The head of a pull request in a merge queue's group: its own record, or why none could be made. */
const headSchema = discriminatedUnion("kind", [strictObject({
	kind: literal("made"),
	regenerated: regeneratedSchema,
	shares: sharesSchema,
	base: baseSchema
}), strictObject({
	kind: literal("not-made"),
	commit,
	why: string().check(_maxLength(300))
})]);
/** The rest of the hand-over: what the suites gave, or why they gave nothing. */
const sheetSchema = discriminatedUnion("kind", [
	strictObject({
		kind: literal("record"),
		regenerated: regeneratedSchema,
		shares: sharesSchema,
		base: baseSchema,
		/** Of a merge queue's group, the heads of which this job found no record that stands in. */
		heads: optional(array(headSchema).check(_maxLength(100))),
		/** After a push, the tests by name, for the pull requests that are compared with it. */
		tests: optional(record(suiteName, namedTestsSchema))
	}),
	strictObject({
		kind: literal("faults"),
		faults: array(reasonSchema).check(_minLength(1)),
		tail: optional(string())
	}),
	strictObject({ kind: literal("earlier") })
]);
const digest = string().check(_regex(/^sha256:[0-9a-f]{64}$/));
const slipSchema = strictObject({
	recount: literal(1),
	run: string().check(_regex(/^[1-9]\d{0,19}$/)),
	attempt: int().check(_gte(1)),
	shard: strictObject({
		index: int().check(_gte(0)),
		count: int().check(_gte(1), _lte(100))
	}),
	commit: string(),
	policy: digest,
	sheet: strictObject({
		sha256: digest,
		bytes: int().check(_gte(1), _lte(SHEET_LIMIT)),
		/** The packed sheet, where it fits; else the id of the artifact that holds it. */
		packed: optional(base64()),
		artifact: optional(int().check(_positive()))
	}).check(refine(({ packed, artifact }) => packed === void 0 !== (artifact === void 0), "must hold the sheet or name its artifact, and not both"))
});

// src/io/github/artifacts.ts
const created = object({
	ok: literal(true),
	signed_upload_url: url()
});
const finalized = object({
	ok: literal(true),
	artifact_id: number().check(int(), _positive())
});
/** The archive of an artifact. What comes back is whatever some job of the run left there. */
const downloadArchive = async (api, at, artifact, sleep) => {
	const send = () => api.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", {
		...at,
		artifact_id: artifact,
		archive_format: "zip"
	});
	const answer = await request(`downloading artifact ${artifact}`, send, sleep);
	if (!answer.ok) return answer;
	const bytes = answer.value.data;
	return bytes instanceof ArrayBuffer ? ok(new Uint8Array(bytes)) : err(fault("github-unexpected", `artifact ${artifact} came in another form`));
};
/** The one file `name` of an archive, which must hold no other. */
const fileIn = async (archive, name) => {
	const { unpackArchive } = await import("./desk-unpack-archive.js");
	const files = unpackArchive(archive, [name], SHEET_LIMIT);
	return files.ok ? ok(files.value[name] ?? /* @__PURE__ */ new Uint8Array()) : files;
};

// src/io/github/runs.ts
/** GitHub's times are ISO 8601, to the second. */
const time$1 = pipe(nullable(string()), transform((text) => Date.parse(text ?? "")));
/** A run as GitHub tells it. */
const runSchema = pipe(object({
	id: int(),
	workflow_id: int(),
	path: string(),
	event: string(),
	head_sha: string(),
	head_branch: nullish(string()),
	head_repository: nullish(object({ full_name: string() })),
	run_started_at: time$1
}), transform((run) => ({
	id: run.id,
	workflow: run.workflow_id,
	path: run.path,
	event: run.event,
	head: run.head_sha,
	branch: run.head_branch ?? void 0,
	headRepository: run.head_repository?.full_name,
	startedAt: run.run_started_at
})));
const jobSchema = pipe(object({
	name: string(),
	run_attempt: int(),
	conclusion: nullable(string()),
	started_at: time$1,
	completed_at: time$1
}), transform((job) => ({
	name: job.name,
	attempt: job.run_attempt,
	conclusion: job.conclusion ?? void 0,
	startedAt: job.started_at,
	completedAt: job.completed_at
})));
const artifactSchema = pipe(object({
	id: int(),
	name: string(),
	expired: boolean(),
	created_at: time$1,
	digest: nullish(string()),
	workflow_run: nullish(object({ id: optional(int()) }))
}), transform((artifact) => ({
	id: artifact.id,
	run: artifact.workflow_run?.id,
	name: artifact.name,
	expired: artifact.expired,
	createdAt: artifact.created_at,
	digest: artifact.digest ?? void 0
})));
/** Reads the runs of a repository; `own` is the id of the run that asks, of which GitHub is asked once. */
const openRunReader = (api, at, own, sleep) => {
	const readOwn = async () => {
		const what = `reading run ${own}`;
		const send = () => api.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", {
			...at,
			run_id: Number(own)
		});
		const answer = await request(what, send, sleep);
		return answer.ok ? readAnswer(what, runSchema, answer.value.data) : answer;
	};
	let facts;
	return {
		own: () => facts ??= readOwn(),
		runsOf: async (head, event) => {
			const what = `listing the runs of ${head}`;
			const asked = {
				...at,
				head_sha: head,
				event,
				per_page: 100
			};
			const answer = await request(what, () => api.request("GET /repos/{owner}/{repo}/actions/runs", asked), sleep);
			return answer.ok ? readAnswer(what, array(runSchema), answer.value.data.workflow_runs) : answer;
		},
		artifactsOf: (run) => {
			const send = async (page) => {
				const asked = {
					...at,
					run_id: run,
					per_page: 100,
					page
				};
				return (await api.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", asked)).data.artifacts;
			};
			return readPages(`listing the artifacts of run ${run}`, artifactSchema, send, sleep);
		},
		jobsOf: (run, attempt) => {
			const send = async (page) => {
				const asked = {
					...at,
					run_id: run,
					attempt_number: attempt,
					per_page: 100,
					page
				};
				return (await api.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs", asked)).data.jobs;
			};
			return readPages(`listing the jobs of run ${run}, attempt ${attempt}`, jobSchema, send, sleep);
		},
		file: async ({ id, digest }, name) => {
			const archive = await downloadArchive(api, at, id, sleep);
			if (!archive.ok) return archive;
			const found = showDigest(sha256(archive.value));
			return found === digest ? fileIn(archive.value, name) : err(fault("hand-over-broken", `the artifact has the hash ${found}, and GitHub tells ${digest}`));
		}
	};
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
/** GitHub's side of `audit`. */
const openAudit = (api, at, sleep) => {
	const ask = async (what, send, schema) => {
		const answer = await request(what, send, sleep);
		return answer.ok ? readAnswer(what, schema, answer.value.data) : answer;
	};
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
		commit: (ref) => ask(`reading commit ${ref}`, () => api.request("GET /repos/{owner}/{repo}/commits/{ref}", {
			...at,
			ref,
			per_page: 1
		}), commitSchema),
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
		runsAt: (commit) => {
			const send = async (page) => {
				const asked = {
					...at,
					head_sha: commit,
					per_page: 100,
					page
				};
				return (await api.request("GET /repos/{owner}/{repo}/actions/runs", asked)).data.workflow_runs;
			};
			return readPages(`listing the runs of ${commit}`, attemptedSchema, send, sleep);
		},
		run: async (id) => {
			const what = `reading run ${id}`;
			const send = () => api.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", {
				...at,
				run_id: id
			});
			const answer = await request(what, send, sleep);
			return answer.ok ? readAnswer(what, attemptedSchema, answer.value.data) : answer;
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
				return (await api.request("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", asked)).data.check_runs;
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