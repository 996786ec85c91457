import { describe, expect, test } from 'vitest';
import { recordExit } from '../../../src/core/record/exit.ts';
import { type RunRecord, recordSchema } from '../../../src/core/record/record.ts';
import { recordOf, regeneratedSchema } from '../../../src/core/record/regenerated.ts';
import { makeSuiteRecord } from '../../../src/core/record/suite-result.ts';
import { openTally } from '../../../src/core/tests/tally.ts';
import { TOOL } from '../../../src/version.ts';
import { unitPolicy } from '../policy/policies.ts';

const SHA = 'a'.repeat(40);
const DIGEST = `sha256:${'b'.repeat(64)}` as const;
const record: RunRecord = {
  recount: 1,
  commit: SHA,
  tree: SHA,
  policy: DIGEST,
  suites: {
    unit: {
      command: 'npm test',
      scope: 'offline',
      exit: 0,
      tests: { total: 3, passed: 1, failed: 1, skipped: 1 },
      digest: DIGEST,
      groups: '',
      failing: [['a', 'x']],
      skipping: [['a', 'y']],
    },
  },
  by: {
    tool: 'recount 0.1.0',
    at: '2026-11-29T12:00:00Z',
    os: 'linux',
    arch: 'x64',
    isolation: 'none',
    network: 'open',
    milliseconds: 12_300,
  },
};

/** The record with what stands at a path replaced; undefined takes it away. */
const at = (path: string, value: unknown): unknown => {
  const set = (inner: unknown, [key = '', ...rest]: readonly string[]): unknown => {
    const copy = new Map(Object.entries(inner ?? {}));
    const next: unknown = rest.length === 0 ? value : set(copy.get(key), rest);
    if (next === undefined) copy.delete(key);
    else copy.set(key, next);
    return Object.fromEntries(copy);
  };
  return set(record, path.split('.'));
};

test('this version names itself as a record may', () => {
  expect(recordSchema.safeParse(at('by.tool', TOOL)).success).toBe(true);
});

describe('a record is read strictly', () => {
  test('a whole one is taken as it is', () => {
    expect(recordSchema.parse(record)).toEqual(record);
  });

  test.each<[path: string, value: unknown]>([
    ['commit', 'a'.repeat(64)],
    ['suites.unit.exit', 137],
    ['suites.unit.exit', 9_999_999_999],
    ['suites.unit.exit', 'timeout'],
    ['suites.unit.exit', 'signal:SIGKILL'],
    ['suites.unit.exit', 'signal:SIGUSR1'],
    ['suites.unit.command', ['npm', 'test']],
    ['suites.unit.report', 'report-missing'],
    ['suites.unit.tests.unstable', 0],
    ['suites.unit.digest', undefined],
    ['by.from', 'ci'],
    ['by.tool', 'recount 1.0.0-rc.1'],
    ['by.tool', 'recount 10.20.300-alpha'],
    ['by.at', '2028-02-29T23:59:59Z'],
    ['by.os', process.platform],
    ['by.os', 'win32'],
    ['by.arch', process.arch],
    ['by.arch', 's390x'],
    ['suites', {}],
  ])('%s may be %j', (path, value) => {
    expect(recordSchema.safeParse(at(path, value)).success).toBe(true);
  });

  test.each<[path: string, value: unknown]>([
    ['recount', 2],
    ['recount', '1'],
    ['commit', 'A'.repeat(40)],
    ['commit', 'a'.repeat(7)],
    ['commit', `${SHA}\n`],
    ['tree', undefined],
    ['policy', SHA],
    ['policy', `sha256:${'B'.repeat(64)}`],
    ['note', 'all green'],
    ['suites.unit.note', 'all green'],
    ['suites.unit.tests.errors', 0],
    ['suites.unit.exit', null],
    ['suites.unit.exit', -1],
    ['suites.unit.exit', 1.5],
    ['suites.unit.exit', 10_000_000_000],
    ['suites.unit.exit', '0'],
    ['suites.unit.exit', 'signal:9'],
    ['suites.unit.exit', 'signal:SIGKILL!'],
    ['suites.unit.exit', ['signal:SIGKILL']],
    ['suites.unit.command', ''],
    ['suites.unit.command', []],
    ['suites.unit.scope', 'Offline'],
    ['suites.unit.scope', undefined],
    ['suites.unit.tests.passed', undefined],
    ['suites.unit.tests.passed', '1'],
    ['suites.unit.tests.passed', -1],
    ['suites.unit.tests.passed', 0.5],
    ['suites.unit.failing', [['a']]],
    ['suites.unit.failing', [['a', 'b', 'c']]],
    ['suites.unit.groups', 'not base64!'],
    ['suites.unit.report', 'Report Missing'],
    ['suites.Unit', record.suites['unit']],
    ['suites.constructor', record.suites['unit']],
    ['by', undefined],
    ['by.machine', 'ann’s laptop'],
    ['by.tool', 'recount'],
    ['by.tool', 'recount 9.9.9-verified.by.reviewer'],
    ['by.tool', 'recount 1.0.0-rc.1000'],
    ['by.tool', 'recount 1000.0.0'],
    ['by.tool', 'recount 01.0.0'],
    ['by.tool', 'recount 1.0.0-412'],
    ['by.at', '2026-11-29T12:00:00+01:00'],
    ['by.at', '2026-11-29T12:00:00.000Z'],
    ['by.at', '2026-11-29'],
    ['by.at', '2026-02-30T12:00:00Z'],
    ['by.at', '2027-02-29T12:00:00Z'],
    ['by.at', '2026-11-29T12:00:00Z\n'],
    ['by.at', '2026-11-29T24:00:00Z'],
    ['by.at', '9999-99-99T99:99:99Z'],
    ['by.at', '+012026-11-29T12:00:00Z'],
    ['by.os', 'Linux <b>'],
    ['by.os', 'checkedbyci'],
    ['by.os', 'macos'],
    ['by.arch', 'all412passed'],
    ['by.arch', 'x86_64'],
    ['by.isolation', 'chroot'],
    ['by.from', 'desk'],
  ])('%s may not be %j', (path, value) => {
    expect(recordSchema.safeParse(at(path, value)).success).toBe(false);
  });
});

