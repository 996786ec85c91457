import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordSchema } from '../../../src/core/record/record.ts';
import { type LocalDesk, openLocalDesk } from './local-desk.ts';

const nodeTest = (index: number): string => `import test from 'node:test';
test('adds ${index}', () => {});
test('waits ${index}', { skip: true }, () => {});
test('breaks ${index}', () => { if (${index} === 4) throw new Error('no'); });
`;
const vitestTest = (index: number): string => `import { expect, test } from 'vitest';
test('multiplies ${index}', () => expect(${index}).toBeGreaterThan(0));
test.skip('rounds ${index}', () => {});
`;

const files = [1, 2, 3, 4, 5];
const project = {
  '.gitignore': 'node_modules\n',
  'package.json': JSON.stringify({
    type: 'module',
    devDependencies: { vitest: '4' },
    scripts: { test: `node --test ${files.map((index) => `checks/${index}.test.js`).join(' ')}` },
  }),
  'package-lock.json': '{}',
  'vitest.config.js': "export default { test: { include: ['unit/**'] } };\n",
  ...Object.fromEntries(files.map((index) => [`checks/${index}.test.js`, nodeTest(index)])),
  ...Object.fromEntries(files.map((index) => [`unit/${index}.test.js`, vitestTest(index)])),
};

/** What `run` records of each suite, without the command, under the policy as it is committed. */
const suitesOf = async (desk: LocalDesk) => {
  const { out, err } = await desk.recount(['run', '--base', 'HEAD', '--json']);
  const { suites } = recordSchema.parse(JSON.parse(out));
  const found = Object.entries(suites).map(([name, { command: _command, ...rest }]) => [name, rest] as const);
  return { suites: Object.fromEntries(found), err };
};

describe('suites of real runners, in shards', () => {
  it('are the record of one run, under the policy that init proposes', { timeout: 120_000 }, async () => {
    await using desk = await openLocalDesk({ policy: undefined, files: project });
    await symlink(resolve('node_modules'), join(desk.clone.path, 'node_modules'));
    await desk.write({ '.git/info/exclude': 'node_modules\n' });
    expect((await desk.recount(['init', '--shards', '3'])).exit).toBe(0);
    await desk.commit({});
    const sharded = await suitesOf(desk);
    expect(sharded.err).toMatch(/^node \(shard \d of 3\): exit 1/m);
    expect(sharded.suites).toMatchObject({
      node: { exit: 1, tests: { total: 15, passed: 9, failed: 1, skipped: 5 } },
      vitest: { exit: 0, tests: { total: 10, passed: 5, failed: 0, skipped: 5 } },
    });

    const policy = join(desk.clone.path, '.github/recount.yml');
    const text = await readFile(policy, 'utf8');
    await writeFile(policy, text.replaceAll(/^ {4}shards:.*\n| --(?:test-)?shard=\S+/gm, ''));
    await desk.commit({});
    const whole = await suitesOf(desk);
    expect(whole.err).not.toContain('shard');
    expect(sharded.suites).toEqual(whole.suites);
  });
});
