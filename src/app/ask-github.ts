import { type PinnedBlock, parseBlock } from '../core/block/parse.ts';
import type { JudgedEvent, MergeGroupEvent, PullRequestEvent, PushEvent } from '../core/event.ts';
import { type Fault, fault } from '../core/fault.ts';
import { asksForPaths } from '../core/policy/applicability.ts';
import type { Policy } from '../core/policy/policy.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Leg } from '../core/shards/leg.ts';
import { type BasePolicy, readBasePolicy } from './base-policy.ts';
import type { PlannedBase } from './corners/plan-base.ts';
import { foundBy, MOST_LOOKING, searchFor } from './earlier-record.ts';
import { type LackingHead, lackingHeads } from './heads/lacking.ts';
import { changedPaths, pathsOfAll, settledPullRequest } from './live-pull-request.ts';
import { pullsOfGroup } from './merge-group.ts';
import type { Clock, PullRequest, QueueReader, RepositoryReader, RunReader } from './ports.ts';

/** What the judged job asks GitHub with. */
export interface Asking {
  /** On a leg it reads from the checkout what a hundred legs would ask GitHub, as of what is checked out. */
  readonly reader: RepositoryReader;
  /** Asks GitHub what each pull request of a group changes by itself. */
  readonly pulls: Pick<RepositoryReader, 'changedPaths'>;
  readonly runs: RunReader;
  readonly queue: QueueReader;
  readonly clock: Clock;
  /** The repository's full name. */
  readonly repository: string;
  readonly policyPath: string;
  readonly say: (line: string) => void;
  readonly leg?: Leg | undefined;
}

/** The base branch, and what the pull request's block claims of it. */
interface Beside {
  readonly base: PlannedBase;
  /** Of a merge queue's group, the heads of which no record stands. The group itself is compared with no base. */
  readonly heads?: readonly LackingHead[];
}

/** What is to be run. */
export interface Plan {
  readonly policy: Policy;
  readonly changed: readonly string[] | undefined;
  /** Whether all of the code comes from the repository itself, and not from a fork. */
  readonly fromHere: boolean;
  /** Whether an earlier run's record stands in, so that nothing is run. */
  readonly stoodIn: boolean;
  /** What is run beside the commit; undefined for a push. */
  readonly beside?: Beside;
}

/** Reads what the judged job has to know before anything is run of the checked-out `commit`. */
export const askGitHub = (asking: Asking, event: JudgedEvent, commit: string) => {
  if (event.kind === 'push') return askOfPush(asking, event, commit);
  return event.kind === 'merge-group' ? askOfGroup(asking, event, commit) : askOfPull(asking, event, commit);
};

/** A push has no pull request: all suites run, under the policy that pull requests into the branch are judged by. */
const askOfPush = async (
  { reader, policyPath, say }: Asking,
  { head, branch, defaultBranch }: PushEvent,
  commit: string,
): Promise<Result<Plan, readonly Fault[]>> => {
  if (head !== commit) return err([unsettled(head, commit)]);
  const source = await readBasePolicy(reader, branch, defaultBranch, policyPath);
  if (!source.ok) return source;
  say(whichPolicy(source.value));
  return ok({ policy: source.value.policy, changed: undefined, fromHere: true, stoodIn: false });
};

