import { B as fault, Bt as prettifyError } from "./desk-verb.js";
import { T as string, _ as object, h as nullish, i as array, m as nullable, n as _default, o as boolean, u as int, y as optional } from "./desk-schemas.js";
import "./desk-desk-verbs.js";
import { n as ok, t as err } from "./desk-result.js";
import { t as asksForTexts } from "./desk-decide.js";
import { t as differenceOf } from "./desk-difference.js";
import { r as request, t as isNotFound } from "./desk-request.js";

// src/io/github/graphql.ts
/** An Enterprise server has `/api/v3` and `/api/graphql` beside each other (docs: GraphQL, "Forming calls"). */
const graphqlAddress = (api) => `${api.request.endpoint.DEFAULTS.baseUrl.replace(/\/api\/v3$/, "/api")}/graphql`;
/** Where a list goes on. */
const pageInfo = object({
	hasNextPage: boolean(),
	endCursor: nullable(string())
});
/** Asks a query that has `$owner` and `$name`; `repository` is the form of its answer about the repository. */
const askGraphql = async ({ api, url, at, sleep }, what, { query, variables }, repository) => {
	const given = {
		...variables,
		owner: at.owner,
		name: at.repo
	};
	const answer = await request(what, () => api.request({
		method: "POST",
		url,
		query,
		variables: given
	}), sleep);
	if (!answer.ok) return answer;
	const parsed = answerOf(repository).safeParse(answer.value.data);
	if (!parsed.success) return err(fault("github-unexpected", `${what}: an answer of another form: ${prettifyError(parsed.error)}`));
	const { errors = [], data } = parsed.data;
	if (errors[0] !== void 0) return err(refusal(what, errors[0]));
	return data?.repository == null ? err(fault("github-refused", `${what}: the repository is not shown`)) : ok(data.repository);
};
const answerOf = (repository) => object({
	errors: optional(array(object({
		type: optional(string()),
		message: string()
	}))),
	data: nullish(object({ repository: nullable(repository) }))
});
/** GraphQL answers 200 with what is wrong beside the data (docs: GraphQL, "Rate limits", "Forming calls"). */
const refusal = (what, { type, message }) => {
	if (type === "RATE_LIMITED") return fault("github-limited", `${what}: ${message}`);
	if (type === "FORBIDDEN" || type === "NOT_FOUND") return fault("github-refused", `${what}: ${message}`);
	return fault("github-unexpected", `${what}: ${message}`);
};

