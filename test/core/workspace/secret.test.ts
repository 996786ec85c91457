import { expect, test } from 'vitest';
import { isSecret } from '../../../src/core/workspace/secret.ts';

test.each<[path: string, secret: boolean]>([
  ['/work/a.md', false],
  ['/work/.github/recount.yml', false],
  ['/work/.gitignore', false],
  ['/work/environment', false],
  ['/work/.git', true],
  ['/work/.git/config', true],
  ['/work/vendor/lib/.git/config', true],
  ['/work/.GIT/config', true],
  ['/work/GIT~1/config', true],
  ['/work/.git./config', true],
  ['/work/.env', true],
  ['/work/app/.env.local', true],
  ['/work/.npmrc', true],
  ['/home/mona/.ssh/id_ed25519', true],
  ['/..', false],
])('whether %s is secret: %j', (path, secret) => {
  expect(isSecret(path)).toBe(secret);
});
