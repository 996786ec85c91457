import { asksForTexts, type Change, type CompiledRule } from '../../core/changes/decide.ts';
import { differenceOf, type Entry } from '../../core/changes/difference.ts';
import type { Texts } from '../../core/changes/pointer.ts';
import { fault } from '../../core/fault.ts';
import { LINK } from '../../core/file-mode.ts';
import { err, ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import { wholeUtf8Of } from '../files/utf8.ts';
import type { Api, RepositoryName } from './api.ts';
import { readOne } from './pages.ts';
import type { Sleep } from './request.ts';

/** One entry of a listed tree; a folder's id tells whether anything below it differs. */
interface Item {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly id: string;
}

/** A folder on both sides; undefined where it is missing or no folder. */
interface Pair {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** So many folders are listed at once, and so many that differ on one level are listed one by one. */
const AT_ONCE = 8;
const MOST_FOLDERS = 64;

/** A link's target and a file to be compared in part may have so many bytes, and so many of them are read. */
const LARGEST_TEXT = 1024 * 1024;
const MOST_TEXTS = 200;

const comparedSchema = z.object({ merge_base_commit: z.object({ sha: z.string() }) });
const blobSchema = z.object({ content: z.string() });
const treeSchema = z.object({
  truncated: z.boolean(),
  tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: z.string() })),
});

/** The best common ancestor of two commits, as GitHub tells it. */
export const readMergeBase = async (
  api: Api,
  at: RepositoryName,
  sleep: Sleep,
  base: string,
  head: string,
): Promise<Result<string>> => {
  // The second page has no files, which nobody needs here.
  const asked = { ...at, basehead: `${base}...${head}`, per_page: 1, page: 2 };
  const send = () => api.request('GET /repos/{owner}/{repo}/compare/{basehead}', asked);
  const compared = await readOne(`comparing ${base} with ${head}`, comparedSchema, send, sleep);
  return compared.ok ? ok(compared.value.merge_base_commit.sha) : compared;
};

/**
 * What a head changes since its merge base with `base`, from the trees of both: GitHub's lists of files end after 300
 * or 3,000 (REST, "Compare two commits", "List pull requests files"), a tree's does not. Only folders that differ are
 * listed. What could not be read of a link or a file is left out, and then counts against it.
 */
export const readChanges = async (
  api: Api,
  at: RepositoryName,
  sleep: Sleep,
  { base, head, rule }: { readonly base: string; readonly head: string; readonly rule: CompiledRule },
): Promise<Result<readonly Change[]>> => {
  const ancestor = await readMergeBase(api, at, sleep, base, head);
  if (!ancestor.ok) return ancestor;
  const source = openTrees(api, at, sleep);
  const walked = await walk(source, { path: '', before: ancestor.value, after: head });
  if (!walked.ok) return walked;
  const { before, after } = walked.value;
  const known = new Map(before.map((entry) => [entry.path, entry]));
  const texts = openTexts(source);
  const targets = new Map<string, string | undefined>();
  const parts = new Map<string, Texts>();
  for (const { path, mode, id } of after) {
    if (mode !== LINK || known.get(path)?.id === id) continue;
    const target = await texts(id);
    if (!target.ok) return target;
    targets.set(path, target.value);
  }
  for (const path of new Set([...before, ...after].map((entry) => entry.path))) {
    if (!asksForTexts(rule, path)) continue;
    const [one, other] = [known.get(path), after.find((entry) => entry.path === path)];
    const [old, fresh] = [await textOf(texts, one), await textOf(texts, other)];
    if (!old.ok) return old;
    if (!fresh.ok) return fresh;
    if ((one === undefined || old.value !== undefined) && (other === undefined || fresh.value !== undefined))
      parts.set(path, { before: old.value, after: fresh.value });
  }
  return ok(
    differenceOf(
      before,
      after.map((entry) => ({ ...entry, target: targets.get(entry.path) })),
      parts,
    ),
  );
};

const FOLDER = 'tree';

interface Trees {
  readonly list: (
    id: string,
    whole: boolean,
  ) => Promise<Result<{ readonly items: readonly Item[]; readonly cut: boolean }>>;
  readonly blob: (id: string) => Promise<Result<Buffer>>;
}

const openTrees = (api: Api, at: RepositoryName, sleep: Sleep): Trees => ({
  list: async (id, whole) => {
    const send = () =>
      api.request('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
        ...at,
        tree_sha: id,
        ...(whole ? { recursive: '1' } : {}),
      });
    const answer = await readOne(`listing the tree ${id}`, treeSchema, send, sleep);
    if (!answer.ok) return answer;
    const { tree, truncated } = answer.value;
    const items = tree.map(({ path, mode, type, sha }) => ({ path, mode, type, id: sha }));
    return ok({ items: toldApart(items), cut: truncated });
  },
  blob: async (id) => {
    const send = () => api.request('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { ...at, file_sha: id });
    const answer = await readOne(`reading the blob ${id}`, blobSchema, send, sleep);
    return answer.ok ? ok(Buffer.from(answer.value.content, 'base64')) : answer;
  },
});

