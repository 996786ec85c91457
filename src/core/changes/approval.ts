import type { Approvers } from './rule.ts';

/** An account as it acts on a pull request; an App, a bot and an organisation are no person. */
export interface Account {
  readonly login: string;
  readonly isPerson: boolean;
}

/** The states of a review that say yes or no; a comment says neither. */
export const OPINIONS = ['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'] as const;

/** One review that says yes or no, as it is now. */
export interface Review {
  /** Undefined where the account is gone. */
  readonly author: Account | undefined;
  readonly state: (typeof OPINIONS)[number];
  /** The commit that was looked at. */
  readonly commit: string | undefined;
  /** Whether its author may write to the repository. */
  readonly canPush: boolean;
  /** In ISO 8601, UTC. */
  readonly submittedAt: string;
}

/** The reviews of a pull request, with whose it is. */
export interface ReviewedPullRequest {
  readonly author: Account | undefined;
  readonly reviews: readonly Review[];
}

/** Who stands for a change of what is protected: a second person, or its author by the right to administer. */
export interface GivenApproval {
  readonly by: string;
  readonly as: Approvers;
}

/** Whether a change of what is protected is approved; where it is not, why each opinion there is does not count. */
export type Approval =
  | ({ readonly kind: 'given' } & GivenApproval)
  | { readonly kind: 'missing'; readonly why: readonly string[] };

/** A reader looks at no more reasons than this. */
const MOST_REASONS = 5;

/**
 * Whether a second person with write access approves a head commit. Each person's latest opinion counts, on whatever
 * commit it was given: what was dismissed or followed by a request for changes is no approval any more.
 */
export const approvalOf = ({ author, reviews }: ReviewedPullRequest, head: string): Approval => {
  const latest = new Map<string, Review>();
  const inOrder = [...reviews].sort(byTime);
  for (const review of inOrder) if (review.author !== undefined) latest.set(review.author.login, review);
  const why: string[] = [];
  for (const [login, review] of latest) {
    const reason = login === author?.login ? 'is its author' : whyNot(review, head);
    if (reason === undefined) return { kind: 'given', by: login, as: 'other' };
    why.push(`${login} ${reason}`);
  }
  return { kind: 'missing', why: why.slice(-MOST_REASONS) };
};

/** The earlier one first. Of one second nobody knows which was the last word: there what is no approval is. */
const byTime = (a: Review, b: Review): number => {
  if (a.submittedAt !== b.submittedAt) return a.submittedAt < b.submittedAt ? -1 : 1;
  return Number(b.state === 'APPROVED') - Number(a.state === 'APPROVED');
};

const whyNot = ({ author, state, commit, canPush }: Review, head: string): string | undefined => {
  if (author?.isPerson !== true) return 'is no person';
  if (state === 'DISMISSED') return 'was dismissed as a reviewer';
  if (state === 'CHANGES_REQUESTED') return 'asks for changes';
  if (commit !== head) return `approved ${commit ?? 'a commit that is gone'}, which is not the head`;
  return canPush ? undefined : 'may not write to the repository';
};

/** What a person has to do where a change of what is protected is not approved. */
export const howToApprove = (approvers: Approvers, number: number, head: string, author: string): string => {
  const alone = approvers === 'maintainer' ? ` or ${author} be given admin rights` : '';
  return (
    `somebody with write access who is not ${author} must approve #${number} at ${head} ` +
    `(on its page: Files changed, Submit review, Approve)${alone}; then \`recount pin\` runs the red runs again. Or take ` +
    'the change out (`git restore --source=$(git merge-base HEAD BASE) -- PATH`), commit, `recount run`, `recount pin --push`'
  );
};
