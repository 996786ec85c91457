import { initialise } from '../../app/desk/init.ts';
import type { Fault } from '../../core/fault.ts';
import { initJson, initText, isReady } from '../../core/init/outcome.ts';
import { openGit } from '../../io/git/git.ts';
import { openProjectFolder } from '../../io/project-folder.ts';
import type { Call, Verb } from './verb.ts';

/** `recount init`: exit 0 where there is a policy now, 2 where none could be proposed or a file not be written. */
export const init: Verb = async (call) => {
  const git = await openGit({ dir: call.cwd, env: call.env, profile: 'desk' });
  if (!git.ok) return tellFault(call, git.error);
  const outcome = await initialise(openProjectFolder(git.value));
  if (!outcome.ok) return tellFault(call, outcome.error);
  call.terminal.out(call.json ? initJson(outcome.value) : initText(outcome.value));
  return isReady(outcome.value) ? 0 : 2;
};

const tellFault = ({ json, terminal }: Call, { code, message, remedy }: Fault): 2 => {
  if (json) terminal.out(`${JSON.stringify({ error: { code, message, remedy } }, undefined, 2)}\n`);
  else terminal.err(`recount: ${code}: ${message}\n  ${remedy}\n`);
  return 2;
};