/**
 * GitHub's JSON has U+FFFD for what of a name is no UTF-8, so that several files may come by one name. Those after the
 * first are numbered behind it: else each would hide what happens to the one before.
 */
const toldApart = (items: readonly Item[]): readonly Item[] => {
  const taken = new Set<string>();
  const times = new Map<string, number>();
  return items.map((item) => {
    let [path, number] = [item.path, times.get(item.path) ?? 0];
    do {
      number += 1;
      if (number > 1) path = item.path.replace(/\uFFFD|$/, `$&${number}`);
    } while (taken.has(path));
    taken.add(path);
    times.set(item.path, number);
    return { ...item, path };
  });
};

type ReadText = (id: string) => Promise<Result<string | undefined>>;

/** Texts by their ids; nothing for what is too large, no UTF-8, or one too many. */
const openTexts = ({ blob }: Trees): ReadText => {
  let read = 0;
  return async (id) => {
    if (++read > MOST_TEXTS) return ok(undefined);
    const bytes = await blob(id);
    if (!bytes.ok) return bytes;
    return ok(bytes.value.length > LARGEST_TEXT ? undefined : wholeUtf8Of(bytes.value));
  };
};

/** A regular file's text; nothing where there is none. */
const textOf = async (read: ReadText, entry: Entry | undefined): Promise<Result<string | undefined>> =>
  entry?.mode.startsWith('100') === true ? read(entry.id) : ok(undefined);

interface Both {
  readonly before: Entry[];
  readonly after: Entry[];
}

const walk = async (source: Trees, root: Pair): Promise<Result<Both>> => {
  const found: Both = { before: [], after: [] };
  for (let level: readonly Pair[] = [root]; level.length > 0; ) {
    // Where very many folders differ, two long answers cost less than hundreds of short ones.
    if (level.length > MOST_FOLDERS) {
      const whole = await listWhole(source, root);
      if (!whole.ok) return whole;
      if (whole.value !== undefined) return ok(whole.value);
    }
    const next: Pair[] = [];
    for (let at = 0; at < level.length; at += AT_ONCE) {
      const read = await Promise.all(level.slice(at, at + AT_ONCE).map((pair) => readPair(source, pair, found)));
      for (const pairs of read) {
        if (!pairs.ok) return pairs;
        next.push(...pairs.value);
      }
    }
    level = next;
  }
  return ok(found);
};

/** Lists a folder on both sides; gives the folders in it that differ, and puts the files that differ into `found`. */
const readPair = async (source: Trees, pair: Pair, found: Both): Promise<Result<readonly Pair[]>> => {
  const [before, after] = await Promise.all([listFolder(source, pair.before), listFolder(source, pair.after)]);
  if (!before.ok) return before;
  if (!after.ok) return after;
  const [old, fresh] = [byName(before.value), byName(after.value)];
  const pairs: Pair[] = [];
  for (const name of new Set([...old.keys(), ...fresh.keys()])) {
    const [one, other] = [old.get(name), fresh.get(name)];
    if (one !== undefined && other !== undefined && one.id === other.id && one.mode === other.mode) continue;
    const path = pair.path === '' ? name : `${pair.path}/${name}`;
    const [folderBefore, folderAfter] = [
      one?.type === FOLDER ? one.id : undefined,
      other?.type === FOLDER ? other.id : undefined,
    ];
    if (folderBefore !== undefined || folderAfter !== undefined)
      pairs.push({ path, before: folderBefore, after: folderAfter });
    if (one !== undefined && one.type !== FOLDER) found.before.push({ ...one, path });
    if (other !== undefined && other.type !== FOLDER) found.after.push({ ...other, path });
  }
  return ok(pairs);
};

const listFolder = async ({ list }: Trees, id: string | undefined): Promise<Result<readonly Item[]>> => {
  if (id === undefined) return ok([]);
  const listed = await list(id, false);
  if (!listed.ok) return listed;
  return listed.value.cut
    ? err(fault('github-unexpected', `GitHub lists only a part of the one folder ${id}`))
    : ok(listed.value.items);
};

/** Both trees whole; nothing where GitHub cuts one of them off. */
const listWhole = async ({ list }: Trees, { before, after }: Pair): Promise<Result<Both | undefined>> => {
  const [old, fresh] = await Promise.all([list(before ?? '', true), list(after ?? '', true)]);
  if (!old.ok) return old;
  if (!fresh.ok) return fresh;
  if (old.value.cut || fresh.value.cut) return ok(undefined);
  const files = (items: readonly Item[]) => items.filter(({ type }) => type !== FOLDER);
  return ok({ before: files(old.value.items), after: files(fresh.value.items) });
};

const byName = (items: readonly Item[]): ReadonlyMap<string, Item> => new Map(items.map((item) => [item.path, item]));
