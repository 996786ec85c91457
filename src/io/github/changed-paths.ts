import type { ChangedPaths, PullRequest } from '../../app/ports.ts';
import { compileRule } from '../../core/changes/decide.ts';
import { ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import type { Api, RepositoryName } from './api.ts';
import { readChanges } from './changes.ts';
import { readOne } from './pages.ts';
import { isUnanswered, type Sleep } from './request.ts';

/** GitHub lists no more files of a comparison than this, and no further page of them (docs: REST, "Compare two commits"). */
const MOST_FILES = 300;

const comparedSchema = z.object({
  files: z.optional(
    z.array(
      z.object({ filename: z.string(), status: z.optional(z.string()), previous_filename: z.optional(z.string()) }),
    ),
  ),
});

const NO_RULE = compileRule({ allow: undefined, deny: [], protected: [] });

/**
 * What the head of a pull request changes since its merge base with the tip of its base. It is asked for by two commits:
 * GitHub's list of a pull request's files is of whichever head and base stand there while it is asked for, and whoever may
 * push, or opened the pull request, can have others stand there for so long. Where there is more than a comparison lists,
 * or than GitHub compares at all, the trees of both sides are compared.
 */
export const readChangedPaths = async (
  api: Api,
  at: RepositoryName,
  sleep: Sleep,
  { number, head, base }: PullRequest,
  tipOf: (branch: string) => Promise<Result<string>>,
): Promise<Result<ChangedPaths>> => {
  const tip = await tipOf(base.ref);
  if (!tip.ok) return tip;
  // All files are on the first page, whatever its size, which is that of the list of commits.
  const asked = { ...at, basehead: `${tip.value}...${head.sha}`, per_page: 1 };
  const send = () => api.request('GET /repos/{owner}/{repo}/compare/{basehead}', asked);
  const compared = await readOne(`listing the files of #${number}`, comparedSchema, send, sleep);
  if (!compared.ok && !isUnanswered(compared.error)) return compared;
  const files = compared.ok ? compared.value.files : undefined;
  if (files === undefined || files.length >= MOST_FILES) {
    const changes = await readChanges(api, at, sleep, { base: tip.value, head: head.sha, rule: NO_RULE });
    return changes.ok ? ok({ kind: 'listed', paths: changes.value.map(({ path }) => path) }) : changes;
  }
  // Both sides of a rename are changed; what is copied stays as it was.
  const paths = files.flatMap(({ filename, status, previous_filename: previous }) =>
    previous === undefined || status === 'copied' ? [filename] : [filename, previous],
  );
  return ok({ kind: 'listed', paths });
};
