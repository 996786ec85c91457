import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openContainer } from '../../../src/io/isolation/container.ts';

// Stands in for the engine's client: notes what it is asked, and runs what comes after the image. The image `full` is one
// for which the engine has no room, and under `lost` the engine ends before the command.
const CLIENT = `#!/bin/bash
echo "$*" >>"$NOTES"
case $1 in
  version) echo 28 ;;
  pull) [[ $3 == known ]] ;;
  image) exit 1 ;;
  run)
    while [[ $1 != --entrypoint ]]; do [[ $1 == --workdir ]] && cd "$2"; shift; done
    case $3 in
      full) echo 'docker: Error response from daemon: no space left on device.' >&2; exit 125 ;;
      lost) echo 'running 0 ' >"$NOTES.state"; echo 'error waiting for container: unexpected EOF' >&2; exit 125 ;;
      bare) echo "created 127 exec: \\"$2\\": executable file not found in \\$PATH" >"$NOTES.state"; exit 127 ;;
    esac
    if ! command -v "$2" >/dev/null; then
      echo "[FATAL tini (7)] exec $2 failed: No such file or directory" >&2
      echo 'exited 127 ' >"$NOTES.state"; exit 127
    fi
    "$2" "\${@:4}"; code=$?
    echo "exited $code " >"$NOTES.state"; exit $code ;;
  inspect) cat "$NOTES.state" ;;
  rm) rm -f "$NOTES.state" ;;
esac
`;

describe.skipIf(process.platform === 'win32')('the level container, through the client of its engine', () => {
  let folder: string;
  const open = (image: string, file = 'client') =>
    openContainer({
      images: [image],
      root: folder,
      home: '/home/suite',
      homeFrom: join(folder, 'home'),
      user: { id: 1, group: 2 },
      client: { file: join(folder, file), env: { PATH: '/usr/bin:/bin', NOTES: join(folder, 'notes') } },
      signal: undefined,
    });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'container-'));
    await writeFile(join(folder, 'client'), CLIENT);
    await chmod(join(folder, 'client'), 0o755);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('a command runs, and what it leaves is removed', async () => {
    const opened = await open('known');
    if (!opened.ok) throw new Error(opened.error.message);
    expect(await opened.value.prepare()).toEqual({ ok: true, value: undefined });
    const ran = await opened.value.run({
      command: 'pwd; echo "$A"; exit 3',
      cwd: folder,
      env: { A: 'secret', PATH: '/evil' },
      timeout: 10_000,
      network: 'none',
      image: 'known',
    });
    expect(ran).toMatchObject({
      ok: true,
      value: { exit: { kind: 'code', code: 3 }, output: { head: `${folder}\nsecret\n` } },
    });
    const notes = await readFile(join(folder, 'notes'), 'utf8');
    expect(notes).toMatch(/^run .*--network=none .*--env A --entrypoint bash known /m);
    expect(notes).toMatch(/^rm --force suite-[0-9a-f]{16}$/m);
    expect(notes).not.toContain('secret');
  });

  test.each([
    [['bash', '-c', 'exit 125'], 'known', { ok: true, value: { exit: { kind: 'code', code: 125 } } }],
    [['bash', '-c', 'exit 127'], 'known', { ok: true, value: { exit: { kind: 'code', code: 127 } } }],
    [
      ['bash', '-c', 'sleep 300'],
      'full',
      {
        ok: false,
        error: {
          code: 'isolation-failed',
          cause: 'docker: Error response from daemon: no space left on device.\n',
        },
      },
    ],
    [['bash', '-c', 'true'], 'lost', { ok: false, error: { code: 'isolation-failed' } }],
    [
      ['no-such-program'],
      'known',
      {
        ok: false,
        error: {
          code: 'suite-unstartable',
          message: 'the command could not be started: ["no-such-program"] (No such file or directory)',
        },
      },
    ],
    [
      ['no-such-program'],
      'bare',
      {
        ok: false,
        error: {
          code: 'suite-unstartable',
          message:
            'the command could not be started: ["no-such-program"] (exec: "no-such-program": executable file not found in $PATH)',
        },
      },
    ],
  ])('%j in the image %s: the engine tells how it went', async (command, image, outcome) => {
    const opened = await open(image);
    if (!opened.ok) throw new Error(opened.error.message);
    const request = { command, cwd: folder, env: {}, timeout: 10_000, network: 'none', image } as const;
    expect(await opened.value.run(request)).toMatchObject(outcome);
  });

  test('the checkout is given back without its repository, in which a command may have named programs', async () => {
    await mkdir(join(folder, '.git/hooks'), { recursive: true });
    const isThere = () => readdir(folder).then((names) => names.includes('.git'));
    const unused = await open('known');
    expect(unused.ok && (await unused.value.close())).toBeUndefined();
    expect(await isThere()).toBe(true);
    const used = await open('known');
    expect(used.ok && (await used.value.prepare())).toEqual({ ok: true, value: undefined });
    expect(used.ok && (await used.value.close())).toBeUndefined();
    expect(await isThere()).toBe(false);
  });

  test('no engine, or no image, is a fault', async () => {
    expect(await open('known', 'no-such-client')).toMatchObject({
      ok: false,
      error: { code: 'isolation-unavailable' },
    });
    const opened = await open('unknown');
    expect(opened.ok && (await opened.value.prepare())).toMatchObject({
      ok: false,
      error: { code: 'isolation-failed' },
    });
  });
});
