import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { actionTables } from '../scripts/action-table.ts';
import { commandLinePage } from '../scripts/command-line-page.ts';
import { runnerTable } from '../scripts/runner-table.ts';
import { parseBlock } from '../src/core/block/parse.ts';
import { CODES } from '../src/core/codes.ts';
import { EXIT_STATUS } from '../src/core/judge/verdict.ts';
import { parsePolicy } from '../src/core/policy/parse.ts';
import { policySchema } from '../src/core/policy/policy.ts';
import { recordSchema, suiteRecordSchema } from '../src/core/record/record.ts';
import { FORMAT_NAMES } from '../src/core/report/format-names.ts';
import { MOST_LEGS } from '../src/core/shards/leg.ts';
import { openTally } from '../src/core/tests/tally.ts';
import { deskSession } from './scripts/desk-session.ts';

const root = join(import.meta.dirname, '..');
const textAt = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
const pages = [
  'README.md',
  'AGENTS.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...(await readdir(join(root, 'docs'))).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
];

const fencesOf = (text: string, info: string): readonly string[] =>
  Array.from(text.matchAll(new RegExp(`^\`\`\`${info}\\n([^]*?)^\`\`\`$`, 'gm')), ([, inner = '']) => inner);

/** The rows of every table on a page whose first cell is code: the name in it, and the other cells. */
const rowsOf = (text: string): readonly (readonly [name: string, ...cells: string[]])[] =>
  Array.from(text.matchAll(/^\| `([^`]+)`(?: \|)(.*)\|$/gm), ([, name = '', rest = '']) => [
    name,
    ...rest.split(/(?<!\\)\|/).map((cell) => cell.trim()),
  ]);

const sectionOf = (text: string, title: string): string =>
  text.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? '';

/** What can be linked to on a page, as GitHub makes it of headings, and what has an `id` of its own. */
const anchorsOf = (text: string): ReadonlySet<string> => {
  const plain = text.replace(/^(`{3,4})[^]*?^\1$/gm, '');
  const headings = Array.from(plain.matchAll(/^#+ (.*)$/gm), ([, title = '']) =>
    title
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...headings, ...Array.from(plain.matchAll(/<a id="([^"]+)"/g), ([, id = '']) => id)]);
};

describe.each(pages)('%s', (page) => {
  it('links to what is there', async () => {
    const text = (await textAt(page)).replace(/^```[^]*?^```$/gm, '');
    const targets = Array.from(text.matchAll(/\]\(([^)#]+)[^)]*\)/g), ([, target = '']) => target);
    const missing = targets.filter(
      (target) => !/^https?:/.test(target) && !existsSync(join(root, dirname(page), target)),
    );
    expect(missing).toEqual([]);
  });

  it('links to headings that are there', async () => {
    const text = (await textAt(page)).replace(/^(`{3,4})[^]*?^\1$/gm, '');
    const targets = Array.from(text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g), ([, to = '', anchor = '']) => ({
      path: to === '' ? page : join(dirname(page), to),
      anchor,
    }));
    const there = await Promise.all(targets.map(async ({ path, anchor }) => anchorsOf(await textAt(path)).has(anchor)));
    expect(targets.filter((_, index) => there[index] !== true)).toEqual([]);
  });

  it('names no code and no verb that is not there', async () => {
    const text = await textAt(page);
    const verbs = Array.from(text.matchAll(/`(?:npx )?recount ([a-z]+)/g), ([, verb = '']) => verb);
    const { VERBS } = await import('../src/entries/cli/verbs.ts');
    expect(verbs.filter((verb) => !Object.hasOwn(VERBS, verb))).toEqual([]);
  });
});

describe('the README', () => {
  it('is short', async () => {
    expect((await textAt('README.md')).split('\n').length).toBeLessThan(200);
  });

  it('tells the rates that docs/honesty.md has', async () => {
    const [readme, honesty] = [await textAt('README.md'), await textAt('docs/honesty.md')];
    const [, alarms, passed, classes] = /^\| all \| (.+) \| (.+) \| (\d+) \|$/m.exec(honesty) ?? [];
    expect(readme).toContain(`False alarms: ${alarms} honest histories`);
    expect(readme).toContain(`Lies let through: ${passed}, of ${classes} classes`);
  });

  it('shows the picture of a failing check', async () => {
    expect(await textAt('README.md')).toMatch(/!\[[^\]]{40,}\]\(docs\/failing-check\.svg\)/);
  });

  it('has the inputs and outputs of action.yml (--update writes them)', async () => {
    const readme = await textAt('README.md');
    const table = actionTables(await textAt('action.yml'));
    const current = readme.replace(
      /(<!-- made from action\.yml[^]*?-->\n)[^]*?(<!-- \/made -->)/,
      (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`,
    );
    expect(current).toContain(table);
    await expect(current).toMatchFileSnapshot('../README.md');
  });

  it('has one row for the slips of all legs, and action.yml has each', async () => {
    const text = await textAt('action.yml');
    expect(actionTables(text).match(/^\| `record-1` to `record-99` \|.*leg N/gm)).toHaveLength(2);
    const action = z
      .object({ inputs: z.record(z.string(), z.unknown()), outputs: z.record(z.string(), z.unknown()) })
      .parse(parse(text));
    const names = Array.from({ length: MOST_LEGS }, (_, leg) => `record-${leg}`);
    for (const of of [action.inputs, action.outputs])
      expect(Object.keys(of).filter((name) => name.startsWith('record-'))).toEqual(names);
  });

  it('says first among what is not proved that code can make its own runner lie', async () => {
    const [, after = ''] = (await textAt('README.md')).split('It does not say:');
    const [first = ''] = after.trim().split('\n');
    expect(first).toContain("The pull request's own code can make its own runner lie.");
    for (const owned of ['without walls', 'tamper-evident, not tamper-proof', 'edit after', 'merge queue'])
      expect(after).toContain(owned);
  });

  it.each(['README.md', 'docs/verdict.md'])('gives every outcome its exit status, as %s does', async (page) => {
    const text = await textAt(page);
    for (const [outcome, exit] of Object.entries(EXIT_STATUS))
      expect(text).toMatch(new RegExp(`^\\|.*\`${outcome}\`.*\\| ${exit} \\|$`, 'm'));
  });
});

const jsonSchema = z
  .object({
    properties: z.record(z.string(), z.object({ default: z.unknown().optional() })).and(
      z.object({
        suites: z.object({
          additionalProperties: z.object({
            properties: z.record(z.string(), z.object({ default: z.unknown().optional() })),
          }),
        }),
      }),
    ),
  })
  .parse(z.toJSONSchema(policySchema, { io: 'input', unrepresentable: 'any' }));

describe('docs/trust.md', async () => {
  const page = await textAt('docs/trust.md');
  const rows = Array.from(
    page.matchAll(/^\| (?!attack|---|level)(.*) \| `([^`]+)`: (.*) \|$/gm),
    ([, told = '', file = '', title = '']) => ({
      told,
      file,
      title,
    }),
  );

  it('names for every attack a test that is there', async () => {
    const missing: string[] = [];
    for (const { file, title } of rows)
      if (!(await textAt(`test/${file}`)).includes(title)) missing.push(`${file}: ${title}`);
    expect(missing).toEqual([]);
    expect(rows.length).toBeGreaterThan(38);
    expect(page.match(/^\| (?!attack|level|---|`)/gm)).toHaveLength(rows.length);
  });

  it('says what to do about machines that stay', async () => {
    expect(await textAt('SECURITY.md')).toContain('thrown away after each job');
  });

  it('says of at most four that they are not prevented, and that a runner can be made to lie before anything else', () => {
    expect(rows.filter(({ told }) => told.includes('**Not prevented**')).length).toBeLessThanOrEqual(4);
    expect(page.indexOf('can make its own runner lie')).toBeLessThan(page.indexOf('## '));
  });
});

