import { GAPS, type GapEntry, type Tier } from '../src/core/doctor/gaps.ts';

/** The tests that show a way round the gate at a tier, by its code. */
export type TestsOfTier = ReadonlyMap<string, string>;

const cell = (text: string): string => text.replaceAll('|', '\\|');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

/** Every way round the gate that doctor looks for, and tier by tier the test that shows it. */
export const enforcementTables = (tests: ReadonlyMap<Tier, TestsOfTier>): string => {
  const gaps: readonly (readonly [string, GapEntry])[] = Object.entries(GAPS);
  const shown = ([code, { tiers }]: readonly [string, GapEntry]): readonly string[] => [
    `\`${code}\``,
    ...[...tests].map(([tier, found]) => (tiers.includes(tier) ? (found.get(code) ?? 'by the pairs') : '–')),
  ];
  return [
    table(
      ['code', 'what it lets happen', 'what closes it'],
      gaps.map(([code, { meaning, remedy }]) => [`<a id="${code}"></a>\`${code}\``, meaning, remedy]),
    ),
    'The tests are those of `test/core/doctor/diagnose.test.ts` that are named “made wrong: …”, and “made wrong in every two ways at once”. A dash: at that tier it is no way round the check, or cannot be there.',
    table(['code', ...tests.keys()], gaps.map(shown)),
  ].join('\n\n');
};
