import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findToken } from '../../src/entries/cli/token.ts';
import { searchPath, temporaryFolder } from '../world/machine.ts';

const tokenWith = async (
  gh: string | undefined,
  env: Readonly<Record<string, string>>,
  host = 'github.com',
): ReturnType<typeof findToken> => {
  await using folder = await temporaryFolder();
  if (gh !== undefined) {
    await writeFile(join(folder.path, 'gh'), `#!/bin/sh\n${gh}\n`);
    await chmod(join(folder.path, 'gh'), 0o755);
  }
  return await findToken({ PATH: `${folder.path}:${searchPath}`, HOME: folder.path, ...env }, host);
};

const SIGNED_IN = 'test "$*" = "auth token --hostname github.com" && echo gho_abc';

describe('the author’s token', () => {
  it.each<readonly [string, string | undefined, Readonly<Record<string, string>>, string | undefined]>([
    ['GH_TOKEN before all', SIGNED_IN, { GH_TOKEN: 'a', GITHUB_TOKEN: 'b' }, 'a'],
    ['GITHUB_TOKEN next', SIGNED_IN, { GITHUB_TOKEN: 'b' }, 'b'],
    ['an empty variable is none', SIGNED_IN, { GH_TOKEN: '', GITHUB_TOKEN: '' }, 'gho_abc'],
    ['a blank one is none', SIGNED_IN, { GH_TOKEN: ' ', GITHUB_TOKEN: '\r\n' }, 'gho_abc'],
    ['a blank one does not hide the next', SIGNED_IN, { GH_TOKEN: ' ', GITHUB_TOKEN: 'b' }, 'b'],
    ['without the end of a line', SIGNED_IN, { GH_TOKEN: 'a\r' }, 'a'],
    ['that of gh last', SIGNED_IN, {}, 'gho_abc'],
    ['none where gh is not signed in', 'echo "no oauth token found" >&2; exit 1', {}, undefined],
    ['none where gh says nothing', 'true', {}, undefined],
    ['none where gh says something and fails', 'echo half; exit 1', {}, undefined],
  ])('is %s', async (_title, gh, env, token) => {
    expect(await tokenWith(gh, env)).toEqual({ ok: true, value: token });
  });

  it('is asked of gh for the host alone that it is sent to', async () => {
    expect(await tokenWith(SIGNED_IN, {}, 'git.example.com')).toEqual({ ok: true, value: undefined });
  });

  it.each<readonly [string, string | undefined, Readonly<Record<string, string>>, string]>([
    ['GH_TOKEN', SIGNED_IN, { GH_TOKEN: 'a secret' }, 'GH_TOKEN'],
    ['GITHUB_TOKEN', SIGNED_IN, { GITHUB_TOKEN: 'secret\rsecret' }, 'GITHUB_TOKEN'],
    ['what gh says', 'echo secret; echo secret', {}, 'gh auth token --hostname github.com'],
  ])('is refused where %s is no word that a header can carry, and not shown', async (_title, gh, env, source) => {
    const found = await tokenWith(gh, env);
    expect(found).toMatchObject({ ok: false, error: { code: 'token-missing' } });
    expect(JSON.stringify(found)).toContain(`${source} gives no token`);
    expect(JSON.stringify(found)).not.toContain('secret');
  });
});
