import { type CodeEntry, entry } from './entry.ts';

const desk = (meaning: string, remedy: string): CodeEntry => entry('desk', 'author', meaning, remedy);

/** The command line cannot go on. */
export const DESK = {
  'tree-dirty': desk('tracked files differ from HEAD', 'commit or stash them: a record is of a commit'),
  'tree-hidden': desk(
    'git was told to overlook changes of a tracked file (assume-unchanged or skip-worktree)',
    'undo it: `git update-index --no-assume-unchanged FILE`, or `git update-index --no-skip-worktree FILE`',
  ),
  'tree-untracked': desk('an untracked file could be picked up as a report', 'delete it, or have git ignore it'),
  'not-a-repository': desk('this folder is not in a git repository with a commit', 'run it inside the clone'),
  'git-failed': desk('git answered an error', 'read its message'),
  usage: desk(
    'the command line is not understood',
    '`recount --help` shows the verbs, `recount VERB --help` one of them',
  ),
  'file-unreadable': desk('a file cannot be read or written', 'check the path and its permissions'),
  'record-unreadable': desk('a file is not a record', 'make one with `recount run --out FILE`'),
  'record-missing': desk('there is no stored record for this commit', '`recount run` makes one'),
  'test-unknown': desk(
    'a test that is named is none of HEAD',
    'name one as the report of its suite has it: `GROUP › TEST`',
  ),
  'pull-request-unknown': desk(
    'no pull request was found for this branch',
    'name it: `--pr N`, or give `--body-file F`',
  ),
  'token-missing': desk('there is no GitHub token', 'set GH_TOKEN, or sign in with `gh auth login`'),
  'body-too-long': desk('the body would pass 60,000 characters', 'shorten the rest of the body, or lower `block-size`'),
  'push-failed': desk(
    'git push failed; the old body is back in place',
    'read its message, then `recount pin --push` again',
  ),
  interrupted: desk('Recount was told to end before it was done', 'start it again'),
  'gate-not-ready': desk(
    'what is to be required is not there yet',
    'merge the workflow and the policy first, then `recount protect`',
  ),
  'path-outside': desk(
    'a path that a file tool is given leads out of its workspace',
    'name a path inside the workspace, relative to it; what lies elsewhere these tools do not reach',
  ),
  'path-secret': desk(
    "a path that a file tool is given is git's own, or holds credentials by its name",
    'go on without it; if it has to be touched, say so and stop',
  ),
  'path-taken': desk(
    'there is something at the path already, and the file tools make new files alone',
    'choose a path where nothing is; if what is there has to change, say so and stop',
  ),
  'path-undecided': desk(
    'it cannot be told whether a file tool may touch the path, so it does not',
    'mend what the message says; where a call cannot, say so and stop',
  ),
  'steps-spent': desk(
    'the file tools were called as often in this session as the policy lets them be',
    'stop, and say what is done and what is left; the next session of `recount mcp` begins anew, and `files.steps` of the policy sets how many calls it has',
  ),
  'program-missing': desk('a program that is needed was not found', 'install it, or correct PATH'),
} as const satisfies Record<string, CodeEntry>;
