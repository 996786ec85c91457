import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, compileRule, decideChange, decideOutside } from '../../../src/core/changes/decide.ts';
import { differenceOf, type Entry } from '../../../src/core/changes/difference.ts';
import { asksForApproval, changeFindings } from '../../../src/core/changes/findings.ts';
import { foldedName } from '../../../src/core/changes/name.ts';
import { isInside, matcherOfPaths } from '../../../src/core/changes/pattern.ts';
import { unitPolicy } from '../policy/policies.ts';
import { BROKEN_PATHS, PATH_CASES, type PathCase, titleOf } from './cases.ts';

const ruleOf = (changes: string | undefined) => {
  const rule = unitPolicy('', changes === undefined ? '' : `changes: ${changes}\n`).changes;
  return rule === undefined ? undefined : compileRule(rule);
};

const MODES = { link: '120000', submodule: '160000' } as const;

/** The two trees between which just this change lies. */
const treesOf = ([, , kind, path, , more = {}]: PathCase): readonly [before: Entry[], after: Entry[]] => {
  const file = (at: string, id: string, mode = '100644'): Entry => ({ path: at, id, mode });
  if (kind === 'added') return [[], [file(path, 'b')]];
  if (kind === 'modified') return [[file(path, 'a')], [file(path, 'b')]];
  if (kind === 'deleted') return [[file(path, 'a')], []];
  if (kind === 'renamed') return [[file(more.from ?? '', 'a')], [file(path, 'a')]];
  if (kind === 'mode') return [[file(path, 'a')], [file(path, 'a', '100755')]];
  const { target } = more;
  return [[], [{ ...file(path, 'b', MODES[kind]), ...(target === undefined ? {} : { target }) }]];
};

const changesOf = (one: PathCase): readonly Change[] => {
  const [, , , path, , more = {}] = one;
  const texts = new Map([[path, { before: more.before, after: more.after }]]);
  return differenceOf(...treesOf(one), 'before' in more || 'after' in more ? texts : undefined);
};

describe('the rule, through the difference of two trees', () => {
  test('has as many cases as it takes', () => {
    expect(PATH_CASES.length).toBeGreaterThan(64);
  });

  test.each(PATH_CASES.map((one) => ({ title: titleOf(one), one })))('$title', ({ one }) => {
    const [, changes, kind, path, decided] = one;
    const rule = ruleOf(changes);
    const found = changesOf(one);
    expect(found.map((change) => change.kind)).toEqual(kind === 'renamed' ? [kind, kind] : [kind]);
    expect(found.map((change) => change.path)).toContain(path);
    if (rule === undefined) {
      expect(found.map((change) => decideChange(rule, change).state)).toEqual([decided]);
      return;
    }
    const codes = new Set<string>(changeFindings(rule, found).map(({ code }) => code));
    expect([...codes]).toEqual(decided === 'allowed' ? [] : [decided]);
  });

  test.each(BROKEN_PATHS)('a broken path is denied whatever is allowed: %j', (path) => {
    const decision = decideChange(ruleOf('{ allow: ["**"] }'), { path, kind: 'added' });
    expect(decision).toMatchObject({ state: 'denied', code: 'path-denied' });
  });

  test('a finding says which rule, and where', () => {
    const [found] = changeFindings(
      compileRule({ allow: ['src/**'], deny: [], protected: undefined }, 'ci/recount.yml'),
      differenceOf([], [{ path: 'ci/recount.yml', mode: '100644', id: 'a' }]),
    );
    expect(found).toMatchObject({
      code: 'path-protected',
      message: 'ci/recount.yml is covered by ci/recount.yml of `changes.protected`',
      place: { file: 'ci/recount.yml' },
    });
  });

  test('more findings than anyone reads are counted', () => {
    const entries = Array.from({ length: 3_001 }, (_, n): Entry => ({ path: `f${n}`, mode: '100644', id: `${n}` }));
    const rule = compileRule({ allow: ['src/**'], deny: [], protected: [] });
    const found = changeFindings(rule, differenceOf([], entries));
    expect(found).toHaveLength(51);
    expect(found.at(-1)).toMatchObject({ code: 'path-denied', message: '2951 more paths are denied' });
  });
});

describe('a path outside the repository', () => {
  test('is denied where the policy names what is allowed', () => {
    expect(decideOutside(ruleOf('{ allow: [src/**] }'), '/etc/hosts')).toMatchObject({ code: 'path-denied' });
  });

  test.each([undefined, '{}', '{ deny: [a] }'])('is not looked at under %s', (changes) => {
    expect(decideOutside(ruleOf(changes), '/etc/hosts')).toMatchObject({ state: 'not-checked' });
  });
});

