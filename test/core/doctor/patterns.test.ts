import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLetThrough } from '../../../src/core/doctor/branch-filter.ts';
import { readOwners } from '../../../src/core/doctor/owners.ts';

describe('a branch filter, by the cheat sheet of GitHub’s documentation', () => {
  it.each<[pattern: string, through: readonly string[], not: readonly string[]]>([
    ['feature/*', ['feature/my-branch'], ['feature/a/b', 'feature', 'features/a']],
    ['feature/**', ['feature/beta-a/my-branch', 'feature/x'], ['feature']],
    ['main', ['main'], ['mains', 'amain', 'mai']],
    ['*', ['main', 'releases'], ['all/the/branches']],
    ['**', ['all/the/branches', 'every/tag', 'main'], []],
    ['*feature', ['mona-feature', 'feature', 'ver-10-feature'], ['feature-x']],
    ['v2*', ['v2', 'v2.0', 'v2.9'], ['v1']],
    ['v[12].[0-9]+.[0-9]+', ['v1.10.1', 'v2.0.0'], ['v3.0.0', 'v1..0', 'v1.x.0']],
    ['ab?c', ['abc', 'ac'], ['abbc']],
    ['a\\*', ['a*'], ['ab']],
    ['a[', ['a['], ['a']],
    ['?a', ['?a'], ['a']],
    ['*+', ['+', 'a+'], ['a']],
  ])('%s', (pattern, through, not) => {
    expect(through.filter((branch) => !isLetThrough([pattern], branch))).toEqual([]);
    expect(not.filter((branch) => isLetThrough([pattern], branch))).toEqual([]);
  });

  it('has the last pattern that matches decide, and one with ! takes a branch out', () => {
    expect(isLetThrough(['releases/**', '!releases/**-alpha'], 'releases/10-alpha')).toBe(false);
    expect(isLetThrough(['releases/**', '!releases/**-alpha'], 'releases/10')).toBe(true);
    expect(isLetThrough(['!main', 'main'], 'main')).toBe(true);
    expect(isLetThrough([], 'main')).toBe(false);
  });

  it('agrees with a regular expression', () => {
    const token = fc.constantFrom('a', 'b', '/', '*', '**', 'a?', 'b+');
    const text = fc.stringMatching(/^[ab/]{0,8}$/);
    const meant: Readonly<Record<string, string>> = { '*': '[^/]*', '**': '.*' };
    fc.assert(
      fc.property(fc.array(token, { maxLength: 6 }), text, (tokens, branch) => {
        // `*` beside `**` would be read as one run of stars.
        fc.pre(!tokens.some((one, index) => one.startsWith('*') && tokens[index + 1]?.startsWith('*') === true));
        const expression = new RegExp(`^${tokens.map((one) => meant[one] ?? one).join('')}$`);
        expect(isLetThrough([tokens.join('')], branch)).toBe(expression.test(branch));
      }),
    );
  });

  it('takes no longer for a pattern that is made to take long', () => {
    expect(isLetThrough([`${'**a'.repeat(60)}b`], 'a'.repeat(250))).toBe(false);
  });
});

// The example of GitHub's documentation ("About code owners"), with names of our own.
const EXAMPLE = `\
# a comment
*       @global-1 @global-2
*.js    @js-owner #This is an inline comment.
*.go docs@example.com
*.txt @octo-org/octocats
/build/logs/ @doctocat
docs/*  docs2@example.com
apps/ @octocat
/docs/ @doctocat2
/scripts/ @doctocat3 @octocat
**/logs @octocat4
/apps2/ @octocat
/apps2/github
!/x @nobody
[ab] @nobody
a/**/z @between
/one.md @one
`;

describe('code owners', () => {
  const { ownersOf, path } = readOwners('.github/CODEOWNERS', EXAMPLE, []);

  it.each<[path: string, owners: readonly string[]]>([
    ['anything', ['@global-1', '@global-2']],
    ['deep/in/it', ['@global-1', '@global-2']],
    ['a/b/c.js', ['@js-owner']],
    ['x.go', ['docs@example.com']],
    ['build/logs/a/b', ['@octocat4']],
    ['build/x', ['@global-1', '@global-2']],
    ['docs/getting-started.md', ['@doctocat2']],
    ['sub/docs/a', ['@global-1', '@global-2']],
    ['sub/apps/a', ['@octocat']],
    ['scripts/a', ['@doctocat3', '@octocat']],
    ['logs', ['@octocat4']],
    ['deeply/nested/logs', ['@octocat4']],
    ['apps2/x', ['@octocat']],
    ['apps2/github', []],
    ['apps2/github/x', []],
    ['x', ['@global-1', '@global-2']],
    ['a/z', ['@between']],
    ['a/b/c/z', ['@between']],
    ['one.md', ['@one']],
    ['two/one.md', ['@global-1', '@global-2']],
  ])('%s is of %j', (of, owners) => {
    expect(ownersOf(of)).toEqual(owners);
  });

  it('know where they stand', () => expect(path).toBe('.github/CODEOWNERS'));

  it('do not reach into folders after a last star', () => {
    const shallow = readOwners('CODEOWNERS', 'docs/* @a\n', []).ownersOf;
    expect([shallow('docs/a.md'), shallow('docs/b/c.md')]).toEqual([['@a'], []]);
  });

  const of = (text: string, ...errors: Parameters<typeof readOwners>[2]) =>
    readOwners('CODEOWNERS', text, errors).ownersOf('x');

  it('are not on a line that GitHub cannot read', () => {
    expect(of('* @a\r\n* @b', { line: 2 })).toEqual(['@a']);
    expect(of('* @a\r\n* b', { line: 2, column: 3, kind: 'Invalid owner' })).toEqual(['@a']);
    expect(of('')).toEqual([]);
  });

  it.each<[what: string, text: string, columns: readonly (number | undefined)[], owners: readonly string[]]>([
    ['alone, and the line decides', '* @a\n* @ghost', [3], []],
    ['beside another', '* @a\n* @ghost  @b # and more', [3], ['@b']],
    ['beside another that GitHub does not know either', '* @a\n* @ghost @spook', [3, 10], []],
    ['at no owner’s place', '* @a\n* @ghost @b', [1], []],
    ['at no place at all', '* @a\n* @ghost @b', [undefined], []],
  ])('are not whom GitHub does not know, %s', (_what, text, columns, owners) => {
    expect(of(text, ...columns.map((column) => ({ line: 2, column, kind: 'Unknown owner' })))).toEqual(owners);
  });
});
