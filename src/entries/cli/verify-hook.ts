import { homedir } from 'node:os';
import { join } from 'node:path';
import { fault } from '../../core/fault.ts';
import { AGENTS, type Agent } from '../../core/hook/call.ts';
import { findInstalled, SETTINGS } from '../../core/hook/install.ts';
import { readText } from '../../io/files/text.ts';
import { openGit } from '../../io/git/git.ts';
import { runCommand } from '../../io/process/command.ts';
import { tellFaults } from './tell.ts';
import type { Call, ExitStatus } from './verb.ts';

const LARGEST_SETTINGS = 4 * 1024 * 1024;
const PATIENCE = 60_000;

/** One call that the hook is tried with, and whether it must be denied. */
interface Trial {
  readonly name: string;
  readonly input: string;
  readonly denied: boolean;
}

const EVENTS = { claude: ['PreToolUse', 'Bash'], gemini: ['BeforeTool', 'run_shell_command'] } as const;

const trialsOf = (agent: Agent, cwd: string): readonly Trial[] => {
  const [event, tool] = EVENTS[agent];
  const run = (command: string): string =>
    JSON.stringify({ session_id: 'verify', cwd, hook_event_name: event, tool_name: tool, tool_input: { command } });
  return [
    { name: 'git commit --no-verify', input: run('git commit --no-verify'), denied: true },
    { name: 'a call that cannot be read', input: '{', denied: true },
    { name: 'git status', input: run('git status'), denied: false },
  ];
};

/** `recount hook verify`: runs the line of the settings as the agent does, with calls whose answer is known. */
export const verifyHook = async (call: Call, only: Agent | undefined): Promise<ExitStatus> => {
  const git = await openGit({ dir: call.cwd, env: call.env, profile: 'desk' });
  if (!git.ok) return tellFaults(call, [git.error]);
  const told: { readonly agent: Agent; readonly good: boolean; readonly said: string }[] = [];
  for (const agent of only === undefined ? AGENTS : [only]) {
    const path = join(git.value.root, SETTINGS[agent]);
    const text = await readText(path, LARGEST_SETTINGS);
    const installed = text.ok ? findInstalled(text.value, agent) : undefined;
    if (installed?.ok !== true || installed.value.commands.length === 0) {
      if (only !== undefined) told.push({ agent, good: false, said: `${path} has no hook of Recount` });
      continue;
    }
    const tell = (good: boolean, said: string): void => void told.push({ agent, good, said });
    const { commands, unreached, off } = installed.value;
    if (off || (await isSwitchedOff(git.value.root, agent)))
      tell(false, 'the settings switch all hooks off (disableAllHooks)');
    if (unreached.length > 0) tell(false, `no matcher takes ${unreached.join(', ')}`);
    for (const command of commands)
      for (const trial of trialsOf(agent, git.value.root)) {
        const problem = await tryHook(call, git.value.root, agent, command, trial);
        const must = trial.denied ? 'is denied' : 'passes';
        tell(problem === undefined, problem === undefined ? `${trial.name} ${must}` : `${trial.name}: ${problem}`);
      }
  }
  if (told.length === 0)
    return tellFaults(call, [
      fault('usage', 'no settings of this project have a hook of Recount', {
        remedy: '`recount hook install` writes it',
      }),
    ]);
  if (call.json) call.terminal.out(`${JSON.stringify({ checks: told }, null, 2)}\n`);
  else for (const { agent, good, said } of told) call.terminal.out(`${good ? 'ok' : 'FAILED'}  ${agent}: ${said}\n`);
  if (!call.json)
    call.terminal.out(
      'That the agent itself calls its hooks can be seen only in it: ask it for `git commit --no-verify`.\n',
    );
  return told.every(({ good }) => good) ? 0 : 1;
};

/** Whether settings of the user or of this clone alone switch hooks off. */
const isSwitchedOff = async (root: string, agent: Agent): Promise<boolean> => {
  if (agent !== 'claude') return false;
  const paths = [join(root, '.claude/settings.local.json'), join(homedir(), '.claude/settings.json')];
  const texts = await Promise.all(paths.map((path) => readText(path, LARGEST_SETTINGS)));
  return texts.some((text) => {
    const found = text.ok ? findInstalled(text.value, agent) : undefined;
    return found?.ok === true && found.value.off;
  });
};

/** Why the hook did not answer as it must; undefined where it did. */
const tryHook = async (
  { env }: Call,
  root: string,
  agent: Agent,
  command: string,
  { input, denied }: Trial,
): Promise<string | undefined> => {
  const project = agent === 'claude' ? { CLAUDE_PROJECT_DIR: root } : { GEMINI_PROJECT_DIR: root };
  const run = await runCommand({
    command: ['sh', '-c', command],
    cwd: root,
    env: { ...env, ...project },
    timeout: PATIENCE,
    input,
  });
  if (!run.ok) return run.error.message;
  const { exit, output } = run.value;
  const code = exit.kind === 'code' ? exit.code : undefined;
  const said = output.head.trim();
  if (code !== 0 && code !== 2) return `it ended with ${code ?? exit.kind}, which the agent passes over`;
  const stopped = code === 2 || /^\{.*"(?:permissionDecision|decision)":"deny"/m.test(said);
  if (stopped === denied) return undefined;
  return stopped ? `it must pass, and is denied: ${said}` : `it must be denied, and passes: ${said}`;
};
