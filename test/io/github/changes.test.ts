import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { compileRule } from '../../../src/core/changes/decide.ts';
import { changeFindings } from '../../../src/core/changes/findings.ts';
import type { Api } from '../../../src/io/github/api.ts';
import { openAuthorApi } from '../../../src/io/github/author.ts';
import { readChanges } from '../../../src/io/github/changes.ts';
import type { Files } from '../../world/repository.ts';
import { openWorld, type World } from '../../world/world.ts';
import { value } from '../git/repository.ts';

const AT = { owner: 'octo', repo: 'demo' };
const SUBMODULE = '1234567890123456789012345678901234567890';
const rule = compileRule({ allow: undefined, deny: [], protected: ['package.json#/scripts'] });

const BASE: Files = {
  'src/a.ts': 'a\n',
  'src/b.ts': 'b\n',
  'src/deep/er/c.ts': 'c\n',
  'run.sh': 'echo\n',
  'docs/a.md': 'docs\n',
  'old/x/1.txt': '1\n',
  'old/y/2.txt': '2\n',
  link: { link: 'src/a.ts' },
  'package.json': '{"scripts":{"test":"x"}}\n',
  'Case.txt': 'case\n',
  place: 'a file\n',
  'caf\u00e9/a': 'composed\n',
};

