import { unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { compareBytes } from '../../../src/io/git/content.ts';
import { compareParts, foundDifference, type SharedTree, shareTree } from '../../../src/io/git/shared-tree.ts';
import { listTree, readEntries, type TreeEntry, textOf } from '../../../src/io/git/tree.ts';
import { createRepository, value } from './repository.ts';

const FILES = 8_000;
const fileOf = (index: number): string => `src/ü-${index % 50}/file-${index}.ts`;
const files = Object.fromEntries(Array.from({ length: FILES }, (_, index) => [fileOf(index), `${index}\n`]));
const repository = createRepository(files);
const { root } = repository;
const git = await repository.open('judged');
const listing = value(await listTree(git, 'HEAD'));

const pathsOf = (entries: readonly TreeEntry[]): readonly string[] => entries.map(({ path }) => textOf(path)).sort();

const [changed, gone, added] = [[7, 4_000, 4_999].map(fileOf), fileOf(2_500), 'src/new.ts'];
const differ = (): void => {
  for (const path of changed) repository.write(path, 'other\n');
  unlinkSync(join(root, gone));
  repository.write(added, 'new\n');
};

const shared = (): SharedTree => shareTree(root, 'sha1', listing);

describe('a tree that threads compare together', () => {
  it('is in parts that are together the whole of it', () => {
    const { ends } = shared();
    expect(ends.length).toBeGreaterThan(8);
    expect(ends.at(-1)).toBe(listing.length);
    const parts = [...ends].map((end, part) => readEntries(listing.subarray(ends[part - 1] ?? 0, end)));
    expect(parts.flat()).toEqual(readEntries(listing));
  });

  it('is the same where nothing differs', () => {
    const tree = shared();
    compareParts(tree);
    expect(foundDifference(tree)).toEqual({ altered: [], broken: [] });
  });

  it('differs in what one thread alone finds', () => {
    differ();
    const tree = shared();
    compareParts(tree);
    const found = foundDifference(tree);
    expect(pathsOf(found.altered)).toEqual([...changed].sort());
    expect(pathsOf(found.broken)).toEqual([gone]);
    expect(found).toEqual(compareBytes(root, readEntries(listing), 'sha1'));
  });

  it('is compared to its end where a thread is gone with a part that it took', () => {
    const tree = shared();
    for (let part = 0; part < 3; part++) Atomics.add(tree.taken, 0, 1);
    compareParts(tree);
    const found = foundDifference(tree);
    expect(pathsOf(found.altered)).toEqual([...changed].sort());
    expect(pathsOf(found.broken)).toEqual([gone]);
  });

  it('is compared by the threads of the packaged action', async () => {
    const program = fileURLToPath(new URL('../../../dist/verify-checkout.js', import.meta.url));
    const thread = new Worker(program, { env: { ...repository.env, GITHUB_WORKSPACE: root } });
    const answer = await new Promise<unknown>((resolve, reject) =>
      thread.once('message', resolve).once('error', reject),
    );
    expect(answer).toMatchObject({ code: 'checkout-differs' });
    for (const path of [...changed, gone]) expect(JSON.stringify(answer)).toContain(path);
  });
});
