import { citationsIn, lookedAt } from '../core/block/citations.ts';
import { parseBlock } from '../core/block/parse.ts';
import { CHECK } from '../core/check-name.ts';
import { attemptOf, decodeKept, KEPT_FILE } from '../core/earlier/kept-record.ts';
import { isOfThisWorkflow, type RunFacts, type Wanted, whyNotWanted } from '../core/earlier/stands-in.ts';
import type { Fault } from '../core/fault.ts';
import { asksForPaths, touchedSuites } from '../core/policy/applicability.ts';
import type { Policy } from '../core/policy/policy.ts';
import type { Regenerated } from '../core/record/regenerated.ts';
import { ok, type Result } from '../core/result.ts';
import { fileOfJudge, type Left } from './left-file.ts';
import { changedPaths } from './live-pull-request.ts';
import type { PullRequest, RepositoryReader, RunReader } from './ports.ts';

/** A record that the judge of an earlier run left, with that run. */
interface EarlierRecord {
  readonly regenerated: Regenerated;
  readonly run: string;
  readonly attempt: number;
}

/** What a search for an earlier record came to; where there is none, why each that was looked at is none. */
export type Search =
  | ({ readonly kind: 'found' } & EarlierRecord)
  | { readonly kind: 'none'; readonly reasons: readonly string[] };

/** So many of the newest runs are looked through, and so many records are tried. */
const MOST_RUNS = 30;
const MOST_RECORDS = 5;

/** Each leg of a matrix asks GitHub by itself: so many searches at most are made by all of them together. */
export const MOST_LOOKING = 16;

/** Looks for a record of a pull request's head under a policy. */
export const searchFor = async (
  reader: Pick<RepositoryReader, 'changedPaths'>,
  runs: RunReader,
  pull: PullRequest,
  policy: Policy,
): Promise<Result<Search>> => {
  const wanted = await wantedOf(reader, pull, policy);
  return wanted.ok ? findEarlierRecord(runs, wanted.value) : wanted;
};

/** What a record of a pull request's head must be of. */
export const wantedOf = async (
  reader: Pick<RepositoryReader, 'changedPaths'>,
  pull: PullRequest,
  policy: Policy,
): Promise<Result<Wanted>> => {
  const { head, base, body } = pull;
  const changed = asksForPaths(policy) ? await changedPaths(reader, pull, true) : ok(undefined);
  if (!changed.ok) return changed;
  const pinned = await parseBlock(body);
  return ok({
    head: head.sha,
    headRepository: head.repository,
    base: base.ref,
    policy,
    touched: touchedSuites(policy, changed.value),
    pinned: pinned.ok ? pinned.value.record : undefined,
    citations: lookedAt(await citationsIn(body)),
  });
};

/** The record that a search found. Where it found none that is said as `none`, and why. */
export const foundBy = (
  search: Result<Search>,
  none: string,
  say: (line: string) => void,
): EarlierRecord | undefined => {
  const reasonsOf = ({ code, message }: Fault): Search => ({ kind: 'none', reasons: [`${code}: ${message}`] });
  const found = search.ok ? search.value : reasonsOf(search.error);
  if (found.kind === 'found') return found;
  say(none);
  for (const reason of found.reasons) say(`  ${reason}`);
  return undefined;
};

/** Looks for the newest record that stands in for one made anew. All is asked of GitHub, and nothing of a job's word. */
export const findEarlierRecord = async (runs: RunReader, wanted: Wanted): Promise<Result<Search>> => {
  const [own, listed] = await Promise.all([runs.own(), runs.runsOf(wanted.head, 'pull_request')]);
  if (!own.ok) return own;
  if (!listed.ok) return listed;
  const ours = listed.value.filter((run) => isOfThisWorkflow(own.value, run, wanted)).slice(0, MOST_RUNS);
  const left = await Promise.all(ours.map((run) => candidatesOf(runs, run)));
  const candidates: Left[] = [];
  for (const found of left) {
    if (!found.ok) return found;
    candidates.push(...found.value);
  }
  candidates.sort((a, b) => b.artifact.createdAt - a.artifact.createdAt);

  const reasons: string[] = [];
  for (const candidate of candidates.slice(0, MOST_RECORDS)) {
    const { run, attempt } = candidate;
    const tried = await tryRecord(runs, candidate, own.value.startedAt, wanted);
    if (!tried.ok) return tried;
    if (typeof tried.value !== 'string')
      return ok({ kind: 'found', regenerated: tried.value, run: String(run.id), attempt });
    reasons.push(`the record of run ${run.id}, attempt ${attempt}: ${tried.value}`);
  }
  return ok({ kind: 'none', reasons });
};

const candidatesOf = async (runs: RunReader, run: RunFacts): Promise<Result<readonly Left[]>> => {
  const artifacts = await runs.artifactsOf(run.id);
  if (!artifacts.ok) return artifacts;
  return ok(
    artifacts.value.flatMap((artifact) => {
      const attempt = attemptOf(artifact.name);
      return attempt === undefined ? [] : [{ artifact, run, attempt }];
    }),
  );
};

/** The record, or why it does not stand in. */
const tryRecord = async (
  runs: RunReader,
  left: Left,
  now: number,
  wanted: Wanted,
): Promise<Result<Regenerated | string>> => {
  const file = await fileOfJudge(runs, left, KEPT_FILE, CHECK, now);
  if (!file.ok) return file;
  if (typeof file.value === 'string') return ok(file.value);
  const kept = decodeKept(file.value);
  if (!kept.ok) return ok(kept.error);
  return ok(whyNotWanted(kept.value, left.run.id, left.attempt, wanted) ?? kept.value.regenerated);
};