describe('docs/policy.md', async () => {
  const page = await textAt('docs/policy.md');
  const { suites } = jsonSchema.properties;

  it('shows what init writes for each runner (--update writes it)', async () => {
    const current = page.replace(
      /(<!-- made from src\/core\/init[^]*?-->\n)[^]*?(<!-- \/made -->)/,
      (_, begin: string, end: string) => `${begin}\n${runnerTable()}\n\n${end}`,
    );
    expect(current).toContain(runnerTable());
    await expect(current).toMatchFileSnapshot('../docs/policy.md');
  });

  it.each([
    ['At the top', jsonSchema.properties],
    ['Of a suite', suites.additionalProperties.properties],
  ] as const)('%s: has every key of the schema, with its default', (title, properties) => {
    const rows = rowsOf(sectionOf(page, title));
    expect(rows.map(([key]) => key).sort()).toEqual(Object.keys(properties).sort());
    for (const [key, , documented] of rows) {
      const value = properties[key]?.default;
      if (value !== undefined) expect([key, documented]).toEqual([key, `\`${JSON.stringify(value)}\``]);
    }
  });

  it('has examples that are policies, and every served key is in one', () => {
    const examples = fencesOf(page, 'yaml');
    expect(examples.length).toBeGreaterThan(1);
    expect(examples.map((example) => parsePolicy(example)).filter(({ ok }) => !ok)).toEqual([]);
    const all = [...Object.keys(jsonSchema.properties), ...Object.keys(suites.additionalProperties.properties)];
    const absent = all.filter((key) => !new RegExp(`(?:^|[{,]) *${key}:`, 'm').test(examples.join('\n')));
    expect(absent).toEqual([]);
  });
});

