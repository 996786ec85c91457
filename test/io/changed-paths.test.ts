import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedOrAll } from '../../src/app/desk/change.ts';
import { changedPaths } from '../../src/app/live-pull-request.ts';
import { openClone } from '../../src/io/clone.ts';
import { openBaseReader } from '../../src/io/git/base-reader.ts';
import { openGit } from '../../src/io/git/git.ts';
import { openAuthorApi } from '../../src/io/github/author.ts';
import { openReader } from '../../src/io/github/reader.ts';
import type { Files } from '../world/repository.ts';
import { openWorld, type World } from '../world/world.ts';
import { testEnv, value } from './git/repository.ts';

type Entry = readonly [path: string, content: string | null];
const each = (many: number, entries: (index: number) => readonly Entry[]): Files =>
  Object.fromEntries(Array.from({ length: many }, (_, index) => entries(index)).flat());

const old = (index: number): readonly Entry[] => [[`old/${index}.txt`, `the text of ${index}\n`]];
const moved = (index: number): readonly Entry[] => [
  [`old/${index}.txt`, null],
  [`new/${index}.txt`, `the text of ${index}\n`],
];
const added = (index: number): readonly Entry[] => [[`more/${index}.txt`, `${index}\n`]];

const AT = { owner: 'octo', repo: 'demo' };

describe('how much a pull request changes is the same for the judge, a leg of a matrix and a desk', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ files: each(1_501, old) });
  });
  afterAll(() => world[Symbol.asyncDispose]());

  it.each<[what: string, paths: number | undefined, files: Files]>([
    ['1,499 files that are moved', 2_998, each(1_499, moved)],
    ['1,501, which GitHub lists as so many files', undefined, each(1_501, moved)],
    ['2,999 new files', 2_999, each(2_999, added)],
    ['3,000 of them', undefined, each(3_000, added)],
    ['more than GitHub lists', undefined, each(3_100, added)],
  ])('%s: %j', async (what, paths, files) => {
    const branch = what.replaceAll(/\W+/g, '-');
    const { number } = await world.openPullRequest({ branch, files });
    const token = world.tokenOf('mona', 'write');
    const { path } = await world.clone(token, { branch });
    const env = testEnv(world.root);
    const own = value(await openGit({ dir: path, env, profile: 'desk' }));
    const judged = value(await openGit({ dir: path, env, profile: 'judged' }));
    const reader = openReader(await openAuthorApi(token, world.apiUrl, 'test'), AT, async () => {});
    const leg = openBaseReader(reader, judged);
    const pull = value(await leg.pullRequest(number));

    const views = {
      judge: await changedPaths(reader, pull, true),
      leg: await changedPaths(leg, pull, true),
      desk: await changedOrAll(openClone(own), 'origin/main', true),
    };
    const counts = Object.values(views).map((changed) => value(changed)?.length);
    expect(counts).toEqual([paths, paths, paths]);
    expect(world.violations).toEqual([]);
  });
});
