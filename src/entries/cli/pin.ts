import type { DeskBase } from '../../app/desk/base.ts';
import { leaveOutTheSame, touchedHere } from '../../app/desk/change.ts';
import { pinOnGitHub } from '../../app/desk/pin.ts';
import type { AuthorGitHub, PullRequestDetails } from '../../app/desk/ports.ts';
import { noPullRequest } from '../../app/desk/pull-request.ts';
import { parseBlock } from '../../core/block/parse.ts';
import { fitBlock, renderBlock } from '../../core/block/render.ts';
import { putBlock } from '../../core/block/replace.ts';
import { tellsAnother } from '../../core/corners/wanted.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { jsonDocument } from '../../core/json-text.ts';
import { absentSuites } from '../../core/policy/applicability.ts';
import { policyDigest } from '../../core/policy/policy-digest.ts';
import type { RunRecord } from '../../core/record/record.ts';
import { cutsOf, type Regenerated, recordOf } from '../../core/record/regenerated.ts';
import { asOf } from '../../core/record/stored-record.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { isAbsent, readText, writeText } from '../../io/files/text.ts';
import { readHead } from '../../io/git/commits.ts';
import { hasHeld } from '../../io/git/reflog.ts';
import { parseRemoteUrl } from '../../io/git/remote-url.ts';
import { type Branch, currentBranch } from '../../io/git/remotes.ts';
import { pushBranch } from '../../io/git/transfer.ts';
import { baseHere, type Desk, findOnGitHub, openDesk, pushTarget } from './desk.ts';
import { tell, tellFaults } from './tell.ts';
import { type Call, type ExitStatus, isSet, textOption, type Verb } from './verb.ts';

const LARGEST_BODY = 1024 * 1024;

/** `recount pin`: the block of HEAD's record in a body, in place of the old block only. */
export const pin: Verb = async (call) => {
  const file = textOption(call, 'body-file');
  const misuse = misuseOf(isSet(call, 'from-ci'), isSet(call, 'push'), file);
  if (misuse !== undefined) return tellFaults(call, [misuse]);
  const desk = await openDesk(call);
  if (!desk.ok) return tellFaults(call, [desk.error]);
  if (isSet(call, 'from-ci')) return pinFromCi(call, desk.value);
  const base = await baseHere(call, desk.value);
  if (!base.ok) return tellFaults(call, base.error);
  tell(call, base.value.said);
  const record = await recordOfHead(desk.value, base.value);
  if (!record.ok) return tellFaults(call, [record.error]);
  const { blockSize } = base.value.policy;
  const block = renderBlock(fitBlock(recordOf(record.value), blockSize, cutsOf(record.value)));
  return file === undefined ? pinHere(call, desk.value, block, record.value.commit) : pinInFile(call, file, block);
};

const misuseOf = (fromCi: boolean, push: boolean, file: string | undefined): Fault | undefined => {
  if (push && file !== undefined)
    return fault('usage', '--push writes the body of a pull request, and --body-file a file: give one of them');
  if (fromCi && (push || file !== undefined))
    return fault(
      'usage',
      `--from-ci pins a commit that is pushed, into its pull request: leave ${push ? '--push' : '--body-file'} out`,
    );
  return undefined;
};

const recordOfHead = async (
  { git, clone, records }: Desk,
  { policy, commit: base }: DeskBase,
): Promise<Result<Regenerated>> => {
  const head = await readHead(git);
  if (!head.ok) return head;
  const { commit, tree } = head.value;
  const [os, arch] = [process.platform, process.arch];
  const stored = await records.find({ tree, policy: policyDigest(policy), os, arch });
  if (stored === undefined) return err(noRecord(`there is no record of ${commit} under the present policy`));
  // Another base is another change, which may touch other suites.
  const touched = await touchedHere(clone, policy, base);
  if (!touched.ok) return touched;
  if (!leaveOutTheSame(absentSuites(policy, touched.value, os), stored.regenerated.absent))
    return err(noRecord(`the record of ${commit} is of other suites than those that the change since ${base} touches`));
  const ancestor = await clone.mergeBase(base);
  if (!ancestor.ok) return ancestor;
  // A head that is its own merge base changes nothing, and `recount run` then leaves the record as it is.
  if (ancestor.value !== commit && tellsAnother(policy, ancestor.value, stored.regenerated))
    return err(
      noRecord(`the record of ${commit} holds what another base says, or not what the policy asks of this one`),
    );
  return ok(asOf(commit, stored).regenerated);
};

const noRecord = (message: string): Fault =>
  fault('record-missing', message, {
    remedy:
      '`recount run` makes one; once this commit is pushed and judged, `recount pin --from-ci` takes the one of CI',
  });

const NO_TEXT =
  'check the path; a text that is not there yet begins empty (`: > FILE`), or as a copy of the pull request template';

const pinInFile = async (call: Call, file: string, block: string): Promise<ExitStatus> => {
  const body = await readText(file, LARGEST_BODY);
  if (!body.ok) return tellFaults(call, [isAbsent(body.error) ? { ...body.error, remedy: NO_TEXT } : body.error]);
  const next = await putBlock(body.value, block);
  if (!next.ok) return tellFaults(call, [{ ...next.error, place: { ...next.error.place, file } }]);
  const written = await writeText(file, next.value);
  if (!written.ok) return tellFaults(call, [written.error]);
  return done(call, { file }, [`pinned in ${file}`]);
};

const done = (call: Call, result: object, said: readonly string[]): 0 => {
  for (const line of said) tell(call, line);
  if (call.json) call.terminal.out(jsonDocument({ ...result, said }));
  return 0;
};

