import { type Citation, lookedAt } from '../block/citations.ts';
import type { PinnedBlock } from '../block/parse.ts';
import type { Code } from '../codes.ts';
import type { Fault } from '../fault.ts';
import type { Changed } from '../policy/applicability.ts';
import { passedNames } from '../policy/environment.ts';
import type { Policy, Suite } from '../policy/policy.ts';
import { differingSuites, policyDigest } from '../policy/policy-digest.ts';
import type { RunRecord } from '../record/record.ts';
import type { Regenerated, SuiteRuns } from '../record/regenerated.ts';
import type { SuiteResult } from '../record/suite-result.ts';
import type { Result } from '../result.ts';
import { judgeCitations, strangeCitations, untoldCitations } from './citations.ts';
import { compareSuite, equal, notTheSame } from './compare.ts';
import { type JudgedCorners, NOTHING } from './corner-facts.ts';
import { judgeCorners } from './corners.ts';
import { demandsOf, few, tooManyUnstable } from './demands.ts';
import { type Finding, finding, findingOf } from './finding.ts';
import { liveSuites } from './live.ts';
import { proofMissing } from './proof.ts';
import { besideSystems } from './systems.ts';
import { decide, refuse, type Verdict } from './verdict.ts';
import { wallsMissing } from './walls.ts';

/** The two documents, the policy and GitHub's live facts: all that a verdict may rest on. */
export interface Facts {
  /** The live head commit. */
  readonly commit: string;
  readonly policy: Policy;
  /** The policy that the block was made under, where it could be found: names the suites that changed since. */
  readonly formerPolicy?: Policy | undefined;
  /** Whether this pull request must have a block; one that is there is judged in any case. */
  readonly blockNeeded: boolean;
  /** The suites whose paths this pull request touches. */
  readonly touched: ReadonlySet<string>;
  /** All that it changes, or undefined where that cannot be listed. */
  readonly changed: Changed;
  /** The commit is one that a merge queue made: what the base says was judged with each pull request in it. */
  readonly group?: true;
  /** What the policy's rule about paths finds in the change. */
  readonly changes?: readonly Finding[];
  readonly pinned: Result<PinnedBlock, readonly Fault[]>;
  /** The tests that the body cites outside its block. */
  readonly citations?: readonly Citation[];
  readonly regenerated: Regenerated;
  /** The record was made for this pull request in this run: what it holds was touched when the suites began. */
  readonly own?: boolean;
  /** Whether the record was made where suites must be kept apart: in CI, and at no desk. */
  readonly walled: boolean;
}

/** Judges the pinned block against the regenerated record, under the policy. Pure: equal facts, equal verdict. */
export const judge = (facts: Facts): Verdict => {
  const { commit, policy, pinned, citations: all = [] } = facts;
  const citations = lookedAt(all);
  const block = pinned.ok ? pinned.value.digest : undefined;
  const unsound = unsoundness(facts);
  if (unsound.length > 0) return refuse(commit, unsound, block);
  if (!pinned.ok && (facts.blockNeeded || !isMissing(pinned.error))) return refuse(commit, pinned.error.map(findingOf));

  const claims = pinned.ok ? pinned.value.record : undefined;
  const stale = claims === undefined ? undefined : staleness(facts, claims);
  if (stale !== undefined) return refuse(commit, [stale], block);

  const judged = Object.entries(policy.suites).map(([name, suite]) =>
    judgeSuite({ ...facts, citations }, name, suite, claims),
  );
  const findings = [
    ...(claims === undefined ? [] : contradictions(facts, claims)),
    ...(facts.changes ?? []),
    ...strangeCitations(policy, citations),
    ...(claims === undefined ? [] : proofMissing(policy, facts.changed, claims)),
    ...judged.flatMap((one) => one.findings),
  ];
  const live = liveSuites(policy, facts.regenerated);
  const verdict = decide({
    commit,
    block,
    findings,
    varied: judged.flatMap((one) => one.varied),
    notChecked: [
      ...(claims === undefined ? ['block'] : []),
      ...notRun(facts),
      ...judged.flatMap((one) => one.notChecked),
      ...(all.length > citations.length ? [`citations after the first ${citations.length}`] : []),
    ],
  });
  return live.length === 0 ? verdict : { ...verdict, live };
};

