// Stands in, in every bundle, for what libraries name at load and Recount never calls: undici's `fetch` through a proxy
// (src/io/github/http.ts gives another one), the tables of endpoints and of pages (an address stands where it is asked),
// what makes links of addresses in Markdown, and whole numbers beyond 2^53 in JSON, which the schemas refuse in any form.

const absent = (): never => {
  throw new Error('undici is not part of the bundle');
};

export { absent as fetch };

/** Made where a proxy is set, and asked for nothing. */
export const ProxyAgent = function ProxyAgent(): void {};

/** Made by markdown-it, and asked for nothing where links are written as links. */
export const LinkifyIt = function LinkifyIt(): void {};

const nothing = (): object => ({});

export { nothing as legacyRestEndpointMethods, nothing as paginateRest, nothing as restEndpointMethods };

export const { parse: JSONParse, stringify: JSONStringify } = JSON;
