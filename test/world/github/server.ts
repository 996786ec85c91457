import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Json, objectOf, parseJson } from '../json.ts';
import { bodyOf, type Listener, listen } from '../listener.ts';
import type { BlobHost } from './blobs.ts';
import { type Answer, type Call, failure, notFound, type RepositoryCall } from './call.ts';
import { checkAnswer, checkRequest, completeAnswer } from './contract.ts';
import { findOperation, type Operation } from './description.ts';
import type { Fault, Script } from './faults.ts';
import { admit, type Token } from './permissions.ts';
import { accountHandlers, repositoryHandlers } from './routes/accounts.ts';
import { actionsHandlers } from './routes/actions.ts';
import { checkHandlers } from './routes/checks.ts';
import { commitHandlers } from './routes/commits.ts';
import { contentHandlers } from './routes/contents.ts';
import { answerGraphql } from './routes/graphql.ts';
import { pullHandlers } from './routes/pulls.ts';
import { organisationHandlers, rulesetHandlers } from './routes/rulesets.ts';
import type { GitHubRepository, Pull, PullVersion, State } from './state.ts';

/** A request that the API has seen. */
export interface LoggedRequest {
  readonly operation: string;
  readonly path: string;
  readonly status: number;
  readonly body: Json | undefined;
}

/** What the API stands on. */
export interface ApiOptions {
  readonly state: State;
  readonly blobs: BlobHost;
  readonly script: Script;
  readonly tokens: ReadonlyMap<string, Token>;
  readonly site: string;
  readonly mergeSha: (repository: GitHubRepository, pull: Pull, version: PullVersion) => Promise<string | null>;
  readonly report: (violation: string) => void;
  readonly log: (request: LoggedRequest) => void;
}

const handlers = {
  ...rulesetHandlers,
  ...repositoryHandlers,
  ...pullHandlers,
  ...contentHandlers,
  ...commitHandlers,
  ...actionsHandlers,
  ...checkHandlers,
};

const bearer = (header: string | undefined): string | undefined =>
  /^(?:token|bearer) (?<value>.+)$/iu.exec(header ?? '')?.groups?.['value'];

const faulty = (fault: Fault): Answer | undefined => {
  switch (fault.kind) {
    case 'status':
      return {
        ...failure(fault.status, fault.message ?? 'The world was told to fail here.'),
        headers: fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) },
      };
    case 'secondary-limit':
      return {
        ...failure(403, 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'),
        headers: { 'retry-after': String(fault.retryAfter) },
      };
    case 'rate-limit': {
      const reset = Math.ceil(Date.now() / 1000) + fault.resetInSeconds;
      return {
        ...failure(403, 'API rate limit exceeded for installation.'),
        headers: { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) },
      };
    }
    case 'graphql': {
      const { message, type, retryAfter } = fault;
      return {
        status: 200,
        json: { data: null, errors: [{ ...(type === undefined ? {} : { type }), message }] },
        headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
      };
    }
    case 'html':
      return {
        status: fault.status,
        bytes: Buffer.from('<!DOCTYPE html><p>Unicorn!'),
        headers: { 'content-type': 'text/html' },
      };
    case 'slow':
    case 'cut':
    case 'reset':
    case 'hang':
      // These change how an answer is sent, not what it is.
      return undefined;
    default:
      return fault satisfies never;
  }
};

const send = (response: ServerResponse, answer: Answer, cut: boolean): void => {
  const body = answer.json === undefined ? (answer.bytes ?? Buffer.alloc(0)) : Buffer.from(JSON.stringify(answer.json));
  const type = answer.json === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(answer.status, {
    'x-github-media-type': 'github.v3',
    'x-github-request-id': randomUUID(),
    ...type,
    ...answer.headers,
    'content-length': body.length,
  });
  if (cut) response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
  else response.end(body);
};

