import type { Digest } from '../digest.ts';
import type { Result } from '../result.ts';
import type { Account, JudgedPull } from './account.ts';
import { type Drift, type DriftCode, drift, type Findings, NOTHING } from './drifts.ts';

/** A pull request as it was merged, and as it is now. Times are milliseconds since 1970. */
export interface MergedPull {
  readonly number: number;
  readonly head: string;
  readonly base: string;
  readonly mergedAt: number;
  /** The digest of the live block, null where there is none, or why it is not one. */
  readonly block: Digest | null | { readonly broken: string };
  /** When the body was changed last; undefined where it never was, or why that is not known. */
  readonly edited: Result<number | undefined, string>;
}

/** A verdict of the judge that had ended before the merge. */
export interface SeenVerdict {
  readonly run: number;
  readonly attempt: number;
  /** How the job, or the check of tier app, ended. */
  readonly conclusion: string;
  readonly endedAt: number;
  /** Whether it is of a merge queue's group, whose own commit is what was merged. */
  readonly group: boolean;
  /** Whether the pull request brought the file of the workflow; undefined where that could not be read. */
  readonly ownWorkflow: boolean | undefined;
  readonly account: Result<Account, string>;
}

/** How the head became a part of the branch; what could not be read is why. */
export interface MergeFacts {
  readonly commit: string;
  /** The second parent, of a merge commit. */
  readonly merged: string | undefined;
  readonly tree: string;
  readonly headTree: Result<string, string>;
  /** How many commits of the base the head lacked. */
  readonly behind: Result<number, string>;
}

/** Compares a merged pull request with the newest verdict on it before the merge. */
export const comparePull = (pull: MergedPull, verdicts: readonly SeenVerdict[], merge: MergeFacts): Findings => {
  const at = { pull: pull.number, commit: merge.commit };
  const say = saying(at);
  const before = verdicts.filter(({ endedAt }) => endedAt <= pull.mergedAt);
  const newest = before.reduce<SeenVerdict | undefined>(
    (last, one) => (last === undefined || one.endedAt >= last.endedAt ? one : last),
    undefined,
  );
  if (newest === undefined) {
    const later = verdicts.length === 0 ? '' : `; one ended after the merge, with ${verdicts[0]?.conclusion}`;
    return say('check-missing', `no run of the workflow had judged ${pull.head}${later}`);
  }
  const name = `run ${newest.run}, attempt ${newest.attempt}`;
  if (newest.conclusion !== 'success') return say('check-red', `${name} ended with ${newest.conclusion}`);
  const brought =
    newest.ownWorkflow === true
      ? say('judged-by-own-workflow', `the file of ${name} is not the one that its head branched off with`)
      : unlessKnown(newest.ownWorkflow, at, `whether #${pull.number} changed the workflow that judged it`);
  if (!newest.account.ok) {
    const untold = { ...at, what: `what ${name} judged`, why: newest.account.error };
    return together([brought, { ...NOTHING, unknown: [untold] }, treeFindings(pull, merge, newest)]);
  }
  const judged = newest.account.value.pulls.find(({ number }) => number === pull.number);
  if (judged === undefined)
    return together([brought, say('check-missing', `${name} judged its commit for other pull requests alone`)]);
  const body = { ...NOTHING, drifts: bodyDrifts(pull, judged, name, merge) };
  return together([brought, body, treeFindings(pull, merge, newest)]);
};

const saying =
  (at: Pick<Drift, 'pull' | 'commit'>) =>
  (code: DriftCode, evidence: string): Findings => ({ ...NOTHING, drifts: [drift(code, at, evidence)] });

const unlessKnown = (known: boolean | undefined, at: Pick<Drift, 'pull' | 'commit'>, what: string): Findings => {
  const why = 'its file could not be read at the head or where that left the base';
  return known === undefined ? { ...NOTHING, unknown: [{ ...at, what, why }] } : NOTHING;
};

const together = (all: readonly Findings[]): Findings => ({
  drifts: all.flatMap(({ drifts }) => drifts),
  unknown: all.flatMap(({ unknown }) => unknown),
});

const bodyDrifts = (pull: MergedPull, judged: JudgedPull, name: string, merge: MergeFacts): readonly Drift[] => {
  const at = { pull: pull.number, commit: merge.commit };
  const drifts: Drift[] = [];
  const merged = merge.merged ?? pull.head;
  if (judged.head !== merged)
    drifts.push(drift('head-not-judged', at, `${name} judged ${judged.head}, and ${merged} was merged`));
  if (judged.base !== pull.base)
    drifts.push(
      drift('retargeted-after-green', at, `${name} judged it for ${judged.base}, and it went into ${pull.base}`),
    );
  if (judged.block !== pull.block)
    drifts.push(
      drift(whenEdited(pull), at, `${name} judged ${shown(judged.block)}; the body has ${shown(pull.block)}`),
    );
  return drifts;
};

/** An edit after the merge hides whether there was one before it too; what cannot be told is the worse of the two. */
const whenEdited = ({ edited, mergedAt }: MergedPull): 'edited-after-green' | 'edited-after-merge' =>
  edited.ok && edited.value !== undefined && edited.value > mergedAt ? 'edited-after-merge' : 'edited-after-green';

const shown = (block: MergedPull['block']): string => {
  if (block === null) return 'no block';
  return typeof block === 'string' ? `the block ${block}` : `none that can be read (${block.broken})`;
};

/** A group of a queue is judged on the commit that goes in. A head is, where it holds all of its base. */
const treeFindings = ({ number, head }: MergedPull, merge: MergeFacts, { group }: SeenVerdict): Findings => {
  const at = { pull: number, commit: merge.commit };
  if (group) return NOTHING;
  const unread = (why: string): Findings => ({
    ...NOTHING,
    unknown: [{ ...at, what: `whether the files that were merged are those of ${head}`, why }],
  });
  const say = saying(at);
  if (!merge.behind.ok) return unread(merge.behind.error);
  if (merge.behind.value > 0) return say('merged-behind', `${head} lacked ${merge.behind.value} commits of its base`);
  if (!merge.headTree.ok) return unread(merge.headTree.error);
  const { tree, headTree } = merge;
  if (tree === headTree.value) return NOTHING;
  return say('tree-differs', `the tree is ${tree}, and that of ${head} is ${headTree.value}`);
};
