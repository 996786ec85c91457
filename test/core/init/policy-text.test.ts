import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POLICY_TO_FILL_IN, policyText } from '../../../src/core/init/policy-text.ts';
import type { ProposedSuite } from '../../../src/core/init/proposal.ts';
import { proposeSuites } from '../../../src/core/init/propose.ts';
import { parsePolicy } from '../../../src/core/policy/parse.ts';
import { project } from './project.ts';

const policyOf = (text: string) => {
  const parsed = parsePolicy(text);
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join('\n'));
  return parsed.value;
};

const suite = (more: Partial<ProposedSuite>): ProposedSuite => ({
  name: 'unit',
  runner: 'a runner',
  evidence: 'a file',
  run: 'make check',
  reports: [],
  scope: 'offline',
  remarks: [],
  ...more,
});

describe('the policy that is written', () => {
  it('reads well', () => {
    const manifest = { devDependencies: { vitest: '4', typescript: '6' }, scripts: { test: 'tsc && vitest' } };
    const facts = project({ 'package.json': manifest, 'package-lock.json': '', 'tsconfig.json': '{}' });
    expect(policyText(proposeSuites(facts))).toMatchInlineSnapshot(`
      "# What \`recount run\` runs at a desk and CI runs again. A pull request cannot change it for itself: it is read at the
      # tip of the base branch.
      version: 1
      setup:            # what a fresh machine needs first; the network is open here. \`recount run\` leaves it out
        - npm ci
      suites:
        vitest:
          # your script \`test\` is: tsc && vitest
          run: npx vitest run --reporter=default --reporter=junit --outputFile="$RECOUNT_REPORTS/unit.xml"
          reports: ["unit.xml"]   # in $RECOUNT_REPORTS, an empty folder that each run is given
          scope: offline   # no network but loopback; \`live\` where the tests need more
        types:
          run: npx tsc --noEmit
          # no \`reports\`: only the exit is compared, and no counts may be claimed
          scope: syntax    # nothing of the project is executed

      changes:          # a change of this policy or of a workflow waits for an approval, and the check is red until then
        approvers: other   # of a second person with write access. \`maintainer\`: an author with admin rights may change them alone
      block: required   # every pull request needs a block. \`when-present\`: only one that is there is compared
      exempt:           # need no block; their suites must pass all the same
        - app: dependabot
      "
    `);
  });

  it('reads well where a setup command or a whole project needs a word', () => {
    const facts = project({ 'Cargo.toml': '', 'CMakeLists.txt': 'enable_testing()', 'web/package.json': '' });
    expect(policyText(proposeSuites(facts))).toMatchInlineSnapshot(`
      "# What \`recount run\` runs at a desk and CI runs again. A pull request cannot change it for itself: it is read at the
      # tip of the base branch.
      version: 1
      setup:            # what a fresh machine needs first; the network is open here. \`recount run\` leaves it out
        - cargo fetch
        # fetches what the project fetches
        - cmake -S . -B build
      suites:
        # projects below the top were not looked at (web): give each that has tests a suite with its folder as \`cwd\`
        rust:
          # cargo test writes no report, so only its exit is compared. For counts use cargo-nextest with a profile that has
          # \`[profile.ci.junit]\` and \`path = "junit.xml"\` in .config/nextest.toml, then run \`recount init\` again
          run: cargo test --workspace
          # no \`reports\`: only the exit is compared, and no counts may be claimed
          scope: offline   # no network but loopback; \`live\` where the tests need more
        ctest:
          # it builds first: \`recount run\` leaves \`setup\` out at a desk, and old programs would be tested
          run: cmake -S . -B build && cmake --build build && ctest --test-dir build --output-junit "$RECOUNT_REPORTS/ctest.xml"
          reports: ["ctest.xml"]   # in $RECOUNT_REPORTS, an empty folder that each run is given
          scope: offline   # no network but loopback; \`live\` where the tests need more

      changes:          # a change of this policy or of a workflow waits for an approval, and the check is red until then
        approvers: other   # of a second person with write access. \`maintainer\`: an author with admin rights may change them alone
      block: required   # every pull request needs a block. \`when-present\`: only one that is there is compared
      exempt:           # need no block; their suites must pass all the same
        - app: dependabot
      "
    `);
  });

  it('says what was proposed', () => {
    const facts = project({
      'go.mod': '',
      'pytest.ini': '',
      'uv.lock': '',
      'pom.xml': '',
      'build.gradle': '',
      Gemfile: "gem 'rspec'",
    });
    const { suites, setup } = proposeSuites(facts);
    const policy = policyOf(policyText(proposeSuites(facts)));
    expect(policy.setup).toEqual(setup.map(({ run }) => run));
    expect(
      Object.entries(policy.suites).map(([name, { run, reports, scope }]) => ({ name, run, reports, scope })),
    ).toEqual(suites.map(({ name, run, reports, scope }) => ({ name, run, reports, scope })));
    expect(policy).toMatchObject({ block: 'required', exempt: [{ app: 'dependabot' }] });
  });

  it('has no setup where none is needed', () => {
    expect(policyOf(policyText({ suites: [suite({})], setup: [], notes: [] })).setup).toEqual([]);
  });

  it.each([
    'true',
    'make x: y',
    'make #1',
    'make # 1',
    '"a b" c',
    'a: b',
    'make x:',
    'null',
    'yes no',
    '0x1 a',
    '- a',
    'a\tb',
  ])('gives back a command that YAML would take for something else: %s', (run) => {
    expect(policyOf(policyText({ suites: [suite({ run })], setup: [], notes: [] })).suites['unit']?.run).toBe(run);
  });

  it('gives back any command, and lets no remark end its comment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), fc.string({ unit: 'binary' }), (run, remark) => {
        // No process can be given one, so that a policy with one is refused.
        fc.pre(!run.includes('\0'));
        const text = policyText({
          suites: [suite({ run, remarks: [remark] })],
          setup: [{ run, remark }],
          notes: [`${remark}\n  evil: {}`],
        });
        const { setup, suites } = policyOf(text);
        expect({ setup, names: Object.keys(suites), run: suites['unit']?.run }).toEqual({
          setup: [run],
          names: ['unit'],
          run,
        });
      }),
    );
  });

  it('is valid where it is only a form to fill in', () => {
    expect(policyOf(POLICY_TO_FILL_IN).suites['unit']).toMatchObject({ reports: ['*.xml'], scope: 'offline' });
  });
});