const askOfPull = async (
  asking: Asking,
  { number, head, edited }: PullRequestEvent,
  commit: string,
): Promise<Result<Plan, readonly Fault[]>> => {
  const { reader, clock, repository, leg, say } = asking;
  // What GitHub may still come to name is the head: it never names the trial merge, which a checkout without `ref` is of.
  if (head !== commit) return err([unsettled(head, commit)]);
  // A leg asks once and does not wait: of a hundred each would ask, and the judge waits for them all.
  const pull = await settledPullRequest(reader, clock, number, leg === undefined ? commit : undefined);
  if (!pull.ok) return err([pull.error]);
  const { ref, defaultBranch } = pull.value.base;
  const [pinned, source] = await Promise.all([
    parseBlock(pull.value.body),
    readBasePolicy(reader, ref, defaultBranch, asking.policyPath),
  ]);
  say(whichBlock(pull.value, pinned));
  if (!source.ok) return source;
  const { policy } = source.value;
  say(whichPolicy(source.value));
  const asked = asksForPaths(policy);
  const changed = asked ? await changedPaths(reader, pull.value, asked) : ok(undefined);
  if (!changed.ok) return err([changed.error]);
  const looks = edited && (leg === undefined || leg.systems.length <= MOST_LOOKING);
  return ok({
    policy,
    changed: changed.value,
    fromHere: pull.value.head.repository === repository,
    stoodIn: looks && (await standsIn(asking, pull.value, policy)),
    beside: { base: baseOf(source.value, ref, defaultBranch, pinned.ok ? pinned.value.record.suites : {}) },
  });
};

const baseOf = (
  { policy, branch, commit }: BasePolicy,
  ref: string,
  defaultBranch: string,
  claimed: PlannedBase['claimed'],
): PlannedBase => ({
  ref,
  tip: branch === ref ? commit : undefined,
  branches: [defaultBranch, ...(policy.bases ?? [])],
  claimed,
});

const askOfGroup = async (
  asking: Asking,
  event: MergeGroupEvent,
  commit: string,
): Promise<Result<Plan, readonly Fault[]>> => {
  const { reader, queue, clock, repository, policyPath, say } = asking;
  if (event.head !== commit) return err([unsettled(event.head, commit)]);
  const pulls = await pullsOfGroup(reader, queue, clock, event);
  if (!pulls.ok) return err([pulls.error]);
  say(`merge queue of ${event.base}: the group of ${pulls.value.map(({ number }) => `#${number}`).join(', ')}`);
  const { defaultBranch } = pulls.value[0].base;
  const source = await readBasePolicy(reader, event.base, defaultBranch, policyPath);
  if (!source.ok) return source;
  const { policy } = source.value;
  say(whichPolicy(source.value));
  const changed = await pathsOfAll(reader, pulls.value, policy);
  if (!changed.ok) return err([changed.error]);
  const fromHere = pulls.value.every(({ head }) => head.repository === repository);
  const heads = await lackingHeads({ ...asking, reader: asking.pulls }, pulls.value, policy);
  const beside = { base: baseOf(source.value, event.base, defaultBranch, {}), heads };
  return ok({ policy, changed: changed.value, fromHere, stoodIn: false, beside });
};

const unsettled = (head: string, commit: string): Fault =>
  fault('head-unsettled', `the run is of ${head}, and ${commit} is checked out`, {
    remedy:
      'check the commit out that the run is of: `ref: ${{ github.event.pull_request.head.sha }}` on `actions/checkout`, as the README shows',
  });

const whichPolicy = ({ path, branch, commit }: BasePolicy): string => `policy: ${path} at ${branch} (${commit})`;

/** Where an earlier record cannot be looked for, the suites run: this decides nothing, and the judge looks for itself. */
const standsIn = async ({ reader, runs, say }: Asking, pull: PullRequest, policy: Policy): Promise<boolean> => {
  const search = await searchFor(reader, runs, pull, policy);
  const found = foundBy(search, 'no earlier record stands in, so the suites run', say);
  if (found === undefined) return false;
  say(`nothing is run: run ${found.run}, attempt ${found.attempt}, left a record of this commit, base and policy`);
  return true;
};

const whichBlock = (pull: PullRequest, pinned: Result<PinnedBlock, readonly Fault[]>): string => {
  if (!pinned.ok)
    return `block of #${pull.number}: ${pinned.error.map(({ code, message }) => `${code}: ${message}`).join('; ')}`;
  const { commit } = pinned.value.record;
  const place = commit === pull.head.sha ? 'this commit' : `${commit}, and the head is ${pull.head.sha}`;
  return `block of #${pull.number}: ${pinned.value.digest}, of ${place}. The judge reads it again when the suites have ended.`;
};
