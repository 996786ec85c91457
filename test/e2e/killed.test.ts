import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../world/machine.ts';
import { makePerson, type Person, removePerson, script, whyNot } from '../world/person.ts';
import type { Files } from '../world/repository.ts';
import { openWorld } from '../world/world.ts';
import { apartPolicy } from './apart.ts';
import { openLocalDesk } from './command-line/local-desk.ts';
import { policyOf, reportOf, suiteFiles } from './suite.ts';

const SLOW = { timeout: 120_000 };
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const;

/** A base over whose code the suite does not end, and a head over which it does. */
const BASE: Files = { ...suiteFiles({ adds: 'passed' }), slow: '' };
const HEAD_REPORT = reportOf({ adds: 'passed', subtracts: 'passed' });
const TOP = 'losses: off\nproof: { tests: [report.xml], regressions: true }\n';

/** Before it waits, the suite leaves what is hard to take away: a locked folder, half a report, a child. */
const slowed = (policy: string, ready: string): string =>
  policy.replace(
    'run: cp',
    `run: if [ -e slow ]; then mkdir locked; touch locked/file "$RECOUNT_REPORTS/half.xml"; chmod a-w locked; sleep 300 & touch "${ready}"; wait; fi; cp`,
  );

/** The processes that have to do with a folder: by their arguments, environment or working folder. */
const processesOf = (folder: string): readonly string[] =>
  readdirSync('/proc').flatMap((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const all = [command, readFileSync(`/proc/${pid}/environ`, 'utf8'), readlinkSync(`/proc/${pid}/cwd`)].join('\n');
      return all.includes(folder) ? [`${pid} ${command.replaceAll('\0', ' ')}`] : [];
    } catch {
      // It is no process, or it has ended in the meantime.
      return [];
    }
  });

const eventually = <T>(ask: () => T) => expect.poll(ask, { timeout: 30_000 });

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path !== '.git' && !path.startsWith('.git/'))
    .sort();

describe.skipIf(process.platform !== 'linux')('while a suite runs over the base’s code', () => {
  it.each(SIGNALS)('%s ends the command line, and nothing is left', SLOW, async (signal) => {
    await using place = await temporaryFolder();
    const ready = join(place.path, 'ready');
    await using desk = await openLocalDesk({ policy: slowed(policyOf({ top: TOP }), ready), files: BASE });
    const { path } = desk.clone;
    await rm(join(path, 'slow'));
    await desk.commit({ 'report.xml': HEAD_REPORT });
    const stateOf = () => [...filesOf(path), readFileSync(join(path, '.git/index')).toString('base64')];
    const before = stateOf();

    const call = desk.start(['run', '--proves', 'test/sum.test.ts › subtracts']);
    await eventually(() => existsSync(ready)).toBe(true);
    expect(processesOf(desk.root).length).toBeGreaterThan(3);
    call.kill(signal);
    const { exitCode, stdout } = await call;

    expect({ exitCode, stdout }).toEqual({ exitCode: signal === 'SIGKILL' ? undefined : 2, stdout: '' });
    await eventually(() => processesOf(desk.root)).toEqual([]);
    await eventually(() => readdirSync(desk.root)).toEqual([]);
    expect(stateOf()).toEqual(before);
    expect(await desk.clone.git('worktree', 'list')).not.toContain('\n');
    expect(await desk.clone.git('status', '--porcelain')).toBe('');
  });

  describe.skipIf(whyNot() !== undefined)(
    'and another user runs it, in the job of somebody with passwordless sudo',
    () => {
      let person: Person;
      beforeAll(() => {
        person = makePerson('runner');
      });
      afterAll(() => removePerson(person.home));

      it.each(SIGNALS)('%s ends the judged job, and nothing is left', SLOW, async (signal) => {
        await using place = await temporaryFolder();
        script('root', `chmod 1777 ${place.path}`);
        const ready = join(place.path, 'ready');
        const temporary = join(person.home, `temporary-${signal}`);
        script(person, `mkdir ${temporary}`);
        await using world = await openWorld({ policy: slowed(apartPolicy({ top: TOP }), ready), files: BASE });
        const pull = await world.openPullRequest({ files: { 'report.xml': HEAD_REPORT, slow: null } });
        let workspace = '';
        const job = pull.runJob('rerun', undefined, {
          person,
          env: { TMPDIR: temporary },
          inputs: { isolation: 'user' },
          prepare: async (made) => {
            workspace = made;
          },
        });
        await Promise.race([job, eventually(() => existsSync(ready)).toBe(true)]);

        const [action = ''] = processesOf(temporary).filter((one) => one.includes('dist/action.js'));
        process.kill(Number.parseInt(action, 10), signal);
        const { result, outputs } = await job;

        // Told to end, it hands over that it was; killed, it hands over nothing.
        expect({ result, outputs: Object.keys(outputs) }).toEqual({
          result: 'failure',
          outputs: signal === 'SIGKILL' ? [] : ['record-0'],
        });
        await eventually(() => processesOf(temporary)).toEqual([]);
        await eventually(() => script('root', `ls -A ${temporary}; ls -d /var/tmp/walled-*${temporary} || :`)).toBe('');
        await eventually(() => script('root', `find ${workspace} ! -user $(stat -c %U ${person.home})`)).toBe('');
        expect(filesOf(workspace)).toEqual(['.github', '.github/recount.yml', 'exit', 'report.xml']);
        // Who is gone and has not been noticed yet keeps the user from being taken away.
        await eventually(() => script('root', `ps -o pid= -u $(stat -c %U ${person.home}) || :`)).toBe('');
      });
    },
  );
});
