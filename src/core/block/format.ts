/** The words that the block is made of. They belong to the format: a released one never changes. */
export const BEGIN = '<!-- recount -->';
export const END = '<!-- /recount -->';
export const HEADING = '## Verification';
export const FENCE = '```recount';
export const FENCE_END = '```';
export const COLUMNS = ['suite', 'scope', 'result', 'total', 'passed', 'failed', 'skipped', 'command'] as const;

/** What a fault names as its file where the text is a pull request's body. */
export const BODY = 'body';
