import { PINS, RECOUNT, showPin } from './pins.ts';
import { actionStep, input, type Step, stepLines, withoutCache } from './step.ts';

/** Where the workflow lives in a repository. */
export const WORKFLOW_PATH = '.github/workflows/recount.yml';

/** The steps that stand in the documentation's copy: a project that Node runs. */
export const EXAMPLE_STEPS: readonly Step[] = [
  actionStep(PINS.node, input('node-version', 'lts/*'), withoutCache('package-manager-cache')),
];

/**
 * The workflow that judges pull requests by a required check of the name `recount`; `steps` bring the tools that the
 * suites need. This is its only source: `recount init`, docs/workflows/named.yml and the README show what it gives.
 */
export const workflowText = (steps: readonly Step[]): string => `\
# Runs the suites again on the pushed commit and compares the result with the block in the pull request's body.
# Add no \`paths\`, \`branches\` or \`concurrency\`: a check that never starts stays pending, one that is skipped passes.
name: recount

on:
  pull_request:
    types: [opened, synchronize, reopened, edited, ready_for_review, converted_to_draft]

permissions: {}

jobs:
  # Runs the code of the pull request, so it gets no secret and a token that can only read.
  rerun:
    runs-on: ubuntu-24.04
    timeout-minutes: 60
    permissions:
      contents: read
      pull-requests: read
    outputs:
      record-0: \${{ steps.recount.outputs.record-0 }}
    steps:
      - uses: ${showPin(PINS.checkout)}
        with:
          ref: \${{ github.event.pull_request.head.sha }} # the pushed commit, not a merge of it
          fetch-depth: 0
          persist-credentials: false
          # lfs: true
          # submodules: recursive
${steps.flatMap((step) => stepLines(step).map((line) => `${line}\n`)).join('')}\
      - id: recount
        uses: ${showPin(RECOUNT)}
        with:
          job: rerun

  # Judges, and runs nothing of the pull request: it checks nothing out. Its name is the name of the required check.
  recount:
    needs: rerun
    if: always() # a job that is skipped would count as passed
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
          job: verdict
          record-0: \${{ needs.rerun.outputs.record-0 }}
          result: \${{ needs.rerun.result }}
`;
