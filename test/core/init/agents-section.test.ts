import { expect, it } from 'vitest';
import { agentsSection } from '../../../src/core/init/agents-section.ts';

it.each([
  ['the template that is written', undefined, 'cp .github/pull_request_template.md'],
  ['one of another name', '.github/PULL_REQUEST_TEMPLATE.md', 'cp .github/PULL_REQUEST_TEMPLATE.md'],
  ['one of several', 'docs/PULL_REQUEST_TEMPLATE/bug-fix.md', 'cp docs/PULL_REQUEST_TEMPLATE/bug-fix.md'],
  ['nothing, where a shell would take the path for more', '.github/PULL_REQUEST_TEMPLATE/bug fix.md', ': >'],
])('the text of a pull request begins with %s', (_what, template, command) => {
  expect(agentsSection(template)).toContain(`\`npx recount run\`, \`${command} ../body.md\` (or a text of your own`);
});
