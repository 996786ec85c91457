import { lossesIn, namesTest, regressionsIn } from '../corners/entries.ts';
import { type Corners, type Losses, MOST_DECLARED } from '../corners/facts.ts';
import { keyOf } from '../corners/states.ts';
import type { TestName } from '../tests/tally.ts';
import { type CornerFacts, eachOf, type JudgedCorners, lacking, name, notHad, only } from './corner-facts.ts';
import { type Finding, finding, invented } from './finding.ts';

/** What the block declares as lost and is not. */
export const contradicted = (suite: string, entries: readonly TestName[]): readonly Finding[] =>
  eachOf(suite, entries, (test) =>
    finding('loss-contradicted', `${suite}: losses: claimed ${name(test)}, which is not lost`, {
      suite,
      field: 'losses',
      pinned: [...test],
    }),
  );

/** What is lost and the block does not declare; `how` ends the sentence that begins with the test. */
export const undeclared = (
  suite: string,
  entries: readonly TestName[],
  how: (test: TestName) => string,
): readonly Finding[] =>
  eachOf(suite, entries, (test) =>
    finding('loss-undeclared', `${suite}: ${name(test)} ${how(test)}, and the block does not declare it`, {
      suite,
      field: 'losses',
      regenerated: [...test],
    }),
  );

const COMPARED = 'its tests are to be compared with those of the merge base';
const UNNAMED = { kind: 'not-had', code: 'baseline-missing', why: 'there are more than are kept by name' } as const;

/** The tests that the head lacks, held against what the policy lets pass and what the block declares. */
export const judgeLosses = (facts: CornerFacts, corners: Corners): JudgedCorners => {
  const { suite, policy, claimed } = facts;
  const [losses, mode] = [lossesIn(corners), policy.losses];
  const asked = mode === 'fail' || (mode === 'declare' && claimed !== undefined);
  const part = notHad(corners.losses);
  if (asked && losses?.names !== true)
    return lacking(suite, losses === undefined ? part : UNNAMED, 'baseline-missing', COMPARED);

  const declared = claimed?.losses ?? [];
  const known = losses === undefined && regressionsIn(corners) === undefined;
  if (claimed?.losses !== undefined && known) return only(invented(suite, 'losses'));
  const found = [...(losses?.declare.some ?? []), ...(losses?.gone.some ?? []), ...regressed(corners)];
  const keys = new Set(found.map(keyOf));
  const wrong = contradicted(
    suite,
    declared.filter((test) => !keys.has(keyOf(test))),
  );
  const open = losses === undefined ? [] : demanded(facts, losses, declared);
  const notChecked = mode === 'off' || part === undefined ? [] : [`lost tests of suite ${suite}: ${part.why}`];
  return { ...only(...wrong, ...open), notChecked };
};

const regressed = (corners: Corners): readonly TestName[] =>
  (regressionsIn(corners)?.tests.some ?? []).map(({ test }) => test);

/** The losses that the policy does not let pass. */
const demanded = (
  { suite, policy, claimed }: CornerFacts,
  losses: Losses,
  declared: readonly TestName[],
): readonly Finding[] => {
  const how = howLost(losses);
  const { some, rest } = losses.declare;
  const at = { suite, field: 'losses' };
  if (policy.losses === 'fail')
    return eachOf(suite, some, (test) => finding('test-lost', `${suite}: ${name(test)} ${how(test)}`, at), rest);
  if (policy.losses !== 'declare' || claimed === undefined) return [];
  const covered = namesTest(declared);
  const open = undeclared(
    suite,
    some.filter((test) => !covered(test)),
    how,
  );
  const many = `${suite}: ${some.length + rest} tests are lost, and a block declares ${MOST_DECLARED} at most`;
  return rest === 0 ? open : [...open, finding('loss-undeclared', many, at)];
};

const howLost = ({ skipped, fewer }: Losses): ((test: TestName) => string) => {
  const muted = new Set(skipped.some.map(keyOf));
  const counts = new Map(fewer.some.map((one) => [keyOf(one.test), one]));
  return (test) => {
    const count = counts.get(keyOf(test));
    if (count !== undefined) return `stands for ${count.after} tests, and for ${count.before} on the base`;
    return muted.has(keyOf(test)) ? 'is skipped, and runs on the base' : 'is gone';
  };
};