it.each(['Formats', 'What each says', 'Why a test failed'])(
  'docs/reports.md has every format under %s',
  async (title) => {
    const section = sectionOf(await textAt('docs/reports.md'), title);
    const cells = Array.from(section.matchAll(/^\| (`[^|]+`) \|/gm), ([, cell = '']) => cell);
    const names = cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name));
    expect(names.filter((name) => name !== 'format').sort()).toEqual([...FORMAT_NAMES].sort());
  },
);

it('docs/shards.md shows a policy with shards, and how other runners are told theirs', async () => {
  const page = await textAt('docs/shards.md');
  const [policy = ''] = fencesOf(page, 'yaml');
  expect(parsePolicy(policy)).toMatchObject({ ok: true, value: { suites: { unit: { shards: 8 } } } });
  const commands = Array.from(page.matchAll(/^\| [^|]+ \| `(.*)` \|$/gm), ([, command = '']) => command);
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((command) => !command.includes('{index}') || !command.includes('{count}'))).toEqual([]);
});

it('the policy in the README is one', async () => {
  const policies = fencesOf(await textAt('README.md'), 'yaml').filter((text) => text.startsWith('version:'));
  expect(policies.map((text) => parsePolicy(text))).toEqual([expect.objectContaining({ ok: true })]);
});

describe('docs/record.md', async () => {
  const page = await textAt('docs/record.md');

  it('has every field of a suite and of `by`', () => {
    const named = new Set(Array.from(page.matchAll(/`([a-z]+)`/g), ([, name = '']) => name));
    expect(
      [...Object.keys(suiteRecordSchema.shape), ...Object.keys(recordSchema.shape.by.shape)].filter(
        (key) => !named.has(key),
      ),
    ).toEqual([]);
  });

  it('shows a block that is one', async () => {
    const [, block] = /^````markdown\n([^]*?)\n````$/m.exec(page) ?? [];
    expect(await parseBlock(block ?? '')).toMatchObject({ ok: true });
  });

  it('computes the digest of its example', () => {
    const rows = z
      .array(z.tuple([z.enum(['passed', 'failed', 'skipped']), z.string(), z.string()]))
      .parse(JSON.parse(fencesOf(page, 'json')[0] ?? ''));
    const tally = openTally([], 0);
    for (const [outcome, group, name] of rows) tally.add({ outcome, group, name });
    expect(fencesOf(page, 'text')).toContain(`${tally.finish().digest}\n`);
  });
});

it('docs/verdict.md shows a verdict with a code that exists and its remedy', async () => {
  const [json = ''] = fencesOf(await textAt('docs/verdict.md'), 'json');
  const { findings } = z
    .object({ findings: z.array(z.object({ code: z.string(), remedy: z.string() })).min(1) })
    .parse(JSON.parse(json));
  const known = new Map(Object.entries(CODES).map(([code, { remedy }]) => [code, remedy]));
  for (const { code, remedy } of findings) expect(known.get(code)).toBe(remedy);
});

it('docs/command-line.md tells the exit status of every verb, and the variable for another GitHub', async () => {
  const { VERBS } = await import('../src/entries/cli/verbs.ts');
  const text = await textAt('docs/command-line.md');
  for (const verb of Object.keys(VERBS)) expect(sectionOf(text, verb)).toMatch(/^.*Exit status/m);
  expect(text).toContain('`GITHUB_API_URL=https://HOST/api/v3`');
});

it('docs/command-line.md is made from the help and from real calls (--update writes it)', async () => {
  await expect(commandLinePage(await deskSession())).toMatchFileSnapshot('../docs/command-line.md');
});
