import { type CodeEntry, entry } from './entry.ts';
import { RECORD_ANEW } from './remedies.ts';

/** A suite may honestly give one thing here and another in CI: then a new record says the same again. */
const SEEK = `${RECORD_ANEW}; where that is refused again, \`recount pin --from-ci\` pins what CI found, \`recount explain\` tells the tests, and \`recount calibrate\` what they depend on`;

const CITE = 'correct what the body cites, or take it out: an edit of the body starts the check';

const difference = (meaning: string, remedy: string = RECORD_ANEW): CodeEntry =>
  entry('difference', 'author', meaning, remedy);

/** Pinned and regenerated disagree. */
export const DIFFERENCE = {
  'tree-contradicted': difference('the block names another tree than the commit has'),
  'suite-missing': difference('the policy requires a suite that the block lacks'),
  'suite-invented': difference('the block has a suite that the policy does not hold'),
  'suite-not-run': difference('the block has a suite that is not run for this pull request'),
  'field-invented': difference('the block has a field that is not compared'),
  'field-missing': difference('the block lacks a field that the policy requires'),
  'command-altered': difference('the command in the block is not the approved one'),
  'scope-altered': difference('the scope in the block is not the approved one'),
  'exit-contradicted': difference('the suite ended otherwise than the block says', SEEK),
  'tests-contradicted': difference('a count of tests is not what the block says', SEEK),
  'digest-contradicted': difference('tests or their outcomes are not those that the block was made from', SEEK),
  'report-contradicted': difference('the state of the reports is not what the block says', SEEK),
  'group-contradicted': difference('a group of tests is not what the block says', SEEK),
  'failing-contradicted': difference('the block names a failing test that does not fail', SEEK),
  'loss-contradicted': difference('the block declares a test as lost that is not'),
  'loss-undeclared': difference(
    'a test of the base is gone or skipped, and the block does not declare it',
    'bring the test back, or declare it: `recount run` lists what is lost, then `recount pin`',
  ),
  'proof-not-shown': difference(
    'a test that the block names under `proves` does not pass on the head and fail by an assertion over the base',
    'name one that does: `recount run --proves "GROUP › TEST"` tries it, then `recount pin`',
  ),
  'citation-invented': difference('the body cites a test that the record does not have', CITE),
  'citation-contradicted': difference('the body cites a test with an outcome that it did not have', CITE),
  'citation-altered': difference('the body cites a test, or its outcome, in a way that is misspelt', CITE),
  'skipping-contradicted': difference('the block names a skipped test that is not skipped', SEEK),
} as const satisfies Record<string, CodeEntry>;
