/**
 * What a code stands for in the outcome table (docs/codes.md is made from this table):
 * `inconclusive` nothing can be said, `block` the block cannot be read as one, `stale` a record of something else,
 * `difference` pinned and regenerated disagree, `demand` the policy asks for more, `varied` two runs disagree,
 * `report` a report file is refused, `desk` the command line cannot go on.
 */
export type CodeKind = 'inconclusive' | 'block' | 'stale' | 'difference' | 'demand' | 'varied' | 'report' | 'desk';

/** Who has to act on an inconclusive result. */
export type Blame = 'author' | 'repository' | 'runner' | 'github' | 'suite';

interface CodeEntry {
  readonly kind: CodeKind;
  readonly blame: Blame;
  readonly meaning: string;
  readonly remedy: string;
}

const PIN = 'run `recount run`, then `recount pin`';
const REPIN = 'run `recount run` on this commit, then `recount pin`';
const RERUN = 'run the failed jobs again (`gh run rerun --failed`)';
const FIX_POLICY = 'correct the policy on the base branch (`recount check` reads it the same way)';

const inconclusive = (blame: Blame, meaning: string, remedy: string): CodeEntry => ({
  kind: 'inconclusive',
  blame,
  meaning,
  remedy,
});
const block = (meaning: string, remedy: string = PIN): CodeEntry => ({ kind: 'block', blame: 'author', meaning, remedy });
const difference = (meaning: string, remedy: string = REPIN): CodeEntry => ({
  kind: 'difference',
  blame: 'author',
  meaning,
  remedy,
});
const demand = (meaning: string, remedy: string): CodeEntry => ({ kind: 'demand', blame: 'author', meaning, remedy });
const report = (meaning: string, remedy: string): CodeEntry => ({ kind: 'report', blame: 'suite', meaning, remedy });
const desk = (meaning: string, remedy: string): CodeEntry => ({ kind: 'desk', blame: 'author', meaning, remedy });

const SEE_REPORT = 'look at the file with `recount parse FILE`, and correct the command or the reporter that writes it';

