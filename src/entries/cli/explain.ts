import { parseRecord } from '../../app/desk/given-record.ts';
import { noPullRequest } from '../../app/desk/pull-request.ts';
import { parseBlock } from '../../core/block/parse.ts';
import { keyOf } from '../../core/corners/states.ts';
import { fault } from '../../core/fault.ts';
import { jsonDocument } from '../../core/json-text.ts';
import type { RunRecord } from '../../core/record/record.ts';
import { recordOf } from '../../core/record/regenerated.ts';
import { decodeStored, type StoredRecord } from '../../core/record/stored-record.ts';
import { plainLine } from '../../core/render/plain.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { differenceOf, type TestDifference } from '../../core/tests/difference.ts';
import { type RecordedTest, showTest, type TestName } from '../../core/tests/tally.ts';
import { isAbsent, readText } from '../../io/files/text.ts';
import { type Desk, findOnGitHub, openDesk } from './desk.ts';
import { tellFaults } from './tell.ts';
import { type Call, textOption, type Verb } from './verb.ts';

const LARGEST = 256 * 1024 * 1024;

/** One side of the comparison: a record, with its tests by name where they are known. */
interface Side {
  readonly what: string;
  readonly record: RunRecord;
  readonly tests: Readonly<Record<string, readonly RecordedTest[]>>;
}

interface SuiteDifference {
  readonly suite: string;
  readonly fields: readonly string[];
  readonly tests: TestDifference | undefined;
  /** Why there are no tests. */
  readonly note?: string;
}

const UNNAMED = 'the tests of one side are not stored here by name';

/** `recount explain [A] [B]`: what differs between two records, test by test. */
export const explain: Verb = async (call) => {
  const [a, b = 'HEAD'] = call.operands;
  if (a !== undefined && textOption(call, 'pr') !== undefined)
    return tellFaults(call, [fault('usage', `--pr names the pull request whose record is A, and A is ${a}: give one`)]);
  const desk = await openDesk(call);
  if (!desk.ok) return tellFaults(call, [desk.error]);
  const before = a === undefined ? await pinnedSide(call, desk.value) : await sideOf(desk.value, a);
  if (!before.ok) return tellFaults(call, [before.error]);
  const after = await sideOf(desk.value, b);
  if (!after.ok) return tellFaults(call, [after.error]);
  const differences = compareSides(before.value, after.value);
  const told = { before: before.value.what, after: after.value.what, suites: differences };
  call.terminal.out(call.json ? jsonDocument(told) : toText(before.value.what, after.value.what, differences));
  return differences.length === 0 ? 0 : 1;
};

const stored = (what: string, { regenerated, tests }: StoredRecord): Side => ({
  what,
  record: recordOf(regenerated),
  tests,
});

const sideOf = async ({ clone, git, records }: Desk, name: string): Promise<Result<Side>> => {
  const text = await readText(name, LARGEST);
  if (text.ok) {
    const whole = decodeStored(text.value, name);
    if (whole.ok) return ok(stored(name, whole.value));
    const record = parseRecord(text.value, name);
    if (!record.ok) return record;
    const kept = await records.ofTree(record.value.tree);
    return ok({ what: name, record: record.value, tests: sameRecord(record.value, kept)?.tests ?? {} });
  }
  const commit = await clone.resolve(name);
  if (!commit.ok) return commit;
  if (commit.value === undefined) {
    // A file that is there is what was meant, and why it cannot be read is what helps.
    if (!isAbsent(text.error)) return text;
    return err(
      fault('record-missing', `${name} is no file that can be read, and no commit`, {
        remedy: 'name a file that `recount run --out FILE` wrote, or a commit on which `recount run` was called',
      }),
    );
  }
  const tree = await git.call(['rev-parse', `${commit.value}^{tree}`]);
  if (!tree.ok) return tree;
  const [newest] = [...(await records.ofTree(tree.value.stdout.toString().trim()))].sort((one, other) =>
    one.regenerated.by.at < other.regenerated.by.at ? 1 : -1,
  );
  if (newest === undefined)
    return err(
      fault('record-missing', `there is no stored record of ${name} (commit ${commit.value.slice(0, 12)})`, {
        remedy: '`recount run` on that commit makes one',
      }),
    );
  return ok(stored(name, newest));
};

