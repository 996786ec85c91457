import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import type { RunRecord } from '../../src/core/record/record.ts';
import { honestRecord } from '../e2e/handed-over.ts';
import { judgeAgain } from '../e2e/story.ts';
import { openWorld } from '../world/world.ts';

/** The project's own small runner: it checks 412 prices, writes a JUnit report and says which of them are wrong. */
const runner = `import { writeFileSync } from 'node:fs';
import { vatOf } from '../price.mjs';

const failed = [];
const rows = [];
for (let cents = 1; cents <= 412; cents++) {
  const name = \`adds VAT to \${(cents / 100).toFixed(2)}\`;
  const [found, expected] = [vatOf(cents), Math.round(cents * 0.077)];
  if (found !== expected) failed.push(\`FAIL \${name}: expected \${expected}, got \${found}\`);
  const failure = found === expected ? '' : '<failure/>';
  rows.push(\`<testcase classname="test/price.test.mjs" name="\${name}">\${failure}</testcase>\`);
}
writeFileSync(\`\${process.env.RECOUNT_REPORTS}/unit.xml\`, \`<testsuite name="price">\${rows.join('')}</testsuite>\`);
console.log([...failed, \`\${rows.length} tests, \${failed.length} failed\`].join('\\n'));
process.exitCode = failed.length === 0 ? 0 : 1;
`;

const priceOf = (rounding: string): string => `export const vatOf = (cents) => ${rounding};\n`;

const policy = `version: 1
suites:
  unit:
    run: node test/price.test.mjs
    reports: ["*.xml"]
    scope: offline
`;

/** The honest record with the numbers that its author would have liked. */
const flattered = (record: RunRecord): RunRecord => {
  const { unit } = record.suites;
  if (unit === undefined) throw new Error('The record has no suite unit.');
  const { failing: _, ...suite } = unit;
  const tests = { total: 412, passed: 412, failed: 0, skipped: 0 };
  return { ...record, suites: { unit: { ...suite, exit: 0, tests } } };
};

/** What the required check says, in Markdown, of a pull request that pins "412 passed" where three tests fail. */
export const lyingSummary = async (): Promise<string> => {
  await using world = await openWorld({
    policy,
    files: { 'price.mjs': priceOf('Math.round(cents * 0.077)'), 'test/price.test.mjs': runner },
  });
  const pull = await world.openPullRequest({ files: { 'price.mjs': priceOf('Math.floor(cents * 0.077 + 0.5095)') } });
  const first = await pull.runJob('rerun');
  pull.edit({ body: renderBlock(fitBlock(flattered(honestRecord(first)))) });
  const { job, outcome } = await judgeAgain(pull, await pull.runJob('rerun'));
  if (outcome !== 'mismatch') throw new Error(`Expected a mismatch, found ${outcome}: ${job.step.log}`);
  return job.step.summary;
};
