import { describe, expect, it } from 'vitest';
import { bashOfGit, commandLine } from '../../../src/io/process/shell.ts';

describe("Git's own bash on Windows", () => {
  it.each([
    ['C:/Program Files/Git/mingw64/libexec/git-core\n', 'C:/Program Files/Git/bin/bash.exe'],
    ['C:\\Git\\clangarm64\\libexec\\git-core', 'C:\\Git/bin/bash.exe'],
    ['D:/PortableGit/mingw32/libexec/git-core/', 'D:/PortableGit/bin/bash.exe'],
    ['C:/somewhere/else', undefined],
  ])('beside %j is %j', (execPath, bash) => {
    expect(bashOfGit(execPath)).toBe(bash);
  });
});

describe('what is started', () => {
  it('is a list as it stands, and bash with strict options for a string', async () => {
    expect(await commandLine(['npx', 'tsc', '--noEmit'], {})).toEqual({ ok: true, value: ['npx', 'tsc', '--noEmit'] });
    expect(await commandLine('npm test | tee log', {})).toEqual({
      ok: true,
      value: ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c', 'npm test | tee log'],
    });
  });
});
