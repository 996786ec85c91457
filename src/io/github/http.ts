import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { HttpClient } from '@actions/http-client';
import { RedirectError } from './redirect.ts';

/** Milliseconds without a byte after which a connection is given up. */
const PATIENCE = 30_000;
const MOST_REDIRECTS = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Those after which the request is to be sent as it was, with its method and body (RFC 9110, 15.4.8 and 15.4.9). */
const UNCHANGED: readonly number[] = [307, 308];

/** One request; a body is bytes or text. */
export interface HttpRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
}

/** An answer, read whole. */
export interface HttpAnswer {
  readonly status: number;
  readonly url: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** Sends a request to an address. A connection that breaks or stays silent is an exception. */
export type SendRequest = (url: string, request: HttpRequest) => Promise<HttpAnswer>;

/**
 * Sends requests with Node's HTTP client and the agents of the runner's toolkit, which know the proxy settings. Node's
 * `fetch` would bring a second HTTP stack that takes longer to load than a verdict takes. A GET follows its redirects, and
 * no credential goes along to another origin: an artifact lies with another host, behind a signed address. A write
 * follows at the same origin, where it is to be sent as it was: so GitHub answers for a repository that was renamed.
 */
export const openHttp = (): SendRequest => {
  const client = new HttpClient(undefined, [], { keepAlive: true });
  const send = async (url: string, request: HttpRequest, redirects: number): Promise<HttpAnswer> => {
    const answer = await exchange(url, request, client);
    if (answer.status < 300 || answer.status >= 400) return answer;
    const location = answer.headers.get('location');
    const next = location !== undefined && URL.canParse(location, url) ? new URL(location, url) : undefined;
    const { authorization: _secret, ...open } = request.headers;
    const same = next?.origin === new URL(url).origin;
    const follows = request.method === 'GET' ? REDIRECTS : same ? UNCHANGED : [];
    if (next === undefined || redirects === MOST_REDIRECTS || !follows.includes(answer.status))
      throw new RedirectError(answer.status, next);
    return send(next.href, { ...request, headers: same ? request.headers : open }, redirects + 1);
  };
  return (url, request) => send(url, request, 0);
};

const exchange = async (
  url: string,
  { method, headers, body }: HttpRequest,
  client: HttpClient,
): Promise<HttpAnswer> => {
  const { request } = url.startsWith('https:') ? https : http;
  const length: OutgoingHttpHeaders = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request(url, { method, headers: { ...headers, ...length }, agent: client.getAgent(url) }, resolve);
    outgoing.on('error', reject);
    outgoing.setTimeout(PATIENCE, () => outgoing.destroy(new Error(`no byte came within ${PATIENCE / 1_000} s`)));
    outgoing.end(body);
  });
  return { status: answer.statusCode ?? 0, url, headers: headersOf(answer), body: await bodyOf(answer) };
};

const bodyOf = (answer: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    answer
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject)
      .on('close', () => reject(new Error('the connection ended before the answer did')));
  });

const headersOf = ({ headers }: IncomingMessage): ReadonlyMap<string, string> =>
  new Map(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));

/** A `fetch` of what Octokit asks of one: no more of the standard is served. */
export const openFetch = (send: SendRequest) => async (url: string, options: HttpRequest) => {
  const { status, headers, body, url: from } = await send(url, options);
  return {
    status,
    url: from,
    ok: status >= 200 && status < 300,
    headers,
    text: async () => body.toString(),
    // A copy of its own: the buffer of a small answer is a piece of a larger one.
    arrayBuffer: async () => new Uint8Array(body).buffer,
  };
};
