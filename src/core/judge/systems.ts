import { canonical } from '../canonical.ts';
import type { Code } from '../codes.ts';
import type { By, SuiteRecord } from '../record/record.ts';
import { showTest, type TestName } from '../tests/tally.ts';
import { type Finding, show } from './finding.ts';

/** Where a record was made, as far as it tells. */
type System = Pick<By, 'os' | 'arch' | 'isolation' | 'network'>;

/** One side of a comparison. */
export interface MadeThere {
  readonly by: System;
  readonly suite: SuiteRecord;
}

/** Tests that a message names; who wants all of them asks `recount explain`. */
const MOST_NAMED = 3;

/** What a suite gave, in which another system may show; what it was told to run is the policy's on every machine. */
const RESULTS: ReadonlySet<Code> = new Set<Code>([
  'exit-contradicted',
  'report-contradicted',
  'tests-contradicted',
  'digest-contradicted',
  'group-contradicted',
  'failing-contradicted',
  'skipping-contradicted',
]);

/**
 * Says beside the first difference of a suite's results that the systems differ too, and in which tests it shows; and
 * which variables the policy passes from the machine, in which they may differ as well.
 */
export const besideSystems = (
  findings: readonly Finding[],
  pinned: MadeThere,
  regenerated: MadeThere,
  passed: readonly string[],
): readonly Finding[] => {
  const variables = passed.length === 0 ? [] : [`the policy passes ${passed.join(', ')} from the machine`];
  const said = [...systemsDiffer(pinned, regenerated), ...variables].map((line) => `; ${line}`).join('');
  const first = findings.find(({ code }) => RESULTS.has(code));
  return findings.map((one) => (one === first ? { ...one, message: `${one.message}${said}` } : one));
};

const systemsDiffer = (pinned: MadeThere, regenerated: MadeThere): readonly string[] => {
  const [there, here] = [describe(pinned.by, regenerated.by), describe(regenerated.by, pinned.by)];
  if (here === '') return [];
  const only = [...onlyIn(regenerated, pinned, 'regenerated'), ...onlyIn(pinned, regenerated, 'pinned')];
  return [`pinned ${there}, regenerated ${here}`, ...only];
};

/** A system, as far as it differs from another. */
const describe = (one: System, other: System): string => {
  const machine = one.os !== other.os || one.arch !== other.arch ? [`on ${one.os} ${one.arch}`] : [];
  const walls = (['isolation', 'network'] as const).flatMap((what) =>
    one[what] === other[what] ? [] : [`${what} ${one[what]}`],
  );
  return [...machine, ...(walls.length === 0 ? [] : [`with ${walls.join(' and ')}`])].join(' ');
};

const LISTS = [
  { list: 'skipping', count: 'skipped', is: 'is skipped', are: 'are skipped' },
  { list: 'failing', count: 'failed', is: 'fails', are: 'fail' },
] as const;

/** What is skipped, or fails, on one side alone: told where the other side's list is known to be whole. */
const onlyIn = (one: MadeThere, other: MadeThere, side: 'pinned' | 'regenerated'): readonly string[] =>
  LISTS.flatMap(({ list, count, is, are }) => {
    const { [list]: names = [] } = one.suite;
    const { [list]: others, tests } = other.suite;
    if (others === undefined || others.length !== tests?.[count]) return [];
    const known = new Set(others.map(canonical));
    const alone = names.filter((name) => !known.has(canonical(name)));
    if (alone.length === 0) return [];
    const what = alone.length === 1 ? `1 test ${is}` : `${alone.length} tests ${are}`;
    return [`${what} ${place(one.by, other.by, side)} only: ${few(alone)}`];
  });

const place = (one: System, other: System, side: string): string => {
  if (one.os !== other.os) return `on ${one.os}`;
  return one.arch === other.arch ? `in the ${side} run` : `on ${one.arch}`;
};

const few = (names: readonly TestName[]): string => {
  const more = names.length - MOST_NAMED;
  const shown = names.slice(0, MOST_NAMED).map(([group, name]) => show(showTest(group, name)));
  return `${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
};
