import { TEMPLATE_PATH } from './pull-request-template.ts';

/** Where agents look for what a repository asks of them; the first is the one that is written. */
export const AGENTS_PATHS = ['AGENTS.md', 'CLAUDE.md'] as const;

/** A path that a shell and a span of code take as it is. */
const PLAIN = /^[\w./-]+$/;

/**
 * What a coding agent has to know to open a pull request that passes: for AGENTS.md or CLAUDE.md, as docs/agents.md has it.
 * `template` is the text that it begins with; a file system may tell letter case apart, and GitHub does not.
 */
export const agentsSection = (template: string = TEMPLATE_PATH): string => `\
## Verification

Pull requests here carry a block that says what the suites gave. CI runs them again and compares.

- After the last commit: \`npx recount run\`, then \`npx recount pin --push\`. Each in a call of its own.
- For a new pull request, at the top of the tree: \`npx recount run\`, \`${PLAIN.test(template) ? `cp ${template}` : ': >'} ../body.md\` (or a text of your own, never in the tree), \`npx recount pin --body-file ../body.md\`, \`git push -u origin HEAD\`, then \`gh pr create --title "…" --body-file ../body.md\`.
- Do not write or edit the block by hand, and claim no results beside it. A suite that fails is mended or said, never left out.
- Do not use \`--no-verify\`, and do not change \`.github/recount.yml\` or \`.github/workflows\`.
- When a hook denies a call, do what its reason says. When it cannot be done, stop and say so.
`;
