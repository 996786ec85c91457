import type { Json } from '../canonical.ts';
import type { RunRecord, SuiteRecord } from '../record/record.ts';
import { BEGIN, END, FENCE, FENCE_END, HEADING } from './format.ts';
import { layOut } from './layout.ts';
import { recordJson } from './record-json.ts';
import { tableLines } from './table.ts';

/**
 * The block that is pinned for a record: markers, heading, table, and the JSON in a fence. Lines end in LF, the last one
 * has no end. It is a function of the record alone, so that a visible part changed by hand can be told.
 */
export const renderBlock = (record: RunRecord): string =>
  [
    BEGIN,
    '',
    HEADING,
    '',
    ...tableLines(record.suites),
    '',
    FENCE,
    layOut(recordJson(record)),
    FENCE_END,
    '',
    END,
  ].join('\n');

const LISTS = ['failing', 'skipping'] as const;
type Names = NonNullable<SuiteRecord['failing']>;

/** What a suite's record holds beside the record proper, to tell a difference more closely. */
type Extras = { groups?: string } & { [list in (typeof LISTS)[number]]?: Names };

const INDENT = '      ';
const BETWEEN = `,\n${INDENT}  `.length;
const EMPTY_NAME = layOut(['', '']).length;

const bareSuite = (suite: SuiteRecord): SuiteRecord => {
  const { groups: _, failing: _1, skipping: _2, ...bare } = suite;
  return bare;
};

const fieldCost = (key: string, value: Json): number =>
  `,\n${INDENT}${JSON.stringify(key)}: ${layOut(value, INDENT)}`.length;

/** The names that fit into `room`, in their order, and what they cost. One too long makes no later one wait. */
const fitNames = (key: string, names: Names, room: number): { readonly kept: Names; readonly cost: number } => {
  const kept: Names[number][] = [];
  // Each name is counted with the comma and the line break behind it, which the last one has not.
  let cost = fieldCost(key, [['', '']]) - EMPTY_NAME - BETWEEN;
  for (const name of names) {
    const more = layOut(name).length + BETWEEN;
    if (cost + more > room) continue;
    cost += more;
    kept.push(name);
  }
  return { kept, cost };
};

/** The forms of a suite's groups that a block may have: all of them, or the cuts through their tree where there are any. */
const formsOf = (groups: string | undefined, cuts: readonly string[] = []): readonly string[] => {
  if (groups === undefined) return [];
  return cuts.length > 0 ? cuts : [groups];
};

/**
 * What of a record its block holds in at most `budget` characters: first the group digests of each suite that fit whole
 * (where they do not, and `cuts` has shorter forms of them, the first form that fits), then as many names of failing tests as fit, then of skipped ones. The record without
 * those always stays, even where its block alone is longer: what it declares as lost and proved counts whole or not at all.
 */
export const fitBlock = (
  record: RunRecord,
  budget = 6_000,
  cuts: Readonly<Record<string, readonly string[]>> = {},
): RunRecord => {
  const suites = Object.entries(record.suites).map(([name, suite]) => {
    const extras: Extras = {};
    return { name, suite, extras };
  });
  const fitted = (): RunRecord => ({
    ...record,
    suites: Object.fromEntries(suites.map(({ name, suite, extras }) => [name, { ...bareSuite(suite), ...extras }])),
  });
  let room = budget - renderBlock(fitted()).length;

  for (const { name, suite, extras } of suites)
    for (const groups of formsOf(suite.groups, cuts[name])) {
      const cost = fieldCost('groups', groups);
      if (cost > room) continue;
      extras.groups = groups;
      room -= cost;
      break;
    }
  for (const list of LISTS)
    for (const { suite, extras } of suites) {
      const { kept, cost } = fitNames(list, suite[list] ?? [], room);
      if (kept.length === 0) continue;
      extras[list] = kept;
      room -= cost;
    }
  return fitted();
};
