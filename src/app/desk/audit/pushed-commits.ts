import { fault } from '../../../core/fault.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { AuditGitHub, Commit, MergedAnswer } from './ports.ts';

/** Which commits are looked at: those since one, the newest, or one alone. `until` is the branch's tip where it is left out. */
export type AuditSpan = { readonly until?: string | undefined } & (
  | { readonly since: string }
  | { readonly last: number }
);

/** The commits of a span, the newest first, each with its pull request. */
export interface Pushed {
  readonly commits: readonly Commit[];
  readonly pulls: ReadonlyMap<string, MergedAnswer>;
}

const NOTHING = /^0+$/;

/** The commits of a span, the oldest first, as a comparison lists them. */
const commitsOf = async (github: AuditGitHub, span: AuditSpan, branch: string): Promise<Result<readonly Commit[]>> => {
  const tip = await (span.until === undefined ? github.commit(branch) : github.named(span.until));
  if (!tip.ok) return tip;
  // A push that made the branch has no commit before it.
  if ('since' in span && !NOTHING.test(span.since)) {
    const since = await github.named(span.since);
    if (!since.ok) return since;
    const range = await github.between(since.value.sha, tip.value.sha);
    return range.ok ? ok(range.value.commits) : range;
  }
  let first = tip.value;
  const before = 'last' in span ? span.last - 1 : 0;
  for (let left = before; left > 0; left -= 1) {
    const [parent] = first.parents;
    if (parent === undefined) break;
    const older = await github.commit(parent);
    if (!older.ok) return older;
    first = older.value;
  }
  const [base] = first.parents;
  if (base === undefined) return ok([tip.value]);
  const range = await github.between(base, tip.value.sha);
  return range.ok ? ok(range.value.commits) : range;
};

/** The commits of a span with the merged pull requests that brought them; one that none brought is in no pull request. */
export const pushedCommits = async (github: AuditGitHub, span: AuditSpan, branch: string): Promise<Result<Pushed>> => {
  const listed = await commitsOf(github, span, branch);
  if (!listed.ok) return listed;
  if (listed.value.length === 0)
    return err(fault('usage', 'there is no commit to look at', { remedy: 'name an older commit: `--since REF`' }));
  const commits = listed.value.toReversed();
  const known = new Map(commits.map((commit) => [commit.sha, commit]));
  const pulls = new Map<string, MergedAnswer>();
  for (const { sha, parents } of commits) {
    if (pulls.has(sha)) continue;
    const merged = await github.mergedPulls(sha);
    if (!merged.ok) return merged;
    const into = merged.value.filter(({ base }) => base === branch);
    const pull = into.find(({ mergeCommit }) => mergeCommit === sha) ?? into[0];
    if (pull === undefined) continue;
    pulls.set(sha, pull);
    // What a merge of the judged head adds was judged with it. What the branch had before is asked for by itself,
    // though a head that is up to date holds it too.
    const [before = '', added = ''] = parents;
    if (added !== pull.head) continue;
    const had = ancestors(before, known);
    for (const inside of ancestors(added, known)) if (!had.has(inside)) pulls.set(inside, pull);
  }
  return ok({ commits, pulls });
};

const ancestors = (head: string, known: ReadonlyMap<string, Commit>): ReadonlySet<string> => {
  const found = new Set<string>();
  const left = [head];
  for (let sha = left.pop(); sha !== undefined; sha = left.pop()) {
    const commit = known.get(sha);
    if (commit === undefined || found.has(sha)) continue;
    found.add(sha);
    left.push(...commit.parents);
  }
  return found;
};
