import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/core/judge/judge.ts';
import type { By, SuiteRecord } from '../../../src/core/record/record.ts';
import { recordOf } from '../../../src/core/record/regenerated.ts';
import { claiming, GREEN, honest, type Line, policyWith, run, unitRan } from './cases.ts';

const policy = policyWith();
const here = { os: 'linux', arch: 'x64', isolation: 'none', network: 'open' } as const;

/** What the judge says of a block with these tests, made on that system, beside a green run here. */
const messagesOf = (
  by: Partial<By>,
  lines: readonly Line[],
  unit: Partial<SuiteRecord> = {},
  policy = policyWith(),
): readonly string[] => {
  const facts = unitRan(policy, 0, GREEN);
  const { record } = run(policy, 'unit', 0, lines);
  const pinned = claiming(facts, { by: { ...recordOf(facts.regenerated).by, ...here, ...by } }, { ...record, ...unit });
  return judge(pinned).findings.map(({ message }) => message);
};

/** GREEN as another system has it, where no test is skipped, and one that fails. */
const ALL_RUN: readonly Line[] = [...GREEN.slice(0, 3), 'passed b.ts › divides'];

const CASES: Readonly<Record<string, readonly [by: Partial<By>, lines: readonly Line[], said: string | undefined]>> = {
  'another system and processor': [
    { os: 'darwin', arch: 'arm64' },
    ALL_RUN,
    'pinned on darwin arm64, regenerated on linux x64; 1 test is skipped on linux only: b.ts › divides',
  ],
  'another processor alone': [
    { arch: 'arm64' },
    ALL_RUN,
    'pinned on linux arm64, regenerated on linux x64; 1 test is skipped on x64 only: b.ts › divides',
  ],
  'other walls': [
    { isolation: 'namespace', network: 'none' },
    ALL_RUN,
    'pinned with isolation namespace and network none, regenerated with isolation none and network open; 1 test is skipped in the regenerated run only: b.ts › divides',
  ],
  'another network alone': [
    { network: 'none' },
    ALL_RUN,
    'pinned with network none, regenerated with network open; 1 test is skipped in the regenerated run only: b.ts › divides',
  ],
  'another system, and both with walls of their own': [
    { os: 'darwin', isolation: 'user' },
    ALL_RUN,
    'pinned on darwin x64 with isolation user, regenerated on linux x64 with isolation none; 1 test is skipped on linux only: b.ts › divides',
  ],
  'another system on which other tests are skipped and fail': [
    { os: 'win32' },
    ['skipped a.ts › adds', 'failed a.ts › adds', 'passed b.ts › subtracts', 'passed b.ts › divides'],
    'pinned on win32 x64, regenerated on linux x64; 1 test is skipped on linux only: b.ts › divides; 1 test is skipped on win32 only: a.ts › adds; 1 test fails on win32 only: a.ts › adds',
  ],
  'another system on which more tests are skipped than are named': [
    { os: 'win32' },
    [...GREEN, 'skipped c.ts › 1', 'skipped c.ts › 2', 'skipped c.ts › 3', 'skipped c.ts › 4'],
    'pinned on win32 x64, regenerated on linux x64; 4 tests are skipped on win32 only: c.ts › 1; c.ts › 2; c.ts › 3; and 1 more',
  ],
  'another system on which as many tests are skipped as are named': [
    { os: 'win32' },
    [...GREEN, 'skipped c.ts › 1', 'skipped c.ts › 2', 'skipped c.ts › 3'],
    'pinned on win32 x64, regenerated on linux x64; 3 tests are skipped on win32 only: c.ts › 1; c.ts › 2; c.ts › 3',
  ],
  'another time, tool and origin alone': [
    { at: '2020-01-01T00:00:00Z', tool: 'recount 0.0.1', from: 'ci', milliseconds: 1 },
    ALL_RUN,
    undefined,
  ],
};

describe('a difference between records of two systems', () => {
  it.each(Object.entries(CASES))('is told with them: %s', (_, [by, lines, said]) => {
    const plain = messagesOf({}, lines);
    expect(plain.length).toBeGreaterThan(1);
    const [first = '', ...rest] = plain;
    // Once a suite, beside the first difference; what is found stays what it is.
    expect(messagesOf(by, lines)).toEqual([said === undefined ? first : `${first}; ${said}`, ...rest]);
  });

  it('names no test where the block does not say of all whether they were skipped', () => {
    const [first] = messagesOf({ os: 'darwin' }, [...ALL_RUN, 'skipped c.ts › 1', 'skipped c.ts › 2'], {
      skipping: [['c.ts', '1']],
    });
    expect(first).toContain('regenerated on linux x64; 1 test is skipped on darwin only: c.ts › 1');
    expect(first).not.toContain('on linux only');
  });

  it('names no test where the block does not count them', () => {
    const facts = unitRan(policy, 0, GREEN);
    const { suites, by } = recordOf(facts.regenerated);
    const [unit, types] = [suites['unit'], suites['types']];
    if (unit === undefined || types === undefined) throw new Error('no suites');
    const { tests: _, ...uncounted } = unit;
    const there = {
      by: { ...by, os: 'darwin' as const },
      suites: { unit: { ...uncounted, exit: 1, skipping: [] }, types },
    };
    const exit = judge(claiming(facts, there)).findings.find(({ code }) => code === 'exit-contradicted');
    expect(exit?.message).toMatch(/; pinned on darwin x64, regenerated on linux x64$/);
  });

  it('says nothing where records agree, or where the difference is none of results', () => {
    expect(messagesOf({ os: 'darwin' }, GREEN)).toEqual([]);
    const [altered, ...none] = messagesOf({ os: 'darwin' }, GREEN, { command: 'npm t' });
    expect(altered).not.toContain('darwin');
    expect(none).toEqual([]);
  });

  it('is told with the variables that the policy passes from the machine, whatever the systems', () => {
    const passing = policyWith('env: { TZ: null, LANG: C }', 'env: { CI: null, LANG: null }');
    const [first] = messagesOf({}, ALL_RUN, {}, passing);
    expect(first).toMatch(/^unit: tests.passed: .*; the policy passes CI, TZ from the machine$/);
    const [other] = messagesOf({ os: 'darwin' }, ALL_RUN, {}, passing);
    expect(other).toMatch(/; pinned on darwin .*; the policy passes CI, TZ from the machine$/);
  });

  it('leaves the outcome as it is, also where a second run shows that the suite varies', () => {
    const again = run(policy, 'unit', 0, ALL_RUN);
    const facts = unitRan(policy, 0, GREEN, again);
    const elsewhere = { by: { ...recordOf(facts.regenerated).by, os: 'darwin' as const } };
    expect(judge(claiming(facts, elsewhere, again.record)).outcome).toBe('inconclusive');
    expect(judge(claiming(honest(policy, facts.regenerated.suites), elsewhere)).outcome).toBe('match');
  });
});
