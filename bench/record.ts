#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readAll } from './bytes.ts';
import { encodeRecording, type Recording } from './recording.ts';

// Stands where the runner starts Node: runs the action through a proxy, and writes down how it was started and what
// GitHub answered, so that the same can be had again at once.
const { BENCH_RECORD: to = '', ...given } = process.env;
const origins: string[] = [];
const exchanges: Recording['exchanges'] = {};

const addressOf = (address: AddressInfo | string | null): string => {
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return `http://127.0.0.1:${address.port}`;
};

/** Every address of the world becomes one of the proxy, whose first part says whose it was. */
const through = (text: string): string =>
  text.replace(/http:\/\/(?:127\.0\.0\.1|localhost):\d+/g, (origin) => {
    if (origin === own) return origin;
    if (!origins.includes(origin)) origins.push(origin);
    return `${own}/${origins.indexOf(origin)}`;
  });

const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { method = 'GET', url = '' } = request;
  const [, index = '', path = ''] = /^\/(\d+)(.*)$/.exec(url) ?? [];
  const { host: _host, connection: _connection, ...headers } = request.headers;
  const sent = http.request(`${origins[Number(index)] ?? ''}${path}`, { method, headers });
  const answering = new Promise<IncomingMessage>((resolve, reject) => sent.on('response', resolve).on('error', reject));
  sent.end(await readAll(request));
  const answer = await answering;
  const body = through((await readAll(answer)).toString());
  const kept = Object.fromEntries(
    Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      ['content-length', 'transfer-encoding', 'connection'].includes(name) ? [] : [[name, through(String(value))]],
    ),
  );
  const status = answer.statusCode ?? 500;
  exchanges[`${method} ${url}`] = { status, headers: kept, body };
  response.writeHead(status, { ...kept, 'content-length': Buffer.byteLength(body) }).end(body);
};

const proxy = http.createServer((request, response) => {
  forward(request, response).catch((cause: unknown) => response.writeHead(502).end(String(cause)));
});
proxy.listen(0, '127.0.0.1');
await once(proxy, 'listening');
const own = addressOf(proxy.address());

const env = Object.fromEntries(
  Object.entries(given).map(([name, value = '']) => [name, name.endsWith('_URL') ? through(value) : value]),
);
const args = process.argv.slice(2);
const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
const exit = await new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
proxy.close();
proxy.closeAllConnections();
const event = readFileSync(given['GITHUB_EVENT_PATH'] ?? '', 'utf8');
writeFileSync(to, encodeRecording({ args, cwd: process.cwd(), env, event, exchanges }, own));
process.exitCode = exit;
