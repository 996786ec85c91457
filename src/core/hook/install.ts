import { isFields } from '../fields.ts';
import { readJsonText } from '../json-text.ts';
import { err, ok, type Result } from '../result.ts';
import { shellWord } from '../shell-word.ts';
import { type Agent, toolNames } from './call.ts';

/** Where an agent's settings of a project live. */
export const SETTINGS: Readonly<Record<Agent, string>> = {
  claude: '.claude/settings.json',
  gemini: '.gemini/settings.json',
};

/** What a hook is started with. */
export interface HookLine {
  /** The absolute path of node. */
  readonly node: string;
  /** The absolute path of the bundle. */
  readonly bundle: string;
  readonly agent: Agent;
  readonly base: string | undefined;
  readonly policy: string | undefined;
}

const STOPPED =
  'recount: unknown: the hook did not come to its end, so the call is denied. `recount hook verify` tries it, `recount hook install` writes it anew';

/** Seconds after which the line ends a hook that hangs. It ends itself before, unless it was never able to begin. */
const PATIENCE = 55;

/**
 * The line of the settings. The call goes on only where the hook ends with 77: that node is missing, the bundle cut off,
 * empty or killed ends otherwise, and then the line itself ends with 2, which stops the call. A hook that hangs is ended,
 * since not every version of an agent stops a call whose hook took too long. It holds under `sh -e`.
 */
export const hookCommand = ({ node, bundle, agent, base, policy }: HookLine): string => {
  const options = [
    ...(base === undefined ? [] : ['--base', base]),
    ...(policy === undefined ? [] : ['--policy', policy]),
  ];
  const call = [node, bundle, 'pre-tool-use', '--agent', agent, '--sure', ...options].map(shellWord).join(' ');
  return [
    `stop() { echo ${shellWord(STOPPED)} >&2; exit 2; }`,
    // A program in the background is given standard input only by another name of it.
    `exec 3<&0; ${call} <&3 3<&- & hook=$!; exec 3<&-`,
    `(trap 'kill $nap' TERM; sleep ${PATIENCE} & nap=$!; wait $nap && kill -9 $hook) >/dev/null 2>&1 & watch=$!`,
    'end=0; wait $hook || end=$?; kill $watch 2>/dev/null || :',
    '[ $end -eq 77 ] || stop',
  ].join('; ');
};

// As `shellWord` writes them.
const WORD = /'(?:[^']|'\\'')*'/g;

/** The base and the policy's path that a line of ours was written with. */
export const readHookCommand = (command: string): Pick<HookLine, 'base' | 'policy'> => {
  const words = (command.match(WORD) ?? []).map((word) => word.slice(1, -1).replaceAll("'\\''", "'"));
  const options = words.slice(words.indexOf('--sure') + 1);
  const valueOf = (option: string): string | undefined =>
    options.includes(option) ? options[options.indexOf(option) + 1] : undefined;
  return { base: valueOf('--base'), policy: valueOf('--policy') };
};

/** Whether a command of the settings is one that we wrote, whatever paths it has. */
const isOurs = (command: string): boolean =>
  command.includes("'pre-tool-use'") && command.includes("'--sure'") && command.includes('recount:');

const listOf = (value: unknown): readonly unknown[] | undefined =>
  value === undefined ? [] : Array.isArray(value) ? value : undefined;

const EVENTS: Readonly<Record<Agent, string>> = { claude: 'PreToolUse', gemini: 'BeforeTool' };
const PULL_REQUESTS: Readonly<Record<Agent, string>> = {
  claude: '^mcp__.*__(create|update|merge)_pull_request$',
  gemini: '^mcp_.*_(create|update|merge)_pull_request$',
};

/** Seconds after which the agent gives the hook up; it gives itself up before. */
const TIMEOUT = 60;

// code.claude.com/docs/en/hooks: `timeout` in seconds; `onFailure: block` stops the call also where the hook cannot be
// started or times out (2.1.295 and later, older versions pass it over). geminicli.com/docs/hooks/reference:
// milliseconds, and a name.
const HANDLERS: Readonly<Record<Agent, (command: string) => object>> = {
  claude: (command) => ({ type: 'command', command, timeout: TIMEOUT, onFailure: 'block' }),
  gemini: (command) => ({ type: 'command', name: 'recount', command, timeout: TIMEOUT * 1_000 }),
};