/** Every code there is. Codes are stable: one that has been released is never renamed or given another meaning. */
export const CODES = {
  'event-unsupported': inconclusive(
    'repository',
    'the workflow was started by an event that has no pull request to judge',
    'start the workflow on `pull_request` only, as the README shows',
  ),
  'merge-group-not-yet': inconclusive(
    'repository',
    'merge queues are not judged yet',
    'switch the merge queue off for this branch, or do not require the check in it yet',
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
  'github-unexpected': inconclusive('github', 'GitHub answered something that its own description does not hold', RERUN),
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
    'the block changed again and again while it was judged',
    'wait for the other edit to end, then `recount pin`',
  ),
  'policy-missing': inconclusive(
    'repository',
    'the base branch has no policy',
    'merge the pull request that adds it (`recount init` writes one), then require the check',
  ),
  'policy-invalid': inconclusive('repository', 'the policy on the base branch cannot be read', FIX_POLICY),
  'policy-not-yet': inconclusive(
    'repository',
    'the policy sets a key that this version knows but does not serve yet',
    'take the key out of the policy, or use the version that serves it',
  ),
  'policy-changed': inconclusive(
    'repository',
    'the policy on the base branch changed while the suites ran',
    '`recount pin`, or any edit of the body, starts the run that decides',
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
    'check the head commit out with `actions/checkout` and start nothing before `rerun` that changes tracked files',
  ),
  'checkout-shallow': inconclusive(
    'repository',
    'the history that the verdict needs is not in the checkout',
    'set `fetch-depth: 0` on `actions/checkout`, as the README shows',
  ),
  'setup-failed': inconclusive(
    'repository',
    'a `setup` command of the policy failed three times',
    'read the end of its output below; correct the command on the base branch or what it installs',
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
  'head-moved-locally': inconclusive(
    'repository',
    'HEAD was another commit after the suites than before',
    'keep the suites from committing or checking out',
  ),
  'hand-over-missing': inconclusive(
    'runner',
    'the job that runs the suites handed nothing over',
    'read the log of the job `rerun`; then run the failed jobs again (`gh run rerun --failed`)',
  ),
  'hand-over-broken': inconclusive(
    'runner',
    'what the job that runs the suites handed over is cut, altered or of another run',
    'run all jobs again (`gh run rerun`)',
  ),
  'rerun-unsuccessful': inconclusive(
    'runner',
    'the job that runs the suites did not succeed',
    'read the log of the job `rerun`; then run the failed jobs again (`gh run rerun --failed`)',
  ),
  internal: inconclusive(
    'runner',
    'Recount itself failed',
    'please report it with the log; run the failed jobs again (`gh run rerun --failed`)',
  ),

  'block-missing': block('the body has no Verification block'),
  'block-escaped': block(
    'the body has `\\n` written out instead of line breaks, so that its block is one long line',
    '`recount pin` writes it rightly (with `gh`, use `--body-file`)',
  ),
  'block-hidden': block('the block stands where a reader does not see it', 'move it out of what hides it, or `recount pin`'),
  'block-quoted': block('the block stands in a quotation or a list', `take it out of there: ${PIN}`),
  'block-indented': block('the block is indented, so that it is shown as code', `take it out of there: ${PIN}`),
  'block-nested': block('the block stands inside another fence', `take it out of there: ${PIN}`),
  'block-doubled': block('the body has more than one block', 'delete all of them, then `recount pin`'),
  'block-imitated': block('something in the body looks like the block and is not', 'delete it, then `recount pin`'),
  'block-truncated': block('the block is cut off', 'shorten the rest of the body, then `recount pin`'),
  'block-altered': block('the visible part of the block is not what its JSON says', '`recount pin` writes it anew'),
  'block-unreadable': block('the JSON of the block cannot be read'),
  'block-charset': block('the JSON of the block holds a character outside printable ASCII'),

  'commit-stale': {
    kind: 'stale',
    blame: 'author',
    meaning: 'the block records another commit than the head',
    remedy: REPIN,
  },
  'policy-moved': {
    kind: 'stale',
    blame: 'author',
    meaning: 'the policy on the base branch is not the one that the record was made under',
    remedy: 'run `recount run --base` on the new base, then `recount pin`',
  },

  'tree-contradicted': difference('the block names another tree than the commit has'),
  'suite-missing': difference('the policy requires a suite that the block lacks'),
  'suite-invented': difference('the block has a suite that the policy does not hold'),
  'suite-not-run': difference('the block has a suite that is not run for this pull request'),
  'field-invented': difference('the block has a field that is not compared'),
  'field-missing': difference('the block lacks a field that the policy requires'),
  'command-altered': difference('the command in the block is not the approved one'),
  'scope-altered': difference('the scope in the block is not the approved one'),
  'exit-contradicted': difference('the suite ended otherwise than the block says'),
  'tests-contradicted': difference('a count of tests is not what the block says'),
  'digest-contradicted': difference(
    'tests or their outcomes are not those that the block was made from',
    `${REPIN}; \`recount explain\` tells the tests`,
  ),
  'report-contradicted': difference('the state of the reports is not what the block says'),
  'group-contradicted': difference(
    'a group of tests is not what the block says',
    `${REPIN}; \`recount explain\` tells the tests`,
  ),
  'failing-contradicted': difference('the block names a failing test that does not fail'),
  'skipping-contradicted': difference('the block names a skipped test that is not skipped'),

  'suite-failed': demand(
    'the suite does not pass, and the policy demands that it does',
    'mend the suite, commit, `recount run`, `recount pin --push`',
  ),
  'tests-none': demand(
    'the suite ran no test',
    'see that the command finds its tests; `min-tests: 0` in the policy allows none',
  ),
  'tests-too-few': demand('the suite ran fewer tests than the policy demands', 'bring the tests back, or lower `min-tests`'),
  'unstable-gone': demand(
    'a test that the policy names as unstable is not there',
    'bring the test back, or take its name out of the policy on the base branch',
  ),

  unstable: {
    kind: 'varied',
    blame: 'suite',
    meaning: 'two runs of the suite on this commit disagree',
    remedy: `${RERUN}; mend the tests named, or name them under \`unstable\` in the policy`,
  },

  'report-missing': report('no file matches the globs of `reports`', 'see that the command writes its report there'),
  'report-stale': report('a file that matches `reports` was there before the run', 'delete it, or write into $RECOUNT_REPORTS'),
  'report-tracked': report('a file that matches `reports` is tracked by git', 'take the file out of git: `git rm --cached`'),
  'report-kind': report('a report is not a regular file', 'write a plain file: no link, pipe, device or archive'),
  'report-escapes': report('a report lies outside the folder that it is looked for in', 'write it inside that folder'),
  'report-too-large': report('a report is larger than its format is read to', SEE_REPORT),
  'report-empty': report('a report is empty', SEE_REPORT),
  'report-malformed': report('a report is not well-formed', SEE_REPORT),
  'report-truncated': report('a report ends before its end', SEE_REPORT),
  'report-encoding': report('a report is not text in the encoding that it names', SEE_REPORT),
  'report-dtd': report('a report declares entities or a document type of its own', SEE_REPORT),
  'report-too-deep': report('a report is nested deeper, or has longer names, than is read', SEE_REPORT),
  'format-unknown': report('a report is of no known format', 'name a known one under `format`; docs/reports.md lists them'),

  'tree-dirty': desk('tracked files differ from HEAD', 'commit or stash them: a record is of a commit'),
  'tree-hidden': desk(
    'git was told to overlook changes of a tracked file (assume-unchanged)',
    'undo it: `git update-index --really-refresh --no-assume-unchanged FILE`',
  ),
  'tree-untracked': desk('an untracked file could be picked up as a report or test', 'commit, delete or ignore it'),
  'not-a-repository': desk('this folder is not in a git repository with a commit', 'run it inside the clone'),
  'git-failed': desk('git answered an error', 'read its message'),
  'usage': desk('the command line is not understood', '`recount --help` shows the verbs, `recount VERB --help` one of them'),
  'file-unreadable': desk('a file cannot be read or written', 'check the path and its permissions'),
  'record-unreadable': desk('a file is not a record', 'make one with `recount run --out FILE`'),
  'record-missing': desk('there is no stored record for this commit', '`recount run` makes one'),
  'pull-request-unknown': desk('no pull request was found for this branch', 'name it: `--pr N`, or give `--body-file F`'),
  'token-missing': desk('there is no GitHub token', 'set GH_TOKEN, or sign in with `gh auth login`'),
  'body-too-long': desk('the body would pass 60,000 characters', 'shorten the rest of the body, or lower `block-size`'),
  'push-failed': desk('git push failed; the old body is back in place', 'read its message, then `recount pin --push` again'),
  interrupted: desk('Recount was told to end before it was done', 'start it again'),
  'program-missing': desk('a program that is needed was not found', 'install it, or correct PATH'),
} as const satisfies Record<string, CodeEntry>;

/** A stable code. */
export type Code = keyof typeof CODES;
