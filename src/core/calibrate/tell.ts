import { counted, seconds } from '../render/amount.ts';
import { plainLine } from '../render/plain.ts';
import { showTest } from '../tests/tally.ts';
import type { Calibration, SuiteCalibration } from './calibration.ts';
import { type Cause, variationsOf } from './causes.ts';
import type { Rate } from './rate.ts';
import { DEPENDS_ON, showDeparture, type Variation } from './variation.ts';

/** What is told beside the comparison. */
export interface Circumstances {
  /** What was not varied, and why. */
  readonly untried: readonly { readonly variation: Variation; readonly why: string }[];
  /** Commits that could not be run, and why. */
  readonly leftOut: readonly string[];
  readonly setupMilliseconds: number;
}

const WIDEST = 300;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** One variation has one line, however many of its variants matter. */
const shownCauses = (causes: readonly Cause[]): string =>
  variationsOf(causes)
    .map((variation) => {
      const of = causes.filter((cause) => cause.variation === variation);
      if (variation === 'none') return DEPENDS_ON.none;
      const doubt = of.every(({ seen }) => seen === 1) ? '; one run shows it, which may be chance' : '';
      return `${DEPENDS_ON[variation]} (${of.map(showDeparture).join(', ')}${doubt})`;
    })
    .join(', and ');

const shownValues = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([value, runs]) => `${value} in ${counted(runs, 'run')}`)
    .join(', ');

const suiteLines = (name: string, suite: SuiteCalibration): readonly string[] => {
  const { least, median, most } = suite.milliseconds;
  const tests = suite.tests === undefined ? '' : `, ${counted(suite.tests, 'test')}`;
  const head = `${name}: ${counted(suite.runs, 'run')}${tests}, ${seconds(median)} a run (${seconds(least)} to ${seconds(most)})`;
  if (suite.fields.length + suite.varying.length + suite.names.length === 0) return [`${head}; nothing varies`];
  return [
    head,
    ...suite.fields.map(({ field, values, causes }) =>
      field === 'digest'
        ? `  digest varies: ${counted(Object.keys(values).length, 'value')}`
        : `  ${field} varies: ${shownValues(values)}; it depends on ${shownCauses(causes)}`,
    ),
    ...suite.varying.map(
      ({ group, name: test, causes, outcomes }) =>
        `  ${showTest(group, test)}: ${shownValues(outcomes)}; it depends on ${shownCauses(causes)}`,
    ),
    ...suite.names.map(
      ({ some, causes }) =>
        `  names vary, such as ${some.map(([group, test]) => showTest(group, test)).join(' and ')}: they depend on ${shownCauses(causes)}`,
    ),
  ];
};

const shownRate = ({ differing, runs, share, least, most }: Rate): string =>
  `${differing} of ${counted(runs, 'run')} ${differing === 1 ? 'differs' : 'differ'}: about ${percent(share)} of honest records would fail (95 %: ${percent(least)} to ${percent(most)})`;

/** What the runs tell, for people; it ends with the rate of false alarms. */
export const tellCalibration = (
  { commits, runs, suites, lines, unsettled, alarms }: Calibration,
  { untried, leftOut, setupMilliseconds }: Circumstances,
  path: string,
): string => {
  const total = Object.values(runs).reduce((sum, of) => sum + of, 0);
  const varied = Object.entries(runs).map(([variation, of]) => `${variation === 'none' ? 'plain' : variation} ${of}`);
  const found = [
    `${counted(total, 'run')} on ${counted(commits.length, 'commit')} (${varied.join(', ')}); setup took ${seconds(setupMilliseconds)}`,
    ...untried.map(({ variation, why }) => `not varied: ${DEPENDS_ON[variation]}: ${why}`),
    ...leftOut.map((what) => `left out: ${what}`),
    '',
    ...Object.entries(suites).flatMap(([name, suite]) => suiteLines(name, suite)),
    '',
    lines.length === 0 ? 'No line of the policy is needed.' : `These keys of ${path} settle it:`,
  ];
  const rest = [
    ...unsettled.map((what) => `No line settles this: ${what}`),
    'False alarms to expect, by the runs that vary what a desk and CI may differ in:',
    `  as the policy is: ${shownRate(alarms.without.rate)}`,
    ...(lines.length === 0 ? [] : [`  with these lines: ${shownRate(alarms.with.rate)}`]),
    ...Object.entries(alarms.with.fields).map(
      ([name, fields]) => `  ${name} then still differs in ${fields.join(', ')}`,
    ),
  ];
  const toText = (all: readonly string[]): string => all.map((line) => `${plainLine(line, WIDEST)}\n`).join('');
  const pasted = lines.map((line) => `${line}\n`).join('');
  return `${toText(found)}${pasted === '' ? '' : `\n${pasted}`}\n${toText(rest)}`;
};
