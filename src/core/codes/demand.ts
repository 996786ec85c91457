import { type CodeEntry, entry } from './entry.ts';

const demand = (meaning: string, remedy: string): CodeEntry => entry('demand', 'author', meaning, remedy);

/** The policy asks for more than the run gives, whatever the block says. */
export const DEMAND = {
  'suite-failed': demand(
    'the suite does not pass, and the policy demands that it does',
    'mend the suite, commit, `recount run`, `recount pin --push`',
  ),
  'tests-none': demand(
    'the suite ran no test',
    'see that the command finds its tests; `min-tests: 0` in the policy allows none',
  ),
  'tests-too-few': demand(
    'the suite ran fewer tests than the policy demands',
    'bring the tests back, or lower `min-tests`',
  ),
  'unstable-gone': demand(
    'a test that the policy names as unstable is not there',
    'bring the test back, or take its name out of the policy on the base branch',
  ),
  'test-in-two-shards': demand(
    'a test ran in more than one shard of a suite, so that it is counted more than once',
    'see that `{index}` and `{count}` part the tests, and that no two have one name (docs/shards.md)',
  ),
  'path-denied': demand(
    'the pull request changes a path that the policy does not allow it to change',
    'take the change out (`git restore --source=$(git merge-base HEAD BASE) -- PATH`), commit, `recount run`, `recount pin --push`',
  ),
  'path-protected': demand(
    'the pull request changes what the policy protects, and nobody who may has approved it',
    'let a second person with write access approve the pull request at its head commit (`approvers` of the policy), then `recount pin` runs the red runs again; or take the change out (`git restore --source=$(git merge-base HEAD BASE) -- PATH`), commit, `recount run`, `recount pin --push`',
  ),
  'link-escapes': demand(
    'the pull request adds or changes a link that leads out of the repository',
    'let the link lead to a path inside the repository, written relative to it, or delete it',
  ),
} as const satisfies Record<string, CodeEntry>;
