import { isNoTest } from '../shards/tests.ts';
import type { TestName } from '../tests/tally.ts';
import type { ChangedFile } from './changed-file.ts';
import { type CornerRun, whyNotNamed } from './corner-run.ts';
import { isHidden, isShaken } from './entries.ts';
import { capped, type NotHad, type Regressions, type Touch } from './facts.ts';
import { isTitle, placeOfTest } from './places.ts';
import { endedOf, loadErrorsOf } from './proof.ts';
import { hasFailed, isBroken, namesOf, standingsIn, standingsTwice } from './states.ts';
import { configuresRunner, namesTestFile } from './test-files.ts';

/**
 * What the base's tests do over the head's code: told is every test that passes on the base, fails, is skipped or is not
 * there over the head's code, and does not fail among the head's own tests. What both runs give and the pull request may
 * hide comes first.
 *
 * @param base the base's tests on the base's code
 * @param head the suite's own run on the head
 * @param over the base's tests over the head's code; `again` a second such run, where there was one
 * @param files what the change does to tests, runners' configuration and what tests share, with their texts
 */
export const regressionsOf = (
  base: CornerRun,
  head: CornerRun,
  over: CornerRun,
  files: readonly ChangedFile[],
  again?: CornerRun,
): Regressions | NotHad => {
  const why = whyNotNamed(base) ?? whyNotNamed(head) ?? whyNotNamed(over);
  if (why !== undefined) return { kind: 'not-had', code: 'regressions-unchecked', why };
  const [onBase, onHead, overHead] = [standingsIn(base), standingsIn(head), standingsTwice(over, again)];
  const loadErrors = loadErrorsOf(over);
  const tests = namesOf(base.tests ?? []).filter(([, name]) => !isNoTest(name));
  const touches = touchesBy(tests, files);
  const broken = tests.flatMap((test) => {
    const {
      state,
      said = state === 'absent' ? (loadErrors.get(test[0]) ?? over.said) : undefined,
      ...twice
    } = overHead(test);
    const own = onHead(test).state;
    if (onBase(test).state !== 'passed' || !isBroken(state) || hasFailed(own)) return [];
    return [{ test, over: state, ...twice, head: own, ...touches(test), ...(said === undefined ? {} : { said }) }];
  });
  const hidden = broken.filter(isHidden);
  const first = [...hidden.filter((one) => !isShaken(one)), ...hidden.filter(isShaken)];
  // What the pull request may have hidden is never behind what it leaves alone, and alone counts where not all is told.
  const { some } = capped([...first, ...broken.filter((one) => !isHidden(one))]);
  return { kind: 'told', ended: endedOf(over), tests: { some, rest: capped(hidden).rest } };
};

/** Tests that a file is searched for, at most, before it counts as one that holds none. */
const MOST_SEARCHED = 2_000;

/** What the change does to the file of a test or, where it leaves that alone, to what may hold it or is beside it. */
const touchesBy = (all: readonly TestName[], files: readonly ChangedFile[]) => {
  const some = all.slice(0, MOST_SEARCHED);
  const holdsNone = (file: ChangedFile): boolean => !some.some((test) => placeOfTest(test, [file], 'before'));
  const holdsTests = files.some(({ kind }) => kind !== 'added');
  let beside: Touch | undefined;
  return (test: TestName): { readonly touch: Touch; readonly file?: string } => {
    const own = placeOfTest(test, files, 'before')?.file;
    if (own !== undefined) return { touch: own.kind === 'deleted' ? 'deleted' : 'edited', file: own.path };
    // Its name may be made when it runs, so that it stands in no text.
    if (isTitle(test[0]) && !namesTestFile(test[0]) && holdsTests) return { touch: 'beside' };
    beside ??= files.some((file) => (file.kind === 'added' ? configuresRunner(file.path) : holdsNone(file)))
      ? 'beside'
      : 'none';
    return { touch: beside };
  };
};
