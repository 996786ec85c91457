import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type Person, removePerson, whyNot } from '../world/person.ts';
import { HONEST_COUNTS, play } from './attack.ts';
import { expectUntouched, HONEST } from './attacks.ts';

/** Bytes that the suite prints. */
const PRINTED = 5 * 1024 ** 3;

describe.skipIf(whyNot() !== undefined)('a suite that prints', () => {
  let person: Person;
  beforeAll(() => {
    person = makePerson('runner');
  });
  afterAll(() => removePerson(person.home));

  it('output without end stays within memory', async () => {
    const suite = `${HONEST}; yes '::error::x' | head -c ${PRINTED}; grep VmHWM /proc/$PPID/status >.memory || :`;
    const played = await play({ suite, timeout: '10m' }, 'none', person);
    expectUntouched(played);
    expect(played.record?.suites['unit']).toMatchObject({ exit: 0, tests: HONEST_COUNTS });
    expect(played.rerun.step.written).toContain('the rest is not shown');
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`${played.workspace}/.memory`, 'utf8')) ?? [];
    expect(Number(kilobytes)).toBeGreaterThan(0);
    expect(Number(kilobytes)).toBeLessThan(200 * 1024);
  }, 600_000);

  it.each(['user', 'namespace'] as const)(
    'a hundred thousand lines of what may be commands, and tells the runner nothing: %s',
    async (level) => {
      const suite = `cat fuzz; cat fuzz >&2; ${HONEST}`;
      const played = await play({ suite, files: { fuzz: fuzz(50_000) } }, level, person);
      expectUntouched(played);
      expect(played.record?.suites['unit']).toMatchObject({ exit: 0, tests: HONEST_COUNTS });
    },
  );
});

const PIECES = [
  '::',
  ':',
  '##[',
  '#',
  '[',
  ']',
  'error',
  'ERROR',
  'add-mask',
  'set-output name=a',
  'stop-commands',
  'debug',
  ' ',
  '\t',
  '\r',
  '\v',
  '\f',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u2003',
  '\u2028',
  '\u3000',
  '\ufeff',
  '\u202e',
  '\u0000',
  '\u001b[31m',
  'x',
];

/** Lines put together from what commands are made of; the same ones every time. */
const fuzz = (lines: number): string => {
  let state = 12_345;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  const line = (): string => Array.from({ length: 1 + next(9) }, () => PIECES[next(PIECES.length)]).join('');
  return `${Array.from({ length: lines }, line).join('\n')}\n`;
};
