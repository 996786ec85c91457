import { CHECK } from '../core/check-name.ts';
import { besides, type OtherVerdict } from '../core/judge/same-head.ts';
import type { Regenerated } from '../core/record/regenerated.ts';
import { ok, type Result } from '../core/result.ts';
import type { TestTally } from '../core/tests/tally.ts';
import { faultVerdict, type Judgement, judgeLive } from './judge-live.ts';
import type { CommitReader, PullRequest } from './ports.ts';

/**
 * Judges a regenerated record against the live pull request, and against every other open one with the same head whose
 * base requires the check. One bad block fails the check of the commit. `own` says whether the record was made for this
 * pull request, in this run.
 */
export const judgeHead = async (
  reader: CommitReader,
  pull: PullRequest,
  regenerated: Regenerated,
  policyPath: string,
  tallies: Readonly<Record<string, TestTally>>,
  own: boolean,
): Promise<Judgement> => {
  const first = await judgeLive(reader, pull, regenerated, policyPath, tallies, own);
  if (!first.verdict.pass) return first;
  const others = await othersOf(reader, pull);
  if (!others.ok) return faultVerdict(pull.head.sha, [others.error]);
  const judged: OtherVerdict[] = [];
  const pulls = [...(first.judged ?? [])];
  for (const other of others.value) {
    const { verdict, judged: its = [] } = await judgeLive(reader, other, regenerated, policyPath, tallies, false);
    pulls.push(...its);
    if (!(await hasGone(reader, other, verdict))) judged.push({ number: other.number, verdict });
  }
  const seen = judged.map(({ number }) => `#${number} has the same head, and was judged with it`);
  return { ...first, verdict: besides(first.verdict, judged), remarks: [...first.remarks, ...seen], judged: pulls };
};

/** One that has gone on meanwhile has this head no more, and its newer run decides on it. Another base is not enough. */
const hasGone = async (
  reader: CommitReader,
  { number, head }: PullRequest,
  { findings }: OtherVerdict['verdict'],
): Promise<boolean> => {
  if (!findings.some(({ code }) => code === 'head-moved' || code === 'pull-request-closed')) return false;
  const now = await reader.pullRequest(number);
  return now.ok && (!now.value.open || now.value.head.sha !== head.sha);
};

const othersOf = async (reader: CommitReader, pull: PullRequest): Promise<Result<readonly PullRequest[]>> => {
  const open = await reader.openPullRequests(pull.head.sha);
  if (!open.ok) return open;
  const others: PullRequest[] = [];
  for (const other of open.value)
    if (other.number !== pull.number && (await reader.mayRequire(other.base.ref, CHECK))) others.push(other);
  return ok(others);
};
