import { ACTIONS_APP } from '../../../core/actions-app.ts';
import { comparePull, type MergedPull, type MergeFacts, type SeenVerdict } from '../../../core/audit/compare.ts';
import { type Drift, drift, type Findings, type Untold } from '../../../core/audit/drifts.ts';
import type { Audit } from '../../../core/audit/tell.ts';
import { parseBlock } from '../../../core/block/parse.ts';
import type { Fault } from '../../../core/fault.ts';
import { parsePolicy } from '../../../core/policy/parse.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { AuditGitHub, Commit, MergedAnswer, Range } from './ports.ts';
import { type AuditSpan, type Pushed, pushedCommits } from './pushed-commits.ts';
import { type Judges, verdictsAt } from './seen-verdicts.ts';

/** The files that the judge's workflow has: the gate, and what judges an edit where a ruleset requires the gate. */
export const JUDGING_WORKFLOWS: readonly string[] = [
  '.github/workflows/recount.yml',
  '.github/workflows/companion.yml',
];

/** What the gate is made of: the files of its workflows, and where its policy lies. */
export interface AuditedGate {
  readonly workflows: readonly string[];
  readonly policy: string;
}

/** Compares what was merged into the default branch with what was judged. */
export const auditBranch = async (github: AuditGitHub, span: AuditSpan, gate: AuditedGate): Promise<Result<Audit>> => {
  const repository = await github.repository();
  if (!repository.ok) return repository;
  const { fullName, defaultBranch: branch } = repository.value;
  const pushed = await pushedCommits(github, span, branch);
  if (!pushed.ok) return pushed;
  const { commits, pulls } = pushed.value;
  // The jobs of Actions are looked for as runs.
  const apps = (await github.requiredFrom(branch)).filter((app) => app !== ACTIONS_APP);

  const drifts: Drift[] = commits
    .filter(({ sha }) => !pulls.has(sha))
    .map(({ sha }) =>
      drift('commit-outside-pull-request', { commit: sha }, `GitHub names no merged pull request for ${sha}`),
    );
  const unknown: Untold[] = [];
  const merged = [...new Map([...pulls.values()].map((pull) => [pull.number, pull])).values()];
  for (const pull of merged) {
    const found = await auditPull(github, pull, pushed.value, { ...gate, apps });
    if (found.ok) {
      drifts.push(...found.value.drifts);
      unknown.push(...found.value.unknown);
    } else
      unknown.push({
        pull: pull.number,
        commit: pull.mergeCommit ?? pull.head,
        what: 'what was judged, and how it was merged',
        why: `${found.error.code}: ${found.error.message}`,
      });
  }
  return ok({
    repository: fullName,
    branch,
    commits: commits.length,
    pulls: merged.map(({ number }) => number),
    drifts,
    unknown,
  });
};

const auditPull = async (
  github: AuditGitHub,
  pull: MergedAnswer,
  pushed: Pushed,
  { workflows, policy, apps }: AuditedGate & Pick<Judges, 'apps'>,
): Promise<Result<Findings>> => {
  const { merge, base } = mergeOf(pull, pushed);
  const range = base === undefined ? undefined : await github.between(base, pull.head);
  // GitHub runs the file of a trial merge: what the base did to it since the head left is not the pull request's.
  const left = range?.ok === true ? range.value.mergeBase : undefined;
  const judges: Judges = {
    workflows,
    apps,
    untrusted: await whyUntrusted(github, base, policy),
    brought: (path) => differs(github, path, pull.head, left),
  };
  const verdicts: SeenVerdict[] = [];
  const atHead = await verdictsAt(github, pull.head, 'head', judges);
  if (!atHead.ok) return atHead;
  verdicts.push(...atHead.value);
  // A group of a queue may end some entries after this one; each commit of it is one of the branch then.
  for (const { sha } of apps.length > 0 ? [] : firstParents(pushed.commits, merge.sha)) {
    const ofGroup = await verdictsAt(github, sha, 'group', judges);
    if (!ofGroup.ok) return ofGroup;
    verdicts.push(...ofGroup.value.filter(({ account }) => !account.ok || holds(account.value.pulls, pull.number)));
  }
  return ok(comparePull(await mergedPull(github, pull), verdicts, await factsOf(github, pull, merge, range)));
};

