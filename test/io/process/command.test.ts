import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { rolldown } from 'rolldown';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CommandOptions, type CommandRun, runCommand } from '../../../src/io/process/command.ts';
import { killLiveGroups } from '../../../src/io/process/group.ts';

const env = { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8' };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-'));
});

const run = (command: CommandOptions['command'], more: Partial<CommandOptions> = {}) =>
  runCommand({ command, cwd: folder, env, timeout: 20_000, ...more });

const finished = async (
  command: CommandOptions['command'],
  more: Partial<CommandOptions> = {},
): Promise<CommandRun> => {
  const result = await run(command, more);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

const faultOf = async (command: CommandOptions['command'], more: Partial<CommandOptions> = {}) => {
  const result = await run(command, more);
  if (result.ok) throw new Error('expected a fault');
  return result.error;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

// A killed process is gone only when its new parent has reaped it.
const isGone = async (pid: number): Promise<boolean> => {
  for (let tries = 0; tries < 50; tries += 1) {
    if (!isAlive(pid)) return true;
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z');
    if (state.includes(') Z')) return true;
    await delay(20);
  }
  return false;
};

const pidIn = async (file: string): Promise<number> => Number(await readFile(join(folder, file), 'utf8'));

describe('how a command ended', () => {
  it.each([
    ['exit 0', { kind: 'code', code: 0 }],
    ['exit 3', { kind: 'code', code: 3 }],
    ['exit 137', { kind: 'code', code: 137 }],
    ['kill -9 $$', { kind: 'signal', signal: 'SIGKILL' }],
    ['kill -SEGV $$', { kind: 'signal', signal: 'SIGSEGV' }],
    ['kill -ABRT $$', { kind: 'signal', signal: 'SIGABRT' }],
    ['kill -9 0', { kind: 'signal', signal: 'SIGKILL' }],
    ['kill -TERM 0', { kind: 'signal', signal: 'SIGTERM' }],
    [['sh', '-c', 'kill -INT $$'], { kind: 'signal', signal: 'SIGINT' }],
    ['exit 168', { kind: 'code', code: 168 }],
    ['sh -c "kill -9 \\$\\$"; echo not reached', { kind: 'code', code: 137 }],
    ['false | cat', { kind: 'code', code: 1 }],
    ['false; true', { kind: 'code', code: 1 }],
    ['no-such-program-anywhere', { kind: 'code', code: 127 }],
    [['sh', '-c', 'false; exit 0'], { kind: 'code', code: 0 }],
  ] as const)('%j gives %j', async (command, exit) => {
    expect((await finished(command)).exit).toEqual(exit);
  });

  // macOS and Windows have no such signals.
  it.runIf(process.platform === 'linux').each([34, 40, 64])(
    'a death by the real-time signal %i is none by exit 0',
    async (number) => {
      const exit = { kind: 'signal', signal: `SIG${number}` };
      expect((await finished(`kill -${number} $$`)).exit).toEqual(exit);
      expect((await finished(['sh', '-c', `kill -${number} $$`])).exit).toEqual(exit);
    },
  );

  it.runIf(process.platform === 'linux')('an end that nobody saw is none by exit 0', async () => {
    expect(await faultOf('kill -9 $PPID; sleep 300 & echo $! > unseen.pid; wait')).toMatchObject({
      code: 'isolation-failed',
      message: 'the command ended unseen: kill -9 $PPID; sleep 300 & echo $! > unseen.pid; wait',
    });
    expect(await isGone(await pidIn('unseen.pid'))).toBe(true);
  });

  it('a program that does not exist could not be started', async () => {
    const error = await faultOf(['no-such-program-anywhere', 'a']);
    expect(error.code).toBe('suite-unstartable');
    expect(error.message).toContain('(spawn no-such-program-anywhere ENOENT)');
  });

  it.skipIf(process.platform === 'win32')('a text names bash, which runs it, where there is none', async () => {
    expect(await faultOf('true', { env: { PATH: join(folder, 'nowhere') } })).toMatchObject({
      code: 'program-missing',
      message: 'bash was not found on PATH, and runs this command: true',
    });
  });

  it('a command of any length is shown by its beginning', async () => {
    const error = await faultOf(['true', 'x'.repeat(200_000)]);
    expect(error.message).toMatch(
      /^the command could not be started: \["true","x+… \(200011 characters\) \(spawn .*E2BIG\)$/,
    );
    expect(error.message.length).toBeLessThan(1_200);
  });

  it('a file without the right to be executed could not be started', async () => {
    await writeFile(join(folder, 'plain.sh'), '#!/bin/sh\n');
    await chmod(join(folder, 'plain.sh'), 0o644);
    const error = await faultOf(['./plain.sh']);
    expect(error.code).toBe('suite-unstartable');
    expect(error.message).toContain('EACCES');
  });

  it('a folder that does not exist is named as what is missing', async () => {
    expect(await faultOf(['true'], { cwd: join(folder, 'nowhere') })).toMatchObject({
      code: 'suite-unstartable',
      message: `the folder to run in does not exist: ${join(folder, 'nowhere')}`,
    });
  });

  it.each([[[]], [['echo', 'a\0b']], ['echo \0']])('%j could not be started', async (command) => {
    expect((await faultOf(command)).code).toBe('suite-unstartable');
  });
});

describe('what a command is given', () => {
  it('has the environment it was given and no name of ours', async () => {
    const { output } = await finished(['env'], { env: { ...env, ONLY: 'this' } });
    expect(output.head.trim().split('\n').sort()).toEqual([`LANG=${env.LANG}`, 'ONLY=this', `PATH=${env.PATH}`]);
  });

  it.runIf(process.platform === 'linux')(
    'has the signals, the group and the descriptors of one that we start',
    async () => {
      const { output } = await finished(
        `grep -E '^Sig(Blk|Ign)' /proc/self/status; cut -d' ' -f5 /proc/$$/stat; echo $$; ! test -e /proc/$$/fd/3 || echo 3`,
      );
      const [blocked, ignored, group, own, ...more] = output.head.trim().split('\n');
      const none = (text = '') => /:\t0+$/.test(text);
      expect([none(blocked), none(ignored), group]).toEqual([true, true, own]);
      expect(more).toEqual([]);
    },
  );

  it.runIf(process.platform !== 'win32').each([false, true])(
    'makes files with the mask of the machines of CI, whatever ours is (exit told by another: %s)',
    async (exitTold) => {
      const own = process.umask(0o077);
      const { output } = await finished('umask', { exitTold });
      expect(process.umask(own)).toBe(0o077);
      expect(output.head).toBe('0022\n');
    },
  );

  it('is not changed by what its environment says to Perl', async () => {
    const perl = { ...env, PERL5OPT: '-Mno_such_module', EMPTY: '', LINES: 'a\nb=c' };
    const { output } = await finished(['printenv', 'PERL5OPT', 'EMPTY', 'LINES'], { env: perl });
    expect(output.head).toBe('-Mno_such_module\n\na\nb=c\n');
  });

  it('reads no profile and no rc file', async () => {
    await writeFile(join(folder, '.bashrc'), 'echo rc\n');
    await writeFile(join(folder, '.bash_profile'), 'echo profile\n');
    expect((await finished('echo body', { env: { ...env, HOME: folder } })).output.head).toBe('body\n');
  });

  it('passes a list on without a shell', async () => {
    expect((await finished(['printf', '%s|', '$HOME', '*', 'a b', ''])).output.head).toBe('$HOME|*|a b||');
  });

  it('has an empty stdin, or the input it is given', async () => {
    expect((await finished(['cat'])).output.bytes).toBe(0);
    expect((await finished(['cat'], { input: 'é\n' })).output.head).toBe('é\n');
  });

  it('runs in the folder it is given', async () => {
    expect((await finished('pwd -P')).output.head).toBe(`${folder}\n`);
  });

  it('does not mind input that nobody reads', async () => {
    expect((await finished(['true'], { input: 'x'.repeat(1 << 20) })).exit).toEqual({ kind: 'code', code: 0 });
  });
});

describe('the output of a command', () => {
  it('is stdout and stderr together, hashed as bytes', async () => {
    const { output } = await finished('echo one; sleep 0.1; echo two >&2; sleep 0.1; echo three');
    const text = 'one\ntwo\nthree\n';
    const sha256 = createHash('sha256').update(text).digest('hex');
    expect(output).toEqual({ head: text, tail: '', bytes: text.length, sha256: `sha256:${sha256}`, cut: false });
  });

  it('is shown with U+FFFD where it is no UTF-8, and hashed as it was', async () => {
    const { output } = await finished(`printf 'a\\xff\\xfeb\\0c\\xe2\\x82'`);
    const bytes = Buffer.from([0x61, 0xff, 0xfe, 0x62, 0, 0x63, 0xe2, 0x82]);
    expect(output.head).toBe('a\uFFFD\uFFFDb\0c\uFFFD');
    expect(output.sha256).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
  });

  it.runIf(process.platform === 'linux')('can be opened by its names', async () => {
    const command = 'echo one > /dev/stdout; echo two > /dev/stderr; echo three | tee /proc/self/fd/2 > /dev/null';
    const { output, exit } = await finished(command);
    expect(exit).toEqual({ kind: 'code', code: 0 });
    expect(output.head.split('\n').sort()).toEqual(['', 'one', 'three', 'two']);
  });

  it('reaches the listener as it comes', async () => {
    const chunks: Buffer[] = [];
    const times: number[] = [];
    await finished('echo one; sleep 0.3; echo two', {
      onOutput: (chunk) => {
        chunks.push(chunk);
        times.push(performance.now());
      },
    });
    expect(Buffer.concat(chunks).toString()).toBe('one\ntwo\n');
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(200);
  });

  it('keeps both ends of a gigabyte in bounded memory, and counts and hashes all of it', async () => {
    const before = process.memoryUsage().rss;
    let peak = 0;
    const { output, drained } = await finished('echo begin; head -c 1G /dev/zero; echo end', {
      timeout: 60_000,
      cap: 1024,
      onOutput: () => {
        peak = Math.max(peak, process.memoryUsage.rss());
      },
    });
    expect(output).toMatchObject({ cut: true, bytes: 2 ** 30 + 10 });
    expect(output.head).toBe(`begin\n${'\0'.repeat(506)}`);
    expect(output.tail).toBe(`${'\0'.repeat(508)}end\n`);
    expect(output.sha256).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(drained).toBe(true);
    expect(peak - before).toBeLessThan(128 * 1024 * 1024);
  });
});

describe('a command that does not end', () => {
  it('is ended at its timeout, however much it writes', async () => {
    const { exit, output, milliseconds } = await finished(['yes'], { timeout: 500, cap: 100 });
    expect(exit).toEqual({ kind: 'timeout' });
    expect(output).toMatchObject({ cut: true, head: 'y\n'.repeat(25) });
    expect(milliseconds).toBeGreaterThanOrEqual(500);
  });

  it('is killed after the grace where it ignores SIGTERM, its children too', async () => {
    const command = `trap '' TERM; sleep 300 & echo $! > trapped.pid; while :; do sleep 300; done`;
    const { exit, milliseconds } = await finished(command, { timeout: 300, grace: 300 });
    expect(exit).toEqual({ kind: 'timeout' });
    expect(milliseconds).toBeGreaterThanOrEqual(600);
    expect(await isGone(await pidIn('trapped.pid'))).toBe(true);
  });

  it('is a timeout also where it ends itself with 0 when told to', async () => {
    const { exit } = await finished(`trap 'exit 0' TERM; sleep 300 & wait`, { timeout: 300 });
    expect(exit).toEqual({ kind: 'timeout' });
  });

  it('is ended with all its children when the caller aborts', async () => {
    const abort = new AbortController();
    const running = run('sleep 300 & echo $! > aborted.pid; wait', { signal: abort.signal });
    await delay(300);
    abort.abort();
    expect(await running).toMatchObject({ ok: false, error: { code: 'interrupted' } });
    expect(await isGone(await pidIn('aborted.pid'))).toBe(true);
  });

  it('is not started at all where the caller has aborted already', async () => {
    const error = await faultOf('touch started', { signal: AbortSignal.abort() });
    expect(error.code).toBe('interrupted');
    await expect(readFile(join(folder, 'started'))).rejects.toThrow('ENOENT');
  });

  it('is killed at once with its group when our own process ends', async () => {
    const running = finished(`trap '' TERM; sleep 300 & echo $! > live.pid; wait; wait`);
    await delay(300);
    killLiveGroups();
    expect((await running).exit).toEqual({ kind: 'signal', signal: 'SIGKILL' });
    expect(await isGone(await pidIn('live.pid'))).toBe(true);
  });

  // Without the parent that tells how a command ends nobody sees that we are gone.
  it.runIf(process.platform === 'linux').each([
    ['says nothing', 'sleep 600'],
    ['is deaf to SIGTERM', `trap '' TERM; while :; do sleep 600; done`],
    ['never stops writing', 'yes'],
  ])('is killed with its group where our own process is: one that %s', async (_, body) => {
    const bundle = await rolldown({ input: join(import.meta.dirname, 'killed-driver.ts'), platform: 'node' });
    const file = join(folder, 'driver.mjs');
    await bundle.write({ file, codeSplitting: false });
    await rm(join(folder, 'orphan.pid'), { force: true });
    const driver = spawn(process.execPath, [
      file,
      folder,
      env.PATH,
      `echo $$ > new.pid; mv new.pid orphan.pid; ${body}`,
    ]);
    const ended = once(driver, 'exit');
    while (!existsSync(join(folder, 'orphan.pid'))) await delay(20);
    driver.kill('SIGKILL');
    await ended;
    expect(await isGone(await pidIn('orphan.pid'))).toBe(true);
  });
});

describe('what outlives a command', () => {
  it('is waited for two seconds while it holds the pipes, then killed', async () => {
    const started = performance.now();
    const { exit, output, drained, milliseconds } = await finished('sleep 300 & echo $! > held.pid; echo done');
    expect(exit).toEqual({ kind: 'code', code: 0 });
    expect(output.head).toBe('done\n');
    expect(drained).toBe(false);
    expect(performance.now() - started - milliseconds).toBeGreaterThan(1_900);
    expect(await isGone(await pidIn('held.pid'))).toBe(true);
  });

  it('does not hold the run up where it has left the group and kept the pipes', async () => {
    const { exit, drained } = await finished(`setsid sh -c 'echo $$ > left.pid; sleep 300' & sleep 0.3; exit 4`);
    expect(exit).toEqual({ kind: 'code', code: 4 });
    expect(drained).toBe(false);
    process.kill(-(await pidIn('left.pid')), 'SIGKILL');
  });

  it('is killed also where it holds no pipe', async () => {
    const { drained } = await finished('sleep 300 > /dev/null 2>&1 & echo $! > quiet.pid');
    expect(drained).toBe(true);
    expect(await isGone(await pidIn('quiet.pid'))).toBe(true);
  });

  it('has what it writes within the two seconds kept', async () => {
    const { output, drained } = await finished('(sleep 0.4; echo late) & echo early');
    expect(output.head).toBe('early\nlate\n');
    expect(drained).toBe(true);
  });
});

it('lets the caller end a group that our own user may not signal', async () => {
  const told: string[] = [];
  const { exit } = await finished(['sleep', '300'], {
    timeout: 200,
    end: (pid, signal) => {
      told.push(signal);
      if (isAlive(pid)) process.kill(-pid, signal);
    },
  });
  expect(exit).toEqual({ kind: 'timeout' });
  expect(told).toEqual(['SIGTERM', 'SIGKILL']);
});
