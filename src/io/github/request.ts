import { type Fault, fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import { RedirectError } from './redirect.ts';

/** Waits for so many milliseconds. */
export type Sleep = (milliseconds: number) => Promise<void>;

/** Three tries within two minutes; what GitHub asks to wait for counts. */
const TRIES = 3;
const PATIENCE = 120_000;
/** GitHub asks for as much at least where it does not say how long (docs: REST, "Best practices", secondary limits). */
const MINUTE = 60_000;

interface RequestFailure {
  readonly status: number;
  readonly message: string;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

/**
 * Sends a request, again where a second try may help: no answer, a 5xx, a rate limit whose wait is short enough.
 * Everything else is answered at once, as a fault.
 */
export const request = async <T>(what: string, send: () => Promise<T>, sleep: Sleep): Promise<Result<T>> => {
  let waited = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      return ok(await send());
    } catch (cause) {
      const failure = failureOf(cause);
      const wait = waitFor(failure, attempt);
      if (attempt === TRIES || wait === undefined || waited + wait > PATIENCE)
        return err(faultOf(what, failure, cause));
      waited += wait;
      await sleep(wait);
    }
  }
};

/** Whether a fault says that GitHub has no such thing, or shows it to nobody who asks with this token. */
export const isNotFound = ({ cause }: Fault): boolean => failureOf(cause)?.status === 404;

/** Whether a fault says that a ref names nothing: one that is no commit's is 422 to GitHub, and not 404. */
export const isUnknownRef = (fault: Fault): boolean => isNotFound(fault) || failureOf(fault.cause)?.status === 422;

/**
 * Whether a fault says that GitHub could not do it. Of a difference that is too large for it, it says so by 500 or by 422
 * (“this diff is taking too long to generate”), however often it is asked.
 */
export const isUnanswered = ({ cause }: Fault): boolean => {
  const { status = 0 } = failureOf(cause) ?? {};
  return status >= 500 || status === 422;
};

// What Octokit throws where GitHub answered an error (@octokit/request-error), and our own client.
const failureSchema = z.object({
  status: z.number(),
  message: z._default(z.string(), ''),
  response: z.optional(z.object({ headers: z.record(z.string(), z.optional(z.union([z.string(), z.number()]))) })),
});

const failureOf = (thrown: unknown): RequestFailure | undefined => {
  // Octokit takes all that its `fetch` throws for a connection that failed.
  const cause = thrown instanceof Error && thrown.cause instanceof RedirectError ? thrown.cause : thrown;
  if (typeof cause !== 'object' || cause === null || !('status' in cause)) return undefined;
  // A message of an Error is not its own enumerable property, which the schema would look for.
  const failure = failureSchema.safeParse({ ...cause, message: cause instanceof Error ? cause.message : undefined });
  if (!failure.success) return undefined;
  const { status, message, response } = failure.data;
  return { status, message, headers: response?.headers ?? {} };
};

const isLimited = ({ status, headers, message }: RequestFailure): boolean =>
  status === 429 ||
  (status === 403 &&
    (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message)));

/** Milliseconds until a second try may help, or undefined where none will. */
const waitFor = (failure: RequestFailure | undefined, attempt: number): number | undefined => {
  const backoff = 500 * 4 ** (attempt - 1);
  const asked = Number(failure?.headers['retry-after']) * 1_000;
  // Octokit gives its own 500 where the connection failed. A server that is down may say for how long (RFC 9110, 10.2.3);
  // one that says too long may be up before.
  if (failure === undefined || failure.status >= 500) return asked > backoff && asked <= PATIENCE / 2 ? asked : backoff;
  if (!isLimited(failure)) return undefined;
  if (Number.isFinite(asked)) return asked;
  // Where requests are left it is another limit than the one whose reset is told.
  if (failure.headers['x-ratelimit-remaining'] !== '0') return MINUTE;
  const reset = Number(failure.headers['x-ratelimit-reset']) * 1_000 - Date.now();
  return Number.isFinite(reset) ? Math.max(reset, 0) : MINUTE;
};

/** What mends it where no API of GitHub's answers. */
export const NO_API =
  'see that GITHUB_API_URL is the address of GitHub’s API (GITHUB_API_URL=https://HOST/api/v3 for an Enterprise Server), and that no proxy answers in its place';

/** What mends a refusal that says more than its code does. */
const remedyOf = ({ status, headers, message }: RequestFailure): string | undefined => {
  if (status >= 300 && status < 400)
    return 'let the remote (`git remote set-url`) and GITHUB_API_URL (https://HOST/api/v3 for an Enterprise Server) name where it is now';
  if (String(headers['content-type']).startsWith('text/html')) return NO_API;
  if (status === 410) return 'GitHub has it no longer: it was deleted, or it has expired';
  if (status === 451) return 'GitHub has blocked the repository for a legal reason, which its page tells';
  // Docs: REST, "Authenticating", personal access tokens and SAML SSO.
  if (headers['x-github-sso'] !== undefined)
    return 'the organization asks for single sign-on: authorize the token for it (`gh auth refresh`, or “Configure SSO” at https://github.com/settings/tokens)';
  return status === 403 && /\barchived\b/.test(message)
    ? 'the repository is archived, so that nothing can be written to it: its owner can change that in its settings'
    : undefined;
};

const faultOf = (what: string, failure: RequestFailure | undefined, cause: unknown): Fault => {
  const said = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause);
  if (failure === undefined || failure.status >= 500)
    return fault('github-unreachable', `${what}: no answer after ${TRIES} tries (${said})`, { cause });
  if (isLimited(failure)) return fault('github-limited', `${what}: the rate limit is used up (${said})`, { cause });
  const refused = failure.status === 401 || failure.status === 403 || failure.status === 404;
  const message = `${what}: GitHub answered ${failure.status} (${said})`;
  return fault(refused ? 'github-refused' : 'github-unexpected', message, { cause, remedy: remedyOf(failure) });
};

/** The status with which GitHub refused, or undefined where a fault is of another kind. */
export const refusalWith = ({ code, cause }: Fault): number | undefined =>
  code === 'github-refused' ? failureOf(cause)?.status : undefined;
