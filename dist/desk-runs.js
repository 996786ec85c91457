import { t as __commonJSMin } from "./desk-rolldown-runtime.js";
import { H as _gte, N as _coercedNumber, at as _minLength, ht as _regex, it as _maxLength, pt as _positive, rt as _lte, x as isCode, y as fault } from "./desk-tell.js";
import { A as tuple, C as record, E as string, N as url, S as readonly, T as strictObject, a as array, b as optional, c as custom, d as int, g as nullish, h as nullable, i as _enum, k as transform, l as discriminatedUnion, m as looseObject, o as base64, p as literal, r as _default, s as boolean, t as ZodMiniNumber, v as object, w as refine, x as pipe } from "./desk-schemas2.js";
import { C as objectId, d as wholeUtf8Of, x as suiteName } from "./desk-text.js";
import { n as ok, t as err } from "./desk-result.js";
import "./desk-verbs.js";
import { c as sha256, d as showDigest } from "./desk-sum.js";
import "./desk-issues.js";
import "./desk-json-bytes.js";
import { K as notHadSchema, L as LINK, X as namedTestsSchema, x as regeneratedSchema } from "./desk-desk.js";
import "./desk-entries.js";
import { n as failureSchema, r as shareSchema, t as baseShareSchema } from "./desk-share.js";
import "./desk-tell2.js";
import { n as compileRule, t as asksForTexts } from "./desk-decide.js";
import { t as differenceOf } from "./desk-difference.js";
import { t as workflowFile } from "./desk-workflow-file.js";
import { a as readAnswer, c as isNotFound, f as request, i as pageOf, l as isUnanswered, o as readOne, s as readPages } from "./desk-graphql.js";

// node_modules/zod/v4/mini/coerce.js
// @__NO_SIDE_EFFECTS__
function number(params) {
	return _coercedNumber(ZodMiniNumber, params);
}

// src/io/github/branch-rules.ts
const checks = array(object({
	context: string(),
	integration_id: nullish(int())
}));
/** The rules of a branch out of rulesets. */
const rulesSchema = array(object({
	type: string(),
	parameters: _default(object({ required_status_checks: _default(checks, []) }), { required_status_checks: [] })
}));
/** Asks for the rules of a branch, and for the branch with its classic protection, at once. */
const askRules = (api, at, branch, sleep) => {
	const what = `reading the rules of ${branch}`;
	const asked = {
		...at,
		branch,
		per_page: 100
	};
	return Promise.all([request(what, () => api.request("GET /repos/{owner}/{repo}/rules/branches/{branch}", asked), sleep), request(what, () => api.request("GET /repos/{owner}/{repo}/branches/{branch}", {
		...at,
		branch
	}), sleep)]);
};

