import * as fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import { literalMatcher, matcherOf } from '../../src/core/glob.ts';

describe('a glob', () => {
  test.each<[glob: string, matching: readonly string[], others: readonly string[]]>([
    ['src/**', ['src', 'src/a', 'src/.a/b'], ['srca', 'a/src', 'a/src/b']],
    ['src/**/*.ts', ['src/a.ts', 'src/a/b/.ts'], ['src/a.tsx', 'a/src/b.ts', 'src/a/ts']],
    ['**/test', ['test', 'a/b/test'], ['test/a', 'atest']],
    ['*.md', ['a.md', '.md', '.a.md'], ['a/b.md', 'a.md.txt', 'amd']],
    ['a-*_?.{ts,js}', ['a-_b.ts', 'a-x_b.js'], ['a-_.ts', 'a-/_b.ts']],
    ['[ab]/**', ['a/x', 'b/x/y'], ['c/x']],
    ['[!ab]/[^ab]', ['c/x', '!/x'], ['a/x', 'c/a', 'c/']],
    ['**', ['a', 'a/b', '.a'], []],
    ['*.*', ['a.b', '.a.b'], ['a.', 'a']],
    ['**/*.*', ['a.b', 'x/a.b'], ['a.', 'x/a.']],
    ['**.{js,ts}', ['a.js', '.ts', 'a/b/c.ts'], ['a.tsx', 'ts', 'a.ts/b']],
    ['keys**.{key,pem}', ['keys.key', 'keys/a/b.pem', 'keys-old/a.key'], ['a/keys.key', 'keys/a']],
    ['src/**[ab]', ['src/a', 'src/x/y-b'], ['src', 'src/c', 'a/src/a']],
    ['{a,b}**', ['a', 'b/x', 'ax/y'], ['c', 'xa']],
    ['{a/**,**/b}', ['a/x/y', 'x/y/b'], ['ax', 'xb']],
    ['@(a|**/b)', ['a', 'x/b'], ['xb']],
    ['[**]/\\**', ['*/*x'], ['x/*x', '*/x', '*/*x/y']],
  ])('%s', (glob, matching, others) => {
    const matches = matcherOf([glob]);
    expect([...matching, ...others].filter((path) => matches(path))).toEqual(matching);
  });

  test.each(['src/**', 'src/*', '*/a*', '**/a*b', 'src/{a,c}*', '[s]rc/**', 'src/a?b'])(
    '%s takes a character that ends a line for any other',
    (glob) => {
      for (const end of ['\n', '\r', '\u2028']) expect(matcherOf([glob])(`src/a${end}b`)).toBe(true);
    },
  );

  test('one of many is enough, and a "!" in front turns nothing around', () => {
    expect(matcherOf(['a', 'b/*'])('b/c')).toBe(true);
    expect(matcherOf([])('a')).toBe(false);
    expect(matcherOf(['!a'])('b')).toBe(false);
    expect(matcherOf(['!a'])('!a')).toBe(true);
  });
});

describe('a glob that is read literally save for its stars', () => {
  test.each<[glob: string, matching: readonly string[], others: readonly string[]]>([
    ['app/(shop)/**', ['app/(shop)', 'app/(shop)/a/b'], ['app/shop/a', 'app/(shop)s/a']],
    ['app/[id]/*', ['app/[id]/a'], ['app/i/a', 'app/[id]/a/b']],
    ['**/{{a.b}}/*.t?', ['{{a.b}}/x.t?', 'x/y/{{a.b}}/.t?'], ['{{axb}}/x.t?', '{{a.b}}/x.ts']],
    ['a**/b', ['a/b', 'axy/b', 'ax/y/b'], ['ax/yb', 'bax/b']],
    ['src/**.t', ['src/.t', 'src/a.t', 'src/a/b.t'], ['src', 'src/at', 'a/src/b.t']],
    ['**', ['a', 'a/b'], []],
    ['a+$^|\\', ['a+$^|\\'], ['aa$^|\\']],
  ])('%s', (glob, matching, others) => {
    const matches = literalMatcher(glob);
    expect([...matching, ...others].filter((path) => matches(path))).toEqual(matching);
  });
});

test('what is matched without the library is what the library matches, save for two stars beside letters', () => {
  const part = fc.oneof(
    fc.constantFrom('**', '*', '.', 'a', '***', 'a**'),
    fc.string({ unit: fc.constantFrom('a', 'b', '*', '.', '-', '_', 'A', '1'), minLength: 1, maxLength: 4 }),
  );
  const globs = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'));
  const letter = fc.constantFrom('a', 'b', '*', '.', '-', '_', 'A', '1', '\n', '\u2028', 'é', '\\');
  const name = fc.string({ unit: letter, minLength: 1, maxLength: 4 }).filter((text) => text !== '.' && text !== '..');
  const paths = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
  fc.assert(
    fc.property(globs, paths, (glob, path) => {
      const isBeside = glob.split('/').some((one) => /\*\*/.test(one) && /[^*]/.test(one));
      // Three alone are one to the library, and two where nothing else is a wildcard.
      fc.pre(!isBeside || !/(?:^|\/)(?:\*{3,}|[^/]*\*\*\/\*\*)(?:\/|$)/.test(glob));
      const other = isBeside
        ? literalMatcher(glob.replace(/^(?:\.\/)+/, ''))
        : picomatch(glob, { dot: true, windows: false, flags: 's' });
      expect(matcherOf([glob])(path), JSON.stringify([glob, path])).toBe(other(path));
    }),
    { numRuns: 10_000 },
  );
});
