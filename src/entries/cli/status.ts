import { CHECK } from '../../app/desk/pin.ts';
import { statusOf } from '../../app/desk/status.ts';
import { fault } from '../../core/fault.ts';
import { plainLine } from '../../core/render/plain.ts';
import { openDesk, openGitHub, pullRequestHere } from './desk.ts';
import { tellFaults } from './tell.ts';
import type { Verb } from './verb.ts';

/** `recount status`: in one line, how the check stands and why. */
export const status: Verb = async (call) => {
  const desk = await openDesk(call);
  if (!desk.ok) return tellFaults(call, [desk.error]);
  const github = await openGitHub(call);
  if (!github.ok) return tellFaults(call, [github.error]);
  const found = await pullRequestHere(call, desk.value, github.value);
  if (!found.ok) return tellFaults(call, [found.error]);
  const { repository, pullRequest } = found.value;
  if (pullRequest === undefined)
    return tellFaults(call, [fault('pull-request-unknown', 'this branch has no open pull request')]);
  const runs = await github.value.checkRuns(repository, pullRequest.head.sha, CHECK);
  if (!runs.ok) return tellFaults(call, [runs.error]);
  const told = await statusOf({ pullRequest, runs: runs.value });
  call.terminal.out(call.json ? `${JSON.stringify(told, null, 2)}\n` : `${plainLine(told.sentence, 1_000)}\n`);
  return told.state === 'green' ? 0 : 1;
};
