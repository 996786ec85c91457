import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { DRIFTS } from '../src/core/audit/drifts.ts';

const textAt = (path: string): Promise<string> => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

it('docs/audit.md has every drift, with its remedy (--update writes them)', async () => {
  const table = [
    '| code | what is so | what to do |',
    '| --- | --- | --- |',
    ...Object.entries(DRIFTS).map(([code, { meaning, remedy }]) => `| \`${code}\` | ${meaning} | ${remedy} |`),
  ].join('\n');
  const page = (await textAt('docs/audit.md')).replace(
    /(<!-- drifts -->\n)[^]*?(<!-- \/drifts -->)/,
    (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`,
  );
  expect(page).toContain(table);
  await expect(page).toMatchFileSnapshot('../docs/audit.md');
});

it('and a test that shows each', async () => {
  const tests = await textAt('test/e2e/command-line/audit.test.ts');
  expect(Object.keys(DRIFTS).filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
});
