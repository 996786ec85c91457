import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseBlock } from '../../../src/core/block/parse.ts';
import { renderBlock } from '../../../src/core/block/render.ts';
import { recordSchema } from '../../../src/core/record/record.ts';

const folder = new URL('./fixtures/format-1/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

// Blocks of a released format stand in pull requests for years: these files are added to and never changed.
describe('format 1', () => {
  it.each(names)('writes the block of %s as it always did', (name) => {
    const record = recordSchema.parse(JSON.parse(read(`${name}.json`)));
    expect(`${renderBlock(record)}\n`).toBe(read(`${name}.md`));
  });

  it.each(names)('reads the block of %s as it always did', async (name) => {
    const pinned = await parseBlock(read(`${name}.md`));
    expect(pinned).toMatchObject({ ok: true, value: { record: JSON.parse(read(`${name}.json`)) as unknown } });
  });
});
