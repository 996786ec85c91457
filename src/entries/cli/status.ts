import type { AuthorGitHub, PullRequestDetails } from '../../app/desk/ports.ts';
import { noPullRequest } from '../../app/desk/pull-request.ts';
import { type Queued, statusOf } from '../../app/desk/status.ts';
import { CHECK } from '../../core/check-name.ts';
import { jsonDocument } from '../../core/json-text.ts';
import { plainLine } from '../../core/render/plain.ts';
import { findOnGitHub, openDesk } from './desk.ts';
import { tellFaults } from './tell.ts';
import type { Verb } from './verb.ts';

/** `recount status`: in one line, how the check stands and why. */
export const status: Verb = async (call) => {
  const desk = await openDesk(call);
  if (!desk.ok) return tellFaults(call, [desk.error]);
  const found = await findOnGitHub(call, desk.value);
  if (!found.ok) return tellFaults(call, [found.error]);
  const { github, repository } = found.value;
  if (found.value.pullRequest === undefined) return tellFaults(call, [noPullRequest(found.value)]);
  // A list of pull requests does not say whether they can be merged.
  const pullRequest = await github.pullRequest(repository, found.value.pullRequest.number);
  if (!pullRequest.ok) return tellFaults(call, [pullRequest.error]);
  const { sha } = pullRequest.value.head;
  const [runs, workflowRuns, queued] = await Promise.all([
    github.checkRuns(repository, sha, CHECK),
    github.workflowRuns(repository, sha),
    placeInQueue(github, repository, pullRequest.value),
  ]);
  if (!runs.ok) return tellFaults(call, [runs.error]);
  const message = runs.value.length === 0 ? await github.commitMessage(repository, sha) : undefined;
  // A token may be allowed to see checks and not Actions: less can be told then, but something.
  const told = await statusOf({
    pullRequest: pullRequest.value,
    runs: runs.value,
    workflowRuns: workflowRuns.ok ? workflowRuns.value : [],
    message: message?.ok === true ? message.value : undefined,
    queued,
  });
  call.terminal.out(call.json ? jsonDocument(told) : `${plainLine(told.sentence, 1_000)}\n`);
  return told.state === 'green' ? 0 : 1;
};

/** Where it stands in its base's merge queue. What cannot be read of that is left out. */
const placeInQueue = async (
  github: AuthorGitHub,
  repository: string,
  { number, base }: PullRequestDetails,
): Promise<Queued | undefined> => {
  const entries = await github.queueEntries(repository, base.ref);
  const entry = entries.ok ? entries.value?.find((one) => one.number === number) : undefined;
  if (entry === undefined) return undefined;
  const { position: place, head } = entry;
  const runs = head === undefined ? undefined : await github.checkRuns(repository, head, CHECK);
  return { place, head, runs: runs?.ok === true ? runs.value : [] };
};
