import { describe, expect, it } from 'vitest';
import { checkoutCredentials } from '../../../src/io/git/credentials.ts';
import { createRepository, message, outcome } from './repository.ts';

const stateWith = async (...config: readonly (readonly [string, string])[]) => {
  const repository = createRepository({ 'a.ts': 'a' });
  for (const [key, value] of config) repository.git('config', '--local', key, value);
  return checkoutCredentials(await repository.open('judged'));
};

describe('a credential that git in the checkout leads to', () => {
  it.each([
    ['http.https://github.com/.extraheader', 'AUTHORIZATION: basic eDp5'],
    ['http.extraHeader', 'AUTHORIZATION: basic eDp5'],
    ['includeIf.gitdir:/work/.git.path', '/runner/_temp/git-credentials-1.config'],
    ['include.path', '/runner/_temp/more.config'],
    ['credential.helper', 'store'],
    ['credential.https://github.com.helper', 'store'],
    ['remote.origin.url', 'https://x-access-token:ghs_1@github.com/octo/demo'],
    ['url.https://x:ghs_1@github.com/.insteadOf', 'https://github.com/'],
    ['remote.origin.pushurl', 'https://ghs_1@github.com/octo/demo'],
    ['http.cookieFile', '/home/runner/.cookies'],
    ['http.proxy', 'http://me:secret@proxy:3128'],
    ['http.sslKey', '/home/runner/.key.pem'],
    ['core.sshCommand', '"/usr/bin/ssh" -i "$RUNNER_TEMP/1f0c" -o StrictHostKeyChecking=yes -o CheckHostIP=no'],
    ['core.sshCommand', 'ssh -o IdentityFile=~/.ssh/deploy'],
    ['submodule.lib.url', 'https://x-access-token:ghs_1@github.com/octo/lib'],
    ['lfs.url', 'https://x:ghs_1@lfs.example/octo/demo'],
  ])('%s is one', async (key, text) => {
    const state = await stateWith([key, text]);
    expect(outcome(state)).toBe('checkout-credentials');
    expect(message(state).toLowerCase()).toContain(key.toLowerCase().replace('x:ghs_1@', '…@'));
    expect(message(state)).not.toContain('ghs_1');
  });

  it('one of this working tree alone is one', async () => {
    const repository = createRepository({ 'a.ts': 'a' });
    repository.git('config', 'extensions.worktreeConfig', 'true');
    repository.git('config', '--worktree', 'http.extraheader', 'AUTHORIZATION: basic eDp5');
    expect(outcome(await checkoutCredentials(await repository.open('judged')))).toBe('checkout-credentials');
  });

  it.each([
    ['that the commit names is none', 'https://git@github.com/octo/lib', 'ok'],
    ['that it does not name is one', 'https://ghs_1@github.com/octo/lib', 'checkout-credentials'],
  ])('an address of a submodule %s', async (_what, url, expected) => {
    const named = '[submodule "lib"]\n\tpath = lib\n\turl = https://git@github.com/octo/lib\n';
    const repository = createRepository({ '.gitmodules': named });
    repository.git('config', 'submodule.lib.url', url);
    expect(outcome(await checkoutCredentials(await repository.open('judged')))).toBe(expected);
  });

  it('no file of the commit takes back what the checkout has', async () => {
    const repository = createRepository({ '.gitmodules': '[credential]\n\thelper = store\n' });
    repository.git('config', 'credential.helper', 'store');
    expect(outcome(await checkoutCredentials(await repository.open('judged')))).toBe('checkout-credentials');
  });

  it('what a checkout without credentials leaves is none', async () => {
    const plain = [
      ['remote.origin.url', 'https://github.com/octo/demo'],
      ['remote.mirror.url', 'git@github.com:octo/demo.git'],
      ['url.https://github.com/.insteadOf', 'git@github.com:'],
      ['submodule.lib.url', 'https://github.com/octo/lib'],
      ['lfs.repositoryformatversion', '0'],
      ['http.version', 'HTTP/1.1'],
      ['core.sshCommand', 'ssh -o StrictHostKeyChecking=yes'],
      ['lfs.url', 'https://lfs.example/octo/demo'],
    ] as const;
    expect(outcome(await stateWith(...plain))).toBe('ok');
  });
});
