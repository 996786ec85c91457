import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { honest } from '../../bench/honesty/honest.ts';
import { honestFromDocs } from '../../bench/honesty/honest-from-docs.ts';
import { isRight, isWrong } from '../../bench/honesty/judged.ts';
import type { Lie } from '../../bench/honesty/lie.ts';
import { lies } from '../../bench/honesty/lies.ts';
import { liesFromDocs } from '../../bench/honesty/lies-from-docs.ts';
import { pinnedIn, rendered } from '../../bench/honesty/pinned.ts';
import { rightOf } from '../../bench/honesty/play-commits.ts';
import { projects } from '../../bench/honesty/projects.ts';
import { rate } from '../../bench/honesty/rate.ts';
import { changeBetween, treeOf } from '../../bench/honesty/releases.ts';
import { writeReport } from '../../bench/honesty/report.ts';
import type { HonestResult, LieResult, ProjectResult } from '../../bench/honesty/results.ts';
import { runners } from '../../bench/honesty/runners.ts';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import type { RunRecord, SuiteRecord } from '../../src/core/record/record.ts';
import { temporaryFolder } from '../world/machine.ts';

describe('a rate of the honesty bench', () => {
  it.each([
    [0, 214, '0 of 214 (95 %: below 1.8 %)'],
    [0, 0, 'none'],
    [1, 10, '1 of 10 (95 %: 1.8 % to 40.4 %)'],
    [10, 10, '10 of 10 (95 %: 72.2 % to 100.0 %)'],
  ])('%i of %i stands with its interval', (count, of, text) => expect(rate(count, of)).toBe(text));
});

const unit: SuiteRecord = {
  command: 'npx vitest run "$RECOUNT_REPORTS/é <b>"',
  scope: 'offline',
  exit: 0,
  tests: { total: 4, passed: 3, failed: 0, skipped: 1 },
  digest: `sha256:${'12'.repeat(32)}`,
  groups: 'AAAAAAAAAAAAAAAA',
  skipping: [['test/größe.test.ts', 'a [b] #1 @c `d` | e']],
};
const recordOf = (change: Partial<SuiteRecord>): RunRecord => ({
  recount: 1,
  commit: '3a'.repeat(20),
  tree: '4b'.repeat(20),
  policy: `sha256:${'5c'.repeat(32)}`,
  suites: { unit: { ...unit, ...change } },
  by: {
    tool: 'recount 0.1.0',
    at: '2026-11-30T12:00:00Z',
    os: 'linux',
    arch: 'x64',
    isolation: 'namespace',
    network: 'none',
    milliseconds: 1,
  },
});
const blockOf = (change: Partial<SuiteRecord>): string => renderBlock(fitBlock(recordOf(change)));

describe('a block that the bench writes by the documentation alone', () => {
  it.each<[string, Partial<SuiteRecord>]>([
    ['as it is', {}],
    ['with a failing test', { exit: 1, tests: { total: 4, passed: 2, failed: 1, skipped: 1 } }],
    ['that a signal ended', { exit: 'signal:SIGKILL' }],
    ['with a failing test and a good end', { tests: { total: 4, passed: 2, failed: 1, skipped: 1 } }],
    ['without a test', { tests: { total: 0, passed: 0, failed: 0, skipped: 0 } }],
    ['with another command', { command: 'npm test' }],
    ['of another scope', { scope: 'live' }],
  ])('is the one that the product writes: %s', (_, change) => {
    const written = blockOf(change);
    expect(rendered(pinnedIn(blockOf({})), pinnedIn(written).record)).toBe(pinnedIn(written).text);
  });
});

