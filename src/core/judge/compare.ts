import { canonical, type Json } from '../canonical.ts';
import type { Code } from '../codes.ts';
import type { Suite } from '../policy/policy.ts';
import type { SuiteRecord } from '../record/record.ts';
import type { SuiteResult } from '../record/suite-result.ts';
import { type Detail, hexEntries, keyOf } from '../tests/detail.ts';
import { surplus } from '../tests/sorting.ts';
import { showTest } from '../tests/tally.ts';
import { ENTRY } from '../tests/tree.ts';
import { type Finding, finding, invented, show } from './finding.ts';
import { tellContradicted, tellStrangers } from './groups.ts';
import { exitIsExcused } from './unstable.ts';

/** Whether two values are the same in canonical form. */
export const equal = (a: Json, b: Json): boolean => canonical(a) === canonical(b);

const COUNTS = ['total', 'passed', 'failed', 'skipped', 'unstable'] as const;

interface Side {
  readonly suite: string;
  readonly pinned: SuiteRecord;
  readonly fresh: SuiteRecord;
}

/**
 * Compares a pinned suite with the regenerated one, field by field, in a fixed order. Command and scope are held
 * against the policy, since that is what was run. What the base says beside it (`losses`, `proves`) is judged apart: a
 * second run of the suite does not tell it.
 */
export const compareSuite = (
  name: string,
  suite: Suite,
  pinned: SuiteRecord,
  result: SuiteResult,
): readonly Finding[] => {
  const side: Side = { suite: name, pinned, fresh: result.record };
  const findings: Finding[] = [];
  if (!equal(pinned.command, suite.run))
    findings.push(differs(side, 'command-altered', 'command', pinned.command, suite.run));
  if (pinned.scope !== suite.scope) findings.push(differs(side, 'scope-altered', 'scope', pinned.scope, suite.scope));
  if (pinned.exit !== side.fresh.exit && !exitIsExcused(pinned, result))
    findings.push(differs(side, 'exit-contradicted', 'exit', pinned.exit, side.fresh.exit));

  // Where reports are refused nothing stands in their place, so the rest would only repeat this.
  if (pinned.report !== side.fresh.report)
    findings.push(differs(side, 'report-contradicted', 'report', pinned.report, side.fresh.report));
  else
    findings.push(
      ...compareCounts(side),
      ...compareDigest(side, result.detail ?? []),
      ...compareGroups(side, result.detail ?? []),
      ...compareNames(side, 'failing'),
      ...compareNames(side, 'skipping'),
    );
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

/** The finding where a side lacks a field that the policy decides on; none where both do. */
const oneSided = ({ suite, pinned, fresh }: Side, field: 'tests' | 'digest'): readonly Finding[] => {
  if (pinned[field] !== undefined) return [invented(suite, field)];
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

const compareDigest = (side: Side, details: readonly Detail[]): readonly Finding[] => {
  const [claimed, found] = [side.pinned.digest, side.fresh.digest];
  if (claimed === undefined || found === undefined) return oneSided(side, 'digest');
  if (claimed === found) return [];
  const differing = differs(side, 'digest-contradicted', 'digest', claimed, found);
  return [{ ...differing, message: `${differing.message}${tellStrangers(side.pinned.groups, details)}` }];
};

/** The tests that failed, or were skipped, in one of two runs and not in the other, as far as their lists tell. */
export const notTheSame = (one: SuiteRecord, other: SuiteRecord): readonly string[] => {
  const names = (['failing', 'skipping'] as const).flatMap((list) => {
    const [these, those] = [one[list] ?? [], other[list] ?? []];
    return [...surplus(these, those, canonical), ...surplus(those, these, canonical)];
  });
  return [...new Set(names.map(([group, name]) => showTest(group, name)))];
};

/** As many of the groups that differ as a verdict holds; they are hashes, and no reader wants more. */
const MOST_GROUPS = 20;

const compareGroups = ({ suite, pinned, fresh }: Side, details: readonly Detail[]): readonly Finding[] => {
  if (pinned.groups === undefined) return [];
  if (fresh.groups === undefined) return [invented(suite, 'groups')];
  const at = { suite, field: 'groups' };
  const [claimed, found] = [hexEntries(pinned.groups), hexEntries(fresh.groups)];
  if (claimed.some((entry) => entry.length !== 2 * ENTRY))
    return [finding('group-contradicted', `${suite}: groups: not a whole number of entries of ${ENTRY} bytes`, at)];
  const other = surplus(claimed, found, (entry) => entry);
  if (other.length === 0) return [];
  const held = other.slice(0, MOST_GROUPS);
  const keys = new Set(held.map(keyOf));
  return [
    finding(
      'group-contradicted',
      `${suite}: groups: ${other.length} of ${claimed.length} claimed are not as found: ${tellContradicted(pinned, other, found, details)}`,
      { ...at, pinned: held, regenerated: found.filter((entry) => keys.has(keyOf(entry))) },
    ),
  ];
};

const CONTRADICTED = {
  failing: { code: 'failing-contradicted', what: 'did not fail' },
  skipping: { code: 'skipping-contradicted', what: 'was not skipped' },
} as const;

/** A pinned list may be shorter than the regenerated one, never other; a name stands as often as it occurs. */
const compareNames = ({ suite, pinned, fresh }: Side, field: 'failing' | 'skipping'): readonly Finding[] => {
  const [claimed, names] = [pinned[field], fresh[field]];
  if (claimed === undefined) return [];
  if (names === undefined) return [invented(suite, field)];
  const { code, what } = CONTRADICTED[field];
  return surplus(claimed, names, canonical).map(([group, name]) =>
    finding(code, `${suite}: ${field}: claimed ${show(showTest(group, name))}, which ${what}`, {
      suite,
      field,
      pinned: [group, name],
    }),
  );
};
