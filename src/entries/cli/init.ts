import { initialise } from '../../app/desk/init.ts';
import { APPROVERS, type Approvers } from '../../core/changes/rule.ts';
import { fault } from '../../core/fault.ts';
import { initJson, initText, isReady } from '../../core/init/outcome.ts';
import { MOST_LEGS, parseLeg } from '../../core/shards/leg.ts';
import { openGit } from '../../io/git/git.ts';
import { openProjectFolder } from '../../io/project-folder.ts';
import { tellFaults } from './tell.ts';
import { type Call, textOption, type Verb } from './verb.ts';

/** `recount init`: exit 0 where there is a policy now, 2 where none can be read or proposed, or a file not be written. */
export const init: Verb = async (call) => {
  if (call.operands.length > 0) return tellFaults(call, [fault('usage', 'init takes no operand')]);
  const shards = textOption(call, 'shards') ?? '1';
  const leg = parseLeg('0', shards);
  if (!leg.ok || !/^\d+$/.test(shards))
    return tellFaults(call, [fault('usage', `--shards: expected a number from 1 to ${MOST_LEGS}, found ${shards}`)]);
  const named = textOption(call, 'approvers');
  const approvers = APPROVERS.find((one) => one === named);
  if (named !== undefined && approvers === undefined)
    return tellFaults(call, [fault('usage', `--approvers: expected ${APPROVERS.join(' or ')}, found ${named}`)]);
  const git = await openGit({ dir: call.cwd, env: call.env, profile: 'desk' });
  if (!git.ok) return tellFaults(call, [git.error]);
  const outcome = await initialise(openProjectFolder(git.value), {
    legs: leg.value.systems.length,
    approvers: async () => approvers ?? askApprovers(call),
  });
  if (!outcome.ok) return tellFaults(call, outcome.error);
  call.terminal.out(call.json ? initJson(outcome.value) : initText(outcome.value));
  return isReady(outcome.value) ? 0 : 2;
};

const QUESTION = `Who approves a change of the policy or of a workflow?
  other       a second person with write access
  maintainer  the same, or an author with admin rights alone
[other] `;

/** Asks who is there to answer; where nobody is, or `--json` wants one document, it is the default. */
const askApprovers = async ({ terminal, json }: Call): Promise<Approvers> => {
  const [preset] = APPROVERS;
  if (terminal.ask === undefined || json) return preset;
  for (let tries = 3; tries > 0; tries--) {
    const answer = (await terminal.ask(QUESTION)).trim().toLowerCase();
    const chosen = answer === '' ? preset : APPROVERS.find((one) => one === answer);
    if (chosen !== undefined) return chosen;
  }
  return preset;
};
