import { resolve } from 'node:path';
import type { DeskBase } from '../../app/desk/base.ts';
import { atDesk } from '../../app/desk/prediction.ts';
import { type FoundPullRequest, findPullRequest, noPullRequest } from '../../app/desk/pull-request.ts';
import { parseBlock } from '../../core/block/parse.ts';
import type { Code } from '../../core/codes.ts';
import type { Fault } from '../../core/fault.ts';
import type { HookOutcome } from '../../core/hook/answer.ts';
import type { Publication } from '../../core/hook/publication.ts';
import { readRefspec } from '../../core/hook/push.ts';
import { judge } from '../../core/judge/judge.ts';
import { asksForPaths, type Changed, touchedSuites } from '../../core/policy/applicability.ts';
import { type Author, needsBlock } from '../../core/policy/exemption.ts';
import { policyDigest } from '../../core/policy/policy-digest.ts';
import { POLICY_PATH } from '../../core/policy/policy-path.ts';
import { asOf, type StoredRecord } from '../../core/record/stored-record.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { readText } from '../../io/files/text.ts';
import { changedFiles, mergeBase, resolveCommit } from '../../io/git/commits.ts';
import { currentBranch } from '../../io/git/remotes.ts';
import { openHookRepository } from '../../io/hook/repository.ts';
import { baseHere, type Desk, openDesk, openGitHub, pushTarget } from '../cli/desk.ts';
import { type Call, textOption } from '../cli/verb.ts';
import { headCommit, plainRefspecs, pushRemote, withoutTags } from './targets.ts';

type PullRequestPublication = Extract<Publication, { readonly kind: 'pull-request' }>;

const LARGEST_BODY = 1024 * 1024;
/** How GitHub, where it answers, says that a number is no open pull request. */
const ABSENT: ReadonlySet<Code> = new Set<Code>(['github-refused', 'pull-request-unknown', 'pull-request-closed']);
const NOBODY: Author = { login: '', id: 0, type: 'User' };

const allowed = (why: string): HookOutcome => ({ state: 'allowed', why });
const denied = (why: string): HookOutcome => ({ state: 'denied', why });
const notChecked = (why: string): HookOutcome => ({ state: 'not-checked', why });
const unknown = ({ message, remedy }: Pick<Fault, 'message' | 'remedy'>): HookOutcome => ({
  state: 'unknown',
  why: `${message}. To mend it: ${remedy}`,
});

/** What a publication is judged in: the clone, and the policy that holds for it. */
interface Ground {
  readonly call: Call;
  readonly desk: Desk;
  readonly base: DeskBase;
}

/** Decides about what a call makes public, against the record that is stored for the commit. */
export const decidePublished = async (publication: Publication, call: Call, moved?: string): Promise<HookOutcome> => {
  if (publication.kind !== 'push' && publication.kind !== 'pull-request') return notChecked('nothing is made public');
  const desk = await openDesk(call);
  if (!desk.ok) return unknown(desk.error);
  const base = await baseHere(call, desk.value);
  if (!base.ok && base.error[0]?.code === 'policy-missing') return notChecked(base.error[0].message);
  if (!base.ok && hasNoPolicy(call)) return notChecked('the clone has no policy at its base');
  if (!base.ok) return unknown(base.error[0] ?? { message: 'the policy cannot be read', remedy: '`recount check`' });
  const ground = { call, desk: desk.value, base: base.value };
  if (publication.kind === 'push') return decidePush(ground, publication, moved);
  const outcome = await decidePullRequest(ground, publication);
  return outcome.state === 'allowed' && moved !== undefined ? notYetMade(moved) : outcome;
};

/** Whether a clone whose base is not known has no policy to be held to: a hook may run in any repository. */
const hasNoPolicy = (call: Call): boolean => {
  const path = textOption(call, 'policy') ?? POLICY_PATH;
  const found = openHookRepository([call.cwd], { path, base: undefined, env: call.env })?.policy();
  return found?.ok === true && found.value.kind === 'none';
};

const notYetMade = (moved: string): HookOutcome =>
  unknown({
    message: `${moved} in the same call makes a commit of which nothing is known yet`,
    remedy: 'let it be a call of its own, then `recount run`',
  });

const PIN = '`recount pin --push`, which writes the block and pushes';
/** Where every push needs a record, nobody has asked whether a pull request is open. */
const PUSH_OR_PIN = `push again; where a pull request is open already, ${PIN}`;