const answerRepository = async (operation: Operation, call: Call, report: ApiOptions['report']): Promise<Answer> => {
  const handler = handlers[operation.name];
  if (handler === undefined) {
    report(`${operation.name}: the world does not model it`);
    return failure(501, 'The world does not model this operation.');
  }
  const repository = call.state.repositories.get(`${call.parameters['owner']}/${call.parameters['repo']}`);
  if (repository === undefined) return notFound;
  const pull = repository.pulls.get(Number(call.parameters['pull_number']));
  const own = call.token?.kind === 'user' && call.token.login === pull?.user.login;
  const admission = admit(call.token, operation.name, repository, own);
  if (admission.status !== 200) return failure(admission.status, admission.message);
  const repositoryCall: RepositoryCall = { ...call, repository };
  return handler(repositoryCall);
};

/** Starts the REST API. Everything it takes and gives is held against GitHub's description. */
export const openApi = async (options: ApiOptions): Promise<Listener> => {
  const { report } = options;
  const answerOf = async (
    operation: Operation,
    request: IncomingMessage,
    url: URL,
    body: Json | undefined,
  ): Promise<Answer> => {
    const credential = bearer(request.headers.authorization);
    const token = credential === undefined ? undefined : options.tokens.get(credential);
    if (credential !== undefined && token === undefined) return failure(401, 'Bad credentials');
    if ((request.headers['user-agent'] ?? '') === '') return failure(403, 'Request forbidden by administrative rules.');
    for (const complaint of checkRequest(operation, url.searchParams, body)) report(`${operation.name}: ${complaint}`);
    const call: Call = {
      at: { api: api.url, site: options.site },
      state: options.state,
      url,
      parameters: operation.parameters,
      query: url.searchParams,
      body: objectOf(body),
      accept: request.headers.accept ?? '',
      token,
      signedUrl: (artifact) => options.blobs.readUrl(artifact.bytes, artifact.name),
      mergeSha: options.mergeSha,
    };
    const account = accountHandlers[operation.name] ?? organisationHandlers[operation.name];
    const answer = account === undefined ? await answerRepository(operation, call, report) : account(call);
    if (answer.json === undefined) return answer;
    const json = completeAnswer(operation, answer.status, answer.json);
    for (const complaint of checkAnswer(operation, answer.status, json))
      report(`answer to ${operation.name}: ${complaint}`);
    return { ...answer, json };
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const text = (await bodyOf(request)).toString();
    const body = text === '' ? undefined : parseJson(text);
    const method = request.method ?? 'GET';
    if (method === 'POST' && url.pathname === '/graphql') {
      const fault = await options.script.meet({ operation: 'POST /graphql', method, path: url.pathname, body });
      const credential = bearer(request.headers.authorization);
      const token = credential === undefined ? undefined : options.tokens.get(credential);
      const answer =
        (fault === undefined ? undefined : faulty(fault)) ??
        answerGraphql(options.state, token, objectOf(body), report);
      options.log({ operation: 'POST /graphql', path: url.pathname, status: answer.status, body });
      send(response, answer, false);
      return;
    }
    const operation = findOperation(method, url.pathname);
    if (operation === undefined) {
      report(`${method} ${url.pathname}: GitHub's description, as far as the world has it, knows no such operation`);
      send(response, notFound, false);
      return;
    }
    const path = url.pathname + url.search;
    const fault = await options.script.meet({ operation: operation.name, method, path, body });
    const logged = (status: number): void => options.log({ operation: operation.name, path, status, body });
    if (fault?.kind === 'hang' || fault?.kind === 'reset') {
      logged(0);
      if (fault.kind === 'reset') request.socket.destroy();
      return;
    }
    if (fault?.kind === 'slow') await sleep(fault.milliseconds);
    const answer = (fault === undefined ? undefined : faulty(fault)) ?? (await answerOf(operation, request, url, body));
    logged(answer.status);
    send(response, answer, fault?.kind === 'cut');
  };
  const api = await listen((request, response) => {
    handle(request, response).catch((error: unknown) => {
      report(
        `${request.method} ${request.url}: the world itself failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      response.destroy();
    });
  });
  return api;
};
