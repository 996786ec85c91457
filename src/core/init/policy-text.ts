import type { Approvers } from '../changes/rule.ts';
import { plainLine } from '../render/plain.ts';
import type { Proposal, ProposedSetup, ProposedSuite } from './proposal.ts';

const HEAD = `\
# What \`recount run\` runs at a desk and CI runs again. A pull request cannot change it for itself: it is read at the
# tip of the base branch.
version: 1
`;

const MEANING: Readonly<Record<Approvers, string>> = {
  other: 'of a second person with write access. `maintainer`: an author with admin rights may change them alone',
  maintainer: 'an author with admin rights may change them alone. `other`: it takes a second person with write access',
};

const tail = (approvers: Approvers): string => `
changes:          # a change of this policy or of a workflow waits for an approval, and the check is red until then
  approvers: ${approvers}   # ${MEANING[approvers]}
block: required   # every pull request needs a block. \`when-present\`: only one that is there is compared
exempt:           # need no block; their suites must pass all the same
  - app: dependabot
`;

/**
 * A policy with what was found, and a comment on each line that a maintainer would wonder about. `approvers` says who
 * approves a change of it.
 */
export const policyText = (
  { suites, setup, notes }: Pick<Proposal, 'suites' | 'setup' | 'notes'>,
  approvers: Approvers = 'other',
): string =>
  [HEAD, setupText(setup), 'suites:\n', comments(notes, '  '), suites.map(suiteText).join(''), tail(approvers)].join(
    '',
  );

/** A policy to fill in, for a project whose runner is not known. */
export const POLICY_TO_FILL_IN = `${HEAD}\
setup: []         # what a fresh machine needs first, such as [npm ci]; the network is open here, not in the suites
suites:
  unit:
    run: ./test.sh "$RECOUNT_REPORTS"   # your command; it may write reports into the folder $RECOUNT_REPORTS
    reports: ["*.xml"]                  # leave this line out if it writes none: then only its exit is compared
    scope: offline
${tail('other')}`;

const setupText = (setup: readonly ProposedSetup[]): string => {
  if (setup.length === 0) return '';
  const lines = setup.map(
    ({ run, remark }) => `${comments(remark === undefined ? [] : [remark], '  ')}  - ${scalar(run)}\n`,
  );
  return `setup:            # what a fresh machine needs first; the network is open here. \`recount run\` leaves it out\n${lines.join('')}`;
};

const suiteText = (suite: ProposedSuite): string =>
  [
    `  ${suite.name}:\n`,
    comments(suite.remarks, '    '),
    `    run: ${scalar(suite.run)}\n`,
    suite.reports.length === 0
      ? '    # no `reports`: only the exit is compared, and no counts may be claimed\n'
      : `    reports: [${suite.reports.map((report) => JSON.stringify(report)).join(', ')}]${where(suite)}\n`,
    `    scope: ${suite.scope}${SCOPES[suite.scope]}\n`,
    suite.shards === undefined ? '' : `    shards: ${suite.shards}   # {index} counts from 1 to {count}\n`,
  ].join('');

const where = ({ reports }: ProposedSuite): string =>
  reports.some((report) => report.startsWith('./'))
    ? ''
    : '   # in $RECOUNT_REPORTS, an empty folder that each run is given';

const SCOPES = {
  syntax: '    # nothing of the project is executed',
  offline: '   # no network but loopback; `live` where the tests need more',
} as const;

const comments = (lines: readonly string[], indent: string): string =>
  lines.map((line) => `${indent}# ${plainLine(line, 500)}\n`).join('');

/** A command as a YAML scalar: plain, as people write it, where that is sure to be read back as the same text. */
const scalar = (command: string): string => (PLAIN.test(command) ? command : JSON.stringify(command));

/** It begins like a program and has an argument, and nothing in it begins a comment or looks like a key. */
const PLAIN = /^[A-Za-z./](?!.*(?:: | #))[!-~ ]* [!-~ ]*[!-9;-~]$/;
