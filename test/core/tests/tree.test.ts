import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/core/digest.ts';
import {
  cutsThrough,
  digestOfMembers,
  entriesOf,
  type Member,
  nodeEntry,
  nodeKey,
} from '../../../src/core/tests/tree.ts';
import { suiteOf, tallyOf } from './suites.ts';

const member = (name: string): Member => ({ name, hash: sha256(name), digest: sha256(`digest of ${name}`) });
const membersOf = (names: readonly string[]): readonly Member[] =>
  [...new Set(names)].map(member).sort((a, b) => a.hash.compare(b.hash));
const numbered = (count: number, name: (index: number) => string): readonly Member[] =>
  membersOf(Array.from({ length: count }, (_, index) => name(index)));
const shape = (members: readonly Member[]) => cutsThrough(members).map((cut) => cut.length);

describe('cuts through the tree of groups', () => {
  test.each<[what: string, members: readonly Member[], lengths: readonly number[]]>([
    ['none where a block has room for every group', numbered(200, (index) => `a/${index}.ts`), []],
    ['every group alone, and shorter ones', numbered(201, (index) => `a/${index}.ts`), [201, 57, 16]],
    [
      'as many entries as a cut may have, where folders are small',
      numbered(2_000, (index) => `${index >> 2}/${index}`),
      [1024, 256, 64, 16],
    ],
  ])('%s', (_what, members, lengths) => {
    const found = shape(members);
    expect(found.length).toBe(lengths.length);
    for (const [index, most] of [1_024, 256, 64, 16].slice(4 - found.length).entries())
      expect(found[index]).toBeLessThanOrEqual(most);
  });

  test('go by folder: paths by "/", classes by "."', () => {
    const members = membersOf([
      ...Array.from({ length: 150 }, (_, index) => `src/core/${index}.test.ts`),
      ...Array.from({ length: 150 }, (_, index) => `com.example.web.Test${index}`),
      'other.test.ts',
    ]);
    const coarsest = cutsThrough(members)
      .at(-1)
      ?.map(({ name, folder, members: inner }) => [name, folder, inner.length]);
    expect(coarsest).toEqual(
      expect.arrayContaining([
        ['other.test.ts', false, 1],
        ['src/', true, 150],
      ]),
    );
  });

  test('a folder with very many groups is parted by their hashes, so that every cut is nearly as fine as it may be', () => {
    for (const count of [1_500, 20_000]) {
      const found = shape(numbered(count, (index) => `com.example.Test${index}`));
      expect(found).toHaveLength(4);
      for (const [index, most] of [1_024, 256, 64, 16].entries()) {
        expect(found[index]).toBeLessThanOrEqual(most);
        expect(found[index]).toBeGreaterThan(most - 16);
      }
    }
  });

  test('folders within folders within folders are passed through where there is nothing else', () => {
    const deep = 'a/b/c/d/e/';
    const cut =
      cutsThrough(membersOf([...Array.from({ length: 300 }, (_, index) => `${deep}${index}`), deep]))[1] ?? [];
    expect(new Set(cut.map(({ name }) => name.slice(0, deep.length)))).toEqual(new Set([deep]));
  });

  test('also where there are as many of them as a name has room for', () => {
    const deep = 'a/'.repeat(16_000);
    const members = membersOf(Array.from({ length: 300 }, (_, index) => `${deep}${index}`));
    expect(cutsThrough(members).map((cut) => cut.length)).toEqual([300, 256, 64, 16]);
  });

  const names = fc.array(
    fc.oneof(
      fc.array(fc.constantFrom('a', 'b', 'src', 'x.y', ''), { maxLength: 5 }).map((parts) => parts.join('/')),
      fc.string({ unit: fc.constantFrom('.', '/', 'a', 'b', '#', '\0') }),
      fc.nat(400).map((number) => `p.q.C${number}`),
    ),
    { minLength: 201, maxLength: 500, size: 'max' },
  );

  test('each holds every group once, and depends on nothing but the groups', () => {
    fc.assert(
      fc.property(names, (some) => {
        const members = membersOf(some);
        const cuts = cutsThrough(members);
        for (const cut of cuts) {
          const held = cut.flatMap((node) => node.members);
          expect(held.map(({ name }) => name).sort()).toEqual(members.map(({ name }) => name).sort());
          expect(new Set(cut.map(({ name, folder }) => `${folder} ${name}`)).size).toBe(cut.length);
        }
        const again = cutsThrough(membersOf([...some].reverse()));
        expect(again.map((cut) => entriesOf(cut).toString('hex'))).toEqual(
          cuts.map((cut) => entriesOf(cut).toString('hex')),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('an entry', () => {
  const [one, two] = [member('src/'), member('src/a.ts')];

  test('of a folder has the digest of a suite of these groups', () => {
    const tests = suiteOf(3, 5);
    const tally = tallyOf(tests);
    expect(`sha256:${digestOfMembers(tally.members).toString('hex')}`).toBe(tally.digest);
  });

  test('of a folder is never that of a group of the same name', () => {
    const folder = { name: 'src/', folder: true, members: [one, two] };
    const group = { name: 'src/', folder: false, members: [one] };
    expect(nodeKey(folder)).not.toBe(nodeKey(group));
    expect(nodeEntry(group)).toEqual(Buffer.concat([one.hash.subarray(0, 4), one.digest.subarray(0, 8)]));
  });
});

describe('the groups of a record', () => {
  const hexOf = (bytes: Buffer) => bytes.toString('hex').match(/.{24}/g) ?? [];

  test('hold every entry of every cut once, so that a block may pin any of them', () => {
    const tally = tallyOf(suiteOf(300, 2));
    const groups = hexOf(tally.groups);
    expect(new Set(groups).size).toBe(groups.length);
    expect([...groups].sort()).toEqual(groups);
    for (const cut of tally.cuts) expect(groups).toEqual(expect.arrayContaining(hexOf(entriesOf(cut))));
    expect(groups.length).toBeLessThan(400);
  });

  test('are golden where there are many: a released format can never change', () => {
    const { groups, cuts } = tallyOf(suiteOf(300, 2));
    expect(sha256(groups).toString('hex')).toBe('c2696e8e73ae064e18db592dee6da9d3f032caaa58e9fed68dfb104ef576d1ff');
    expect(cuts.map((cut) => [cut.length, sha256(entriesOf(cut)).toString('hex').slice(0, 16)])).toEqual([
      [300, '5364e5c0c1ab2ab6'],
      [256, '02896969f75f6098'],
      [58, '7c4f7195f469edd2'],
      [3, '80dd38839ef97612'],
    ]);
  });

  test('are no tree where there are more than a hundred thousand', () => {
    const many = tallyOf(suiteOf(100_001, 1));
    expect([many.cuts, many.members]).toEqual([[], []]);
    expect(many.groups).toHaveLength(100_001 * 12);
  });
});
