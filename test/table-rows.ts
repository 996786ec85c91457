/**
 * The rows of a long table of stories. All of them, but for a gate that has to end soon: where `RECOUNT_TABLES` is
 * `sample`, every fourth.
 */
export const rowsToPlay = <T>(rows: readonly T[]): readonly T[] =>
  process.env['RECOUNT_TABLES'] === 'sample' ? rows.filter((_, index) => index % 4 === 0) : rows;
