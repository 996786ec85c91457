import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { decodeSheet, encodeSheet, encodeSlip, type Sheet } from '../src/core/hand-over/hand-over.ts';
import { hearLeg, joinLegs, type LegFound } from '../src/core/hand-over/join.ts';
import { readSlips } from '../src/core/hand-over/slips.ts';
import { makeSuiteRecord } from '../src/core/record/suite-result.ts';
import type { TestCase } from '../src/core/report/report.ts';
import { tellShare } from '../src/core/shards/share.ts';
import { openKeys } from '../src/core/shards/tests.ts';
import { openSum } from '../src/core/tests/sum.ts';
import { openTally } from '../src/core/tests/tally.ts';

// What the judge does with a hundred shards, in a process of its own: `shards.js judge FOLDER` reads the slips and sheets
// that lie there, and puts them together. Without arguments it makes them, and writes bench/SHARDS.md.

const SHARDS = 100;
const suite = { run: 'run --shard={index}/{count}', scope: 'offline', tests: 'exact' } as const;
const head = { commit: 'a'.repeat(40), policy: `sha256:${'b'.repeat(64)}` } as const;

/** Files of fifty tests, each in one shard or, where groups are cut, in all. */
const testAt = (shard: number, at: number, cut: boolean): TestCase => ({
  group: cut ? `test/suite-${at % 1_000}.test.ts` : `test/part-${shard}/suite-${Math.floor(at / 50)}.test.ts`,
  name: `describes › the case ${shard} × ${at}, whatever is given`,
  outcome: at % 12 === 0 ? 'failed' : at % 30 === 1 ? 'skipped' : 'passed',
});

const by = {
  tool: 'recount 0.1.0',
  at: '2026-11-30T12:00:00Z',
  os: 'linux',
  arch: 'x64',
  isolation: 'none',
  network: 'open',
  milliseconds: 1,
} as const;

/** What one leg hands over: its sheet as an artifact, and its slip. */
const handOver = (folder: string, index: number, tests: number, cut: boolean): string => {
  const [tally, keys] = [openTally([], 200_000), openKeys()];
  for (let at = 0; at < tests; at++) {
    const test = testAt(index, at, cut);
    tally.add(test);
    keys.add(test);
  }
  const found = tally.finish();
  const { groups, entries } = tally.parts();
  const share = tellShare({
    shard: { index: index + 1, count: SHARDS },
    result: {
      record: makeSuiteRecord(suite, 1, { kind: 'read', tally: found }),
      counts: found.counts,
      unstable: [],
      unmatched: [],
      notes: [],
      milliseconds: 1,
    },
    tests: { groups, entries, keys: keys.bytes(), tests: found.tests },
  });
  const sheet: Sheet = {
    kind: 'record',
    regenerated: { recount: 1, ...head, tree: 'c'.repeat(40), suites: {}, absent: {}, by },
    shares: { unit: [share] },
  };
  const bytes = encodeSheet(sheet);
  writeFileSync(join(folder, `${index}.json`), bytes);
  return encodeSlip({ ...head, run: '1', attempt: 1, shard: { index, count: SHARDS } }, bytes, index + 1);
};

const wholeDigest = (tests: number, cut: boolean): string => {
  const tally = openSum();
  for (let shard = 0; shard < SHARDS; shard++) for (let at = 0; at < tests; at++) tally.add(testAt(shard, at, cut));
  return tally.sum().digest;
};

const judge = (folder: string): void => {
  const slips = readSlips(z.array(z.string()).parse(JSON.parse(readFileSync(join(folder, 'slips.json'), 'utf8'))));
  if (!slips.ok) throw new Error(slips.error.message);
  const legs: LegFound[] = [];
  for (const slip of slips.value.slips) {
    const sheet = decodeSheet(slip, readFileSync(join(folder, `${slip.shard.index}.json`)));
    if (!sheet.ok || sheet.value.kind !== 'record') throw new Error('There is a sheet without a record.');
    const leg = hearLeg(sheet.value);
    if (!leg.ok) throw new Error(leg.error.message);
    legs.push(leg.value);
  }
  const joined = joinLegs(legs);
  if (!joined.ok) throw new Error(joined.error.message);
  const { record, counts } = joined.value.regenerated.suites['unit']?.first ?? {};
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const peak = Math.round(maxRSS / 1024);
  const told = { digest: record?.digest, total: counts?.total, cpu: (userCPUTime + systemCPUTime) / 1e6, peak };
  process.stdout.write(JSON.stringify({ ...told, seconds: performance.now() / 1000 }));
};

const answer = z.object({
  digest: z.string(),
  total: z.number(),
  seconds: z.number(),
  cpu: z.number(),
  peak: z.number(),
});

const measure = (tests: number, cut: boolean): string => {
  const folder = mkdtempSync(join(os.tmpdir(), 'shards-'));
  try {
    const slips = Array.from({ length: SHARDS }, (_, index) => handOver(folder, index, tests, cut));
    writeFileSync(join(folder, 'slips.json'), JSON.stringify(slips));
    const size = slips.reduce((sum, _, index) => sum + statSync(join(folder, `${index}.json`)).size, 0);
    const program = [fileURLToPath(import.meta.url), 'judge', folder];
    const found = answer.parse(JSON.parse(execFileSync(process.execPath, program, { encoding: 'utf8' })));
    if (found.digest !== wholeDigest(tests, cut)) throw new Error('The digest is not that of one run.');
    const cells = [
      tests.toLocaleString('en'),
      cut ? 'in all shards' : 'in one shard each',
      `${slips.join('').length.toLocaleString('en')} characters`,
      `${(size / 1e6).toFixed(0)} MB`,
      `${found.seconds.toFixed(2)} s`,
      `${found.cpu.toFixed(2)} s`,
      `${found.peak} MiB`,
    ];
    process.stderr.write(`100 shards: ${cells.join(', ')}\n`);
    return `| ${cells.join(' | ')} |`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const main = (): void => {
  const quick = process.argv.includes('--quick');
  const rows = (quick ? [1_000] : [1_000, 5_000, 100_000]).flatMap((tests) => [
    measure(tests, false),
    measure(tests, true),
  ]);
  const page = `# A hundred shards put together

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}${quick ? ', in its short form' : ''}. What the judge does between the download of a hundred sheets and the verdict: it reads slips and sheets, checks their hashes and their form, puts the shards together and looks for tests that two of them ran. A process of its own, its start included. The digest is each time the one of a single run of all tests. Shards of up to 5,000 tests hand over names, larger ones hashes.

${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}, ${(os.totalmem() / 2 ** 30).toFixed(1)} GiB, ${os.type()} ${os.release()}, node ${process.version}; load ${os
    .loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')} after.

| tests a shard | their files | slips together | sheets together | wall clock | CPU time | peak of memory |
| ---: | --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
  writeFileSync(join(import.meta.dirname, 'SHARDS.md'), page);
  process.stderr.write(page);
};

const [, , verb, folder] = process.argv;
if (verb === 'judge' && folder !== undefined) judge(folder);
else main();
