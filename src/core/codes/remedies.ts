/** The steps that mend most things, each with the command to run. */
export const PIN = 'run `recount run`, then `recount pin`';
export const REPIN = 'run `recount run` on this commit, then `recount pin`';
/** Where a record of this very tree is wrong: it would be used again. */
export const RECORD_ANEW = 'run `recount run --fresh` on this commit, then `recount pin`';
export const RERUN = 'run the failed jobs again (`gh run rerun --failed`)';
export const RERUN_ALL = 'run all jobs again (`gh run rerun`)';
export const FIX_POLICY = 'correct the policy on the base branch (`recount check` reads it the same way)';
export const SEE_REPORT =
  'look at the file with `recount parse FILE`, and correct the command or the reporter that writes it';
