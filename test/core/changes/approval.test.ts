import { describe, expect, test } from 'vitest';
import {
  type Account,
  type Approval,
  approvalOf,
  howToApprove,
  type Review,
} from '../../../src/core/changes/approval.ts';

const HEAD = 'a'.repeat(40);
const OLD = 'b'.repeat(40);
const person = (login: string): Account => ({ login, isPerson: true });
let minute = 10;

/** A writer's approval of the head, later than all before it, but for what is given. */
const review = (login: string, more: Partial<Review> = {}): Review => ({
  author: person(login),
  state: 'APPROVED',
  commit: HEAD,
  canPush: true,
  submittedAt: `2026-11-29T12:${(minute += 1)}:00Z`,
  ...more,
});

const missing = (...why: readonly string[]): Approval => ({ kind: 'missing', why });
const given: Approval = { kind: 'given', by: 'lisa', as: 'other' };

describe('a change of what is protected is approved by a second person with write access, on the head', () => {
  test.each<[title: string, reviews: readonly Review[], approval: Approval]>([
    ['nobody', [], missing()],
    ['a writer', [review('lisa')], given],
    ['a writer after readers', [review('rob', { canPush: false }), review('lisa')], given],
    ['the author', [review('mona')], missing('mona is its author')],
    ['a reader', [review('lisa', { canPush: false })], missing('lisa may not write to the repository')],
    ['an App', [review('helper', { author: { login: 'helper', isPerson: false } })], missing('helper is no person')],
    ['an account that is gone', [review('', { author: undefined })], missing()],
    [
      'a writer, on another commit',
      [review('lisa', { commit: OLD })],
      missing(`lisa approved ${OLD}, which is not the head`),
    ],
    [
      'a writer, on a commit that is gone',
      [review('lisa', { commit: undefined })],
      missing('lisa approved a commit that is gone, which is not the head'),
    ],
    ['one that is dismissed', [review('lisa', { state: 'DISMISSED' })], missing('lisa was dismissed as a reviewer')],
    [
      'one after which changes are asked for',
      [review('lisa'), review('lisa', { state: 'CHANGES_REQUESTED', commit: OLD })],
      missing('lisa asks for changes'),
    ],
    ['one after changes were asked for', [review('lisa', { state: 'CHANGES_REQUESTED' }), review('lisa')], given],
    ...(['CHANGES_REQUESTED', 'DISMISSED'] as const).flatMap((state) => {
      const both = [{ state }, {}].map((more) => review('lisa', { ...more, submittedAt: '2026-11-29T12:00:00Z' }));
      const why = missing(state === 'DISMISSED' ? 'lisa was dismissed as a reviewer' : 'lisa asks for changes');
      return [both, both.toReversed()].map((reviews, order): [string, readonly Review[], Approval] => [
        `one of the same second as ${state}, listed ${order}`,
        reviews,
        why,
      ]);
    }),
    [
      'the later one by its time, however they are listed',
      [
        review('lisa', { state: 'CHANGES_REQUESTED', submittedAt: '2026-11-29T13:00:00Z' }),
        review('lisa', { submittedAt: '2026-11-29T12:00:00Z' }),
      ],
      missing('lisa asks for changes'),
    ],
    [
      'no more reasons than anyone reads, and the newest',
      Array.from({ length: 7 }, (_, n) => review(`r${n}`, { canPush: false })),
      missing(...[2, 3, 4, 5, 6].map((n) => `r${n} may not write to the repository`)),
    ],
  ])('%s', (_title, reviews, approval) => {
    expect(approvalOf({ author: person('mona'), reviews }, HEAD)).toEqual(approval);
  });

  test('also where the author is gone', () => {
    expect(approvalOf({ author: undefined, reviews: [review('lisa')] }, HEAD)).toEqual(given);
  });
});

test('the remedy says who must do what', () => {
  expect(howToApprove('other', 7, HEAD, 'mona')).toMatchInlineSnapshot(
    `"somebody with write access who is not mona must approve #7 at aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa (on its page: Files changed, Submit review, Approve); then \`recount pin\` runs the red runs again. Or take the change out (\`git restore --source=$(git merge-base HEAD BASE) -- PATH\`), commit, \`recount run\`, \`recount pin --push\`"`,
  );
  expect(howToApprove('maintainer', 7, HEAD, 'mona')).toContain('Approve) or mona be given admin rights; then');
});
