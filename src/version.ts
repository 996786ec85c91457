import manifest from '../package.json' with { type: 'json' };

/** What `by.tool` says. */
export const TOOL = `recount ${manifest.version}`;
