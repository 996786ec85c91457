import type { JudgedPull } from '../core/audit/account.ts';
import { citationsIn } from '../core/block/citations.ts';
import { type PinnedBlock, parseBlock } from '../core/block/parse.ts';
import type { GivenApproval } from '../core/changes/approval.ts';
import { type Fault, fault } from '../core/fault.ts';
import { findingOf } from '../core/judge/finding.ts';
import { type ChangedHarness, harnessFiles } from '../core/judge/harness.ts';
import { judge } from '../core/judge/judge.ts';
import { refuse, type Verdict } from '../core/judge/verdict.ts';
import { asksForPaths, touchedSuites } from '../core/policy/applicability.ts';
import { isExempt, needsBlock } from '../core/policy/exemption.ts';
import { parsePolicy, suitePlaces } from '../core/policy/parse.ts';
import type { Policy } from '../core/policy/policy.ts';
import { policyDigest } from '../core/policy/policy-digest.ts';
import { comparedWith } from '../core/record/compared-with.ts';
import type { Regenerated } from '../core/record/regenerated.ts';
import { withDetail } from '../core/record/told-detail.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { TestTally } from '../core/tests/tally.ts';
import { type BasePolicy, readBasePolicy } from './base-policy.ts';
import { changedPaths, notOpen } from './live-pull-request.ts';
import type { CommitReader, PullRequest } from './ports.ts';
import { openChanges } from './protected-changes.ts';

/** A verdict with what a reader needs to understand it. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly policy?: BasePolicy | undefined;
  readonly pinned?: PinnedBlock | undefined;
  readonly remarks: readonly string[];
  /** The pull requests that were judged, and by which blocks. */
  readonly judged?: readonly JudgedPull[] | undefined;
  /** The files of the harness that the pull request changes. */
  readonly harness?: ChangedHarness | undefined;
  /** The end of what a command printed, where that is why nothing can be said. */
  readonly tail?: string | undefined;
}

/** A verdict in which nothing but these faults stands. */
export const faultVerdict = (commit: string, faults: readonly Fault[]): Judgement => ({
  verdict: refuse(commit, faults.map(findingOf)),
  remarks: [],
});

const MOST_READINGS = 3;

/**
 * Judges a regenerated record against the live pull request. The body is read last; when the verdict stands, head,
 * base and block are read once more. A block that changed meanwhile is judged anew, three times at most. `tallies` are
 * those of suites that were put together here, so that what a block pins of them can be named; `own` says whether the
 * record was made for this pull request, in this run.
 */
export const judgeLive = async (
  reader: CommitReader,
  pull: PullRequest,
  made: Regenerated,
  policyPath: string,
  tallies: Readonly<Record<string, TestTally>>,
  own: boolean,
): Promise<Judgement> => {
  const commit = pull.head.sha;
  const regenerated = comparedWith(pull.base.ref, made);
  const source = await readBasePolicy(reader, pull.base.ref, pull.base.defaultBranch, policyPath);
  if (!source.ok) return faultVerdict(commit, source.error);
  const { policy } = source.value;
  const changed = await changedPaths(reader, pull, asksForPaths(policy));
  if (!changed.ok) return faultVerdict(commit, [changed.error]);
  const touched = touchedSuites(policy, changed.value);
  const judgeChanges = await openChanges(reader, pull, policy, policyPath);
  if (!judgeChanges.ok) return faultVerdict(commit, [judgeChanges.error]);

  let changes = await judgeChanges.value();
  let live = await reread(reader, pull);
  for (let reading = 1; reading <= MOST_READINGS; reading++) {
    if (!live.ok) return faultVerdict(commit, [live.error]);
    if (!changes.ok) return faultVerdict(commit, [changes.error]);
    const { findings, approval } = changes.value;
    const [pinned, citations] = [await parseBlock(live.value.body), await citationsIn(live.value.body)];
    const formerPolicy = pinned.ok ? await policyOf(reader, pull, policy, pinned.value, policyPath) : undefined;
    const blockNeeded = needsBlock(policy, live.value.author);
    const detailed = pinned.ok ? withDetails(regenerated, tallies, pinned.value) : regenerated;
    const told = { own, blockNeeded, touched, changed: changed.value, changes: findings, regenerated: detailed };
    const verdict = judge({ commit, policy, formerPolicy, pinned, citations, ...told, walled: true });

    const last = await reread(reader, pull);
    if (!last.ok) return faultVerdict(commit, [last.error]);
    const after = await judgeChanges.value();
    const same =
      last.value.body === live.value.body || (await claimsOf(last.value.body)) === (await claimsOf(live.value.body));
    if (same && after.ok && after.value.approval?.by === approval?.by)
      return {
        verdict: atSuites(withApproval(verdict, approval), source.value),
        policy: source.value,
        pinned: pinned.ok ? pinned.value : undefined,
        remarks: remarksOn(policy, live.value, regenerated, approval),
        judged: [
          { number: pull.number, head: commit, base: pull.base.ref, block: pinned.ok ? pinned.value.digest : null },
        ],
        harness: changed.value === undefined ? 'unlisted' : harnessFiles(policy, changed.value),
      };
    live = last;
    changes = after;
  }
  return faultVerdict(commit, [
    fault('block-moving', `the block, or who approves, changed ${MOST_READINGS} times while it was judged`),
  ]);
};

