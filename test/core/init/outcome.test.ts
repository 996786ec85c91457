import { describe, expect, it } from 'vitest';
import { findBlock } from '../../../src/core/block/find.ts';
import { type InitOutcome, initJson, initText, isReady } from '../../../src/core/init/outcome.ts';
import { PINS, RECOUNT } from '../../../src/core/init/pins.ts';
import { POLICY_TO_FILL_IN } from '../../../src/core/init/policy-text.ts';
import { proposeSuites } from '../../../src/core/init/propose.ts';
import { isPullRequestTemplate, TEMPLATE, TEMPLATE_HINT } from '../../../src/core/init/pull-request-template.ts';
import { project } from './project.ts';

const written: InitOutcome = {
  proposal: proposeSuites(project({ 'go.mod': '', 'docs/package.json': '' })),
  files: [
    { path: '.github/recount.yml', state: 'written' },
    { path: 'PULL_REQUEST_TEMPLATE.md', state: 'kept', add: TEMPLATE_HINT },
  ],
  action: { ...RECOUNT, commit: '0'.repeat(40) },
  legs: 1,
};
const nothing: InitOutcome = { proposal: proposeSuites(project({})), files: [], action: PINS.checkout, legs: 1 };
const kept: InitOutcome = { ...nothing, files: [{ path: '.github/recount.yml', state: 'kept' }] };

describe('what init tells', () => {
  it('what was found, written and left, and what comes next', () => {
    expect(initText(written)).toMatchInlineSnapshot(`
      "Found
        go: go test (go.mod)
            go test -count=1 -json ./... > "$RECOUNT_REPORTS/go.json"

      Written
        .github/recount.yml

      There before, left as they are
        PULL_REQUEST_TEMPLATE.md

      To add to PULL_REQUEST_TEMPLATE.md

      <!--
      Verification: after the last commit, run

          npx recount run
          npx recount pin --push

      which puts the result of the test suite here. CI runs the suite again and the check fails unless it says the same.
      -->

      Notes
        - projects below the top were not looked at (docs): give each that has tests a suite with its folder as \`cwd\`
        - this build of Recount is no release: put the commit of a released action where the workflow has only zeros, and call this build (\`node CLONE/dist/cli.js\`) where \`npx recount\` stands

      Next
        1. read the files, name an owner for \`/.github/\` (a line \`/.github/ @OWNER\` of .github/CODEOWNERS), then commit all of it and merge it by a pull request. Its own check ends inconclusive: its base has no policy yet
        2. see the check end once on the next pull request, then require it: \`npx recount protect\` shows the ruleset and writes it, \`npx recount doctor\` tells what is still open
        3. on every branch from then on, after its last commit: \`npx recount run\`
        4. and then \`npx recount pin --push\`, which writes the block and pushes; where no pull request is open yet, \`npx recount pin --body-file ../body.md\` writes it into the text of one
        5. for coding agents: \`npx recount hook install\` holds them to the section in AGENTS.md
      "
    `);
  });

  it('that all of it was there', () => {
    expect(initText(kept)).toMatchInlineSnapshot(`
      "Found
        no test runner at the top of this repository

      Written
        nothing: all of it was there

      There before, left as they are
        .github/recount.yml

      Next
        1. read the files, name an owner for \`/.github/\` (a line \`/.github/ @OWNER\` of .github/CODEOWNERS), then commit all of it and merge it by a pull request. Its own check ends inconclusive: its base has no policy yet
        2. see the check end once on the next pull request, then require it: \`npx recount protect\` shows the ruleset and writes it, \`npx recount doctor\` tells what is still open
        3. on every branch from then on, after its last commit: \`npx recount run\`
        4. and then \`npx recount pin --push\`, which writes the block and pushes; where no pull request is open yet, \`npx recount pin --body-file ../body.md\` writes it into the text of one
        5. for coding agents: \`npx recount hook install\` holds them to the section in AGENTS.md
      "
    `);
  });

  it('a policy to fill in where nothing was found', () => {
    expect(initText(nothing)).toMatchInlineSnapshot(`
      "No test runner was found at the top of this repository.

      Write .github/recount.yml yourself, then \`recount init\` again for the workflow. What each runner is told, and a monorepo:
      https://github.com/recount-dev/recount/blob/main/docs/policy.md#what-runners-are-told

      # What \`recount run\` runs at a desk and CI runs again. A pull request cannot change it for itself: it is read at the
      # tip of the base branch.
      version: 1
      setup: []         # what a fresh machine needs first, such as [npm ci]; the network is open here, not in the suites
      suites:
        unit:
          run: ./test.sh "$RECOUNT_REPORTS"   # your command; it may write reports into the folder $RECOUNT_REPORTS
          reports: ["*.xml"]                  # leave this line out if it writes none: then only its exit is compared
          scope: offline

      changes:          # a change of this policy or of a workflow waits for an approval, and the check is red until then
        approvers: other   # of a second person with write access. \`maintainer\`: an author with admin rights may change them alone
      block: required   # every pull request needs a block. \`when-present\`: only one that is there is compared
      exempt:           # need no block; their suites must pass all the same
        - app: dependabot
      "
    `);
  });

  it('the same as one JSON document', () => {
    expect(JSON.parse(initJson(written))).toEqual({
      found: [
        {
          name: 'go',
          runner: 'go test',
          evidence: 'go.mod',
          run: 'go test -count=1 -json ./... > "$RECOUNT_REPORTS/go.json"',
          reports: ['go.json'],
          scope: 'offline',
        },
      ],
      setup: ['go mod download'],
      files: written.files,
      notes: [expect.stringContaining('not looked at (docs)'), expect.stringContaining('is no release')],
      next: [expect.any(String), expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
    });
    expect(JSON.parse(initJson(nothing))).toMatchObject({
      found: [],
      files: [],
      policy: POLICY_TO_FILL_IN,
    });
  });

  it('that a workflow which is there has as many legs as before', () => {
    const files = [
      { path: '.github/recount.yml', state: 'kept' },
      { path: '.github/workflows/recount.yml', state: 'kept' },
    ] as const;
    const note = 'move it away, and `recount init --shards 8` writes one with 8';
    expect(initText({ ...kept, files, legs: 8 })).toContain(note);
    expect(initText({ ...kept, files })).not.toContain('move it away');
    expect(initText({ ...written, legs: 8 })).not.toContain('move it away');
  });

  it('and whether there is a policy now', () => {
    expect([written, kept, nothing].map(isReady)).toEqual([true, true, false]);
  });
});

describe('a pull request template', () => {
  it.each([
    'pull_request_template.md',
    '.github/PULL_REQUEST_TEMPLATE.md',
    'docs/pull_request_template.txt',
    '.github/PULL_REQUEST_TEMPLATE/feature.md',
  ])('is what GitHub takes for one: %s', (path) => {
    expect(isPullRequestTemplate(path)).toBe(true);
  });

  it.each(['src/pull_request_template.md', '.github/pull_request_template.yml', '.github/issue_template.md'])(
    'is not %s',
    (path) => {
      expect(isPullRequestTemplate(path)).toBe(false);
    },
  );

  it('holds the hint, and no heading that the block brings itself', () => {
    expect(TEMPLATE).toContain(TEMPLATE_HINT);
    expect(TEMPLATE).not.toMatch(/^#+ Verification/m);
  });

  it('holds nothing that the judge would take for a block or an imitation of one', async () => {
    expect(await findBlock(TEMPLATE)).toMatchObject({ ok: false, error: { code: 'block-missing' } });
  });
});
