import type { Snapshot } from './answers.ts';
import { readBranchRules } from './branch-rules.ts';
import {
  GAPS,
  type Gap,
  NOTHING,
  open,
  PERMISSION,
  type Tier,
  type Told,
  together,
  type Unknown,
  untold,
} from './gaps.ts';
import { findGate, type Gate } from './gate.ts';
import { keyGaps } from './key.ts';
import { asksForApprovals, brokenGaps, repositoryGaps } from './repository-gaps.ts';
import { ruleGaps } from './rule-gaps.ts';
import { requiredGaps, reviewGaps, sideGaps } from './workflow-gaps.ts';

/** What `recount doctor` found out about a branch. */
export interface Diagnosis {
  readonly repository: string;
  readonly branch: string;
  readonly tier: Tier | 'unknown';
  /** The names under which the judge reports. */
  readonly checks: readonly string[];
  readonly gaps: readonly Gap[];
  readonly unknown: readonly Unknown[];
}

const afterGreen = ({ tier, rules, companions }: Gate): Told =>
  tier !== 'enforced' || rules.queue || companions.length > 0
    ? NOTHING
    : together([
        open('edit-after-green', 'there is neither a merge queue nor a companion workflow that is required by name'),
        open('retarget-after-green', 'as for the edit: a change of the base branch starts no required workflow'),
      ]);

const unreadTrees = ({ base, head }: Snapshot): Told => {
  const told = (what: string, why: string): Told => untold('policy-unreadable', what, why, PERMISSION.contents);
  return together([
    'unread' in base ? told('the workflows, the policy and CODEOWNERS of the base branch', base.unread) : NOTHING,
    head !== undefined && 'unread' in head.tree ? told(`the workflows at ${head.name}`, head.tree.unread) : NOTHING,
  ]);
};

/** What only the head has: a pull request brings its own workflow, so what is wrong there is open for it. */
const headGaps = ({ head, branch }: Snapshot, gate: Gate, approvals: boolean, base: Told): Told => {
  if (head === undefined || gate.tier === 'app') return NOTHING;
  const paths = new Set(gate.head.judges.map(({ workflow }) => workflow.path));
  const lost = gate.companions.filter(({ workflow }) => !('unread' in head.tree) && !paths.has(workflow.path));
  const told = together([
    sideGaps(gate.head, gate, branch),
    approvals ? reviewGaps(gate.head, gate) : NOTHING,
    brokenGaps(gate.head),
    ...lost.map(({ workflow }) => open('edit-after-green', `${workflow.path} has no judge`)),
  ]);
  const known = new Set(base.gaps.map(({ code, evidence }) => `${code} ${evidence}`));
  return {
    unknown: told.unknown,
    gaps: told.gaps
      .filter(({ code, evidence }) => !known.has(`${code} ${evidence}`))
      .map((gap) => ({ ...gap, evidence: `${gap.evidence}, at ${head.name}` })),
  };
};

const unique = <T>(items: readonly T[]): readonly T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

/** Finds the tier and every way round the gate that is open; what cannot be told is named and never counts as good. */
export const diagnose = (snapshot: Snapshot): Diagnosis => {
  const at = { repository: snapshot.repository.full_name, branch: snapshot.branch };
  const rules = readBranchRules(snapshot);
  if (!rules.known)
    return {
      ...at,
      tier: 'unknown',
      checks: [],
      ...untold('not-required', 'the rules of the branch', rules.why, PERMISSION.metadata),
    };
  const { gate, told } = findGate(snapshot, rules.value);
  const approvals = asksForApprovals(snapshot, gate);
  const base = together([
    sideGaps(gate.base, gate, snapshot.branch),
    approvals ? reviewGaps(gate.base, gate) : NOTHING,
    requiredGaps(gate, snapshot.branch),
    repositoryGaps(snapshot, gate),
  ]);
  const all = together([
    told,
    afterGreen(gate),
    ruleGaps(snapshot, gate),
    keyGaps(snapshot, gate),
    base,
    headGaps(snapshot, gate, approvals, base),
    unreadTrees(snapshot),
  ]);
  const isHere = ({ code }: Gap | Unknown): boolean => {
    const { tiers }: { readonly tiers: readonly Tier[] } = GAPS[code];
    return tiers.includes(gate.tier);
  };
  return {
    ...at,
    tier: gate.tier,
    checks: gate.names,
    gaps: unique(all.gaps.filter(isHere)),
    unknown: unique(all.unknown.filter(isHere)),
  };
};

/** The exit status: 0 nothing open, 1 something open, 2 could not be told. */
export const exitOf = ({ gaps, unknown }: Diagnosis): 0 | 1 | 2 => {
  if (gaps.length > 0) return 1;
  return unknown.length > 0 ? 2 : 0;
};
