import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRoot, LEVELS, STARTERS, whyNot } from '../../world/person.ts';
import { type Machine, openMachine } from './machine.ts';

const reason = whyNot();

describe.skipIf(reason !== undefined)('a command behind the walls', () => {
  describe.each(STARTERS)('started by %s', (starter) => {
    let machine: Machine;
    beforeAll(async () => {
      machine = await openMachine(starter);
    });
    afterAll(() => machine.close());

    test('the strongest level there is applies by itself', () => {
      const told = machine.play(machine.scenario({ level: 'auto', steps: [{ command: 'true' }] }));
      expect(told).toMatchObject({ level: 'namespace', network: 'none', results: [{ exit: 0 }] });
    });

    describe.each(LEVELS)('level %s', (level) => {
      afterAll(() => {
        expect(machine.remains()).toBe('');
      });

      test.each<[name: string, command: string | string[], exit: number | string]>([
        ['0', 'true', 0],
        ['a code', 'exit 3', 3],
        ['a code above 128 is no signal', 'exit 137', 137],
        ['nor is 143', 'exit 143', 143],
        ['a list has no shell', ['bash', '-c', 'exit 5'], 5],
        ['SIGKILL', 'kill -KILL $$', 'signal:SIGKILL'],
        ['SIGTERM', 'kill -TERM $$', 'signal:SIGTERM'],
        ['SIGINT', 'kill -INT $$', 'signal:SIGINT'],
        ['SIGPIPE', 'kill -PIPE $$', 'signal:SIGPIPE'],
        ['SIGSEGV', 'kill -SEGV $$', 'signal:SIGSEGV'],
        ['a pipeline that fails', 'false | true', 1],
      ])('an exit is what it was: %s', (_, command, exit) => {
        const { results } = machine.play(machine.scenario({ level, steps: [{ command }] }));
        expect(results).toEqual([expect.objectContaining({ exit, output: '', drained: true })]);
      });

      test('a program or a folder that is not there is a fault, as without walls', () => {
        const steps = [{ command: ['no-such-program'] }, { command: 'true', cwd: `${machine.root}/no-such-folder` }];
        const { results } = machine.play(machine.scenario({ level, steps }));
        expect(results.map(({ fault }) => fault)).toEqual([
          {
            code: 'suite-unstartable',
            message: 'the command could not be started: ["no-such-program"] (No such file or directory)',
          },
          {
            code: 'suite-unstartable',
            message: `the folder to run in cannot be entered: ${machine.root}/no-such-folder (No such file or directory)`,
          },
        ]);
      });

      test('it has the environment that it was given, byte for byte, and nothing else', () => {
        const odd = { A: 'a=b\nc "d" $e', BASH_ENV: '/nowhere', SHLVL: '7', UID: 'x', LC_ALL: 'C', EMPTY: '', _: 'u' };
        const step = { command: ['/usr/bin/env', '-0'], env: odd };
        const { results } = machine.play(machine.scenario({ level, steps: [step] }), {
          SECRET: 'x',
          GITHUB_TOKEN: 'y',
        });
        const names = machine.scenario({ level, steps: [step] }).steps[0]?.env ?? {};
        const home: unknown = level === 'user' ? expect.stringMatching(/^\/var\/tmp\/walled-\d+\/home$/) : machine.home;
        const seen = (results[0]?.output ?? '').split('\0').filter((pair) => pair !== '');
        expect(
          Object.fromEntries(seen.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
        ).toEqual({ ...names, HOME: home });
      });

      test('it has a user and a group of its own, no capability, and cannot gain any', () => {
        const command = `id -u; id -g; id -Gn | wc -w; whoami; sudo -n true 2>&1 || echo no sudo
          grep -E '^(Cap|NoNewPrivs)' /proc/self/status`;
        const { results } = machine.play(machine.scenario({ level, steps: [{ command }] }));
        const [uid, gid, groups, name, ...rest] = (results[0]?.output ?? '').trim().split('\n');
        expect(Number(uid)).toBeGreaterThanOrEqual(60_706);
        expect(gid).toBe(uid);
        expect(groups).toBe('1');
        expect(name).toMatch(/^suite/);
        expect(rest).toContain('no sudo');
        expect(rest.filter((line) => line.startsWith('Cap')).map((line) => line.split('\t')[1])).toEqual(
          Array.from({ length: 5 }, () => '0000000000000000'),
        );
        expect(rest.at(-1)).toBe('NoNewPrivs:\t1');
      });

      test('it holds nothing open but the three streams, and leads a session', () => {
        const look = 'for n in {3..1023}; do [[ ! -e /proc/$$/fd/$n ]] || echo "open: $n"; done';
        const session = 'read -r _ _ _ _ _ session _ </proc/$$/stat; [[ $session == $$ ]] && echo leads';
        const { results } = machine.play(
          machine.scenario({ level, steps: [{ command: `${look}; ${session}; umask` }] }),
        );
        expect(results[0]?.output).toBe('leads\n0022\n');
      });

      test('the checkout is its own for the job, and ours again after it, with all that was written', () => {
        machine.script(`cd ${machine.root} && mkdir -p src && echo a >src/a && ln -sf /etc/passwd link`);
        const before = machine.script('stat -c "%U %a" /etc/passwd');
        const steps = [
          {
            command:
              'echo b >src/a; mkdir -p node_modules/.vite; (umask 077; echo c >node_modules/.vite/c); chmod 700 src',
          },
          { command: 'cat src/a node_modules/.vite/c' },
        ];
        const { results } = machine.play(machine.scenario({ level, steps }));
        expect(results.map(({ exit }) => exit)).toEqual([0, 0]);
        expect(results[1]?.output).toBe('b\nc\n');
        const owners = machine.script(`find ${machine.root} -printf '%u\n' | sort -u`);
        expect(owners).toBe(machine.script('id -un'));
        expect(machine.script(`cd ${machine.root} && cat node_modules/.vite/c && rm -r node_modules src && ls`)).toBe(
          'c\nlink\n',
        );
        expect(machine.script('stat -c "%U %a" /etc/passwd')).toBe(before);
      });

      test('the folder of a run is its own for the run, ours after it, and no later run may write there', () => {
        const folder = `${machine.temp}/tmp-1/${level === 'user' ? 1 : 2}`;
        const steps = [
          { command: `umask 077; echo report >${folder}/a.xml`, folder },
          { command: `echo forged >${folder}/a.xml || rm -f ${folder}/a.xml || mv ${folder} ${folder}-x` },
        ];
        const { results } = machine.play(machine.scenario({ level, steps }));
        expect(results.map(({ exit }) => exit)).toEqual([0, 1]);
        expect(machine.script(`cat ${folder}/a.xml; stat -c %U ${folder}/a.xml`)).toBe(
          `report\n${machine.script('id -un')}`,
        );
      });

      test('files in the checkout are deleted by its user: a link in their way leads nowhere', () => {
        const target = `${machine.temp}/tmp-1/outside.xml`;
        machine.script(`echo ours >${target}`);
        const remove = [`${machine.root}/out/a.xml`, `${machine.root}/link/outside.xml`];
        const command = `mkdir out; echo a >out/a.xml; ln -sfn ${machine.temp}/tmp-1 link`;
        const told = machine.play(
          machine.scenario({ level, steps: [{ command, remove: remove.slice(0, 1) }, { command: 'ls out' }] }),
        );
        expect(told.results[1]).toMatchObject({ exit: 0, output: '' });
        const refused = machine.play(machine.scenario({ level, steps: [{ command: 'true', remove }] }));
        expect(refused.fault?.code).toBe('isolation-failed');
        expect(machine.script(`cat ${target}; rm -r ${machine.root}/{out,link}`)).toBe('ours\n');
      });

      test('the home is one for the job and empty at its start; the old one is not there', () => {
        machine.script('echo old >$HOME/old-file');
        const steps = [
          { command: 'ls $HOME | grep -v -e work -e ^go$ || :; mkdir -p $HOME/.cache && echo kept >$HOME/.cache/a' },
          { command: 'cat $HOME/.cache/a; getent passwd $(id -u) | cut -d: -f6 | grep -qxF "$HOME" && echo same' },
        ];
        const { results } = machine.play(machine.scenario({ level, steps }));
        expect(results.map(({ output }) => output)).toEqual(['', 'kept\nsame\n']);
        expect(machine.script('cat $HOME/old-file; ls $HOME/.cache/a 2>&1 || :; rm $HOME/old-file')).toContain('old\n');
        const again = machine.play(machine.scenario({ level, steps: [{ command: 'ls $HOME/.cache 2>&1 || :' }] }));
        expect(again.results[0]?.output).toContain('No such file');
      });

      test('a home that is told with a slash at its end is the same one', () => {
        const home = `${machine.home}//`;
        const step = { command: 'echo "$HOME"; touch ~/x && ls -d ~/x', env: { HOME: home } };
        const { options, ...more } = machine.scenario({ level, steps: [step] });
        const { results } = machine.play({ options: { ...options, home }, ...more });
        const [told = '', made] = (results[0]?.output ?? '').trim().split('\n');
        expect(told === home || told.startsWith('/var/tmp/walled-'), told).toBe(true);
        expect(made).toBe(`${told}/x`);
        expect(machine.script('ls ~/x 2>/dev/null || :')).toBe('');
      });

      test('the modes of the folders above are as they were', () => {
        const modes = `cd $HOME && find . -maxdepth 1 -printf '%p %m\\n' | sort && cd ${machine.root}/../.. && stat -c '%n %a' . * _temp/*`;
        const before = machine.script(modes);
        machine.play(machine.scenario({ level, steps: [{ command: 'true' }] }));
        expect(machine.script(modes)).toBe(before);
      });
    });

    test.skipIf(!isRoot)('without the right to make namespaces the next level applies, and it is said why', () => {
      const without = ['setpriv', '--bounding-set=-sys_admin', '--inh-caps=-sys_admin', '--'];
      const steps = [{ command: 'echo a' }];
      const weaker = machine.play(machine.scenario({ level: 'auto', steps }), {}, without);
      expect(weaker).toMatchObject({ level: 'user', network: 'open', results: [{ output: 'a\n' }] });
      const refused = machine.play(machine.scenario({ level: 'namespace', steps }), {}, without);
      expect(refused.fault).toEqual({
        code: 'isolation-unavailable',
        message: expect.stringContaining('unshare failed') as unknown,
      });
      expect(machine.remains()).toBe('');
    });

    test('in a namespace the machine is read-only, and /tmp, /run and the rest of /home are others', () => {
      const command = `for place in / /usr /etc /opt /home /run /dev /mnt; do touch $place/x 2>/dev/null && echo "wrote $place"; done
        ls -A /tmp /var/tmp /dev/shm | grep -v -e ^$ -e :$ || :
        ls -A /run | grep sock || :
        ls /home; touch /tmp/a /var/tmp/b /dev/shm/c && echo private; uname -n`;
      const { results } = machine.play(
        machine.scenario({ level: 'namespace', steps: [{ command }, { command: 'ls -A /tmp' }] }),
      );
      const homes = machine.home.startsWith('/home/') ? `${machine.home.split('/').at(-1)}\n` : '';
      expect(results[0]?.output).toBe(`${homes}private\n${machine.script('uname -n')}`);
      expect(machine.script('ls /tmp/a /var/tmp/b /dev/shm/c 2>/dev/null || :')).toBe('');
    });
  });
});

test.runIf(reason !== undefined)(`isolation is not tried here: ${reason ?? ''}`, () => {
  expect(reason).toBeDefined();
});
