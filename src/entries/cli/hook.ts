import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fault } from '../../core/fault.ts';
import { AGENTS, type Agent } from '../../core/hook/call.ts';
import { hookCommand, mergeSettings, SETTINGS } from '../../core/hook/install.ts';
import { readRule } from '../../core/hook/whole-settings.ts';
import { jsonDocument } from '../../core/json-text.ts';
import { POLICY_PATH } from '../../core/policy/policy-path.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { shellWord } from '../../core/shell-word.ts';
import { isAbsent, makeFolder, readText, writeText } from '../../io/files/text.ts';
import { resolveCommit } from '../../io/git/commits.ts';
import { type Git, openGit } from '../../io/git/git.ts';
import { installPrePush } from '../../io/hook/git-hooks.ts';
import { prePush } from '../hook/pre-push.ts';
import { preToolUse } from '../hook/pre-tool-use.ts';
import { decidePublished } from '../hook/publish.ts';
import { baseAtHead, installCommand } from './hook-base.ts';
import { tellFaults } from './tell.ts';
import { type Call, type ExitStatus, isSet, SILENT, textOption, type Verb } from './verb.ts';
import { verifyHook } from './verify-hook.ts';

/** Settings of more bytes are not read. */
const LARGEST_SETTINGS = 4 * 1024 * 1024;

/** `recount hook`: decides a call of an agent's tool or a push, sets the hooks up, and tries them. */
export const hook: Verb = async (call) => {
  const [what, ...more] = call.operands;
  const agent = agentOf(call);
  if (!agent.ok) return tellFaults(call, [agent.error]);
  // Git gives its pre-push hook the name and the URL of the remote.
  if (more.length > 0 && what !== 'pre-push')
    return tellFaults(call, [fault('usage', `hook ${what} takes no more operands, found ${more.join(' ')}`)]);
  if (what === 'pre-tool-use') return decideHere(call, agent.value ?? 'claude');
  if (what === 'pre-push') return prePush(call);
  if (what === 'install') return install(call, agent.value);
  if (what === 'verify') return verifyHook(call, agent.value);
  return tellFaults(call, [
    fault('usage', `hook: expected pre-tool-use, pre-push, install or verify, found ${what ?? 'nothing'}`),
  ]);
};

const agentOf = (call: Call): Result<Agent | undefined> => {
  const named = textOption(call, 'agent');
  const agent = AGENTS.find((one) => one === named);
  return named === undefined || agent !== undefined
    ? ok(agent)
    : err(fault('usage', `--agent: expected ${AGENTS.join(' or ')}, found ${named}`));
};

const decideHere = (call: Call, agent: Agent): Promise<ExitStatus> =>
  preToolUse({
    agent,
    base: textOption(call, 'base'),
    policyPath: textOption(call, 'policy') ?? POLICY_PATH,
    env: call.env,
    readRule: async (text, path) => readRule(text, path),
    publish: (publication, folders, moved) =>
      decidePublished(publication, { ...call, cwd: resolve(...folders), terminal: SILENT }, moved),
  });

/** The bundle that lies beside this one. */
const bundle = (name: string): string => fileURLToPath(new URL(`./${name}`, import.meta.url));

const install = async (call: Call, agent: Agent | undefined): Promise<ExitStatus> => {
  const git = await openGit({ dir: call.cwd, env: call.env, profile: 'desk' });
  if (!git.ok) return tellFaults(call, [git.error]);
  const [base, policy] = [textOption(call, 'base'), textOption(call, 'policy')];
  const known = base === undefined ? ok(undefined) : await resolveCommit(git.value, base);
  if (!known.ok) return tellFaults(call, [known.error]);
  if (base !== undefined && known.value === undefined)
    return tellFaults(call, [fault('usage', `--base: there is no commit ${base}`)]);
  const done = isSet(call, 'git')
    ? await installPrePush(git.value, prePushCommand(base, policy))
    : await installAgent(git.value, agent ?? 'claude', base, policy);
  if (!done.ok) return tellFaults(call, [done.error]);
  // A push is judged by the base that GitHub or the remote names, and not by what this clone knows.
  const atHead =
    base === undefined && !isSet(call, 'git')
      ? await baseAtHead(git.value, { agent: agent ?? 'claude', policy })
      : undefined;
  const said = [
    ...done.value,
    ...(atHead === undefined ? [] : [atHead]),
    ...(bundle('').includes('_npx') ? [PASSING] : []),
  ];
  call.terminal.out(call.json ? jsonDocument({ said }) : said.map((line) => `${line}\n`).join(''));
  return 0;
};

const PASSING =
  "this Recount lies in npx's cache, which may be emptied: the hook would then deny every call. Install it first";

const prePushCommand = (base: string | undefined, policy: string | undefined): string =>
  [
    process.execPath,
    bundle('cli.js'),
    'hook',
    'pre-push',
    ...(base === undefined ? [] : ['--base', base]),
    ...(policy === undefined ? [] : ['--policy', policy]),
  ]
    .map(shellWord)
    .join(' ');

const installAgent = async (
  git: Git,
  agent: Agent,
  base: string | undefined,
  policy: string | undefined,
): Promise<Result<readonly string[]>> => {
  const path = join(git.root, SETTINGS[agent]);
  const text = await readText(path, LARGEST_SETTINGS);
  if (!text.ok && !isAbsent(text.error)) return text;
  const command = hookCommand({ node: process.execPath, bundle: bundle('hook.cjs'), agent, base, policy });
  const merged = mergeSettings(text.ok ? text.value : undefined, agent, command);
  if (!merged.ok)
    return err(
      fault('file-unreadable', `${path} ${merged.error}`, {
        remedy: `correct it, then \`${installCommand({ agent, base, policy })}\``,
      }),
    );
  const made = await makeFolder(dirname(path));
  if (!made.ok) return made;
  const written = await writeText(path, merged.value);
  if (!written.ok) return written;
  return ok([`${path}: the hook of ${agent}`, '`recount hook verify` tries it']);
};
