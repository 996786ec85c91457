import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEVELS, STARTERS, whyNot } from '../../world/person.ts';
import { type Machine, openMachine } from './machine.ts';

// A late writer in the checkout would be seen there: it writes only after its suite has ended.
const SURVIVORS: [name: string, command: string][] = [
  ['a process in the background', '(LATE) &'],
  ['a session of its own', "setsid bash -c 'LATE' & sleep 0.1"],
  ['forked twice', "(setsid bash -c '(LATE) & exit' &) ; sleep 0.1"],
  ['deaf to SIGTERM, SIGHUP and SIGINT', `setsid bash -c 'trap "" TERM HUP INT; LATE' & sleep 0.1`],
  ['one that holds the output open', "setsid bash -c 'sleep 3; echo late >late' & sleep 0.1"],
  ['a thousand of them', 'for n in {1..1000}; do sleep 30 & done'],
  ['one that is stopped', "setsid bash -c 'kill -STOP $$; LATE' & sleep 0.1"],
];

describe.skipIf(whyNot() !== undefined).each(STARTERS)(
  'after a command nothing of it lives, started by %s',
  (starter) => {
    let machine: Machine;
    beforeAll(async () => {
      machine = await openMachine(starter);
    });
    afterAll(() => machine.close());

    describe.each(LEVELS)('level %s', (level) => {
      // Who has been killed and waits to be noticed by its parent lives no more.
      const living = String.raw`awk '/^State/ { state = $2 } /^Uid/ && $2 == uid && state != "Z" { print FILENAME }' \
      uid="$(id -u)" /proc/[0-9]*/status 2>/dev/null | grep -vE "/($$|self)/" | xargs -r -n1 dirname`;
      const look = `for pid in $(${living}); do
      [[ ! -e $pid ]] || [[ $(tr '\\0' ' ' <$pid/cmdline) == bash* ]] || echo "lives: $(tr '\\0' ' ' <$pid/cmdline)"
    done; sleep 1.2; ls`;

      test.each<[name: string, command: string]>(SURVIVORS)('%s', (name, command) => {
        const steps = [
          { command: command.replaceAll('LATE', `exec >/dev/null 2>&1; sleep 1; echo "${name}" >late`) },
          { command: look },
        ];
        const { results } = machine.play(machine.scenario({ level, steps }));
        expect(results).toMatchObject([{ exit: 0 }, { exit: 0, output: '' }]);
        expect(machine.script(`ls ${machine.root}`)).toBe('');
        expect(machine.remains()).toBe('');
      });

      test('a fork bomb meets a limit, and goes with the rest', () => {
        const bomb = ['bash', '-c', 'bomb() { bomb | bomb & }; ulimit -u 300; bomb 2>/dev/null; sleep 0.5'];
        const { results } = machine.play(
          machine.scenario({ level, steps: [{ command: 'ulimit -u' }, { command: bomb }, { command: 'true' }] }),
        );
        expect(Number(results[0]?.output)).toBeLessThanOrEqual(4096);
        expect(results[2]?.exit).toBe(0);
        expect(machine.remains()).toBe('');
      });

      test('at its time a command is told to end, then ended, and so is what it started', () => {
        const command = `exec 2>/dev/null; trap 'echo told; exit 9' TERM; setsid sleep 60 & while :; do sleep 0.05; done`;
        const { results } = machine.play(machine.scenario({ level, steps: [{ command, timeout: 700 }] }));
        expect(results).toEqual([expect.objectContaining({ exit: 'timeout', output: 'told\n' })]);
        expect(results[0]?.milliseconds).toBeLessThan(10_000);
        expect(machine.remains()).toBe('');
      });

      test('one that does not hear, or has stopped itself, is ended after the grace', () => {
        const steps = ["trap '' TERM; while :; do sleep 1; done", 'kill -STOP $$'].map((command) => ({
          command,
          timeout: 300,
        }));
        const { results } = machine.play(machine.scenario({ level, steps }));
        expect(results.map(({ exit }) => exit)).toEqual(['timeout', 'timeout']);
        expect(Math.min(...results.map(({ milliseconds }) => milliseconds))).toBeGreaterThan(10_000);
        expect(machine.remains()).toBe('');
      });

      test('where we are killed, all ends, and the checkout is given back', async () => {
        const steps = [{ command: 'echo a >made; setsid sleep 60 & sleep 60' }];
        machine.play(machine.scenario({ level, steps, dieAfter: 1_000 }));
        await expect.poll(() => machine.remains(), { timeout: 10_000 }).toBe('');
        expect(machine.script(`cd ${machine.root}; stat -c %U made; rm made`)).toBe(machine.script('id -un'));
      });

      test('a command cannot end its walls, nor us', () => {
        const command =
          'kill -KILL -1 2>/dev/null; for pid in /proc/[0-9]*; do kill -KILL "${pid#/proc/}" 2>/dev/null; done; exit 3';
        const steps = [{ command: ['bash', '-c', `(${command})`] }, { command: 'echo next' }];
        const { results } = machine.play(machine.scenario({ level, steps }));
        expect(results[0]?.exit).toBe('signal:SIGKILL');
        expect(results[1]).toMatchObject({ exit: 0, output: 'next\n' });
      });

      test('stdout and stderr can be opened by their names', () => {
        const command = 'echo one > /dev/stdout; echo two > /dev/stderr; echo three | tee /proc/self/fd/2 > /dev/null';
        const { results } = machine.play(machine.scenario({ level, steps: [{ command }] }));
        expect(results[0]).toMatchObject({ exit: 0 });
        expect(results[0]?.output?.split('\n').sort()).toEqual(['', 'one', 'three', 'two']);
      });

      test('output of any length passes whole', () => {
        const command = 'head -c 50M /dev/zero; echo; echo end';
        const { results } = machine.play(machine.scenario({ level, steps: [{ command }] }));
        expect(results[0]).toMatchObject({ exit: 0, bytes: 50 * 2 ** 20 + 5 });
      });
    });
  },
);
