import type { ChangedPaths, PullRequest } from '../../app/ports.ts';
import { compileRule } from '../../core/changes/decide.ts';
import { ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import type { Api, RepositoryName } from './api.ts';
import { readChanges } from './changes.ts';
import { PAGE, pageOf, readPage, type Sleep } from './pages.ts';

/** GitHub lists no more files of a pull request than this (docs: REST, "List pull requests files"). */
const MOST_FILES = 3_000;

const fileSchema = z.object({
  filename: z.string(),
  previous_filename: z.optional(z.string()),
  status: z.optional(z.string()),
  contents_url: z.optional(z.string()),
});
type ListedFile = z.infer<typeof fileSchema>;

const NO_RULE = compileRule({ allow: undefined, deny: [], protected: [] });

/**
 * Whether a page is of this head. The list is asked for by the pull request's number, and whoever may push can have
 * another head stand there while it is asked for; each file names the commit that it is of, one that is gone maybe
 * another.
 */
const isOf = (head: string, files: readonly ListedFile[]): boolean => {
  const names = ({ contents_url: url }: ListedFile): boolean => url?.endsWith(`?ref=${head}`) === true;
  return files.some(names) && files.every((file) => names(file) || file.status === 'removed');
};

/**
 * What the head of a pull request changes. Where GitHub's list does not say that it is of this head, as none can in which
 * no file is left, the trees of both sides are compared.
 */
export const readChangedPaths = async (
  api: Api,
  at: RepositoryName,
  sleep: Sleep,
  { number, head, base }: PullRequest,
  tipOf: (branch: string) => Promise<Result<string>>,
): Promise<Result<ChangedPaths>> => {
  const what = `listing the files of #${number}`;
  const paths: string[] = [];
  for (let page = 1; page <= MOST_FILES / PAGE; page++) {
    const asked = { ...at, pull_number: number, per_page: PAGE, page };
    const send = async () => pageOf(await api.request('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', asked));
    const files = await readPage(what, fileSchema, send, sleep);
    if (!files.ok) return files;
    const { items, isLast } = files.value;
    // A last page may be empty, after one that was full.
    if ((items.length > 0 || page === 1) && !isOf(head.sha, items))
      return fromTrees(api, at, sleep, head.sha, await tipOf(base.ref));
    for (const { filename, previous_filename: previous } of items)
      paths.push(filename, ...(previous === undefined ? [] : [previous]));
    if (isLast) return ok({ kind: 'listed', paths });
  }
  // A full last page may be all there is, or not: what cannot be listed counts as touching everything.
  return ok({ kind: 'unlisted' });
};

const fromTrees = async (
  api: Api,
  at: RepositoryName,
  sleep: Sleep,
  head: string,
  tip: Result<string>,
): Promise<Result<ChangedPaths>> => {
  if (!tip.ok) return tip;
  const changes = await readChanges(api, at, sleep, { base: tip.value, head, rule: NO_RULE });
  return changes.ok ? ok({ kind: 'listed', paths: changes.value.map(({ path }) => path) }) : changes;
};
