import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openGit } from '../../../src/io/git/git.ts';
import { createRepository, temporaryFolder } from './repository.ts';

/** A git that answers as one of before 2.31: `rev-parse` gives back the option that it does not know. */
const oldGit = (): string => {
  const folder = temporaryFolder();
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  writeFileSync(
    join(folder, 'git'),
    `#!/bin/sh
case " $* " in
  *" --version "*) echo 'git version 2.30.2' ;;
  *" --path-format=absolute "*) echo '--path-format=absolute'; ${git} rev-parse --show-toplevel --git-dir ;;
  *) exec ${git} "$@" ;;
esac
`,
  );
  chmodSync(join(folder, 'git'), 0o755);
  return folder;
};

describe('a git that is too old', () => {
  it.each(['desk', 'judged'] as const)('is named with the version that is needed: %s', async (profile) => {
    const { root, env } = createRepository({ a: 'x' });
    const folder = oldGit();
    const opened = await openGit({ dir: root, env: { ...env, PATH: `${folder}:${env['PATH']}` }, profile });
    expect(opened).toEqual({
      ok: false,
      error: {
        code: 'program-missing',
        message: `expected git 2.31 or later, found git version 2.30.2 (${join(folder, 'git')})`,
        remedy: 'install a newer git, or let PATH name one first',
      },
    });
  });
});
