import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEVELS, STARTERS, whyNot } from '../../world/person.ts';
import { type Machine, openMachine } from './machine.ts';

const FILES = 30_000;
const RUNS = 12;

// The machine has other work: what a thing costs is what it costs when nothing is in its way.
const best = (numbers: readonly number[]): number => Math.min(...numbers);

describe.skipIf(whyNot() !== undefined).each(STARTERS)(
  'what the walls cost on a tree of 30,000 files, started by %s',
  (starter) => {
    let machine: Machine;
    beforeAll(async () => {
      machine = await openMachine(starter);
      machine.script(
        `cd ${machine.root}; for n in {1..300}; do mkdir -p d$n; (cd d$n && touch f{1..${FILES / 300}}); done`,
      );
    });
    afterAll(() => machine.close());

    const play = (level: 'none' | 'user' | 'namespace') => {
      const folder = `${machine.temp}/tmp-1/1`;
      const steps = Array.from({ length: RUNS }, () => ({ command: ['true'], network: 'none' as const, folder }));
      return machine.play(machine.scenario({ level, steps }));
    };

    test.each(LEVELS)('level %s: at most 60 ms a suite over none, and 1 s a job', (level) => {
      const rounds = Array.from({ length: 3 }, () => ({ none: play('none'), walled: play(level) }));
      const suite = (kind: 'none' | 'walled') =>
        best(rounds.flatMap((round) => round[kind].results.map(({ milliseconds }) => milliseconds)));
      const job = best(rounds.map(({ walled }) => walled.opening + walled.closing));
      process.stdout.write(
        `isolation ${level}, started by ${starter}: ${(suite('walled') - suite('none')).toFixed(0)} ms a suite over none, ${job.toFixed(0)} ms a job\n`,
      );
      expect(suite('walled') - suite('none')).toBeLessThan(60);
      expect(job).toBeLessThan(1_000);
    });
  },
);
