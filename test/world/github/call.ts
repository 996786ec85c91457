import type { Json, JsonObject } from '../json.ts';
import type { Addresses } from './payloads.ts';
import type { Token } from './permissions.ts';
import type { Artifact, GitHubRepository, Pull, PullVersion, State } from './state.ts';

/** A request that has been let in. */
export interface Call {
  readonly at: Addresses;
  readonly state: State;
  readonly url: URL;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: JsonObject;
  readonly accept: string;
  readonly token: Token | undefined;
  /** A link to an artifact's bytes that works without a credential. */
  readonly signedUrl: (artifact: Artifact) => string;
  /** The trial merge of a pull request. */
  readonly mergeSha: (repository: GitHubRepository, pull: Pull, version: PullVersion) => Promise<string | null>;
}

/** A call about a repository that is there. */
export interface RepositoryCall extends Call {
  readonly repository: GitHubRepository;
}

/** What a handler answers. */
export interface Answer {
  readonly status: number;
  readonly json?: Json;
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How an operation is answered. */
type Handler = (call: RepositoryCall) => Answer | Promise<Answer>;

/** Handlers by the operation's name. */
export type Handlers = Readonly<Record<string, Handler>>;

/** An answer that worked. */
export const found = (json: Json, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: 200,
  json,
  headers,
});

/** An answer that says what is wrong. */
export const failure = (status: number, message: string, more: JsonObject = {}): Answer => ({
  status,
  json: { message, documentation_url: 'https://docs.github.com/rest', status: String(status), ...more },
});

/** The answer to what is not there, or must not be seen. */
export const notFound = failure(404, 'Not Found');

const numberIn = (query: URLSearchParams, name: string, otherwise: number): number => {
  const value = Number(query.get(name) ?? otherwise);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
};

/** A page of a list: which items, and the `Link` header to the others. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Cuts a list into GitHub's pages: 30 items where none asks, 100 at most. */
export const pageOf = <T>(call: Call, all: readonly T[]): Page<T> => {
  const size = Math.min(numberIn(call.query, 'per_page', 30), 100);
  const page = numberIn(call.query, 'page', 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const link = (number: number, relation: string): string => {
    const url = new URL(call.at.api + call.url.pathname + call.url.search);
    url.searchParams.set('page', String(number));
    return `<${url.href}>; rel="${relation}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
    ...(page > 1 ? [link(1, 'first')] : []),
  ];
  return {
    items: all.slice((page - 1) * size, page * size),
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  };
};

/** The number in the path. */
export const numberAt = (call: Call, name: string): number => Number(call.parameters[name]);

/** The text in the path. */
export const textAt = (call: Call, name: string): string => call.parameters[name] ?? '';

/** Whether the raw form of a file is asked for, by any of its media types. */
export const wantsRaw = (call: Call): boolean => /application\/vnd\.github(?:\.v3)?\.raw/u.test(call.accept);

/** A raw answer. */
export const raw = (bytes: Buffer): Answer => ({
  status: 200,
  bytes,
  headers: { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' },
});
