import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openContainer } from '../../../src/io/isolation/container.ts';

// Stands in for the engine's client: notes what it is asked, and runs what comes after the image.
const CLIENT = `#!/bin/bash
echo "$*" >>"$NOTES"
case $1 in
  version) echo 28 ;;
  pull) [[ $3 == known ]] ;;
  image) exit 1 ;;
  run)
    while [[ $1 != --entrypoint ]]; do [[ $1 == --workdir ]] && cd "$2"; shift; done
    exec "$2" "\${@:4}" ;;
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
    expect(notes).toMatch(/^run --rm .*--network=none .*--env A --entrypoint bash known /m);
    expect(notes).toMatch(/^rm --force suite-[0-9a-f]{16}$/m);
    expect(notes).not.toContain('secret');
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
