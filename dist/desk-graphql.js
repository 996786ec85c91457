import { lr as prettifyError, y as fault } from "./desk-tell.js";
import { C as record, E as string, _ as number, a as array, b as optional, g as nullish, h as nullable, j as union, r as _default, s as boolean, v as object, w as refine } from "./desk-schemas2.js";
import { n as ok, t as err } from "./desk-result.js";
import "./desk-verbs.js";

// src/io/github/redirect.ts
/** A redirect that is not followed. It is thrown: as an answer it would count as done where nothing was. */
var RedirectError = class extends Error {
	status;
	constructor(status, to) {
		super(to === void 0 ? "a redirect to nowhere" : `a redirect to ${to.origin}${to.pathname}`);
		this.status = status;
	}
};

// src/io/github/request.ts
/** Three tries within two minutes; what GitHub asks to wait for counts. */
const TRIES = 3;
const PATIENCE = 12e4;
/** GitHub asks for as much at least where it does not say how long (docs: REST, "Best practices", secondary limits). */
const MINUTE = 6e4;
/**
* Sends a request, again where a second try may help: no answer, a 5xx, a rate limit whose wait is short enough.
* Everything else is answered at once, as a fault.
*/
const request = async (what, send, sleep) => {
	let waited = 0;
	for (let attempt = 1;; attempt++) try {
		return ok(await send());
	} catch (cause) {
		const failure = failureOf(cause);
		const wait = waitFor(failure, attempt);
		if (attempt === TRIES || wait === void 0 || waited + wait > PATIENCE) return err(faultOf(what, failure, cause));
		waited += wait;
		await sleep(wait);
	}
};
/** Whether a fault says that GitHub has no such thing, or shows it to nobody who asks with this token. */
const isNotFound = ({ cause }) => failureOf(cause)?.status === 404;
/** Whether a fault says that a ref names nothing: one that is no commit's is 422 to GitHub, and not 404. */
const isUnknownRef = (fault) => isNotFound(fault) || failureOf(fault.cause)?.status === 422;
/**
* Whether a fault says that GitHub could not do it. Of a difference that is too large for it, it says so by 500 or by 422
* (\u201cthis diff is taking too long to generate\u201d), however often it is asked.
*/
const isUnanswered = ({ cause }) => {
	const { status = 0 } = failureOf(cause) ?? {};
	return status >= 500 || status === 422;
};
const failureSchema = object({
	status: number(),
	message: _default(string(), ""),
	response: optional(object({ headers: record(string(), optional(union([string(), number()]))) }))
});
const failureOf = (thrown) => {
	const cause = thrown instanceof Error && thrown.cause instanceof RedirectError ? thrown.cause : thrown;
	if (typeof cause !== "object" || cause === null || !("status" in cause)) return void 0;
	const failure = failureSchema.safeParse({
		...cause,
		message: cause instanceof Error ? cause.message : void 0
	});
	if (!failure.success) return void 0;
	const { status, message, response } = failure.data;
	return {
		status,
		message,
		headers: response?.headers ?? {}
	};
};
const isLimited = ({ status, headers, message }) => status === 429 || status === 403 && (headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /rate limit/i.test(message));
/** Milliseconds until a second try may help, or undefined where none will. */
const waitFor = (failure, attempt) => {
	const backoff = 500 * 4 ** (attempt - 1);
	const asked = Number(failure?.headers["retry-after"]) * 1e3;
	if (failure === void 0 || failure.status >= 500) return asked > backoff && asked <= PATIENCE / 2 ? asked : backoff;
	if (!isLimited(failure)) return void 0;
	if (Number.isFinite(asked)) return asked;
	if (failure.headers["x-ratelimit-remaining"] !== "0") return MINUTE;
	const reset = Number(failure.headers["x-ratelimit-reset"]) * 1e3 - Date.now();
	return Number.isFinite(reset) ? Math.max(reset, 0) : MINUTE;
};
/** What mends it where no API of GitHub's answers. */
const NO_API = "see that GITHUB_API_URL is the address of GitHub\u2019s API (GITHUB_API_URL=https://HOST/api/v3 for an Enterprise Server), and that no proxy answers in its place";
/** What mends a refusal that says more than its code does. */
const remedyOf = ({ status, headers, message }) => {
	if (status >= 300 && status < 400) return "let the remote (`git remote set-url`) and GITHUB_API_URL (https://HOST/api/v3 for an Enterprise Server) name where it is now";
	if (String(headers["content-type"]).startsWith("text/html")) return NO_API;
	if (status === 410) return "GitHub has it no longer: it was deleted, or it has expired";
	if (status === 451) return "GitHub has blocked the repository for a legal reason, which its page tells";
	if (headers["x-github-sso"] !== void 0) return "the organization asks for single sign-on: authorize the token for it (`gh auth refresh`, or \u201cConfigure SSO\u201d at https://github.com/settings/tokens)";
	return status === 403 && /\barchived\b/.test(message) ? "the repository is archived, so that nothing can be written to it: its owner can change that in its settings" : void 0;
};
const faultOf = (what, failure, cause) => {
	const said = cause instanceof Error ? cause.message.split("\n", 1)[0] : String(cause);
	if (failure === void 0 || failure.status >= 500) return fault("github-unreachable", `${what}: no answer after ${TRIES} tries (${said})`, { cause });
	if (isLimited(failure)) return fault("github-limited", `${what}: the rate limit is used up (${said})`, { cause });
	const refused = failure.status === 401 || failure.status === 403 || failure.status === 404;
	const message = `${what}: GitHub answered ${failure.status} (${said})`;
	return fault(refused ? "github-refused" : "github-unexpected", message, {
		cause,
		remedy: remedyOf(failure)
	});
};
/** The status with which GitHub refused, or undefined where a fault is of another kind. */
const refusalWith = ({ code, cause }) => code === "github-refused" ? failureOf(cause)?.status : void 0;

