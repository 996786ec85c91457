import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitBlock, renderBlock } from '../../../src/core/block/render.ts';
import type { RunRecord, SuiteRecord } from '../../../src/core/record/record.ts';
import { anyRecord, runRecord, suiteRecord } from './records.ts';

const LISTS = ['failing', 'skipping'] as const;
const length = (record: RunRecord): number => renderBlock(record).length;
const bareSuite = ({ command, scope, exit, tests, digest, report, losses, proves }: SuiteRecord): SuiteRecord => ({
  command,
  scope,
  exit,
  ...(tests === undefined ? {} : { tests }),
  ...(digest === undefined ? {} : { digest }),
  ...(report === undefined ? {} : { report }),
  ...(losses === undefined ? {} : { losses }),
  ...(proves === undefined ? {} : { proves }),
});
const bare = (record: RunRecord): RunRecord => ({
  ...record,
  suites: Object.fromEntries(Object.entries(record.suites).map(([name, suite]) => [name, bareSuite(suite)])),
});
const names = (count: number, prefix = 'test'): [string, string][] =>
  Array.from({ length: count }, (_, index) => ['src/a.test.ts', `${prefix} ${index}`]);

describe('fitBlock', () => {
  it('keeps a record that fits as it is', () => {
    const record = runRecord({ unit: suiteRecord({ groups: 'AAAA', failing: names(2), skipping: names(3) }) });
    expect(fitBlock(record)).toEqual(record);
  });

  it('keeps the bare record also where that alone is too long', () => {
    const record = runRecord({ unit: suiteRecord({ groups: 'AAAA', failing: names(2) }) });
    expect(fitBlock(record, 100)).toEqual(bare(record));
  });

  it('leaves nothing out of what is declared as lost or proved', () => {
    const record = runRecord({ unit: suiteRecord({ losses: names(200), proves: names(200) }) });
    expect(fitBlock(record)).toEqual(record);
  });

  it('is 6,000 characters long at most where nothing else is said, and nearly fills them', () => {
    const fitted = fitBlock(runRecord({ unit: suiteRecord({ failing: names(500), skipping: names(500) }) }));
    expect(length(fitted)).toBeLessThanOrEqual(6_000);
    expect(length(fitted)).toBeGreaterThan(5_900);
    expect(fitted.suites['unit']?.failing?.length).toBeGreaterThan(50);
    expect(fitted.suites['unit']).not.toHaveProperty('skipping');
  });

  it('prefers group digests to names, and names of failing tests to those of skipped ones', () => {
    const extras = {
      groups: 'A'.repeat(160),
      failing: names(3),
      skipping: names(3),
    };
    for (const count of [1, 2, 3]) {
      const kept = runRecord({ unit: suiteRecord(Object.fromEntries(Object.entries(extras).slice(0, count))) });
      expect(fitBlock(runRecord({ unit: suiteRecord(extras) }), length(kept))).toEqual(kept);
    }
  });

  it('leaves out the group digests of one suite without those of another', () => {
    const record = runRecord({
      large: suiteRecord({ groups: 'A'.repeat(8_000) }),
      small: suiteRecord({ groups: 'AAAA' }),
    });
    const { suites } = fitBlock(record);
    expect([suites['large']?.groups, suites['small']?.groups]).toEqual([undefined, 'AAAA']);
  });

  it('takes the first of the shorter forms of the groups that fits, where there are any', () => {
    const cuts = { unit: ['B'.repeat(8_000), 'C'.repeat(400), 'D'.repeat(40)], other: ['E'.repeat(8_000)] };
    const record = runRecord({ unit: suiteRecord({ groups: 'A'.repeat(4) }), other: suiteRecord({ groups: 'AAAA' }) });
    const groupsAt = (budget: number) =>
      Object.values(fitBlock(record, budget, cuts).suites).map(({ groups }) => groups);
    expect(groupsAt(6_000)).toEqual(['C'.repeat(400), undefined]);
    expect(groupsAt(length(bare(record)) + 100)).toEqual(['D'.repeat(40), undefined]);
    expect(groupsAt(length(bare(record)))).toEqual([undefined, undefined]);
  });

  it('passes over a name that is too long and keeps the later ones', () => {
    const failing: [string, string][] = [
      ['a', 'one'],
      ['a', 'x'.repeat(6_000)],
      ['a', 'two'],
    ];
    expect(fitBlock(runRecord({ unit: suiteRecord({ failing }) })).suites['unit']?.failing).toEqual([
      ['a', 'one'],
      ['a', 'two'],
    ]);
  });

  it('fits a million names in a moment', () => {
    const record = runRecord({ unit: suiteRecord({ failing: names(1_000_000) }) });
    const started = performance.now();
    expect(length(fitBlock(record))).toBeLessThanOrEqual(6_000);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('never passes the budget by what it adds, and leaves nothing out that would fit', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(4_000), (record, more) => {
        const budget = length(bare(record)) + more;
        const fitted = fitBlock(record, budget);
        expect(length(fitted)).toBeLessThanOrEqual(budget);
        expect(bare(fitted)).toEqual(bare(record));
        for (const [name, suite] of Object.entries(record.suites)) {
          const kept: SuiteRecord = { ...fitted.suites[name], ...bareSuite(suite) };
          const lengthWith = (changes: Partial<SuiteRecord>) =>
            length({ ...fitted, suites: { ...fitted.suites, [name]: { ...kept, ...changes } } });
          if (suite.groups !== kept.groups && suite.groups !== undefined)
            expect(lengthWith({ groups: suite.groups })).toBeGreaterThan(budget);
          for (const list of LISTS)
            for (const entry of suite[list] ?? [])
              if (!kept[list]?.includes(entry))
                expect(lengthWith({ [list]: [...(kept[list] ?? []), entry] })).toBeGreaterThan(budget);
        }
      }),
    );
  });
});
