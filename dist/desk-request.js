import { V as fault } from "./desk-verb.js";
import { C as record, E as string, _ as number, b as optional, j as union, r as _default, v as object } from "./desk-schemas.js";
import { n as ok, t as err } from "./desk-result.js";
import "./desk-desk-verbs.js";

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
	const remedy = remedyOf(failure);
	return fault(refused ? "github-refused" : "github-unexpected", `${what}: GitHub answered ${failure.status} (${said})`, {
		cause,
		...remedy === void 0 ? {} : { remedy }
	});
};
/** The status with which GitHub refused, or undefined where a fault is of another kind. */
const refusalWith = ({ code, cause }) => code === "github-refused" ? failureOf(cause)?.status : void 0;

export { refusalWith as a, isUnknownRef as i, isNotFound as n, request as o, isUnanswered as r, RedirectError as s, NO_API as t };