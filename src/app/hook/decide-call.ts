import {
  asksForTexts,
  type Change,
  type CompiledRule,
  compileRule,
  type Decision,
  decideChange,
  decideOutside,
} from '../../core/changes/decide.ts';
import { type HookOutcome, isDenied } from '../../core/hook/answer.ts';
import type { Intent, ToolCall } from '../../core/hook/call.ts';
import { publicationsOf } from '../../core/hook/commands.ts';
import type { Publication } from '../../core/hook/publication.ts';
import type { HookPorts, HookRepository, Place } from './ports.ts';

const unknown = (why: string): HookOutcome => ({ state: 'unknown', why });
const notChecked = (why: string): HookOutcome => ({ state: 'not-checked', why });

/** What the rule says of one call of a tool. */
export const decideCall = async (call: ToolCall, ports: HookPorts): Promise<HookOutcome> => {
  const { intent, cwd, tool } = call;
  if (intent.kind === 'write') return decideWrite(intent, cwd, ports);
  if (intent.kind === 'other') return notChecked(`the rule does not cover the tool ${tool}`);
  if (intent.kind === 'pull-request') return decidePublications([{ ...intent, folder: [] }], [cwd], ports);
  const publications = publicationsOf(intent.command);
  return decidePublications(publications, [cwd, ...(intent.folder === undefined ? [] : [intent.folder])], ports);
};

/** All of them must pass. What is not known beforehand denies, and so does a commit that does not exist yet. */
const decidePublications = async (
  publications: readonly Publication[],
  from: readonly string[],
  ports: HookPorts,
): Promise<HookOutcome> => {
  const outcomes: HookOutcome[] = [];
  let moved: string | undefined;
  for (const publication of publications) {
    const { folder } = publication;
    if (publication.kind === 'move') moved = publication.command;
    else if (folder === undefined)
      return unknown(
        'the command changes into a folder that cannot be told beforehand: run it there, in a call of its own',
      );
    else {
      const folders = [...from, ...folder.map((one) => fromHome(one, ports))];
      outcomes.push(await decidePublication(withHome(publication, ports), folders, moved, ports));
    }
    const denied = outcomes.find(isDenied);
    if (denied !== undefined) return denied;
  }
  const nothing = notChecked('the command makes nothing public that the rule covers');
  return outcomes.find(({ state }) => state === 'allowed') ?? outcomes[0] ?? nothing;
};

/** A path as the shell gives it to a program: `~` in front is the home folder. */
const fromHome = (path: string, { home }: Pick<HookPorts, 'home'>): string =>
  home === undefined ? path : path.replace(/^~(?=\/|$)/, () => home);

const withHome = (publication: Publication, ports: Pick<HookPorts, 'home'>): Publication =>
  publication.kind === 'pull-request' && publication.body.from === 'file'
    ? { ...publication, body: { from: 'file', path: fromHome(publication.body.path, ports) } }
    : publication;

const decidePublication = async (
  publication: Publication,
  folders: readonly string[],
  moved: string | undefined,
  ports: HookPorts,
): Promise<HookOutcome> => {
  const policy = ports.repositoryOf(folders)?.policy();
  if (policy === undefined) return unknown(`there is no repository around ${folders.join(', then ')}`);
  if (!policy.ok) return unknown(policy.error);
  if (policy.value.kind === 'none') return notChecked(policy.value.why);
  if (publication.kind === 'unreadable') return unknown(publication.why);
  if (publication.kind === 'bypass')
    return {
      state: 'denied',
      why: `${publication.command} with ${publication.option} passes by the hooks of this repository. Run it without; what a hook finds is mended by what it says`,
    };
  return ports.publish(publication, folders, moved);
};

/** What the rule says of a file that is about to be written. */
export const decideWrite = async (
  { path, after }: Omit<Extract<Intent, { kind: 'write' }>, 'kind'>,
  cwd: string,
  { project = cwd, repositoryOf, readRule }: Omit<HookPorts, 'publish' | 'home'>,
): Promise<HookOutcome> => {
  const repository = repositoryOf([project]);
  if (repository === undefined) return unknown(`there is no repository around ${project}`);
  const policy = repository.policy();
  if (!policy.ok) return unknown(policy.error);
  if (policy.value.kind === 'none') return notChecked(policy.value.why);
  const { text, path: policyPath, ref } = policy.value;
  const rule = await readRule(text, policyPath);
  if (!rule.ok) return unknown(`${rule.error} (at ${ref})`);
  if (rule.value === undefined) return notChecked(`${policyPath} at ${ref} has no \`changes\``);
  const places = repository.places(path, cwd);
  if (!places.ok) return unknown(places.error);
  const found = { rule: compileRule(rule.value, policyPath), where: `${policyPath} at ${ref}` };
  const outcomes = places.value.map((place) => decidePlace(place, found, after, repository));
  return outcomes.find(isDenied) ?? outcomes[0] ?? unknown(`where ${path} lies cannot be told`);
};

const decidePlace = (
  place: Place,
  { rule, where }: { readonly rule: CompiledRule; readonly where: string },
  after: Extract<Intent, { kind: 'write' }>['after'],
  repository: HookRepository,
): HookOutcome => {
  if (place.kind === 'outside') return outcomeOf(decideOutside(rule, place.file), place.file, where);
  if (place.kind === 'escapes')
    return outcomeOf(decideChange(rule, { path: place.path, kind: 'link', target: place.file }), place.path, where);
  const { path, change, file } = place;
  const asked = change !== 'submodule' && asksForTexts(rule, path);
  const before = asked ? repository.read(file) : undefined;
  if (before?.ok === false) return unknown(before.error);
  const known = before === undefined ? undefined : after(before.value);
  const texts = before === undefined || known === undefined ? {} : { texts: { before: before.value, after: known } };
  return outcomeOf(decideChange(rule, { path, kind: change, ...texts } satisfies Change), path, where);
};

const REMEDIES = {
  'path-denied': 'Make the change in a path that the policy allows. If it has to be there, say so and stop',
  'path-protected': 'Leave it as it is. If it has to change, say so and stop: that is a pull request for its owners',
  'link-escapes': 'Write to a path inside the repository',
} as const;

const outcomeOf = (decision: Decision, path: string, where: string): HookOutcome => {
  if (decision.state === 'allowed') return { state: 'allowed', why: `${path}, under ${where}` };
  if (decision.state === 'not-checked') return notChecked(decision.why);
  const { code, why } = decision;
  return { state: 'denied', why: `${why} (${where})`, found: { code, remedy: REMEDIES[code] } };
};
