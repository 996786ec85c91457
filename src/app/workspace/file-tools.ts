import type { ChangesRule } from '../../core/changes/rule.ts';
import { fault } from '../../core/fault.ts';
import type { HookOutcome } from '../../core/hook/answer.ts';
import { FILES_DEFAULTS } from '../../core/policy/files.ts';
import { parsePolicy } from '../../core/policy/parse.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type Piece, pieceOf } from '../../core/workspace/piece.ts';
import { isSecret } from '../../core/workspace/secret.ts';
import { decideWrite } from '../hook/decide-call.ts';
import type { HookRepository, PolicyText } from '../hook/ports.ts';
import type { Workspace } from './ports.ts';

/** Files of one workspace for an agent that has no other tools, through one session. */
export interface FileTools {
  readonly read: (path: string, offset: number) => Promise<Result<Piece>>;
  /** Makes a new file; tells whether the rule allows it or does not speak of it. */
  readonly create: (path: string, text: string) => Promise<Result<HookOutcome>>;
}

/** A call that may go on, with all that it is judged by: nothing of it is asked for twice. */
interface Entered {
  readonly path: string;
  readonly length: number;
  readonly rule: ChangesRule | undefined;
  readonly repository: HookRepository;
}

/** Opens the tools. What a call may do is read anew for each, at the base; how many there were is known here alone. */
export const openFileTools = (workspace: Workspace): FileTools => {
  let calls = 0;

  const enter = (asked: string): Result<Entered> => {
    calls += 1;
    const repository = workspace.repository();
    if (repository === undefined) return undecided(`there is no repository around ${workspace.root}`);
    const text = repository.policy();
    if (!text.ok) return undecided(text.error);
    const policy = settingsIn(text.value);
    if (!policy.ok) return policy;
    const { files, changes } = policy.value;
    if (calls > files.steps)
      return err(
        fault(
          'steps-spent',
          `expected at most ${files.steps} calls of the file tools in a session (\`files.steps\`); this is number ${calls}`,
        ),
      );
    const places = repository.places(asked, workspace.root);
    if (!places.ok) return undecided(places.error);
    const [file, other] = new Set(places.value.map((place) => place.file));
    if (file === undefined || other !== undefined)
      return undecided(
        `${asked} can be read as more than one path: leave out ~, blanks at its ends, and .. behind a link`,
      );
    const path = workspace.pathIn(file);
    if (path === undefined) return err(fault('path-outside', `${asked} lies outside the workspace ${workspace.root}`));
    if (isSecret(file)) return err(fault('path-secret', `${asked} is git's own, or holds credentials by its name`));
    const settled = { ...repository, policy: () => text, places: () => places };
    return ok({ path, length: files.length, rule: changes, repository: settled });
  };

  return {
    read: async (asked, offset) => {
      const entered = enter(asked);
      if (!entered.ok) return entered;
      const { path, length } = entered.value;
      const text = await workspace.read(path);
      return text.ok ? ok(pieceOf(text.value, offset, length)) : text;
    },
    create: async (asked, text) => {
      const entered = enter(asked);
      if (!entered.ok) return entered;
      const { path, rule, repository } = entered.value;
      const outcome = await decideWrite({ path: asked, after: () => text }, workspace.root, {
        project: workspace.root,
        repositoryOf: () => repository,
        readRule: async () => ok(rule),
      });
      const { state, why, found } = outcome;
      if (found !== undefined) return err(fault(found.code, why, { remedy: found.remedy }));
      if (state !== 'allowed' && state !== 'not-checked') return undecided(why);
      const made = await workspace.create(path, text, asked);
      return made.ok ? ok(outcome) : made;
    },
  };
};

const undecided = (why: string): Result<never> => err(fault('path-undecided', why));

/** What the policy says of the tools. One that is not right says nothing. */
const settingsIn = (found: PolicyText): Result<Pick<Policy, 'files' | 'changes'>> => {
  if (found.kind === 'none') return ok({ files: FILES_DEFAULTS, changes: undefined });
  const policy = parsePolicy(found.text, found.path);
  if (policy.ok) return policy;
  return undecided(`${policy.error.map(({ message }) => message).join('; ')} (at ${found.ref})`);
};
