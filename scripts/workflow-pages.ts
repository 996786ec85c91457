import { BASELINE_JOB, BASELINE_PATH } from '../src/core/earlier/baseline.ts';

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

/** What each of the other repositories has beside it: the same jobs, for the one event that a ruleset never starts. */
export const companionWorkflow = (named: string): string => `\
# Beside a workflow that a ruleset of the organisation requires (enforced.yml): judges again when the body, or the base
# branch, of a pull request is edited. The check \`recount\` has to be required by its name too, so that a red one counts.
name: recount

on:
  pull_request:
    types: [edited]

${jobsOf(named)}`;

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
