import { initialise } from '../../app/desk/init.ts';
import { fault } from '../../core/fault.ts';
import { initJson, initText, isReady } from '../../core/init/outcome.ts';
import { MOST_LEGS, parseLeg } from '../../core/shards/leg.ts';
import { openGit } from '../../io/git/git.ts';
import { openProjectFolder } from '../../io/project-folder.ts';
import { tellFaults } from './tell.ts';
import { textOption, type Verb } from './verb.ts';

/** `recount init`: exit 0 where there is a policy now, 2 where none could be proposed or a file not be written. */
export const init: Verb = async (call) => {
  if (call.operands.length > 0) return tellFaults(call, [fault('usage', 'init takes no operand')]);
  const shards = textOption(call, 'shards') ?? '1';
  const leg = parseLeg('0', shards);
  if (!leg.ok || !/^\d+$/.test(shards))
    return tellFaults(call, [fault('usage', `--shards: expected a number from 1 to ${MOST_LEGS}, found ${shards}`)]);
  const git = await openGit({ dir: call.cwd, env: call.env, profile: 'desk' });
  if (!git.ok) return tellFaults(call, [git.error]);
  const outcome = await initialise(openProjectFolder(git.value), leg.value.systems.length);
  if (!outcome.ok) return tellFaults(call, [outcome.error]);
  call.terminal.out(call.json ? initJson(outcome.value) : initText(outcome.value));
  return isReady(outcome.value) ? 0 : 2;
};
