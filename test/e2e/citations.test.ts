import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openWorld } from '../world/world.ts';
import { apartPolicy, asIfApart } from './apart.ts';
import { judgeAgain, judgePullRequest, openDesk, verdictOf } from './story.ts';
import { policyOf, suiteFiles } from './suite.ts';

const GROUP = 'test/sum.test.ts';
const TRUE = `Adds, see \`recount: unit › ${GROUP} › adds: passed\`.\n\n> e.g. \`recount: unit › x: failed\`\n\n`;
const ROWS: readonly [cited: string, codes: readonly string[]][] = [
  [TRUE, []],
  [`\`recount: unit › ${GROUP} › divides by zero: passed\`\n\n`, ['citation-contradicted']],
  [`\`recount: unit › ${GROUP} › divides by zeros: skipped\`\n\n`, ['citation-altered']],
  ['`recount: unit › rejects an expired token: passed`\n\n', ['citation-invented']],
];

describe('a test that the body cites', () => {
  it.each(ROWS)('is judged, and foretold at the desk: %j', async (cited, codes) => {
    await using world = await openWorld({ policy: policyOf({ top: 'losses: off\n' }), files: suiteFiles() });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const desk = await openDesk(world, 'topic');
    const body = `${cited}${(await desk.recount('run')).out}`;
    pull.edit({ body });
    const outcome = codes.length === 0 ? 'match' : 'mismatch';
    expect(await judgePullRequest(pull)).toMatchObject({ outcome, codes, verdict: { notChecked: [] } });
    await writeFile(join(world.root, 'body.md'), body);
    const foretold = await desk.recount('check', '--body', join(world.root, 'body.md'), '--json');
    expect(JSON.parse(foretold.out)).toMatchObject({ outcome, findings: codes.map((code) => ({ code })) });
    expect(world.violations).toEqual([]);
  });

  it('is not checked where the body cites it after the suites have run', async () => {
    await using world = await openWorld({ policy: policyOf({ top: 'losses: off\n' }), files: suiteFiles() });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const block = (await (await openDesk(world, 'topic')).recount('run')).out;
    pull.edit({ body: block });
    const rerun = await pull.runJob('rerun');
    pull.edit({ body: `${ROWS[1]?.[0]}${block}` });
    const { outcome, verdict } = await judgeAgain(pull, rerun);
    expect(outcome).toBe('match');
    expect(verdict['notChecked']).toEqual([
      expect.stringContaining(`the citation of unit › ${GROUP} › divides by zero`),
    ]);
  });

  it('has the suites run again where an edit brings it in, and no earlier record tells of it', async () => {
    await using world = await openWorld({ policy: apartPolicy(), files: suiteFiles() });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const block = (await (await openDesk(world, 'topic')).recount('run')).out;
    pull.edit({ body: `${TRUE}${block}` });
    const first = await pull.runJob('verdict', asIfApart(await pull.runJob('rerun')));
    expect(verdictOf(first)).toMatchObject({ outcome: 'match' });

    pull.edit({ body: `Told anew. ${TRUE}${block}` });
    expect((await pull.runJob('rerun')).step.log).toContain('nothing is run');
    pull.edit({ body: `${ROWS[1]?.[0]}${block}` });
    const { step } = await pull.runJob('rerun');
    expect(step.log).toContain('no earlier record stands in, so the suites run');
    expect(step.log).toContain(`it does not tell of unit › ${GROUP} › divides by zero, which the body cites`);
  });
});
