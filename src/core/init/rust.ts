import { type ProjectFacts, textOf } from './facts.ts';
import { NOTHING, type Proposal, type ProposedSuite, setupCommand } from './proposal.ts';
import type { Step } from './step.ts';

/** cargo-nextest where a profile of it writes JUnit, else `cargo test`, which writes no report. */
export const proposeRust = (facts: ProjectFacts): Proposal => {
  if (!facts.files.includes('Cargo.toml')) return NOTHING;
  const locked = facts.files.includes('Cargo.lock') ? ' --locked' : '';
  const profile = junitProfile(textOf(facts, '.config/nextest.toml'));
  return {
    suites: [profile === undefined ? cargoTest(locked) : nextest(profile, locked)],
    setup: [setupCommand(`cargo fetch${locked}`)],
    steps: profile === undefined ? [] : [NEXTEST],
    notes: [],
  };
};

const NEXTEST: Step = {
  kind: 'command',
  run: 'cargo install --locked cargo-nextest',
  remark: 'Builds cargo-nextest, which takes minutes; an action that fetches it is quicker. Pin it by its commit.',
};

const cargoTest = (locked: string): ProposedSuite => ({
  name: 'rust',
  runner: 'cargo test',
  evidence: 'Cargo.toml',
  run: `cargo test --workspace${locked}`,
  reports: [],
  scope: 'offline',
  remarks: [
    'cargo test writes no report, so only its exit is compared. For counts use cargo-nextest with a profile that has',
    '`[profile.ci.junit]` and `path = "junit.xml"` in .config/nextest.toml, then run `recount init` again',
  ],
});

const nextest = ({ name, path }: JunitProfile, locked: string): ProposedSuite => ({
  name: 'rust',
  runner: 'cargo-nextest',
  evidence: `the profile ${name} in .config/nextest.toml`,
  run: `cargo nextest run --workspace${locked} --profile ${name}`,
  // Counts from 1, and parts the tests by the hash of their names (nexte.st/docs/ci-features/partitioning).
  sharded: `cargo nextest run --workspace${locked} --profile ${name} --partition hash:{index}/{count}`,
  reports: [`./target/nextest/${name}/${path}`],
  scope: 'offline',
  remarks: ['"./" is in the tree: git must ignore the report, and it does where it ignores target'],
});

interface JunitProfile {
  readonly name: string;
  readonly path: string;
}

/** The profile whose `junit.path` is set, `ci` before any other. */
const junitProfile = (toml: string): JunitProfile | undefined => {
  const tables = toml.split(/^\s*\[/m).flatMap((table): readonly JunitProfile[] => {
    const name = /^profile\.([\w-]+)\.junit\]/.exec(table)?.[1];
    const path = /^\s*path\s*=\s*["']([\w-]+\.xml)["']/m.exec(table)?.[1];
    return name === undefined || path === undefined ? [] : [{ name, path }];
  });
  return tables.find(({ name }) => name === 'ci') ?? tables[0];
};
