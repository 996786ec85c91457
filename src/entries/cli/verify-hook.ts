import { homedir } from 'node:os';
import { join } from 'node:path';
import { fault } from '../../core/fault.ts';
import { AGENTS, type Agent } from '../../core/hook/call.ts';
import { findInstalled, readHookCommand, SETTINGS } from '../../core/hook/install.ts';
import { jsonDocument } from '../../core/json-text.ts';
import { POLICY_PATH } from '../../core/policy/policy-path.ts';
import { readPolicy } from '../../core/policy/read.ts';
import { isAbsent, readText } from '../../io/files/text.ts';
import { type Git, openGit } from '../../io/git/git.ts';
import { openHookRepository } from '../../io/hook/repository.ts';
import { runCommand } from '../../io/process/command.ts';
import { baseAtHead, installCommand } from './hook-base.ts';
import { placeOf, tellFaults } from './tell.ts';
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
  let unruled: string | undefined;
  for (const agent of only === undefined ? AGENTS : [only]) {
    const path = join(git.value.root, SETTINGS[agent]);
    const text = await readText(path, LARGEST_SETTINGS);
    const tell = (good: boolean, said: string): void => void told.push({ agent, good, said });
    if (!text.ok && !isAbsent(text.error)) {
      tell(false, text.error.message);
      continue;
    }
    const installed = text.ok ? findInstalled(text.value, agent) : undefined;
    if (installed?.ok === false) {
      tell(false, `${path} ${installed.error}: correct it, then \`${installCommand({ agent })}\``);
      continue;
    }
    if (installed === undefined || installed.value.commands.length === 0) {
      if (only !== undefined) tell(false, `${path} has no hook of Recount`);
      continue;
    }
    const { commands, unreached, off } = installed.value;
    if (off || (await isSwitchedOff(git.value.root, agent)))
      tell(false, 'the settings switch all hooks off (disableAllHooks)');
    if (unreached.length > 0) tell(false, `no matcher takes ${unreached.join(', ')}`);
    for (const command of commands) {
      for (const wrong of await policyFaults(call, git.value, agent, command)) tell(false, wrong);
      for (const trial of trialsOf(agent, git.value.root)) {
        const tried = await tryHook(call, git.value.root, agent, command, trial);
        if (tried.state === 'no-policy') unruled = tried.said;
        else tell(tried.state === 'good', `${trial.name}${tried.said}`);
      }
    }
  }
  if (told.length === 0)
    return tellFaults(call, [
      fault('usage', 'no settings of this project have a hook of Recount', {
        remedy: '`recount hook install` writes it',
      }),
    ]);
  if (unruled !== undefined && told.every(({ good }) => good))
    return tellFaults(call, [
      fault('policy-missing', `the hook denies nothing yet: ${unruled}`, {
        remedy: 'merge the policy, `git fetch`, then `recount hook verify`',
      }),
    ]);
  if (call.json) call.terminal.out(jsonDocument({ checks: told }));
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

/** What is wrong with the policy that a line of the settings reads: a decision looks at a part of it alone. */
const policyFaults = async ({ env }: Call, git: Git, agent: Agent, command: string): Promise<readonly string[]> => {
  const { base, policy: named } = readHookCommand(command);
  const path = named ?? POLICY_PATH;
  const { root } = git;
  const found = openHookRepository([root], { path, base, env })?.policy();
  if (found === undefined) return [`there is no repository around ${root}`];
  if (!found.ok) return [found.error];
  if (found.value.kind === 'none') return [];
  const { text, ref } = found.value;
  const policy = await readPolicy(text, path);
  const faults = policy.ok ? [] : policy.error.map((one) => `the policy at ${ref}: ${one.message}${placeOf(one)}`);
  const atHead = base === undefined ? await baseAtHead(git, { agent, policy: named }) : undefined;
  return atHead === undefined ? faults : [...faults, atHead];
};

/** How the hook answered a trial: as it must or not, or that there is no policy that it could hold anybody to. */
interface Tried {
  readonly state: 'good' | 'bad' | 'no-policy';
  readonly said: string;
}

const bad = (said: string): Tried => ({ state: 'bad', said: `: ${said}` });

const tryHook = async (
  { env }: Call,
  root: string,
  agent: Agent,
  command: string,
  { input, denied }: Trial,
): Promise<Tried> => {
  const project = agent === 'claude' ? { CLAUDE_PROJECT_DIR: root } : { GEMINI_PROJECT_DIR: root };
  const run = await runCommand({
    command: ['sh', '-c', command],
    cwd: root,
    env: { ...env, ...project },
    timeout: PATIENCE,
    input,
  });
  if (!run.ok) return bad(run.error.message);
  const { exit, output } = run.value;
  const code = exit.kind === 'code' ? exit.code : undefined;
  const said = output.head.trim();
  if (code !== 0 && code !== 2) return bad(`it ended with ${code ?? exit.kind}, which the agent passes over`);
  const stopped = code === 2 || /^\{.*"(?:permissionDecision|decision)":"deny"/m.test(said);
  if (stopped === denied) return { state: 'good', said: denied ? ' is denied' : ' passes' };
  if (stopped) return bad(`it must pass, and is denied: ${said}`);
  // Of what a policy would deny, only one that is not there is not checked.
  const [, why] = /^recount: not checked: (.*)$/m.exec(said) ?? [];
  return why === undefined ? bad(`it must be denied, and passes: ${said}`) : { state: 'no-policy', said: why };
};
