import { namesTest } from '../corners/entries.ts';
import { type CornerFacts, eachOf, type JudgedCorners, only } from './corner-facts.ts';
import { type Finding, invented } from './finding.ts';
import { contradicted, judgeLosses, undeclared } from './losses.ts';
import { judgeProof, notShown } from './proof.ts';
import { judgeRegressions } from './regressions.ts';

/** What the base holds to and the head does not keep, what of it the block declares, and what it proves. */
export const judgeCorners = (facts: CornerFacts): JudgedCorners => {
  const { runs, policy, suite, walled } = facts;
  // A suite without reports has no tests, so that nothing of it can be lost or proved.
  if (policy.suites[suite]?.reports.length === 0) return only(...inventedIn(facts));
  if (runs.corners === undefined && !walled) return only(...againstRecord(facts));
  const corners = runs.corners ?? {};
  const parts = [judgeLosses(facts, corners), judgeRegressions(facts, corners), judgeProof(facts, corners)];
  return {
    findings: parts.flatMap(({ findings }) => findings),
    varied: parts.flatMap(({ varied }) => varied),
    notChecked: parts.flatMap(({ notChecked }) => notChecked),
  };
};

const FIELDS = ['losses', 'proves'] as const;

const inventedIn = ({ suite, claimed }: CornerFacts): readonly Finding[] =>
  FIELDS.filter((field) => claimed?.[field] !== undefined).map((field) => invented(suite, field));

/** A record that was given at a desk says itself what it found. */
const againstRecord = ({ suite, policy, claimed, runs }: CornerFacts): readonly Finding[] => {
  const { losses = [], proves: proving = [] } = runs.first.record;
  const { losses: declared = [], proves: named = [] } = claimed ?? {};
  const [lost, told, proved] = [namesTest(losses), namesTest(declared), namesTest(proving)];
  const asked = claimed !== undefined && (policy.losses === 'declare' || policy.proof?.regressions === true);
  return [
    ...contradicted(
      suite,
      declared.filter((test) => !lost(test)),
    ),
    ...undeclared(suite, asked ? losses.filter((test) => !told(test)) : [], () => 'is lost'),
    ...eachOf(
      suite,
      named.filter((test) => !proved(test)),
      (test) => notShown(suite, test, 'the record does not show it'),
    ),
  ];
};
