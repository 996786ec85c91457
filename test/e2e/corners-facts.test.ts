import { expect, it } from 'vitest';
import { openWorld } from '../world/world.ts';
import { policyOf, reportOf } from './suite.ts';
import { factsOf } from './handed-over.ts';

const files = { 'test/report.xml': reportOf({ a: 'passed', b: 'passed' }), 'src/exit': '0\n' };
const policy = policyOf({ top: 'losses: declare\nproof: { paths: [src/**], tests: [test/**] }\n' }).replace(/run: .*/, 'run: \'cp test/report.xml "$RECOUNT_REPORTS/unit.xml"; exit "$(cat src/exit)"\'');

it('smoke', async () => {
  await using world = await openWorld({ policy, files });
  const pull = await world.openPullRequest({ files: { 'test/report.xml': reportOf({ a: 'passed', c: 'passed' }) }, body: '' });
  const rerun = await pull.runJob('rerun');
  console.log(rerun.step.log);
  console.log(JSON.stringify(factsOf(rerun), null, 1));
  expect(world.violations).toEqual([]);
});
