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
  'test-lost': demand(
    'a test of the base is gone or skipped, and the policy lets none be lost',
    'bring the test back, commit, `recount run`, `recount pin --push`; a loss that is meant is for who may merge past the check',
  ),
  'proof-missing': demand(
    'the pull request touches paths whose change must be proved, and the block names no test that does',
    'name a test that fails without the change: `recount run --proves "GROUP › TEST"`, then `recount pin`',
  ),
  'regression-hidden': demand(
    'a test as the base has it passes on the base and not over the code of the head, and the pull request edits or deletes it',
    'let the code keep what the test of the base asks of it; where the change is meant, declare it: `recount run` lists it under `losses`, then `recount pin`',
  ),
} as const satisfies Record<string, CodeEntry>;