// src/io/github/pages.ts
/** The most that GitHub gives at once. */
const PAGE = 100;
const MOST_PAGES = 20;
/** An answer of GitHub's in the form that is expected; `what` is what was asked, for a message. */
const readAnswer = (what, schema, answer) => {
	const parsed = schema.safeParse(answer);
	if (parsed.success) return ok(parsed.data);
	const foreign = typeof answer !== "object" || answer instanceof ArrayBuffer ? { remedy: NO_API } : {};
	return err(fault("github-unexpected", `${what}: an answer of another form: ${prettifyError(parsed.error)}`, foreign));
};
/** Asks GitHub for one thing; what comes is read by the schema. */
const readOne = async (what, schema, send, sleep) => {
	const answer = await request(what, send, sleep);
	return answer.ok ? readAnswer(what, schema, answer.value.data) : answer;
};
/** The page in an answer: the answer itself, or what is taken out of it. */
const pageOf = ({ data, headers }, take = (whole) => whole) => ({
	items: take(data),
	link: headers.link
});
const NEXT = /<[^<>]*>[^<>]*\brel="?next\b/;
/**
* One page of a list. A page may be short without being the last, since what may not be shown is left out of it; and one
* that is full is not taken for the last, since the header may have been lost on the way.
*/
const readPage = async (what, schema, send, sleep) => {
	const answer = await request(what, send, sleep);
	if (!answer.ok) return answer;
	const items = readAnswer(what, array(schema), answer.value.items);
	if (!items.ok) return items;
	return ok({
		items: items.value,
		isLast: items.value.length < 100 && !NEXT.test(answer.value.link ?? "")
	});
};
/** All of a list that GitHub gives in pages of {@link PAGE}; more pages than `most` are a fault, and not the first of them. */
const readPages = async (what, schema, send, sleep, most = MOST_PAGES) => {
	const all = [];
	for (let page = 1; page <= most; page++) {
		const read = await readPage(what, schema, () => send(page), sleep);
		if (!read.ok) return read;
		all.push(...read.value.items);
		if (read.value.isLast) return ok(all);
	}
	return err(fault("github-unexpected", `${what}: expected fewer than ${most * 100}, found as many or more`));
};

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
	const send = async () => {
		const answered = await api.request({
			method: "POST",
			url,
			query,
			variables: given
		});
		throwIfPassing(answered);
		return answered;
	};
	const answer = await readOne(what, answerOf(repository), send, sleep);
	if (!answer.ok) return answer;
	const { errors = [], data } = answer.value;
	if (errors[0] !== void 0) return err(refusal(what, errors[0]));
	return data?.repository == null ? err(fault("github-refused", `${what}: the repository is not shown`)) : ok(data.repository);
};
const errorSchema = object({
	type: optional(string()),
	message: string()
});
const failedSchema = object({ errors: array(errorSchema) });
/**
* What passes is answered 200 too, and is to be asked again like any other request: a limit, whose headers say how long
* (docs: GraphQL, "Rate limits"), and a query that GitHub could not end (octokit/plugin-retry.js takes it for a 500).
*/
const throwIfPassing = ({ data, headers }) => {
	const answered = failedSchema.safeParse(data);
	for (const failed of answered.data?.errors ?? []) {
		const status = statusOf(failed);
		if (status !== void 0) throw Object.assign(new Error(failed.message), {
			status,
			response: { headers }
		});
	}
};
const statusOf = ({ type, message }) => {
	if (type === "RATE_LIMITED" || /rate limit/i.test(message)) return 429;
	return message.startsWith("Something went wrong while executing your query") ? 500 : void 0;
};
const answerOf = (repository) => object({
	errors: optional(array(errorSchema)),
	data: nullish(object({ repository: nullable(repository) }))
}).check(refine(({ errors, data }) => errors !== void 0 || data !== void 0, "must have data or errors"));
/** GraphQL answers 200 with what is wrong beside the data (docs: GraphQL, "Forming calls"). */
const refusal = (what, { type, message }) => {
	if (type === "FORBIDDEN" || type === "NOT_FOUND") return fault("github-refused", `${what}: ${message}`);
	return fault("github-unexpected", `${what}: ${message}`);
};

export { readAnswer as a, isNotFound as c, refusalWith as d, request as f, pageOf as i, isUnanswered as l, graphqlAddress as n, readOne as o, RedirectError as p, pageInfo as r, readPages as s, askGraphql as t, isUnknownRef as u };