import { staleBlock } from '../../core/earlier/made-anew.ts';
import type { Wanted } from '../../core/earlier/stands-in.ts';
import { LONGEST_WHY, MOST_HEADS, type NotMadeHead } from '../../core/hand-over/hand-over.ts';
import type { Policy } from '../../core/policy/policy.ts';
import type { Leg } from '../../core/shards/leg.ts';
import { findEarlierRecord, foundBy, MOST_LOOKING, wantedOf } from '../earlier-record.ts';
import type { PullRequest, RepositoryReader, RunReader } from '../ports.ts';

/** The head of a pull request in a merge queue's group of which no record stands; or why nobody looked for one. */
export type LackingHead = { readonly kind: 'lacking'; readonly number: number; readonly wanted: Wanted } | NotMadeHead;

/** A head of which no record is made, and why, on one line that the hand-over takes. */
export const notMade = (commit: string, why: string): NotMadeHead => ({
  kind: 'not-made',
  commit,
  why: why.replace(/\s+/g, ' ').slice(0, LONGEST_WHY),
});

/** So many heads are run at most beside a group, which waits for them. */
const MOST_ANEW = 8;
const TOO_MANY = `beside a group ${MOST_ANEW} heads are run, and it has more of which no record stands`;

/** What is asked, and with what. */
export interface HeadsAsking {
  readonly reader: Pick<RepositoryReader, 'changedPaths'>;
  readonly runs: RunReader;
  readonly say: (line: string) => void;
  readonly leg?: Leg | undefined;
}

/**
 * The heads of a group of which no earlier record stands in, so that one is to be made anew. It decides nothing: the
 * judge looks for itself, and takes the one made anew where it finds no other.
 */
export const lackingHeads = async (
  asking: HeadsAsking,
  pulls: readonly PullRequest[],
  policy: Policy,
): Promise<readonly LackingHead[]> => {
  const heads = [...new Map(pulls.map((pull) => [pull.head.sha, pull])).values()];
  const why = whyNone(asking, heads, policy);
  if (why === undefined) {
    const found: LackingHead[] = [];
    for (const pull of heads) found.push(...(await lookFor(asking, pull, policy)));
    const tooMany = found.filter(({ kind }) => kind === 'lacking').slice(MOST_ANEW);
    return found.map((one) =>
      one.kind === 'lacking' && tooMany.includes(one) ? notMade(one.wanted.head, TOO_MANY) : one,
    );
  }
  asking.say(`no head's record is made anew: ${why}`);
  return heads.slice(0, MOST_HEADS).map(({ head }) => notMade(head.sha, why));
};

/** Each leg asks GitHub by itself, and for each pull request. */
const whyNone = ({ leg }: HeadsAsking, pulls: readonly PullRequest[], policy: Policy): string | undefined => {
  if (policy.isolation === 'none') return 'the policy says `isolation: none`, so that nothing would keep it apart';
  const legs = leg?.systems.length ?? 1;
  return legs * pulls.length > MOST_LOOKING
    ? `with ${pulls.length} pull requests${legs === 1 ? '' : ` on ${legs} legs`} nobody looks for what is missing`
    : undefined;
};

const lookFor = async (
  { reader, runs, say }: HeadsAsking,
  pull: PullRequest,
  policy: Policy,
): Promise<readonly LackingHead[]> => {
  const [told, commit] = [`#${pull.number} at ${pull.head.sha}`, pull.head.sha];
  const wanted = await wantedOf(reader, pull, policy);
  if (!wanted.ok) return [notMade(commit, wanted.error.message)];
  if (staleBlock(wanted.value) !== undefined) {
    say(`${told}: its block is stale, whatever a record would say`);
    return [];
  }
  const search = await findEarlierRecord(runs, wanted.value);
  const found = foundBy(search, `${told}: no earlier record stands in, so one is made anew`, say);
  if (found === undefined) return [{ kind: 'lacking', number: pull.number, wanted: wanted.value }];
  say(`${told}: run ${found.run}, attempt ${found.attempt}, left a record that stands in`);
  return [];
};