describe('what a head changes, read from the trees of GitHub', () => {
  let world: World;
  let api: Api;
  let base: string;
  beforeAll(async () => {
    world = await openWorld({ files: BASE, policy: 'version: 1\n' });
    api = await openAuthorApi(world.tokenOf('author', 'write'), world.apiUrl, 'test');
    base = (await world.repository.git.resolve('refs/heads/main')) ?? '';
  });
  afterAll(() => world[Symbol.asyncDispose]());
  afterEach(() => {
    expect(world.violations).toEqual([]);
  });

  const commit = (branch: string, files: Files): Promise<string> =>
    world.repository.git.commit({ branch, files, parent: base });
  const changesOf = async (head: string, from = base) =>
    value(await readChanges(api, AT, async () => {}, { base: from, head, rule }));
  const told = async (branch: string, files: Files): Promise<readonly string[]> =>
    (await changesOf(await commit(branch, files))).map(
      ({ path, kind, target }) => `${kind} ${path}${target === undefined ? '' : ` -> ${target}`}`,
    );

  test.each<[what: string, files: Files, changes: readonly string[]]>([
    ['a file', { 'src/a.ts': 'b\n' }, ['modified src/a.ts']],
    ['a new file, deep', { 'src/deep/er/d.ts': 'd\n' }, ['added src/deep/er/d.ts']],
    ['a new folder', { 'new/x/y': '1', 'new/z': '2' }, ['added new/x/y', 'added new/z']],
    ['a deletion', { 'src/b.ts': null }, ['deleted src/b.ts']],
    [
      'a folder that is gone',
      { 'old/x/1.txt': null, 'old/y/2.txt': null },
      ['deleted old/x/1.txt', 'deleted old/y/2.txt'],
    ],
    ['a rename', { 'src/a.ts': null, 'lib/a.ts': 'a\n' }, ['renamed lib/a.ts', 'renamed src/a.ts']],
    [
      'a rename that changes the case alone',
      { 'Case.txt': null, 'case.txt': 'case\n' },
      ['renamed Case.txt', 'renamed case.txt'],
    ],
    [
      'a folder whose case changes',
      { 'docs/a.md': null, 'Docs/a.md': 'docs\n' },
      ['renamed Docs/a.md', 'renamed docs/a.md'],
    ],
    ['a mode', { 'run.sh': { executable: 'echo\n' } }, ['mode run.sh']],
    ['a link', { 'src/l': { link: '../../etc' } }, ['link src/l -> ../../etc']],
    ['a link to another place', { link: { link: '/etc/passwd' } }, ['link link -> /etc/passwd']],
    ['a file in the place of a link', { link: 'text' }, ['modified link']],
    [
      'a link in the place of a folder',
      { 'docs/a.md': null, docs: { link: 'src' } },
      ['link docs -> src', 'deleted docs/a.md'],
    ],
    ['a folder in the place of a file', { place: null, 'place/in': 'x' }, ['deleted place', 'added place/in']],
    ['a submodule', { 'vendor/lib': { submodule: SUBMODULE } }, ['submodule vendor/lib']],
    ['the other Unicode form', { 'cafe\u0301/a': 'decomposed\n' }, ['added cafe\u0301/a']],
    ['a name with everything in it', { 'a b/#?%&"\'\\.txt': '1' }, ['added a b/#?%&"\'\\.txt']],
    ['an empty commit', {}, []],
  ])('%s', async (what, files, changes) => {
    expect(await told(`case-${what.replaceAll(/\W+/g, '-')}`, files)).toEqual(changes);
  });

  test('is taken from the merge base, whatever the base did since', async () => {
    const head = await commit('merge-base', { 'src/a.ts': 'mine\n' });
    const moved = await commit('moved', { 'docs/a.md': 'theirs\n', 'src/b.ts': null });
    expect((await changesOf(head, moved)).map(({ path }) => path)).toEqual(['src/a.ts']);
  });

  test('3,001 files are all there, in one folder and in many', async () => {
    const many: Files = Object.fromEntries(Array.from({ length: 3_001 }, (_, n) => [`many/${n}.txt`, `${n}`]));
    expect(await changesOf(await commit('many', many))).toHaveLength(3_001);
    const wide: Files = Object.fromEntries(
      Array.from({ length: 3_001 }, (_, n) => [`wide/${n % 300}/${n}.txt`, `${n}`]),
    );
    const before = world.requests.length;
    expect(await changesOf(await commit('wide', wide))).toHaveLength(3_001);
    // Not one request for each of 300 folders.
    expect(world.requests.length - before).toBeLessThan(20);
  });

  test('only folders that differ are listed', async () => {
    const head = await commit('narrow', { 'src/deep/er/c.ts': 'other\n' });
    const before = world.requests.length;
    expect(await changesOf(head)).toHaveLength(1);
    // The comparison, and both sides of the top and of three folders.
    expect(world.requests.length - before).toBe(9);
  });

  test('a list that GitHub cuts off is descended into, and never taken for the whole', async () => {
    const wide: Files = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`cut/${n}/a.txt`, `${n}`]));
    const head = await commit('cut', wide);
    const send = async (...[route, given]: Parameters<Api['request']>) => {
      const answer = await api.request(route, given);
      const { success, data } = z.object({ tree: z.array(z.unknown()) }).safeParse(answer.data);
      const whole = success && typeof given === 'object' && 'recursive' in given;
      return whole ? { ...answer, data: { ...data, tree: data.tree.slice(0, 3), truncated: true } } : answer;
    };
    const cut: Api = { request: Object.assign(send, api.request) };
    expect(value(await readChanges(cut, AT, async () => {}, { base, head, rule }))).toHaveLength(100);
  });

  test('a file of which a part is protected is read on both sides', async () => {
    const [one] = await changesOf(await commit('scripts', { 'package.json': '{"scripts":{"test":"y"}}\n' }));
    expect(one?.texts).toEqual({ before: '{"scripts":{"test":"x"}}\n', after: '{"scripts":{"test":"y"}}\n' });
    const found = async (branch: string, text: string | null): Promise<readonly string[]> =>
      changeFindings(rule, await changesOf(await commit(branch, { 'package.json': text }))).map(({ code }) => code);
    expect(await found('scripts-same', '{"name":"a","scripts":{"test":"x"}}\n')).toEqual([]);
    expect(await found('scripts-other', '{"scripts":{}}')).toEqual(['path-protected']);
    expect(await found('scripts-gone', null)).toEqual(['path-protected']);
    expect(await found('scripts-large', `{"scripts":{"test":"x"},"a":"${'a'.repeat(1_100_000)}"}`)).toEqual([
      'path-protected',
    ]);
  });

  test('what GitHub refuses is a fault and no empty change', async () => {
    const head = await commit('refused', { 'src/a.ts': 'x' });
    const fault = { kind: 'status', status: 404 } as const;
    world.fail('GET git/trees/{sha}', fault);
    expect(await readChanges(api, AT, async () => {}, { base, head, rule })).toMatchObject({ ok: false });
    expect(await readChanges(api, AT, async () => {}, { base: 'f'.repeat(40), head, rule })).toMatchObject({
      ok: false,
    });
  });
});
