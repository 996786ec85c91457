import { mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchPathIn } from '../../../src/io/process/search-path.ts';

describe.skipIf(process.platform === 'win32')('a PATH, for commands in another tree than the checkout', () => {
  let place: string;
  beforeAll(async () => {
    place = realpathSync(await mkdtemp(join(tmpdir(), 'search-')));
    for (const folder of ['work/bin', 'work-2/bin', 'home/tool/bin'])
      mkdirSync(join(place, folder), { recursive: true });
    symlinkSync(join(place, 'work/bin'), join(place, 'home/linked'));
    symlinkSync(place, join(place, 'home/above'));
    symlinkSync(join(place, 'home/tool/bin'), join(place, 'work/out'));
    symlinkSync('nowhere', join(place, 'home/dangling'));
  });
  afterAll(() => rmSync(place, { recursive: true }));
  const read = (path: string) => searchPathIn(path.replaceAll('~', place), join(place, 'work'), '/tree');

  test.each([
    ['~/work/bin', '/tree/bin'],
    ['~/work', '/tree'],
    ['~/work/', '/tree'],
    ['~/work/node_modules/.bin', '/tree/node_modules/.bin'],
    ['~/home/linked', '/tree/bin'],
    ['~/home/above/work/bin', '/tree/bin'],
    ['~/home/../work//bin/.', '/tree/bin'],
    ['~/work/out', '/tree/out'],
    ['~/home/above/work/out/more', '/tree/out/more'],
  ])('%s leads into it, and then to %s', (entry, mapped) => {
    expect(read(`/usr/bin:${entry}:/bin`)).toEqual({ path: `/usr/bin:${mapped}:/bin`, outside: ['/usr/bin', '/bin'] });
  });

  test.each([
    '/usr/bin',
    '~/work-2/bin',
    '~/home/tool/bin',
    '~/home/dangling/bin',
    '~',
    '/',
    'bin',
    '',
    '.',
    '~/work/..',
  ])('%j does not', (entry) => {
    const own = entry.replace('~', place);
    expect(read(`${entry}:/bin`)).toEqual({ path: `${own}:/bin`, outside: [own, '/bin'] });
  });
});
