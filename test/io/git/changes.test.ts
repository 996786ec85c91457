import { chmodSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileRule } from '../../../src/core/changes/decide.ts';
import { readChanges } from '../../../src/io/git/changes.ts';
import { createRepository, type Repository, value } from './repository.ts';

const rule = compileRule({ allow: undefined, deny: [], protected: ['package.json#/scripts'] });

describe('what lies between two commits of a clone', () => {
  test.each<[what: string, change: (repository: Repository) => void, changes: readonly string[]]>([
    ['a file', ({ write }) => write('src/a.ts', 'b'), ['modified src/a.ts']],
    ['a new one', ({ write }) => write('src/b.ts', 'b'), ['added src/b.ts']],
    ['a deletion', ({ remove }) => remove('src/a.ts'), ['deleted src/a.ts']],
    [
      'a rename',
      ({ root }) => renameSync(join(root, 'src/a.ts'), join(root, 'b.ts')),
      ['renamed b.ts', 'renamed src/a.ts'],
    ],
    ['a mode', ({ root }) => chmodSync(join(root, 'src/a.ts'), 0o755), ['mode src/a.ts']],
    ['a link', ({ root }) => symlinkSync('/etc', join(root, 'l')), ['link l -> /etc']],
    [
      'a submodule',
      ({ git }) => git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`),
      ['submodule sub'],
    ],
    ['a name with all in it', ({ write }) => write('a\t"b\nc', ''), ['added a\t"b\nc']],
  ])('%s', async (_, change, changes) => {
    const repository = createRepository({ 'src/a.ts': 'a', 'package.json': '{"scripts":{"t":"x"}}' });
    change(repository);
    // A submodule stands in the index alone.
    repository.git('add', '--all', '--', ':!sub');
    repository.git('commit', '--quiet', '--message', 'Change');
    const found = value(await readChanges(await repository.open('desk'), 'HEAD~1', 'HEAD', rule));
    const told = found.map(({ path, kind, target }) => `${kind} ${path}${target === undefined ? '' : ` -> ${target}`}`);
    expect(told).toEqual(changes);
  });

  test('has the text of a file of which a part is protected', async () => {
    const repository = createRepository({ 'package.json': '{}' });
    repository.write('package.json', '{"scripts":{}}');
    repository.commit();
    const [found] = value(await readChanges(await repository.open('desk'), 'HEAD~1', 'HEAD', rule));
    expect(found?.texts).toEqual({ before: '{}', after: '{"scripts":{}}' });
    repository.write('package.json', Buffer.from([0xff]));
    repository.commit();
    const [broken] = value(await readChanges(await repository.open('desk'), 'HEAD~1', 'HEAD', rule));
    expect(broken).toEqual({ path: 'package.json', kind: 'modified' });
  });
});