/** The stored record that a plain one was made from: the same digests, so the same tests. */
const sameRecord = (record: RunRecord, kept: readonly StoredRecord[]): StoredRecord | undefined =>
  kept.find(({ regenerated }) =>
    Object.entries(record.suites).every(
      ([name, suite]) => regenerated.suites[name]?.first.record.digest === suite.digest,
    ),
  );

const pinnedSide = async (call: Call, desk: Desk): Promise<Result<Side>> => {
  const found = await findOnGitHub(call, desk);
  if (!found.ok) return found;
  if (found.value.pullRequest === undefined) return err(noPullRequest(found.value));
  const pinned = await parseBlock(found.value.pullRequest.body);
  if (!pinned.ok) return err(pinned.error[0] ?? fault('block-missing', 'the body has no block'));
  const { record } = pinned.value;
  return ok({
    what: 'the pinned block',
    record,
    tests: sameRecord(record, await desk.records.ofTree(record.tree))?.tests ?? {},
  });
};

const FIELDS = ['command', 'scope', 'exit', 'tests', 'digest', 'report'] as const;
const OF_THE_BASE = ['losses', 'proves'] as const;
const NO_TESTS: TestDifference = { changed: [], gone: [], added: [] };

/** The tests that a list of one side names and that of the other does not. */
const namedByOne = (field: string, before: readonly TestName[] = [], after: readonly TestName[] = []): string[] => {
  const without = (tests: readonly TestName[], others: readonly TestName[]) => {
    const known = new Set(others.map(keyOf));
    // An empty name stands for a whole group.
    return tests
      .filter((test) => !known.has(keyOf(test)))
      .map(([group, name]) => (name === '' ? group : showTest(group, name)));
  };
  return [
    ...without(before, after).map((test) => `${field}: ${test} / nothing`),
    ...without(after, before).map((test) => `${field}: nothing / ${test}`),
  ];
};

const compareSides = (before: Side, after: Side): readonly SuiteDifference[] =>
  [...new Set([...Object.keys(before.record.suites), ...Object.keys(after.record.suites)])]
    .sort()
    .flatMap((suite): readonly SuiteDifference[] => {
      const [one, other] = [before.record.suites[suite], after.record.suites[suite]];
      const differing = FIELDS.filter((field) => JSON.stringify(one?.[field]) !== JSON.stringify(other?.[field])).map(
        (field) =>
          `${field}: ${JSON.stringify(one?.[field]) ?? 'nothing'} / ${JSON.stringify(other?.[field]) ?? 'nothing'}`,
      );
      const named = OF_THE_BASE.flatMap((field) => namedByOne(field, one?.[field], other?.[field]));
      const fields = [...differing, ...named];
      const [tests, others] = [before.tests[suite], after.tests[suite]];
      if (fields.length === 0) return [];
      // What the base says may differ where every test is the same.
      if (differing.length === 0) return [{ suite, fields, tests: NO_TESTS }];
      if (tests === undefined || others === undefined) return [{ suite, fields, tests: undefined, note: UNNAMED }];
      return [{ suite, fields, tests: differenceOf(tests, others) }];
    });

const toText = (before: string, after: string, differences: readonly SuiteDifference[]): string => {
  if (differences.length === 0) return `${before} and ${after} have the same results\n`;
  return differences
    .flatMap(({ suite, fields, tests }) => [`${suite}:`, ...fields.map((field) => `  ${field}`), ...testLines(tests)])
    .map((line) => `${plainLine(line, 500)}\n`)
    .join('');
};

const testLines = (tests: TestDifference | undefined): readonly string[] => {
  if (tests === undefined) return [`  ${UNNAMED}`];
  return [
    ...tests.changed.map(
      ({ test: [group, name], before, after }) => `  ${before} → ${after}: ${showTest(group, name)}`,
    ),
    ...tests.gone.map(([outcome, group, name]) => `  gone (${outcome}): ${showTest(group, name)}`),
    ...tests.added.map(([outcome, group, name]) => `  new (${outcome}): ${showTest(group, name)}`),
  ];
};
