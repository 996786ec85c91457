import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findToken } from '../../src/entries/cli/token.ts';
import { searchPath, temporaryFolder } from '../world/machine.ts';

const tokenWith = async (
  gh: string | undefined,
  env: Readonly<Record<string, string>>,
  host = 'github.com',
): Promise<string | undefined> => {
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
    ['that of gh last', SIGNED_IN, {}, 'gho_abc'],
    ['none where gh is not signed in', 'echo "no oauth token found" >&2; exit 1', {}, undefined],
    ['none where gh says nothing', 'true', {}, undefined],
    ['none where gh says something and fails', 'echo half; exit 1', {}, undefined],
  ])('is %s', async (_title, gh, env, token) => {
    expect(await tokenWith(gh, env)).toBe(token);
  });

  it('is asked of gh for the host alone that it is sent to', async () => {
    expect(await tokenWith(SIGNED_IN, {}, 'git.example.com')).toBeUndefined();
  });
});
