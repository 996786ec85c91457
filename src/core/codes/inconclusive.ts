import { type Blame, type CodeEntry, entry } from './entry.ts';
import { FIX_POLICY, PIN_OR_EDIT, RERUN, RERUN_ALL } from './remedies.ts';

const inconclusive = (blame: Blame, meaning: string, remedy: string): CodeEntry =>
  entry('inconclusive', blame, meaning, remedy);

/** Nothing can be said: a fault of the runner, GitHub, the policy or the hand-over. */
export const INCONCLUSIVE = {
  'event-unsupported': inconclusive(
    'repository',
    'the workflow was started by an event that has no pull request to judge',
    'start the workflow on `pull_request`, `pull_request_review` and `merge_group` only, as the README shows, or as the file of docs/workflows does that you use',
  ),
  'merge-group-unresolved': inconclusive(
    'github',
    "which pull requests a merge queue's group holds cannot be told",
    'take the pull request out of the queue and put it in again',
  ),
  'trigger-foreign': inconclusive(
    'author',
    'at tier app: what started the workflow is not a run of the workflow that it waits for, or one that did not succeed',
    'nothing to do here: the run of the right workflow decides. Give the other workflow another name',
  ),
  'app-foreign': inconclusive(
    'repository',
    'at tier app: the token that reports the check is not that of the App which the check is required from',
    'give the environment the key of the App that the rules name, or name this App in the rules (docs/enforcement.md)',
  ),
  'earlier-record-missing': inconclusive(
    'author',
    'no earlier run left a record of this commit that may stand in, and none was made anew',
    RERUN_ALL,
  ),
  'workflow-untrusted': inconclusive(
    'repository',
    "the workflow's file is under the control of the pull request, and the policy says `trust: strict`",
    'require the workflow by a ruleset of the organisation, from another repository (docs/enforcement.md), or take `trust: strict` out of the policy',
  ),
  'input-invalid': inconclusive(
    'repository',
    'an input of the action is missing or not one of its values',
    'correct the `with:` block of the workflow, as the README shows',
  ),
  'github-unreachable': inconclusive('github', 'GitHub did not answer', RERUN),
  'github-refused': inconclusive(
    'repository',
    'GitHub refused to answer: the token lacks a permission',
    'give the job the permissions that the README shows',
  ),
  'github-limited': inconclusive('github', 'the rate limit of the token is used up', RERUN),
  'github-unexpected': inconclusive(
    'github',
    'GitHub answered something that its own description does not hold',
    RERUN,
  ),
  'pull-request-closed': inconclusive('author', 'the pull request is not open', 'open it again'),
  'head-unsettled': inconclusive(
    'github',
    'event, checkout and API do not name the same head commit, also after two minutes',
    RERUN,
  ),
  'head-moved': inconclusive(
    'author',
    'another head commit, or another base branch, arrived while the suites ran',
    'nothing to do here: the newer run decides',
  ),
  'block-moving': inconclusive(
    'author',
    'the block, or who approves the change, changed again and again while it was judged',
    'wait for the other edit to end, then `recount pin`',
  ),
  'policy-missing': inconclusive(
    'repository',
    'the base branch has no policy',
    'merge the pull request that adds it (`recount init` writes one), then require the check',
  ),
  'policy-invalid': inconclusive('repository', 'the policy on the base branch cannot be read', FIX_POLICY),
  'policy-changed': inconclusive(
    'repository',
    'the policy on the base branch changed while the suites ran',
    PIN_OR_EDIT,
  ),
  'unstable-too-many': inconclusive(
    'repository',
    'the policy names more unstable tests than it may',
    'name at most 20 a suite and at most 2 % of it (one is always allowed), and mend or delete the others',
  ),
  'format-newer': inconclusive(
    'author',
    'the block has a newer format than this version reads',
    'use the same version of Recount in the workflow and at the desk',
  ),
  'checkout-differs': inconclusive(
    'runner',
    'the files in the workspace are not those of the commit',
    'check the head commit out with `actions/checkout`, whole (no `sparse-checkout:`), and start nothing before `rerun` that changes tracked files',
  ),
  'checkout-credentials': inconclusive(
    'repository',
    'git in the workspace holds a credential, which the suites could use',
    'set `persist-credentials: false` on `actions/checkout`, as the README shows',
  ),
  'checkout-shallow': inconclusive(
    'repository',
    'the history that the verdict needs is not in the checkout',
    'set `fetch-depth: 0` on `actions/checkout`, as the README shows',
  ),
  'setup-failed': inconclusive(
    'repository',
    'a `setup` command of the policy failed; one is tried up to three times, but not again once `setup` has taken two minutes',
    'read the end of its output; correct the command on the base branch or what it installs',
  ),
  'suite-unstartable': inconclusive(
    'repository',
    'the command of a suite could not be started',
    'install the program in `setup`, or correct `run` in the policy',
  ),
  'suite-not-here': inconclusive(
    'repository',
    'a suite must run on a system that no leg of the workflow has',
    'add a leg for that system to the workflow, or set `os: any` in the policy',
  ),
  'baseline-missing': inconclusive(
    'repository',
    'the results of the merge base, which the policy asks for, could not be had',
    `read why in the message; then ${RERUN_ALL}, or set \`losses: report\` in the policy`,
  ),
  'proof-unchecked': inconclusive(
    'author',
    'the block names tests under `proves`, and they were not run over the base',
    RERUN_ALL,
  ),
  'regressions-unchecked': inconclusive(
    'repository',
    "the base's tests, which the policy wants to be run over the head's code, could not be",
    `read why in the message; then ${RERUN_ALL}, or set \`regressions: false\` under \`proof\` in the policy`,
  ),
  'isolation-unavailable': inconclusive(
    'runner',
    'the machine cannot keep the suites apart from Recount as the policy wants it',
    'run the job on a Linux runner with passwordless sudo, as GitHub hosts them, or write `isolation: none` in the policy',
  ),
  'isolation-too-weak': inconclusive(
    'runner',
    'the suites are not kept apart from Recount as far as the policy wants it',
    'run the job on a Linux runner with passwordless sudo, as GitHub hosts them, leave the input `isolation` out, or write `isolation: none` in the policy',
  ),
  'isolation-failed': inconclusive(
    'runner',
    'the walls around the suites could not be put up, held or taken down',
    RERUN,
  ),
  'network-not-cut': inconclusive(
    'runner',
    'a suite of scope `offline` could not be cut off from the network',
    'run the job on a Linux runner with passwordless sudo, as GitHub hosts them, or write `isolation: none` in the policy',
  ),
  'head-moved-locally': inconclusive(
    'repository',
    'HEAD was another commit after the suites than before',
    'keep the suites from committing or checking out',
  ),
  'hand-over-missing': inconclusive(
    'runner',
    'the job that runs the suites handed nothing over',
    `read the log of the job \`rerun\`; then ${RERUN_ALL}`,
  ),
  'hand-over-broken': inconclusive(
    'runner',
    'what the job that runs the suites handed over is cut, altered or of another run',
    RERUN_ALL,
  ),
  'shard-missing': inconclusive(
    'repository',
    'a shard of a suite was run by no leg of the workflow, over the head or over the base',
    `number the legs from 0 and give \`shards\` their number (docs/shards.md); then ${RERUN_ALL}`,
  ),
  'rerun-unsuccessful': inconclusive(
    'runner',
    'the job that runs the suites did not succeed',
    `read the log of the job \`rerun\`; then ${RERUN}`,
  ),
  internal: inconclusive('runner', 'Recount itself failed', `please report it with the log; ${RERUN}`),
} as const satisfies Record<string, CodeEntry>;