describe('the programme of the bench', () => {
  const classesOf = (all: readonly Lie[]): readonly string[] =>
    all.flatMap(({ field, form, doors }) => doors.map((door) => `${field}: ${form}, by ${door}`));

  it('has each class of lies once, and each history', () => {
    const all = [...classesOf(lies), ...classesOf(liesFromDocs)];
    expect(all).toEqual([...new Set(all)]);
    const titles = [...honest, ...honestFromDocs].map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
  });

  it('is as large as is promised, a third of it at least from the documentation alone', () => {
    const [docs, rest] = [classesOf(liesFromDocs).length, classesOf(lies).length];
    expect(docs + rest).toBeGreaterThanOrEqual(60);
    expect((docs + rest) * runners.length).toBeGreaterThanOrEqual(500);
    expect(docs / (docs + rest)).toBeGreaterThan(1 / 3);
    expect(honestFromDocs.length / (honest.length + honestFromDocs.length)).toBeGreaterThan(1 / 3);
    expect(honest.length + honestFromDocs.length).toBeGreaterThanOrEqual(20);
    expect(runners.length).toBeGreaterThanOrEqual(10);
  });

  it('has twenty commits at least of each of five real projects, from three places at least', () => {
    expect(projects.length).toBeGreaterThanOrEqual(5);
    expect(new Set(projects.map(({ registry }) => registry)).size).toBeGreaterThanOrEqual(3);
    for (const { versions } of projects) expect(new Set(versions).size).toBeGreaterThan(20);
    const ids = [...runners, ...projects].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe('a release over the one before', () => {
  it('is what changed between their trees', () => {
    const before = { kept: Buffer.from('k'), gone: Buffer.from('g'), place: Buffer.from('p'), run: Buffer.from('r') };
    const after = {
      kept: Buffer.from('k'),
      'place/new': Buffer.from('n'),
      run: { executable: Buffer.from('r') },
      way: { link: 'kept' },
    };
    const change = changeBetween(before, after);
    expect(change).toEqual({
      gone: null,
      place: null,
      'place/new': after['place/new'],
      run: after.run,
      way: after.way,
    });
    expect(Object.keys(change).slice(0, 2)).toEqual(['gone', 'place']);
  });

  it('is read with its programs and links', async () => {
    await using folder = await temporaryFolder();
    await mkdir(join(folder.path, 'a'));
    await writeFile(join(folder.path, 'a/text'), 't');
    await writeFile(join(folder.path, 'program'), 'p', { mode: 0o755 });
    await symlink('a/text', join(folder.path, 'way'));
    expect(await treeOf(folder.path)).toEqual({
      'a/text': Buffer.from('t'),
      program: { executable: Buffer.from('p') },
      way: { link: 'a/text' },
    });
  });

  it.each([
    ['whose suite passes', { exit: 0, tests: { total: 2, failed: 0 } }, []],
    ['whose suite ends badly', { exit: 1, tests: { total: 2, failed: 0 } }, ['suite-failed']],
    ['with a failed test and a good end', { exit: 0, tests: { total: 2, failed: 1 } }, ['suite-failed']],
    ['without tests', { exit: 4, tests: { total: 0, failed: 0 } }, ['suite-failed', 'tests-none']],
    ['without tests and with a good end', { exit: 0, tests: { total: 0, failed: 0 } }, ['tests-none']],
    ['whose report is missing', { exit: 0, report: 'report-missing' }, ['suite-failed']],
  ])('%s has its right verdict', (_, suite, codes) => {
    expect(rightOf(suite)).toEqual({ outcome: codes.length === 0 ? 'match' : 'failing', codes });
  });
});

const common = { runner: 'vitest', origin: 'source', cause: '', seconds: 1 } as const;
const told = (outcome: string, codes: readonly string[]): HonestResult => ({
  ...common,
  kind: 'honest',
  title: 't',
  right: { outcome: 'failing', codes: ['suite-failed'] },
  outcome,
  codes,
});
const committed = (outcome: string, codes: readonly string[]): ProjectResult => ({
  kind: 'project',
  runner: 'qs',
  cause: '',
  seconds: 1,
  version: '6.13.0',
  before: '6.12.6',
  right: { outcome: 'match', codes: [] },
  tests: 739,
  outcome,
  codes,
});
const lied = (outcome: string, codes: readonly string[], passed: boolean): LieResult => ({
  ...common,
  kind: 'lie',
  field: 'exit',
  form: 'f',
  door: 'fork',
  right: ['mismatch'],
  named: ['exit-contradicted'],
  outcome,
  codes,
  passed,
});

describe('what is counted', () => {
  it.each([
    ['an honest history with its right verdict', told('failing', ['suite-failed']), true, false],
    ['one with another outcome', told('match', []), false, true],
    ['one with a finding more', told('failing', ['suite-failed', 'tests-none']), false, true],
    ['a commit of a real project with its right verdict', committed('match', []), true, false],
    ['one that is called something else', committed('failing', ['suite-failed']), false, true],
    ['a lie that is called by its name', lied('mismatch', ['exit-contradicted'], false), true, false],
    ['one that is caught as another', lied('mismatch', ['block-altered'], false), false, false],
    ['one that is caught where nothing could be said', lied('inconclusive', ['internal'], false), false, false],
    ['one that the command line does not pin', lied('refused', ['refused'], false), true, false],
    ['one that is let through', lied('match', [], true), false, true],
  ])('%s', (_, result, right, wrong) => {
    expect({ right: isRight(result), wrong: isWrong(result) }).toEqual({ right, wrong });
  });

  it('is told in a line, the releases of real projects among the honest histories', () => {
    const all = [told('failing', ['suite-failed']), committed('match', []), lied('mismatch', [], false)];
    expect(writeReport(all, undefined)).toBe(
      'False alarms: 0 of 2 (95 %: below 65.8 %) honest histories, over 1 runners and in 1 releases of 1 real projects. Lies let through: 0 of 1 (95 %: below 79.3 %), of 1 classes ([docs/honesty.md](docs/honesty.md), measured on the build that it names).',
    );
  });
});
