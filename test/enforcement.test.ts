import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { enforcementTables, type TestsOfTier } from '../scripts/enforcement-table.ts';
import { companionWorkflow, enforcedWorkflow } from '../scripts/workflow-pages.ts';
import { GAPS, type Tier } from '../src/core/doctor/gaps.ts';
import { SAVED } from '../src/core/doctor/saved.ts';
import { EXAMPLE_STEPS, workflowText } from '../src/core/init/workflow.ts';
import { MUTATIONS } from './core/doctor/mutations.ts';
import { type Change, diagnosisOf, type Sound, soundAnswers, withChanges } from './core/doctor/saved-answers.ts';
import { STORIES } from './e2e/timelines/stories.ts';
import { readWorkflow } from './workflow-rules.ts';

const textAt = (path: string): Promise<string> => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

const REPOSITORIES: readonly (readonly [Tier, readonly Sound[]])[] = [
  ['named', ['named']],
  ['enforced', ['enforced', 'queue']],
  ['app', ['app']],
  ['open', ['named']],
];

/** The first test that shows each code at a tier. */
const testsOf = (tier: Tier, sounds: readonly Sound[]): TestsOfTier => {
  const tests = new Map<string, string>();
  for (const sound of sounds)
    for (const { name, gaps, tier: left } of MUTATIONS[sound])
      for (const code of gaps)
        if ((left ?? (sound === 'queue' ? 'enforced' : sound)) === tier && !tests.has(code)) tests.set(code, name);
  return tests;
};

describe('docs/enforcement.md', () => {
  const tests = new Map(REPOSITORIES.map(([tier, sounds]) => [tier, testsOf(tier, sounds)]));

  it('has every code, and tier by tier the test that shows it (--update writes it)', async () => {
    const page = await textAt('docs/enforcement.md');
    const tables = enforcementTables(tests);
    const saved = [
      '| file | address |',
      '| --- | --- |',
      ...Object.entries(SAVED).map(([file, address]) => `| \`${file}\` | \`${address}\` |`),
    ];
    const current = page
      .replace(
        /(<!-- made from the table[^]*?-->\n)[^]*?(<!-- \/made -->)/,
        (_, begin: string, end: string) => `${begin}\n${tables}\n\n${end}`,
      )
      .replace(
        /(<!-- saved -->\n)[^]*?(<!-- \/saved -->)/,
        (_, begin: string, end: string) => `${begin}\n${saved.join('\n')}\n\n${end}`,
      );
    expect(current).toContain(tables);
    await expect(current).toMatchFileSnapshot('../docs/enforcement.md');
  });

  it('shows none of them without a test, tier open aside, where the pairs show what the workflow has', () => {
    const bare = Object.entries(GAPS).flatMap(([code, { tiers }]) =>
      tiers.filter((tier) => tier !== 'open' && tests.get(tier)?.has(code) !== true).map((tier) => `${tier} ${code}`),
    );
    expect(bare).toEqual([]);
  });

  it('has a place for the link of every code', async () => {
    const page = await textAt('docs/enforcement.md');
    expect(Object.keys(GAPS).filter((code) => page.split(`<a id="${code}"></a>`).length !== 2)).toEqual([]);
  });
});

describe('the ways round it that are played', async () => {
  const page = await textAt('docs/enforcement.md');
  const [, table = ''] = /<!-- played -->\n([^]*?)<!-- \/played -->/.exec(page) ?? [];
  const TIERS: readonly Tier[] = ['enforced', 'app', 'named', 'open'];
  const rows = Array.from(
    table.matchAll(/^\| (?!way|---)(.*?) \| (.*?) \| (.*?) \| (.*?) \| (.*?) \| `([^`]+)`: (.*) \|$/gm),
    ([, way = '', enforced = '', app = '', named = '', open = '', file = '', titles = '']) => ({
      way,
      at: { enforced, app, named, open },
      file,
      titles: titles.split('; '),
    }),
  );
  const letIn = ['seen', 'while', 'works'];
  const owned = STORIES.flatMap(({ owned: way, tier }) =>
    way === undefined ? [] : [{ way, tier: tier === 'any-source' ? ('named' as const) : tier }],
  );

  it('name tests that are there, and say of each tier one of the words', async () => {
    expect(rows.length).toBeGreaterThan(25);
    expect(table.match(/^\| /gm)).toHaveLength(rows.length + 2);
    const missing: string[] = [];
    for (const { file, titles } of rows) {
      const text = await textAt(`test/${file}`);
      missing.push(...titles.filter((title) => !text.includes(title)).map((title) => `${file}: ${title}`));
    }
    expect(missing).toEqual([]);
    const words = [...letIn, 'shut', 'not played', '–'];
    expect(rows.flatMap(({ at }) => TIERS.map((tier) => at[tier]).filter((word) => !words.includes(word)))).toEqual([]);
  });

  it('own every story in which a false record is let in', () => {
    const untold = owned.filter(
      ({ way, tier }) => !rows.some((row) => row.way === way && letIn.includes(row.at[tier])),
    );
    expect(untold).toEqual([]);
  });

  it('say of no tier that it lets in what no story lets in there', () => {
    const told = rows.filter(({ file }) => file.endsWith('stories.ts'));
    const unshown = told.flatMap(({ way, at }) =>
      (['enforced', 'named'] as const)
        .filter((tier) => letIn.includes(at[tier]) && !owned.some((one) => one.way === way && one.tier === tier))
        .map((tier) => `${tier}: ${way}`),
    );
    expect(unshown).toEqual([]);
  });
});

describe('the workflows of tier enforced', () => {
  const named = workflowText(EXAMPLE_STEPS);

  it('are the named one but for what starts them (--update writes them)', async () => {
    await expect(enforcedWorkflow(named)).toMatchFileSnapshot('../docs/workflows/enforced.yml');
    await expect(companionWorkflow(named)).toMatchFileSnapshot('../docs/workflows/companion.yml');
    const { jobs } = readWorkflow(named);
    expect(readWorkflow(enforcedWorkflow(named)).jobs).toEqual(jobs);
    expect(readWorkflow(companionWorkflow(named)).jobs).toEqual(jobs);
  });

  it.each<[what: string, sound: Sound, changes: readonly Change[]]>([
    ['what `init` writes', 'named', [['base/.github/workflows/recount.yml', [], named]]],
    ['what `init --shards 8` writes', 'named', [['base/.github/workflows/recount.yml', [], workflowText([], 8)]]],
    [
      'enforced.yml and companion.yml',
      'enforced',
      [
        ['gate/.github/workflows/recount.yml', [], enforcedWorkflow(named)],
        ['base/.github/workflows/companion.yml', [], companionWorkflow(named)],
      ],
    ],
  ])('doctor finds nothing open in %s', (_what, sound, changes) => {
    const { tier, gaps, unknown } = diagnosisOf(withChanges(soundAnswers(sound), changes));
    expect({ tier, gaps, unknown }).toEqual({ tier: sound, gaps: [], unknown: [] });
  });
});