describe('the difference of two trees', () => {
  const entry = (path: string, id: string, mode = '100644'): Entry => ({ path, id, mode });

  test('has nothing of what is the same', () => {
    expect(differenceOf([entry('a', '1')], [entry('a', '1')])).toEqual([]);
  });

  test('pairs each file that is gone with one that has come', () => {
    const found = differenceOf([entry('a', '1'), entry('b', '1'), entry('c', '2')], [entry('x', '1'), entry('y', '3')]);
    expect(found.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      'a renamed',
      'b deleted',
      'c deleted',
      'x renamed',
      'y added',
    ]);
  });

  test('a link that becomes a file is a change of the file, and a link that is gone has no target', () => {
    const link: Entry = { ...entry('l', '1', '120000'), target: '/etc' };
    expect(differenceOf([link], [entry('l', '2')])).toEqual([{ path: 'l', kind: 'modified' }]);
    expect(differenceOf([link], [])).toEqual([{ path: 'l', kind: 'deleted' }]);
  });

  test('thirty thousand renames take no time', () => {
    const many = (prefix: string) => Array.from({ length: 30_000 }, (_, n) => entry(`${prefix}/${n}`, `${n}`));
    expect(differenceOf(many('a'), many('b')).every(({ kind }) => kind === 'renamed')).toBe(true);
  });
});

describe('for any path', () => {
  const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
  const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
  const spelling = fc.constantFrom<((text: string) => string)[]>(
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.normalize('NFD'),
    (text) => text.normalize('NFC'),
    (text) => text.replaceAll('/', '\\'),
  );

  test('what a glob covers as it stands is denied by it', () => {
    const letter = fc.constantFrom('a', 'A', '.', ':', ' ', 'Σ', 'ς', 'é', '[', '!');
    const marks = fc.constantFrom('*', '**', '?', '[!A]', '[^a]', '[A-Z]', '!(A)', '+(a|A)', '{a,Σ}');
    // A piece of a glob, and letters that it may well cover.
    const piece = fc.oneof(
      letter.map((one) => [one, one] as const),
      fc.tuple(marks, letter),
    );
    const pieces = fc.array(fc.array(piece, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(pieces, (parts) => {
        const [entry, at] = ([0, 1] as const).map((side) =>
          parts.map((part) => part.map((one) => one[side]).join('')).join('/'),
        );
        fc.pre(entry !== undefined && at !== undefined && !entry.startsWith('!') && isInside(entry));
        fc.pre(matcherOfPaths([entry])(at));
        const rule = compileRule({ allow: undefined, deny: [entry], protected: [] });
        expect(decideChange(rule, { path: at, kind: 'added' }).state, JSON.stringify([entry, at])).toBe('denied');
      }),
      { numRuns: 1_000 },
    );
  });

  test('what is denied under one spelling is denied under every other', () => {
    const rule = compileRule({ allow: undefined, deny: ['secret/**'], protected: [] });
    fc.assert(
      fc.property(path, spelling, (rest, spell) => {
        const change = { path: spell(`secret/${rest}`), kind: 'added' } as const;
        // A way up may lead out of the denied folder.
        fc.pre(foldedName(change.path)?.startsWith('secret/') === true);
        expect(decideChange(rule, change).state).toBe('denied');
      }),
    );
  });

  test('an empty list allows nothing', () => {
    const rule = compileRule({ allow: [], deny: [], protected: [] });
    fc.assert(fc.property(path, (one) => decideChange(rule, { path: one, kind: 'added' }).state === 'denied'));
  });
});

describe('an approval', () => {
  const rule = compileRule({ allow: ['src/**'], deny: ['ci/release.yml'], protected: ['ci', 'a.json#/b'] });
  const added = (path: string): Change => ({ path, kind: 'added' });
  const nobody = { why: [], remedy: 'ask lisa' };

  test.each<[path: string, asks: boolean, before: string, after: string]>([
    ['ci/a.yml', true, 'path-protected', 'allowed'],
    ['a.json', true, 'path-protected', 'allowed'],
    ['ci/release.yml', true, 'path-protected', 'path-denied'],
    ['src/a.ts', false, 'allowed', 'allowed'],
    ['docs/a.md', false, 'path-denied', 'path-denied'],
    ['src/.git/hooks/a', false, 'path-protected', 'path-protected'],
  ])('of %s: asked for %s, %s without it and %s with it', (path, asks, before, after) => {
    const told = (approved: boolean): string => {
      const decision = decideChange(rule, added(path), approved);
      return decision.state === 'denied' ? decision.code : decision.state;
    };
    expect([asksForApproval(rule, [added(path)]), told(false), told(true)]).toEqual([asks, before, after]);
    expect(changeFindings(rule, [added(path)], 'approved').map(({ code }) => code)).toEqual(
      after === 'allowed' ? [] : [after],
    );
  });

  test('that is missing is told with why, and what to do', () => {
    const [one] = changeFindings(rule, [added('ci/a.yml')], nobody);
    expect(one?.message).toBe('ci/a.yml is covered by ci of `changes.protected`, and nobody has approved it');
    expect(one?.remedy).toBe('ask lisa');
    const [other] = changeFindings(rule, [added('ci/a.yml')], {
      ...nobody,
      why: ['lisa asks for changes', 'rob left'],
    });
    expect(other?.message).toContain(', and no approval counts: lisa asks for changes; rob left');
  });

  test('helps nothing else, and is not told there', () => {
    const found = changeFindings(rule, [added('docs/a.md'), added('src/.git/a')], nobody);
    expect(found.map(({ remedy }) => remedy)).not.toContain('ask lisa');
  });
});
