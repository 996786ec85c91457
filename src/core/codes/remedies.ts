/** The steps that mend most things, each with the command to run. */
export const PIN = 'run `recount run`, then `recount pin`';
/** The block may be ahead of the head, as after a forgotten push: to pin anew would change nothing then. */
export const REPIN =
  'run `recount run` on this commit, then `recount pin`; where the block has the newer commit, which is not pushed yet, `git push`';
/** Where a record of this very tree is wrong: it would be used again. */
export const RECORD_ANEW = 'run `recount run --fresh` on this commit, then `recount pin`';
/** Without a number `gh run rerun` asks which one, and fails where nobody is there to answer. */
const RUN = 'RUN`, whose number `gh run list` tells';
export const RERUN = `run the failed jobs again (\`gh run rerun --failed ${RUN})`;
export const RERUN_ALL = `run all jobs again (\`gh run rerun ${RUN})`;
/** The same where it is known which run is meant. */
export const ofRun = (remedy: string, run: string): string => remedy.replaceAll(RUN, `${run}\``);
export const PIN_OR_EDIT = '`recount pin`, or any edit of the body, starts the run that decides';
/** The same for a group of a merge queue: the queue gives it up once its check is red, and no run of it decides any more. */
export const ofGroup = (remedy: string): string =>
  [RERUN, RERUN_ALL, PIN_OR_EDIT].reduce((text, one) => text.replaceAll(one, 'put it into the queue again'), remedy);
/** Every other call reads the base branch's, which stays as it is until the mended one is merged. */
export const FIX_POLICY =
  'correct the policy and merge it into the base branch; `recount run --base HEAD` tries it once it is committed';
/** A new head, made without an editor: one waits for ever where an agent has no terminal to answer it. */
export const NEW_HEAD = '`git commit --amend --no-edit`, `recount run`, `recount pin --push`';
/** The same where it is the message that has to change. */
export const NEW_MESSAGE = '`git commit --amend -m "…"`, `recount run`, `recount pin --push`';
export const SEE_REPORT =
  'look at the file with `recount parse FILE`, and correct the command or the reporter that writes it';
