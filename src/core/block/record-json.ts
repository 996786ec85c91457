import type { Json } from '../canonical.ts';
import type { Counts, RunRecord, SuiteRecord } from '../record/record.ts';

type Members = Readonly<Record<string, Json | undefined>>;

const defined = (members: Members): Record<string, Json> => {
  const kept: Record<string, Json> = {};
  for (const [key, value] of Object.entries(members)) if (value !== undefined) kept[key] = value;
  return kept;
};

const countsJson = ({ total, passed, failed, skipped, unstable }: Counts): Json =>
  defined({ total, passed, failed, skipped, unstable });

const suiteJson = (suite: SuiteRecord): Json => {
  const { command, scope, exit, tests, digest, report, groups, failing, skipping, losses, proves } = suite;
  const counts = tests === undefined ? undefined : countsJson(tests);
  return defined({ command, scope, exit, tests: counts, digest, report, groups, failing, skipping, losses, proves });
};

/** A record as JSON, its fields in the order in which the block shows them, the suites in the record's own. */
export const recordJson = ({ recount, commit, tree, policy, suites, by }: RunRecord): Json => {
  const { tool, at, os, arch, isolation, network, from, milliseconds } = by;
  return {
    recount,
    commit,
    tree,
    policy,
    suites: Object.fromEntries(Object.entries(suites).map(([name, suite]) => [name, suiteJson(suite)])),
    by: defined({ tool, at, os, arch, isolation, network, from, milliseconds }),
  };
};
