import type { Agent } from '../../core/hook/call.ts';
import { shellWord } from '../../core/shell-word.ts';
import { resolveCommit } from '../../io/git/commits.ts';
import type { Git } from '../../io/git/git.ts';
import { listRemotes } from '../../io/git/remotes.ts';

/** What a hook was installed with, or is to be. */
interface Installation {
  readonly agent: Agent;
  readonly base?: string | undefined;
  readonly policy?: string | undefined;
}

/** Quoted where a shell would read it otherwise. */
const wordOf = (text: string): string => (/^[\w./-]+$/.test(text) ? text : shellWord(text));

/** The command that installs a hook: a second install takes the place of the first with all its options. */
export const installCommand = ({ agent, base, policy }: Installation): string =>
  [
    'recount hook install',
    ...(agent === 'claude' ? [] : [`--agent ${agent}`]),
    ...(base === undefined ? [] : [`--base ${wordOf(base)}`]),
    ...(policy === undefined ? [] : [`--policy ${wordOf(policy)}`]),
  ].join(' ');

/**
 * What is wrong where a hook that names no base reads the policy at HEAD though there is a remote, whose default branch
 * this clone does not know: `git init`, `git remote add` and `git push` set none. Nothing where it does know.
 */
export const baseAtHead = async (git: Git, installed: Installation): Promise<string | undefined> => {
  const known = await resolveCommit(git, 'refs/remotes/origin/HEAD');
  if (known.ok && known.value !== undefined) return undefined;
  const remotes = await listRemotes(git);
  const names = remotes.ok ? remotes.value.map(({ name }) => name) : [];
  const remote = names.find((name) => name === 'origin') ?? names[0];
  if (remote === undefined) return undefined;
  const named = `\`${installCommand({ ...installed, base: `${remote}/main` })}\``;
  const ways = remote === 'origin' ? `\`git remote set-head origin -a\`, or ${named}` : named;
  return `the policy is read at HEAD, which the agent commits to; to read it at the base: ${ways}`;
};
