import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { isRight, isWrong } from './judged.ts';
import { plot } from './plot.ts';
import { projects } from './projects.ts';
import { rate } from './rate.ts';
import { buildOf, type HonestResult, type LieResult, type ProjectResult, type Result } from './results.ts';
import { grouped, nameOf, type Sorted, sorted } from './sorted.ts';

const wrongOf = (results: readonly Result[]): string => rate(results.filter(isWrong).length, results.length);
const classOf = ({ field, form, door }: LieResult): string => `${field}: ${form}, by ${door}`;
const countOf = (words: readonly string[]): number => new Set(words).size;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const list = (items: readonly string[], none: string): string =>
  items.length === 0 ? none : items.map((item) => `- ${item}`).join('\n');

const inShort = ({ honest, commits, lies }: Sorted): string => {
  const row = (title: string, some: (result: HonestResult | LieResult) => boolean): readonly string[] => {
    const false_ = lies.filter(some);
    return [title, wrongOf(honest.filter(some)), wrongOf(false_), String(countOf(false_.map(classOf)))];
  };
  return table(
    ['written from', 'false alarms', 'lies let through', 'classes of lies'],
    [
      row('README and docs alone', ({ origin }) => origin === 'documentation'),
      row('the source too', ({ origin }) => origin === 'source'),
      ['releases of real projects', wrongOf(commits), '–', '–'],
      ['all', wrongOf([...honest, ...commits]), wrongOf(lies), String(countOf(lies.map(classOf)))],
    ],
  );
};

const byRunner = ({ honest, lies, versions }: Sorted): string =>
  table(
    ['runner', 'version', 'false alarms', 'lies let through'],
    versions.map(({ runner, version }) => [
      nameOf(runner),
      version.split('\n')[0] ?? '',
      wrongOf(honest.filter((one) => one.runner === runner)),
      wrongOf(lies.filter((one) => one.runner === runner)),
    ]),
  );

const histories = ({ honest }: Sorted): string =>
  table(
    ['history', 'right verdict', 'from', 'false alarms'],
    grouped(honest, ({ title }) => title).map(([title, of]) => {
      const [first] = of;
      const right = [first?.right.outcome ?? '', ...(first?.right.codes ?? [])].join(', ');
      return [title, right, first?.origin ?? '', `${of.filter(isWrong).length} of ${of.length}`];
    }),
  );

const byProject = ({ commits }: Sorted): string =>
  table(
    ['project', 'published at', 'its suite is run by', 'releases', 'tests', 'commits', 'green', 'red', 'false alarms'],
    projects.flatMap(({ id, name, registry, runner, versions }) => {
      const of = commits.filter((one) => one.runner === id);
      if (of.length === 0) return [];
      const played = versions.filter((version) => of.some((one) => one.version === version || one.before === version));
      const counts = of.map(({ tests }) => tests);
      const green = of.filter(({ right }) => right.outcome === 'match').length;
      return [
        [
          name,
          registry,
          runner,
          `${played[0]} to ${played.at(-1)}`,
          `${Math.min(...counts)} to ${Math.max(...counts)}`,
          ...[of.length, green, of.length - green].map(String),
          wrongOf(of),
        ],
      ];
    }),
  );

const lieRows = (lies: readonly LieResult[], of: (lie: LieResult) => string): readonly (readonly string[])[] =>
  grouped(lies, of).map(([name, some]) => [name, String(countOf(some.map(classOf))), wrongOf(some)]);

const lyingRows = ({ lying }: Sorted): string =>
  table(
    ['the pull request’s code', 'runners', 'green', 'the summary names the file'],
    grouped(lying, ({ form }) => form).map(([form, some]) => [
      form,
      String(some.length),
      String(some.filter(({ outcome }) => outcome === 'match').length),
      String(some.filter(({ shown }) => shown).length),
    ]),
  );

const at = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const costs = ({ honest, commits, lies }: Sorted): string => {
  const all = [...honest, ...commits, ...lies].flatMap(({ cost }) => cost ?? []);
  const row = (title: string, unit: string, values: readonly number[]): readonly string[] => [
    title,
    ...[0.5, 0.95, 1].map((share) => `${at(values, share)} ${unit}`),
  ];
  const rows = [
    row(
      'time by the clock',
      'ms',
      all.map(({ wall }) => wall),
    ),
    row(
      'CPU time',
      'ms',
      all.map(({ cpu }) => cpu),
    ),
    row(
      'peak of memory',
      'MiB',
      all.map(({ peak }) => peak),
    ),
  ];
  return `${all.length} verdicts, each a process of its own.\n\n${table(['', 'median', '95 %', 'most'], rows)}`;
};

const wrongHistory = (result: HonestResult | ProjectResult): string =>
  `${nameOf(result.runner)}: ${result.kind === 'honest' ? result.title : result.version}: ${[result.outcome, ...result.codes].join(', ')}. ${result.cause.split('\n')[0] ?? ''}`;

