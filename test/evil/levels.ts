import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsToPlay } from '../table-rows.ts';
import { makePerson, type Person, removePerson, script, whyNot } from '../world/person.ts';
import { type Level, play, survivorsIn } from './attack.ts';
import { behindWalls, ends, everywhere, expectHonest, expectUntouched, HONEST } from './attacks.ts';

/** Plays all attacks under one level. */
export const describeLevel = (level: Level) =>
  describe.skipIf(whyNot() !== undefined)(`under isolation ${level}, a suite that`, () => {
    let person: Person;
    beforeAll(() => {
      person = makePerson('runner');
    });
    afterAll(() => removePerson(person.home));

    const walled = level === 'none' ? [] : behindWalls;
    for (const [title, attack, more] of rowsToPlay([...everywhere, ...walled]))
      it(title, async () => {
        const played = await play(attack, level, person);
        more?.(played);
        expectUntouched(played);
        expectHonest(played);
        expect(played.record?.by.isolation).toBe(level);
        if (level === 'none') return;
        expect(survivorsIn(played.workspace)).toBe('');
        // What checkout's own last step asks, as the runner.
        script(
          person,
          `cd ${played.workspace}; git config --local --get-regexp x || :; git submodule foreach true || :`,
        );
        expect(script('root', `ls ${played.workspace}/.ran 2>/dev/null || :`)).toBe('');
        script(person, `echo later >${played.workspace}/later && rm -rf ${played.workspace}/*`);
      });

    it.each(rowsToPlay(ends))('%s', async (_, attack, expected, code) => {
      const played = await play(attack, level, person);
      expectUntouched(played);
      expect(played.record?.suites['unit']).toMatchObject(expected);
      expect({ outcome: played.judged.outcome, codes: played.judged.codes }).toEqual({
        outcome: 'failing',
        codes: [code],
      });
      if (level !== 'none') expect(survivorsIn(played.workspace)).toBe('');
    });

    it('reports a file that the commit holds makes no record', async () => {
      const { judged, rerun } = await play({ suite: 'true', reports: './report.xml' }, level, person);
      expect({ result: rerun.result, codes: judged.codes }).toEqual({ result: 'failure', codes: ['report-tracked'] });
    });

    it('commits in the checkout makes a record of nothing', async () => {
      const suite = `git -c user.name=x -c user.email=x@x commit --quiet --allow-empty --message x; ${HONEST}`;
      const { judged, rerun } = await play({ suite }, level, person);
      expect(rerun.result).toBe('failure');
      expect({ outcome: judged.outcome, codes: judged.codes }).toEqual({
        outcome: 'inconclusive',
        codes: ['head-moved-locally'],
      });
    });

    it.runIf(level === 'none')(
      'writes a report after its end, with nothing to keep it from that, is found out',
      async () => {
        // It waits until the next suite runs, which waits for it: the report has been read by then.
        const waitFor = (file: string): string => `until ls '$RECOUNT_REPORTS'/../*/${file}; do sleep 0.1; done`;
        const late = `${waitFor('started')}; echo late >>'$RECOUNT_REPORTS/unit.xml'; touch '$RECOUNT_REPORTS/written'`;
        // Nor does the suite end before it has left its group, with which it would be ended.
        const away = `touch '$RECOUNT_REPORTS/away'; ${late}`;
        const left = `until ls "$RECOUNT_REPORTS/away"; do sleep 0.1; done`;
        const suite = `${HONEST}; (setsid bash -c "${away}" >/dev/null 2>&1 </dev/null &); ${left}`;
        const second = `touch "$RECOUNT_REPORTS/started"; bash -c "${waitFor('written')}"`;
        const played = await play({ suite, second }, level, person);
        expectUntouched(played);
        expect(played.record?.suites['unit']).toMatchObject({ exit: 0, report: 'report-changed' });
        expect({ outcome: played.judged.outcome, codes: played.judged.codes }).toEqual({
          outcome: 'failing',
          codes: ['suite-failed'],
        });
      },
    );

    it.runIf(level === 'namespace')(
      'has put a pipe where git looks for a file holds nobody up',
      async () => {
        const setup = 'mkdir out && mkfifo out/.gitignore && cp report.xml out/unit.xml';
        const { judged, rerun } = await play({ setup, suite: 'true', reports: './out/*.xml' }, level, person);
        expect({ result: rerun.result, outcome: judged.outcome }).toEqual({
          result: 'failure',
          outcome: 'inconclusive',
        });
      },
      120_000,
    );

    it('is offline is cut off, or it is said', async () => {
      const { judged } = await play({ suite: HONEST, scope: 'offline' }, level, person);
      const said = judged.job.step.summary.includes('offline: not enforced');
      expect({ codes: judged.codes, said }).toEqual({
        codes: level === 'user' ? ['network-not-cut'] : [],
        said: level === 'none',
      });
    });
  });
