import { describe, expect, it } from 'vitest';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import { decodeSlip, unpackSheet } from '../../src/core/hand-over/hand-over.ts';
import { openWorld } from '../world/world.ts';
import { honestRecord, valueOf } from './handed-over.ts';
import { judgePullRequest } from './story.ts';
import { policyOf, suiteFiles } from './suite.ts';

const policy = policyOf({
  more: '    env: { API_TOKEN: null, NOT_THERE: null, API_URL: "https://bob:hunter2@shop.example.com/v1" }\n',
}).replace('scope: offline', 'scope: live');

describe('a suite that is `live`', () => {
  it('is told with the names of what it was passed and where it was sent, and with what was not there', async () => {
    await using world = await openWorld({ policy, files: suiteFiles() });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' } });
    const env = { API_TOKEN: 'hunter3' };
    pull.edit({ body: renderBlock(fitBlock(honestRecord(await pull.runJob('rerun', undefined, { env })))) });
    const { outcome, verdict, job } = await judgePullRequest(pull, { env });
    expect(outcome).toBe('match');
    expect(verdict).toMatchObject({
      live: [{ suite: 'unit', variables: ['API_TOKEN', 'NOT_THERE'], hosts: ['shop.example.com'] }],
    });
    const { summary, log } = job.step;
    expect(summary).toContain('unit is live: the network was open');
    expect(summary).toMatch(/NOT(?:_|&#95;)THERE, which the policy passes, is not set where this ran/);
    expect(summary).not.toMatch(/API(?:_|&#95;)TOKEN, which the policy passes, is not set/);
    for (const told of [JSON.stringify(verdict), summary, log]) expect(told).not.toMatch(/hunter[23]/);
    expect(world.violations).toEqual([]);
  });

  it('is told without what it was passed where its last words, or those of setup, hold it', async () => {
    const top = 'setup-env: [NPM_TOKEN]\nsetup: [\'test ! -e broken || { echo "for $NPM_TOKEN"; exit 1; }\']\n';
    const speaking = policyOf({ top, more: '    env: { API_TOKEN: null }\n' })
      .replace('scope: offline', 'scope: live')
      .replace('cp report.xml', 'echo "with $API_TOKEN."; cp report.xml');
    await using world = await openWorld({ policy: speaking, files: suiteFiles({ adds: 'failed' }, 1) });
    const env = { API_TOKEN: 'hunter2-of-the-shop', NPM_TOKEN: 'hunter2\nof the registry' };
    for (const [change, said] of [
      ['change.txt', 'with ***.'],
      ['broken', 'for ***\n***'],
    ] as const) {
      const pull = await world.openPullRequest({ files: { [change]: 'a\n' } });
      const { rerun, job } = await judgePullRequest(pull, { env });
      const slip = valueOf(decodeSlip(rerun.outputs['record-0'] ?? ''));
      const sheet = Buffer.from(valueOf(unpackSheet(slip)) ?? new Uint8Array()).toString();
      expect(sheet).toContain(JSON.stringify(said).slice(1, -1));
      for (const told of [sheet, job.step.summary, job.step.log]) expect(told).not.toMatch(/hunter2|of the registry/);
    }
  });
});
