import { unpackArchive } from '../../core/hand-over/unpack-archive.ts';
import { ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import type { Api, RepositoryName } from './api.ts';
import { downloadArchive } from './artifacts.ts';
import type { Sleep } from './request.ts';
import { listArtifacts, listRuns } from './runs.ts';

const LARGEST_BLOCK = 65_536;

const runSchema = z.object({ id: z.int() });
const artifactSchema = z.object({ id: z.int(), name: z.string(), expired: z.boolean() });

/** The block that the newest verdict at a commit left, as some job of its run uploaded it: nothing in it is trusted. */
export const judgedBlock = async (
  api: Api,
  at: RepositoryName,
  commit: string,
  sleep: Sleep,
): Promise<Result<string | undefined>> => {
  const what = `looking for the judge's record of ${commit}`;
  const repository = { api, at, sleep };
  const runs = await listRuns(what, runSchema, repository, commit);
  if (!runs.ok) return runs;
  for (const { id } of runs.value.toSorted((a, b) => b.id - a.id)) {
    const listed = await listArtifacts(what, artifactSchema, repository, id);
    if (!listed.ok) return listed;
    const [artifact] = listed.value
      .filter(({ name, expired }) => /^recount-verdict-\d+$/.test(name) && !expired)
      .sort((a, b) => b.id - a.id);
    if (artifact === undefined) continue;
    const archive = await downloadArchive(api, at, artifact.id, sleep);
    if (!archive.ok) return archive;
    const files = unpackArchive(archive.value, ['record.json', 'block.md'], LARGEST_BLOCK * 16);
    return files.ok ? ok(Buffer.from(files.value['block.md']).toString()) : files;
  }
  return ok(undefined);
};
