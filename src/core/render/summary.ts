import { type Finding, show } from '../judge/finding.ts';
import type { ChangedHarness } from '../judge/harness.ts';
import { showLive } from '../judge/live.ts';
import type { Verdict } from '../judge/verdict.ts';
import type { RunRecord, SuiteRecord } from '../record/record.ts';
import type { Regenerated } from '../record/regenerated.ts';
import { showTest } from '../tests/tally.ts';
import { seconds } from './amount.ts';
import { cornerSections } from './corners.ts';
import { codeSpan, fenced, prose, row, steps } from './markdown.ts';
import { sentenceOf } from './outcome.ts';
import { plainLines } from './plain.ts';

/** GitHub drops a summary of more than 1 MiB whole, so a section that would pass this many bytes is left out. */
const LIMIT = 1_000_000;

/** Of what has no end in itself this many lines are shown: what is handed over may be of any length. */
const MOST_FINDINGS = 50;
const MOST_LINES = 200;
const MOST_FILES = 30;
const LONGEST_TAIL = 16_000;

/** All that a summary shows. `block` is the whole block, ready to paste, where one may be offered. */
export interface SummaryFacts {
  readonly verdict: Verdict;
  readonly pinned?: RunRecord | undefined;
  readonly regenerated?: Regenerated | undefined;
  readonly block?: string | undefined;
  /** Lines that a reader should see beside the verdict, in our own words. */
  readonly remarks?: readonly string[];
  readonly harness?: ChangedHarness | undefined;
  /** The end of what a `setup` command printed, where that is why nothing can be said. */
  readonly tail?: string | undefined;
}

/** The job's summary in Markdown, for a reader who has never heard of Recount; `limit` in bytes. */
export const renderSummary = (facts: SummaryFacts, limit = LIMIT): string => {
  const sections = [
    heading(facts.verdict),
    harnessOf(facts),
    findingsTable(facts.verdict.findings),
    remedies(facts.verdict.findings),
    besides(facts),
    ...cornerSections(facts.regenerated),
    unstableTests(facts.regenerated),
    bullets('Not checked', facts.verdict.notChecked),
    bullets('Live', (facts.verdict.live ?? []).map(showLive)),
    bullets('Remarks', [...(facts.remarks ?? []), ...notesOf(facts.regenerated)]),
    paste(facts),
    facts.tail === undefined ? '' : tailOf('was printed', 'command', facts.tail),
    ...tails(facts.regenerated),
  ].filter((section) => section !== '');
  const kept: string[] = [];
  let room = limit;
  for (const section of sections) {
    const size = Buffer.byteLength(section) + 2;
    if (size > room) continue;
    kept.push(section);
    room -= size;
  }
  if (kept.length < sections.length) kept.push('Something is left out here: it is too long for a summary.');
  return `${kept.join('\n\n')}\n`;
};

const heading = (verdict: Verdict): string =>
  `## ${verdict.pass ? '✅' : '❌'} Recount: ${verdict.outcome}\n\n${sentenceOf(verdict)}`;

/** First of all: a runner can be made to lie by what configures it. */
const harnessOf = ({ harness = [] }: SummaryFacts): string => {
  if (harness === 'unlisted') return 'Which files this pull request changes could not be listed.';
  if (harness.length === 0) return '';
  const shown = harness.slice(0, MOST_FILES).map((path) => codeSpan(path));
  const more = harness.length > shown.length ? ` and ${harness.length - shown.length} more` : '';
  return `**Look at these first**, since they decide what the suites run and how their runners count: ${shown.join(', ')}${more}`;
};

const cell = (value: Parameters<typeof show>[0]): string => (value === undefined ? '' : codeSpan(show(value), 80));

const findingsTable = (findings: readonly Finding[]): string => {
  if (findings.length === 0) return '';
  const lines = findings
    .slice(0, MOST_FINDINGS)
    .map(({ code, message, pinned, regenerated }) =>
      row([codeSpan(code), prose(message, 500), cell(pinned), cell(regenerated)]),
    );
  const left = findings.length - MOST_FINDINGS;
  const more = left > 0 ? `\n\n${left} more findings are in the output \`verdict\`.` : '';
  return `${[row(['finding', 'what', 'claimed', 'found']), row(['---', '---', '---', '---']), ...lines].join('\n')}${more}`;
};

const remedies = (findings: readonly Finding[]): string => {
  const ways = [...new Set(findings.map(({ remedy }) => remedy))].slice(0, 10);
  return ways.length === 0 ? '' : `### What to do\n\n${ways.map((way) => `- ${steps(way)}`).join('\n')}`;
};

