// Stands in for `undici` in the action's bundle. The toolkit's modules name it at load for a `fetch` through a proxy;
// src/io/github/http.ts gives them another one, so nothing of it is ever called.

/** Never called. */
export const fetch = (): never => {
  throw new Error('undici is not part of the bundle');
};

/** Never asked for anything. */
export class ProxyAgent {}