// src/io/github/changes.ts
/** So many folders are listed at once, and so many that differ on one level are listed one by one. */
const AT_ONCE = 8;
const MOST_FOLDERS = 64;
/** A link's target and a file to be compared in part may have so many bytes, and so many of them are read. */
const LARGEST_TEXT = 1048576;
const MOST_TEXTS = 200;
const comparedSchema$1 = object({ merge_base_commit: object({ sha: string() }) });
const blobSchema = object({ content: string() });
const treeSchema = object({
	truncated: boolean(),
	tree: array(object({
		path: string(),
		mode: string(),
		type: string(),
		sha: string()
	}))
});
/** The best common ancestor of two commits, as GitHub tells it. */
const readMergeBase = async (api, at, sleep, base, head) => {
	const asked = {
		...at,
		basehead: `${base}...${head}`,
		per_page: 1,
		page: 2
	};
	const send = () => api.request("GET /repos/{owner}/{repo}/compare/{basehead}", asked);
	const compared = await readOne(`comparing ${base} with ${head}`, comparedSchema$1, send, sleep);
	return compared.ok ? ok(compared.value.merge_base_commit.sha) : compared;
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
		if (mode !== "120000" || known.get(path)?.id === id) continue;
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
const FOLDER = "tree";
const openTrees = (api, at, sleep) => ({
	list: async (id, whole) => {
		const send = () => api.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", {
			...at,
			tree_sha: id,
			...whole ? { recursive: "1" } : {}
		});
		const answer = await readOne(`listing the tree ${id}`, treeSchema, send, sleep);
		if (!answer.ok) return answer;
		const { tree, truncated } = answer.value;
		const items = tree.map(({ path, mode, type, sha }) => ({
			path,
			mode,
			type,
			id: sha
		}));
		return ok({
			items: toldApart(items),
			cut: truncated
		});
	},
	blob: async (id) => {
		const send = () => api.request("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", {
			...at,
			file_sha: id
		});
		const answer = await readOne(`reading the blob ${id}`, blobSchema, send, sleep);
		return answer.ok ? ok(Buffer.from(answer.value.content, "base64")) : answer;
	}
});
/**
* GitHub's JSON has U+FFFD for what of a name is no UTF-8, so that several files may come by one name. Those after the
* first are numbered behind it: else each would hide what happens to the one before.
*/
const toldApart = (items) => {
	const taken = /* @__PURE__ */ new Set();
	const times = /* @__PURE__ */ new Map();
	return items.map((item) => {
		let [path, number] = [item.path, times.get(item.path) ?? 0];
		do {
			number += 1;
			if (number > 1) path = item.path.replace(/\uFFFD|$/, `$&${number}`);
		} while (taken.has(path));
		taken.add(path);
		times.set(item.path, number);
		return {
			...item,
			path
		};
	});
};
/** Texts by their ids; nothing for what is too large, no UTF-8, or one too many. */
const openTexts = ({ blob }) => {
	let read = 0;
	return async (id) => {
		if (++read > MOST_TEXTS) return ok(void 0);
		const bytes = await blob(id);
		if (!bytes.ok) return bytes;
		return ok(bytes.value.length > LARGEST_TEXT ? void 0 : wholeUtf8Of(bytes.value));
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

// src/io/github/changed-paths.ts
/** GitHub lists no more files of a comparison than this, and no further page of them (docs: REST, "Compare two commits"). */
const MOST_FILES = 300;
const comparedSchema = object({ files: optional(array(object({
	filename: string(),
	status: optional(string()),
	previous_filename: optional(string())
}))) });
const NO_RULE = compileRule({
	allow: void 0,
	deny: [],
	protected: []
});
/**
* What the head of a pull request changes since its merge base with the tip of its base. It is asked for by two commits:
* GitHub's list of a pull request's files is of whichever head and base stand there while it is asked for, and whoever may
* push, or opened the pull request, can have others stand there for so long. Where there is more than a comparison lists,
* or than GitHub compares at all, the trees of both sides are compared.
*/
const readChangedPaths = async (api, at, sleep, { number, head, base }, tipOf) => {
	const tip = await tipOf(base.ref);
	if (!tip.ok) return tip;
	const asked = {
		...at,
		basehead: `${tip.value}...${head.sha}`,
		per_page: 1
	};
	const send = () => api.request("GET /repos/{owner}/{repo}/compare/{basehead}", asked);
	const compared = await readOne(`listing the files of #${number}`, comparedSchema, send, sleep);
	if (!compared.ok && !isUnanswered(compared.error)) return compared;
	const files = compared.ok ? compared.value.files : void 0;
	if (files === void 0 || files.length >= MOST_FILES) {
		const changes = await readChanges(api, at, sleep, {
			base: tip.value,
			head: head.sha,
			rule: NO_RULE
		});
		return changes.ok ? ok({
			kind: "listed",
			paths: changes.value.map(({ path }) => path)
		}) : changes;
	}
	const paths = files.flatMap(({ filename, status, previous_filename: previous }) => previous === void 0 || status === "copied" ? [filename] : [filename, previous]);
	return ok({
		kind: "listed",
		paths
	});
};

// src/io/github/reader.ts
const tipSchema = object({ commit: object({ sha: string() }) });
/** Reads a repository through an Octokit. Every call asks GitHub; nothing is kept. */
const openReader = (api, at, sleep) => {
	const branchTip = async (branch) => {
		const send = () => api.request("GET /repos/{owner}/{repo}/branches/{branch}", {
			...at,
			branch
		});
		const answer = await readOne(`reading branch ${branch}`, tipSchema, send, sleep);
		return answer.ok ? ok(answer.value.commit.sha) : answer;
	};
	return {
		pullRequest: (number) => {
			const send = () => api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
				...at,
				pull_number: number
			});
			return readOne(`reading pull request #${number}`, pullRequestSchema, send, sleep);
		},
		branchTip,
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
			return typeof text === "string" ? ok(text) : err(fault("file-unreadable", `${path} in ${commit.slice(0, 12)} is no regular file`));
		},
		isLink: async (commit, path) => {
			const [folder, name] = [path.slice(0, Math.max(0, path.lastIndexOf("/"))), path.slice(path.lastIndexOf("/") + 1)];
			const send = () => api.request("GET /repos/{owner}/{repo}/contents/{path}", {
				...at,
				path: folder,
				ref: commit
			});
			const answer = await request(`listing ${folder} at ${commit}`, send, sleep);
			if (!answer.ok) return isNotFound(answer.error) ? ok(false) : answer;
			const entries = entriesSchema.safeParse(answer.value.data);
			return entries.success ? ok(entries.data.some((entry) => entry.name === name && entry.type === "symlink")) : err(fault("github-unexpected", `${folder} at ${commit} is not a folder`));
		},
		mergeBase: (base, head) => readMergeBase(api, at, sleep, base, head),
		changes: (base, head, rule) => readChanges(api, at, sleep, {
			base,
			head,
			rule
		}),
		changedPaths: (pull) => readChangedPaths(api, at, sleep, pull, branchTip),
		openPullRequests: (head) => readOpenPulls(api, at, sleep, head),
		mayRequire: async (branch, check) => {
			const [rules, seen] = await askRules(api, at, branch, sleep);
			return !rules.ok || !seen.ok || requires(rules.value.data, seen.value.data, check);
		}
	};
};
const listedWith = (head) => pipe(looseObject({
	number: int(),
	head: looseObject({ sha: string() })
}), transform((one) => ({
	number: one.number,
	ours: one.head.sha === head ? [one] : []
})));
const MOST_READINGS = 5;
/**
* The open pull requests with a head. GitHub answers an empty list to `commits/{sha}/pulls` for a fork's head, so they are
* looked for among all. One that is closed while the pages are read moves the first of the next page to where nobody looks
* any more: more than one page is read until all that was there is there still.
*/
const readOpenPulls = async (api, at, sleep, head) => {
	const what = "listing the open pull requests";
	let before;
	for (let reading = 1; reading <= MOST_READINGS; reading++) {
		let pages = 0;
		const send = async (page) => {
			pages = page;
			const asked = {
				...at,
				state: "open",
				sort: "created",
				direction: "asc",
				per_page: 100,
				page
			};
			return pageOf(await api.request("GET /repos/{owner}/{repo}/pulls", asked));
		};
		const open = await readPages(what, listedWith(head), send, sleep, Number.POSITIVE_INFINITY);
		if (!open.ok) return open;
		const found = new Map(open.value.map(({ number, ours }) => [number, ours]));
		if (pages === 1 || before?.every((number) => found.has(number)) === true) return readAnswer(what, array(pullRequestSchema), [...found.values()].flat());
		before = [...found.keys()];
	}
	return err(fault("github-unexpected", `${what}: some were closed during each of ${MOST_READINGS} readings`));
};
const entriesSchema = array(object({
	name: string(),
	type: string()
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
	if (!rules.success || !branch.success || rules.data.length === 100) return true;
	const { protection } = branch.data;
	return rules.data.some(({ type, parameters }) => type === "workflows" || parameters.required_status_checks.some(({ context }) => context === check)) || protection.enabled && protection.required_status_checks?.contexts.includes(check) !== false;
};
/** A pull request of GitHub's, reduced to what is judged. */
const pullRequestSchema = pipe(object({
	number: int(),
	state: string(),
	merged_at: nullish(string()),
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
}), transform(({ number, state, merged_at: mergedAt, body, user, head, base }) => ({
	number,
	open: state === "open",
	merged: typeof mergedAt === "string",
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
})));

// \0builtin:node:zlib
var require__builtin_node_zlib = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:zlib");
}));