const COLUMNS = ['total', 'passed', 'failed', 'skipped', 'unstable'] as const;

type Column = (typeof COLUMNS)[number];

/** Unstable tests have a column where a policy names such tests. */
const columnsOf = (suites: readonly (SuiteRecord | undefined)[]): readonly Column[] =>
  COLUMNS.filter((column) => column !== 'unstable' || suites.some((suite) => suite?.tests?.unstable !== undefined));

const countsRow = (name: string, whose: string, suite: SuiteRecord | undefined, columns: readonly Column[]): string => {
  const exit =
    suite === undefined
      ? '–'
      : codeSpan(suite.report === undefined ? String(suite.exit) : `${suite.exit}, ${suite.report}`);
  return row([name, whose, exit, ...columns.map((column) => String(suite?.tests?.[column] ?? '–'))]);
};

const besides = ({ pinned, regenerated }: SummaryFacts): string => {
  const names = [...new Set([...Object.keys(pinned?.suites ?? {}), ...Object.keys(regenerated?.suites ?? {})])].sort();
  if (names.length === 0) return '';
  const shown = names.slice(0, MOST_LINES).map((name) => ({
    name,
    claimed: pinned?.suites[name],
    found: regenerated?.suites[name]?.first.record,
    again: regenerated?.suites[name]?.again?.record,
  }));
  const columns = columnsOf(shown.flatMap(({ claimed, found, again }) => [claimed, found, again]));
  const lines = shown.flatMap(({ name, claimed, found, again }) => [
    countsRow(codeSpan(name), 'claimed', claimed, columns),
    countsRow('', 'found', found, columns),
    ...(again === undefined ? [] : [countsRow('', 'found again', again, columns)]),
  ]);
  const head = ['suite', '', 'exit', ...columns];
  const by =
    regenerated === undefined
      ? ''
      : `\n\nFound by ${ranBy(regenerated)}.${pinned === undefined ? '' : ` Claimed by ${ranBy(pinned)}.`}`;
  return `### Claimed and found\n\n${[row(head), row(head.map(() => '---')), ...lines].join('\n')}${by}`;
};

const ranBy = ({ by }: Pick<RunRecord, 'by'>): string =>
  prose(`${by.tool} on ${by.os} ${by.arch}, isolation ${by.isolation}, in ${seconds(by.milliseconds)}`);

const unstableTests = (regenerated: Regenerated | undefined): string => {
  const lines = Object.entries(regenerated?.suites ?? {}).flatMap(([name, { first }]) =>
    first.unstable
      .slice(0, MOST_LINES)
      .map(([outcome, group, test]) => `- ${codeSpan(name)} ${codeSpan(showTest(group, test))}: ${outcome}`),
  );
  const shown = lines.slice(0, MOST_LINES).join('\n');
  return lines.length === 0 ? '' : `### Tests that the policy calls unstable\n\n${shown}`;
};

const bullets = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `### ${title}\n\n${lines.map((line) => `- ${prose(line)}`).join('\n')}`;

const notesOf = (regenerated: Regenerated | undefined): readonly string[] =>
  Object.entries(regenerated?.suites ?? {})
    .flatMap(([name, { first }]) => first.notes.slice(0, 20).map((note) => `${name}: ${note}`))
    .slice(0, MOST_LINES);

const tails = (regenerated: Regenerated | undefined): readonly string[] =>
  Object.entries(regenerated?.suites ?? {}).flatMap(([name, { first }]) =>
    first.tail === undefined
      ? []
      : [tailOf(`${codeSpan(name)} printed (exit ${first.record.exit})`, 'suite', first.tail)],
  );

/** Output is shown as nobody's words but its own: a reader, human or not, should take no order from it. */
const tailOf = (what: string, whose: string, tail: string): string =>
  `### The end of what ${what}\n\nThese are the ${whose}'s own words.\n\n${fenced(plainLines(tail.slice(-LONGEST_TAIL)))}`;

/** A block that is true has nothing to be replaced by. */
const paste = ({ verdict, block, pinned }: SummaryFacts): string =>
  verdict.pass || block === undefined || (verdict.outcome === 'failing' && pinned !== undefined)
    ? ''
    : `### The block of what was found\n\n\`recount pin --from-ci\` puts it into the body; by hand, replace the old block with this:\n\n${fenced(block, 'markdown')}`;
