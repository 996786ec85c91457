import type { Finding } from '../judge/finding.ts';
import { show } from '../judge/finding.ts';
import type { Verdict } from '../judge/verdict.ts';
import { type RunRecord, type SuiteRecord } from '../record/record.ts';
import type { Regenerated } from '../record/regenerated.ts';
import type { SuiteResult } from '../record/suite-result.ts';
import { showTest } from '../tests/tally.ts';
import { codeSpan, fenced, prose, row } from './markdown.ts';
import { sentenceOf } from './outcome.ts';
import { plainLines } from './plain.ts';

/** GitHub drops a summary of more than 1 MiB whole; what is longer is cut at a section. */
const LIMIT = 1_000_000;

/** All that a summary shows. `block` is the whole block, ready to paste, where one may be offered. */
export interface SummaryFacts {
  readonly verdict: Verdict;
  readonly pinned?: RunRecord | undefined;
  readonly regenerated?: Regenerated | undefined;
  readonly block?: string | undefined;
  /** Lines that a reader should see beside the verdict, in our own words. */
  readonly remarks?: readonly string[];
  /** The end of what a `setup` command printed, where that is why nothing can be said. */
  readonly tail?: string | undefined;
}

/** The job's summary in Markdown, for a reader who has never heard of Recount. */
export const renderSummary = (facts: SummaryFacts): string => {
  const sections = [
    heading(facts.verdict),
    findingsTable(facts.verdict.findings),
    remedies(facts.verdict.findings),
    besides(facts),
    unstableTests(facts.regenerated),
    bullets('Not checked', facts.verdict.notChecked),
    bullets('Remarks', [...(facts.remarks ?? []), ...notesOf(facts.regenerated)]),
    tails(facts.regenerated),
    facts.tail === undefined ? '' : `### The end of what was printed\n\nThese are the command's own words.\n\n${fenced(plainLines(facts.tail))}`,
    paste(facts),
  ].filter((section) => section !== '');
  let text = '';
  for (const section of sections) {
    if (Buffer.byteLength(text) + Buffer.byteLength(section) > LIMIT)
      return `${text}\nThe rest is too long for a summary.\n`;
    text += `${section}\n\n`;
  }
  return text;
};

const heading = (verdict: Verdict): string =>
  `## ${verdict.pass ? '✅' : '❌'} Recount: ${verdict.outcome}\n\n${sentenceOf(verdict)}`;

const cell = (value: Parameters<typeof show>[0]): string => (value === undefined ? '' : codeSpan(show(value), 80));

const findingsTable = (findings: readonly Finding[]): string => {
  if (findings.length === 0) return '';
  const most = 100;
  const lines = findings
    .slice(0, most)
    .map(({ code, message, pinned, regenerated }) =>
      row([codeSpan(code), prose(message), cell(pinned), cell(regenerated)]),
    );
  const more =
    findings.length > most ? `\n\n${findings.length - most} more findings are in the output \`verdict\`.` : '';
  return `${[row(['finding', 'what', 'claimed', 'found']), row(['---', '---', '---', '---']), ...lines].join('\n')}${more}`;
};

/** Our own remedies hold code spans on purpose; what a finding adds to them is ours too. */
const remedies = (findings: readonly Finding[]): string => {
  const steps = [...new Set(findings.map(({ remedy }) => remedy))].slice(0, 10);
  return steps.length === 0 ? '' : `### What to do\n\n${steps.map((step) => `- ${step}`).join('\n')}`;
};

const COLUMNS = ['total', 'passed', 'failed', 'skipped', 'unstable'] as const;

const countsRow = (name: string, whose: string, suite: SuiteRecord | undefined): string => {
  const exit =
    suite === undefined
      ? '–'
      : codeSpan(suite.report === undefined ? String(suite.exit) : `${suite.exit}, ${suite.report}`);
  return row([name, whose, exit, ...COLUMNS.map((column) => String(suite?.tests?.[column] ?? '–'))]);
};

const besides = ({ pinned, regenerated }: SummaryFacts): string => {
  const names = [...new Set([...Object.keys(pinned?.suites ?? {}), ...Object.keys(regenerated?.suites ?? {})])].sort();
  if (names.length === 0) return '';
  const lines = names.flatMap((name) => [
    countsRow(codeSpan(name), 'claimed', pinned?.suites[name]),
    countsRow('', 'found', regenerated?.suites[name]?.first.record),
    ...(regenerated?.suites[name]?.again === undefined
      ? []
      : [countsRow('', 'found again', regenerated.suites[name].again.record)]),
  ]);
  const head = ['suite', '', 'exit', ...COLUMNS];
  const by =
    regenerated === undefined
      ? ''
      : `\n\nFound by ${ranBy(regenerated)}.${pinned === undefined ? '' : ` Claimed by ${ranBy(pinned)}.`}`;
  return `### Claimed and found\n\n${[row(head), row(head.map(() => '---')), ...lines].join('\n')}${by}`;
};

const ranBy = ({ by }: Pick<RunRecord, 'by'>): string =>
  prose(`${by.tool} on ${by.os} ${by.arch}, isolation ${by.isolation}, in ${(by.milliseconds / 1000).toFixed(1)} s`);

const unstableTests = (regenerated: Regenerated | undefined): string => {
  const lines = Object.entries(regenerated?.suites ?? {}).flatMap(([name, { first }]) =>
    first.unstable.map(
      ([outcome, group, test]) => `- ${codeSpan(name)} ${codeSpan(showTest(group, test))}: ${outcome}`,
    ),
  );
  return lines.length === 0 ? '' : `### Tests that the policy calls unstable\n\n${lines.join('\n')}`;
};

const bullets = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `### ${title}\n\n${lines.map((line) => `- ${prose(line)}`).join('\n')}`;

const notesOf = (regenerated: Regenerated | undefined): readonly string[] =>
  Object.entries(regenerated?.suites ?? {}).flatMap(([name, { first }]) =>
    first.notes.slice(0, 20).map((note) => `${name}: ${note}`),
  );

const tails = (regenerated: Regenerated | undefined): string =>
  Object.entries(regenerated?.suites ?? {})
    .flatMap(([name, { first }]) => (first.tail === undefined ? [] : [tailOf(name, first.tail, first)]))
    .join('\n\n');

const tailOf = (name: string, tail: string, { record }: SuiteResult): string =>
  `### The end of what ${codeSpan(name)} printed (exit ${record.exit})\n\nThese are the suite's own words.\n\n${fenced(plainLines(tail))}`;

const paste = ({ verdict, block }: SummaryFacts): string =>
  verdict.pass || block === undefined
    ? ''
    : `### The block of what was found\n\n\`recount pin --from-ci\` puts it into the body; by hand, replace the old block with this:\n\n${fenced(block, 'markdown')}`;