// src/io/github/changes.ts
/** So many folders are listed at once, and so many that differ on one level are listed one by one. */
const AT_ONCE = 8;
const MOST_FOLDERS = 64;
/** A link's target and a file to be compared in part may have so many bytes, and so many of them are read. */
const LARGEST_TEXT = 1048576;
const MOST_TEXTS = 200;
/** The best common ancestor of two commits, as GitHub tells it. */
const readMergeBase = async (api, at, sleep, base, head) => {
	const asked = {
		...at,
		basehead: `${base}...${head}`,
		per_page: 1,
		page: 2
	};
	const send = () => api.request("GET /repos/{owner}/{repo}/compare/{basehead}", asked);
	const compared = await request(`comparing ${base} with ${head}`, send, sleep);
	return compared.ok ? ok(compared.value.data.merge_base_commit.sha) : compared;
};
/**
* What a head changes since its merge base with `base`, from the trees of both: GitHub's lists of files end after 300
* or 3,000 (REST, "Compare two commits", "List pull requests files"), a tree's does not. Only folders that differ are
* listed. What could not be read of a link or a file is left out, and then counts against it.
*/
const readChanges = async (api, at, sleep, { base, head, rule }) => {
	const ancestor = await readMergeBase(api, at, sleep, base, head);
	if (!ancestor.ok) return ancestor;
	const source = openTrees(api, at, sleep);
	const walked = await walk(source, {
		path: "",
		before: ancestor.value,
		after: head
	});
	if (!walked.ok) return walked;
	const { before, after } = walked.value;
	const known = new Map(before.map((entry) => [entry.path, entry]));
	const texts = openTexts(source);
	const targets = /* @__PURE__ */ new Map();
	const parts = /* @__PURE__ */ new Map();
	for (const { path, mode, id } of after) {
		if (mode !== LINK || known.get(path)?.id === id) continue;
		const target = await texts(id);
		if (!target.ok) return target;
		targets.set(path, target.value);
	}
	for (const path of new Set([...before, ...after].map((entry) => entry.path))) {
		if (!asksForTexts(rule, path)) continue;
		const [one, other] = [known.get(path), after.find((entry) => entry.path === path)];
		const [old, fresh] = [await textOf(texts, one), await textOf(texts, other)];
		if (!old.ok) return old;
		if (!fresh.ok) return fresh;
		if ((one === void 0 || old.value !== void 0) && (other === void 0 || fresh.value !== void 0)) parts.set(path, {
			before: old.value,
			after: fresh.value
		});
	}
	return ok(differenceOf(before, after.map((entry) => ({
		...entry,
		target: targets.get(entry.path)
	})), parts));
};
const LINK = "120000";
const FOLDER = "tree";
const openTrees = (api, at, sleep) => ({
	list: async (id, whole) => {
		const send = () => api.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", {
			...at,
			tree_sha: id,
			...whole ? { recursive: "1" } : {}
		});
		const answer = await request(`listing the tree ${id}`, send, sleep);
		if (!answer.ok) return answer;
		const { tree, truncated } = answer.value.data;
		const items = tree.map(({ path, mode, type, sha }) => ({
			path,
			mode,
			type,
			id: sha
		}));
		return ok({
			items,
			cut: truncated
		});
	},
	blob: async (id) => {
		const answer = await request(`reading the blob ${id}`, () => api.request("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", {
			...at,
			file_sha: id
		}), sleep);
		return answer.ok ? ok(Buffer.from(answer.value.data.content, "base64")) : answer;
	}
});
/** Texts by their ids; nothing for what is too large, no UTF-8, or one too many. */
const openTexts = ({ blob }) => {
	let read = 0;
	return async (id) => {
		if (++read > MOST_TEXTS) return ok(void 0);
		const bytes = await blob(id);
		if (!bytes.ok) return bytes;
		if (bytes.value.length > LARGEST_TEXT) return ok(void 0);
		try {
			return ok(new TextDecoder("utf-8", {
				fatal: true,
				ignoreBOM: true
			}).decode(bytes.value));
		} catch {
			return ok(void 0);
		}
	};
};
/** A regular file's text; nothing where there is none. */
const textOf = async (read, entry) => entry?.mode.startsWith("100") === true ? read(entry.id) : ok(void 0);
const walk = async (source, root) => {
	const found = {
		before: [],
		after: []
	};
	for (let level = [root]; level.length > 0;) {
		if (level.length > MOST_FOLDERS) {
			const whole = await listWhole(source, root);
			if (!whole.ok) return whole;
			if (whole.value !== void 0) return ok(whole.value);
		}
		const next = [];
		for (let at = 0; at < level.length; at += AT_ONCE) {
			const read = await Promise.all(level.slice(at, at + AT_ONCE).map((pair) => readPair(source, pair, found)));
			for (const pairs of read) {
				if (!pairs.ok) return pairs;
				next.push(...pairs.value);
			}
		}
		level = next;
	}
	return ok(found);
};
/** Lists a folder on both sides; gives the folders in it that differ, and puts the files that differ into `found`. */
const readPair = async (source, pair, found) => {
	const [before, after] = await Promise.all([listFolder(source, pair.before), listFolder(source, pair.after)]);
	if (!before.ok) return before;
	if (!after.ok) return after;
	const [old, fresh] = [byName(before.value), byName(after.value)];
	const pairs = [];
	for (const name of /* @__PURE__ */ new Set([...old.keys(), ...fresh.keys()])) {
		const [one, other] = [old.get(name), fresh.get(name)];
		if (one !== void 0 && other !== void 0 && one.id === other.id && one.mode === other.mode) continue;
		const path = pair.path === "" ? name : `${pair.path}/${name}`;
		const [folderBefore, folderAfter] = [one?.type === FOLDER ? one.id : void 0, other?.type === FOLDER ? other.id : void 0];
		if (folderBefore !== void 0 || folderAfter !== void 0) pairs.push({
			path,
			before: folderBefore,
			after: folderAfter
		});
		if (one !== void 0 && one.type !== FOLDER) found.before.push({
			...one,
			path
		});
		if (other !== void 0 && other.type !== FOLDER) found.after.push({
			...other,
			path
		});
	}
	return ok(pairs);
};
const listFolder = async ({ list }, id) => {
	if (id === void 0) return ok([]);
	const listed = await list(id, false);
	if (!listed.ok) return listed;
	return listed.value.cut ? err(fault("github-unexpected", `GitHub lists only a part of the one folder ${id}`)) : ok(listed.value.items);
};
/** Both trees whole; nothing where GitHub cuts one of them off. */
const listWhole = async ({ list }, { before, after }) => {
	const [old, fresh] = await Promise.all([list(before ?? "", true), list(after ?? "", true)]);
	if (!old.ok) return old;
	if (!fresh.ok) return fresh;
	if (old.value.cut || fresh.value.cut) return ok(void 0);
	const files = (items) => items.filter(({ type }) => type !== FOLDER);
	return ok({
		before: files(old.value.items),
		after: files(fresh.value.items)
	});
};
const byName = (items) => new Map(items.map((item) => [item.path, item]));

