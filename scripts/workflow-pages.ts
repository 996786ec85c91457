import { BASELINE_JOB, BASELINE_PATH } from '../src/core/earlier/baseline.ts';
import { PINS, RECOUNT, showPin } from '../src/core/init/pins.ts';

/** The jobs of a workflow's text, with the permissions above them. */
const jobsOf = (named: string): string => named.slice(named.indexOf('permissions: {}'));

/** The workflow that a ruleset of the organisation requires: the jobs of docs/workflows/named.yml. */
export const enforcedWorkflow = (named: string): string => `\
# For a repository of the organisation that few may write. A ruleset of the organisation requires it in the other
# repositories (\`recount protect --org --gate OWNER/NAME\`), so that no pull request of theirs can change it.
# A ruleset passes over \`types\` and every filter, so there are none: it never runs on \`edited\`. companion.yml does.
name: recount

on:
  pull_request:
  merge_group:

${jobsOf(named)}`;

/** What each of the other repositories has beside it: the same jobs, for the events that a ruleset never starts. */
export const companionWorkflow = (named: string): string => `\
# Beside a workflow that a ruleset of the organisation requires (enforced.yml): judges again when the body, or the base
# branch, of a pull request is edited, and when somebody reviews it. The check \`recount\` has to be required by its name
# too, so that a red one counts.
name: recount

on:
  pull_request:
    types: [edited]
  pull_request_review:
    types: [submitted, dismissed]

${jobsOf(named)}`;

/** What a pull request starts at tier app. It runs nothing, and nothing is taken from it. */
export const appStartWorkflow = (): string => `\
# For tier app, beside app.yml: its end starts the workflow of the default branch, which judges. A pull request brings its
# own copy of this file, so that nothing is taken from it. Keep its name and its path: app.yml waits for both.
name: recount start

on:
  pull_request:
    types: [opened, synchronize, reopened, edited, ready_for_review, converted_to_draft]

permissions: {}

jobs:
  start:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions: {}
    steps:
      - run: "true"
`;

/** The job of a workflow's text that has this key, with the comment above it. */
const jobOf = (workflow: string, key: string): string =>
  new RegExp(`(?:^  #[^\\n]*\\n)*^  ${key}:\\n(?:(?: {3,}[^\\n]*)?\\n)*`, 'm').exec(workflow)?.[0].trimEnd() ?? '';

const OWN_REF =
  '${{ github.event.pull_request.head.sha }} # the pushed commit, not a merge of it; empty for a merge queue, whose own commit it then is';
const OWN_ACTIONS = '# to see whether an earlier run of this commit left a record';
const RUN_ACTIONS = '# to take what a push to the base left (baseline.yml); no record of an earlier run is looked for';
const RUN_REF = `\${{ github.event.workflow_run.head_sha }} # the pushed commit, by GitHub's word
          allow-unsafe-pr-checkout: true # nothing is in reach of it here: no secret, no token that writes, no cache`;

const tokenStep = `\
      - id: app
        uses: ${showPin(PINS.appToken)}
        with:
          client-id: \${{ vars.RECOUNT_APP_CLIENT_ID }}
          private-key: \${{ secrets.RECOUNT_APP_KEY }}
          permission-checks: write`;

/** The workflow of tier app: the judged job is that of docs/workflows/named.yml, but for where its commit comes from. */
export const appWorkflow = (named: string): string => `\
# For tier app. On the default branch, as .github/workflows/recount.yml, with app-start.yml beside it as
# recount-start.yml. A run of the default branch's file cannot be changed by a pull request, and the check that it makes
# is an App's, whose key only the environment \`recount\` holds. docs/enforcement.md tells how both are set up.
name: recount

on:
  workflow_run:
    workflows: [recount start]
    types: [completed]

permissions: {}

jobs:
  # Makes the check, unfinished, before the suites start: an older green one lets nothing in meanwhile.
  open:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    environment: recount # holds the App's key, for the default branch alone
    permissions:
      contents: read
      pull-requests: read
    outputs:
      check-run: \${{ steps.recount.outputs.check-run }}
    steps:
${tokenStep}
      - id: recount
        uses: ${showPin(RECOUNT)}
        with:
          job: open-check
          app-token: \${{ steps.app.outputs.token }}

${jobOf(named, 'rerun')
  .replace(OWN_REF, RUN_REF)
  .replace(OWN_ACTIONS, RUN_ACTIONS)
  .replace(
    '    permissions:\n',
    '    cache-mode: none # a run of the default branch could fill the cache that its other runs restore\n    permissions:\n',
  )}

  # Judges, ends the check, and runs nothing of the pull request: it checks nothing out.
  recount:
    needs: [open, rerun]
    if: always() # else an unfinished check would stay so
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    environment: recount
    permissions:
      contents: read
      pull-requests: read
      actions: read
      checks: read
    steps:
${tokenStep}
      - uses: ${showPin(RECOUNT)}
        with:
          job: close-check
          app-token: \${{ steps.app.outputs.token }}
          check-run: \${{ needs.open.outputs.check-run }}
          record-0: \${{ needs.rerun.outputs.record-0 }}
          result: \${{ needs.rerun.result }}
`;

/** Compares what is merged with what was judged, on every push to the default branch. */
export const auditWorkflow = (): string => `\
# Compares what was merged with what was judged, on every push to the default branch, and ends red where they differ
# (docs/audit.md). It changes nothing, and no merge waits for it. Put the name of the default branch below.
name: recount audit

on:
  push:
    branches: [main]

permissions: {}

jobs:
  audit:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    permissions:
      contents: read
      pull-requests: read
      actions: read
      checks: read
    steps:
      - uses: ${showPin(RECOUNT)}
        with:
          job: audit
`;

/** What leaves the results of the default branch's commits, for pull requests to be compared with. */
export const baselineWorkflow = (named: string): string => `\
# Put this at ${BASELINE_PATH}. It runs the suites on every commit of the default branch and keeps what
# they gave for 30 days, so that a pull request is compared with its merge base and nothing is run of that again. The
# steps that bring tools are those of recount.yml. It judges no pull request: its job must not have a check's name.
name: recount baseline

on:
  push:
    branches: [main] # the default branch, and those that the policy names under \`bases\`

${jobsOf(named)
  .replace('  # Runs the code of the pull request, so it gets', '  # Runs the code of the branch. It gets')
  .replace(/ {10}ref: .*\n/, '')
  .replace(/ # to see whether an earlier run .*/, '')
  .replace(
    /\n {2}# Judges, and runs nothing [^\n]*\n {2}recount:\n/,
    `\n  # Sees that all suites pass, and keeps what they gave.\n  ${BASELINE_JOB}:\n`,
  )}`;
