import { sha256 } from '../digest.ts';
import type { SuiteRecord } from '../record/record.ts';
import { type Detail, hexEntries, keyOf } from '../tests/detail.ts';
import { findSingle } from '../tests/search.ts';
import { RECORDED_OUTCOMES } from '../tests/sum.ts';
import { type RecordedTest, showTest } from '../tests/tally.ts';
import { nodeKey } from '../tests/tree.ts';
import { show } from './finding.ts';

/** Groups and tests that a message names; who wants all of them asks `recount explain`. */
const MOST_NAMED = 5;

const few = (items: readonly string[], what: string): string => {
  const more = items.length - MOST_NAMED;
  return [...items.slice(0, MOST_NAMED), ...(more > 0 ? [`and ${more} more ${what}`] : [])].join('; ');
};

/** Tests whose report gives them neither file nor suite have the empty name for a group, all of them. */
const groupName = (name: string): string => (name === '' ? 'the tests outside any group' : show(name));
const differ = (name: string): string => (name === '' ? 'differ' : 'differs');

const quoted = (text: string): string => (text === '' ? '(no name)' : show(text));

/** A folder is told with its groups: what is gone from it is gone from one of them. */
const nodeName = ({ name, folder, groups, tests = [] }: Detail): string => {
  if (!folder) return groupName(name);
  const names = [...new Set(tests.map(([, group]) => groupName(group)))];
  return `${quoted(name)} (${groups} groups${names.length === 0 ? '' : `: ${few(names, 'groups')}`})`;
};

const countsOf = (tests: readonly RecordedTest[]): string => {
  const counts = RECORDED_OUTCOMES.flatMap((outcome) => {
    const count = tests.filter(([one]) => one === outcome).length;
    return count === 0 ? [] : [`${count} ${outcome}`];
  });
  return counts.join(', ');
};

/** The tests of a group as they are now, those that did not pass first: they are what a reader looks for. */
const testsOf = ({ tests, folder }: Detail): string => {
  if (tests === undefined) return 'its tests are too many to be told';
  const ordered = [...tests.filter(([one]) => one !== 'passed'), ...tests.filter(([one]) => one === 'passed')];
  const names = ordered.map(([outcome, group, name]) => `${folder ? showTest(group, name) : name} (${outcome})`);
  return `now ${countsOf(tests)}: ${few(names.map(quoted), 'tests')}`;
};

const hex = (text: string): Buffer => Buffer.from(text, 'hex');

/** How a group or folder differs from what is pinned, as closely as it can be told. */
const difference = (detail: Detail, pinned: string, found: string): string => {
  const single =
    detail.tests === undefined
      ? undefined
      : findSingle(detail.tests, detail.folder, hex(found.slice(8)), hex(pinned.slice(8)));
  if (single === undefined)
    return `${nodeName(detail)} ${differ(detail.name)} by a test that is gone, or by several (how many it had is not in the block); ${testsOf(detail)}`;
  const { test, before } = single;
  const [outcome, group, name] = test;
  const shown = quoted(showTest(group, name));
  return before === undefined ? `${shown} is new (${outcome})` : `${shown} is ${outcome} and was ${before}`;
};

/** The groups of which the block names a test, and that of no name: they can be told by name also where they are gone. */
const namedGroups = ({ failing = [], skipping = [] }: SuiteRecord): ReadonlyMap<string, string> =>
  new Map(['', ...[...failing, ...skipping].map(([group]) => group)].map((name) => [hashKey(name), name]));

const hashKey = (name: string): string => sha256(name).toString('hex', 0, 4);

/** What there is to say about pinned entries that are contradicted: names, where the hand-over or the block has them. */
export const tellContradicted = (
  claimed: SuiteRecord,
  contradicted: readonly string[],
  found: readonly string[],
  details: readonly Detail[],
): string => {
  const byKey = new Map(details.map((detail) => [nodeKey(detail), detail]));
  const present = new Map(found.map((entry) => [keyOf(entry), entry]));
  const names = namedGroups(claimed);
  // Searching is dear: only what is told is searched.
  const told = contradicted.slice(0, MOST_NAMED).map((entry) => {
    const [key, detail] = [keyOf(entry), byKey.get(keyOf(entry))];
    const now = present.get(key);
    const name = names.get(key);
    const known = name === undefined ? `a group (its name's hash is ${key})` : groupName(name);
    if (now === undefined) return `${known} ${name === '' ? 'are' : 'is'} not there`;
    return detail === undefined ? `${known} ${differ(name ?? key)}` : difference(detail, entry, now);
  });
  return few([...told, ...contradicted.slice(MOST_NAMED)], 'groups');
};

/** The groups that no entry of the block stands for, with their tests; nothing where the block pins no groups. */
export const tellStrangers = (groups: string | undefined, details: readonly Detail[]): string => {
  if (groups === undefined) return '';
  const keys = new Set(hexEntries(groups).map(keyOf));
  const strangers = details.filter((detail) => !detail.folder && !keys.has(nodeKey(detail)));
  if (strangers.length === 0) return '';
  return `; not in the block: ${few(
    strangers.map((detail) => `${nodeName(detail)}, ${testsOf(detail)}`),
    'groups',
  )}`;
};
