import { canonical, type Json } from '../canonical.ts';
import type { Code } from '../codes.ts';
import type { Suite } from '../policy/policy.ts';
import type { SuiteRecord } from '../record/record.ts';
import type { SuiteResult } from '../record/suite-result.ts';
import { showTest } from '../tests/tally.ts';
import { type Finding, finding, show } from './finding.ts';
import { exitIsExcused } from './unstable.ts';

const equal = (a: Json | undefined, b: Json | undefined): boolean =>
  a === undefined || b === undefined ? a === b : canonical(a) === canonical(b);

const COUNTS = ['total', 'passed', 'failed', 'skipped', 'unstable'] as const;

interface Side {
  readonly suite: string;
  readonly pinned: SuiteRecord;
  readonly fresh: SuiteRecord;
}

/**
 * Compares a pinned suite with the regenerated one, field by field, in a fixed order. Command and scope are held
 * against the policy, since that is what was run.
 */
export const compareSuite = (name: string, suite: Suite, pinned: SuiteRecord, result: SuiteResult): readonly Finding[] => {
  const side: Side = { suite: name, pinned, fresh: result.record };
  const findings: Finding[] = [];
  if (!equal(pinned.command, suite.run)) findings.push(differs(side, 'command-altered', 'command', pinned.command, suite.run));
  if (pinned.scope !== suite.scope) findings.push(differs(side, 'scope-altered', 'scope', pinned.scope, suite.scope));
  if (pinned.exit !== side.fresh.exit && !exitIsExcused(pinned, result))
    findings.push(differs(side, 'exit-contradicted', 'exit', pinned.exit, side.fresh.exit));

  // Where reports are refused nothing stands in their place, so the rest would only repeat this.
  if (pinned.report !== side.fresh.report)
    findings.push(differs(side, 'report-contradicted', 'report', pinned.report, side.fresh.report));
  else
    findings.push(
      ...compareCounts(side),
      ...compareDigest(side),
      ...compareGroups(side),
      ...compareNames(side, 'failing'),
      ...compareNames(side, 'skipping'),
    );
  for (const field of ['losses', 'proves'] as const) if (pinned[field] !== undefined) findings.push(invented(name, field));
  return findings;
};

const differs = (
  { suite }: Side,
  code: Code,
  field: string,
  claimed: Json | undefined,
  found: Json | undefined,
): Finding =>
  finding(code, `${suite}: ${field}: claimed ${show(claimed)}, found ${show(found)}`, {
    suite,
    field,
    ...(claimed === undefined ? {} : { pinned: claimed }),
    ...(found === undefined ? {} : { regenerated: found }),
  });

const invented = (suite: string, field: string): Finding =>
  finding('field-invented', `${suite}: the block has ${field}, which is not compared here`, { suite, field });

/** The finding where one side only has a field that the policy decides on. */
const oneSided = ({ suite, pinned, fresh }: Side, field: 'tests' | 'digest'): readonly Finding[] => {
  if (pinned[field] !== undefined) return fresh[field] === undefined ? [invented(suite, field)] : [];
  if (fresh[field] === undefined) return [];
  return [finding('field-missing', `${suite}: the block lacks ${field}, which the policy asks for`, { suite, field })];
};

const compareCounts = (side: Side): readonly Finding[] => {
  const [claimed, found] = [side.pinned.tests, side.fresh.tests];
  if (claimed === undefined || found === undefined) return oneSided(side, 'tests');
  return COUNTS.filter((count) => claimed[count] !== found[count]).map((count) =>
    differs(side, 'tests-contradicted', `tests.${count}`, claimed[count], found[count]),
  );
};

const compareDigest = (side: Side): readonly Finding[] => {
  const [claimed, found] = [side.pinned.digest, side.fresh.digest];
  if (claimed === undefined || found === undefined) return oneSided(side, 'digest');
  return claimed === found ? [] : [differs(side, 'digest-contradicted', 'digest', claimed, found)];
};

const GROUP = 12;

/** The 12-byte entries of a `groups` field in hex, or undefined where it is not a whole number of them. */
const groupEntries = (groups: string): readonly string[] | undefined => {
  const bytes = Buffer.from(groups, 'base64');
  if (bytes.length % GROUP !== 0) return undefined;
  return Array.from({ length: bytes.length / GROUP }, (_, index) =>
    bytes.subarray(index * GROUP, (index + 1) * GROUP).toString('hex'),
  );
};

const compareGroups = ({ suite, pinned, fresh }: Side): readonly Finding[] => {
  if (pinned.groups === undefined) return [];
  if (fresh.groups === undefined) return [invented(suite, 'groups')];
  const entries = groupEntries(pinned.groups);
  const at = { suite, field: 'groups' };
  if (entries === undefined) return [finding('group-contradicted', `${suite}: groups: not a whole number of entries`, at)];
  const found = new Set(groupEntries(fresh.groups));
  const other = entries.filter((entry) => !found.has(entry));
  if (other.length === 0) return [];
  return [finding('group-contradicted', `${suite}: ${other.length} of ${entries.length} pinned groups of tests differ`, at)];
};

const CONTRADICTED = { failing: 'failing-contradicted', skipping: 'skipping-contradicted' } as const;

/** A pinned list may be shorter than the regenerated one, never other; a name stands as often as it occurs. */
const compareNames = ({ suite, pinned, fresh }: Side, field: 'failing' | 'skipping'): readonly Finding[] => {
  const [claimed, names] = [pinned[field], fresh[field]];
  if (claimed === undefined) return [];
  if (names === undefined) return [invented(suite, field)];
  const left = new Map<string, number>();
  for (const name of names) left.set(canonical(name), (left.get(canonical(name)) ?? 0) + 1);
  return claimed.flatMap(([group, name]) => {
    const key = canonical([group, name]);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    if (count > 0) return [];
    const shown = show(showTest(group, name));
    return [
      finding(CONTRADICTED[field], `${suite}: claimed as ${field}, and is not: ${shown}`, { suite, field, pinned: [group, name] }),
    ];
  });
};
