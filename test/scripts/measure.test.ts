import { describe, expect, it } from 'vitest';
import { interleaved, quartiles, timed } from '../../bench/measure.ts';
import { decodeRecording, encodeRecording } from '../../bench/recording.ts';
import { temporaryFolder } from '../world/machine.ts';

const start = (script: string) => ({
  command: [process.execPath, '-e', script],
  cwd: import.meta.dirname,
  env: { PATH: process.env['PATH'] },
});

describe('quartiles', () => {
  it.each([
    [[5], { low: 5, median: 5, high: 5 }],
    [[4, 1, 3, 2], { low: 1.75, median: 2.5, high: 3.25 }],
    [[1, 2, 3, 4, 100], { low: 2, median: 3, high: 4 }],
  ])('of %j', (values, expected) => {
    expect(quartiles(values)).toEqual(expected);
  });
});

describe('a timed command', () => {
  it('that waits takes time and no CPU', async () => {
    const nothing = await timed(start('0'));
    const waiting = await timed(start('setTimeout(() => {}, 700)'));
    expect(waiting.wall).toBeGreaterThan(700);
    expect(waiting.cpu - nothing.cpu).toBeLessThan(300);
  });

  it('that computes takes CPU, also in what it starts', async () => {
    const busy = 'while (process.cpuUsage().user < 400_000);';
    const nothing = await timed(start('0'));
    const inside = await timed(
      start(`require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`),
    );
    expect(inside.cpu - nothing.cpu).toBeGreaterThan(100);
  });

  it('that fails is told with what it printed, and not measured', async () => {
    await expect(timed(start('console.error("no luck"); process.exitCode = 3'))).rejects.toThrow(
      /ended with 3.*no luck/s,
    );
  });
});

it('rounds begin with another variant each, and the first round is not counted', async () => {
  await using folder = await temporaryFolder();
  const say = (letter: string) => ({
    command: ['bash', '-c', `printf ${letter} >> order`],
    cwd: folder.path,
    env: { PATH: process.env['PATH'] },
  });
  const rounds = await interleaved({ a: say('a'), b: say('b') }, ['a', 'b'], 2);
  expect(rounds.map((round) => [...round.keys()])).toEqual([
    ['b', 'a'],
    ['a', 'b'],
  ]);
});

it('a recording is the same wherever it is answered', () => {
  const recording = (origin: string) => ({
    args: ['dist/action.js'],
    cwd: '/w',
    env: { GITHUB_API_URL: `${origin}/0` },
    event: '{}',
    exchanges: {
      'GET /0/pulls': { status: 200, headers: { link: `<${origin}/0/next>` }, body: `{"url":"${origin}/1"}` },
    },
  });
  const text = encodeRecording(recording('http://127.0.0.1:1'), 'http://127.0.0.1:1');
  expect(decodeRecording(text, 'http://127.0.0.1:2')).toEqual(recording('http://127.0.0.1:2'));
});
