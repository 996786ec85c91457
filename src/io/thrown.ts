/** What is said by what was thrown. */
export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** The system's code of what was thrown, such as `ENOENT`; undefined where it has none. */
export const codeOf = (cause: unknown): unknown => (cause instanceof Error && 'code' in cause ? cause.code : undefined);