// src/core/shards/base.ts
var import__builtin_node_zlib = require__builtin_node_zlib();
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
	base: objectId,
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
const reasonSchema = strictObject({
	code: pipe(string(), custom(isCode, "is no code of this version")),
	message: string(),
	remedy: string(),
	place: optional(strictObject({
		file: string().check(_maxLength(4096)),
		line: optional(int()),
		column: optional(int())
	}))
});
/** The shards of suites of which a job ran only a part. */
const sharesSchema = optional(record(suiteName, array(shareSchema).check(_minLength(1), _maxLength(100))));
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
	commit: objectId,
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
	const { unpackArchive } = await import("./desk-unpack-archive.js").then((n) => n.n);
	const files = unpackArchive(archive, [name], SHEET_LIMIT);
	return files.ok ? ok(files.value[name] ?? /* @__PURE__ */ new Uint8Array()) : files;
};

// src/io/github/runs.ts
/** GitHub's times are ISO 8601, to the second. */
const time = pipe(nullable(string()), transform((text) => Date.parse(text ?? "")));
/** A run as GitHub tells it. */
const runSchema = pipe(object({
	id: int(),
	workflow_id: int(),
	path: string(),
	event: string(),
	head_sha: string(),
	head_branch: nullish(string()),
	head_repository: nullish(object({ full_name: string() })),
	run_started_at: time
}), transform((run) => ({
	id: run.id,
	workflow: run.workflow_id,
	path: workflowFile(run.path).path,
	event: run.event,
	head: run.head_sha,
	branch: run.head_branch ?? void 0,
	headRepository: run.head_repository?.full_name,
	startedAt: run.run_started_at
})));
const runsSchema = object({ workflow_runs: array(runSchema) });
const jobSchema = pipe(object({
	name: string(),
	run_attempt: int(),
	conclusion: nullable(string()),
	started_at: time,
	completed_at: time
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
	created_at: time,
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
/** All runs at a commit, of any workflow. */
const listRuns = (what, schema, { api, at, sleep }, commit) => {
	const send = async (page) => {
		const asked = {
			...at,
			head_sha: commit,
			per_page: 100,
			page
		};
		return pageOf(await api.request("GET /repos/{owner}/{repo}/actions/runs", asked), (data) => data.workflow_runs);
	};
	return readPages(what, schema, send, sleep);
};
/** All artifacts of a run. */
const listArtifacts = (what, schema, { api, at, sleep }, run) => {
	const send = async (page) => {
		const asked = {
			...at,
			run_id: run,
			per_page: 100,
			page
		};
		return pageOf(await api.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", asked), (data) => data.artifacts);
	};
	return readPages(what, schema, send, sleep);
};
/** Reads the runs of a repository; `own` is the id of the run that asks, of which GitHub is asked once. */
const openRunReader = (api, at, own, sleep) => {
	const readOwn = async () => {
		const send = () => api.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", {
			...at,
			run_id: Number(own)
		});
		return readOne(`reading run ${own}`, runSchema, send, sleep);
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
			const send = () => api.request("GET /repos/{owner}/{repo}/actions/runs", asked);
			const answer = await readOne(what, runsSchema, send, sleep);
			return answer.ok ? ok(answer.value.workflow_runs) : answer;
		},
		artifactsOf: (run) => listArtifacts(`listing the artifacts of run ${run}`, artifactSchema, {
			api,
			at,
			sleep
		}, run),
		jobsOf: (run, attempt) => {
			const send = async (page) => {
				const asked = {
					...at,
					run_id: run,
					attempt_number: attempt,
					per_page: 100,
					page
				};
				return pageOf(await api.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs", asked), (data) => data.jobs);
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

export { downloadArchive as a, askRules as c, runSchema as i, rulesSchema as l, listRuns as n, openReader as o, openRunReader as r, pullRequestSchema as s, listArtifacts as t };