const holds = (pulls: readonly { readonly number: number }[], number: number): boolean =>
  pulls.some((one) => one.number === number);

/** The commit by which a pull request came in, and the one that the branch had before. */
const mergeOf = (
  pull: MergedAnswer,
  { commits, pulls }: Pushed,
): { readonly merge: Commit; readonly base: string | undefined } => {
  const known = new Map(commits.map((commit) => [commit.sha, commit]));
  const newest = commits.find(({ sha }) => pulls.get(sha)?.number === pull.number);
  const merge = known.get(pull.mergeCommit ?? '') ?? newest ?? { sha: pull.head, tree: '', parents: [] };
  let [base] = merge.parents;
  while (base !== undefined && pulls.get(base)?.number === pull.number) [base] = known.get(base)?.parents ?? [];
  return { merge, base };
};

/** From the newest commit along first parents down to `last`; nothing but that one where it is on no such way. */
const firstParents = (commits: readonly Commit[], last: string): readonly Pick<Commit, 'sha'>[] => {
  const known = new Map(commits.map((commit) => [commit.sha, commit]));
  const way: Commit[] = [];
  for (let at = commits[0]; at !== undefined; at = known.get(at.parents[0] ?? '')) {
    way.push(at);
    if (at.sha === last) return way;
  }
  return [{ sha: last }];
};

const reasonOf = ({ code, message }: Fault): string => `${code}: ${message}`;

/** Why nothing that a run left is trusted: without walls a suite could have taken the means to leave a file of its own. */
const whyUntrusted = async (
  github: AuditGitHub,
  base: string | undefined,
  path: string,
): Promise<string | undefined> => {
  if (base === undefined) return 'the branch had no commit before it, and so no policy';
  const text = await github.textAt(base, path);
  if (!text.ok) return reasonOf(text.error);
  const policy = text.value === undefined ? undefined : parsePolicy(text.value, path);
  if (policy?.ok !== true) return 'the policy that the base had cannot be read';
  return policy.value.isolation === 'none'
    ? 'the policy says `isolation: none`, and so a suite could have left an account of its own'
    : undefined;
};

const differs = async (
  github: AuditGitHub,
  path: string,
  head: string,
  left: string | undefined,
): Promise<boolean | undefined> => {
  if (left === undefined) return undefined;
  const [brought, had] = await Promise.all([github.textAt(head, path), github.textAt(left, path)]);
  return brought.ok && had.ok ? brought.value !== had.value : undefined;
};

const mergedPull = async (github: AuditGitHub, pull: MergedAnswer): Promise<MergedPull> => {
  const [pinned, edited] = [await parseBlock(pull.body), await github.lastEdited(pull.number)];
  const broken = pinned.ok ? '' : pinned.error.map(({ code }) => code).join(', ');
  return {
    ...pull,
    block: pinned.ok ? pinned.value.digest : broken === 'block-missing' ? null : { broken },
    edited: edited.ok ? edited : err(edited.error.message),
  };
};

const factsOf = async (
  github: AuditGitHub,
  { head }: MergedAnswer,
  merge: Commit,
  range: Result<Range> | undefined,
): Promise<MergeFacts> => {
  const tip = await github.commit(head);
  return {
    commit: merge.sha,
    merged: merge.parents[1],
    tree: merge.tree,
    headTree: tip.ok ? ok(tip.value.tree) : err(reasonOf(tip.error)),
    behind: range?.ok === false ? err(reasonOf(range.error)) : ok(range?.value.behind ?? 0),
  };
};
