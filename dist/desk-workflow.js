import { i as showPin, n as RECOUNT, t as PINS } from "./desk-pins.js";

// src/core/init/step.ts
/** An input of an action. */
const input = (name, value, remark) => ({
	name,
	value,
	remark
});
/** The remark on a version that is a guess. */
const YOURS = "the version you work with";
/** The input that keeps a setup action from storing files for other runs. */
const withoutCache = (name, value = "false") => input(name, value, "no cache: what one pull request leaves there would run in the next");
/** A step that uses an action. */
const actionStep = (pin, ...inputs) => ({
	kind: "action",
	pin,
	inputs
});
const OUTSIDE = "        working-directory: ${{ runner.temp }} # no file of the commit says what this runs";
/** The lines of a step, indented for the list of a job's steps. */
const stepLines = (step) => {
	if (step.kind === "command") return [
		`      # ${step.remark}`,
		`      - run: ${step.run}`,
		OUTSIDE
	];
	const inputs = step.inputs.map(({ name, value, remark }) => `          ${name}: ${value}${remark === void 0 ? "" : ` # ${remark}`}`);
	return [`      - uses: ${showPin(step.pin)}`, ...inputs.length === 0 ? [] : ["        with:", ...inputs]];
};

// src/core/init/workflow.ts
/** Where the workflow lives in a repository. */
const WORKFLOW_PATH = ".github/workflows/recount.yml";
/** The steps that stand in the documentation's copy: a project that Node runs. */
const EXAMPLE_STEPS = [actionStep(PINS.node, input("node-version", "lts/*"), withoutCache("package-manager-cache"))];
const times = (legs, line) => Array.from({ length: legs }, (_, leg) => `${line(leg)}\n`).join("");
const matrix = (legs) => legs === 1 ? "" : `\
    strategy:
      fail-fast: false # a leg that fails ends no other: "Re-run failed jobs" then runs it alone
      matrix:
        shard: [${Array.from({ length: legs }, (_, leg) => leg).join(", ")}]
`;
const place = (legs) => legs === 1 ? "" : `\
          shard: \${{ matrix.shard }}
          shards: \${{ strategy.job-total }} # on several systems the number on each: linux=${legs} macos=1
`;
const REVIEWS = `\
  pull_request_review: # an approval of what \`changes\` of the policy protects, given or taken back; mostly no suite runs again
    types: [submitted, dismissed]
`;
/**
* The workflow that judges pull requests by a required check of the name `recount`; `steps` bring the tools that the
* suites need, `legs` is the number of machines that share the suites, and `reviews` says whether the policy asks for
* approvals. This is its only source: `recount init`, docs/workflows/named.yml and the README show what it gives.
*/
const workflowText = (steps, legs = 1, reviews = true) => `\
# Runs the suites again on the pushed commit and compares the result with the block in the pull request's body.
# Add no \`paths\`, \`branches\` or \`concurrency\`: a check that never starts stays pending, one that is skipped passes.
name: recount

on:
  pull_request:
    types: [opened, synchronize, reopened, edited, ready_for_review, converted_to_draft]
${reviews ? REVIEWS : ""}\
  merge_group: # starts nothing where the branch has no merge queue

permissions: {}

jobs:
  # Runs the code of the pull request, so it gets no secret and a token that can only read.
  rerun:
${matrix(legs)}\
    runs-on: ubuntu-24.04
    timeout-minutes: 60
    permissions:
      contents: read
      pull-requests: read
      actions: read # to see whether an earlier run of this commit left a record
    outputs:
${times(legs, (leg) => `      record-${leg}: \${{ steps.recount.outputs.record-${leg} }}`)}\
    steps:
      - uses: ${showPin(PINS.checkout)}
        with:
          ref: \${{ github.event.pull_request.head.sha }} # the pushed commit, not a merge of it; empty for a merge queue, whose own commit it then is
          fetch-depth: 0
          persist-credentials: false
          # lfs: true
          # submodules: recursive
${steps.flatMap((step) => stepLines(step).map((line) => `${line}\n`)).join("")}\
      - id: recount
        uses: ${showPin(RECOUNT)}
        with:
          job: rerun
${place(legs)}\

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
${times(legs, (leg) => `          record-${leg}: \${{ needs.rerun.outputs.record-${leg} }}`)}\
          result: \${{ needs.rerun.result }}
`;

export { input as a, actionStep as i, workflowText as n, withoutCache as o, YOURS as r, WORKFLOW_PATH as t };