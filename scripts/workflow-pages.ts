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
