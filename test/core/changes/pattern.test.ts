import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldCase, foldedName } from '../../../src/core/changes/name.ts';
import {
  compileGlob,
  compilePath,
  isInside,
  matcherOfPaths,
  withoutNegation,
} from '../../../src/core/changes/pattern.ts';

describe('a name with brackets is a name, in every list of paths', () => {
  test.each<[entry: string, path: string]>([
    ['app/(shop)', 'app/(shop)/cart.ts'],
    ['app/(shop)/', 'app/(shop)/cart.ts'],
    ['./app/(shop)/**', 'app/(shop)/cart.ts'],
    ['app/(shop)/*.ts', 'app/(shop)/cart.ts'],
    ['app/[id]', 'app/[id]/page.tsx'],
    ['app/[id]/page.tsx', 'app/[id]/page.tsx'],
    ['app/[...slug]/**', 'app/[...slug]/page.tsx'],
    ['app/[[...slug]]/**', 'app/[[...slug]]/page.tsx'],
    ['app/(.)photo/**', 'app/(.)photo/a'],
    ['app/(auth)/[id]/**', 'app/(auth)/[id]/x'],
    ['src/{{cookiecutter.name}}', 'src/{{cookiecutter.name}}/a.py'],
    ['src/{{cookiecutter.name}}/**/*.py', 'src/{{cookiecutter.name}}/b/a.py'],
    ['**/(shop)/**', 'app/(shop)/cart.ts'],
    ['what?/a', 'what?/a'],
    ['a|b', 'a|b/c'],
  ])('%s covers %s', (entry, path) => {
    expect(matcherOfPaths([entry])(path)).toBe(true);
    expect(matcherOfPaths([`!${entry}`])(path)).toBe(false);
    expect(compileGlob(entry).matchesFolded(foldCase(path))).toBe(true);
  });

  test.each<[entry: string, path: string, covered: boolean]>([
    ['app/(shop|cart)/**', 'app/cart/a', true],
    ['app/[ab]', 'app/a', true],
    ['app/[ab]', 'app/a/b', false],
    ['{src,test}/**', 'test/a', true],
    ['app/(shop)/**', 'app/(shopping)/a', false],
    ['app/(shop)/*', 'app/(shop)/a/b', false],
    ['!app/(shop)/**', 'app/(admin)/a', true],
    ['!app/[ab]/**', 'app/a/c', false],
    ['!app/[ab]/**', 'app/[ab]/c', false],
    ['!!app/(shop)', 'app/(shop)/a', true],
    ['!!a', '!!a/b', true],
    ['!!a', '!!b', false],
  ])('%s, %s: %j', (entry, path, covered) => {
    expect(matcherOfPaths([entry])(path)).toBe(covered);
  });

  test.each<[entry: string, path: string, below: boolean]>([
    ['app/(shop)/*/a', 'app/(shop)', true],
    ['app/(shop)/*/a', 'app', true],
    ['app/(shop)/*/a', 'app/(shop)/b', false],
    ['app/(shop)', 'app', true],
    ['app/(shop)', 'apps', false],
  ])('a file in the place of a folder on the way: %s, %s: %j', (entry, path, below) => {
    expect(compileGlob(entry).isBelow(path)).toBe(below);
  });

  const letter = fc.constantFrom(...'ab.(shop)[]{}!-_+@ é$^,|'.split(''));
  const part = fc.string({ unit: letter, minLength: 1, maxLength: 8 }).filter((text) => text !== '.' && text !== '..');
  const paths = fc
    .array(part, { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join('/'))
    .filter((path) => isInside(withoutNegation(path)));

  test('whatever its name, a path covers itself and what lies below it', () => {
    fc.assert(
      fc.property(paths, paths, (folder, below) => {
        const path = `${folder}/${below}`;
        for (const entry of [folder, `./${folder}`, `${folder}/`, `${folder}/**`, path])
          expect(matcherOfPaths([entry])(path), JSON.stringify([entry, path])).toBe(true);
        expect(matcherOfPaths([folder])(folder)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('what forbids does so under the spelling that file systems give it', () => {
    const keepsItsParts = (path: string): boolean => path.split('/').every((name) => foldedName(name) !== '');
    fc.assert(
      fc.property(paths.filter(keepsItsParts), paths, (folder, below) => {
        const path = `${folder}/${below}`;
        for (const entry of [folder, `${folder}/`, `${folder}/**`])
          expect(compileGlob(entry).matchesFolded(foldedName(path) ?? ''), JSON.stringify([entry, path])).toBe(true);
        expect(compilePath(folder).matchesFolded(foldedName(folder) ?? '')).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
