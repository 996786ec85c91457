import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ok } from '../../src/core/result.ts';
import { makeReports } from '../../src/io/reports.ts';
import { unitPolicy } from '../core/policy/policies.ts';
import { temporaryFolder } from './git/repository.ts';

const collect = async (files: Readonly<Record<string, string>>) => {
  const [root, base] = [temporaryFolder(), temporaryFolder()];
  for (const [name, content] of Object.entries(files)) writeFileSync(join(base, name), content);
  const suite = unitPolicy('reports: ["*"]').suites['unit'];
  if (suite === undefined) throw new Error('no suite');
  const standing = {
    ignored: () => Promise.resolve(ok(new Set<string>())),
    isTracked: () => Promise.resolve(ok(false)),
  };
  const reports = makeReports({ root, base, standing, clear: () => Promise.resolve(ok(undefined)) });
  const { outcome, notes } = await reports.collect('unit', suite, base);
  return { read: outcome.kind === 'refused' ? outcome.code : outcome.kind, notes };
};

describe('a report without a test beside one with tests', () => {
  it.each([
    ['a plan of nothing', '1..0 # SKIP no database\n'],
    ['an empty run of Jest', '{"numTotalTests":0,"numFailedTests":0,"success":true,"testResults":[]}'],
    ['packages without test files', '{"Action":"start","Package":"p"}\n{"Action":"skip","Package":"p"}\n'],
  ])('is let be and told where it says so: %s', async (_, content) => {
    const { read, notes } = await collect({ 'a.tap': 'ok 1\n1..1\n', b: content });
    expect(read).toBe('read');
    expect(notes).toEqual(['b: it says that it has no test']);
  });

  it.each([
    ['nothing at all', '', 'report-empty'],
    ['a version and no plan', 'TAP version 13\n', 'report-empty'],
    ['no test and no word of it', '<testsuites><testsuite/></testsuites>', 'report-empty'],
    ['the beginning of one', '{"numTotalTests":0,"numFailedTests":0,', 'report-truncated'],
  ])('is refused otherwise: %s', async (_, content, code) => {
    expect((await collect({ 'a.tap': 'ok 1\n1..1\n', b: content })).read).toBe(code);
  });
});
