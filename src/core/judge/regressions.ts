import { hiddenIn, isShaken, namesTest, regressionsIn } from '../corners/entries.ts';
import type { Corners } from '../corners/facts.ts';
import { IN_WORDS } from '../corners/states.ts';
import {
  type CornerFacts,
  disagreeing,
  eachOf,
  type JudgedCorners,
  lacking,
  NOTHING,
  name,
  notHad,
} from './corner-facts.ts';
import { finding } from './finding.ts';

/** The tests of the base that the head's code does not pass any more, where the pull request hides it. */
export const judgeRegressions = ({ suite, policy, claimed }: CornerFacts, corners: Corners): JudgedCorners => {
  const { regressions } = corners;
  const ran = "the base's tests are to be run over the head's code";
  if (policy.proof?.regressions === true && regressions?.kind !== 'told' && regressions?.kind !== 'unneeded')
    return lacking(suite, notHad(regressions), 'regressions-unchecked', ran);
  if (policy.proof?.regressions !== true) return NOTHING;
  const covered = namesTest(claimed?.losses ?? []);
  const hidden = hiddenIn(corners).filter(({ test }) => !covered(test));
  const rest = regressionsIn(corners)?.tests.rest ?? 0;
  // Where all that are known by name are declared, nothing is known of the others.
  if (hidden.length === 0 && rest > 0) return lacking(suite, UNNAMED, 'regressions-unchecked', ran);
  const findings = eachOf(
    suite,
    hidden,
    ({ test, over, touch, file, said }) =>
      finding(
        'regression-hidden',
        `${suite}: ${name(test)} passes on the base and, as the base has it, ${IN_WORDS[over]} over the code of the head${said === undefined ? '' : ` (${said})`}; the pull request ${TOUCHED[touch]}${file === undefined ? '' : ` ${file}`}`,
        { suite, field: 'losses', regenerated: [...test], ...(file === undefined ? {} : { place: { file } }) },
      ),
    rest,
  );
  const shaken = hidden.filter(isShaken).map(({ test }) => test);
  const unstable = disagreeing(suite, "the base's tests over the head's code", shaken);
  // One that both runs give decides, and takes the others with it.
  const varied = shaken.length === hidden.length ? findings : [];
  return { findings: [...unstable, ...findings], varied, notChecked: [] };
};

const UNNAMED = {
  kind: 'not-had',
  code: 'regressions-unchecked',
  why: 'more of them fail than are kept by name',
} as const;

const TOUCHED = {
  edited: 'edits',
  deleted: 'deletes',
  beside: "changes a runner's configuration, what tests share or what may hold it",
  none: 'leaves it alone',
} as const;