const lieLine = (result: LieResult): string =>
  `${nameOf(result.runner)}: ${classOf(result)}: ${[result.outcome, ...result.codes].join(', ')}`;

const machine = (): string =>
  `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}, ${os.type()} ${os.release()}, node ${process.version}`;

const page = (found: Sorted): string => {
  const { honest, commits, lies, missing } = found;
  const otherwise = lies.filter((lie) => !isWrong(lie) && !isRight(lie));
  return `# How often it is wrong

Written by \`npm run honesty\` on ${new Date().toISOString().slice(0, 10)}: ${honest.length} honest histories over ${countOf(honest.map(({ runner }) => runner))} runners, ${commits.length} releases of ${countOf(commits.map(({ runner }) => runner))} real projects, and ${lies.length} lies of ${countOf(lies.map(classOf))} classes (a field, a form, a way in) over the same runners. Each right verdict was written down before it was played; for a real project's release it follows from what the suite gave at its author's desk. All were played on one build of \`dist\`, whose files hash to \`${buildOf().split('-')[0]}\`. A rate stands with its Wilson interval of 95 %.

${inShort(found)}

![False alarms by runner and lies caught by field](honesty.svg)

A false alarm is an honest history, or a release of a real project, with any verdict but its right one. A lie is let through where the check is green.

## By runner

${byRunner(found)}

## Honest histories

${histories(found)}

## Releases of real projects

Each release over the one before it, as its archive holds it, was a pull request: pinned by its author, judged, and merged before the next. Where a suite passed at the desk (green), the right verdict is \`match\`; where it did not (red), it was pinned as it was, and the right verdict is \`failing\` by \`suite-failed\` (with \`tests-none\` where the archive holds no tests) and nothing else. A suite is red where the release is, or where it does not go with the tools of today.

${byProject(found)}

## False alarms

Each with its cause:

${list([...honest, ...commits].filter(isWrong).map(wrongHistory), 'None.')}

## Lies, by field

${table(
  ['field', 'classes', 'let through'],
  lieRows(lies, ({ field }) => field),
)}

## Lies, by the way in

${table(
  ['way in', 'classes', 'let through'],
  lieRows(lies, ({ door }) => door),
)}

Let through:

${list(lies.filter(isWrong).map(lieLine), 'None.')}

Caught by another finding than the one written down before:

${list(otherwise.map(lieLine), 'None.')}

## A runner that is made to lie

The pull request's own code has its suite say less than is so, and pins truly what the suite then says. No second run can tell that, so they are in no rate above, green or not. What catches them is a review of the files that they change, and the tests of the base branch.

${lyingRows(found)}

## What a verdict takes

${costs(found)}

## How it was played

The runners' projects were made, the real ones brought from where they are published, and the real runner was run: at the desk, without walls, by the packaged command line (\`recount run\`, \`recount pin\`), then by the packaged action against a GitHub on loopback that is held to GitHub's own description. The job \`rerun\` was started by an ordinary user with passwordless sudo, and the suites stood behind the walls of a hosted runner (\`namespace\`, no network). What a project depends on was brought once; \`setup\` links or copies it.

The lies of one runner that come in by one way are judged against one hand-over, by the job \`recount\` alone. Those that are edited in after a green check have the suites run again for each, since that run looks for the earlier record; so do those of a policy of their own.

## What was not covered

${list(
  [
    ...missing.map(({ runner, reason }) => `${nameOf(runner)}: it could not be had on the machine (${reason})`),
    'GitHub itself, and a runner that GitHub hosts',
    'macOS and Windows, and containers',
    'what stands in `by` (machine, time, tool), and prose outside the block: they are shown, or free, and never compared',
    'a workflow that the pull request rewrites: where the check is required by its name alone it is not prevented ([trust.md](trust.md))',
    `suites of more than ${Math.max(0, ...commits.map(({ tests }) => tests))} tests, and of more than a few but in the releases of real projects`,
    'suites that differ from run to run, or need more than their own machine, such as a database or a browser',
    'single commits as the authors of real projects made them: what a registry keeps is releases, and each came in the ordinary way, by a branch of the repository itself',
  ],
  '',
)}

${machine()}.
`;
};

/** The line for the README, by the same numbers. */
const line = ({ honest, commits, lies }: Sorted): string =>
  `False alarms: ${wrongOf([...honest, ...commits])} honest histories, over ${countOf(honest.map(({ runner }) => runner))} runners and in ${commits.length} releases of ${countOf(commits.map(({ runner }) => runner))} real projects. Lies let through: ${wrongOf(lies)}, of ${countOf(lies.map(classOf))} classes ([docs/honesty.md](docs/honesty.md), measured on the build that it names).`;

/** Writes the page and its plot into a folder, where one is given, and gives what they say in a line. */
export const writeReport = (all: readonly Result[], folder: string | undefined): string => {
  const found = sorted(all);
  if (folder !== undefined) {
    writeFileSync(join(folder, 'honesty.md'), page(found));
    writeFileSync(join(folder, 'honesty.svg'), plot(found));
  }
  return line(found);
};