/** A push of refs to a branch of the remote; `git push` alone pushes the branch itself. */
const decidePush = async (
  ground: Ground,
  push: Extract<Publication, { readonly kind: 'push' }>,
  moved: string | undefined,
): Promise<HookOutcome> => {
  const { desk, base } = ground;
  const branch = await currentBranch(desk.git);
  if (!branch.ok) return unknown(branch.error);
  const target = branch.value === undefined ? undefined : pushTarget(branch.value);
  const own = target?.ref.replace(/^refs\/heads\//, '');
  const remote = push.remote ?? target?.remote ?? 'origin';
  const refspecs = push.refspecs.length === 0 ? await plainRefspecs(desk, remote) : ok(push.refspecs);
  if (!refspecs.ok) return unknown(refspecs.error);
  const branches = await withoutTags(desk, refspecs.value);
  if (!branches.ok) return unknown(branches.error);
  if (branches.value.length === 0) return notChecked('a tag is of no pull request');
  let unasked: string | undefined;
  for (const { from, to = own } of branches.value.map(readRefspec)) {
    // What the same call makes is not there to be looked up.
    const commit = moved === undefined ? await resolveCommit(desk.git, from) : ok('');
    if (!commit.ok) return unknown(commit.error);
    if (commit.value === undefined)
      return unknown({
        message: `there is no commit ${from}`,
        remedy: 'name a branch, a tag or HEAD; what the same call makes first needs a call of its own',
      });
    const stored = moved === undefined ? await recordOf(ground, commit.value) : ok(undefined);
    if (!stored.ok) return unknown(stored.error);
    if (stored.value !== undefined) continue;
    const judged = base.policy.hook.push ? ok(true) : await hasPullRequest(ground, to, remote);
    if (!judged.ok) return unknown(judged.error);
    if (!judged.value) unasked = to ?? from;
    else if (moved !== undefined) return notYetMade(moved);
    else
      return denied(
        `there is no record of ${commit.value.slice(0, 12)} (${base.said}). Run \`recount run\`, then ${base.policy.hook.push ? PUSH_OR_PIN : PIN}; each in a call of its own`,
      );
  }
  return unasked === undefined
    ? allowed('what is pushed has a record')
    : notChecked(`${unasked} has no open pull request, and the policy asks for no record of a push`);
};

/** Whether the branch has an open pull request. Where the remote is not on GitHub there is none. */
const hasPullRequest = async (ground: Ground, branch: string | undefined, named: string): Promise<Result<boolean>> => {
  const remote = await pushRemote(ground.desk, named);
  if (!remote.ok) return remote;
  if (branch === undefined || remote.value?.repository === undefined) return ok(false);
  const found = await pullRequestOf(ground, { branch }, remote.value.name);
  return found.ok ? ok(found.value.pullRequest !== undefined) : found;
};

/** A pull request as a call names it. */
interface Named {
  readonly branch: string;
  readonly number?: number;
}

/** What a word of a call means: a number, a URL or a branch, as `gh` reads it. A branch of its own may look like either. */
const readNamed = (word: string): Named => {
  const [, url, short] = /^(?:https?:\/\/.*\/pull\/(\d+)(?:[/?#].*)?|#?(\d+))$/i.exec(word) ?? [];
  const number = url ?? short;
  return { branch: word.replace(/^[^:]*:/, ''), ...(number === undefined ? {} : { number: Number(number) }) };
};

const pullRequestOf = async (
  { call, desk }: Ground,
  { branch, ...number }: Named,
  remote: string,
): Promise<Result<FoundPullRequest>> => {
  const github = await openGitHub(call);
  return github.ok
    ? findPullRequest(desk.clone, github.value, { branch: { name: branch, remote }, ...number })
    : github;
};

/** The record that is stored for a commit's tree under the present policy, on a system like this. */
const recordOf = async ({ desk, base }: Ground, commit: string): Promise<Result<StoredRecord | undefined>> => {
  const tree = await desk.git.call(['rev-parse', '--verify', `${commit}^{tree}`]);
  if (!tree.ok) return tree;
  const key = { tree: tree.value.stdout.toString().trim(), policy: policyDigest(base.policy) };
  return ok(await desk.records.find({ ...key, os: process.platform, arch: process.arch }));
};

/** What a pull request's text is held against: the pull request itself, where one is asked about, and its commit. */
interface Subject {
  readonly commit: string;
  readonly author: Author;
  readonly live: string | null | undefined;
}

const decidePullRequest = async (ground: Ground, publication: PullRequestPublication): Promise<HookOutcome> => {
  const { body } = publication;
  if (body.from === 'unseen')
    return denied(
      `the text of the pull request cannot be seen beforehand: ${body.why}. Run \`recount run\`, put the block into a file (\`recount pin --body-file ../body.md\`), and give it with \`--body-file ../body.md\``,
    );
  const subject = await subjectOf(ground, publication);
  if (!subject.ok) return unknown(subject.error);
  if (subject.value === undefined) return notChecked('it is a pull request of another repository');
  const text = await textOf(ground, publication, subject.value);
  if (!text.ok) return unknown(text.error);
  return judgeText(ground, publication, subject.value, text.value);
};

const textOf = async (
  { call }: Ground,
  { body }: PullRequestPublication,
  { live }: Subject,
): Promise<Result<string | null>> => {
  if (body.from === 'file') return readText(resolve(call.cwd, body.path), LARGEST_BODY);
  return ok(body.from === 'text' ? body.text : (live ?? null));
};

/** Undefined where the call names another repository than the one that is worked in. */
const subjectOf = async (
  ground: Ground,
  { action, body, pull, head: branchName, repository }: PullRequestPublication,
): Promise<Result<Subject | undefined>> => {
  const { desk } = ground;
  const head = await headCommit(desk, branchName);
  if (!head.ok) return head;
  const commit = head.value;
  const remotes = await desk.clone.remotes();
  if (!remotes.ok) return remotes;
  const same = (one: string | undefined): boolean => one?.toLowerCase() === named?.toLowerCase();
  const named = repository?.split('/').slice(-2).join('/');
  // A fork's pull requests are opened upstream, which need not be a remote: only the name tells.
  const known =
    named === undefined || remotes.value.some((one) => same(one.repository) || sameName(one.repository, named));
  if (action === 'create' || (action === 'edit' && pull === undefined && body.from !== 'live'))
    return ok(known ? { commit, author: NOBODY, live: undefined } : undefined);
  const branch = await currentBranch(desk.git);
  if (!branch.ok) return branch;
  const target = branch.value === undefined ? undefined : pushTarget(branch.value);
  const own = target?.ref.replace(/^refs\/heads\//, '');
  const asked = pull === undefined ? (own === undefined ? undefined : { branch: own }) : readNamed(pull);
  if (asked === undefined)
    return err({
      code: 'pull-request-unknown',
      message: 'HEAD is on no branch',
      remedy: 'name the pull request by its number',
    });
  const found = await pullRequestOf(ground, asked, target?.remote ?? 'origin');
  // The number of another repository's may be none of ours.
  if (!found.ok) return !known && ABSENT.has(found.error.code) ? ok(undefined) : found;
  if (named !== undefined && !same(found.value.repository)) return ok(undefined);
  const { pullRequest } = found.value;
  if (pullRequest === undefined) return err(noPullRequest(found.value));
  const ours = action === 'edit' && pullRequest.head.ref === own;
  return ok({ commit: ours ? commit : pullRequest.head.sha, author: pullRequest.author, live: pullRequest.body });
};

const sameName = (repository: string | undefined, named: string): boolean =>
  repository?.split('/')[1]?.toLowerCase() === named.split('/')[1]?.toLowerCase();

/** Whether the text holds the block of the commit's record, as the check would judge it. */
const judgeText = async (
  ground: Ground,
  { action, pull }: PullRequestPublication,
  { commit, author }: Subject,
  text: string | null,
): Promise<HookOutcome> => {
  const { desk, base } = ground;
  const pinned = await parseBlock(text);
  const blockNeeded = needsBlock(base.policy, author);
  const none = !pinned.ok && pinned.error.every(({ code }) => code === 'block-missing');
  if (none && !blockNeeded) return allowed('the policy asks for no block here, and the text has none');
  const mend =
    action === 'create'
      ? 'Run `recount run`, `recount pin --body-file ../body.md`, then `gh pr create --body-file ../body.md`; each in a call of its own'
      : `Run ${pull === undefined ? '' : `\`gh pr checkout ${pull}\`, `}\`recount run\`, then \`recount pin\`; each in a call of its own`;
  const known = await resolveCommit(desk.git, commit);
  const stored = known.ok && known.value !== undefined ? await recordOf(ground, commit) : ok(undefined);
  if (!stored.ok) return unknown(stored.error);
  if (stored.value === undefined)
    return denied(`there is no record of ${commit.slice(0, 12)} to hold the text against (${base.said}). ${mend}`);
  const changed = await changedBy(ground, commit);
  if (!changed.ok) return unknown(changed.error);
  const { regenerated } = asOf(commit, stored.value);
  const verdict = atDesk(
    judge({
      commit,
      policy: base.policy,
      blockNeeded,
      touched: touchedSuites(base.policy, changed.value),
      changed: changed.value,
      pinned,
      regenerated,
      walled: false,
    }),
  );
  if (verdict.outcome === 'match' || verdict.outcome === 'failing')
    return allowed(`the text holds the block of ${commit.slice(0, 12)}`);
  const found = verdict.findings.slice(0, 3).map(({ code, message }) => `${code}: ${message}`);
  return denied(
    `the text does not hold the block of the record of ${commit.slice(0, 12)}: ${found.join('; ')}. ${mend}`,
  );
};

/** What a commit changes since its merge base with the base; undefined means all, also where nobody asks. */
const changedBy = async ({ desk, base }: Ground, commit: string): Promise<Result<Changed>> => {
  if (!asksForPaths(base.policy)) return ok(undefined);
  const ancestor = await mergeBase(desk.git, base.commit, commit);
  if (!ancestor.ok) return ancestor;
  if (ancestor.value === undefined) return ok(undefined);
  const changed = await changedFiles(desk.git, ancestor.value, commit);
  return changed.ok ? ok(changed.value.map(({ path }) => path)) : changed;
};
