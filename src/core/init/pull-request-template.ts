/** Where a new pull request template is written. */
export const TEMPLATE_PATH = '.github/pull_request_template.md';

/**
 * Whether GitHub would take this file for a pull request template: at the top, in `docs` or in `.github`, under any
 * letter case, or any file in a folder of that name.
 */
export const isPullRequestTemplate = (path: string): boolean =>
  /^(?:(?:docs|\.github)\/)?pull_request_template(?:\.(?:md|txt)|\/[^/]+)$/i.test(path);

/** What a template needs for Recount. An HTML comment: the block brings its own heading, and there may be one only. */
export const TEMPLATE_HINT = `\
<!--
Verification: after the last commit, run

    npx recount run
    npx recount pin --push

which puts the result of the test suite here. CI runs the suite again and the check fails unless it says the same.
-->
`;

/** A whole template, for a repository that has none. */
export const TEMPLATE = `\
## What changes, and why

${TEMPLATE_HINT}`;