/** Whether the body simply has no block. One that hides, or something that looks like one, is never an absent block. */
const isMissing = ([first, ...others]: readonly Fault[]): boolean =>
  first?.code === 'block-missing' && others.length === 0;

/** The suites of which nothing was found out, by the judge's own facts and not by what the judged job says of itself. */
const notRun = ({ policy, touched, regenerated }: Facts): readonly string[] =>
  Object.entries(policy.suites).flatMap(([name, { os }]) => {
    if (!touched.has(name)) return [`suite ${name}: the pull request touches none of its paths`];
    return regenerated.suites[name] === undefined ? [`suite ${name}: runs on ${os} only`] : [];
  });

/** Reasons why nothing can be said: what was run is not what is asked about. */
export const unsoundness = ({
  commit,
  policy,
  touched,
  regenerated,
  own = false,
  walled,
}: Pick<Facts, 'commit' | 'policy' | 'touched' | 'regenerated' | 'own' | 'walled'>): readonly Finding[] => {
  if (regenerated.commit !== commit) {
    const moved = `the suites ran on ${regenerated.commit}, and the head is ${commit} now`;
    return [finding('head-moved', moved, { pinned: regenerated.commit, regenerated: commit })];
  }
  if (regenerated.policy !== policyDigest(policy))
    return [
      finding(
        'policy-changed',
        `the suites ran under the policy ${regenerated.policy}, and the base branch has ${policyDigest(policy)} now`,
        { pinned: regenerated.policy, regenerated: policyDigest(policy) },
      ),
    ];
  const unwalled = walled ? wallsMissing(policy, touched, regenerated) : [];
  if (unwalled.length > 0) return unwalled;
  return Object.entries(policy.suites).flatMap(([name, suite]) => {
    const say = (code: Code, message: string): Finding => finding(code, `suite ${name} ${message}`, { suite: name });
    const runs = regenerated.suites[name];
    // The judge looks at the paths itself: the judged job may not talk itself out of a suite. Nor may what happens
    // meanwhile: a run of a suite that is not to be looked at after all says what nobody has asked.
    if (!touched.has(name))
      return own && runs !== undefined
        ? say('policy-changed', 'was run because of its `paths`, and now none of them is touched')
        : [];
    if (runs !== undefined) return tooManyUnstable(name, runs.first) ?? incomplete(name, suite, runs.first);
    const { [name]: absence } = regenerated.absent;
    if (absence === undefined)
      return say('hand-over-broken', 'should have been run, and the hand-over does not hold it');
    // Neither `paths` nor `os` is in the policy's digest, and a base that moves may change what a pull request touches.
    if (suite.os === 'any' || absence !== 'os')
      return say('policy-changed', `was left out because of its \`${absence}\`, and now applies`);
    return policy.required.includes(name)
      ? say('suite-not-here', `must run on ${suite.os}, and no leg of the workflow does`)
      : [];
  });
};

/** Without the counts that the policy asks for, too few tests would look like no demand at all. */
const incomplete = (name: string, suite: Suite, { record, counts }: SuiteResult): readonly Finding[] => {
  const asked = suite.reports.length > 0;
  const whole = asked
    ? record.report !== undefined ||
      (counts !== undefined &&
        (record.tests !== undefined) === (suite.tests !== 'outcome') &&
        (record.digest !== undefined) === (suite.tests === 'exact'))
    : counts === undefined && record.tests === undefined && record.digest === undefined && record.report === undefined;
  if (whole) return [];
  const what = asked ? 'lacks what the policy asks of its reports' : 'has counts, and the policy asks for no report';
  return [finding('hand-over-broken', `suite ${name} ${what} in the hand-over`, { suite: name })];
};

/** Why a block cannot be judged by any record of the head: it is of another commit or policy. */
export const staleness = (
  { commit, policy, formerPolicy }: Pick<Facts, 'commit' | 'policy' | 'formerPolicy'>,
  claims: RunRecord,
): Finding | undefined => {
  if (claims.commit !== commit)
    return finding('commit-stale', `the block records commit ${claims.commit}, and the head is ${commit}`, {
      field: 'commit',
      pinned: claims.commit,
      regenerated: commit,
    });
  const digest = policyDigest(policy);
  if (claims.policy === digest) return undefined;
  const differing =
    formerPolicy === undefined ? visiblyDiffering(claims, policy) : differingSuites(formerPolicy, policy);
  const which = differing.length === 0 ? 'in what every suite shares' : `in ${differing.join(', ')}`;
  return finding(
    'policy-moved',
    `the policy on the base branch differs from the one that the block was made under, ${which}`,
    {
      field: 'policy',
      pinned: claims.policy,
      regenerated: digest,
    },
  );
};

