// Stands in for `undici` in the action's bundle. The toolkit's modules name it at load for a `fetch` through a proxy;
// src/io/github/http.ts gives them another one, so nothing of it is ever called.

const absent = (): never => {
  throw new Error('undici is not part of the bundle');
};

export { absent as fetch };

/** Made where a proxy is set, and asked for nothing. */
export const ProxyAgent = function ProxyAgent(): void {};
