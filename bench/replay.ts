import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { decodeRecording } from './recording.ts';

// A child process that answers what GitHub answered when the jobs were recorded, at once: `replay.js RECORDING...`. It is
// a process of its own, so that its work is not counted. What was not asked before is told and answered with 500.
const answers = new Map<string, { readonly status: number; readonly headers: object; readonly body: string }>();
const server = http.createServer((request, response) => {
  request.resume();
  const key = `${request.method} ${request.url}`;
  const answer = answers.get(key);
  if (answer === undefined) process.send?.({ missed: key });
  const { status, headers, body } = answer ?? { status: 500, headers: {}, body: '' };
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? '') : ''}`;
for (const file of process.argv.slice(2))
  for (const [key, answer] of Object.entries(decodeRecording(readFileSync(file, 'utf8'), origin).exchanges))
    answers.set(key, answer);
process.send?.({ origin });
await once(process, 'disconnect');
server.close();
server.closeAllConnections();
