import type { DeskBase } from '../../app/desk/base.ts';
import { changedOrAll } from '../../app/desk/change.ts';
import { isToConfirm } from '../../app/desk/confirm-record.ts';
import { regeneratedFrom } from '../../app/desk/given-record.ts';
import { atDesk } from '../../app/desk/prediction.ts';
import { noPullRequest } from '../../app/desk/pull-request.ts';
import { toldRecord } from '../../app/desk/told-record.ts';
import type { Hint } from '../../app/run-commit.ts';
import { citationsIn, lookedAt } from '../../core/block/citations.ts';
import { parseBlock } from '../../core/block/parse.ts';
import type { Fault } from '../../core/fault.ts';
import { jsonDocument } from '../../core/json-text.ts';
import { judge } from '../../core/judge/judge.ts';
import { EXIT_STATUS } from '../../core/judge/verdict.ts';
import { asksForPaths, touchedSuites } from '../../core/policy/applicability.ts';
import { type Author, needsBlock } from '../../core/policy/exemption.ts';
import type { Regenerated } from '../../core/record/regenerated.ts';
import { renderVerdict } from '../../core/render/terminal.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { readText } from '../../io/files/text.ts';
import { deniedHere, type Reviewed } from './denied.ts';
import { baseHere, type Desk, findOnGitHub, openDesk } from './desk.ts';
import { recordHere } from './record.ts';
import { tell, tellFaults } from './tell.ts';
import { type Call, textOption, type Verb } from './verb.ts';

const LARGEST_BODY = 1024 * 1024;
const LARGEST_RECORD = 64 * 1024 * 1024;

interface Claim {
  readonly body: string | null;
  /** Nobody where the body is a file: an exemption cannot be told offline. */
  readonly author: Author;
  /** The pull request, where the body is its own. */
  readonly live?: Reviewed;
}

const NOBODY: Author = { login: '', id: 0, type: 'User' };

/** `recount check`: what the check will say of a body and a record. */
export const check: Verb = async (call) => {
  const desk = await openDesk(call);
  if (!desk.ok) return tellFaults(call, [desk.error]);
  const given = textOption(call, 'record');
  const offline = given !== undefined && textOption(call, 'body') !== undefined;
  const asked = offline ? { ...call, options: { ...call.options, 'no-fetch': true } } : call;
  const base = await baseHere(asked, desk.value);
  if (!base.ok) return tellFaults(call, base.error);
  tell(call, base.value.said);

  const claim = await readClaim(call, desk.value);
  if (!claim.ok) return tellFaults(call, [claim.error]);
  const { policy } = base.value;
  const changed = await changedOrAll(desk.value.clone, base.value.commit, asksForPaths(policy));
  if (!changed.ok) return tellFaults(call, [changed.error]);
  const touched = touchedSuites(policy, changed.value);
  const pinned = await parseBlock(claim.value.body);
  const citations = await citationsIn(claim.value.body);
  const hint = { pinned: pinned.ok ? pinned.value.record : undefined, citations: lookedAt(citations) };
  const regenerated = await regenerate(call, desk.value, base.value, given, touched, hint);
  if (!regenerated.ok) return tellFaults(call, regenerated.error);

  const { commit } = regenerated.value;
  const { live } = claim.value;
  if (live !== undefined && live.pull.head.sha !== commit)
    tell(
      call,
      `the head of the pull request is ${live.pull.head.sha}; this is what the check will say once ${commit} is`,
    );
  const reviewed = live && { ...live, pull: { ...live.pull, head: { ...live.pull.head, sha: commit } } };
  const denied = await deniedHere(desk.value, base.value, commit, reviewed, (line) => tell(call, line));
  if (!denied.ok) return tellFaults(call, [denied.error]);
  const { findings, approval } = denied.value;
  const judged = atDesk(
    judge({
      commit,
      changes: findings,
      policy,
      blockNeeded: needsBlock(policy, claim.value.author),
      touched,
      changed: changed.value,
      pinned,
      citations,
      regenerated: regenerated.value,
      walled: false,
    }),
  );
  const verdict = approval === undefined ? judged : { ...judged, approval };
  call.terminal.out(call.json ? jsonDocument(verdict) : renderVerdict(verdict));
  return EXIT_STATUS[verdict.outcome];
};

const readClaim = async (call: Call, desk: Desk): Promise<Result<Claim>> => {
  const file = textOption(call, 'body');
  if (file !== undefined) {
    const body = await readText(file, LARGEST_BODY);
    return body.ok ? ok({ body: body.value, author: NOBODY }) : body;
  }
  const found = await findOnGitHub(call, desk);
  if (!found.ok) return found;
  const { github, pullRequest, repository } = found.value;
  if (pullRequest !== undefined) {
    const { body, author } = pullRequest;
    return ok({ body, author, live: { pull: pullRequest, reviews: github.reviewsIn(repository) } });
  }
  return err({
    ...noPullRequest(found.value),
    remedy: 'open one, name one (`--pr N`), or give the body as a file: `--body F`',
  });
};

const regenerate = async (
  call: Call,
  desk: Desk,
  base: DeskBase,
  given: string | undefined,
  touched: ReadonlySet<string>,
  hint: Hint,
): Promise<Result<Regenerated, readonly Fault[]>> => {
  if (given === undefined) {
    const recorded = await recordHere(call, desk, base, hint);
    return recorded.ok ? ok(toldRecord(base.policy, recorded.value.stored, hint)) : recorded;
  }
  const text = await readText(given, LARGEST_RECORD);
  if (!text.ok) return err([text.error]);
  const stored = regeneratedFrom(text.value, given, base.policy, touched, process.platform);
  if (!stored.ok) return err([stored.error]);
  if (isToConfirm(base.policy, hint.pinned, stored.value.regenerated)) tell(call, UNCONFIRMED);
  return ok(toldRecord(base.policy, stored.value, hint));
};

const UNCONFIRMED =
  'a record from a file is not confirmed by a second run, and CI runs a suite that differs once more: `recount calibrate` tells whether it varies';
