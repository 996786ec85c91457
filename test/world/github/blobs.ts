import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, type Listener, listen } from '../listener.ts';

/** The storage to which signed links point: it knows no token, only signatures. */
export interface BlobHost extends Listener {
  /** A link to write a new blob. */
  create(): { readonly id: string; readonly uploadUrl: string };
  /** The bytes of a blob, once it is whole. */
  bytesOf(id: string): Buffer | undefined;
  /** A link to read bytes, under the file name of `name`. */
  readUrl(bytes: Buffer, name: string): string;
}

interface Stored {
  bytes: Buffer | undefined;
  readonly blocks: Map<string, Buffer>;
}

interface Signature {
  readonly id: string;
  readonly permission: 'r' | 'w';
}

// Azure Storage, "Put Blob", "Put Block" and "Put Block List" (learn.microsoft.com/rest/api/storageservices), which
// @actions/artifact uses through @azure/storage-blob: a small blob in one PUT, a large one in blocks and a list.
const put = (stored: Stored, url: URL, request: IncomingMessage, body: Buffer): number => {
  const part = url.searchParams.get('comp');
  if (part === 'block') {
    const block = url.searchParams.get('blockid');
    if (block === null) return 400;
    stored.blocks.set(block, body);
    return 201;
  }
  if (part === 'blocklist') {
    const names = [...body.toString().matchAll(/<(?:Latest|Uncommitted)>(?<name>[^<]*)<\//gu)];
    const blocks = names.map((match) => stored.blocks.get(match.groups?.['name'] ?? ''));
    if (blocks.some((block) => block === undefined)) return 400;
    stored.bytes = Buffer.concat(blocks.filter((block) => block !== undefined));
    return 201;
  }
  if (part !== null || request.headers['x-ms-blob-type'] !== 'BlockBlob') return 400;
  stored.bytes = body;
  return 201;
};

const md5 = (body: Buffer): string => createHash('md5').update(body).digest('base64');

const refusalOf = (request: IncomingMessage, body: Buffer): number | undefined => {
  if (request.headers['content-length'] === undefined) return 411;
  const given = request.headers['content-md5'];
  return given !== undefined && given !== md5(body) ? 400 : undefined;
};

/** Starts the storage; a credential sent to it is a leak, and reported. */
export const openBlobHost = async (report: (violation: string) => void): Promise<BlobHost> => {
  const blobs = new Map<string, Stored>();
  const signatures = new Map<string, Signature>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = await bodyOf(request);
    const signature = signatures.get(url.searchParams.get('sig') ?? '');
    const id = url.pathname.split('/').at(-1);
    const stored = signature?.id === id ? blobs.get(id ?? '') : undefined;
    if (request.headers.authorization !== undefined) {
      report(`${request.method} of a blob: the Authorization header went to the storage host`);
      response.writeHead(400, { 'x-ms-error-code': 'InvalidAuthenticationInfo' }).end();
    } else if (stored === undefined || signature?.permission !== (request.method === 'PUT' ? 'w' : 'r')) {
      response.writeHead(403, { 'x-ms-error-code': 'AuthenticationFailed' }).end();
    } else if (request.method === 'PUT') {
      response.writeHead(refusalOf(request, body) ?? put(stored, url, request, body)).end();
    } else {
      const disposition = url.searchParams.get('rscd') ?? 'attachment';
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': disposition,
        'x-ms-blob-type': 'BlockBlob',
      };
      response.writeHead(200, headers).end(stored.bytes);
    }
  };
  const server = await listen((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  const sign = (signature: Signature): string => {
    const sig = randomUUID();
    signatures.set(sig, signature);
    return `${server.url}/actions-results/${signature.id}?sv=2024-11-04&sp=${signature.permission}&sig=${sig}`;
  };
  return {
    url: server.url,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
    create: () => {
      const id = randomUUID();
      blobs.set(id, { bytes: undefined, blocks: new Map() });
      return { id, uploadUrl: sign({ id, permission: 'w' }) };
    },
    bytesOf: (id) => blobs.get(id)?.bytes,
    readUrl: (bytes, name) => {
      const id = randomUUID();
      blobs.set(id, { bytes, blocks: new Map() });
      return `${sign({ id, permission: 'r' })}&rscd=${encodeURIComponent(`attachment; filename="${name}.zip"`)}`;
    },
  };
};