test('an exit is written as it was seen, never as a number made of nothing', () => {
  expect(recordExit({ kind: 'code', code: 0 })).toBe(0);
  expect(recordExit({ kind: 'code', code: 137 })).toBe(137);
  expect(recordExit({ kind: 'signal', signal: 'SIGKILL' })).toBe('signal:SIGKILL');
  expect(recordExit({ kind: 'timeout' })).toBe('timeout');
});

describe('how exactly the policy compares tests decides what a record holds of them', () => {
  const tally = openTally([], 10);
  tally.add({ group: 'a', name: 'x', outcome: 'failed' });
  tally.add({ group: 'a', name: 'y', outcome: 'skipped' });
  const read = { kind: 'read', tally: tally.finish() } as const;
  const common = { command: 'npm test', scope: 'offline', exit: 1 };
  const tests = { total: 2, passed: 0, failed: 1, skipped: 1 };
  const suiteOf = (keys: string) => {
    const suite = unitPolicy(keys).suites['unit'];
    if (suite === undefined) throw new Error('no suite');
    return suite;
  };

  test('exact: counts, digest, groups and names', () => {
    expect(makeSuiteRecord(suiteOf('reports: [x]'), 1, read)).toEqual({
      ...common,
      tests,
      digest: read.tally.digest,
      groups: read.tally.groups.toString('base64'),
      failing: [['a', 'x']],
      skipping: [['a', 'y']],
    });
  });

  test('exact, with too many tests to name: no names', () => {
    const unnamed = { kind: 'read', tally: { ...read.tally, failing: undefined, skipping: undefined } } as const;
    const made = makeSuiteRecord(suiteOf('reports: [x]'), 1, unnamed);
    expect(Object.keys(made)).toEqual(['command', 'scope', 'exit', 'tests', 'digest', 'groups']);
  });

  test('counts: no digest', () => {
    expect(makeSuiteRecord(suiteOf('reports: [x], tests: counts'), 1, read)).toEqual({ ...common, tests });
  });

  test('outcome: the exit alone', () => {
    expect(makeSuiteRecord(suiteOf('reports: [x], tests: outcome'), 1, read)).toEqual(common);
  });

  test('without reports: the exit alone', () => {
    expect(makeSuiteRecord(suiteOf(''), 1, { kind: 'none' })).toEqual(common);
  });

  test('refused reports: their code in the place of all that', () => {
    const refused = { kind: 'refused', code: 'report-missing' } as const;
    expect(makeSuiteRecord(suiteOf('reports: [x]'), 1, refused)).toEqual({ ...common, report: 'report-missing' });
  });
});

test('what was found out holds the record, and the first run of each suite is what it records', () => {
  const { suites, ...rest } = record;
  const [first, again] = [suites['unit'], { command: 'npm test', scope: 'offline' as const, exit: 1 }];
  if (first === undefined) throw new Error('no suite');
  const told = { unstable: [], unmatched: [], notes: [], milliseconds: 5 };
  const regenerated = {
    ...rest,
    suites: { unit: { first: { record: first, ...told }, again: { record: again, ...told } } },
    absent: { docs: 'paths' as const },
  };
  expect(regeneratedSchema.parse(regenerated)).toEqual(regenerated);
  expect(recordOf(regenerated)).toEqual(record);
});