// src/io/github/reader.ts
/** GitHub lists no more files of a pull request than this (docs: REST, "List pull requests files"). */
const MOST_FILES = 3e3;
const PAGE = 100;
/** Reads a repository through an Octokit. Every call asks GitHub; nothing is kept. */
const openReader = (api, at, sleep) => {
	const pullRequest = async (number) => {
		const answer = await request(`reading pull request #${number}`, () => api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
			...at,
			pull_number: number
		}), sleep);
		return answer.ok ? toPullRequest(answer.value.data) : answer;
	};
	return {
		pullRequest,
		branchTip: async (branch) => {
			const answer = await request(`reading branch ${branch}`, () => api.request("GET /repos/{owner}/{repo}/branches/{branch}", {
				...at,
				branch
			}), sleep);
			return answer.ok ? ok(answer.value.data.commit.sha) : answer;
		},
		textAt: async (commit, path) => {
			const send = () => api.request("GET /repos/{owner}/{repo}/contents/{path}", {
				...at,
				path,
				ref: commit,
				mediaType: { format: "raw" }
			});
			const answer = await request(`reading ${path} at ${commit}`, send, sleep);
			if (!answer.ok) return isNotFound(answer.error) ? ok(void 0) : answer;
			const text = answer.value.data;
			return typeof text === "string" ? ok(text) : err(fault("github-unexpected", `${path} at ${commit} is not a file`));
		},
		mergeBase: (base, head) => readMergeBase(api, at, sleep, base, head),
		changes: (base, head, rule) => readChanges(api, at, sleep, {
			base,
			head,
			rule
		}),
		changedPaths: async (number) => {
			const paths = [];
			for (let page = 1; page <= MOST_FILES / PAGE; page++) {
				const send = () => api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
					...at,
					pull_number: number,
					per_page: PAGE,
					page
				});
				const answer = await request(`listing the files of #${number}`, send, sleep);
				if (!answer.ok) return answer;
				for (const file of answer.value.data) paths.push(file.filename, ...file.previous_filename === void 0 ? [] : [file.previous_filename]);
				if (answer.value.data.length < PAGE) return ok({
					kind: "listed",
					paths
				});
			}
			return ok({ kind: "unlisted" });
		},
		openPullRequests: async (head) => {
			const found = [];
			for (let page = 1;; page++) {
				const send = () => api.request("GET /repos/{owner}/{repo}/pulls", {
					...at,
					state: "open",
					per_page: PAGE,
					page
				});
				const answer = await request("listing the open pull requests", send, sleep);
				if (!answer.ok) return answer;
				for (const one of answer.value.data) {
					if (one.head.sha !== head) continue;
					const pull = toPullRequest(one);
					if (!pull.ok) return pull;
					found.push(pull.value);
				}
				if (answer.value.data.length < PAGE) return ok(found);
			}
		},
		mayRequire: async (branch, check) => {
			const asked = `reading the rules of ${branch}`;
			const [rules, seen] = await Promise.all([request(asked, () => api.request("GET /repos/{owner}/{repo}/rules/branches/{branch}", {
				...at,
				branch,
				per_page: PAGE
			}), sleep), request(asked, () => api.request("GET /repos/{owner}/{repo}/branches/{branch}", {
				...at,
				branch
			}), sleep)]);
			return !rules.ok || !seen.ok || requires(rules.value.data, seen.value.data, check);
		}
	};
};
const rulesSchema = array(object({
	type: string(),
	parameters: _default(object({ required_status_checks: _default(array(object({ context: string() })), []) }), { required_status_checks: [] })
}));
const branchSchema = object({
	protected: boolean(),
	protection: object({
		enabled: boolean(),
		required_status_checks: optional(object({ contexts: array(string()) }))
	})
});
const requires = (answered, seen, check) => {
	const [rules, branch] = [rulesSchema.safeParse(answered), branchSchema.safeParse(seen)];
	if (!rules.success || !branch.success || rules.data.length === PAGE) return true;
	const { protection } = branch.data;
	return rules.data.some(({ type, parameters }) => type === "workflows" || parameters.required_status_checks.some(({ context }) => context === check)) || protection.enabled && protection.required_status_checks?.contexts.includes(check) !== false;
};
const pullSchema = object({
	number: int(),
	state: string(),
	body: nullable(string()),
	user: nullable(object({
		login: string(),
		id: int(),
		type: string()
	})),
	head: object({
		sha: string(),
		ref: string(),
		repo: nullable(object({ full_name: string() }))
	}),
	base: object({
		ref: string(),
		sha: string(),
		repo: object({ default_branch: string() })
	})
});
/** GitHub's answer, reduced to what is judged. */
const toPullRequest = (answer) => {
	const parsed = pullSchema.safeParse(answer);
	if (!parsed.success) return err(fault("github-unexpected", `a pull request of another form: ${prettifyError(parsed.error)}`));
	const { number, state, body, user, head, base } = parsed.data;
	return ok({
		number,
		open: state === "open",
		body,
		author: user ?? {
			login: "ghost",
			id: 0,
			type: "User"
		},
		head: {
			sha: head.sha,
			ref: head.ref,
			repository: head.repo?.full_name
		},
		base: {
			ref: base.ref,
			sha: base.sha,
			defaultBranch: base.repo.default_branch
		}
	});
};

export { pageInfo as a, graphqlAddress as i, toPullRequest as n, askGraphql as r, openReader as t };