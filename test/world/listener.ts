import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** An HTTP server on a free loopback port, gone when the scope ends, open connections included. */
export interface Listener extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string;
}

/** Starts a server; what `handle` throws ends the test process, since it is a fault of the world itself. */
export const listen = async (
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Listener> => {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
};

/** The whole body of a request. */
export const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