/** What can be seen of a changed policy in the block alone. */
const visiblyDiffering = (claims: RunRecord, policy: Policy): readonly string[] =>
  [...new Set([...Object.keys(claims.suites), ...policy.required])].filter((name) => {
    const [claimed, suite] = [claims.suites[name], policy.suites[name]];
    return (
      claimed === undefined ||
      suite === undefined ||
      !equal(claimed.command, suite.run) ||
      claimed.scope !== suite.scope
    );
  });

/** What the block as a whole says wrongly: its tree, and which suites it has. */
const contradictions = ({ policy, touched, regenerated }: Facts, claims: RunRecord): readonly Finding[] => {
  const findings: Finding[] = [];
  const say = (code: Code, message: string, suite: string): void =>
    void findings.push(finding(code, message, { suite }));
  if (claims.tree !== regenerated.tree)
    findings.push(
      finding('tree-contradicted', `tree: claimed ${claims.tree}, found ${regenerated.tree}`, {
        field: 'tree',
        pinned: claims.tree,
        regenerated: regenerated.tree,
      }),
    );
  for (const name of policy.required)
    if (touched.has(name) && !Object.hasOwn(claims.suites, name))
      say('suite-missing', `the policy requires suite ${name}, and the block lacks it`, name);
  for (const name of Object.keys(claims.suites))
    if (!Object.hasOwn(policy.suites, name)) say('suite-invented', `the policy holds no suite ${name}`, name);
    else if (!touched.has(name) || !Object.hasOwn(regenerated.suites, name))
      say('suite-not-run', `suite ${name} is not run for this pull request`, name);
  return findings;
};

const judgeSuite = (
  { policy, touched, regenerated, walled, group, citations = [] }: Facts,
  name: string,
  suite: Suite,
  claims: RunRecord | undefined,
): JudgedCorners => {
  const runs: SuiteRuns | undefined = regenerated.suites[name];
  const cited = citations.filter((one) => one.suite === name);
  if (runs === undefined || !touched.has(name)) return { ...NOTHING, notChecked: untoldCitations(cited, {}) };
  const claimed = claims?.suites[name];
  const compared = (result: SuiteRuns['first']): readonly Finding[] => {
    if (claims === undefined || claimed === undefined) return [];
    const differences = compareSuite(name, suite, claimed, result);
    const [there, here] = [
      { by: claims.by, suite: claimed },
      { by: regenerated.by, suite: result.record },
    ];
    return besideSystems(differences, there, here, passedNames([policy.env, suite.env]));
  };
  const against = (result: SuiteRuns['first']): readonly Finding[] => [
    ...demandsOf(name, suite, result),
    ...compared(result),
    ...judgeCitations(cited, result),
  ];

  const corners = group === true ? NOTHING : judgeCorners({ suite: name, policy, claimed, runs, walled });
  const notChecked = [...corners.notChecked, ...untoldCitations(cited, runs.first)];
  const own = against(runs.first);
  const findings = [...own, ...corners.findings];
  if (runs.again === undefined) return { findings, varied: corners.varied, notChecked };
  const second = new Set(against(runs.again).map(identity));
  const varied = own.filter((one) => !second.has(identity(one)));
  if (varied.length === 0) return { findings, varied: corners.varied, notChecked };
  const what = [...new Set(varied.map((one) => one.field ?? one.code))].join(', ');
  const tests = notTheSame(runs.first.record, runs.again.record);
  const told = tests.length === 0 ? '' : `; not the same twice${few(tests)}`;
  const unstable = finding('unstable', `${name}: a second run on this commit gives other results: ${what}${told}`, {
    suite: name,
  });
  return { findings: [unstable, ...findings], varied: [...varied, ...corners.varied], notChecked };
};

/**
 * What makes two runs agree on a finding: the same claim is contradicted by the same value. Two runs that contradict a
 * claim with two values disagree with each other, which says nothing about the author. How many tests failed stands in
 * the message alone: a suite that fails twice fails.
 */
const identity = ({ code, field, pinned, regenerated }: Finding): string =>
  JSON.stringify([code, field, pinned, regenerated]);
