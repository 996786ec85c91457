import { describe, expect, test } from 'vitest';
import { BLOCK } from '../../src/core/codes/block.ts';
import { DEMAND } from '../../src/core/codes/demand.ts';
import { DESK } from '../../src/core/codes/desk.ts';
import { DIFFERENCE } from '../../src/core/codes/difference.ts';
import type { CodeEntry, CodeKind } from '../../src/core/codes/entry.ts';
import { INCONCLUSIVE } from '../../src/core/codes/inconclusive.ts';
import { ofGroup, ofRun, RERUN, RERUN_ALL } from '../../src/core/codes/remedies.ts';
import { REPORT } from '../../src/core/codes/report.ts';
import { STALE } from '../../src/core/codes/stale.ts';
import { VARIED } from '../../src/core/codes/varied.ts';
import { CODES } from '../../src/core/codes.ts';

const KINDS: Readonly<
  Record<CodeKind, { readonly codes: Readonly<Record<string, CodeEntry>>; readonly title: string }>
> = {
  inconclusive: { codes: INCONCLUSIVE, title: 'Nothing can be said (exit 2)' },
  block: { codes: BLOCK, title: 'The block cannot be read as one (exit 1)' },
  stale: { codes: STALE, title: 'The block is of another commit or policy (exit 1)' },
  difference: { codes: DIFFERENCE, title: 'The block and the regenerated record differ (exit 1)' },
  demand: { codes: DEMAND, title: 'The policy demands more than the run gives (exit 1)' },
  varied: { codes: VARIED, title: 'Two runs of one suite disagree (exit 2, where nothing else is found)' },
  report: { codes: REPORT, title: 'A report is refused (stands in the record in the place of counts)' },
  desk: { codes: DESK, title: 'The command line cannot go on (exit 2)' },
};

describe('codes', () => {
  const all: readonly (readonly [string, CodeEntry])[] = Object.entries(CODES);

  test('are each of one kind only', () => {
    const counted = Object.values(KINDS).flatMap(({ codes }) => Object.keys(codes));
    expect(counted).toHaveLength(all.length);
    expect(new Set(counted).size).toBe(counted.length);
  });

  test.each(Object.entries(KINDS))('of the kind %s stand in its file', (kind, { codes }) => {
    expect(Object.values(codes).filter((entry) => entry.kind !== kind)).toEqual([]);
  });

  test.each(all)('%s is kebab-case, means something and names a step', (code, { meaning, remedy }) => {
    expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(`${meaning} ${remedy}`).not.toMatch(/\.$|\n|  /);
    expect(meaning).toMatch(/^\S.{8,}/);
    expect(remedy).toMatch(/^\S.{8,}/);
    expect(remedy).not.toMatch(/`gh run rerun(?: --failed)?`/);
    expect((remedy.match(/`/g) ?? []).length % 2).toBe(0);
  });

  test('name the run that is meant, where that is known', () => {
    expect(ofRun(RERUN_ALL, '17')).toBe('run all jobs again (`gh run rerun 17`)');
    expect(ofRun(RERUN, '17')).toBe('run the failed jobs again (`gh run rerun --failed 17`)');
    expect(ofGroup(CODES['hand-over-missing'].remedy)).toBe(
      'read the log of the job `rerun`; then put it into the queue again',
    );
  });

  test.each(['exit', 'tests', 'digest', 'report', 'group', 'failing', 'skipping'] as const)(
    'of %s-contradicted, which may honestly differ between a desk and CI, know more than to record anew',
    (what) => {
      expect(CODES[`${what}-contradicted`].remedy).toMatch(/`recount run --fresh`.*`recount pin --from-ci`/);
    },
  );

  test('that a record may hold in the place of counts fit into it', () => {
    expect(Object.keys(REPORT).filter((code) => code.length > 40)).toEqual([]);
  });
});

/** A Markdown table with its columns aligned, as the formatter leaves it. */
const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[], fill: string): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head, ' '), line([], '-'), ...rest.map((row) => line(row, ' '))].join('\n');
};

test('docs/codes.md is the table of them all (vitest -u writes it)', async () => {
  const sections = Object.values(KINDS).map(({ codes, title }) => {
    const rows = Object.entries(codes).map(([code, { meaning, remedy, blame }]) => [
      `\`${code}\``,
      meaning,
      remedy,
      blame,
    ]);
    return `## ${title}\n\n${table([['code', 'meaning', 'what to do', 'lies with'], ...rows])}`;
  });
  const intro =
    'Every finding and every fault has one of these codes. A code that has been released is never renamed and never given another meaning.\nThis page is made from `src/core/codes/`.';
  await expect(`# Codes\n\n${intro}\n\n${sections.join('\n\n')}\n`).toMatchFileSnapshot('../../docs/codes.md');
});
