import { B as fault } from "./desk-verb.js";
import { A as union, S as record, T as string, _ as object, g as number, n as _default, y as optional } from "./desk-schemas.js";
import { n as ok, t as err } from "./desk-result.js";
import "./desk-desk-verbs.js";

// src/io/github/request.ts
/** Three tries within two minutes; what GitHub asks to wait for counts. */
const TRIES = 3;
const PATIENCE = 12e4;
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
const failureSchema = object({
	status: number(),
	message: _default(string(), ""),
	response: optional(object({ headers: record(string(), optional(union([string(), number()]))) }))
});
const failureOf = (cause) => {
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
	if (failure === void 0 || failure.status >= 500) return backoff;
	if (!isLimited(failure)) return void 0;
	const retryAfter = Number(failure.headers["retry-after"]);
	if (Number.isFinite(retryAfter)) return retryAfter * 1e3;
	const reset = Number(failure.headers["x-ratelimit-reset"]) * 1e3 - Date.now();
	return Number.isFinite(reset) ? Math.max(reset, 0) : backoff;
};
const faultOf = (what, failure, cause) => {
	const said = cause instanceof Error ? cause.message.split("\n", 1)[0] : String(cause);
	if (failure === void 0 || failure.status >= 500) return fault("github-unreachable", `${what}: no answer after ${TRIES} tries (${said})`, { cause });
	if (isLimited(failure)) return fault("github-limited", `${what}: the rate limit is used up (${said})`, { cause });
	if (failure.status === 401 || failure.status === 403 || failure.status === 404) return fault("github-refused", `${what}: GitHub answered ${failure.status} (${said})`, { cause });
	return fault("github-unexpected", `${what}: GitHub answered ${failure.status} (${said})`, { cause });
};
/** The status with which GitHub refused, or undefined where a fault is of another kind. */
const refusalWith = ({ code, cause }) => code === "github-refused" ? failureOf(cause)?.status : void 0;

export { refusalWith as n, request as r, isNotFound as t };