const groupsFor = (agent: Agent, command: string): readonly object[] => {
  const names = toolNames(agent).join('|');
  // A matcher of names alone is compared with the whole name by Claude Code, and is a pattern to Gemini CLI.
  const tools = agent === 'claude' ? names : `^(${names})$`;
  return [tools, PULL_REQUESTS[agent]].map((matcher) => ({ matcher, hooks: [HANDLERS[agent](command)] }));
};

/**
 * The settings with our hook in them: what is there stays, an older line of ours is replaced. What the settings hold in
 * another form than documented is not touched, and told.
 */
export const mergeSettings = (text: string | undefined, agent: Agent, command: string): Result<string, string> => {
  const settings = text === undefined || text.trim() === '' ? {} : parseJson(text);
  if (!isFields(settings)) return err('is no JSON object');
  const hooks = settings['hooks'] ?? {};
  if (!isFields(hooks)) return err('has `hooks` that is no map');
  const event = EVENTS[agent];
  const groups = listOf(hooks[event]);
  if (groups === undefined) return err(`has \`hooks.${event}\` that is no list`);
  const kept = groups.flatMap((group) => withoutOurs(group));
  const merged = { ...settings, hooks: { ...hooks, [event]: [...kept, ...groupsFor(agent, command)] } };
  return ok(`${JSON.stringify(merged, null, indentOf(text ?? ''))}\n`);
};

/** A group without our handlers, and no group where nothing else was in it. */
const withoutOurs = (group: unknown): readonly unknown[] => {
  const handlers = isFields(group) ? listOf(group['hooks']) : undefined;
  if (!isFields(group) || handlers === undefined) return [group];
  const others = handlers.filter((handler) => !isOurs(commandOf(handler)));
  if (others.length === handlers.length) return [group];
  return others.length === 0 ? [] : [{ ...group, hooks: others }];
};

const commandOf = (handler: unknown): string =>
  isFields(handler) && typeof handler['command'] === 'string' ? handler['command'] : '';

const indentOf = (text: string): string => /^\{\r?\n([ \t]+)"/.exec(text)?.[1] ?? '  ';

const parseJson = (text: string): unknown => readJsonText(text.replace(/^\ufeff/, ''));

/** What settings say of our hook. */
export interface Installed {
  /** Every line of ours, each once. */
  readonly commands: readonly string[];
  /** The tools of the agent that no matcher with a line of ours takes. */
  readonly unreached: readonly string[];
  /** Whether the settings switch all hooks off. */
  readonly off: boolean;
}

/** Reads an agent's settings as the agent does. */
export const findInstalled = (text: string, agent: Agent): Result<Installed, string> => {
  const settings = parseJson(text);
  if (!isFields(settings)) return err('is no JSON object');
  const hooks = isFields(settings['hooks']) ? settings['hooks'] : {};
  const groups = (listOf(hooks[EVENTS[agent]]) ?? []).flatMap((group) => {
    const handlers = isFields(group) ? (listOf(group['hooks']) ?? []) : [];
    const commands = handlers.map(commandOf).filter(isOurs);
    const matcher = isFields(group) && typeof group['matcher'] === 'string' ? group['matcher'] : '';
    return commands.length === 0 ? [] : [{ matcher, commands }];
  });
  const tools = [
    ...toolNames(agent),
    agent === 'claude' ? 'mcp__github__create_pull_request' : 'mcp_github_create_pull_request',
  ];
  return ok({
    commands: [...new Set(groups.flatMap(({ commands }) => commands))],
    unreached: tools.filter((tool) => !groups.some(({ matcher }) => isTaken(agent, matcher, tool))),
    off: settings['disableAllHooks'] === true,
  });
};

/** Whether a matcher takes a tool: an empty one and `*` take all. */
const isTaken = (agent: Agent, matcher: string, tool: string): boolean => {
  if (matcher === '' || matcher === '*') return true;
  if (agent === 'claude' && /^[\w|, -]+$/.test(matcher))
    return matcher.split(/[|,]/).some((name) => name.trim() === tool);
  try {
    return new RegExp(matcher).test(tool);
  } catch {
    return false;
  }
};
