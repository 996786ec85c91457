import { expect, test } from 'vitest';
import { readRefspec } from '../../../src/core/hook/push.ts';

test.each<[refspec: string, from: string, to: string | undefined]>([
  ['HEAD', 'HEAD', undefined],
  ['@', 'HEAD', undefined],
  ['@:feat', 'HEAD', 'feat'],
  ['feat', 'feat', 'feat'],
  ['heads/feat', 'heads/feat', 'feat'],
  ['refs/heads/feat', 'refs/heads/feat', 'feat'],
  ['HEAD:heads/feat', 'HEAD', 'feat'],
  ['main:refs/heads/feat', 'main', 'feat'],
  ['HEAD~1:a/b', 'HEAD~1', 'a/b'],
  ['main:HEAD', 'main', undefined],
])('the refspec %s takes %s to the branch %s', (refspec, from, to) => {
  expect(readRefspec(refspec)).toEqual({ from, to });
});
