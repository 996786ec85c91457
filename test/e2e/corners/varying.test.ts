import { chmod } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { rowsToPlay } from '../../table-rows.ts';
import { temporaryFolder } from '../../world/machine.ts';
import { whyNot } from '../../world/person.ts';
import { openWorld } from '../../world/world.ts';
import { calibratedIn, causesIn } from '../command-line/calibrated.ts';
import { judgePullRequest, openDesk } from '../story.ts';
import { type PolicyOptions, policyFor } from './history.ts';
import { RUNNERS } from './runners.ts';
import { VARYING, type VaryingHistory } from './varying.ts';

const SLOW = { timeout: 300_000 };

/** A world with a project that varies, a pull request of it, and a folder in which its suites count their runs. */
const openVarying = async ({ runner, files, policy, desk: own }: VaryingHistory) => {
  const kept = await temporaryFolder('kept-');
  await chmod(kept.path, 0o777);
  const policyWith = ({ env, top = 'isolation: none\n', more = '' }: PolicyOptions) =>
    policyFor(runner, { top: `${top}losses: off\n`, env: { KEPT: kept.path, ...env }, more });
  const world = await openWorld({ policy: policyWith(policy), files: { ...RUNNERS[runner].files, ...files } });
  const pull = await world.openPullRequest({ body: '' });
  const desk = await openDesk(world, 'topic', undefined, own);
  return {
    world,
    desk,
    /** The author runs the suites, pins what they give, and the check judges it. */
    pinAndJudge: async () => {
      pull.edit({ body: (await desk.recount('run', '--setup', '--fresh')).out });
      return judgePullRequest(pull);
    },
    settle: (by: PolicyOptions) => world.commit({ '.github/recount.yml': policyWith(by) }),
    [Symbol.asyncDispose]: async () => {
      await world[Symbol.asyncDispose]();
      await kept[Symbol.asyncDispose]();
    },
  };
};

const rows = rowsToPlay(VARYING).map((row) => {
  const { missing } = RUNNERS[row.runner];
  const walls = row.calibrated.some((one) => one.endsWith(': user')) ? whyNot() : undefined;
  return { ...row, playable: missing === undefined && walls === undefined };
});

describe('an honest author whose suite does not give the same everywhere', () => {
  for (const row of rows)
    it.skipIf(!row.playable)(`${row.runner}: ${row.title}`, SLOW, async () => {
      await using history = await openVarying(row);
      const { outcome, verdict, rerun } = await history.pinAndJudge();
      const said = verdict.findings.map(({ message }) => String(message));
      expect({ outcome, fault: verdict['fault'] }, rerun.step.log).toEqual({
        outcome: row.outcome,
        fault: row.outcome === 'inconclusive' ? 'suite' : undefined,
      });
      for (const words of row.says) expect(said).toContainEqual(expect.stringContaining(words));

      await history.settle(row.settled);
      const settled = await history.pinAndJudge();
      expect(settled, JSON.stringify(settled.verdict)).toMatchObject({ outcome: 'match', codes: [] });
      expect(history.world.violations).toEqual([]);
    });
});

describe('the same project calibrated', () => {
  for (const row of rows)
    it.skipIf(!row.playable)(`${row.runner}: ${row.title}`, SLOW, async () => {
      await using history = await openVarying({ ...row, desk: {} });
      const { out, err } = await history.desk.recount('calibrate', '--base', 'HEAD', '--runs', '9', '--json');
      expect(causesIn(calibratedIn(out)), err).toEqual(row.calibrated);
    });
});
