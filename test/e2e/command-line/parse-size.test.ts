import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { temporaryFolder } from '../../world/machine.ts';

const root = join(import.meta.dirname, '../../..');
const answerSchema = z.object({
  tests: z.object({ total: z.int(), passed: z.int(), failed: z.int(), skipped: z.int() }),
  digest: z.string(),
});

const peakSchema = z.object({ peak: z.number() });

/** What the packaged command line says of these files, with its peak of memory in MiB. */
const parse = (folder: string, files: readonly string[]) => {
  const peak = join(folder, 'peak');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', join(root, 'bench/peak.mjs'), join(root, 'dist/cli.js'), 'parse', '--json', ...files],
    { cwd: folder, env: { PATH: process.env['PATH'], RECOUNT_PEAK: peak }, maxBuffer: 1 << 27 },
  );
  if (status !== 0) throw new Error(`ended with ${status}: ${stderr.toString()}`);
  const answer = answerSchema.parse(JSON.parse(stdout.toString()));
  return { ...answer, ...peakSchema.parse(JSON.parse(readFileSync(peak, 'utf8'))) };
};

/** Calls a maker of reports in a process of its own. */
const make = (call: string): void => {
  const module = JSON.stringify(join(root, 'bench/reports.mjs'));
  execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import * as reports from ${module};\nreports.${call};`,
  ]);
};

describe('recount parse, by size', () => {
  it('reads a hundred thousand cases in one file and in a thousand to the same digest, in little memory', async () => {
    await using folder = await temporaryFolder();
    const at = (name: string) => JSON.stringify(join(folder.path, name));
    make(`writeReport(${at('one.xml')}, 100_000)`);
    make(`writeReports(${at('many')}, 100_000, 1_000)`);
    const one = parse(folder.path, ['one.xml']);
    const many = parse(
      folder.path,
      Array.from({ length: 1_000 }, (_, index) => `many/TEST-${index}.xml`),
    );
    expect(one.tests.total).toBe(100_000);
    expect(one.tests.failed).toBeGreaterThan(5_000);
    expect([many.tests, many.digest]).toEqual([one.tests, one.digest]);
    expect(one.peak).toBeLessThan(250);
    expect(many.peak).toBeLessThan(250);
  });

  it.each([
    ['text', false],
    ['CDATA', true],
  ])('reads a failure with 100 MB of %s without keeping it', async (_what, cdata) => {
    await using folder = await temporaryFolder();
    make(`writeLongText(${JSON.stringify(join(folder.path, 'long.xml'))}, 100e6, ${cdata})`);
    const { tests, peak } = parse(folder.path, ['long.xml']);
    expect(tests).toEqual({ total: 1, passed: 0, failed: 1, skipped: 0 });
    expect(peak).toBeLessThan(200);
  });
});
