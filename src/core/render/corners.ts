import { lossesIn, proofIn, regressionsIn } from '../corners/entries.ts';
import type { Corners, Had, Losses, Proof, Regressions, State } from '../corners/facts.ts';
import { IN_WORDS } from '../corners/states.ts';
import type { Regenerated } from '../record/regenerated.ts';
import { showTest, type TestName } from '../tests/tally.ts';
import { seconds } from './amount.ts';
import { codeSpan, prose, row } from './markdown.ts';

/** Tests of one kind that a summary shows; who wants all of them asks `recount explain`. */
const MOST_SHOWN = 30;

/** What the base says beside the suites: what is lost, what the base's tests say of the head's code, what is proved. */
export const cornerSections = (regenerated: Regenerated | undefined): readonly string[] =>
  Object.entries(regenerated?.suites ?? {}).flatMap(([name, { corners = {} }]) => sectionsOf(name, corners));

const sectionsOf = (suite: string, corners: Corners): readonly string[] => {
  const [losses, regressions, proof] = [lossesIn(corners), regressionsIn(corners), proofIn(corners)];
  return [
    losses === undefined ? '' : lossesSection(suite, losses),
    regressions === undefined ? '' : regressionsSection(suite, regressions),
    proof === undefined ? '' : proofSection(suite, proof),
  ].filter((section) => section !== '');
};

/** A table of at most so many rows, with a line that counts the others; nothing where there are none. */
const table = (
  title: string,
  head: readonly string[],
  lines: readonly (readonly string[])[],
  rest: number,
  below: string,
): string => {
  if (lines.length === 0) return '';
  const shown = lines.slice(0, MOST_SHOWN);
  const left = lines.length - shown.length + rest;
  const more = left === 0 ? '' : `\n\nand ${left} more.`;
  return `### ${title}\n\n${[row(head), row(head.map(() => '---')), ...shown.map(row)].join('\n')}${more}\n\n${below}`;
};

const test = ([group, name]: TestName): string => codeSpan(showTest(group, name));

const HAD: Readonly<Record<Had['from'], string>> = {
  push: 'from the record of a push to the base branch',
  run: 'by running them here',
  stored: 'from a stored record',
};

const howHad = (had: Had): string => {
  if (had.from === 'push') return `${HAD.push}, run ${had.run}, attempt ${had.attempt}`;
  return had.from === 'run' ? `${HAD.run}, in ${seconds(had.milliseconds)}` : HAD.stored;
};

const lossesSection = (suite: string, losses: Losses): string => {
  const { gone, skipped, fewer, moved, focused } = losses;
  const lines = [
    ...gone.some.map((one) => [test(one), 'there', 'gone']),
    ...skipped.some.map((one) => [test(one), 'ran', 'skipped']),
    ...fewer.some.map((one) => [test(one.test), `${one.before} tests`, `${one.after} tests`]),
    ...moved.some.map(({ from, to }) => [test(from), 'there', `found again as ${test(to)}`]),
  ];
  const only =
    focused.some.length === 0
      ? ''
      : ` A test is newly marked as the only one to run in ${focused.some
          .slice(0, MOST_SHOWN)
          .map((path) => codeSpan(path))
          .join(', ')}.`;
  const { before, after } = losses.totals;
  return table(
    `Tests of the base that ${codeSpan(suite)} lacks`,
    ['test', 'base', 'head'],
    lines,
    gone.rest + skipped.rest + fewer.rest + moved.rest,
    `The base has ${before} tests, the head ${after}. The base's were had ${prose(howHad(losses.had))}.${only}`,
  );
};

const stated = (state: State, said: string | undefined, again: State | undefined): string =>
  `${IN_WORDS[state]}${said === undefined ? '' : `: ${codeSpan(said)}`}${again === undefined ? '' : `; the second time it ${IN_WORDS[again]}`}`;

const TOUCHED = {
  edited: 'edited',
  deleted: 'deleted',
  beside: 'what it shares or what may hold it is changed',
  none: 'left alone',
} as const;

const regressionsSection = (suite: string, { tests, ended }: Regressions): string =>
  table(
    `Tests of the base in ${codeSpan(suite)} that the head's code does not pass`,
    ['test', 'as the base has it, over the head', 'as the head has it', 'the pull request', 'file'],
    tests.some.map((one) => [
      test(one.test),
      stated(one.over, one.said, one.again),
      one.head === 'absent' ? 'is gone' : IN_WORDS[one.head],
      TOUCHED[one.touch],
      one.file === undefined ? '–' : codeSpan(one.file),
    ]),
    tests.rest,
    ranIn(ended),
  );

const proofSection = (suite: string, { tests, ended }: Proof): string =>
  table(
    `Tests of the head in ${codeSpan(suite)} over the base's code`,
    ['test', 'over the base', 'on the head'],
    tests.some.map((one) => [test(one.test), stated(one.base, one.said, one.again), IN_WORDS[one.head]]),
    tests.rest,
    ranIn(ended),
  );

const ranIn = ({ ran, said, milliseconds }: Proof['ended']): string =>
  `${ran} tests ran, in ${seconds(milliseconds)}.${said === undefined ? '' : ` The last that was printed: ${codeSpan(said)}`}`;