const pinHere = async (call: Call, desk: Desk, block: string, head: string): Promise<ExitStatus> => {
  const found = await findOnGitHub(call, desk);
  if (!found.ok) return tellFaults(call, [found.error]);
  const branch = isSet(call, 'push') ? await branchToPush(desk) : undefined;
  if (branch?.ok === false) return tellFaults(call, [branch.error]);
  const { github, pullRequest } = found.value;
  const stray = branch && pullRequest && (await strayPush(desk, github, pullRequest, branch.value));
  if (stray !== undefined) return tellFaults(call, [stray]);
  const push = branch === undefined ? undefined : () => pushHere(desk, branch.value);
  const pinned = await pinOnGitHub(github, { found: found.value, block, head, push });
  if (!pinned.ok) return tellFaults(call, [pinned.error]);
  return done(call, { pullRequest: pinned.value.number }, pinned.value.said);
};

const branchToPush = async ({ git }: Desk): Promise<Result<Branch>> => {
  const branch = await currentBranch(git);
  if (!branch.ok) return branch;
  if (branch.value !== undefined) return ok(branch.value);
  return err(
    fault('push-failed', 'HEAD is on no branch, so there is nothing to push', {
      remedy: 'check the branch out (`git switch BRANCH`), then `recount pin --push` again',
    }),
  );
};

/** Why a push would not bring the branch to the pull request: its block would then be of a commit that is not there. */
const strayPush = async (
  { git }: Desk,
  github: AuthorGitHub,
  { number, head }: PullRequestDetails,
  branch: Branch,
): Promise<Fault | undefined> => {
  const to = pushTarget(branch);
  const asked = await git.call(['remote', 'get-url', '--push', '--all', to.remote], { codes: [0, 2, 128] });
  if (!asked.ok) return asked.error;
  // A branch may follow a URL in the place of a remote, as `gh pr checkout` sets it for a fork's.
  const urls = asked.value.code === 0 ? asked.value.stdout.toString().trim().split('\n') : [to.remote];
  const names = urls
    .map((url) => parseRemoteUrl(url))
    .flatMap((at) => (at === undefined ? [] : `${at.owner}/${at.repo}`));
  const wanted = head.repository?.toLowerCase();
  const isHead = async (name: string): Promise<boolean> => {
    if (name.toLowerCase() === wanted) return true;
    // The remote may have an old name of it.
    const known = await github.repository(name);
    return known.ok && known.value.fullName.toLowerCase() === wanted;
  };
  const brings = to.ref === `refs/heads/${head.ref}` && (await Promise.all(names.map(isHead))).includes(true);
  if (brings) return undefined;
  const place = (repository: string | undefined, ref: string): string =>
    `${ref} of ${repository ?? 'no known repository'}`;
  return fault(
    'push-failed',
    `${branch.name} is pushed to ${place(names[0], to.ref.replace(/^refs\/heads\//, ''))}, and the head of #${number} is ${place(head.repository, head.ref)}: nothing was written`,
    { remedy: `check that branch out (\`gh pr checkout ${number}\`), then \`recount run\` and \`recount pin --push\`` },
  );
};

/** Pushes a branch to where it is pushed. An amended commit replaces there only what the branch has held itself. */
const pushHere = async ({ git, clone }: Desk, branch: Branch): Promise<Result<void>> => {
  const { name } = branch;
  const to = pushTarget(branch);
  const seen = await clone.resolve(`refs/remotes/${to.remote}/${to.ref.replace(/^refs\/heads\//, '')}`);
  if (!seen.ok) return seen;
  const held = seen.value === undefined ? ok(false) : await hasHeld(git, name, seen.value);
  if (!held.ok) return held;
  const lease = held.value && seen.value !== undefined ? { lease: seen.value } : {};
  return pushBranch(git, { branch: name, to, ...lease });
};

/** Shows what the judge found beside what is pinned, and pins it. */
const pinFromCi = async (call: Call, desk: Desk): Promise<ExitStatus> => {
  const found = await findOnGitHub(call, desk);
  if (!found.ok) return tellFaults(call, [found.error]);
  const { github, repository, pullRequest } = found.value;
  if (pullRequest === undefined) return tellFaults(call, [noPullRequest(found.value)]);
  const { sha } = pullRequest.head;
  const judged = await github.judgedBlock(repository, sha);
  if (!judged.ok) return tellFaults(call, [judged.error]);
  if (judged.value === undefined)
    return tellFaults(call, [
      fault('record-missing', `no run of the check has left a record of ${sha} to pin`, {
        remedy:
          'wait until the check has ended (`recount status`), or `recount run`; a policy with `pin-from-ci: false` leaves none',
      }),
    ]);
  const fresh = await parseBlock(judged.value);
  if (!fresh.ok) return tellFaults(call, fresh.error);
  if (fresh.value.record.commit !== sha) return tellFaults(call, [recordOfOther(fresh.value.record, sha)]);
  const before = await parseBlock(pullRequest.body);
  call.terminal.err(
    `Pinned now:\n${before.ok ? renderBlock(before.value.record) : '  (no block that can be read)\n'}\n`,
  );
  // Any job of a run may have left the text, a fork's too: what is shown is what is pinned, and none of the rest.
  call.terminal.err(`Found by CI:\n${renderBlock(fresh.value.record)}\n`);
  const pinned = await pinOnGitHub(github, {
    found: found.value,
    block: renderBlock(fresh.value.record),
    head: sha,
  });
  if (!pinned.ok) return tellFaults(call, [pinned.error]);
  return done(call, { pullRequest: pinned.value.number }, pinned.value.said);
};

const recordOfOther = ({ commit }: RunRecord, head: string): Fault =>
  fault('record-unreadable', `what CI left is a record of ${commit}, and the head is ${head}`);
