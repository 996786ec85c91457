import { describe, expect, it } from 'vitest';
import type { ProjectFacts } from '../../../src/core/init/facts.ts';
import { policyText } from '../../../src/core/init/policy-text.ts';
import type { Proposal } from '../../../src/core/init/proposal.ts';
import { proposeSuites } from '../../../src/core/init/propose.ts';
import { otherSystems, shardProposal } from '../../../src/core/init/sharding.ts';
import { policyOf } from '../policy/policies.ts';
import { project } from './project.ts';

const sharded = (facts: ProjectFacts, legs = 8): Proposal => shardProposal(proposeSuites(facts), legs);

const node = (dependency: string, test: string): ProjectFacts =>
  project({ 'package.json': { devDependencies: { [dependency]: '*' }, scripts: { test } } });

describe('a suite whose runner parts its tests by itself is sharded', () => {
  it.each<[what: string, facts: ProjectFacts, run: string]>([
    [
      'Vitest, whose own option for shards goes',
      node('vitest', 'vitest run --shard=1/2 --coverage'),
      'npx vitest run --coverage --shard={index}/{count} --reporter=default --reporter=junit --outputFile="$RECOUNT_REPORTS/unit.xml"',
    ],
    [
      'node:test',
      node('c8', 'node --test --test-shard=1/2 test/'),
      'node --test --test-shard={index}/{count} --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination="$RECOUNT_REPORTS/node.xml" test/',
    ],
    ['Jest', node('jest', ''), 'npx jest --shard={index}/{count} --json --outputFile="$RECOUNT_REPORTS/jest.json"'],
    [
      'cargo-nextest',
      project({ 'Cargo.toml': '', '.config/nextest.toml': '[profile.ci.junit]\npath = "j.xml"' }),
      'cargo nextest run --workspace --profile ci --partition hash:{index}/{count}',
    ],
  ])('%s', (_what, facts, run) => {
    const proposal = sharded(facts);
    expect(proposal.notes).toEqual([]);
    const [suite] = Object.values(policyOf(policyText(proposal)).suites);
    expect(suite).toMatchObject({ run, shards: 8 });
  });
});

describe('a suite of another system than the workflow’s', () => {
  it.each([
    ['any', []],
    ['linux', []],
    ['macos', [expect.stringMatching(/ run on: unit \(macos\)\. Add one as docs\/shards\.md shows/)]],
  ])('is named where it is %s', (os, notes) => {
    const policy = policyOf(`version: 1\nsuites:\n  unit: { run: make, scope: offline, os: ${os} }\n`);
    expect(otherSystems(policy)).toEqual(notes);
  });
});

describe('all else is left as it is', () => {
  it('for one leg', () => {
    const facts = node('vitest', '');
    expect(sharded(facts, 1)).toEqual(proposeSuites(facts));
    expect(policyText(sharded(facts, 1))).not.toContain('shard');
  });

  it('with a note of the suites that have tests and do not part them', () => {
    const proposal = sharded(
      project({
        'go.mod': '',
        'tsconfig.json': '',
        'package.json': { devDependencies: { typescript: '6', mocha: '11' } },
      }),
    );
    expect(Object.values(policyOf(policyText(proposal)).suites).map(({ shards }) => shards)).toEqual([1, 1, 1]);
    expect(proposal.notes).toEqual([
      expect.stringMatching(/^not sharded, .*: mocha, go\. docs\/shards\.md .* They run on leg 0, .* on the others$/),
    ]);
    const beside = sharded(project({ 'go.mod': '', 'package.json': { devDependencies: { vitest: '4' } } }));
    expect(beside.notes).toEqual([expect.stringMatching(/^not sharded, .*: go\. docs\/shards\.md .* are used$/)]);
  });
});
