import type { Remote } from '../../app/desk/ports.ts';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { resolveCommit } from '../../io/git/commits.ts';
import { parseRemoteUrl } from '../../io/git/remote-url.ts';
import type { Desk } from '../cli/desk.ts';

/** The remote that a push names by its name or its URL; none where nobody opens a pull request from there. */
export const pushRemote = async (desk: Desk, named: string): Promise<Result<Remote | undefined>> => {
  const remotes = await desk.clone.remotes();
  if (!remotes.ok) return remotes;
  const byName = remotes.value.find(({ name, url }) => name === named || url === named);
  // A copy at another host than the one where pull requests are.
  const origin = remotes.value.find(({ name }) => name === 'origin');
  if (byName !== undefined)
    return ok(origin?.host === 'github.com' && byName.host !== origin.host ? undefined : byName);
  const hosted = parseRemoteUrl(named);
  if (hosted === undefined) return ok(undefined);
  const repository = `${hosted.owner}/${hosted.repo}`.toLowerCase();
  const same = remotes.value.find((one) => one.repository?.toLowerCase() === repository && one.host === hosted.host);
  if (same !== undefined) return ok(same);
  return err(
    fault('pull-request-unknown', `no remote of this clone is ${named}, so its pull requests are not known`, {
      remedy: 'add it (`git remote add NAME URL`), and push to it by that name',
    }),
  );
};

/** What a push takes that names no branch: the one that is checked out, unless git is set to take more. */
export const plainRefspecs = async ({ git }: Desk, remote: string): Promise<Result<readonly string[]>> => {
  const settings = await git.call(
    ['config', '--null', '--get-regexp', '^(push\\.default|remote\\..*\\.(push|mirror))$'],
    {
      codes: [0, 1],
    },
  );
  if (!settings.ok) return settings;
  const found = settings.value.stdout
    .toString()
    .split('\0')
    .map((entry) => entry.split('\n'));
  const valuesOf = (name: string): readonly string[] =>
    found.flatMap(([key, value = 'true']) => (key === name ? [value] : []));
  const pushes = valuesOf(`remote.${remote}.push`);
  const mirrors = valuesOf(`remote.${remote}.mirror`).at(-1) === 'true';
  const matches = pushes.length === 0 && valuesOf('push.default').at(-1) === 'matching';
  if (!mirrors && !matches && pushes.length < 2 && !pushes.some((refspec) => refspec.includes('*')))
    return ok(['HEAD']);
  return err(
    fault('git-failed', 'git is set to push more than the branch that is checked out', {
      remedy: 'name the branch, as in `git push origin BRANCH`',
    }),
  );
};

/** The commit of the branch that a pull request is from, as this clone knows it; HEAD's where none is named. */
export const headCommit = async (desk: Desk, branch: string | undefined): Promise<Result<string>> => {
  const remotes = await desk.clone.remotes();
  if (!remotes.ok) return remotes;
  const tracked = remotes.value.map(({ name }) => `refs/remotes/${name}/${branch}`);
  for (const ref of branch === undefined ? ['HEAD'] : [`refs/heads/${branch}`, ...tracked]) {
    const commit = await resolveCommit(desk.git, ref);
    if (!commit.ok) return commit;
    if (commit.value !== undefined) return ok(commit.value);
  }
  if (branch === undefined) return ok('');
  return err(
    fault('pull-request-unknown', `this clone has no branch ${branch}`, { remedy: '`git fetch`, or name another' }),
  );
};

/** What is pushed beside tags: git takes a name alone that a tag has, and no branch, for that tag. */
export const withoutTags = async ({ git }: Desk, refspecs: readonly string[]): Promise<Result<readonly string[]>> => {
  const others: string[] = [];
  for (const refspec of refspecs) {
    const tag = refspec.includes(':') ? ok(undefined) : await git.objects.read(`refs/tags/${refspec}`);
    if (!tag.ok) return tag;
    const branch = tag.value === undefined ? ok(undefined) : await git.objects.read(`refs/heads/${refspec}`);
    if (!branch.ok) return branch;
    if (tag.value === undefined || branch.value !== undefined) others.push(refspec);
  }
  return ok(others);
};