const withApproval = (verdict: Verdict, approval: GivenApproval | undefined): Verdict =>
  approval === undefined ? verdict : { ...verdict, approval };

const withDetails = (
  regenerated: Regenerated,
  tallies: Readonly<Record<string, TestTally>>,
  { record }: PinnedBlock,
): Regenerated => ({
  ...regenerated,
  suites: Object.fromEntries(
    Object.entries(regenerated.suites).map(([name, runs]) => [
      name,
      { ...runs, first: withDetail(runs.first, tallies[name], record.suites[name]?.groups) },
    ]),
  ),
});

/** A finding about a suite points at the line of the policy that defines the suite, unless it knows a better place. */
const atSuites = (verdict: Verdict, { text, path }: BasePolicy): Verdict => {
  if (verdict.findings.length === 0) return verdict;
  const places = suitePlaces(text, path);
  return { ...verdict, findings: verdict.findings.map((one) => ({ place: places.get(one.suite ?? ''), ...one })) };
};

/** The pull request as it is now, provided that it still has the head and the base that are judged. */
const reread = async (reader: CommitReader, { number, head, base }: PullRequest): Promise<Result<PullRequest>> => {
  const now = await reader.pullRequest(number);
  if (!now.ok) return now;
  if (!now.value.open) return err(notOpen(now.value));
  if (now.value.head.sha !== head.sha)
    return err(fault('head-moved', `the head was ${head.sha} and is ${now.value.head.sha} now`));
  if (now.value.base.ref !== base.ref)
    return err(fault('head-moved', `the base branch was ${base.ref} and is ${now.value.base.ref} now`));
  return ok(now.value);
};

/**
 * What tells one body from another: its block's record, or the ways in which that cannot be read, and what it cites;
 * never where.
 */
const claimsOf = async (body: string | null): Promise<string> => {
  const pinned = await parseBlock(body);
  const cited = (await citationsIn(body)).map(({ suite, test, outcome }) => [suite, test, outcome]);
  return JSON.stringify([pinned.ok ? pinned.value.digest : pinned.error.map(({ code }) => code), cited]);
};

/**
 * The policy that a block was made under where it is not the present one: looked for where the base branch stood when
 * the head was pushed. It decides nothing; it names the suites that changed.
 */
const policyOf = async (
  reader: CommitReader,
  pull: PullRequest,
  policy: Policy,
  { record }: PinnedBlock,
  path: string,
): Promise<Policy | undefined> => {
  if (record.policy === policyDigest(policy)) return undefined;
  const text = await reader.textAt(pull.base.sha, path);
  const former = text.ok && text.value !== undefined ? parsePolicy(text.value, path) : undefined;
  return former?.ok === true && policyDigest(former.value) === record.policy ? former.value : undefined;
};

const approvedBy = ({ by, as }: GivenApproval, head: string): string =>
  as === 'maintainer'
    ? `${by} opened it and has admin rights, which is enough to change what is protected under \`approvers: maintainer\`; who pushed is not asked`
    : `${by} has write access and approved the change of what is protected, at ${head}`;

const remarksOn = (
  policy: Policy,
  { author, head }: PullRequest,
  { by, suites }: Regenerated,
  approval: GivenApproval | undefined,
): readonly string[] => [
  ...(approval === undefined ? [] : [approvedBy(approval, head.sha)]),
  ...(isExempt(policy, author)
    ? [`${author.login} is exempt: no block is needed, and the suites must pass all the same`]
    : []),
  ...(by.isolation === 'none'
    ? [
        'isolation: none, as the policy allows. The suites ran as the user of the runner, and could reach what it reaches',
      ]
    : []),
  ...(policy.isolation === 'none' &&
  by.network === 'open' &&
  Object.keys(suites).some((name) => policy.suites[name]?.scope === 'offline')
    ? ['offline: not enforced. The suites of scope `offline` could reach the network']
    : []),
];
