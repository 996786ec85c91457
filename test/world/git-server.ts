import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGunzip } from 'node:zlib';
import { gitEnvironment } from './git.ts';
import { type Listener, listen } from './listener.ts';

/** What a request wants of a repository. */
type GitAccess = 'read' | 'write';

/** Decides on a request: `401` asks for a token, `403` refuses the one given, `404` hides the repository. */
export type GitGate = (repository: string, access: GitAccess, token: string | undefined) => 200 | 401 | 403 | 404;

const tokenOf = (header: string | undefined): string | undefined => {
  const [scheme, value] = (header ?? '').split(' ');
  if (value === undefined) return undefined;
  if (scheme?.toLowerCase() === 'bearer') return value;
  // actions/checkout and GitHub's own remotes send Basic with any user name and the token as password.
  return Buffer.from(value, 'base64').toString().split(':').slice(1).join(':');
};

const headersOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/\r?\n/u).flatMap((line): readonly [string, string][] => {
      const colon = line.indexOf(':');
      return colon < 0 ? [] : [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]];
    }),
  );

// CGI (RFC 3875): headers, an empty line, then the body as it comes.
const answerFromCgi = (output: Buffer, response: ServerResponse): void => {
  const end = /\r?\n\r?\n/u.exec(output.toString('latin1'));
  if (end === null) {
    response.writeHead(500).end();
    return;
  }
  const headers = headersOf(output.subarray(0, end.index).toString('latin1'));
  const status = Number((headers.get('status') ?? '200').slice(0, 3));
  const passed = [...headers].filter(([name]) => name !== 'status').flat();
  response.writeHead(status, passed).end(output.subarray(end.index + end[0].length));
};

const runBackend = (
  root: string,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  ended: () => Promise<void>,
): void => {
  const child = spawn('git', ['http-backend'], {
    env: {
      ...gitEnvironment(),
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      // A remote user is what lets http-backend accept a push; the gate has decided already.
      REMOTE_USER: 'x-access-token',
      REMOTE_ADDR: '127.0.0.1',
      REQUEST_METHOD: request.method ?? 'GET',
      PATH_INFO: decodeURIComponent(url.pathname),
      QUERY_STRING: url.search.slice(1),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
    },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stdin.on('error', () => undefined);
  child.on('close', () => {
    ended().then(
      () => answerFromCgi(Buffer.concat(output), response),
      () => response.destroy(),
    );
  });
  const body = request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request;
  body.pipe(child.stdin);
};

/**
 * Serves the bare repositories under `root` (`<owner>/<name>.git`) over smart HTTP, so that fetch and push go
 * through a real connection with a real credential. A push is answered once `afterPush` has seen it.
 */
export const serveGit = (
  root: string,
  gate: GitGate = () => 200,
  afterPush: (repository: string) => Promise<void> = () => Promise.resolve(),
): Promise<Listener> =>
  listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const match = /^\/(?<name>[^/]+\/[^/]+?)\.git\/(?:info\/refs|git-upload-pack|git-receive-pack)$/u.exec(
      url.pathname,
    );
    const name = match?.groups?.['name'];
    if (name === undefined) {
      response.writeHead(404).end();
      return;
    }
    const writes = url.pathname.endsWith('/git-receive-pack') || url.searchParams.get('service') === 'git-receive-pack';
    const status = gate(name, writes ? 'write' : 'read', tokenOf(request.headers.authorization));
    const ended = url.pathname.endsWith('/git-receive-pack') ? () => afterPush(name) : () => Promise.resolve();
    if (status === 200) runBackend(root, url, request, response, ended);
    else response.writeHead(status, status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {}).end();
  });
